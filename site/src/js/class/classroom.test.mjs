// What the projector says and how its board lies; where a pointer is on a board however it lies; notes, next move, clock.
import test from "node:test";
import assert from "node:assert/strict";
import { castOf } from "../board/roll-picture.mjs";
import { bigLine, withoutSums } from "./big-line.mjs";
import { Watch, reading } from "./clock.mjs";
import { betterLying, boardTransform } from "../board/board-transform.mjs";
import { nextMove, notesKey } from "./teacher-notes.mjs";

const step = (more) => ({
  node: 1,
  words: "f8xd8@d1",
  seat: 0,
  said: "White triangle 9 moves from f8 to d8. Black round 7 on d8 is captured by subtraction: 9 − 2 = 7. It goes to d1.",
  capture: "Black round 7 on d8 is captured by subtraction: 9 − 2 = 7.",
  comment: "",
  reasons: [{ rule: "r", line: "9 − 2 = 7" }],
  current: true,
  ...more,
});
const state = (more) => ({
  line: [step()],
  say: "Black to move.",
  touched: [],
  outcome: { over: false, text: "" },
  comment: "",
  ...more,
});

test("the line says the last move with its arithmetic and whose turn it is, and shorter where there is less room", () => {
  const { full, brief } = bigLine(state()),
    ways = [...full, ...brief];
  assert.equal(
    full[0],
    "White triangle 9 moves from f8 to d8. Black round 7 on d8 is captured by subtraction: 9 − 2 = 7. It goes to d1. Black to move.",
  );
  assert.equal(ways.at(-1), "f8 × d8@d1: 9 − 2 = 7.");
  assert.equal(full.at(-1), "Black round 7 on d8 is captured by subtraction: 9 − 2 = 7.");
  for (let i = 1; i < ways.length; i += 1) assert.ok(ways[i].length < ways[i - 1].length, ways[i]);
  assert.deepEqual(bigLine(state({ line: [] })), { full: ["Black to move."], brief: [] });
  assert.deepEqual(
    bigLine(state({ touched: [4], say: "Black can capture on d8 (9 − 2 = 7)." })).full,
    ["Black can capture on d8 (9 − 2 = 7)."],
    "a piece in hand",
  );
  assert.match(
    bigLine(state({ outcome: { over: true, text: "Evens have won" } })).full.at(-1),
    /^Evens have won\.$/,
  );
});

test("without sums no arithmetic is told, and the words stay", () => {
  assert.equal(withoutSums("7 is captured by equality: 7 = 7."), "7 is captured by equality.");
  assert.equal(withoutSums("Black can capture on d8 (9 − 2 = 7)."), "Black can capture on d8.");
  assert.equal(
    withoutSums("12 is captured by addition: 6 + 6 = 12. It goes to d1."),
    "12 is captured by addition. It goes to d1.",
  );
  const { full, brief } = bigLine(state(), { sums: false });
  for (const words of [...full, ...brief]) assert.doesNotMatch(words, /[=−+]/);
  assert.match(full[0], /on d8 is captured by subtraction\. It goes to d1\. Black to move\.$/);
});

test("the line says the comment that stands, one's own words, or nothing", () => {
  const told = state({
    comment: "At the beginning.",
    line: [step({ current: false, comment: "First." }), step({ node: 2 })],
  });
  assert.deepEqual(bigLine(told, { says: "comment" }).full, ["First."]);
  assert.deepEqual(bigLine({ ...told, line: [] }, { says: "comment" }).full, ["At the beginning."]);
  assert.equal(
    bigLine(state(), { says: "comment" }).full[0].startsWith("White triangle"),
    true,
    "no comment: the move",
  );
  assert.deepEqual(bigLine(state(), { says: "own", words: "What takes 5?" }).full, [
    "What takes 5?",
  ]);
  assert.deepEqual(bigLine(state(), { says: "nothing" }).full, [""]);
});

test("the dice of a throw are read off the board: thrown, used, still to be thrown", () => {
  const die = (text, turned = false) => ({ shape: "die", text, turned, cast: true });
  const told = castOf([
    die("5"),
    { shape: "checker", text: "", turned: false },
    die("4", true),
    die(""),
  ]);
  assert.deepEqual(
    told.map(({ text, used, blank }) => [text, used, blank]),
    [
      ["5", false, false],
      ["4", true, false],
      ["", false, true],
    ],
  );
  assert.deepEqual(castOf([]), []);
});

test("a long board lies on a wide screen and stands on a high one; one about as broad as high always stands", () => {
  const long = [
      [349, 670],
      [669, 350],
    ],
    square = [
      [389, 430],
      [429, 390],
    ];
  assert.equal(betterLying([1280, 640], ...long), true);
  assert.equal(betterLying([1024, 690], ...long), true);
  assert.equal(betterLying([390, 700], ...long), false);
  assert.equal(betterLying([390, 200], ...square), false);
});

test("a place on the board is the same place on a board of another size, flipped or lying", () => {
  const spots = [
    [0.5, 0.5],
    [3.5, 0.5],
    [0.5, 5.5],
    [3.5, 5.5],
    [2, 2],
  ].map(([x, y]) => ({ kind: "point", x, y }));
  const lies = [
    ([x, y]) => [100 + 40 * x, 20 + 40 * y],
    ([x, y]) => [900 - 90 * x, 700 - 90 * y],
    ([x, y]) => [30 + 25 * y, 400 - 25 * x],
  ];
  for (const lie of lies) {
    const found = boardTransform(
      spots,
      spots.map((spot, index) => {
        const [x, y] = lie([spot.x, spot.y]);
        return { spot: index, x, y };
      }),
    );
    const near = (a, b) =>
      a.forEach((value, i) => assert.ok(Math.abs(value - b[i]) < 1e-6, `${a} is not ${b}`));
    near(found.toPixels([1.25, 4]), lie([1.25, 4]));
    near(found.toSquares(lie([1.25, 4])), [1.25, 4]);
    near([found.unit], [Math.hypot(...lie([1, 0]).map((value, i) => value - lie([0, 0])[i]))]);
  }
  assert.equal(
    boardTransform(spots, [
      { spot: 0, x: 0, y: 0 },
      { spot: 1, x: 1, y: 0 },
    ]),
    null,
    "two say too little",
  );
  assert.equal(
    boardTransform(
      spots,
      [0, 1].flatMap((spot) => [
        { spot, x: spot, y: 0 },
        { spot, x: spot, y: 0 },
      ]),
    ),
    null,
    "nor do any in a row",
  );
});

test("the next move is that after the one shown, with its sum; none at the end of the record", () => {
  const line = [
    step(),
    step({ node: 2, words: "a-b", current: false, said: "a man goes", reasons: [] }),
  ];
  assert.deepEqual(nextMove({ line, canRedo: true }), {
    words: "a-b",
    said: "a man goes",
    sum: "",
  });
  assert.deepEqual(
    nextMove({ line: line.map((one) => ({ ...one, current: false })), canRedo: true }).sum,
    "9 − 2 = 7",
    "at the beginning the first",
  );
  assert.equal(nextMove({ line, canRedo: false }), null);
});

test("notes are kept by the title of a record, else by the match's entry in the store, else by the table", () => {
  assert.equal(notesKey("fulke-1", [], "m7"), "fulke-1/m7");
  assert.equal(
    notesKey("fulke-1", [["Title", "One"]], "m7"),
    "fulke-1/one",
    "the same example has the same notes",
  );
  assert.equal(notesKey("fulke-1", []), "fulke-1");
  assert.equal(notesKey("fulke-1", [["Title", "A Game, from p. 12"]]), "fulke-1/a-game-from-p-12");
  assert.notEqual(notesKey("fulke-1", [["Title", "One"]]), notesKey("fulke-1", [["Title", "Two"]]));
});

test("the watch counts up or down, rests, goes on, begins again with a turn and says when the time is over", () => {
  const watch = new Watch();
  watch.start(1000);
  assert.equal(watch.shows(4000), 3000);
  watch.pause(5000);
  assert.equal(watch.shows(99_000), 4000);
  watch.start(100_000);
  assert.equal(watch.shows(101_000), 5000);
  watch.again(102_000);
  assert.equal(watch.shows(102_500), 500);
  watch.reset();
  assert.equal(watch.running, false);
  assert.equal(watch.shows(200_000), 0);
  watch.minutes = 2;
  watch.start(0);
  assert.equal(watch.over(119_999), false);
  assert.equal(watch.over(120_000), true);
  assert.equal(watch.shows(125_000), -5000);
  watch.minutes = NaN;
  assert.equal(watch.minutes, 0);
  assert.equal(reading(65_000), "1:05");
  assert.equal(reading(3_665_000), "1:01:05");
  assert.equal(reading(59_001, true), "1:00", "what is left is rounded up");
  assert.equal(reading(-5000, true), "−0:05");
});
