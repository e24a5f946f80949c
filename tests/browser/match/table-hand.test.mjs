// Playing: by mouse, finger and keyboard, on the canvas and on the grid over it.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  answered,
  cell,
  firstMove,
  linkOf,
  meets,
  middle,
  movesOf,
  open,
  opened,
  openNames,
  openTable,
  patience,
  press,
  say,
  says,
  spoken,
  table,
  tap,
  visitor,
  walk,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("a first legal move by mouse on the canvas is played, and the machine answers", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  const { words, spots } = await firstMove();
  assert.equal(
    await meets(page, await middle(page, spots[0])),
    "canvas",
    "the canvas lies under the pointer",
  );
  await press(page, spots);
  await movesOf(page, 1).catch(() => {}); // the machine may have answered meanwhile
  await answered(page, words);
  await page.sound();
  await context.close();
});

test("a man dragged with the mouse on the canvas is set down where he is let go", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const { words, spots } = await firstMove();
  const [from, to] = [await middle(page, spots[0]), await middle(page, spots[1])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await open(page, spots[1]);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  assert.deepEqual(await movesOf(page, 1), [words]);
  await page.sound();
  await context.close();
});

test("a first legal move by touch on the canvas is played, and the machine answers", async () => {
  const { context, page } = await visitor(house, {
    touch: true,
    width: 390,
    height: 844,
    scale: 2,
  });
  await openTable(page);
  const { words, spots } = await firstMove();
  assert.equal(await meets(page, await middle(page, spots[0])), "canvas");
  await tap(page, spots);
  await answered(page, words);
  await page.sound();
  await context.close();
});

test("the keyboard goes on from a piece pressed on the canvas, and Tab leads out of the board both ways", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const { words, spots } = await firstMove();
  const [from, to] = [await middle(page, spots[0]), await middle(page, spots[1])];
  await page.mouse.click(from.x, from.y);
  await open(page, spots[1]);
  // The keyboard goes on in the grid, from the piece that was pressed.
  const focus = () => page.evaluate(() => document.activeElement.dataset.name ?? "");
  assert.equal(await focus(), spots[0]);
  const side = (await cell(table(page), spots[0]).boundingBox()).width;
  const steps = { x: Math.round((to.x - from.x) / side), y: Math.round((to.y - from.y) / side) };
  const keys = [
    ...Array(Math.abs(steps.x)).fill(steps.x > 0 ? "ArrowRight" : "ArrowLeft"),
    ...Array(Math.abs(steps.y)).fill(steps.y > 0 ? "ArrowDown" : "ArrowUp"),
  ];
  assert.ok(keys.length > 0);
  for (const key of [...keys, "Enter"]) await page.keyboard.press(key);
  assert.deepEqual(await movesOf(page, 1), [words]);

  assert.equal(await focus(), spots[1]);
  const inside = () =>
    page.evaluate(() => Boolean(document.activeElement.closest('canvas, [role="grid"]')));
  await page.keyboard.press("Tab");
  assert.equal(await inside(), false, "Tab is trapped in the board");
  await page.mouse.click(from.x, from.y);
  await until(
    "the grid has heard of the click",
    async () => (await focus()) === spots[0],
    patience,
  );
  await page.keyboard.press("Shift+Tab");
  assert.equal(await inside(), false, "Shift and Tab are trapped in the board");
  await page.sound();
  await context.close();
});

test("a button of the game stands beside the piece on the canvas, is pressed there, and the grid keeps its one stop for Tab", async () => {
  const { context, page } = await visitor(house, { width: 1280, height: 900 });
  await openTable(
    page,
    await linkOf({
      game: "falkener-shogi",
      words: "32-33 27-67 20-32 36-35 32-44 48-57 21-54 28-36",
    }),
  );
  const spots = await page.evaluate(
    () =>
      document
        .querySelector("[data-panel]")
        .panel.match.state.moves.find(({ words }) => words === "54-36+").touches,
  );
  const place = (spot) =>
    page.evaluate((index) => {
      const canvas = document.querySelector("#canvas"),
        { left, top } = canvas.getBoundingClientRect();
      const [x, y] = [canvas.module._canvas_spot_x(index), canvas.module._canvas_spot_y(index)];
      return x >= 0 && [x + left, y + top]; // -1 until it is drawn
    }, spot);
  for (const spot of spots)
    await page.mouse.click(...(await until("the spot is to be seen", () => place(spot), patience)));
  await until(
    "the piece is promoted",
    () =>
      page.evaluate(
        () =>
          document.querySelector("[data-panel]").panel.match.state.line.at(-1).words === "54-36+",
      ),
    patience,
  );
  assert.equal(await page.getByTestId("board-grid").locator('[tabindex="0"]').count(), 1);
  await page.sound();
  await context.close();
});

test("the grid over the board is one stop for Tab; arrows walk it, Enter plays, and a live line tells", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  const grid = page.getByTestId("board-grid");
  assert.equal(await grid.getAttribute("role"), "grid");
  assert.ok((await grid.getAttribute("aria-label")).length > 3);
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1);
  await grid.locator('[tabindex="0"]').focus();
  const { words, spots } = await firstMove();
  await walk(page, table(page), spots[0]);
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1, "still one stop");
  const before = await openNames(table(page));
  await page.keyboard.press("Enter");
  await says(page, /: \d+ possible moves?\./);
  assert.equal(await cell(grid, spots[0]).getAttribute("aria-selected"), "true");
  await page.keyboard.press("Escape");
  await opened(table(page), before);
  await page.keyboard.press("Enter");
  await says(page, /possible moves?\./);
  assert.equal(await say(page).getAttribute("role"), "status");

  // Tab leads out, Shift and Tab back to the same place.
  await page.keyboard.press("Tab");
  assert.equal(
    await page.evaluate(() => Boolean(document.activeElement.closest('[role="grid"]'))),
    false,
  );
  await page.keyboard.press("Shift+Tab");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.name), spots[0]);

  await walk(page, table(page), spots[1]);
  await page.keyboard.press("Enter");
  await answered(page, words);
  assert.match(await say(page).textContent(), /Black to (move|choose|continue)|can capture/);
  await spoken(grid, spots[0], /empty/);
  await page.sound();
  await context.close();
});
