// Pictures of a page of every template in every theme and width (in a long run of all pages), kept under build/shots to be
// looked at; and on none does anything scroll sideways.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shots, start, until } from './harness.mjs';
import { THEMES, act, chapterOf, deep, line, example, linkOf, middle, oneOfEachTemplate, openTable, pagesInTurn, pageReady, patience, press, says, themesInTurn, unfold, visitor, wear } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

const WIDTHS = [[390, 844], [1280, 800], [1920, 1080]];
const TALLEST = 4000; // of a picture: the long chapters go on in the same way
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

/** The page as it stands at a width, in these themes: what scrolls sideways, told by `name`; and a picture of each, if one is kept. */
async function looked(page, name, width, themes, { tall = false, kept = true } = {}) {
  const wrong = [];
  for (const theme of themes) {
    await wear(page, theme);
    for (const fault of await sideways(page)) wrong.push(`${name} at ${width}, ${theme}: ${fault}`);
    if (!kept) continue;
    const folder = join(shots, `${width}-${theme}`);
    mkdirSync(folder, { recursive: true });
    await picture(page, folder, name, tall && theme === 'light');
  }
  return wrong;
}

for (const widths of [WIDTHS.slice(0, 1), WIDTHS.slice(1)]) {
  const said = widths.map(([width]) => width).join(' and ');

  test(`every template at ${said}, in every theme: pictured; and nothing scrolls sideways there or on other pages, the themes in turn`, async () => {
    const { context, page } = await visit(widths[0]);
    const wrong = [];
    const templates = oneOfEachTemplate();
    assert.ok(templates.length > 15, `${templates.length} templates`);
    for (const [turn, path] of [...new Set([...templates, ...pagesInTurn(2)])].entries()) {
      const kept = deep || turn < templates.length;
      await page.goto(path);
      await pageReady(page);
      for (const [width, height] of widths) {
        await page.setViewportSize({ width, height });
        const at = WIDTHS.findIndex(([one]) => one === width);
        wrong.push(...(await looked(page, nameOf(path), width, kept ? THEMES : themesInTurn(turn + at), { tall: width === 1280, kept })));
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
    const keep = async (name) => wrong.push(...(await looked(page, name, width, THEMES)));
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
