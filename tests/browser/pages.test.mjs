// The pages as pages: every link leads somewhere, every page stands without scripts and within its weight.
import test from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { brotli, figure, kilobytes } from '../figures.mjs';
import { pages, site, start, watched } from './harness.mjs';

const { origin, context, close } = await start();
test.after(close);

const fileOf = (path) => `${site}${path}${path.endsWith('/') ? 'index.html' : ''}`;
const html = new Map(pages().map((path) => [path, readFileSync(fileOf(path), 'utf8')]));
const ids = new Map([...html].map(([path, text]) => [path, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]));

/** What is wrong with an address as a page at `from` would follow it; null where it leads somewhere. */
function astray(address, from) {
  const url = new URL(address.replaceAll('&amp;', '&'), `http://site.invalid${from}`);
  if (url.host !== 'site.invalid') return /^(https?|mailto):$/.test(url.protocol) ? null : 'not an address one can follow';
  const path = decodeURIComponent(url.pathname);
  if (!existsSync(fileOf(path))) return 'no such page or file';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor && !anchor.startsWith('game=') && ids.has(path) && !ids.get(path).has(anchor)) return 'no such place on that page';
  return null;
}

test('every link, picture, style and script leads somewhere, to its anchor', () => {
  const lost = [];
  let count = 0;
  for (const [from, text] of html) {
    for (const [, , address] of text.matchAll(/\s(href|src|data-record)="([^"]*)"/g)) {
      count++;
      const why = astray(address, from);
      if (why) lost.push(`${from} -> ${address}: ${why}`);
    }
  }
  assert.ok(count > 200, `only ${count} links were found`);
  assert.deepEqual(lost, []);
});

test('every rule the page can name leads to its sentence', () => {
  const passages = JSON.parse(readFileSync(`${site}/passages.json`, 'utf8'));
  assert.ok(Object.keys(passages).length > 30);
  const lost = Object.entries(passages).map(([id, { url }]) => [id, url, astray(url, '/')]).filter(([, , why]) => why);
  assert.deepEqual(lost, []);
});

test('no id stands twice on a page', () => {
  for (const [path, text] of html) {
    const all = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual(all.filter((id, i) => all.indexOf(id) !== i), [], path);
  }
});

test('every page opens with no fault, no request elsewhere and no breach of the policy', async () => {
  const browsing = await context();
  for (const path of pages()) {
    const page = await watched(browsing, origin);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.sound();
    assert.ok((await page.locator('h1').first().textContent()).trim().length > 0, path);
    assert.equal(await page.locator('html').getAttribute('lang'), 'en-GB');
    await page.close();
  }
  await browsing.close();
});

test('a page that is not there is answered by one that says so', async () => {
  const browsing = await context();
  const page = await watched(browsing, origin);
  assert.equal((await page.goto('/no/such/leaf/')).status(), 404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.sound([/answered 404/, /console: Failed to load resource.*404/]);
  await browsing.close();
});

const books = [...html.keys()].filter((path) => /^\/books\/[^/]+\/./.test(path));

test('scripts off: every chapter stands whole, with its diagrams, and says what scripts would add', async () => {
  const browsing = await context({ scripts: false });
  let diagrams = 0;
  for (const path of books) {
    const page = await browsing.newPage();
    await page.goto(path);
    assert.ok((await page.locator('article').innerText()).length > 400, path);
    for (const diagram of await page.locator('figure.diagram').all()) {
      assert.ok((await diagram.locator('svg').first().boundingBox()).width > 60, `${path}: a diagram is to be seen`);
      assert.ok((await diagram.locator('svg title').first().textContent()).length > 3);
      diagrams++;
    }
    assert.equal(await page.locator('button:visible').count(), 0, `${path}: no button that would do nothing`);
    await page.close();
  }
  assert.ok(diagrams >= 20, `${diagrams} diagrams`);
  const page = await browsing.newPage();
  await page.goto('/play/');
  await page.getByText(/needs scripts/).waitFor();
  assert.ok((await page.locator('[data-part="board"] svg:visible').first().boundingBox()).width > 200);
  await browsing.close();
});

test('a book page before scripts is at most 120 kB compressed', async () => {
  const browsing = await context({ scripts: false });
  let heaviest = { bytes: 0 };
  for (const path of books) {
    const page = await browsing.newPage();
    const bodies = [];
    page.on('response', (response) => bodies.push(response.body().then((body) => (/font|image\/png/.test(response.headers()['content-type'] ?? '') ? body.length : brotli(body)), () => 0)));
    await page.goto(path);
    await page.evaluate('document.fonts.ready').catch(() => {});
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(bodies)).reduce((sum, each) => sum + each, 0);
    if (bytes > heaviest.bytes) heaviest = { path, bytes };
    await page.close();
  }
  figure('heaviest book page before scripts, with its styles and fonts, Brotli', `${kilobytes(heaviest.bytes)} of 120.0 kB (${heaviest.path})`);
  assert.ok(heaviest.bytes <= 120_000, JSON.stringify(heaviest));
  await browsing.close();
});
