import assert from "node:assert/strict";
import test from "node:test";
import { coreOf } from "../../../lib/core.mjs";
import { meant } from "./typed-move.mjs";

const shogi = [
  ["P-7f", "77-76", "Pc4"],
  ["S-7h", "39-78", "Sc2"],
  ["Nbd2", "20-41"],
  ["Nfd2", "60-41+"],
];

test("a move is known in every notation, to the letter or with less care", () => {
  for (const [typed, move] of /** @type {[string, number][]} */ ([
    ["P-7f", 0],
    ["77-76", 0],
    ["Pc4", 0],
    ["p7f", 0],
    ["P7f!?", 0],
    ["Ｓ−７ｈ", 1],
    ["sc2", 1],
    ["Nbxd2+", 2],
    ["60–41", 3],
  ]))
    assert.deepEqual(meant(typed, shogi), { move }, typed);
});

test("the notation that is shown is meant before another that has the same words", () => {
  const written = [
    ["9-13", "b6-a5"],
    ["10-14", "9-13"],
  ];
  assert.deepEqual(meant("9-13", written), { move: 0 });
  assert.deepEqual(meant("b6a5", written), { move: 0 });
});

test("a word that may mean two moves is neither, and one that means none is told those that look like it", () => {
  const written = [["Nb-d2"], ["N-bd2"], ["a3"]];
  assert.deepEqual(meant("nbd2", written), { several: [0, 1] });
  assert.deepEqual(meant("P-7g", shogi).near[0], 0);
  assert.equal(meant("", shogi).near.length, 4);
});

test("every legal move of the opening can be typed in every notation its game has", async () => {
  let asked = 0;
  for (const game of ["falkener-shogi", "falkener-xiangqi", "falkener-draughts", "fulke-1"]) {
    const match = (await coreOf(game)).match(game),
      { moves } = match.state(),
      { notations } = match.foreign();
    const written = moves.map(({ words }) => [
      words,
      ...notations.map((_, i) => match.inNotation(words, i)),
    ]);
    for (const [i, all] of written.entries())
      for (const typed of all) {
        asked += 1;
        assert.deepEqual(meant(typed, written), { move: i }, `${game}: ${typed}`);
      }
    match.drop();
  }
  assert.ok(asked > 200, `${asked}`);
});
