// The chess of many peoples: whose men they are, how they stand, the board before any script, men entered from the hand.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  act,
  choose,
  catalogue,
  cell,
  linkOf,
  movesOf,
  openTable,
  patience,
  playOf,
  press,
  reckoned,
  says,
  table,
  tap,
  visitor,
  withoutGL,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** The cards of the games of chess. */
const chess = async () => (await catalogue()).filter(({ family }) => family === "chess");

test("the pieces of Chinese chess are modern, traditional or as printed, by the button and by E", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  await openTable(page, await linkOf({ game: "falkener-xiangqi" }), { plain: true });
  // By day the lines lie on the page; by night their board has a ground.
  const ground = () =>
    table(page)
      .locator("svg.board .frame:not(.thin)")
      .first()
      .evaluate((frame) => getComputedStyle(frame).fill);
  assert.equal(await ground(), "none");
  await page.emulateMedia({ colorScheme: "dark" });
  assert.equal(await ground(), "rgb(77, 68, 55)");
  await page.emulateMedia({ colorScheme: "light" });
  const svg = () => table(page).locator(".picture svg").innerHTML();
  const seen = new Map();
  const button = act(page, "men");
  const press = () => choose(page, "men");
  const next = [press, () => page.keyboard.press("e"), press];
  for (const [i, style] of ["modern", "traditional", "as printed"].entries()) {
    await until(
      `pieces: ${style}`,
      async () => (await button.textContent()).trim() === `Pieces: ${style}`,
      patience,
    );
    seen.set(await svg(), style);
    assert.equal((await svg()).includes("俥"), style === "traditional", style);
    await next[i]();
  }
  assert.equal(seen.size, 3, "three pictures");
  await until(
    "modern again",
    async () => (await button.textContent()).trim() === "Pieces: modern",
    patience,
  );
  assert.equal(seen.get(await svg()), "modern");
  // What a person chose is there after a reload, at the table of another game, and on the board of a lesson.
  await page.keyboard.press("e");
  const inHan = (where, holder) =>
    until(
      `characters ${where}`,
      async () => (await page.locator(`${holder} svg .han`).count()) > 2,
      patience,
    );
  await inHan("at once", '[data-part="board"] .picture');
  await page.reload();
  await inHan("after a reload", '[data-part="board"] .picture');
  await openTable(page, await linkOf({ game: "falkener-shogi" }), { plain: true });
  await inHan("at another table", '[data-part="board"] .picture');
  await page.goto("/learn/falkener-xiangqi/#step-1");
  await inHan("in a lesson", ".board-view.awake .picture");
  await page.sound();
  await context.close();
});

test("at Chaturanga the pieces may be turned to their players, who sit around the board, by the button and by J, and no other game offers it", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = "falkener-chaturanga";
  await openTable(page, await linkOf({ game }), { plain: true });
  const turns = () =>
    table(page)
      .locator(".picture svg [data-man]")
      .evaluateAll((men) => {
        const all = {};
        for (const man of men) {
          const turn =
            [man, ...man.querySelectorAll("[transform]")]
              .map((one) => /rotate\((-?\d+)/.exec(one.getAttribute("transform") ?? "")?.[1])
              .find(Boolean) ?? "0";
          (all[(Number(turn) + 360) % 360] ??= []).push(man.dataset.man);
        }
        return Object.fromEntries(Object.entries(all).map(([turn, who]) => [turn, who.length]));
      });
  const button = act(page, "around");
  assert.equal(await button.getAttribute("aria-pressed"), "false");
  assert.deepEqual(await turns(), { 0: 32 });
  await choose(page, "around");
  assert.equal(await button.getAttribute("aria-pressed"), "true");
  assert.deepEqual(await turns(), { 0: 8, 90: 8, 180: 8, 270: 8 });
  await page.keyboard.press("j");
  await until(
    "all look one way again",
    async () => (await button.getAttribute("aria-pressed")) === "false",
    patience,
  );
  assert.deepEqual(await turns(), { 0: 32 });
  // It is shown in the pieces of India until a person chooses others.
  const seen = (style, drawing) =>
    until(
      `pieces: ${style}`,
      async () =>
        (await act(page, "men").textContent()).trim() === `Pieces: ${style}` &&
        (await table(page).locator(".picture svg").innerHTML()).includes(`${drawing}"`),
      patience,
    );
  await seen("traditional", "-n-rajah");
  await page.keyboard.press("e");
  await seen("as printed", "-s-sun");
  await page.keyboard.press("e");
  await seen("modern", "-f-king");
  await openTable(page, await linkOf({ game: "falkener-xiangqi" }), { plain: true });
  await act(page, "more").click();
  assert.equal(await act(page, "around").isVisible(), false);
  assert.equal(await act(page, "men").isVisible(), true);
  await page.sound();
  await context.close();
});

test("the board is painted as the script will leave it: who begins sits near, and nothing turns when the script comes", async () => {
  const seen = (page) =>
    page.evaluate(() => {
      const svg = [...document.querySelectorAll('[data-part="board"] svg.board')].find(
        (one) => one.getBoundingClientRect().width > 10,
      );
      const seats = [...document.querySelectorAll('[data-part="seat"]')]
        .map((one) => ({
          name: one.querySelector("b").textContent,
          top: one.getBoundingClientRect().top,
        }))
        .sort((a, b) => a.top - b.top);
      return {
        numbers: [...svg.querySelectorAll(".co text")].map(
          (one) => `${one.textContent} ${one.getAttribute("x")} ${one.getAttribute("y")}`,
        ),
        size: svg.getAttribute("viewBox"),
        seats: seats.map(({ name }) => name),
        width: Math.round(svg.getBoundingClientRect().width),
      };
    });
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ]) {
    const [still, woken] = [
      await visitor(house, { width, height, scripts: false }),
      await visitor(house, { width, height, init: withoutGL }),
    ];
    for (const { id } of await chess()) {
      await still.page.goto(playOf(id));
      const before = await seen(still.page);
      await openTable(woken.page, playOf(id), { plain: true });
      assert.deepEqual(await seen(woken.page), before, `${id} at ${width}`);
    }
    await woken.page.sound();
    await Promise.all([still.context.close(), woken.context.close()]);
  }
});

for (const [how, more, hand] of [
  ["by mouse", {}, press],
  ["by finger on a phone", { width: 390, height: 844, scale: 2, touch: true }, tap],
]) {
  test(`a captive of Japanese chess is entered from the hand ${how}, and the hand says what is left`, async () => {
    const { context, page } = await visitor(house, more);
    const game = "falkener-shogi",
      words = "32-33 76-75 21-87+ 78-87";
    const { state, names } = await reckoned({ game, words });
    const drop = state.moves.find((move) => move.words === "B*44");
    const touches = drop.touches.map((index) => names[index]);
    assert.deepEqual(touches, ["hand-south-B", "44"]);
    await openTable(page, await linkOf({ game, words }));
    const held = cell(table(page), "hand-south-B");
    assert.match(await held.getAttribute("aria-label"), /kaku/);
    const { width, height } = await held.boundingBox();
    assert.ok(Math.min(width, height) >= 20, `a place of the hand is ${width} × ${height}`);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      "nothing scrolls sideways",
    );
    await hand(page, touches);
    assert.equal((await movesOf(page, 5)).at(-1), "B*44");
    assert.match(await cell(table(page), "44").getAttribute("aria-label"), /South bishop \(kaku\)/);
    assert.ok(await held.evaluate((one) => one.classList.contains("idle")), "the hand is empty");
    await says(page, /d5/);
    await page.sound();
    await context.close();
  });
}

for (const [how, init] of [
  ["as a picture", withoutGL],
  ["on the canvas", undefined],
]) {
  test(`on a phone the hands of Japanese chess lie above and below the board, ${how}; in a broad window beside it`, async () => {
    const { context, page } = await visitor(house, { width: 390, height: 844, touch: true, init });
    const game = "falkener-shogi",
      words = "32-33 76-75 21-87+ 78-87";
    await openTable(page, await linkOf({ game, words }), { plain: Boolean(init) });
    const box = (spot) => cell(table(page), spot).boundingBox();
    const laid = async () => {
      const [hand, left, right, square] = [
        await box("hand-south-B"),
        await box("91"),
        await box("11"),
        await box("44"),
      ];
      return {
        below: hand.y >= Math.max(left.y + left.height, right.y + right.height) - 1,
        beside: hand.x >= Math.max(left.x + left.width, right.x + right.width) - 1,
        square: Math.min(square.width, square.height),
      };
    };
    const phone = await until(
      "the hand lies below the board",
      async () => {
        const now = await laid();
        return now.below && !now.beside && now;
      },
      patience,
    );
    assert.ok(phone.square >= 37, `a square is ${phone.square} px`);
    await tap(page, ["hand-south-B", "44"]);
    assert.equal((await movesOf(page, 5)).at(-1), "B*44");
    await act(page, "undo").click();
    await page.setViewportSize({ width: 900, height: 700 });
    await until(
      "the hand lies beside the board",
      async () => {
        const now = await laid();
        return now.beside && !now.below;
      },
      patience,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await until("the hand lies below again", async () => (await laid()).below, patience);
    await page.sound();
    await context.close();
  });
}
