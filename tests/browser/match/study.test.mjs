// What a game is studied with: where its position stands in the books, typed moves and a list of the pieces.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  axeFinds,
  axeVisitor,
  linkOf,
  NOT_FETCHED,
  openTable,
  patience,
  playWords,
  told,
  visitor,
  without,
} from "../hands.mjs";
import { plainly } from "../store/keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const GAME = "falkener-shatranj";
const goTo = (page, node) =>
  page.evaluate(
    (to) => /** @type {any} */ (document.querySelector("[data-panel]")).panel.match.go(to),
    node,
  );
const inBooks = (page) => page.getByTestId("in-books");
/** Waits until the books say so of the position shown. */
const booksSay = (page, words) =>
  until(
    `the books say: ${words}`,
    async () =>
      (
        await inBooks(page)
          .innerText()
          .catch(() => "")
      ).includes(words),
    patience,
  );

test("at any move the page says where the position stands in the books, and leads to that very move; the opening says nothing", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openTable(page, await linkOf({ game: GAME }), { plain: true });
  assert.equal(await inBooks(page).count(), 0);
  assert.ok(!asked.some((path) => path.startsWith("/positions/")), "not before anybody moved");

  await playWords(page, "83-87 77-87 82-64");
  await booksSay(page, "This is move 3 of “The mate of Dilaram” (Falkener 1892, p. 5-6).");
  assert.equal(await inBooks(page).locator("p").count(), 1);

  // A move that no record has, and the beginning.
  await goTo(page, -1);
  await inBooks(page).waitFor({ state: "hidden" });
  await playWords(page, "80-70");
  await playWords(page, (await told(page)).state.moves[0].words);
  await inBooks(page).waitFor({ state: "hidden" });

  // On a variation, the link leads to it.
  await goTo(page, -1);
  await playWords(page, "83-87 77-87 82-64 21-81 80-81");
  await booksSay(page, "This is move 5 of a variation of “The mate of Dilaram”");
  const { position } = (await told(page)).state;
  const link = inBooks(page).locator("a");
  assert.match(await link.getAttribute("href"), /\?example=dilaram&node=\d+$/);
  await link.click();
  await page.waitForURL(/node=/);
  await until(
    "the move of the record is shown",
    async () => {
      const state = (await told(page).catch(() => null))?.state;
      return state?.tags.length > 0 && state.position === position;
    },
    patience,
  );
  // Of the record itself nothing is said.
  assert.equal(await inBooks(page).locator("p").count(), 0);
  await context.close();
});

test("where the positions of the books cannot be had nothing is said, and they are asked for with the next move", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  const { failed, back } = await without(page, /\/positions\/backgammon\.json$/);
  await openTable(page, await linkOf({ game: "backgammon" }), { plain: true });
  await playWords(page, "6:4");
  await until("they were asked for", async () => failed.size > 0, patience);
  await back();
  const go = (at) =>
    page.evaluate((to) => document.querySelector("[data-panel]").panel.match.go(to), at);
  const there = (await told(page)).state.cursor;
  await until(
    "the books say where it stands",
    async () => {
      await go(-1);
      await go(there);
      return inBooks(page).isVisible();
    },
    patience,
  );
  await page.sound(NOT_FETCHED);
  await context.close();
});

test("where a position stands in several records, at most three are named, whole games before what shows one thing", async () => {
  const { context, page } = await axeVisitor(house, { init: plainly });
  await openTable(page, await linkOf({ game: "backgammon" }), { plain: true });
  await playWords(page, "6:4");
  await booksSay(page, "The higher number begins and plays both dice");
  const count = await inBooks(page).locator("p").count();
  assert.ok(count >= 1 && count <= 3, `${count}`);
  assert.deepEqual(await axeFinds(page, "what the books say", ["light", "dark"]), []);
  await context.close();
});

test("moves are typed in any notation, what is wrong is told with what was expected, and the pieces are listed by a key", async () => {
  const { context, page } = await axeVisitor(house, { init: plainly });
  await openTable(page, await linkOf({ game: GAME }), { plain: true });
  await page.keyboard.press(":");
  const field = page.getByTestId("typed-move"),
    says = page.getByTestId("typed-move-told");
  await field.waitFor();
  assert.match(await says.innerText(), /^For example: /);
  await page.keyboard.type("Rh9");
  await page.keyboard.press("Enter");
  assert.match(
    await says.innerText(),
    /^“Rh9” is not a legal move here\. Expected one of \d+ moves, such as .*Rh2/,
  );
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  assert.deepEqual(await axeFinds(page, "a move typed wrongly", ["light", "dark"]), []);
  await page.keyboard.type("83-87 77-87 zz");
  await page.keyboard.press("Enter");
  assert.match(await says.innerText(), /^“zz” is not/);
  assert.equal(await field.inputValue(), "zz");
  assert.deepEqual(
    (await told(page)).state.line.map(({ words }) => words),
    ["83-87", "77-87"],
  );
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "hidden" });

  await page.keyboard.press("*");
  const sheet = page.getByTestId("pieces");
  await sheet.waitFor();
  const listed = await sheet.locator("li").allInnerTexts();
  const { pieces } = await page.evaluate(() => {
    const { match } = /** @type {any} */ (document.querySelector("[data-panel]")).panel;
    return { pieces: match.pieces.map(({ spot }) => match.spoken[spot]) };
  });
  assert.deepEqual([...listed].sort(), [...new Set(pieces)].sort());
  assert.equal(await sheet.locator("h3").count(), 2);
  assert.deepEqual(await axeFinds(page, "the list of pieces", ["light", "dark"]), []);
  await context.close();
});
