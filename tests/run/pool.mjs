// Runs commands side by side: each has a weight (how many cores it fills), needs other commands done first, and a limit.
// A command that makes no progress for its limit is ended with all its children, and what it was doing is told.
import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { readTimes, timed } from "./cores.mjs";

/** How often progress is looked at, in milliseconds. */
const GLANCE = 500;

/** The size of a file, 0 where there is none: it grows while something goes on. */
const sizeOf = (path) => {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
};

/** The text of a file, "" where there is none. */
const textOf = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};
/** So much of a line is told to a person. */
const LINE_TOLD = 400;

/** The last lines of a file, for a person. */
export const tailOf = (path, lines = 40) =>
  textOf(path)
    .trimEnd()
    .split("\n")
    .slice(-lines)
    .map((line) => line.slice(0, LINE_TOLD))
    .join("\n");

/** The first line of a file in which a compiler, a linker or a script calls something an error; "" where there is none. */
export const firstErrorOf = (path) =>
  (textOf(path).match(/^.*\berror:.*$/im)?.[0] ?? "").trim().slice(0, LINE_TOLD);

/** Ends a process and all it started. */
function killGroup(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    /* gone already */
  }
}

/** Waits until a process and all it started have gone, once they were told to; a while, for what nobody reaps stays in the list. */
async function groupGone(child) {
  for (let glances = 0; glances < 100; glances++) {
    try {
      process.kill(-child.pid, 0);
    } catch {
      return;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

const running = new Set();
/** Ends every command that still runs: for the end of the program, whichever way it comes. */
export const killAll = () => running.forEach(killGroup);

/**
 * Runs one command to its end, its output in the file `log`.
 * @param {{command: string[], log: string, env?: object, cwd?: string, limit: number, watch?: string[]}} task
 *   limit: seconds without a sign of life (the log or a watched file grows) after which it is ended.
 * @returns {Promise<{code: number, seconds: number, cores: number, outOfTime: boolean}>} code -1 where it was ended, 127 where it
 *   could not be started; cores: the core-seconds of it and all it waited for
 */
export function runCommand({ command, log, env = {}, cwd, limit, watch = [] }) {
  return new Promise((done) => {
    const began = Date.now();
    const out = openSync(log, "w");
    const times = `${log}.times`;
    rmSync(times, { force: true });
    const [program, ...words] = timed(command, times);
    const child = spawn(program, words, {
      cwd,
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env },
      stdio: ["ignore", out, out],
      detached: true,
    });
    running.add(child);
    let outOfTime = false;
    let seen = "";
    let since = Date.now();
    const glance = setInterval(() => {
      const now = [log, ...watch].map(sizeOf).join(" ");
      if (now !== seen) [seen, since] = [now, Date.now()];
      if (Date.now() - since > limit * 1000) {
        outOfTime = true;
        killGroup(child);
      }
    }, GLANCE);
    const end = async (code) => {
      clearInterval(glance);
      if (!running.delete(child)) return;
      killGroup(child); // what it left behind
      if (outOfTime) await groupGone(child);
      closeSync(out);
      const cores = readTimes(times);
      rmSync(times, { force: true });
      done({ code, seconds: (Date.now() - began) / 1000, cores, outOfTime });
    };
    child.on("error", () => end(-1));
    // 'exit', not 'close': a grandchild that holds the pipe must not hold us.
    child.on("exit", (code) => end(code ?? -1));
  });
}

/** A set of tasks that run side by side on `slots` cores. */
export class Pool {
  #slots;
  #free;
  #waiting = [];
  #done = new Map(); // id → true where it succeeded
  #active = 0;
  #idle;

  constructor(slots) {
    this.#slots = slots;
    this.#free = slots;
  }

  /**
   * @param {{id?: string, needs?: string[], weight?: number, priority?: number, alone?: boolean, run: () => Promise<boolean>, missed?: (why: string) => void}} task
   *   run gives whether it succeeded; where something it needs failed it is not run, and missed is called. Higher priority first.
   */
  add(task) {
    this.#waiting.push({ needs: [], weight: 1, priority: 0, ...task });
    this.#waiting.sort((a, b) => b.priority - a.priority);
    queueMicrotask(() => this.#start());
  }

  #start() {
    for (const task of [...this.#waiting]) {
      const lost = task.needs.find((id) => this.#done.get(id) === false);
      if (lost) {
        this.#waiting.splice(this.#waiting.indexOf(task), 1);
        task.missed?.(lost);
        if (task.id) this.#done.set(task.id, false);
        continue;
      }
      if (!task.needs.every((id) => this.#done.get(id))) continue;
      const weight = Math.min(task.alone ? this.#slots : task.weight, this.#slots);
      if (weight > this.#free) {
        // What needs the whole machine waits for all others; nothing smaller is held back for it.
        continue;
      }
      this.#waiting.splice(this.#waiting.indexOf(task), 1);
      this.#free -= weight;
      this.#active++;
      task
        .run()
        .catch((error) => {
          console.error(error);
          return false;
        })
        .then((succeeded) => {
          if (task.id) this.#done.set(task.id, succeeded);
          this.#free += weight;
          this.#active--;
          this.#start();
        });
    }
    if (this.#active === 0 && this.#idle) {
      // What still waits needs something nobody brings.
      for (const task of this.#waiting.splice(0))
        task.missed?.(task.needs.find((id) => !this.#done.has(id)) ?? "nothing");
      this.#idle();
    }
  }

  /** Resolves when all tasks, also those added meanwhile, have ended. */
  finished() {
    return new Promise((done) => {
      this.#idle = done;
      this.#start();
    });
  }
}
