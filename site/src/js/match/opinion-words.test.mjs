import assert from "node:assert/strict";
import { test } from "node:test";

import { countedIn, heightOf, inPieces, piecesOf, shortValue, titleOf } from "./opinion-words.mjs";

const two = {
  seats: [
    { name: "White", side: 0 },
    { name: "Black", side: 1 },
  ],
};
const four = { seats: ["Red", "Green", "Yellow", "Black"].map((name, side) => ({ name, side })) };
const pairs = {
  seats: ["Red", "Green", "Yellow", "Black"].map((name, seat) => ({ name, side: seat % 2 })),
};
const opinion = (more) =>
  /** @type {any} */ ({
    seat: 0,
    measure: "pieces",
    depth: 3,
    nodes: 100,
    playouts: 0,
    seconds: 0.1,
    value: 0,
    end: 0,
    line: ["a", "b"],
    ...more,
  });
const title = (more, card = two, moves = 0) =>
  titleOf(opinion(more), /** @type {any} */ (card), moves).title;

test("a lead is told by its degree, whoever is to move", () => {
  assert.equal(title({ value: 5.3 }), "White is far ahead.");
  assert.equal(title({ value: -1.5 }), "Black is clearly ahead.");
  assert.equal(title({ value: 1.5, seat: 1 }), "Black is clearly ahead.");
  assert.equal(title({ value: 0.6 }), "White is a little ahead.");
  assert.equal(title({ value: -0.2 }), "Even.");
});

test("what is decided names the winner, and his moves where they are known", () => {
  assert.equal(title({ value: 1000.9 }), "White wins.");
  assert.equal(title({ value: -1000.9 }, two, 5), "Black wins in 5 moves.");
  assert.equal(title({ value: 1000 }, pairs, 1), "The side of Red and Yellow wins in 1 move.");
});

test("points of the score have degrees of their own", () => {
  assert.equal(title({ measure: "points", value: 0.03 }), "Even.");
  assert.equal(title({ measure: "points", value: 0.1 }), "White is a little ahead.");
  assert.equal(title({ measure: "points", value: 0.4, seat: -1 }), "White is clearly ahead.");
  assert.equal(title({ measure: "points", value: 0.8 }), "White is far ahead.");
  assert.equal(title({ measure: "points", value: 0.97 }), "White is as good as winning.");
});

test("games played out are told as a share, with its error", () => {
  assert.equal(
    title({ measure: "playout", value: -2.4, playouts: 2500 }),
    "Black: 62% to win, ± 1.",
  );
  assert.equal(
    title({ measure: "playout", value: -2, playouts: 900, seat: 2 }, four),
    "Yellow, to move: about 40% to win.",
  );
  assert.equal(
    countedIn(opinion({ measure: "playout", value: -2 }), /** @type {any} */ (four)),
    "an equal share is 25%",
  );
});

test("who plays alone is told of the goal, and nobody of what is not weighed", () => {
  const one = { seats: [{ name: "You", side: 0 }] };
  const goal = { measure: "goal", line: ["a", "b", "c"] };
  assert.equal(title({ ...goal, value: 1000 }, one), "The goal can be reached in 3 moves.");
  assert.equal(title({ ...goal, value: -1000 }, one), "The goal can no longer be reached.");
  assert.equal(
    title({ ...goal, value: 0 }, one),
    "Not known whether the goal can still be reached.",
  );
  assert.equal(title({ measure: "none" }), "There is nothing to weigh here.");
});

test("a line says what it brings to whoever is to move", () => {
  assert.equal(shortValue(opinion({}), -1.26), "−1.3");
  assert.equal(shortValue(opinion({ measure: "points" }), 0.126), "+0.13");
  assert.equal(shortValue(opinion({ measure: "playout" }), 2.4), "62%");
  assert.equal(shortValue(opinion({}), 1000.9), "wins");
  assert.equal(shortValue(opinion({}), -1000.9), "loses");
  assert.equal(
    countedIn(opinion({ value: -3.14 }), /** @type {any} */ (two)),
    "lead, in the smallest piece: 3.1",
  );
});

test("the graph has what is won at its edge, and what is even in its middle", () => {
  for (const measure of /** @type {const} */ (["pieces", "points", "playout"])) {
    assert.equal(heightOf(measure, 0), 0);
    assert.equal(heightOf(measure, 1000), 1);
    assert.equal(heightOf(measure, -1001), -1);
    assert.ok(heightOf(measure, 0.5) > 0 && heightOf(measure, 0.5) < 1);
  }
});

const chess = [
  { name: "pawn", worth: 1 },
  { name: "knight", worth: 3 },
  { name: "elephant", worth: 3.5 },
  { name: "rook", worth: 5 },
  { name: "queen", worth: 9 },
];

test("a lead that can be measured in pieces is told in the pieces it comes to", () => {
  const lead = (value, worths = chess) => title({ value, worths });
  assert.equal(lead(5.1), "White is ahead by about a rook.");
  assert.equal(lead(-3.6), "Black is ahead by about an elephant.");
  assert.equal(lead(2.1), "White is ahead by about 2 pawns.");
  assert.equal(lead(6), "White is ahead by about a rook and a pawn.");
  assert.equal(lead(40), "White is ahead by more than 2 queens.");
  assert.equal(lead(0.2), "Even.");
  assert.equal(lead(0.6), "White is a little ahead.");
  const men = [
    { name: "piece", worth: 1 },
    { name: "king", worth: 1.3 },
  ];
  assert.equal(lead(4.1, men), "White is ahead by about 4 pieces.");
  assert.equal(inPieces(3, []), null, "a game that tells no worths has degrees alone");
  assert.equal(piecesOf(["ferz", "ferz"]), "2 ferzes");
});

test("where every game won is one point the value is told as a chance", () => {
  assert.equal(title({ measure: "chance", value: -0.24 }), "Black: about 62% to win.");
  assert.equal(shortValue(opinion({ measure: "chance" }), 0.24), "62%");
});
