// What is kept and handed on: links, reloads, closed tabs, and what is damaged.
import test from 'node:test';
import assert from 'node:assert/strict';
import { TWO_PEOPLE, atTable, cell, draught, newGame, played, record, start, state, untilPlayed, watched } from './harness.mjs';

const { origin, context, close } = await start();
test.after(close);
const plain = { drawn: false };

/** A page with a match of so many draughts between two people. */
async function matchOf(count, browsing) {
  const page = await watched(browsing, origin);
  await atTable(page, '/play/', plain);
  await newGame(page, TWO_PEOPLE);
  for (let i = 0; i < count; i++) {
    for (const spot of draught(await state(page), i).touches) await cell(page, spot).click();
    await untilPlayed(page, i + 1);
  }
  return page;
}
async function shared(page) {
  await page.locator('[data-act="share"]').click();
  const link = await page.getByTestId('link').inputValue();
  await page.getByTestId('sheet-close').click();
  return link;
}
const untagged = (text) => text.replace(/^\[Date .*\]$/gm, '');

test('a link opens the same match at the same place in another browser', async () => {
  const browsing = await context();
  const page = await matchOf(3, browsing);
  await page.locator('[data-act="undo"]').click();
  const before = await untilPlayed(page, 2);
  const link = await shared(page);
  assert.ok(link.length < 2000, `the link has ${link.length} characters`);
  const other = await context();
  const there = await watched(other, origin);
  await atTable(there, link, plain);
  const after = await state(there);
  assert.equal(after.position, before.position);
  assert.deepEqual(played(after), played(before));
  assert.equal(after.line.length, before.line.length);
  assert.equal(untagged(await record(there)), untagged(await record(page)));
  await there.sound();
  await page.sound();
  await other.close();
  await browsing.close();
});

test('a link does not push out the match under way', async () => {
  const one = await context();
  const link = await shared(await matchOf(1, one));
  const browsing = await context();
  const page = await matchOf(2, browsing);
  const mine = await state(page);
  await page.close();
  const visit = await watched(browsing, origin);
  await atTable(visit, link, plain);
  assert.equal(played(await state(visit)).length, 1);
  await visit.getByRole('button', { name: 'Back to my match' }).click();
  assert.equal((await state(visit)).position, mine.position);
  await visit.sound();
  await one.close();
  await browsing.close();
});

const damage = {
  'cut short': (link) => link.slice(0, -9),
  'with a letter changed': (link) => link.replace(/.{6}$/, (end) => (end[0] === 'A' ? 'B' : 'A') + end.slice(1)),
  'with a strange sign': (link) => `${link.slice(0, -4)}%21!!${link.slice(-2)}`,
  'without its game': (link) => link.replace(/(#game=\d\.[^.]*\.).*/, '$1'),
  'of a version to come': (link) => link.replace('#game=1.', '#game=7.'),
  'with nothing after the sign': (link) => link.replace(/#game=.*/, '#game='),
  'of another kind of text': (link) => link.replace(/#game=.*/, '#game=hello'),
};
test('a damaged link says what is wrong and offers a new game', async (t) => {
  const one = await context();
  const link = await shared(await matchOf(2, one));
  await one.close();
  for (const [how, harm] of Object.entries(damage)) {
    await t.test(how, async () => {
      const browsing = await context();
      const page = await watched(browsing, origin);
      await atTable(page, harm(link), plain);
      const notice = page.getByRole('alert');
      await notice.waitFor();
      assert.match(await notice.textContent(), /link|game/i);
      assert.match(await notice.textContent(), /new game/i);
      assert.equal(played(await state(page)).length, 0);
      assert.equal(new URL(page.url()).hash, '', 'the address is clean again');
      await page.sound();
      await browsing.close();
    });
  }
  await t.test('beside a match under way, which stays', async () => {
    const browsing = await context();
    const mine = await matchOf(2, browsing);
    const before = (await state(mine)).position;
    await mine.close();
    const page = await watched(browsing, origin);
    await atTable(page, damage['cut short'](link), plain);
    const notice = page.getByRole('alert');
    await notice.waitFor();
    assert.equal((await state(page)).position, before);
    await notice.getByRole('button', { name: 'New game' }).click();
    await page.getByTestId('new-game').waitFor();
    await page.sound();
    await browsing.close();
  });
});

test('a match survives a reload and a closed tab, at its place', async () => {
  const browsing = await context();
  const page = await matchOf(3, browsing);
  await page.locator('[data-act="undo"]').click();
  const before = await untilPlayed(page, 2);
  await page.reload();
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  let after = await state(page);
  assert.deepEqual([after.position, after.line.length, after.players], [before.position, before.line.length, before.players]);
  await page.sound();
  await page.close();
  const again = await watched(browsing, origin);
  await atTable(again, '/play/', plain);
  after = await state(again);
  assert.deepEqual([after.position, after.line.length], [before.position, before.line.length]);
  await again.sound();
  await browsing.close();
});

const spoils = {
  'no JSON': () => 'rubbish{',
  'of a version to come': (text) => JSON.stringify({ ...JSON.parse(text), version: 99 }),
  'altered': (text) => { const entry = JSON.parse(text); return JSON.stringify({ ...entry, record: `${entry.record} ` }); },
  'without a record': (text) => JSON.stringify({ ...JSON.parse(text), record: '' }),
};
test('a damaged stored match is put aside and said so; the page goes on', async (t) => {
  for (const [how, spoil] of Object.entries(spoils)) {
    await t.test(how, async () => {
      const browsing = await context();
      const page = await matchOf(1, browsing);
      const key = await page.evaluate(() => Object.keys(localStorage).find((each) => each.startsWith('codex-ludorum/match/')));
      const spoiled = spoil(await page.evaluate((each) => localStorage.getItem(each), key));
      await page.goto('/about/'); // where no table writes meanwhile
      await page.evaluate(([each, text]) => localStorage.setItem(each, text), [key, spoiled]);
      await atTable(page, '/play/', plain);
      const notice = page.getByRole('alert');
      await notice.waitFor();
      assert.match(await notice.textContent(), /cannot be opened.*new game/is);
      assert.equal(played(await state(page)).length, 0);
      assert.ok(await page.evaluate((text) => Object.entries(localStorage).some(([each, value]) => /aside/.test(each) && value === text), spoiled), 'what was kept is not thrown away');
      await page.sound();
      await browsing.close();
    });
  }
});

test('an example of the book opens at the place it shows', async () => {
  const browsing = await context();
  const page = await watched(browsing, origin);
  await page.goto('/games/fulke-1/');
  const address = await page.locator('#examples ~ ul a, .examples a').first().getAttribute('href');
  await atTable(page, address, plain);
  assert.equal(await page.getByRole('alert').count(), 0);
  await atTable(page, '/play/?example=no/such-example', plain);
  await page.getByRole('alert').waitFor();
  await page.sound([/answered 404/, /console: Failed to load resource/]);
  await browsing.close();
});
