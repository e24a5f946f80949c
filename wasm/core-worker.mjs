// A thread of its own for what takes time: a module worker that holds the core of a family of games, or the core with the
// hunter's view and the drills where they are asked for, and answers what machine.mjs asks. A task is broken off by ending
// the worker.
//
//   in   { id, ask, family, ... }   ask: a name of `tasks` below, with what it wants; or 'warm', which loads the core and
//                                   answers nothing
//   out  { id, sign: 'heard' }, at once; { id, sign: 'begun' }, when the module is there; then
//        { id, answer }   or   { id, error: { what, expected, line, column } }

import { open } from './ludus.mjs';

const modules = new Map();
const opened = (kind, family) => {
  const name = `${kind}-${family}`;
  if (!modules.has(name)) modules.set(name, import(`./${name}.js`).then(({ default: create }) => create()).then(open));
  return modules.get(name);
};

/** Something done at a place of a record; `after`: words from the beginning, left out, the end of the record. */
const at = (doors, { record, after }, act) => {
  const match = doors.read(record);
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

const studies = new Set(['hunt', 'drillThemes', 'drill', 'judge']);

const tasks = {
  think: (doors, { level = '', seconds = 0, seed = 0, ...place }) => at(doors, place, (match) => match.think({ level, seconds, seed })),
  hunt: (doors, place) => at(doors, place, (match) => match.hunt()),
  drillThemes: (doors, { game, options }) => doors.drillThemes(game, { options }),
  drill: (doors, { game, ...asked }) => doors.drill(game, asked),
  judge: (doors, { game, words, ...asked }) => doors.judge(game, asked, words),
};

onmessage = async ({ data: { id, ask, family, ...asked } }) => {
  if (ask === 'warm') return void opened('core', family);
  postMessage({ id, sign: 'heard' });
  try {
    const doors = await opened(studies.has(ask) ? 'study' : 'core', family);
    postMessage({ id, sign: 'begun' });
    postMessage({ id, answer: tasks[ask](doors, asked) });
  } catch (error) {
    const { what = String(error?.message ?? error), expected = '', line = 0, column = 0 } = error ?? {};
    postMessage({ id, error: { what, expected, line, column } });
  }
};
