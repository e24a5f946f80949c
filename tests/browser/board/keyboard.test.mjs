// Whole games by the keyboard alone, on the grid over the drawn table and over the picture; what the live line says all the way is compared with a file.
// LUDUS_REFRESH=1 writes the files anew: read them through.
// shares: 3
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { ownShare } from "../../share.mjs";
import { project, start, until } from "../harness.mjs";
import { coreOf, diceByHand, linkOf, openTable, patience, visitor, withoutGL } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const golden = (name, said) => {
  const file = `${project}tests/browser/board/golden/${name}.txt`;
  if (process.env.LUDUS_REFRESH === "1") {
    mkdirSync(`${project}tests/browser/board/golden`, { recursive: true });
    writeFileSync(file, said);
  }
  assert.equal(said, readFileSync(file, "utf8"));
};

/** Where the keyboard is, and what the page waits for. */
const place = (page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    const { match } = document.querySelector("[data-panel]").panel;
    return {
      here: one.dataset.name ?? one.dataset.testid ?? one.dataset.act ?? one.localName,
      cell: one.getAttribute("role") === "gridcell",
      lost: one === document.body || one.localName === "canvas",
      touched: match.state.touched.length,
      moves: match.state.line.filter((step) => step.words).length,
      said: document.querySelector('[data-testid="say"]').textContent,
    };
  });

/** Tabs until the keyboard stands on what is wanted; every stop on the way is some control of the page. */
async function tabTo(page, wanted, key = "Tab") {
  for (let step = 0; step < 80; step += 1) {
    const { here, cell, lost } = await place(page);
    if (wanted === "the board" ? cell : here === wanted) return;
    if (step > 0) assert.ok(!lost, `${key} leads to nothing`);
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead to ${wanted}`);
}

/** The ways arrows lead on the board as it lies: spot → {key: spot}, as the grid itself goes. */
const ways = (page) =>
  page.evaluate(() => {
    const {
      match,
      view: { lying, flipped },
    } = document.querySelector("[data-panel]").panel;
    const cells = [...document.querySelectorAll('.table [role="gridcell"]')].filter(
      (one) => !one.hidden,
    );
    const at = new Map(cells.map((one) => [Number(one.dataset.spot), one]));
    const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    return Object.fromEntries(
      cells.map((one) => [
        one.dataset.name,
        Object.fromEntries(
          Object.entries(keys).map(([key, [dx, dy]]) => [
            key,
            at.get(match.neighbour(Number(one.dataset.spot), dx, dy, { lying, flipped }))?.dataset
              .name,
          ]),
        ),
      ]),
    );
  });

/** The shortest way there. */
function route(map, from, to) {
  const came = new Map([[from, null]]);
  for (const here of came.keys()) {
    if (here === to) break;
    for (const [key, next] of Object.entries(map[here] ?? {}))
      if (next && !came.has(next)) came.set(next, [here, key]);
  }
  assert.ok(came.has(to), `no arrows lead from ${from} to ${to}`);
  const keys = [];
  for (let here = to; came.get(here); [here] = came.get(here)) keys.unshift(came.get(here)[1]);
  return keys;
}

/** Plays a whole game so: `words` in order, throws and what can only be said by their key. Gives what was said. */
async function playThrough(page, game, options, words, { plain = false } = {}) {
  const match = (await coreOf(game)).match(game, { options });
  await openTable(page, await linkOf({ game, options }), { plain });
  await tabTo(page, "the board");
  const names = match.spots().map((spot) => spot.name);
  const buttons = new Set(
    match
      .spots()
      .filter((spot) => spot.kind === "button")
      .map((spot) => spot.name),
  );
  const map = await ways(page);
  const told = [];
  for (const [nth, word] of words.entries()) {
    const { toMove, moves, awaits } = match.state();
    const move = moves.find((one) => one.words === word);
    assert.ok(move, `${word} is no move here`);
    if (toMove < 0 || awaits.what === "say") await page.keyboard.press("s");
    else
      for (const [step, touch] of move.touches.entries()) {
        const name = names[touch];
        let { here, cell, lost } = await place(page);
        assert.ok(!lost, `the keyboard is lost before ${word}`);
        if (buttons.has(name)) await tabTo(page, `spot-${name}`);
        else {
          if (!cell) {
            await tabTo(page, "the board", nth % 2 ? "Tab" : "Shift+Tab");
            ({ here } = await place(page));
          }
          // Where an arrow leads elsewhere (what is empty is passed over), the way is thought of anew.
          for (let steps = 0; here !== name; steps += 1) {
            assert.ok(steps < 80, `the arrows do not lead to ${name}`);
            const [key] = route(map, here, name);
            await page.keyboard.press(key);
            const now = (await place(page)).here;
            map[here][key] = now;
            here = now;
          }
        }
        await page.keyboard.press("Enter");
        if (step + 1 < move.touches.length)
          await until(
            `${name} is touched`,
            async () => (await place(page)).touched > step,
            patience,
          );
      }
    match.play(word);
    const { said, lost } = await until(
      `${word} is played`,
      async () => {
        const now = await place(page);
        return now.moves === nth + 1 && now;
      },
      patience,
    );
    assert.ok(!lost, `the keyboard is lost after ${word}`);
    told.push(`${word}: ${said}`);
  }
  assert.ok(match.state().outcome.over, "the game has an end");
  match.drop();
  // And it leads on, out of the board both ways.
  await tabTo(page, "the board", "Shift+Tab");
  await page.keyboard.press("Tab");
  const after = await place(page);
  assert.ok(!after.cell && !after.lost, `Tab stays on the board: ${after.here}`);
  await page.keyboard.press("Shift+Tab");
  assert.ok((await place(page)).cell, "and back");
  await page.keyboard.press("Shift+Tab");
  const before = await place(page);
  assert.ok(!before.cell && !before.lost, `Shift and Tab stay on the board: ${before.here}`);
  return `${told.join("\n")}\n`;
}

const opening =
  "6-6-6 &-s s-m &-s 1-1-1 a-b b-c a-b 6-6-6 s-m m-f m-f 1-1-1 c-d b-c d-e 6-6-6 &-s s-m m-f 1-1-1 a-b c-d b-c 6-6-6 &-s s-m &-s 1-1-1 a-b lost 6-6-6 s-m &-s s-m 1-1-1 lost 6-6-6 m-f m-f m-f 1-1-1 lost";
const middle =
  "6-6-6 &-s s-m m-f 1-1-1 lost 6-6-6 &-s s-m m-f 1-1-1 lost 6-6-6 &-s s-m m-f 1-1-1 lost 6-6-6 &-s s-m m-f 1-1-1 lost 6-6-6 &-s s-m &-s 1-1-1 lost 6-6-6 s-m m-f m-f 1-1-1 lost 6-6-6 &-s s-m &-s 1-1-1 lost 6-6-6 s-m &-s m-f 1-1-1 lost 6-6-6 s-m m-f m-f 1-1-1 lost";
const end = `${"6-6-6 f-off f-off f-off 1-1-1 lost ".repeat(4)}6-6-6 f-off f-off f-off`;
const games = [
  {
    told: "of Fulke’s first kind, for a victory of bodies",
    game: "fulke-1",
    options: { victory: "bodies", victory_men: "1" },
    words:
      "d12-c11 a2-a5 e14~f16 a5-a8 g13~e14 h4~g6 c14~b16 g6-g8 c12-d11 b4~c6 g14-g11 b3~e2 a13-a11 f3~g5 a15~d16 c6-e6 b13~c15 e4-f3 a11~c10 g8~h6 d11-c12 b2-b5 d14-d12 h3~g6 c11-b12 e6-e8 b12-c11 a3~d2 e12-f11 f5-e4 c10-c8 h2~e1 h15-e15 a8-a11 xa14(25)",
  },
  {
    told: "of the English tables, of the throws 6 6 6 against 1 1 1, on the picture",
    game: "royal-anglicorum",
    options: { throws: "fixed", throw_am: "6-6-6", throw_n: "1-1-1", first: "am" },
    words: `${opening} ${middle} ${end}`,
    plain: true,
  },
  {
    told: "of Japanese chess, to a mate by a dropped piece",
    game: "falkener-shogi",
    options: {},
    words:
      "32-33 27-67 20-32 36-35 32-44 48-57 21-54 28-36 54-36+ 58-48 36-18 38-27 18-27 66-65 27-26 48-47 26-36 47-38 G*37",
  },
];

for (const { told, game, options, words, plain = false } of ownShare(games))
  test(`a whole game ${told}, is played by the keyboard alone, and told so`, async () => {
    const { context, page } = await visitor(house, plain ? { init: withoutGL } : {});
    await context.addInitScript(diceByHand);
    golden(game, await playThrough(page, game, options, words.split(" "), { plain }));
    await page.sound();
    await context.close();
  });
