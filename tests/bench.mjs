// Speed, native and WebAssembly, in one run on one machine: what counts is the ratio.
//   node tests/bench.mjs [--deep]
import { native, web } from './doors.mjs';
import { figure, thousands } from './figures.mjs';

const deep = process.argv.includes('--deep');
const sides = { native: native(), WebAssembly: await web() };

/** Seconds of the quickest of some runs, the two sides by turns. */
async function quickest(runs, ask) {
  const best = {};
  const answers = {};
  for (let run = 0; run < runs; run++) {
    for (const [name, side] of Object.entries(sides)) {
      const began = process.hrtime.bigint();
      answers[name] = await ask(side);
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      best[name] = Math.min(best[name] ?? Infinity, seconds);
    }
  }
  if (answers.native !== answers.WebAssembly) {
    console.error(`native says ${answers.native}, WebAssembly ${answers.WebAssembly}`);
    process.exitCode = 1;
  }
  return { best, answer: answers.native };
}

const games = JSON.parse(await sides.native.call('catalogue')).map(({ id }) => id);
for (const game of games) {
  const depth = 3;
  for (const [turns, what] of [[1, 'whole turns'], [0, 'single moves']]) {
    const { best, answer } = await quickest(deep ? 9 : 3, (side) => side.call('perft', game, '', '', depth, turns));
    figure(`perft ${game}, ${depth} ${what}, ${thousands(Number(answer))} lines`,
      `native ${thousands(Number(answer) / best.native)}/s, WebAssembly ${thousands(Number(answer) / best.WebAssembly)}/s, ratio ${(best.WebAssembly / best.native).toFixed(2)}`);
  }
  const thoughts = {};
  const { best } = await quickest(deep ? 9 : 3, async (side) => {
    const match = Number(await side.call('match_new', game, '', ''));
    const thought = JSON.parse(await side.call('match_think', match, 'steady', 3600, 1));
    await side.call('match_drop', match);
    return (thoughts.nodes = thought.nodes, thought.words);
  });
  figure(`search ${game}, ${thousands(thoughts.nodes)} nodes from the opening`,
    `native ${thousands(thoughts.nodes / best.native)}/s, WebAssembly ${thousands(thoughts.nodes / best.WebAssembly)}/s, ratio ${(best.WebAssembly / best.native).toFixed(2)}`);
}
Object.values(sides).forEach((side) => side.close());
