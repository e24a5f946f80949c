// Two people at one screen: their clocks, chosen with the game, saved with it, standing while nobody looks, and told when time is
// up; and the board that turns to whoever moves next. The page's time is the test's.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  choose,
  linkOf,
  openTable,
  patience,
  says,
  table,
  tableReady,
  unfold,
  visitor,
  withoutGL,
} from "../hands.mjs";
import { start, until } from "../harness.mjs";

const game = "falkener-turkish";
let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const clocks = (page) => table(page).getByTestId("clock").allTextContents();
const running = (page) =>
  table(page)
    .locator(".seat:has(.clock.running)")
    .evaluateAll((seats) => seats.map((seat) => Number(seat.dataset.seat)));
/** What each clock shows, by seat. */
const bySeat = (page) =>
  table(page)
    .locator(".seat")
    .evaluateAll((seats) =>
      seats
        .sort((a, b) => a.dataset.seat - b.dataset.seat)
        .map((seat) => seat.querySelector(".clock")?.textContent),
    );
const play = (page) =>
  page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    match.play(match.state.moves[0].words);
    return match.state.toMove;
  });
/** The page's time stands, and goes on by so much where the test says so. */
const ownTime = () => {
  window.time = 1000;
  performance.now = () => window.time;
};
const pass = (page, milliseconds) =>
  page.evaluate((more) => {
    window.time += more;
  }, milliseconds);
/** Waits until the clocks show so many seconds, by seat. */
const show = (page, seconds) =>
  until(
    `clocks at ${seconds}`,
    async () => (await bySeat(page)).map(secondsOf).join() === seconds.join(),
    patience,
  );
/** The page goes out of sight, and comes back. */
const hide = (page, hidden) =>
  page.evaluate((away) => {
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (away ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);

test("clocks are chosen for two people alone; each runs in its own turn, gets its extra time, stands while nobody looks and over a reload, and the end of time is told", async () => {
  const { context, page } = await visitor(house, { init: `(${withoutGL})(); (${ownTime})();` });
  await openTable(page, `/play/${game}/`, { plain: true });
  await choose(page, "new");
  const sheet = page.getByTestId("new-game");
  await sheet.waitFor();
  await unfold(sheet);
  const choice = sheet.getByTestId("clock-choice");
  assert.equal(await choice.isVisible(), false, "against the computer there is none");
  await sheet.getByTestId("side-choice-friend").check({ force: true });
  await choice.waitFor();
  assert.equal(await sheet.getByTestId("clock-extra").isVisible(), false);
  await sheet.getByTestId("clock-minutes").selectOption("5");
  await sheet.getByTestId("clock-extra").selectOption("2");
  await sheet.getByTestId("sheet-begin").click();
  await until("two clocks", async () => (await clocks(page)).join() === "5:00,5:00", patience);

  const next = await play(page);
  const last = 1 - next;
  await until("the next one’s runs", async () => (await running(page)).join() === `${next}`);
  const times = (own, other) => (next === 0 ? [own, other] : [other, own]);
  await pass(page, 10_000);
  await show(page, times(290, 300));
  await play(page);
  assert.deepEqual(await running(page), [last]);
  await show(page, times(292, 300)); // two seconds are added
  await pass(page, 5000);
  await show(page, times(292, 295));

  await hide(page, true);
  assert.deepEqual(await running(page), []);
  await pass(page, 60_000);
  await hide(page, false);
  await table(page).locator(".clock.waits").waitFor();
  await show(page, times(292, 295)); // nobody looked
  await page.reload();
  await tableReady(page, { plain: true });
  await until("two clocks again", async () => (await clocks(page)).length === 2, patience);
  await show(page, times(292, 295));
  assert.deepEqual(await running(page), [], "until somebody touches the table they stand");
  await table(page)
    .getByTestId("board-grid")
    .click({ position: { x: 3, y: 3 } });
  assert.deepEqual(await running(page), [last]);

  await pass(page, 295_000);
  const { seats } = await page.evaluate(() => document.querySelector("[data-panel]").panel.card);
  const notice = page.getByTestId("notice").filter({ hasText: /Time is up/ });
  await notice.waitFor();
  assert.match(
    await notice.textContent(),
    new RegExp(`^Time is up for ${seats[last].name}\\. ${seats[next].name} wins on time\\.`),
  );
  assert.equal((await bySeat(page))[last], "0:00");
  assert.deepEqual(await running(page), []);
  await notice.getByRole("button", { name: "Play on without clocks" }).click();
  await until("no clock", async () => (await clocks(page)).length === 0, patience);
  await page.sound();
  await context.close();
});

const secondsOf = (words) => {
  const [minutes, seconds] = words.split(":").map(Number);
  return 60 * minutes + seconds;
};

test("two people are told whose turn it is, and the board turns to whoever moves next where they want it", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  await openTable(page, await linkOf({ game }), { plain: true });
  const names = await page.evaluate(() =>
    document.querySelector("[data-panel]").panel.card.seats.map(({ name }) => name),
  );
  const flipped = () => table(page).evaluate((one) => one.classList.contains("flipped"));
  let next = await play(page);
  await says(page, new RegExp(`${names[next]} to (move|play)`));
  await table(page).locator(`.seat.turn[data-seat="${next}"]`).waitFor();
  await choose(page, "settings");
  const sheet = page.getByTestId("settings");
  await sheet.getByTestId("setting-turns").check();
  await sheet.getByTestId("sheet-done").click();
  for (let turn = 0; turn < 2; turn += 1) {
    next = await play(page);
    await until("the board is turned", async () => (await flipped()) === (next === 1), patience);
  }
  await page.sound();
  await context.close();
});
