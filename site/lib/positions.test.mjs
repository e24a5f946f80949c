// Every position of every record is found in the index of its game, and what is found in games at random is the same position. Each
// game has its turn once a week (LUDUS_SEED); all of them where LUDUS_DEEP is set.
import assert from "node:assert/strict";
import test from "node:test";
import { inTurn } from "../../tests/browser/turns.mjs";
import { random } from "../../tests/random.mjs";
import { catalogue, coreOf } from "./core.mjs";
import { record, shelf } from "./examples.mjs";
import { positionIndex, positionsIn } from "./positions.mjs";
import {
  entryOf,
  hashOf,
  placesOf,
  Records,
  samePosition,
  withoutClocks,
} from "../src/js/match/positions.mjs";

const cards = await catalogue();
const examples = shelf(cards, new Map());
const turn = inTurn(cards);
const indices = new Map();
const indexOf = async (game) =>
  indices.get(game) ?? indices.set(game, await positionIndex(examples[game])).get(game);
const readRecord = async (name) => record(name).text;

test("every position of every record is found at its place, on the main line and on variations", async (t) => {
  let positions = 0,
    records = 0;
  for (const { id } of turn) {
    const index = await indexOf(id),
      ludus = await coreOf(id),
      known = new Records(ludus, readRecord);
    for (const { name } of examples[id]) {
      records += 1;
      const { text } = record(name);
      const match = ludus.read(text),
        spots = match.spots();
      match.drop();
      for (const { position } of await positionsIn(text)) {
        positions += 1;
        const place = placesOf(index, position).find((each) => each.name === name);
        assert.ok(place, `${name}: ${position}`);
        assert.ok(await known.holds(place, { position, spots }), `${name}, move ${place.move}`);
      }
    }
  }
  t.diagnostic(`${positions} positions of ${records} records`);
  assert.ok(positions > 0);
});

/** What stands where, as a screen reader has it. Which move came last is no matter of the position: several may lead to it. */
const standing = (match) => match.spoken().map((text) => text.replace(", last move", ""));

test("what is found in games at random is the same position on the same board, and none of the records' is missed", async (t) => {
  let asked = 0,
    found = 0;
  for (const { id } of turn) {
    const index = await indexOf(id),
      ludus = await coreOf(id),
      known = new Records(ludus, readRecord),
      dice = random(`positions ${id}`);
    const all = new Set();
    for (const { name } of examples[id])
      for (const { position } of await positionsIn(record(name).text))
        all.add(withoutClocks(position));
    for (let n = 0; n < 6; n += 1) {
      const match = ludus.match(id),
        spots = match.spots();
      for (let i = 0; i < 30; i += 1) {
        const { position, moves, sketch } = match.state(),
          [place] = placesOf(index, position);
        asked += 1;
        assert.equal(Boolean(place), all.has(withoutClocks(position)), position);
        if (place && (await known.holds(place, { position, spots, moves }))) {
          found += 1;
          const book = ludus.read(record(place.name).text);
          book.goLast();
          const { line } = book.state();
          book.go(place.aside ? place.node : place.move === 0 ? 0 : line[place.move - 1].node);
          assert.equal(book.state().sketch, sketch, `${place.name}, move ${place.move}`);
          assert.deepEqual(standing(book), standing(match));
          book.drop();
        }
        if (moves.length === 0) break;
        match.play(dice.of(moves).words);
      }
      match.drop();
    }
  }
  t.diagnostic(`${found} found of ${asked} asked`);
  assert.ok(found > 0);
});

test("a hash proposes and the record decides: another position under the same hash is not found", async () => {
  const name = "chess/falkener-shogi/game-4",
    ludus = await coreOf("falkener-shogi"),
    known = new Records(ludus, readRecord);
  const [first, second] = await positionsIn(record(name).text);
  const index = {
    records: [[name, "Game IV", ""]],
    at: { [hashOf(second.position)]: entryOf(0, 0) },
  };
  const match = ludus.read(record(name).text),
    spots = match.spots();
  const [place] = placesOf(index, second.position);
  assert.equal(await known.holds(place, { position: second.position, spots }), false);
  assert.equal(await known.holds(place, { position: first.position, spots }), true);
  assert.equal(
    await known.holds(place, { position: first.position, spots: spots.slice(1) }),
    false,
  );
  match.go(0);
  const { moves } = match.state();
  const there = { position: first.position, spots, moves };
  assert.equal(await known.holds(place, there), true, "the same moves");
  there.moves = moves.slice(1);
  assert.equal(await known.holds(place, there), false, "other moves: other options");
  const { tags } = match.state();
  assert.equal(
    await known.holds(place, { position: first.position, spots, tags }),
    false,
    "itself",
  );
  match.drop();
});

test("clocks do not part positions, and all else does", () => {
  assert.ok(samePosition("even eT9@f10 quiet:3 turns:8", "even eT9@f10 quiet:1 turns:20"));
  assert.ok(!samePosition("even eT9@f10 quiet:3", "odd eT9@f10 quiet:3"));
  assert.ok(!samePosition("x turned:6", "x turned:7"));
});
