// A game of Siamese chess by keyboard alone.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  act,
  coreOf,
  openTable,
  patience,
  playOf,
  readMatch,
  says,
  table,
  thinkAbout,
  told,
  visitor,
  walk,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** Goes on with Tab until the focus is where it is wanted. */
async function tabTo(page, there) {
  for (let n = 0; n < 120; n += 1) {
    if (await there.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail("Tab does not lead there");
}

/** Chooses in a list with the arrow keys, as it is shown. */
async function choose(page, list, value) {
  await tabTo(page, list);
  const places = await list.locator("option").evaluateAll((all) => all.map((one) => one.value));
  const way = places.indexOf(value) - (await list.evaluate((one) => one.selectedIndex));
  for (let n = 0; n < Math.abs(way); n += 1)
    await page.keyboard.press(way > 0 ? "ArrowDown" : "ArrowUp");
  assert.equal(await list.inputValue(), value);
}

test(
  "a game of Siamese chess against the machine by keyboard alone: seats, a position, every move, to the mate",
  { timeout: 900_000 },
  async (t) => {
    const game = "falkener-siamese";
    const { context, page } = await visitor(house);
    await openTable(page, playOf(game));
    const [level] = (await coreOf(game)).levels();
    await tabTo(page, table(page).getByTestId("board-grid").locator('[tabindex="0"]'));
    await page.keyboard.press("n");
    const sheet = page.getByTestId("new-game");
    await sheet.waitFor();
    await tabTo(page, sheet.getByTestId("new-game-more").locator("> summary"));
    await page.keyboard.press("Enter");
    await choose(page, sheet.getByTestId("seat-choice-white"), "person");
    await choose(page, sheet.getByTestId("seat-choice-black"), level.id);
    await tabTo(page, sheet.getByTestId("sheet-begin"));
    await page.keyboard.press("Enter");
    await sheet.waitFor({ state: "detached" });

    await tabTo(page, act(page, "more"));
    await page.keyboard.press("Enter");
    await tabTo(page, act(page, "share"));
    await page.keyboard.press("Enter");
    const share = page.getByTestId("share");
    await share.waitFor();
    await tabTo(page, share.getByTestId("paste"));
    await page.keyboard.type("8/8/4k3/8/8/2SS4/8/R3K3 b - - 0 1");
    await page.keyboard.press("Enter");
    await share.waitFor({ state: "detached" });

    for (let turn = 0; turn < 60; turn += 1) {
      const now = await until(
        "the person’s move, or the end",
        async () => {
          const here = await told(page);
          return (
            (here.state.outcome.over || (here.state.toMove === 0 && here.state.line.length > 0)) &&
            here
          );
        },
        patience,
      );
      if (now.state.outcome.over) break;
      const { words } = await thinkAbout(now.record, {
        level: "strong",
        seconds: 0.5,
        seed: turn + 1,
      });
      await tabTo(page, table(page).getByTestId("board-grid").locator('[tabindex="0"]'));
      for (const index of now.state.moves.find((move) => move.words === words).touches) {
        await walk(page, table(page), now.spots[index].name);
        await page.keyboard.press("Enter");
      }
      await until(
        `${words} is played`,
        async () => (await told(page)).state.cursor !== now.state.cursor,
        patience,
      );
    }
    const { state, record } = await told(page);
    t.diagnostic(`${state.size} plies: ${state.outcome.text}`);
    assert.ok(
      state.outcome.over && state.size >= 3,
      `${state.size} plies, ${state.outcome.over ? "over" : "not over"}`,
    );
    assert.equal(state.outcome.rule, "falkener.siamese.end");
    assert.match(state.outcome.text, /mate/i);
    await says(page, /mate/i);
    const again = await readMatch(record);
    assert.ok(again.state().outcome.over, "the record replays to its end");
    again.drop();
    await page.sound();
    await context.close();
  },
);
