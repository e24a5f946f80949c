// On a slow machine or a slow net a page is read before its scripts are there. What stands in sight then stays where it is when
// they come: a page of every template, as a phone and a laptop show it. (Fonts that come late change where lines break.)
// shares: 2
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start } from "../harness.mjs";
import { oneOfEachTemplate, pageReady, painted, visitor } from "../hands.mjs";
import { ownShare } from "../../share.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** As Lighthouse holds a page to be steady (reports.mjs). */
const MOST = 0.02;

/** In the page, before its scripts: every jump of what is in sight, with what jumped. */
const watchJumps = () => {
  window.jumps = [];
  const named = (node) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement;
    return one ? `${one.localName}.${one.getAttribute("class") ?? ""}` : "gone";
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries())
      if (!hadRecentInput)
        window.jumps.push({
          value,
          startTime,
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${named(node)} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`,
          ),
        });
  }).observe({ type: "layout-shift", buffered: true });
};

async function jumpsOf(path, size) {
  const { context, page } = await visitor(house, { ...size, newcomer: true, init: watchJumps });
  let release;
  const held = new Promise((done) => (release = done));
  const hold = async (route) => {
    await held;
    await route.continue().catch(() => {}); // the page may have gone
  };
  await page.route(/\.(mjs|wasm|json)(\?|$)|\/wasm\//, hold);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading"); // all is there but what scripts add
  await page.evaluate(async () => void (await document.fonts.ready));
  await painted(page);
  const from = await page.evaluate(() => performance.now());
  release();
  await page.waitForLoadState("load");
  await page.waitForLoadState("networkidle");
  await pageReady(page, { plain: true });
  await painted(page);
  const jumps = await page.evaluate(() => window.jumps);
  await context.close();
  return jumps.filter(({ startTime }) => startTime >= from);
}

// The editor lays out another page where it is asked for a game, the search where it is asked for words; a table its seats beside
// one another on a phone, where the board lies; a long board is stood on end there.
const paths = [
  ...new Set([
    ...oneOfEachTemplate(),
    "/set-up/?game=falkener-xiangqi",
    "/search/?q=king",
    "/play/backgammon/",
    "/play/royal-mylis/",
    "/play/falkener-sacred-way/",
    "/play/falkener-atep/",
  ]),
];

for (const path of ownShare(paths))
  test(`${path} stays where it is when scripts come late`, async () => {
    for (const size of [
      { width: 412, height: 823, touch: true },
      { width: 1280, height: 800 },
    ]) {
      const jumps = await jumpsOf(path, size);
      const sum = jumps.reduce((all, { value }) => all + value, 0);
      assert.ok(
        sum < MOST,
        `${path} at ${size.width}: ${sum.toFixed(4)}: ${JSON.stringify(jumps.filter(({ value }) => value > 0.001))}`,
      );
    }
  });
