// What an army on the board comes to.
import test from "node:test";
import assert from "node:assert/strict";

import { grouped, sumsOf } from "./army-sums.mjs";

const piece = (owner, text, more = {}) => ({ owner, text, count: 1, shape: "round", ...more });

test("the numbers of a seat's pieces are added up, several on a place each for itself, dice for nothing", () => {
  const pieces = [
    piece(0, "9"),
    piece(0, "81", { count: 2 }),
    piece(1, "7"),
    piece(0, "6", { shape: "die" }),
  ];
  assert.deepEqual(sumsOf(pieces, [{}, {}]), [171, 7]);
});

test("a seat whose pieces bear no numbers, or that has none, has no sum", () => {
  assert.deepEqual(sumsOf([piece(0, ""), piece(1, "7"), piece(1, "knight")], [{}, {}, {}]), [
    null,
    null,
    null,
  ]);
  assert.equal(grouped(1752), "1\u202f752");
});
