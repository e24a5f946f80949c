// A thread of its own for what takes time: a module worker that holds the computer player of a family of games, or its study
// module with the hunter's view and the drills where they are asked for, and answers what machine.mjs asks. A task is broken
// off by ending the worker; what it compiled is handed to the next, which need not compile it again.
//
// In comes a ToWorker, out go some FromWorker (shapes.d.ts): `ask` is a name of `tasks` below, or 'warm', which loads the player
// and answers nothing. That a question was heard is said at once, and when the module is there.

import { compile, open, start } from "./ludus.mjs";

/** @import { Answer, FromWorker, Ludus, Match, Place, ToWorker } from './shapes.d.ts' */

/** @type {(message: FromWorker) => void} */
const post = (message) => postMessage(message);

const opening = new Map();
const given = new Map();

async function compiled(name) {
  const answer = await fetch(new URL(`./${name}.wasm`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} for ${name}.wasm`);
  const module = await compile(answer.body);
  post({ compiled: { [name]: module } });
  return module;
}

const started = async (name) => open(await start(given.get(name) ?? (await compiled(name))));

const opened = (kind, family) => {
  const name = `${kind}-${family}`;
  if (!opening.has(name)) opening.set(name, started(name));
  return opening.get(name);
};

/** Something done at a place of a record; `after`: words from the beginning, left out, the end of the record.
 * @template T
 * @param {Ludus} ludus @param {Place} place @param {(match: Match) => T} act @returns {T} */
const at = (ludus, { record, after }, act) => {
  const match = ludus.read(record);
  try {
    if (after !== undefined) {
      match.goFirst();
      if (after) match.play(after);
    }
    return act(match);
  } finally {
    match.drop();
  }
};

const studies = new Set(["hunt", "drillThemes", "drill", "judge"]);

/** @type {{ [ask: string]: (ludus: Ludus, asked: any) => Answer }} */
const tasks = {
  think: (ludus, { level = "", seconds = 0, seed = 0, ...place }) =>
    at(ludus, place, (match) => match.think({ level, seconds, seed })),
  lines: (ludus, { seconds = 0, lines = 1, ...place }) =>
    at(ludus, place, (match) => match.lines({ seconds, lines })),
  hunt: (ludus, place) => at(ludus, place, (match) => match.hunt()),
  drillThemes: (ludus, { game, options }) => ludus.drillThemes(game, { options }),
  drill: (ludus, { game, ...asked }) => ludus.drill(game, asked),
  judge: (ludus, { game, words, ...asked }) => ludus.judge(game, asked, words),
};

onmessage = async ({ data }) => {
  const { id, ask, family, compiled = {}, ...asked } = /** @type {ToWorker} */ (data);
  for (const [name, module] of Object.entries(compiled)) given.set(name, module);
  if (ask === "warm") return void opened("player", family).catch(() => {}); // said when it is asked
  post({ id, sign: "heard" });
  try {
    const ludus = await opened(studies.has(ask) ? "study" : "player", family);
    post({ id, sign: "begun" });
    post({ id, answer: tasks[ask](ludus, asked) });
  } catch (error) {
    const {
      what = String(error?.message ?? error),
      expected = "",
      line = 0,
      column = 0,
    } = error ?? {};
    post({ id, error: { what, expected, line, column } });
  }
};
