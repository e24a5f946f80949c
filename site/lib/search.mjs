// What can be searched, read from the books and the catalogue when the site is built: the words with the anchors they
// stand at. The page makes its index of them when a person searches: so only the words go over the wire, not an index
// of twice their size; and of the books only the chapters that may have what is asked (search-parts.mjs).

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { chapterFile, chaptersOf, inParts } from "../src/js/books/search-parts.mjs";
import { figureId } from "./diagram.mjs";
import { alsoCalled, sitePages } from "./search-words.mjs";
import { typed } from "./text.mjs";

/** Words with the places of their rule sentences: {text, rules: [[anchor, from, to]]}; misprints with what they should be. */
export function spread(nodes) {
  let text = "";
  const rules = [];
  const say = (words) => {
    text +=
      words.startsWith(" ") && (text === "" || text.endsWith(" ")) ? words.trimStart() : words;
  };
  const walk = (all) => {
    for (const node of all) {
      if (node.type === "text") say(node.text);
      else if (node.type === "sic") say(`${node.printed} [read ${node.read}]`);
      else if (node.type === "lost") say(`[${node.text}]`);
      else if (node.type === "break") say(" ");
      else if (node.children) {
        const from = text.length;
        walk(node.children);
        for (const { anchor } of (node.type === "modern" ? node.of.ids : node.ids) ?? [])
          rules.push([anchor, from, text.length]);
      }
    }
  };
  walk(nodes);
  return { text: typed(text).trimEnd(), rules };
}

const bare = (html) =>
  typed(
    html
      .replace(/<[^>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, "&"),
  );

// A line of the index; what it has not is left out.
function line(anchor, nodes, { beside = undefined, note = undefined } = {}) {
  const own = spread(nodes);
  const other = beside ? spread(beside) : { text: "", rules: [] };
  const more = {
    ...(own.rules.length > 0 && { rules: own.rules }),
    ...(other.text && { beside: other.text }),
    ...(other.rules.length > 0 && { besideRules: other.rules }),
    ...(note && { note: 1 }),
  };
  return [anchor, own.text, ...(Object.keys(more).length > 0 ? [more] : [])];
}

/** The lines of a section: its paragraphs, tables, captions, footnotes and our notes. */
function lines(section) {
  const out = [];
  let last = section.id; // where what has no anchor of its own is found
  for (const block of section.blocks) {
    const anchor =
      block.anchor ??
      (block.type === "diagram"
        ? figureId(block.name)
        : block.type === "table" && block.checked
          ? `table-${block.id}`
          : last);
    if (block.anchor) last = anchor;
    if (block.inline)
      out.push(line(anchor, block.inline, { beside: block.beside ?? block.modern }));
    if (block.caption) out.push([anchor, typed(block.caption), { note: 1 }]);
    if (block.type === "table" && !block.checked) {
      const cells = block.rows.flatMap((row) =>
        row.flatMap((cell) => [...cell.inline, { type: "text", text: "  " }]),
      );
      out.push(line(anchor, cells));
    }
    for (const foot of block.footnotes)
      out.push(line(foot.n ? `f${foot.n}-note` : anchor, foot.inline));
    for (const note of block.notes)
      out.push(
        line(
          note.ids[0]?.anchor ?? anchor,
          [{ type: "text", text: `${note.lead} ` }, ...note.inline],
          { note: true },
        ),
      );
  }
  return out.filter(([, text]) => text !== "");
}

// A heading in translation or modern spelling, where that says more.
const again = ({ beside, modern, heading }) => {
  const words = (beside ?? modern) ? spread(beside ?? modern).text : "";
  return words === spread(heading).text ? "" : words;
};

/** The whole: {books, games, lessons, pages}. `cards` are the catalogue's, with their pages; `rules` our words on each game. */
export function searchable(books, cards, rules, lessons = []) {
  return {
    books: books.map((book) => ({
      id: book.id,
      title: typed(book.meta.title),
      url: book.url,
      lang: book.meta.language,
      text: typed(`${book.byline}, ${book.imprint}`),
      chapters: book.chapters.map((chapter) => [
        chapter.slug,
        typed(chapter.title),
        chapter.sections.map((section) => [
          typed(section.short),
          section.id,
          again(section),
          lines(section),
        ]),
      ]),
    })),
    games: cards.map((card) => ({
      name: typed(card.name),
      url: `/games/${card.id}/`,
      play: card.play,
      also: alsoCalled(card),
      text: bare(rules[card.id]?.lead ?? ""),
    })),
    pages: sitePages.map(([name, url, also]) => ({ name, url, also })),
    lessons: lessons.map(({ url, lesson }) => ({
      name: typed(lesson.title),
      url,
      text: typed([lesson.about, ...lesson.goals].join(" ").replace(/\*/g, "")),
    })),
  };
}

const parted = new WeakMap();
/** The same in the parts that are fetched, from the data of the pages; made once. */
export function partsOf({ library, gamePages, lessons, learn }) {
  if (!parted.has(library))
    parted.set(
      library,
      inParts(
        searchable(library.books, library.catalogue, gamePages.rules, [...lessons, ...learn.all]),
      ),
    );
  return parted.get(library);
}

/** The whole again, from a built site. */
export function wholeOf(folder) {
  const read = (file) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const base = read("search.json");
  const chapters = chaptersOf(base.books);
  return {
    ...base,
    books: base.books.map((book) => ({
      ...book,
      chapters: book.chapters.map(([slug, title]) => [
        slug,
        title,
        read(chapterFile(chapters.find((each) => each.book === book.id && each.slug === slug))),
      ]),
    })),
  };
}

/** Every address that a search may lead to. */
export function addresses({ books, games, lessons = [], pages = [] }) {
  const all = [
    ...games.flatMap(({ url, play }) => [url, play]),
    ...pages.map(({ url }) => url),
    ...lessons.map(({ url }) => url),
  ];
  for (const book of books) {
    all.push(book.url);
    for (const [slug, , sections] of book.chapters)
      for (const [, id, , parts] of sections)
        for (const anchor of [
          id,
          ...parts.flatMap(([at, , more]) => [
            at,
            ...[...(more?.rules ?? []), ...(more?.besideRules ?? [])].map(([rule]) => rule),
          ]),
        ])
          all.push(`${book.url}${slug}/#${anchor}`);
  }
  return [...new Set(all)];
}
