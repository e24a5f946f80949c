// The machine player, and what else takes time, as the page sees it: asks a worker, and never waits for it.
//
//   const machine = createMachine('rithmomachia');
//   const { words } = await machine.think(match.record(), 'steady', { after: match.after() });
//   const { prospects } = await machine.hunt(match.record(), { after: match.after() });
//   machine.cancel();   // the promise is rejected with an AbortError; another thought may be asked for at once

import { LudusError } from './ludus.mjs';

/**
 * How many seconds a worker may show no sign of life: until it has heard the question, until its module is there, until it answers. No
 * level thinks for longer than a few seconds, but a module may come over a slow line.
 */
export const patience = { heard: 30, begun: 120, answer: 30, study: 120 };
/** How often a worker is asked before that is given up. */
export const attempts = 3;

/**
 * A player of one family's games, with one thought at a time: a new one breaks off the one before. A worker that shows no sign of
 * life for too long is ended, another started and asked the same; `silent({ seconds, left })` hears of it, `left` being how often it will
 * yet be asked. The last time the promise is rejected.
 */
export function createMachine(family, { worker: make = startWorker, silent = () => {}, timer = globalThis } = {}) {
  let worker = null;
  let watch = null;
  let pending = null;
  let count = 0;
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
      settle('reject', new LudusError({ what, expected: 'The server must have the files under wasm/, and the browser must allow WebAssembly.' }));
    };
    started.onmessage = ({ data }) => {
      if (data.compiled) return void Object.assign(compiled, data.compiled);
      if (worker !== started || data.id !== pending?.id) return;
      if (data.sign) wait(data.sign === 'heard' ? 'begun' : pending.message.ask === 'think' ? 'answer' : 'study');
      else if (data.error) settle('reject', new LudusError(data.error));
      else settle('resolve', data.answer);
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      broken(`The computer player could not start${event.message ? `: ${event.message}` : ''}.`);
    };
    started.onmessageerror = () => broken('The answer of the computer player could not be read.');
  };

  // From the last sign of life on.
  const wait = (sign) => {
    const seconds = patience[sign] + (sign === 'answer' ? (pending.message.seconds ?? 0) : 0);
    timer.clearTimeout(watch);
    watch = timer.setTimeout(() => {
      stop();
      pending.left -= 1;
      if (pending.left === 0) {
        settle('reject', new LudusError({ what: `The computer has not answered for ${seconds} seconds, ${attempts} times. Your game is safe.`, expected: 'Try again, or reload the page.' }));
        return;
      }
      silent({ seconds, left: pending.left });
      put();
    }, seconds * 1000);
  };

  const put = () => {
    try {
      start();
    } catch (error) {
      settle('reject', new LudusError({ what: `The computer player could not start: ${error.message}.` }));
      return;
    }
    pending.id = ++count;
    wait('heard');
    worker.postMessage({ id: pending.id, family, ...pending.message, compiled });
  };

  const cancel = () => {
    if (!pending) return;
    stop();
    settle('reject', new DOMException('The thought was broken off', 'AbortError'));
    start(); // starts while nobody waits
  };

  const ask = (message) => {
    cancel();
    return new Promise((resolve, reject) => {
      pending = { id: 0, message, left: attempts, resolve, reject };
      put();
    });
  };

  return {
    /** The machine's choice: { words, value, depth, nodes, seconds, line }. `after`: words from the record's beginning. */
    think: (record, level = '', { after, seconds = 0, seed = 0 } = {}) => ask({ ask: 'think', record, after, level, seconds, seed }),
    /** What is near at a place of a record: see ludus_match_hunt() in ludus.h. */
    hunt: (record, { after } = {}) => ask({ ask: 'hunt', record, after }),
    /** Themes, an exercise, and what is to be said to an answer: see ludus_drill() in ludus.h. */
    drillThemes: (game, { options = {} } = {}) => ask({ ask: 'drillThemes', game, options }),
    drill: (game, { options = {}, theme = '', level = 1, seed = 0 } = {}) => ask({ ask: 'drill', game, options, theme, level, seed }),
    judge: (game, { options = {}, theme = '', level = 1, seed = 0 } = {}, words) => ask({ ask: 'judge', game, options, theme, level, seed, words }),
    /** Breaks off the thought under way, if there is one. */
    cancel,
    get thinking() {
      return pending !== null;
    },
    /** Loads the player ahead of the first thought. */
    warm() {
      start();
      worker.postMessage({ ask: 'warm', family, compiled });
    },
    /** Ends the worker for good; think() would start another. */
    close() {
      stop();
      settle('reject', new DOMException('The computer player was dismissed', 'AbortError'));
    },
  };
}

const startWorker = () => new Worker(new URL('./core-worker.mjs', import.meta.url), { type: 'module', name: 'machine' });
