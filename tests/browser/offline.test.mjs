// Without a network, from a stick, under another folder, over an update: the site goes on, and nothing changes under a game.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '../../site/server.mjs';
import { writeEdition } from '../../site/lib/edition.mjs';
import { site, start, until, watched } from './harness.mjs';
import { example, leaf, line, moves, movesOf, openTable, patience, press, tableReady, visitor } from './hands.mjs';

let house, folder;
before(async () => {
  house = await start();
  folder = mkdtempSync(join(tmpdir(), 'ludus-offline-'));
});
after(async () => {
  await house?.close();
  if (folder) rmSync(folder, { recursive: true });
});

const three = line(example('demo-line')).split(' ').slice(0, 3);
const plainly = () => { HTMLCanvasElement.prototype.getContext = () => null; };
const worker = { workers: 'allow', init: plainly };
const plain = { plain: true };
/** Waits until the worker of the page's edition keeps everything. */
async function everythingKept(page) {
  await page.goto('take-along/');
  const button = page.getByTestId('fetch-all');
  await until('there is something to fetch, or nothing more', async () => /Kept for|All \d/.test(await page.getByTestId('along-count').innerText()), patience);
  if (await button.isEnabled()) await button.click();
  await until('all is kept', async () => /All \d+ files are kept/.test(await page.getByTestId('along-count').innerText()), 2 * patience);
}
const settled = (page) => page.evaluate(async () => { await (await import(`${document.baseURI.replace(/(games|books|play|take-along)\/.*$/, '')}js/offline.mjs`)).active; });
const says = (page) => page.getByTestId('version').innerText();
const { version, files } = JSON.parse(readFileSync(join(site, 'offline.json'), 'utf8'));

test('without a network after the first visit: a page read, a game gone on with, the others opened, and what is not kept is said', async () => {
  const { context, page } = await visitor(house, worker);
  await openTable(page, '/play/', plain);
  assert.ok((await says(page)).includes(version));
  await settled(page);
  await context.setOffline(true);
  // What was not fetched yet is told kindly; what every page stands on is there.
  await page.goto('/games/yours/');
  await page.locator('.yours[data-ready]').waitFor();
  await page.goto('/books/falkener/introduction/');
  await page.getByTestId('missing').waitFor();
  await context.setOffline(false);
  await everythingKept(page);
  assert.match(await page.getByTestId('along-count').innerText(), new RegExp(`All ${files.length} files`));
  await context.setOffline(true);
  await page.goto('/books/fulke/taking/');
  await page.locator('.board-view.awake').first().waitFor();
  await openTable(page, '/play/', plain);
  await page.evaluate(() => { const { match } = document.querySelector('[data-panel]').panel; [0, 1].forEach((seat) => match.seat(seat, { machine: false })); });
  for (const [i, words] of three.entries()) {
    await press(page, words.split(/[-~]/));
    await movesOf(page, i + 1);
  }
  await page.reload();
  await tableReady(page, plain);
  assert.deepEqual(await movesOf(page, 3), three);
  await openTable(page, '/play/royal-imperial/?with=words', plain);
  await page.goto('/games');
  assert.equal(new URL(page.url()).pathname, '/games/', 'an address without its last stroke leads to its page');
  await page.sound([/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/]);
  await context.close();
});

test('the worker waits for the page, and what it fetches first is little', async () => {
  const { context, page } = await visitor(house, { workers: 'allow', init: () => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...words) {
      window.registeredWhen = document.readyState;
      return register.apply(this, words);
    };
  } });
  await page.goto('/books/fulke/taking/');
  assert.equal(await until('it is asked for', () => page.evaluate(() => window.registeredWhen), patience), 'complete');
  const { shell } = JSON.parse(readFileSync(join(site, 'offline.json'), 'utf8'));
  const bytes = files.slice(0, shell).reduce((sum, [, , size]) => sum + size, 0);
  assert.ok(bytes < 1_000_000, `${bytes} bytes before the worker is used`);
  await context.close();
});

test('an update in the middle of a game changes nothing under it; after it the person takes the new version', async () => {
  const copy = join(folder, 'renewed');
  cpSync(site, copy, { recursive: true });
  const server = await serve({ root: copy, port: 0 });
  const origin = server.url.replace(/\/$/, '');
  const context = await house.context(worker);
  const page = await watched(context, origin);
  page.setDefaultTimeout(patience * 1000);
  try {
    await page.goto(`${origin}/take-along/`);
    await settled(page);
    await page.getByTestId('fetch-all').and(page.locator(':enabled')).click();
    await until('all is kept', async () => /All \d+ files/.test(await page.getByTestId('along-count').innerText()), 2 * patience);
    await openTable(page, `${origin}/play/`, plain);
    await page.evaluate(() => { const { match } = document.querySelector('[data-panel]').panel; [0, 1].forEach((seat) => match.seat(seat, { machine: false })); });
    await press(page, three[0].split(/[-~]/));
    await movesOf(page, 1);

    // The site is renewed: another script, another page, another version.
    const other = join(copy, 'js/dialog.mjs');
    writeFileSync(other, `${readFileSync(other, 'utf8')}\nwindow.renewed = true;\n`);
    const home = join(copy, 'play/index.html');
    writeFileSync(home, readFileSync(home, 'utf8').replace('</h1>', ' renewed</h1>'));
    const { version: next } = writeEdition(copy);
    assert.notEqual(next, version);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    const told = page.getByTestId('new-version');
    await until('the line is there', async () => /new version is ready; it waits until this game is over/.test(await told.innerText()), patience);
    assert.equal(await told.locator('button').count(), 0, 'nothing to press in the middle of a game');
    await press(page, three[1].split(/[-~]/));
    assert.deepEqual(await movesOf(page, 2), three.slice(0, 2));
    await page.reload();
    await tableReady(page, plain);
    assert.deepEqual(await movesOf(page, 2), three.slice(0, 2), 'the game is as it was');
    assert.equal(await page.evaluate(() => window.renewed), undefined, 'and so are its scripts');
    assert.doesNotMatch(await page.locator('h1').innerText(), /renewed/);
    assert.ok((await says(page)).includes(version));

    // The game is over: now it may come, but not under another window.
    await page.evaluate(() => document.querySelector('[data-panel]').panel.match.resign(0));
    const second = await leaf(context, origin);
    await second.goto(`${origin}/licences/`);
    await told.getByRole('button', { name: 'Use it now' }).click();
    await until('the other window is in the way', async () => /Close the other window/.test(await told.innerText()), patience);
    await second.close();
    await told.getByRole('button', { name: 'Use it now' }).click();
    await until('the new version is here', async () => (await says(page).catch(() => '')).includes(next), patience);
    await tableReady(page, plain);
    assert.equal(await page.evaluate(() => window.renewed), true);
    assert.match(await page.locator('h1').innerText(), /renewed/);
    assert.deepEqual(await movesOf(page, 2), three.slice(0, 2), 'and the game is kept');
    await page.goto(`${origin}/take-along/`);
    await until('what did not change was not fetched again', async () => /All \d+ files/.test(await page.getByTestId('along-count').innerText()), patience);
    await page.sound();
  } finally {
    await context.close();
    await server.close();
  }
});

const free = () => new Promise((done) => { const one = createServer().listen(0, '127.0.0.1', () => { const { port } = one.address(); one.close(() => done(port)); }); });

test('the whole site is saved as one archive and played from a folder, by a plain server, under another address', async (t) => {
  const able = spawnSync('python3', ['--version']).status === 0 && spawnSync('python3', ['-c', 'import zipfile']).status === 0;
  if (!able) return t.skip('python3 is not installed');
  const { context, page } = await visitor(house, { init: plainly });
  await page.goto('/take-along/');
  const saving = page.waitForEvent('download', { timeout: 4 * patience * 1000 });
  await page.getByTestId('save-site').click();
  const file = await saving;
  assert.match(file.suggestedFilename(), /^codex-ludorum-[\d-]*[0-9a-f]{6}\.zip$/);
  const zip = join(folder, 'site.zip');
  await file.saveAs(zip);
  t.diagnostic(`${(readFileSync(zip).length / 1e6).toFixed(1)} MB`);
  await page.sound();
  await context.close();
  const stick = join(folder, 'stick');
  mkdirSync(stick);
  assert.equal(spawnSync('python3', ['-m', 'zipfile', '-e', zip, stick]).status, 0);
  for (const [path, , size] of files) assert.equal(readFileSync(join(stick, 'codex-ludorum', path)).length, size, path);

  const port = await free();
  const python = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', stick], { stdio: 'ignore' });
  try {
    const origin = `http://127.0.0.1:${port}`, base = `${origin}/codex-ludorum`;
    await until('it is served', () => fetch(`${base}/START.txt`).then((answer) => answer.ok, () => false));
    const reader = await house.context(worker);
    const leafs = await watched(reader, base);
    leafs.setDefaultTimeout(patience * 1000);
    await leafs.goto(`${base}/`);
    await leafs.locator('nav[aria-label="Main"] a', { hasText: 'Play' }).click();
    await tableReady(leafs, plain);
    assert.equal(leafs.url(), `${base}/play/`);
    await leafs.evaluate(() => { const { match } = document.querySelector('[data-panel]').panel; [0, 1].forEach((seat) => match.seat(seat, { machine: false })); });
    await press(leafs, three[0].split(/[-~]/));
    assert.deepEqual(await movesOf(leafs, 1), three.slice(0, 1));
    await leafs.goto(`${base}/books/fulke/taking/`);
    await leafs.locator('.board-view.awake').first().waitFor();
    await settled(leafs);
    await leafs.goto(`${base}/games/yours/`);
    await leafs.getByTestId('open').click();
    await tableReady(leafs, plain);
    assert.deepEqual(await moves(leafs), three.slice(0, 1));
    await leafs.sound();
    await reader.close();
  } finally {
    python.kill();
  }

  // Opened as files the pages read well, and say what is missing.
  const bare = await house.context();
  const opened = await bare.newPage();
  await opened.goto(pathToFileURL(join(stick, 'codex-ludorum/index.html')).href);
  assert.match(await opened.locator('.as-file').innerText(), /read but not played.*http\.server/);
  await opened.locator('nav[aria-label="Main"] a', { hasText: 'Books' }).click();
  await opened.waitForURL(/books\/index\.html$/);
  assert.equal(await opened.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()), '#fbf7ee', 'dressed as ever');
  await bare.close();
});
