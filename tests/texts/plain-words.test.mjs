// early: the texts alone are read
import assert from "node:assert/strict";
import { test } from "node:test";

import { books } from "../../site/lib/book.mjs";
import { hits, hitsIn, retired } from "./plain-words.mjs";

const words = retired("pattern\tsay instead\n\\bmen\\b\tpieces\n");
const found = (path, source) =>
  hitsIn(path, source, words).map(({ line, found: word }) => `${line} ${word}`);

test("a retired word is found in every kind of text a visitor reads, with its line", () => {
  assert.deepEqual(found("core/chess/a.cpp", 'int men;  // men go\nsay("the men go");'), ["2 men"]);
  assert.deepEqual(found("site/src/js/a.mjs", "const men = 1;\nconst a = `${men} men go`;"), [
    "2 men",
  ]);
  assert.deepEqual(
    found(
      "site/src/a.njk",
      '---\nlayout: men here\n---\n<p class="men">All men go</p>\n<a aria-label="two men go">x</a>',
    ),
    ["4 men", "5 men"],
  );
  assert.deepEqual(found("site/src/games/a-rules.md", "[[toy.men|the men]] go"), ["1 men"]);
  assert.deepEqual(
    found(
      "assets/texts/toy.txt",
      "The men goe.\n\n> A note. The men go.\n\n% toy.men | All men go.",
    ),
    ["3 men", "5 men"],
  );
  assert.deepEqual(
    found("assets/texts/glossary/terms.txt", "# men | Men\n= men\nAll men of a side."),
    ["3 men"],
  );
  assert.deepEqual(found("assets/lessons/a.lesson", "Which men go?"), ["1 men"]);
});

test("what a book says is not looked at", () => {
  assert.deepEqual(
    found("assets/texts/toy.txt", "The men goe.\n= The men go.\n\n> A note. It says “the men go”."),
    [],
  );
});

test("a list that is no list is refused with its line", () => {
  assert.throws(
    () => retired("pattern\tsay instead\nmen\n"),
    /retired-words\.tsv:2: expected a pattern, a tab/,
  );
});

test("no retired word stands in anything a visitor reads", () => {
  assert.deepEqual(hits(), []);
});

test("every rule has a plain sentence", () => {
  for (const book of Object.values(books()))
    assert.deepEqual(
      Object.keys(book.tree.rules).filter((id) => !book.tree.plain[id]),
      [],
      book.meta.id,
    );
});
