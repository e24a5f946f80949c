// Reads the source texts under assets/texts: a strict parser of their plain-text format, giving a tree
// that the site renders and `passages`, the sentence behind every rule id. The format is described in
// assets/texts/README.md. Bad text gives one TextFault with file, line and what was expected.
// Long: one grammar, read in one pass.

import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { footnoteMarks, holdAgainst, Inline, ruleId, TextFault } from "./inline-text.mjs";
import { asPrinted, plain, sentences } from "./tree.mjs";

export { TextFault } from "./inline-text.mjs";
export {
  asPrinted,
  citedHeading,
  corrections,
  escapeHtml,
  html,
  passages,
  plain,
  sentences,
  typed,
} from "./tree.mjs";

// A text is a book's own words, or our statement of a description that is not ours to reprint.
const headers = {
  transcription: ["id", "title", "author", "place", "year", "licence", "cite", "language"],
  description: ["form", "id", "title", "after", "age", "licence", "cite", "language"],
};
// A text in a tongue of its own may stand beside our translation: @beside names the language of the lines that begin with "= ".
// The headings may be ours: @headings says so, and a citation puts them in brackets.
// A text in old spelling may stand beside our modern one: @modern names the language of the lines that begin with "~ ".
const mayHave = { transcription: ["beside", "modern", "headings"], description: [] };
const headerKeys = [...new Set([...Object.values(headers), ...Object.values(mayHave)].flat())];
// The line under a line of the book, by the header line that announces it.
const seconds = [
  { key: "beside", sign: "= ", name: "the translation" },
  { key: "modern", sign: "~ ", name: "the modern reading" },
];
const wordId = /^[a-z][a-z0-9-]*$/;
const diagramName = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;
const pageName = /^[a-z&]{2}$/;
const squareId = /^[a-z]+[a-z0-9]*(-[a-z0-9]+)*$/;
const wayRun = /^([a-z&])-([a-z&])$/;
/** What a row of a checked table may be. */
export const rowStatuses = ["ok", "all-three", "wrong", "duplicate", "nothing", "missing"];

// ---------------------------------------------------------------- plain sentences

/** A plain sentence is read on a phone beside the board: longer ones are two thoughts. */
export const longestPlain = 240;

// "% rule.id | What the rule says, in one plain sentence of ours."
function plainRule(plain, line, row, fault) {
  const parts = /^% ([^| ]+) \| (.+)$/.exec(row);
  if (!parts || !ruleId.test(parts[1])) throw fault(line, "% rule.id | One plain sentence.", row);
  const [, id, sentence] = parts;
  if (plain.has(id))
    throw fault(
      line,
      `one plain sentence for ${id}, it has one in line ${plain.get(id).line}`,
      row,
    );
  if (!/[.!?]$/.test(sentence) || /[{}[\]*|]/.test(sentence))
    throw fault(line, "a plain sentence without marks that ends with a stop", sentence);
  if (sentence.length > longestPlain)
    throw fault(
      line,
      `a plain sentence of at most ${longestPlain} characters`,
      `${sentence.length} characters`,
    );
  plain.set(id, { sentence, line });
}

// ---------------------------------------------------------------- blocks

/**
 * Parses a text. `options.file` names it in faults; `options.table(id)` gives the text of a checked table
 * (tab-separated, with a heading line) and is asked for each `!table id` with no rows of its own.
 *
 * The tree: {meta, sections, rules, plain, diagrams, away, corrections}; `plain` has the plain sentence of ours by rule id; `away` are the links to rules of other texts. A section: {id, level, heading, title, line, blocks}.
 * Blocks: {type: "paragraph", inline, notes, corrections}, {type: "diagram", name, caption},
 * {type: "opening", game, caption}, {type: "square", square, edge, path, caption, turn}, {type: "table", id, caption, checked, columns, rows},
 * {type: "letters", caption, rows}, {type: "pages", game, pages, caption}, {type: "course", game, ways, caption} with the
 * runs of each side's way as [[from, to]]. Every block may carry notes: {lead, inline, ours, corrections}, and the book's
 * own footnotes: {inline, corrections}, with the mark and the number of the call in its words where it has one: {mark, n}.
 * In a text with @beside every section and paragraph has `beside`: the inline nodes of its translation. In a text with
 * @modern it has `modern`, the nodes of its modern reading, sentence by sentence (`sentences` in tree.mjs).
 */
export function parse(source, options = {}) {
  const file = options.file ?? "text";
  const lines = source.replace(/\r\n/g, "\n").split("\n");
  if (lines.at(-1) === "") lines.pop();
  const state = {
    file,
    rules: new Map(),
    links: [],
    plain: new Map(),
    found: [],
    corrections: 0,
    calls: [],
    footnotes: 0,
  };
  const fault = (line, expected, found) => new TextFault(file, line, expected, found);

  const blocks = [];
  for (let i = 0; i < lines.length;) {
    if (lines[i] === "")
      throw fault(i + 1, "one blank line between two blocks, none at the beginning", "");
    const first = i;
    while (i < lines.length && lines[i] !== "") {
      if (/\s$/.test(lines[i]))
        throw fault(i + 1, "no space at the end of a line", lines[i].slice(-20));
      i += 1;
    }
    blocks.push({ line: first + 1, lines: lines.slice(first, i) });
    i += 1;
  }
  if (blocks.length === 0) throw fault(1, "a header such as @id fulke", "");

  const meta = header(blocks.shift(), fault);
  state.modern = Boolean(meta.modern);
  const sections = [];
  const diagrams = [];
  const sectionIds = new Map();
  /** @type {any} */
  let last = null;

  const inline = (line, words, where) => {
    state.found = [];
    const nodes = new Inline(state, line, words, where).parse();
    return { nodes, corrections: state.found };
  };
  const add = (line, block) => {
    if (sections.length === 0)
      throw fault(line, "a section heading such as # of-the-kings | Of the kings.", "");
    block.notes = [];
    block.footnotes = [];
    block.line = line;
    sections.at(-1).blocks.push(block);
    last = block;
  };

  const footnote = (line, words) => {
    const { nodes, corrections } = inline(line, words, "footnote");
    return { inline: nodes, corrections };
  };
  // The call of a footnote by its mark, among the words of the block before.
  const answer = (line, mark, first) => {
    if (!mark) return {};
    const at = state.calls.findIndex(
      ({ node, line: where }) => where >= last.line && footnoteMarks[node.mark - 1] === mark,
    );
    if (at < 0)
      throw fault(line, `the mark ${mark} in the words of the block before its footnote`, first);
    const [{ node }] = state.calls.splice(at, 1);
    return { mark: node.mark, n: node.n };
  };

  const second = seconds.find(({ key }) => meta[key]);
  for (const { line, lines: rows } of blocks) {
    const first = rows[0];
    const only = () => {
      if (rows.length > 1)
        throw fault(line + 1, "a blank line after the block of one line", rows[1]);
    };
    // A line of the book, with its translation or modern reading in the next line where the text has one.
    const alone = (what) => {
      if (!second) return only();
      if (!rows[1]?.startsWith(second.sign))
        throw fault(
          line + 1,
          `${second.name} of the ${what}: a line that begins with "${second.sign}"`,
          rows[1] ?? "",
        );
      if (rows.length > 2) throw fault(line + 2, `a blank line after ${second.name}`, rows[2]);
    };
    // What the second line gives, held against the nodes of the first.
    const again = (nodes) => {
      if (!second) return {};
      const more = inline(line + 1, rows[1].slice(2), second.key).nodes;
      if (second.key === "modern") {
        if (!sentences(nodes))
          throw fault(
            line,
            "a rule that holds whole sentences, or none of the | between them, and words in each",
            first,
          );
        if (!sentences(more)) throw fault(line + 1, "words in each sentence", rows[1]);
        holdAgainst(nodes, more, (expected, found) => fault(line + 1, expected, found));
      }
      return { [second.key]: more };
    };
    if (first.startsWith("#")) {
      alone("heading");
      const parts = /^(#{1,2}) ([^|]+) \| (.+)$/.exec(first);
      if (!parts || !wordId.test(parts[2]))
        throw fault(line, "# section-id | Heading as printed", first);
      if (sectionIds.has(parts[2]))
        throw fault(
          line,
          `a section id of its own, ${parts[2]} stands already in line ${sectionIds.get(parts[2])}`,
          first,
        );
      if (parts[1] === "##" && sections.length === 0)
        throw fault(line, "a # section before the first ## section", first);
      sectionIds.set(parts[2], line);
      const { nodes, corrections } = inline(line, parts[3], "heading");
      sections.push({
        id: parts[2],
        level: parts[1].length,
        heading: nodes,
        ...again(nodes),
        title: asPrinted(nodes),
        corrections,
        line,
        blocks: [],
      });
      last = null;
    } else if (first.startsWith(">")) {
      only();
      const parts = /^>(\??) (.+)$/.exec(first);
      if (!parts)
        throw fault(
          line,
          "> Lead. Text of the note, or >? Lead. Text for a reading of ours",
          first,
        );
      if (!last) throw fault(line, "a paragraph, table or diagram before its note", first);
      const ours = parts[1] === "?";
      const note = readNote(line, parts[2], inline, fault);
      last.notes.push({ ...note, ours, line });
    } else if (first.startsWith("% ")) {
      rows.forEach((row, i) => plainRule(state.plain, line + i, row, fault));
    } else if (first.startsWith("^")) {
      only();
      const parts = /^\^ (?:([¹²³⁴⁵⁶⁷⁸⁹]) )?(.+)$/.exec(first);
      if (!parts)
        throw fault(line, "^ Words of a footnote, or ^ ¹ Words with the mark that calls it", first);
      if (!last) throw fault(line, "a paragraph, table or diagram before its footnote", first);
      last.footnotes.push({ ...answer(line, parts[1], first), ...footnote(line, parts[2]), line });
    } else if (first.startsWith("!")) {
      const command = /^!([a-z]+)(?: ([^|]+?))?(?: \| (.+))?$/.exec(first);
      const [, kind, name = "", caption = ""] = command ?? [];
      if (kind === "diagram") {
        only();
        if (!diagramName.test(name) || caption === "")
          throw fault(line, "!diagram family/game/name | caption", first);
        diagrams.push({ name, line });
        add(line, { type: "diagram", name, caption });
      } else if (kind === "opening") {
        only();
        if (!wordId.test(name) || caption === "")
          throw fault(line, "!opening game-id | caption", first);
        add(line, { type: "opening", game: name, caption });
      } else if (kind === "pages" || kind === "course") {
        only();
        const [game, ...words] = name.split(" ");
        if (!wordId.test(game) || words.length === 0 || caption === "")
          throw fault(
            line,
            kind === "pages"
              ? "!pages game-id fa mg ns | caption"
              : "!course game-id &-n m-a / a-m n-& | caption",
            first,
          );
        add(
          line,
          kind === "pages"
            ? { type: "pages", game, pages: pageNames(line, words, fault), caption }
            : { type: "course", game, ways: ways(line, words, fault), caption },
        );
      } else if (kind === "square") {
        only();
        add(line, { type: "square", ...printedSquare(line, name, caption, fault) });
      } else if (kind === "letters") {
        if (name !== "" || caption === "") throw fault(line, "!letters | caption", first);
        add(line, { type: "letters", caption, rows: letterRows(line, rows.slice(1), fault) });
      } else if (kind === "table") {
        if (!wordId.test(name))
          throw fault(line, "!table table-id | caption, then its rows", first);
        add(
          line,
          rows.length > 1
            ? plainTable(line, name, caption, rows.slice(1), inline, fault)
            : checkedTable(line, name, caption, options, fault),
        );
      } else {
        throw fault(
          line,
          "!diagram, !opening, !pages, !course, !table, !letters or !square",
          first,
        );
      }
    } else if (seconds.some(({ sign }) => first.startsWith(sign))) {
      const { key, sign, name } = seconds.find((each) => first.startsWith(each.sign));
      throw fault(
        line,
        meta[key]
          ? `the line of the book before ${name}`
          : `a header line @${key} with the language, before a line that begins with "${sign}"`,
        first,
      );
    } else {
      alone("paragraph");
      if (first.includes("\t"))
        throw fault(line, "no tab within a paragraph", first.slice(first.indexOf("\t")));
      const { nodes, corrections } = inline(line, first, "text");
      add(line, { type: "paragraph", inline: nodes, ...again(nodes), corrections });
    }
  }

  for (const { node, line } of state.calls)
    throw fault(
      line,
      "a footnote for every mark in the words: ^ " +
        footnoteMarks[node.mark - 1] +
        " Words, after the block",
      footnoteMarks[node.mark - 1],
    );

  for (const [id, { line }] of state.plain)
    if (!state.rules.has(id)) throw fault(line, "a rule that has its anchor in this text", id);

  const away = [];
  for (const { to, line } of state.links) {
    if (state.rules.has(to) || sectionIds.has(to)) continue;
    if (ruleId.test(to) && !to.startsWith(meta.id + ".")) away.push({ to, line });
    else throw fault(line, "a link to a rule id or a section of this text", to);
  }
  for (const id of sectionIds.keys())
    if (state.rules.has(id))
      throw fault(sectionIds.get(id), "a section id unlike every rule id", id);

  return {
    meta,
    sections,
    rules: Object.fromEntries(state.rules),
    plain: Object.fromEntries([...state.plain].map(([id, { sentence }]) => [id, sentence])),
    diagrams,
    away,
    corrections: state.corrections,
  };
}

function header({ line, lines }, fault) {
  /** @type {{ [key: string]: any }} */
  const meta = {};
  lines.forEach((text, i) => {
    const parts = /^@([a-z]+) (.+)$/.exec(text);
    if (!parts || !headerKeys.includes(parts[1]))
      throw fault(line + i, "a header line: " + headerKeys.map((key) => "@" + key).join(" "), text);
    if (parts[1] in meta) throw fault(line + i, `one @${parts[1]} only`, text);
    meta[parts[1]] = parts[2];
  });
  const form = meta.form ?? "transcription";
  if (!(form in headers) || (meta.form && form === "transcription"))
    throw fault(line, "@form description, or no such line for a transcription", meta.form);
  for (const key of headers[form])
    if (!(key in meta)) throw fault(line, `a header line @${key}`, "");
  for (const key of Object.keys(meta))
    if (!headers[form].includes(key) && !mayHave[form].includes(key))
      throw fault(line, `no @${key} for a ${form}`, "");
  if (form === "description") return meta;
  if (meta.headings && meta.headings !== "ours")
    throw fault(line, "@headings ours, or no such line", meta.headings);
  if (meta.beside && meta.modern) throw fault(line, "@beside or @modern, not both", meta.modern);
  if (!/^\d{3,4}$/.test(meta.year)) throw fault(line, "a year in figures", meta.year);
  meta.year = Number(meta.year);
  meta.form = form;
  return meta;
}

// The lead is the first sentence of a note; a rule id on it anchors the whole note.
function readNote(line, words, inline, fault) {
  const { nodes, corrections } = inline(line, words, "note");
  const ruled = nodes[0].type === "rule";
  const lead = ruled
    ? plain(nodes[0].children)
    : (/^[^.?!]+[.?!]/.exec(nodes[0].type === "text" ? nodes[0].text : "") ?? [""])[0];
  if (lead === "" || lead.length > 80)
    throw fault(line, "a note that begins with a short lead and a full stop", words);
  const rest = ruled
    ? nodes.slice(1)
    : [{ type: "text", text: nodes[0].text.slice(lead.length) }, ...nodes.slice(1)];
  if (plain(rest).trim() === "") throw fault(line, "the text of the note after its lead", words);
  return { lead, ids: ruled ? nodes[0].ids : [], inline: trimStart(rest), corrections };
}

function trimStart(nodes) {
  const [head, ...tail] = nodes;
  return head?.type === "text" ? [{ ...head, text: head.text.trimStart() }, ...tail] : nodes;
}

function pageNames(line, words, fault) {
  for (const word of words)
    if (!pageName.test(word))
      throw fault(line, "a page by its two corners, such as fa or t&", word);
  return words;
}

// The ways of the sides, parted by a stroke, each in straight runs from point to point.
function ways(line, words, fault) {
  const all = [[]];
  for (const word of words) {
    if (word === "/") all.push([]);
    else if (wayRun.test(word)) all.at(-1).push(wayRun.exec(word).slice(1));
    else
      throw fault(
        line,
        "a run from point to point, such as a-m, or / before the other side's way",
        word,
      );
  }
  if (all.length > 2 || all.some((runs) => runs.length === 0))
    throw fault(line, "one way, or two with / between", words.join(" "));
  return all;
}

// "!square id", then "edge" for one ring of the squares around it, or "path" and the numbers of some cells. The caption may
// begin with the page that begins there; without one the square's own title stands.
function printedSquare(line, name, caption, fault) {
  const [square, how, ...numbers] = name.split(" ");
  const good =
    how === undefined ||
    (how === "edge" && numbers.length === 0) ||
    (how === "path" && numbers.length > 0 && numbers.every((each) => /^[1-9]\d*$/.test(each)));
  if (!squareId.test(square) || !good)
    throw fault(line, "!square square-id, then nothing, edge, or path and its numbers", name);
  const [, page, words] = /^(?:‖(\d+) )?(.*)$/.exec(caption);
  return {
    square,
    edge: how === "edge",
    path: numbers.map(Number),
    caption: words,
    ...(page ? { turn: page } : {}),
  };
}

function plainTable(line, id, caption, rows, inline, fault) {
  const cells = rows.map((row, i) =>
    row.split("\t").map((cell) => {
      if (cell === "")
        throw fault(line + 1 + i, "words in every cell, or a point for an empty one", row);
      const { nodes, corrections } = inline(line + 1 + i, cell === "." ? "" : cell, "text");
      return { inline: nodes, corrections };
    }),
  );
  cells.forEach((row, i) => {
    if (row.length !== cells[0].length)
      throw fault(line + 1 + i, `${cells[0].length} cells as in the first row`, rows[i]);
  });
  return { type: "table", id, caption, checked: false, rows: cells };
}

function checkedTable(line, id, caption, options, fault) {
  if (!options.table) throw fault(line, "rows for the table, or a folder of checked tables", id);
  const { file, text } = options.table(id);
  return { type: "table", id, caption, checked: true, rows: readTable(text, file) };
}

/** Rows of a checked table: {printed, numbers, status, note, line}. The first line names the columns. */
export function readTable(text, file = "table") {
  const [head, ...lines] = text.replace(/\n$/, "").split("\n");
  if (head !== "printed\tstatus\tnote")
    throw new TextFault(file, 1, "the columns printed, status, note", head);
  return lines.map((row, i) => {
    const fault = (expected) => new TextFault(file, i + 2, expected, row);
    const cells = row.split("\t");
    if (cells.length !== 3) throw fault("three cells: printed, status, note");
    const [printed, status, note] = cells;
    if (!rowStatuses.includes(status)) throw fault("a status: " + rowStatuses.join(", "));
    const numbers = /^(\d+(?: \d+)*)( [a-z.]+)?$/.exec(printed);
    if (!numbers || (numbers[2] && status !== "nothing"))
      throw fault(
        "numbers with one space between, and a word after them only where nothing is to be had",
      );
    if (status !== "ok" && note === "") throw fault("a note to a row that is not ok");
    return { printed, numbers: numbers[1].split(" ").map(Number), status, note, line: i + 2 };
  });
}

function letterRows(line, rows, fault) {
  if (rows.length === 0) throw fault(line, "the rows of letters after !letters", "");
  return rows.map((row, i) => {
    const [rank, ...cells] = row.split(" ");
    if (!/^\d+$/.test(rank)) throw fault(line + 1 + i, "the number of the rank first", row);
    if (cells.length !== 8)
      throw fault(line + 1 + i, "a rank and eight cells with one space between", row);
    for (const cell of cells)
      if (!/^([A-Z]\??|\.)$/.test(cell))
        throw fault(
          line + 1 + i,
          "a capital letter, with ? where it is restored, or a point for none",
          cell,
        );
    return {
      rank: Number(rank),
      cells: cells.map((cell) => ({
        letter: /[A-Z]/.test(cell) ? cell[0] : "",
        restored: cell.endsWith("?"),
      })),
    };
  });
}

/** Reads a text file, with its checked tables from tables/<name>/ beside it. */
export function load(path) {
  const name = basename(path).replace(/\.txt$/, "");
  return parse(readFileSync(path, "utf8"), {
    file: basename(path),
    table: (id) => {
      const file = `tables/${name}/${id}.tsv`;
      return { file, text: readFileSync(join(dirname(path), file), "utf8") };
    },
  });
}
