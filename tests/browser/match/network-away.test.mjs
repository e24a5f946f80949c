// The network fails for a moment in the middle of a game: the game goes on, what a person asked for is told in our words and comes
// when it is asked for again, and what comes by itself comes with the next move.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { network } from "../../../site/src/js/words/network.mjs";
import {
  act,
  choose,
  firstMove,
  linkOf,
  NOT_FETCHED,
  openTable,
  patience,
  playWords,
  visitor,
  without,
  withoutGL,
} from "../hands.mjs";
import { start, until } from "../harness.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const told = (page) => page.getByTestId("notice").filter({ hasText: network.notFetched });

test("what a button asks for and cannot be had is told, and comes when the button is pressed again", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const { back } = await without(page, /\/(type-move|settings|classroom)\.mjs$/);
  await openTable(page, await linkOf(), { plain: true });
  const asked = [
    [() => page.keyboard.press(":"), page.getByTestId("typed-move")],
    [() => act(page, "class-tools").click(), page.locator('[data-part="classroom"]')],
    [() => choose(page, "settings"), page.getByTestId("settings")],
  ];
  for (const [ask] of asked) {
    await ask();
    await told(page).waitFor();
    await ask();
    await told(page).getByRole("button").click(); // one, however often it was asked for
    await told(page).waitFor({ state: "detached" });
  }
  await back();
  for (const [ask, shown] of asked) {
    await ask();
    await shown.waitFor();
  }
  await page.sound(NOT_FETCHED);
  await context.close();
});

test("comments, the class tools and the drawn board, where they cannot be had, come with the next move, and nothing is said", async () => {
  const { context, page } = await visitor(house);
  const { failed, back } = await without(page, /\/(notes|classroom|canvas)\.mjs$/);
  await openTable(page, await linkOf(), { plain: true });
  await until("all were asked for", async () => failed.size === 3, patience);
  assert.equal(await told(page).count(), 0);
  await back();
  await playWords(page, (await firstMove()).words);
  await page.locator(".table .board-view.drawn").waitFor();
  await until(
    "comments and the class tools",
    () =>
      page.evaluate(() => {
        const { panel } = document.querySelector("[data-panel]");
        return Boolean(panel.notes && panel.classroom);
      }),
    patience,
  );
  await page.sound(NOT_FETCHED);
  await context.close();
});

test("a board whose drawn marks cannot be had shows the move all the same, and them with the next", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const { failed, back } = await without(page, /\/drawn-marks\.mjs$/);
  await openTable(page, await linkOf(), { plain: true });
  const mark = (spot) =>
    page.evaluate((at) => {
      document.querySelector("[data-panel]").panel.match.drawMark("red", at);
    }, spot);
  await mark(0);
  await until("they were asked for", async () => failed.size === 1, patience);
  await back();
  await mark(9);
  await page.getByTestId("drawn-marks").waitFor({ state: "attached" });
  await until(
    "both are drawn",
    async () => (await page.getByTestId("drawn-marks").locator("g[class^=mark-]").count()) === 2,
    patience,
  );
  await page.sound(NOT_FETCHED);
  await context.close();
});
