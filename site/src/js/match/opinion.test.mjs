import assert from "node:assert/strict";
import { test } from "node:test";

import { measureOf, movesToEnd, opinionOf, rollsAt } from "./opinion.mjs";

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
  assert.equal(measureOf(card({ hasRolls: true }), thought({ chance: -1 })), "points");
  assert.equal(measureOf(card({ hasRolls: true }), thought({ chance: 0.6 })), "chance");
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

test("every line has a value and an end of its own, and without lines the best move is the only one", () => {
  const lines = [
    { value: 1009.97, odds: 1, line: ["a", "b"] },
    { value: 0.25, odds: 1, line: ["c"] },
  ];
  assert.deepEqual(opinionOf(thought({ value: 1009.97, lines }), card(), 0).lines, [
    { value: 1009.97, end: 3, line: ["a", "b"] },
    { value: 0.25, end: 0, line: ["c"] },
  ]);
  assert.deepEqual(opinionOf(thought(), card(), 0).lines, [{ value: 0.5, end: 0, line: ["a"] }]);
});

test("rolls are told where they are weighed, and nothing where moves are or the game is over", async () => {
  const machine = (answer) => ({ lines: async () => answer() });
  const rolls = [
    { value: 0.5, odds: 0.25, line: ["r1"] },
    { value: -0.5, odds: 0.749997, line: ["r2"] },
  ];
  const told = await rollsAt(
    machine(() => ({ value: -0.25, lines: rolls })),
    "",
    "",
  );
  assert.equal(told.mean, -0.25);
  assert.equal(told.of.get("r2"), -0.5);
  const moves = rolls.map((each) => ({ ...each, odds: 1 }));
  assert.equal(
    await rollsAt(
      machine(() => ({ value: 1, lines: moves })),
      "",
      "",
    ),
    null,
  );
  const over = () => {
    throw new Error("over");
  };
  assert.equal(await rollsAt(machine(over), "", ""), null);
});
