// The machine player's own thread: a module worker that holds the core and thinks when it is asked to. machine.mjs
// starts it and stops it; a thought is broken off by ending the worker.
//
//   in   { id, record, after, level, seconds, seed }   after: words from the beginning; left out, the end of the record
//   out  { id, words, value, depth, nodes, seconds, line }   or   { id, error: { what, expected, line, column } }

import createCore from './core.js';
import { open } from './ludus.mjs';

const core = createCore().then(open);

onmessage = async ({ data: { id, record, after, level = '', seconds = 0, seed = 0 } }) => {
  try {
    const match = (await core).read(record);
    try {
      if (after !== undefined) {
        match.goFirst();
        if (after) match.play(after);
      }
      postMessage({ id, ...match.think({ level, seconds, seed }) });
    } finally {
      match.drop();
    }
  } catch (error) {
    const { what = String(error?.message ?? error), expected = '', line = 0, column = 0 } = error ?? {};
    postMessage({ id, error: { what, expected, line, column } });
  }
};
