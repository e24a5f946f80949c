import assert from "node:assert/strict";
import { test } from "node:test";

import { goneOf, nameOf } from "./taken-pieces.mjs";

const piece = (owner, text, shape = "figure", count = 1) =>
  /** @type {any} */ ({ owner, text, shape, count });
const first = {
  ids: new Set(["0", "1", "2"]),
  owners: new Map([
    ["0", 0],
    ["1", 0],
    ["2", 1],
  ]),
  pieces: [piece(0, "K"), piece(0, "P"), piece(1, "K")],
};

test("a piece that is drawn nowhere any more was captured, also where another was promoted", () => {
  const now = { ids: new Set(["0", "2"]), pieces: [piece(0, "Q"), piece(1, "K")] };
  assert.deepEqual(goneOf(first, now, 2), [{ id: "1", owner: 0 }]);
});

test("of an army all alike it is told how many are gone, whatever their numbers", () => {
  const alike = {
    ...first,
    pieces: [piece(0, "", "checker"), piece(0, "", "checker"), piece(1, "", "checker")],
  };
  const now = {
    ids: new Set(["7", "8"]),
    pieces: [piece(0, "", "checker"), piece(1, "", "checker")],
  };
  assert.deepEqual(goneOf(alike, now, 2), [{ id: "0", owner: 0 }]);
});

test("nothing is told where pieces come onto the board, or nothing was captured", () => {
  assert.deepEqual(goneOf(first, { ids: first.ids, pieces: first.pieces }, 2), []);
  assert.equal(
    goneOf(first, { ids: first.ids, pieces: [...first.pieces, piece(1, "P")] }, 2),
    null,
  );
  assert.equal(
    goneOf(first, { ids: new Set(["0", "9"]), pieces: [piece(0, "K"), piece(1, "P")] }, 2),
    null,
  );
});

test("a piece is called as it is spoken, without its square", () => {
  assert.equal(nameOf("a1, White rook (rua), can move"), "White rook (rua)");
});
