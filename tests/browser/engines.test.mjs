// The same visit in every other engine there is: a diagram wakes, the table beside the words plays a game against the machine, a
// match is there again after a reload, an example is stepped through, dice fall, a link carries a game. Where a machine
// lacks an engine, its visit counts as skipped.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../site/server.mjs';
import * as firefox from './engines/firefox.mjs';
import * as webkit from './engines/webkit.mjs';
import { shots, site, until } from './harness.mjs';
import { chapterOf, decodeGame, example, line, reckoned } from './hands.mjs';

const patience = 60;
let server;
before(async () => { server = await serve({ root: site, port: 0 }); });
after(() => server?.close());

/** What a reader does in any engine, by its few means. */
function reader(engine, folder) {
  const { evaluate } = engine;
  const there = (selector) => evaluate((one) => Boolean(document.querySelector(one)), selector);
  const self = {
    wait: (selector) => until(`${selector} is there`, () => there(selector), patience),
    gone: (selector) => until(`${selector} is gone`, async () => !(await there(selector)), patience),
    text: (selector) => evaluate((one) => document.querySelector(one)?.textContent.trim() ?? '', selector),
    count: (selector) => evaluate((one) => document.querySelectorAll(one).length, selector),
    visit: (path) => engine.visit(server.url.replace(/\/$/, '') + path),
    picture: (name) => engine.screenshot(join(folder, `${name}.png`)),
    /** Clicks in the middle of what is there, brought into sight; it must lie open to the pointer. */
    async click(selector) {
      const [x, y] = await until(`${selector} lies open`, () => evaluate((one) => {
        const target = document.querySelector(one);
        if (!target) return null;
        const middle = () => {
          const { left, top, width, height } = target.getBoundingClientRect();
          return [left + width / 2, top + height / 2, width > 4];
        };
        const free = ([x, y, wide]) => {
          const met = document.elementFromPoint(x, y);
          return wide && met && (target.contains(met) || (target.dataset.spot && target.closest('.board-holder')?.contains(met)));
        };
        if (!free(middle())) target.scrollIntoView({ block: 'center' });
        return free(middle()) ? middle() : null;
      }, selector), patience);
      await engine.click(x, y);
    },
    /** The match of the page's table. */
    told: () => evaluate(() => {
      const { match } = document.querySelector('[data-panel]').panel;
      const { words, toMove, players, outcome } = { ...match.state, words: match.state.line.map((step) => step.words).filter(Boolean) };
      return { words, toMove, players, over: outcome.over, thinking: document.querySelector('.seat.thinking') !== null };
    }),
    /** Waits until it is a person's turn again. */
    mine: () => until('a person is to move', async () => {
      const now = await self.told();
      return now.toMove >= 0 && !now.players[now.toMove].machine && !now.thinking && now;
    }, patience),
    /** Plays a move by clicking its spots where the table draws them. */
    async play(names) {
      for (const name of names) {
        await self.wait(`[role="gridcell"].open[data-name="${name}"]`);
        await self.click(`.table [role="gridcell"][data-name="${name}"]`);
      }
    },
  };
  return self;
}

for (const kind of [firefox, webkit]) {
  const lacks = kind.lacking();
  test(`in ${kind.name} a diagram wakes, a game against the machine is played beside the words and kept, an example is stepped, dice fall`, { skip: lacks ? `this machine has no ${lacks}` : false }, async (t) => {
    let engine;
    try {
      engine = await kind.open();
    } catch (fault) {
      t.skip(`${kind.name} does not start on this machine: ${fault.message}`);
      return;
    }
    t.after(() => engine.close());
    const draws = await engine.evaluate(() => Boolean(document.createElement('canvas').getContext('webgl2')));
    t.diagnostic(`${engine.version}, ${draws ? 'the board drawn on its canvas' : 'without WebGL 2: the board as a picture'}`);
    const drawn = draws ? '.board-view.drawn' : '.board-view.awake';
    const folder = join(shots, kind.name.toLowerCase());
    mkdirSync(folder, { recursive: true });
    const { visit, wait, gone, text, count, click, told, mine, play, picture } = reader(engine, folder);

    // Bars that Chromium lays over a page take room in others, and show what juts out.
    const sideways = () => engine.evaluate(() => [...document.querySelectorAll('body *')].filter((one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX)).map((one) => `${one.localName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}`));

    // ---- a diagram ----
    await engine.visit(`${server.url.replace(/\/$/, '')}${chapterOf('subtraction-7-before')}`);
    const figure = 'figure#subtraction-7-before';
    await engine.evaluate((one) => document.querySelector(one).scrollIntoView({ block: 'center' }), figure);
    await wait(`${figure} .board-view.awake`);
    await click(`${figure} [data-name="c9"]`);
    await until('the man of the diagram may go', async () => (await count(`${figure} .open`)) > 1 && /chosen/.test(await text(`${figure} .say`)), patience);
    await picture('diagram');

    // ---- the table beside the words, against the machine ----
    await click(`${figure} [data-diagram="set"]`);
    await wait(`.beside ${drawn}`);
    await click('.beside [data-act="new"]');
    await wait('dialog[open] [data-testid="seat-choice-even"]');
    await picture('new-game');
    await engine.evaluate(() => {
      document.querySelector('[data-testid="seat-choice-even"]').value = 'child';
      document.querySelector('[data-testid="seat-choice-odd"]').value = 'person';
    });
    await click('[data-testid="sheet-begin"]');
    await gone('dialog');
    let words = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await mine();
      const { state, names } = await reckoned({ words: words.join(' ') });
      // A march, and no taking: it is over with one move.
      const move = state.moves.find((each) => /^[a-h]\d+-[a-h]\d+$/.test(each.words));
      await play(move.touches.map((index) => names[index]));
      words = await until('the machine has answered', async () => {
        const now = await mine();
        return now.words.length > words.length + 1 && now.words;
      }, patience);
      assert.equal((await reckoned({ words: words.join(' ') })).state.toMove, 1, `legal, and the person is to move: ${words.join(' ')}`);
    }
    assert.ok((await text('.beside [data-testid="why"] blockquote, .beside [data-part="why"] blockquote')).length > 10, 'the sentence stands beside the move');
    await picture('beside');
    assert.deepEqual(await sideways(), []);

    // ---- kept, on the play page too ----
    const record = () => engine.evaluate(() => document.querySelector('[data-panel]').panel.match.record);
    await visit('/play/');
    await wait(`.table ${drawn}`);
    await mine();
    const { state, names } = await reckoned();
    await play(state.moves[0].touches.map((index) => names[index]));
    const before = await until('the machine has answered', async () => {
      const now = await mine();
      return now.words.length > 1 && now.words;
    }, patience);
    const kept = await record();
    await visit('/play/');
    await wait(`.table ${drawn}`);
    assert.deepEqual((await told()).words, before, 'the match is there again');
    assert.equal(await record(), kept);
    assert.equal(await count('[data-testid="notice"].bad'), 0);

    // ---- a link, packed and unpacked by the browser itself ----
    await click('[data-act="share"]');
    await wait('dialog[open] [data-testid="link"]');
    const { href } = await engine.evaluate(() => ({ href: document.querySelector('[data-testid="link"]').value }));
    assert.equal((await decodeGame(new URL(href).hash)).record, kept);
    await engine.key('Escape');
    await gone('dialog');

    // ---- an example, step by step, by the keys and by the mouse ----
    await visit('/play/?example=rithmomachia/fulke-1/demo-line');
    await wait(`.table ${drawn}`);
    const all = line(example('demo-line')).split(' ');
    await click('[data-step="first"]');
    const cursor = () => engine.evaluate(() => document.querySelector('[data-panel]').panel.match.state.line.filter((step) => step.words).findIndex((step) => step.current) + 1);
    await until('the beginning', async () => (await cursor()) === 0, patience);
    await click('[data-step="on"]');
    await until('one step on', async () => (await cursor()) === 1, patience);
    await engine.key('ArrowRight');
    await until('another step on', async () => (await cursor()) === 2, patience);
    assert.deepEqual((await told()).words, all);
    await click('[data-step="last"]');
    await until('the end', async () => (await cursor()) === all.length, patience);
    assert.deepEqual(await sideways(), []);
    await picture('example');

    // ---- dice ----
    await visit('/play/royal-anglicorum/');
    await wait(`.table ${drawn}`);
    await click('[data-testid="throw"]');
    await until('dice lie, or the machine has thrown', async () => (await told()).words.length > 0, patience);
    await picture('dice');

    assert.deepEqual(await engine.faults(), []);
    assert.deepEqual(await engine.evaluate(() => window.violations ?? []), []);
  });
}
