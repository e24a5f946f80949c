// What each side has captured stands at its seat, drawn and spoken, where the board does not keep it itself.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { record } from "../../../site/lib/examples.mjs";
import { start, until } from "../harness.mjs";
import {
  coreOf,
  linkOf,
  NOT_FETCHED,
  openTable,
  patience,
  visitor,
  without,
  withoutGL,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** Moves in which captures are taken where there are some, until so many pieces are gone: {words, n}. */
async function captured(game, enough, standing) {
  const match = (await coreOf(game)).match(game, {});
  try {
    const count = () => standing(match);
    let [words, n] = ["", 0];
    for (let i = 0; i < 200 && n < enough; i += 1) {
      const { moves, cursor } = match.state();
      const before = count();
      const taking = moves.find((move) => {
        match.play(move.words);
        const takes = count() < before;
        match.go(cursor === 0 ? -1 : cursor);
        return takes;
      });
      const { words: next } = taking ?? moves[(i * 7) % moves.length];
      match.play(next);
      n += Math.max(0, before - count());
      words = `${words} ${next}`.trim();
    }
    return { words, n };
  } finally {
    match.drop();
  }
}

const onBoardOf = (pieces, owner) =>
  pieces.reduce((sum, piece) => sum + (piece.owner === owner ? piece.count : 0), 0);
const onBoard = (match) => match.pieces().reduce((sum, { count }) => sum + count, 0);

const shown = (page, seat) => page.getByTestId(`seat-${seat}`).getByTestId("taken");

/** How many pieces the pictures in a place tell of. */
const toldIn = (place) =>
  place
    .locator(".kind")
    .evaluateAll((all) => all.reduce((sum, kind) => sum + Number(kind.textContent.trim() || 1), 0));
const told = (page, seat) => toldIn(shown(page, seat));
const toldAtAll = (page) => toldIn(page.getByTestId("taken"));

test("captured pieces are drawn at the seat of who took them, are spoken, and are gone again when the moves are undone", async () => {
  for (const [game, seats] of [
    ["falkener-siamese", ["white", "black"]],
    ["falkener-draughts", ["white", "black"]],
  ]) {
    const { context, page } = await visitor(house, {
      width: 390,
      height: 844,
      touch: true,
      init: withoutGL,
    });
    const { words, n } = await captured(game, 3, onBoard);
    assert.ok(n >= 3, `${game}: ${n} captured`);
    await openTable(page, await linkOf({ game, words }), { plain: true });
    await until(`${game}: ${n} at the seats`, async () => (await toldAtAll(page)) === n, patience);
    for (const [i, seat] of seats.entries()) {
      const place = shown(page, seat);
      if ((await place.locator(".kind").count()) === 0) continue;
      assert.match(
        await place.getAttribute("aria-label"),
        new RegExp(`^Captured: .*${["black", "white"][i]}`, "i"),
        "of the other side",
      );
      const { width, height } = await place.locator("svg").first().boundingBox();
      assert.ok(width > 15 && height > 15, `${width}×${height}`);
      assert.ok((await place.locator("svg :is(path, circle, rect)").count()) > 0, "is drawn");
    }
    await page.evaluate(() => document.querySelector("[data-panel]").panel.match.go(-1));
    for (const seat of seats) assert.equal(await shown(page, seat).isVisible(), false, game);
    await page.sound();
    await context.close();
  }
});

test("with four armies, or pieces that come onto the board, each player’s captures are drawn at the seat, and in Go prisoners are counted", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844, init: withoutGL });
  for (const [game, seats, enough] of /** @type {const} */ ([
    ["falkener-double-chess", 4, 3],
    ["falkener-chaturanga", 4, 3],
    ["falkener-seega", 2, 2],
  ])) {
    const { words, n } = await captured(game, enough, onBoard);
    assert.ok(n >= enough, `${game}: ${n} captured`);
    await openTable(page, await linkOf({ game, words }), { plain: true });
    assert.equal(await page.getByTestId("taken").count(), seats, game);
    await until(`${game}: ${n} at the seats`, async () => (await toldAtAll(page)) === n, patience);
  }
  const shutIn = "white 19/19/13X5/13XOO3/13OXO3/19/19/19/19/19/19/19/19/19/19/19/19/19/19";
  const go = await linkOf({ game: "falkener-go", setup: shutIn, words: "114+94" });
  await openTable(page, go, { plain: true });
  await until(
    "a prisoner at White’s seat",
    async () => (await shown(page, "white").getAttribute("aria-label")) === "Captured: black stone",
    patience,
  );
  await page.sound();
  await context.close();
});

test("where the network fails for a moment the game goes on, and the next move brings the captured pieces", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = "falkener-draughts";
  const { words, n } = await captured(game, 1, onBoard);
  const { failed, back } = await without(page, /\/taken-pieces\.mjs$/);
  await openTable(page, await linkOf({ game, words }), { plain: true });
  await until("the script does not come", async () => failed.size > 0, patience);
  await back();
  const go = (step) =>
    page.evaluate((by) => document.querySelector("[data-panel]").panel.match.go(by), step);
  const last = await page.evaluate(
    () => document.querySelector("[data-panel]").panel.match.state.cursor,
  );
  await until(
    `${n} at the seats`,
    async () => {
      await go(-1);
      await go(last);
      return (await toldAtAll(page)) === n;
    },
    patience,
  );
  await page.sound(NOT_FETCHED);
  await context.close();
});

test("where captured pieces lie in a hand on the board, they are not drawn twice", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = "falkener-shogi";
  const { words, n } = await captured(game, 2, (match) => {
    const spots = match.spots();
    return match
      .pieces()
      .reduce((sum, { spot, count }) => sum + (spots[spot].kind === "pocket" ? 0 : count), 0);
  });
  assert.ok(n >= 2, "something was captured");
  await openTable(page, await linkOf({ game, words }), { plain: true });
  await page.waitForFunction(() => document.querySelector('[data-testid="taken"][data-shown]'));
  assert.equal(await page.locator('[data-testid="taken"]:not([hidden])').count(), 0);
  await page.sound();
  await context.close();
});

test("captures are told after a book's move that the rules forbid", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const { text } = record("egypt/falkener-tau/game-1");
  // From place to place of the record itself: nothing is played again.
  const match = (await coreOf("falkener-tau")).read(text);
  match.goLast();
  const { line } = match.state();
  match.goFirst();
  const captures = [0, 0];
  let before = match.pieces();
  for (const { node, seat } of line) {
    match.go(node);
    const now = match.pieces();
    const lost = [0, 1].map((owner) => onBoardOf(before, owner) - onBoardOf(now, owner));
    if (lost[1 - seat] > 0) captures[seat] += lost[1 - seat];
    before = now;
  }
  match.drop();
  await openTable(page, await linkOf({ game: "falkener-tau", record: text }), { plain: true });
  for (const [seat, name] of ["white", "black"].entries())
    await until(
      `${name} has captured ${captures[seat]}`,
      async () => (await told(page, name)) === captures[seat],
      patience,
    );
  await page.sound();
  await context.close();
});
