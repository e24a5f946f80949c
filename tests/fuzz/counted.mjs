// Runs a fuzzer and counts: half of the inputs from its own seed, half from the day's (LUDUS_SEED), so that every day sees
// others. What ran fewer inputs than asked has failed, whatever it answers.
// node tests/fuzz/counted.mjs RUNS build/debug/tests/fuzz/fuzz_play -max_len=400 -seed=1 ... FOUND CORPUS...
// FOUND is the folder of what the first half finds. A fuzzer writes into the first folder it is given: the second half is given
// an empty one, so that its seed alone says what it tries, and the corpus stays as it is.

import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { seed } from "../random.mjs";

const [, , runs, program, ...words] = process.argv;
const fixed = words.find((word) => word.startsWith("-seed="));
const found = words.findIndex((word) => !word.startsWith("-"));
const half = Math.ceil(Number(runs) / 2);
// The seed of libFuzzer has 32 bits; parts of one fuzzer have one each.
const ofTheDay = (Number(seed) + (Number(fixed?.slice(6) ?? 1) - 1) * 100_000_000) % 2 ** 32 || 1;

const run = (given) => {
  const done = spawnSync(program, [`-runs=${half}`, ...given], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    timeout: 1_800_000,
  });
  if (done.error) console.error(String(done.error));
  process.stdout.write(done.stdout ?? "");
  process.stderr.write(done.stderr ?? "");
  if (done.status !== 0) {
    console.error(`${given.find((word) => word.startsWith("-seed="))}; LUDUS_SEED=${seed}`);
    process.exit(done.status ?? 1);
  }
  const ran = Number(/^Done (\d+) runs/m.exec(done.stderr)?.[1] ?? 0);
  if (ran < half) {
    console.error(`${ran} inputs were run of ${half}`);
    process.exit(1);
  }
  return ran;
};

run(words);
const ofThisDay = `${words[found]}-of-the-day`;
rmSync(ofThisDay, { recursive: true, force: true });
mkdirSync(ofThisDay, { recursive: true });
run(
  words.map((word, i) => (i === found ? ofThisDay : word === fixed ? `-seed=${ofTheDay}` : word)),
);
rmSync(ofThisDay, { recursive: true, force: true });
