// A game with its moves hidden, the machine that waits meanwhile, and the table that follows the text.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import { moves, openTable, patience, press, table, told, visitor } from "../hands.mjs";
import { dilaram } from "../books/stepping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("what would you play: hidden, right, wrong, legal but other, shown; counted, and the record and the kept match as they were", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/falkener-shatranj/");
  const keptBefore = await page.evaluate(() =>
    localStorage.getItem("codex-ludorum/match/falkener-shatranj"),
  );
  await openTable(page, `${dilaram}&move=0&guess=1`);
  const record = () => told(page).then((now) => now.record);
  const [verdict, tally] = [page.getByTestId("verdict"), page.getByTestId("tally")];
  assert.deepEqual(await moves(page), [], "what is to come is hidden");
  assert.doesNotMatch(await page.locator("main").innerText(), /83.87/);
  const before = await record();
  // No such move: it says why not, as ever, and is no try.
  await press(page, ["83"], table(page));
  await press(page, ["10"], table(page), { blind: true });
  assert.equal(await tally.textContent(), "");
  await page.keyboard.press("Escape");
  // Allowed, but another.
  await press(page, ["83", "84"]);
  await until(
    "it is another",
    async () => /legal, but the book plays something else/.test(await verdict.textContent()),
    patience,
  );
  await page.getByTestId("why").locator("[data-rule]").first().waitFor();
  await until("the try is taken back", async () => (await record()) === before, patience);
  assert.match(await verdict.textContent(), /something else/, "it is still said");
  // Right.
  await press(page, ["83", "87"]);
  await until(
    "it is right",
    async () => /^Correct, the book plays this/.test(await verdict.textContent()),
    patience,
  );
  assert.match(await tally.textContent(), /1 of 1 found/);
  assert.deepEqual(await moves(page), ["83-87", "77-87"], "the king had no choice");
  // Given up.
  await page.getByTestId("guess-show").click();
  await until(
    "it is shown",
    async () => /^The book plays: /.test(await verdict.textContent()),
    patience,
  );
  assert.match(await tally.textContent(), /1 of 2 found/);
  assert.equal((await moves(page)).at(-1), "82-64");
  await page.keyboard.press("ArrowRight");
  await until(
    "a step on shows too",
    async () => /1 of 3 found/.test(await tally.textContent()),
    patience,
  );
  await page.keyboard.press(";");
  await until("all is open again", async () => (await moves(page)).length === 9, patience);
  assert.equal(await record(), before);
  assert.equal(
    await page.evaluate(() => localStorage.getItem("codex-ludorum/match/falkener-shatranj")),
    keptBefore,
  );
  await page.sound();
  await context.close();
});

test("the machine does not play while its game is guessed or stepped through", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/");
  await page.evaluate(() => {
    const { panel } = document.querySelector("[data-panel]");
    const { match } = panel;
    match.create("fulke-1");
    for (const words of ["f12-g11", "f5-g6"])
      match.play(
        match.state.moves.some((move) => move.words === words) ? words : match.state.moves[0].words,
      );
    match.seat(match.state.line[0].seat, { machine: true, level: panel.levels[0].id, name: "" });
    match.go(-1);
    panel.study.open();
    panel.do("guess");
  });
  const state = await page.evaluate(() => {
    const { panel } = document.querySelector("[data-panel]");
    return {
      waiting: panel.opponent.waiting,
      thinking: panel.opponent.thinking,
      size: panel.match.state.size,
    };
  });
  assert.deepEqual(state, { waiting: false, thinking: -1, size: 3 });
  await page.keyboard.press(";");
  await page.getByTestId("go-on").waitFor();
  assert.equal((await told(page)).state.size, 3);
  await page.sound();
  await context.close();
});

test("the table follows the text where the reader wants it, and never while he plays there", async () => {
  const { context, page } = await visitor(house, {
    width: 1600,
    init: () =>
      addEventListener("scroll", () => {
        window.scrolledTo = scrollY;
      }),
  });
  await page.clock.install();
  await page.goto("/books/royal/lympolding/"); // single diagrams between the words
  const figures = page.locator("figure.diagram[data-record]:not(.plates figure)");
  const onTable = page.locator('[data-part="on-table"]');
  const caption = (i) => figures.nth(i).locator("figcaption b").textContent();
  // Once it is awake: until then the words above it may still move.
  const read = async (i) => {
    await figures.nth(i).scrollIntoViewIfNeeded();
    await figures.nth(i).locator(".board-view.awake").waitFor();
    await figures.nth(i).evaluate((one) => {
      const { top, height } = one.getBoundingClientRect();
      scrollBy(0, top + height / 2 - innerHeight * 0.42);
    });
  };
  const follows = page.getByTestId("follows").locator("input");
  assert.equal(await follows.isChecked(), false, "it is off at first");
  await read(1);
  assert.match(await onTable.textContent(), /^Starting position$/);
  await follows.check();
  const shows = async (i) => {
    const words = await caption(i);
    await until(
      `the table shows ${words}`,
      async () => (await onTable.textContent()) === words,
      patience,
    );
  };
  await shows(1);
  await page.locator(".beside .board-view.awake").waitFor();
  await read(3);
  await shows(3);
  // A move of his own: it stays.
  await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    match.go(-2);
    match.play(match.state.moves[0]?.words ?? "");
  });
  const played = await told(page);
  await read(1);
  await until("the page has heard that it was scrolled", () =>
    page.evaluate(() => window.scrolledTo === scrollY),
  );
  await page.clock.runFor(60_000); // a minute of the page: time to follow, were it so
  assert.equal((await told(page)).record, played.record, "it stayed");
  // What lay there before comes back.
  await page.locator('[data-part="back"]').click();
  await until("his own match", async () => /Your game/.test(await onTable.textContent()), patience);
  await page.reload();
  assert.equal(await follows.isChecked(), true, "it is remembered");
  await page.sound();
  await context.close();
});
