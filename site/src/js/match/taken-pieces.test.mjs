import assert from "node:assert/strict";
import { test } from "node:test";

import { capturedInPosition, lostBetween, nameOf } from "./taken-pieces.mjs";

const piece = (coat, text, count = 1, shape = "figure") =>
  /** @type {any} */ ({ coat, text, shape, count });
const before = [piece(0, "K"), piece(0, "P", 2), piece(1, "K"), piece(1, "P"), piece(2, "K")];

test("what another army has lost in a move was captured, also while the mover’s own piece is promoted", () => {
  const after = [piece(0, "K"), piece(0, "P"), piece(0, "Q"), piece(1, "K"), piece(2, "K")];
  assert.deepEqual(lostBetween(before, after, 0), [{ key: "1 figure P", n: 1 }]);
});

test("of several armies each is told that has lost a piece, and the mover’s own is not", () => {
  const after = [piece(0, "K"), piece(0, "P", 1), piece(1, "P")];
  assert.deepEqual(lostBetween(before, after, 0), [
    { key: "1 figure K", n: 1 },
    { key: "2 figure K", n: 1 },
  ]);
});

test("of pieces all alike it is told how many are gone", () => {
  const alike = [piece(0, "", 12, "checker"), piece(2, "", 12, "checker")];
  assert.deepEqual(lostBetween(alike, [alike[0], piece(2, "", 10, "checker")], 0), [
    { key: "2 checker ", n: 2 },
  ]);
});

test("nothing is told where pieces come onto the board, change sides or only move", () => {
  assert.deepEqual(lostBetween(before, before, 0), []);
  assert.deepEqual(lostBetween(before, [...before, piece(0, "P")], 0), []);
  assert.deepEqual(
    lostBetween(before, [...before.filter(({ text }) => text !== "P"), piece(0, "P", 3)], 0),
    [],
  );
});

test("prisoners are read from the position where it tells them", () => {
  assert.deepEqual(capturedInPosition("black 19/19 captured:6,3 ko:94"), [6, 3]);
  assert.equal(capturedInPosition("black 19/19 ko:94"), null);
});

test("a piece is called as it is spoken, without its square", () => {
  assert.equal(nameOf("a1, White rook (rua), can move"), "White rook (rua)");
});
