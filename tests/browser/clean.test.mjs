// Clean pages: nothing axe finds, no link that leads nowhere, no id twice, no page heavier than it may be.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotli, figure, kilobytes } from '../figures.mjs';
import { site, start } from './harness.mjs';
import { GAME, THEMES, act, axeFinds, axeVisitor, chapterOf, chapters, decodeGame, deep, html, linkOf, oneOfEachTemplate, openTable, pages, pageReady, pagesInTurn, passages, themesInTurn, unfold, visitor } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

const looked = () => axeVisitor(house, { width: 1280 });
const findings = (page, where, themes) => axeFinds(page, where, themes, { 'target-size': { enabled: true } });

test('on pages of every pattern, awake from top to end, axe finds nothing, the themes in turn; none asks another server, fails a request, breaks the content policy, writes an error or keeps a cookie', async () => {
  const { context, page } = await looked();
  const all = [];
  for (const [turn, path] of [...new Set([...oneOfEachTemplate(), ...pagesInTurn(1, 16)])].entries()) {
    await page.goto(path);
    const diagrams = page.locator('figure.diagram[data-record]');
    const count = await diagrams.count();
    for (let i = 0; i < count; i += 4) await diagrams.nth(i).scrollIntoViewIfNeeded();
    if (count > 0) {
      await diagrams.first().scrollIntoViewIfNeeded();
      await diagrams.first().locator('.board-view.awake').waitFor();
    }
    await pageReady(page);
    all.push(...(await findings(page, path, themesInTurn(turn))));
  }
  assert.deepEqual(all, []);
  await page.sound();
  assert.deepEqual(await context.cookies(), []);
  const stored = await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
  assert.deepEqual(stored.filter((key) => !key.startsWith('codex-ludorum/')), []);
  await context.close();
});

test('axe finds nothing in what opens, in any theme: the new game, the sharing, the reasons, a notice, the table beside the text, a drill', async () => {
  const { context, page } = await looked();
  const all = [];
  const look = async (where) => all.push(...(await findings(page, where, THEMES)));
  await openTable(page, await linkOf({ setup: 'even oR7@d8 eT9@f8 eR2@c9', words: 'f8xd8@d1', options: { leap: 'false' } }));
  await page.getByTestId('why').locator('[data-rule]').first().waitFor();
  await look('reasons');
  await page.getByTestId('hunter').locator('[data-act="hunter"]').click();
  await page.getByTestId('prospects-wins').waitFor();
  for (const way of await page.locator('.way:visible').all()) await way.click();
  await look('what can be taken');
  await act(page, 'new').click();
  await page.getByTestId('new-game').locator('#option-leap').waitFor();
  await unfold(page.getByTestId('new-game'));
  await look('new game');
  await page.keyboard.press('Escape');
  await act(page, 'share').click();
  await page.getByTestId('share').waitFor();
  await look('share');
  await page.keyboard.press('Escape');
  await page.goto('about:blank');
  await openTable(page, '/play/#game=7.x.y');
  await page.getByTestId('notice').first().waitFor();
  await page.getByTestId('theme').locator('summary').click();
  await look('notice and themes');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(chapterOf('subtraction-7-before'));
  const figure = page.locator('figure#subtraction-7-before');
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('[data-diagram="set"]').click();
  await page.locator('.beside .board-view.drawn').waitFor();
  await look('table beside the text');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/drills/?game=fulke-2&level=1&seed=4');
  await page.locator('[data-part="drills"][data-state="asked"]').waitFor();
  await look('a drill');
  await page.getByTestId('show-me').click();
  await page.locator('[data-part="drills"][data-state="done"]').waitFor();
  await page.getByTestId('drill-why').locator('[data-rule]').first().waitFor();
  await look('a drill shown');
  assert.deepEqual(all, []);
  await context.close();
});

// ---- what is written in the pages ----

const plain = (text) => text.replace(/&amp;/g, '&').replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&lt;/g, '<').replace(/&gt;/g, '>');
/** The values of an attribute in a page, wherever it is an attribute. */
const attribute = (text, name) => [...text.replace(/<!--.*?-->/gs, '').matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => plain(value));
/** Every opening tag may hold it once; all tags are looked at. */
const ids = (text) => [...text.matchAll(/<[a-zA-Z][^>]*?\sid="([^"]*)"/g)].map(([, value]) => plain(value));

const fileOf = (pathname) => {
  const path = decodeURIComponent(pathname);
  return join(site, path.endsWith('/') ? `${path}index.html` : path);
};

test('every internal link leads to a page or file that is there, and every fragment to an id on it, or a whole game', async () => {
  const idsOf = new Map();
  const known = (path) => {
    if (!idsOf.has(path)) idsOf.set(path, new Set(ids(html(path))));
    return idsOf.get(path);
  };
  const broken = [];
  let links = 0, fragments = 0;
  for (const path of pages()) {
    const text = html(path);
    for (const value of [...attribute(text, 'href'), ...attribute(text, 'src'), ...attribute(text, 'data-record')]) {
      const url = new URL(value, `http://here.invalid${path}`);
      if (url.host !== 'here.invalid') {
        broken.push(`${path}: leads away: ${value}`);
        continue;
      }
      links += 1;
      if (!existsSync(fileOf(url.pathname))) broken.push(`${path}: ${value}`);
      else if (url.hash.startsWith('#game=')) {
        if (!(await decodeGame(url.hash).catch(() => null))?.record) broken.push(`${path}: no whole game: ${value}`);
      } else if (url.hash && /(\/|\.html)$/.test(url.pathname)) {
        fragments += 1;
        if (!known(url.pathname).has(decodeURIComponent(url.hash.slice(1)))) broken.push(`${path}: no such place: ${value}`);
      }
      const example = url.searchParams.get('example');
      // On the page of its game its own name is enough.
      const game = /^\/play\/([^/]+)\//.exec(url.pathname)?.[1] ?? GAME;
      const names = example?.includes('/') ? [example] : readdirSync(join(site, 'assets/examples')).map((family) => `${family}/${game}/${example}`);
      if (example && !names.some((name) => existsSync(join(site, 'assets/examples', `${name}.game`)))) broken.push(`${path}: no such example: ${value}`);
    }
  }
  for (const [rule, { url }] of Object.entries(passages())) {
    const [there, id] = url.split('#');
    if (!existsSync(fileOf(there)) || !known(there).has(id)) broken.push(`passages.json: ${rule}: ${url}`);
  }
  assert.deepEqual(broken, []);
  assert.ok(links > 500 && fragments > 100, `only ${links} links with ${fragments} fragments were found`);
});

test('no page has an id twice, and every label, description and control names an id that is there', () => {
  const wrong = [];
  for (const path of pages()) {
    const text = html(path);
    const all = ids(text);
    const seen = new Set();
    for (const id of all) {
      if (seen.has(id)) wrong.push(`${path}: twice: ${id}`);
      seen.add(id);
      if (!/^\S+$/.test(id)) wrong.push(`${path}: no id: “${id}”`);
    }
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'])
      for (const value of attribute(text, name)) for (const id of value.split(/\s+/)) if (!seen.has(id)) wrong.push(`${path}: ${name} of nothing: ${id}`);
  }
  assert.deepEqual(wrong, []);
});

test('no page says its title, description or language like another without need', () => {
  const titles = new Map();
  for (const path of pages()) {
    const text = html(path);
    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
    assert.ok(title, path);
    assert.ok(!titles.has(title), `${path} is titled as ${titles.get(title)}: ${title}`);
    titles.set(title, path);
    assert.match(text, /<html lang="en-GB"/, path);
    assert.match(text, /<meta name="viewport" content="width=device-width, initial-scale=1">/, path);
  }
});

test('the longest book pages are complete before scripts within 120 kB compressed: words, style and types', async () => {
  const heaviest = { path: '', bytes: 0 }, shared = new Map(); // many pages ask for the same style and types
  const weigh = async (path) => {
    const { context, page } = await visitor(house, { scripts: false, width: 1440 });
    const bodies = [];
    page.on('response', (response) => bodies.push(response));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => true)).catch(() => {});
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    const parts = [];
    for (const response of bodies) {
      const { pathname } = new URL(response.url());
      const body = await response.body();
      if (!shared.has(pathname)) shared.set(pathname, /\.(woff2|png)$/.test(pathname) ? body.length : brotli(body));
      const packed = shared.get(pathname);
      bytes += packed;
      parts.push(`${pathname} ${packed}`);
      assert.ok(!/\.(m?js|wasm)$/.test(pathname), `${pathname} was fetched without scripts`);
    }
    assert.ok(parts.some((part) => part.includes('.woff2')) && parts.some((part) => part.includes('.css')), `${path}: ${parts}`);
    if (bytes > heaviest.bytes) Object.assign(heaviest, { path, bytes });
    assert.ok(bytes <= 120_000, `${path}: ${bytes} bytes: ${parts.join(', ')}`);
    await context.close();
  };
  const longest = chapters().sort((one, other) => html(other).length - html(one).length);
  const waiting = deep ? longest : longest.slice(0, 16);
  await Promise.all([1, 2, 3, 4].map(async () => { while (waiting.length > 0) await weigh(waiting.shift()); }));
  figure('heaviest book page before scripts, Brotli', `${kilobytes(heaviest.bytes)} (${heaviest.path}), at most 120 kB`);
});
