// The books with their chapters as HTML, and the games as the core's catalogue gives them.

import { books, chapterHtml } from "../../lib/book.mjs";
import { core } from "../../lib/core.mjs";
import { shelf } from "../../lib/examples.mjs";
import { plain } from "../../lib/kinds.mjs";

export default async function () {
  const doors = await core();
  const all = Object.values(books());
  const catalogue = doors.catalogue().map((card, i) => ({ ...card, ...plain(doors, card), page: i === 0 ? "/play/" : `/play/${card.id}/`, play: i === 0 ? `/play/?game=${card.id}` : `/play/${card.id}/` }));
  const pages = [];
  const captions = new Map();
  for (const book of all) {
    book.games = catalogue.filter((card) => card.book === book.id).map((card) => card.id);
    for (const chapter of book.chapters)
      for (const section of chapter.sections)
        for (const block of section.blocks) if (block.type === "diagram") captions.set(block.name, { caption: block.caption, chapter: chapter.title });
    let game = book.games[0] ?? catalogue[0].id;
    for (const chapter of book.chapters) {
      game = gameOf(chapter, catalogue) ?? game;
      pages.push({ book, chapter, game, html: await chapterHtml(book, chapter) });
    }
  }
  const families = {};
  for (const card of catalogue) (families[card.family] ??= []).push(card);
  return { families, books: all, book: Object.fromEntries(all.map((book) => [book.id, book])), pages, catalogue, levels: doors.levels(), game: Object.fromEntries(catalogue.map((card) => [card.id, card])), examples: shelf(catalogue, captions) };
}

/** The game a chapter speaks of: the one most of its boards show; undefined where it has none. */
function gameOf(chapter, catalogue) {
  const count = new Map();
  for (const section of chapter.sections)
    for (const block of section.blocks) {
      const id = block.type === "diagram" ? block.name.split("/")[1] : block.type === "opening" ? block.game : "";
      if (catalogue.some((card) => card.id === id)) count.set(id, (count.get(id) ?? 0) + 1);
    }
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
}
