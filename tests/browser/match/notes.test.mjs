// What a person adds to a game: comments, signs, variations made the main line and deleted, rings and arrows drawn on the board.
// Long: one visit after another of the same small tools.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { markOf } from "../../../wasm/flags.mjs";
import { start, until } from "../harness.mjs";
import {
  axeFinds,
  axeVisitor,
  cell,
  linkOf,
  middle,
  openTab,
  openTable,
  patience,
  shared,
  table,
  tableReady,
  told,
  visitor,
} from "../hands.mjs";
import { plainly } from "../store/keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const GAME = "falkener-turkish";
const WORDS = "20-32 77-65 32-20";
const on = (page) => page.getByTestId("note-comment").waitFor();
const node = (page, n) => page.locator(`.moves [data-node="${n}"]`);
const note = (page, what) => page.getByTestId(`note-${what}`);
const item = (page, label) =>
  page
    .getByTestId("note-menu")
    .getByRole(/sign|move|Mistake|Blunder/i.test(label) ? "menuitemradio" : "menuitem", {
      name: label,
      exact: true,
    });
const stateOf = async (page) => (await told(page)).state;
const recordOf = async (page) => (await told(page)).record;
/** Waits until the record says so. */
const records = (page, words) =>
  until(
    `the record says ${words}`,
    async () => (await recordOf(page)).includes(words),
    patience,
  ).catch(async (fault) => assert.fail(`${fault.message}: ${await recordOf(page)}`));
/** The table with a short game, its list of moves open. */
async function opened(page, more = {}) {
  await openTable(page, await linkOf({ game: GAME, words: WORDS }), more);
  // A page of the same game that was there before goes on until the game of the link is read.
  await until(
    "the game of the link is there",
    async () => (await stateOf(page))?.line.length >= WORDS.split(" ").length,
    patience,
  );
  await openTab(page, "moves");
  await page.locator(".moves .draw-tools").waitFor({ state: "attached" });
}
const marks = (page) => page.getByTestId("drawn-marks");
const drawn = (page, count) =>
  until(
    `${count} marks are drawn`,
    async () => (await marks(page).locator("g").count()) === count,
    patience,
  );

test("a comment is written at the move shown, stands in the list, and stays when the page is loaded again", async () => {
  const { context, page } = await axeVisitor(house, { init: plainly });
  await opened(page, { plain: true });
  await node(page, 2).click();
  await note(page, "comment").click();
  const field = page.getByTestId("note-text");
  assert.ok(await field.evaluate((one) => one === document.activeElement));
  await field.fill("A quiet move. {Better} than it looks");
  assert.deepEqual(await axeFinds(page, "a comment being written", ["light"]), []);
  await page.getByTestId("note-save").click();
  await page.locator(".moves .remark").filter({ hasText: "A quiet move." }).waitFor();
  await records(page, "77-65 {A quiet move. {Better\\} than it looks}");
  assert.ok(await note(page, "comment").evaluate((one) => one === document.activeElement));

  // Another move shown: what was being written there is not put to this one.
  await note(page, "comment").click();
  await node(page, 1).click();
  await field.waitFor({ state: "detached" });

  await page.goto(`/play/${GAME}/`);
  await tableReady(page, { plain: true });
  await openTab(page, "moves");
  await page.locator(".moves .remark").filter({ hasText: "A quiet move." }).waitFor();

  // By the keyboard alone: changed, left as it was, and deleted.
  await node(page, 2).click();
  await note(page, "comment").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Bad.");
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Good.");
  await page.keyboard.press("Control+Enter");
  await records(page, "77-65 {Good.}");
  await note(page, "comment").click();
  await field.fill("");
  await page.getByTestId("note-save").click();
  await until("no comment", async () => !(await recordOf(page)).includes("{"), patience);
  await context.close();
});

test("the start has a comment of its own, which stands before the first move", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await opened(page, { plain: true });
  await page.evaluate(() =>
    /** @type {any} */ (document.querySelector("[data-panel]")).panel.match.go(-1),
  );
  assert.equal(await note(page, "sign").getAttribute("aria-disabled"), "true");
  await note(page, "comment").click();
  await page.getByTestId("note-text").fill("How it began");
  await page.getByTestId("note-save").click();
  await page
    .locator(".moves .list > .remark:first-child")
    .filter({ hasText: "How it began" })
    .waitFor();
  await records(page, "{How it began}");
  await context.close();
});

test("a sign is chosen from a menu by mouse and keyboard, stands at its move, and is spoken with it", async () => {
  const { context, page } = await axeVisitor(house, { init: plainly });
  await opened(page, { plain: true });
  await node(page, 1).click();
  await note(page, "sign").click();
  assert.deepEqual(await axeFinds(page, "the menu of signs", ["light"]), []);
  await item(page, "Interesting move").click();
  await node(page, 1).locator(".sign").filter({ hasText: "!?" }).waitFor();
  assert.match(await node(page, 1).innerText(), /!\?/);
  assert.match(await node(page, 1).textContent(), /Interesting move\./);
  await records(page, "20-32 !?");

  // By the keyboard: the menu opens on the sign that is set; Escape leaves it, an arrow and Enter change it.
  await note(page, "sign").focus();
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  assert.equal(await focused(), "!?Interesting move");
  await page.keyboard.press("Escape");
  assert.equal(await focused(), "Sign");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await records(page, "20-32 ?!");
  assert.equal(
    (await stateOf(page)).cursor,
    1,
    "the arrows stepped through the menu, not the game",
  );
  await note(page, "sign").click();
  await item(page, "No sign").click();
  await until("no sign", async () => !(await recordOf(page)).includes("?!"), patience);
  await context.close();
});

test("a variation is made the main line and deleted through the menu at its move, and what was deleted comes back", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await opened(page, { plain: true });
  await page.evaluate(() => {
    const { match } = /** @type {any} */ (document.querySelector("[data-panel]")).panel;
    match.go(1);
    match.play("76-75");
  });
  await records(page, "76-75");
  // The right button at a move opens its menu.
  await page.locator('.moves [aria-current="step"]').click({ button: "right" });
  await page.getByTestId("menu-main").click();
  await until(
    "the variation is the main line",
    async () => /76-75\s+\(\s*77-65 32-20 \)/.test((await recordOf(page)).replace(/\d+\. /g, "")),
    patience,
  ).catch(async (fault) => assert.fail(`${fault.message}: ${await recordOf(page)}`));
  assert.equal(await page.getByTestId("note-told").innerText(), "This is the main line now.");
  // On the main line there is nothing more to be made of it.
  await note(page, "line").click();
  assert.equal(await page.getByTestId("menu-main").getAttribute("aria-disabled"), "true");
  await page.keyboard.press("Escape");

  // Deleted by the keyboard, and taken back.
  const before = await recordOf(page);
  await note(page, "line").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByTestId("undo-cut").waitFor();
  assert.equal(await page.getByTestId("note-told").innerText(), "1 move deleted.");
  assert.ok(!(await recordOf(page)).includes("76-75"));
  await page.keyboard.press("Enter");
  await until("the moves are back", async () => (await recordOf(page)) === before, patience);

  // A move played meanwhile ends the offer.
  await note(page, "line").click();
  await page.getByTestId("menu-cut").click();
  await page.getByTestId("undo-cut").waitFor();
  await page.evaluate(() =>
    /** @type {any} */ (document.querySelector("[data-panel]")).panel.match.play("56-55"),
  );
  await page.getByTestId("undo-cut").waitFor({ state: "hidden" });
  await context.close();
});

test("on the canvas the right button draws arrows and rings, kept in the record, in links and when the page is loaded again", async () => {
  const { context, page } = await visitor(house);
  await opened(page);
  const from = await middle(page, "32"),
    to = await middle(page, "44");
  const { cursor } = await stateOf(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await drawn(page, 1); // while it is drawn
  await page.mouse.up({ button: "right" });
  await records(page, "[%cal G32");
  await page.keyboard.down("Shift");
  await page.mouse.click(from.x, from.y, { button: "right" });
  await page.keyboard.up("Shift");
  await records(page, "[%csl R32] [%cal G32");
  await drawn(page, 2);
  assert.match(
    await marks(page).getAttribute("aria-label"),
    /Red ring on .+; Green arrow from .+ to /,
  );
  assert.equal((await stateOf(page)).cursor, cursor, "nothing was played");
  assert.deepEqual((await stateOf(page)).touched, []);

  // It lies where the squares lie, when the board is turned too.
  const ringOver = async (name) => {
    const box = await marks(page).locator(".mark-red").boundingBox(),
      place = await cell(table(page), name).boundingBox();
    return (
      Math.abs(box.x + box.width / 2 - place.x - place.width / 2) < 2 &&
      Math.abs(box.y + box.height / 2 - place.y - place.height / 2) < 2
    );
  };
  assert.ok(await ringOver("32"));
  await page.evaluate(() =>
    /** @type {any} */ (document.querySelector("[data-panel]")).panel.show({ flipped: true }),
  );
  await until("the ring goes with its square", () => ringOver("32"), patience);

  // A link carries it, and another visitor sees it.
  const { href, record } = await shared(page);
  assert.match(record, /\[%csl R32\]/);
  await page.goto(`/play/${GAME}/`);
  await tableReady(page);
  await drawn(page, 2);
  const other = await visitor(house, { init: plainly });
  await openTable(other.page, new URL(href).pathname + new URL(href).hash, { plain: true });
  await drawn(other.page, 2);
  await other.context.close();

  // Another move has nothing drawn; drawn again in its colour, a ring goes.
  await openTab(page, "moves");
  await node(page, 1).click();
  await drawn(page, 0);
  await node(page, 3).click();
  await drawn(page, 2);
  const again = await middle(page, "32");
  await page.keyboard.down("Shift");
  await page.mouse.click(again.x, again.y, { button: "right" });
  await page.keyboard.up("Shift");
  await drawn(page, 1);
  await context.close();
});

test("a finger draws in its mode: a tap twice rings, two taps or a drag draw an arrow, and nothing is played", async () => {
  const { context, page } = await axeVisitor(house, {
    init: plainly,
    width: 390,
    height: 844,
    touch: true,
  });
  await opened(page, { plain: true });
  await note(page, "draw").tap();
  await page.getByTestId("draw-tools").waitFor();
  assert.deepEqual(
    await axeFinds(page, "drawing", ["light", "dark"], { "target-size": { enabled: true } }),
    [],
  );
  await page.getByLabel("Blue").check();
  const before = await stateOf(page);
  const at = async (name) => {
    await cell(table(page), name).scrollIntoViewIfNeeded();
    return middle(page, name);
  };
  const tap = async (name) => {
    const { x, y } = await at(name);
    await page.touchscreen.tap(x, y);
  };
  await tap("32");
  assert.match(await page.getByTestId("draw-told").innerText(), /choose it again for a ring/);
  await tap("32");
  await records(page, "[%csl B32]");
  await tap("32");
  await tap("44");
  await records(page, "[%csl B32] [%cal B3244]");
  await drawn(page, 2);
  assert.match(
    await page.getByTestId("draw-told").innerText(),
    /^Drawn: Blue arrow from .+ to .+\.$/,
  );
  await page.getByTestId("draw-clear").tap();
  await drawn(page, 0);
  assert.ok(!(await recordOf(page)).includes("[%c"));
  const now = await stateOf(page);
  assert.deepEqual([now.cursor, now.touched], [before.cursor, []]);
  // Switched off, a tap plays again.
  await page.getByTestId("draw-done").tap();
  await page.getByTestId("draw-tools").waitFor({ state: "hidden" });
  await tap("77");
  await until(
    "a piece is chosen",
    async () =>
      (await stateOf(page)).touched.length > 0 || (await stateOf(page)).refused.length > 0,
    patience,
  );
  await context.close();
});

test("the keyboard draws on the grid, and Escape ends it", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await opened(page, { plain: true });
  await note(page, "draw").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("draw-tools").waitFor();
  await cell(table(page), "32").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await until("an arrow is drawn", async () => (await stateOf(page)).marks.length === 1, patience);
  const { marks: all, cursor } = await stateOf(page);
  assert.equal(markOf(all[0]).colour, "green");
  assert.ok(markOf(all[0]).to >= 0);
  assert.equal(cursor, 3);
  // The list of moves tells it, to the eye and to the ear, as long as it is there.
  const told = node(page, 3).filter({ hasText: "Something is drawn on the board here" });
  await told.locator(".drawn").waitFor();
  await cell(table(page), "32").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await told.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await page.getByTestId("draw-tools").waitFor({ state: "hidden" });
  assert.equal(await note(page, "draw").getAttribute("aria-pressed"), "false");
  await context.close();
});

test("a game that was only opened becomes one's own when something is written in it", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  // A game of one's own lies here already.
  await openTable(page, `/play/${GAME}/`, { plain: true });
  await page.evaluate(
    (words) => /** @type {any} */ (document.querySelector("[data-panel]")).panel.match.play(words),
    "20-32",
  );
  await opened(page, { plain: true });
  await node(page, 1).click();
  await note(page, "sign").click();
  await item(page, "Mistake").click();
  await records(page, "20-32 ?");
  await until(
    "it is kept",
    () => page.evaluate(() => Object.values(localStorage).some((text) => text.includes("20-32 ?"))),
    patience,
  );
  await context.close();
});
