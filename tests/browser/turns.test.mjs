// Whose turn it is, in a run of tests: the same for the same seed, and over a week everybody's.
import test from "node:test";
import assert from "node:assert/strict";
import { WEEK, inTurn, turnOf } from "./turns.mjs";

test("days that follow one another have turns that do, over the ends of months and years too", () => {
  for (const [day, next] of [
    ["20261123", "20261124"],
    ["20261130", "20261201"],
    ["20261031", "20261101"],
    ["20261231", "20270101"],
    ["20280228", "20280229"],
  ])
    assert.equal(turnOf(next), turnOf(day) + 1, day);
});

test("a seed that is no date is its own turn, and one that is no number is refused", () => {
  for (const seed of ["0", "7", "20261399", "20260230", "202611230"])
    assert.equal(turnOf(seed), Number(seed));
  for (const seed of ["", "today", "-1", "1.5"])
    assert.throws(() => turnOf(seed), /LUDUS_SEED is no whole number/);
});

test("the same turn gives the same ones, seven days give all, each once, and a long run gives all at once", () => {
  const all = Array.from({ length: 145 }, (_, i) => `page ${i}`);
  for (const begin of [0, 3]) {
    const days = Array.from({ length: WEEK }, (_, day) =>
      inTurn(all, { begin, turn: 20780 + day, whole: false }),
    );
    assert.deepEqual(days.flat().sort(), [...all].sort());
    for (const day of days) assert.ok(day.length >= 20 && day.length <= 21, `${day.length} pages`);
    assert.deepEqual(inTurn(all, { begin, turn: 20780, whole: false }), days[0]);
  }
  assert.notDeepEqual(
    inTurn(all, { begin: 1, turn: 20780, whole: false }),
    inTurn(all, { begin: 0, turn: 20780, whole: false }),
  );
  assert.deepEqual(inTurn(all, { whole: true }), all);
});
