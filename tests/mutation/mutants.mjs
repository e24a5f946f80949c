// Makes mutants of the core and sees which of them the unit tests notice.
//
//   node tests/mutation/mutants.mjs [FILE or FOLDER]... [--files N] [--sample N] [--seed N] [--build FOLDER] [--jobs N] [--seconds N] [--list] [--json FILE] [--kept] [--keep]
//
// Without a path: all of core. --files N takes N of the files, --sample N as many mutants, by the seed (LUDUS_SEED or 1). --build names a configured build of the
// unit tests without sanitizers (build/release), whose commands are used. --seconds N: test cases of so many seconds in all
// judge a mutant, the quickest first (20). --list only lists. --kept judges those of kept.tsv
// that it says are seen, and fails where one is not seen any more. --keep writes into it those that are seen now. Exit code 1
// where one is not seen any more; 0 otherwise.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { mutants, withMutants } from './mutate.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const usage = 'usage: node tests/mutation/mutants.mjs [FILE or FOLDER]... [--files N] [--sample N] [--seed N] [--build FOLDER] [--jobs N] [--seconds N] [--list] [--json FILE] [--kept] [--keep]';
const fail = (why) => {
  console.error(`mutants: ${why}`);
  process.exit(2);
};

const choice = { paths: [], build: 'build/release', jobs: (availableParallelism ?? (() => cpus().length))(), seconds: 20, seed: Number(process.env.LUDUS_SEED ?? 1) };
for (let i = 2; i < process.argv.length; i++) {
  const word = process.argv[i];
  const value = () => process.argv[++i] ?? fail(`${word} wants a value. ${usage}`);
  const number = () => { const text = value(); return /^\d+$/.test(text) ? Number(text) : fail(`${word} wants a whole number, not '${text}'. ${usage}`); };
  if (word === '--sample') choice.sample = number();
  else if (word === '--seed') choice.seed = number();
  else if (word === '--jobs') choice.jobs = number();
  else if (word === '--seconds') choice.seconds = number();
  else if (word === '--build') choice.build = value();
  else if (word === '--json') choice.json = value();
  else if (word === '--list') choice.list = true;
  else if (word === '--kept') choice.kept = true;
  else if (word === '--keep') choice.keep = true;
  else if (word === '--files') choice.files = number();
  else if (word.startsWith('-')) fail(`unknown option '${word}'. ${usage}`);
  else choice.paths.push(word);
}

const sources = (path) => {
  const full = resolve(project, path);
  if (!existsSync(full)) fail(`there is no ${path}`);
  if (statSync(full).isDirectory()) return readdirSync(full).sort().flatMap((name) => sources(join(path, name)));
  return /\.(cpp|hpp)$/.test(path) ? [relative(project, full)] : [];
};
const text = new Map();
const read = (file) => {
  if (!text.has(file)) text.set(file, readFileSync(join(project, file), 'utf8'));
  return text.get(file);
};

// ---- which mutants ----------------------------------------------------------------------------------------------------

/** A mutant's name that outlives changes elsewhere in its file: the file, the line as it reads, what is changed, and which of those alike. */
const named = (file, list) => {
  const lines = read(file).split('\n');
  const met = new Map();
  return list.map((one) => {
    const key = `${file}\t${lines[one.line - 1].trim()}\t${one.what}`;
    met.set(key, (met.get(key) ?? 0) + 1);
    return { ...one, file, key: `${key}\t${met.get(key)}` };
  });
};

const KEPT_HEAD = `# Mutants that were judged (node tests/mutation/mutants.mjs PATH --sample N --keep): verdict, file, the line as it reads, the change,
# which of those alike on such lines, and why it changes nothing. A line that no longer stands in the source is passed over.
# seen: a test fails with it. equivalent: no test can, for the reason given.
`;
const kept = new Map(); // key → {verdict, reason}
const keptFile = join(project, 'tests/mutation/kept.tsv');
if (existsSync(keptFile)) {
  for (const line of readFileSync(keptFile, 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const [verdict, file, code, what, nth, reason = ''] = line.split('\t');
    kept.set(`${file}\t${code}\t${what}\t${nth}`, { verdict, reason });
  }
}

let chosen = (choice.paths.length > 0 ? choice.paths : ['core']).flatMap(sources).flatMap((file) => named(file, mutants(read(file))));
if (choice.kept) chosen = chosen.filter(({ key }) => kept.get(key)?.verdict === 'seen');
process.env.LUDUS_SEED = String(choice.seed);
const { below } = (await import('../random.mjs')).random('mutants');
/** So many of a list, by the seed. */
function drawn(list, count) {
  const pool = [...list];
  const out = [];
  while (out.length < count && pool.length > 0) out.push(...pool.splice(below(pool.length), 1));
  return out;
}
if (choice.files !== undefined) {
  const some = new Set(drawn([...new Set(chosen.map(({ file }) => file))], choice.files));
  chosen = chosen.filter(({ file }) => some.has(file));
}
if (choice.sample !== undefined) {
  chosen = drawn(chosen, choice.sample).sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.at - b.at));
}
if (choice.list) {
  for (const { file, line, what } of chosen) console.log(`${file}:${line}: ${what}`);
  console.log(`${chosen.length} mutants`);
  process.exit(0);
}
if (chosen.length === 0) fail('no mutant was chosen');
chosen.forEach((one, i) => { one.number = i + 1; });

// ---- one program with all of them -------------------------------------------------------------------------------------

const build = resolve(project, choice.build);
const work = join(build, 'mutants');
const overlay = join(work, 'source');
const objects = join(work, 'objects');
if (!existsSync(join(build, 'build.ninja'))) fail(`${choice.build} is no configured build: configure one without sanitizers, with LUDUS_TESTS=ON`);
rmSync(overlay, { recursive: true, force: true });
mkdirSync(objects, { recursive: true });

const run = (command, words, more = {}) => spawnSync(command, words, { encoding: 'utf8', maxBuffer: 1 << 28, timeout: 1_800_000, ...more });
const built = run('ninja', ['-C', build, 'unit']);
if (built.status !== 0) fail(`the unit tests do not build:\n${built.stdout.slice(-3000)}${built.stderr}`);
const commands = run('ninja', ['-C', build, '-t', 'commands', 'unit']).stdout.trim().split('\n');
const link = commands.at(-1).replace(/^: && /, '').replace(/ && (:|.*--write-ctest.*|.*cmake.*)$/, '');
/** source file → {command, object}, of everything the program is linked from. */
const units = new Map();
for (const command of commands) {
  const found = command.match(/ -o (\S+\.o) -c (\S+\.cpp)$/);
  if (found) units.set(relative(project, found[2]), { command, object: found[1] });
}

const includes = new Map();
/** The project's files a file includes, itself and all below. */
function included(file) {
  if (!includes.has(file)) {
    const all = new Set([file]);
    includes.set(file, all);
    for (const [, name] of read(file).matchAll(/^#include "([^"]+)"/gm))
      if (existsSync(join(project, name))) for (const below of included(name)) all.add(below);
  }
  return includes.get(file);
}

const files = () => [...new Set(chosen.map(({ file }) => file))];
const write = (file) => {
  const place = join(overlay, file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, withMutants(read(file), chosen.filter((one) => one.file === file)));
};
files().forEach(write);

/** The main that is replaced by this folder's. */
const MAIN = 'tests/native/doctest_main.cpp';
const touched = [...units.keys()].filter((unit) => unit !== MAIN && [...included(unit)].some((file) => files().includes(file)));
const objectOf = (unit) => join(objects, `${unit.replaceAll('/', '_')}.o`);
const isClang = /clang/.test(units.get(MAIN).command.split(' -')[0]);
const diagnostics = isClang ? '-fno-color-diagnostics -ferror-limit=0' : '-fdiagnostics-color=never -fmax-errors=0';
const flags = `${diagnostics} -I${overlay} -include ${join(project, 'tests/mutation/switch.hpp')} -w -Wno-error`;
let dropped = 0;

const shell = (command, limit = 1_200_000) => new Promise((done) => {
  const child = spawn('sh', ['-c', command], { cwd: build, stdio: ['ignore', 'pipe', 'pipe'], timeout: limit });
  let said = '';
  child.stdout.on('data', (part) => { said += part; });
  child.stderr.on('data', (part) => { said += part; });
  child.on('close', (code) => done({ code, said }));
});

/** Compiles a unit; a mutant that does not compile is taken out, and the unit compiled again. */
async function compile(unit) {
  for (let tries = 0; tries < 40; tries++) {
    const source = files().includes(unit) ? join(overlay, unit) : join(project, unit);
    const command = units.get(unit).command
      .replace(/ -o \S+\.o -c \S+\.cpp$/, ` ${flags} -o ${objectOf(unit)} -c ${source}`)
      .replace(/ -M[DT]+ | -MF \S+| -MT \S+/g, ' ').replace(/ -I(?=\S)/, ` -I${overlay} -I`);
    const { code, said } = await shell(command);
    if (code === 0) return;
    // Errors first; else any line of a mutated file the compiler speaks of: a header that no longer fits who uses it.
    const spoken = (pattern) => new Set([...said.matchAll(pattern)].map(([, file, line]) => `${relative(overlay, resolve(build, file))}:${line}`));
    const among = (wrong) => chosen.filter(({ file, first, line }) => wrong.has(`${file}:${first}`) || wrong.has(`${file}:${line}`));
    const errors = among(spoken(/^(\S+?):(\d+):\d+: (?:fatal )?error/gm));
    const bad = errors.length > 0 ? errors : among(spoken(/(\S+?):(\d+):\d+/g));
    if (bad.length === 0) fail(`${unit} does not compile:\n${said.slice(0, 3000)}`);
    dropped += bad.length;
    const gone = new Set(bad);
    chosen = chosen.filter((one) => !gone.has(one));
    for (const file of new Set(bad.map(({ file }) => file))) write(file);
  }
  fail(`${unit}: too many mutants that do not compile`);
}
const began = Date.now();
// Headers first: a mutant dropped from one after another unit was compiled would only be met by nobody.
const queue = [...touched];
await Promise.all(Array.from({ length: choice.jobs }, async () => { for (let unit = queue.shift(); unit; unit = queue.shift()) await compile(unit); }));

// What was compiled anew stands before the libraries, whose members of the same file are then not asked for.
const main = join(objects, 'main.o');
const compileMain = units.get(MAIN).command.replace(/ -o \S+\.o -c \S+\.cpp$/, ` -w -o ${main} -c ${join(project, 'tests/mutation/main.cpp')}`);
const made = await shell(compileMain);
if (made.code !== 0) fail(`tests/mutation/main.cpp does not compile:\n${made.said.slice(0, 3000)}`);
const program = join(work, 'mutants');
let words = link.split(/\s+/);
const replaced = new Map([[MAIN, main], ...touched.map((unit) => [unit, objectOf(unit)])]);
const more = [];
for (const [unit, object] of replaced) {
  const at = words.indexOf(units.get(unit).object);
  if (at >= 0) words[at] = object;
  else more.push(object);
}
const first = words.findIndex((word) => word.endsWith('.o'));
words.splice(first, 0, ...more);
words[words.indexOf('-o') + 1] = program;
const linked = await shell(words.join(' '));
if (linked.code !== 0) fail(`the program with the mutants does not link:\n${linked.said.slice(0, 3000)}`);
console.log(`${chosen.length} mutants in ${files().length} files (${dropped} more do not compile), seed ${choice.seed}; ${touched.length} files compiled in ${((Date.now() - began) / 1000).toFixed(0)} s`);

// ---- judged -----------------------------------------------------------------------------------------------------------

const byNumber = new Map(chosen.map((one) => [one.number, one]));
const child = spawn(program, ['1', String(Math.max(...byNumber.keys())), String(choice.jobs), String(choice.seconds)], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
const unsound = [];
for await (const line of createInterface({ input: child.stdout })) {
  const said = JSON.parse(line);
  if (said.unsound) unsound.push(said.unsound);
  else if (said.cases) console.log(`${said.cases} test cases, ${said.seconds} s; judging takes a while`);
  else if (byNumber.has(said.mutant)) Object.assign(byNumber.get(said.mutant), { verdict: said.verdict, by: said.by ?? '' });
}
for (const name of unsound) console.log(`without a mutant this case fails, and judges nothing: ${name}`);
const unjudged = chosen.filter(({ verdict }) => !verdict);
if (unjudged.length > 0) fail(`${unjudged.length} mutants were not judged`);

const isEquivalent = ({ key }) => kept.get(key)?.verdict === 'equivalent';
const scores = new Map();
for (const one of chosen) {
  const folder = one.file.split('/').slice(0, 2).join('/');
  const score = scores.get(folder) ?? { all: 0, killed: 0, equivalent: 0 };
  score.all++;
  if (one.verdict === 'killed') score.killed++;
  else if (isEquivalent(one)) score.equivalent++;
  scores.set(folder, score);
  if (one.verdict !== 'killed' && !isEquivalent(one)) console.log(`${one.verdict}  ${one.file}:${one.line}: ${one.what}   in: ${one.text.slice(0, 160)}`);
}
console.log('');
for (const [folder, { all, killed, equivalent }] of scores) {
  console.log(`${folder}: ${killed} of ${all - equivalent} seen, ${(100 * killed / Math.max(1, all - equivalent)).toFixed(1)} %${equivalent ? ` (${equivalent} equivalent apart)` : ''}`);
}
if (choice.json) writeFileSync(choice.json, JSON.stringify(chosen.map(({ file, line, what, text: by, verdict, by: killer, key }) => ({ file, line, what, text: by, verdict, killer, key })), null, 1));
if (choice.keep) {
  const standing = new Set(files().flatMap((file) => named(file, mutants(read(file))).map(({ key }) => key)));
  for (const key of [...kept.keys()]) if (files().includes(key.split('\t')[0]) && !standing.has(key)) kept.delete(key);
  for (const { key, verdict } of chosen) {
    if (kept.get(key)?.verdict === 'equivalent') continue;
    if (verdict === 'killed') kept.set(key, { verdict: 'seen', reason: '' });
    else kept.delete(key);
  }
  const lines = [...kept].map(([key, { verdict, reason }]) => `${verdict}\t${key}${reason ? `\t${reason}` : ''}`).sort();
  writeFileSync(keptFile, `${KEPT_HEAD}${lines.join('\n')}\n`);
}
if (choice.kept) {
  const lost = chosen.filter(({ verdict }) => verdict !== 'killed');
  console.log(`${chosen.length - lost.length} of ${chosen.length} mutants that were seen before are seen`);
  if (lost.length > 0) process.exit(1);
}
