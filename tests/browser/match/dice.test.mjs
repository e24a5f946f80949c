// Games of dice at the table: a game of backgammon played by mouse, finger and key; throws entered by hand; what cannot
// be played said; a throw taken back and a turn handed over; the counts.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  atBackgammon as at,
  act,
  choose,
  coreOf,
  diceByHand,
  drag,
  moves,
  movesOf,
  newGame,
  open,
  openTable,
  opened,
  patience,
  press,
  says,
  spoken,
  table,
  tap,
  visitor as anyVisitor,
  walk,
  withoutGL,
  openTab,
} from "../hands.mjs";
import { start, until } from "../harness.mjs";

const game = "backgammon";
let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const button = (page, id) => table(page).getByTestId(id);
const thrown = /^[1-6]-[1-6]$/;
async function visitor(...of) {
  const { context, page } = await anyVisitor(...of);
  await context.addInitScript(diceByHand);
  return { context, page };
}

test("by mouse: a man goes by each die and by both, is taken back by a step or by the throw, and the dice stay", async () => {
  const { context, page } = await visitor(house);
  await at(page, "6:4");
  await says(page, /White to play 6 and 4/);
  await press(page, ["&"]);
  await opened(table(page), ["o", "s", "u"]);
  await spoken(table(page), "o", /possible with several dice/);
  await press(page, ["o"]);
  assert.deepEqual(await movesOf(page, 3), ["6:4", "&-s", "s-o"]);
  await says(page, /Black to roll/);
  await button(page, "take-back").click();
  await says(page, /White to play 4/);
  await choose(page, "redo");
  await button(page, "retake").click();
  await says(page, /White to play 6 and 4/);
  await press(page, ["n", "i", "h", "b"]);
  await says(page, /Black to roll/);
  const throwing = button(page, "throw");
  await throwing.click();
  const played = await movesOf(page, 4);
  assert.match(played[3], thrown);
  await page.sound();
  await context.close();
});

test("by mouse: the dice on the board are pressed to throw", async () => {
  const { context, page } = await visitor(house);
  await at(page, "6:4 &-s s-o");
  await spoken(table(page), "die1", /a die to roll, press to roll/);
  await press(page, ["die1"]);
  assert.match((await movesOf(page, 4))[3], thrown);
  await page.sound();
  await context.close();
});

test("by finger, on a board without its canvas: taps, and a man dragged along the points", async () => {
  const { context, page } = await visitor(house, {
    width: 390,
    height: 844,
    touch: true,
    init: withoutGL,
  });
  await at(page, "6:4", { plain: true });
  await tap(page, ["n", "g"]);
  await movesOf(page, 2);
  await open(page, "h");
  const middle = async (name) => {
    const box = await table(page).locator(`[data-name="${name}"]`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // At rest before it is lifted: a finger that flings has its next tap swallowed by the browser.
  await drag(page, await middle("h"), await middle("d"), [0.3, 0.6, 0.9, 0.97, 0.99, 1, 1, 1]);
  assert.deepEqual(await movesOf(page, 3), ["6:4", "n-g", "h-d"]);
  await button(page, "throw").tap();
  await movesOf(page, 4);
  await page.sound();
  await context.close();
});

test("by mouse, on a board without its canvas: a man is dragged by both dice at once", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  await at(page, "6:4", { plain: true });
  const middle = async (name) => {
    const box = await table(page).locator(`[data-name="${name}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle("&")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("s")), { steps: 4 });
  await page.mouse.move(...(await middle("o")), { steps: 4 });
  await page.mouse.up();
  assert.deepEqual(await movesOf(page, 3), ["6:4", "&-s", "s-o"]);
  await page.sound();
  await context.close();
});

test("by key: every place is reached by the arrows, S throws, Z takes the throw back", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  await at(page, "6:4", { plain: true });
  await table(page).locator('[role="gridcell"][tabindex="0"]').focus();
  await walk(page, table(page), "m");
  await walk(page, table(page), "&");
  await page.keyboard.press("Enter");
  await opened(table(page), ["o", "s", "u"]);
  await walk(page, table(page), "u");
  await page.keyboard.press("Enter");
  assert.deepEqual(await movesOf(page, 2), ["6:4", "&-u"]);
  await walk(page, table(page), "h");
  await page.keyboard.press("Enter");
  await walk(page, table(page), "b");
  await page.keyboard.press("Enter");
  await movesOf(page, 3);
  await page.keyboard.press("z");
  await says(page, /White to play 6 and 4/);
  await page.keyboard.press("r");
  await page.keyboard.press("r");
  await says(page, /Black to roll/);
  await page.keyboard.press("s");
  await movesOf(page, 4);
  await page.sound();
  await context.close();
});

test("real dice: both sides’ throws are entered by touch and by number keys, in any order", async () => {
  const { context, page } = await visitor(house);
  await at(page, "6:4 &-s s-o");
  await choose(page, "real");
  const picker = button(page, "picker");
  await picker.waitFor();
  await button(page, "die-3").click();
  await button(page, "clear-dice").click();
  await button(page, "die-2").click();
  await button(page, "die-5").click();
  assert.equal((await movesOf(page, 4))[3], "5-2");
  await says(page, /Black to play 5 and 2/);
  await press(page, ["a", "f"], table(page), { blind: true });
  const [now] = [await moves(page)];
  assert.ok(now.length === 4 || now[4] === "a-f", now.join(" "));
  await context.close();

  const second = await visitor(house, { init: withoutGL });
  await at(second.page, "6:4 &-s s-o", { plain: true });
  await choose(second.page, "real");
  await button(second.page, "picker").waitFor();
  await second.page.keyboard.press("1");
  await second.page.keyboard.press("6");
  assert.equal((await movesOf(second.page, 4))[3], "6-1");
  await second.page.sound();
  await second.context.close();
});

test("what cannot be played is said with its reason, goes on by itself, and where one stepped back at a button", async () => {
  const { context, page } = await visitor(house, {
    init: () => {
      window.said = [];
      addEventListener("say", ({ detail }) => window.said.push(detail), true);
    },
  });
  await at(page, "", { link: { setup: "am bar1 | n t2 u2 x2 y2 z2 &2 | to am | dice 6-5" } });
  assert.deepEqual(await movesOf(page, 1), ["lost"]);
  await says(page, /Black to roll/);
  const said = await page.evaluate(() => window.said);
  assert.ok(
    said.some((words) =>
      /White has no legal move\. The 6 cannot be used: Black blocks 19\. The 5 cannot be used: Black blocks 20\./.test(
        words,
      ),
    ),
    said.join(" | "),
  );
  await openTab(page, "moves");
  await page.getByTestId("moves").locator('[data-step="back"]').click();
  await button(page, "go-on").click();
  await says(page, /Black to roll/);
  await page.sound();
  await context.close();
});

test("against the machine: nothing is thrown before the person is done; then it throws and plays by itself", async () => {
  const { context, page } = await visitor(house);
  await page.clock.install();
  await openTable(page, `/play/${game}/`);
  await newGame(page, { seats: { am: "person", n: "child" } });
  await choose(page, "real");
  for (const id of ["die-6", "die-4"]) await button(page, id).click(); // the lot: the first seat begins
  await choose(page, "real");
  await press(page, ["&", "o"]);
  await button(page, "turn-done").waitFor();
  await page.clock.runFor(60_000);
  assert.equal((await moves(page)).length, 3, "nothing falls within a minute of the page");
  await button(page, "turn-done").click();
  await says(page, /White to roll/);
  const played = await moves(page);
  assert.match(played[3], thrown);
  assert.ok(played.length > 4, played.join(" "));
  // Undo goes back over the machine's turn to the last choice, with the dice as they lay.
  await act(page, "undo").click();
  await says(page, /White to play 4/);
  await page.sound();
  await context.close();
});

test("quick play: a throw falls by itself", async () => {
  const { context, page } = await visitor(house);
  await at(page, "6:4 &-s s-o");
  await choose(page, "quick");
  assert.match((await movesOf(page, 4))[3], thrown);
  await context.close();
});

test("counts and odds are shown on demand, as the core counts them", async () => {
  const { context, page } = await visitor(house);
  await at(page, "6:4 &-s");
  const panel = page.getByTestId("counts");
  await panel.getByRole("button", { name: "Pip count and odds" }).click();
  const match = (await coreOf(game)).match(game);
  match.play("6:4 &-s");
  const wanted = match.tallies();
  match.drop();
  assert.ok(wanted.length > 0, "the game counts nothing");
  await until(
    "the counts",
    async () => (await panel.locator("dt").count()) === wanted.flatMap(({ rows }) => rows).length,
    patience,
  );
  assert.deepEqual(
    await panel.locator("dd").allTextContents(),
    wanted.flatMap(({ rows }) => rows.map(({ value }) => value)),
  );
  assert.deepEqual(
    await panel.locator("h3").allTextContents(),
    wanted.map(({ title }) => title),
  );
  await page.sound();
  await context.close();
});
