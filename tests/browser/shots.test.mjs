// Pictures of every page, kept under build/shots to be looked at; and on none does anything scroll sideways.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shots, start, until } from './harness.mjs';
import { THEMES, act, chapterOf, line, example, linkOf, middle, openTable, pages, patience, press, says, tableReady, unfold, visitor, wear } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

const WIDTHS = [[390, 844], [1280, 800], [1920, 1080]];
const TALLEST = 4000; // of a picture: the long chapters go on in the same way
/** Each width is looked at in each theme; pictures are kept of these, or of all nine in a long run. */
const KEPT_PICTURES = { 390: 'light', 1280: 'dark', 1920: 'projector' };
const keeps = (width, theme) => process.env.LUDUS_DEEP === '1' || KEPT_PICTURES[width] === theme;

const nameOf = (path) => path.replace(/^\/|\/$|\.html$/g, '').replace(/\//g, '-') || 'home';

/** What reaches beyond the window's side, if the page can be scrolled sideways. */
const sideways = (page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth <= innerWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
    });
    return [`${scrollWidth} px wide in a window of ${innerWidth}`, ...beyond.slice(0, 4).map((one) => `${one.localName}.${one.getAttribute('class') ?? ''}#${one.id}`)];
  });

async function picture(page, folder, name, tall = false) {
  const height = tall ? Math.min(TALLEST, await page.evaluate(() => document.scrollingElement.scrollHeight)) : 0;
  await page.screenshot({
    path: join(folder, `${name}.png`), animations: 'disabled', caret: 'initial', timeout: patience * 1000,
    ...(tall ? { fullPage: true, clip: { x: 0, y: 0, width: page.viewportSize().width, height } } : {}),
  });
}

const visit = ([width, height]) => visitor(house, { width, height, touch: width < 500, scale: width < 500 ? 2 : 1 });

/** The page as it stands at a width, in every theme: what scrolls sideways, told by `name`; pictures where they are kept. */
async function allThemes(page, name, width, tall = false) {
  const wrong = [];
  for (const theme of THEMES) {
    await wear(page, theme);
    for (const fault of await sideways(page)) wrong.push(`${name} at ${width}, ${theme}: ${fault}`);
    if (!keeps(width, theme)) continue;
    const folder = join(shots, `${width}-${theme}`);
    mkdirSync(folder, { recursive: true });
    await picture(page, folder, name, tall && theme === 'light');
  }
  return wrong;
}

for (const widths of [WIDTHS.slice(0, 1), WIDTHS.slice(1)]) {
  const said = widths.map(([width]) => width).join(' and ');

  test(`every page at ${said}, in every theme: pictured, and nothing scrolls sideways`, async () => {
    const { context, page } = await visit(widths[0]);
    const wrong = [];
    for (const path of pages()) {
      await page.goto(path);
      if (path === '/play/') await tableReady(page);
      if (path === '/') await page.locator('.table .board-view.awake').waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => true));
      for (const [width, height] of widths) {
        await page.setViewportSize({ width, height });
        wrong.push(...(await allThemes(page, nameOf(path), width, true)));
      }
    }
    assert.deepEqual(wrong, []);
    await page.sound([/404/]);
    await context.close();
  });
}

for (const [width, height] of WIDTHS)
  test(`what opens at ${width}, in every theme: pictured, and nothing scrolls sideways`, async () => {
    const { context, page } = await visit([width, height]);
    const wrong = [];
    const keep = async (name) => wrong.push(...(await allThemes(page, name, width)));
    const all = line(example('demo-line')).split(' ');
    const upTo = all.slice(0, all.indexOf('d8-d5')).join(' ');
    await openTable(page, await linkOf({ words: upTo }));
    await press(page, ['d8']);
    await says(page, /chosen/);
    await keep('open-man-in-hand');
    await press(page, ['d5']);
    await says(page, /may take/);
    await keep('open-takings');
    await press(page, ['d4', 'b16']);
    await page.getByTestId('why').locator('[data-rule]').first().waitFor();
    await keep('open-reasons');
    await act(page, 'new').click();
    const sheet = page.getByTestId('new-game');
    await sheet.waitFor();
    await keep('open-new-game');
    await unfold(sheet);
    await keep('open-options');
    await page.keyboard.press('Escape');
    await act(page, 'share').click();
    await page.getByTestId('share').waitFor();
    await keep('open-share');
    await page.keyboard.press('Escape');
    await page.goto('about:blank');
    await openTable(page, '/play/#game=7.x.y');
    await page.getByTestId('notice').first().waitFor();
    await keep('open-damaged-link');

    await page.goto(chapterOf('subtraction-7-before'));
    const diagram = page.locator('figure#subtraction-7-before');
    await diagram.scrollIntoViewIfNeeded();
    await diagram.locator('.board-view.awake').waitFor();
    await keep('open-diagram');
    await diagram.locator('[data-diagram="set"]').click();
    await page.locator('.beside .board-view.drawn').waitFor();
    await until('the table has its place', async () => (await middle(page, 'd8')).x > 0, patience);
    await keep('open-table-beside');
    assert.deepEqual(wrong, []);
    await page.sound();
    await context.close();
  });
