import assert from "node:assert/strict";
import { test } from "node:test";

import MiniSearch from "minisearch";

import { Finder, counted, fold, snippet } from "./text-search.mjs";

const data = {
  games: [{ name: "Shogi", url: "/games/shogi/", play: "/play/shogi/", text: "Men are dropped." }],
  books: [
    {
      id: "old",
      title: "An Old Book",
      url: "/books/old/",
      lang: "en-emodeng",
      text: "by Nobody, London 1563",
      chapters: [
        [
          "men",
          "The men",
          [
            [
              "Of the kynge",
              "kynge",
              "",
              [
                [
                  "kynge-p1",
                  "The kynge moueth. He maye not be taken ouer the table, though kinges be.",
                  {
                    rules: [
                      ["old.move", 0, 17],
                      ["old.take", 18, 54],
                    ],
                  },
                ],
                [
                  "kynge-p2",
                  "Rex ludit cum regina.",
                  {
                    beside: "The king plays with the queen; the king leaps.",
                    besideRules: [["old.play-2", 0, 30]],
                  },
                ],
                ["kynge-p1", "A note on the prisoner.", { note: 1 }],
              ],
            ],
          ],
        ],
      ],
    },
  ],
};
const finder = await Finder.open(MiniSearch, data);
const first = (query) => finder.find(query).groups[0]?.found[0];
const words = (parts) => parts.map(([text]) => text).join("");
const marks = (parts) => parts.filter(([, marked]) => marked).map(([text]) => text);

test("spellings that differ only by the habits of printers are one word", () => {
  for (const [one, other] of [
    ["ovne", "oune"],
    ["Iustice", "justice"],
    ["kynge", "king"],
    ["geometricall", "Geometrical"],
    ["ſtand", "stand"],
    ["Pythagoræ", "pythagorae"],
    ["naïve", "naive"],
    ["vvise", "wise"],
    ["take", "tak"],
    ["menne", "men"],
  ])
    assert.equal(fold(one), fold(other), `${one}, ${other}`);
  for (const [one, other] of [
    ["ii", "iii"],
    ["11", "1"],
    ["men", "man"],
    ["even", "odd"],
  ])
    assert.notEqual(fold(one), fold(other), `${one}, ${other}`);
});

test("a word in new spelling finds the old, and is marked as it is printed", () => {
  assert.deepEqual(marks(first("moveth").snippet), ["moueth"]);
  assert.deepEqual(marks(first("mov").snippet), ["moueth"], "by its beginning");
  assert.deepEqual(marks(first("priſonar").snippet), ["prisoner"], "and nearly");
});

test("a word leads to the rule sentence it stands in, words of two sentences to the paragraph", () => {
  assert.equal(first("moueth").url, "/books/old/men/#old.move");
  assert.equal(first("taken over").url, "/books/old/men/#old.take");
  assert.equal(
    first("king moveth").url,
    "/books/old/men/#old.move",
    "though its words stand elsewhere in other forms",
  );
  assert.equal(first("moveth taken").url, "/books/old/men/#kynge-p1");
});

test("what is found in the translation is shown in it and leads into it", () => {
  const found = first("queen");
  assert.deepEqual(
    [found.url, found.lang, marks(found.snippet)],
    ["/books/old/men/#old.play-2", "en-GB", ["queen"]],
  );
  assert.equal(first("regina").lang, "en-emodeng");
  assert.equal(first("leaps").url, "/books/old/men/#kynge-p2", "outside every rule");
});

test("a game is found by its name and can be played, a book by its title or maker", () => {
  assert.deepEqual(
    [first("shogi").url, first("shogi").play, marks(first("shogi").named)],
    ["/games/shogi/", "/play/shogi/", ["Shogi"]],
  );
  assert.equal(first("nobody").url, "/books/old/");
});

test("small words beside others are passed over, and alone are looked for", () => {
  assert.equal(first("the queen that is with a king").url, first("queen king").url);
  assert.ok(finder.find("the").count > 1);
});

test("nothing found says so; where no place has all the words, that is said", () => {
  for (const query of ["xylophone", "?!", ""]) assert.equal(finder.find(query).count, 0, query);
  assert.equal(
    counted(finder.find("xylophone"), "xylophone"),
    "Nothing was found for “xylophone”.",
  );
  assert.equal(counted(finder.find("prisoner"), "prisoner"), "Found: 1 place in the books.");
  assert.match(
    counted(finder.find("prisoner shogi"), ""),
    /^No place has all these words\. With some of them: 1 place in the books and 1 game\.$/,
  );
});

test("a snippet is cut at words around what is marked", () => {
  const long = `${"before it ".repeat(30)}HERE ${"and after ".repeat(30)}`.trim();
  const at = long.indexOf("HERE");
  const parts = snippet(long, [[at, at + 4, "here"]]);
  assert.deepEqual(marks(parts), ["HERE"]);
  assert.match(words(parts), /^… (before|it) .*HERE and .* (and|after) …$/);
  assert.ok(words(parts).length < 230);
});

test("lessons are found beside books and games, and counted", async () => {
  const finder = await Finder.open(MiniSearch, {
    ...data,
    lessons: [{ name: "Nine sees nine", url: "/lessons/nine/", text: "The simplest taking." }],
  });
  const found = finder.find("simplest");
  assert.deepEqual(
    found.groups.map(({ id, title }) => [id, title]),
    [["lessons", "Lessons"]],
  );
  assert.equal(found.groups[0].found[0].url, "/lessons/nine/");
  assert.equal(counted(found, "simplest"), "Found: 1 lesson.");
});
