// Go on the page: a capture, and games in SGF out and in again.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  choose,
  cell,
  linkOf,
  moves,
  movesOf,
  openTable,
  patience,
  playOf,
  press,
  table,
  tableReady,
  textOf,
  told,
  visitor,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const game = "falkener-go";
const small = { lines: "9", setup: "empty" };

/** The sheet on which a game is shared, opened. */
async function sharing(page) {
  await choose(page, "share");
  const sheet = page.getByTestId("share");
  await sheet.waitFor();
  return sheet;
}

/** Hands a file in at the table. */
async function hand(page, name, text) {
  const sheet = await sharing(page);
  await sheet
    .getByTestId("open-file")
    .setInputFiles({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(text) });
  await sheet.waitFor({ state: "detached" });
}

test("a stone is captured by mouse, with its reason, and no list of captures stands beside the board", async () => {
  const { context, page } = await visitor(house, { width: 1280, height: 900 });
  await openTable(page, await linkOf({ game, options: small }));
  for (const name of ["1", "0", "10"]) await press(page, [name]);
  assert.equal((await movesOf(page, 3))[2], "10+0");
  const corner = cell(table(page), "0");
  await until(
    "the corner is empty",
    async () => /empty/i.test(await corner.getAttribute("aria-label")),
    patience,
  );
  await page.getByTestId("why").locator('[data-rule="falkener.go.take"]').waitFor();
  assert.equal(await page.getByTestId("hunter").count(), 0);
  await page.sound();
  await context.close();
});

test("a game goes out in SGF and comes in again, at any table and among your games; a wrong one is refused at its place and nothing is lost", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ game, options: small, words: "1 0 10" }), { plain: true });
  const sheet = await sharing(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByTestId("save-sgf").click(),
  ]);
  assert.equal(file.suggestedFilename(), `${game}.sgf`);
  const sgf = await textOf(file);
  assert.match(sgf, /^\(;.*SZ\[9\]/s);
  assert.match(sgf, /;B\[(ab|ba)\];W\[aa\];B\[(ab|ba)\]\)\s*$/);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });

  const mine = (await told(page)).record;
  await hand(page, "wrong.sgf", "(;GM[1]FF[4]SZ[9];B[zz])");
  const notice = page.locator('[data-testid="notice"].bad');
  await notice.waitFor();
  assert.match(
    await notice.locator("p").textContent(),
    /^Could not open wrong\.sgf\. .*\(line 1, column 21\)\..* Your own game has not changed\.$/,
  );
  assert.equal((await told(page)).record, mine);
  await notice.getByRole("button", { name: "Close this notice" }).click();

  // A move longer, with a variation, from another program's hand; the match before can be had again.
  await hand(page, "longer.sgf", sgf.replace(/\)\s*$/, "(;W[ee];B[gg])(;W[cc]))"));
  await until(
    "the game of the file",
    async () => (await told(page)).state.line.length === 5,
    patience,
  );
  assert.deepEqual((await moves(page)).slice(2, 5), ["10+0", "44", "66"]);
  await page.getByRole("button", { name: "Back to my game" }).click();
  await until("the match before", async () => (await told(page)).record === mine, patience);

  // At the table of another game it leads to the table of Go.
  await openTable(page, playOf("falkener-draughts"), { plain: true });
  await hand(page, "go.sgf", "(;GM[1]FF[4]SZ[13];B[dd];W[jj])");
  await page.waitForURL((url) => url.pathname === playOf(game));
  await tableReady(page, { plain: true });
  assert.deepEqual(await movesOf(page, 2), ["45", "135"]);
  assert.equal((await told(page)).state.options.lines, "13");

  await page.goto("/games/yours/");
  await page.locator(".yours[data-ready]").waitFor();
  await page.getByTestId("open-files").setInputFiles([
    {
      name: "a.sgf",
      mimeType: "application/x-go-sgf",
      buffer: Buffer.from("(;GM[1]SZ[9];B[cc])"),
    },
  ]);
  await page.locator('[data-testid="notice"]', { hasText: "1 game was added" }).waitFor();
  await page.sound();
  await context.close();
});
