// The books with their chapters as HTML, and the games as the core's catalogue gives them.

import { books, chapterHtml } from "../../lib/book.mjs";
import { core } from "../../lib/core.mjs";
import { shelf } from "../../lib/examples.mjs";

export default async function () {
  const doors = await core();
  const catalogue = doors.catalogue();
  const all = Object.values(books());
  const pages = [];
  const captions = new Map();
  for (const book of all) {
    book.games = catalogue.filter((card) => card.book === book.id).map((card) => card.id);
    for (const chapter of book.chapters)
      for (const section of chapter.sections)
        for (const block of section.blocks) if (block.type === "diagram") captions.set(block.name, { caption: block.caption, chapter: chapter.title });
    for (const chapter of book.chapters) pages.push({ book, chapter, game: book.games[0], html: await chapterHtml(book, chapter) });
  }
  return { books: all, pages, catalogue, levels: doors.levels(), game: Object.fromEntries(catalogue.map((card) => [card.id, card])), examples: shelf(catalogue, captions) };
}
