// Browsers that lack something: no WebGL 2, no WebAssembly, no storage. A sentence says so, and nothing else is lost.
import test from 'node:test';
import assert from 'node:assert/strict';
import { NO_WEBGL, TWO_PEOPLE, atTable, cell, draught, newGame, start, state, until, untilPlayed, watched } from './harness.mjs';

const usual = await start();
test.after(usual.close);

async function playedPlainly(page) {
  await until('a sentence says it', async () => /WebGL/.test(await page.locator('[data-part="notices"]').textContent()));
  assert.ok(await page.locator('[data-part="board"] svg:visible').count() > 0, 'the board is there as a picture');
  assert.equal(await page.getByTestId('canvas').isVisible(), false);
  await newGame(page, TWO_PEOPLE);
  for (const spot of draught(await state(page)).touches) await cell(page, spot).click();
  await untilPlayed(page, 1);
}

test('no WebGL: a canvas that gives no context', async () => {
  const browsing = await usual.context({
    init: () => {
      const given = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...more) { return /webgl/.test(kind) ? null : given.call(this, kind, ...more); };
    },
  });
  const page = await watched(browsing, usual.origin);
  await atTable(page, '/play/', { drawn: false });
  await playedPlainly(page);
  await page.sound();
  await browsing.close();
});

test('no WebGL: a browser started without it', async () => {
  const { origin, context, close } = await start({ flags: NO_WEBGL });
  const page = await watched(await context(), origin);
  await atTable(page, '/play/', { drawn: false });
  await playedPlainly(page);
  await page.sound();
  await close();
});

test('no WebAssembly: the book with its diagrams, and a sentence', async () => {
  const browsing = await usual.context({ init: () => delete window.WebAssembly });
  const page = await watched(browsing, usual.origin);
  await page.goto('/books/fulke/taking/');
  assert.ok(await page.locator('figure.diagram svg').count() > 3);
  await page.sound();
  await page.goto('/play/');
  await page.getByText(/cannot run WebAssembly/).waitFor();
  assert.ok(await page.locator('[data-part="board"] svg:visible').count() > 0);
  await page.sound([/console: .*WebAssembly/]);
  await browsing.close();
});

test('a browser that keeps nothing says so, and plays', async () => {
  const browsing = await usual.context({
    init: () => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } }),
  });
  const page = await watched(browsing, usual.origin);
  await atTable(page, '/play/', { drawn: false });
  await page.getByText(/keeps nothing/).waitFor();
  await newGame(page, TWO_PEOPLE);
  for (const spot of draught(await state(page)).touches) await cell(page, spot).click();
  await untilPlayed(page, 1);
  await page.sound();
  await browsing.close();
});
