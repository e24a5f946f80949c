// Runs coverage.mjs as part of the suites: one test for each of its lines.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const run = spawnSync(process.execPath, [fileURLToPath(new URL("coverage.mjs", import.meta.url))], {
  encoding: "utf8",
  timeout: 120_000,
  killSignal: "SIGKILL",
});
const lines = run.stdout.split("\n").filter((line) => /^(ok|FAIL) /.test(line));

test("the checks of books against code run to their end", () => {
  assert.ok(lines.length > 5, run.stdout + run.stderr);
  assert.equal(run.status, lines.some((line) => line.startsWith("FAIL")) ? 1 : 0, run.stderr);
});
for (const line of lines)
  test(line.slice(6).split(": ").slice(0, 2).join(": ").slice(0, 120), () =>
    assert.ok(line.startsWith("ok"), line),
  );
