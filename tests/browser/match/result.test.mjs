// The card at the end of a game: who won, the rule that ended it, and what one does next.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  axeFinds,
  axeVisitor,
  catalogue,
  coreOf,
  html,
  linkOf,
  openTable,
  passages,
  patience,
  playOf,
  setupOf,
  told,
  visitor,
} from "../hands.mjs";

const game = "falkener-xiangqi";
const nearMate = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1";

let house, setup, mate, person, computer;
before(async () => {
  house = await start();
  const ludus = await coreOf(game);
  setup = await setupOf(game, nearMate);
  const match = ludus.match(game, { setup });
  person = match.state().toMove;
  computer = 1 - person;
  mate = match.state().moves.find(({ words }) => {
    match.play(words);
    const { over, scores } = match.state().outcome;
    match.undo();
    return over && scores[0] !== scores[1];
  })?.words;
  match.drop();
  assert.ok(mate, "a move mates");
});
after(() => house?.close());

const card = (page) => page.getByTestId("result");

/** A person and a computer player at the board, and the mate in one made. */
async function ended(page, level) {
  await openTable(page, await linkOf({ game, setup }));
  await page.evaluate(
    ([seat, at, words]) => {
      const { match } = document.querySelector("[data-panel]").panel;
      match.seat(seat, { machine: true, level: at, name: "" });
      match.play(words);
    },
    [computer, level, mate],
  );
  await card(page).waitFor();
}

const levels = async () => (await coreOf(game)).levels().map(({ id }) => id);

test("at the end of a game a card says who won, and the rule that ended it with its passage", async () => {
  const { context, page } = await visitor(house);
  await ended(page, (await levels())[0]);
  const { state } = await told(page);
  assert.equal(await card(page).locator("h2").textContent(), "You win");
  const link = card(page).locator(`[data-rule="${state.outcome.rule}"] a`).first();
  await link.waitFor();
  const { url, plain } = passages()[state.outcome.rule];
  assert.ok((await link.getAttribute("href")).endsWith(url), `the passage is ${url}`);
  if (plain) assert.equal(await card(page).locator(".plain").textContent(), plain);
  await page.sound();
  await context.close();
});

test("taken back, the end has no card, and closed, it does not come again", async () => {
  const { context, page } = await visitor(house);
  await ended(page, (await levels())[0]);
  const match = (name) =>
    page.evaluate((each) => document.querySelector("[data-panel]").panel.match[each](), name);
  await match("undo");
  await card(page).waitFor({ state: "hidden" });
  await match("redo");
  await card(page).waitFor();
  await page.getByTestId("result-close").click();
  await card(page).waitFor({ state: "hidden" });
  await page.evaluate(() => document.querySelector("[data-panel]").panel.match.tell("seat"));
  assert.equal(await card(page).isVisible(), false);
  await page.sound();
  await context.close();
});

for (const [button, swaps, change] of [
  ["rematch", false, "with the same players"],
  ["swap", true, "with the sides changed"],
])
  test(`${button}: a new game from the same beginning, ${change}`, async () => {
    const { context, page } = await visitor(house);
    await ended(page, (await levels())[0]);
    // With the sides changed the computer mates at once, and the new game might be over before it is looked at.
    await page.evaluate(() => document.querySelector("[data-panel]").panel.opponent.hold(true));
    await page.getByTestId(`result-${button}`).click();
    await card(page).waitFor({ state: "hidden" });
    const { state, record } = await until(
      "the new game",
      async () => {
        const here = await told(page);
        return !here.state.outcome.over && here;
      },
      patience,
    );
    assert.equal(state.players[person].machine, swaps);
    assert.equal(state.players[computer].machine, !swaps);
    assert.ok(record.includes(`[Setup "${setup}"]`), "it begins where the other began");
    await page.sound();
    await context.close();
  });

test("stronger: the computer plays a level higher, and at the highest nobody is offered more", async () => {
  const { context, page } = await visitor(house);
  const all = await levels();
  await ended(page, all[0]);
  await page.getByTestId("result-stronger").click();
  await card(page).waitFor({ state: "hidden" });
  assert.equal((await told(page)).state.players[computer].level, all[1]);
  await page.goto("about:blank");
  await ended(page, all.at(-1));
  assert.equal(await page.getByTestId("result-stronger").count(), 0);
  await page.sound();
  await context.close();
});

test("review: the game is stepped through from its beginning", async () => {
  const { context, page } = await visitor(house);
  await ended(page, (await levels())[0]);
  await page.getByTestId("result-review").click();
  await page.getByTestId("stepper").waitFor();
  await card(page).waitFor({ state: "hidden" });
  const { state } = await told(page);
  assert.equal(
    state.line.find((step) => step.current),
    undefined,
  );
  await page.sound();
  await context.close();
});

test("on a phone the card leaves the board in sight, and axe finds nothing in any theme", async () => {
  const { context, page } = await axeVisitor(house, { width: 390, height: 844, touch: true });
  await ended(page, (await levels())[0]);
  await card(page).locator("[data-rule]").waitFor();
  const [over, board] = await Promise.all([
    card(page).boundingBox(),
    page.locator(".board-holder").boundingBox(),
  ]);
  assert.ok(over.y + over.height <= 844, "the card is in the window");
  assert.ok(over.y > board.y + board.height / 2, "half of the board at least is free of the card");
  // Three of its buttons and then two, and none alone as wide as the card.
  const widths = await card(page)
    .locator(".bar button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width / innerWidth));
  assert.equal(widths.length, 5);
  for (const width of widths) assert.ok(width < 0.5, `${widths}`);
  assert.deepEqual(await axeFinds(page, "the card at the end"), []);
  await page.sound();
  await context.close();
});

test("for the projector the card’s frame is whole, and words keep clear of the edges of their buttons", async () => {
  const { context, page } = await visitor(house, {
    width: 1280,
    height: 800,
    init: () => localStorage.setItem("codex-ludorum/theme", "projector"),
  });
  await ended(page, (await levels())[0]);
  // The frame is drawn two pixels outside the card, which the column beside the board may not cut.
  const above = await card(page).evaluate(
    (one) => one.getBoundingClientRect().top - one.parentElement.getBoundingClientRect().top,
  );
  assert.ok(above >= 2, `${above}`);
  const room = await page.locator(".play .acts > button:visible").evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const { left, right } = one.getBoundingClientRect();
      const text = words.getBoundingClientRect();
      return Math.min(text.left - left, right - text.right);
    }),
  );
  assert.equal(room.length, 5);
  for (const each of room) assert.ok(each >= 5, `${room}`);
  await page.sound();
  await context.close();
});

test("where another goal was agreed on, the line tells that one, and in the next usual match the usual one", async () => {
  const { context, page } = await visitor(house);
  const goal = page.getByTestId("to-win");
  await openTable(
    page,
    await linkOf({ game: "fulke-1", options: { victory: "bodies", victory_men: "5" } }),
    { plain: true },
  );
  assert.match(
    await goal.textContent(),
    /To win: A triumph, or an agreed number of captured pieces.*: 5\./,
  );
  assert.equal(await goal.locator(".to-passage").isVisible(), false);
  await page.evaluate(() => document.querySelector("[data-panel]").panel.begin());
  assert.match(await goal.textContent(), /To win: You win by doing two things/);
  assert.ok(await goal.locator(".to-passage").isVisible());
  await page.sound();
  await context.close();
});

test("beside every board one line says how the game is won, and leads to the book or the rules", async () => {
  const { context, page } = await visitor(house);
  for (const { id } of await catalogue()) {
    const text = html(playOf(id));
    const line = /<p class="to-win[^>]*>(.*?)<\/p>/.exec(text)?.[1] ?? "";
    assert.match(
      line,
      /<b>(To win|Your task):<\/b> <span data-part="goal">[^<]{12,260}[.!?”’]<\/span> <a class="to-passage" data-part="goal-passage" href="[^"]+#/,
      id,
    );
  }
  await openTable(page, playOf(game), { plain: true });
  await page.getByTestId("to-win").locator(".to-passage").click();
  await page.waitForURL(/#falkener\.xiangqi\.end$/);
  await page.sound();
  await context.close();
});

test("beside a board that goes across the window, what one does next stands in the first screen", async () => {
  const flat = "falkener-sacred-way";
  const match = (await coreOf(flat)).match(flat, {});
  for (let turn = 0; !match.state().outcome.over; ++turn) {
    const { moves } = match.state();
    match.play(moves[(7 * turn) % moves.length].words);
  }
  const link = await linkOf({ record: match.record(), game: flat });
  match.drop();
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ]) {
    const { context, page } = await visitor(house, { width, height });
    await openTable(page, link);
    await card(page).locator("[data-rule]").waitFor();
    const buttons = page.locator('[data-testid="result"] button, .acts > button').filter({
      visible: true,
    });
    const ends = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    assert.ok(ends.length >= 9, `${ends.length} buttons`);
    assert.ok(Math.max(...ends) <= height, `at ${width}×${height}: ${ends.join(", ")}`);
    await page.sound();
    await context.close();
  }
});
