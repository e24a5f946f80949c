// The run itself: what runs nothing cannot pass, what hangs is ended and named, and what is counted is what ran.
// Long: each way in which a run can fail.
import test from "node:test";
import assert from "node:assert/strict";
import { once } from "node:events";
import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { callSites, judgeEvents, runNodeFile } from "./node-entry.mjs";
import { batchesOf, countOf, judgeReport, runCases, runOther } from "./native-entry.mjs";
import { coresBetween, readTimes, treeCores } from "./cores.mjs";
import { readOptions, seedOf } from "./options.mjs";
import { Pool, runCommand } from "./pool.mjs";
import { Results } from "./results.mjs";

const folder = mkdtempSync(join(tmpdir(), "ludus-run-"));
test.after(() => rmSync(folder, { recursive: true }));
const write = (name, text, mode = 0o644) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text, { mode });
  return name;
};
let number = 0;
/** Runs a test file with this text as an entry of the run. */
const runText = (text, limit = 60) =>
  runNodeFile({
    file: write(`planted-${++number}.mjs`, text),
    project: folder,
    logs: folder,
    name: `log-${number}`,
    limit,
  });
const HEAD = "import test from 'node:test';\nimport assert from 'node:assert/strict';\n";
/** Runs cases of a program that is this shell script; $report is its report, $cases the file of names. */
const runScript = (script, names, limit = 60) => {
  const program = join(
    folder,
    write(
      `program-${++number}`,
      `#!/bin/sh\nreport=$LUDUS_REPORT\ncases=\${1#--cases=}\n${script}\n`,
      0o755,
    ),
  );
  return runCases({ program, names, name: `log-${number}`, logs: folder, project: folder, limit });
};
const END = (name, more = "") =>
  `echo '{"event":"end","name":"${name}","assertions":3,"failed":false,"seconds":0.1${more}}' >>"$report"`;

test("a file of tests that pass is counted, with its assertions", async () => {
  const { passed, failed, skipped, assertions, faults } = await runText(
    `${HEAD}test('one', () => assert.equal(1, 1));\ntest('two', () => { assert.ok(1); assert.match('a', /a/); });\ntest('later', { skip: 'not here' }, () => {});\n`,
  );
  assert.deepEqual(
    { passed, failed, skipped, assertions, faults },
    { passed: 2, failed: 0, skipped: 1, assertions: 3, faults: [] },
  );
});

test("a file that runs no test fails", async () => {
  const { faults } = await runText(`${HEAD}assert.ok(test);\n`);
  assert.deepEqual(faults, ["ran no test"]);
});

test("a file whose tests assert nothing fails", async () => {
  const { faults } = await runText(`${HEAD}assert;\ntest('one', () => {});\n`);
  assert.deepEqual(faults, ["made no assertion"]);
});

test("a file that ends before its tests have run fails", async () => {
  const { faults } = await runText(
    `${HEAD}test('one', () => assert.ok(1));\ntest('two', () => process.exit(0));\n`,
  );
  assert.equal(faults.length, 1);
  assert.match(faults[0], /ran no test|did not run to its end/);
});

test(
  "a test that is never registered is missed by its line",
  {
    skip:
      Number(process.versions.node.split(".")[0]) < 20 &&
      "Node tells the lines of tests from 20 on",
  },
  async () => {
    const { faults } = await runText(
      `${HEAD}test('one', () => assert.ok(1));\nif (process.pid < 0) {\n  test('never', () => assert.ok(0));\n}\n`,
    );
    assert.equal(faults.length, 1);
    assert.match(faults[0], /the test on line 5 never ran/);
  },
);

test("a failing test is told with what it said", async () => {
  const { failed, failures } = await runText(
    `${HEAD}test('sums', () => assert.equal(1 + 1, 3, 'one and one'));\n`,
  );
  assert.equal(failed, 1);
  assert.equal(failures[0].name, "sums");
  assert.match(failures[0].error, /one and one/);
});

test("a file that hangs is ended, and the test it was in is named", async () => {
  const { faults } = await runText(
    `${HEAD}test('quick', () => assert.ok(1));\ntest('endless', () => new Promise(() => setInterval(() => {}, 1000)));\n`,
    3,
  );
  assert.equal(faults.length, 1);
  assert.match(faults[0], /ended after 3 s without progress/);
  if (Number(process.versions.node.split(".")[0]) >= 20)
    assert.match(faults[0], /in the test "endless"/);
});

test("test calls are found by their lines", () => {
  assert.deepEqual(
    callSites(
      "import test from 'node:test';\ntest('a', () => {});\n  await test('b');\n// test('c')\nconst latest = best('d');\ntest.after(close);\ntest.skip('e');\n",
    ),
    [2, 3, 7],
  );
});

test("a plan of more tests than reported is a fault", () => {
  const pass = { type: "pass", name: "a", nesting: 0, file: "f", line: 1 };
  assert.deepEqual(
    judgeEvents([pass, { type: "plan", nesting: 0, count: 1 }], "f", [1]).faults,
    [],
  );
  assert.deepEqual(judgeEvents([pass, { type: "plan", nesting: 0, count: 2 }], "f", [1]).faults, [
    "has 2 tests, and 1 reported",
  ]);
});

test("doctest cases that report are counted with their assertions", async () => {
  const { passed, assertions, faults, times } = await runScript(`${END("a; b")}\n${END("c")}`, [
    "a; b",
    "c",
  ]);
  assert.deepEqual({ passed, assertions, faults }, { passed: 2, assertions: 6, faults: [] });
  assert.deepEqual(times[0], { name: "a; b", seconds: 0.1 });
});

test("a doctest case that was asked for and did not run is a fault, though the program says all is well", async () => {
  const { passed, faults } = await runScript(END("c"), ["a; b", "c"]);
  assert.equal(passed, 1);
  assert.deepEqual(faults, ['1 test cases did not run: "a; b"']);
});

test("every case is in just one batch, of its game or file, and volume that is played whole is alone", () => {
  const cases = Array.from({ length: 200 }, (_, i) => ({
    name: `case ${i}`,
    suite: i % 2 ? "fulke-1" : "",
    file: `/there/tests/unit/${i % 3}_test.cpp`,
    volume: i % 5 === 0,
  }));
  const place = (file) => file.slice(file.indexOf("tests/"));
  for (const whole of [false, true]) {
    const batches = [...batchesOf(cases, { whole, place })];
    assert.deepEqual(
      batches.flatMap(([, names]) => names).sort(),
      cases.map(({ name }) => name).sort(),
    );
    for (const [label, names] of batches) {
      const own = cases.filter(({ name }) => names.includes(name));
      assert.equal(new Set(own.map(({ volume }) => volume)).size, 1, label);
      assert.equal(new Set(own.map(({ suite, file }) => suite || file)).size, 1, label);
      assert.ok(names.length <= (own[0].volume ? (whole ? 1 : 6) : 32), label);
    }
  }
  // Whose names would be labels of others' batches.
  const strange = ["a", "a 2", "a in volume"].map((name) => ({
    name,
    suite: name,
    file: "",
    volume: false,
  }));
  assert.equal([...batchesOf(strange, { whole: false, place }).values()].flat().length, 3);
});

test("a doctest case without an assertion fails", () => {
  const { passed, failures } = judgeReport(
    [
      { event: "start", name: "a" },
      { event: "end", name: "a", assertions: 0, failed: false, seconds: 0 },
    ],
    ["a"],
  );
  assert.equal(passed, 0);
  assert.deepEqual(failures, [{ name: "a", error: "made no assertion" }]);
});

test("a program that crashes in a case is a fault that names the case", async () => {
  const { faults } = await runScript(
    `echo '{"event":"start","name":"deep end"}' >>"$report"; kill -SEGV $$`,
    ["deep end"],
  );
  assert.match(faults.join(), /it ended in "deep end"/);
});

test("a program that hangs is ended with all it started, and its case is named", async () => {
  const { faults, seconds } = await runScript(
    `echo '{"event":"start","name":"a long wait"}' >>"$report"; echo $$ >"${folder}/pids"; sleep 600 & echo $! >>"${folder}/pids"; wait`,
    ["a long wait"],
    2,
  );
  assert.deepEqual(faults, ['ended after 2 s without progress, in the test case "a long wait"']);
  assert.ok(seconds < 300);
  for (const pid of readFileSync(join(folder, "pids"), "utf8").trim().split("\n")) {
    const state = spawnSync(
      "sh",
      ["-c", `cat /proc/${pid}/stat 2>/dev/null || ps -o stat= -p ${pid}`],
      { encoding: "utf8", timeout: 20_000 },
    ).stdout;
    assert.match(state, /^$|\) Z |^Z/, `process ${pid} is left`);
  }
});

test("a command that leaves a process holding its output does not hold the run", async () => {
  const { code } = await runCommand({
    command: ["sh", "-c", "sleep 600 & exit 0"],
    log: join(folder, "held.log"),
    limit: 60,
  });
  assert.equal(code, 0);
});

/** Works until it has used 0.3 core-seconds, however long that takes. */
const WORK =
  "const begin = process.cpuUsage(); const used = () => { const { user, system } = process.cpuUsage(begin); return user + system; }; while (used() < 300_000);";

test("a command's core-seconds are its own and those of what it started, and waiting costs none", async () => {
  const log = join(folder, "cores.log");
  const worked = await runCommand({
    command: ["sh", "-c", `node -e '${WORK}'; exit 3`],
    log,
    limit: 60,
  });
  assert.equal(worked.code, 3);
  assert.ok(worked.cores >= 0.29, `${worked.cores}`);
  const waited = await runCommand({ command: ["sleep", "1"], log, limit: 60 });
  assert.ok(waited.seconds >= 1 && waited.cores < 0.5, JSON.stringify(waited));
  assert.equal(existsSync(`${log}.times`), false, "nothing is left beside the log");
  assert.equal(readTimes(join(folder, "no such file")), 0);
  writeFileSync(join(folder, "times"), "0m0.01s 0m0.00s\n2m3.50s 0m1.25s\n");
  assert.equal(readTimes(join(folder, "times")), 124.75);
});

test(
  "what a browser uses while it goes on is told by kind of work, its gone pages too",
  { skip: existsSync("/proc/self/stat") ? false : "this system has no /proc" },
  async () => {
    const before = treeCores(process.pid);
    const page = spawn("node", [
      "-e",
      `${WORK} console.log(1); setInterval(() => {}, 9e9)`,
      "--",
      "--type=renderer",
    ]);
    await once(page.stdout, "data");
    const goesOn = coresBetween(before, treeCores(process.pid));
    assert.ok(goesOn.pages >= 0.29, JSON.stringify(goesOn));
    page.kill();
    await once(page, "exit");
    // A process that has gone counts for the one that waited for it.
    const gone = coresBetween(before, treeCores(process.pid));
    assert.ok(gone["its server"] >= 0.29, JSON.stringify(gone));
    assert.deepEqual(coresBetween({ a: 1, b: 2 }, { a: 3, b: 2 }), { a: 2 });
  },
);

test("core-seconds are told by part, by entry and by the browsers' kinds of work", () => {
  const said = [];
  const results = new Results((text) => said.push(text));
  const one = {
    passed: 1,
    failed: 0,
    skipped: 0,
    assertions: 2,
    faults: [],
    failures: [],
    tail: "",
  };
  results.add("browsers", "looks", {
    ...one,
    seconds: 9,
    cores: 2,
    kinds: { pages: 30, drawing: 5 },
  });
  results.add("browsers", "moves", { ...one, seconds: 20, cores: 1, kinds: { pages: 4 } });
  results.add("unit", "sums", {
    ...one,
    seconds: 4,
    cores: 3,
    times: [{ name: "add", seconds: 4 }],
  });
  results.summary();
  const text = said.join("\n");
  assert.match(text, /^ +42 +\d+ +2 +2 +4 {2}browsers$/m);
  assert.match(text, /browsers: pages 34, drawing 5, the tests 3/);
  assert.match(text, /Dearest.*\n +37\.0 {2}looks\n +5\.0 {2}moves/);
  assert.equal(results.list(), "20.00\t5.00\tmoves\n9.00\t37.00\tlooks\n4.00\t\tadd\n");
});

test("a fuzzer or script must say how much it checked", async () => {
  assert.equal(countOf("#1 INITED\nDone 8000 runs in 3 second(s)\n"), 8000);
  assert.equal(
    countOf("Done 40 runs in 1 second(s)\n#1 INITED\nDone 60 runs in 1 second(s)\n"),
    100,
  );
  assert.equal(countOf("12 checks, all right\n"), 12);
  const say = (text) =>
    runOther({
      command: ["sh", "-c", `printf '${text}'`],
      name: `other-${++number}`,
      logs: folder,
      project: folder,
      limit: 60,
    });
  assert.equal((await say("12 checks\\n")).passed, 1);
  for (const text of ["all right\\n", "Done 0 runs in 0 second(s)\\n", ""]) {
    const { passed, faults } = await say(text);
    assert.equal(passed, 0, text);
    assert.match(faults.join(), /checked nothing/);
  }
});

test("a script that says it cannot run here is skipped, not passed", async () => {
  const { passed, skipped } = await runOther({
    command: ["sh", "-c", "exit 77"],
    skip: 77,
    name: "elsewhere",
    logs: folder,
    project: folder,
    limit: 60,
  });
  assert.deepEqual({ passed, skipped }, { passed: 0, skipped: 1 });
});

test("tasks run when what they need is done, and are told as missed when it failed", async () => {
  const pool = new Pool(2);
  const said = [];
  const task = (id, needs, succeeds = true, more = {}) =>
    pool.add({
      id,
      needs,
      ...more,
      run: async () => {
        said.push(id);
        return succeeds;
      },
      missed: (why) => said.push(`${id} misses ${why}`),
    });
  task("site", ["packages"]);
  task("packages", []);
  task("broken", [], false);
  task("after", ["broken"]);
  task("never", ["nobody"]);
  await pool.finished();
  assert.ok(said.indexOf("packages") < said.indexOf("site"));
  assert.ok(said.includes("after misses broken"));
  assert.ok(said.includes("never misses nobody"));
});

test("a task that wants the machine alone has it alone", async () => {
  const pool = new Pool(2);
  let active = 0;
  const seen = [];
  const task = (name, alone) =>
    pool.add({
      alone,
      priority: alone ? -1 : 0,
      run: async () => {
        active++;
        await new Promise((done) => setImmediate(done));
        seen.push([name, active]);
        active--;
        return true;
      },
    });
  task("a");
  task("b");
  task("alone", true);
  task("c");
  await pool.finished();
  assert.deepEqual(
    seen.find(([name]) => name === "alone"),
    ["alone", 1],
  );
});

test("options are read, and what is none is refused with what was expected", () => {
  assert.deepEqual(readOptions(["--only", "native,web", "--game=fulke-1", "--strict"]), {
    only: ["native", "web"],
    game: "fulke-1",
    file: "",
    strict: true,
    deep: false,
    help: false,
  });
  assert.deepEqual(readOptions(["--only", "node"]).only, ["early", "node"]);
  assert.throws(
    () => readOptions(["--only", "nativ"]),
    /--only wants some of early, native, web, node, browser, not 'nativ'/,
  );
  assert.throws(() => readOptions(["--game"]), /--game wants a value/);
  assert.throws(() => readOptions(["deep"]), /unknown option 'deep'/);
  assert.equal(seedOf(new Date(2026, 10, 3)), 20261103);
});

test("a fault counts as a failure, and what passes alone is named as such", () => {
  const said = [];
  const results = new Results((text) => said.push(text));
  const good = {
    passed: 3,
    failed: 0,
    skipped: 0,
    assertions: 9,
    seconds: 1,
    faults: [],
    failures: [],
    tail: "",
  };
  const bad = { ...good, passed: 2, failed: 1, failures: [{ name: "unsteady", error: "" }] };
  results.add("browsers", "page", bad);
  results.add("browsers", "empty", { ...good, passed: 0, assertions: 0, faults: ["ran no test"] });
  assert.deepEqual(results.total(), { passed: 2, failed: 2, skipped: 0 });
  results.replace("browsers", "page", bad, good);
  assert.deepEqual(results.total(), { passed: 3, failed: 1, skipped: 0 });
  results.summary();
  results.sayFailed();
  assert.match(
    said.join("\n"),
    /Passed only when tried again, alone:\n {2}browsers: page: unsteady/,
  );
  assert.match(said.join("\n"), /Failed:\n {2}browsers: empty: ran no test$/);
});

/** A project of almost nothing, on which the whole program runs: what is built is these files. */
function project(files) {
  const at = mkdtempSync(join(folder, "project-"));
  cpSync(fileURLToPath(new URL(".", import.meta.url)), join(at, "tests/run"), {
    recursive: true,
    filter: (path) => !path.endsWith(".test.mjs"),
  });
  const all = {
    "site/setup.sh": "node_packages() { :; }\nconfigured() { :; }\nbuilt() { :; }\n",
    "site/serve.sh": "",
    "wasm/fetch-sources.sh": "",
    "core/toys/family.cpp": "",
    "tests/fuzz/x": "",
    "tests/terminal/x": "",
    "tests/browser/x": "",
    "tests/unit/sums_test.cpp": "",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(at, name)), { recursive: true });
    writeFileSync(join(at, name), text, { mode: text.startsWith("#!") ? 0o755 : 0o644 });
  }
  const { status, stdout, stderr } = spawnSync(
    "node",
    ["tests/run/main.mjs", ...(files.words ?? "").split(" ").filter(Boolean)],
    {
      cwd: at,
      encoding: "utf8",
      timeout: 240_000,
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, LUDUS_DEEP: "", LUDUS_GAME: "" },
    },
  );
  return { status, said: stdout + stderr };
}
const SOUND = `${HEAD}test('sound', () => assert.ok(1));\n`;

test("a whole run of what passes passes, and closes with what it counted", () => {
  const { status, said } = project({
    words: "--only node",
    "tests/sound.test.mjs": SOUND,
    "tests/other.test.mjs": SOUND,
  });
  assert.equal(status, 0, said);
  assert.match(said, /^2 passed, 0 failed, 0 skipped$/m);
});

test("a test file is known by its name, and by what it imports, in quotes of either kind", () => {
  const imports = HEAD.replace(/^import test from.*$/m, 'import { test } from "node:test";');
  assert.notEqual(imports, HEAD);
  const { status, said } = project({
    words: "--only node",
    "tests/doubled.mjs": `${imports}test('sound', () => assert.ok(1));\n`,
    "tests/bare.test.mjs": "",
  });
  assert.equal(status, 1, said);
  assert.match(said, /tests\/bare\.test\.mjs: ran no test/);
  assert.match(said, /^1 passed, 1 failed, 0 skipped$/m);
});

test("a whole run fails where one test file runs no test", () => {
  const { status, said } = project({
    words: "--only node",
    "tests/sound.test.mjs": SOUND,
    "tests/planted.test.mjs": `${HEAD}if (!assert) test('never', () => {});\n`,
  });
  assert.equal(status, 1, said);
  assert.match(said, /tests\/planted\.test\.mjs: ran no test/);
  assert.match(said, /^1 passed, 1 failed, 0 skipped$/m);
});

test("a whole run fails where the unit tests leave out a case they have", () => {
  const unit = `#!/bin/sh
[ "$1" = --list-json ] && { printf '%s\\n' '{"name":"sums; products","file":"/project/tests/unit/sums_test.cpp","games":[]}' '{"name":"roots","file":"/project/tests/unit/sums_test.cpp","games":[]}'; exit 0; }
echo '{"event":"end","name":"roots","assertions":1,"failed":false,"seconds":0}' >>"$LUDUS_REPORT"
`;
  const { status, said } = project({
    words: "--only native --file tests/unit/sums_test.cpp",
    "build/debug/tests/unit": unit,
    "build/debug/CTestTestfile.cmake":
      'add_test([[roots]] "${CMAKE_CURRENT_LIST_DIR}/tests/unit" "--case=roots")\n',
  });
  assert.equal(status, 1, said);
  assert.match(said, /1 test cases did not run: "sums; products"/);
  assert.match(said, /^1 passed, 1 failed, 0 skipped$/m);
});

test("a whole run fails where a build fails, and says what was not run for it", () => {
  const { status, said } = project({
    words: "--only node",
    "site/serve.sh": "echo 'sums.cpp:3: error: no such sum'; seq 60; echo no compiler; exit 3",
    "tests/sound.test.mjs": SOUND,
  });
  assert.equal(status, 1, said);
  assert.match(said, /modules and site: failed with code 3: sums\.cpp:3: error: no such sum/);
  assert.match(said, /\nFailed:\n {2}building: modules and site: failed with code 3: sums/);
  assert.match(said, /no compiler/);
});

test("texts and types are tried though what is built fails", () => {
  const { status, said } = project({
    words: "--only node",
    "site/serve.sh": "exit 3",
    "tests/sound.test.mjs": `// early: nothing is asked\n${SOUND}`,
  });
  assert.equal(status, 1, said);
  assert.match(said, /^1 passed, 1 failed, 0 skipped$/m);
});

test("a whole run of nothing fails", () => {
  const { status, said } = project({ words: "--only browser" });
  assert.equal(status, 1, said);
  assert.match(said, /no test was run/);
});
