// Your games: the list of all that this browser keeps.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  choose,
  example,
  firstMove,
  kept,
  leaf,
  linkOf,
  movesOf,
  newGame,
  openTable,
  patience,
  press,
  tableReady,
  textOf,
  told,
  twoPersons,
  visitor,
} from "../hands.mjs";
import { notice, noticed, plainly, three } from "./keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** The page of a person's games, with so many of them in its list. */
async function yourGames(page, number) {
  if (!page.url().endsWith("/games/yours/")) await page.goto("/games/yours/");
  const rows = page.getByTestId("kept-game");
  await until(`${number} games in the list`, async () => (await rows.count()) === number, patience);
  return rows;
}

/** For page.evaluate(): how many games the browser keeps. */
const storedGames = () =>
  Object.keys(localStorage).filter((key) => key.startsWith("codex-ludorum/game/")).length;

const names = (page) => page.getByTestId("kept-game").locator("h2").allInnerTexts();

test("no game is lost to another: each stands in the list with its board and name, to go on with, rename, remove and bring back", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await yourGames(page, 0);
  assert.match(await page.locator("main").innerText(), /No saved games yet/);
  const plain = { plain: true };
  await openTable(page, "/play/", plain);
  await newGame(page, { seats: twoPersons });
  await newGame(page, { seats: twoPersons });
  for (const [i, words] of three.entries()) {
    await press(page, words.split(/[-~]/));
    await movesOf(page, i + 1);
  }
  // A new game, one of a link that was played on, one of a file, and one of another family.
  await newGame(page, { seats: twoPersons });
  await press(page, three[0].split(/[-~]/));
  await movesOf(page, 1);
  await page.goto("about:blank");
  await openTable(page, await linkOf({ words: three[0] + " " + three[1] }), plain);
  await press(page, three[2].split(/[-~]/));
  await movesOf(page, 3);
  await choose(page, "share");
  await page.getByTestId("open-file").setInputFiles({
    name: "demo.game",
    mimeType: "text/plain",
    buffer: Buffer.from(example("demo-line")),
  });
  await noticed(page, /Opened demo\.game/);
  await openTable(page, "/play/falkener-xiangqi/", plain);
  await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    for (const seat of [0, 1]) match.seat(seat, { machine: false });
    match.play(match.state.moves[0].words);
  });
  const rows = await yourGames(page, 5);
  await until(
    "every board is drawn",
    async () => (await page.locator(".kept-board svg").count()) === 5,
    patience,
  );
  const told = await page
    .getByTestId("kept-game")
    .locator('[data-part="standing"]')
    .allInnerTexts();
  assert.match(told[0], /to move · 1 move · today, \d/);
  assert.match(told[4], /White to move · 3 moves/);
  assert.match((await names(page))[0], /\d{4}$/);

  await until(
    "five are kept: what nobody played is not",
    async () => (await page.evaluate(storedGames)) === 5,
  );
  await rows.nth(4).getByTestId("rename").click();
  await page.getByTestId("name").fill("The first <of> all");
  await page.getByTestId("name").press("Enter");
  await until(
    "the name is there",
    async () => (await names(page))[4] === "The first <of> all",
    patience,
  );
  await rows.nth(4).getByTestId("open").click();
  await tableReady(page, plain);
  assert.deepEqual(await movesOf(page, 3), three);
  await page.waitForURL((url) => url.search === "");
  assert.equal((await kept(page)).name, "The first <of> all");

  await yourGames(page, 5);
  const before = await names(page);
  await rows.nth(1).getByTestId("remove").click();
  await yourGames(page, 4);
  assert.deepEqual(await names(page), before.toSpliced(1, 1));
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await yourGames(page, 5);
  assert.deepEqual(await names(page), before);

  // All as one file, all away, and all back from the file; what is broken in one says where, and the sound ones are taken.
  const records = () =>
    page.evaluate(async () =>
      (await import("/js/store/store.mjs"))
        .all()
        .games.map(({ record, at, name, saved }) => [record, at, name, saved])
        .sort(),
    );
  const mine = await records();
  const saving = page.waitForEvent("download");
  await page.getByTestId("save-all").click();
  const text = await textOf(await saving);
  await page.getByTestId("remove-all").click();
  await page.getByTestId("sheet-remove").click();
  await yourGames(page, 0);
  const broken = text.replace(three[1], "h13-h4");
  await page
    .getByTestId("open-files")
    .setInputFiles({ name: "broken.txt", mimeType: "text/plain", buffer: Buffer.from(broken) });
  const wrong = broken.split("\n").findIndex((words) => words.includes("h13-h4")) + 1;
  await noticed(page, /4 games were added/);
  assert.match(await noticed(page, /broken\.txt/), new RegExp(`h13-h4.*line ${wrong}, `));
  await page.getByTestId("open-files").setInputFiles([
    { name: "mine.txt", mimeType: "text/plain", buffer: Buffer.from(text) },
    { name: "what.txt", mimeType: "text/plain", buffer: Buffer.from('[Game "no-such"]\n') },
  ]);
  await noticed(page, /1 game was added\. 4 games were already here/);
  await noticed(page, /what\.txt.*no game called “no-such”.*line 1.*expected/i);
  assert.deepEqual(await records(), mine);
  await page.sound();
  await context.close();
});

test("two windows with one match: the one behind may show it or keep both", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(page, await linkOf({ words: three[0] }), { plain: true });
  const other = await leaf(context, house.origin);
  await openTable(other, "/play/", { plain: true });
  await press(other, three[1].split(/[-~]/));
  await movesOf(other, 2);
  await noticed(page, /another window/);
  await page.getByRole("button", { name: "Keep both" }).click();
  await yourGames(page, 2);
  await page.sound();
  await other.sound();
  await context.close();
});

test("your games where the store is damaged, full or forbidden: what is sound is there, what is damaged can be saved", async (t) => {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(page, await linkOf({ words: three.join(" ") }), { plain: true });
  await page.goto("/licences/");
  const sound = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith("codex-ludorum/game/")),
  );
  const entry = JSON.parse(sound[1]);
  const faults = [
    sound[1].slice(0, -30),
    "null",
    '{"version":9}',
    JSON.stringify({ ...entry, record: entry.record + " " }),
    JSON.stringify({ ...entry, check: 7 }),
    "",
  ];
  await page.evaluate(
    (texts) =>
      texts.forEach((text, i) => localStorage.setItem(`codex-ludorum/game/bad-${i}`, text)),
    faults,
  );
  await yourGames(page, 1);
  const damaged = page.getByTestId("damaged-entry");
  assert.equal(await damaged.count(), faults.length);
  t.diagnostic(`${faults.length} damaged entries listed`);
  const saving = page.waitForEvent("download");
  await damaged.filter({ hasText: "cannot be read" }).first().getByTestId("save-damaged").click();
  assert.ok(faults.includes(await textOf(await saving)));
  // Full: nothing is taken in, nothing is lost.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByTestId("open-files").setInputFiles({
    name: "one.game",
    mimeType: "text/plain",
    buffer: Buffer.from(example("demo-line")),
  });
  await noticed(page, /one\.game.*no room left/i);
  await yourGames(page, 1);
  await page.sound();
  await context.close();

  const none = await visitor(house, {
    init: () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  });
  await none.page.goto("/games/yours/");
  await until(
    "it says so",
    async () => /does not allow saving/.test(await none.page.getByTestId("count").innerText()),
    patience,
  );
  assert.equal(await none.page.getByTestId("save-all").isDisabled(), true);
  await none.page.sound();
  await none.context.close();
});

test("of very many games the first hundred are listed, and more when asked for; all of them are counted and saved", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  // Of a game with few pieces: every board of the list is drawn.
  const game = "falkener-tau";
  const { words } = await firstMove({ game });
  await openTable(page, await linkOf({ game, words }), { plain: true });
  await until("it is kept", () => page.evaluate(storedGames), patience);
  await page.goto("/licences/");
  await page.evaluate(async () => {
    const store = await import("/js/store/store.mjs");
    const [{ record }] = store.all().games;
    for (let i = 1; i < 205; i += 1)
      store.save(
        `slot-${i}`,
        { record, worth: true },
        localStorage,
        new Date(Date.UTC(2020, 0, 1) + i * 60_000),
      );
  });
  const rows = await yourGames(page, 100);
  assert.match(await page.getByTestId("count").innerText(), /^205 games/);
  await page.getByTestId("more-games").press("Enter");
  await yourGames(page, 200);
  assert.ok(
    await rows.nth(100).evaluate((row) => row.contains(document.activeElement)),
    "the keyboard stands at the first of them",
  );
  assert.equal(await page.getByTestId("more-games").innerText(), "Show more games (5)");
  await page.getByTestId("more-games").click();
  await yourGames(page, 205);
  assert.equal(await page.getByTestId("more-games").count(), 0);
  const saving = page.waitForEvent("download");
  await page.getByTestId("save-all").click();
  assert.match(await textOf(await saving), /^%%% Codex Ludorum: 205 games/);
  await page.sound();
  await context.close();
});
