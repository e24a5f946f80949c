// The same moves as Fairy-Stockfish's in games drawn by lot, for Falkener's chess as it is played today; skipped where it is
// not installed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { deep } from '../deep.mjs';
import { native } from '../doors.mjs';
import { inItsWords, library, variants } from './fairy.mjs';

const games = deep ? 200 : 6;
const ffish = await library();

for (const [variant, ours] of Object.entries(variants)) {
  test(`${ours.game} as today allows what Fairy-Stockfish's ${variant} does, move for move`, { skip: ffish ? false : 'ffish is not installed' }, async () => {
    const side = native('chess');
    try {
      let seed = 7;
      const below = (n) => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 8) % n;
      let positions = 0;
      for (let game = 0; game < games; game++) {
        const match = Number(await side.call('match_new', ours.game, ours.options.join(' '), ''));
        assert.ok(match > 0, await side.call('error'));
        const board = new ffish.Board(variant);
        for (let ply = 0; ply < 120; ply++) {
          const { moves, outcome } = JSON.parse(await side.call('match_state', match));
          const its = board.legalMoves().split(' ').filter(Boolean).sort();
          const mine = moves.map(({ words }) => inItsWords(words, ours)).sort();
          assert.deepEqual(mine, its, board.fen());
          positions += 1;
          if (moves.length === 0 || outcome?.over) break;
          const { words } = moves[below(moves.length)];
          await side.call('match_play', match, words);
          board.push(inItsWords(words, ours));
        }
        board.delete();
        await side.call('match_drop', match);
      }
      assert.ok(positions > 60 * games);
    } finally {
      side.close();
    }
  });
}
