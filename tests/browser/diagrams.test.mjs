// The diagrams of the book: touched by mouse, finger and keyboard, stepped through, and set up on the table.
import test from 'node:test';
import assert from 'node:assert/strict';
import { start, state, until, watched } from './harness.mjs';

const { origin, context, close } = await start();
test.after(close);

const chapter = '/books/fulke/taking/';

/** The nth diagram of a page, awake. */
async function awake(page, nth = 0) {
  const diagram = page.locator('figure.diagram[data-record]').nth(nth);
  await diagram.scrollIntoViewIfNeeded();
  await diagram.getByTestId('twin').waitFor({ timeout: 60_000 });
  return diagram;
}
const open = (diagram) => diagram.locator('[data-spot].open').count();
/** A cell of a man who may move: touching it opens places. */
const man = (diagram) => diagram.locator('[data-spot].open').first();

for (const [how, touch] of [
  ['by mouse', (cell) => cell.click()],
  ['by finger', (cell) => cell.tap()],
  ['by keyboard', async (cell) => { await cell.focus(); await cell.press('Enter'); }],
]) {
  test(`a man of a diagram touched ${how} shows where he may go`, async () => {
    const browsing = await context({ touch: how === 'by finger' });
    const page = await watched(browsing, origin);
    await page.goto(chapter);
    const diagram = await awake(page);
    const before = await until('men who may move are marked', () => open(diagram));
    await touch(man(diagram));
    await diagram.locator('[aria-selected="true"]').waitFor();
    const after = await open(diagram);
    assert.ok(after > 0, 'there are destinations');
    assert.ok(await diagram.locator('svg').count() > 0);
    assert.notEqual(`${after} ${await diagram.locator('.say').textContent()}`, `${before} `);
    await page.keyboard.press('Escape');
    await page.sound();
    await browsing.close();
  });
}

test('every diagram of every chapter wakes', async () => {
  const browsing = await context();
  const page = await watched(browsing, origin);
  const chapters = await page.goto('/books/fulke/').then(() => page.locator('.chapter-list b').locator('..').evaluateAll((links) => links.map((link) => link.getAttribute('href'))));
  let count = 0;
  for (const path of chapters) {
    await page.goto(path);
    const all = await page.locator('figure.diagram[data-record]').count();
    for (let nth = 0; nth < all; nth++, count++) await awake(page, nth);
  }
  assert.ok(count >= 20, `${count} diagrams`);
  await page.sound();
  await browsing.close();
});

test('a diagram is set up on the table beside the text, and the match before can be had back', async () => {
  const browsing = await context();
  const page = await watched(browsing, origin);
  await page.goto(chapter);
  const diagram = await awake(page);
  const text = await (await page.request.get(await diagram.getAttribute('data-record'))).text();
  const setup = /^\[Position "(.*)"\]/m.exec(text)?.[1] ?? /^\[Setup "(.*)"\]/m.exec(text)?.[1];
  await diagram.locator('[data-diagram="set"]').click();
  await page.getByTestId('notice').getByText(/On the table/).waitFor();
  const there = await state(page);
  if (setup) assert.equal(there.position.split(' ')[0], setup.split(' ')[0]);
  assert.match(await page.locator('[data-part="on-table"]').textContent(), /\S/);
  await page.getByRole('button', { name: 'Back to the match before' }).click();
  assert.notEqual((await state(page)).position, there.position);
  await page.sound();
  await browsing.close();
});
