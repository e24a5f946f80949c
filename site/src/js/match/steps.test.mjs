import assert from "node:assert/strict";
import test from "node:test";
import { readFileSync } from "node:fs";
import { readMatch } from "../../../lib/core.mjs";
import {
  askFor,
  counted,
  judge,
  noGuesses,
  onMain,
  readAsked,
  Runner,
  speeds,
  standing,
  tallied,
  waysOn,
} from "./steps.mjs";

const dilaram = () =>
  readMatch(
    readFileSync(
      new URL("../../../../assets/examples/chess/falkener-shatranj/dilaram.game", import.meta.url),
      "utf8",
    ),
  );

test("the mate of Dilaram: where one stands, the comment of the book at its move, the two ways on, and the way out of the variation", async () => {
  const match = await dilaram();
  match.goFirst();
  const begun = standing(match.state());
  assert.deepEqual(
    [begun.at, begun.count, begun.step, begun.next.words, begun.ways, begun.branch],
    [0, 9, null, "83-87", [], null],
  );
  match.play("83-87 77-87 82-64");
  const before = standing(match.state());
  assert.match(before.comment, /power of hopping/);
  assert.deepEqual(
    before.ways.map(({ words, name, main, taken }) => [words, name, main, taken]),
    [
      ["87-77", "As played", true, true],
      ["21-81", "Variation", false, false],
    ],
  );
  assert.ok(onMain(match.state()));

  match.play("21-81 80-81");
  const inside = standing(match.state());
  assert.deepEqual(
    [inside.branch.name, inside.branch.turn, inside.branch.words],
    ["Variation", 4, "21-81"],
  );
  assert.equal(inside.branch.main, before.ways[0].node);
  assert.equal(inside.count, 11, "the line is the variation’s own");
  assert.ok(!onMain(match.state()));
  match.go(inside.branch.main);
  assert.deepEqual([standing(match.state()).branch, standing(match.state()).count], [null, 9]);
  match.drop();
});

test("a way back of the variation is remembered: stepping on from the fork goes where one was", async () => {
  const match = await dilaram();
  match.goFirst();
  match.play("83-87 77-87 82-64 21-81");
  match.undo();
  assert.deepEqual(
    waysOn(standing(match.state()).next).map(({ taken }) => taken),
    [false, true],
  );
  match.drop();
});

test("several variations of one place are told apart by letters", () => {
  const ways = waysOn({
    node: 9,
    words: "c",
    others: [
      { node: 4, words: "a" },
      { node: 7, words: "b" },
    ],
  });
  assert.deepEqual(
    ways.map(({ words, name }) => [words, name]),
    [
      ["a", "As played"],
      ["b", "Variation a"],
      ["c", "Variation b"],
    ],
  );
  assert.deepEqual(waysOn(null), []);
});

test("the main line is the one that was made so, whichever was there first", () => {
  const step = { node: 3, words: "b", main: 3, others: [{ node: 1, words: "a" }] };
  assert.deepEqual(
    waysOn(step).map(({ words, main }) => [words, main]),
    [
      ["b", true],
      ["a", false],
    ],
  );
  assert.ok(onMain({ line: [step], cursor: 3 }));
  assert.ok(!onMain({ line: [{ ...step, main: 1 }], cursor: 3 }));
});

test("a try is right, a variation the record knows, or another move", () => {
  const next = { node: 3, others: [{ node: 8, words: "x" }] };
  assert.deepEqual(
    [3, 8, 12].map((cursor) => judge(next, cursor)),
    ["right", "variation", "other"],
  );
});

test("guesses are counted: found, at once, shown", () => {
  let tally = noGuesses;
  assert.equal(tallied(tally), "");
  tally = counted(tally, "found");
  assert.equal(tallied(tally), "1 of 1 found.");
  tally = counted(counted(tally, "shown"), "found", 2);
  assert.deepEqual(tally, { asked: 3, found: 2, atOnce: 1, shown: 1 });
  assert.equal(tallied(tally), "2 of 3 found, 1 at the first try.");
});

test("an address asks for an example by its long name or its short one, a move and a guess; a wrong one is told", () => {
  const whole = (name) => `chess/falkener-shogi/${name}`;
  assert.deepEqual(readAsked("?example=game-4&move=7", whole), {
    example: "chess/falkener-shogi/game-4",
    move: 7,
    node: null,
    guess: false,
  });
  assert.deepEqual(readAsked("?example=tables/backgammon/dice&guess=1", whole), {
    example: "tables/backgammon/dice",
    move: null,
    node: null,
    guess: true,
  });
  assert.deepEqual(readAsked(""), { example: null, move: null, node: null, guess: false });
  assert.match(readAsked("?example=../../secret", whole).fault, /no example/);
  assert.match(readAsked("?example=Game 4", whole).fault, /no example “Game 4”/);
  for (const move of ["-1", "x", "", "12345"])
    assert.match(
      readAsked(`?example=game-4&move=${move}`, whole).fault,
      /is not the number of a move/,
      move,
    );
  const asked = readAsked(askFor("chess/falkener-shogi/game-4", { move: 12, guess: true }), whole);
  assert.deepEqual(asked, {
    example: "chess/falkener-shogi/game-4",
    move: 12,
    node: null,
    guess: true,
  });
  const aside = readAsked(askFor("chess/falkener-shogi/game-4", { node: 37 }), whole);
  assert.deepEqual([aside.move, aside.node], [null, 37]);
  assert.match(readAsked("?example=game-4&node=x", whole).fault, /is not the number of a move/);
});

test("a game runs by itself at its pace to the end, and stops there", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let left = 3;
  const told = [];
  const runner = new Runner(
    () => (left -= 1) > 0,
    (running) => told.push(running),
  );
  runner.pace = speeds.fast;
  runner.start();
  t.mock.timers.tick(400);
  assert.equal(left, 2, "a press is answered soon");
  t.mock.timers.tick(speeds.fast - 1);
  assert.equal(left, 2);
  t.mock.timers.tick(1);
  assert.equal(left, 1);
  t.mock.timers.tick(speeds.fast);
  assert.deepEqual([left, runner.running, told], [0, false, [true, false]]);
  t.mock.timers.tick(60_000);
  assert.equal(left, 0);
});

test("a game that runs by itself is stopped at once, even from within a step", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let steps = 0;
  const runner = new Runner(() => {
    steps += 1;
    if (steps === 2) runner.stop();
    return true;
  });
  runner.start();
  for (let i = 0; i < 10; i += 1) t.mock.timers.tick(60_000);
  assert.equal(steps, 2);
  runner.start();
  runner.stop();
  t.mock.timers.tick(60_000);
  assert.equal(steps, 2);
});
