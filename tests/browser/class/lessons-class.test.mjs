// Lessons in class: the large view, the black screen, the pointer and the window for the room.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import { cell, patience, press, visitor } from "../hands.mjs";
import { awake, boardReady, dataOf, keys, state, stepOf } from "../lessons/lesson-steps.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("in class one step stands large and without the teacher’s notes; the machine answers in the first battle", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/lessons/first-battle/#step-5");
  await awake(page);
  await boardReady(page, 4);
  const step = stepOf(page, 4);
  assert.equal(await step.locator(".teacher").isVisible(), true);
  // The list under “?” has the keys of a lesson, and its switch holds for them.
  const sheet = page.locator("dialog[open]");
  const switchKeys = async (on) => {
    await page.locator("button[data-keys]").last().click();
    assert.match(
      await sheet.innerText(),
      /In a lesson[^]*Next step[^]*Show one step at a time, large, for the whole class/,
    );
    await sheet.getByTestId("single-keys").setChecked(on);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  };
  await switchKeys(false);
  await page.keyboard.press("c");
  await page.keyboard.press("b");
  await page.keyboard.press("PageUp");
  await until("the arrows and their like remain", () =>
    page.evaluate(() => location.hash === "#step-4"),
  );
  assert.equal(await page.locator("body.classroom").count(), 0, "single keys are off");
  await page.keyboard.press("PageDown");
  await until("and on", () => page.evaluate(() => location.hash === "#step-5"));
  await switchKeys(true);
  await page.keyboard.press("c");
  await page.locator("body.classroom").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "projector");
  assert.equal(await step.locator(".teacher").isVisible(), false);
  assert.equal(await page.locator("header.top").isVisible(), false);
  await page.getByTestId("lesson-class").click();
  await page.locator("body:not(.classroom)").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "light");
  await press(page, ["d12", "e11"], step);
  const black = () => step.getByTestId("lesson-say").textContent();
  await until(
    "white has answered",
    async () =>
      /black/i.test(await black()) &&
      (await cell(step, "e11").getAttribute("aria-label")).includes("black"),
    patience,
  );
  await step.getByTestId("take-back").click();
  await until(
    "the move is undone",
    async () => (await cell(step, "d12").getAttribute("aria-label")).includes("black"),
    patience,
  );
  await page.sound();
  await context.close();
});

test("a window for the room shows the step as the class sees it: words, numbers, choices and board, and of the answer what stands open", async () => {
  const { lesson, steps } = await dataOf("three-means");
  const plain = (words) => words.replace(/\s+/g, " ").trim();
  const { context, page } = await visitor(house);
  await page.goto("/lessons/three-means/#step-1");
  await boardReady(page, 0);
  const [room] = await Promise.all([
    context.waitForEvent("page"),
    page.getByTestId("lesson-room").click(),
  ]);
  await room.setViewportSize({ width: 1024, height: 768 });
  const slide = room.getByTestId("slide");
  const shows = async (i) => {
    const step = stepOf(page, i);
    await slide.locator("h2").filter({ hasText: lesson.steps[i].title }).waitFor();
    const told = plain(await slide.innerText());
    for (const part of [".words", ".question"])
      for (const words of await step.locator(`${part} :is(p, td, li)`).allInnerTexts())
        assert.ok(told.includes(plain(words)), `step ${i + 1} tells the room “${words}”: ${told}`);
    assert.deepEqual(
      await slide.locator(".choices li > span:not(.away)").allInnerTexts(),
      lesson.steps[i].ask?.choices?.map(({ answer }) => answer) ?? [],
    );
    assert.equal(await room.getByTestId("room").locator(".stage").isVisible(), Boolean(steps[i]));
    if (steps[i]) {
      const men = (at) =>
        at.locator('[role="gridcell"]').evaluateAll((cells) =>
          cells
            .map((one) => one.getAttribute("aria-label").split(",").slice(0, 2).join())
            .sort()
            .join("; "),
        );
      await until(
        "the same men stand there",
        async () => (await men(room.getByTestId("room"))) === (await men(step)),
        patience,
      );
    }
    const { cut, text, height } = await room.evaluate(() => {
      const box = document.querySelector(".slide");
      return {
        cut: box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
        text: parseFloat(getComputedStyle(box).fontSize),
        height: innerHeight,
      };
    });
    assert.equal(cut, false, `step ${i + 1} is whole`);
    assert.ok(
      text >= height / 44,
      `step ${i + 1}: text of ${text} pixels in a window of ${height}`,
    );
    assert.equal(
      await slide.locator(".answer, .verdict, .hint, .choices .right").count(),
      0,
      `step ${i + 1} tells no answer before it is asked for`,
    );
  };
  for (const i of lesson.steps.keys()) {
    if (i > 0) await page.getByTestId("lesson-next").click();
    await shows(i);
  }
  // Back to a step with choices: a wrong answer, a hint, and the answer are seen in the room.
  const i = lesson.steps.findIndex(({ ask }) => ask?.kind === "choice" && ask.several);
  await page.goto(`/lessons/three-means/#step-${i + 1}`);
  const step = stepOf(page, i),
    { choices } = lesson.steps[i].ask;
  await slide.locator("h2").filter({ hasText: lesson.steps[i].title }).waitFor();
  await step.getByTestId(`choice-${"abcdefgh"[choices.findIndex(({ right }) => !right)]}`).check();
  await step.getByTestId("check").click();
  await slide.locator(".verdict.wrong").filter({ hasText: "Not quite." }).waitFor();
  await step.locator(".hint summary").click();
  await slide.locator(".hint").first().waitFor();
  await step.getByTestId("show-answer").click();
  await slide.locator(".answer").waitFor();
  assert.deepEqual(
    await slide.locator(".choices .right > span:not(.away)").allInnerTexts(),
    choices.flatMap(({ right, answer }) => (right ? [answer] : [])),
  );
  await page.sound();
  await context.close();
});

test("a teacher has pointer, spotlight, black screen and a word about the room beside a lesson; the keys of a presenter do no harm; who closed the page takes the room up again", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/lessons/small-men/#step-3");
  await boardReady(page, 2);
  // Nobody looks on: such keys are nobody's.
  for (const key of [".", "b", "x", "o"]) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => location.hash), "#step-3", "B does not go back");
  assert.equal(await page.getByTestId("black-screen").count(), 0);
  const [room] = await Promise.all([
    context.waitForEvent("page"),
    page.getByTestId("lesson-room").click(),
  ]);
  await room.setViewportSize({ width: 1280, height: 720 });
  await page.getByTestId("in-step").filter({ hasText: "up to date" }).waitFor();
  assert.match(await page.getByTestId("step-time").textContent(), /^0:\d\d of 6:00 in this step$/);
  const tool = (name) => page.locator(`.room-tools [data-act="${name}"]`);
  await page.bringToFront();
  await tool("pointer").click();
  await page.keyboard.press("o");
  const target = await cell(stepOf(page, 2), "d4").boundingBox();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 3 });
  await until("pointer and spotlight are on the same place in the room", async () => {
    const box = await cell(room.getByTestId("room"), "d4").boundingBox();
    const [x, y] = await room.evaluate(() => {
      const layer = document.querySelector(".pointing"),
        at = layer.getBoundingClientRect();
      return ["--x", "--y"].map(
        (name, i) => parseFloat(layer.style.getPropertyValue(name)) + [at.x, at.y][i],
      );
    });
    return Math.abs(x - box.x - box.width / 2) < 4 && Math.abs(y - box.y - box.height / 2) < 4;
  });
  await room.getByTestId("pointer").waitFor();
  await room.getByTestId("spotlight").waitFor();
  // They go on with the steps, also over one without a board.
  await page.getByTestId("lesson-next").click();
  await room.getByTestId("slide").locator("h2").filter({ hasText: "Taking away" }).waitFor();
  await room.getByTestId("pointer").waitFor();
  assert.equal(await tool("pointer").getAttribute("aria-pressed"), "true");
  await page.keyboard.press("x");
  await room.getByTestId("pointer").waitFor({ state: "hidden" });
  // The room goes black, the teacher sees on.
  for (const [on, off] of [
    [".", "b"],
    ["b", "."],
  ]) {
    await page.keyboard.press(on);
    await room.locator("div.room.black").waitFor();
    assert.equal(await tool("black").getAttribute("aria-pressed"), "true");
    await page.keyboard.press(off);
    await room.locator("div.room:not(.black)").waitFor();
  }
  assert.equal(await page.getByTestId("black-screen").count(), 0);
  assert.equal(await page.evaluate(() => location.hash), "#step-4");
  // The page is closed, and a lesson opened anew: the same window follows.
  await page.sound();
  await page.close();
  await room.getByTestId("room-word").filter({ hasText: "closed" }).waitFor();
  const again = await context.newPage();
  await again.goto("/lessons/cannon/#step-2");
  await boardReady(again, 1);
  await again.getByTestId("lesson-room").click();
  await again.getByText("it follows this page now").waitFor();
  await room
    .getByTestId("slide")
    .locator("h2")
    .filter({ hasText: "A piece to jump over" })
    .waitFor();
  await room.getByTestId("room-word").waitFor({ state: "hidden" });
  assert.equal(context.pages().length, 2, "no second window for the room");
  await context.close();
});

test("in class a black screen hides everything until any key; the answers given stay over a reload, which a remote’s start key does not do in class", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/lessons/small-men/#step-1");
  await boardReady(page, 0);
  await stepOf(page, 0).getByTestId("answer").fill("24");
  await stepOf(page, 0).getByTestId("check").click();
  await state(page, 0, "right");
  await page.getByTestId("lesson-next").click();
  await page.keyboard.press("s");
  await state(page, 1, "shown");
  await page.reload();
  await boardReady(page, 1);
  await state(page, 0, "right");
  await state(page, 1, "shown");
  assert.equal(await page.locator('[data-testid="lesson-progress"] .right').count(), 1);
  await page.keyboard.press("c");
  await page.locator("body.classroom").waitFor();
  await page.keyboard.press(".");
  await page.getByTestId("black-screen").waitFor();
  const seen = await page.evaluate(() => {
    const { width, height } = document.querySelector(".black-screen").getBoundingClientRect();
    return [width, height, document.elementFromPoint(innerWidth / 2, innerHeight / 2).className];
  });
  assert.deepEqual(seen, [1280, 900, "black-screen"]);
  await page.keyboard.press("PageDown");
  await page.getByTestId("black-screen").waitFor({ state: "detached" });
  assert.equal(
    await page.evaluate(() => location.hash),
    "#step-2",
    "the key that ends it does nothing else",
  );
  const kept = () =>
    page.evaluate(
      () =>
        !document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "F5", bubbles: true, cancelable: true }),
        ),
    );
  assert.equal(await kept(), true, "in class F5 reloads nothing");
  await page.keyboard.press("Escape");
  await page.locator("body:not(.classroom)").waitFor();
  assert.equal(await kept(), false, "elsewhere it is the browser’s");
  await page.sound();
  await context.close();
});
