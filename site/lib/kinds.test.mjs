// What the shelf says of a game.
import test from "node:test";
import assert from "node:assert/strict";

import { lengthOf, playerCounts, playersOf } from "./kinds.mjs";

const seats = (count) => Array(count).fill({});

test("a game for one, two or four is told by its seats, and one whose players choose by its option", () => {
  assert.deepEqual(playersOf({ seats: seats(1), options: [] }), { counts: [1], told: "1 player" });
  assert.deepEqual(playersOf({ seats: seats(4), options: [] }), { counts: [4], told: "4 players" });
  const chosen = { key: "players", choices: [{ value: "2" }, { value: "3" }, { value: "4" }] };
  assert.deepEqual(playersOf({ seats: seats(4), options: [chosen] }), {
    counts: [2, 3, 4],
    told: "2, 3 or 4 players",
  });
});

test("the filter has every number of players there is, and no other", () => {
  const cards = [[4], [2], [2, 3], [1]].map((counts) => ({ players: { counts } }));
  assert.deepEqual(playerCounts(cards), { 1: "one", 2: "two", 3: "three", 4: "four" });
  assert.deepEqual(playerCounts(cards.slice(0, 2)), { 2: "two", 4: "four" });
});

test("a game is short to a quarter of an hour and long beyond three, and one of unknown length stops the build", () => {
  assert.deepEqual(
    [15, 16, 45, 46].map((minutes) => lengthOf({ id: "x", minutes })),
    ["short", "middle", "middle", "long"],
  );
  assert.throws(() => lengthOf({ id: "x", minutes: 0 }), /x: its card has no length/);
});
