// The board where the picture was: when the canvas takes over from the SVG no place moves, at every width. The games and the themes
// have their turn, in a long run each in each. And until somebody is there, no canvas is fetched.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  catalogue,
  firstMove,
  inTurn,
  linkOf,
  movesOf,
  openTable,
  painted,
  themesInTurn,
  visitor,
  setTheme,
  withoutGL,
} from "../hands.mjs";
import { WIDTHS } from "../site/walks.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** Where every cell of the board lies on the page, { name: [left, top, right, bottom] }, at every width and in these themes. */
async function places(url, themes, more) {
  const { context, page } = await visitor(house, more);
  await openTable(page, url, { plain: Boolean(more.init) });
  const all = {};
  for (const [width, height] of WIDTHS)
    for (const theme of themes) {
      await page.setViewportSize({ width, height });
      await setTheme(page, theme);
      await painted(page);
      const seen = () =>
        page.evaluate(() =>
          Object.fromEntries(
            [...document.querySelectorAll('.table [role="gridcell"]')]
              .filter((one) => !one.hidden && one.offsetWidth > 0)
              .map((one) => {
                const { left, top, right, bottom } = one.getBoundingClientRect();
                return [
                  one.dataset.name,
                  [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY],
                ];
              }),
          ),
        );
      // The layout has settled when two looks in a row see the same.
      let last = "";
      all[`${width}, ${theme}`] = await until("the board stands", async () => {
        await painted(page);
        const now = await seen();
        const same = JSON.stringify(now) === last;
        last = JSON.stringify(now);
        return same && now;
      });
    }
  await page.sound();
  await context.close();
  return all;
}

// Their hands lie elsewhere in a narrow window: every day.
const always = ["falkener-shogi", "falkener-maharajah"];
const games = (await catalogue()).map(({ id }, turn) => [turn, id]);
const today = inTurn(games, { every: 4 }).map(([, id]) => id);
for (const [turn, game] of games.filter(([, id]) => always.includes(id) || today.includes(id)))
  test(`the board stands where it is when the canvas takes it over: ${game}`, async () => {
    const url = await linkOf({ game });
    const themes = themesInTurn(turn);
    const [plain, drawn] = [
      await places(url, themes, { init: withoutGL }),
      await places(url, themes, {}),
    ];
    const moved = [];
    for (const [where, cells] of Object.entries(plain)) {
      // Two hands are the least board there is.
      assert.ok(Object.keys(cells).length >= 2, `${where}: ${Object.keys(cells).length} places`);
      assert.deepEqual(Object.keys(drawn[where]).sort(), Object.keys(cells).sort(), where);
      for (const [name, was] of Object.entries(cells)) {
        const by = Math.max(...drawn[where][name].map((at, side) => Math.abs(at - was[side])));
        // The canvas sets corners and lines on whole pixels, the picture does not.
        if (by >= 2) moved.push(`${where}, ${name}: by ${by.toFixed(2)} px`);
      }
    }
    assert.deepEqual(moved, []);
  });

test("a page that nobody touches fetches no canvas; a key on its board plays on the picture, and brings the canvas", async () => {
  const { context, page } = await visitor(house);
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(await linkOf());
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(
    asked.filter((path) => /canvas/.test(path)),
    [],
  );
  assert.equal(await page.locator(".board-view.drawn").count(), 0);
  const { words, spots } = await firstMove();
  await page.locator(`[role="gridcell"][data-name="${spots[0]}"]`).focus();
  await page.keyboard.press("Enter");
  await page.locator(".table .board-view.drawn").waitFor();
  await page.locator(`[role="gridcell"][data-name="${spots[1]}"]`).focus();
  await page.keyboard.press("Enter");
  assert.deepEqual(await movesOf(page, 1), [words]);
  assert.ok(asked.includes("/wasm/canvas.wasm"));
  await page.sound();
  await context.close();
});
