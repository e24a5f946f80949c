// Native and WebAssembly give the same answers, to the letter: every record replayed with all that is told on its way,
// pictures, refusals, counts of legal lines, the machine's thoughts from a seed, and games at random with options at random.
// LUDUS_FAMILY limits it to a family, LUDUS_GAME to a game or several (fulke-1,fulke-2), LUDUS_SHARE to some of them (share.mjs);
// LUDUS_SEED says which games at random.
// shares: 3
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { deep } from "./deep.mjs";
import { families, native, web } from "./interface.mjs";
import { random, seed } from "./random.mjs";
import { isOwn } from "./share.mjs";

const examples = new URL("../assets/examples/", import.meta.url);
const all = readdirSync(examples, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".game"))
  .sort();
const recordOf = (name) => readFileSync(new URL(name, examples), "utf8");

const only = process.env.LUDUS_GAME?.split(",");
const AHEAD = 32; // calls that may wait for the native answer while WebAssembly goes on
const games = { count: deep ? 6 : 2, moves: deep ? 100 : 60 };
let met = 0;

const timeless = (text) => text.replace(/"seconds":[-+.e\d]+/g, '"seconds":0');

/** Options drawn at random as words for match_new: half of them as they are where nobody chooses. */
function someOptions({ options }, { chance, of, below }) {
  return options
    .filter(() => chance(0.5))
    .map(
      ({ key, choices = [], least, most }) =>
        `${key}=${choices.length > 0 ? of(choices).value : least + below(most - least + 1)}`,
    )
    .join(" ");
}

for (const { family, modules } of families()) {
  const studied = modules.includes("study");
  const there = await web(family, studied ? "study" : "rules");
  const catalogue = JSON.parse(await there.call("catalogue")).filter(
    ({ id }, i) => (!only || only.includes(id)) && isOwn(i),
  );
  if (catalogue.length === 0) continue;
  met += catalogue.length;
  const here = native(family);
  test.after(async () =>
    assert.equal(await here.close(), 0, `the native program of ${family} at its end`),
  );

  // Both are asked the same in the same order and work side by side: the native answer may come some calls later.
  const awaited = [];
  let where = "";
  const settle = async (most) => {
    while (awaited.length > most) await awaited.shift()();
  };
  /** Asks both; fails, now or at one of the next calls, where they differ; gives the answer. */
  const both = async (name, ...words) => {
    const told = `${where}${name} ${words.join(" ").slice(0, 200)}`;
    const native = here.call(name, ...words).then(timeless, (error) => error);
    const answer = timeless(await there.call(name, ...words));
    awaited.push(async () => {
      const expected = await native;
      if (expected instanceof Error) throw expected;
      assert.equal(answer, expected, told);
    });
    await settle(AHEAD);
    return answer;
  };
  const everything = async (match, id, state = true) => {
    for (const what of [
      ...(state ? ["match_state"] : []),
      "match_spoken",
      "match_pieces",
      "match_threats",
    ])
      await both(what, match);
    await both("match_svg", match, id, "A picture", 1 | 8 | 16 | 32, -1);
  };
  const compare = (name, body) =>
    test(name, async () => {
      where = "";
      try {
        await body();
        await settle(0);
      } finally {
        await Promise.allSettled(awaited.splice(0).map((wait) => wait()));
      }
    });
  compare(`${family}: the catalogue and the levels`, async () => {
    for (const game of JSON.parse(await both("catalogue"))) assert.equal(game.family, family);
    assert.ok(JSON.parse(await both("levels")).length > 1);
  });

  const records = all.filter(
    (name) =>
      name.startsWith(`${family}/`) &&
      catalogue.some(({ id }) => id === /^\[Game "([^"]*)"\]/m.exec(recordOf(name))?.[1]),
  );
  test(`${family}: there are records to replay`, () =>
    assert.ok(all.some((name) => name.startsWith(`${family}/`))));

  for (const name of records) {
    compare(`replay ${name}`, async () => {
      const match = Number(await both("match_read", recordOf(name)));
      assert.ok(match > 0, await there.call("error"));
      assert.equal(await both("match_go", match, -1), "1");
      const { line } = JSON.parse(await both("match_state", match));
      await everything(match, "d");
      for (const [i, { node }] of line.entries()) {
        assert.equal(await both("match_go", match, node), "1");
        await both("match_reasons", match, `#${node}`);
        if (!deep && line.length > 100 && i >= 40 && i % 5 !== seed % 5 && i !== line.length - 1)
          continue;
        // A state tells the whole line again: in a long game not every one is asked for.
        await everything(match, `n${node}`, deep || i < 8 || i % 8 === 0 || i === line.length - 1);
      }
      await both("match_spots", match);
      await both("match_record", match);
      await both("match_drop", match);
    });
  }

  for (const card of catalogue) {
    const { id: game } = card;
    compare(`${game}: forty moves of the machine from a seed, and what it thought`, async () => {
      const match = Number(await both("match_new", game, "", ""));
      for (let move = 0; move < 40; move++) {
        const { toMove, moves, outcome } = JSON.parse(await both("match_state", match));
        if (outcome.over) break;
        // The clock is far away: the level's count of nodes ends the thought, the same on every machine. Dice fall as they are told.
        const { words } =
          toMove < 0
            ? moves[(move * 11 + 5) % moves.length]
            : JSON.parse(
                await both(
                  "match_think",
                  match,
                  move % 8 === 7 ? "steady" : "easy",
                  3600,
                  7 + move,
                ),
              );
        assert.equal(await both("match_play", match, words), "1", words);
      }
      await both("match_record", match);
      await both("match_drop", match);
    });

    // Without a study module there is none to ask; then the game itself must have no exercises.
    if (!studied)
      compare(`${game}: no exercises, and no module for them`, async () =>
        assert.equal(await here.call("drill_themes", game, ""), "[]"),
      );
    else
      compare(
        `${game}: exercises of every theme and level, and what is said to answers`,
        async () => {
          const on = Object.entries(card.exerciseOptions)
            .map((each) => each.join("="))
            .join(" ");
          for (const { id } of JSON.parse(await both("drill_themes", game, on))) {
            for (const level of [1, 2, 3])
              for (const seed of [1, 20260]) {
                const exercise = JSON.parse(await both("drill", game, on, id, level, seed));
                for (const answer of exercise.answers.slice(0, 3)) {
                  const verdict = JSON.parse(
                    await both("drill_judge", game, on, id, level, seed, answer.join(" ")),
                  );
                  assert.equal(verdict.verdict, "right", answer.join(" "));
                }
                const match = Number(await both("match_new", game, on, exercise.setup));
                const { moves } = JSON.parse(await both("match_state", match));
                for (const { words } of moves.filter((_, i) => i % 7 === 0))
                  await both("drill_judge", game, on, id, level, seed, words);
                await both("match_hunt", match);
                await both("match_drop", match);
              }
          }
          await both("drill", game, on, "", 2, 7);
        },
      );

    compare(`${game}: counts of legal lines`, async () => {
      for (const turns of [0, 1]) {
        const first = Number(await both("perft", game, "", "", 1, turns));
        // A whole turn with dice is every throw with every way to play it: two may be too many to count here.
        if (first * first < 100_000) await both("perft", game, "", "", 2, turns);
      }
    });

    compare(`${game}: refusals`, async () => {
      const match = Number(await both("match_new", game, "", ""));
      for (const [name, ...words] of [
        ["match_play", match, "z99-z98"],
        ["match_play", match, ""],
        ["match_go", match, 12345],
        ["match_touch", match, 99999],
        ["match_reasons", match, "nonsense"],
        ["match_new", game, "no-such-option=1", ""],
        ["match_new", game, "", "nonsense"],
        ...(studied
          ? [
              ["drill", game, "", "no-such-theme", 1, 0],
              ["drill", game, "", "", 7, 0],
            ]
          : []),
        ["match_new", "no-such-game", "", ""],
        ["match_read", "nonsense"],
        ["match_state", 777],
      ]) {
        await both(name, ...words);
        await both("error");
      }
      await both("match_drop", match);
    });

    compare(`${game}: games at random, with options at random`, async () => {
      for (let number = 0; number < games.count; number++) {
        const lot = random(`${game}/${number}`);
        const options = someOptions(card, lot);
        const match = Number(await both("match_new", game, options, ""));
        assert.ok(match > 0, `${options}: ${await there.call("error")}`);
        for (let move = 0; ; move++) {
          where = `LUDUS_SEED=${seed}, game ${number} with ${options || "no option changed"}, after ${move} moves: `;
          const { moves, outcome, position } = JSON.parse(await there.call("match_state", match));
          const last = outcome.over || moves.length === 0 || move === games.moves;
          await both("perft", game, options, position, 1, 0);
          if (last || move % 10 === 0) {
            for (const what of ["match_state", "match_spoken", "match_pieces", "match_threats"])
              await both(what, match);
            await both("match_svg", match, "r", "A picture", lot.below(2048), lot.below(4) - 1);
          }
          if (last) break;
          const { words } = lot.of(moves);
          await both("match_reasons", match, words);
          assert.equal(await both("match_play", match, words), "1", `${where}${words}`);
        }
        const again = Number(await both("match_read", await both("match_record", match)));
        assert.ok(again > 0, `${where}the record is not read`);
        await both("match_drop", match);
        await both("match_drop", again);
      }
    });
  }
}

if (met < (only?.length ?? 1)) throw new Error(`of ${only} only ${met} are games here`);
console.log(`LUDUS_SEED=${seed}`);
