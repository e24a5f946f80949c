// That a test program runs what it is asked to, says so, and never passes for having run nothing.
// node tests/native/entries.mjs build/debug/tests/entries_fixture ctest

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const program = resolve(process.argv[2]),
  ctest = process.argv[3];
const folder = mkdtempSync(join(tmpdir(), "entries-"));
const clean = { ...process.env };
delete clean.LUDUS_GAME;
delete clean.LUDUS_REPORT;

const start = (command, words, env = {}) => {
  const done = spawnSync(command, words, {
    encoding: "utf8",
    timeout: 120_000,
    env: { ...clean, ...env },
  });
  assert.equal(done.error, undefined);
  return { code: done.status, said: done.stdout + done.stderr };
};
const ask = (...words) => start(program, words);
const lines = (text) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
const report = join(folder, "report");
const reported = (run) => {
  rmSync(report, { force: true });
  const done = run({ LUDUS_REPORT: report });
  return { ...done, events: existsSync(report) ? lines(readFileSync(report, "utf8")) : [] };
};
const ran = (events) =>
  events
    .filter(({ event }) => event === "end")
    .map(({ name }) => name)
    .sort();

let checks = 0;
const check = async (what, test) => {
  try {
    await test();
    checks += 1;
  } catch (fault) {
    console.error(`FAIL  ${what}`);
    throw fault;
  }
};

try {
  const all = lines(ask("--list-json").said);
  const names = all
    .filter(({ skip }) => !skip)
    .map(({ name }) => name)
    .sort();

  await check("every case is listed with its file, line and games", () => {
    assert.equal(all.length, 9);
    assert.equal(names.length, 6);
    for (const one of all) {
      assert.match(one.file, /entries_fixture\.cpp$/);
      assert.ok(one.line > 0 && one.suite === "");
    }
    const of = (begin) => all.find(({ name }) => name.startsWith(begin));
    assert.equal(of("entry: plain").family, "common");
    assert.equal(of("entry: tables").family, "tables");
    assert.ok(of("entry: tables").games.includes("royal-lombard"));
  });

  await check("a case chosen by name runs once, and no other", () => {
    for (const name of names) {
      const { code, events } = reported((env) => start(program, [`--case=${name}`], env));
      assert.equal(code, 0);
      assert.deepEqual(
        events.map(({ event }) => event),
        ["start", "end", "done"],
      );
      assert.equal(events[0].name, name);
      const { seconds, ...end } = events[1];
      assert.deepEqual(end, {
        event: "end",
        name,
        assertions: 1,
        failedAssertions: 0,
        failed: false,
      });
      assert.ok(seconds >= 0);
      assert.equal(events[2].cases, 1);
    }
  });

  await check("a list of names runs just those", () => {
    const list = join(folder, "names");
    writeFileSync(list, `${names.slice(1, 3).join("\n")}\n`);
    const { code, events } = reported((env) => start(program, [`--cases=${list}`], env));
    assert.equal(code, 0);
    assert.deepEqual(ran(events), names.slice(1, 3));
    writeFileSync(list, `${names[0]}\nentry: nobody wrote this\n`);
    const unknown = reported((env) => start(program, [`--cases=${list}`], env));
    assert.equal(unknown.code, 3);
    assert.match(unknown.said, /no test case is named "entry: nobody wrote this"/);
    assert.deepEqual(unknown.events, []);
    assert.equal(ask(`--cases=${join(folder, "nowhere")}`).code, 2);
    writeFileSync(list, "");
    assert.equal(ask(`--cases=${list}`).code, 3);
  });

  await check("a run of nothing fails, whatever was asked", () => {
    for (const words of [
      ["-tc=nobody*"],
      ["-ts=nobody"],
      ["-tce=*"],
      ["--case=entry"],
      ["--case=left out: fails"],
    ]) {
      const { code, said } = ask(...words);
      assert.equal(code, 3, said);
      assert.match(said, /no test case (matches|is named)/);
    }
    assert.equal(ask("--list-test-cases").code, 0);
    assert.equal(start(program, [], { LUDUS_GAME: "nobody" }).code, 3);
    const half = ask("--case=entry: plain", "--case=left out: fails");
    assert.equal(half.code, 3);
    assert.match(half.said, /of 2 test cases chosen by name 1 ran/);
  });

  await check("a case without an assertion fails, as does one whose assertion does", () => {
    const empty = reported((env) =>
      start(program, ["--no-skip", "--case=left out: asserts nothing"], env),
    );
    assert.equal(empty.code, 1);
    assert.match(empty.said, /has no assertion/);
    assert.equal(empty.events[1].failed, true);
    const failed = reported((env) => start(program, ["--no-skip", "--case=left out: fails"], env));
    assert.equal(failed.code, 1);
    assert.equal(failed.events[1].failedAssertions, 1);
    assert.equal(failed.events[1].failed, true);
  });

  await check("a program that is killed has said which case it was in", async () => {
    rmSync(report, { force: true });
    const running = spawn(program, ["--no-skip", "--case=left out: never ends"], {
      stdio: "ignore",
      env: { ...clean, LUDUS_REPORT: report },
    });
    const ended = new Promise((resolve) => running.once("exit", resolve));
    const limit = setTimeout(() => running.kill("SIGKILL"), 60_000);
    const written = () => (existsSync(report) ? readFileSync(report, "utf8") : "");
    while (!written().endsWith("\n") && running.exitCode === null && running.signalCode === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
    running.kill("SIGKILL");
    await ended;
    clearTimeout(limit);
    assert.deepEqual(lines(written()), [{ event: "start", name: "left out: never ends" }]);
  });

  await check("CTest runs every entry once, and an entry of a case that is not there fails", () => {
    const written = join(folder, "CTestTestfile.cmake");
    assert.equal(ask(`--write-ctest=${written}`, `--program=${program}`).code, 0);
    const test = (...words) => start(ctest, ["--test-dir", folder, ...words]);
    const { code, said, events } = reported((env) => start(ctest, ["--test-dir", folder], env));
    assert.equal(code, 0, said);
    assert.deepEqual(ran(events), names);
    assert.match(said, /100% tests passed, 0 tests failed out of 6/);
    assert.match(test("-N", "-L", "^tables$").said, /Total Tests: 1\b/);
    assert.match(test("-N", "-L", "^common$").said, /Total Tests: 8\b/);
    writeFileSync(
      written,
      `${readFileSync(written, "utf8")}add_test(planted [[${program}]] [[--case=entry: pla]])\n`,
    );
    const planted = test();
    assert.notEqual(planted.code, 0);
    assert.match(planted.said, /1 tests failed out of 7/);
  });

  console.log(`${checks} checks of the test programs' entries: all right`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
