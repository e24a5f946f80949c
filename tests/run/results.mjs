// Counts what the entries of a run gave, part by part, and says it.

import { sumOf } from "./cores.mjs";

/** How many failures are told again at the end. */
const FAILED_TOLD = 40;

/** What failed in a result, by name. */
const failuresOf = ({ failures, faults }) => failures.map(({ name }) => name).concat(faults);

/**
 * A result: {passed, failed, skipped, assertions, seconds, cores?, kinds?, faults: [text], failures: [{name, error}], tail, log, times?}.
 * cores: its core-seconds; kinds: those of the browser it used, by kind of work (cores.mjs), which are not among its own.
 */
export class Results {
  #parts = new Map(); // label → {entries, passed, failed, skipped, assertions, seconds, cores, first, last}
  #slowest = [];
  #kinds = new Map(); // what the browsers did → core-seconds
  #flaky = [];
  #failed = new Set(); // "part: entry: what"
  #began = Date.now();
  #say;

  constructor(say = console.log) {
    this.#say = say;
  }

  /** Adds an entry's result; a fault counts as one failure. What failed is told at once. */
  add(part, name, result, { quiet = false } = {}) {
    const sum = this.#parts.get(part) ?? {
      entries: 0,
      passed: 0,
      failed: 0,
      skipped: 0,
      assertions: 0,
      seconds: 0,
      cores: 0,
      first: Infinity,
      last: 0,
    };
    sum.entries++;
    sum.passed += result.passed;
    sum.failed += result.failed + result.faults.length;
    sum.skipped += result.skipped;
    sum.assertions += result.assertions;
    sum.seconds += result.seconds;
    const cores = (result.cores ?? 0) + sumOf(result.kinds ?? {});
    sum.cores += cores;
    for (const [kind, own] of Object.entries(result.kinds ?? {}))
      this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + own);
    if (result.kinds)
      this.#kinds.set("the tests", (this.#kinds.get("the tests") ?? 0) + (result.cores ?? 0));
    sum.first = Math.min(sum.first, Date.now() - result.seconds * 1000);
    sum.last = Date.now();
    this.#parts.set(part, sum);
    for (const time of result.times ?? [{ name, seconds: result.seconds, cores }])
      this.#slowest.push(time);
    for (const what of failuresOf(result)) this.#failed.add(`${part}: ${name}: ${what}`);
    if (quiet) return;
    for (const fault of result.faults) this.#say(`  FAILED ${part}: ${name}: ${fault}`);
    for (const { name: test, error } of result.failures)
      this.#say(
        `  FAILED ${part}: ${name}: ${test}${error ? `\n    ${error.split("\n").slice(0, 12).join("\n    ")}` : ""}`,
      );
    if (result.tail) this.#say(result.tail.replace(/^/gm, "    | "));
    if (result.faults.length + result.failures.length > 0 && result.log)
      this.#say(`    the whole log: ${result.log}`);
  }

  /** Takes a failed result back, since the entry passed alone. */
  replace(part, name, before, after) {
    const sum = this.#parts.get(part);
    sum.failed -= before.failed + before.faults.length;
    sum.passed += after.passed - before.passed;
    sum.skipped += after.skipped - before.skipped;
    sum.assertions += after.assertions - before.assertions;
    for (const what of failuresOf(before)) this.#failed.delete(`${part}: ${name}: ${what}`);
    this.#flaky.push(`${part}: ${name}: ${failuresOf(before).join("; ")}`);
  }

  total() {
    const all = { passed: 0, failed: 0, skipped: 0 };
    for (const part of this.#parts.values())
      for (const key of Object.keys(all)) all[key] += part[key];
    return all;
  }

  /**
   * Every entry, and of the native ones every test case, with its seconds and, but for a test case, its core-seconds: the longest
   * first, a line each.
   */
  list() {
    return this.#slowest
      .sort((a, b) => b.seconds - a.seconds)
      .map(
        ({ name, seconds, cores }) =>
          `${seconds.toFixed(2)}\t${cores === undefined ? "" : cores.toFixed(2)}\t${name}\n`,
      )
      .join("");
  }

  /** The closing table. */
  summary() {
    const seconds = (Date.now() - this.#began) / 1000;
    const pad = (text, width) => String(text).padStart(width);
    this.#say("");
    this.#say("   core s  until  entries  tests  assertions  part");
    for (const [label, part] of [...this.#parts].sort((a, b) => a[1].last - b[1].last)) {
      this.#say(
        `  ${pad(part.cores.toFixed(0), 7)} ${pad(((part.last - this.#began) / 1000).toFixed(0), 6)} ${pad(part.entries, 8)} ${pad(part.passed + part.failed, 6)} ${pad(part.assertions, 11)}  ${label}`,
      );
    }
    if (this.#kinds.size > 0) {
      const kinds = [...this.#kinds].sort((a, b) => b[1] - a[1]);
      this.#say("");
      this.#say(
        `Core-seconds of the browsers: ${kinds.map(([kind, own]) => `${kind} ${own.toFixed(0)}`).join(", ")}`,
      );
      const dearest = this.#slowest
        .filter(({ cores = 0 }) => cores > 0)
        .sort((a, b) => b.cores - a.cores);
      this.#say("Dearest entries, in core-seconds:");
      for (const { name, cores } of dearest.slice(0, 10))
        this.#say(`  ${pad(cores.toFixed(1), 6)}  ${name}`);
    }
    const slowest = this.#slowest.sort((a, b) => b.seconds - a.seconds).slice(0, 5);
    this.#say("");
    this.#say(`Longest entries, of ${(seconds / 60).toFixed(1)} min in all:`);
    for (const { name, seconds: own } of slowest)
      this.#say(
        `  ${pad(own.toFixed(1), 6)} s  ${pad(((100 * own) / seconds).toFixed(1), 4)} %  ${name}`,
      );
    if (this.#flaky.length > 0) {
      this.#say("");
      this.#say("Passed only when tried again, alone:");
      for (const one of this.#flaky) this.#say(`  ${one}`);
    }
  }

  /** What failed, once more by name: for the end, since of a long output often only that is seen. */
  sayFailed() {
    if (this.#failed.size === 0) return;
    this.#say("");
    this.#say("Failed:");
    for (const one of [...this.#failed].slice(0, FAILED_TOLD)) this.#say(`  ${one}`);
    if (this.#failed.size > FAILED_TOLD) this.#say(`  and ${this.#failed.size - FAILED_TOLD} more`);
  }
}
