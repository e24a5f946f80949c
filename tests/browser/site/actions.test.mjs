// What a person can do, by the one list of it: every button says its words, every key is heard, wherever it stands.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { actions, actionOf, keyName } from "../../../site/src/js/site/actions.mjs";
import { start } from "../harness.mjs";
import { act, html, openTable, pages, visitor } from "../hands.mjs";
import { classroom, ready } from "../class/teaching.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** Whose buttons stand on a page, by its address. */
const scopesOf = (path) =>
  path.startsWith("/drills/")
    ? ["drills", "steps"]
    : path.startsWith("/puzzles/")
      ? ["puzzles"]
      : path.startsWith("/studies/")
        ? ["studies", "steps"]
        : path.startsWith("/set-up/")
          ? ["editor"]
          : /^\/(learn|lessons)\/(?!write|own)/.test(path)
            ? ["lesson"]
            : ["steps", "study", "table"];

/** Holds a button to the list. Words that tell a state instead are not looked at: the style of the pieces, the notation, the end of guessing. */
function agrees(path, { act, words, title }) {
  const action = scopesOf(path)
    .map((scope) => actionOf(scope, act))
    .find(Boolean);
  assert.ok(action, `${path}: “${act}” is not in the list`);
  if (action.label && act !== "men" && words !== "Reveal the game")
    assert.equal(words, action.label, `${path}: ${act}`);
  if (act === "counts" || !title) return 0;
  assert.ok(
    [action.does, `${action.does} (${keyName(action.keys[0] ?? "")})`].includes(title),
    `${path}: ${act} is told as “${title}”`,
  );
  return 1;
}

test("every button written into a page says its words and its key as the list has them", () => {
  let count = 0;
  const asked = pages().filter(
    (path) =>
      /^\/(play|drills|puzzles|set-up|books|learn|lessons|$)/.test(path) &&
      !/^\/lessons\/(write|own)|handout/.test(path),
  );
  for (const path of asked)
    for (const [, attributes, inside] of html(path).matchAll(
      /<(?:button|a) ([^>]*data-act="[^>]*)>([^]*?)<\/(?:button|a)>/g,
    )) {
      const of = (name) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
      count += agrees(path, {
        act: of("data-act"),
        words: inside.replace(/<[^>]*>/g, "").trim(),
        title: of("title"),
      });
    }
  assert.ok(count > 100, `${count} titles`);
});

const buttons = (page) =>
  page
    .locator("button[data-act]")
    .evaluateAll((all) =>
      all.map((one) => ({ act: one.dataset.act, words: one.textContent.trim(), title: one.title })),
    );

test("every button a script makes at a table says so too, and all that the list has for a table is done there", async () => {
  const { context, page } = await visitor(house);
  for (const [path, absent] of [
    [
      "/play/",
      [
        "throw",
        "retake",
        "die",
        "real",
        "quick",
        "autoRoll",
        "oneTouch",
        "turns",
        "men",
        "around",
        "counts",
        "notation",
        "play-page",
      ],
    ],
    ["/play/backgammon/", ["turn", "turns", "hunter", "men", "around", "play-page"]],
  ]) {
    await openTable(page, path, { plain: true });
    await ready(page);
    await classroom(page).locator('[data-act="projector"]').click();
    const all = await buttons(page);
    for (const act of ["black", "spotlight", "coordinates", "full", "room"])
      assert.ok(
        all.some((one) => one.act === act),
        `${path}: no button “${act}”`,
      );
    for (const one of all) agrees(path, one);
    const names = [
      ...new Set(
        actions
          .filter(({ act, where }) => act && ["steps", "study", "table"].includes(where))
          .map(({ act }) => act),
      ),
    ];
    const has = await page.evaluate(
      (each) => each.filter((act) => document.querySelector("[data-panel]").panel.has(act)),
      names,
    );
    assert.deepEqual(
      names.filter((act) => !has.includes(act) && act !== "notation").sort(),
      absent.filter((act) => act !== "notation").sort(),
      path,
    );
    await page.keyboard.press("Escape");
    assert.equal(await act(page, "turn").count(), path === "/play/" ? 1 : 0);
  }
  await page.sound();
  await context.close();
});

test("the tools beside a lesson say so too", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/lessons/small-men/#step-3");
  await Promise.all([context.waitForEvent("page"), page.getByTestId("lesson-room").click()]);
  await page.locator('.room-tools [data-act="black"]').waitFor();
  const all = await buttons(page);
  for (const act of ["black", "pointer", "spotlight", "class", "show", "next"])
    assert.ok(
      all.some((one) => one.act === act),
      `no button “${act}”`,
    );
  for (const one of all)
    agrees(
      "/lessons/small-men/",
      one.words === "Compare with an answer" ? { ...one, words: "Show the answer" } : one,
    );
  await page.sound();
  await context.close();
});
