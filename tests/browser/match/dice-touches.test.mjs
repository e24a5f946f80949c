// Dice with few touches: how many a game of backgammon takes to begin and for each turn; a touch on a piece, on an empty place
// and on the dice; what each side rolled last and how far it has to go; and that all of it can be switched off, and stays so.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  atBackgammon as at,
  choose,
  cell,
  coreOf,
  middle,
  movesOf,
  openTable,
  opened,
  patience,
  press,
  says,
  table,
  tap,
  told,
  visitor,
  walk,
  withoutGL,
} from "../hands.mjs";
import { start, until } from "../harness.mjs";

const game = "backgammon";
let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const button = (page, id) => table(page).getByTestId(id);

/** Waits until the list of moves ends with this one. */
const lastMove = (page, words) =>
  until(`${words} is played`, async () => (await movesOf(page, 2)).at(-1) === words, patience);

/** Waits until a person is to do something, and nothing happens by itself: {what, state, spots}. */
const awaited = (page, seat) =>
  until(
    "a person’s turn",
    async () => {
      const now = await told(page);
      const { awaits, outcome, players } = now.state;
      if (outcome.over) return { what: "end", ...now };
      const mine = awaits.seat === seat || awaits.what === "hand over";
      const idle = !["machine", "machine throw", "say"].includes(awaits.what);
      return idle && (mine || awaits.seat < 0) && !players[awaits.seat]?.machine
        ? { what: awaits.what, ...now }
        : awaits.what === "hand over" && { what: awaits.what, ...now };
    },
    patience,
  );

test("backgammon against the computer: one touch begins it, and no turn of its first takes more than a touch for each piece and one for the dice", async () => {
  const { context, page } = await visitor(house, {
    width: 390,
    height: 844,
    touch: true,
    init: withoutGL,
  });
  await openTable(page, `/play/${game}/`, { plain: true });
  const turns = []; // {dice, touches} of each
  let touches = 0;
  const touch = async (name) => {
    touches += 1;
    await tap(page, [name], table(page), { blind: true });
  };
  await button(page, "throw").tap();
  touches += 1;
  const { seat } = (await told(page)).state.players.find(({ machine }) => !machine);
  let begun = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    let now = await awaited(page, seat);
    if (turn === 0) begun = touches;
    touches = 0;
    // What a turn begins with is either thrown by itself after the computer’s turn, or by the touch that began the game.
    if (now.what === "throw") {
      await until(
        "the dice fall by themselves",
        async () => (await told(page)).state.awaits.what !== "throw",
        patience,
      );
      now = await awaited(page, seat);
    }
    const rolled = now.state.line.filter((step) => step.seat < 0).at(-1).words;
    while (now.what === "move" && now.state.awaits.seat === seat) {
      const played = now.state.line.length;
      const piece = now.spots[now.state.next[0]].name;
      await touch(piece);
      await until(
        `${piece} is played at one touch`,
        async () => (await told(page)).state.line.length > played,
        patience,
      );
      now = await awaited(page, seat);
    }
    if (now.what === "hand over") {
      await touch("die1");
      await until(
        "the turn is over",
        async () => (await told(page)).state.awaits.what !== "hand over",
        patience,
      );
    }
    turns.push({ rolled, touches });
  }
  assert.ok(begun <= 3, `${begun} touches to begin`);
  for (const { rolled, touches: many } of turns) {
    const [one, other] = rolled.split(/[-:]/);
    // Four of a double may be four pieces; where two stand together, one touch brings both (see below).
    assert.ok(many <= (one === other ? 5 : 3), `${rolled}: ${many} touches`);
  }
  await page.sound();
  await context.close();
});

test("a touch on a piece plays the larger die that it can; after the dice are touched, the other; and each is undone", async () => {
  const { context, page } = await visitor(house);
  await at(page, "6:4");
  await press(page, ["&"]);
  await lastMove(page, "&-s");
  await says(page, /White to play 4/);
  await button(page, "take-back").click();
  await says(page, /White to play 6 and 4/);
  const swap = button(page, "swap-dice");
  assert.equal(await swap.getAttribute("aria-label"), "6 is played first. Swap the dice");
  // The dice on the canvas, then the button beside the line.
  await press(page, ["die1"]);
  await says(page, /^4 is played first\.$/);
  assert.equal(await table(page).locator(".grid .first").getAttribute("data-name"), "die2");
  await press(page, ["&"]);
  await lastMove(page, "&-u");
  await button(page, "take-back").click();
  await swap.click();
  await says(page, /^6 is played first\.$/);
  // What the larger die cannot play is played by the smaller without asking.
  await press(page, ["f"]);
  await lastMove(page, "f-b");
  await page.sound();
  await context.close();
});

test("a piece that is dragged goes where it is let go; keys play at once, and swap on the dice", async () => {
  const { context, page } = await visitor(house);
  await at(page, "6:4");
  const from = await middle(page, "&"),
    to = await middle(page, "u");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await until(
    "the piece is in hand",
    async () => (await told(page)).state.touched.length === 1,
    patience,
  );
  await opened(table(page), ["o", "s", "u"]);
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await lastMove(page, "&-u");
  await button(page, "take-back").click();
  await cell(table(page), "die1").focus();
  await page.keyboard.press("Enter");
  await says(page, /^4 is played first\.$/);
  await walk(page, table(page), "&");
  await page.keyboard.press("Enter");
  await lastMove(page, "&-u");
  await page.sound();
  await context.close();
});

test("a double takes a touch on each place: two pieces come together; the dice end the turn of one of two people", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  await at(page, "6:4 &-s s-o 1-1", { plain: true });
  const { state, spots } = await told(page);
  assert.equal(state.dice.length, 4, "four dice lie there");
  const places = [...new Set(state.moves.map(({ touches }) => touches[1]))].filter(
    (place) =>
      !state.next.includes(place) &&
      state.moves.filter(({ touches }) => touches[1] === place).length === 1,
  );
  assert.ok(places.length > 0, "no empty place");
  await press(page, [spots[places[0]].name], table(page), { blind: true });
  const line = await movesOf(page, 6);
  assert.equal(line[4], line[5], "two from one place");
  // Two of the four are spent, and seen as such.
  assert.equal(
    await page.evaluate(
      () =>
        document
          .querySelector("[data-panel]")
          .panel.match.pieces.filter(({ cast, turned }) => cast && turned).length,
    ),
    2,
  );
  await page.sound();
  await context.close();
});

test("each seat shows its pips and its last roll, as the core has them", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const words = "6:4 &-s s-o 5-2 m-r";
  await at(page, words, { plain: true });
  const match = (await coreOf(game)).match(game);
  match.play(words);
  const [{ rows }] = match.tallies();
  match.drop();
  const { seats } = (await coreOf(game)).catalogue().find(({ id }) => id === game);
  for (const [i, seat] of seats.entries()) {
    const place = page.getByTestId(`seat-${seat.id}`);
    assert.equal(await place.locator(".sum").textContent(), `${rows[i].value} pips`);
    const rolled = place.getByTestId("rolled");
    assert.equal(
      await rolled.getAttribute("aria-label"),
      i === 0 ? "Last roll: 6:4" : "Last roll: 5-2",
    );
    assert.equal(await rolled.locator("svg circle").count(), i === 0 ? 10 : 7, "pips of its dice");
  }
  await page.sound();
  await context.close();
});

test("who wants to choose the place switches one touch off, and who wants to roll switches that off; the browser remembers both for every game", async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  await at(page, "6:4", { plain: true });
  await choose(page, "settings");
  const sheet = page.getByTestId("settings");
  for (const name of ["oneTouch", "autoRoll"]) {
    const box = sheet.getByTestId(`setting-${name}`);
    assert.equal(await box.isChecked(), true, name);
    await box.uncheck();
  }
  await sheet.getByTestId("sheet-done").click();
  await press(page, ["&"]);
  await opened(table(page), ["o", "s", "u"]);
  assert.equal(await button(page, "swap-dice").count(), 0);
  await openTable(page, "/play/backgammon-german/", { plain: true });
  const view = await page.evaluate(() => document.querySelector("[data-panel]").panel.view);
  assert.deepEqual([view.oneTouch, view.autoRoll], [false, false]);
  await page.sound();
  await context.close();
});
