// What both commands say where something is missing and cannot be installed.
import test from "node:test";
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("..", import.meta.url));
const LIMIT = 240_000; // milliseconds: what takes seconds on an idle machine
const folder = mkdtempSync(join(tmpdir(), "ludus-setup-"));
test.after(() => rmSync(folder, { recursive: true }));

/** Runs `require ...` (or `wish ...`, so many times) as somebody on a machine that has only the commands named, and those written here. */
function require(needs, { commands = {}, root = false, by = "require", times = 1 } = {}) {
  const bin = mkdtempSync(join(folder, "bin-"));
  for (const name of [
    "awk",
    "cat",
    "cut",
    "date",
    "dirname",
    "grep",
    "head",
    "mkdir",
    "rm",
    "sed",
    "sh",
    "sleep",
    "sort",
    "tail",
    "tr",
    "uname",
    "nproc",
    "env",
    "timeout",
  ]) {
    const found = process.env.PATH.split(delimiter)
      .map((place) => join(place, name))
      .find(existsSync);
    if (found) symlinkSync(found, join(bin, name));
  }
  const write = (name, text) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  write("id", `echo ${root ? 0 : 1000}`);
  for (const [name, text] of Object.entries(commands)) write(name, text);
  const place = join(bin, "project");
  mkdirSync(place);
  const { status, stdout, stderr } = spawnSync(
    join(bin, "sh"),
    [
      "-c",
      `set -eu; ROOT=${place}; ME=here; . ${project}site/setup.sh; ${`${by} ${needs}; `.repeat(times)}echo there`,
    ],
    {
      env: { PATH: bin },
      encoding: "utf8",
      timeout: LIMIT,
      killSignal: "SIGKILL",
    },
  );
  return { status, said: stdout + stderr };
}

const whole = (name, version) => ({ [name]: `echo "${name} ${version}"` });

test("without root, the packages to ask for are named exactly, each once", () => {
  const { status, said } = require("emcc cmake ninja node npm xz compiler", {
    commands: { "apt-get": "exit 9" },
  });
  assert.equal(status, 2);
  assert.match(
    said,
    /apt-get install --no-install-recommends emscripten cmake ninja-build nodejs npm xz-utils g\+\+\n/,
  );
  assert.doesNotMatch(said, /^there$/m);
});

test("without apt, what to provide is listed", () => {
  const { status, said } = require("emcc ninja", {});
  assert.equal(status, 2);
  assert.match(said, /- Emscripten 3\.1\.6 or later \(emcc in PATH, or EMSDK set\)\n\s*- Ninja/);
  assert.match(said, /no apt-get/);
});

test("a CMake that is too old counts as missing, a new one does not", () => {
  assert.equal(require("cmake", { commands: whole("cmake", "3.18.4") }).status, 2);
  const { status, said } = require("cmake", { commands: whole("cmake", "3.22.1") });
  assert.equal(status, 0, said);
  assert.match(said, /there/);
});

test("what is there is asked for by nobody", () => {
  const { status, said } = require("emcc ninja npm", {
    commands: { emcc: "true", ninja: "true", npm: "true" },
  });
  assert.equal(status, 0);
  assert.equal(said, "there\n");
});

test("as root, the list is fetched and what is missing is installed", () => {
  const { status, said } = require("ninja", {
    root: true,
    commands: {
      "apt-get":
        'case "$*" in *install*) printf "#!/bin/sh\\n" > "${0%/*}/ninja"; /bin/chmod +x "${0%/*}/ninja" ;; esac',
    },
  });
  assert.equal(status, 0, said);
  assert.match(said, /packages \(ninja-build\)/);
  assert.match(said, /there/);
});

test("an install that fails says so in one line, with its log and what to do", () => {
  const { status, said } = require("ninja", {
    root: true,
    commands: { "apt-get": 'echo "E: no mirror"; exit 100' },
  });
  assert.equal(status, 1);
  assert.match(said, /\| E: no mirror/);
  assert.match(
    said,
    /here: failed: packages \(ninja-build\); the whole log is build\/log\/apt-install\.log\. See whether/,
  );
});

test("an install that brings too little says what is still missing", () => {
  const { status, said } = require("node", { root: true, commands: { "apt-get": "exit 0" } });
  assert.equal(status, 2);
  assert.match(said, /still missing after the install: Node 18 or later/);
  assert.match(said, /newer one first in PATH/);
});

test("what is good to have and cannot be installed without root is left out, in one line each", () => {
  const { status, said } = require("firefox display", {
    by: "wish",
    commands: { "apt-get": "exit 9" },
  });
  assert.equal(status, 0, said);
  assert.equal(
    said,
    "Continuing without Firefox (FIREFOX names one). What needs it is skipped.\nContinuing without Xvfb. What needs it is skipped.\nthere\n",
  );
});

test("of what is good to have, a package that is not there takes nothing from the others, and is asked for once", () => {
  const { status, said } = require("webkit display", {
    by: "wish",
    times: 2,
    root: true,
    commands: {
      "apt-get":
        'case "$*" in *install*xvfb*) printf "#!/bin/sh\\n" > "${0%/*}/Xvfb"; /bin/chmod +x "${0%/*}/Xvfb" ;; *install*) exit 100 ;; esac',
    },
  });
  assert.equal(status, 0, said);
  assert.equal(said.match(/Installing optional packages: webkit display/g)?.length, 1, said);
  assert.equal(said.match(/Continuing without WebKitGTK/g)?.length, 2, said);
  assert.doesNotMatch(said, /without Xvfb|failed/);
  assert.match(said, /there/);
});

test("Emscripten is started by Python itself, and not by a version manager's script for it", () => {
  const asked = (commands) =>
    require('"${EMSDK_PYTHON:-the usual one}"', { by: "plain_python; echo", commands }).said;
  assert.match(asked({ python3: "echo /bin/sh" }), /^\/bin\/sh$/m);
  // Where it cannot tell what it is, Emscripten does as before.
  assert.match(asked({ python3: "exit 1" }), /^the usual one$/m);
  assert.match(asked({ python3: "echo /nowhere/python3" }), /^the usual one$/m);
  assert.match(asked({}), /^the usual one$/m);
});

// ---- steps: what they leave behind ----

const proc = { skip: existsSync("/proc/self/environ") ? false : "no /proc to count processes in" };
let scripts = 0;

/** The arguments of a shell that has the steps, and a mark in its environment by which it and all it starts are known. */
function script(words, more = {}) {
  const mark = `ludus-setup-${process.pid}-${++scripts}`;
  const place = join(folder, mark);
  mkdirSync(place);
  const log = (name) => join(place, `build/log/${name}.log`);
  const marked = () =>
    readdirSync("/proc")
      .filter((pid) => /^\d+$/.test(pid))
      .map(Number)
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/environ`, "latin1").includes(
            `LUDUS_TEST_MARK=${mark}\0`,
          );
        } catch {
          return false; // it has ended
        }
      });
  const clear = () => marked().forEach((pid) => process.kill(pid, "SIGKILL"));
  const given = [
    "sh",
    ["-c", `set -eu; ROOT=${place}; ME=here; . ${project}site/setup.sh; ${words}`],
    { env: { ...process.env, LUDUS_TEST_MARK: mark, ...more } },
  ];
  return { given, log, marked, clear };
}

/** What a script as script() gives it has said and returned, once it has ended. */
const ended = ([command, words, options]) =>
  spawnSync(command, words, {
    ...options,
    encoding: "utf8",
    timeout: LIMIT,
    killSignal: "SIGKILL",
  });

test(
  "two hundred quick steps leave no process behind, and nobody holds the pipe of the caller",
  proc,
  () => {
    const { given, marked, clear } = script(
      "i=0; while [ $i -lt 200 ]; do step quick quick true; i=$((i + 1)); done; echo there",
    );
    try {
      const { error, status, stdout, stderr } = ended(given);
      assert.equal(error, undefined, "the pipe was held open");
      assert.equal(status, 0, stderr);
      assert.equal(stdout.replace(/  quick: \d+ s\n/g, "."), `${".".repeat(200)}there\n`, stderr);
      assert.deepEqual(marked(), []);
    } finally {
      clear();
    }
  },
);

test("a step returns what its command returned, of a function too, and shows the end of its log when that fails", () => {
  const { given } = script(
    'inner() { echo "some words"; return 7; }; step good good true; step bad bad inner || echo "gave $?, $step_said"',
  );
  const { status, stdout } = ended(given);
  assert.equal(status, 0);
  assert.match(
    stdout,
    /^  good: \d+ s\n  bad: failed after \d+ s\. The end of its log:\n    \| some words\ngave 7, the whole log is build\/log\/bad\.log\n$/,
  );
});

test("a step has succeeded also where whoever waits for its end is ended in that very moment", () => {
  const { given } = script(
    // A `timeout` whose time is over just when its reader has read all.
    'timeout() { shift; "$@" >"$LOGS/read"; [ -e "$LOGS/once" ] || { : >"$LOGS/once"; return 124; }; cat "$LOGS/read"; }; step good good true',
  );
  const { status, stdout, stderr } = ended(given);
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, /  good: \d+ s\n$/);
});

test(
  "a step longer than its limit is ended with all it started, also what does not want to, and says so with the end of its log",
  proc,
  () => {
    const stubborn = `sh -c 'trap "" TERM; sleep 1000 & echo at work; while :; do sleep 1000; done'`;
    const { given, marked, clear } = script(`step slow slow ${stubborn} || echo "gave $?"`, {
      STEP_LIMIT: "1",
    });
    try {
      const { error, status, stdout } = ended(given);
      assert.equal(error, undefined);
      assert.equal(status, 0);
      assert.match(
        stdout,
        /^  slow: ended by its limit of 1 s, after \d+ s\. The end of its log:\n    \| at work\ngave 124\n$/,
      );
      assert.deepEqual(marked(), []);
    } finally {
      clear();
    }
  },
);

for (const [signal, status] of [
  ["SIGTERM", 143],
  ["SIGINT", 130],
  ["SIGHUP", 129],
])
  test(
    `${signal} ends a script in the middle of a step, with all the step started`,
    proc,
    async () => {
      const {
        given: [command, words, options],
        log,
        marked,
        clear,
      } = script(`step slow slow sh -c 'sleep 1000 & echo at work; wait'; echo there`);
      try {
        const child = spawn(command, words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
        const said = [];
        child.stdout.on("data", (bytes) => said.push(bytes));
        const closed = new Promise((done, failed) => {
          const limit = setTimeout(() => failed(new Error("it did not end")), LIMIT);
          child.on("close", (code) => (clearTimeout(limit), done(code))); // the pipe too
        });
        const atWork = () =>
          existsSync(log("slow")) && readFileSync(log("slow"), "utf8").includes("at work");
        while (!atWork() && child.exitCode === null)
          await new Promise((done) => setTimeout(done, 20));
        child.kill(signal);
        assert.equal(await closed, status);
        assert.doesNotMatch(Buffer.concat(said).toString(), /there/);
        assert.deepEqual(marked(), []);
      } finally {
        clear();
      }
    },
  );

// ---- the site built again ---------------------------------------------------------------------------------------------

test("where a file of the site was renamed, nothing made of the old one stays", () => {
  const at = mkdtempSync(join(folder, "serve-"));
  const files = {
    "site/serve.sh": readFileSync(join(project, "site/serve.sh"), "utf8"),
    "site/setup.sh":
      'began=0; require() { :; }\nsay() { :; }\nelapsed() { :; }\nnode_packages() { :; }\nconfigured_and_built() { :; }\nmust() { shift 3; "$@"; }\n',
    "site/src/old.txt": "",
    "assets/a": "",
    "wasm/fetch-sources.sh": "",
    "build/web/a.js": "",
    "build/web/a.wasm": "",
    "build/web/modules.json": "",
    "bin/npm":
      "#!/bin/sh\nmkdir -p build/site && cp site/src/* build/site && : >build/site/index.html\n",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(at, name, ".."), { recursive: true });
    writeFileSync(join(at, name), text, { mode: 0o755 });
  }
  const build = () =>
    spawnSync("sh", ["site/serve.sh", "--build-only"], {
      cwd: at,
      encoding: "utf8",
      timeout: LIMIT,
      env: { ...process.env, PATH: `${join(at, "bin")}${delimiter}${process.env.PATH}` },
    });
  const first = build();
  assert.equal(first.status, 0, first.stderr);
  assert.ok(existsSync(join(at, "build/site/old.txt")));
  writeFileSync(join(at, "site/src/new.txt"), "");
  rmSync(join(at, "site/src/old.txt"));
  const again = build();
  assert.equal(again.status, 0, again.stderr);
  assert.deepEqual(readdirSync(join(at, "build/site")).sort(), ["index.html", "new.txt"]);
  // Nor what the site is made of no more, where all its sources are there as before.
  writeFileSync(join(at, "build/site/made-once.txt"), "");
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(at, "site/src/new.txt"), later, later);
  assert.equal(build().status, 0);
  assert.deepEqual(readdirSync(join(at, "build/site")).sort(), ["index.html", "new.txt"]);
});
