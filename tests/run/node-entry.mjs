// One file of node:test as an entry of the run.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runCommand, tailOf } from "./pool.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/** The lines on which a test file calls test(…): each must be heard of when the file runs. */
export function callSites(source) {
  return source
    .split("\n")
    .flatMap((text, i) =>
      /^\s*(?:await\s+)?(?:test|it|t\.test)(?:\.(?:skip|todo|only))?\(/.test(text) ? [i + 1] : [],
    );
}

/**
 * What the events of a file (reporter.mjs) say.
 * @param {object[]} events
 * @param {string} file its path, as the events name it
 * @param {number[]} sites lines of its test calls
 * @returns {{passed, failed, skipped, faults: string[], failures: {name, error}[], current: string, last: string}}
 *   faults: what is wrong with the file as a whole; current: the test it is in; last: the one that ended last
 */
export function judgeEvents(events, file, sites) {
  const ended = events.filter(({ type, suite }) => (type === "pass" || type === "fail") && !suite);
  const isSkipped = ({ skip, todo }) =>
    (skip !== undefined && skip !== false) || (todo !== undefined && todo !== false);
  const failures = ended.filter((event) => event.type === "fail" && !isSkipped(event));
  const skipped = ended.filter(isSkipped).length;
  const passed = ended.length - failures.length - skipped;
  const faults = [];
  const top = events.filter(
    ({ type, nesting }) => (type === "pass" || type === "fail") && nesting === 0,
  ).length;
  const plan = events.findLast(({ type, nesting }) => type === "plan" && nesting === 0);
  if (ended.length === 0) faults.push("ran no test");
  else if (!plan) faults.push("did not run to its end");
  else if (plan.count !== top) faults.push(`has ${plan.count} tests, and ${top} reported`);
  // Node tells lines from 20 on; before, this is not looked at.
  const heard = new Set(events.filter((event) => event.file === file).map(({ line }) => line));
  if (heard.size > 0) {
    const missing = sites.filter((line) => !heard.has(line));
    if (missing.length > 0 && ended.length > 0)
      faults.push(
        `the test on line ${missing.join(", ")} never ran (what is not run here is registered with {skip: why})`,
      );
  }
  const open = new Map();
  for (const { type, name, nesting } of events) {
    if (type === "start" || type === "dequeue") open.set(`${nesting} ${name}`, name);
    else if (type === "pass" || type === "fail") open.delete(`${nesting} ${name}`);
  }
  return {
    passed,
    failed: failures.length,
    skipped,
    faults,
    failures: failures.map(({ name, error }) => ({ name, error })),
    current: [...open.values()].at(-1) ?? "",
    last: ended.at(-1)?.name ?? "",
  };
}

/**
 * Runs a test file.
 * @param {{file: string, project: string, logs: string, name: string, env?: object, limit: number}} entry
 * @returns the result of an entry (see results.mjs)
 */
export async function runNodeFile({ file, project, logs, name, env = {}, limit }) {
  const log = `${logs}/${name}.log`;
  const report = `${logs}/${name}.events`;
  const count = `${logs}/${name}.count`;
  rmSync(report, { force: true });
  rmSync(count, { force: true });
  const { code, seconds, cores, outOfTime } = await runCommand({
    command: [
      "node",
      "--import",
      here("count-assertions.mjs"),
      "--test-reporter",
      here("reporter.mjs"),
      "--test-reporter-destination",
      report,
      file,
    ],
    cwd: project,
    log,
    limit,
    watch: [report],
    env: { ...env, LUDUS_ASSERTIONS: count },
  });
  const events = existsSync(report)
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
  const { passed, failed, skipped, faults, failures, current, last } = judgeEvents(
    events,
    `${project}/${file}`,
    callSites(readFileSync(`${project}/${file}`, "utf8")),
  );
  const assertions = existsSync(count) ? Number(readFileSync(count, "utf8")) : 0;
  if (outOfTime)
    faults.splice(
      0,
      faults.length,
      `ended after ${limit} s without progress${current ? `, in the test "${current}"` : last ? `, after the test "${last}"` : ""}`,
    );
  else if (code !== 0 && failed === 0 && faults.length === 0)
    faults.push(`ended with code ${code} though no test failed`);
  else if (code === 0 && assertions === 0 && passed > 0) faults.push("made no assertion");
  return {
    passed,
    failed,
    skipped,
    assertions,
    seconds,
    cores,
    faults,
    failures,
    log,
    tail: faults.length > 0 ? tailOf(log, 15) : "",
  };
}
