import assert from "node:assert/strict";
import { test } from "node:test";

import { endValue, luckAndSkill, pointsOf, turningPoints, turnsOf } from "./review-reckoning.mjs";

const card = /** @type {any} */ ({
  seats: [
    { name: "White", side: 0 },
    { name: "Black", side: 1 },
  ],
});
const line = (...moves) =>
  /** @type {any} */ (
    moves.map(([seat, turn], at) => ({ node: at + 1, words: `m${at}`, seat, turn }))
  );

test("moves of one turn belong together, with the roll before them", () => {
  assert.deepEqual(turnsOf(line([0, 1], [1, 2], [1, 2], [0, 3])), [
    { from: 0, to: 1, roll: 0, seat: 0, turn: 1 },
    { from: 1, to: 3, roll: 0, seat: 1, turn: 2 },
    { from: 3, to: 4, roll: 0, seat: 0, turn: 3 },
  ]);
  assert.deepEqual(turnsOf(line([-1, 1], [0, 1], [0, 1], [-1, 2], [1, 2])), [
    { from: 0, to: 3, roll: 1, seat: 0, turn: 1 },
    { from: 3, to: 5, roll: 1, seat: 1, turn: 2 },
  ]);
});

test("both sides of a turn that is counted once are told apart", () => {
  assert.equal(turnsOf(line([0, 1], [1, 1], [0, 2])).length, 3);
});

test("the three turns that gave the most away are the turning points, in order", () => {
  const turns = turnsOf(line([0, 1], [1, 2], [0, 3], [1, 4], [0, 5]));
  const values = [
    { before: 0, after: -3 },
    { before: -3, after: -2.9 },
    { before: -2.9, after: -9 },
    { before: -9, after: 1000 },
    { before: 1000, after: 2 },
  ];
  assert.deepEqual(
    turningPoints(turns, values, "pieces", card).map(({ at }) => at),
    [0, 3, 4],
  );
});

test("a gain is no turning point, and what is not known is none", () => {
  const turns = turnsOf(line([0, 1], [1, 2]));
  assert.deepEqual(
    turningPoints(turns, [{ before: 0, after: 5 }, { before: 5 }], "pieces", card),
    [],
  );
});

test("the end of a game is a value like others", () => {
  assert.equal(endValue(/** @type {any} */ ({ scores: [1, 0] }), card), 1000);
  assert.equal(endValue(/** @type {any} */ ({ scores: [0, 1] }), card), -1000);
  assert.equal(endValue(/** @type {any} */ ({ scores: [0.5, 0.5] }), card), 0);
});

test("luck is what rolls brought above their average, skill what moves lost beside the best, seat by seat", () => {
  const turns = turnsOf(line([-1, 1], [0, 1], [-1, 2], [1, 2], [-1, 3], [0, 3]));
  const [white, black] = luckAndSkill(
    turns,
    [
      { rolls: [{ value: 0.5, mean: 0.1 }], best: 0.4, played: 0.2 },
      { rolls: [{ value: -0.3, mean: 0.2 }], best: -0.3, played: -0.3 },
      { rolls: [{ value: 0.1, mean: 0.3 }], best: 0.1, played: 0.15 },
    ],
    card,
  );
  const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-9, `${a} and ${b}`);
  near(white.luck, 0.2);
  near(white.lost, 0.2);
  assert.equal(white.rolls, 2);
  near(black.luck, 0.5);
  near(black.lost, 0);
});

test("what is not known of a turn counts for nobody, and an end counts by its points", () => {
  const turns = turnsOf(line([-1, 1], [0, 1], [-1, 2], [1, 2]));
  const sums = luckAndSkill(turns, [undefined, { rolls: [], best: -1 }], card);
  assert.deepEqual(
    sums,
    card.seats.map(() => ({ luck: 0, lost: 0, rolls: 0 })),
  );
  assert.equal(pointsOf(/** @type {any} */ ({ scores: [0, 3] }), card), -3);
});
