// How soon the tab Analysis tells its first line, and whether anything on the page's own thread takes longer than 50 ms meanwhile.
//   node tests/bench-analysis.mjs [GAME...]
// Told of each game: when the tab is opened for the first time, with its worker still to be loaded; and after a move, with the worker
// there. Nothing is asserted: what counts is the machine it is measured on, which is told by how long a fixed sum takes.
import { start, until } from "./browser/harness.mjs";
import { linkOf, openTab, openTable, reckoned, visitor, withoutGL } from "./browser/hands.mjs";
import { figure } from "./figures.mjs";

const games = process.argv.slice(2);
if (games.length === 0)
  games.push(
    "fulke-1",
    "falkener-turkish",
    "falkener-draughts",
    "backgammon",
    "falkener-go",
    "falkener-tau",
  );

const began = performance.now();
let sum = 0;
for (let n = 0; n < 1e8; n++) sum = (sum + n) | 0;
figure("this machine, 100 million additions", `${Math.round(performance.now() - began)} ms`);

const house = await start();
try {
  for (const game of games) {
    let words = "";
    let { state } = await reckoned({ game });
    if (state.toMove < 0) {
      words = state.moves[0].words;
      ({ state } = await reckoned({ game, words }));
    }
    // The board as a picture: without a graphics card its canvas alone would keep the page busy.
    const { context, page } = await visitor(house, { init: withoutGL });
    await openTable(page, await linkOf({ game, words }), { plain: true });
    await page.evaluate(() => {
      const seen = /** @type {any} */ (window);
      seen.longTasks = [];
      new PerformanceObserver((list) =>
        seen.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: "longtask" });
      // The moment the list of lines is filled anew.
      seen.lineAfter = (act) =>
        new Promise((done) => {
          const from = performance.now();
          const list = document.querySelector(".analysis .lines");
          const watch = new MutationObserver(() => {
            if (list.childElementCount === 0) return;
            watch.disconnect();
            done(performance.now() - from);
          });
          watch.observe(list, { childList: true });
          act();
        });
    });
    // Until the page has come to rest by itself.
    for (let quiet = 0; quiet < 4;) {
      const before = await page.evaluate(() => /** @type {any} */ (window).longTasks.length);
      await page.waitForTimeout(500);
      const after = await page.evaluate(() => /** @type {any} */ (window).longTasks.length);
      quiet = after > before ? 0 : quiet + 1;
    }
    await page.evaluate(() => /** @type {any} */ (window.longTasks.length = 0));
    // The tab's script comes with its first opening.
    const opened = await page.evaluate(async () => {
      const from = performance.now();
      document.querySelector("#tab-analysis").click();
      return new Promise((done) => {
        const look = () =>
          document.querySelector('.analysis [data-testid="best-line"]')
            ? done(performance.now() - from)
            : setTimeout(look, 1);
        look();
      });
    });
    await until(
      "it rests",
      async () => (await page.getByTestId("analysis").getAttribute("aria-busy")) === "false",
    );
    const moved = await page.evaluate(
      (move) =>
        /** @type {any} */ (window).lineAfter(() =>
          /** @type {any} */ (document.querySelector("[data-panel]")).panel.match.play(move),
        ),
      state.moves[0].words,
    );
    await openTab(page, "moves");
    const long = await page.evaluate(() => /** @type {any} */ (window).longTasks);
    figure(
      `analysis of ${game}`,
      `first line ${Math.round(opened)} ms after the tab is first opened, ${Math.round(moved)} ms after a move; ${
        long.length === 0
          ? "nothing longer than 50 ms on the page"
          : `${long.length} tasks longer than 50 ms, the longest ${Math.round(Math.max(...long))} ms`
      }`,
    );
    await context.close();
  }
} finally {
  await house.close();
}
