// A game at the table: going back, advice, reasons, the new game, the list of moves, the end.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  act,
  choose,
  answered,
  cell,
  core,
  example,
  firstMove,
  line,
  linkOf,
  moves,
  movesOf,
  newGame,
  opened,
  openTable,
  passages,
  patience,
  press,
  reckoned,
  say,
  says,
  seatToMove,
  shared,
  spoken,
  table,
  told,
  twoPersons,
  visitor,
  unfold,
  openTab,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("undo takes back to one’s own turn and redo brings both moves again", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  const { words, spots } = await firstMove();
  await press(page, spots);
  await answered(page, words);
  const all = await moves(page);
  const current = page.getByTestId("moves").locator('[aria-current="step"]');
  await act(page, "undo").click();
  await until("no move is the current one", async () => (await current.count()) === 0, patience);
  await spoken(table(page), spots[0], /black /);
  assert.deepEqual(await moves(page), all, "what was taken back stays in the list");
  await choose(page, "redo");
  await until(
    "the last move is the current one",
    async () =>
      (await current.count()) === 1 &&
      (await current.evaluate((button) => !button.closest("li").nextElementSibling)),
    patience,
  );
  await spoken(table(page), spots[0], /empty/);
  await seatToMove(page, "odd");
  await page.sound();
  await context.close();
});

test("a step back to the machine’s turn makes it wait until it is told to go on", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  const { words, spots } = await firstMove();
  await press(page, spots);
  await answered(page, words);
  const answer = (await moves(page)).slice(1);
  await openTab(page, "moves");
  await page.getByTestId("moves").locator("[data-node]").first().click();
  const on = page.getByTestId("go-on");
  await on.click();
  await answered(page, words);
  assert.deepEqual((await moves(page)).slice(1), answer, "the same seed gives the same answer");
  await page.sound();
  await context.close();
});

test("a hint names a legal move, marks it on the board, and says why it may be made", async () => {
  const { context, page } = await visitor(house);
  const taking = { setup: "even oR7@d8 eT9@f8 eR2@c9" };
  await openTable(page, await linkOf(taking));
  await act(page, "hint").click();
  const words = /^Hint: (\S+?)[.,]/.exec(await says(page, /^Hint: /))[1];
  const { state } = await reckoned(taking);
  assert.ok(
    state.moves.some((move) => move.words === words),
    `${words} is no legal move`,
  );
  const why = page.getByTestId("why");
  await until(
    "the reason is shown",
    async () => (await why.locator("[data-rule]").count()) > 0,
    patience,
  );
  assert.match(
    await why.locator("h2").textContent(),
    new RegExp(`^Hint: ${words.replace(/[()@~]/g, "\\$&")}$`),
  );
  assert.deepEqual(await moves(page), [], "a hint plays nothing");
  await says(page, /With it: .+ is .*ahead\.|With it: Even\.|With it: .+ wins/); // how the game then stands
  await page.sound();
  await context.close();
});

test("why: what the move does comes first, then the rule in a plain sentence, then the book’s words, then the passage", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ setup: "even oR7@d8 eT9@f8 eR2@c9", words: "f8xd8@d1" }));
  const rule = "fulke.1.take.subtraction";
  const reason = page.getByTestId("why").locator(`[data-rule="${rule}"]`);
  await reason.waitFor();
  const parts = await reason.evaluate((part) =>
    [...part.children]
      .filter((one) => !one.matches(".modern"))
      .map((one) => [one.localName, one.className, one.textContent]),
  );
  const { plain, text, cite } = passages()[rule];
  assert.deepEqual(
    parts.map(([name, kind]) => [name, kind].filter(Boolean).join(".")),
    ["p.sum", "p.plain", "blockquote", "a"],
  );
  const [does, stated, book, passage] = parts.map(([, , words]) => words);
  assert.match(does, /^\S[^.]*\.$/, "one whole sentence");
  assert.match(does, /9 − 2 = 7.*capture/, "with the sum, and what it does");
  assert.equal(stated, plain);
  assert.ok(book.startsWith(`“${text.slice(0, 40)}`), book);
  assert.equal(passage, cite);
  await page.sound();
  await context.close();
});

test("why: a taking shows its sum and the passage’s own sentence, whose link leads to the sentence", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ setup: "even oR7@d8 eT9@f8 eR2@c9", words: "f8xd8@d1" }));
  const why = page.getByTestId("why");
  const rule = "fulke.1.take.subtraction";
  const reason = why.locator(`[data-rule="${rule}"]`);
  await reason.waitFor();
  assert.match(await reason.locator(".sum").textContent(), /9 − 2 = 7/);
  const { text, url } = passages()[rule];
  const quoted = (await reason.locator("blockquote").textContent()).replace(/[“”…]/g, "").trim();
  assert.ok(
    quoted.length > 40 && text.startsWith(quoted),
    `“${quoted}” is not how the passage begins`,
  );
  const modern = reason.locator(".modern");
  assert.deepEqual(
    [await modern.textContent(), await modern.isVisible()],
    [passages()[rule].modern.replace(/,$/, ""), false],
  );
  await page.evaluate(() => document.documentElement.setAttribute("data-reading", "modern"));
  assert.ok(
    await modern.isVisible(),
    "whoever reads the book in modern spelling reads its reasons so, too",
  );
  assert.equal(await reason.locator("a").evaluate((link) => link.pathname + link.hash), url);
  await reason.locator("a").click();
  await until(
    "the sentence is in sight",
    () =>
      page.evaluate((id) => {
        const there = document.getElementById(id);
        if (!there || location.hash !== `#${id}`) return false;
        const { top } = there.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      }, url.split("#")[1]),
    patience,
  );
  await page.sound();
  await context.close();
});

test("a new game with an option is another game: no man leaps, and the page says what was agreed", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  await newGame(page, { options: { leap: "false" }, seats: twoPersons });
  const [plain, leaping] = [await reckoned({ options: { leap: "false" } }), await reckoned()];
  assert.notDeepEqual(
    plain.state.moves,
    leaping.state.moves,
    "the option changes nothing at the opening",
  );
  await opened(table(page), plain.next);
  assert.match(
    await page.locator('[data-part="setting"]').innerText(),
    /Jumping over pieces: no piece jumps/,
  );
  assert.match((await shared(page)).record, /^\[Option "leap=false"\]$/m);
  // The dialog remembers what was agreed.
  await choose(page, "new");
  const sheet = page.getByTestId("new-game");
  assert.equal(await sheet.locator("#option-leap").inputValue(), "false");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  assert.match((await shared(page)).record, /leap=false/, "closing the dialog changes nothing");
  await page.sound();
  await context.close();
});

test("a wrong number in the new game dialog is not taken, and the match stays", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: (await firstMove()).words }));
  await choose(page, "new");
  const sheet = page.getByTestId("new-game");
  await unfold(sheet);
  await sheet.locator("#option-quiet").fill("0");
  await sheet.getByTestId("sheet-begin").click();
  assert.ok(await sheet.locator("#option-quiet").evaluate((field) => field.matches(":invalid")));
  assert.ok(await sheet.isVisible());
  await page.keyboard.press("Escape");
  assert.equal((await moves(page)).length, 1);
  await page.sound();
  await context.close();
});

test("after the motion a man is taken, his prisoner set, and the turn ended by its button", async () => {
  // Two takings are open after the eleventh motion of the demonstration: one is made, the other let be.
  const all = line(example("demo-line")).split(" ");
  const before = all.slice(0, all.indexOf("d8-d5")).join(" ");
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: before }));
  const had = (await moves(page)).length;
  await press(page, ["d8", "d5"]);
  await says(page, /can capture on d4.*f3|can capture on f3.*d4/);
  await press(page, ["d4"]);
  const { next } = await reckoned({ words: `${before} d8-d5` });
  assert.ok(next.includes("d4") && next.includes("f3"));
  await press(page, ["b16"]);
  await movesOf(page, had + 2);
  await spoken(table(page), "d4", /empty/);
  await spoken(table(page), "b16", /captured from White/);
  const end = page.getByTestId("spot-done");
  assert.equal(await end.textContent(), "End turn");
  await end.click();
  const played = await movesOf(page, had + 3);
  assert.deepEqual(played.slice(-3), ["d8-d5", "xd4@b16", "done"]);
  await seatToMove(page, "even");
  await spoken(table(page), "f3", /white /);
  await page.sound();
  await context.close();
});

test("the move list leads to every move, by its own buttons, the step buttons and the keys", async () => {
  const all = line(example("demo-line")).split(" ").slice(0, 8);
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: all.join(" ") }));
  const list = page.getByTestId("moves");
  await openTab(page, "moves");
  assert.deepEqual(await moves(page), all);
  const at = (index) =>
    until(
      `move ${index + 1} is the current one`,
      async () => {
        const marked = await list
          .locator(".words > button")
          .evaluateAll((buttons) =>
            buttons.findIndex((button) => button.getAttribute("aria-current") === "step"),
          );
        return marked === index;
      },
      patience,
    );
  const shows = async (count) => {
    const { spots, names } = await reckoned({ words: all.slice(0, count).join(" ") });
    const ludus = await core();
    const match = ludus.match("fulke-1");
    if (count > 0) match.play(all.slice(0, count).join(" "));
    const told = match.spoken();
    match.drop();
    const some = names.findIndex(
      (name) => name === all[2].slice(0, all[2].indexOf("~")) || name === "a13",
    );
    assert.ok(some >= 0 && spots[some].kind === "point");
    await until(
      `the board after ${count} moves`,
      async () => (await cell(table(page), names[some]).getAttribute("aria-label")) === told[some],
      patience,
    );
  };
  await at(all.length - 1);
  await list.locator(".words > button").nth(1).click();
  await at(1);
  await shows(2);
  await list.locator('[data-step="on"]').click();
  await at(2);
  await shows(3);
  await list.locator('[data-step="first"]').click();
  await at(-1);
  await shows(0);
  assert.equal(await list.locator('[data-step="back"]').isDisabled(), true);
  await list.locator('[data-step="last"]').click();
  await at(all.length - 1);
  await act(page, "flip").focus();
  await page.keyboard.press("ArrowLeft");
  await at(all.length - 2);
  await page.keyboard.press("ArrowRight");
  await at(all.length - 1);
  await page.keyboard.press("u");
  await at(all.length - 2);
  await page.sound();
  await context.close();
});

test("two persons may agree on a draw, and one may resign; the game is then over and says so", async () => {
  const { context, page } = await visitor(house);
  for (const [name, button, told] of [
    ["draw", "agree", /draw/i],
    ["resign", "resign", /resign|won/i],
  ]) {
    await page.goto("about:blank");
    await openTable(page, await linkOf({ words: (await firstMove()).words }), { plain: true });
    await choose(page, name);
    await page.getByTestId("sheet-close").click();
    await page.getByTestId(name).waitFor({ state: "detached" });
    assert.match(await say(page).textContent(), /White to move/);
    await choose(page, name);
    await page.getByTestId(`sheet-${button}`).click();
    await says(page, told);
    await opened(table(page), []);
    assert.equal(await page.locator(".seat.turn").count(), 0);
  }
  await page.sound();
  await context.close();
});
