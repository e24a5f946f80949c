// The glossary: reads assets/texts/glossary/terms.txt (its format is described in assets/texts/README.md) and finds the
// terms in the words of a chapter. A bad entry gives one TextFault with line and what was expected.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./paths.mjs";
import { escapeHtml, TextFault } from "./text.mjs";

// Not among the books' texts, for it is none.
const source = "assets/texts/glossary/terms.txt";

/**
 * What a term belongs to, and the books or chapters in which it is looked for; a word may mean another thing elsewhere. What
 * stands in none is looked for nowhere.
 */
export const subjects = {
  battle: { name: "Rithmomachia", within: ["fulke", "guild", "mebben", "asilo", "boissiere"] },
  tables: {
    name: "games of tables",
    within: [
      "royal",
      "falkener/backgammon",
      "falkener/german-backgammon",
      "falkener/turkish-backgammon",
    ],
  },
  chess: {
    name: "chess",
    within: [
      "introduction",
      "chess-notation",
      "chaturanga",
      "chinese-chess",
      "japanese-chess",
      "burmese-chess",
      "siamese-chess",
      "turkish-chess",
      "tamerlane-chess",
      "maharajah",
      "double-chess",
      "chess-problems",
    ].map((slug) => `falkener/${slug}`),
  },
  chinese: { name: "Chinese chess", within: ["falkener/chinese-chess"] },
  egypt: {
    name: "Falkener's games of Egypt",
    within: ["egypt", "hatasu", "tau", "senat", "bowl", "sacred-way", "atep", "rules-of-egypt"].map(
      (slug) => `falkener/${slug}`,
    ),
  },
  draughts: {
    name: "draughts",
    within: ["draughts", "polish-draughts", "turkish-draughts"].map((slug) => `falkener/${slug}`),
  },
  race: {
    name: "Pachisi and its family",
    within: ["pachisi", "chausar-and-chauput", "ashta-kashte"].map((slug) => `falkener/${slug}`),
  },
  go: { name: "go", within: ["falkener/enclosing"] },
  squares: {
    name: "magic squares and the knight's tour",
    within: [
      "magic-squares",
      "odd-squares",
      "even-squares",
      "uneven-squares",
      "any-cell",
      "compartments",
      "hollow-squares",
      "knights-tour",
      "knights-magic-square",
      "knights-magic-any",
      "indian-squares",
    ].map((slug) => `falkener/${slug}`),
  },
  site: { name: "this site", within: [] },
};

const termId = /^[a-z][a-z0-9-]*$/;
const passageId = /^([a-z][a-z0-9]*(\.[a-z0-9][a-z0-9-]*)+|[a-z]+#[a-z][a-z0-9-]*)$/;
const collator = new Intl.Collator("en", { sensitivity: "base" });
const plainly = (words) => words.toLowerCase().replace(/\s+/g, " ");

// ---------------------------------------------------------------- the file

/**
 * The entries in their order: {id, term, subjects, spellings, sought, text, passages, line}; `sought` is what is looked for in the
 * texts, in whatever letters, but as it is written where it has a capital.
 */
export function readTerms(text, { file = source } = {}) {
  const fault = (line, expected, found) => new TextFault(file, line, expected, found);
  const lines = text.replace(/\r\n/g, "\n").split("\n");
  if (lines.at(-1) === "") lines.pop();
  const terms = [];
  const taken = new Map();
  for (let i = 0; i < lines.length; i += 1) {
    const first = i + 1;
    const entry = { line: first };
    const line = () => lines[i] ?? "";
    const sign = (mark) => (line().startsWith(mark + " ") ? lines[i++].slice(2) : undefined);

    const head = /^# (\S+) \| (.+)$/.exec(line());
    if (!head || !termId.test(head[1])) throw fault(first, "# term-id | Term", line());
    [, entry.id, entry.term] = head;
    i += 1;

    const about = sign("~")?.split(" ");
    if (!about || about.some((each) => !subjects[each]))
      throw fault(
        i + (about ? 0 : 1),
        `~ and one or more of ${Object.keys(subjects).join(", ")}`,
        about?.join(" ") ?? line(),
      );
    entry.subjects = about;

    const spellings = sign("=");
    entry.spellings = spellings?.split(", ") ?? [];
    if (entry.spellings.some((each) => each.trim() !== each || each === ""))
      throw fault(i, "= other spellings, with a comma and a space between", spellings);
    const unsought = sign("-");
    if (unsought === "") throw fault(i, "- why the term itself is not looked for", "-");
    entry.sought = [
      ...(unsought === undefined ? [entry.term.toLowerCase()] : []),
      ...entry.spellings,
    ];

    if (line() === "" || /^[#~=@-]/.test(line()))
      throw fault(i + 1, "one line that says what the term means", line());
    entry.text = lines[i++];
    if ((entry.text.match(/\*/g)?.length ?? 0) % 2 === 1)
      throw fault(i, "a second * to end the emphasis", entry.text);

    entry.passages = sign("@")?.split(" ") ?? [];
    const bad = entry.passages.find((each) => !passageId.test(each));
    if (bad !== undefined || entry.passages.length < 1 || entry.passages.length > 3)
      throw fault(
        i + (entry.passages.length ? 0 : 1),
        "@ and one to three passages, such as fulke.1.leap or fulke#reason",
        bad ?? (entry.passages.join(" ") || line()),
      );
    if (i < lines.length && (line() !== "" || i === lines.length - 1))
      throw fault(i + 1, "one blank line between two entries", line());

    const before = terms.at(-1);
    if (terms.some(({ id }) => id === entry.id)) throw fault(first, "an id of its own", entry.id);
    if (before && collator.compare(sortName(before.term), sortName(entry.term)) >= 0)
      throw fault(first, `a term that comes after “${before.term}” in the alphabet`, entry.term);
    for (const spelling of entry.sought.map(plainly))
      for (const subject of entry.subjects) {
        const key = `${subject} ${spelling}`;
        if (taken.has(key))
          throw fault(
            first,
            `a spelling that leads to one term; “${spelling}” leads to ${taken.get(key)} already`,
            entry.id,
          );
        taken.set(key, entry.id);
      }
    terms.push(entry);
  }
  return terms;
}

let read = null;
/** The house's own. */
export const glossary = () => (read ??= readTerms(readFileSync(join(root, source), "utf8")));
/** Before building anew, for the file may have changed. */
export const forgetGlossary = () => {
  read = null;
};

// ---------------------------------------------------------------- the page

// The first words of a sentence; of a reading of ours, whose passage is the whole note, its lead.
function opening(text) {
  const words = text.split(" … ")[0].trim().split(/\s+/);
  const few = words.slice(0, 9).join(" ");
  const lead = /^.{8,}?[.?](?= )/.exec(few)?.[0] ?? few;
  return lead === few
    ? few.replace(/[.,;:]$/, "") + (words.length > 9 ? "\u00a0…" : "")
    : lead.replace(/[.]$/, "");
}

// A form of the term that teaches no spelling.
const bare = (spelling) =>
  spelling
    .toLowerCase()
    .replace(/^(the|an?) /, "")
    .replace(/s$/, "");

/** What a term is sorted by: a sign before its first letter does not count, so ’Eyn stands under E. */
export const sortName = (term) => term.replace(/^\P{L}+/u, "");

/**
 * The terms for the page, under their letters: [{letter, terms: [{id, term, about, spellings, html, passages: [{url, words, cite, ours}]}]}],
 * `words` being the first of the sentence, in quotes where it is the book's, or the heading. `books` and `found` are the books and their passages.
 */
export function shelved(terms, books, found) {
  const passage = (address, line) => {
    const [book, section] = address.split("#");
    if (!section && found[address]) {
      const { url, cite, ours, told, text, beside } = found[address];
      const words = opening(beside ?? text);
      return { url, words: ours || told ? words : `“${words}”`, cite, ours };
    }
    const title = section && books[book]?.tree.sections.find(({ id }) => id === section)?.short;
    if (!title)
      throw new TextFault(
        source,
        line,
        "a rule id, or book#section, that stands in a text",
        address,
      );
    return {
      url: books[book].place(section),
      words: title,
      cite: books[book].meta.cite,
      ours: false,
    };
  };
  const letters = [];
  for (const each of terms) {
    const letter = sortName(each.term)[0].toUpperCase();
    if (letters.at(-1)?.letter !== letter) letters.push({ letter, terms: [] });
    letters.at(-1).terms.push({
      id: each.id,
      term: each.term,
      about: each.subjects.map((subject) => subjects[subject].name).join(", "),
      spellings: each.spellings.filter((spelling) => bare(spelling) !== bare(each.term)),
      html: escapeHtml(each.text).replace(/\*([^*]+)\*/g, "<em>$1</em>"),
      passages: each.passages.map((address) => passage(address, each.line)),
    });
  }
  return letters;
}

// ---------------------------------------------------------------- the text

const quoted = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

/** What is looked for in a chapter ("fulke/taking"): a pattern and the term each spelling leads to; null where there is nothing. */
export function seeker(terms, chapter) {
  const here = (place) => chapter === place || chapter.startsWith(place + "/");
  const leads = new Map();
  for (const term of terms)
    if (term.subjects.some((subject) => subjects[subject].within.some(here)))
      for (const spelling of term.sought)
        leads.set(plainly(spelling), {
          to: term.id,
          exact: plainly(spelling) === spelling ? null : spelling,
        });
  if (leads.size === 0) return null;
  // The longest first, so that a greater triumph is not found as a triumph; with an s it is the same word.
  const longest = [...leads.keys()].sort((a, b) => b.length - a.length).map(quoted);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(${longest.join("|")})s?(?![\\p{L}\\p{N}-])`, "giu"),
    leads,
  };
}

/**
 * The blocks of a chapter's sections, with the first occurrence of each term made a node {type: "term", to, children}: in the
 * paragraphs, then their footnotes and notes, as they stand on the page. Headings, captions, tables, links and corrections
 * keep their words. With `beside` it is the translation that is looked through, not the text in its own tongue. A modern
 * reading, which may stand in place of the text, has first occurrences of its own.
 */
export function linkTerms(sections, seek, { beside = false } = {}) {
  if (!seek) return sections.map(({ blocks }) => blocks);
  let met = new Set();
  const reading = new Set();
  const split = (text) => {
    const nodes = [];
    let at = 0;
    for (const found of text.matchAll(seek.pattern)) {
      const { to, exact } = seek.leads.get(plainly(found[1]));
      if (met.has(to) || (exact && exact !== found[1])) continue;
      met.add(to);
      if (found.index > at) nodes.push({ type: "text", text: text.slice(at, found.index) });
      nodes.push({ type: "term", to, children: [{ type: "text", text: found[0] }] });
      at = found.index + found[0].length;
    }
    if (at < text.length) nodes.push({ type: "text", text: text.slice(at) });
    return nodes;
  };
  const walk = (nodes) =>
    nodes.flatMap((node) => {
      if (node.type === "text") return split(node.text);
      return node.type === "rule" ||
        node.type === "em" ||
        (node.type === "modern" && node.of.type === "rule")
        ? [{ ...node, children: walk(node.children) }]
        : [node];
    });
  const modern = (nodes) => {
    const before = met;
    met = reading;
    const linked = walk(nodes);
    met = before;
    return linked;
  };
  const within = (each) => ({ ...each, inline: walk(each.inline) });
  const block = (each) => {
    const text =
      each.type !== "paragraph"
        ? {}
        : beside
          ? { beside: walk(each.beside) }
          : { inline: walk(each.inline), ...(each.modern && { modern: modern(each.modern) }) };
    return {
      ...each,
      ...text,
      footnotes: each.footnotes.map(within),
      notes: each.notes.map(within),
    };
  };
  return sections.map(({ blocks }) => blocks.map(block));
}
