// Our boards of Go beside GNU Go's: the book's game move by move, and random games with their liberties, captured stones, legal moves (and so
// the ko) and, where they are played to the end, the score by area. Exit 0 where all is equal, 1 where not, 77 where GNU Go is not installed.
//
//   node tests/peers/gnugo.mjs --ludus PROGRAM --states PROGRAM [--games 300]

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { gnugo, gtp } from "./gtp.mjs";

const argument = (name, otherwise) => {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : otherwise;
};
const root = fileURLToPath(new URL("../..", import.meta.url));
const ludus = argument("--ludus", `${root}build/debug/ludus`);
const states = argument("--states", `${root}build/debug/tests/go-states`);
const games = argument("--games", "300");

if (!gnugo) {
  console.log("skipped: GNU Go is not installed (apt-get install gnugo)");
  process.exit(77);
}
const peer = gtp("gnugo --mode gtp --chinese-rules --level 1");
const limit = setTimeout(() => {
  console.log("GNU Go took too long");
  peer.kill();
  process.exit(1);
}, 540_000);
const ask = peer.ask;
const words = (text) => (text === "" ? [] : text.split(/\s+/)).sort();

let faults = 0;
let checks = 0;
function same(what, ours, theirs) {
  checks += 1;
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a === b) return;
  faults += 1;
  if (faults <= 20) console.log(`differs: ${what}\n  ours   ${a}\n  GNU Go ${b}`);
}

// ---- the book's game ----

const letters = "ABCDEFGHJKLMNOPQRST";
/** The stones of a position's text: { black: ["D4"], white: [] }. */
function stonesOf(position) {
  const rows = position.split(" ")[1].split("/");
  const out = { black: [], white: [] };
  rows.forEach((row, r) => {
    let column = 0;
    for (const [, free, stone] of row.matchAll(/(\d+)|([XO])/g)) {
      if (free) column += Number(free);
      else out[stone === "X" ? "black" : "white"].push(letters[column++] + (rows.length - r));
    }
  });
  out.black.sort();
  out.white.sort();
  return out;
}

const record = `${root}assets/examples/go/falkener-go/game.game`;
const [{ line }] = JSON.parse(
  execFileSync(ludus, ["replay", record, "--json"], { maxBuffer: 1 << 28, timeout: 60_000 }),
);
const point = (word) => {
  const number = Number.parseInt(word, 10);
  return letters[number % 20] + (19 - Math.floor(number / 20));
};
await ask("boardsize 19");
await ask("clear_board");
const begin = stonesOf(line[0].position);
for (const colour of ["black", "white"])
  for (const stone of begin[colour]) await ask(`play ${colour} ${stone}`);
let moves = 0;
for (const { seat, words: move, position } of line.slice(1)) {
  if (!/^\d/.test(move)) continue;
  moves += 1;
  await ask(`play ${seat} ${point(move)}`);
  for (const colour of ["black", "white"])
    same(
      `the book's game, move ${moves}, ${colour}`,
      stonesOf(position)[colour],
      words(await ask(`list_stones ${colour}`)),
    );
}
console.log(`the book's game: ${moves} moves`);

// ---- random games ----

let liberties = 0,
  legal = 0,
  scored = 0,
  played = 0;
const lines = execFileSync(states, [games], {
  encoding: "utf8",
  maxBuffer: 1 << 28,
  timeout: 300_000,
});
for (const text of lines.trim().split("\n")) {
  const ours = JSON.parse(text);
  played += 1;
  const name = `random game ${played}`;
  await ask(`boardsize ${ours.size}`);
  await ask("clear_board");
  await ask("komi 0");
  let seat = "black";
  for (const move of ours.moves) {
    await ask(`play ${seat} ${move}`);
    seat = seat === "black" ? "white" : "black";
  }
  for (const colour of ["black", "white"])
    same(
      `${name}, stones of ${colour}`,
      ours.stones.flatMap(([whose, at]) => (whose === colour ? [at] : [])).sort(),
      words(await ask(`list_stones ${colour}`)),
    );
  for (const [, at, count] of ours.stones) {
    same(`${name}, liberties of ${at}`, String(count), await ask(`countlib ${at}`));
    liberties += 1;
  }
  same(`${name}, captured stones`, ours.captured.map(String), [
    await ask("captures black"),
    await ask("captures white"),
  ]);
  if (ours.whole) {
    const [black, white] = ours.area;
    const result =
      black === white ? "0" : `${black > white ? "B" : "W"}+${Math.abs(black - white)}.0`;
    same(`${name}, score`, result, await ask("final_score"));
    scored += 1;
  } else {
    same(
      `${name}, legal moves`,
      ours.legal.sort(),
      words(await ask(`all_legal ${ours.toMove}`)).filter((at) => at !== "PASS"),
    );
    legal += 1;
  }
}
console.log(
  `${played} random games: ${liberties} stones' liberties, ${legal} lists of legal moves, ${scored} scores; ${faults} differ`,
);
// What the run counts: every figure held beside GNU Go's.
console.log(`${checks} checks`);
clearTimeout(limit);
peer.close();
process.exitCode = faults > 0 ? 1 : 0;
