import assert from "node:assert/strict";
import { test } from "node:test";

import { hints } from "../words/match.mjs";
import { wordsOf } from "./hint.mjs";

test("who plays alone is told what is known of the goal, and no move where it is out of reach", () => {
  assert.equal(wordsOf(1000, 1).words, hints.move);
  assert.equal(wordsOf(0, 1).words, hints.unsure);
  assert.deepEqual(wordsOf(-1000, 1), { words: hints.lost, lost: true });
});

test("of two players the weaker still gets a move", () => {
  assert.equal(wordsOf(-1000, 2).words, hints.move);
  assert.equal(wordsOf(0, 2).words, hints.move);
});
