// The machine player, and what else takes time, as the page sees it: asks a worker, and never waits for it.
//
//   const machine = createMachine('rithmomachia');
//   const { words } = await machine.think(match.record(), 'steady', { after: match.after() });
//   const { prospects } = await machine.hunt(match.record(), { after: match.after() });
//   machine.cancel();   // the promise is rejected with an AbortError; another thought may be asked for at once

import { LudusError } from "./ludus.mjs";

/** @import { Compiled, Drill, DrillChoice, DrillTheme, FromWorker, Hunt, LineLimits, Question, Thought, ThinkLimits, ToWorker, Verdict } from './shapes.d.ts' */

/**
 * How many seconds a worker may show no sign of life: until it has heard the question, until its module is there, until it answers. No
 * level thinks for longer than a few seconds, but a module may come over a slow line.
 */
export const patience = { heard: 30, begun: 120, answer: 30, study: 120 };
/** How often a worker is asked before that is given up. */
export const attempts = 3;
/** What is over within the seconds asked for. */
const thinks = new Set(["think", "lines"]);

/**
 * A player of one family's games, with one thought at a time: a new one breaks off the one before. A worker that shows no sign of
 * life for too long is ended, another started and asked the same; `silent({ seconds, left })` hears of it, `left` being how often it will
 * yet be asked. The last time the promise is rejected.
 * @param {string} family
 * @param {{ worker?: () => Worker, silent?: (how: { seconds: number, left: number }) => void, timer?: any }} more
 */
export function createMachine(
  family,
  { worker: make = startWorker, silent = () => {}, timer = globalThis } = {},
) {
  let worker = null;
  let watch = null;
  let pending = null;
  let count = 0;
  /** @type {Compiled} */
  const compiled = {}; // by name: handed to every new worker, which need not compile them again

  const settle = (how, what) => {
    const waiting = pending;
    pending = null;
    timer.clearTimeout(watch);
    waiting?.[how](what);
  };

  const stop = () => {
    worker?.terminate();
    worker = null;
  };

  const start = () => {
    if (worker) return;
    const started = make();
    worker = started;
    const broken = (what) => {
      if (worker !== started) return;
      stop();
      settle(
        "reject",
        new LudusError({
          what,
          expected:
            "The server must have the files under wasm/, and the browser must allow WebAssembly.",
        }),
      );
    };
    started.onmessage = (event) => {
      /** @type {FromWorker} */
      const data = event.data;
      if ("compiled" in data) return void Object.assign(compiled, data.compiled);
      if (worker !== started || data.id !== pending?.id) return;
      if ("sign" in data)
        wait(
          data.sign === "heard" ? "begun" : thinks.has(pending.message.ask) ? "answer" : "study",
        );
      else if ("error" in data) settle("reject", new LudusError(data.error));
      else settle("resolve", data.answer);
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      broken(`The computer player could not start${event.message ? `: ${event.message}` : ""}.`);
    };
    started.onmessageerror = () => broken("The answer of the computer player could not be read.");
  };

  // From the last sign of life on.
  const wait = (sign) => {
    const seconds = patience[sign] + (sign === "answer" ? (pending.message.seconds ?? 0) : 0);
    timer.clearTimeout(watch);
    watch = timer.setTimeout(() => {
      stop();
      pending.left -= 1;
      if (pending.left === 0) {
        settle(
          "reject",
          new LudusError({
            what: `The computer has not answered for ${seconds} seconds, ${attempts} times. Your game is safe.`,
            expected: "Try again, or reload the page.",
          }),
        );
        return;
      }
      silent({ seconds, left: pending.left });
      put();
    }, seconds * 1000);
  };

  /** @param {ToWorker} message */
  const post = (message) => worker.postMessage(message);

  const put = () => {
    try {
      start();
    } catch (error) {
      settle(
        "reject",
        new LudusError({ what: `The computer player could not start: ${error.message}.` }),
      );
      return;
    }
    pending.id = ++count;
    wait("heard");
    post({ id: pending.id, family, ...pending.message, compiled });
  };

  const cancel = () => {
    if (!pending) return;
    stop();
    settle("reject", new DOMException("The thought was broken off", "AbortError"));
    start(); // starts while nobody waits
  };

  /** @param {Question} message @returns {Promise<any>} */
  const ask = (message) => {
    cancel();
    return new Promise((resolve, reject) => {
      pending = { id: 0, message, left: attempts, resolve, reject };
      put();
    });
  };

  return {
    /** The machine's choice. @returns {Promise<Thought>} */
    think: (record, level = "", /** @type {ThinkLimits} */ { after, seconds = 0, seed = 0 } = {}) =>
      ask({ ask: "think", record, after, level, seconds, seed }),
    /** So many best moves at full strength; before a roll, every roll. @returns {Promise<Thought>} */
    lines: (record, /** @type {LineLimits} */ { after, seconds = 0, lines = 1 } = {}) =>
      ask({ ask: "lines", record, after, seconds, lines }),
    /** What is near at a place of a record. @returns {Promise<Hunt>} */
    hunt: (record, /** @type {{ after?: string }} */ { after } = {}) =>
      ask({ ask: "hunt", record, after }),
    /** @returns {Promise<DrillTheme[]>} */
    drillThemes: (game, /** @type {DrillChoice} */ { options = {} } = {}) =>
      ask({ ask: "drillThemes", game, options }),
    /** @returns {Promise<Drill>} */
    drill: (
      game,
      /** @type {DrillChoice} */ { options = {}, theme = "", level = 1, seed = 0 } = {},
    ) => ask({ ask: "drill", game, options, theme, level, seed }),
    /** What is to be said to an answer. @returns {Promise<Verdict>} */
    judge: (
      game,
      /** @type {DrillChoice} */ { options = {}, theme = "", level = 1, seed = 0 } = {},
      words,
    ) => ask({ ask: "judge", game, options, theme, level, seed, words }),
    /** Breaks off the thought under way, if there is one. */
    cancel,
    get thinking() {
      return pending !== null;
    },
    /** Loads the player ahead of the first thought. */
    warm() {
      start();
      post({ ask: "warm", family, compiled });
    },
    /** Ends the worker for good; think() would start another. */
    close() {
      stop();
      settle("reject", new DOMException("The computer player was dismissed", "AbortError"));
    },
  };
}

const startWorker = () =>
  new Worker(new URL("./core-worker.mjs", import.meta.url), { type: "module", name: "machine" });
