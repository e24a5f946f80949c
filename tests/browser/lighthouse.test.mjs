// What others measure a page by. Lighthouse opens the first page, a page of a book and the page of a game as a phone on a slow net
// would: what may be used by everybody, good practice, how it is found, whether it keeps its place and what it weighs are asked for;
// how soon it stands there depends on the machine, and is only told.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { figure, kilobytes } from '../figures.mjs';
import { serve } from '../../site/server.mjs';
import { FLAGS, executablePath, site } from './harness.mjs';
import { chapterOf, deep } from './hands.mjs';

const port = 9300 + (process.pid % 500);
let server, browser;
before(async () => {
  server = await serve({ root: site, port: 0 });
  browser = await chromium.launch({ executablePath, headless: true, args: [...FLAGS, `--remote-debugging-port=${port}`] });
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** What Lighthouse says of a page. It asks itself to be run again where it lost the thread of its own recording. */
async function report(path, tries = 3) {
  const { lhr } = await lighthouse(new URL(path, server.url).href, { port, output: 'json', logLevel: 'silent', maxWaitForLoad: 45_000 });
  if (!lhr.runtimeError) return lhr;
  if (tries > 1) return report(path, tries - 1);
  throw new Error(`Lighthouse could not measure ${path}: ${lhr.runtimeError.message}`);
}

const asked = ['accessibility', 'best-practices', 'seo'];

for (const [what, path, most] of [
  ['the first page', '/', Infinity],
  ['a page of a book', '/books/royal/english/', 150_000],
  ['a page of Fulke', chapterOf('subtraction-7-before'), 150_000],
  ['the page of a game', '/games/fulke-1/', Infinity],
  ...(deep ? [['a table', '/play/', Infinity], ['a lesson', '/lessons/small-men/', Infinity], ['the shelf', '/games/', Infinity]] : []),
])
  test(`Lighthouse gives ${what} 95 and more, and it keeps its place${most < Infinity ? ` and its weight, with fonts, scripts and all` : ''}`, async () => {
    const lhr = await report(path);
    const score = (name) => Math.round(lhr.categories[name].score * 100);
    const { 'cumulative-layout-shift': shift, 'largest-contentful-paint': paint, 'total-byte-weight': weight } = lhr.audits;
    figure(`${path} by Lighthouse`, `${['performance', ...asked].map((name) => `${name} ${score(name)}`).join(', ')}; largest paint ${(paint.numericValue / 1000).toFixed(1)} s on its slow phone, shift ${shift.numericValue.toFixed(4)}, first visit ${kilobytes(weight.numericValue)}`);
    const poor = asked.flatMap((name) => (score(name) >= 95 ? [] : lhr.categories[name].auditRefs.map(({ id }) => lhr.audits[id]).filter((audit) => audit.score !== null && audit.score < 1).map((audit) => `${name} ${score(name)}: ${audit.title}`)));
    assert.deepEqual(poor, []);
    assert.ok(shift.numericValue < 0.02, `shift ${shift.numericValue}`);
    assert.ok(weight.numericValue <= most, `${weight.numericValue} bytes on the first visit`);
  });
