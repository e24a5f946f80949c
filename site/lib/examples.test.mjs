import assert from "node:assert/strict";
import test from "node:test";
import { readMatch } from "./core.mjs";
import { movesIn, record, shelf } from "./examples.mjs";

test("the moves of a record are counted as the core counts them: comments, numbers and variations are none", async () => {
  for (const name of [
    "chess/falkener-shatranj/dilaram",
    "chess/falkener-shogi/game-4",
    "tables/royal-anglicorum/jupertia-1",
    "rithmomachia/fulke-1/demo-line",
    "rithmomachia/fulke-1/subtraction-7-before",
  ]) {
    const match = await readMatch(record(name).text);
    match.goLast();
    assert.equal(movesIn(record(name).text), match.state().line.length, name);
    match.drop();
  }
});

test("a whole game is one touch away from its beginning, with its moves shown or hidden; what shows one thing opens there", () => {
  const [game] = shelf(
    [{ id: "falkener-shatranj", family: "chess", play: "/play/falkener-shatranj/" }],
    new Map(),
  )["falkener-shatranj"];
  assert.deepEqual(
    [game.moves, game.url, game.guess],
    [
      9,
      "/play/falkener-shatranj/?example=dilaram&move=0",
      "/play/falkener-shatranj/?example=dilaram&move=0&guess=1",
    ],
  );
  const all = shelf([{ id: "fulke-1", family: "rithmomachia", play: "/play/" }], new Map())[
    "fulke-1"
  ];
  const one = all.find(({ name }) => name.endsWith("/subtraction-7-before"));
  assert.deepEqual(
    [one.url, one.guess],
    ["/play/?example=rithmomachia/fulke-1/subtraction-7-before", undefined],
  );
});
