// The same moves as Fairy-Stockfish's in games at random (LUDUS_SEED repeats them), for Falkener's chess as it is played today;
// skipped where it is not installed. LUDUS_GAME limits it to some games.
import assert from "node:assert/strict";
import test from "node:test";
import { deep } from "../deep.mjs";
import { native } from "../interface.mjs";
import { random, seed } from "../random.mjs";
import { inItsWords, library, tamerlane, variants } from "./fairy.mjs";

const games = deep ? 30 : 6;
const ffish = await library();
const only = process.env.LUDUS_GAME?.split(",");
console.log(`LUDUS_SEED=${seed}`);

const legal = (board) => board.legalMoves().split(" ").filter(Boolean);

/** Whether a pawn dropped there mates: it allows that and gives the game to the other side, where we forbid it. */
function matesByPawn(board, move) {
  if (!move.startsWith("P@")) return false;
  board.push(move);
  const mates = board.isCheck() && legal(board).length === 0;
  board.pop();
  return mates;
}

for (const [variant, ours] of Object.entries(variants)) {
  const skip = !ffish
    ? "ffish is not installed"
    : only && !only.includes(ours.game)
      ? `only ${only} is asked for`
      : false;
  test(
    `${ours.game} as today allows what Fairy-Stockfish's ${variant} does, move for move`,
    { skip },
    async () => {
      const side = native("chess");
      try {
        let positions = 0;
        for (let game = 0; game < games || (positions <= 60 * games && game < 10 * games); game++) {
          // some random games are short
          const lot = random(`${ours.game}/${game}`);
          const match = Number(await side.call("match_new", ours.game, ours.options.join(" "), ""));
          assert.ok(match > 0, await side.call("error"));
          const board = new ffish.Board(variant);
          for (let ply = 0; ply < 120; ply++) {
            const { moves, outcome } = JSON.parse(await side.call("match_state", match));
            const its = legal(board)
              .filter((move) => !matesByPawn(board, move))
              .sort();
            const mine = moves.map(({ words }) => inItsWords(words, ours)).sort();
            assert.deepEqual(mine, its, `LUDUS_SEED=${seed}, game ${game}: ${board.fen()}`);
            positions += 1;
            if (moves.length === 0 || outcome?.over) break;
            const { words } = lot.of(moves);
            await side.call("match_play", match, words);
            board.push(inItsWords(words, ours));
          }
          board.delete();
          await side.call("match_drop", match);
        }
        assert.ok(positions > 60 * games);
      } finally {
        assert.equal(await side.close(), 0, "the native program at its end");
      }
    },
  );
}

test(
  "falkener-tamerlane without cavaliers and bishops allows what Fairy-Stockfish's eleven by ten board does",
  {
    skip: ffish
      ? only && !only.includes(tamerlane.game) && `only ${only} is asked for`
      : "ffish is not installed",
  },
  async () => {
    const side = native("chess");
    try {
      ffish.loadVariantConfig(tamerlane.ini);
      let positions = 0;
      for (let game = 0; positions < (deep ? 2500 : 500); game++) {
        const lot = random(`${tamerlane.game}/${game}`);
        const opening = Number(await side.call("match_new", tamerlane.game, "", ""));
        const start = JSON.parse(await side.call("match_state", opening)).position;
        const match = Number(
          await side.call("match_new", tamerlane.game, "", tamerlane.without(start)),
        );
        assert.ok(match > 0, await side.call("error"));
        for (let ply = 0; ply < 150; ply++) {
          const { moves, outcome, position } = JSON.parse(await side.call("match_state", match));
          const fen = tamerlane.fen(position);
          if (!fen) break;
          const board = new ffish.Board(tamerlane.name, fen);
          const its = legal(board).sort();
          board.delete();
          const mine = moves.map(({ words }) => inItsWords(words, tamerlane)).sort();
          assert.deepEqual(mine, its, `LUDUS_SEED=${seed}, game ${game}: ${position}`);
          positions += 1;
          if (moves.length === 0 || outcome?.over) break;
          await side.call("match_play", match, lot.of(moves).words);
        }
        await side.call("match_drop", match);
        await side.call("match_drop", opening);
      }
    } finally {
      assert.equal(await side.close(), 0, "the native program at its end");
    }
  },
);
