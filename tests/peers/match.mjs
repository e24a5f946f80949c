// Our machine against Fairy-Stockfish held to so many positions a move, from openings drawn by lot, each played from both sides. By the
// rules of today, which both know: who thinks a repetition nothing, where the other counts it a draw, plays another game.
//   node tests/peers/match.mjs [--variant xiangqi|shogi|makruk] [--games 20] [--nodes 1000] [--level strong] [--seconds 5] [--plies 240]
//     [--seed 11] [--positions N]: ours is held to N positions a move (build/release/ludus uci, or of LUDUS_NATIVE) instead of a level
// A level with a count of positions of its own is held to that, another to so many seconds a move. A game that is not over after so
// many plies counts as drawn. Prints one line a variant.
import { native } from "../interface.mjs";
import { figure } from "../figures.mjs";
import { engine, inItsWords, variants } from "./fairy.mjs";
import { rulesOfToday } from "./today.mjs";
import { uci } from "./uci.mjs";

const given = Object.fromEntries(
  process.argv
    .slice(2)
    .join(" ")
    .split("--")
    .filter(Boolean)
    .map((pair) => pair.trim().split(" ")),
);
const {
  games = 20,
  nodes = 1000,
  level = "strong",
  seconds = level === "best" ? 5 : 3600,
  plies = 240,
  seed: firstSeed = 11,
  positions,
} = given;
const wanted = given.variant ? [given.variant] : Object.keys(variants);

const fish = await engine();
if (!fish) {
  console.log("Fairy-Stockfish is not installed: no match was played");
  process.exit(0);
}
const side = native("chess", "release");
const folder = process.env.LUDUS_NATIVE ?? new URL("../../build/release", import.meta.url).pathname;
const rules = await rulesOfToday(side);
let seed = Number(firstSeed);
const below = (n) => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 8) % n;

for (const variant of wanted) {
  const ours = variants[variant];
  if (!ours)
    throw new Error(`no such variant: ${variant} (expected ${Object.keys(variants).join(", ")})`);
  const score = { won: 0, drawn: 0, lost: 0 };
  const held = positions && uci(`${folder}/ludus uci ${ours.game}`);
  if (held) await held.ask(["uci"], /^uciok/);
  let opening = [];
  for (let game = 0; game < games; game++) {
    const match = Number(await side.call("match_new", ours.game, rules[ours.game], ""));
    await fish.setUp(variant);
    const line = [];
    if (game % 2 === 0) opening = [];
    if (held) await held.ask(["ucinewgame", "isready"], /^readyok/);
    const play = async (words) => {
      await side.call("match_play", match, words);
      line.push(inItsWords(words, ours));
    };
    for (let ply = 0; ; ply++) {
      const { moves, outcome, toMove } = JSON.parse(await side.call("match_state", match));
      if (outcome.over || ply >= Number(plies)) {
        // The seats in the card's order; the side that began is ours in even games.
        const first = ours.turned ? 1 : 0,
          mine = game % 2 === 0 ? first : 1 - first;
        const result = outcome.over ? outcome.scores[mine] : 0.5;
        score[result === 1 ? "won" : result === 0 ? "lost" : "drawn"] += 1;
        break;
      }
      if (ply < 4) {
        if (game % 2 === 0) opening[ply] = moves[below(moves.length)].words;
        await play(opening[ply]);
        continue;
      }
      const theirs = (move) => {
        const found = moves.find(({ words }) => inItsWords(words, ours) === move);
        if (found) return found.words;
        throw new Error(`${variant}: ${move} is no move after ${line.join(" ")} (seat ${toMove})`);
      };
      if (ply % 2 === game % 2 && held) {
        const said = await held.ask(
          [`position startpos moves ${line.join(" ")}`, `go nodes ${positions}`],
          /^bestmove/,
        );
        await play(theirs(said.at(-1).split(" ")[1]));
      } else if (ply % 2 === game % 2)
        await play(
          JSON.parse(await side.call("match_think", match, level, seconds, ply + 1)).words,
        );
      else {
        await fish.ask([`position startpos moves ${line.join(" ")}`, "isready"], /^readyok/);
        const { move } = await fish.search(`nodes ${nodes}`);
        await play(theirs(move));
      }
    }
    await side.call("match_drop", match);
  }
  if (held) held.close();
  figure(
    `${ours.game} as today, ${held ? `${positions} positions` : level} against Fairy-Stockfish at ${nodes} positions, ${games} games`,
    `${score.won} won, ${score.drawn} drawn, ${score.lost} lost`,
  );
}
side.close();
fish.close();
process.exit();
