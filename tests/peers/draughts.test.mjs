// The same turns as rapid-draughts' in games at random (LUDUS_SEED repeats them), for English draughts as played today; skipped
// where it is not installed (tests/package.json). It knows no other draughts.
import assert from "node:assert/strict";
import test from "node:test";
import { deep } from "../deep.mjs";
import { native } from "../interface.mjs";
import { random, seed } from "../random.mjs";

const wanted = deep ? 2500 : 500; // positions
const peer = await import("rapid-draughts/english").catch(() => null);
console.log(`LUDUS_SEED=${seed}`);

/** "a1" by the numbers of books from 0: four a row, from the upper left. */
const numberOf = (square) => {
  const file = square.charCodeAt(0) - "a".charCodeAt(0),
    row = 8 - Number(square[1]);
  return row * 4 + (file - (row % 2 === 0 ? 1 : 0)) / 2;
};
const between = (from, to) =>
  String.fromCharCode((from.charCodeAt(0) + to.charCodeAt(0)) / 2) +
  (Number(from[1]) + Number(to[1])) / 2;

/** A turn as both can say it: from, to, and what is captured, in order of the numbers. */
const inWords = ({ origin, destination, captures }) =>
  `${origin}-${destination} ${[...captures].sort((a, b) => a - b).join(",")}`;

test(
  "English draughts as played today allows the turns that rapid-draughts does",
  { skip: peer ? false : "rapid-draughts is not installed" },
  async () => {
    const side = native("draughts");
    const stateOf = async (position) => {
      const match = Number(await side.call("match_new", "falkener-draughts", "", position));
      assert.ok(match > 0, await side.call("error"));
      const state = JSON.parse(await side.call("match_state", match));
      return { match, ...state };
    };
    /** Every turn from there, each with the moves that it is made of. */
    const turnsFrom = async (position, before = []) => {
      const out = [];
      const { match, moves } = await stateOf(position);
      await side.call("match_drop", match);
      for (const { words } of moves) {
        const [from, to] = words.split(/[-x]/);
        const made = [...before, words];
        if (words.includes("x")) {
          const { match: next } = await stateOf(position);
          await side.call("match_play", next, words);
          const after = JSON.parse(await side.call("match_state", next));
          await side.call("match_drop", next);
          if (!after.outcome?.over && !after.atTurnStart) {
            out.push(...(await turnsFrom(after.position, made)));
            continue;
          }
        }
        const jumps = made.map((one) => one.split("x")).filter((one) => one.length === 2);
        out.push({
          made,
          origin: numberOf(made[0].slice(0, 2)),
          destination: numberOf(to),
          captures: jumps.map(([a, b]) => numberOf(between(a, b))),
          from,
        });
      }
      return out;
    };
    let positions = 0,
      kings = 0,
      long = 0;
    try {
      for (let game = 0; positions < wanted; game++) {
        const lot = random(`draughts/${game}`);
        const board = peer.EnglishDraughts.setup();
        let { match, position } = await stateOf("");
        for (let turn = 0; turn < 150 && positions < wanted; turn++) {
          const mine = await turnsFrom(position);
          const its = board.moves;
          const unlike = (list) => [...new Set(list.map(inWords))].sort();
          assert.deepEqual(
            unlike(mine),
            unlike(its),
            `LUDUS_SEED=${seed}, game ${game}: ${position}`,
          );
          positions += 1;
          kings += position.includes("K");
          long += mine.some(({ made }) => made.length > 1);
          if (mine.length === 0) break;
          const { made, ...chosen } = lot.of(mine);
          for (const words of made) await side.call("match_play", match, words);
          const state = JSON.parse(await side.call("match_state", match));
          if (state.outcome?.over) break;
          position = state.position;
          // Two turns may differ only in what lies between; either leads to the same board.
          board.move(its.find((one) => inWords(one) === inWords(chosen)));
        }
        await side.call("match_drop", match);
      }
    } finally {
      assert.equal(await side.close(), 0, "the native program at its end");
    }
    assert.ok(kings > wanted / 10 && long > 0, `${kings} with kings, ${long} with long captures`);
  },
);
