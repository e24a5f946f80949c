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
  playToPlace,
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

/** Begins backgammon with that roll, four of a double. @param {LiveMatch} match */
const beginWith = (match, dice, blacks = "a2 m5 r3 t5") =>
  match.create("backgammon", "", `am f5 h3 n5 &2 | n ${blacks} | to am | dice ${dice}`);

/** The fewest touches on the board that play those moves, as the page takes them: on a place, a piece, or the dice to swap them. */
async function touchesFor(dice, play, most = 4) {
  const match = new LiveMatch(await core("tables"));
  beginWith(match, dice);
  const order = new DiceOrder(match);
  match.play(play);
  const { position: goal, line } = match.state;
  match.go(-1);
  const names = new Set(match.spots.flatMap(({ kind }, spot) => (kind === "point" ? [spot] : [])));
  const useful = new Set();
  for (const { words } of line)
    for (const name of words.split(/[-*]/))
      useful.add(match.spots.findIndex((spot) => spot.name === name));
  const touch = (spot) => {
    if (spot === "swap") return order.swap();
    if (playToPlace(match, spot)) return true;
    match.touch(spot);
    if (playAtOneTouch(match, order, spot)) return true;
    match.dropTouches();
    return false;
  };
  const spots = [...useful].filter((spot) => names.has(spot));
  let ways = [[]];
  for (let many = 1; many <= most; many += 1) {
    const seen = new Set();
    const next = [];
    for (const way of ways)
      for (const spot of [...spots, "swap"]) {
        beginWith(match, dice);
        if (![...way, spot].every(touch)) continue;
        const { position } = match.state;
        if (position === goal) return many;
        const key = `${position} ${order.numbers}`;
        if (!seen.has(key)) next.push([...way, spot]);
        seen.add(key);
      }
    ways = next;
  }
  return Infinity;
}

test("backgammon: the usual play of every first roll takes at most two touches and one on the dice; single pieces of a double one each", async () => {
  const plays = [
    ["2-1", "13/11 6/5"],
    ["3-1", "8/5 6/5"],
    ["4-1", "13/9 24/23"],
    ["5-1", "13/8 24/23"],
    ["6-1", "13/7 8/7"],
    ["3-2", "24/21 13/11"],
    ["4-2", "8/4 6/4"],
    ["5-2", "13/8 13/11"],
    ["6-2", "24/18 13/11"],
    ["4-3", "24/20 13/10"],
    ["5-3", "8/3 6/3"],
    ["6-3", "24/18 13/10"],
    ["6-3", "24/18 18/15"],
    ["5-4", "13/8 24/20"],
    ["6-4", "8/2 6/2"],
    ["6-4", "24/18 18/14"],
    ["6-5", "24/18 18/13"],
    ["1-1-1-1", "8/7 8/7 6/5 6/5"],
    ["2-2-2-2", "13/11 13/11 6/4 6/4"],
    ["3-3-3-3", "8/5 8/5 6/3 6/3"],
    ["3-3-3-3", "24/21 24/21 13/10 13/10"],
    ["4-4-4-4", "24/20 24/20 13/9 13/9"],
    ["4-4-4-4", "24/20 24/20 20/16 20/16"],
    ["6-6-6-6", "24/18 24/18 13/7 13/7"],
  ];
  for (const [dice, play] of plays) {
    const touches = await touchesFor(dice, play);
    assert.ok(touches <= 2, `${dice}, ${play}: ${touches} touches`);
  }
  // Beyond that is what moves single pieces, or pieces onto a place where a touch would mean those that stand there.
  assert.equal(await touchesFor("5-5-5-5", "13/8 13/8 8/3 8/3"), 3);
  assert.equal(await touchesFor("2-2-2-2", "24/22 13/11 8/6 6/4"), 4);
});

test("a touch on a place further than a die brings a piece by several, two of a double, and nothing where the way there matters", async () => {
  const match = new LiveMatch(await core("tables"));
  const touched = (place) => {
    const led = playToPlace(
      match,
      match.spots.findIndex(({ name }) => name === place),
    );
    return [led, match.state.line.map(({ words }) => words).join(" ")];
  };
  beginWith(match, "6-4");
  assert.deepEqual(touched("o"), [true, "&-s s-o"]);
  beginWith(match, "4-4-4-4");
  assert.deepEqual(touched("q"), [true, "&-u u-q &-u u-q"]);
  // By 18 a single piece of the other's is hit, by 20 none.
  beginWith(match, "6-4", "a2 m5 r3 s1 t4");
  assert.deepEqual(touched("o"), [false, ""]);
  beginWith(match, "6-4");
  assert.deepEqual(touched("e"), [false, ""], "nothing reaches it");
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
  for (const family of ["tables", "egyptrace", "race"]) {
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
