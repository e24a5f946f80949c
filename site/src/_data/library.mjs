// The books with their chapters as HTML, and the games as the cores' catalogues give them.

import { boards, books, chapterHtml } from "../../lib/book.mjs";
import { evidence, markOf, marks } from "../../lib/coverage.mjs";
import { catalogue as cards, core, families, huntingFamilies, study } from "../../lib/core.mjs";
import { shelf } from "../../lib/examples.mjs";
import { ageOf, lengthOf, plainOf, playerCounts, playersOf } from "../../lib/kinds.mjs";
import { luckOf } from "../../lib/luck.mjs";

export default async function () {
  const all = Object.values(books());
  const modules = Object.fromEntries(families().map((each) => [each.family, each.modules]));
  const catalogue = [],
    proof = evidence(),
    hunting = huntingFamilies();
  for (const [i, card] of (await cards()).entries()) {
    const page = i === 0 ? "/play/" : `/play/${card.id}/`;
    // What the study module has is asked for where there is one.
    const hasHunter = hunting.includes(card.family);
    const drills =
      modules[card.family].includes("study") &&
      (await study(card.family)).drillThemes(card.id).length > 0;
    const choosesDice = card.options.some(({ key }) => key === "dice");
    catalogue.push({
      ...card,
      ...(await plainOf(card)),
      page,
      choosesDice,
      luck: luckOf({ ...card, choosesDice }),
      age: ageOf(all.find((book) => book.id === card.book).meta),
      checked: markOf(card, proof),
      length: lengthOf(card),
      players: playersOf(card),
      play: i === 0 ? `${page}?game=${card.id}` : page,
      hasHunter,
      drills,
    });
  }
  const pages = [];
  const captions = new Map();
  for (const book of all) {
    const games = catalogue.filter((card) => card.book === book.id);
    book.games = games.map((card) => card.id);
    for (const chapter of book.chapters)
      for (const section of chapter.sections)
        for (const block of section.blocks)
          if (block.type === "diagram")
            captions.set(block.name, { caption: block.caption, chapter: chapter.title });
    const several = new Set(games.map((card) => card.family)).size > 1;
    const shown = await (book.shown ??= boards(book));
    let game = book.games[0] ?? catalogue[0].id;
    for (const chapter of book.chapters) {
      game = gameOf(chapter, catalogue, exampleGames(book, chapter, shown)) ?? game;
      const { family } = catalogue.find((card) => card.id === game);
      // The table beside a text is kept by its book; in a book of many families, one for each.
      pages.push({
        book,
        chapter,
        game,
        slot: several ? `${book.id}-${family}` : book.id,
        html: await chapterHtml(book, chapter),
      });
    }
  }
  for (const card of catalogue)
    card.reads =
      all
        .find((book) => book.id === card.book)
        ?.chapters.find((chapter) => gamesOf(chapter).includes(card.id))?.url ??
      `/books/${card.book}/`;
  return {
    books: all,
    book: Object.fromEntries(all.map((book) => [book.id, book])),
    pages,
    modules,
    families: byFamily(catalogue, all),
    catalogue,
    playerCounts: playerCounts(catalogue),
    levels: (await core()).levels(),
    marks,
    game: Object.fromEntries(catalogue.map((card) => [card.id, card])),
    examples: shelf(catalogue, captions),
  };
}

/** Family -> {games, shelves: [{book, games}]}: the games by their books, those told of in our time together (book: null). */
function byFamily(catalogue, books) {
  const families = {};
  for (const card of catalogue) {
    const { games, shelves } = (families[card.family] ??= { games: [], shelves: [] });
    const book = books.find((one) => one.id === card.book && !one.described) ?? null;
    games.push(card);
    const shelf = shelves.find((each) => each.book === book);
    if (shelf) shelf.games.push(card);
    else shelves.push({ book, games: [card] });
  }
  return families;
}

/** The games of a chapter's boards, one each. */
const gamesOf = (chapter) =>
  chapter.sections
    .flatMap((section) => section.blocks)
    .map((block) => (block.type === "diagram" ? block.name.split("/")[1] : block.game))
    .filter(Boolean);

/** The games of the worked examples that a chapter's sentences lead to, one each; `shown` is what boards() gives for the book. */
const exampleGames = (book, chapter, shown) =>
  Object.entries(book.passages)
    .filter(([, { section }]) => chapter.sections.some(({ id }) => id === section))
    .map(([rule]) => shown.get(rule)?.record?.split("/").at(-2))
    .filter(Boolean);

/** The game a chapter speaks of: the one most of its boards show, or where it has no boards, most of its `examples`; undefined where it has none. */
function gameOf(chapter, catalogue, examples) {
  const most = (ids) => {
    const count = new Map();
    for (const id of ids)
      if (catalogue.some((card) => card.id === id)) count.set(id, (count.get(id) ?? 0) + 1);
    return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
  };
  return most(gamesOf(chapter)) ?? most(examples);
}
