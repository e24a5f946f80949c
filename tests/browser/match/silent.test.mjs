// A worker of the computer player that never answers: it is said, another is asked, and nothing is lost.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { attempts, patience as waits } from "../../../wasm/machine.mjs";
import { start, until } from "../harness.mjs";
import {
  answered,
  firstMove,
  kept,
  line,
  moves,
  movesOf,
  newGame,
  openTable,
  patience,
  press,
  visitor,
} from "../hands.mjs";
import { notice, noticed, plainly } from "../store/keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

// The first so many workers of the computer player hear nothing that is asked of them.
const mute = (count) => `(() => {
  ${String(plainly).replace(/^\(\) => /, "")}
  const Real = Worker;
  window.machines = { started: 0, muted: ${count} };
  window.Worker = class extends Real {
    constructor(url, options) {
      super(url, options);
      this.mute = options?.name === 'machine' && (window.machines.started += 1) <= window.machines.muted;
    }
    postMessage(...words) { if (!this.mute) super.postMessage(...words); }
  };
})()`;

async function table(count) {
  const { context, page } = await visitor(house);
  await context.addInitScript(mute(count));
  await page.clock.install();
  await openTable(page, "/play/", { plain: true });
  await newGame(page, { seats: { odd: "person", even: "child" } });
  const { words, spots } = await firstMove();
  await press(page, spots);
  await movesOf(page, 1);
  await until(
    "the computer thinks",
    () => page.evaluate(() => document.querySelector(".thinking") !== null),
    patience,
  );
  return { context, page, words };
}

test("the worker never answers: after the stated wait it is said and another is asked, which plays", async () => {
  const { context, page, words } = await table(1);
  await page.clock.runFor((waits.heard - 5) * 1000);
  assert.equal(await notice(page).filter({ hasText: "not answered" }).count(), 0);
  await page.clock.runFor(10_000);
  await noticed(
    page,
    /has not answered for 30 seconds\. It was started again, and nothing is lost\./,
  );
  await page.clock.resume();
  await answered(page, words);
  assert.equal(await page.evaluate(() => window.machines.started), 2);
  await page.sound();
  await context.close();
});

test("no worker ever answers: that is said, the match is kept, and it may be asked again", async () => {
  const { context, page, words } = await table(attempts);
  for (let i = 0; i < attempts; i += 1) await page.clock.runFor(waits.heard * 1000 + 1000);
  await noticed(page, /has not answered for 30 seconds, 3 times\. Your game is safe\./);
  assert.deepEqual(await moves(page), [words]);
  assert.equal(line((await kept(page)).record), words);
  await page.clock.resume();
  await page.getByTestId("go-on").click();
  await answered(page, words);
  await page.sound();
  await context.close();
});
