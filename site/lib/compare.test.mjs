// The comparing page keeps to the texts and the games: every version has a cell for every point, every cell a passage that
// is an anchor and on that version's card, every board a record of that version, and what is asked of the core is answered.

import assert from "node:assert/strict";
import { test } from "node:test";

import { allPassages } from "./book.mjs";
import { answers, comparison, groups, kinds, passageOf, recordOf } from "./compare.mjs";
import { core } from "./core.mjs";
import { record } from "./examples.mjs";

const points = groups.flatMap((group) => group.points);
const cells = points.flatMap((point) =>
  point.cells.map((cell, i) => ({ point, kind: kinds[i], cell })),
);
const ludus = await core();
const cards = new Map(
  ludus
    .catalogue()
    .filter((card) => card.family === "rithmomachia")
    .map((card) => [card.id, card]),
);
const at = ({ point, kind }) => `${point.id} of ${kind.id}`;

test("every kind of the battle in the catalogue has a column, and every point a cell for each", () => {
  assert.deepEqual(kinds.map(({ id }) => id).sort(), [...cards.keys()].sort());
  assert.equal(new Set(points.map(({ id }) => id)).size, points.length, "every point once");
  for (const point of points) assert.equal(point.cells.length, kinds.length, point.id);
  for (const { cell, ...one } of cells) assert.ok(cell.fact || one.point.ask, at(one));
});

test("the passage of every cell is an anchor and on that kind's card", () => {
  const anchors = allPassages();
  for (const { cell, ...one } of cells) {
    const id = passageOf(one.kind, cell);
    assert.ok(anchors[id], `${at(one)}: no text has ${id}`);
    assert.ok(cards.get(one.kind.id)?.rules.includes(id), `${at(one)}: ${id} is not on the card`);
  }
});

test("every board is a record of its kind, and where the record plays, what it plays is of the passage's kind", () => {
  for (const { cell, ...one } of cells) {
    const name = recordOf(one.kind, cell);
    if (!name) continue;
    const { text, tags } = record(name);
    assert.equal(tags.Game, one.kind.id, `${at(one)}: ${name}`);
    const match = ludus.read(text);
    try {
      for (const step of match.state().line)
        for (const { rule } of step.reasons ?? [])
          assert.ok(cards.get(one.kind.id).rules.includes(rule), `${name}: ${rule}`);
    } finally {
      match.drop();
    }
  }
});

test("the board of a cell about marching, taking or kings plays by the cell's passage", () => {
  const shown = [
    "round",
    "triangle",
    "square",
    "king",
    "flying",
    "after",
    "before",
    "equality",
    "addition",
    "subtraction",
    "multiplication",
    "division",
    "distance",
    "powers",
    "proportion",
    "siege",
    "whole",
    "parts",
    "ransom",
  ];
  let tried = 0;
  for (const { cell, ...one } of cells) {
    const name = recordOf(one.kind, cell);
    if (!shown.includes(one.point.id) || !name || cell.fact === "No") continue;
    const match = ludus.read(record(name).text);
    try {
      const { line, moves } = match.state();
      const cited = (
        line.length > 0
          ? line.map((step) => step.reasons)
          : moves.map((move) => match.reasons(move.words))
      )
        .flat()
        .map(({ rule }) => rule);
      assert.ok(
        cited.includes(passageOf(one.kind, cell)),
        `${at(one)}: ${name} cites ${cited.join(" ")}`,
      );
      tried += 1;
    } finally {
      match.drop();
    }
  }
  assert.ok(tried > 90, `${tried} tried`);
});

test("what is asked of the core is what the texts say", () => {
  const ask = (question, id, point) =>
    answers[question](
      ludus,
      kinds.find((kind) => kind.id === id),
      { id: point },
    );
  assert.equal(ask("board", "fulke-1"), "8 × 16");
  assert.equal(ask("board", "asilo-italian"), "8 × 14");
  assert.equal(ask("first", "mebben"), "Black");
  assert.match(
    ask("array", "fulke-1"),
    /^8 wide and 4 deep, one empty rank behind, 6 empty ranks between; 36 left of 30$/,
  );
  assert.match(
    ask("array", "fulke-2"),
    /^4 wide and 6 deep, at the edge, 4 empty ranks between; each family on one file$/,
  );
  assert.match(ask("array", "boissiere"), /30 left of 36$/);
  assert.equal(ask("march", "fulke-1", "round"), "1 diagonally");
  assert.equal(ask("march", "mebben", "round"), "1 straight");
  assert.equal(ask("march", "mebben", "triangle"), "2 diagonally");
  assert.equal(ask("march", "fulke-2", "square"), "3 in any direction");
  assert.equal(ask("march", "guild", "king"), "1 diagonally, 2 straight, 3 in any direction");
  assert.equal(ask("march", "asilo-italian", "king"), "3 in any direction");
  assert.equal(ask("flying", "fulke-1"), "Triangles 2 and 1, squares 3 and 1");
  assert.equal(ask("flying", "fulke-2"), "Rounds, triangles and squares 2 and 1");
  assert.equal(ask("flying", "fulke-3"), "None");
  assert.equal(ask("leaping", "fulke-1"), "Triangles and squares, in every move");
  assert.equal(ask("leaping", "guild"), "None");
  assert.equal(ask("leaping", "boissiere"), "Only in flying");
});

test("the page's data holds for every cell its words, its passage's address and, where it shows a board, a slim picture", async () => {
  const told = await comparison();
  assert.equal(told.many, "Seven");
  let boards = 0,
    size = 0;
  for (const group of told.groups)
    for (const point of group.points)
      for (const cell of point.cells) {
        assert.ok(cell.fact.length > 1 && /^\/books\/.+#/.test(cell.passage.url), point.id);
        if (!cell.board) continue;
        boards += 1;
        size += cell.board.svg.length;
        assert.doesNotMatch(
          cell.board.svg,
          /<desc|<defs| id=| role=| tabindex=|undefined/,
          point.id,
        );
        assert.match(cell.board.svg, /^<svg class="board" [^>]*aria-hidden="true"/);
      }
  assert.ok(
    boards > 150 && size / boards < 3000,
    `${boards} boards of ${Math.round(size / boards)} characters`,
  );
});
