// Every kind of the battle of numbers in the browser: on the shelf, on its own pages, its table; a king redeemed, men in hand.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  catalogue,
  cell,
  core,
  html,
  linkOf,
  moves,
  openTable,
  pages,
  patience,
  playOf,
  press,
  table,
  told,
  visitor,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

let all, cards;
before(async () => {
  all = await catalogue();
  cards = all.filter((card) => card.family === "rithmomachia");
});

const plain = (text) => text.replace(/&amp;/g, "&").replace(/[’']/g, "’");

test("the shelf shows every game: its opening, how it differs, its source and its board", () => {
  for (const [path, games] of [["/games/", all]]) {
    const text = plain(html(path));
    const shelf = [...text.matchAll(/<li class="kind[^>]*>.*?<\/li>/gs)].map(([item]) => item);
    assert.equal(shelf.length, games.length, path);
    games.forEach((card, i) => {
      assert.ok(shelf[i].includes(plain(card.name)), `${path}: ${card.name}`);
      assert.match(shelf[i], /<svg class="board"/);
      assert.match(
        shelf[i],
        card.id === "falkener-xiangqi"
          ? /9 × 10 crossings/
          : card.id === "falkener-atep"
            ? /no board/
            : /[1-9]\d* × \d+ squares|[1-9]\d* (?:points|squares|crossings)/,
      );
      assert.match(shelf[i], new RegExp(`href="/books/${card.book}/"`));
      assert.match(
        shelf[i].replace(/<svg.*?<\/svg>/s, ""),
        /<p class="differs">(?:[^<]|<\/?(?:a|span)\b[^>]*>){60,}/,
        `${card.name}: a line on how it differs`,
      );
    });
  }
});

test("every game has a page of its rules in short, each sentence with its passage, and a table of its own", () => {
  for (const card of all) {
    const text = html(`/games/${card.id}/`);
    const cited = new Set(
      [...text.matchAll(/<a class="cited"[^>]* href="[^"#]*#([^"]+)"/g)].map(([, id]) => id),
    );
    assert.deepEqual(
      card.rules.filter((rule) => !cited.has(rule)),
      [],
      card.id,
    );
    assert.ok(pages().includes(playOf(card.id)), card.id);
    assert.ok(text.includes(`href="${playOf(card.id)}`), card.id);
    for (const option of card.options)
      assert.ok(plain(text).includes(plain(option.label)), `${card.id}: ${option.key}`);
  }
});

test("a link, an example and a wish lead to the table of their own kind; the table opens with the kind played last", async () => {
  const { context, page } = await visitor(house);
  const last = cards.at(-1).id;
  const there = await linkOf({ game: last });
  await openTable(page, there.replace(playOf(last), "/play/"), { plain: true });
  await page.waitForURL((url) => url.pathname === playOf(last));
  await openTable(page, `/play/?game=${last}`, { plain: true });
  await page.waitForURL((url) => url.pathname === playOf(last));
  await openTable(page, "/play/", { plain: true });
  await page.waitForURL((url) => url.pathname === playOf(last));
  await openTable(page, `/play/?game=${cards[0].id}`, { plain: true });
  assert.equal(new URL(page.url()).pathname, "/play/");
  await page.sound();
  await context.close();
});

for (const game of ["fulke-2", "fulke-3"])
  test(`the other side has its say in the middle of a turn: a king of ${game} is redeemed by a man, or not`, async () => {
    const { context, page } = await visitor(house);
    const setup = "odd eK91@a1 eT9@h1 eT25@h2 oR3@a5 oK190@h16 oT12@g12";
    for (const [how, wanted] of [
      ["redeemed", "redeem-h1"],
      ["not", "decline"],
    ]) {
      await page.goto("about:blank");
      await openTable(page, await linkOf({ game, setup, words: "a5xa1(9)" }));
      const keep = page.getByRole("button", { name: "Keep this game" });
      if (await keep.count()) await keep.click();
      const { state } = await told(page);
      assert.equal(state.toMove, 0);
      assert.equal(state.atTurnStart, false);
      if (how === "redeemed") await press(page, ["h1"]);
      else await table(page).getByTestId("spot-decline").click();
      await until(
        `${how}`,
        async () => (await told(page)).state.line.at(-1)?.words === wanted,
        patience,
      );
    }
    await page.sound();
    await context.close();
  });

test("men in hand lie beside the board, and are set on it by touching them there", async (t) => {
  const ludus = await core();
  for (const card of cards) {
    const probe = ludus.match(card.id);
    const pockets = probe.spots().filter((spot) => spot.kind === "pocket");
    probe.drop();
    if (pockets.length === 0) continue;
    t.diagnostic(card.id);
    // Random play, the same every time, until a man in hand may be set.
    const match = ludus.match(card.id);
    let seed = 7,
      drop = null;
    const spots = match.spots();
    for (let moves = 0; moves < 900 && !drop; moves += 1) {
      const { moves: legal, outcome } = match.state();
      if (outcome.over) break;
      drop = legal.find((move) => spots[move.touches[0]]?.kind === "pocket") ?? null;
      if (drop) break;
      seed = (seed * 48271) % 2147483647;
      const takings = legal.filter((move) => /x/.test(move.words));
      match.play((takings[0] ?? legal[seed % legal.length]).words);
    }
    const record = match.record();
    match.drop();
    if (!drop) {
      t.diagnostic(`${card.id}: no man in hand within 900 moves`);
      continue;
    }
    const { context, page } = await visitor(house);
    await openTable(page, await linkOf({ game: card.id, record }));
    const names = drop.touches.map((index) => spots[index].name);
    assert.match(
      await cell(table(page), names[0]).getAttribute("aria-label"),
      /round|triangle|square|circle/,
    );
    const empty = spots.filter((spot) => spot.kind === "pocket").map((spot) => spot.name);
    const seen = await table(page)
      .locator('[role="gridcell"]:not(.idle)')
      .evaluateAll((cells) => cells.map((one) => one.dataset.name));
    assert.ok(
      empty.some((name) => !seen.includes(name)),
      "empty places of a hand are nothing to a reader",
    );
    await press(page, names);
    await until(
      "he stands on the board",
      async () => (await told(page)).state.line.at(-1)?.words === drop.words,
      patience,
    );
    await page.sound();
    await context.close();
  }
});
