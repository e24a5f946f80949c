// The interface of ludus.h twice, behind one call: the native programs and the modules of the site, each of one family of games.
// call(name, ...arguments) gives the answer as text; texts that are NULL come as "NULL".
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { lend, start, textAt } from "../wasm/ludus.mjs";

const project = new URL("..", import.meta.url);
/** The folder of the browser's modules, as a URL. */
export const built = process.env.LUDUS_WEB
  ? pathToFileURL(`${resolve(process.env.LUDUS_WEB)}/`)
  : new URL("build/web/", project);
const LIMIT = 120_000; // milliseconds for one answer, or for an end: minutes are too much even with sanitizers beside others
const TEXTS = new Set([
  "error",
  "catalogue",
  "levels",
  "match_record",
  "match_state",
  "match_state_since",
  "match_told",
  "match_spots",
  "match_spoken",
  "match_pieces",
  "match_foreign",
  "match_positions",
  "match_written",
  "match_pgn",
  "match_sgf",
  "match_kif",
  "match_csa",
  "match_mat",
  "read_foreign",
  "read_pgn",
  "read_sgf",
  "read_kif",
  "read_mat",
  "match_threats",
  "match_reasons",
  "match_svg",
  "match_extent",
  "match_think",
  "match_lines",
  "match_hunt",
  "drill_themes",
  "drill",
  "drill_judge",
]);

const escape = (word) =>
  String(word).replace(/[\\\n\t]/g, (sign) => ({ "\\": "\\\\", "\n": "\\n", "\t": "\\t" })[sign]);
const unescape = (text) =>
  text.replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign === "t" ? "\t" : sign));

/** The families of games, and which modules each has: see modules.json in wasm/CMakeLists.txt. LUDUS_FAMILY names the only one wanted. */
export function families(folder = built) {
  const all = JSON.parse(readFileSync(new URL("modules.json", folder), "utf8"));
  const { LUDUS_FAMILY: only } = process.env;
  if (only && !all.some(({ family }) => family === only))
    throw new Error(
      `LUDUS_FAMILY is ${only}; there are ${all.map(({ family }) => family).join(", ")}`,
    );
  return all.filter(({ family }) => !only || family === only);
}

/** build/<preset>/ludus-interface-<family>, kept running: with sanitizers, or of `release` where speed is the question. */
export function native(family, preset = "debug") {
  const folder = process.env.LUDUS_NATIVE ?? new URL(`build/${preset}`, project).pathname;
  const program = `${folder.replace(/\/$/, "")}/ludus-interface-${family}`;
  const child = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = [];
  const end = (error) => waiting.splice(0).forEach(({ failed }) => failed(error));
  let closing = false;
  const late = setTimeout(() => {
    if (waiting.length === 0 && !closing) return; // it has nothing to do
    end(new Error(`${program}: no answer after ${LIMIT / 1000} s: ${waiting[0]?.asked}`));
    child.kill("SIGKILL");
  }, LIMIT).unref();
  const ended = new Promise((done) => {
    child.on("error", (error) => (end(error), done(error.message)));
    child.on(
      "exit",
      (code, signal) => (
        clearTimeout(late),
        end(new Error(`${program} ended with ${signal ?? code}`)),
        done(signal ?? code)
      ),
    );
  });
  child.stdin.on("error", () => {}); // it has ended: said above
  createInterface({ input: child.stdout }).on(
    "line",
    (line) => (late.refresh(), waiting.shift()?.done(unescape(line))),
  );
  return {
    call: (name, ...words) =>
      new Promise((done, failed) => {
        const text = [name, ...words].map(escape).join("\t");
        if (waiting.length === 0) late.refresh();
        waiting.push({ done, failed, asked: text.slice(0, 200) });
        if (child.exitCode !== null || child.signalCode !== null)
          end(new Error(`${program} has ended`));
        else child.stdin.write(`${text}\n`);
      }),
    /** Ends it; gives its exit code, which is 0 where the sanitizers have nothing to say. */
    close() {
      closing = true;
      late.refresh();
      child.stdin.end();
      return ended;
    },
  };
}

/** A started module of a family: rules, player or study. */
const started = (family, kind, folder) =>
  start(new WebAssembly.Module(readFileSync(new URL(`${kind}-${family}.wasm`, folder))));

/** What a player is asked, and no other module. */
const THINKS = new Set(["match_think", "match_lines", "perft"]);

/**
 * build/web/rules-<family>.wasm or study-<family>.wasm and player-<family>.wasm, as the page and its worker have them, behind one
 * call: a match is handed to the player as its record.
 */
export async function web(family, kind = "rules", folder = built) {
  const rules = behind(await started(family, kind, folder));
  let player = null;
  return {
    ...rules,
    async call(name, ...words) {
      if (!THINKS.has(name)) return rules.call(name, ...words);
      player ??= behind(await started(family, "player", folder));
      if (name === "perft") return player.call(name, ...words);
      const [match, ...how] = words;
      const record = await rules.call("match_record", match);
      if (record === "NULL") return record;
      const there = Number(await player.call("match_read", record));
      const answer = await player.call(name, there, ...how);
      await player.call("match_drop", there);
      return answer;
    },
  };
}

function behind(module) {
  return {
    module,
    async call(name, ...words) {
      const lent = words.map((word) => (typeof word === "string" ? lend(module, word) : word));
      const answer = module[`ludus_${name}`](...lent);
      words.forEach((word, i) => typeof word === "string" && module.free(lent[i]));
      if (!TEXTS.has(name)) return String(answer ?? 0);
      if (!answer) return "NULL";
      const text = textAt(module, answer);
      module.ludus_free(answer);
      return text;
    },
    close: async () => 0,
  };
}
