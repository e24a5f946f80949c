import assert from "node:assert/strict";
import { test } from "node:test";

import { core } from "../../../lib/core.mjs";
import { LiveMatch } from "../match/match-view.mjs";
import { diceOfRoll } from "./roll-picture.mjs";
import {
  DiceOrder,
  dieBetween,
  moveAtOneTouch,
  movesToPlace,
  playAtOneTouch,
  unplayed,
} from "./one-touch.mjs";
import { countsOf, lastRolls } from "../match/seat-dice.mjs";

const die = (text, turned = false) => ({ cast: true, shape: "die", text, turned, spot: 0 });

test("the dice still to be played are those that lie there, fell and are not used", () => {
  const pieces = [die("6"), die("4", true), die(""), { shape: "checker", text: "2" }, die("up")];
  assert.deepEqual(unplayed(pieces), [6]);
});

test("the die that a move uses is what is missing afterwards, where that is one number", () => {
  assert.equal(dieBetween([6, 4], [4]), 6);
  assert.equal(dieBetween([3, 3, 3, 3], [3, 3, 3]), 3);
  assert.equal(dieBetween([3, 3], []), 3);
  assert.equal(dieBetween([6, 4], []), undefined); // both: nobody can say which
  assert.equal(dieBetween([6, 4], [6, 4]), undefined);
  assert.equal(dieBetween([6], [2]), undefined); // the next roll
});

test("a touch plays the only move, else that of the first die that can play; the same die twice is a question", () => {
  const dice = { far: 6, near: 4, other: 6 };
  const dieOf = (move) => dice[move];
  assert.equal(moveAtOneTouch(["near"], [6, 4], dieOf), "near");
  assert.equal(moveAtOneTouch(["near", "far"], [6, 4], dieOf), "far");
  assert.equal(moveAtOneTouch(["near", "far"], [4, 6], dieOf), "near");
  assert.equal(moveAtOneTouch(["near", "far"], [5, 4], dieOf), "near");
  assert.equal(moveAtOneTouch(["far", "other"], [6, 4], dieOf), undefined);
  assert.equal(moveAtOneTouch(["far", "other", "near"], [4, 6], dieOf), "near");
  assert.equal(moveAtOneTouch(["far", "unknown"], [6, 4], dieOf), undefined);
  assert.equal(moveAtOneTouch([], [6, 4], dieOf), undefined);
});

test("a touch on an empty place brings a piece by each die, of a double two from one place, and nothing where two could come", () => {
  const move = (from, die) => ({ touches: [from, 9], die });
  const dieOf = ({ die }) => die;
  const [six, four, three, third] = [move(1, 6), move(2, 4), move(3, 3), move(4, 3)];
  assert.deepEqual(movesToPlace([four, six], [6, 4], dieOf), [six, four]);
  assert.deepEqual(movesToPlace([four], [6, 4], dieOf), [four]);
  assert.deepEqual(movesToPlace([three], [3, 3, 3, 3], dieOf), [three, three]);
  assert.deepEqual(movesToPlace([three], [3], dieOf), [three]);
  assert.deepEqual(movesToPlace([three, third], [3, 3], dieOf), []);
  assert.deepEqual(movesToPlace([six, { touches: [5, 9], die: 6 }], [6, 4], dieOf), []);
  assert.deepEqual(movesToPlace([{ touches: [5, 9], die: undefined }], [6, 4], dieOf), []);
});

test("each side's last roll is the last that it played before the place shown", () => {
  const line = [
    { seat: -1, words: "6:4" },
    { seat: 0, words: "&-s" },
    { seat: 0, words: "s-o" },
    { seat: -1, words: "5-2" },
    { seat: 1, words: "a-f", current: true },
    { seat: -1, words: "1-1" },
    { seat: 0, words: "n-m" },
  ];
  assert.deepEqual(lastRolls(line), ["6:4", "5-2"]);
  assert.deepEqual(
    lastRolls(line.map((step, i) => ({ ...step, current: i === 3 }))),
    ["6:4"], // what nobody has played yet lies on the board
  );
});

test("a roll is drawn as dice where its words are numbers of dice", () => {
  assert.deepEqual(diceOfRoll("6:4"), [6, 4]);
  assert.deepEqual(diceOfRoll("3-3"), [3, 3]);
  assert.deepEqual(diceOfRoll("6-5-1"), [6, 5, 1]);
  for (const words of ["", "25", "3-up", "lost", "7-1"]) assert.deepEqual(diceOfRoll(words), []);
});

test("the count of a seat is the first that gives every seat one number", () => {
  const match = (groups) => ({
    card: { seats: [{ name: "White" }, { name: "Black" }] },
    tallies: () => groups,
  });
  const rows = (...values) =>
    values.map((value, i) => ({ label: ["White", "Black"][i], value, spots: [] }));
  assert.deepEqual(
    countsOf(
      match([
        { title: "Odds", rows: rows("3 %", "4") },
        { title: "Pip count", rows: rows("167", "160") },
      ]),
    ),
    { title: "Pip count", isPips: true, numbers: ["167", "160"] },
  );
  assert.equal(countsOf(match([{ title: "Points", rows: rows("3").slice(0, 1) }])), undefined);
});

/** Numbers from 0 to 1 that are the same every time. */
function numbers(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

test("in games from random play of every game of dice, a touch plays a legal move of the piece by the first die that it can use, or nothing; in backgammon the pips agree", async () => {
  const random = numbers(7);
  let played = 0,
    both = 0;
  for (const family of ["tables", "egypt", "race"]) {
    const ludus = await core(family);
    for (const { id } of ludus.catalogue().filter(({ hasRolls }) => hasRolls)) {
      const match = new LiveMatch(ludus);
      match.create(id);
      const order = new DiceOrder(match);
      for (let step = 0; step < 60 && !match.state.outcome.over; step += 1) {
        const { moves, toMove, cursor } = match.state;
        const move = moves[Math.floor(random() * moves.length)];
        if (toMove < 0 || move.touches.length !== 2 || random() < 0.5) {
          match.play(move.words);
          continue;
        }
        const [spot] = move.touches;
        const of = moves.filter(({ touches }) => touches[0] === spot);
        if (random() < 0.5) order.swap();
        const [first] = order.numbers;
        const pips = () => Number(match.tallies()[0].rows[toMove].value);
        const before = id === "backgammon" ? pips() : 0;
        match.touch(spot);
        if (!playAtOneTouch(match, order, spot)) {
          assert.equal(match.state.cursor, cursor, id);
          match.dropTouches();
          match.play(move.words);
          continue;
        }
        played += 1;
        const made = match.state.line.find(({ current }) => current).words;
        assert.ok(
          of.some(({ words }) => words === made),
          `${id}: ${made}`,
        );
        if (id !== "backgammon" || of.length < 2) continue;
        both += 1;
        assert.equal(before - pips(), first, `${made} of ${of.map(({ words }) => words)}`);
      }
    }
  }
  assert.ok(played > 50 && both > 2, `${played} and ${both} touches`);
});
