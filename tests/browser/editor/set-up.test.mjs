// Long: one visit after another of the same page.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  axeFinds,
  axeVisitor,
  cell,
  middle,
  passages,
  patience,
  press,
  tableReady,
  visitor,
  walk,
} from "../hands.mjs";
import { plainly } from "../store/keeping.mjs";
import {
  board,
  die,
  good,
  judged,
  keptDraft,
  openEditor,
  part,
  pieceOf,
  put,
  ready,
  said,
  small,
  stands,
  tablePosition,
  textIs,
  textOf,
} from "./editing.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const focused = (page) =>
  page.evaluate(() => {
    const one = /** @type {HTMLElement} */ (document.activeElement);
    return one.dataset.name ?? one.dataset.testid ?? one.localName;
  });

test("a small position is built on the empty board by the mouse, and played as it stands", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openEditor(page);
  await good(page);
  await part(page, "empty").click();
  await stands(page, "50", /empty/);
  await put(page, ...small);
  await good(page);
  assert.equal(await focused(page), "12", "the keyboard is where the mouse was");
  const text = await textOf(page);
  await part(page, "play-it").click();
  await tableReady(page, { plain: true });
  assert.equal(await tablePosition(page), text);
  await page.sound();
  await context.close();
});

test("the hand moves a piece, the eraser takes it off, and the same piece again takes it off too; a drag carries it, and off the board", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openEditor(page);
  await part(page, "empty").click();
  await put(page, ...small);
  await part(page, "tool-move").locator("xpath=..").click();
  await press(page, ["12"], board(page), { blind: true });
  assert.equal(await cell(board(page), "12").getAttribute("aria-selected"), "true");
  await said(page, /chariot.*Now touch the place/i);
  await press(page, ["13"], board(page), { blind: true });
  await stands(page, "13", /chariot/i);
  await stands(page, "12", /empty/);
  const drag = async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };
  await drag(await middle(page, "13", board(page)), await middle(page, "15", board(page)));
  await stands(page, "15", /chariot/i);
  const edge = await board(page).boundingBox();
  await drag(await middle(page, "15", board(page)), {
    x: edge.x + edge.width + 40,
    y: edge.y + 60,
  });
  await stands(page, "15", /empty/);
  // From beside the board onto it.
  const tool = await pieceOf(page, "Red", /cannon/i).boundingBox();
  await drag(
    { x: tool.x + tool.width / 2, y: tool.y + tool.height / 2 },
    await middle(page, "27", board(page)),
  );
  await stands(page, "27", /cannon/i);
  await part(page, "tool-remove").locator("xpath=..").click();
  await press(page, ["27"], board(page), { blind: true });
  await stands(page, "27", /empty/);
  await pieceOf(page, "White", /king/i).click();
  await press(page, ["50"], board(page), { blind: true });
  await stands(page, "50", /empty/);
  await page.sound();
  await context.close();
});

test("the whole is done by the keyboard alone, and every step is undone and redone", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openEditor(page);
  const opening = await textOf(page);
  await part(page, "empty").focus();
  await page.keyboard.press("Enter");
  await stands(page, "50", /empty/);
  // The tools are one group: Tab comes to it, the arrows choose.
  await part(page, "tool-move").focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(page), "tool-remove");
  await page.keyboard.press("ArrowRight");
  const first = await part(page, "tool-told").innerText();
  await page.keyboard.press("]");
  assert.notEqual(await part(page, "tool-told").innerText(), first);
  await page.keyboard.press("[");
  assert.equal(await part(page, "tool-told").innerText(), first);
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  const choose = async (owner, name) => {
    for (let i = 0; i < 30; i += 1) {
      if (await pieceOf(page, owner, name).locator("input").isChecked()) return;
      await page.keyboard.press("]");
    }
    assert.fail(`no key leads to ${owner} ${name}`);
  };
  for (const [owner, name, spot] of small) {
    await choose(owner, name);
    await walk(page, board(page), spot);
    await page.keyboard.press("Enter");
    await stands(page, spot, name);
    await said(page, name);
  }
  await good(page);
  const built = await textOf(page);
  await page.keyboard.press("Delete");
  await stands(page, "12", /empty/);
  await page.keyboard.press("u");
  await textIs(page, built);
  await page.keyboard.press("Control+z");
  await stands(page, "12", /empty/);
  await page.keyboard.press("Control+Shift+Z");
  await textIs(page, built);
  // A digit chooses a piece of the same owner; m is the hand.
  await page.keyboard.press("1");
  assert.match(await part(page, "tool-told").innerText(), /king/i);
  await page.keyboard.press("m");
  assert.match(await part(page, "tool-told").innerText(), /^Move/);
  // Beginning anew is a step like every other.
  await part(page, "opening").focus();
  await page.keyboard.press("Enter");
  await textIs(page, opening);
  await page.keyboard.press("Control+z");
  await textIs(page, built);
  for (let i = 0; i < 4; i += 1) await page.keyboard.press("Control+z");
  await textIs(page, opening);
  await until(
    "nothing is left to undo",
    async () => (await part(page, "undo").getAttribute("aria-disabled")) === "true",
    patience,
  );
  for (let i = 0; i < 4; i += 1) await page.keyboard.press("Control+y");
  await textIs(page, built);
  await page.sound();
  await context.close();
});

test("a position against the rules is refused in a sentence with its passage, and what is at fault is marked", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openEditor(page);
  await part(page, "empty").click();
  await put(page, ["White", /king/i, "50"], ["Red", /king/i, "59"]);
  await judged(page, /\w/);
  await until(
    "it is refused",
    async () => (await part(page, "verdict").getAttribute("class")).includes("bad"),
    patience,
  );
  const reason = part(page, "verdict").locator(".reason");
  await reason.waitFor();
  const { cite, url } = passages()[await reason.getAttribute("data-rule")];
  const link = reason.getByRole("link", { name: cite });
  assert.equal(
    new URL(await link.getAttribute("href"), page.url()).pathname,
    new URL(url, "http://site/").pathname,
  );
  // What cannot be done yet says why, and goes nowhere.
  const before = page.url();
  await part(page, "play-it").click({ force: true });
  await judged(page, /once the position can be played/);
  assert.equal(await focused(page), "verdict");
  assert.equal(page.url(), before);
  await put(page, ["White", /soldier/i, "53"]);
  await good(page);
  // What is at fault has a place: a guard far from the king’s camp.
  await put(page, ["White", /guard/i, "11"]);
  await judged(page, /guard is on/);
  await board(page).locator('.at-fault[data-name="11"]').waitFor();
  assert.match(await cell(board(page), "11").getAttribute("aria-label"), /at fault$/);
  await page.keyboard.press("Delete");
  await good(page);
  assert.equal(await board(page).locator(".at-fault").count(), 0);
  await page.sound();
  await context.close();
});

test("whose turn it is, is set; a position as text is applied, and a wrong one is told with its place", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openEditor(page);
  await part(page, "empty").click();
  await put(page, ...small);
  const before = await textOf(page);
  await page.locator('[data-setting="turn"] input:not(:checked)').first().check();
  await until("another’s turn", async () => (await textOf(page)) !== before, patience);
  const turned = await textOf(page);
  await part(page, "undo").click();
  await textIs(page, before);
  await part(page, "position-text").fill(turned);
  await page.keyboard.press("Enter");
  await textIs(page, turned);
  await good(page);
  await part(page, "position-text").fill("nonsense");
  await part(page, "set-up-text").click();
  await until(
    "the fault is told",
    async () => (await part(page, "text-fault").innerText()) !== "",
    patience,
  );
  assert.equal(await part(page, "position-text").getAttribute("aria-invalid"), "true");
  await stands(page, "12", /chariot/i);
  await part(page, "undo").click();
  await textIs(page, before);
  assert.equal(await part(page, "text-fault").innerText(), "");
  await page.sound();
  await context.close();
});

test("dice are set as they lie: rolled, used, given back and undone, and the game goes on with them", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openEditor(page, "backgammon");
  await good(page);
  // Before the roll for the first move no dice can lie there.
  await die(page, 1).selectOption("6");
  await judged(page, /nothing more before the roll for the first move/);
  await page.locator('[data-setting="turn"] input').first().check();
  await good(page);
  await until("White moves", async () => / to am \| dice 6$/.test(await textOf(page)), patience);
  const bare = (await textOf(page)).replace(" | dice 6", "");
  await die(page, 2).selectOption("5");
  await textIs(page, `${bare} | dice 6-5`);
  await good(page);
  // Used already, by the keyboard: the next choice of the list.
  await die(page, 2).focus();
  await page.keyboard.press("ArrowDown");
  await textIs(page, `${bare} | dice 6-5x`);
  await part(page, "undo").click();
  await textIs(page, `${bare} | dice 6-5`);
  assert.equal(await die(page, 2).inputValue(), "5");
  // Dice that lie so are read from text too, and what is no die is told.
  await part(page, "position-text").fill(`${bare} | dice 4-4-4-4`);
  await part(page, "set-up-text").click();
  await good(page);
  assert.equal(await die(page, 4).inputValue(), "4");
  await part(page, "position-text").fill(`${bare} | dice 7-1`);
  await part(page, "set-up-text").click();
  await until(
    "the fault is told",
    async () => (await part(page, "text-fault").innerText()) !== "",
    patience,
  );
  await part(page, "undo").click();
  await textIs(page, `${bare} | dice 6-5`);
  await part(page, "play-it").click();
  await tableReady(page, { plain: true });
  assert.equal(await tablePosition(page), `${bare} | dice 6-5`);
  await page.sound();
  await context.close();
});

test("nothing is lost: a position that cannot be played yet is there again after a reload, and in a later visit", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openEditor(page);
  assert.equal(await keptDraft(page), "", "what was merely opened is not kept");
  await part(page, "empty").click();
  await put(page, ["White", /king/i, "50"]);
  const text = await textOf(page);
  await until("it is kept", async () => (await keptDraft(page)) === text, patience);
  await page.reload();
  await ready(page);
  await textIs(page, text);
  await stands(page, "50", /king/i);
  await page.goto("about:blank");
  await openEditor(page);
  await textIs(page, text);
  await page.sound();
  await context.close();
});

test("without a game the page offers all; a game that is none is told", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await page.goto("/set-up/");
  await part(page, "choice-of-games")
    .getByRole("link", { name: /^Chinese Chess/ })
    .click();
  await ready(page);
  await good(page);
  await page.goto("/set-up/?game=halma");
  await page.getByText("There is no game “halma” here").waitFor();
  await part(page, "choice-of-games").waitFor();
  await page.sound();
  await context.close();
});

test("axe finds nothing on the page, with a position that can be played and with one that cannot", async () => {
  const { context, page } = await axeVisitor(house, { width: 1280 });
  const all = [];
  await page.goto("/set-up/");
  all.push(...(await axeFinds(page, "the games")));
  await openEditor(page);
  await good(page);
  all.push(...(await axeFinds(page, "a position that can be played")));
  await part(page, "empty").click();
  await put(page, ["White", /king/i, "50"], ["Red", /king/i, "59"]);
  await part(page, "verdict").locator(".reason").waitFor();
  await page.locator("details").evaluateAll((every) => every.forEach((one) => (one.open = true)));
  await press(page, ["50"], board(page), { blind: true });
  all.push(...(await axeFinds(page, "one that cannot")));
  assert.deepEqual(all, []);
  await context.close();
});
