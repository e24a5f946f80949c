// The drills: asked, answered on the board by mouse, finger and keyboard, wrongly and rightly, shown and shared.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import { families } from "../../../site/lib/core.mjs";
import { cell, deep, middle, patience, study, visitor, walk } from "../hands.mjs";

let house, ludus;
before(async () => {
  house = await start();
  ludus = await study();
});
after(() => house?.close());

const within = (page) => page.getByTestId("drills");
const ready = (page) => page.locator('[data-part="drills"][data-state="asked"]').waitFor();
const address = ({ game = "fulke-1", theme = "", level = 1, seed = 1 }) =>
  `/drills/?game=${game}${theme ? `&theme=${theme}` : ""}&level=${level}&seed=${seed}`;
const exerciseOf = ({ game = "fulke-1", theme = "", level = 1, seed = 1 }) =>
  ludus.drill(game, { theme, level, seed });

/** The spots to touch for an answer, each with what it is, one list a word. */
function touchesOf(exercise, answer = exercise.answers[0], of = ludus) {
  const match = of.match(exercise.game, { options: exercise.options, setup: exercise.setup });
  try {
    const spots = match.spots();
    if (exercise.answer === "spots")
      return answer.map((name) => spots.find((spot) => spot.name === name));
    return answer.flatMap((words) => {
      const move = match.state().moves.find((each) => each.words === words);
      assert.ok(move, `${words} is not legal`);
      match.play(words);
      return move.touches.map((index) => spots[index]);
    });
  } finally {
    match.drop();
  }
}

const hands = {
  async mouse(page, name) {
    const { x, y } = await middle(page, name, within(page));
    await page.mouse.click(x, y);
  },
  async finger(page, name) {
    const { x, y } = await middle(page, name, within(page));
    await page.touchscreen.tap(x, y);
  },
  async keyboard(page, name) {
    await within(page).getByTestId("board-grid").locator('[tabindex="0"]').focus();
    await walk(page, within(page), name);
    await page.keyboard.press("Enter");
  },
};

async function answer(page, spots, how) {
  for (const spot of spots) {
    if (spot.kind === "button") await within(page).getByTestId(`spot-${spot.name}`).click();
    else await hands[how](page, spot.name);
    await until(
      "it was judged",
      () =>
        page.evaluate(() =>
          ["asked", "done"].includes(document.querySelector('[data-part="drills"]').dataset.state),
        ),
      patience,
    );
  }
}

test("on a phone the board stays where it is when the question comes", async () => {
  for (const seed of [1, 2, 3]) {
    const { context, page } = await visitor(house, { width: 412, height: 823, touch: true });
    let go;
    const held = new Promise((done) => (go = done));
    await page.route("**/*.wasm", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address({ seed }), { waitUntil: "commit" });
    const board = page.locator(".board-holder");
    await board.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const top = async () => Math.round((await board.boundingBox()).y);
    const before = await top();
    go();
    await ready(page);
    assert.equal(await top(), before, `seed ${seed}`);
    await page.sound();
    await context.close();
  }
});

const verdict = (page) => page.getByTestId("verdict");
const right = (page) =>
  until("right", async () => (await verdict(page).locator(".right").count()) > 0, patience);

for (const [how, more] of [
  ["mouse", { width: 1280, height: 900 }],
  ["finger", { width: 360, height: 740, touch: true, scale: 2 }],
  ["keyboard", { width: 1280, height: 900 }],
])
  test(`a drill is answered by ${how}: right, counted in a row, and the next one comes`, async () => {
    const { context, page } = await visitor(house, more);
    const asked = { theme: "take.addition", seed: 3 };
    await page.goto(address(asked));
    await ready(page);
    const exercise = exerciseOf(asked);
    assert.equal((await page.getByTestId("question").textContent()).trim(), exercise.question);
    await answer(page, touchesOf(exercise), how);
    await right(page);
    await page
      .getByTestId("drill-count")
      .filter({ hasText: /^1 correct in a row/ })
      .waitFor();
    await page.getByTestId("drill-why").locator("[data-rule]").first().waitFor();
    await page.getByTestId("next-drill").click();
    await page.waitForURL((url) => url.searchParams.get("seed") === "4");
    await ready(page);
    assert.equal(
      (await page.getByTestId("question").textContent()).trim(),
      exerciseOf({ ...asked, seed: 4 }).question,
    );
    await page.reload();
    await ready(page);
    assert.match(await page.getByTestId("drill-count").textContent(), /^1 correct in a row/);
    assert.ok(
      await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth),
      "nothing scrolls sideways",
    );
    await page.sound();
    await context.close();
  });

test("a wrong answer says why, is taken back, ends the row, and one may try again", async () => {
  const { context, page } = await visitor(house);
  const asked = { theme: "take.addition", seed: 3 };
  await page.addInitScript(() =>
    localStorage.setItem("codex-ludorum/drills", '{"row":4,"best":4}'),
  );
  await page.goto(address(asked));
  await ready(page);
  const exercise = exerciseOf(asked);
  const match = ludus.match(exercise.game, { setup: exercise.setup });
  const spots = match.spots();
  const wrong = match
    .state()
    .moves.find(
      (move) =>
        move.touches.every((index) => spots[index].kind === "point") &&
        ludus.judge("fulke-1", { ...asked, level: 1 }, move.words).verdict === "wrong",
    );
  match.drop();
  await answer(
    page,
    wrong.touches.map((index) => spots[index]),
    "mouse",
  );
  await verdict(page).locator(".wrong").waitFor();
  assert.match(await verdict(page).textContent(), /^Not quite\. .{10,}Try again\.$/);
  await page
    .getByTestId("drill-count")
    .filter({ hasText: /^0 correct in a row, best 4/ })
    .waitFor();
  await answer(page, touchesOf(exercise), "mouse");
  await right(page);
  assert.match(
    await page.getByTestId("drill-count").textContent(),
    /^0 correct in a row/,
    "what was tried twice does not count",
  );
  await page.sound();
  await context.close();
});

test("show me plays the answer on the board and tells its sum; begin again sets it back", async () => {
  const { context, page } = await visitor(house);
  const asked = { theme: "take.subtraction", seed: 5 };
  await page.goto(address(asked));
  await ready(page);
  await page.getByTestId("show-me").click();
  await page.locator('[data-part="drills"][data-state="done"]').waitFor();
  const exercise = exerciseOf(asked);
  await verdict(page).locator(".shown").waitFor();
  assert.ok((await verdict(page).textContent()).length > 8);
  await page.getByTestId("drill-why").locator("[data-rule]").first().waitFor();
  await page.getByTestId("again").click();
  await ready(page);
  await answer(page, touchesOf(exercise), "mouse");
  await right(page);
  await page.sound();
  await context.close();
});

test("every theme of every kind asks something and knows its answer, and its link gives a class the same", async (t) => {
  const { context, page } = await visitor(house);
  const other = await visitor(house);
  for (const [i, card] of ludus.catalogue().entries()) {
    const themes = ludus.drillThemes(card.id);
    assert.ok(themes.length > 0, card.id);
    if (!deep && i % 2 === 1) continue; // every second, or in a long run each
    await page.goto(address({ game: card.id, seed: 11 }));
    await ready(page);
    assert.deepEqual(
      await page
        .getByTestId("drill-theme")
        .locator("option")
        .evaluateAll((all) => all.map((one) => one.value)),
      ["", ...themes.map(({ id }) => id)],
    );
    const theme = themes[Math.min(2, themes.length - 1)];
    await page.getByTestId("drill-theme").selectOption(theme.id);
    await page.waitForURL((url) => url.searchParams.get("theme") === theme.id);
    await ready(page);
    await other.page.goto(await page.evaluate(() => location.href));
    await ready(other.page);
    const question = await page.getByTestId("question").textContent();
    assert.equal(await other.page.getByTestId("question").textContent(), question);
    t.diagnostic(`${card.id}, ${theme.name}: ${question}`);
    const seed = Number(
      await page.evaluate(() => new URLSearchParams(location.search).get("seed")),
    );
    await answer(page, touchesOf(exerciseOf({ game: card.id, theme: theme.id, seed })), "mouse");
    await right(page);
  }
  await page.sound();
  await other.page.sound();
  await context.close();
  await other.context.close();
});

// Every family whose games have drills: Fulke's and the draughts have many, of which the test above asks; here one each.
for (const { family, modules } of families())
  if (modules.includes("study"))
    test(`drills of ${family}: each kind is asked and solved, by mouse, finger and keyboard in turn`, async (t) => {
      const of = await study(family);
      const { id: game, exerciseOptions: options } = of.catalogue()[0];
      const all = of.drillThemes(game, { options });
      const themes = ["rithmomachia", "draughts"].includes(family) ? all.slice(0, 1) : all;
      const ways = [
        ["mouse", { width: 1280, height: 900 }],
        ["finger", { width: 390, height: 844, touch: true, scale: 2 }],
        ["keyboard", { width: 1280, height: 900 }],
      ];
      for (const [i, theme] of themes.entries()) {
        const asked = { theme: theme.id, level: 1, seed: 1 };
        const exercise = of.drill(game, { ...asked, options });
        for (const [how, size] of deep ? ways : [ways[i % ways.length]]) {
          const { context, page } = await visitor(house, size);
          await page.goto(address({ game, ...asked }));
          await ready(page);
          assert.equal(
            (await page.getByTestId("question").textContent()).trim(),
            exercise.question,
          );
          await answer(page, touchesOf(exercise, exercise.answers[0], of), how);
          await right(page);
          await page
            .getByTestId("drill-count")
            .filter({ hasText: /^1 correct in a row/ })
            .waitFor();
          t.diagnostic(`${game}, ${theme.name}, by ${how}: ${exercise.question}`);
          await page.sound();
          await context.close();
        }
      }
    });

test("share this drill copies its link, or shows it where the browser copies nothing", async () => {
  const { context, page } = await visitor(house);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text) => {
          window.copied = text;
        },
      },
    }),
  );
  await page.goto(address({ seed: 9, level: 2 }));
  await ready(page);
  await page.getByTestId("share-drill").click();
  await page.getByTestId("notice").waitFor();
  const here = await page.evaluate(() => location.href);
  assert.equal(await page.evaluate(() => window.copied), here);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await page.getByTestId("share-drill").click();
  await until(
    "the link is shown",
    async () => (await page.getByTestId("share").getByTestId("link").inputValue()) === here,
  );
  await page.sound();
  await context.close();
});

test("an address that asks for what is not there says so and asks something else", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/drills/?game=halma&theme=take.nothing&level=9&seed=x");
  await ready(page);
  const notices = page.getByTestId("notice");
  await notices
    .filter({ hasText: /no game “halma”/ })
    .first()
    .waitFor();
  await notices
    .filter({ hasText: /take\.nothing/ })
    .first()
    .waitFor();
  await page.waitForURL(/level=1/);
  await cell(within(page), "a1").waitFor({ state: "attached" });
  await page.sound();
  await context.close();
});

test("a drill whose position cannot be set up says so once, and the next one can be asked for", async () => {
  const { context, page } = await visitor(house);
  // The first exercise comes from the worker with a position that is none.
  await page.addInitScript(() => {
    let broken = false;
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(heard) {
        this.addEventListener("message", ({ data }) => {
          if (data.answer?.setup && !broken) {
            broken = true;
            data.answer.setup = "nowhere";
          }
          heard({ data });
        });
      },
    });
  });
  await page.goto(address({ seed: 3 }));
  await page.locator('[data-part="drills"][data-state="none"]').waitFor();
  await page.getByTestId("question").filter({ hasText: "No drill could be made." }).waitFor();
  assert.equal(await page.getByTestId("notice").count(), 1);
  assert.match(await page.getByTestId("notice").textContent(), /nowhere.*Expected/);
  await page.getByTestId("next-drill").click();
  await ready(page);
  await cell(within(page), "a1").waitFor({ state: "attached" });
  await context.close();
});
