// Studies: games and positions in one file with text between, made at the board, read a chapter at a time, written, saved, opened and linked.
// Long: one visit after another of the same pages.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { decodeStudy } from "../../../site/src/js/store/link.mjs";
import { readStudy, writeStudy } from "../../../site/src/js/studies/study-text.mjs";
import { start, until } from "../harness.mjs";
import {
  axeFinds,
  axeVisitor,
  choose,
  drag,
  linkOf,
  openTable,
  patience,
  readMatch,
  textOf,
  visitor,
} from "../hands.mjs";
import { noticed, plainly } from "./keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const GAME = "falkener-turkish";
const WORDS = "20-32 77-65 32-20";
const part = (page, id) => page.getByTestId(id);
const ready = (page) => page.locator('[data-part="studies"][data-state="ready"]').waitFor();
const reads = (page, id, what) =>
  until(
    `${id} says ${what}`,
    async () =>
      typeof what === "string"
        ? (await part(page, id).innerText()) === what
        : what.test(await part(page, id).innerText()),
    patience,
  ).catch(async (fault) =>
    assert.fail(`${fault.message}: it says ${await part(page, id).innerText()}`),
  );
const chapter = (page, heading) => reads(page, "chapter-heading", heading);
const at = (page, words) => reads(page, "chapter-at", words);

/** A game with a comment, a sign, a ring and a variation; a position; and words alone. */
async function sample() {
  const { record } = await (async () => {
    const match = await readMatch(`[Game "${GAME}"]\n\n1. 20-32 77-65\n`);
    try {
      match.goFirst();
      match.play("20-32");
      const first = match.state().cursor;
      match.comment(first, "The knight comes out.");
      match.sign(first, "!");
      match.play("77-65 32-20");
      match.goFirst();
      match.play("11-12");
      match.goFirst();
      return { record: match.record() };
    } finally {
      match.drop();
    }
  })();
  return {
    title: "Two openings",
    about: "For the club evening.",
    chapters: [
      { heading: "The knight", text: "First words.\n\nAnd more.", record },
      { heading: "Words alone", text: "Nothing on the board.", record: "" },
      { heading: "The start", text: "", record: `[Game "${GAME}"]\n` },
    ],
  };
}
const fileOf = (text, name = "mine.study") => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});
const openFile = (page, text) => part(page, "open-study").setInputFiles(fileOf(text));
/** The study kept last, as it is written. */
const keptText = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("codex-ludorum/study/"))
      .map((key) => JSON.parse(localStorage.getItem(key)))
      .sort((a, b) => (a.saved < b.saved ? 1 : -1))
      .map(({ text }) => text)
      .at(0),
  );
const keptStudy = async (page) => readStudy(await keptText(page)).study;

test("a game and a position are added at a board to a new study and to the same again, and read there move by move", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(page, await linkOf({ game: GAME, words: WORDS }), { plain: true });
  await choose(page, "add-to-study");
  await part(page, "new-title").fill("Club evening");
  await part(page, "chapter-title").fill("The whole game");
  await part(page, "sheet-add").click();
  await noticed(page, /Added to “Club evening”/);
  await choose(page, "add-to-study");
  await part(page, "chapter-title").fill("Where it stood");
  await part(page, "add-position").check();
  await part(page, "sheet-add").click();
  await until("two chapters", async () => (await keptStudy(page)).chapters.length === 2, patience);
  const { title, chapters } = await keptStudy(page);
  assert.equal(title, "Club evening");
  assert.match(chapters[0].record, /20-32[^]*77-65[^]*32-20/);
  assert.match(chapters[1].record, /\[Setup "/);
  assert.doesNotMatch(chapters[1].record, /20-32/);
  await page.getByRole("button", { name: "Open the study" }).last().click();
  await ready(page);
  await chapter(page, "Where it stood");
  await at(page, "A position");
  await part(page, "chapters").getByText("The whole game").click();
  await chapter(page, "The whole game");
  await at(page, "Start (3 moves)");
  await part(page, "chapter-moves").getByRole("button").nth(1).click();
  await at(page, "Move 2 of 3");
  await page.sound();
  await context.close();
});

test("a study is stepped through by keys, over its moves and its chapters, with its comments and signs", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await page.goto("/studies/");
  await ready(page);
  await openFile(page, writeStudy(await sample()));
  await chapter(page, "The knight");
  await ready(page);
  await at(page, "Start (3 moves)");
  await page.keyboard.press("ArrowRight");
  await at(page, "Move 1 of 3");
  await reads(page, "chapter-told", "The knight comes out.");
  assert.equal(await part(page, "chapter-moves").locator(".sign").first().innerText(), "!");
  await page.keyboard.press("End");
  await at(page, "Move 3 of 3");
  await page.keyboard.press("PageDown");
  await chapter(page, "Words alone");
  assert.equal(await part(page, "chapter-board").isVisible(), false);
  await page.keyboard.press("n");
  await chapter(page, "The start");
  assert.equal(await part(page, "chapter-on").getAttribute("aria-disabled"), "true");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("b");
  await chapter(page, "The knight");
  // The place is in the address: it is there again.
  await page.keyboard.press("n");
  await chapter(page, "Words alone");
  await page.reload();
  await chapter(page, "Words alone");
  await page.keyboard.press("b");
  await at(page, "Start (3 moves)");
  const table = await part(page, "chapter-table").getAttribute("href");
  assert.match(table, /\/play\/falkener-turkish\/#game=/);
  await page.sound();
  await context.close();
});

test("a finger steps over the board and turns the chapters; nothing is wider than the phone", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 800, touch: true });
  await page.goto("/studies/");
  await ready(page);
  await openFile(page, writeStudy(await sample()));
  await chapter(page, "The knight");
  await at(page, "Start (3 moves)");
  await part(page, "chapter-board").locator('[data-step="on"]').tap();
  await at(page, "Move 1 of 3");
  const holder = part(page, "chapter-board").locator(".board-holder");
  await holder.scrollIntoViewIfNeeded();
  const box = await holder.boundingBox();
  const y = box.y + box.height / 2;
  await drag(page, { x: box.x + box.width * 0.8, y }, { x: box.x + box.width * 0.2, y });
  await at(page, "Move 2 of 3");
  await part(page, "chapter-on").tap();
  await chapter(page, "Words alone");
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    "the page is wider than the phone",
  );
  await page.sound();
  await context.close();
});

test("a study is written: titles, texts and the order of chapters; what is deleted comes back", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await page.goto("/studies/");
  await ready(page);
  await part(page, "new-study").click();
  await part(page, "study-editor").waitFor();
  await part(page, "edit-title").fill("Mine");
  await part(page, "edit-about").fill("What I think.");
  await part(page, "edit-heading").fill("One");
  await part(page, "edit-text").fill('## not a heading\n[Game "none"]');
  await part(page, "add-chapter").click();
  await page.keyboard.type("Two");
  const headings = async () => (await keptStudy(page)).chapters.map(({ heading }) => heading);
  const stand = (...names) =>
    until(
      `the chapters are ${names}`,
      async () => (await headings()).join() === names.join(),
      patience,
    );
  await stand("One", "Two");
  assert.equal((await keptStudy(page)).chapters[0].text, '## not a heading\n[Game "none"]');
  await part(page, "chapter-up").nth(1).focus();
  await page.keyboard.press("Enter");
  await stand("Two", "One");
  assert.equal(
    await page.evaluate(() => document.activeElement.dataset.testid),
    "chapter-down",
    "the keyboard stays with the chapter",
  );
  await part(page, "chapter-delete").nth(1).click();
  await stand("Two");
  await page.getByRole("button", { name: "Undo" }).click();
  await stand("Two", "One");
  await part(page, "edit-study").click();
  await chapter(page, "Two");
  await page.reload();
  await reads(page, "study-title", "Mine");
  await page.goto("/studies/");
  await ready(page);
  await part(page, "delete-study").click();
  await until("none is left", async () => (await part(page, "kept-study").count()) === 0, patience);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Mine" }).click();
  await chapter(page, "Two");
  await page.sound();
  await context.close();
});

test("a study goes to another browser as a file and as a link, and is the same there", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  const text = writeStudy(await sample());
  await page.goto("/studies/");
  await ready(page);
  await openFile(page, text);
  await chapter(page, "The knight");
  await ready(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    part(page, "study-file").click(),
  ]);
  assert.match(file.suggestedFilename(), /^two-openings\.study$/);
  assert.equal(await textOf(file), text);
  await part(page, "study-link").click();
  const link = await until(
    "the link is made",
    () => page.locator('[data-part="studies"]').evaluate((one) => one.dataset.link),
    patience,
  );
  assert.equal(await decodeStudy(new URL(link).hash), text);
  const other = await visitor(house, { init: plainly });
  const { pathname, hash } = new URL(link);
  await other.page.goto(pathname + hash);
  await chapter(other.page, "The knight");
  await ready(other.page);
  assert.equal(await keptText(other.page), undefined);
  await part(other.page, "keep-study").click();
  await noticed(other.page, /Saved in this browser/);
  assert.equal(await keptText(other.page), text);
  await page.sound();
  await other.page.sound();
  await other.context.close();
  await context.close();
});

test("a bad file or link is refused with one clear error, and nothing is lost; what is too long for a link is offered as a file", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await page.goto("/studies/");
  await ready(page);
  const bad = writeStudy(await sample()).replace("77-65", "77-66");
  const line = bad.split("\n").findIndex((each) => each.includes("77-66")) + 1;
  await openFile(page, bad);
  await noticed(page, new RegExp(`^mine\\.study was not opened\\. .*77-66.*line ${line}\\b`));
  assert.equal(await page.getByTestId("notice").count(), 1);
  await openFile(page, "");
  await noticed(page, /no title \(line 1\)|no title.*line 1/);
  assert.equal(await part(page, "kept-study").count(), 0);
  await page.goto("about:blank");
  await page.goto("/studies/#study=1.abc.def");
  await noticed(page, /cut short or changed/);
  await ready(page);
  // Words that do not compress.
  const { randomBytes } = await import("node:crypto");
  const long = {
    title: "Long",
    about: "",
    chapters: Array.from({ length: 24 }, (_, i) => ({
      heading: `C${i}`,
      text: randomBytes(9000).toString("hex"),
      record: "",
    })),
  };
  await openFile(page, writeStudy(long));
  await chapter(page, "C0");
  await ready(page);
  await part(page, "study-link").click();
  await noticed(page, /too long for a link/);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("notice").getByRole("button", { name: "Save as a file" }).click(),
  ]);
  assert.equal(await textOf(file), writeStudy(long));
  await page.sound();
  await context.close();
});

test("axe finds nothing in a list of studies, a chapter, the fields to write it and the sheet at the board", async () => {
  const { context, page } = await axeVisitor(house, { width: 1280 });
  const all = [];
  const look = async (where) => all.push(...(await axeFinds(page, where)));
  await page.goto("/studies/");
  await ready(page);
  await openFile(page, writeStudy(await sample()));
  await at(page, "Start (3 moves)");
  await ready(page);
  await look("a chapter");
  await part(page, "edit-study").click();
  await part(page, "study-editor").waitFor();
  await part(page, "chapter-delete").nth(1).click();
  await look("the editor");
  await page.goto("/studies/");
  await ready(page);
  await look("the list");
  await openTable(page, await linkOf({ game: GAME, words: WORDS }), { plain: true });
  await choose(page, "add-to-study");
  await part(page, "add-to-study").waitFor();
  await look("the sheet");
  assert.deepEqual(all, []);
  await context.close();
});
