// A module is linked again where something in it is another, and only there.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";

const folder = mkdtempSync(join(tmpdir(), "ludus-relink-"));
after(() => rmSync(folder, { recursive: true }));
const relink = fileURLToPath(new URL("relink.mjs", import.meta.url));
const write = (name, text) => writeFileSync(join(folder, name), text);

/** An archive as ar writes it; names longer than 15 letters stand in a table of their own. */
function archive(name, members) {
  const head = (title, size) =>
    `${title.padEnd(16)}${"0".padEnd(32)}${String(size).padEnd(10)}\`\n`;
  const even = (text) => (text.length % 2 ? `${text}\n` : text);
  const long = Object.keys(members).filter((title) => title.length > 15);
  const table = long.map((title) => `${title}/\n`).join("");
  const placeOf = (title) => table.indexOf(`${title}/\n`);
  const parts = Object.entries(members).map(
    ([title, text]) =>
      head(long.includes(title) ? `/${placeOf(title)}` : `${title}/`, text.length) + even(text),
  );
  write(name, `!<arch>\n${head("//", table.length)}${even(table)}${parts.join("")}`);
}

// A linker that takes two members of the library, tells them, and counts how often it was asked.
write(
  "linker.sh",
  `printf . >>asked
printf '%s\\n' main.o 'lib.a(game.cpp.o)' 'lib.a(a-game-of-a-long-name.cpp.o)'
[ ! -e broken ] || exit 3
: >out.js
: >out.wasm
`,
);
const members = { "game.cpp.o": "a", "a-game-of-a-long-name.cpp.o": "b", "other.cpp.o": "c" };

/** Runs it: its status, and how often the linker was asked. */
function run(...more) {
  write("asked", "");
  const command = ["sh", "linker.sh", "main.o", "lib.a", "-o", "out.js", ...more];
  const { status } = spawnSync(process.execPath, [relink, ...command], {
    cwd: folder,
    timeout: 60_000,
  });
  return [status, readFileSync(join(folder, "asked"), "utf8").length];
}

test("what is in a module decides whether it is linked again, not what else the library holds", () => {
  write("main.o", "main");
  archive("lib.a", members);
  assert.deepEqual(run(), [0, 1], "the first time");
  utimesSync(join(folder, "out.js"), 1, 1);
  assert.deepEqual(run(), [0, 0], "all as it was");
  assert.ok(statSync(join(folder, "out.js")).mtimeMs > 1e6, "and newer than what it is made of");
  archive("lib.a", { ...members, "other.cpp.o": "another", "new.cpp.o": "new" });
  assert.deepEqual(run(), [0, 0], "another object of the library");
  for (const name of ["game.cpp.o", "a-game-of-a-long-name.cpp.o"]) {
    archive("lib.a", { ...members, [name]: "another" });
    assert.deepEqual(run(), [0, 1], name);
  }
  write("main.o", "another");
  assert.deepEqual(run(), [0, 1], "an object of its own");
  assert.deepEqual(run("-O2"), [0, 1], "another command");
  rmSync(join(folder, "out.wasm"));
  assert.deepEqual(run("-O2"), [0, 1], "what was made is gone");
  assert.deepEqual(run("-O2"), [0, 0]);
});

test("what could not be linked is linked the next time", () => {
  write("broken", "");
  write("main.o", "broken");
  assert.deepEqual(run(), [3, 1]);
  assert.ok(!existsSync(join(folder, "out.js.linked")));
  assert.deepEqual(run(), [3, 1]);
  rmSync(join(folder, "broken"));
  assert.deepEqual(run(), [0, 1]);
  assert.deepEqual(run(), [0, 0]);
});
