// Browsers that lack something: no scripts, no WebGL, no WebAssembly. What can be had is there, and one sentence says
// what cannot.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { NO_WEBGL, start, until } from './harness.mjs';
import { cell, chapterOf, linkOf, moves, movesOf, openTable, pagesInTurn, patience, press, reckoned, say, says, table, tap, visitor, walk, withoutGL } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

test('pages of every pattern read with scripts off: a title, a heading, its words, and nothing that waits for a script', async () => {
  const { context, page } = await visitor(house, { scripts: false });
  for (const path of pagesInTurn(1)) {
    await page.goto(path);
    assert.match(await page.title(), /Codex Ludorum$/, path);
    assert.equal(await page.locator('h1:visible').count(), 1, `${path}: one heading`);
    assert.equal(await page.locator('.needs-js:visible, button:visible, progress:visible, canvas:visible').count(), 0, `${path}: something waits for a script`);
    assert.equal(await page.locator('nav[aria-label="Main"] a:visible').count(), 6, path);
    for (const board of await page.locator('svg.board:visible').all()) assert.ok((await board.boundingBox()).width > 40, `${path}: a board without size`);
    assert.doesNotMatch(await page.locator('main').innerText(), /Setting out the men|undefined|\bnull\b|\{\{|\[object/, path);
  }
  await page.sound([/answered 404/]);
  await context.close();
});

test('the play page without scripts shows the opening and says that the table needs them', async () => {
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto('/play/');
  await page.getByText(/The table needs scripts/).waitFor({ state: 'visible' });
  assert.ok((await page.locator('svg.board:visible').first().boundingBox()).width > 200);
  await context.close();
});

test('the first page without scripts shows its board and its diagram, and asks for no touch', async () => {
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto('/');
  assert.equal(await page.locator('.hero svg.board:visible, figure svg.board:visible').count(), 2);
  assert.equal(await page.getByText('Touch a black man to begin.').isVisible(), false);
  await context.close();
});

async function firstMove() {
  const { state, names } = await reckoned();
  const { words, touches } = state.moves[0];
  return { words, spots: touches.map((index) => names[index]) };
}

for (const [way, more, hand] of [
  ['by mouse', {}, (page, spots) => press(page, spots)],
  ['by touch', { touch: true, width: 390, height: 844, scale: 2 }, (page, spots) => tap(page, spots)],
  ['by keyboard', {}, async (page, spots) => {
    await page.getByTestId('twin').locator('[tabindex="0"]').focus();
    for (const spot of spots) {
      await walk(page, table(page), spot);
      await page.keyboard.press('Enter');
    }
  }],
]) {
  test(`without WebGL one sentence says so, the board is drawn plainly, and a move ${way} is played and answered`, async () => {
    const { context, page } = await visitor(house, { ...more, init: withoutGL });
    await openTable(page, '/play/', { plain: true });
    const stands = () => table(page).locator('.board-holder').evaluate((one) => Object.values(one.getBoundingClientRect().toJSON()).join(' '));
    const before = await stands();
    const told = page.getByTestId('notice').getByText(/gives no WebGL 2.*Everything can be played all the same/);
    await told.waitFor();
    assert.equal(await told.count(), 1);
    assert.equal(await stands(), before, 'the board moved under the hand');
    assert.equal(await page.getByTestId('canvas').isVisible(), false);
    const { words, spots } = await firstMove();
    const svg = table(page).locator('.picture svg.board');
    assert.ok(await svg.isVisible());
    await hand(page, spots);
    await page.locator('[data-testid="seat-odd"].turn:not(.thinking)').waitFor();
    const played = await until('the answer', async () => {
      const now = await moves(page);
      return now.length > 1 && now;
    }, patience);
    assert.equal(played[0], words);
    await until('the man is drawn where he went', async () => /odd/.test(await cell(table(page), spots.at(-1)).getAttribute('aria-label')), patience);
    await page.sound();
    await context.close();
  });
}

test('a browser whose graphics are switched off altogether plays on the plain board', async () => {
  const bare = await start({ flags: NO_WEBGL });
  try {
    const { context, page } = await visitor(bare);
    await openTable(page, await linkOf(), { plain: true });
    await page.getByTestId('notice').getByText(/gives no WebGL 2/).waitFor();
    const { words, spots } = await firstMove();
    await press(page, spots);
    assert.deepEqual(await movesOf(page, 1), [words]);
    await page.sound();
    await context.close();
  } finally {
    await bare.close();
  }
});

test('a drawing context lost while playing leaves the plain board, and comes back', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const { words, spots } = await firstMove();
  await page.evaluate(() => {
    window.lost = document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.lost.loseContext();
  });
  await table(page).locator('.board-view:not(.drawn)').waitFor();
  await press(page, spots);
  assert.deepEqual(await movesOf(page, 1), [words]);
  await page.evaluate(() => window.lost.restoreContext());
  await table(page).locator('.board-view.drawn').waitFor();
  const { state, names } = await reckoned({ words });
  const reply = state.moves[0];
  await press(page, reply.touches.map((index) => names[index]));
  assert.deepEqual(await movesOf(page, 2), [words, reply.words]);
  await page.sound([/CONTEXT_LOST|context lost/i]);
  await context.close();
});

const withoutWasm = () => { delete window.WebAssembly; };

test('without WebAssembly the play page says so in a sentence and keeps the picture of the opening', async () => {
  const { context, page } = await visitor(house, { init: withoutWasm });
  await page.goto('/play/');
  const told = page.getByTestId('notice');
  await told.getByText(/cannot run WebAssembly.*The books and their diagrams can all be read/).waitFor();
  assert.equal(await told.getAttribute('role'), 'alert');
  assert.ok((await page.locator('.board-view svg.board:visible').boundingBox()).width > 200);
  assert.equal(await page.locator('progress:visible').count(), 0, 'nothing seems to load for ever');
  await page.sound([/cannot run WebAssembly/]);
  await context.close();
});

test('without WebAssembly the book reads, no button lies, and the table says why it stays shut', async () => {
  const { context, page } = await visitor(house, { init: withoutWasm });
  await page.goto(chapterOf('subtraction-7-before'));
  const figure = page.locator('figure#subtraction-7-before');
  await figure.scrollIntoViewIfNeeded();
  assert.ok(await figure.locator('svg').isVisible());
  assert.equal(await page.locator('figure.diagram button:visible').count(), 0, 'buttons that could do nothing');
  await page.getByTestId('open-table').click();
  await page.getByText(/cannot run WebAssembly/).locator('visible=true').first().waitFor();
  await page.goto('/');
  await says(page, /cannot run the game; the books can all be read/);
  assert.equal(await page.locator('.hero svg.board:visible, figure svg.board:visible').count(), 2);
  await page.sound([/cannot run WebAssembly/]);
  await context.close();
});

test('a module that does not arrive is said in a sentence with a way to try again', async () => {
  const { context, page } = await visitor(house);
  let broken = true;
  await context.route('**/wasm/core-*.wasm', (route) => (broken ? route.fulfill({ status: 500, body: 'no' }) : route.continue()));
  await page.goto('/play/');
  await page.getByTestId('notice').getByText(/could not be loaded/).waitFor();
  broken = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  await page.sound([/500/, /could not be loaded/, /table-.*\.wasm/]);
  await context.close();
});

test('a table module that does not arrive leaves the plain board and says so', async () => {
  const { context, page } = await visitor(house);
  await context.route('**/wasm/table-*.wasm', (route) => route.fulfill({ status: 500, body: 'no' }));
  await openTable(page, await linkOf(), { plain: true });
  await page.getByTestId('notice').getByText(/drawn table could not be loaded.*Everything can be played all the same/).waitFor();
  const { words, spots } = await firstMove();
  await press(page, spots);
  assert.deepEqual(await movesOf(page, 1), [words]);
  assert.match(await say(page).textContent(), /Evens to move/);
  await page.sound([/500/]);
  await context.close();
});
