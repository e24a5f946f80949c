// That the program `volume` is made of all files that have cases of volume, and of what those need.
// node tests/native/volume.mjs unit/game/catalogue_test.cpp ...

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const tests = join(dirname(fileURLToPath(import.meta.url)), "..");
const listed = process.argv
  .slice(2)
  .filter((path) => path !== "unit/battery.cpp")
  .sort();
const has = readdirSync(join(tests, "unit"), { recursive: true })
  .filter((name) => name.endsWith(".cpp"))
  .map((name) => `unit/${name}`)
  .filter((path) =>
    /VOLUME_TEST_CASE|description\("volume"\)/.test(readFileSync(join(tests, path), "utf8")),
  )
  .sort();
assert.ok(has.length > 0);
assert.deepEqual(listed, has);
console.log(`${has.length} checks of files with cases of volume: all right`);
