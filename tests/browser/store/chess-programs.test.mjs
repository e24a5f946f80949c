// Positions and games of other programs, out and in again.
// Long: games of other programs, opened and saved, in each of their formats.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  choose,
  cell,
  editorOf,
  line,
  linkOf,
  moves,
  movesOf,
  openTable,
  patience,
  playOf,
  reckoned,
  table,
  textOf,
  told,
  visitor,
  withoutGL,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** The position at the end of the match of a page, as other programs write it. */
const positionOf = async (page, format = "FEN") => {
  const { record, state } = await told(page);
  const match = (await editorOf(state.game)).read(record);
  try {
    return match.positions().find(({ name }) => name === format).position;
  } finally {
    match.drop();
  }
};

/** The sheet on which a game is shared, opened. */
async function sharing(page) {
  await choose(page, "share");
  const sheet = page.getByTestId("share");
  await sheet.waitFor();
  return sheet;
}

/** What stands in a field once the position is written there. */
async function filledIn(sheet, field) {
  await sheet.locator(`[data-testid="${field}"]:not([aria-busy])`).waitFor();
  return sheet.getByTestId(field).inputValue();
}

for (const { game, format, words, position, man, broken, fault } of [
  {
    game: "falkener-xiangqi",
    format: "FEN",
    words: "27-97",
    position: "3ak4/9/9/9/4C4/9/9/9/4R4/3K5 b - - 3 21",
    man: ["58", /red chariot/i],
    broken: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAQABNR w - - 0 1",
    fault:
      /^“?"Q" is not a piece of this game \(line 1, column 55\)\. Expected: a letter for a piece, or a number of empty squares\.$/,
  },
  {
    game: "falkener-shogi",
    format: "SFEN",
    words: "32-33",
    position: "lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5",
    man: ["hand-south-B", /bishop \(kaku\)/i],
    broken: "lnsgkgsnl/1r6/9 b - 1",
    fault: /^Row 2 is too short \(line 1, column 14\)\. Expected: 9 squares\.$/,
  },
  {
    game: "falkener-siamese",
    format: "FEN",
    words: "52-53",
    position: "4k3/8/8/8/8/8/R7/4K2R b - - 0 1",
    man: ["80", /rook \(rua\)/i],
    broken: "4k3/8/8/8/8/8/R7/4K2R x - - 0 1",
    fault: /\(line 1, column \d+\)\. Expected: w or b\.$/,
  },
  {
    game: "backgammon",
    format: "XGID",
    words: "6:5",
    position: "XGID=-b----D-D---eE---c-e----B-:0:0:-1:31:0:0:0:0:10",
    man: ["f", /4/],
    broken: "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:0:0:0:0:10",
    fault:
      /^This XGID has "1:1:1:31:0:0…?.*" here \(line 1, column 33\)\. Expected: 0: this game has no doubling cube\.$/,
  },
]) {
  test(`${game}: a position in ${format} is given out, a pasted one is set up, a wrong one is refused in one sentence and nothing is lost`, async () => {
    const { context, page } = await visitor(house, { init: withoutGL });
    await openTable(page, await linkOf({ game, words }), { plain: true });
    const was = (await told(page)).record;
    const field = format.toLowerCase();

    // Out: what is shown is what the core says.
    let sheet = await sharing(page);
    const given = await filledIn(sheet, field);
    assert.equal(given, await positionOf(page, format));
    assert.notEqual(given, (await reckoned({ game })).state.position, "after a move");
    assert.equal(await sheet.getByTestId(field).getAttribute("readonly"), "");

    // In, wrong: one sentence, the sheet stays with what was pasted, the match is as it was.
    await sheet.getByTestId("paste").fill(broken);
    await sheet.getByTestId("set-up").click();
    const line = sheet.locator("fieldset", { has: page.getByTestId("paste") }).getByRole("status");
    await until(
      "the fault is said",
      async () => fault.test((await line.textContent()) ?? ""),
      patience,
    ).catch(async (lost) => assert.fail(`${lost.message}: ${await line.textContent()}`));
    assert.equal(await sheet.getByTestId("paste").inputValue(), broken);
    assert.ok(
      await sheet.getByTestId("paste").evaluate((one) => one === document.activeElement),
      "the field is at hand to be mended",
    );
    assert.equal((await told(page)).record, was);
    assert.equal(
      await page.getByTestId("notice").count(),
      1,
      "nothing else is said than that the board is drawn plainly",
    );

    // In, right: with Enter.
    await sheet.getByTestId("paste").fill(position);
    await page.keyboard.press("Enter");
    await sheet.waitFor({ state: "detached" });
    const said = page.getByTestId("notice").filter({ hasText: "The position is on the board." });
    await said.waitFor();
    const now = await told(page);
    assert.equal(now.state.line.filter((step) => step.words).length, 0);
    assert.equal(
      (await positionOf(page, format)).split(" ").slice(0, 3).join(" "),
      position.split(" ").slice(0, 3).join(" "),
    );
    assert.match(await cell(table(page), man[0]).getAttribute("aria-label"), man[1]);

    // And back to the match before.
    await said.getByRole("button", { name: "Back to my game" }).click();
    await until("the match before", async () => (await told(page)).record === was, patience);
    await page.sound();
    await context.close();
  });
}

test("a game goes out in PGN with its Variant and comes in again, at the table and among your games; a wrong one is refused in one sentence and nothing is lost", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = "falkener-xiangqi";
  await openTable(page, await linkOf({ game, words: "27-97 80-72" }), { plain: true });
  let sheet = await sharing(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByTestId("save-pgn").click(),
  ]);
  assert.equal(file.suggestedFilename(), `${game}.pgn`);
  const pgn = await textOf(file);
  assert.match(pgn, /^\[Variant "xiangqi"\]$/m);
  assert.match(pgn, /^1\. Ca3 Hc8 \*$/m);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });

  const hand = async (name, text) => {
    sheet = await sharing(page);
    await sheet
      .getByTestId("open-file")
      .setInputFiles({ name, mimeType: "application/x-chess-pgn", buffer: Buffer.from(text) });
    await sheet.waitFor({ state: "detached" });
  };
  const mine = (await told(page)).record;
  for (const [name, text, fault] of [
    [
      "wrong-move.pgn",
      pgn.replace("Hc8", "Hd8"),
      /^Could not open wrong-move\.pgn\. "Hd8" is not a legal move here \(line 11, column 8\)\. Expected: one of \d+ legal moves.* Your own game has not changed\.$/,
    ],
    [
      "no-variant.pgn",
      '[Event "x"]\n1. e4 *\n',
      /^Could not open no-variant\.pgn\. The game is not named \(line 2, column 1\)\. Expected: a tag Variant with one of: .*xiangqi.* Your own game has not changed\.$/,
    ],
  ]) {
    await hand(name, text);
    const notice = page.locator('[data-testid="notice"].bad');
    await notice.waitFor();
    assert.equal(await notice.count(), 1);
    assert.match(await notice.locator("p").textContent(), fault);
    assert.equal((await told(page)).record, mine);
    await notice.getByRole("button", { name: "Close this notice" }).click();
    await notice.waitFor({ state: "detached" });
  }

  // The same game, a move longer, from another program's hand: it takes the place of the match, which can be had again.
  await hand("longer.pgn", pgn.replace("Hc8 *", "Hc8 2. Ca5 *"));
  await until(
    "the game of the file",
    async () => (await told(page)).state.line.length === 3,
    patience,
  );
  assert.equal((await moves(page)).length, 3);
  await page.getByRole("button", { name: "Back to my game" }).click();
  await until("the match before", async () => (await told(page)).record === mine, patience);

  // A game of another kind is played at its own table.
  await hand("makruk.pgn", '[Event "A beginning"]\n[Variant "makruk"]\n\n1. e4 d5 2. exd5 *\n');
  await page.waitForURL((url) => url.pathname === playOf("falkener-siamese"));
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  assert.deepEqual(await movesOf(page, 3), ["52-53", "45-44", "53-44"]);
  assert.equal((await told(page)).state.options["king-first"], "none", "as others play it");

  // Your games take the same files; what reads them is fetched only then.
  await page.goto("/games/yours/");
  const games = page.getByTestId("kept-game");
  await page.locator(".yours[data-ready]").waitFor();
  const had = await games.count();
  const files = [
    ["shorter.pgn", '[Variant "makruk"]\n\n1. e4 d5 *\n'],
    ["wrong-move.pgn", pgn.replace("Hc8", "Hd8")],
  ];
  await page.getByTestId("open-files").setInputFiles(
    files.map(([name, text]) => ({
      name,
      mimeType: "application/x-chess-pgn",
      buffer: Buffer.from(text),
    })),
  );
  await page.locator('[data-testid="notice"]', { hasText: "1 game was added" }).waitFor();
  assert.match(
    await page.locator('[data-testid="notice"].bad p').textContent(),
    /^wrong-move\.pgn: "Hd8" is not a legal move here \(line 11, column 8\)/,
  );
  await until("one more game is in the list", async () => (await games.count()) === had + 1);
  await page
    .locator('[data-testid="kept-game"]', { hasText: /Siamese/ })
    .filter({ hasText: "2 moves" })
    .getByTestId("open")
    .click();
  await page.waitForURL((url) => url.pathname === playOf("falkener-siamese"));
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  assert.deepEqual(await movesOf(page, 2), ["52-53", "45-44"]);
  await page.sound();
  await context.close();
});

for (const [game, options, words, csv, text] of [
  [
    "falkener-knights-tour",
    { board: "5x5" },
    "a1 b3 c1",
    ",,,,\n,,,,\n,2,,,\n,,,,\n1,,3,,\n",
    "0 0 0 0 0\n0 0 0 0 0\n0 2 0 0 0\n0 0 0 0 0\n1 0 3 0 0\n",
  ],
  [
    "falkener-magic-squares",
    { "order.free": "3" },
    "1@b3 2@c1",
    ",1,\n,,\n,,2\n",
    ". 1 .\n. . .\n. . 2\n",
  ],
])
  test(`${game}: the numbers are saved as text and as CSV, and pasted rows are set up`, async () => {
    const { context, page } = await visitor(house, { init: withoutGL });
    await openTable(page, await linkOf({ game, options, words }), { plain: true });
    const sheet = await sharing(page);
    for (const [ending, wanted] of [
      ["txt", text],
      ["csv", csv],
    ]) {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        sheet.getByTestId(`save-${ending}`).click(),
      ]);
      assert.equal(file.suggestedFilename(), `${game}.${ending}`);
      assert.equal(await textOf(file), wanted);
    }
    const was = await positionOf(page, "CSV");
    // Rows as a spreadsheet gives them: their ends are kept, though the field has one line.
    await sheet.getByTestId("paste").evaluate((field, rows) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", rows);
      field.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, csv);
    await sheet.getByTestId("set-up").click();
    await sheet.waitFor({ state: "detached" });
    const now = await told(page);
    assert.equal(now.state.line.filter((step) => step.words).length, 0);
    assert.equal(await positionOf(page, "CSV"), was);
    await page.sound();
    await context.close();
  });

test("a game with comments, signs and drawings is saved as PGN and as a record, and both open as it was", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = "falkener-turkish";
  await openTable(page, await linkOf({ game, words: "20-32 77-65 32-20" }), { plain: true });
  await page.evaluate(() => {
    const { match } = /** @type {any} */ (document.querySelector("[data-panel]")).panel;
    match.comment(1, "A horse first.");
    match.sign(2, "?!");
    match.drawMark("red", 0, 9);
    match.drawMark("blue", 3);
  });
  const notesOf = async (of) => {
    const { state, record } = await told(of);
    const line = state.line.map(({ comment, sign = "" }) => `${sign} ${comment ?? ""}`.trim());
    return { line, marks: state.marks, drawn: /%cal|%csl/.test(record) };
  };
  const was = await notesOf(page);
  assert.deepEqual(was.line, ["A horse first.", "?!", ""]);
  assert.equal(was.marks.length, 2);
  assert.ok(was.drawn);
  for (const [button, mimeType] of [
    ["save-pgn", "application/x-chess-pgn"],
    ["save-file", "text/plain"],
  ]) {
    const sheet = await sharing(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      sheet.getByTestId(button).click(),
    ]);
    const name = file.suggestedFilename();
    const buffer = Buffer.from(await textOf(file));
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    // Somebody else, in another game, so that what is seen then is the file's.
    const other = await visitor(house, { init: withoutGL });
    await openTable(other.page, await linkOf({ game, words: "11-12" }), { plain: true });
    const open = await sharing(other.page);
    await open.getByTestId("open-file").setInputFiles({ name, mimeType, buffer });
    await until(
      "the game of the file",
      async () => (await told(other.page)).state.line[0]?.words === "20-32",
      patience,
    );
    await other.page.evaluate(() =>
      /** @type {any} */ (document.querySelector("[data-panel]")).panel.match.go(3),
    );
    assert.deepEqual(await notesOf(other.page), was, name);
    await other.context.close();
  }
  await context.close();
});

test("a game of Japanese chess comes in from KIF, in the code of Japan too, and from pasted USI, and goes out as KIF and CSA", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = "falkener-shogi";
  await openTable(page, await linkOf({ game, words: "12-13" }), { plain: true });
  const hand = async (name, buffer) => {
    const sheet = await sharing(page);
    await sheet.getByTestId("open-file").setInputFiles({ name, mimeType: "text/plain", buffer });
    await sheet.waitFor({ state: "detached" });
  };
  await hand("wrong.kif", Buffer.from("手数----\n1 ７五歩(77)\n"));
  const notice = page.locator('[data-testid="notice"].bad');
  await notice.waitFor();
  assert.match(
    await notice.locator("p").textContent(),
    /^Could not open wrong\.kif\. "７五歩\(77\)" is not a legal move here \(line 2, column 3\)\. Expected: one of \d+ legal moves/,
  );
  assert.deepEqual(await movesOf(page, 1), ["12-13"]);
  // "手数----", then "1 ７六歩(77)", as Windows of Japan has them.
  const bytes = [
    0x8e,
    0xe8,
    0x90,
    0x94,
    ..."----\n1 ",
    0x82,
    0x56,
    0x98,
    0x5a,
    0x95,
    0xe0,
    ..."(77)\n",
  ];
  await hand(
    "japan.kif",
    Buffer.from(bytes.map((byte) => (typeof byte === "string" ? byte.charCodeAt(0) : byte))),
  );
  await until(
    "the game of the file",
    async () => (await told(page)).state.line[0]?.words === "32-33",
  );
  let sheet = await sharing(page);
  // The field says what it takes, and again where it is given something else.
  const paste = sheet.getByTestId("paste");
  assert.equal(await paste.getAttribute("placeholder"), "Paste FEN, SFEN or USI");
  assert.equal(await paste.getAttribute("aria-label"), "A position in FEN, SFEN or USI");
  const line = sheet.locator("fieldset", { has: page.getByTestId("paste") }).getByRole("status");
  for (const [wrong, says] of /** @type {[string, RegExp][]} */ ([
    ["?", /here|this game.*This field takes a position in FEN, SFEN or USI\.$/],
    ["startpos moves 7g7f 7g7f", /7g7f.*\(line 1, column 21\)/],
  ])) {
    await paste.fill(wrong);
    await sheet.getByTestId("set-up").click();
    await line.filter({ hasText: says }).waitFor();
  }
  await paste.fill("position startpos moves 7g7f 3c3d");
  await sheet.getByTestId("set-up").click();
  await sheet.waitFor({ state: "detached" });
  await until("the pasted game", async () => (await told(page)).state.line[1]?.words === "76-75");
  sheet = await sharing(page);
  for (const [format, wanted] of [
    ["kif", /^ {3}2 ３四歩\(33\)$/m],
    ["csa", /^-3334FU$/m],
  ]) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      sheet.getByTestId(`save-${format}`).click(),
    ]);
    assert.equal(file.suggestedFilename(), `${game}.${format}`);
    assert.match(await textOf(file), /** @type {RegExp} */ (wanted));
  }
  await page.sound();
  await context.close();
});

test("the first game of a match file of backgammon comes in, and goes out again", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = "backgammon";
  await openTable(page, await linkOf({ game, words: "6:5" }), { plain: true });
  let sheet = await sharing(page);
  const text =
    " 5 point match\n\n Game 1\n Ann : 0    Ben : 0\n  1)           31: 8/5 6/5\n\n Game 2\n Ann : 0    Ben : 1\n";
  await sheet
    .getByTestId("open-file")
    .setInputFiles({ name: "match.mat", mimeType: "text/plain", buffer: Buffer.from(text) });
  await sheet.waitFor({ state: "detached" });
  await until("the game of the file", async () =>
    (await told(page)).record.includes("{This is the first of 2 games in the file.}"),
  );
  sheet = await sharing(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByTestId("save-mat").click(),
  ]);
  assert.equal(file.suggestedFilename(), `${game}.mat`);
  assert.match(await textOf(file), /31: (8\/5 6\/5|6\/5 8\/5)$/m);
  await page.sound();
  await context.close();
});
