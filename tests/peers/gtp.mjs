// Two programs that play Go and speak GTP against each other, by turns with black and white; GNU Go is the arbiter.
//   node tests/peers/gtp.mjs ONE OTHER [--games 40] [--lines 9] [--komi 7.5] [--seconds 60] [--plies 300] [--sgf FOLDER]
// ONE and OTHER are command lines, "gnugo" among them: it is looked for where Debian puts it too.
//   node tests/peers/gtp.mjs "build/release/ludus gtp --nodes 100000" "gnugo --mode gtp --level 1 --chinese-rules"
// A program that makes an illegal move or is silent for so many seconds has lost. Area scoring; dead stones are what GNU Go takes
// for dead. Prints one line a game, and how many ONE won, with one standard error.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { figure } from "../figures.mjs";

/** Where GNU Go is, or nothing. */
export const gnugo = ["gnugo", "/usr/games/gnugo"].find(
  (program) => spawnSync(program, ["--version"]).status === 0,
);

/** A program that speaks GTP. ask(command): what it answers after "= "; rejects with what it answers after "? ", or when it is silent. */
export function gtp(command, seconds = 60) {
  const [program, ...words] = command.split(/\s+/);
  const child = spawn(program === "gnugo" ? (gnugo ?? program) : program, words, {
    stdio: ["pipe", "pipe", "ignore"],
  });
  let lines = [],
    waiting;
  const settle = (error) => {
    if (!waiting) return;
    clearTimeout(waiting.limit);
    const [first = "", ...rest] = lines;
    const text = [first.replace(/^[=?]\d*\s?/, ""), ...rest].join("\n").trim();
    const { done, failed } = waiting;
    waiting = undefined;
    lines = [];
    if (error || first.startsWith("?")) failed(new Error(error ?? text));
    else done(text);
  };
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.trim() !== "") lines.push(line);
    else if (lines.length > 0) settle();
  });
  let gone;
  const leave = (why) => {
    gone ??= why;
    settle(gone);
  };
  child.on("error", () => leave(`cannot start ${program}`));
  child.on("exit", () => leave(`${program} has ended`));
  child.stdin.on("error", () => {});
  return {
    ask: (text) =>
      new Promise((done, failed) => {
        const limit = setTimeout(() => settle(`${command} is silent`), seconds * 1000);
        waiting = { done, failed, limit };
        if (gone) return settle(gone);
        child.stdin.write(`${text}\n`);
      }),
    close: () => child.stdin.end("quit\n"),
    kill: () => child.kill(),
  };
}

/** Sets an empty board up. */
async function prepare(program, lines, komi) {
  for (const command of [`boardsize ${lines}`, "clear_board", `komi ${komi}`])
    await program.ask(command);
}

/** One game. Who won ("black", "white" or "nobody"), why, and the moves. */
export async function play({ black, white, arbiter, lines, komi, plies }) {
  for (const program of [black, white, arbiter]) await prepare(program, lines, komi);
  const moves = [];
  for (let passes = 0; passes < 2 && moves.length < plies;) {
    const [mover, other, name, others] =
      moves.length % 2 === 0 ? [black, white, "black", "white"] : [white, black, "white", "black"];
    let move;
    try {
      move = (await mover.ask(`genmove ${name}`)).toLowerCase();
    } catch (error) {
      return { winner: others, why: error.message, moves, fault: true };
    }
    if (move === "resign") return { winner: others, why: "resigned", moves };
    try {
      await arbiter.ask(`play ${name} ${move}`);
    } catch {
      return { winner: others, why: `illegal move ${move}`, moves, fault: true };
    }
    moves.push(move);
    await other.ask(`play ${name} ${move}`);
    passes = move === "pass" ? passes + 1 : 0;
  }
  const score = await arbiter.ask("final_score");
  const winner = score.startsWith("B+") ? "black" : score.startsWith("W+") ? "white" : "nobody";
  return { winner, why: score, moves };
}

function sgf({ moves, why }, { names, lines, komi }) {
  const point = (move) => {
    if (move === "pass") return "";
    const column = "abcdefghjklmnopqrst".indexOf(move[0]);
    return String.fromCharCode(97 + column, 97 + lines - Number(move.slice(1)));
  };
  const played = moves.map((move, i) => `;${"BW"[i % 2]}[${point(move)}]`).join("");
  return `(;GM[1]FF[4]SZ[${lines}]KM[${komi}]PB[${names[0]}]PW[${names[1]}]RE[${why}]${played})\n`;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: "string", default: "40" },
      lines: { type: "string", default: "9" },
      komi: { type: "string", default: "7.5" },
      seconds: { type: "string", default: "60" },
      plies: { type: "string" },
      sgf: { type: "string" },
    },
  });
  if (positionals.length !== 2) throw new Error("expected two command lines: ONE OTHER");
  if (!gnugo) {
    console.log("GNU Go is not installed: no match was played");
    return;
  }
  const lines = Number(values.lines),
    komi = Number(values.komi),
    games = Number(values.games);
  const programs = positionals.map((command) => gtp(command, Number(values.seconds)));
  const arbiter = gtp("gnugo --mode gtp --chinese-rules");
  let won = 0,
    played = 0,
    faults = 0;
  const ofColour = [0, 0];
  for (let game = 0; game < games; game++) {
    const first = game % 2;
    const order = [programs[first], programs[1 - first]];
    const names = [positionals[first], positionals[1 - first]];
    const end = await play({
      black: order[0],
      white: order[1],
      arbiter,
      lines,
      komi,
      plies: Number(values.plies ?? 4 * lines * lines),
    });
    const mine = ["black", "white"][first];
    const points = end.winner === mine ? 1 : end.winner === "nobody" ? 0.5 : 0;
    won += points;
    played += 1;
    ofColour[first] += points;
    faults += end.fault ? 1 : 0;
    console.log(
      `game ${game + 1}: ONE is ${mine}, ${end.winner} wins (${end.why}) after ${end.moves.length} moves; so far ${won} of ${game + 1}`,
    );
    if (values.sgf) {
      mkdirSync(values.sgf, { recursive: true });
      writeFileSync(`${values.sgf}/${game + 1}.sgf`, sgf(end, { names, lines, komi }));
    }
    if (end.fault) break; // a program that is silent or wrong is not asked again
  }
  const share = won / played;
  const error = Math.sqrt((share * (1 - share)) / played);
  figure(
    `${positionals[0]} against ${positionals[1]} on ${lines} lines, komi ${komi}`,
    `${won} of ${played} won (${(100 * share).toFixed(0)} ± ${(100 * error).toFixed(0)} %), with black ${ofColour[0]} of ${Math.ceil(played / 2)}, with white ${ofColour[1]} of ${Math.floor(played / 2)}${faults ? `, ${faults} broken off` : ""}`,
  );
  for (const program of [...programs, arbiter]) program.close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
