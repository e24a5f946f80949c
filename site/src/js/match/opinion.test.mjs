import assert from "node:assert/strict";
import { test } from "node:test";

import { measureOf, movesToEnd, opinionOf } from "./opinion.mjs";

const card = (more = {}) =>
  /** @type {any} */ ({
    seats: [{ side: 0 }, { side: 1 }],
    hasHidden: false,
    hasRolls: false,
    ...more,
  });
const thought = (more = {}) =>
  /** @type {any} */ ({
    words: "a",
    value: 0.5,
    depth: 3,
    nodes: 100,
    playouts: 0,
    seconds: 0.1,
    line: ["a"],
    ...more,
  });

test("what a value is counted in follows from the card and the thought", () => {
  assert.equal(measureOf(card(), thought()), "pieces");
  assert.equal(measureOf(card({ hasRolls: true }), thought()), "points");
  assert.equal(measureOf(card(), thought({ playouts: 40 })), "playout");
  assert.equal(measureOf(card({ seats: [{ side: 0 }] }), thought()), "goal");
});

test("where something is hidden nothing is told, nor where there was nothing to choose", () => {
  assert.equal(measureOf(card({ hasHidden: true }), thought({ playouts: 40 })), "none");
  assert.equal(measureOf(card(), thought({ nodes: 0 })), "none");
});

test("how many moves an end is away is read off its value", () => {
  assert.equal(movesToEnd(1009.97), 3);
  assert.equal(movesToEnd(-1009.92), 8);
  assert.equal(movesToEnd(1039.95), 5, "an end that is worth four points");
  assert.equal(movesToEnd(4.2), 0);
  assert.equal(movesToEnd(1008.6), 0, "known from a table of endings, and not how far away it is");
});

test("an opinion is of the seat to move", () => {
  const { seat, measure, end, line } = opinionOf(thought({ value: 1009.97 }), card(), 1);
  assert.deepEqual(
    { seat, measure, end, line },
    { seat: 1, measure: "pieces", end: 3, line: ["a"] },
  );
});
