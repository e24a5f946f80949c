// Walks over the pages of the site, a shelf of them at a time: what axe finds on each, and how each looks.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ownShare } from "../../share.mjs";
import { shots } from "../harness.mjs";
import {
  axeFinds,
  axeVisitor,
  deep,
  oneOfEachTemplate,
  onShelf,
  pageReady,
  pagesInTurn,
  patience,
  themesInTurn,
  visitor,
  setTheme,
  wakeDiagram,
} from "../hands.mjs";

export const WIDTHS = [
  [390, 844],
  [1280, 800],
  [1920, 1080],
];
const TALLEST = 4000; // of a picture: the long chapters go on in the same way
const nameOf = (path) => path.replace(/^\/|\/$|\.html$/g, "").replace(/\//g, "-") || "home";

/** What reaches beyond the window's side, if the page can be scrolled sideways. */
const sideways = (page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth <= innerWidth) return [];
    const beyond = [...document.body.querySelectorAll("*")].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
    });
    return [
      `${scrollWidth} px wide in a window of ${innerWidth}`,
      ...beyond
        .slice(0, 4)
        .map((one) => `${one.localName}.${one.getAttribute("class") ?? ""}#${one.id}`),
    ];
  });

async function picture(page, folder, name, tall = false) {
  const height = tall
    ? Math.min(TALLEST, await page.evaluate(() => document.scrollingElement.scrollHeight))
    : 0;
  await page.screenshot({
    path: join(folder, `${name}.png`),
    animations: "disabled",
    caret: "initial",
    timeout: patience * 1000,
    ...(tall
      ? { fullPage: true, clip: { x: 0, y: 0, width: page.viewportSize().width, height } }
      : {}),
  });
}

export const visit = (house, [width, height]) =>
  visitor(house, { width, height, touch: width < 500, scale: width < 500 ? 2 : 1 });

/** The page as it stands at a width, in these themes: what scrolls sideways, told by `name`; and a picture of each, if one is kept. */
export async function looked(page, name, width, themes, { tall = false, kept = true } = {}) {
  const wrong = [];
  for (const theme of themes) {
    await setTheme(page, theme);
    for (const fault of await sideways(page)) wrong.push(`${name} at ${width}, ${theme}: ${fault}`);
    if (!kept) continue;
    const folder = join(shots, `${width}-${theme}`);
    mkdirSync(folder, { recursive: true });
    await picture(page, folder, name, tall && theme === "light");
  }
  return wrong;
}

/** The first page of every template, which pictures are kept of. */
function templatesPictured() {
  const templates = new Set(oneOfEachTemplate());
  assert.ok(templates.size > 25, `${templates.size} templates`);
  return templates;
}

/** The page as it stands at these widths, a theme at each (in a long run of `templates` all); pictures of these are kept, in a long run of every page. */
async function lookedAtWidths(page, path, turn, widths, templates) {
  const kept = deep || templates.has(path);
  const wrong = [];
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    const themes = themesInTurn(
      turn + WIDTHS.findIndex(([one]) => one === width),
      templates.has(path),
    );
    wrong.push(
      ...(await looked(page, nameOf(path), width, themes, { tall: width === 1280, kept })),
    );
  }
  return wrong;
}

/**
 * A page of every template and those that have their turn, at these widths, the themes in turn: nothing scrolls sideways, and of the
 * templates pictures are kept. In a long run every page, and those of the templates in every theme.
 */
export async function pictureWalk(house, widths, ...shelves) {
  const { context, page } = await visit(house, widths[0]);
  const wrong = [];
  const templates = templatesPictured();
  for (const [turn, path] of shelves.flatMap((shelf) => onShelf(shelf, pagesInTurn(2))).entries()) {
    await page.goto(path);
    await pageReady(page);
    wrong.push(...(await lookedAtWidths(page, path, turn, widths, templates)));
  }
  assert.deepEqual(wrong, []);
  await page.sound([/404/]);
  await context.close();
}

/**
 * Axe on the pages of a shelf, awake from top to end; each, once it is there, is also looked at on wide windows, as pictureWalk does; and
 * nothing else goes wrong there. Most of what a page costs is that it is loaded and wakes.
 */
export async function axeWalk(house, shelf) {
  const { context, page } = await axeVisitor(house, { width: 1280 });
  const all = [];
  const templates = templatesPictured();
  for (const [turn, path] of ownShare([...onShelf(shelf, pagesInTurn(1)).entries()])) {
    await page.goto(path);
    const diagrams = page.locator("figure.diagram[data-record]");
    const count = await diagrams.count();
    for (let i = 0; i < count; i += 4) await diagrams.nth(i).scrollIntoViewIfNeeded();
    if (count > 0) await wakeDiagram(page, diagrams.first());
    await pageReady(page);
    all.push(
      ...(await axeFinds(page, path, themesInTurn(turn, templates.has(path)), {
        "target-size": { enabled: true },
      })),
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    all.push(...(await lookedAtWidths(page, path, turn, WIDTHS.slice(1), templates)));
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  assert.deepEqual(all, []);
  await page.sound();
  assert.deepEqual(await context.cookies(), []);
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).concat(Object.keys(sessionStorage)),
  );
  assert.deepEqual(
    stored.filter((key) => !key.startsWith("codex-ludorum/")),
    [],
  );
  await context.close();
}
