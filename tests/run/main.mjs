// The whole run, or a part of it: builds and tests side by side on all cores, and counts what really ran.
// Started by tests/run.sh, which has seen to the packages.
// Long: the order of the whole run, read from top to end.
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { LANES, readOptions, seedOf, usage } from "./options.mjs";
import { Pool, firstErrorOf, killAll, runCommand, tailOf } from "./pool.mjs";
import { Results } from "./results.mjs";
import { coresBetween, treeCores } from "./cores.mjs";
import { runNodeFile } from "./node-entry.mjs";
import { batchesOf, listCases, listEntries, runCases, runOther } from "./native-entry.mjs";

const project = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
process.chdir(project);

let options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  console.error(`tests/run.sh: ${error.message}\n${usage}`);
  process.exit(2);
}
if (options.help) {
  console.log(usage);
  process.exit(0);
}

const slots = Number(process.env.LUDUS_JOBS) || (availableParallelism ?? (() => cpus().length))();
const seed = Number(process.env.LUDUS_SEED) || seedOf(new Date());
const logs = `${project}/build/log/run`;
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });
const figures = `${project}/build/figures.txt`;
writeFileSync(figures, "");
Object.assign(process.env, {
  LUDUS_SEED: String(seed),
  LUDUS_FIGURES: figures,
  ...(options.deep ? { LUDUS_DEEP: "1" } : {}),
  ...(options.game ? { LUDUS_GAME: options.game } : {}),
});
if (!options.deep) delete process.env.LUDUS_DEEP;

/** Seconds without a sign of life after which an entry, or a build, is ended: for what hangs, not for what is slow. */
const LIMIT = options.deep ? 7200 : 900;
const BUILD_LIMIT = 1800;

const lanes =
  options.only.length > 0
    ? options.only
    : options.file
      ? LANES
      : options.game
        ? ["native", "web"]
        : LANES;
const wanted = (path) => !options.file || path.includes(options.file);
const results = new Results();
const pool = new Pool(slots);
const began = Date.now();
const say = (text) => console.log(text);
/** File names of logs: an entry's label with only plain signs. */
let logNumber = 0;
const logName = (label) =>
  `${String(++logNumber).padStart(4, "0")}-${label.replace(/[^\w.-]+/g, "-").slice(0, 60)}`;

const active = new Set();
let entriesDone = 0;
let entriesAll = 0;

/** An entry of the run: what `start` gives counts for the part. */
function entry(part, label, start, more = {}) {
  entriesAll++;
  pool.add({
    ...more,
    missed: (why) => {
      entriesDone++;
      results.add(part, label, {
        passed: 0,
        failed: 0,
        skipped: 0,
        assertions: 0,
        seconds: 0,
        faults: [`not run: it needs ${why}`],
        failures: [],
        tail: "",
      });
    },
    async run() {
      active.add(label);
      const result = await start();
      active.delete(label);
      entriesDone++;
      const failed = result.failed + result.faults.length > 0;
      results.add(part, label, result);
      if (failed && more.again) failedEntries.push({ part, label, result, start });
      return !failed;
    },
  });
}
const failedEntries = [];

/** A step that has no tests of its own: where it fails it counts as one failure. */
function step(
  id,
  label,
  command,
  { needs = [], weight = 1, priority = 100, env = {}, then, limit = BUILD_LIMIT } = {},
) {
  entriesAll++;
  pool.add({
    id,
    needs,
    weight,
    priority,
    missed: () => {
      entriesDone++;
    },
    async run() {
      active.add(label);
      const log = `${logs}/${logName(id)}.log`;
      const { code, seconds, cores, outOfTime } = await runCommand({ command, log, limit, env });
      active.delete(label);
      entriesDone++;
      const fault = outOfTime
        ? [`ended after ${limit} s without progress`]
        : code !== 0
          ? [[`failed with code ${code}`, firstErrorOf(log)].filter(Boolean).join(": ")]
          : [];
      results.add("building", label, {
        passed: 0,
        failed: 0,
        skipped: 0,
        assertions: 0,
        seconds,
        cores,
        faults: fault,
        failures: [],
        tail: fault.length ? tailOf(log, 40) : "",
        log: log.replace(`${project}/`, ""),
        times: [],
      });
      if (fault.length === 0) {
        say(`  ${label}: ${seconds.toFixed(0)} s, ${cores.toFixed(0)} core-seconds`);
        await then?.();
      }
      return fault.length === 0;
    },
  });
}

/** A command of site/setup.sh's functions. */
const setup = (words) => [
  "sh",
  "-c",
  `set -u; ROOT=$PWD ME=tests/run.sh; . site/setup.sh; ${words}`,
];

// ---- what there is ----------------------------------------------------------------------------------------------------

/** All test files of node:test, by their name or by what they import: where they belong is read off their folder. */
function nodeFiles() {
  const found = [];
  const walk = (folder) => {
    for (const one of readdirSync(folder, { withFileTypes: true })) {
      if (one.name === "node_modules" || one.name.startsWith(".")) continue;
      const path = join(folder, one.name);
      if (one.isDirectory()) walk(path);
      else if (
        one.name.endsWith(".test.mjs") ||
        (one.name.endsWith(".mjs") &&
          /^import [^;'"]*\btest\b[^;'"]* from ['"]node:test['"]/m.test(readFileSync(path, "utf8")))
      )
        found.push(path);
    }
  };
  ["tests", "site", "wasm", "assets"].forEach((folder) => existsSync(folder) && walk(folder));
  return found.sort();
}
const IDENTICAL = "tests/identical.mjs";
/** Whether a test file asks for nothing that is built, texts and types: what is wrong with them is told in the first minutes. */
const isEarly = (file) => /^\/\/ early:/m.test(readFileSync(file, "utf8"));
const laneOf = (file) =>
  isEarly(file)
    ? "early"
    : file.startsWith("tests/browser/")
      ? "browser"
      : file === IDENTICAL || file.startsWith("tests/peers/") || file === "tests/sizes.mjs"
        ? "web"
        : "node";
const files = nodeFiles().filter(wanted);
const unitFiles = readdirSync("tests", { recursive: true })
  .map((name) => `tests/${name}`)
  .filter((path) => path.endsWith("_test.cpp") && wanted(path));
/** The path in the project of a source file that a program names. */
const inProject = (file) => file.slice(file.lastIndexOf("tests/"));
const others = ["tests/fuzz", "tests/terminal"]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter(wanted);
if (options.file && files.length + unitFiles.length + others.length === 0) {
  console.error(`tests/run.sh: no test file has '${options.file}' in its path`);
  process.exit(2);
}
const has = (lane) =>
  lanes.includes(lane) &&
  (!options.file ||
    (lane === "native"
      ? unitFiles.length + others.length > 0
      : files.some((file) => laneOf(file) === lane)));
const families = readdirSync("core", { withFileTypes: true })
  .filter((one) => one.isDirectory() && existsSync(`core/${one.name}/family.cpp`))
  .map(({ name }) => name);
const familyList = "core/game/families.def"; // the small projects of run.test.mjs have none
/** Families of one game. */
const singles = new Set(
  [
    ...(existsSync(familyList) ? readFileSync(familyList, "utf8") : "").matchAll(
      /^FAMILY\((\w+),.*\bSINGLE\b/gm,
    ),
  ].map(([, name]) => name),
);
/** The family of a game: the one whose sources name it. */
function familyOf(game) {
  const family = families.find((name) =>
    readdirSync(`core/${name}`, { recursive: true }).some(
      (file) =>
        /\.[ch]pp$/.test(file) &&
        readFileSync(`core/${name}/${file}`, "utf8").includes(`"${game}"`),
    ),
  );
  if (!family) {
    console.error(`tests/run.sh: there is no game '${game}'`);
    process.exit(2);
  }
  return family;
}
const family = options.game ? familyOf(options.game) : "";

// ---- building ---------------------------------------------------------------------------------------------------------

const native = has("native");
const site = has("browser") || has("node") || has("web");
const early = has("early") && !options.game ? files.filter(isEarly) : [];
const doubled = native && site;
/** Builds share the machine: each takes half of it where two go on. */
const share = doubled ? Math.max(1, Math.ceil(slots / 2)) : slots;
const clang = process.env.LUDUS_CLANG ?? "clang++";
const compilers = `-DCMAKE_C_COMPILER=${clang.replace("clang++", "clang")} -DCMAKE_CXX_COMPILER=${clang}`;
const jobs = { LUDUS_JOBS: String(share) };

const partOf = {
  early: "words, layout, types",
  node: "scripts and texts, in Node",
  web: "native against WebAssembly, sizes",
  browser: "browsers",
};

step(
  "sources",
  "sources of Dear ImGui and SDL2",
  ["sh", "wasm/fetch-sources.sh", "build/sources"],
  { priority: 200 },
);
if (site || early.length > 0)
  step(
    "packages",
    "npm packages of the tests and the site",
    setup("node_packages tests && node_packages site"),
    { priority: 190 },
  );
for (const file of early)
  entry(
    partOf.early,
    file,
    () => runNodeFile({ file, project, logs, name: logName(file), limit: LIMIT }),
    { needs: ["packages"], priority: 170 },
  );
if (site) {
  step("site", "modules and site", ["sh", "site/serve.sh", "--build-only"], {
    needs: ["sources", "packages"],
    weight: share,
    priority: 150,
    env: jobs,
    then: () => {
      siteBuilt();
    },
  });
}
/** Whether a file wants the toys as a WebAssembly module. */
const wantsToys = (file) => /^\/\/ needs: toys/m.test(readFileSync(file, "utf8"));
if (site && !options.game && files.some((file) => lanes.includes(laneOf(file)) && wantsToys(file)))
  step("toys", "toys as a module", setup("built web rules_toys"), {
    needs: ["site"],
    weight: share,
    priority: 100,
    env: jobs,
  });
/** Whether a test file asks the rules as a native program (tests/interface.mjs). */
const asksNative = (file) =>
  /import \{[^}]*\bnative\b[^}]*\} from "[./]*interface\.mjs"/.test(readFileSync(file, "utf8"));
const interfaces = has("web") && files.some(asksNative);
const volume = native && !options.game && !options.file;
// What WebAssembly is compared with is optimised where that is built anyway, and under sanitizers in one family a day.
const quickInterfaces = volume && interfaces;
const sanitizedToday = families[seed % families.length];
const presetOf = (name) => (quickInterfaces && name !== sanitizedToday ? "release" : "debug");
if (native || interfaces) {
  const partly = options.game || (options.file && others.length === 0);
  const words = [
    `configured debug ${compilers}`,
    native &&
      `built debug ${partly ? `unit${unitFiles.includes("tests/canvas/canvas_test.cpp") && !options.game ? " canvas_test" : ""}` : ""}`,
    interfaces && `built debug ludus-interface${quickInterfaces ? `-${sanitizedToday}` : ""}`,
  ]
    .filter(Boolean)
    .join(" && ");
  step("debug", "native build with sanitizers", setup(words), {
    needs: ["sources"],
    weight: share,
    priority: 160,
    env: jobs,
    then: () => native && nativeBuilt("debug"),
  });
}
// A few mutants that a few test files have seen before, by the seed: all must be seen again. --deep takes all that were seen, and
// more by lot; those of the whole core would take a day.
const mutantsNoted = "build/mutants.json";
const mutantsOf = [
  "node",
  "tests/mutation/mutants.mjs",
  ...(options.deep
    ? ["--sample", "300", "--with-kept"]
    : ["--kept", "--judges", "5", "--files", "12", "--sample", "40"]),
  "--jobs",
  String(share),
];
if (volume) {
  // Volume needs a few of the test files only, mutants the files that saw them; --deep takes all, and the other compiler.
  step(
    "release",
    "optimised native build, for volume",
    setup(
      `configured release ${options.deep ? "" : compilers} && built release volume${quickInterfaces ? " ludus-interface" : ""}`,
    ),
    {
      needs: ["sources"],
      weight: share,
      priority: 140,
      env: jobs,
      then: () => options.deep || nativeBuilt("release"),
    },
  );
  if (options.deep)
    step(
      "release-unit",
      "optimised native build, whole",
      setup("built release && built release unit canvas_test"),
      {
        needs: ["release"],
        weight: share,
        priority: 70,
        env: jobs,
        then: () => nativeBuilt("release"),
      },
    );
  step("mutants", "unit tests with mutants in them", [...mutantsOf, "--make", mutantsNoted], {
    needs: [options.deep ? "release-unit" : "release"],
    weight: share,
    priority: 70,
    env: jobs,
    then: () => {
      mutantsJudged();
    },
  });
}

// ---- the native lane --------------------------------------------------------------------------------------------------

const unitPart = {
  debug: "unit tests, with sanitizers",
  release: "unit tests in volume, optimised",
};
/** Test cases as entries, in batches. */
function nativeBuilt(preset) {
  // The program `volume` is made of the files with volume alone, so that an optimised build has them soon.
  const { programs, others: rest } =
    preset === "release" && !options.deep
      ? { programs: [`${project}/build/release/tests/volume`], others: [] }
      : listEntries(`build/${preset}`);
  let chosenCases = 0;
  for (const program of programs) {
    let cases = listCases(program);
    for (const { name } of cases.filter(({ skip }) => skip))
      results.add(unitPart[preset], name, {
        passed: 0,
        failed: 0,
        skipped: 1,
        assertions: 0,
        seconds: 0,
        faults: [],
        failures: [],
        tail: "",
      });
    cases = cases.filter(({ skip }) => !skip);
    if (preset === "release" && !options.deep) cases = cases.filter(({ volume: is }) => is);
    if (options.file) cases = cases.filter(({ file }) => unitFiles.includes(inProject(file)));
    // Of the common battery only this game's; of its family what is not made for another game.
    if (options.game)
      cases = cases.filter(({ games, family: own }) =>
        games.length > 0 ? games.includes(options.game) : own === family,
      );
    chosenCases += cases.length;
    for (const [label, names] of batchesOf(cases, {
      whole: preset === "release",
      place: inProject,
    })) {
      entry(
        unitPart[preset],
        label,
        () =>
          runCases({
            program,
            names,
            name: logName(`${preset}-${label}`),
            logs,
            project,
            limit: LIMIT,
          }),
        { priority: names.length === 1 ? 60 : 50 },
      );
    }
  }
  if (chosenCases === 0 && !(options.file && unitFiles.length === 0))
    results.add(unitPart[preset], preset, {
      passed: 0,
      failed: 0,
      skipped: 0,
      assertions: 0,
      seconds: 0,
      faults: ["no test case was found"],
      failures: [],
      tail: "",
    });
  if (preset === "debug" && !options.game) {
    for (const one of rest) {
      const sources = one.command.concat(
        `tests/fuzz/${basename(one.command.find((word) => /fuzz_\w+$/.test(word)) ?? "").replace("fuzz_", "")}.cpp`,
      );
      if (options.file && !sources.some((word) => others.some((path) => word.endsWith(path))))
        continue;
      entry(
        "fuzzers and terminal",
        one.name,
        () => runOther({ ...one, name: logName(one.name), logs, project, limit: LIMIT }),
        { priority: 55 },
      );
    }
  }
}

/** The mutants of the program that was made, judged. */
function mutantsJudged() {
  entry(
    "mutants",
    "mutants seen before",
    async () => {
      const log = `${logs}/${logName("mutants-judged")}.log`;
      const { code, seconds, cores, outOfTime } = await runCommand({
        command: [...mutantsOf, "--judge", mutantsNoted],
        log,
        limit: LIMIT,
      });
      const output = readFileSync(log, "utf8");
      const [, seen = "0", of = "0"] = output.match(/^(\d+) of (\d+) mutants/m) ?? [];
      const faults = outOfTime
        ? ["no progress"]
        : code !== 0
          ? [`ended with code ${code}`]
          : of === "0"
            ? ["judged no mutant"]
            : [];
      return {
        passed: Number(seen),
        failed: Number(of) - Number(seen),
        skipped: 0,
        assertions: Number(of),
        seconds,
        cores,
        faults,
        failures: [],
        log,
        tail: faults.length ? tailOf(log, 40) : "",
      };
    },
    { priority: 90 },
  );
}

// ---- what needs the site ----------------------------------------------------------------------------------------------

const browsers = { idle: [], all: new Set() };
/** A browser of its own for each worker, kept from file to file. */
async function withBrowser(use) {
  let browser = browsers.idle.pop();
  if (!browser) {
    const child = spawn("node", ["tests/browser/browser-server.mjs"], {
      stdio: ["pipe", "pipe", "inherit"],
      detached: true,
    });
    browsers.all.add(child);
    const ws = await new Promise((done) => {
      const limit = setTimeout(() => done(""), 120_000);
      const end = (address) => {
        clearTimeout(limit);
        done(address);
      };
      createInterface({ input: child.stdout }).once("line", (line) => {
        try {
          end(JSON.parse(line).ws);
        } catch {
          end("");
        }
      });
      child.once("exit", () => end(""));
      child.once("error", () => end(""));
    });
    browser = { child, ws };
  }
  // Without a server the file starts its own.
  const before = treeCores(browser.child.pid);
  const result = await use(browser.ws ? { LUDUS_BROWSER_WS: browser.ws } : {});
  result.kinds = coresBetween(before, treeCores(browser.child.pid));
  if (browser.ws && browser.child.exitCode === null && result.failed + result.faults.length === 0)
    browsers.idle.push(browser);
  else closeBrowser(browser.child);
  return result;
}
function closeBrowser(child) {
  browsers.all.delete(child);
  child.stdin.end();
  setTimeout(() => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      /* gone already */
    }
  }, 5000).unref();
}

function siteBuilt() {
  const ready = ["packages", "site"];
  for (const file of files) {
    const lane = laneOf(file);
    if (lane === "early" || !lanes.includes(lane)) continue;
    if (options.game && lane !== "web") continue;
    const source = readFileSync(file, "utf8");
    const label = file.replace(/^tests\/browser\//, "browser/");
    const alone = lane === "browser" && /^\/\/ alone:/m.test(source);
    const long = Number(source.match(/^\/\/ long: (\d+)/m)?.[1] ?? 0);
    const needsNative = asksNative(file);
    const one = (name, env = {}) => {
      const preset = presetOf(env.LUDUS_FAMILY);
      const start = (more = {}) =>
        runNodeFile({
          file,
          project,
          logs,
          name: logName(name),
          env: {
            ...env,
            ...(needsNative && { LUDUS_NATIVE: `${project}/build/${preset}` }),
            ...more,
          },
          limit: LIMIT,
        });
      entry(partOf[lane], name, lane === "browser" ? () => withBrowser(start) : () => start(), {
        needs: [...ready, ...(needsNative ? [preset] : []), ...(wantsToys(file) ? ["toys"] : [])],
        priority: alone ? -10 : 20 + long / 100,
        alone,
        again: lane === "browser",
      });
    };
    // A file may ask to be run in shares (tests/share.mjs): an entry runs on one core.
    const count = options.game ? 1 : Number(source.match(/^\/\/ shares: (\d+)/m)?.[1] ?? 1);
    const shares = Array.from({ length: count }, (_, i) =>
      count > 1
        ? { name: ` ${i + 1} of ${count}`, env: { LUDUS_SHARE: `${i}/${count}` } }
        : { name: "", env: {} },
    );
    const parts =
      file === IDENTICAL
        ? (family ? [family] : families).map((name) => ({
            name: ` ${name}`,
            env: { LUDUS_FAMILY: name },
          }))
        : [{ name: "", env: {} }];
    // A family of one game is one entry: no share may be without a test.
    for (const part of parts)
      for (const share of singles.has(part.env.LUDUS_FAMILY) ? [{ name: "", env: {} }] : shares)
        one(`${label}${part.name}${share.name}`, { ...part.env, ...share.env });
  }
}

if (options.deep && volume && site) {
  const frames = (label, command, needs) =>
    step(label, label, command, { needs, priority: -20, weight: slots, limit: LIMIT });
  frames(
    "frames of the drawn board",
    ["sh", "-c", "build/release/ui/canvas/table_bench | tee -a build/figures.txt"],
    ["release-unit"],
  );
  frames(
    "benchmarks",
    ["sh", "-c", `${setup("built release ludus-interface")[2]} && node tests/bench.mjs`],
    ["release-unit", "site", "packages"],
  );
}

// ---- the run ----------------------------------------------------------------------------------------------------------

const minutes = () => {
  const s = Math.round((Date.now() - began) / 1000);
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
};
say(
  `Lanes: ${lanes.filter((lane) => has(lane)).join(", ")}; ${slots} at once; LUDUS_SEED=${seed}${options.deep ? "; deep" : ""}${options.strict ? "; strict" : ""}`,
);
const ticking = setInterval(() => {
  const { passed, failed } = results.total();
  say(
    `  ${minutes()}  ${entriesDone} of ${entriesAll} entries, ${passed} tests passed, ${failed} failed; now: ${[...active].map((one) => one.slice(0, 60)).join(" | ")}`,
  );
}, 20_000);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    end();
    process.exit(130);
  });
function end() {
  clearInterval(ticking);
  killAll();
  for (const child of browsers.all) {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      /* gone already */
    }
  }
}

await pool.finished();

// A browser test that fails while others share the machine is tried once more, alone, and named if it passes then: a net for
// what cannot be told apart from a busy machine. More than three are faults as they are.
if (!options.strict && failedEntries.length > 0 && failedEntries.length <= 3) {
  for (const { part, label, result, start } of failedEntries) {
    say(`  once more, alone: ${label}`);
    const second = await start();
    if (second.failed + second.faults.length === 0) results.replace(part, label, result, second);
  }
}
end();

results.summary();
writeFileSync("build/log/entries.tsv", results.list());
if (existsSync(figures) && statSync(figures).size > 0) {
  say("");
  say("Figures:");
  say(readFileSync(figures, "utf8").trimEnd().replace(/^/gm, "  "));
}
results.sayFailed();
const { passed, failed, skipped } = results.total();
if (passed === 0 && failed === 0) {
  say("");
  say("no test was run");
  process.exit(1);
}
say("");
say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
