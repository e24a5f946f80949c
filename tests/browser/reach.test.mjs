// For everybody: axe-core finds nothing on any page, in light, dark and projector, nor in the sheets of the table.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TWO_PEOPLE, atTable, cell, draught, newGame, pages, start, state, untilPlayed, watched } from './harness.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { origin, context, close } = await start();
test.after(close);

const themes = ['light', 'dark', 'projector'];
const chosen = (theme) => `localStorage.setItem('codex-ludorum/theme', '${theme}')`;

/** What axe-core finds, in lines a person can act on. */
async function findings(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map((node) => `${where}: ${id}: ${help}: ${node.target.join(' ')}: ${node.any.concat(node.all).map((each) => each.message).join('; ')}`.slice(0, 400)));
}

for (const theme of themes) {
  test(`nothing is found on any page, ${theme}`, async () => {
    const browsing = await context();
    const page = await watched(browsing, origin);
    await page.goto('/404.html');
    await page.evaluate(chosen(theme));
    const found = [];
    for (const path of pages()) {
      if (path === '/play/') await atTable(page);
      else await page.goto(path);
      assert.equal(await page.locator('html').getAttribute('data-theme'), theme);
      found.push(...(await findings(page, path)));
    }
    assert.deepEqual(found, []);
    await browsing.close();
  });

  test(`nor at the table in play, nor in its sheets, ${theme}`, async () => {
    const browsing = await context();
    const page = await watched(browsing, origin);
    await page.goto('/404.html');
    await page.evaluate(chosen(theme));
    await atTable(page);
    await newGame(page, TWO_PEOPLE);
    const found = [];
    const { touches } = draught(await state(page));
    await cell(page, touches[0]).click();
    found.push(...(await findings(page, 'a man in hand')));
    await cell(page, touches[1]).click();
    await untilPlayed(page, 1);
    found.push(...(await findings(page, 'a move made')));
    await page.locator('[data-act="new"]').click();
    await page.getByTestId('new-game').locator('summary').click();
    found.push(...(await findings(page, 'new game')));
    await page.keyboard.press('Escape');
    await page.locator('[data-act="share"]').click();
    await page.getByTestId('link').waitFor();
    found.push(...(await findings(page, 'share')));
    assert.deepEqual(found, []);
    await page.sound();
    await browsing.close();
  });
}

test('on a phone too', async () => {
  const browsing = await context({ width: 390, height: 844, touch: true });
  const page = await watched(browsing, origin);
  const found = [];
  for (const path of pages()) {
    await page.goto(path);
    found.push(...(await findings(page, path)));
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (spill > 0) found.push(`${path}: ${spill} px wider than a phone`);
  }
  assert.deepEqual(found, []);
  await browsing.close();
});
