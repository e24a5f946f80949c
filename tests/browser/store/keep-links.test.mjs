// A match in a link or at an address, and as a file; two windows with one match.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { qrDrawing } from "../../../site/src/js/store/qr-code.mjs";
import { start, until, watched } from "../harness.mjs";
import {
  choose,
  example,
  kept,
  leaf,
  line,
  linkOf,
  moves,
  movesOf,
  newGame,
  openTable,
  patience,
  press,
  shared,
  spoken,
  table,
  textOf,
  twoPersons,
  visitor,
  openTab,
} from "../hands.mjs";
import { noticed, three } from "./keeping.mjs";

// A package of the site, which tests have none of.
const { encode } = createRequire(new URL("../../../site/package.json", import.meta.url))("uqr");

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("a share link opened by somebody else restores the match, its options and the place shown", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  await newGame(page, { options: { several: "one" }, seats: twoPersons });
  for (const [i, words] of three.entries()) {
    await press(page, words.split(/[-~]/));
    await movesOf(page, i + 1);
  }
  await openTab(page, "moves");
  await page.getByTestId("moves").locator('[data-step="back"]').click();
  await until(
    "the place before the last move",
    async () => (await shared(page)).at === three.slice(0, 2).join(" "),
    patience,
  );
  const given = await shared(page);
  await page.sound();

  const friend = await visitor(house);
  await openTable(friend.page, given.href.replace(house.origin, ""));
  assert.deepEqual(await moves(friend.page), three);
  const got = await shared(friend.page);
  assert.equal(got.record, given.record);
  assert.equal(got.at, given.at);
  assert.match(got.record, /several=one/);
  await until(
    "where nothing was kept, the game of the link is",
    async () => (await kept(friend.page))?.record === given.record,
  );
  await friend.page.sound();
  await friend.context.close();
  await context.close();
});

test("a link does not push out the match kept here: one may keep it or go back", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three[0] }));
  const { record } = await until("it is kept", () => kept(page));
  const link = await linkOf({ words: three.join(" ") });
  const other = await leaf(context, house.origin);
  await openTable(other, link);
  assert.deepEqual(await moves(other), three);
  await noticed(other, /Your own game is safe/);
  assert.equal((await kept(other)).record, record);
  await other.getByRole("button", { name: "Back to my game" }).click();
  await movesOf(other, 1);
  await other.goto("about:blank");
  await openTable(other, link);
  await other.getByRole("button", { name: "Keep this game" }).click();
  await until("it is kept", async () => (await kept(other)).record !== record, patience);
  assert.deepEqual(
    line((await kept(other)).record)
      .split(" ")
      .slice(0, 3),
    three,
  );
  await other.sound();
  await context.close();
});

/** Puts the code of a board into a page of another host, where it shows the game and leads to the whole page; the page of a table it may not show. */
async function isEmbedded(page, code, href) {
  assert.match(code, /^<iframe [^<>]*><\/iframe>$/);
  const table = `<iframe src="${house.origin}/play/" title="a table"></iframe>`;
  const host = createServer((_, answer) =>
    answer
      .writeHead(200, { "Content-Type": "text/html" })
      .end(`<!doctype html><title>A page of somebody else</title>${table}${code}`),
  );
  await new Promise((done) => host.listen(0, "127.0.0.1", done));
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`http://127.0.0.1:${host.address().port}/`);
  const frame = page.frameLocator("iframe >> nth=1"),
    say = frame.getByTestId("say");
  await until("the last move is told", async () => (await say.textContent()) !== "", patience);
  const last = await say.textContent();
  assert.match(await frame.getByRole("heading").textContent(), /\S/);
  await frame.getByRole("button", { name: /back/i }).press("Enter");
  await until("a step back", async () => (await say.textContent()) !== last, patience);
  assert.equal(await frame.getByTestId("board-grid").getAttribute("role"), "grid");
  const whole = frame.getByTestId("whole");
  assert.equal(await whole.evaluate((link) => link.href), href);
  assert.equal(
    await whole.evaluate((link) => link.target || document.querySelector("base").target),
    "_blank",
  );
  assert.ok(
    errors.some((text) => /frame-ancestors 'none'/.test(text)),
    "a table is not framed",
  );
  assert.deepEqual(
    errors.filter((text) => !/frame-ancestors 'none'/.test(text)),
    [],
  );
  await page.close();
  host.closeAllConnections();
  await new Promise((done) => host.close(done));
}

test("a link goes to the share sheet of the phone, and stands on the screen as a QR code and as code for another page; one that is too long is told", async () => {
  const context = await house.context({
    init: () => {
      navigator.share = async (what) => {
        window.sharedOn = what;
      };
      navigator.canShare = () => true;
    },
  });
  const page = await watched(context, house.origin);
  await openTable(page, await linkOf({ words: three.join(" ") }), { plain: true });
  await choose(page, "share");
  const href = await page.getByTestId("link").inputValue();
  await page.getByTestId("share-link").click();
  assert.equal((await until("it is shared", () => page.evaluate(() => window.sharedOn))).url, href);
  await page.getByTestId("show-embed").click();
  await isEmbedded(
    await context.newPage(),
    await page.getByTestId("embed-code").inputValue(),
    href,
  );
  await page.getByTestId("show-qr").click();
  const sheet = page.getByTestId("qr-sheet");
  await sheet.getByRole("img", { name: "QR code of the link" }).waitFor();
  assert.equal(
    await sheet.locator("path").last().getAttribute("d"),
    /<path d="([^"]*)"/.exec(qrDrawing(encode, href))[1],
  );
  assert.match(await sheet.textContent(), /works on this computer only/);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.evaluate(async () => {
    const { showQrCode } = await import(new URL("../js/site/share-link.mjs", location.href).href);
    showQrCode(`https://example.org/#${"x".repeat(2000)}`);
  });
  await sheet.waitFor();
  assert.match(await sheet.textContent(), /too long for a QR code.* 2021 characters/);
  assert.equal(await sheet.getByRole("img").count(), 0);
  await page.sound();
  await context.close();
});

test("an example of the book that is not there is said, and a new game begun", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/?example=rithmomachia/fulke-1/no-such", { plain: true });
  await noticed(page, /no example “rithmomachia\/fulke-1\/no-such”.*new game/i);
  await openTable(page, "/play/?game=chess", { plain: true });
  await noticed(page, /no game “chess”/);
  await page.sound([/404/]);
  await context.close();
});

test("every example of the book opens at the table from its address", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/?example=rithmomachia/fulke-1/prisoner-set", { plain: true });
  await spoken(table(page), "f8", /white triangle 9/);
  assert.match(await page.getByTestId("stepper").locator(".cite").textContent(), /changes sides/);
  await page.sound();
  await context.close();
});

test("a record can be saved as a file and opened again; a broken one says its line and leaves the match", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three.join(" ") }));
  const { record } = await shared(page);
  await choose(page, "share");
  const saving = page.waitForEvent("download");
  await page.getByTestId("save-file").click();
  const file = await saving;
  assert.equal(file.suggestedFilename(), "fulke-1.game");
  assert.equal(await textOf(file), record);
  const hand = async (name, text) => {
    if (!(await page.getByTestId("share").isVisible())) await choose(page, "share");
    await page
      .getByTestId("open-file")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  };
  await hand("broken.game", '[Game "fulke-1"]\n\n1. h13-h4\n');
  assert.match(
    await noticed(page, /Could not open broken\.game/),
    /line 3.*Your own game has not changed/s,
  );
  assert.equal((await shared(page)).record, record);
  await hand("taking.game", example("subtraction-7-before"));
  await noticed(page, /Opened taking\.game/);
  await spoken(table(page), "d1", /white round 7 \(captured from Black\)/);
  await page.getByRole("button", { name: "Back to my game" }).click();
  await movesOf(page, 3);
  assert.equal((await shared(page)).record, record);
  await page.sound();
  await context.close();
});
