// At the table: played by mouse, finger and keyboard; taken back; advised; asked why; begun anew with options.
import test from 'node:test';
import assert from 'node:assert/strict';
import { TWO_PEOPLE, atTable, cell, draught, newGame, played, start, state, until, untilPlayed, watched } from './harness.mjs';

const { origin, context, close } = await start();
test.after(close);

async function table(options = {}) {
  const browsing = await context(options);
  const page = await watched(browsing, origin);
  await atTable(page);
  await newGame(page, TWO_PEOPLE);
  return { browsing, page };
}

test('a draught by mouse: the man, then his place, on the drawn table', async () => {
  const { browsing, page } = await table();
  const { touches, words } = draught(await state(page));
  await cell(page, touches[0]).click();
  await until('the man is in hand', async () => (await state(page)).touched.length === 1);
  assert.ok((await state(page)).next.includes(touches[1]));
  await cell(page, touches[1]).click();
  assert.deepEqual(played(await untilPlayed(page, 1)), [words]);
  await page.getByTestId('moves').getByRole('button', { current: 'step' }).waitFor();
  await page.sound();
  await browsing.close();
});

test('a draught by dragging', async () => {
  const { browsing, page } = await table();
  const { touches, words } = draught(await state(page), 3);
  await cell(page, touches[0]).hover();
  await page.mouse.down();
  await until('the man is in hand', async () => (await state(page)).touched.length === 1);
  await cell(page, touches[1]).hover();
  await page.mouse.up();
  assert.deepEqual(played(await untilPlayed(page, 1)), [words]);
  await page.sound();
  await browsing.close();
});

test('a draught by finger, on a phone', async () => {
  const { browsing, page } = await table({ width: 390, height: 844, scale: 2, touch: true });
  const { touches, words } = draught(await state(page), 1);
  await cell(page, touches[0]).tap();
  await until('the man is in hand', async () => (await state(page)).touched.length === 1);
  await cell(page, touches[1]).tap();
  assert.deepEqual(played(await untilPlayed(page, 1)), [words]);
  await page.sound();
  await browsing.close();
});

test('a draught by keyboard alone, from the top of the page', async () => {
  const { browsing, page } = await table();
  await page.locator('body').press('Home');
  await page.evaluate(() => document.activeElement?.blur());
  const inGrid = () => page.evaluate(() => Boolean(document.activeElement?.closest('[data-testid="twin"]')));
  for (let i = 0; i < 60 && !(await inGrid()); i++) await page.keyboard.press('Tab');
  assert.ok(await inGrid(), 'Tab leads to the board');
  const here = () => page.evaluate(() => Number(document.activeElement.dataset.spot));
  const boxes = await page.locator('[data-testid="twin"] [data-spot]:visible').evaluateAll((cells) =>
    Object.fromEntries(cells.map((each) => { const { x, y, width } = each.getBoundingClientRect(); return [each.dataset.spot, { x: x + width / 2, y, width }]; })));
  const { touches, words } = draught(await state(page), 2);
  for (const to of touches) {
    for (let i = 0; i < 60 && (await here()) !== to; i++) {
      const [a, b] = [boxes[await here()], boxes[to]];
      const key = Math.abs(a.x - b.x) > a.width / 2 ? (a.x > b.x ? 'ArrowLeft' : 'ArrowRight') : a.y > b.y ? 'ArrowUp' : 'ArrowDown';
      await page.keyboard.press(key);
    }
    assert.equal(await here(), to, 'arrows lead to the place');
    await page.keyboard.press('Enter');
  }
  assert.deepEqual(played(await untilPlayed(page, 1)), [words]);
  // No trap: Tab leads on.
  for (let i = 0; i < 5 && (await inGrid()); i++) await page.keyboard.press('Tab');
  assert.equal(await inGrid(), false);
  await page.sound();
  await browsing.close();
});

test('a touch that leads nowhere changes nothing; Escape puts the man down', async () => {
  const { browsing, page } = await table();
  const before = await state(page);
  const nowhere = await page.evaluate(() => {
    const { match } = document.querySelector('[data-panel]').panel;
    return match.spots.findIndex((spot, i) => spot.kind !== 'button' && !match.state.next.includes(i));
  });
  await cell(page, nowhere).click();
  assert.equal((await state(page)).position, before.position);
  const { touches } = draught(before);
  await cell(page, touches[0]).focus();
  await page.keyboard.press('Enter');
  await until('the man is in hand', async () => (await state(page)).touched.length === 1);
  await page.keyboard.press('Escape');
  await until('he is put down', async () => (await state(page)).touched.length === 0);
  await page.sound();
  await browsing.close();
});

test('undo and redo, by button and by key', async () => {
  const { browsing, page } = await table();
  const start = (await state(page)).position;
  for (let i = 0; i < 2; i++) {
    const { touches } = draught(await state(page), i);
    for (const spot of touches) await cell(page, spot).click();
    await untilPlayed(page, i + 1);
  }
  const end = (await state(page)).position;
  await page.locator('[data-act="undo"]').click();
  await untilPlayed(page, 1);
  await page.keyboard.press('u');
  assert.equal((await untilPlayed(page, 0)).position, start);
  await page.locator('[data-act="redo"]').click();
  await untilPlayed(page, 1);
  await page.keyboard.press('r');
  assert.equal((await untilPlayed(page, 2)).position, end);
  await page.locator('[data-step="first"]').click();
  assert.equal((await untilPlayed(page, 0)).position, start);
  await page.locator('[data-step="last"]').click();
  assert.equal((await untilPlayed(page, 2)).position, end);
  await page.sound();
  await browsing.close();
});

test('a hint marks a legal move and plays nothing', async () => {
  const { browsing, page } = await table();
  await page.locator('[data-act="hint"]').click();
  await until('the advice is said or marked', () => page.evaluate(() => document.querySelectorAll('[data-testid="twin"] .hint').length > 0 || /hint|advice|would|try/i.test(document.querySelector('[data-part="say"]').textContent + document.querySelector('[data-part="notices"]').textContent)), 60);
  assert.equal(played(await state(page)).length, 0);
  await page.sound();
  await browsing.close();
});

test('why: the passage’s own sentence, and a link that leads to it in the book', async () => {
  const { browsing, page } = await table();
  const { touches } = draught(await state(page));
  for (const spot of touches) await cell(page, spot).click();
  const { line } = await untilPlayed(page, 1);
  const why = page.getByTestId('why');
  const quote = why.locator('blockquote').first();
  await quote.waitFor();
  const passages = await (await page.request.get('/passages.json')).json();
  const rule = line.find((step) => step.current).reasons[0].rule;
  assert.ok(passages[rule], `${rule} has a passage`);
  const said = (await quote.textContent()).replace(/[“”…]/g, '').trim();
  assert.ok(passages[rule].text.includes(said.slice(0, 40)), `“${said}” is of ${rule}`);
  const link = why.locator(`[data-rule="${rule}"] a`).first();
  const address = await link.getAttribute('href');
  const book = await watched(browsing, origin);
  await book.goto(address);
  const anchor = decodeURIComponent(new URL(address, origin).hash.slice(1));
  const target = book.locator(`[id="${anchor}"]`);
  await target.waitFor();
  await until('the passage is in sight', () => target.evaluate((element) => { const { top, bottom } = element.getBoundingClientRect(); return bottom > 0 && top < innerHeight; }));
  await book.sound();
  await page.sound();
  await browsing.close();
});

test('a new game with options the players agree on', async () => {
  const { browsing, page } = await table();
  await newGame(page, { ...TWO_PEOPLE, options: { first: 'even', leap: 'false', quiet: '40' } });
  const { options, toMove, line } = await state(page);
  assert.deepEqual([options.first, options.leap, options.quiet, toMove, line.length], ['even', 'false', '40', 0, 0]);
  await page.locator('[data-part="setting"] li').first().waitFor();
  assert.equal(await page.locator('[data-part="setting"] li').count(), 3);
  await page.sound();
  await browsing.close();
});

test('a file that is no record is refused with its place, and the match stays', async () => {
  const { browsing, page } = await table();
  const { touches } = draught(await state(page));
  for (const spot of touches) await cell(page, spot).click();
  const before = await untilPlayed(page, 1);
  await page.locator('[data-act="share"]').click();
  await page.getByTestId('open-file').setInputFiles({ name: 'broken.game', mimeType: 'text/plain', buffer: Buffer.from('[Game "fulke-1"]\n\n1. nonsense\n') });
  const notice = page.getByRole('alert');
  await notice.waitFor();
  assert.match(await notice.textContent(), /line 3.*expected|expected.*line 3/is);
  assert.equal((await state(page)).position, before.position);
  await page.sound();
  await browsing.close();
});
