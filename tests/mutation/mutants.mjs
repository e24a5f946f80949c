// Makes mutants of the core and sees which of them the unit tests notice.
//
//   node tests/mutation/mutants.mjs [FILE or FOLDER]... [--judges N] [--files N] [--sample N] [--with-kept] [--seed N] [--build FOLDER] [--jobs N] [--seconds N] [--list] [--json FILE] [--kept] [--keep] [--make FILE | --judge FILE]
//
// Without a path: all of core. --judges N takes, of the mutants kept, those that N of the test files saw; --files N those of N
// source files, --sample N as many mutants, each by the seed (LUDUS_SEED or 1); --with-kept adds to these all that were seen
// before. --build names a configured build of the unit tests without sanitizers (build/release), whose commands are used.
// --seconds N: test cases of so many seconds in all judge a mutant, the quickest first (20). --list only lists.
// --kept judges those of kept.tsv that it says are seen, each by the test files that saw them alone, so that little is built.
// --keep writes into it those that are seen now; with --kept all unit tests judge. --make only makes the program, and notes in
// FILE what --judge needs. Exit code 1 where one that was seen is not seen any more; 0 otherwise.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { mutants } from "./mutate.mjs";
import { makeProgram, reader } from "./program.mjs";

const project = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const usage =
  "usage: node tests/mutation/mutants.mjs [FILE or FOLDER]... [--judges N] [--files N] [--sample N] [--with-kept] [--seed N] [--build FOLDER] [--jobs N] [--seconds N] [--list] [--json FILE] [--kept] [--keep] [--make FILE | --judge FILE]";
const fail = (why) => {
  console.error(`mutants: ${why}`);
  process.exit(2);
};

const choice = {
  paths: [],
  build: "build/release",
  jobs: (availableParallelism ?? (() => cpus().length))(),
  seconds: 20,
  seed: Number(process.env.LUDUS_SEED ?? 1),
};
for (let i = 2; i < process.argv.length; i++) {
  const word = process.argv[i];
  const value = () => process.argv[++i] ?? fail(`${word} wants a value. ${usage}`);
  const number = () => {
    const text = value();
    return /^\d+$/.test(text)
      ? Number(text)
      : fail(`${word} wants a whole number, not '${text}'. ${usage}`);
  };
  if (word === "--sample") choice.sample = number();
  else if (word === "--seed") choice.seed = number();
  else if (word === "--jobs") choice.jobs = number();
  else if (word === "--seconds") choice.seconds = number();
  else if (word === "--build") choice.build = value();
  else if (word === "--json") choice.json = value();
  else if (word === "--list") choice.list = true;
  else if (word === "--kept") choice.kept = true;
  else if (word === "--keep") choice.keep = true;
  else if (word === "--with-kept") choice.withKept = true;
  else if (word === "--make") choice.make = value();
  else if (word === "--judge") choice.judge = value();
  else if (word === "--files") choice.files = number();
  else if (word === "--judges") choice.judges = number();
  else if (word.startsWith("-")) fail(`unknown option '${word}'. ${usage}`);
  else choice.paths.push(word);
}
if (choice.withKept && choice.sample === undefined)
  fail(`--with-kept adds to a sample: it wants --sample N beside it. ${usage}`);

const sources = (path) => {
  const full = resolve(project, path);
  if (!existsSync(full)) fail(`there is no ${path}`);
  if (statSync(full).isDirectory())
    return readdirSync(full)
      .sort()
      .flatMap((name) => sources(join(path, name)));
  return /\.(cpp|hpp)$/.test(path) ? [relative(project, full)] : [];
};
const { read, included } = reader(project);

// ---- which mutants ----------------------------------------------------------------------------------------------------

/** A mutant's name that outlives changes elsewhere in its file: the file, the line as it reads, what is changed, and which of those alike. */
const named = (file, list) => {
  const lines = read(file).split("\n");
  const met = new Map();
  return list.map((one) => {
    const key = `${file}\t${lines[one.line - 1].trim()}\t${one.what}`;
    met.set(key, (met.get(key) ?? 0) + 1);
    return { ...one, file, key: `${key}\t${met.get(key)}` };
  });
};

const KEPT_HEAD = `# Mutants that were judged (node tests/mutation/mutants.mjs PATH --sample N --keep): verdict, file, the line as it reads, the change,
# which of those alike on such lines, and a note. A line that no longer stands in the source is passed over.
# seen: a test fails with it; the note is the file of that test. equivalent: no test can fail; the note says why.
`;
const kept = new Map(); // key → {verdict, note}
const keptFile = join(project, "tests/mutation/kept.tsv");
if (existsSync(keptFile)) {
  for (const line of readFileSync(keptFile, "utf8").split("\n")) {
    if (!line || line.startsWith("#")) continue;
    const [verdict, file, code, what, nth, note = ""] = line.split("\t");
    kept.set(`${file}\t${code}\t${what}\t${nth}`, { verdict, note });
  }
}

let chosen = (choice.paths.length > 0 ? choice.paths : ["core"])
  .flatMap(sources)
  .flatMap((file) => named(file, mutants(read(file))));
const wasSeen = ({ key }) => kept.get(key)?.verdict === "seen";
/** The test file that saw a mutant, where it is known and still there. */
const judgeOf = ({ key }) =>
  kept.get(key)?.note && existsSync(join(project, kept.get(key).note)) ? kept.get(key).note : "";
/** Only the tests that saw the mutants judge them. */
const few = choice.kept && !choice.keep;
if (choice.kept) chosen = chosen.filter((one) => wasSeen(one) && (!few || judgeOf(one)));
process.env.LUDUS_SEED = String(choice.seed);
const { below } = (await import("../random.mjs")).random("mutants");
/** So many of a list, by the seed. */
function drawn(list, count) {
  const pool = [...list];
  const out = [];
  while (out.length < count && pool.length > 0) out.push(...pool.splice(below(pool.length), 1));
  return out;
}
// A header half the core includes would take half a build: it is left to a run of its own.
if (few) {
  const units = sources("core").filter((file) => file.endsWith(".cpp"));
  const wide = new Set(
    sources("core").filter(
      (file) =>
        file.endsWith(".hpp") && units.filter((unit) => included(unit).has(file)).length > 8,
    ),
  );
  chosen = chosen.filter(({ file }) => !wide.has(file));
}
if (choice.judges !== undefined) {
  const some = new Set(drawn([...new Set(chosen.map(judgeOf).filter(Boolean))], choice.judges));
  chosen = chosen.filter((one) => some.has(judgeOf(one)));
}
if (choice.files !== undefined) {
  const some = new Set(drawn([...new Set(chosen.map(({ file }) => file))], choice.files));
  chosen = chosen.filter(({ file }) => some.has(file));
}
if (choice.sample !== undefined) {
  const always = choice.withKept ? chosen.filter(wasSeen) : [];
  const rest = chosen.filter((one) => !always.includes(one));
  chosen = [...always, ...drawn(rest, choice.sample)].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.at - b.at,
  );
}
if (choice.list) {
  const list = chosen.map(({ file, line, what }) => `${file}:${line}: ${what}\n`);
  writeFileSync(1, `${list.join("")}${chosen.length} mutants\n`); // all of it, also into a pipe
  process.exit(0);
}
if (chosen.length === 0) fail("no mutant was chosen");

// ---- one program with all of them, and its judgement ------------------------------------------------------------------

let program;
if (choice.judge) {
  ({ program, chosen, seed: choice.seed } = JSON.parse(readFileSync(choice.judge, "utf8")));
} else {
  chosen.forEach((one, i) => {
    one.number = i + 1;
  });
  const judges = few ? new Set(chosen.map(judgeOf)) : undefined;
  const made = await makeProgram({
    chosen,
    judges,
    build: resolve(project, choice.build),
    jobs: choice.jobs,
    project,
  }).catch(({ message }) => fail(message));
  ({ program, chosen } = made);
  console.log(
    `${chosen.length} mutants in ${made.files} files (${made.dropped} more do not compile), seed ${choice.seed}; ${made.compiled} files compiled in ${made.seconds.toFixed(0)} s`,
  );
}
if (choice.make) {
  writeFileSync(choice.make, JSON.stringify({ program, chosen, seed: choice.seed }));
  process.exit(0);
}
const byNumber = new Map(chosen.map((one) => [one.number, one]));
const child = spawn(
  program,
  ["1", String(Math.max(...byNumber.keys())), String(choice.jobs), String(choice.seconds)],
  { cwd: project, stdio: ["ignore", "pipe", "inherit"] },
);
const unsound = [];
for await (const line of createInterface({ input: child.stdout })) {
  const said = JSON.parse(line);
  if (said.unsound) unsound.push(said.unsound);
  else if (said.cases)
    console.log(`${said.cases} test cases, ${said.seconds} s; judging takes a while`);
  else if (byNumber.has(said.mutant))
    Object.assign(byNumber.get(said.mutant), {
      verdict: said.verdict,
      by: said.by ?? "",
      judge: said.file ? relative(project, resolve(choice.build, said.file)) : "",
    });
}
for (const name of unsound)
  console.log(`without a mutant this case fails, and judges nothing: ${name}`);
const unjudged = chosen.filter(({ verdict }) => !verdict);
if (unjudged.length > 0) fail(`${unjudged.length} mutants were not judged`);

const isEquivalent = ({ key }) => kept.get(key)?.verdict === "equivalent";
const scores = new Map();
for (const one of chosen) {
  const folder = one.file.split("/").slice(0, 2).join("/");
  const score = scores.get(folder) ?? { all: 0, killed: 0, equivalent: 0 };
  score.all++;
  if (one.verdict === "killed") score.killed++;
  else if (isEquivalent(one)) score.equivalent++;
  scores.set(folder, score);
  if (one.verdict !== "killed" && !isEquivalent(one))
    console.log(
      `${one.verdict}  ${one.file}:${one.line}: ${one.what}   in: ${one.text.slice(0, 160)}`,
    );
}
console.log("");
for (const [folder, { all, killed, equivalent }] of scores) {
  console.log(
    `${folder}: ${killed} of ${all - equivalent} seen, ${((100 * killed) / Math.max(1, all - equivalent)).toFixed(1)} %${equivalent ? ` (${equivalent} equivalent apart)` : ""}`,
  );
}
if (choice.json)
  writeFileSync(
    choice.json,
    JSON.stringify(
      chosen.map(({ file, line, what, text: by, verdict, by: killer, key }) => ({
        file,
        line,
        what,
        text: by,
        verdict,
        killer,
        key,
      })),
      null,
      1,
    ),
  );
if (choice.keep) {
  const changed = new Set(chosen.map(({ file }) => file));
  const standing = new Set(
    [...changed].flatMap((file) => named(file, mutants(read(file))).map(({ key }) => key)),
  );
  for (const key of [...kept.keys()])
    if (changed.has(key.split("\t")[0]) && !standing.has(key)) kept.delete(key);
  for (const { key, verdict, judge } of chosen) {
    if (kept.get(key)?.verdict === "equivalent") continue;
    if (verdict === "killed") kept.set(key, { verdict: "seen", note: judge });
    else kept.delete(key);
  }
  const lines = [...kept]
    .map(([key, { verdict, note }]) => `${verdict}\t${key}${note ? `\t${note}` : ""}`)
    .sort();
  writeFileSync(keptFile, `${KEPT_HEAD}${lines.join("\n")}\n`);
}
// Those that were seen before: --keep has just written anew which those are.
const before = choice.keep ? [] : chosen.filter(wasSeen);
const lost = before.filter(({ verdict }) => verdict !== "killed");
console.log(
  `${before.length - lost.length} of ${before.length} mutants that were seen before are seen`,
);
if (lost.length > 0) process.exitCode = 1;
