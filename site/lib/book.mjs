// A book's text as pages: chapters, rule sentences with their anchors, notes beside them, diagrams, tables.
// Long: every part a page of a book has, in the order in which it stands there.

import { readdirSync } from "node:fs";
import { join } from "node:path";

import { groupIntoChapters } from "./chapters.mjs";
import { course, pages } from "./course.mjs";
import { cited, figureId, forgetIds, idOf, opening, picture } from "./diagram.mjs";
import { recordsByRule } from "./examples.mjs";
import { glossary, linkTerms, seeker } from "./glossary.mjs";
import { Margin, noted } from "./margin.mjs";
import { texts } from "./paths.mjs";
import { squareFigure, squareHeight, squareOf } from "./squares.mjs";
import { proved } from "./tables.mjs";
import {
  asPrinted,
  citedHeading,
  corrections,
  escapeHtml,
  load,
  passages,
  plain,
  sentences,
  typed,
} from "./text.mjs";

/** Every book with a text, by id: {id, meta, imprint, tree, url, chapters, passages}; the old books first, by their years. */
export function books() {
  return (read ??= Object.fromEntries(
    readdirSync(texts)
      .filter((name) => name.endsWith(".txt"))
      .map((name) => book(join(texts, name)))
      .sort(
        (a, b) =>
          (a.meta.year ?? Infinity) - (b.meta.year ?? Infinity) ||
          shelved.indexOf(a.id) - shelved.indexOf(b.id),
      )
      .map((one) => [one.id, one]),
  ));
}
// The descriptions of our time, by the age of the game they tell of.
const shelved = ["asilo", "boissiere", "guild", "mebben"];
let read = null,
  gathered = null,
  worked = null;
/** Before building anew, for the texts and examples may have changed. */
export const forgetBooks = () => {
  read = gathered = worked = null;
};

function book(path) {
  const tree = load(path);
  const { meta } = tree;
  const url = `/books/${meta.id}/`;
  const chapters = groupIntoChapters(tree).map((chapter) => ({
    ...chapter,
    url: `${url}${chapter.slug}/`,
  }));
  chapters.forEach((chapter, i) =>
    Object.assign(chapter, {
      number: i + 1,
      previous: chapters[i - 1] ?? null,
      next: chapters[i + 1] ?? null,
    }),
  );
  for (const section of /** @type {any[]} */ (tree.sections)) {
    section.short = section.title.replace(/[.:,]$/, "");
    if (section.modern) section.shortModern = asPrinted(section.modern).replace(/[.:,]$/, "");
    // So that a search leads to a paragraph without a rule, too, and it can be cited.
    section.blocks
      .filter(({ type }) => type === "paragraph")
      .forEach((block, i) => {
        block.anchor = `${section.id}-p${i + 1}`;
      });
  }
  turnPages(tree);
  const home = new Map();
  for (const chapter of chapters)
    for (const section of chapter.sections) home.set(section.id, chapter);
  const found = passages(tree);
  const place = (to) => {
    const chapter = home.get(to) ?? home.get(found[to]?.section);
    return chapter && `${chapter.url}#${to}`;
  };
  // A rule of another text is looked for where it stands.
  const href = (to) => {
    const address =
      place(to) ??
      Object.values(books())
        .map((other) => other.place(to))
        .find(Boolean);
    if (!address) throw new Error(`${meta.id}: no place for the link to ${to}`);
    return address;
  };
  const described = meta.form === "description";
  const imprint = described ? meta.age : `${meta.place} ${meta.year}`;
  const byline = described ? `after ${meta.after}` : meta.author;
  const source = typed(
    described
      ? `${meta.title}, ${byline}`
      : `${byline[0].toUpperCase()}${byline.slice(1)}, ${meta.title} (${imprint})`,
  );
  return {
    id: meta.id,
    meta,
    described,
    imprint,
    byline,
    source,
    tree,
    url,
    chapters,
    href,
    place,
    passages: found,
  };
}

// The page of the book on which each section and paragraph begins, where the text says it.
function turnPages(tree) {
  let page;
  const turns = (nodes) => {
    for (const node of nodes) {
      if (node.type === "turn") page = node.page ?? page;
      if (node.children) turns(node.children);
    }
  };
  const begin = (each, nodes) => {
    let first = nodes?.[0];
    while (first?.children) first = first.children[0];
    if (first?.type === "turn" && first.page) page = first.page;
    page = each.turn ?? page;
    if (page) each.page = page;
    if (nodes) turns(nodes);
  };
  for (const section of tree.sections) {
    begin(section, section.heading);
    for (const block of section.blocks)
      begin(block, block.inline ?? block.rows?.flat().flatMap((cell) => cell.inline ?? []));
  }
}

/**
 * What the why panel needs of every book: rule id -> {text, html, plain, cite, url, ours, told}; plain: our one plain sentence; told: in words of ours, not the
 * author's. Where the book is in another tongue, `beside` are the words in English and `lang` names the tongue of the text; where it is in old
 * spelling, `modern` are the same words in ours.
 */
export function allPassages() {
  return (gathered ??= Object.assign({}, ...Object.values(books()).map(passagesOf)));
}

function passagesOf(one) {
  const all = {};
  for (const [id, { text, html, cite, section, ours, beside, modern }] of Object.entries(
    passages(one.tree, { href: one.href }),
  ))
    all[id] = {
      text,
      html,
      cite,
      ...(one.tree.plain[id] ? { plain: one.tree.plain[id] } : {}),
      url: one.href(section).replace(/#.*/, "") + "#" + one.passages[id].anchor,
      ours,
      told: one.described,
      ...(beside ? { beside, lang: one.meta.language } : {}),
      ...(modern ? { modern } : {}),
    };
  return all;
}

/**
 * Rule id -> {url} of the diagram that shows it best: one whose moves cite it, fewest other rules beside, nearest to the
 * sentence. Where no diagram of the text does, {url, record} of a worked example for the table.
 */
export async function boards(one) {
  const order = one.tree.sections.map((section) => section.id);
  const all = [];
  for (const chapter of one.chapters)
    for (const section of chapter.sections)
      for (const block of section.blocks)
        if (block.type === "diagram")
          all.push({
            name: block.name,
            place: order.indexOf(section.id),
            url: `${chapter.url}#${figureId(block.name)}`,
          });
  const rules = await cited(
    one.id,
    all.map(({ name }) => name),
  );
  const best = new Map();
  for (const id of Object.keys(one.passages)) {
    const home = order.indexOf(one.passages[id].section);
    const distance = (each) =>
      (each.place < home ? 100 : 0) + Math.abs(each.place - home) + rules[each.name].length / 10;
    const [nearest] = all
      .filter((each) => rules[each.name].includes(id))
      .sort((a, b) => distance(a) - distance(b));
    const name = nearest ? null : (worked ??= recordsByRule()).get(id);
    if (nearest) best.set(id, { url: nearest.url });
    else if (name)
      best.set(id, { url: `/play/?example=${name}`, record: `/assets/examples/${name}.game` });
  }
  return best;
}

// ---------------------------------------------------------------- words

// Of a text known from a print, and of one known from a transcript of a manuscript, which stands beside its translation.
const printed = { sic: "As printed", lost: "Missing from the print" };
const transcribed = { sic: "As transcribed", lost: "Missing from the transcript" };
const kindsOf = (context) => (context.book?.meta.beside ? transcribed : printed);
// Our own words in a text of another tongue say which they are in.
const translationLang = (context) =>
  context.book?.meta.beside ? ` lang="${context.book.meta.beside}"` : "";

function inline(nodes, context) {
  return nodes.map((node) => nodeHtml(node, context)).join("");
}

// A side or a page by its two points, such as t-&, is not broken at the end of a line.
const whole = (text) => text.replace(/(?<![\w&])([a-z&])-(?=[a-z&](?![\w&]))/g, "$1\u2011");

function nodeHtml(node, context) {
  switch (node.type) {
    case "text":
      return escapeHtml(whole(node.text));
    case "em":
      return `<em>${inline(node.children, context)}</em>`;
    case "link":
      return `<a href="${escapeHtml(context.href(node.to))}">${inline(node.children, context)}</a>`;
    case "tongue":
      return `<span lang="${node.lang}">${inline(node.children, context)}</span>`;
    case "stop":
      return "";
    case "modern":
      return modernHtml(node, context);
    case "term":
      return `<a class="term${context.modern ? " again" : ""}" href="/glossary/#${node.to}">${inline(node.children, context)}</a>`;
    case "turn":
      return node.page
        ? `<span class="turn" title="Page ${node.page} begins here">‖<sup>${node.page}</sup></span>`
        : '<span class="turn" title="The page turns here">‖</span>';
    case "break":
      return "<br>";
    case "call":
      return `<a class="call" id="f${node.n}" href="#f${node.n}-note" aria-label="Footnote ${node.mark}"><sup>${node.mark}</sup></a>`;
    case "sic":
      return `<a class="sic" id="c${node.n}" href="#c${node.n}-note">${escapeHtml(node.printed)}<span class="away"${translationLang(context)}> (${kindsOf(context).sic.toLowerCase()}; see the note)</span></a>`;
    case "lost":
      return `<a class="lost" id="c${node.n}" href="#c${node.n}-note">⟨${escapeHtml(node.text)}⟩<span class="away"${translationLang(context)}> (added by us; see the note)</span></a>`;
    case "rule":
      return rule(node, context);
  }
  throw new Error("unknown node " + node.type);
}

// ¶ in red before the first words of a rule, which bear the passage's id so that "why?" can land on them.
function rule(node, context) {
  const [rubric, show] = ruleLinks(node, context);
  return rubric + wrapInRules(node.ids, inline(node.children, context)) + show;
}

const wrapInRules = (ids, words) =>
  ids.reduceRight(
    (inside, { anchor, id }) =>
      `<span class="rule" id="${anchor}" data-rule="${id}">${inside}</span>`,
    words,
  );

// The ¶ before a rule and the ☞ after it; none where it goes on.
function ruleLinks({ ids: [{ anchor, id, again: goesOn }] }, context) {
  if (goesOn) return ["", ""];
  const shown = context.shown?.get(id);
  const show = shown
    ? `<a class="show"${translationLang(context)} href="${shown.url}"${shown.record ? ` data-record="${shown.record}"` : ""} aria-label="${shown.record ? "☞ See an example on the board" : "☞ See a diagram of this"}">☞</a>`
    : "";
  return [
    `<a class="rubric"${translationLang(context)} href="#${anchor}" aria-label="Link to this rule, ${escapeHtml(id)}">¶</a>`,
    show,
  ];
}

// ---------------------------------------------------------------- the modern reading

// A rule, correction or tongue of the book said again. The page can give it the id (data-at) where the modern words stand alone.
function modernHtml({ of, children }, context) {
  const words = inline(children, context);
  switch (of.type) {
    case "rule": {
      const [rubric, show] = ruleLinks(of, context);
      return (
        rubric +
        of.ids.reduceRight(
          (inside, { anchor }) => `<span class="rule" data-at="${anchor}">${inside}</span>`,
          words,
        ) +
        show
      );
    }
    case "sic":
      return `<a class="sic" data-at="c${of.n}" href="#c${of.n}-note">${words}<span class="away"> (corrected; see the note)</span></a>`;
    case "lost":
      return `<a class="lost" data-at="c${of.n}" href="#c${of.n}-note">⟨${words}⟩<span class="away"> (added by us; see the note)</span></a>`;
    case "tongue":
      return `<span lang="${of.lang}">${words}</span>`;
  }
  throw new Error("no modern reading of " + of.type);
}

// The book's words and the same in modern spelling; the page shows either or both. `around` goes about each of the two.
function bothSpellings(old, now, context, [before, after] = ["", ""]) {
  const modern = context.book.meta.modern;
  return `<span class="old">${before}${inline(old, context)}${after}</span> <span class="new" lang="${modern}">${before}${inline(now, { ...context, modern })}${after}</span>`;
}

// Sentence by sentence; a rule of several sentences goes about them all.
function pairs(old, now, context, [before, after]) {
  return old
    .map((part, i) => {
      /** @type {[string, string]} */
      const around = [i === 0 ? before : "", i === old.length - 1 ? after : ""];
      if (!part.mark)
        return `<span class="pair">${bothSpellings(part.nodes, now[i].nodes, context, around)}</span>`;
      const [rubric, show] = ruleLinks(part.mark, context);
      return wrapInRules(
        part.mark.ids,
        pairs(part.parts, now[i].parts, context, [around[0] + rubric, show + around[1]]),
      );
    })
    .join(" ");
}

/** A paragraph with its modern reading. */
export function readingHtml(block, context) {
  const [old, now] = [block.inline, block.modern].map(sentences);
  const html = pairs(old, now, context, ["", ""]);
  return `<p>${needsPilcrow(html, block) ? pairs(old, now, context, ["", pilcrow(block, context)]) : html}</p>`;
}

// ---------------------------------------------------------------- notes

function notes(block, context) {
  const mend = (fix) => ({ fix, chars: 60 + (fix.why?.length ?? 0) });
  const fixes = corrections({ ...block, footnotes: [], notes: [] }).map(mend);
  const feet = (block.footnotes ?? []).flatMap((foot) => [
    { foot, chars: 12 + plain(foot.inline).length },
    ...foot.corrections.map(mend),
  ]);
  const ours = (block.notes ?? []).flatMap((note) => [
    { note, chars: note.lead.length + plain(note.inline).length },
    ...note.corrections.map(mend),
  ]);
  const all = [...fixes, ...feet, ...ours];
  const html = all
    .map((each) =>
      each.note
        ? noteHtml(each.note, context)
        : each.foot
          ? footHtml(each.foot, context)
          : fixHtml(each.fix, context),
    )
    .join("\n");
  return { html, chars: all.map((each) => each.chars) };
}

function noteHtml(note, context) {
  const lead =
    note.ids.length > 0
      ? rule({ ids: note.ids, children: [{ type: "text", text: note.lead }] }, context)
      : escapeHtml(note.lead);
  const mark = note.ours ? ' <span class="ours">our interpretation</span>' : "";
  return `<div class="note${note.ours ? " reading" : ""}" role="note"${translationLang(context)}><p><b>${lead}</b>${mark} ${inline(note.inline, context)}</p></div>`;
}

// A footnote of the book, in the margin with our notes and marked as the book's.
function footHtml(foot, context) {
  const back = foot.n
    ? `<a href="#f${foot.n}"><sup>${foot.mark}</sup><span class="away"> (back to the text)</span></a> `
    : "";
  return `<div class="note foot" role="note"${foot.n ? ` id="f${foot.n}-note"` : ""}><p>${back}<span class="book-own">footnote</span> ${inline(foot.inline, context)}</p></div>`;
}

function fixHtml(fix, context) {
  const kinds = kindsOf(context);
  const words = fix.type === "sic" ? `${kinds.sic}. Read “${escapeHtml(fix.read)}”` : kinds.lost;
  return `<div class="note fix" role="note" id="c${fix.n}-note"${translationLang(context)}><p><a href="#c${fix.n}">${escapeHtml(fix.printed ?? fix.text)}<span class="away"> (back to the text)</span></a> ${words}. ${escapeHtml(sentence(fix.why))}</p></div>`;
}

const sentence = (text) => text[0].toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? "" : ".");

// ---------------------------------------------------------------- blocks

/** A chapter as HTML: its sections with headings, text, notes, figures; the first of each glossary term a link (`one.terms` for others than the house's). */
export async function chapterHtml(one, chapter) {
  forgetIds(); // the ids of figures are of one page: other kinds have diagrams of the same names on theirs
  const context = { href: one.href, book: one, shown: await (one.shown ??= boards(one)) };
  const out = [];
  const room = new Margin();
  // The first heading is the page's; the others stand under it as the book has them.
  let under = 2;
  chapter.sections.forEach((section, i) => {
    if (i > 0 && section.level === 1) under = 3;
    section.rank = i === 0 ? 1 : section.level === 1 ? 2 : under;
  });
  const linked = linkTerms(
    chapter.sections,
    seeker(one.terms ?? glossary(), `${one.meta.id}/${chapter.slug}`),
    { beside: Boolean(one.meta.beside) },
  );
  // A heading that stands twice in a chapter, "Game I", is told apart by the last one before it that does not.
  const times = new Map();
  for (const { title } of chapter.sections) times.set(title, (times.get(title) ?? 0) + 1);
  let parent = "";
  for (const [at, section] of chapter.sections.entries()) {
    const repeated = times.get(section.title) > 1;
    if (!repeated) parent = `${section.id} `;
    const labels = `${repeated ? parent : ""}${section.id}`;
    const blocks = linked[at];
    room.skip(section.rank === 1 ? 100 : 80);
    out.push(
      `<section class="part" aria-labelledby="${labels}"${section.short ? ` data-heading="${escapeHtml(typed(citedHeading(one.tree.meta, section.short)))}"` : ""}${paged(section)}>`,
    );
    out.push(
      `<h${section.rank} id="${section.id}">${headingHtml(section, context)}${besideHeading(section, context)}</h${section.rank}>`,
    );
    if (section.corrections?.length) {
      const fixes = section.corrections.map((fix) => ({ fix }));
      const mark = room.beside(
        fixes.map(({ fix }) => 60 + fix.why.length),
        0,
      );
      out.push(
        `<div class="para fixes ${noted(mark)}"><div class="notes ${mark}">${fixes.map(({ fix }) => fixHtml(fix, context)).join("")}</div></div>`,
      );
    }
    for (let i = 0; i < blocks.length; i += 1) {
      const run = [blocks[i]];
      while (standsInPlates(run[0]) && blocks[i + 1]?.type === run[0].type)
        run.push(blocks[(i += 1)]);
      out.push(await blockHtml(run, context, room));
    }
    out.push("</section>");
  }
  return room.settle(out.join("\n"));
}

const standsInPlates = ({ type }) => type === "diagram" || type === "square";

const paged = ({ page }) => (page ? ` data-page="${page}"` : "");

// A paragraph without a ¶ of its own has a quiet one at its end, so that it can be linked and cited like a rule.
const needsPilcrow = (html, block) => block.anchor && !html.includes('class="rubric"');
const pilcrow = (block, context) =>
  `<a class="pilcrow"${translationLang(context)} href="#${block.anchor}" aria-label="Link to this paragraph">\u00a0¶</a>`;
const withPilcrow = (html, block, context) =>
  html + (needsPilcrow(html, block) ? pilcrow(block, context) : "");

// One block with its notes beside it; diagrams that follow one another stand together on one plate.
async function blockHtml(run, context, room) {
  const told = run.map((block) => notes(block, context));
  const html = told
    .map((each) => each.html)
    .filter(Boolean)
    .join("\n");
  const bodies = [];
  for (const block of run) bodies.push(await bodyHtml(block, context));
  const body =
    run.length === 1
      ? bodies[0][0]
      : `<div class="plates">${bodies.map(([each]) => each).join("\n")}</div>`;
  const height = run.length === 1 ? bodies[0][1] : Math.ceil(run.length / 2) * 390;
  const mark =
    html === ""
      ? ""
      : room.beside(
          told.flatMap((each) => each.chars),
          height,
        );
  if (html === "") room.skip(height);
  const aside = html === "" ? "" : `\n<div class="notes ${mark}">${html}</div>`;
  return `<div class="para ${run[0].type}${mark && ` ${noted(mark)}`}"${run[0].anchor ? ` id="${run[0].anchor}"` : ""}${paged(run[0])}>${body}${aside}</div>`;
}

/** A heading as printed, and in modern spelling where that is another. */
export function headingHtml(section, context) {
  const same =
    !section.modern ||
    (asPrinted(section.modern) === section.title && section.corrections.length === 0);
  return same
    ? inline(section.heading, context)
    : bothSpellings(section.heading, section.modern, context);
}

/** The translation of a heading under it, where it says more than the heading does. */
export function besideHeading(section, context) {
  if (!section.beside || plain(section.beside) === plain(section.heading)) return "";
  return ` <span class="en"${translationLang(context)}>${inline(section.beside, context)}</span>`;
}

/** The words of the book and their translation in one row; below one another where there is no room. */
export function bilingualHtml(block, context) {
  const [la, en] = [block.inline, block.beside].map((nodes) => inline(nodes, context));
  return `<div class="bilingual"><p class="la">${withPilcrow(la, block, context)}</p><p class="en"${translationLang(context)}>${en}</p></div>`;
}

// In pixels, as the margin reckons.
const bilingualHeight = (block) =>
  Math.ceil(Math.max(plain(block.inline).length, plain(block.beside).length) / 38) * 29 + 22;

async function bodyHtml(block, context) {
  switch (block.type) {
    case "paragraph":
      return block.beside
        ? [bilingualHtml(block, context), bilingualHeight(block)]
        : [
            block.modern
              ? readingHtml(block, context)
              : `<p>${withPilcrow(inline(block.inline, context), block, context)}</p>`,
            Math.ceil(plain(block.inline).length / 66) * 30 + 20,
          ];
    case "diagram":
      return [await picture(block.name, block.caption, { book: true }), 420];
    case "opening":
      return [await opening(block.game, block.caption, { book: true }), 760];
    case "pages":
      return [await pages(block), 420];
    case "course":
      return [await course(block), 420];
    case "table":
      return block.checked ? checked(block, context) : plainTable(block, context);
    case "letters":
      return letters(block);
    case "square":
      return [
        squareFigure(squareOf(block.square), { ...block, id: idOf(`square-${block.square}`) }),
        squareHeight(squareOf(block.square)),
      ];
  }
  throw new Error("unknown block " + block.type);
}

const statusWords = {
  "all-three": "all three",
  wrong: "wrong",
  duplicate: "printed twice",
  nothing: "“nothing”",
  missing: "not in the print",
};

// Rows of numbers run in columns, as on the leaf; each row that is not right leads to its note below.
async function checked(block, context) {
  const table = await proved(context.book.id, block);
  const wrong = [];
  const rows = block.rows.map((row, i) => {
    const numbers = row.printed;
    if (row.status === "ok" && row.note === "") return `<li>${numbers}</li>`;
    const id = `${block.id}-${i + 1}`;
    wrong.push(
      `<li id="${id}-note"><a href="#${id}">${numbers}</a> <b>${statusWords[row.status] ?? "see the note"}.</b> ${escapeHtml(sentence(row.note))}</li>`,
    );
    return `<li class="${row.status}"><a id="${id}" href="#${id}-note">${numbers}<span class="away"> (${statusWords[row.status] ?? "with a note"})</span></a></li>`;
  });
  const caption = block.caption || "";
  const html = `<figure class="numbers" id="table-${block.id}"><ul class="rows">${rows.join("")}</ul>
<figcaption>${caption ? `<b>${escapeHtml(caption)}</b> ` : ""}<span>${escapeHtml(table.summary)} <a href="/tables/#${block.id}">Compare row by row</a></span>${wrong.length ? `<details class="errata"${wrong.length < 6 ? " open" : ""}><summary>${wrong.length === 1 ? "1 note on the rows" : `${wrong.length} notes on the rows`}</summary><ul>${wrong.join("")}</ul></details>` : ""}</figcaption></figure>`;
  return [html, Math.ceil(block.rows.length / 5) * 30 + 120];
}

function plainTable(block, context) {
  // Names stand in one line, unless they are long beside short figures: the books at the head of a chapter.
  const lengths = block.rows.map((row) => row.map((cell) => plain(cell.inline).length));
  const long = lengths.some(
    ([first, ...others]) => first > 24 && others.every((length) => length <= 12),
  );
  const rows = block.rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${inline(cell.inline, context)}</td>`).join("")}</tr>`,
  );
  const caption = block.caption ? `<caption>${escapeHtml(block.caption)}</caption>` : "";
  return [
    `<div class="scroll" tabindex="0" role="group"${translationLang(context)} aria-label="${escapeHtml(block.caption || "Table")}"><table class="plain${long ? " long" : ""}">${caption}<tbody>${rows.join("")}</tbody></table></div>`,
    rows.length * 34 + 40,
  ];
}

function letters(block) {
  const width = block.rows[0].cells.length;
  const files = [...Array(width).keys()].map((i) => String.fromCharCode(97 + i));
  const rows = block.rows.map(
    ({ rank, cells }) =>
      `<tr><th scope="row">${rank}</th>${cells
        .map(
          ({ letter, restored }, i) =>
            `<td class="${(rank + i) % 2 ? "lt" : "dk"}${restored ? " restored" : ""}">${letter}${restored ? '<span class="away"> (restored)</span>' : ""}</td>`,
        )
        .join("")}</tr>`,
  );
  const html = `<figure class="letters" id="letters"><table><tbody>${rows.join("")}<tr class="files"><td></td>${files.map((file) => `<th scope="col">${file}</th>`).join("")}</tr></tbody></table>
<figcaption><b>${escapeHtml(block.caption)}</b></figcaption></figure>`;
  return [html, block.rows.length * 44 + 110];
}
