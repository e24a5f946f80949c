// Playing: by mouse, finger and keyboard, on the canvas and on the grid over it; the machine, the hint, the reasons,
// the new game, the list of moves, the looks.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { start, until } from './harness.mjs';
import { act, cell, core, example, leaf, line, linkOf, meets, middle, moves, movesOf, newGame, open, openNames, openTable, opened, passages, patience, press, reckoned, say, says, shared, spoken, table, tableReady, tap, twoPersons, visitor, walk } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

/** The first legal move of the game: its words and the names of the spots that make it. */
async function firstMove(options) {
  const { state, names } = await reckoned({ options });
  const { words, touches } = state.moves[0];
  return { words, spots: touches.map((index) => names[index]) };
}

/** Waits until it is the seat's turn and nobody thinks. */
const turnOf = (page, seat) => page.locator(`[data-testid="seat-${seat}"].turn:not(.thinking)`).waitFor({ timeout: patience * 1000 });

/** The machine's answer, after a person's first move: at least one move, legal, and the turn comes back. */
async function answered(page, words) {
  await turnOf(page, 'odd');
  const played = await until('an answer', async () => {
    const now = await moves(page);
    return now.length > 1 && now;
  }, patience);
  assert.equal(played[0], words);
  const { state } = await reckoned({ words: played.join(' ') });
  assert.equal(state.toMove, 1);
  assert.equal(state.turn, 2, 'two turns are played');
}

// ---- the hand ----

test('a first legal move by mouse on the canvas is played, and the machine answers', async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  const { words, spots } = await firstMove();
  assert.equal(await meets(page, await middle(page, spots[0])), 'canvas', 'the canvas lies under the pointer');
  await press(page, spots);
  await movesOf(page, 1).catch(() => {});  // the machine may have answered meanwhile
  await answered(page, words);
  await page.sound();
  await context.close();
});

test('a man dragged with the mouse on the canvas is set down where he is let go', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const { words, spots } = await firstMove();
  const [from, to] = [await middle(page, spots[0]), await middle(page, spots[1])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await open(page, spots[1]);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  assert.deepEqual(await movesOf(page, 1), [words]);
  await page.sound();
  await context.close();
});

test('a first legal move by touch on the canvas is played, and the machine answers', async () => {
  const { context, page } = await visitor(house, { touch: true, width: 390, height: 844, scale: 2 });
  await openTable(page);
  const { words, spots } = await firstMove();
  assert.equal(await meets(page, await middle(page, spots[0])), 'canvas');
  await tap(page, spots);
  await answered(page, words);
  await page.sound();
  await context.close();
});

test('a first legal move by keyboard on the canvas is played, and Tab leads out of it both ways', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const { words, spots } = await firstMove();
  const [from, to] = [await middle(page, spots[0]), await middle(page, spots[1])];
  await page.mouse.click(from.x, from.y);
  await open(page, spots[1]);
  const focus = () => page.evaluate(() => document.activeElement.localName);
  assert.equal(await focus(), 'canvas');
  // The first arrow shows the keyboard's place, on the man in hand; each further one is a step.
  const side = (await cell(table(page), spots[0]).boundingBox()).width;
  const steps = { x: Math.round((to.x - from.x) / side), y: Math.round((to.y - from.y) / side) };
  const keys = [...Array(Math.abs(steps.x)).fill(steps.x > 0 ? 'ArrowRight' : 'ArrowLeft'), ...Array(Math.abs(steps.y)).fill(steps.y > 0 ? 'ArrowDown' : 'ArrowUp')];
  assert.ok(keys.length > 0);
  for (const key of [keys[0], ...keys, 'Enter']) await page.keyboard.press(key);
  assert.deepEqual(await movesOf(page, 1), [words]);

  assert.equal(await focus(), 'canvas');
  await page.keyboard.press('Tab');
  assert.notEqual(await focus(), 'canvas', 'Tab is trapped in the canvas');
  await page.mouse.click(from.x, from.y);
  await until('the canvas is in hand again', async () => (await focus()) === 'canvas', patience);
  await page.keyboard.press('Shift+Tab');
  assert.notEqual(await focus(), 'canvas', 'Shift and Tab are trapped in the canvas');
  await page.sound();
  await context.close();
});

test('the grid over the board is one stop for Tab; arrows walk it, Enter plays, and a live line tells', async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  const grid = page.getByTestId('twin');
  assert.equal(await grid.getAttribute('role'), 'grid');
  assert.ok((await grid.getAttribute('aria-label')).length > 3);
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1);
  await grid.locator('[tabindex="0"]').focus();
  const { words, spots } = await firstMove();
  await walk(page, table(page), spots[0]);
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1, 'still one stop');
  const before = await openNames(table(page));
  await page.keyboard.press('Enter');
  await says(page, /chosen, \d+ places? to go/);
  assert.equal(await cell(grid, spots[0]).getAttribute('aria-selected'), 'true');
  await page.keyboard.press('Escape');
  await opened(table(page), before);
  await page.keyboard.press('Enter');
  await says(page, /chosen/);
  assert.equal(await say(page).getAttribute('role'), 'status');

  // Tab leads out, Shift and Tab back to the same place.
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => Boolean(document.activeElement.closest('[role="grid"]'))), false);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.name), spots[0]);

  await walk(page, table(page), spots[1]);
  await page.keyboard.press('Enter');
  await answered(page, words);
  assert.match(await say(page).textContent(), /Odds to (move|go on)|may take/);
  await spoken(grid, spots[0], /empty/);
  await page.sound();
  await context.close();
});

// ---- going back, advice, reasons ----

test('undo takes back to one’s own turn and redo brings both moves again', async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  const { words, spots } = await firstMove();
  await press(page, spots);
  await answered(page, words);
  const all = await moves(page);
  const current = page.getByTestId('moves').locator('[aria-current="step"]');
  await act(page, 'undo').click();
  await until('no move is the current one', async () => (await current.count()) === 0, patience);
  await spoken(table(page), spots[0], /odd /);
  assert.deepEqual(await moves(page), all, 'what was taken back stays in the list');
  await act(page, 'redo').click();
  await until('the last move is the current one', async () => (await current.count()) === 1 && (await current.evaluate((button) => !button.closest('li').nextElementSibling)), patience);
  await spoken(table(page), spots[0], /empty/);
  await turnOf(page, 'odd');
  await page.sound();
  await context.close();
});

test('a step back to the machine’s turn makes it wait until it is told to go on', async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  const { words, spots } = await firstMove();
  await press(page, spots);
  await answered(page, words);
  const answer = (await moves(page)).slice(1);
  await page.getByTestId('moves').locator('[data-node]').first().click();
  const on = page.getByTestId('go-on');
  await on.click();
  await answered(page, words);
  assert.deepEqual((await moves(page)).slice(1), answer, 'the same seed gives the same answer');
  await page.sound();
  await context.close();
});

test('a hint names a legal move, marks it on the board, and says why it may be made', async () => {
  const { context, page } = await visitor(house);
  const taking = { setup: 'even oR7@d8 eT9@f8 eR2@c9' };
  await openTable(page, await linkOf(taking));
  await act(page, 'hint').click();
  const words = /^A hint: (\S+?)[.,]/.exec(await says(page, /^A hint: /))[1];
  const { state } = await reckoned(taking);
  assert.ok(state.moves.some((move) => move.words === words), `${words} is no legal move`);
  const why = page.getByTestId('why');
  await until('the reason is shown', async () => (await why.locator('[data-rule]').count()) > 0, patience);
  assert.match(await why.locator('h2').textContent(), new RegExp(`^A hint: ${words.replace(/[()@~]/g, '\\$&')}$`));
  assert.deepEqual(await moves(page), [], 'a hint plays nothing');
  await page.sound();
  await context.close();
});

test('why: a taking shows its sum and the passage’s own sentence, whose link leads to the sentence', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ setup: 'even oR7@d8 eT9@f8 eR2@c9', words: 'f8xd8@d1' }));
  const why = page.getByTestId('why');
  const rule = 'fulke.1.take.subtraction';
  const reason = why.locator(`[data-rule="${rule}"]`);
  await reason.waitFor();
  assert.match(await reason.locator('.sum').textContent(), /9 − 2 = 7/);
  const { text, url } = passages()[rule];
  const quoted = (await reason.locator('blockquote').textContent()).replace(/[“”…]/g, '').trim();
  assert.ok(quoted.length > 40 && text.startsWith(quoted), `“${quoted}” is not how the passage begins`);
  const modern = reason.locator('.modern');
  assert.deepEqual([await modern.textContent(), await modern.isVisible()], [passages()[rule].modern.replace(/,$/, ''), false]);
  await page.evaluate(() => document.documentElement.setAttribute('data-reading', 'modern'));
  assert.ok(await modern.isVisible(), 'whoever reads the book in modern spelling reads its reasons so, too');
  await act(page, 'why').click();
  await why.waitFor({ state: 'hidden' });
  assert.equal(await act(page, 'why').getAttribute('aria-pressed'), 'false');
  await act(page, 'why').click();
  await why.waitFor();

  assert.equal(await reason.locator('a').evaluate((link) => link.pathname + link.hash), url);
  await reason.locator('a').click();
  await until('the sentence is in sight', () => page.evaluate((id) => {
    const there = document.getElementById(id);
    if (!there || location.hash !== `#${id}`) return false;
    const { top } = there.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  }, url.split('#')[1]), patience);
  await page.sound();
  await context.close();
});

test('a new game with an option is another game: no man leaps, and the page says what was agreed', async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  await newGame(page, { options: { leap: 'false' }, seats: twoPersons });
  const [plain, leaping] = [await reckoned({ options: { leap: 'false' } }), await reckoned()];
  assert.notDeepEqual(plain.state.moves, leaping.state.moves, 'the option changes nothing at the opening');
  await opened(table(page), plain.next);
  assert.match(await page.locator('[data-part="setting"]').innerText(), /Leaping over men: no man leaps/);
  assert.match((await shared(page)).record, /^\[Option "leap=false"\]$/m);
  // The dialog remembers what was agreed.
  await act(page, 'new').click();
  const sheet = page.getByTestId('new-game');
  assert.equal(await sheet.locator('#option-leap').inputValue(), 'false');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.match((await shared(page)).record, /leap=false/, 'closing the dialog changes nothing');
  await page.sound();
  await context.close();
});

test('a wrong number in the new game dialog is not taken, and the match stays', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: (await firstMove()).words }));
  await act(page, 'new').click();
  const sheet = page.getByTestId('new-game');
  await sheet.locator('details', { has: page.locator('#option-quiet') }).locator('summary').click();
  await sheet.locator('#option-quiet').fill('0');
  await sheet.getByTestId('sheet-begin').click();
  assert.ok(await sheet.locator('#option-quiet').evaluate((field) => field.matches(':invalid')));
  assert.ok(await sheet.isVisible());
  await page.keyboard.press('Escape');
  assert.equal((await moves(page)).length, 1);
  await page.sound();
  await context.close();
});

test('after the motion a man is taken, his prisoner set, and the turn ended by its button', async () => {
  // Two takings are open after the eleventh motion of the demonstration: one is made, the other let be.
  const all = line(example('demo-line')).split(' ');
  const before = all.slice(0, all.indexOf('d8-d5')).join(' ');
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: before }));
  const had = (await moves(page)).length;
  await press(page, ['d8', 'd5']);
  await says(page, /may take on d4.*f3|may take on f3.*d4/);
  await press(page, ['d4']);
  const { next } = await reckoned({ words: `${before} d8-d5` });
  assert.ok(next.includes('d4') && next.includes('f3'));
  await press(page, ['b16']);
  await movesOf(page, had + 2);
  await spoken(table(page), 'd4', /empty/);
  await spoken(table(page), 'b16', /a prisoner turned odd/);
  const end = page.getByTestId('spot-done');
  assert.equal(await end.textContent(), 'End the turn');
  await end.click();
  const played = await movesOf(page, had + 3);
  assert.deepEqual(played.slice(-3), ['d8-d5', 'xd4@b16', 'done']);
  await turnOf(page, 'even');
  await spoken(table(page), 'f3', /even /);
  await page.sound();
  await context.close();
});

test('the move list leads to every move, by its own buttons, the step buttons and the keys', async () => {
  const all = line(example('demo-line')).split(' ').slice(0, 8);
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: all.join(' ') }));
  const list = page.getByTestId('moves');
  assert.deepEqual(await moves(page), all);
  const at = (index) => until(`move ${index + 1} is the current one`, async () => {
    const marked = await list.locator('.words > button').evaluateAll((buttons) => buttons.findIndex((button) => button.getAttribute('aria-current') === 'step'));
    return marked === index;
  }, patience);
  const shows = async (count) => {
    const { spots, names } = await reckoned({ words: all.slice(0, count).join(' ') });
    const doors = await core();
    const match = doors.match('fulke-1');
    if (count > 0) match.play(all.slice(0, count).join(' '));
    const told = match.spoken();
    match.drop();
    const some = names.findIndex((name) => name === all[2].slice(0, all[2].indexOf('~')) || name === 'a13');
    assert.ok(some >= 0 && spots[some].kind === 'point');
    await until(`the board after ${count} moves`, async () => (await cell(table(page), names[some]).getAttribute('aria-label')) === told[some], patience);
  };
  await at(all.length - 1);
  await list.locator('.words > button').nth(1).click();
  await at(1);
  await shows(2);
  await list.locator('[data-step="on"]').click();
  await at(2);
  await shows(3);
  await list.locator('[data-step="first"]').click();
  await at(-1);
  await shows(0);
  assert.equal(await list.locator('[data-step="back"]').isDisabled(), true);
  await list.locator('[data-step="last"]').click();
  await at(all.length - 1);
  await act(page, 'flip').focus();
  await page.keyboard.press('ArrowLeft');
  await at(all.length - 2);
  await page.keyboard.press('ArrowRight');
  await at(all.length - 1);
  await page.keyboard.press('u');
  await at(all.length - 2);
  await page.sound();
  await context.close();
});

test('two persons may agree on a draw, and one may resign; the game is then over and says so', async () => {
  const { context, page } = await visitor(house);
  for (const [name, button, told] of [['draw', 'agree', /draw/i], ['resign', 'resign', /resign|won/i]]) {
    await page.goto('about:blank');
    await openTable(page, await linkOf({ words: (await firstMove()).words }), { plain: true });
    const asked = page.locator(`[data-act="${name}"]`);
    await asked.click();
    await page.getByTestId('sheet-close').click();
    await page.getByTestId(name).waitFor({ state: 'detached' });
    assert.match(await say(page).textContent(), /Evens to move/);
    await asked.click();
    await page.getByTestId(`sheet-${button}`).click();
    await says(page, told);
    await opened(table(page), []);
    assert.equal(await page.locator('.seat.turn').count(), 0);
  }
  await page.sound();
  await context.close();
});

// ---- looks ----

test('the theme switch changes the page and the table, and is remembered', async () => {
  const { context, page } = await visitor(house);
  const darkroom = await context.newPage();
  /** How light a picture is, from 0 to 255. */
  const lightness = async (png) =>
    darkroom.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      let sum = 0;
      for (let i = 0; i < pixels.length; i += 4) sum += pixels[i] + pixels[i + 1] + pixels[i + 2];
      return sum / (pixels.length / 4) / 3;
    }, png.toString('base64'));
  await openTable(page, await linkOf());
  const canvas = page.getByTestId('canvas');
  const choose = async (theme) => {
    await page.getByTestId('theme').locator('summary').click();
    await page.getByTestId('theme').locator(`input[value="${theme}"]`).check();
    await page.keyboard.press('Escape');
    await until(`the page is ${theme}`, () => page.evaluate((name) => document.documentElement.dataset.theme === name, theme), patience);
  };
  const wait = (what, sound) => until(what, async () => sound(await lightness(await canvas.screenshot())), patience);
  await wait('a light table', (light) => light > 150);
  await choose('dark');
  await wait('a dark table', (light) => light < 110);
  await choose('projector');
  await wait('a white table', (light) => light > 150);
  const text = await page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);
  assert.deepEqual(text, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await choose('dark');
  await page.reload();
  await tableReady(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await wait('a dark table from the start', (light) => light < 110);
  await page.sound();
  await context.close();
});

test('flip and turn lay the board the other way, and it plays the same', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const place = async (name) => {
    const board = await page.getByTestId('canvas').boundingBox();
    const { x, y } = await middle(page, name);
    return { x: (x - board.x) / board.width, y: (y - board.y) / board.height, tall: board.height > board.width };
  };
  const before = await place('a1');
  await act(page, 'flip').click();
  await until('a1 lies across', async () => Math.abs((await place('a1')).x + before.x - 1) < 0.1, patience);
  await act(page, 'turn').click();
  await until('the board is turned', async () => (await place('a1')).tall !== before.tall, patience);
  const { words, spots } = await firstMove();
  await press(page, spots);
  assert.deepEqual(await movesOf(page, 1), [words]);
  await page.sound();
  await context.close();
});

test('takings: every taking open on the board is shown with its sum when asked for', async () => {
  const { context, page } = await visitor(house, { init: () => { HTMLCanvasElement.prototype.getContext = () => null; } });
  await openTable(page, await linkOf({ setup: 'even oR7@d8 eT9@f8 eR2@c9' }), { plain: true });
  const sums = () => table(page).locator('svg .tag text').allTextContents();
  assert.deepEqual(await sums(), []);
  await act(page, 'takings').click();
  await until('the sum', async () => (await sums()).some((sum) => /9 − 2 = 7/.test(sum)), patience);
  assert.equal(await act(page, 'takings').getAttribute('aria-pressed'), 'true');
  await act(page, 'takings').click();
  await until('no sum', async () => (await sums()).length === 0, patience);
  await page.sound();
  await context.close();
});

test('the first page’s board plays where it stands, and goes on at the table', async () => {
  const { context, page } = await visitor(house);
  await page.goto('/');
  await table(page).locator('.board-view.awake').waitFor();
  const { spots, words } = await firstMove();
  await press(page, spots);
  await until('the machine has answered', () => page.evaluate(() => /Odds to/.test(document.querySelector('[data-part="say"]').textContent) && /#game=/.test(document.querySelector('[data-part="onward"]').href)), patience);
  await page.locator('[data-part="onward"]').click();
  await tableReady(page);
  const played = await moves(page);
  assert.equal(played[0], words);
  assert.ok(played.length > 1);
  await page.sound();
  await context.close();
});

test('a man of the first page touched before its board is awake is touched once it is', async () => {
  const { spots: [spot] } = await firstMove();
  const { context, page } = await visitor(house, { width: 800, height: 1600, touch: true });
  await page.goto('/');
  await table(page).locator('.board-view.awake').waitFor();
  const place = await middle(page, spot);
  let fetch = null;
  await context.route('**/js/first-table.mjs', (route) => { fetch = () => route.continue(); });
  await page.reload();
  await until('the table is called for', () => fetch, patience);
  const board = await table(page).locator('[data-part="board"]').evaluate((board) => [board.className, scrollY]);
  assert.deepEqual(board, ['board-view', 0], 'it sleeps');
  await page.touchscreen.tap(place.x, place.y);
  await fetch();
  await until('he is touched', () => cell(table(page), spot).evaluate((one) => one.getAttribute('aria-selected') === 'true').catch(() => false), patience);
  await page.sound();
  await context.close();
});

test('two windows of one browser do not overwrite each other’s match unasked', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const { words, spots } = await firstMove();
  await press(page, spots);
  await movesOf(page, 1);
  const other = await leaf(context, house.origin);
  await openTable(other);
  assert.deepEqual(await moves(other), [words]);
  await other.getByTestId('moves').locator('[data-step="first"]').click();
  await page.getByText('This match was played on in another window.').waitFor();
  await page.getByRole('button', { name: 'Show it' }).click();
  await until('both show the same', async () => (await page.getByTestId('moves').locator('[aria-current="step"]').count()) === 0, patience);
  await page.sound();
  await other.sound();
  await context.close();
});
