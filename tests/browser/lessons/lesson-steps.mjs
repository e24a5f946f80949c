// How the tests of lessons read a lesson and go through its steps, by keyboard and by mouse.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packed, readAndCheck } from "../../../site/src/js/lessons/lesson-check.mjs";
import { judge } from "../../../site/src/js/lessons/lesson-judge.mjs";
import { world } from "../../../site/lib/lessons.mjs";
import { project, until } from "../harness.mjs";
import { coreOf, patience, press, walk } from "../hands.mjs";

export const source = (id) => readFileSync(join(project, `assets/lessons/${id}.lesson`), "utf8");
export async function dataOf(id) {
  const { lesson, boards } = await readAndCheck(source(id), world());
  return packed(lesson, boards);
}

export const stepOf = (page, i) => page.locator(`[data-step="${i}"]`);
export const state = (page, i, wanted) =>
  until(
    `step ${i + 1} is ${wanted}`,
    async () => (await stepOf(page, i).getAttribute("data-state")) === wanted,
    patience,
  );
export const awake = (page) => page.locator(".lesson.awake").waitFor();
export const boardReady = (page, i) => stepOf(page, i).locator(".board-view.awake").waitFor();

/** What is touched for the words of an answer: [{kind, name}]. */
export async function touchesOf(board, words) {
  const match = (await coreOf(board.game)).match(board.game, {
    options: board.options,
    setup: board.setup,
  });
  try {
    if (board.words) match.play(board.words);
    const spots = match.spots();
    return words.split(" ").flatMap((word) => {
      const move = match.state().moves.find((each) => each.words === word);
      assert.ok(move, `${word} is not legal`);
      match.play(word);
      return move.touches.map((index) => spots[index]);
    });
  } finally {
    match.drop();
  }
}

/** A legal move that is wrong here and needs no more than two touches of the board. */
export async function wrongOf(board, ask) {
  const match = (await coreOf(board.game)).match(board.game, {
    options: board.options,
    setup: board.setup,
  });
  try {
    const spots = match.spots();
    const move = match
      .state()
      .moves.find(
        ({ words, touches }) =>
          touches.length === 2 &&
          touches.every((spot) => spots[spot].kind === "point") &&
          judge(ask, { played: [words], position: "", over: true }).verdict === "wrong",
      );
    return move && { words: move.words, touches: move.touches.map((spot) => spots[spot]) };
  } finally {
    match.drop();
  }
}

export const keys = {
  /** With Tab to where the test wants to be, as a person would. */
  async to(page, selector) {
    for (let i = 0; i < 60; i += 1) {
      if (
        await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
      )
        return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not lead to ${selector}`);
  },
  async text(page, i, words) {
    await keys.to(page, `[data-step="${i}"] [data-testid="answer"]`);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
  },
  async choose(page, i, places, several) {
    for (const place of places) {
      if (several) {
        await keys.to(page, `[data-step="${i}"] [data-testid="choice-${"abcdefgh"[place]}"]`);
        await page.keyboard.press("Space");
      } else {
        await keys.to(page, `[data-step="${i}"] .choices input`);
        await page.keyboard.press("Space");
        for (let k = 0; k < place; k += 1) await page.keyboard.press("ArrowDown");
      }
    }
    await page.keyboard.press("Enter");
  },
  async touch(page, i, spots) {
    const within = stepOf(page, i);
    for (const { kind, name } of spots) {
      if (kind === "button") {
        await keys.to(page, `[data-step="${i}"] [data-testid="spot-${name}"]`);
      } else {
        await keys.to(page, `[data-step="${i}"] [role="gridcell"]`);
        await walk(page, within, name);
      }
      await page.keyboard.press("Enter");
    }
  },
  async next(page) {
    await keys.to(page, '[data-testid="lesson-next"]');
    await page.keyboard.press("Enter");
  },
};

export const mouse = {
  async text(page, i, words) {
    await stepOf(page, i).getByTestId("answer").fill(words);
    await stepOf(page, i).getByTestId("check").click();
  },
  async choose(page, i, places) {
    for (const place of places)
      await stepOf(page, i).getByTestId(`choice-${"abcdefgh"[place]}`).check();
    await stepOf(page, i).getByTestId("check").click();
  },
  async touch(page, i, spots) {
    for (const { kind, name } of spots) {
      if (kind === "button") await stepOf(page, i).getByTestId(`spot-${name}`).click();
      else await press(page, [name], stepOf(page, i));
    }
  },
  next: (page) => page.getByTestId("lesson-next").click(),
};

/** Teaches a lesson whose every step asks, answering each first wrongly where `wrongly`, then rightly. */
export async function teach(page, data, hand, { wrongly = false } = {}) {
  for (const [i, step] of data.lesson.steps.entries()) {
    const { ask } = step;
    await state(page, i, "asked");
    assert.equal(
      await stepOf(page, i).locator(".reveal").isVisible(),
      false,
      "the answer is not told before it is asked for",
    );
    if (data.steps[i]) await boardReady(page, i);
    if (ask.kind === "number" || ask.kind === "words") {
      if (wrongly && ask.wrong[0]) {
        await hand.text(page, i, ask.wrong[0].answer);
        await until(
          "the reply to a wrong answer",
          async () =>
            (await stepOf(page, i).getByTestId("verdict").textContent()).includes(
              ask.wrong[0].reply,
            ),
          patience,
        );
      }
      await hand.text(page, i, ask.kind === "number" ? ask.number : ask.words[0]);
    } else if (ask.kind === "choice") {
      await hand.choose(
        page,
        i,
        ask.choices.flatMap(({ right }, place) => (right ? [place] : [])),
        ask.several,
      );
    } else {
      const board = data.steps[i];
      if (wrongly && ask.kind === "move") {
        const wrong = await wrongOf(board, ask);
        if (wrong) {
          await hand.touch(page, i, wrong.touches);
          await stepOf(page, i).locator(".verdict .wrong").waitFor();
        }
      }
      await hand.touch(page, i, await touchesOf(board, board.answer.words));
    }
    await state(page, i, "right");
    assert.match(await stepOf(page, i).getByTestId("verdict").textContent(), /^Right\./);
    assert.equal(
      await stepOf(page, i).locator(".reveal").isVisible(),
      true,
      "what is told with the answer stands there",
    );
    if (ask.kind === "move")
      await stepOf(page, i).locator(".why-panel [data-rule] a").first().waitFor();
    else if (step.rules.length > 0)
      assert.ok(await stepOf(page, i).locator(".cites [data-rule] a").first().isVisible());
    if (i < data.lesson.steps.length - 1) await hand.next(page);
  }
  assert.equal(
    await page.locator('[data-testid="lesson-progress"] .right').count(),
    data.lesson.steps.length,
  );
}
