// A position set up leaves the page as a link, a file, a chapter of a study and the lines of a lesson, and comes in from a board.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readLesson } from "../../../site/src/js/lessons/lesson.mjs";
import { decodeGame, tagOf } from "../../../site/src/js/store/link.mjs";
import { readStudy } from "../../../site/src/js/studies/study-text.mjs";
import { start, until } from "../harness.mjs";
import {
  choose,
  html,
  linkOf,
  openTable,
  patience,
  readMatch,
  tableReady,
  textOf as fileText,
  visitor,
} from "../hands.mjs";
import { noticed, plainly } from "../store/keeping.mjs";
import {
  GAME,
  good,
  openEditor,
  part,
  put,
  ready,
  small,
  tablePosition,
  textIs,
  textOf,
} from "./editing.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** What is copied is remembered by the page, as far as it `may` be. */
const clipboard = () => {
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text) => (window.copied = text) },
  });
};
const copied = (page) =>
  until("something is copied", () => page.evaluate(() => window.copied), patience);

async function built(more = {}) {
  const { context, page } = await visitor(house, { init: plainly, ...more });
  await context.addInitScript(clipboard);
  await openEditor(page);
  await part(page, "empty").click();
  await put(page, ...small);
  await good(page);
  return { context, page, text: await textOf(page) };
}

test("a link and a file open as the position was set up", async () => {
  const { context, page, text } = await built();
  await part(page, "copy-link").click();
  await noticed(page, /Link copied/);
  const { pathname, hash } = new URL(await copied(page));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    part(page, "save-file").click(),
  ]);
  const record = await fileText(file);
  assert.equal(file.suggestedFilename(), `${GAME}.game`);
  const match = await readMatch(record);
  assert.equal(match.state().position, text);
  match.drop();
  assert.equal((await decodeGame(hash)).record, record);
  const other = await visitor(house, { init: plainly });
  await other.page.goto(pathname + hash);
  await tableReady(other.page, { plain: true });
  assert.equal(await tablePosition(other.page), text);
  // The same link opens in the editor too.
  await other.page.goto(`/set-up/?game=${GAME}${hash}`);
  await ready(other.page);
  await textIs(other.page, text);
  await page.sound();
  await other.page.sound();
  await other.context.close();
  await context.close();
});

test("a position becomes a chapter of a study", async () => {
  const { context, page, text } = await built();
  await part(page, "add-to-study").click();
  await part(page, "new-title").fill("Endings");
  await part(page, "chapter-title").fill("Two kings");
  await part(page, "sheet-add").click();
  await noticed(page, /Added to “Endings”/);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("codex-ludorum/study/"))
      .map((key) => JSON.parse(localStorage.getItem(key)).text)
      .at(0),
  );
  const { study } = readStudy(kept);
  assert.equal(study.chapters[0].heading, "Two kings");
  assert.equal(tagOf(study.chapters[0].record, "Setup"), text);
  await page.sound();
  await context.close();
});

test("the lines for a lesson are read by the reader of lessons; where nothing can be copied they are shown", async () => {
  const { context, page, text } = await built();
  await part(page, "for-a-lesson").click();
  await noticed(page, /Copied: the lines for a step of a lesson/);
  const lines = await copied(page);
  const { lesson, faults } = readLesson(
    `title: T\nabout: A.\nminutes: 5\ngoal: know it\n\n## One\n${lines}\nLook.\n`,
  );
  assert.deepEqual(faults, []);
  assert.deepEqual([lesson.steps[0].board.game, lesson.steps[0].board.setup], [GAME, text]);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await part(page, "for-a-lesson").click();
  assert.equal(await part(page, "copy-field").inputValue(), lines);
  await page.sound();
  await context.close();
});

test("“Analyse” opens the play page with the tab of the computer’s opinion", async () => {
  const { context, page, text } = await built();
  await part(page, "analyse").click();
  await tableReady(page, { plain: true });
  await page.locator('#tab-analysis[aria-selected="true"]').waitFor();
  assert.equal(await tablePosition(page), text);
  await page.sound();
  await context.close();
});

test("“Set up a position…” at a table opens the editor with the position on the board; pages of games and lessons lead there", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(page, await linkOf({ game: GAME, words: "16-15" }).catch(() => ""), {
    plain: true,
  });
  const position = await tablePosition(page);
  await choose(page, "set-up");
  await ready(page);
  await textIs(page, position);
  await part(page, "empty").click();
  await part(page, "as-opened").click();
  await textIs(page, position);
  assert.match(html(`/games/${GAME}/`), new RegExp(`href="/set-up/\\?game=${GAME}"`));
  assert.match(html("/lessons/"), /href="\/set-up\/"/);
  await page.sound();
  await context.close();
});
