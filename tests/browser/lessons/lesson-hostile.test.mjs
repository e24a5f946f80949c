// Lessons made to hold up the page: each is answered, and the page can be used while a check is under way.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { encodeLesson } from "../../../site/src/js/store/link.mjs";
import { longestCheck } from "../../../site/src/js/lessons/lesson-checker.mjs";
import { start, until } from "../harness.mjs";
import { patience, visitor } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const head = "title: T\nabout: A.\nminutes: 5\ngoal: g\n";
const faults = (page) => page.getByTestId("lesson-faults").locator("li").allTextContents();
const stars = `${head}## S\ngame: fulke-1\nask: A?\nmove: ${"*".repeat(200)}!\n`;

test("a lesson from a link that was made to take for ever is answered with what is wrong", async () => {
  const { context, page } = await visitor(house);
  const many = "## S\ngame: fulke-1\nask: A?\nmove: * * * * * z\n";
  for (const [text, line, says] of [
    [stars, "Line 8", /^Line 8No legal move fits “\*!”/],
    [
      head + many.repeat(3),
      "Line 8",
      /^Line 8Too many moves would have to be tried for “\* \* \* \* \* z”/,
    ],
    [
      `${head}## S\n${"[a".repeat(40_000)}\ncolour: red\n`,
      "Line 7",
      /^Line 7There is no entry “colour:”/,
    ],
  ]) {
    await page.goto("about:blank");
    await page.goto(`/lessons/own/#${await encodeLesson(text)}`);
    await until(`${line} is told`, async () => (await faults(page)).length > 0, patience);
    const told = await faults(page);
    assert.equal(told.length, 1);
    assert.match(told[0], says);
  }
  await page.goto("about:blank");
  await page.goto(`/lessons/own/#${await encodeLesson(`${head}## S\n${"[a".repeat(40_000)}\n`)}`);
  await page.locator(".lesson.awake").waitFor();
  assert.equal((await page.locator('[data-step="0"] .words').textContent()).trim().length, 80_000);
  await page.sound();
  await context.close();
});

// The workers of lessons are started, and hear nothing.
const mute = () => {
  const Real = window.Worker;
  window.lessonWorkers = { started: 0, ended: 0 };
  window.Worker = class extends Real {
    #lesson;
    constructor(url, options) {
      super(url, options);
      this.#lesson = options?.name === "lesson";
      if (this.#lesson) window.lessonWorkers.started += 1;
    }
    postMessage(...words) {
      if (!this.#lesson) super.postMessage(...words);
    }
    terminate() {
      if (this.#lesson) window.lessonWorkers.ended += 1;
      super.terminate();
    }
  };
};

test("while a lesson is checked the page can be used; a check without an end is ended, and that is said", async () => {
  const { context, page } = await visitor(house, { init: mute });
  await page.clock.install();
  await page.goto(`/lessons/own/#${await encodeLesson(stars)}`);
  const said = page.locator('.lesson [data-part="told"]');
  await until(
    "it says what it does",
    async () => (await said.textContent()) === "Checking the lesson…",
    patience,
  );
  await until(
    "a worker checks",
    () => page.evaluate(() => window.lessonWorkers.started === 1),
    patience,
  );
  await page.getByTestId("theme").locator("summary").click();
  await page.getByTestId("theme").locator('input[value="dark"]').check();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await page.clock.runFor(longestCheck - 5_000);
  assert.equal(await page.getByTestId("notice").count(), 0, "it is waited for");
  await page.clock.runFor(10_000);
  assert.match(
    await page.getByTestId("notice").innerText(),
    /could not be checked within 20 seconds.*fewer boards/,
  );
  assert.deepEqual(await page.evaluate(() => window.lessonWorkers), { started: 1, ended: 1 });
  assert.equal(await said.textContent(), "");
  await page.sound();
  await context.close();
});

test("at the bench a second check takes the place of one under way", async () => {
  const { context, page } = await visitor(house, { init: mute });
  await page.goto("/lessons/write/");
  const text = page.getByTestId("lesson-text");
  await text.fill(stars);
  const check = page.getByTestId("lesson-check");
  await check.click();
  await until(
    "a worker checks",
    () => page.evaluate(() => window.lessonWorkers.started === 1),
    patience,
  );
  await check.click();
  await until(
    "the first is ended, another checks",
    () =>
      page.evaluate(() => window.lessonWorkers.ended === 1 && window.lessonWorkers.started === 2),
    patience,
  );
  assert.match(await page.getByTestId("lesson-faults").textContent(), /Checking/);
  await page.sound();
  await context.close();
});
