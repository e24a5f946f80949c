// Native and WebAssembly give the same answers, to the letter: every record replayed with all that is told on its way,
// pictures, refusals, counts of legal lines, and the machine's thoughts from a seed.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { deep } from './deep.mjs';
import { families, native, web } from './doors.mjs';

const examples = new URL('../assets/examples/', import.meta.url);
const all = readdirSync(examples, { recursive: true }).map(String).filter((name) => name.endsWith('.game')).sort();

const timeless = (text) => text.replace(/"seconds":[-+.e\d]+/g, '"seconds":0');

for (const { family, modules } of families()) {
  const studied = modules.includes('study');
  const sides = [native(family), await web(family, studied ? 'study' : 'core')];
  test.after(() => sides.forEach((side) => side.close()));

  /** Asks both; fails where they differ; gives the answer. */
  const both = async (name, ...words) => {
    const [here, there] = (await Promise.all(sides.map((side) => side.call(name, ...words)))).map(timeless);
    assert.equal(there, here, `${name} ${words.join(' ').slice(0, 200)}`);
    return here;
  };
  const everything = async (match, id, state = true) => {
    for (const what of [...(state ? ['match_state'] : []), 'match_spoken', 'match_threats']) await both(what, match);
    await both('match_svg', match, id, 'A picture', 1 | 8 | 16 | 32, -1);
  };

  test(`${family}: the catalogue and the levels`, async () => {
    for (const game of JSON.parse(await both('catalogue'))) assert.equal(game.family, family);
    assert.ok(JSON.parse(await both('levels')).length > 1);
  });

  const records = all.filter((name) => name.startsWith(`${family}/`));
  test(`${family}: there are records to replay`, () => assert.ok(records.length > 0));

  for (const name of records) {
    test(`replay ${name}`, async () => {
      const match = Number(await both('match_read', readFileSync(new URL(name, examples), 'utf8')));
      assert.ok(match > 0, await both('error'));
      assert.equal(await both('match_go', match, -1), '1');
      const { line } = JSON.parse(await both('match_state', match));
      await everything(match, 'd');
      for (const [i, { node }] of line.entries()) {
        assert.equal(await both('match_go', match, node), '1');
        await both('match_reasons', match, `#${node}`);
        // A state tells the whole line again: in a long game not every one is asked for.
        await everything(match, `n${node}`, deep || i < 8 || i % 8 === 0 || i === line.length - 1);
      }
      await both('match_spots', match);
      await both('match_record', match);
      await both('match_drop', match);
    });
  }

  for (const { id: game } of JSON.parse(await sides[1].call('catalogue'))) {
    test(`${game}: forty moves of the machine from a seed, and what it thought`, async () => {
      const match = Number(await both('match_new', game, '', ''));
      for (let move = 0; move < 40; move++) {
        const { toMove, moves, outcome } = JSON.parse(await both('match_state', match));
        if (outcome.over) break;
        // The clock is far away: the level's count of nodes ends the thought, the same on every machine. Dice fall as they are told.
        const { words } = toMove < 0 ? moves[(move * 11 + 5) % moves.length] : JSON.parse(await both('match_think', match, move % 8 === 7 ? 'steady' : 'easy', 3600, 7 + move));
        assert.equal(await both('match_play', match, words), '1', words);
      }
      await both('match_record', match);
      await both('match_drop', match);
    });

    // Without a study module there is none to ask; then the game itself must have no exercises.
    if (!studied) test(`${game}: no exercises, and no module for them`, async () => assert.equal(await sides[0].call('drill_themes', game, ''), '[]'));
    else test(`${game}: exercises of every theme and level, and what is said to answers`, async () => {
      for (const { id } of JSON.parse(await both('drill_themes', game, ''))) {
        for (const level of [1, 2, 3]) for (const seed of [1, 20260]) {
          const exercise = JSON.parse(await both('drill', game, '', id, level, seed));
          for (const answer of exercise.answers.slice(0, 3)) {
            const verdict = JSON.parse(await both('drill_judge', game, '', id, level, seed, answer.join(' ')));
            assert.equal(verdict.verdict, 'right', answer.join(' '));
          }
          const match = Number(await both('match_new', game, '', exercise.setup));
          const { moves } = JSON.parse(await both('match_state', match));
          for (const { words } of moves.filter((_, i) => i % 7 === 0)) await both('drill_judge', game, '', id, level, seed, words);
          await both('match_hunt', match);
          await both('match_drop', match);
        }
      }
      await both('drill', game, '', '', 2, 7);
    });

    test(`${game}: counts of legal lines`, async () => {
      for (const turns of [0, 1]) {
        const first = Number(await both('perft', game, '', '', 1, turns));
        // A whole turn with dice is every throw with every way to play it: two may be too many to count here.
        if (first * first < 100_000) await both('perft', game, '', '', 2, turns);
      }
    });

    test(`${game}: refusals`, async () => {
      const match = Number(await both('match_new', game, '', ''));
      for (const [name, ...words] of [
        ['match_play', match, 'z99-z98'], ['match_play', match, ''], ['match_go', match, 12345], ['match_touch', match, 99999],
        ['match_reasons', match, 'nonsense'], ['match_new', game, 'no-such-option=1', ''], ['match_new', game, '', 'nonsense'],
        ...(studied ? [['drill', game, '', 'no-such-theme', 1, 0], ['drill', game, '', '', 7, 0]] : []), ['match_new', 'no-such-game', '', ''], ['match_read', 'nonsense'], ['match_state', 777],
      ]) {
        await both(name, ...words);
        await both('error');
      }
      await both('match_drop', match);
    });
  }
}
