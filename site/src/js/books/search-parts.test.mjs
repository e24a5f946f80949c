import assert from "node:assert/strict";
import { test } from "node:test";

import MiniSearch from "minisearch";

import { chapterFile, chaptersOf, inParts, letterOf, rankChapters } from "./search-parts.mjs";
import { Finder, fold } from "./text-search.mjs";

const chapter = (slug, ...texts) => [
  slug,
  `On ${slug}`,
  [["Of it", slug, "", texts.map((text) => [slug, text])]],
];
const data = {
  games: [{ name: "Shogi", url: "/games/shogi/", play: "/play/shogi/", text: "Men are dropped." }],
  books: [
    {
      id: "one",
      title: "Book One",
      url: "/books/one/",
      lang: "en",
      text: "",
      chapters: [
        chapter("men", "The kynge moueth.", "The king leaps.", "A king stands."),
        chapter("board", "The board has a king and 64 squares."),
        chapter("end", "Kings end it; kingdoms fall."),
      ],
    },
    {
      id: "two",
      title: "Book Two",
      url: "/books/two/",
      lang: "en",
      text: "",
      chapters: [chapter("dice", "A king rolls twice.", "Nobody moves 64 times.")],
    },
  ],
};
const { base, chapters, lists } = inParts(data);
const all = chaptersOf(base.books);
const ranked = (query, more) =>
  rankChapters(query.split(" ").map(fold), lists, all, more).map((number) =>
    chapterFile(all[number]),
  );

test("what is always fetched has no words of chapters, but their sizes", () => {
  assert.deepEqual(
    all.map(({ book, slug, size }) => [book, slug, size]),
    [
      ["one", "men", JSON.stringify(chapters[0]).length],
      ["one", "board", JSON.stringify(chapters[1]).length],
      ["one", "end", JSON.stringify(chapters[2]).length],
      ["two", "dice", JSON.stringify(chapters[3]).length],
    ],
  );
  assert.ok(!JSON.stringify(base).includes("moueth"));
  assert.deepEqual(base.letters, Object.keys(lists).sort());
});

test("a list has the words of its letter as they are compared, and how many entries of each chapter have them", () => {
  assert.deepEqual(lists.k.king, [0, 3, 1, 1, 3, 1]);
  assert.deepEqual(lists[0], { 64: [1, 1, 3, 1] });
  assert.deepEqual(["king", "64", "棋", "éa"].map(fold).map(letterOf), ["k", "0", "other", "e"]);
});

test("the chapters that have a word come first where most entries have it, each book’s best before the second of any", () => {
  assert.deepEqual(ranked("king"), [
    "search/one-men.json",
    "search/two-dice.json",
    "search/one-board.json",
    "search/one-end.json",
  ]);
  assert.deepEqual(ranked("king 64"), ["search/one-board.json", "search/two-dice.json"]);
  assert.deepEqual(ranked("king leaps rolls"), []);
  assert.deepEqual(ranked("leaps rolls", { some: true }), [
    "search/one-men.json",
    "search/two-dice.json",
  ]);
});

test("a word is found by its beginning and nearly too, a number only whole", () => {
  assert.deepEqual(ranked("kingdo"), ["search/one-end.json"]);
  assert.deepEqual(ranked("squarez"), ["search/one-board.json"]);
  assert.deepEqual(ranked("6"), []);
  assert.deepEqual(ranked("xylophone"), []);
});

test("with its chapters added one by one a finder finds what one of the whole does", async () => {
  const whole = await Finder.open(MiniSearch, data);
  const parts = await Finder.open(MiniSearch, base);
  const places = (finder, query) =>
    finder
      .find(query)
      .groups.flatMap(({ found }) => found.map(({ url }) => url))
      .sort();
  assert.deepEqual(places(parts, "king"), []);
  for (const [i, { book, slug }] of all.entries()) await parts.addChapter(book, slug, chapters[i]);
  for (const query of ["king", "moveth", "64", "shogi", "leaps rolls"])
    assert.deepEqual(places(parts, query), places(whole, query), query);
});
