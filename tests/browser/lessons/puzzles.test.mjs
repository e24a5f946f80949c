// The puzzles: the one of the day, answered wrongly and rightly by hand, what comes again, a set by its link, and a sheet on paper.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { project, site, start, until } from "../harness.mjs";
import { coreOf, middle, patience, textOf, visitor, walk } from "../hands.mjs";
import { asWritten } from "../../../site/src/js/puzzles/puzzle-words.mjs";
import { dayOf, puzzleOfDay } from "../../../site/src/js/puzzles/schedule.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const within = (page) => page.getByTestId("puzzles");
const inState = (page, state) =>
  page.locator(`[data-part="puzzles"][data-state="${state}"]`).waitFor();
const kept = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("codex-ludorum/puzzles")));
const puzzlesOf = (family) =>
  JSON.parse(readFileSync(join(project, `assets/puzzles/${family}.json`), "utf8"));

/** The families and how many puzzles each has, as the page was built with. */
const families = () =>
  /data-families="([^"]*)"/
    .exec(readFileSync(join(site, "puzzles/index.html"), "utf8"))[1]
    .split(",")
    .map((one) => ({ family: one.split(":")[0], count: Number(one.split(":")[1]) }));

const onBoard = ({ kind }) => kind === "point";

/** The spots to touch for the words of a turn, and a first move that is no part of the answer. */
async function touchesOf({ game, options, position, answers }) {
  const match = (await coreOf(game)).match(game, { options, setup: position });
  try {
    const spots = match.spots();
    const wrong = match
      .state()
      .moves.find(
        ({ words, touches }) =>
          words !== answers[0].split(" ")[0] && touches.every((spot) => onBoard(spots[spot])),
      );
    const right = answers[0].split(" ").flatMap((words) => {
      const move = match.state().moves.find((each) => each.words === words);
      match.play(words);
      return move.touches.map((spot) => spots[spot]);
    });
    return { right, wrong: wrong.touches.map((spot) => spots[spot]) };
  } finally {
    match.drop();
  }
}

const hands = {
  async mouse(page, { name }) {
    const { x, y } = await middle(page, name, within(page));
    await page.mouse.click(x, y);
  },
  async finger(page, { name }) {
    const { x, y } = await middle(page, name, within(page));
    await page.touchscreen.tap(x, y);
  },
  async keyboard(page, { name }) {
    await within(page).getByTestId("board-grid").locator('[tabindex="0"]').focus();
    await walk(page, within(page), name);
    await page.keyboard.press("Enter");
  },
};
async function answer(page, spots, how = "mouse") {
  for (const spot of spots)
    if (onBoard(spot)) await hands[how](page, spot);
    else await within(page).getByTestId(`spot-${spot.name}`).click();
}

/** A puzzle's answer as the page writes it. */
const answerOf = async (puzzle) => asWritten(await coreOf(puzzle.game), puzzle).answers[0];

/** A puzzle of chess whose turn is one move. */
const ofChess = (n = 0) => puzzlesOf("chess").filter(({ answers }) => !answers[0].includes(" "))[n];

test("the puzzle of the day is the same for all, and solved it begins a row of days that is kept", async () => {
  const { context, page } = await visitor(house);
  await page.clock.setFixedTime(new Date(2026, 10, 27, 10));
  const { family, index } = puzzleOfDay(dayOf(new Date(2026, 10, 27)), families());
  const puzzle = puzzlesOf(family)[index];
  await page.goto("/puzzles/");
  await inState(page, "asked");
  assert.equal(await within(page).getAttribute("data-puzzle"), puzzle.id);
  assert.equal(
    await page.getByTestId("puzzle-kicker").textContent(),
    "Puzzle of the day · 27 November",
  );
  await answer(page, (await touchesOf(puzzle)).right);
  await inState(page, "right");
  await page.getByTestId("puzzle-why").locator(`[data-rule="${puzzle.rule}"]`).waitFor();
  assert.match(await page.getByTestId("puzzle-proof").textContent(), /^Proved: /);
  assert.equal(await page.getByTestId("puzzle-row").textContent(), "1 day in a row");
  await page.clock.setFixedTime(new Date(2026, 10, 28, 9));
  await page.reload();
  await inState(page, "asked");
  assert.equal(
    await page.locator('[data-part="days"] [aria-current="date"]').textContent(),
    "Sat2828 November, not solved",
    "the day it is",
  );
  assert.notEqual(await within(page).getAttribute("data-puzzle"), puzzle.id);
  assert.equal(await page.getByTestId("puzzle-row").textContent(), "1 day in a row");
  assert.deepEqual((await kept(page)).solved, [puzzle.id]);
  await page.sound();
  await context.close();
});

test("a wrong answer meets the other side’s reply, stands until it is reset, and the puzzle comes again the next day", async () => {
  const { context, page } = await visitor(house);
  await page.clock.setFixedTime(new Date(2026, 10, 27, 10));
  const puzzle = ofChess();
  const { right, wrong } = await touchesOf(puzzle);
  await page.goto(`/puzzles/?puzzle=${puzzle.id}`);
  await inState(page, "asked");
  await answer(page, wrong);
  await inState(page, "met");
  const verdict = within(page).getByTestId("verdict");
  const replied = () =>
    until(
      "the reply is told",
      async () => /^Not quite\. You played \S+\. (?!That is)/.test(await verdict.textContent()),
      patience,
    );
  await replied();
  assert.deepEqual((await kept(page)).again, {
    [puzzle.id]: [dayOf(new Date(2026, 10, 28)), 0],
  });
  await page.getByTestId("set-up-again").click();
  await inState(page, "asked");
  await answer(page, wrong);
  await replied();
  await page.getByTestId("set-up-again").click();
  await inState(page, "asked");
  await answer(page, right);
  await inState(page, "right");
  assert.deepEqual((await kept(page)).solved, [], "not at the first try");
  await page.clock.setFixedTime(new Date(2026, 10, 28, 10));
  await page.goto("/puzzles/");
  await inState(page, "asked");
  await page.getByTestId("go-again").filter({ hasText: "1 waiting" }).click();
  await page.locator(`[data-puzzle="${puzzle.id}"][data-state="asked"]`).waitFor();
  await answer(page, right);
  await inState(page, "right");
  assert.deepEqual((await kept(page)).again, {
    [puzzle.id]: [dayOf(new Date(2026, 11, 1)), 1],
  });
  await page.getByTestId("go-again").filter({ hasText: "none waiting" }).waitFor();
  await page.sound();
  await context.close();
});

for (const [how, more] of [
  ["finger", { width: 390, height: 844, touch: true, scale: 2 }],
  ["keyboard", { width: 1280, height: 900 }],
])
  test(`a puzzle is answered by ${how}, after a hint, and the next one comes`, async () => {
    const { context, page } = await visitor(house, more);
    const puzzle = ofChess(1);
    await page.goto(`/puzzles/?puzzle=${puzzle.id}`);
    await inState(page, "asked");
    if (how === "keyboard") await page.keyboard.press("h");
    else await page.getByTestId("puzzle-hint").click();
    await within(page).getByText("Start with the marked place.").waitFor();
    await answer(page, (await touchesOf(puzzle)).right, how);
    await inState(page, "right");
    assert.deepEqual((await kept(page)).solved, [puzzle.id]);
    if (how === "keyboard") await page.keyboard.press("n");
    else await page.getByTestId("next-puzzle").click();
    await page
      .locator(`[data-part="puzzles"][data-state="asked"]:not([data-puzzle="${puzzle.id}"])`)
      .waitFor();
    assert.ok(
      await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth),
      "nothing scrolls sideways",
    );
    await page.sound();
    await context.close();
  });

test("the answer is shown on the board when asked for, and does not count as solved", async () => {
  const { context, page } = await visitor(house);
  const puzzle = ofChess();
  await page.goto(`/puzzles/?puzzle=${puzzle.id}`);
  await inState(page, "asked");
  await page.getByTestId("show-answer").click();
  await inState(page, "shown");
  await page
    .getByTestId("puzzle-why")
    .getByText(`The answer is ${await answerOf(puzzle)}.`)
    .waitFor();
  const { solved, again } = await kept(page);
  assert.deepEqual([solved, Object.keys(again)], [[], [puzzle.id]]);
  await page.sound();
  await context.close();
});

test("a set by its link has the same puzzles in their order, one of them by the name it had before its family was divided, and prints as tasks and answers apart", async () => {
  const { context, page } = await visitor(house);
  await page.addInitScript(() => {
    globalThis.print = () => (document.body.dataset.printed = "yes");
  });
  const names = [puzzlesOf("rithmomachia")[3].id, ofChess().id];
  const race = puzzlesOf("egyptrace")[0].id;
  await page.goto(`/puzzles/#set=${names.join(",")},go-zzzzz,${race.replace("race", "")}`);
  await inState(page, "asked");
  assert.equal(await page.getByTestId("puzzle-kicker").textContent(), "Puzzle 1 of 3");
  assert.equal(await within(page).getAttribute("data-puzzle"), names[0]);
  await page.getByTestId("next-puzzle").click();
  await page.locator(`[data-puzzle="${names[1]}"][data-state="asked"]`).waitFor();
  assert.equal(await page.getByTestId("puzzle-kicker").textContent(), "Puzzle 2 of 3");
  await page.getByTestId("next-puzzle").click();
  await page.locator(`[data-puzzle="${race}"][data-state="asked"]`).waitFor();
  await page.getByTestId("make-sheet").click();
  await page.locator('body[data-printed="yes"]').waitFor();
  const paper = page.getByTestId("puzzle-sheet");
  assert.equal(await paper.locator(".tasks > li svg").count(), 3);
  const answered = await answerOf(ofChess());
  assert.ok(!(await paper.locator(".tasks").textContent()).includes(answered));
  assert.ok((await paper.locator(".key .answers").textContent()).includes(answered));
  // The same as flash cards: the answer stands on the back alone, and the pictures need nothing of this site.
  const saving = page.waitForEvent("download");
  await page.getByTestId("make-cards").click();
  const cards = await saving;
  assert.equal(cards.suggestedFilename(), "flash-cards-rithmomachia.txt");
  const rows = (await textOf(cards)).trimEnd().split("\n");
  assert.deepEqual(rows.splice(0, 6), [
    "#separator:tab",
    "#html:true",
    "#notetype:Basic",
    "#deck:Codex Ludorum",
    "#guid column:1",
    "#tags column:4",
  ]);
  const notes = rows.map((row) =>
    row.split("\t").map((field) => /^"(.*)"$/.exec(field)[1].replaceAll('""', '"')),
  );
  assert.deepEqual(
    notes.map(([name]) => name),
    [...names, race].map((name) => `codex-ludorum-${name}`),
  );
  for (const [, front, back, tags] of notes) {
    assert.match(front, /^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg><div>/);
    assert.doesNotMatch(front, /class=|var\(|<use|href=/);
    assert.match(back, /^<div><b>Answer: .*<a href="http[^"]*\/puzzles\/\?puzzle=/);
    assert.match(tags, /^codex-ludorum [a-z0-9-]+ (Easy|Medium|Hard)$/);
  }
  assert.ok(notes[1][2].includes(answered) && !notes[1][1].includes(answered));
  await page.getByText("3 flash cards saved. In Anki choose File, then Import").waitFor();
  await page.getByTestId("go-go").click();
  await page.locator('[data-puzzle^="go-"][data-state="asked"]').waitFor();
  await page.getByTestId("set-size").selectOption("5");
  await page.getByTestId("make-set").click();
  const link = await until(
    "a link is made",
    () => within(page).getAttribute("data-link"),
    patience,
  );
  const set = /#set=(.*)$/.exec(link)[1].split(",");
  assert.equal(set.length, 5);
  const all = puzzlesOf("go").map(({ id }) => id);
  assert.ok(set.every((name) => all.includes(name)));
  await page.sound();
  await context.close();
});
