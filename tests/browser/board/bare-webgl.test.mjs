// Browsers without WebGL: the board is drawn plainly, one sentence says so, and everything can be played.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { NO_WEBGL, start, until } from "../harness.mjs";
import {
  cell,
  firstMove,
  linkOf,
  moves,
  movesOf,
  openTable,
  patience,
  press,
  reckoned,
  say,
  table,
  tap,
  visitor,
  walk,
  withoutGL,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

for (const [way, more, hand] of [
  ["by mouse", {}, (page, spots) => press(page, spots)],
  [
    "by touch",
    { touch: true, width: 390, height: 844, scale: 2 },
    (page, spots) => tap(page, spots),
  ],
  [
    "by keyboard",
    {},
    async (page, spots) => {
      await page.getByTestId("board-grid").locator('[tabindex="0"]').focus();
      for (const spot of spots) {
        await walk(page, table(page), spot);
        await page.keyboard.press("Enter");
      }
    },
  ],
]) {
  test(`without WebGL one sentence says so, the board is drawn plainly, and a move ${way} is played and answered`, async () => {
    const { context, page } = await visitor(house, { ...more, init: withoutGL });
    await openTable(page, "/play/", { plain: true });
    const stands = () =>
      table(page)
        .locator(".board-holder")
        .evaluate((one) => Object.values(one.getBoundingClientRect().toJSON()).join(" "));
    const before = await stands();
    const told = page
      .getByTestId("notice")
      .getByText(/has no WebGL 2.*You can still play everything/);
    await told.waitFor();
    assert.equal(await told.count(), 1);
    assert.equal(await stands(), before, "the board moved under the hand");
    assert.equal(await page.getByTestId("canvas").isVisible(), false);
    const { words, spots } = await firstMove();
    const svg = table(page).locator(".picture svg.board");
    assert.ok(await svg.isVisible());
    await hand(page, spots);
    await page.locator('[data-testid="seat-odd"].turn:not(.thinking)').waitFor();
    const played = await until(
      "the answer",
      async () => {
        const now = await moves(page);
        return now.length > 1 && now;
      },
      patience,
    );
    assert.equal(played[0], words);
    await until(
      "the man is drawn where he went",
      async () => /black/.test(await cell(table(page), spots.at(-1)).getAttribute("aria-label")),
      patience,
    );
    await page.sound();
    await context.close();
  });
}

test("a browser whose graphics are switched off altogether plays on the plain board", async () => {
  const bare = await start({ flags: NO_WEBGL });
  try {
    const { context, page } = await visitor(bare);
    await openTable(page, await linkOf(), { plain: true });
    await page
      .getByTestId("notice")
      .getByText(/has no WebGL 2/)
      .waitFor();
    const { words, spots } = await firstMove();
    await press(page, spots);
    assert.deepEqual(await movesOf(page, 1), [words]);
    await page.sound();
    await context.close();
  } finally {
    await bare.close();
  }
});

test("a drawing context lost while playing leaves the plain board, and comes back", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const { words, spots } = await firstMove();
  await page.evaluate(() => {
    window.lost = document
      .querySelector("canvas")
      .getContext("webgl2")
      .getExtension("WEBGL_lose_context");
    window.lost.loseContext();
  });
  await table(page).locator(".board-view:not(.drawn)").waitFor();
  await press(page, spots);
  assert.deepEqual(await movesOf(page, 1), [words]);
  await page.evaluate(() => window.lost.restoreContext());
  await table(page).locator(".board-view.drawn").waitFor();
  const { state, names } = await reckoned({ words });
  const reply = state.moves[0];
  await press(
    page,
    reply.touches.map((index) => names[index]),
  );
  assert.deepEqual(await movesOf(page, 2), [words, reply.words]);
  await page.sound([/CONTEXT_LOST|context lost/i]);
  await context.close();
});

test("a canvas that does not arrive leaves the plain board and says so", async () => {
  const { context, page } = await visitor(house);
  await context.route("**/wasm/canvas.wasm", (route) => route.fulfill({ status: 500, body: "no" }));
  await openTable(page, await linkOf(), { plain: true });
  await page
    .getByTestId("notice")
    .getByText(/animated board could not be loaded.*You can still play everything/)
    .waitFor();
  const { words, spots } = await firstMove();
  await press(page, spots);
  assert.deepEqual(await movesOf(page, 1), [words]);
  assert.match(await say(page).textContent(), /White to move/);
  await page.sound([/500/]);
  await context.close();
});
