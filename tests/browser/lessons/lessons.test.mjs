// Lessons: taught from the first step to the last by keyboard and by mouse; a lesson of one's own from a file, at the bench
// and in a link; and read without scripts.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readAndCheck } from "../../../site/src/js/lessons/lesson-check.mjs";
import { example, world } from "../../../site/lib/lessons.mjs";
import { start, until } from "../harness.mjs";
import { cell, html, patience, press, visitor } from "../hands.mjs";
import {
  awake,
  boardReady,
  dataOf,
  keys,
  mouse,
  state,
  stepOf,
  teach,
  touchesOf,
} from "./lesson-steps.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("a lesson is taught from the first step to the last by the keyboard alone, wrong answers replied to", async () => {
  const data = await dataOf("small-men");
  const { context, page } = await visitor(house);
  await page.goto("/lessons/small-men/");
  await awake(page);
  await keys.to(page, '[data-testid="lesson-begin"]');
  await page.keyboard.press("Enter");
  await until("the first step is in the address", () =>
    page.evaluate(() => location.hash === "#step-1"),
  );
  assert.match(
    await page.evaluate(() => document.activeElement.textContent),
    /A battle of numbers/,
    "the heading of the step is where the keyboard stands",
  );
  await teach(page, data, keys, { wrongly: true });
  assert.match(
    await stepOf(page, 2).locator(".verdict").textContent(),
    /6 \+ 6 = 12/,
    "the verdict tells the sum",
  );
  // Arrow keys go through the steps; the steps answered stay answered.
  await page.locator('[data-testid="lesson-progress"] a').first().focus();
  await page.keyboard.press("ArrowLeft");
  await until("a step back", () => page.evaluate(() => location.hash === "#step-7"));
  assert.equal(await stepOf(page, 6).getAttribute("data-state"), "right");
  await page.sound();
  await context.close();
});

test("while a piece is chosen a lesson says, to the eye and to a screen reader, what is to be touched next: the place of a prisoner too", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/lessons/small-men/#step-3");
  await awake(page);
  await boardReady(page, 2);
  const step = stepOf(page, 2),
    said = step.locator('[role="status"]').getByTestId("next-touch");
  await press(page, ["b6"], step);
  await said
    .filter({ hasText: "b6 is chosen. Now choose where the piece goes: c7, c5, a5 or a7." })
    .waitFor();
  await press(page, ["c5"], step);
  await step.getByTestId("verdict").filter({ hasText: "Go on." }).waitFor();
  await press(page, ["d4"], step);
  await said
    .filter({
      hasText: "d4 is chosen. Now choose where the piece goes: a1, b1, c1, d1, e1, f1, g1 or h1.",
    })
    .waitFor();
  await press(page, ["a1"], step);
  await state(page, 2, "right");
  await said.waitFor({ state: "detached" });
  await page.sound();
  await context.close();
});

test("on a telephone what is said to an answer, and what to touch next, is in sight without scrolling", async () => {
  const { context, page } = await visitor(house, { width: 360, height: 640, touch: true });
  await page.goto("/lessons/small-men/#step-3");
  await awake(page);
  await boardReady(page, 2);
  const step = stepOf(page, 2);
  const inSight = async (what, words) => {
    const said = step.getByTestId(what);
    await said.filter({ hasText: words }).waitFor();
    const [box, bar] = await Promise.all([
      said.boundingBox(),
      page.locator(".lesson-bar").boundingBox(),
    ]);
    assert.ok(
      box.y >= 0 && box.y + box.height <= bar.y + 1,
      `“${words}” is at ${box.y} to ${box.y + box.height}, the bar at ${bar.y}`,
    );
    const over = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y).closest(".verdict") !== null,
      [box.x + 20, box.y + box.height / 2],
    );
    assert.ok(over, `“${words}” lies over what is behind it`);
  };
  await cell(step, "b6").scrollIntoViewIfNeeded();
  await cell(step, "b6").tap();
  await inSight("next-touch", "b6 is chosen");
  await cell(step, "a5").tap();
  await inSight("verdict", "Not quite.");
  await page.goto("/lessons/small-men/#step-2");
  await page.reload();
  await awake(page);
  const second = stepOf(page, 1);
  await second.getByTestId("choice-c").check();
  await second.getByTestId("check").tap();
  await second.getByTestId("verdict").filter({ hasText: "Not quite." }).waitFor();
  const box = await second.getByTestId("verdict").boundingBox(),
    bar = await page.locator(".lesson-bar").boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= bar.y + 1);
  await page.sound();
  await context.close();
});

test("a problem of the manuscript is taught by mouse on a phone’s breadth, throw by throw; the answer can be shown", async () => {
  const data = await dataOf("jupertia");
  const { context, page } = await visitor(house, { width: 390, height: 844 });
  await page.goto("/lessons/jupertia/#step-1");
  await awake(page);
  await teach(page, data, mouse);
  assert.ok(
    await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth),
    "nothing scrolls sideways",
  );
  await page.goto("/lessons/jupertia/#step-2");
  await page.reload();
  await awake(page);
  await boardReady(page, 1);
  await stepOf(page, 1).getByTestId("show-answer").click();
  await state(page, 1, "shown");
  assert.match(
    await cell(stepOf(page, 1), "y").getAttribute("aria-label"),
    /Black: 1 checker/,
    "the answer stands on the board",
  );
  await page.sound();
  await context.close();
});

test("a lesson of one’s own is opened from a file, kept, taught and sent as a link; a broken one is refused with every line", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/lessons/own/");
  await page.getByText("No lesson is open.").waitFor();
  // A lesson may name a record as it was called before its family was divided.
  const record = await page.evaluate(async (name) => {
    const { exampleRecord } = await import(
      new URL("../../js/site/game-urls.mjs", location.href).href
    );
    return exampleRecord(name);
  }, "egypt/falkener-bowl/take");
  assert.match(record, /Game "falkener-bowl"/);
  for (const name of ["Write a lesson", "Open a file…", "All lessons"])
    await page.locator("main").getByRole("link", { name }).waitFor();
  await page.goto("/lessons/");
  const broken = example()
    .replace("minutes: 5", "minutes: soon")
    .replace("move: f6-f4 xd4*", "move: f6-f5 xd4*")
    .replace("rules: fulke.1.take.equality", "rules: equality");
  const give = (text) =>
    page
      .getByTestId("open-lesson")
      .setInputFiles({ name: "nine.lesson", mimeType: "text/plain", buffer: Buffer.from(text) });
  await give(broken);
  const faults = page.getByTestId("lesson-faults").locator("li");
  await faults.first().waitFor();
  assert.deepEqual(await faults.locator(".line").allTextContents(), ["Line 3", "Line 17"]);
  assert.match(await faults.first().textContent(), /“soon” is not a number of minutes/);
  // At the bench: what can be read is asked of the rules too, and a touch leads to the line.
  await page.getByTestId("mend").click();
  await page.waitForURL("**/lessons/write/");
  const text = page.getByTestId("lesson-text");
  assert.equal(await text.inputValue(), broken);
  await text.fill(
    broken
      .replace("minutes: soon", "minutes: 5")
      .replace("rules: equality", "rules: fulke.1.take.equality"),
  );
  await page.getByTestId("lesson-check").click();
  await until(
    "the move is found out",
    async () =>
      /No legal move fits “f6-f5 xd4\*”/.test(
        await page.getByTestId("lesson-faults").textContent(),
      ),
    patience,
  );
  await page.getByTestId("lesson-faults").getByRole("button").first().click();
  assert.match(
    await text.evaluate((box) => box.value.slice(box.selectionStart, box.selectionEnd)),
    /^move: f6-f5/,
  );
  await text.fill(example());
  await page.getByTestId("lesson-check").click();
  await page.getByTestId("lesson-sound").waitFor();

  await page.goto("/lessons/");
  await give(example());
  await page.waitForURL("**/lessons/own/?kept=nine-sees-nine");
  await awake(page);
  await page.getByTestId("lesson-begin").click();
  await boardReady(page, 0);
  const { lesson, boards } = await readAndCheck(example(), world());
  await mouse.touch(
    page,
    0,
    await touchesOf(boards.get(lesson.steps[0]), boards.get(lesson.steps[0]).answer.words),
  );
  await state(page, 0, "right");
  await page.goto("/lessons/");
  await page.getByTestId("kept-lessons").getByRole("link", { name: "Nine sees nine" }).click();
  await awake(page);
  await page.locator('[data-own="link"]').click();
  const link = await until("the link", () =>
    page.locator('[data-part="lesson"]').getAttribute("data-link"),
  );
  await page.sound();
  await context.close();

  const other = await visitor(house);
  await other.page.goto(link);
  await awake(other.page);
  assert.equal(await other.page.locator('[data-part="title"]').textContent(), "Nine sees nine");
  await other.page.sound();
  await other.context.close();

  const cut = await visitor(house);
  await cut.page.goto(link.slice(0, -4));
  await until(
    "a link cut short is told",
    async () => /cut short/.test(await cut.page.locator(".notice").textContent()),
    patience,
  );
  await cut.context.close();
});

test("without scripts a lesson is a document: every word, question, position and answer; its handout has the answers on a sheet of their own", async () => {
  const { lesson } = await dataOf("king-pyramid");
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto("/lessons/king-pyramid/");
  for (const [i, step] of lesson.steps.entries()) {
    assert.ok(await stepOf(page, i).locator("h2").isVisible(), step.title);
    assert.ok(await stepOf(page, i).locator(".question").isVisible());
    if (step.board) assert.ok(await stepOf(page, i).locator("svg.board").isVisible());
    await stepOf(page, i).locator(".reveal summary").click();
    assert.ok(await stepOf(page, i).locator(".reveal .is").isVisible(), "the answer unfolds");
  }
  assert.equal(await page.locator(".lesson-bar").isVisible(), false);
  const paper = html("/lessons/king-pyramid/handout/");
  const [tasks, key] = paper.split('class="sheet-of-paper key"');
  assert.equal(tasks.match(/class="task[ "]/g).length, lesson.tasks.length);
  assert.ok(
    tasks.includes('class="room"') && tasks.includes("<svg") && !tasks.includes('class="is"'),
  );
  assert.ok(key.includes("91 = 42 + 49"));
  await page.goto("/lessons/king-pyramid/handout/");
  await page.emulateMedia({ media: "print" });
  assert.equal(
    await page
      .locator(".sheet-of-paper.key")
      .evaluate((sheet) => getComputedStyle(sheet).breakBefore),
    "page",
  );
  await context.close();
});
