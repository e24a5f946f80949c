// What the shelf says of a game.
import test from "node:test";
import assert from "node:assert/strict";

import { ageOf, foldedLead, goalOf, lengthOf, playerCounts, playersOf } from "./kinds.mjs";
import { readMarkdown } from "./markdown.mjs";

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

test("how a game is won is the first sentence under Goal, with the passage it cites", () => {
  const told = (goal) =>
    goalOf(
      readMarkdown(`# G\n\nLead.\n\n## Goal\n\n${goal}\n`, { href: (id) => `/books/b/#${id}` }),
    );
  assert.deepEqual(told("[[b.end|Checkmate the king. Or draw.]] More."), {
    words: "Checkmate the king.",
    passage: "/books/b/#b.end",
  });
  assert.deepEqual(told("- [[b.line|Set up a line]] [[b.camp|in the camp]]. Then go."), {
    words: "Set up a line in the camp.",
    passage: "/books/b/#b.line",
  });
  assert.deepEqual(told("Bear all off. [[b.end|It ends.]]"), {
    words: "Bear all off.",
    passage: null,
  });
  assert.deepEqual(told("Take **more** than “5 & 6”. Then stop."), {
    words: "Take more than “5 & 6”.",
    passage: null,
  });
  assert.throws(() => told("## Other"), /Goal/);
});

test("rules are as old as their book says, in its own words", () => {
  assert.deepEqual(ageOf({ year: "1563" }), { told: "1563", year: 1563 });
  assert.deepEqual(ageOf({ age: "for Italy, about 1250 to 1300" }), {
    told: "about 1250",
    year: 1250,
  });
  assert.deepEqual(ageOf({ age: "as played in the 1600s" }), { told: "1600s", year: 1600 });
  assert.equal(ageOf({ age: "Fulke's first kind, without jumping" }), null);
});

test("a lead on a narrow card keeps its first sentence and those that have room; the rest is one span", () => {
  assert.equal(foldedLead("Fill the board."), "Fill the board.");
  assert.equal(
    foldedLead('Mate. See <a href="/">here</a>. The rest is long.', 16),
    'Mate. See <a href="/">here</a>.<span class="rest"> The rest is long.</span>',
  );
  assert.equal(
    foldedLead("A first sentence that is too long. Short.", 9),
    'A first sentence that is too long.<span class="rest"> Short.</span>',
  );
});
