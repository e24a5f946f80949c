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
async function atToy(toy, { setup = '', words = '', plain = false } = {}) {
  const match = (await core('toys')).match(toy, { setup });
  if (words) match.play(words);
  const link = `/play/${toy}/#${await encodeGame({ record: match.record() })}`;
  match.drop();
  const { context, page } = await visitor(house, plain ? { init: withoutGL } : {});
  const answer = (pattern, type, body) => context.route(pattern, (route) => route.fulfill({ contentType: type, body }));
  await answer(`**/play/${toy}/`, 'text/html', html(`/play/${STOOD_IN}/`).replaceAll(`data-game="${STOOD_IN}"`, `data-game="${toy}"`));
  await context.route('**/js/games.mjs', async (route) => {
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
    const { outlineOf, within } = await import('/js/twin.mjs');
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
  for (const [toy, most] of [['toy-tour', 12], ['toy-rings', 12], ['toy-leaps', 14], ['toy-four', 8], ['toy-square', 5], ['toy-placing', 8], ['toy-five-in-a-row', 3]])
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
