// The projector: board and one line, spotlight and pointer, what is shown.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import { act, cell, GAME, openTable, playOf, table, visitor } from "../hands.mjs";
import {
  besides,
  classroom,
  inClass,
  line,
  MATCH,
  measured,
  projected,
  ready,
  taught,
} from "./teaching.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const SCREENS = [
  [1280, 720],
  [1920, 1080],
  [1024, 768],
];

test("the projector shows board and one line and nothing else, black on white, its text a sixteenth of the screen at least, at three sizes; Esc leaves", async () => {
  const { context, page } = await visitor(house);
  for (const [game, match] of [
    [GAME, MATCH],
    ["royal-anglicorum", { words: "" }],
    ["falkener-xiangqi", { words: "" }],
  ]) {
    await taught(page, { game, ...match });
    await classroom(page).locator('[data-act="projector"]').click();
    await projected(page);
    await page.mouse.move(3, 3);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const where = `${game} at ${width} × ${height}`;
      const now = await until(`${where}: the board fills the screen`, async () => {
        const one = await measured(page);
        return one.fills > 0.98 && one.within && one;
      });
      assert.ok(now.size >= height / 16, `${where}: text of ${now.size} px`);
      assert.equal(now.cut, false, `${where}: the line is whole`);
      assert.deepEqual(now.colours, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
      assert.ok(now.label >= height / 40, `${where}: coordinates of ${now.label} px`);
      await until(
        `${where}: the buttons go when the pointer rests`,
        async () => (await besides(page)).length === 0,
      ).catch(async (fault) => assert.fail(`${fault.message}: ${await besides(page)}`));
    }
    if (game === "royal-anglicorum")
      await until(
        "dice are large",
        async () =>
          (await page.locator(".big-dice .die").first().boundingBox())?.height >= 768 / 10,
      );
    await page.keyboard.press("Escape");
    await page.locator(".projected").waitFor({ state: "detached" });
    await until("the theme is as it was", () =>
      page.evaluate(() => document.documentElement.dataset.theme === "light"),
    );
    await page.locator("header.top").waitFor();
    await page.goto("about:blank");
  }
  await page.sound();
  await context.close();
});

test("in the projector everything goes by keyboard: a move made, stepped back and on, coordinates and sums off, spotlight and pointer moved, the way out found by Tab; nothing traps", async () => {
  const { context, page } = await visitor(house, { width: 1280, height: 720 });
  await taught(page, { setup: MATCH.setup, options: MATCH.options });
  const board = table(page).locator(".board-view");
  await act(page, "flip").focus();
  await page.keyboard.press("p");
  await projected(page);
  const grid = page.getByTestId("board-grid");
  await page.keyboard.press("Tab");
  await until("Tab leads to the board", () =>
    page.evaluate(() => document.activeElement.getAttribute("role") === "gridcell"),
  );
  await page.evaluate(() => document.querySelector('[data-name="f8"]').focus());
  await page.keyboard.press("Enter");
  await until("a man in hand", () => cell(grid, "f8").getAttribute("aria-selected"));
  await page.keyboard.press("o");
  await page.getByTestId("spotlight").waitFor();
  const at = () =>
    page.evaluate(() => {
      const layer = document.querySelector(".pointing");
      return ["--x", "--y"].map((name) => parseFloat(layer.style.getPropertyValue(name)));
    });
  const near = async (name, what) => {
    const box = await cell(grid, name).boundingBox();
    await until(what, async () => {
      const [x, y] = await at();
      return Math.abs(x - box.x - box.width / 2) < 4 && Math.abs(y - box.y - box.height / 2) < 4;
    });
  };
  await near("f8", "the spotlight is on the man touched");
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowUp");
  const now = await until("the keyboard goes on", () =>
    page.evaluate(
      () => document.activeElement.dataset.name !== "f8" && document.activeElement.dataset.name,
    ),
  );
  await near(now, "the pointer goes with the keyboard");
  await until(
    "the pointer is large",
    async () => (await page.getByTestId("pointer").boundingBox())?.height >= 720 / 12,
  );
  await page.keyboard.press("x");
  await page.keyboard.press("o");
  await page.locator(".pointing").waitFor({ state: "hidden" });

  for (const [key, gone] of [
    ["c", ".co text"],
    ["d", ".dot"],
  ]) {
    assert.ok(await board.locator(gone).first().isVisible(), gone);
    await page.keyboard.press(key);
    await until(
      `${key} hides ${gone}`,
      async () => (await board.locator(`${gone}:visible`).count()) === 0,
    );
    await page.keyboard.press(key);
    await board.locator(gone).first().waitFor();
  }
  await page.keyboard.press("Escape");
  await until(
    "the hand is empty",
    async () => !(await cell(grid, "f8").getAttribute("aria-selected")),
  );
  assert.equal(await page.locator(".projected").count(), 1, "the first Esc only lets the man go");
  await page.evaluate(() => document.querySelector("[data-panel]").panel.match.play("f8xd8@d1"));
  await until("the sum is told", async () => /9 − 2 = 7/.test(await line(page).textContent()));
  await page.keyboard.press("m");
  await until("no sum is told", async () => !/[=−]/.test(await line(page).textContent()));
  await page.keyboard.press("m");
  await page.evaluate(() => document.querySelector(".projected").focus());
  await page.keyboard.press("ArrowLeft");
  await until("a step back", () =>
    page.evaluate(() => document.querySelector("[data-panel]").panel.match.state.cursor === 0),
  );
  await page.keyboard.press("ArrowRight");
  await until("a step on", async () => /9 − 2 = 7/.test(await line(page).textContent()));
  // Round by Tab: the buttons show, and none keeps the keyboard.
  const met = new Set();
  for (let i = 0; i < 12 && !met.has("leave-projector"); i += 1) {
    await page.keyboard.press("Tab");
    met.add(
      await page.evaluate(
        () =>
          document.activeElement.dataset.testid ??
          document.activeElement.dataset.act ??
          document.activeElement.localName,
      ),
    );
  }
  assert.ok(met.has("leave-projector") && met.has("spotlight"), [...met].join(" "));
  await page.getByTestId("leave-projector").waitFor();
  await until("it can be seen", () =>
    page.getByTestId("projector-tools").evaluate((one) => getComputedStyle(one).opacity === "1"),
  );
  await page.keyboard.press("Enter");
  await page.locator(".projected").waitFor({ state: "detached" });
  assert.notEqual(
    await page.evaluate(() => document.activeElement.localName),
    "body",
    "the keyboard is at the table again",
  );
  await page.sound();
  await context.close();
});

test("what is shown is kept: coordinates and sums stay off over a reload, and the board of the table obeys", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, `${playOf(GAME)}?game=${GAME}`);
  await ready(page);
  await classroom(page).locator("summary").click();
  const drawn = () =>
    page.evaluate(() => {
      const { shows } = document.querySelector("#canvas");
      return [shows.coordinates, shows.danger, shows.destinations].join(" ");
    });
  await page.locator(".table .board-view.drawn").waitFor();
  await until(
    "the table draws coordinates, men in danger and where men may go",
    async () => (await drawn()) === "true true true",
  );
  for (const what of ["coordinates", "danger", "destinations"]) await inClass(page, what).click();
  await until("and none of them", async () => (await drawn()) === "false false false");
  for (const what of ["danger", "destinations"]) await inClass(page, what).click();
  await classroom(page).locator('[data-act="sums"]').click();
  await page.locator(".table .board-view.no-sums:not(.drawn)").waitFor();
  await page.reload();
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  await ready(page);
  await until("kept", () =>
    page.evaluate(() => {
      const { view } = document.querySelector("[data-panel]").panel;
      return !view.coordinates && !view.sums && view.destinations;
    }),
  );
  await until(
    "no coordinates",
    async () => (await table(page).locator(".board-view .co text").count()) === 0,
  );
  await classroom(page).locator("summary").click();
  await until(
    "their button is not pressed",
    async () =>
      (await classroom(page).locator('[data-act="coordinates"]').getAttribute("aria-pressed")) ===
      "false",
  );
  await page.sound();
  await context.close();
});

test("a presenter’s remote does no harm: Page up and down step through any game on the projector, . and B make the screen black until any key, F5 reloads nothing; off the projector none of them does anything", async () => {
  const { context, page } = await visitor(house);
  await taught(page);
  await page.evaluate(() => document.querySelector("[data-panel]").panel.match.go(-1));
  for (const key of [".", "b", "PageDown"]) await page.keyboard.press(key);
  assert.equal(await page.getByTestId("black-screen").count(), 0);
  assert.equal(context.pages().length, 1, "B opens no window");
  assert.equal(
    await page.evaluate(() => document.querySelector("[data-panel]").panel.match.state.cursor),
    0,
  );
  await page.keyboard.press("p");
  await projected(page);
  const cursor = () =>
    page.evaluate(() => {
      const { state } = document.querySelector("[data-panel]").panel.match;
      return state.line.findIndex(({ current }) => current);
    });
  await page.keyboard.press("PageDown");
  await until("a step on", async () => (await cursor()) === 0);
  await page.keyboard.press("PageUp");
  await until("a step back", async () => (await cursor()) === -1);
  for (const key of [".", "b"]) {
    await page.keyboard.press(key);
    await page.getByTestId("black-screen").waitFor();
    assert.equal(
      await page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight / 2).className,
      ),
      "black-screen",
    );
    await page.keyboard.press("PageDown");
    await page.getByTestId("black-screen").waitFor({ state: "detached" });
    assert.equal(await cursor(), -1, "the key that ends it does nothing else");
  }
  const kept = () =>
    page.evaluate(
      () =>
        !document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "F5", bubbles: true, cancelable: true }),
        ),
    );
  assert.equal(await kept(), true);
  await page.keyboard.press("Escape");
  await page.locator(".projected").waitFor({ state: "detached" });
  assert.equal(await kept(), false, "elsewhere it is the browser’s");
  await page.sound();
  await context.close();
});
