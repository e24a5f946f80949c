// The sources are laid out by the formatters, and a file that is not is found; a long one says why.
// early: the sources alone are read
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { different, laidOut, sources } from "../format.mjs";

const project = fileURLToPath(new URL("../..", import.meta.url));

test("every source file is laid out as the formatters would", async () => {
  assert.ok(sources().length > 700, "source files are found");
  const found = await different();
  assert.deepEqual(
    found.map(({ file }) => file),
    [],
    "put right by: node tests/format.mjs",
  );
});

test("a file laid out otherwise is told", async () => {
  assert.equal(await laidOut("core/x.cpp", "int f( ){return  1 ;}\n"), "int f() { return 1; }\n");
  assert.equal(await laidOut("site/x.mjs", "const a = 'b'\n"), 'const a = "b";\n');
  await assert.rejects(laidOut("site/x.mjs", "const = 1"));
});

/** Whether a text is short, or says among its first lines why it is long. */
const saysWhyLong = (text) => {
  const lines = text.split("\n");
  return lines.length <= 401 || lines.slice(0, 30).some((line) => line.startsWith("// Long: "));
};

test("a source file above 400 lines says at its head why it is one file", () => {
  const silent = sources().filter(
    (file) => !saysWhyLong(readFileSync(join(project, file), "utf8")),
  );
  assert.deepEqual(silent, [], "split it, or add a line: // Long: why");
  assert.ok(!saysWhyLong("int a;\n".repeat(401)));
});
