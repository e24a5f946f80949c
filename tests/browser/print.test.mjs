// Paper: a chapter and a game's page as handouts, in black on white whichever theme the screen wears.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { shots, start } from './harness.mjs';
import { patience, visitor, wear } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

/** What the page would put on paper: what is shown that should not be, and hidden that should be read. */
const onPaper = (page) =>
  page.evaluate(() => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
    const all = (choice) => [...document.querySelectorAll(choice)];
    const named = (one) => `${one.localName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`;
    const style = (one) => getComputedStyle(one);
    return {
      forScreens: all('nav, button, .button, input, select, canvas, .rubric, .beside, .dock, .crumbs').filter(seen).map(named),
      unread: all('main article p, main .words p, main li, main .note, main dd').filter((one) => one.textContent.trim() && !one.closest('.away, noscript, nav, .beside, .contents, .bar, .acts, .hunter') && !one.matches('.bar, .say, .comment, .crumbs') && !seen(one)).map(named),
      folded: all('main article details').filter((one) => !one.open).length,
      split: all('figure.diagram, .opening-beside svg, .plates figure').filter((one) => style(one).breakInside !== 'avoid').map(named),
      diagrams: all('figure.diagram, .opening-beside').filter(seen).length,
      colours: [style(document.body).color, style(document.body).backgroundColor],
      underlined: all('main a:not(.sic, .lost)').filter((one) => style(one).textDecorationLine.includes('underline')).map(named),
      foot: document.querySelector('footer').innerText,
    };
  });

/** The page in a theme, as it is printed. */
async function asPaper({ path, theme }) {
  const { context, page } = await visitor(house);
  await page.goto(path);
  await wear(page, theme);
  await page.emulateMedia({ media: 'print' });
  return { context, page };
}

const ableToRead = spawnSync('pdftotext', ['-v'], { timeout: patience * 1000 }).error === undefined;

for (const { path, name, theme, foot, least, says } of [
  { path: '/books/fulke/tables/', name: 'print-chapter', theme: 'dark', foot: /Philosophers’ Game \(London 1563\)\. Codex Ludorum: .*\/books\/fulke\/tables\//, least: 2, says: ['12 notes on the rows', 'read 72 289 361', 'By agreement: 4 and 20 take 12'] },
  { path: '/games/fulke-1/', name: 'print-game', theme: 'projector', foot: /Codex Ludorum: .*\/games\/fulke-1\//, least: 1, says: ['What the players agree on', 'How far it is checked'] },
]) {
  test(`${path} prints whole: no navigation, every paragraph, what is folded open, no diagram torn, its address at the foot`, async () => {
    const { context, page } = await asPaper({ path, theme });
    const paper = await onPaper(page);
    assert.deepEqual(paper.forScreens, []);
    assert.deepEqual(paper.unread, []);
    assert.deepEqual(paper.split, []);
    assert.deepEqual(paper.underlined, []);
    assert.deepEqual(paper.colours, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    assert.ok(paper.diagrams >= least, `${paper.diagrams} diagrams`);
    assert.match(paper.foot, foot);
    assert.ok(paper.foot.includes(new URL(house.origin).host), paper.foot);
    if (name === 'print-chapter') assert.ok(paper.folded > 0, 'nothing was folded');
    await page.pdf({ path: join(shots, `${name}.pdf`), preferCSSPageSize: true, format: 'A4' });
    await page.sound();
    await context.close();
  });

  test(`the sheets of ${path} bear its words and their numbers`, { skip: ableToRead ? false : 'pdftotext is not installed (package poppler-utils)' }, async () => {
    const { context, page } = await asPaper({ path, theme });
    const sheets = join(shots, `${name}.pdf`);
    rmSync(sheets, { force: true });
    await page.pdf({ path: sheets, preferCSSPageSize: true, format: 'A4' });
    const { status, stdout } = spawnSync('pdftotext', ['-layout', sheets, '-'], { encoding: 'utf8', timeout: patience * 1000 });
    assert.equal(status, 0);
    const printed = stdout.replace(/\s+/g, ' ');
    for (const each of says) assert.ok(printed.includes(each), `“${each}” is not on paper: ${printed.slice(0, 400)}`);
    assert.match(printed, /Codex Ludorum 1 ?\/ ?\d+/, 'the sheets are not numbered');
    await context.close();
  });
}
