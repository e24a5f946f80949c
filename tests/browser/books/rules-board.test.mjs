// The board beside the rules of a game follows the reading, by scrolling, focus, mouse and finger; and stands there without scripts.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site, start, until } from "../harness.mjs";
import { NOT_FETCHED, visitor, without } from "../hands.mjs";

const GAME = "falkener-xiangqi";
const positions = JSON.parse(readFileSync(join(site, "games", GAME, "positions.json"), "utf8"));

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const opened = async (more = {}) => {
  const { context, page } = await visitor(house, more);
  await page.goto(`/games/${GAME}/`);
  return { context, page, board: page.locator("[data-positions]") };
};
const sentence = (page, rule) => page.locator(`.game-page a[data-rule="${rule}"]`).first();
const shows = (board, rule) =>
  until(`the board shows ${rule}`, async () => (await board.getAttribute("data-rule")) === rule);
const CANNON = "falkener.xiangqi.cannon",
  SOLDIER = "falkener.xiangqi.soldier",
  NAMED = "falkener.xiangqi.array",
  WITHOUT = "falkener.general.repetition";

test("a sentence that has the focus moves the board, and says what is seen; Enter still leads to the passage", async () => {
  const { context, page, board } = await opened();
  const link = sentence(page, CANNON);
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await shows(board, CANNON);
  assert.equal(await board.locator(".say").textContent(), positions[CANNON].say);
  assert.ok(await link.evaluate((one) => one.classList.contains("shown")));
  assert.equal(
    await link.getAttribute("aria-describedby"),
    await board.locator(".say").getAttribute("id"),
  );
  assert.equal(
    await board.locator('[aria-selected="true"]').count(),
    positions[CANNON].touch.length,
  );
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/books\/falkener\//);
  await page.sound();
  await context.close();
});

test("the mouse over a sentence makes its move on the board; one without a position leaves all as it is", async () => {
  assert.ok(positions[SOLDIER].words ?? positions[SOLDIER].touch);
  assert.equal(positions[WITHOUT], undefined);
  const { context, page, board } = await opened();
  await sentence(page, SOLDIER).hover();
  await shows(board, SOLDIER);
  const told = await board.locator(".say").textContent();
  await sentence(page, WITHOUT).hover();
  await sentence(page, NAMED).hover();
  await shows(board, NAMED);
  assert.notEqual(await board.locator(".say").textContent(), told);
  assert.equal(await page.locator(".cited.shown").count(), 1);
  await page.sound();
  await context.close();
});

test("on a phone the board stays above the text as it is scrolled, a first touch of a sentence shows it and the second goes to the book", async () => {
  const { context, page, board } = await opened({ width: 390, height: 844, touch: true });
  const link = sentence(page, CANNON);
  await link.evaluate((one) => one.scrollIntoView({ block: "center" }));
  await until("a sentence is shown", () => page.locator(".cited.shown").count());
  const { y, height } = await board.boundingBox();
  assert.ok(Math.abs(y) < 1, `at the top: ${y}`);
  assert.ok(height < 844 / 2, `${height}: half of the window is left to the text`);
  const other = sentence(page, SOLDIER);
  await other.tap();
  await shows(board, SOLDIER);
  assert.equal(new URL(page.url()).pathname, `/games/${GAME}/`);
  await other.tap();
  await page.waitForURL(/\/books\/falkener\//);
  await page.sound();
  await context.close();
});

for (const [what, file] of [
  ["positions", /\/positions\.json$/],
  ["rules", /\.wasm$/],
])
  test(`a board whose ${what} cannot be had stays as it is, and moves with the next sentence when they can`, async () => {
    const { context, page, board } = await opened();
    const { failed, back } = await without(page, file);
    await sentence(page, SOLDIER).hover();
    await until(`the ${what} were asked for`, async () => failed.size > 0);
    await page.mouse.move(1, 1);
    await back();
    assert.equal(await board.getAttribute("data-rule"), null);
    await sentence(page, NAMED).hover();
    await shows(board, NAMED);
    await page.sound(NOT_FETCHED);
    await context.close();
  });

test("who reaches for the board keeps what it shows, though the page was scrolled just before", async () => {
  const { context, page, board } = await opened();
  await sentence(page, CANNON).hover();
  await shows(board, CANNON);
  await board.hover(); // away from the sentence
  for (const kind of ["pointerenter", "pointerdown"]) {
    await board.evaluate(async (figure, reaches) => {
      dispatchEvent(new Event("scroll"));
      figure.dispatchEvent(new PointerEvent(reaches, { pointerType: "mouse" }));
      // Timers of a page end in the order in which they are due: what the scroll was to show is past by then.
      await new Promise((done) => setTimeout(done, 500));
    }, kind);
    assert.equal(await board.getAttribute("data-rule"), CANNON, kind);
  }
  // And one after that is followed.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await until("another is shown", async () => (await board.getAttribute("data-rule")) !== CANNON);
  await page.sound();
  await context.close();
});

test("what is shown goes on at the table, and a piece of the board can be tried where it stands", async () => {
  const { context, page, board } = await opened();
  await sentence(page, CANNON).hover();
  await shows(board, CANNON);
  await board
    .getByRole("gridcell", { selected: false })
    .and(board.locator(".open"))
    .first()
    .click();
  await until(
    "a move is made",
    async () =>
      /\./.test(await board.locator(".say").textContent()) &&
      (await board.locator('[aria-selected="true"]').count()) === 0,
  );
  await board.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname === `/play/${GAME}/`);
  await page.sound();
  await context.close();
});

test("nothing moves for who wants it so: the move is there at once; and without scripts the starting position stands beside the words", async () => {
  const { context, page, board } = await opened();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sentence(page, SOLDIER).hover();
  await shows(board, SOLDIER);
  await context.close();

  const bare = await opened({ scripts: false });
  assert.ok(await bare.board.locator(".board-box > svg").isVisible());
  assert.equal(await bare.board.locator("button").isVisible(), false);
  await bare.context.close();
});
