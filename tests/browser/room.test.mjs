// The classroom: the projector, pointer and spotlight, what is shown, the second window for the room in step with the first.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { start, until } from './harness.mjs';
import { GAME, act, axeFinds, axeVisitor, cell, linkOf, openTable, patience, playOf, press, table, visitor } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

const MATCH = { setup: 'even oR7@d8 eT9@f8 eR2@c9', words: 'f8xd8@d1 pass', options: { leap: 'false' } };
const SCREENS = [[1280, 720], [1920, 1080], [1024, 768]];

const line = (page) => page.getByTestId('big-line');
const classroom = (page) => page.getByTestId('classroom');
const inClass = (page, name) => classroom(page).locator(`[data-act="${name}"]`);
const ready = (page) => page.locator('[data-part="classroom"]:not([hidden])').waitFor();
const projected = (page) => page.locator('.projected').waitFor();

/** The table with a match under way, and the classroom awake. */
async function taught(page, { game = GAME, ...match } = MATCH) {
  await openTable(page, await linkOf({ game, ...match }));
  await ready(page);
}

/** All that can be seen and is neither board, nor line, nor dice, nor about them. */
const besides = (page) => page.evaluate(() => [...document.body.querySelectorAll('*')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || !box.height || one.matches('script, .away') || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (one.closest('.board-view, .big-line, .big-dice, .pointing')) return false;
  return !one.querySelector('.board-view') && box.left < innerWidth && box.top < innerHeight && box.right > 0 && box.bottom > 0;
}).map((one) => `${one.localName}.${one.getAttribute('class') ?? ''}`));

/** What a screen must keep to, for who sits in the last row: how large the text is, how much the board fills. */
const measured = (page) => page.evaluate(() => {
  const text = document.querySelector('.big-line'), board = document.querySelector('.board-view svg').getBoundingClientRect(), stage = document.querySelector('.stage');
  const air = getComputedStyle(stage), room = [stage.clientWidth - parseFloat(air.paddingLeft) * 2, stage.clientHeight - parseFloat(air.paddingTop) - parseFloat(air.paddingBottom)];
  const scale = board.width / document.querySelector('.board-view svg').viewBox.baseVal.width;
  const style = getComputedStyle(text);
  return {
    height: innerHeight, size: parseFloat(style.fontSize), colours: [style.color, style.backgroundColor], cut: text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1,
    fills: Math.max(board.width / room[0], board.height / room[1]), within: board.left >= 0 && board.top >= 0 && board.right <= innerWidth && board.bottom <= text.getBoundingClientRect().top + 1,
    label: Math.min(...[...document.querySelectorAll('.board-view .co text')].map((one) => parseFloat(getComputedStyle(one).fontSize) * scale)),
  };
});

test('the projector shows board and one line and nothing else, black on white, its text a sixteenth of the screen at least, at three sizes; Esc leaves', async () => {
  const { context, page } = await visitor(house);
  for (const [game, match] of [[GAME, MATCH], ['royal-anglicorum', { words: '' }], ['falkener-xiangqi', { words: '' }]]) {
    await taught(page, { game, ...match });
    await classroom(page).locator('[data-act="projector"]').click();
    await projected(page);
    await page.mouse.move(3, 3);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const where = `${game} at ${width} × ${height}`;
      const now = await until(`${where}: the board fills the screen`, async () => {
        const one = await measured(page);
        return one.fills > 0.98 && one.within && one;
      });
      assert.ok(now.size >= height / 16, `${where}: text of ${now.size} px`);
      assert.equal(now.cut, false, `${where}: the line is whole`);
      assert.deepEqual(now.colours, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      assert.ok(now.label >= height / 40, `${where}: coordinates of ${now.label} px`);
      await until(`${where}: the buttons go when the pointer rests`, async () => (await besides(page)).length === 0).catch(async (fault) => assert.fail(`${fault.message}: ${await besides(page)}`));
    }
    if (game === 'royal-anglicorum') await until('dice are large', async () => (await page.locator('.big-dice .die').first().boundingBox())?.height >= 768 / 10);
    await page.keyboard.press('Escape');
    await page.locator('.projected').waitFor({ state: 'detached' });
    await until('the theme is as it was', () => page.evaluate(() => document.documentElement.dataset.theme === 'light'));
    await page.locator('header.top').waitFor();
    await page.goto('about:blank');
  }
  await page.sound();
  await context.close();
});

test('in the projector everything goes by keyboard: a move made, stepped back and on, coordinates and sums off, spotlight and pointer moved, the way out found by Tab; nothing traps', async () => {
  const { context, page } = await visitor(house, { width: 1280, height: 720 });
  await taught(page, { setup: MATCH.setup, options: MATCH.options });
  const board = table(page).locator('.board-view');
  await act(page, 'flip').focus();
  await page.keyboard.press('p');
  await projected(page);
  const grid = page.getByTestId('twin');
  await page.keyboard.press('Tab');
  await until('Tab leads to the board', () => page.evaluate(() => document.activeElement.getAttribute('role') === 'gridcell'));
  await page.evaluate(() => document.querySelector('[data-name="f8"]').focus());
  await page.keyboard.press('Enter');
  await until('a man in hand', () => cell(grid, 'f8').getAttribute('aria-selected'));
  await page.keyboard.press('o');
  await page.getByTestId('spotlight').waitFor();
  const at = () => page.evaluate(() => { const layer = document.querySelector('.pointing'); return ['--x', '--y'].map((name) => parseFloat(layer.style.getPropertyValue(name))); });
  const near = async (name, what) => {
    const box = await cell(grid, name).boundingBox();
    await until(what, async () => { const [x, y] = await at(); return Math.abs(x - box.x - box.width / 2) < 4 && Math.abs(y - box.y - box.height / 2) < 4; });
  };
  await near('f8', 'the spotlight is on the man touched');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowUp');
  const now = await until('the keyboard goes on', () => page.evaluate(() => document.activeElement.dataset.name !== 'f8' && document.activeElement.dataset.name));
  await near(now, 'the pointer goes with the keyboard');
  await until('the pointer is large', async () => (await page.getByTestId('pointer').boundingBox())?.height >= 720 / 12);
  await page.keyboard.press('x');
  await page.keyboard.press('o');
  await page.locator('.pointing').waitFor({ state: 'hidden' });

  for (const [key, gone] of [['c', '.co text'], ['d', '.dot']]) {
    assert.ok(await board.locator(gone).first().isVisible(), gone);
    await page.keyboard.press(key);
    await until(`${key} hides ${gone}`, async () => (await board.locator(`${gone}:visible`).count()) === 0);
    await page.keyboard.press(key);
    await board.locator(gone).first().waitFor();
  }
  await page.keyboard.press('Escape');
  await until('the hand is empty', async () => !(await cell(grid, 'f8').getAttribute('aria-selected')));
  assert.equal(await page.locator('.projected').count(), 1, 'the first Esc only lets the man go');
  await page.evaluate(() => document.querySelector('[data-panel]').panel.match.play('f8xd8@d1'));
  await until('the sum is told', async () => /9 − 2 = 7/.test(await line(page).textContent()));
  await page.keyboard.press('m');
  await until('no sum is told', async () => !/[=−]/.test(await line(page).textContent()));
  await page.keyboard.press('m');
  await page.evaluate(() => document.querySelector('.projected').focus());
  await page.keyboard.press('ArrowLeft');
  await until('a step back', () => page.evaluate(() => document.querySelector('[data-panel]').panel.match.state.cursor === 0));
  await page.keyboard.press('ArrowRight');
  await until('a step on', async () => /9 − 2 = 7/.test(await line(page).textContent()));
  // Round by Tab: the buttons show, and none keeps the keyboard.
  const met = new Set();
  for (let i = 0; i < 12 && !met.has('leave-projector'); i += 1) {
    await page.keyboard.press('Tab');
    met.add(await page.evaluate(() => document.activeElement.dataset.testid ?? document.activeElement.dataset.act ?? document.activeElement.localName));
  }
  assert.ok(met.has('leave-projector') && met.has('spotlight'), [...met].join(' '));
  await page.getByTestId('leave-projector').waitFor();
  await until('it can be seen', () => page.getByTestId('projector-tools').evaluate((one) => getComputedStyle(one).opacity === '1'));
  await page.keyboard.press('Enter');
  await page.locator('.projected').waitFor({ state: 'detached' });
  assert.notEqual(await page.evaluate(() => document.activeElement.localName), 'body', 'the keyboard is at the table again');
  await page.sound();
  await context.close();
});

test('what is shown is kept: coordinates and sums stay off over a reload, and the board of the table obeys', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, `${playOf(GAME)}?game=${GAME}`);
  await ready(page);
  await classroom(page).locator('summary').click();
  const drawn = () => page.evaluate(() => document.querySelector('#canvas').module._table_flags_now());
  await page.locator('.table .board-view.drawn').waitFor();
  await until('the table draws coordinates, men in danger and where men may go', async () => ((await drawn()) & 7) === 7);
  for (const what of ['coordinates', 'danger', 'destinations']) await inClass(page, what).click();
  await until('and none of them', async () => ((await drawn()) & 7) === 0);
  for (const what of ['danger', 'destinations']) await inClass(page, what).click();
  await classroom(page).locator('[data-act="sums"]').click();
  await page.locator('.table .board-view.no-sums:not(.drawn)').waitFor();
  await page.reload();
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  await ready(page);
  await until('kept', () => page.evaluate(() => { const { view } = document.querySelector('[data-panel]').panel; return !view.coordinates && !view.sums && view.destinations; }));
  await until('no coordinates', async () => (await table(page).locator('.board-view .co text').count()) === 0);
  await classroom(page).locator('summary').click();
  await until('their button is not pressed', async () => (await classroom(page).locator('[data-act="coordinates"]').getAttribute('aria-pressed')) === 'false');
  await page.sound();
  await context.close();
});

// ---- two windows ----

/** Opens the room's window from the play page, as a teacher does. */
async function openRoom(context, page) {
  const [room] = await Promise.all([context.waitForEvent('page'), inClass(page, 'room').click()]);
  room.setDefaultTimeout(patience * 1000);
  room.faults = [];
  room.on('console', (message) => message.type() === 'error' && room.faults.push(message.text()));
  room.on('pageerror', (fault) => room.faults.push(String(fault)));
  await room.setViewportSize({ width: 1280, height: 720 });
  await room.locator('[data-shown]').waitFor();
  return room;
}
const inStep = (page) => page.locator('.step[data-step="yes"]').waitFor({ state: 'attached' });
/** Which man stands where, by what the spots say. */
const men = (page) => page.getByTestId('twin').locator('[role="gridcell"]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label').replace(/, (may|in danger|.*to be).*$/, '')).filter((said) => !/empty/.test(said)));

test('the room follows the teacher: moves, steps, the side looked from, what is shown, touches, spotlight and pointer, words; the next move stays hidden, and each window may be reloaded', async () => {
  const { context, page } = await axeVisitor(house, { width: 1280, height: 900 });
  await taught(page);
  const room = await openRoom(context, page);
  await inStep(page);
  await until('the same men', async () => JSON.stringify(await men(room)) === JSON.stringify(await men(page)));
  await until('nothing else is to be seen in the room', async () => (await besides(room)).length === 0).catch(async (fault) => assert.fail(`${fault.message}: ${await besides(room)}`));
  const { colours } = await until('text for the last row', async () => { const one = await measured(room); return one.size >= one.height / 16 && one; });
  assert.deepEqual(colours, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);

  // A step back: the room sees the position, the teacher what comes next.
  await page.locator('[data-step="first"]').click();
  await until('the beginning', async () => /Evens to move/.test(await line(room).textContent()));
  await inStep(page);
  await page.getByTestId('next-move').filter({ hasText: /f8.*9 − 2 = 7/ }).waitFor();
  assert.doesNotMatch(await room.locator('body').textContent(), /9 − 2 = 7/);
  await page.locator('[data-step="on"]').click();
  await until('the taking', async () => /9 − 2 = 7/.test(await line(room).textContent()));

  // A touch, the view, the pointer.
  await page.locator('[data-step="first"]').click();
  await until('the beginning', async () => /Evens to move/.test(await line(room).textContent()));
  await page.evaluate(() => { const { match } = document.querySelector('[data-panel]').panel; match.touch(match.spots.findIndex(({ name }) => name === 'f8')); });
  await room.locator('[data-name="f8"][aria-selected]').waitFor();
  const [leftBefore] = await Promise.all([room.locator('[data-name="f8"]').boundingBox()]);
  await act(page, 'flip').click();
  await until('flipped', async () => Math.abs((await room.locator('[data-name="f8"]').boundingBox()).x - leftBefore.x) > 20);
  await page.getByTestId('class-more').evaluate((one) => { one.open = true; });
  assert.ok((await room.locator('.co text').count()) > 0);
  await inClass(page, 'coordinates').click();
  await until('no coordinates', async () => (await room.locator('.co text').count()) === 0);
  await inClass(page, 'spotlight').click();
  await inClass(page, 'pointer').click();
  const target = await cell(table(page), 'c9').boundingBox();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 3 });
  await until('pointer and spotlight are on the same spot in the room', async () => {
    const box = await room.locator('[data-name="c9"]').boundingBox();
    const [x, y] = await room.evaluate(() => ['--x', '--y'].map((name) => parseFloat(document.querySelector('.pointing').style.getPropertyValue(name))));
    return Math.abs(x - box.x - box.width / 2) < 4 && Math.abs(y - box.y - box.height / 2) < 4;
  });
  await room.getByTestId('pointer').waitFor();
  await room.getByTestId('spotlight').waitFor();
  await page.getByTestId('class-says').selectOption('own');
  await page.getByTestId('class-words').fill('What takes 7?');
  await until('own words', async () => (await line(room).textContent()) === 'What takes 7?');
  await page.getByTestId('class-theme').selectOption('dark');
  await until('night', () => room.evaluate(() => document.documentElement.dataset.theme === 'dark'));
  await page.getByTestId('class-theme').selectOption('projector');
  await until('black on white', () => room.evaluate(() => document.documentElement.dataset.theme === 'projector'));
  await inStep(page);

  // Either is reloaded, and they are in step again.
  await room.reload();
  await room.locator('[data-shown]').waitFor();
  await until('own words again', async () => (await line(room).textContent()) === 'What takes 7?');
  await room.locator('[data-name="f8"][aria-selected]').waitFor();
  // A window just opened keeps axe's eye on the empty document it began with: only now it looks at this one.
  assert.deepEqual([...(await axeFinds(page, 'the teacher')), ...(await axeHere(room, 'the room'))], []);
  await page.getByTestId('class-notes').fill('Ask Anne.');
  await page.reload();
  await ready(page);
  await inStep(page);
  assert.equal(await page.getByTestId('class-notes').inputValue(), 'Ask Anne.', 'notes are kept');
  await page.locator('[data-step="first"]').click();
  await page.evaluate(() => document.querySelector('[data-panel]').panel.show({ coordinates: true }));
  await room.locator('.co text').first().waitFor();
  await until('still the same men', async () => JSON.stringify(await men(room)) === JSON.stringify(await men(page)));

  // A message that is not understood is told in the page and changes nothing.
  const shown = await men(room);
  await page.evaluate(() => { const id = sessionStorage.getItem('codex-ludorum/room-id'); const channel = new BroadcastChannel(`codex-ludorum/room/${id}`); channel.postMessage({ kind: 'state', record: 'nonsense' }); channel.close(); });
  await room.getByTestId('room-word').filter({ hasText: 'could not be understood' }).waitFor();
  assert.deepEqual(await men(room), shown);

  // The teacher's window closes: the last picture stays, with a quiet word.
  await page.sound();
  await page.close();
  await room.getByTestId('room-word').filter({ hasText: 'closed' }).waitFor();
  assert.deepEqual(await men(room), shown);
  assert.deepEqual(room.faults, []);
  await context.close();
});

/** What axe finds on a page as it is worn. */
async function axeHere(page, where) {
  const { violations, passes } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  assert.ok(passes.length > 5, 'axe looked at nothing');
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0].target.join(' ')}: ${nodes[0].failureSummary}`);
}

test('two teachers at once do not mix, axe finds nothing in the projector; where a teacher’s window crashes his room keeps its picture and says so until he is back', async () => {
  const { context, page } = await axeVisitor(house, { width: 1280, height: 720 });
  await taught(page);
  const room = await openRoom(context, page);
  await inStep(page);
  const other = await context.newPage();
  await taught(other, { game: 'royal-anglicorum', words: '' });
  const second = await openRoom(context, other);
  await inStep(other);
  assert.notEqual(new URL(room.url()).hash, new URL(second.url()).hash);
  await second.locator('.big-dice .die').first().waitFor();
  await line(room).filter({ hasText: /Even/ }).waitFor();
  await classroom(page).locator('[data-act="projector"]').click();
  await projected(page);
  assert.deepEqual(await axeHere(page, 'the projector'), []);

  const far = await context.newPage();  // in a process of its own: a window that the teacher's opened would end with it
  await far.goto(second.url());
  await far.locator('[data-shown]').waitFor();
  const before = await far.locator('.board-view svg').innerHTML();
  await far.getByTestId('room-word').waitFor({ state: 'hidden' });
  const id = await other.evaluate(() => sessionStorage.getItem('codex-ludorum/room-id'));
  await until('all three rooms wait for a sign of their teachers', () => far.evaluate(async () => (await navigator.locks.query()).pending.length === 3), patience);
  (await context.newCDPSession(other)).send('Page.crash').catch(() => {});
  await far.getByTestId('room-word').filter({ hasText: 'closed' }).waitFor();
  assert.equal(await far.locator('.board-view svg').innerHTML(), before, 'the picture stays');
  const back = await context.newPage();
  await back.addInitScript((kept) => { sessionStorage.setItem('codex-ludorum/room-id', kept); sessionStorage.setItem('codex-ludorum/taught', 'yes'); }, id);
  await openTable(back, playOf('royal-anglicorum'));
  await inStep(back);
  await far.getByTestId('room-word').waitFor({ state: 'hidden' });
  await page.sound();
  await context.close();
});
