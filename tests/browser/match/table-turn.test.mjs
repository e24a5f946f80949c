// Whose turn it is: who may touch, what is said and marked, and what the buttons do then.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  act,
  choose,
  cell,
  coreOf,
  drag,
  leaf,
  linkOf,
  moves,
  movesOf,
  openNames,
  openTable,
  painted,
  patience,
  playWords,
  press,
  say,
  says,
  seatToMove,
  setupOf,
  table,
  tableReady,
  thinkAbout,
  told,
  visitor,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** A match in the core itself: {game, options, setup, words}; `act` gets it. */
async function inCore({ game, options = {}, setup = "", words = "" }, look) {
  const match = (await coreOf(game)).match(game, { options, setup });
  try {
    if (words) match.play(words);
    return look(match);
  } finally {
    match.drop();
  }
}
const spokenOf = (match, name) =>
  match.spoken()[match.spots().findIndex((spot) => spot.name === name)];
const shapes = (svg, kind) => [...svg.matchAll(new RegExp(`class="${kind}"`, "g"))].length;

/** The match on a page with a machine at a seat, which is held in thought until it is let go. */
const machineAt = (page, seat) =>
  page.evaluate((at) => {
    const { panel } = document.querySelector("[data-panel]");
    panel.opponent.advise = () => new Promise(() => {}); // it thinks for ever
    panel.match.seat(at, { machine: true, level: "steady", name: "" });
  }, seat);

test("in a turn of the computer nothing may be touched, on the grid, by key or by a button", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ game: "falkener-shogi" }));
  const first = (await told(page)).state.toMove;
  await machineAt(page, first);
  await page.locator(".seat.thinking").waitFor();
  assert.deepEqual(await openNames(table(page)), []);
  const before = await told(page);
  const own = before.state.moves[0].touches.map((index) => before.spots[index].name);
  await press(page, own, table(page), { blind: true });
  for (const name of own) {
    await cell(table(page), name).focus();
    await page.keyboard.press("Enter");
  }
  assert.deepEqual(
    await page.evaluate(
      (touches) =>
        touches.map((spot) => document.querySelector("[data-panel]").panel.match.touch(spot)),
      before.state.moves[0].touches,
    ),
    [0, 0],
  );
  assert.deepEqual(await moves(page), []);
  assert.deepEqual((await told(page)).state.touched, []);
  assert.doesNotMatch(await cell(table(page), own[0]).getAttribute("aria-label"), /can move/);
  assert.equal(
    await act(page, "hint").getAttribute("aria-disabled"),
    "true",
    "a hint would stop its thought",
  );
  // Given back to a person, it may be touched at once.
  await page.evaluate(
    (seat) =>
      document
        .querySelector("[data-panel]")
        .panel.match.seat(seat, { machine: false, level: "", name: "" }),
    first,
  );
  await press(page, own);
  await movesOf(page, 1);
  await page.sound();
  await context.close();
});

test("a touch that leads nowhere is answered by the condition that fails, with the way to its passage", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ game: "falkener-turkish" }));
  await press(page, ["41", "57"], table(page), { blind: true });
  await says(page, /^The pawn cannot go from d2 to e8\./);
  const link = say(page).locator("a.to-passage");
  await link.waitFor();
  assert.match(await link.getAttribute("href"), /#falkener\.turkish\.pawn$/);
  // By the keyboard alike; and a touch that leads on takes the answer away.
  await cell(table(page), "37").focus();
  await page.keyboard.press("Enter");
  await says(page, /belongs to Black/);
  await press(page, ["41"]);
  await says(page, /possible moves?/);
  assert.equal(await say(page).locator("a.to-passage").count(), 0);
  await page.sound();
  await context.close();
});

test("the end of the computer’s turn is no button for a person", async () => {
  // In Boissière's game captures stand open after a move, until the turn is ended.
  const game = "boissiere";
  const played = await inCore({ game }, (match) => {
    for (let turn = 0; turn < 60; turn += 1) {
      const state = match.state();
      const spots = match.spots();
      if (!state.atTurnStart && state.next.some((index) => spots[index].kind === "button"))
        return {
          words: state.line
            .slice(0, state.line.findIndex((step) => step.current) + 1)
            .map((step) => step.words)
            .join(" "),
          seat: state.toMove,
        };
      const takes = state.moves.find((move) => {
        match.play(move.words);
        const now = match.state();
        match.undo();
        return !now.atTurnStart && now.toMove === state.toMove && now.moves.length > 1;
      });
      match.play((takes ?? state.moves[(turn * 7) % state.moves.length]).words);
    }
    return null;
  });
  assert.ok(played, "no turn stands open");
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ game, words: played.words }));
  await page.getByTestId("game-buttons").locator("button").first().waitFor();
  await machineAt(page, played.seat);
  await page.locator(".seat.thinking").waitFor();
  assert.equal(await page.getByTestId("game-buttons").locator("button").count(), 0);
  assert.doesNotMatch(await say(page).textContent(), /End turn/);
  await page.sound();
  await context.close();
});

test("a turn is confirmed once: said again it puts nothing off, and until then the turn is one’s own", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ game: "backgammon", words: "6:4 &-s s-o" }));
  await page.evaluate(() =>
    document
      .querySelector("[data-panel]")
      .panel.match.seat(1, { machine: true, level: "easy", name: "" }),
  );
  const done = page.getByTestId("turn-done");
  await done.waitFor();
  assert.deepEqual(
    await page.locator(".seat.turn").evaluateAll((all) => all.map(({ dataset }) => dataset.seat)),
    ["0"],
    "it is still South’s",
  );
  const pauses = await page.evaluate(() => {
    const { panel } = document.querySelector("[data-panel]");
    const wait = window.setTimeout;
    let begun = 0;
    window.setTimeout = (what, time, ...more) => {
      begun += time === 700 ? 1 : 0;
      return wait(what, time, ...more);
    };
    for (let i = 0; i < 5; i += 1) panel.do("throw");
    window.setTimeout = wait;
    return begun;
  });
  assert.equal(pauses, 1, "the pause before the throw begins once");
  assert.equal(await done.count(), 0, "there is no button to be pressed again");
  assert.deepEqual(
    await page.locator(".seat.turn").evaluateAll((all) => all.map(({ dataset }) => dataset.seat)),
    ["1"],
  );
  await until(
    "the computer throws",
    async () => (await told(page)).state.line.length > 3,
    patience,
  );
  await page.sound();
  await context.close();
});

test("check is said, spoken of the king and marked; it is no capture", async () => {
  const siamese = await setupOf("falkener-siamese", "4k3/8/8/8/8/8/8/R2K4 w - - 0 1");
  await inCore({ game: "falkener-siamese", setup: siamese }, (match) => {
    const { state, spots } = { state: match.state(), spots: match.spots() };
    const mover = state.moves.find((move) => {
      match.play(move.words);
      const said = match.state().say;
      match.undo();
      return /in check/.test(said);
    });
    assert.ok(mover, "a move gives check");
    match.touch(mover.touches[0]);
    assert.doesNotMatch(match.state().say, /can capture/);
    assert.ok(
      match.spoken().every((said) => !/can be captured/.test(said)),
      "a king is never taken",
    );
    assert.equal(shapes(match.svg({ danger: true }), "cap-ring"), 0);
    match.dropTouches();
    match.play(mover.words);
    assert.equal(match.state().say, "Black is in check. Black to move.");
    const king58 = spots.findIndex((_, i) => /khun.*in check/.test(match.spoken()[i]));
    assert.ok(king58 >= 0, "the king is spoken of as in check");
    assert.equal(shapes(match.svg({ danger: true }), "check"), 1);
    assert.equal(shapes(match.svg({ danger: false }), "check"), 0);
  });
});

test("check is announced on the page, in the live line", async () => {
  const { context, page } = await visitor(house);
  const setup = await setupOf("falkener-siamese", "4k3/8/8/8/8/8/8/R2K4 w - - 0 1");
  const check = await inCore({ game: "falkener-siamese", setup }, (match) =>
    match.state().moves.find((move) => {
      match.play(move.words);
      const said = match.state().say;
      match.undo();
      return /in check/.test(said);
    }),
  );
  await openTable(page, await linkOf({ game: "falkener-siamese", setup }));
  await page.evaluate(
    (words) => document.querySelector("[data-panel]").panel.match.play(words),
    check.words,
  );
  await says(page, /Black is in check\. Black to move\./);
  assert.equal(await say(page).getAttribute("role"), "status");
  await page.sound();
  await context.close();
});

test("who resigns is named, and who has won by it", async () => {
  await inCore({ game: "falkener-xiangqi" }, (match) => {
    const [one, other] = match.state().toMove === 0 ? [0, 1] : [1, 0];
    match.resign(one);
    assert.match(match.state().outcome.text, / resigned\. .* wins\.$/);
    assert.notEqual(one, other);
  });
});

test("the points of a board of tables keep their small letters in a sentence", async () => {
  const { sentence } = await import("../../../site/src/js/match/why.mjs");
  assert.equal(sentence("t + 4 = z"), "t + 4 = z.");
  assert.equal(sentence("& − 1 = z"), "& − 1 = z.");
  assert.equal(sentence("m is blocked"), "m is blocked.");
  assert.equal(sentence("a man enters"), "A man enters.");
});

test("backgammon of 1892 is explained by its own book", async () => {
  await inCore({ game: "backgammon", words: "6:4" }, (match) => {
    for (const { words } of match.state().moves)
      for (const { rule } of match.reasons(words)) assert.match(rule, /^bg\./, words);
  });
});

test("a man taken while another is in hand: those in hand went nowhere", async () => {
  // Played on until somebody takes with a man in hand; what is said names no way from the hand to the hand.
  await inCore({ game: "boissiere" }, (match) => {
    for (let turn = 0; turn < 240 && !match.state().outcome.over; turn += 1) {
      const { moves: all } = match.state();
      const takes = all.find(({ words }) => /x/.test(words));
      match.play((takes ?? all[(turn * 31) % all.length]).words);
    }
    const said = match.state().line.map((step) => step.said);
    assert.ok(
      said.filter((each) => /is captured|loses its/.test(each)).length > 2,
      "too few captures",
    );
    for (const each of said) assert.doesNotMatch(each, /from (\S+ captured pieces) to \1/, each);
  });
});

test("the tab keeps its title", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/backgammon/");
  assert.match(await page.title(), /^Play: Backgammon/);
  await page.sound();
  await context.close();
});

test("seats show the sum of an army, never the count of a pile in hand", async () => {
  const { context, page } = await visitor(house);
  await openTable(
    page,
    await linkOf({
      game: "falkener-shogi",
      setup: await setupOf("falkener-shogi", "4k4/9/9/9/9/9/9/9/4K4 b 2P3p 1"),
    }),
  );
  assert.deepEqual(await page.locator('.seat [data-part="sum"]').allTextContents(), ["", ""]);
  await openTable(page, await linkOf({}));
  assert.ok(
    (await page.locator('.seat [data-part="sum"]').allTextContents()).every((sum) =>
      /\d/.test(sum),
    ),
  );
  await page.sound();
  await context.close();
});

test("asked for captures where there are none, it says so", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({}));
  await choose(page, "takings");
  await says(page, /^No captures available\./);
  await page.sound();
  await context.close();
});

test("hints find the mate of Dilaram, against the best defence", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ game: "falkener-shatranj" }));
  const replies = (await coreOf("falkener-shatranj")).match("falkener-shatranj");
  for (let move = 0; move < 6 && !replies.state().outcome.over; move += 1) {
    await act(page, "hint").click();
    await until(
      "the hint is there",
      async () =>
        !(await act(page, "hint").evaluate((one) => one.classList.contains("busy"))) &&
        /^(Hint|A better move)/.test(await say(page).textContent()),
      patience,
    );
    const hint = /: (\S+?)\. /.exec(await say(page).textContent())[1];
    replies.play(hint);
    await playWords(page, hint);
    if (replies.state().outcome.over) break;
    const { words } = await thinkAbout(replies.record(), { level: "best" });
    replies.play(words);
    await playWords(page, words);
  }
  const { state } = await told(page);
  replies.drop();
  assert.match(state.outcome.text, /White wins by checkmate/);
  await page.sound();
  await context.close();
});

test("after a reload the line still tells the last move", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/falkener-xiangqi/");
  await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    match.state.players.forEach((_, seat) =>
      match.seat(seat, { machine: false, level: "", name: "" }),
    );
    match.play(match.state.moves[0].words);
  });
  const said = (await told(page)).state.line[0].said;
  await page.reload();
  await until(
    "the move is told",
    async () => (await say(page).textContent()).includes(said),
    patience,
  );
  await tableReady(page);
  assert.ok((await say(page).textContent()).includes(said), "also when the canvas draws");
  await page.sound();
  await context.close();
});

test("a game of a link pushes aside none in which nobody moved", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/");
  await page.goto("about:blank");
  const other = await leaf(context, house.origin);
  await openTable(
    other,
    await linkOf({
      words: await inCore({ game: "fulke-1" }, (match) => match.state().moves[0].words),
    }),
  );
  assert.equal(await other.getByTestId("notice").count(), 0);
  assert.equal((await moves(other)).length, 1);
  await other.sound();
  await context.close();
});
