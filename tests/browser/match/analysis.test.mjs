// The tab Analysis: who is ahead in words, the best moves, a line on a board of its own, and the whole game with its turning points.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  firstMove,
  linkOf,
  openTab,
  openTable,
  patience,
  playOf,
  press,
  reckoned,
  told,
  visitor,
} from "../hands.mjs";

let house, context, page;
before(async () => {
  house = await start();
  ({ context, page } = await visitor(house));
});
after(async () => {
  await context?.close();
  await house?.close();
});

const draughts = "falkener-draughts";
const opinion = () => page.getByTestId("opinion");
const lines = () => page.getByTestId("best-line");
const rested = () =>
  until(
    "it has thought to the end",
    async () =>
      (await page.getByTestId("analysis").getAttribute("aria-busy")) === "false" &&
      (await opinion().textContent()) !== "",
    patience,
  );
/** The squares of the move that is marked as the best. */
const marked = () =>
  page.evaluate(() =>
    /class="hint/.test(document.querySelector("[data-panel]").panel.match.svg({})),
  );
/** A game of draughts in which Black gives two pieces away, and then more. */
const blunders =
  "d6-e5 c3-b4 e5-d4 e3xc5 b6xd4 d2-c3 f6-e5 b4-c5 e5-f4 c3xe5 f4-e3 f2xd4 a7-b6 c5xa7";

/** Words of so many turns of a game, any moves and any rolls. */
async function playedAnyhow(game, turns) {
  let words = "";
  for (let n = 0; ; n++) {
    const { state } = await reckoned({ game, words });
    if (state.outcome.over || state.turn > turns) return words;
    words = `${words} ${state.moves[(7 * n + 3) % state.moves.length].words}`.trim();
  }
}

test("it says who is ahead in words, tells the best line, and marks its first move on the board", async () => {
  await openTable(page, await linkOf({ game: draughts }), { plain: true });
  await openTab(page, "analysis");
  await until("the first line is there", async () => (await lines().count()) > 0, patience);
  assert.match(await opinion().textContent(), /^Even\.$|is (a little |clearly )?ahead/);
  await until("it is marked", marked, patience);
  const { state } = await told(page);
  assert.equal(state.line.length, 0, "the game is as it was");
  await page.sound([]);
});

test("as many of the best moves as one wants, each with its value, and its arrow", async () => {
  const wanted = page.getByTestId("line-count");
  for (const count of [3, 1, 2]) {
    await wanted.selectOption(String(count));
    await until(`${count} lines`, async () => (await lines().count()) === count, patience);
    const firsts = await lines().locator("button.first").allTextContents();
    assert.equal(new Set(firsts).size, count);
    await until(
      "the best is marked, and an arrow for each further one",
      async () =>
        (await marked()) &&
        (await page.getByTestId("arrows").locator("path").count()) === count - 1,
      patience,
    );
  }
});

test("a piece that is touched stops it, and it goes on when the piece is let go", async () => {
  const { names, next } = await reckoned({ game: draughts });
  assert.ok(names.length > 0);
  await page.getByTestId("analysis-button").waitFor();
  if ((await page.getByTestId("analysis-button").textContent()) !== "Stop")
    await page.getByTestId("analysis-button").click();
  await press(page, [next[0]]);
  await until(
    "it is paused",
    async () => /Paused/.test(await page.locator(".looked").textContent()),
    patience,
  );
  await page.keyboard.press("Escape");
  await until(
    "it looks again",
    async () => /Looked/.test(await page.locator(".looked").textContent()),
    patience,
  );
});

test("a line is stepped through on a board of its own", async () => {
  await rested();
  await lines().first().getByRole("button").first().click();
  const board = page.locator(".line-board");
  await board.locator("svg").waitFor();
  const first = await board.locator("svg").innerHTML();
  await board.getByRole("button", { name: "One move on in this line" }).click();
  await until(
    "the next position",
    async () => (await board.locator("svg").innerHTML()) !== first,
    patience,
  );
  assert.equal((await told(page)).state.line.length, 0);
  await board.getByRole("button", { name: "Close this line" }).click();
  await board.waitFor({ state: "hidden" });
});

test("closed, it thinks no more and takes its mark from the board", async () => {
  await openTab(page, "moves");
  await until("the mark is gone", async () => !(await marked()), patience);
  assert.equal(await page.getByTestId("analysis").getAttribute("aria-busy"), "false");
});

test("where players hide something it says so, and tells nothing", async () => {
  await openTable(page, playOf("falkener-atep"), { plain: true });
  await openTab(page, "analysis");
  await until(
    "it says why",
    async () => /hide something/.test(await opinion().textContent()),
    patience,
  );
  assert.equal(await lines().count(), 0);
});

test("before a roll it waits for the dice, after it tells the best play", async () => {
  const game = "backgammon";
  const { state } = await reckoned({ game });
  await openTable(page, await linkOf({ game }), { plain: true });
  await openTab(page, "analysis");
  await until("it says so", async () => /dice/.test(await opinion().textContent()), patience);
  assert.equal(await lines().count(), 0);
  await page.evaluate(
    (words) => document.querySelector("[data-panel]").panel.match.play(words),
    state.moves[0].words,
  );
  await until("the best play", async () => (await lines().count()) > 0, patience);
});

test("the whole game is drawn move by move, with a table, and where it turned one may try again", async () => {
  await openTable(page, await linkOf({ game: draughts, words: blunders }), { plain: true });
  await openTab(page, "analysis");
  await page.getByTestId("review").click();
  const graph = page.getByTestId("graph");
  await page.locator(".values").waitFor();
  assert.match(await graph.locator("title").textContent(), /above|Above/);
  await page.locator(".values summary").click();
  const rows = page.locator(".values tbody tr");
  const { line } = (await told(page)).state;
  assert.equal(await rows.count(), new Set(line.map(({ turn }) => turn)).size + 1);
  await rows.nth(3).getByRole("button").click();
  const third = [...new Set(line.map(({ turn }) => turn))][2];
  const { node } = line.findLast(({ turn }) => turn === third);
  await until(
    "it shows that place",
    async () => (await told(page)).state.cursor === node,
    patience,
  );
  const again = page.getByTestId("try-again").first();
  await again.click();
  await until(
    "a game of one's own begins there",
    async () => (await told(page)).state.players.some(({ machine }) => machine),
    patience,
  );
  await page.sound([]);
});

test("after a game with dice luck and skill are told apart for every seat", async () => {
  const game = "backgammon";
  const words = await playedAnyhow(game, 6);
  await openTable(page, await linkOf({ game, words }), { plain: true });
  await openTab(page, "analysis");
  await page.getByTestId("review").click();
  const told = page.getByTestId("luck").locator("li");
  await until("it is told", async () => (await told.count()) === 2, patience);
  for (const text of await told.allTextContents())
    assert.match(
      text,
      /the dice (gave|took) [\d.]+ points, the moves lost [\d.]+\. [1-9]\d* rolls? weighed/,
    );
});

test("a lead is told in the game's own pieces", async () => {
  await openTable(page, await linkOf({ game: draughts, words: blunders }), { plain: true });
  await openTab(page, "analysis");
  await until(
    "in pieces",
    async () =>
      /is ahead by (about|more than) (a|\d+) (piece|king)s?\.|wins/.test(
        await opinion().textContent(),
      ),
    patience,
  );
});

test("while moves are guessed nothing is told", async () => {
  const { words } = await firstMove();
  await openTable(page, await linkOf({ words }), { plain: true });
  await openTab(page, "analysis");
  await until("an opinion", async () => (await lines().count()) > 0, patience);
  await page.evaluate(() => document.querySelector("[data-panel]").panel.study.open());
  await page.getByTestId("guess-button").click();
  await until(
    "it is hidden",
    async () => /while you guess/.test(await opinion().textContent()),
    patience,
  );
  assert.equal(await lines().count(), 0);
});
