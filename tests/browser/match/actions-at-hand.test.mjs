// Every action of a table is at hand: with the mouse on a laptop, with a finger on a phone held either way, and with the keyboard on
// both; five are in sight, the others under “More”, in the settings and in the class tools.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { actions } from "../../../site/src/js/site/actions.mjs";
import { start, until } from "../harness.mjs";
import {
  act,
  firstMove,
  linkOf,
  openTab,
  openTable,
  patience,
  visitor,
  withoutGL,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844, touch: true };
const across = { width: 844, height: 390, touch: true };

/** What no button says in so many words, and where it is done instead. */
const elsewhere = {
  throw: "the button of the turn",
  retake: "the button of the turn",
  die: "the faces of the dice",
  counts: "the panel of the counts",
  hunter: "the panel of captures",
  line: "the list of captions in the class tools",
  wider: "only keys say it: the size of the spotlight",
  narrower: "only keys say it: the size of the spotlight",
  notation: "the button in the list of moves",
  // on a wide screen the tabs have their names in sight
  why: "a tab",
  moves: "a tab",
  rules: "a tab",
  analysis: "a tab",
};

/** A game in which one can go back and forth, of two people, so that all that may be pressed can be. */
async function openMidGame(page, game) {
  let words = "";
  for (let i = 0; i < 3; i += 1) {
    const { words: next } = await firstMove({ game, after: words });
    words = `${words} ${next}`.trim();
  }
  await openTable(page, await linkOf({ game, words }), { plain: true });
  await page.evaluate(() => document.querySelector("[data-panel]").panel.match.undo());
}

/** The actions this table has, each replaced by one that only notes that it was asked for; what opens something goes on doing so. */
const listen = (page) =>
  page.evaluate(
    (names) => {
      const { panel } = document.querySelector("[data-panel]");
      window.heard = [];
      const has = names.filter((name) => panel.has(name));
      for (const name of Object.keys(panel.acts))
        if (!["more", "class-tools", "settings"].includes(name))
          panel.acts[name] = () => window.heard.push(name);
      return has;
    },
    actions.filter(({ where, act }) => where === "table" && act).map(({ act }) => act),
  );

const heard = (page) => page.evaluate(() => window.heard.splice(0));

/** How to show the place where the buttons of some actions stand. */
const places = {
  menu: async (page, hit) => {
    if (!(await page.getByTestId("more-menu").isVisible())) await hit(act(page, "more"));
    await page.getByTestId("more-menu").waitFor();
  },
  class: async (page, hit) => {
    const tools = page.getByTestId("classroom");
    if (!(await tools.isVisible())) await hit(act(page, "class-tools"));
    await tools.waitFor();
    const more = page.getByTestId("class-more");
    if ((await more.getAttribute("open")) === null) await hit(more.locator("summary"));
  },
};

/** Where the action's button is: "bar", "menu", "class" or "settings"; null where there is none. */
async function placeOf(page, name) {
  const is = (within) => page.locator(`${within} [data-act="${name}"]`).count();
  if (await is(".more-menu")) return "menu";
  if (await is(".acts")) return "bar";
  if (await is(".head-acts")) return "bar";
  if (await is(".classroom")) return "class";
  return actions.some(({ act: each, toggle }) => each === name && toggle) ? "settings" : null;
}

for (const [game, windows] of [
  ["fulke-1", { laptop, phone, across }],
  ["backgammon", { laptop, phone }],
  ["falkener-draughts", { phone }],
])
  for (const [name, size] of Object.entries(windows))
    test(`every action of ${game} is at hand by ${size.touch ? "finger" : "mouse"}: ${name}`, async () => {
      const { context, page } = await visitor(house, { ...size, init: withoutGL });
      await openMidGame(page, game);
      const hit = (button) => (size.touch ? button.tap() : button.click());
      const has = await listen(page);
      assert.ok(has.length > 20, has.join());
      const fingers = [];
      for (const each of has.filter((one) => !["more", "class-tools", "settings"].includes(one))) {
        const place = await placeOf(page, each);
        if (place === null || (place === "bar" && !(await act(page, each).isVisible()))) {
          assert.ok(each in elsewhere, `${game}, ${name}: no way to “${each}”`);
          continue;
        }
        if (place === "settings") {
          if (each in elsewhere) continue;
          await page.keyboard.press("Escape");
          await hit(act(page, "settings"));
          await page.getByTestId(`setting-${each}`).waitFor();
          await hit(page.getByTestId(`setting-${each}`));
          assert.deepEqual(await heard(page), [each]);
          await hit(page.getByTestId("sheet-done"));
          continue;
        }
        if (place !== "bar") await places[place](page, hit);
        const button = page.locator(
          place === "class"
            ? `.classroom [data-act="${each}"]`
            : `:is(.acts, .head-acts) [data-act="${each}"]`,
        );
        if (!(await button.isEnabled())) {
          assert.match(each, /^(undo|redo|hint|draw|resign)$/, `“${each}” sleeps`);
          continue;
        }
        if (!(await button.isVisible())) continue; // this game has no use for it
        const { width, height } = await button.boundingBox();
        if (size.touch && place !== "class" && Math.min(width, height) < 44)
          fingers.push(`${each} ${width}×${height}`);
        await hit(button);
        assert.deepEqual(await heard(page), [each], `${game}, ${name}`);
      }
      assert.deepEqual(fingers, []);
      await page.sound();
      await context.close();
    });

for (const [name, size] of Object.entries({ laptop, phone }))
  test(`the keyboard comes to every button, and opens and leaves what is under “More”: ${name}`, async () => {
    const { context, page } = await visitor(house, { ...size, init: withoutGL });
    await openMidGame(page, "fulke-1");
    await listen(page);
    await act(page, "more").focus();
    await page.keyboard.press("Enter");
    await page.getByTestId("more-menu").waitFor();
    assert.equal(await act(page, "more").getAttribute("aria-expanded"), "true");
    const wanted = await page
      .locator(".more-menu :is(button, a, summary)")
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.disabled)
          .map((one) => one.textContent.trim()),
      );
    const met = [];
    for (let i = 0; i < wanted.length; i += 1) {
      await page.keyboard.press("Tab");
      met.push(
        await page.evaluate(() => {
          const here = document.activeElement;
          const { top, bottom } = here.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight + 1
            ? here.textContent.trim()
            : `${here.textContent} is out of sight`;
        }),
      );
    }
    assert.deepEqual(met, wanted);
    await page.keyboard.press("Escape");
    await page.getByTestId("more-menu").waitFor({ state: "hidden" });
    assert.ok(await act(page, "more").evaluate((one) => one === document.activeElement));
    // What is done closes it, what is switched leaves it open, and a press beside it closes it too.
    await page.keyboard.press("Enter");
    await act(page, "sound").focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await heard(page), ["sound"]);
    assert.ok(await page.getByTestId("more-menu").isVisible());
    await act(page, "share").focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await heard(page), ["share"]);
    assert.equal(await page.getByTestId("more-menu").isVisible(), false);
    await act(page, "more").click();
    await page.locator("h1").click({ force: true });
    assert.equal(await page.getByTestId("more-menu").isVisible(), false);
    await page.sound();
    await context.close();
  });

test("five are in sight with their words: on a laptop beside the board, on a phone in a bar that stays at the foot", async () => {
  for (const [size, words] of [
    [laptop, ["Undo", "Hint", "Flip", "New game", "More"]],
    [phone, ["Undo", "Hint", "Why", "Rules", "More"]],
    [across, ["Undo", "Hint", "Why", "Rules", "More"]],
  ]) {
    const { context, page } = await visitor(house, size);
    await openTable(page, "/play/falkener-shogi/", { plain: true });
    const seen = () =>
      page.locator(".acts > button").evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => {
            const { top, bottom, left, right } = one.getBoundingClientRect();
            const inside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
            return inside && one.querySelector("svg") && one.scrollWidth <= one.clientWidth
              ? one.textContent.trim()
              : `${one.textContent} at ${[left, top, right, bottom]}`;
          }),
      );
    assert.deepEqual(await seen(), words);
    if (size.touch) {
      await page.evaluate(() => scrollTo(0, 300));
      await until("the page is scrolled", () => page.evaluate(() => scrollY > 0), patience);
      assert.deepEqual(await seen(), words, "the bar stays");
    }
    await page.sound();
    await context.close();
  }
});

test("on a phone the turn’s line stays in sight, with what confirms in one place, and a first visit’s card pushes nothing down", async () => {
  for (const game of ["fulke-1", "backgammon", "falkener-draughts"])
    for (const size of [phone, across]) {
      const { context, page } = await visitor(house, { ...size, init: withoutGL, newcomer: true });
      await openTable(page, game === "fulke-1" ? "/play/" : `/play/${game}/`, { plain: true });
      assert.ok(await page.getByTestId("first-visit").isVisible(), game);
      const places = () =>
        page.evaluate(() =>
          [".turn-line", ".board-holder"].map((name) => {
            const { top, bottom, width } = document.querySelector(name).getBoundingClientRect();
            return { top: Math.round(top), bottom: Math.round(bottom), width: Math.round(width) };
          }),
        );
      const before = await places();
      const bar = await page.locator(".acts").boundingBox();
      const floor = size === phone ? bar.y : size.height;
      assert.ok(
        before[0].top > 0 && before[0].bottom <= floor + 1,
        `${game}: ${JSON.stringify(before)}`,
      );
      await page.getByTestId("just-play").click();
      assert.equal(await page.getByTestId("first-visit").isVisible(), false);
      assert.deepEqual(await places(), before, game);
      await page.sound();
      await context.close();
    }
  // Roll and Confirm stand where the other stood.
  const { context, page } = await visitor(house, { ...phone, init: withoutGL });
  await openTable(page, "/play/backgammon/", { plain: true });
  const right = (name) =>
    page
      .getByTestId(name)
      .evaluate((one) =>
        [one.getBoundingClientRect().right, one.getBoundingClientRect().top].map(Math.round),
      );
  const roll = await right("throw");
  await page.evaluate(() => {
    const { panel } = document.querySelector("[data-panel]");
    panel.show({ quick: false });
    while (panel.match.state.awaits.what !== "hand over") {
      const { moves } = panel.match.state;
      panel.match.play(moves[0].words);
    }
  });
  await page.getByTestId("turn-done").waitFor();
  assert.deepEqual(await right("turn-done"), roll);
  // A board four times as high as wide is seen whole, its squares still large enough for a finger.
  await openTable(page, "/play/falkener-sacred-way/", { plain: true });
  const { foot, line, square } = await page.evaluate(() => ({
    foot: document.querySelector(".board-holder").getBoundingClientRect().bottom,
    line: document.querySelector(".turn-line").getBoundingClientRect().top,
    square: document.querySelector('.grid [role="gridcell"]').getBoundingClientRect().width,
  }));
  assert.ok(foot <= line + 1, `the board ends at ${foot}, the line begins at ${line}`);
  assert.ok(square >= 36, `${square}`);
  await page.sound();
  await context.close();
});

test("a refused touch offers to read the rule, which opens its passage; what leads on takes the offer away", async () => {
  const { context, page } = await visitor(house, { ...phone, init: withoutGL });
  await openTable(page, await linkOf({ game: "falkener-siamese" }), { plain: true });
  const offer = page.getByTestId("read-rule");
  assert.equal(await offer.count(), 0);
  const rule = await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    match.touch(match.state.next[0]);
    for (const [i, { kind }] of match.spots.entries())
      if (kind === "point" && !match.state.next.includes(i)) {
        match.touch(i);
        const [refused] = match.state.refused;
        if (refused?.rule) return refused.rule;
        if (match.state.touched.length === 0) match.touch(match.state.next[0]);
      }
    return "";
  });
  assert.notEqual(rule, "", "something was refused");
  const { left, right } = await offer.evaluate((one) => one.getBoundingClientRect().toJSON());
  assert.ok(left > 0 && right <= phone.width, `${left} to ${right}`);
  await openTab(page, "moves");
  await offer.tap();
  await page.getByTestId("why").locator(`[data-rule="${rule}"] a`).waitFor();
  assert.equal(await page.locator("#tab-why").getAttribute("aria-selected"), "true");
  await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    match.play(match.state.moves[0].words);
  });
  assert.equal(await offer.count(), 0);
  await page.sound();
  await context.close();
});

test("the class tools open and close with one button, and are told to be open", async () => {
  const { context, page } = await visitor(house, { ...laptop, init: withoutGL });
  await openTable(page, "/play/", { plain: true });
  const button = act(page, "class-tools"),
    tools = page.getByTestId("classroom");
  assert.equal(await tools.isVisible(), false);
  await button.click();
  await tools.waitFor();
  assert.equal(await button.getAttribute("aria-expanded"), "true");
  assert.ok(await tools.evaluate((one) => one.contains(document.activeElement)));
  await button.click();
  assert.equal(await tools.isVisible(), false);
  assert.equal(await button.getAttribute("aria-expanded"), "false");
  await page.sound();
  await context.close();
});
