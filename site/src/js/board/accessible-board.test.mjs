// The grid over the board is enough for every game there is: each spot a move wants touched is a cell with a name of its own
// that arrows lead to, or a button; and the touches alone say which move is meant.
import test from "node:test";
import assert from "node:assert/strict";
import { catalogue, coreOf } from "../../../lib/core.mjs";

const arrows = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
const turned = [
  {},
  { lying: true },
  { flipped: true },
  { lying: true, flipped: true },
  { narrow: true },
  { narrow: true, flipped: true },
];

/** As the page has it: an empty place of a hand that is not wanted now. */
const idle = (spots, spoken, open, index) =>
  spots[index].kind === "pocket" && !open.has(index) && /, empty\b/.test(spoken[index]);

/** The spots arrows lead to from one, passing over those that are idle in the way they go. */
function led(match, from, way, skipped) {
  const met = new Set([from]);
  for (const here of met)
    for (const [dx, dy] of arrows) {
      let to = match.neighbour(here, dx, dy, way);
      for (let before = here; to >= 0 && to !== before && skipped(to);)
        [before, to] = [to, match.neighbour(to, dx, dy, way)];
      if (to >= 0 && !skipped(to)) met.add(to);
    }
  return met;
}

for (const { id } of await catalogue())
  test(`${id}: every legal move can be made by cells and buttons that are named`, async () => {
    const core = await coreOf(id);
    let looked = 0;
    for (const seed of [1, 2]) {
      const match = core.match(id);
      let random = seed;
      const next = (of) => (random = (random * 48271) % 0x7fffffff) % of;
      for (let ply = 0; ply < 20; ply += 1) {
        const { moves, outcome, next: open } = match.state();
        if (outcome.over) break;
        const spots = match.spots(),
          spoken = match.spoken();
        const opened = new Set(open);
        const wanted = new Set(moves.flatMap((move) => move.touches));
        for (const move of moves) {
          assert.ok(move.touches.length > 0, `${move.words} is made by no touch`);
          for (const spot of move.touches) assert.ok(spots[spot], `${move.words}: no spot ${spot}`);
        }
        for (const spot of wanted) {
          const said =
            spots[spot].kind === "button" ? spots[spot].label || spots[spot].name : spoken[spot];
          assert.ok(said?.trim(), `${spots[spot].name} has no name to be spoken`);
        }
        for (const move of moves)
          assert.ok(opened.has(move.touches[0]), `${move.words} cannot be begun`);
        const cells = [...wanted].filter((spot) => spots[spot].kind !== "button");
        if (ply % 8 === 0) {
          const said = cells.map((spot) => spoken[spot]);
          assert.equal(
            new Set(said).size,
            said.length,
            `two places are spoken of alike: ${said.filter((one, i) => said.indexOf(one) !== i)}`,
          );
          for (const way of turned) {
            // What is wanted later in a move is open by then.
            const reached =
              cells.length > 0
                ? led(
                    match,
                    cells[0],
                    way,
                    (index) =>
                      !wanted.has(index) &&
                      (spots[index].kind === "button" || idle(spots, spoken, opened, index)),
                  )
                : new Set();
            assert.deepEqual(
              cells.filter((spot) => !reached.has(spot)).map((spot) => spots[spot].name),
              [],
              `no arrows lead there, ${JSON.stringify(way)}`,
            );
          }
        }
        match.play(moves[next(moves.length)].words);
        looked += 1;
      }
      match.drop();
    }
    // A square of four is filled in sixteen steps, or fewer where one is wrong.
    assert.ok(looked > (id === "falkener-magic-squares" ? 10 : 20), `${looked} positions`);
  });
