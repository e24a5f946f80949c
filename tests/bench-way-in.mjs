// How soon a stranger makes a first legal move: the first page opened by a browser that has never seen it, a piece pressed and its
// place. Told for mouse and finger, on this machine and on a phone of the middle class (four times slower, 1.6 Mbit/s and 150 ms away,
// as Lighthouse has it), each beside the page's own load in the same run. Nobody hesitates here: a person's time comes on top.
//   node tests/bench-way-in.mjs [--times 3]
import { parseArgs } from "node:util";
import start from "../site/src/_data/start.mjs";
import { start as open, until } from "./browser/harness.mjs";
import { firstMove, patience, press, table, tap, visitor } from "./browser/hands.mjs";
import { figure } from "./figures.mjs";

const { values } = parseArgs({ options: { times: { type: "string", default: "3" } } });
const times = Number(values.times);
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const counting = () => {
  window.presses = 0;
  addEventListener("pointerdown", () => (window.presses += 1), true);
};

const house = await open();
try {
  const { spots } = await firstMove({ game: start.here });
  for (const [device, slow] of [
    ["this machine", false],
    ["a slow phone on a slow line", true],
  ])
    for (const [how, more, hand] of [
      ["mouse", { width: 1280, height: 800 }, press],
      ["finger", { width: 390, height: 844, touch: true }, tap],
    ]) {
      const measured = [];
      for (let time = 0; time < times; time++) {
        const { context, page } = await visitor(house, { ...more, init: counting });
        if (slow) {
          const devtools = await context.newCDPSession(page);
          await devtools.send("Network.enable");
          await devtools.send("Network.emulateNetworkConditions", slowLine);
          await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
        }
        const began = performance.now();
        await page.goto("/");
        const loaded = performance.now() - began;
        await table(page).locator(".board-view.awake").waitFor();
        const awake = performance.now() - began;
        await hand(page, spots);
        await until(
          "the move is made",
          () =>
            page.evaluate(() => document.querySelector("[data-panel]").panel.match.state.line[0]),
          patience,
        );
        const moved = performance.now() - began;
        measured.push({ loaded, awake, moved, presses: await page.evaluate(() => window.presses) });
        await context.close();
      }
      const { loaded, awake, moved, presses } = measured.sort((a, b) => a.moved - b.moved)[
        times >> 1
      ];
      const seconds = (ms) => (ms / 1000).toFixed(1);
      figure(
        `first legal move by ${how}, ${device}`,
        `${presses} touches; page loaded after ${seconds(loaded)} s, board ready after ${seconds(awake)} s, move made after ${seconds(moved)} s (${(moved / loaded).toFixed(1)} times the load; median of ${times})`,
      );
    }
} finally {
  await house.close();
}
