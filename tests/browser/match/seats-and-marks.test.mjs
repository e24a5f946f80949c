// Who plays a seat, changed in the middle of a game; what can move, marked before the first touch; the last moves of four players.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  act,
  choose,
  cell,
  firstMove,
  kept,
  linkOf,
  openTable,
  press,
  table,
  told,
  visitor,
  withoutGL,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("a seat pressed in the middle of a game changes who plays it: at once, and saved with the match", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const { words } = await firstMove();
  await openTable(page, await linkOf({ words }), { plain: true });
  const sheet = page.getByTestId("seat-dialog");
  const seat = (id) => page.getByTestId(`seat-${id}`).locator('[data-part="who-plays"]');
  await seat("odd").click();
  await sheet.getByTestId("seat-name").fill("Ada");
  await page.keyboard.press("Enter");
  await until("her name", async () => /Ada/.test(await seat("odd").textContent()));
  await seat("even").click();
  await sheet.getByTestId("seat-who-choice-computer").check();
  const [level] = (
    await page.evaluate(() => document.querySelector("[data-panel]").panel.levels)
  ).map(({ id }) => id);
  await sheet.getByTestId(`seat-level-choice-${level}`).check();
  await sheet.getByTestId("sheet-change").click();
  await until(
    "it thinks at once, or has moved",
    async () =>
      (await page.locator(".seat.thinking").count()) > 0 ||
      (await told(page)).state.line.length > 1,
  );
  await until("it is saved", async () => /Ada/.test((await kept(page))?.record ?? ""));
  await page.goto("/play/");
  await page.locator('[data-ready="board"]').waitFor();
  const { players } = (await told(page)).state;
  assert.deepEqual(
    players.map(({ machine, level: at, name }) => [machine, machine ? at : name]),
    [
      [true, level],
      [false, "Ada"],
    ],
  );
  await page.sound();
  await context.close();
});

test("a match is shown a piece at a time, whole for whoever changes it meanwhile, and another player leaves the board as it is", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  await openTable(page, await linkOf(), { plain: true });
  const seen = await page.evaluate(async () => {
    const { panel } = document.querySelector("[data-panel]");
    const line = document.querySelector('[data-part="say"]');
    const told = {};
    let pending = panel.inPieces(() => {
      const done = panel.begin();
      line.textContent = "old";
      return done;
    });
    told.later = line.textContent;
    told.begun = await pending;
    told.then = line.textContent;
    pending = panel.inPieces(() => panel.begin());
    line.textContent = "old";
    panel.match.seat(0, { name: "Ada" });
    told.changed = line.textContent;
    await pending;
    const { svg } = panel.match;
    let drawn = 0;
    panel.match.svg = (...how) => ((drawn += 1), svg.apply(panel.match, how));
    panel.match.seat(0, { name: "Grace" });
    told.seated = drawn;
    panel.show({ flipped: !panel.view.flipped });
    told.turned = drawn;
    return told;
  });
  assert.equal(seen.later, "old");
  assert.equal(seen.begun, true);
  assert.notEqual(seen.then, "old");
  assert.notEqual(seen.changed, "old");
  assert.equal(seen.seated, 0);
  assert.ok(seen.turned > 0);
  await page.sound();
  await context.close();
});

test("what can move is marked before the first touch for whoever wants it, and the wish is remembered", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const { spots } = await firstMove();
  await openTable(page, await linkOf(), { plain: true });
  const marked = () =>
    table(page)
      .locator(".grid .movable")
      .evaluateAll((all) => all.map((one) => one.dataset.name).sort());
  assert.deepEqual(await marked(), []);
  await page.keyboard.press("0");
  const { state, spots: all } = await told(page);
  assert.deepEqual(await marked(), state.next.map((spot) => all[spot].name).sort());
  assert.equal(await cell(table(page), spots[0]).getAttribute("aria-description"), "can move");
  await page.reload();
  await page.locator('[data-ready="board"]').waitFor();
  await until("marked again", async () => (await marked()).length > 0);
  await press(page, [spots[0]]);
  await until("gone at the first touch", async () => (await marked()).length === 0);
  await choose(page, "movable");
  assert.equal(await act(page, "movable").getAttribute("aria-pressed"), "false");
  await page.sound();
  await context.close();
});

test("where four play, the last three moves stand near the board, each with whose it is", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = "falkener-chaturanga";
  await openTable(page, await linkOf({ game }), { plain: true });
  const last = page.getByTestId("last-moves");
  assert.equal(await last.textContent(), "");
  const played = await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    for (let n = 0; n < 60 && match.state.line.filter(({ seat }) => seat >= 0).length < 4; n += 1)
      match.play(match.state.moves[0].words);
    const { seats } = match.card;
    return match.state.line
      .filter(({ seat, words }) => seat >= 0 && words)
      .map(({ seat }) => seats[seat].name);
  });
  assert.ok(played.length >= 4);
  const shown = await last.locator(".away").allTextContents();
  assert.deepEqual(
    shown.map((name) => name.trim()),
    played.slice(-3),
  );
  await page.sound();
  await context.close();
});
