// Core-seconds: what a command, or a browser that goes on, has really used of the machine. On a busy machine the clock tells
// nothing, and an entry whose work is done by another program (a shared browser) would seem to cost nothing.
import { readFileSync, readdirSync } from "node:fs";

/** In /proc a second has so many ticks, on every Linux there is (USER_HZ). */
const TICKS = 100;

/**
 * A command that runs another, gives its code, and leaves in `file` what the shell's `times` say of it and of all it waited for.
 * @param {string[]} command
 * @param {string} file
 */
export const timed = (command, file) => [
  "sh",
  "-c",
  '"$@"; code=$?; times >"$0" 2>/dev/null; exit $code',
  file,
  ...command,
];

/** The core-seconds `timed` has left in a file: those of the shell's children; 0 where it was ended before it could. */
export function readTimes(file) {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return 0;
  }
  const [, children = ""] = text.trim().split("\n");
  return [...children.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds.replace(",", ".")),
    0,
  );
}

/** What a process of a browser does, by its command line. */
const KINDS = {
  renderer: "pages",
  zygote: "pages", // counts those pages that are gone
  "gpu-process": "drawing",
  utility: "network and other helpers",
};
function kindOf(line) {
  const type = /--type=([\w-]+)/.exec(line)?.[1];
  return type ? (KINDS[type] ?? type) : /chrom/.test(line) ? "the browser itself" : "its server";
}

/**
 * Core-seconds of a process and of all below it, gone ones too, by kind of work: {pages, drawing, …}. Empty where there is no /proc.
 * @param {number} root
 * @returns {Record<string, number>}
 */
export function treeCores(root) {
  const parents = new Map();
  const own = new Map();
  let all = [];
  try {
    all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return {};
  }
  for (const name of all) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // After the name, which may hold anything: state, parent … user, system, and those of the children that were waited for.
      const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      parents.set(Number(name), Number(words[1]));
      own.set(Number(name), words.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) / TICKS);
    } catch {
      /* gone meanwhile */
    }
  }
  const sums = {};
  for (const [pid, seconds] of own) {
    let up = pid;
    for (let depth = 0; up && up !== root && depth < 100; depth++) up = parents.get(up);
    if (up !== root) continue;
    let line = "";
    try {
      line = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    } catch {
      continue;
    }
    const kind = kindOf(line);
    sums[kind] = (sums[kind] ?? 0) + seconds;
  }
  return sums;
}

/** What was used between two answers of treeCores; a process that ended unseen may make one kind less, which is not told. */
export const coresBetween = (before, after) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([kind, seconds]) => [kind, seconds - (before[kind] ?? 0)])
      .filter(([, seconds]) => seconds > 0),
  );

/** All kinds together. */
export const sumOf = (kinds) => Object.values(kinds).reduce((sum, one) => sum + one, 0);
