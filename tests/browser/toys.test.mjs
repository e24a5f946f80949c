// Boards no book has yet, on a play page: a board without corners with the way of a tour, nested half rings, half-used squares whose
// pieces leap on, four seats, one seat, nineteen lines. The toys of tests/toys take the place of a game of the site.
// needs: toys
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { random } from '../random.mjs';
import { start, until } from './harness.mjs';
import { act, cell, core, encodeGame, html, openTable, painted, patience, table, told, visitor, walk, withoutGL } from './hands.mjs';

const STOOD_IN = 'falkener-xiangqi'; // its page is taken
const web = process.env.LUDUS_WEB ?? new URL('../../build/web', import.meta.url).pathname;
let house;
before(async () => { house = await start(); });
after(() => house?.close());

/** A visitor for whom the site has that toy too, at the match given: {setup, words}. */
async function atToy(toy, { setup = '', words = '', options = {}, plain = false, stoodIn = STOOD_IN } = {}) {
  const match = (await core('toys')).match(toy, { setup, options });
  if (words) match.play(words);
  const link = `/play/${toy}/#${await encodeGame({ record: match.record() })}`;
  match.drop();
  const { context, page } = await visitor(house, plain ? { init: withoutGL } : {});
  const answer = (pattern, type, body) => context.route(pattern, (route) => route.fulfill({ contentType: type, body }));
  await answer(`**/play/${toy}/`, 'text/html', html(`/play/${stoodIn}/`).replaceAll(`data-game="${stoodIn}"`, `data-game="${toy}"`));
  await context.route('**/js/generated/games.mjs', async (route) => {
    const body = await (await route.fetch()).text();
    assert.match(body, /games ?= ?\{/);
    await route.fulfill({ contentType: 'text/javascript', body: body.replace(/games ?= ?\{/, `games={"${toy}":{"family":"toys","play":"/play/${toy}/","hunted":false,"pgn":false},`) });
  });
  for (const [ending, type] of [['js', 'text/javascript'], ['wasm', 'application/wasm']])
    await answer(`**/wasm/rules-toys.${ending}`, type, readFileSync(join(web, `rules-toys.${ending}`)));
  await openTable(page, link, { plain });
  return { context, page };
}

/** A place on the page within a spot's own outline, as far from its edge as a look over its box finds. */
async function placeIn(page, name) {
  await cell(table(page), name).scrollIntoViewIfNeeded();
  await painted(page);
  return page.evaluate(async (spotName) => {
    const { outlineOf, within } = await import('/js/board/accessible-board.mjs');
    const spot = document.querySelector('[data-panel]').panel.match.spots.find((one) => one.name === spotName);
    const { left, top, width, height } = document.querySelector(`.table [role="gridcell"][data-name="${spotName}"]`).getBoundingClientRect();
    const corners = outlineOf(spot, {});
    if (!corners) return { x: left + width / 2, y: top + height / 2 };
    const steps = [...Array(40).keys()].map((i) => (i + 0.5) / 40);
    const edge = (x, y) => Math.min(...corners.map(([ax, ay], i) => {
      const [bx, by] = corners.at(i - 1);
      const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
      return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
    }));
    let best = null;
    for (const x of steps) for (const y of steps) if (within(corners, x, y) && (!best || edge(x, y) > best.room)) best = { room: edge(x, y), x, y };
    return { x: left + best.x * width, y: top + best.y * height };
  }, name);
}

/** Makes a legal move by the mouse: its places on the board, its buttons beside it. */
async function make(page, { touches }) {
  const { state, spots } = await told(page);
  const before = state.line.length;
  for (const index of touches) {
    const { kind, name } = spots[index];
    if (kind === 'button') {
      await table(page).getByTestId(`spot-${name}`).click();
    } else {
      const { x, y } = await placeIn(page, name);
      await page.mouse.click(x, y);
    }
  }
  await until('the move is made', async () => (await told(page)).state.line.length > before, patience);
}

for (const plain of [true, false])
  for (const [toy, most] of [['toy-tour', 12], ['toy-rings', 12], ['toy-leaps', 14], ['toy-four', 8], ['toy-square', 5], ['toy-placing', 8], ['toy-five-in-a-row', 3], ['toy-go', 6]])
    test(`a toy is played on its page ${plain ? 'as a picture' : 'on the canvas'}: ${toy}`, async () => {
      const { context, page } = await atToy(toy, { plain });
      const next = random(5);
      for (let ply = 0; ply < most; ply += 1) {
        const { state } = await told(page);
        if (state.outcome.over) break;
        await make(page, next.of(state.moves));
      }
      const { state } = await told(page);
      assert.ok(state.line.length >= Math.min(most, 3), `${state.line.length} moves`);
      await page.sound();
      await context.close();
    });

test('in nested half rings the ring under the pointer is meant, though the boxes of all lie over one another', async () => {
  for (const plain of [true, false]) {
    const { context, page } = await atToy('toy-rings', { plain });
    const high = async (name) => {
      const { left, top, width } = await cell(table(page), name).evaluate((one) => one.getBoundingClientRect().toJSON());
      return { x: left + width * 0.05, y: top + 4 };  // where the half ring begins, at the very top
    };
    const { x, y } = await high('r1');
    await page.mouse.click(x, y);
    await until('r1 is selected', async () => (await told(page)).state.touched.join() === '0', patience);
    // A place of its box that is the next ring's.
    const inner = await high('r2');
    await page.mouse.click(inner.x, inner.y);
    await until('the counter has gone to r2', async () => (await told(page)).state.line.at(-1)?.words === 'r2', patience);
    await page.sound();
    await context.close();
  }
});

test('the way of a tour is drawn as it is ridden, by keyboard too, and goes back with the moves', async () => {
  const { context, page } = await atToy('toy-tour', { plain: true });
  const ways = () => page.locator('.table svg .route').evaluateAll((all) => all.flatMap((one) => [...one.getAttribute('d').matchAll(/M/g)]).length);
  assert.equal(await ways(), 0);
  await cell(table(page), 'b1').focus();
  await page.keyboard.press('Enter');
  await walk(page, table(page), 'd2');
  await page.keyboard.press('Enter');
  await until('one leap is drawn', async () => (await ways()) === 1, patience);
  await act(page, 'undo').first().click();
  await until('and is taken back', async () => (await ways()) === 0, patience);
  await page.sound();
  await context.close();
});

test('a piece that leaps twice is led over both in one drag, and the squares nobody uses are no cells', async () => {
  for (const plain of [true, false]) {
    const { context, page } = await atToy('toy-leaps', { setup: '0..1......1....... light', plain });
    assert.equal(await table(page).getByRole('gridcell').count(), 18);
    const [from, to] = [await placeIn(page, 'a1'), await placeIn(page, 'e5')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const part of [0.3, 0.6, 1]) await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.mouse.up();
    await until('both leaps are made', async () => (await told(page)).state.line.map(({ words }) => words).join(' ') === 'a1xc3 c3xe5', patience);
    await page.sound();
    await context.close();
  }
});

const DICE = 'backgammon'; // a page with all that dice want
const cowries = async (page) => (await page.evaluate(() => document.querySelector('[data-panel]').panel.match.pieces)).filter(({ shape }) => shape === 'cowrie').map(({ text }) => text);

test('cowries are thrown at a touch, lie as they fell, and can be entered as they fell on a table beside the screen', async () => {
  for (const plain of [true, false]) {
    const { context, page } = await atToy('toy-cross', { plain, stoodIn: DICE });
    assert.deepEqual(await cowries(page), ['', '', '']);
    await table(page).getByTestId('throw').click();
    await until('they have fallen', async () => (await told(page)).state.toMove === 0, patience);
    const up = (await cowries(page)).filter((text) => text === 'up').length;
    assert.equal((await told(page)).state.line[0].words, `${up}-up`);
    assert.match(await table(page).getByTestId('say').textContent(), up === 0 ? /./ : new RegExp(`South to play ${up} `));
    if (plain) {
      const drawn = await page.locator('.table svg use[href*="cowrie-"]').evaluateAll((all) => all.map((one) => one.getAttribute('href').replace(/.*cowrie-/, '')));
      assert.equal(drawn.filter((name) => name.startsWith('up')).length, up);
      assert.equal(drawn.length, 3);
    }
    const { state } = await told(page);
    await make(page, state.moves[0]);
    await act(page, 'real').first().click();
    await until('the faces are offered', async () => (await table(page).getByTestId('picker').locator('button').count()) === 4, patience);
    assert.equal(await table(page).getByTestId('die-2').locator('svg').count(), 3);
    await table(page).getByTestId('die-2').click();
    await until('two lie mouth up', async () => (await cowries(page)).join() === 'up,up,down', patience);
    await page.sound();
    await context.close();
  }
});

test('a seat that an option leaves empty is not shown, and is offered no player', async () => {
  const { context, page } = await atToy('toy-cross', { plain: true, stoodIn: DICE, options: { players: '2' } });
  const seats = page.locator('[data-part="seat"]');
  await until('only South is shown of the first two', async () => (await seats.locator('visible=true').count()) === 1, patience);
  await act(page, 'new').first().click();
  const rows = page.locator('#seat-south, #seat-east, #seat-north, #seat-west');
  const shown = () => rows.evaluateAll((all) => all.filter((one) => one.offsetParent).map(({ id }) => id));
  assert.deepEqual(await shown(), ['seat-south', 'seat-north']);
  await page.locator('#option-players').selectOption('3');
  assert.deepEqual(await shown(), ['seat-south', 'seat-east', 'seat-north']);
  await page.getByTestId('sheet-begin').click();
  await until('East has a hand', async () => (await told(page)).spots.some(({ name }) => name === 'east-hand'), patience);
  assert.equal((await told(page)).spots.some(({ name }) => name === 'west-hand'), false);
  await page.sound();
  await context.close();
});

test('at one screen neither sees what the other chose before both have chosen', async () => {
  for (const plain of [true, false]) {
    const { context, page } = await atToy('toy-mora', { plain });
    const all = () => page.evaluate(() => {
      const { match } = document.querySelector('[data-panel]').panel;
      return document.querySelector('main').innerText + document.querySelector('main').innerHTML + JSON.stringify([match.state.position, match.state.sketch, match.spoken, match.pieces, match.state.line.map((step) => [step.words, step.said])]) + new TextDecoder().decode(match.sceneFrame({}));
    });
    const choose = async (fingers, call, moves) => {
      await table(page).getByTestId(`spot-show-${fingers}`).click();
      await table(page).getByTestId(`spot-call-${call}`).click();
      await until('it is chosen', async () => (await told(page)).state.line.length === moves, patience);
    };
    await choose(2, 3, 1);
    assert.doesNotMatch(await all(), /2:3/);
    await until('the list says that something is hidden', async () => /hidden/.test(await page.locator('[data-part="moves"]').innerText()), patience);
    await choose(1, 4, 2);
    await until('both are shown', async () => /2:3/.test(await page.locator('[data-part="moves"]').innerText()), patience);
    assert.match(await all(), /1:4/);
    await page.sound();
    await context.close();
  }
});

test('after a pass the board shows whose each point is, and it is gone when the game goes on', async () => {
  const rows = `${'.01......'}${'01.......'.repeat(1)}${'.01......'}${'.........'.repeat(6)}`;
  const { context, page } = await atToy('toy-go', { plain: true, setup: `black ${rows}` });
  const areas = () => page.evaluate(() => document.querySelectorAll('.table svg .man rect').length);
  assert.equal(await areas(), 0);
  await table(page).getByTestId('spot-pass').click();
  await until('the areas are marked', async () => (await areas()) > 0, patience);
  await act(page, 'undo').first().click();
  await until('and are gone', async () => (await areas()) === 0, patience);
  await page.sound();
  await context.close();
});
