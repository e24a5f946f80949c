// Entries of the native lane: batches of doctest cases, fuzzers, scripts that ask the program in the terminal.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { runCommand, tailOf } from "./pool.mjs";

/** Every test case a doctest program has: [{name, suite, file, line, skip, volume}]. */
export function listCases(program) {
  const lines = execFileSync(program, ["--list-json"], {
    encoding: "utf8",
    timeout: 120_000,
    maxBuffer: 1 << 26,
  })
    .split("\n")
    .filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** Test cases a process runs one after the other, and of those that are volume: under sanitizers a process begins in a fifth of a second. */
const BATCH = 32;
const VOLUME_BATCH = 6;

/**
 * Test cases in batches, each case in one: what is made for one game with its likes, the others by the file they stand in; volume apart.
 * Not too many together, since a batch runs on one core.
 * @param {{name: string, suite?: string, file: string, volume?: boolean}[]} cases
 * @param {{whole: boolean, place: (file: string) => string}} how whole: volume is played whole, so each such case is alone;
 *   place: how a file is told
 * @returns {Map<string, string[]>} label → names
 */
export function batchesOf(cases, { whole, place }) {
  const batches = new Map();
  for (const { name, suite, file, volume } of cases) {
    const alone = volume && whole;
    const most = volume ? (whole ? 1 : VOLUME_BATCH) : BATCH;
    const label = alone ? name : `${suite || place(file)}${volume ? " in volume" : ""}`;
    let key = label;
    for (let n = 2; (batches.get(key)?.length ?? 0) >= most; n++) key = `${label} ${n}`;
    batches.set(key, [...(batches.get(key) ?? []), name]);
  }
  return batches;
}

/** What a report of doctest's cases says of those that were asked for. */
export function judgeReport(lines, names) {
  const ended = new Map();
  let current = "";
  for (const event of lines) {
    if (event.event === "start") current = event.name;
    if (event.event === "end") {
      ended.set(event.name, event);
      current = "";
    }
  }
  const results = names.map((name) => ended.get(name));
  const missing = names.filter((name) => !ended.has(name));
  const failures = results.filter((one) => one?.failed).map(({ name }) => ({ name, error: "" }));
  const empty = results
    .filter((one) => one && !one.failed && one.assertions === 0)
    .map(({ name }) => name);
  return {
    passed: names.length - missing.length - failures.length - empty.length,
    failures: [...failures, ...empty.map((name) => ({ name, error: "made no assertion" }))],
    missing,
    current,
    assertions: results.reduce((sum, one) => sum + (one?.assertions ?? 0), 0),
    times: results.filter(Boolean).map(({ name, seconds }) => ({ name, seconds })),
  };
}

/** Runs these cases of a doctest program in one process. */
export async function runCases({ program, names, name, logs, project, env = {}, limit }) {
  const log = `${logs}/${name}.log`;
  const report = `${logs}/${name}.events`;
  const list = `${logs}/${name}.cases`;
  rmSync(report, { force: true });
  writeFileSync(list, `${names.join("\n")}\n`);
  const { code, seconds, cores, outOfTime } = await runCommand({
    command: [program, `--cases=${list}`, "--no-intro=true"],
    cwd: project,
    log,
    limit,
    watch: [report],
    env: { ...env, LUDUS_REPORT: report },
  });
  const lines = existsSync(report)
    ? readFileSync(report, "utf8")
        .split("\n")
        .filter(Boolean)
        .flatMap((line) => {
          try {
            return [JSON.parse(line)];
          } catch {
            return [];
          }
        })
    : [];
  const { passed, failures, missing, current, assertions, times } = judgeReport(lines, names);
  const faults = [];
  if (outOfTime)
    faults.push(`ended after ${limit} s without progress, in the test case "${current}"`);
  else if (missing.length > 0)
    faults.push(
      `${missing.length} test cases did not run${current ? `; it ended in "${current}"` : ""}: ${missing
        .slice(0, 3)
        .map((one) => `"${one}"`)
        .join(", ")}${missing.length > 3 ? " …" : ""}`,
    );
  else if (code !== 0 && failures.length === 0)
    faults.push(`ended with code ${code} though no test case failed`);
  // A case that was ended half-way is told once, with what it was in.
  return {
    passed,
    failed: failures.length,
    skipped: 0,
    assertions,
    seconds,
    cores,
    faults,
    failures,
    times,
    log,
    tail: faults.length > 0 || failures.length > 0 ? tailOf(log, 40) : "",
  };
}

/**
 * What CTest knows of a build folder.
 * @returns {{programs: string[], others: {name, command, labels, skip, cwd}[]}} the doctest programs, whose entries choose one case each;
 *   and all else, skip being the exit code that means "not here"
 */
export function listEntries(folder) {
  const { tests } = JSON.parse(
    execFileSync("ctest", ["--test-dir", folder, "--show-only=json-v1"], {
      encoding: "utf8",
      timeout: 120_000,
      maxBuffer: 1 << 28,
    }),
  );
  const property = (test, name) => test.properties?.find((one) => one.name === name)?.value;
  const isCase = ({ command }) => command?.some((word) => word.startsWith("--case="));
  return {
    programs: [...new Set(tests.filter(isCase).map(({ command }) => command[0]))],
    others: tests
      .filter((test) => !isCase(test))
      .map((test) => ({
        name: test.name,
        command: test.command ?? ["false"],
        labels: property(test, "LABELS") ?? [],
        skip: property(test, "SKIP_RETURN_CODE"),
        cwd: property(test, "WORKING_DIRECTORY"),
      })),
  };
}

/** How many things a program says it has checked: a fuzzer its inputs, a script its questions. */
export function countOf(output) {
  const runs = [...output.matchAll(/^Done (\d+) runs in/gm)].map(([, count]) => Number(count));
  if (runs.length > 0) return runs.reduce((sum, count) => sum + count);
  const checks = [...output.matchAll(/^(\d+) checks?\b/gm)].at(-1);
  return checks ? Number(checks[1]) : 0;
}

/** Runs a fuzzer or a script. It must say how much it checked. */
export async function runOther({ command, skip, name, logs, project, cwd, env = {}, limit }) {
  const log = `${logs}/${name}.log`;
  const { code, seconds, cores, outOfTime } = await runCommand({
    command,
    cwd: cwd ?? project,
    log,
    limit,
    env,
  });
  const output = existsSync(log) ? readFileSync(log, "utf8") : "";
  const result = {
    passed: 0,
    failed: 0,
    skipped: 0,
    assertions: 0,
    seconds,
    cores,
    faults: [],
    failures: [],
    log,
    tail: "",
  };
  if (skip !== undefined && code === skip) return { ...result, skipped: 1 };
  result.assertions = countOf(output);
  if (outOfTime) result.faults.push(`ended after ${limit} s without progress`);
  else if (code !== 0)
    Object.assign(result, { failed: 1, failures: [{ name, error: `code ${code}` }] });
  else if (result.assertions === 0)
    result.faults.push('checked nothing (it must say "Done N runs in" or "N checks")');
  else result.passed = 1;
  if (result.passed === 0) result.tail = tailOf(log, 40);
  return result;
}
