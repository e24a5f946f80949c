// A match is kept: in a link, over a reload, over a closed tab; and what is damaged is said, put aside, and harms nothing.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { start, until } from './harness.mjs';
import { KEPT, act, deep, encodeGame, example, kept, leaf, line, linkOf, moves, movesOf, newGame, openTable, patience, press, say, shared, spoken, tableReady, table, twoPersons, visitor } from './hands.mjs';
import { crc32, toBase64url } from '../../site/src/js/link.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

const three = line(example('demo-line')).split(' ').slice(0, 3);
const notice = (page) => page.getByTestId('notice');
/** The words of the notices, once one of them matches. */
async function noticed(page, pattern) {
  let now = [];
  await until(`a notice: ${pattern}`, async () => {
    now = await notice(page).allInnerTexts();
    return now.some((text) => pattern.test(text));
  }, patience).catch((fault) => assert.fail(`${fault.message}; notices are: ${now.join(' | ') || 'none'}`));
  return now.find((text) => pattern.test(text));
}

/** What a file handed to the person holds. */
async function textOf(file) {
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return Buffer.concat(parts).toString();
}

// ---- links ----

test('a share link opened by somebody else restores the match, its options and the place shown', async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  await newGame(page, { options: { several: 'one' }, seats: twoPersons });
  for (const [i, words] of three.entries()) {
    await press(page, words.split(/[-~]/));
    await movesOf(page, i + 1);
  }
  await page.getByTestId('moves').locator('[data-step="back"]').click();
  await until('the place before the last move', async () => (await shared(page)).at === three.slice(0, 2).join(' '), patience);
  const given = await shared(page);
  await page.sound();

  const friend = await visitor(house);
  await openTable(friend.page, given.href.replace(house.origin, ''));
  assert.deepEqual(await moves(friend.page), three);
  const got = await shared(friend.page);
  assert.equal(got.record, given.record);
  assert.equal(got.at, given.at);
  assert.match(got.record, /several=one/);
  assert.equal((await kept(friend.page)).record, given.record, 'where nothing was kept, the game of the link is');
  await friend.page.sound();
  await friend.context.close();
  await context.close();
});

test('a link does not push out the match kept here: one may keep it or go back', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three[0] }));
  const { record } = await kept(page);
  const link = await linkOf({ words: three.join(' ') });
  const other = await leaf(context, house.origin);
  await openTable(other, link);
  assert.deepEqual(await moves(other), three);
  await noticed(other, /untouched/);
  assert.equal((await kept(other)).record, record);
  await other.getByRole('button', { name: 'Back to my match' }).click();
  await movesOf(other, 1);
  await other.goto('about:blank');
  await openTable(other, link);
  await other.getByRole('button', { name: 'Keep this one' }).click();
  await until('it is kept', async () => (await kept(other)).record !== record, patience);
  assert.deepEqual(line((await kept(other)).record).split(' ').slice(0, 3), three);
  await other.sound();
  await context.close();
});

/** Links that are damaged, with what the page must say of each. */
async function damaged() {
  const sound = (await linkOf({ words: three.join(' ') })).replace('/play/#', '');
  const [, version, check, payload] = /^game=(\d)\.([^.]*)\.(.*)$/.exec(sound);
  const raw = (text) => {
    const bytes = new TextEncoder().encode(text);
    return `game=0.${crc32(bytes)}.${toBase64url(bytes)}`;
  };
  const noise = new Uint8Array([255, 254, 253, 252, 251]);
  return [
    ['cut short', sound.slice(0, -9), /cut short or altered/],
    ['cut before the moves', `game=${version}.${check}.`, /lost its game/],
    ['with a wrong check', `game=${version}.${check === '0000000' ? '0000001' : '0000000'}.${payload}`, /cut short or altered.*its check says/],
    ['with a sign that cannot be in it', `game=${version}.${check}.${payload.slice(0, 8)}*${payload.slice(9)}`, /“\*” at character 9/],
    ['of a version nobody knows', `game=7.${check}.${payload}`, /version 7.*Version 0 or 1 was expected/],
    ['without its parts', 'game=hello', /no whole game/],
    ['that does not unfold', `game=1.${crc32(noise)}.${toBase64url(noise)}`, /cannot be unfolded/],
    ['that holds no record', raw('{"a":1}'), /no record/],
    ['with a move that is not legal', raw(JSON.stringify(['[Game "fulke-1"]\n\n1. h13-h11\n2. h11-h4\n'])), /h11-h4.*line 4, column 4/is],
    ['to a place that is not in its record', raw(JSON.stringify([`[Game "fulke-1"]\n\n1. ${three[0]}\n`, 'z9-z8'])), /z9-z8/],
    ['of a game nobody knows', raw(JSON.stringify(['[Game "fulke-9"]\n\n'])), /fulke-9.*line 1/is],
  ];
}

/** No canvas to draw on: where many pages are opened for what they say, the table need not be fetched each time. */
const plainly = () => { HTMLCanvasElement.prototype.getContext = () => null; };

test('each damaged link says what is wrong with it and offers a new game; the match kept here is untouched', async (t) => {
  // Every second, or in a long run each: what each says is shown without a browser too (link.test.mjs).
  for (const [what, hash, pattern] of (await damaged()).filter((_, i) => deep || i % 2 === 0)) {
    await t.test(`a link ${what}`, async () => {
      const { context, page } = await visitor(house, { init: plainly });
      // A stranger gets a new game at once.
      await openTable(page, `/play/#${hash}`, { plain: true });
      assert.match(await noticed(page, pattern), /Here is a new game\./);
      assert.equal(await notice(page).first().getAttribute('role'), 'alert');
      assert.deepEqual(await moves(page), []);
      await until('the board can be played', async () => (await table(page).locator('[role="gridcell"].open').count()) > 10, patience);

      // Who has a match keeps it.
      await page.goto('about:blank');
      await openTable(page, await linkOf({ words: three[0] }), { plain: true });
      await page.getByRole('button', { name: 'Keep this one' }).click();
      await until('a match is kept', async () => line((await kept(page)).record).startsWith(three[0]), patience);
      const { record, at } = await kept(page);
      await page.goto('about:blank');
      await openTable(page, `/play/#${hash}`, { plain: true });
      assert.match(await noticed(page, pattern), /Your own match is untouched\./);
      assert.deepEqual(await moves(page), [three[0]]);
      assert.deepEqual([(await kept(page)).record, (await kept(page)).at], [record, at]);
      await notice(page).getByRole('button', { name: 'New game' }).click();
      await page.getByTestId('new-game').waitFor();
      await page.keyboard.press('Escape');

      // And so where it is pasted over the address of the page that is open.
      await page.evaluate((text) => { location.hash = text; }, hash);
      assert.match(await noticed(page, pattern), /Your own match is untouched\./);
      assert.deepEqual(await moves(page), [three[0]]);
      assert.equal((await kept(page)).record, record);
      await page.sound();
      await context.close();
    });
  }
});

test('an example of the book that is not there is said, and a new game begun', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, '/play/?example=rithmomachia/fulke-1/no-such', { plain: true });
  await noticed(page, /no example “rithmomachia\/fulke-1\/no-such”.*new game/i);
  await openTable(page, '/play/?game=chess', { plain: true });
  await noticed(page, /no game “chess”/);
  await page.sound([/404/]);
  await context.close();
});

test('every example of the book opens at the table from its address', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, '/play/?example=rithmomachia/fulke-1/prisoner-set', { plain: true });
  await spoken(table(page), 'f8', /even triangle 9/);
  assert.match(await page.getByTestId('stepper').locator('.cite').textContent(), /prisoner/);
  await page.sound();
  await context.close();
});

// ---- what the browser keeps ----

test('a reload brings the match back as it was, with the board lying as it lay', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three.slice(0, 2).join(' ') }));
  await press(page, three[2].split(/[-~]/));
  await movesOf(page, 3);
  await act(page, 'flip').click();
  await page.getByTestId('moves').locator('[data-node]').nth(1).click();
  await until('the place is kept', async () => (await kept(page)).at === three.slice(0, 2).join(' '), patience);
  const before = await kept(page);
  await page.goto('/play/');
  await tableReady(page);
  await page.reload();
  await tableReady(page);
  assert.deepEqual(await moves(page), three);
  assert.equal((await shared(page)).record, before.record);
  assert.equal((await shared(page)).at, before.at);
  assert.equal(await table(page).evaluate((root) => root.classList.contains('flipped')), before.view.flipped);
  await page.sound();
  await context.close();
});

test('a match against the machine survives a closed tab, and the machine still sits at it', async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  await newGame(page, { seats: { odd: 'person', even: 'child' } });
  await press(page, three[0].split(/[-~]/));
  await until('the machine has answered', async () => (await moves(page)).length > 1, patience);
  await page.locator('[data-testid="seat-odd"].turn').waitFor();
  const played = await moves(page);
  await page.sound();
  await page.close();
  const again = await leaf(context, house.origin);
  await openTable(again);
  assert.deepEqual(await moves(again), played);
  assert.match(await again.getByTestId('seat-even').innerText(), /machine, child/);
  await again.sound();
  await context.close();
});

/** Opens the play page with something in the store. */
async function withStored(value, more) {
  const { context, page } = await visitor(house, more);
  await page.goto('/licences/');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEPT, value]);
  await openTable(page, '/play/', { plain: true });
  return { context, page };
}

test('a damaged match in the store is said, put aside whole, and a new game begun', async (t) => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three.join(' ') }), { plain: true });
  const sound = await kept(page);
  await context.close();
  const cases = [
    ['no JSON', '{"version":1,"che', /cannot be read/],
    ['another version', JSON.stringify({ ...sound, version: 99 }), /version 99.*Version 1 or 2 was expected/],
    ['an altered record', JSON.stringify({ ...sound, record: sound.record.replace(three[1], 'd5-e6') }), /altered or cut short/],
    ['no record', JSON.stringify({ version: 1 }), /holds no record/],
    ['no match at all', 'null', /no match/],
  ];
  for (const [what, text, pattern] of cases) {
    await t.test(what, async () => {
      const { context, page } = await withStored(text, { init: plainly });
      const words = await noticed(page, pattern);
      assert.match(words, /put aside, not thrown away; here is a new game/);
      assert.deepEqual(await moves(page), []);
      const aside = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('/aside/')));
      assert.equal(aside.length, 1);
      assert.equal(aside[0][1], text, 'what was kept is put aside whole');
      // It can be had as a file.
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save what was kept' }).click();
      assert.equal(await textOf(await saving), text);
      await page.sound();
      await context.close();
    });
  }
});

test('a store with a sound check but an illegal move is put aside too', async () => {
  const first = await visitor(house);
  await openTable(first.page, await linkOf({ words: three[0] }), { plain: true });
  const bad = (await kept(first.page)).record.replace(three[0], 'h13-h4');
  const entry = await first.page.evaluate(async (record) => {
    const store = await import('/js/store.mjs');
    return store.raw(store.gameKey(store.save('probe', { record }).id));
  }, bad);
  await first.context.close();
  const { context, page } = await withStored(entry);
  await noticed(page, /h13-h4.*put aside/s);
  assert.deepEqual(await moves(page), []);
  await page.sound();
  await context.close();
});

for (const [what, init, pattern] of [
  ['forbids the store', () => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } }), /keeps nothing.*reload will lose the match/],
  ['has a full store', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }, /no room left for games.*reload will lose/],
]) {
  test(`a browser that ${what}: the page plays, says that nothing is kept and offers a file`, async () => {
    const { context, page } = await visitor(house, { init });
    await openTable(page);
    await noticed(page, pattern);
    assert.equal(await notice(page).count(), 1, 'it is said once');
    await newGame(page, { seats: twoPersons });
    await press(page, three[0].split(/[-~]/));
    assert.deepEqual(await movesOf(page, 1), [three[0]]);
    assert.match(await say(page).textContent(), /Evens to move/);
    const saving = page.waitForEvent('download');
    await notice(page).getByRole('button', { name: 'Save it as a file' }).click();
    assert.deepEqual(line(await textOf(await saving)).split(' '), [three[0]]);
    await page.getByTestId('theme').locator('summary').click();
    await page.getByTestId('theme').locator('input[value="dark"]').check();
    await until('the dark is for this page', () => page.evaluate(() => document.documentElement.dataset.theme === 'dark'), patience);
    for (const path of ['/', '/books/fulke/taking/']) {
      await page.goto(path);
      await page.locator('.board-view.awake').first().waitFor();
    }
    await page.sound();
    await context.close();
  });
}

// ---- records as files ----

test('a record can be saved as a file and opened again; a broken one says its line and leaves the match', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three.join(' ') }));
  const { record } = await shared(page);
  await act(page, 'share').click();
  const saving = page.waitForEvent('download');
  await page.getByTestId('save-file').click();
  const file = await saving;
  assert.equal(file.suggestedFilename(), 'fulke-1.game');
  assert.equal(await textOf(file), record);
  const hand = async (name, text) => {
    if (!(await page.getByTestId('share').isVisible())) await act(page, 'share').click();
    await page.getByTestId('open-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await hand('broken.game', '[Game "fulke-1"]\n\n1. h13-h4\n');
  assert.match(await noticed(page, /Could not open broken\.game/), /line 3.*The match under way is as it was/s);
  assert.equal((await shared(page)).record, record);
  await hand('taking.game', example('subtraction-7-before'));
  await noticed(page, /Opened taking\.game/);
  await spoken(table(page), 'd1', /round 7, a prisoner turned even/);
  await page.getByRole('button', { name: 'Back to the match before' }).click();
  await movesOf(page, 3);
  assert.equal((await shared(page)).record, record);
  await page.sound();
  await context.close();
});

// ---- your games ----

/** The page of a person's games, with so many of them in its list. */
async function yourGames(page, number) {
  if (!page.url().endsWith('/games/yours/')) await page.goto('/games/yours/');
  const rows = page.getByTestId('kept-game');
  await until(`${number} games in the list`, async () => (await rows.count()) === number, patience);
  return rows;
}
const names = (page) => page.getByTestId('kept-game').locator('h2').allInnerTexts();

test('no game is lost to another: each stands in the list with its board and name, to go on with, rename, remove and bring back', async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await yourGames(page, 0);
  assert.match(await page.locator('main').innerText(), /No game is kept here yet/);
  const plain = { plain: true };
  await openTable(page, '/play/', plain);
  await newGame(page, { seats: twoPersons });
  await newGame(page, { seats: twoPersons });
  for (const [i, words] of three.entries()) {
    await press(page, words.split(/[-~]/));
    await movesOf(page, i + 1);
  }
  // A new game, one of a link that was played on, one of a file, and one of another family.
  await newGame(page, { seats: twoPersons });
  await press(page, three[0].split(/[-~]/));
  await movesOf(page, 1);
  await page.goto('about:blank');
  await openTable(page, await linkOf({ words: three[0] + ' ' + three[1] }), plain);
  await press(page, three[2].split(/[-~]/));
  await movesOf(page, 3);
  await act(page, 'share').click();
  await page.getByTestId('open-file').setInputFiles({ name: 'demo.game', mimeType: 'text/plain', buffer: Buffer.from(example('demo-line')) });
  await noticed(page, /Opened demo\.game/);
  await openTable(page, '/play/falkener-xiangqi/', plain);
  await page.evaluate(() => {
    const { match } = document.querySelector('[data-panel]').panel;
    for (const seat of [0, 1]) match.seat(seat, { machine: false });
    match.play(match.state.moves[0].words);
  });
  const rows = await yourGames(page, 5);
  await until('every board is drawn', async () => (await page.locator('.kept-board svg').count()) === 5, patience);
  const told = await page.getByTestId('kept-game').locator('[data-part="standing"]').allInnerTexts();
  assert.match(told[0], /to move · 1 move · today, \d/);
  assert.match(told[4], /Evens to move · 3 moves/);
  assert.match((await names(page))[0], /\d{4}$/);

  const asked = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('codex-ludorum/game/')).length);
  assert.equal(await asked(), 5, 'what nobody played is not kept');
  await rows.nth(4).getByTestId('rename').click();
  await page.getByTestId('name').fill('The first <of> all');
  await page.getByTestId('name').press('Enter');
  await until('the name is there', async () => (await names(page))[4] === 'The first <of> all', patience);
  await rows.nth(4).getByTestId('open').click();
  await tableReady(page, plain);
  assert.deepEqual(await movesOf(page, 3), three);
  assert.equal(new URL(page.url()).search, '');
  assert.equal((await kept(page)).name, 'The first <of> all');

  await yourGames(page, 5);
  const before = await names(page);
  await rows.nth(1).getByTestId('remove').click();
  await yourGames(page, 4);
  assert.deepEqual(await names(page), before.toSpliced(1, 1));
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await yourGames(page, 5);
  assert.deepEqual(await names(page), before);

  // All as one file, all away, and all back from the file; what is broken in one says where, and the sound ones are taken.
  const records = () => page.evaluate(async () => (await import('/js/store.mjs')).all().games.map(({ record, at, name, saved }) => [record, at, name, saved]).sort());
  const mine = await records();
  const saving = page.waitForEvent('download');
  await page.getByTestId('save-all').click();
  const text = await textOf(await saving);
  await page.getByTestId('remove-all').click();
  await page.getByTestId('sheet-remove').click();
  await yourGames(page, 0);
  const broken = text.replace(three[1], 'h13-h4');
  await page.getByTestId('open-files').setInputFiles({ name: 'broken.txt', mimeType: 'text/plain', buffer: Buffer.from(broken) });
  const wrong = broken.split('\n').findIndex((words) => words.includes('h13-h4')) + 1;
  await noticed(page, /4 games taken in/);
  assert.match(await noticed(page, /broken\.txt/), new RegExp(`h13-h4.*line ${wrong}, `));
  await page.getByTestId('open-files').setInputFiles([{ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }, { name: 'what.txt', mimeType: 'text/plain', buffer: Buffer.from('[Game "no-such"]\n') }]);
  await noticed(page, /1 game taken in; 4 games were here already/);
  await noticed(page, /what\.txt.*no game “no-such”.*line 1.*expected/);
  assert.deepEqual(await records(), mine);
  await page.sound();
  await context.close();
});

test('two windows with one match: the one behind may show it or keep both', async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(page, await linkOf({ words: three[0] }), { plain: true });
  const other = await leaf(context, house.origin);
  await openTable(other, '/play/', { plain: true });
  await press(other, three[1].split(/[-~]/));
  await movesOf(other, 2);
  await noticed(page, /another window/);
  await page.getByRole('button', { name: 'Keep both' }).click();
  await yourGames(page, 2);
  await page.sound();
  await other.sound();
  await context.close();
});

test('your games where the store is damaged, full or forbidden: what is sound is there, what is damaged can be saved', async (t) => {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(page, await linkOf({ words: three.join(' ') }), { plain: true });
  await page.goto('/licences/');
  const sound = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('codex-ludorum/game/')));
  const entry = JSON.parse(sound[1]);
  const faults = [sound[1].slice(0, -30), 'null', '{"version":9}', JSON.stringify({ ...entry, record: entry.record + ' ' }), JSON.stringify({ ...entry, check: 7 }), ''];
  await page.evaluate((texts) => texts.forEach((text, i) => localStorage.setItem(`codex-ludorum/game/bad-${i}`, text)), faults);
  await yourGames(page, 1);
  const damaged = page.getByTestId('damaged-entry');
  assert.equal(await damaged.count(), faults.length);
  t.diagnostic(`${faults.length} damaged entries listed`);
  const saving = page.waitForEvent('download');
  await damaged.filter({ hasText: 'cannot be read' }).first().getByTestId('save-damaged').click();
  assert.ok(faults.includes(await textOf(await saving)));
  // Full: nothing is taken in, nothing is lost.
  await page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
  await page.getByTestId('open-files').setInputFiles({ name: 'one.game', mimeType: 'text/plain', buffer: Buffer.from(example('demo-line')) });
  await noticed(page, /one\.game.*no room left/i);
  await yourGames(page, 1);
  await page.sound();
  await context.close();

  const none = await visitor(house, { init: () => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } }) });
  await none.page.goto('/games/yours/');
  await until('it says so', async () => /keeps nothing/.test(await none.page.getByTestId('count').innerText()), patience);
  assert.equal(await none.page.getByTestId('save-all').isDisabled(), true);
  await none.page.sound();
  await none.context.close();
});
