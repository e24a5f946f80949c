// The versions side by side: readable without scripts, two at a time on a phone, any set of them on a wide page; a little
// board grows and plays.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { groups, kinds } from "../../../site/lib/comparison-data.mjs";
import { brotli, figure, kilobytes } from "../../figures.mjs";
import { site, start, until } from "../harness.mjs";
import { axeFinds, axeVisitor, cell, html, patience, visitor } from "../hands.mjs";

const points = groups.flatMap((group) => group.points);
const path = "/games/compare/";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const columns = (page) =>
  page.locator('[data-testid="compare"] thead th:visible').allTextContents();
const rows = (page) => page.locator('[data-testid="compare"] tr[data-point]:visible').count();

test("without scripts it is a plain table: a column each kind, a row each point, every fact with its passage", async () => {
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto(path);
  const table = page.getByRole("table", { name: /How the versions differ/ });
  assert.deepEqual(
    await columns(page),
    kinds.map((kind) => kind.short),
  );
  assert.equal(await rows(page), points.length);
  assert.equal(await table.locator("td .fact").count(), points.length * kinds.length);
  assert.equal(await table.locator('td .where a[href*="#"]').count(), points.length * kinds.length);
  assert.equal(await page.locator("form.choose").isVisible(), false);
  await table.locator('#siege td[data-kind="mebben"] a.see').click();
  await until(
    "the figure in the book",
    () => page.url().endsWith("/books/mebben/taking/#text-siege"),
    patience,
  );
  await page.sound();
  await context.close();
});

test("on a wide page kinds are put away and called back, and only what differs may be left; the address keeps the choice", async () => {
  const { context, page } = await visitor(house, { width: 1400 });
  await page.goto(path);
  assert.equal((await columns(page)).length, kinds.length);
  for (const kind of kinds.slice(2))
    await page.locator(`.chip-box:has([value="${kind.id}"])`).click();
  assert.deepEqual(await columns(page), ["Fulke I", "Fulke II"]);
  const count = await page.locator('[data-part="count"]').textContent();
  const [, differing, all] = /differ in (\d+) of (\d+) points/.exec(count);
  assert.equal(Number(all), points.length);
  await page.getByLabel("Only where they differ").check();
  assert.equal(await rows(page), Number(differing));
  assert.equal(await page.locator("#equality").isVisible(), false, "equality is alike in both");
  assert.equal(await page.locator("#array").isVisible(), true);
  await page.waitForURL(/\?kinds=fulke-1,fulke-2&differ$/);
  await page.getByLabel("Boards").uncheck();
  assert.equal(await page.locator("a.see:visible").count(), 0);
  await page.reload();
  await until(
    "two columns are there again",
    async () => JSON.stringify(await columns(page)) === '["Fulke I","Fulke II"]',
  );
  await until("and the rows that differ", async () => (await rows(page)) === Number(differing));
  await page.sound();
  await context.close();
});

test("a phone sets two kinds side by side, whichever are chosen, and scrolls nowhere sideways", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844, touch: true });
  await page.goto(path);
  await page.locator('[data-side="0"]').selectOption("boissiere");
  await page.locator('[data-side="1"]').selectOption("guild");
  await until(
    "the two chosen are there",
    async () => JSON.stringify((await columns(page)).sort()) === '["Boissière","The Guild"]',
  );
  const [left, right] = await Promise.all(
    ["boissiere", "guild"].map((kind) =>
      page.locator(`#siege td[data-kind="${kind}"]`).boundingBox(),
    ),
  );
  assert.ok(
    left.x < right.x && Math.abs(left.y - right.y) < 2 && left.width > 150 && right.width > 150,
    JSON.stringify([left, right]),
  );
  assert.ok((await page.evaluate(() => document.scrollingElement.scrollWidth)) <= 390);
  await page.sound();
  await context.close();
});

test("a little board grows by key or hand, answers a touch, plays its record, gives the passage, and can be set up", async () => {
  const { context, page } = await visitor(house, { width: 1280 });
  await page.goto(path);
  const board = page.locator('#before td[data-kind="asilo-italian"] a.see');
  await board.focus();
  await page.keyboard.press("Enter");
  const grown = page.getByTestId("grown");
  await grown.locator(".board-view.awake").waitFor();
  assert.match(
    await grown.locator("h2").first().textContent(),
    /^The Italian reconstruction: before your move$/,
  );
  await grown.locator("[data-rule], blockquote").first().waitFor();
  assert.match(await grown.locator(".why-panel").textContent(), /in our words.*before moving/);
  await grown.getByRole("button", { name: "Play it" }).click();
  await until(
    "the taking said",
    async () => /9/.test(await grown.locator(".say").textContent()),
    patience,
  );
  await cell(grown, "f9").waitFor();
  await page.keyboard.press("Escape");
  await until(
    "the focus back on the little board",
    () => board.evaluate((link) => link === document.activeElement),
    patience,
  );
  await board.click();
  await page.getByTestId("sheet-set").click();
  await until(
    "the play page of its kind",
    () => page.url().includes("/play/asilo-italian/"),
    patience,
  );
  await page.sound();
  await context.close();
});

for (const width of [390, 1280])
  test(`axe finds nothing in any theme at ${width}, closed and with a board grown`, async () => {
    const { context, page } = await axeVisitor(house, { width, height: 900 });
    await page.goto(path);
    assert.deepEqual(await axeFinds(page, "closed"), []);
    await page.locator("#siege td:visible a.see").first().click();
    await page.getByTestId("grown").locator(".board-view.awake").waitFor();
    assert.deepEqual(await axeFinds(page, "grown"), []);
    await context.close();
  });

test("the page is at most 120 kB over the wire, boards and sheets and all, before scripts", () => {
  const sheets = [...html(path).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => readFileSync(join(site, href)),
  );
  const whole = [readFileSync(join(site, path, "index.html")), ...sheets]
    .map((part) => brotli(part))
    .reduce((sum, part) => sum + part, 0);
  figure("the comparing page with its sheets, Brotli", kilobytes(whole));
  assert.ok(whole <= 120_000, `${whole} bytes`);
});
