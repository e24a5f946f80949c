// A game stepped through: by keys, finger and link, along its variations, by itself.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { speeds } from "../../../site/src/js/match/steps.mjs";
import { actions } from "../../../site/src/js/site/actions.mjs";
import { start, until } from "../harness.mjs";
import {
  drag,
  html,
  openTable,
  pages,
  patience,
  table,
  tableReady,
  tap,
  visitor,
} from "../hands.mjs";
import { at, dilaram, stands, step } from "./stepping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** The words that lead to the place shown. */
const way = (page) =>
  page.evaluate(() => {
    const { state } = document.querySelector("[data-panel]").panel.match;
    const here = state.line.findIndex(({ node }) => node === state.cursor);
    return state.line
      .slice(0, here + 1)
      .map(({ words }) => words)
      .join(" ");
  });

test("play on from here: a game of one’s own from the place shown, against the computer, and the example as it was", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, `${dilaram}&move=3`);
  await stands(page, "Move 3 of 9");
  const state = () =>
    page.evaluate(() => {
      const { state: now, record } = document.querySelector("[data-panel]").panel.match;
      return { ...now, record };
    });
  const before = await state();
  await page.getByTestId("play-on").click();
  await page.getByTestId("stepper").waitFor({ state: "hidden" });
  const after = await state();
  assert.equal(after.position, before.position);
  assert.equal(after.toMove, before.toMove);
  assert.deepEqual(
    after.players.map(({ machine }) => machine),
    after.players.map(({ seat }) => seat !== before.toMove),
    "the person has the move",
  );
  await page.reload();
  await tableReady(page);
  await stands(page, "Move 3 of 9");
  assert.equal((await state()).record, before.record, "the example is whole");
  await page.keyboard.press("End");
  await stands(page, "Move 9 of 9");
  assert.equal(await page.getByTestId("play-on").getAttribute("aria-disabled"), "true");
  await page.sound();
  await context.close();
});

test("an example opens at a move of its address with the words of its source, and is stepped through by keys", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, `${dilaram}&move=3`);
  await stands(page, "Move 3 of 9");
  assert.match(
    await page.getByTestId("told").textContent(),
    /^The Bishop moves two squares always/,
  );
  assert.match(
    await page.getByTestId("stepper").locator(".cite").textContent(),
    /The mate of Dilaram Falkener 1892/,
  );
  // At once, before anything was touched.
  await page.keyboard.press("ArrowRight");
  await stands(page, "Move 4");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await stands(page, "Move 2");
  await page.keyboard.press("End");
  await stands(page, "Move 9 of 9");
  await page.keyboard.press("Home");
  await stands(page, "Start (9 moves)");
  // As a clicker for slides sends it.
  await page.keyboard.press("PageDown");
  await page.keyboard.press(" ");
  await stands(page, "Move 2");
  await page.keyboard.press("PageUp");
  await stands(page, "Move 1");
  // A place of the board in hand has the arrows for itself, and a button its Space.
  const place = table(page).locator('[role="gridcell"][tabindex="0"]');
  await place.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await stands(page, "Move 1");
  await step(page, "last").focus();
  await page.keyboard.press(" ");
  await stands(page, "Move 9");
  await page.keyboard.press("ArrowLeft");
  await stands(page, "Move 8");
  await page.sound();
  await context.close();
});

test("a variation is entered, stepped through and left again, and a link leads into it", async () => {
  const { context, page } = await visitor(house, {
    init: () =>
      Object.defineProperty(navigator, "clipboard", {
        value: {
          writeText: async (text) => {
            window.copied = text;
          },
        },
      }),
  });
  await openTable(page, `${dilaram}&move=3`);
  const ways = page.getByTestId("way");
  assert.deepEqual(await ways.allTextContents(), ["As played 87–77", "Variation 21–81"]);
  await ways.nth(1).click();
  await stands(page, "Move 4 of 11");
  assert.match(await page.getByTestId("told").textContent(), /^Black might have interposed/);
  await page.keyboard.press("ArrowRight");
  await stands(page, "Move 5 of 11");
  assert.match(await page.getByTestId("ways").textContent(), /Variation at turn 4: 21–81/);
  await page.keyboard.press(",");
  await until("the link is copied", () => page.evaluate(() => window.copied), patience);
  const inside = await page.evaluate(() => window.copied);
  assert.match(inside, /#game=/, "a short address knows the main line alone");
  await page.getByTestId("home-way").click();
  await stands(page, "Move 3 of 9");
  await page.keyboard.press("y");
  await stands(page, "Move 4 of 11");
  await page.keyboard.press("y");
  await stands(page, "Move 3 of 9");
  await page.getByTestId("move-link").click();
  await until(
    "the link is copied",
    () => page.evaluate(() => /&move=3$/.test(window.copied)),
    patience,
  );
  assert.match(await page.getByTestId("done").textContent(), /Link to move 3 copied/);

  await page.goto("about:blank");
  await openTable(page, inside, { plain: true });
  await stands(page, "Move 5 of 11");
  assert.equal(await way(page), "83-87 77-87 82-64 21-81 80-81");
  await page.sound();
  await context.close();
});

test("by itself a game runs to its end and stops; it stands still when anything is touched", async () => {
  const { context, page } = await visitor(house);
  const { clock } = page;
  await clock.install();
  await openTable(page, `${dilaram}&move=0`, { plain: true });
  // From here on the time of the page goes only as far as it is told to.
  await clock.pauseAt(Date.now() + 3_600_000);
  await page.getByTestId("speed").selectOption("fast");
  const auto = step(page, "auto");
  const runs = (pressed) =>
    until(
      `it ${pressed ? "runs" : "stands still"}`,
      async () => (await auto.getAttribute("aria-pressed")) === String(pressed),
    );
  const afterAWhile = async (words) => {
    await clock.runFor(10_000);
    await stands(page, words);
  };
  await auto.click();
  await clock.runFor(400);
  await stands(page, "Move 1 of 9");
  await page.getByTestId("told").click();
  await runs(false);
  await afterAWhile("Move 1 of 9");
  await page.keyboard.press("k");
  await clock.runFor(400);
  await stands(page, "Move 2 of 9");
  await clock.runFor(speeds.fast);
  await stands(page, "Move 3 of 9");
  await runs(true);
  await page.keyboard.press("k");
  await runs(false);
  await afterAWhile("Move 3 of 9"); // the key that stopped it did not start it again
  await auto.click();
  await afterAWhile("Move 9 of 9");
  await runs(false);
  // The speed is remembered; a hidden page stands still.
  await clock.resume();
  await page.reload();
  await tableReady(page, { plain: true });
  assert.equal(await page.getByTestId("speed").inputValue(), "fast");
  await clock.pauseAt(Date.now() + 7_200_000);
  await auto.click();
  await clock.runFor(400);
  await stands(page, "Move 1 of 9");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await runs(false);
  await afterAWhile("Move 1 of 9");
  await page.sound();
  await context.close();
});

test("a finger swipes from move to move over the board, and taps play all the same", async () => {
  const { context, page } = await visitor(house, {
    width: 390,
    height: 844,
    scale: 2,
    touch: true,
  });
  await openTable(page, `${dilaram}&move=2`);
  const board = await table(page).locator(".board-holder").boundingBox();
  const swipe = (from, to, rise = 0) => {
    const y = board.y + board.height / 2;
    return drag(
      page,
      { x: board.x + board.width * from, y },
      { x: board.x + board.width * to, y: y + rise },
    );
  };
  await step(page, "on").tap();
  await stands(page, "Move 3");
  // A tap touches men.
  await tap(page, ["87", "77"]);
  await stands(page, "Move 4 of 9");
  await swipe(0.2, 0.8);
  await stands(page, "Move 3");
  await swipe(0.8, 0.2);
  await stands(page, "Move 4");
  // What goes up and down is the page’s.
  await swipe(0.5, 0.3, 200);
  assert.match(await at(page).textContent(), /^Move 4/);
  await page.sound();
  await context.close();
});

test("the keys are listed under ?, are those of the one list, and single ones can be turned off for good", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, `${dilaram}&move=2`, { plain: true });
  await page.keyboard.press("?");
  const sheet = page.getByTestId("keys");
  await sheet.waitFor();
  const listed = await sheet.locator("dd").allTextContents();
  for (const { does, where } of actions.filter(({ act: name, keys }) => name && keys.length > 0))
    if (["site", "steps", "study"].includes(where)) assert.ok(listed.includes(does), does);
  assert.ok(!listed.some((does) => /dice/i.test(does)), "there are no dice here");
  await sheet.getByTestId("single-keys").uncheck();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  for (const key of ["u", ".", "y"]) await page.keyboard.press(key);
  await stands(page, "Move 2");
  await page.keyboard.press("ArrowRight");
  await stands(page, "Move 3");
  await page.reload();
  await tableReady(page, { plain: true });
  await page.keyboard.press("?");
  await page.keyboard.press("u");
  await page.keyboard.press("ArrowLeft");
  await stands(page, "Move 1");
  assert.equal(await sheet.count(), 0);
  // The button is there all the same, and turns them on again.
  await page.locator("footer [data-keys]").click();
  await sheet.getByTestId("single-keys").check();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  // At the foot of the page the keyboard is not at the board.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.keyboard.press("u");
  await stands(page, "Start");
  await page.sound();
  await context.close();
});
