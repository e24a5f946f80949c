// Speed, native and WebAssembly, in one run on one machine: what counts is the ratio.
//   node tests/bench.mjs [--deep] [--long] [--player] [--board] [--playouts]
//     --long: the long matches alone; --player: the computer player alone, beside that of an earlier build; --board: the large
//     board alone; --playouts: games played out on nine and nineteen lines, and twenty of them against chance (make the toys first:
//     cmake --build build/web --target rules_toys player_toys; cmake --build build/release --target ludus-interface-toys)
// LUDUS_BEFORE=FOLDER: an earlier build/web, to set the long matches and the computer player beside.
import { built, families, native, web } from "./interface.mjs";
import { figure, thousands } from "./figures.mjs";
import { PICTURE } from "../wasm/flags.mjs";
import { engine, variants } from "./peers/fairy.mjs";
import { random } from "./random.mjs";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const deep = process.argv.includes("--deep");

/** Milliseconds of the quickest of some runs. */
async function soonest(runs, what) {
  let best = Infinity;
  for (let run = 0; run < runs; run++) {
    const began = process.hrtime.bigint();
    await what();
    best = Math.min(best, Number(process.hrtime.bigint() - began) / 1e6);
  }
  return best;
}

// Long matches in the page's module: as long as a match may be, and half of it, so that what grows faster than its length is
// seen; each answer with the state that the page asks for after it.
const knights = ["20-32", "77-65", "32-20", "65-77"];
const long = {
  chess: {
    game: "falkener-turkish",
    record: (moves) => Array.from({ length: moves }, (_, n) => knights[n % 4]).join(" "),
    next: (n) => knights[n % 4],
  },
};
async function longMatches(family, folder) {
  const side = await web(family, "rules", folder);
  let revision = 0;
  const state = async (match) => {
    const told = await side.call("match_state_since", match, revision);
    revision = JSON.parse(told).line.revision;
    return told.length;
  };
  const { game, record, next } = long[family];
  const out = {};
  for (const moves of [2500, 4998]) {
    const text = `[Game "${game}"]\n${record(moves)}`;
    let match;
    const open = await soonest(3, async () => {
      if (match) await side.call("match_drop", match);
      revision = 0;
      match = Number(await side.call("match_read", text));
      if (!match) throw new Error(await side.call("error"));
      await state(match);
    });
    const undo = await soonest(5, async () => {
      await side.call("match_undo", match, 0);
      await state(match);
      await side.call("match_redo", match, 0);
    });
    let told = 0;
    const move = await soonest(2, async () => {
      await side.call("match_play", match, next(moves));
      told = await state(match);
      await side.call("match_undo", match, 0);
    });
    await side.call("match_drop", match);
    out[moves] = { open, move, undo, told };
  }
  return out;
}
/** A board of 361 points half full, in the page's module: what one scene costs, and a tap with all the page asks for after it. */
async function largeBoard() {
  if (!existsSync(new URL("rules-toys.wasm", built)))
    return console.log("rules-toys is not built: the large board is not measured");
  const side = await web("toys");
  const { module } = side;
  const half = Array.from({ length: 361 }, (_, cell) =>
    cell % 2 ? "." : cell % 8 < 4 ? "0" : "1",
  ).join("");
  const match = Number(await side.call("match_new", "toy-five-in-a-row", "", `${half} last:a1`));
  if (!match) throw new Error(await side.call("error"));
  const { next, outcome } = JSON.parse(await side.call("match_state", match));
  if (outcome.over || next.length !== 180)
    throw new Error(`the large board is not half full: ${next.length} points are free`);
  const size = module.malloc(4);
  const frame = (flags) => module.ludus_free(module.ludus_match_frame(match, flags, size));
  const ten = async (what) =>
    (await soonest(20, async () => {
      for (let n = 0; n < 10; n++) await what();
    })) / 10;
  const say = (what, ms, most) =>
    figure(
      `361 points, ${what}, WebAssembly`,
      `${ms.toFixed(2)} ms, at most ${most}: ${ms < most ? "kept" : "missed"}`,
    );
  say(
    "one scene with its board, as a frame",
    await ten(() => frame(PICTURE.board | PICTURE.danger)),
    4,
  );
  say("one scene, as a frame after a move", await ten(() => frame(PICTURE.danger)), 4);
  say("what is said of every point", await ten(() => side.call("match_spoken", match)), 4);
  let revision = 0;
  say(
    "a tap: move, state, frame, speech",
    await ten(async () => {
      await side.call("match_touch", match, next[0]);
      const { line } = JSON.parse(await side.call("match_state_since", match, revision));
      ({ revision } = line);
      frame(PICTURE.danger);
      JSON.parse(await side.call("match_spoken", match));
      await side.call("match_undo", match, 0);
    }),
    16,
  );
}
if (process.argv.includes("--board")) {
  await largeBoard();
  process.exit();
}
if (process.argv.includes("--playouts")) {
  await playouts();
  process.exit();
}
if (process.argv.includes("--player")) {
  await playersBeside();
  process.exit();
}
const all = families().filter(({ family }) => long[family]);
for (const { family } of all) {
  const now = await longMatches(family);
  const before =
    process.env.LUDUS_BEFORE &&
    (await longMatches(family, pathToFileURL(`${resolve(process.env.LUDUS_BEFORE)}/`)));
  for (const what of ["open", "move", "undo"])
    figure(
      `${long[family].game}, ${what} with its state at 4 998 moves, WebAssembly`,
      `${now[4998][what].toFixed(1)} ms, ratio to 2 500 moves ${(now[4998][what] / now[2500][what]).toFixed(2)}${before ? `, ratio to the build before ${(now[4998][what] / before[4998][what]).toFixed(3)} (${before[4998][what].toFixed(0)} ms)` : ""}`,
    );
  figure(
    `${long[family].game}, state told after a move at 4 998 moves`,
    `${thousands(now[4998].told)} bytes${before ? `, the build before ${thousands(before[4998].told)}` : ""}`,
  );
}
if (process.argv.includes("--long")) process.exit();

/** How many games of Go are played out in a second, and whether a machine that thinks so beats chance. */
async function playouts() {
  if (!existsSync(new URL("player-toys.wasm", built)))
    return console.log("player-toys is not built: games played out are not measured");
  const sides = { native: native("toys", "release"), WebAssembly: await web("toys") };
  for (const lines of [9, 19]) {
    const speed = {};
    for (const [name, side] of Object.entries(sides)) {
      const match = Number(await side.call("match_new", "toy-go", `lines=${lines}`, ""));
      if (!match) throw new Error(await side.call("error"));
      for (let run = 0; run < 3; run++) {
        const { playouts, seconds } = JSON.parse(
          await side.call("match_think", match, "steady", 3600, 1 + run),
        );
        speed[name] = Math.max(speed[name] ?? 0, playouts / seconds);
      }
      await side.call("match_drop", match);
    }
    figure(
      `games played out on ${lines} lines`,
      `native ${thousands(speed.native)}/s, WebAssembly ${thousands(speed.WebAssembly)}/s, ratio ${(speed.native / speed.WebAssembly).toFixed(2)}`,
    );
    let won = 0,
      passed = 0;
    const side = sides.native;
    const games = lines > 9 && !deep ? 4 : 20; // of those, each takes a minute
    for (let game = 0; game < games; game++) {
      const chance = random(`playouts ${lines} ${game}`);
      const match = Number(await side.call("match_new", "toy-go", `lines=${lines}`, ""));
      for (let ply = 1; ; ply++) {
        const { outcome, toMove, moves } = JSON.parse(await side.call("match_state", match));
        if (outcome.over) {
          won += outcome.scores[game % 2] === 1;
          passed += outcome.rule === "toy.go.area";
          break;
        }
        const words =
          toMove === game % 2
            ? JSON.parse(await side.call("match_think", match, "steady", 3600, ply)).words
            : chance.of(moves).words;
        await side.call("match_play", match, words);
      }
      await side.call("match_drop", match);
    }
    figure(
      `${lines} lines, level steady against chance`,
      `${won} of ${games} won, ${passed} ended by two passes`,
    );
  }
  await sides.native.close();
}

/** The computer player of every game beside the one before, by turns in one process: the same moves, more positions a second. */
async function playersBeside() {
  if (!process.env.LUDUS_BEFORE)
    throw new Error("--player wants LUDUS_BEFORE=FOLDER, an earlier build/web");
  for (const { family } of families()) {
    const sides = {
      before: await web(family, "rules", pathToFileURL(`${resolve(process.env.LUDUS_BEFORE)}/`)),
      now: await web(family),
    };
    const ratios = [];
    for (const { id: game } of JSON.parse(await sides.now.call("catalogue"))) {
      const best = {},
        thoughts = {};
      for (let run = 0; run < (deep ? 9 : 4); run++)
        for (const [name, side] of Object.entries(sides)) {
          const match = Number(await side.call("match_new", game, "", ""));
          await begun(side, match);
          // What the search itself spent, without opening the match.
          thoughts[name] = JSON.parse(await side.call("match_think", match, "steady", 3600, 1));
          await side.call("match_drop", match);
          best[name] = Math.min(best[name] ?? Infinity, thoughts[name].seconds);
        }
      const { before, now } = thoughts;
      if (before.words !== now.words || before.nodes !== now.nodes) {
        console.error(
          `${game}: ${before.words} after ${before.nodes} nodes before, ${now.words} after ${now.nodes} now`,
        );
        process.exitCode = 1;
      }
      const ratio = best.before / best.now;
      if (now.nodes >= 1000) ratios.push(ratio); // fewer are not time enough to measure
      figure(
        `computer player, ${game}, ${thousands(now.nodes)} nodes near the opening`,
        `${thousands(now.nodes / best.now)}/s, ${ratio.toFixed(2)} times the build before`,
      );
    }
    figure(
      `computer player, ${family}, least ratio to the build before`,
      Math.min(...ratios).toFixed(2),
    );
  }
}

/** Seconds of the quickest of some runs, the two sides by turns. */
async function quickest(sides, runs, ask) {
  const best = {};
  const answers = {};
  for (let run = 0; run < runs; run++) {
    for (const [name, side] of Object.entries(sides)) {
      const began = process.hrtime.bigint();
      answers[name] = await ask(side);
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      best[name] = Math.min(best[name] ?? Infinity, seconds);
    }
  }
  if (answers.native !== answers.WebAssembly) {
    console.error(`native says ${answers.native}, WebAssembly ${answers.WebAssembly}`);
    process.exitCode = 1;
  }
  return { best, answer: answers.native };
}

/** Goes on until a side has something to choose; of throws the one in the middle. */
async function begun(side, match) {
  for (let moves = 0; moves < 100; moves++) {
    const { toMove, moves: legal } = JSON.parse(await side.call("match_state", match));
    if (toMove >= 0 && legal.length > 1) return;
    await side.call("match_play", match, legal[toMove < 0 ? legal.length >> 1 : 0].words);
  }
}

/** How deep to count: three, or as deep as keeps within a million lines as they have grown so far; of whole turns fewer, for with
 * dice one is every throw with every way to play it, and they grow faster as the pieces spread. */
async function countable(side, game, turns) {
  let [before, lines, depth] = [1, Number(await side.call("perft", game, "", "", 1, turns)), 1];
  const most = turns ? 300_000 : 1_000_000;
  while (depth < 3 && (lines * lines) / before < most)
    [before, lines, depth] = [
      lines,
      Number(await side.call("perft", game, "", "", depth + 1, turns)),
      depth + 1,
    ];
  return depth;
}

for (const { family } of families()) {
  const sides = { native: native(family, "release"), WebAssembly: await web(family) };
  for (const { id: game } of JSON.parse(await sides.native.call("catalogue"))) {
    for (const [turns, what] of [
      [1, "whole turns"],
      [0, "single moves"],
    ]) {
      const depth = await countable(sides.native, game, turns);
      const { best, answer } = await quickest(sides, deep ? 9 : 3, (side) =>
        side.call("perft", game, "", "", depth, turns),
      );
      figure(
        `perft ${game}, ${depth} ${what}, ${thousands(Number(answer))} lines`,
        `native ${thousands(Number(answer) / best.native)}/s, WebAssembly ${thousands(Number(answer) / best.WebAssembly)}/s, ratio ${(best.WebAssembly / best.native).toFixed(2)}`,
      );
    }
    const thoughts = {};
    const { best } = await quickest(sides, deep ? 9 : 3, async (side) => {
      const match = Number(await side.call("match_new", game, "", ""));
      await begun(side, match);
      const thought = JSON.parse(await side.call("match_think", match, "steady", 3600, 1));
      await side.call("match_drop", match);
      return ((thoughts.nodes = thought.nodes), thought.words);
    });
    if (thoughts.nodes >= 100)
      // fewer are not time enough to measure
      figure(
        `search ${game}, ${thousands(thoughts.nodes)} nodes near the opening`,
        `native ${thousands(thoughts.nodes / best.native)}/s, WebAssembly ${thousands(thoughts.nodes / best.WebAssembly)}/s, ratio ${(best.WebAssembly / best.native).toFixed(2)}`,
      );
  }
  Object.values(sides).forEach((side) => side.close());
}

await largeBoard();

// Chess beside Fairy-Stockfish, both in WebAssembly, by turns in the same run: the ratio is our speed to its.
const fish = await engine();
if (!fish) console.log("Fairy-Stockfish is not installed: our chess is not set beside it");
else {
  const ours = await web("chess");
  const seconds = async (what) => {
    const began = process.hrtime.bigint();
    await what();
    return Number(process.hrtime.bigint() - began) / 1e9;
  };
  for (const [variant, { game, options }] of Object.entries(variants)) {
    const depth = variant === "makruk" ? (deep ? 6 : 5) : deep ? 5 : 4;
    const best = { ours: Infinity, its: Infinity, ourSearch: 0, itsSearch: 0 };
    let lines, its;
    await fish.setUp(variant);
    for (let run = 0; run < 3; run++) {
      best.its = Math.min(best.its, await seconds(async () => (its = await fish.perft(depth))));
      best.ours = Math.min(
        best.ours,
        await seconds(
          async () =>
            (lines = Number(await ours.call("perft", game, options.join(" "), "", depth, 0))),
        ),
      );
      let nodes;
      let took = await seconds(async () => ({ nodes } = await fish.search("nodes 150000")));
      best.itsSearch = Math.max(best.itsSearch, nodes / took);
      took = await seconds(async () => {
        const match = Number(await ours.call("match_new", game, options.join(" "), ""));
        ({ nodes } = JSON.parse(await ours.call("match_think", match, "strong", 3600, 1)));
        await ours.call("match_drop", match);
      });
      best.ourSearch = Math.max(best.ourSearch, nodes / took);
    }
    if (lines !== its) {
      console.error(`${game}: ${lines} lines to depth ${depth}, Fairy-Stockfish says ${its}`);
      process.exitCode = 1;
    }
    figure(
      `perft ${game} as today, depth ${depth}, ${thousands(lines)} lines, beside Fairy-Stockfish in WebAssembly`,
      `ours ${thousands(lines / best.ours)}/s, its ${thousands(its / best.its)}/s, ratio ${(best.its / best.ours).toFixed(2)}`,
    );
    figure(
      `search ${game} as today, from the opening, beside Fairy-Stockfish in WebAssembly`,
      `ours ${thousands(best.ourSearch)}/s, its ${thousands(best.itsSearch)}/s, ratio ${(best.ourSearch / best.itsSearch).toFixed(2)}`,
    );
  }
  fish.close();
  ours.close();
  process.exit();
}
