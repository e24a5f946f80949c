// Is one build of the computer player stronger than another? Two programs that speak UCI (`ludus uci` of two builds, or any other) play
// pairs of games from openings drawn by seed, each from both sides, held to so many positions a move, until a sequential test
// is sure: that the second is stronger by --gain points of Elo, or that it is not (5 % error each).
//   node tests/peers/sequential.mjs BEFORE AFTER [--variant xiangqi|shogi|makruk] [--nodes 2000] [--gain 10] [--games 2000] [--seed 1]
//     [--plies 300] [--build release]
// BEFORE and AFTER are command lines, such as "build/release/ludus uci". Who is right about rules and results is
// ludus-interface-chess of that build. Prints one line a variant.
import { parseArgs } from "node:util";
import { native } from "../interface.mjs";
import { figure } from "../figures.mjs";
import { inItsWords, variants } from "./fairy.mjs";
import { verdict } from "./elo.mjs";
import { random } from "../random.mjs";
import { rulesOfToday } from "./today.mjs";
import { uci } from "./uci.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: "string" },
    nodes: { type: "string", default: "2000" },
    gain: { type: "string", default: "10" },
    games: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    plies: { type: "string", default: "300" },
    build: { type: "string", default: "release" },
  },
});
if (positionals.length !== 2) throw new Error("expected two command lines: BEFORE AFTER");

const programs = positionals.map(uci);
for (const program of programs) await program.ask(["uci"], /^uciok/);
const arbiter = native("chess", values.build);
const rules = await rulesOfToday(arbiter);
const openings = random(`sequential/${values.seed}`);

/** One game from four moves of `opening` (drawn where it is empty); points of AFTER, which is `seat` of those who move first and second. */
async function play(variant, opening, seat) {
  const ours = variants[variant];
  const match = await arbiter.call("match_new", ours.game, rules[ours.game], "");
  const line = [];
  for (const program of programs) await program.ask(["ucinewgame", "isready"], /^readyok/);
  try {
    for (let ply = 0; ; ply++) {
      const { moves, outcome } = JSON.parse(await arbiter.call("match_state", match));
      const first = ours.turned ? 1 : 0;
      if (outcome.over) return outcome.scores[seat === 0 ? first : 1 - first];
      if (ply >= Number(values.plies)) return 0.5;
      let words;
      if (ply < 4) {
        words = opening[ply] ??= openings.of(moves).words;
      } else {
        const program = programs[ply % 2 === seat ? 1 : 0];
        const said = await program.ask(
          [`position startpos moves ${line.join(" ")}`, `go nodes ${values.nodes}`],
          /^bestmove/,
        );
        const move = said.at(-1).split(" ")[1];
        words = moves.find((one) => inItsWords(one.words, ours) === move)?.words;
        if (!words) throw new Error(`${variant}: ${move} is illegal after ${line.join(" ")}`);
      }
      await arbiter.call("match_play", match, words);
      line.push(inItsWords(words, ours));
    }
  } finally {
    await arbiter.call("match_drop", match);
  }
}

for (const variant of values.variant ? [values.variant] : Object.keys(variants)) {
  if (!variants[variant])
    throw new Error(`no such variant: ${variant} (${Object.keys(variants).join(", ")})`);
  for (const program of programs)
    await program.ask(
      [`setoption name UCI_Variant value ${variant}`, "ucinewgame", "isready"],
      /^readyok/,
    );
  const pairs = [0, 0, 0, 0, 0]; // of a pair: 0, 1/2, 1, 3/2, 2 points of AFTER
  let found;
  for (let games = 0; games < Number(values.games); games += 2) {
    const opening = [];
    const points = (await play(variant, opening, 0)) + (await play(variant, opening, 1));
    pairs[points * 2] += 1;
    found = verdict(pairs, Number(values.gain));
    if (found.decided) break;
  }
  figure(
    `${variants[variant].game} at ${values.nodes} positions, ${positionals[1]} against ${positionals[0]}`,
    `${found.decided ?? "undecided"}: ${found.elo} ± ${found.error} Elo, ${found.games} games, pairs ${pairs.join(" ")}`,
  );
}
for (const program of programs) program.close();
arbiter.close();
