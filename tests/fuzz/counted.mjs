// Runs a fuzzer and counts: what ran fewer inputs than asked has failed, whatever it answers.
// node tests/fuzz/counted.mjs RUNS build/debug/tests/fuzz/fuzz_play -max_len=400 ... CORPUS...

import { spawnSync } from 'node:child_process';

const [, , runs, program, ...words] = process.argv;
const done = spawnSync(program, [`-runs=${runs}`, ...words], { encoding: 'utf8', maxBuffer: 1 << 28, timeout: 1_800_000 });
if (done.error) console.error(String(done.error));
process.stdout.write(done.stdout ?? '');
process.stderr.write(done.stderr ?? '');
if (done.status !== 0) process.exit(done.status ?? 1);
const ran = Number(/^Done (\d+) runs/m.exec(done.stderr)?.[1] ?? 0);
if (ran < Number(runs)) {
  console.error(`${ran} inputs were run of ${runs}`);
  process.exit(1);
}
