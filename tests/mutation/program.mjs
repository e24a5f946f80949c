// One program with many mutants behind a switch: the units that hold or include a mutated file are compiled anew, from a copy
// with the mutants, with the commands of an ordinary build, and linked with the rest of the unit tests. Where that build compiles
// its sources in batches, so does this.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { withMutants } from "./mutate.mjs";

/** The project's texts, each read once: {read(file), included(file): the project's files it includes, itself and all below}. */
export function reader(project) {
  const text = new Map();
  const read = (file) => {
    if (!text.has(file)) text.set(file, readFileSync(join(project, file), "utf8"));
    return text.get(file);
  };
  const includes = new Map();
  function included(file) {
    if (!includes.has(file)) {
      const all = new Set([file]);
      includes.set(file, all);
      for (const [, name] of read(file).matchAll(/^#include "([^"]+)"/gm))
        if (existsSync(join(project, name))) for (const below of included(name)) all.add(below);
    }
    return includes.get(file);
  }
  return { read, included };
}

/** A command that compiles, without what makes it write down what it depends on: gcc takes no half of that. */
export const withoutDependencies = (command) => command.replace(/ -M(?:D|[FT] \S+)(?= )/g, "");
/** How a command ends that compiles a source file, or a batch of them. */
const COMPILES = / -o (\S+\.o) -c (\S+\.(?:cpp|cxx))$/;
/** The source files of a batch that CMake has written. */
const membersOf = (batch) =>
  [...readFileSync(batch, "utf8").matchAll(/^#include "([^"]+)"/gm)].map(([, member]) => member);
/** The main that is replaced by this folder's. */
const MAIN = "tests/native/doctest_main.cpp";

/**
 * @param {{project: string, build: string, chosen: object[], jobs: number, judges?: Set<string>}} task
 *   chosen: mutants with their `file` and `number`; build: a configured build without sanitizers; judges: the test files that are
 *   to judge, all where there is none: only what they need is built.
 * @returns {Promise<{program: string, chosen: object[], files: number, dropped: number, compiled: number, seconds: number}>}
 *   chosen: those that compile. Fails with an Error that says why.
 */
export async function makeProgram({ project, build, chosen, jobs, judges }) {
  const fail = (why) => {
    throw new Error(why);
  };
  const { read, included } = reader(project);
  const work = join(build, "mutants");
  const overlay = join(work, "source");
  const objects = join(work, "objects");
  if (!existsSync(join(build, "build.ninja")))
    fail(
      `${relative(project, build)} is no configured build: configure one without sanitizers, with LUDUS_TESTS=ON`,
    );
  rmSync(overlay, { recursive: true, force: true });
  mkdirSync(objects, { recursive: true });

  const run = (command, words, more = {}) =>
    spawnSync(command, words, {
      encoding: "utf8",
      maxBuffer: 1 << 28,
      timeout: 1_800_000,
      ...more,
    });
  const commands = run("ninja", ["-C", build, "-t", "commands", "unit"]).stdout.trim().split("\n");
  let words = commands
    .at(-1)
    .replace(/^: && /, "")
    .replace(/ && (:|.*--write-ctest.*|.*cmake.*)$/, "")
    .split(/\s+/);
  /** What is compiled → {command, object, members}, of everything the program is linked from: a source file, or a batch of them. */
  const units = new Map();
  for (const command of commands) {
    const found = command.match(COMPILES);
    if (!found) continue;
    const [, object, source] = found;
    const batched = source.endsWith(".cxx") ? membersOf(source) : [source];
    units.set(relative(project, source), {
      command,
      object,
      members: batched.map((member) => relative(project, member)),
    });
  }
  if (judges) {
    const isSuite = (file) => /^tests\/unit\//.test(file) && /\bTEST_CASE/.test(read(file));
    for (const [unit, { object, members }] of units) {
      if (
        !words.includes(object) ||
        members.some((file) => judges.has(file)) ||
        !members.every(isSuite)
      )
        continue;
      words = words.filter((word) => word !== object);
      units.delete(unit);
    }
  }
  const needed = judges
    ? words.filter((word) => /\.[ao]$/.test(word) && !word.startsWith("/"))
    : ["unit"];
  const built = run("ninja", [
    "-C",
    build,
    ...(process.env.LUDUS_JOBS ? ["-j", process.env.LUDUS_JOBS] : []),
    ...needed,
  ]);
  if (built.status !== 0)
    fail(`the unit tests do not build:\n${built.stdout.slice(-3000)}${built.stderr}`);

  const files = () => [...new Set(chosen.map(({ file }) => file))];
  const write = (file) => {
    const place = join(overlay, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(
      place,
      withMutants(
        read(file),
        chosen.filter((one) => one.file === file),
      ),
    );
  };
  files().forEach(write);

  const touched = [...units.keys()].filter(
    (unit) =>
      unit !== MAIN &&
      units
        .get(unit)
        .members.some((member) => [...included(member)].some((file) => files().includes(file))),
  );
  const objectOf = (unit) => join(objects, `${unit.replaceAll("/", "_")}.o`);
  const isClang = /clang/.test(units.get(MAIN).command.split(" -")[0]);
  const diagnostics = isClang
    ? "-fno-color-diagnostics -ferror-limit=0"
    : "-fdiagnostics-color=never -fmax-errors=0";
  const flags = `${diagnostics} -I${overlay} -include ${join(project, "tests/mutation/switch.hpp")} -w -Wno-error`;
  let dropped = 0;

  const shell = (command, limit = 1_200_000) =>
    new Promise((done) => {
      const child = spawn("sh", ["-c", command], {
        cwd: build,
        stdio: ["ignore", "pipe", "pipe"],
        timeout: limit,
      });
      let said = "";
      child.stdout.on("data", (part) => {
        said += part;
      });
      child.stderr.on("data", (part) => {
        said += part;
      });
      child.on("close", (code) => done({ code, said }));
    });

  /** Where a file is read from: from its copy where it has mutants. */
  const placeOf = (file) => join(files().includes(file) ? overlay : project, file);
  /** What is compiled for a unit: a batch with mutants is a batch of copies. */
  function sourceOf(unit) {
    const { members } = units.get(unit);
    if (members[0] === unit) return placeOf(unit);
    const batch = join(overlay, unit);
    mkdirSync(dirname(batch), { recursive: true });
    writeFileSync(batch, members.map((member) => `#include "${placeOf(member)}"\n`).join(""));
    return batch;
  }

  /** Compiles a unit; a mutant that does not compile is taken out, and the unit compiled again. */
  async function compile(unit) {
    for (let tries = 0; tries < 40; tries++) {
      const command = withoutDependencies(units.get(unit).command)
        .replace(COMPILES, ` ${flags} -o ${objectOf(unit)} -c ${sourceOf(unit)}`)
        .replace(/ -I(?=\S)/, ` -I${overlay} -I`);
      const { code, said } = await shell(command);
      if (code === 0) return;
      // Errors first; else any line of a mutated file the compiler speaks of: a header that no longer fits who uses it.
      const spoken = (pattern) =>
        new Set(
          [...said.matchAll(pattern)].map(
            ([, file, line]) => `${relative(overlay, resolve(build, file))}:${line}`,
          ),
        );
      const among = (wrong) =>
        chosen.filter(
          ({ file, first, line }) => wrong.has(`${file}:${first}`) || wrong.has(`${file}:${line}`),
        );
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
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      for (let unit = queue.shift(); unit; unit = queue.shift()) await compile(unit);
    }),
  );

  // What was compiled anew stands before the libraries, whose members of the same file are then not asked for.
  const main = join(objects, "main.o");
  const compileMain = withoutDependencies(units.get(MAIN).command).replace(
    COMPILES,
    ` -w -o ${main} -c ${join(project, "tests/mutation/main.cpp")}`,
  );
  const made = await shell(compileMain);
  if (made.code !== 0)
    fail(`tests/mutation/main.cpp does not compile:\n${made.said.slice(0, 3000)}`);
  const program = join(work, "mutants");
  const replaced = new Map([[MAIN, main], ...touched.map((unit) => [unit, objectOf(unit)])]);
  const more = [];
  for (const [unit, object] of replaced) {
    const at = words.indexOf(units.get(unit).object);
    if (at >= 0) words[at] = object;
    else more.push(object);
  }
  const first = words.findIndex((word) => word.endsWith(".o"));
  words.splice(first, 0, ...more);
  words[words.indexOf("-o") + 1] = program;
  const linked = await shell(words.join(" "));
  if (linked.code !== 0)
    fail(`the program with the mutants does not link:\n${linked.said.slice(0, 3000)}`);
  return {
    program,
    chosen,
    files: files().length,
    dropped,
    compiled: touched.length,
    seconds: (Date.now() - began) / 1000,
  };
}
