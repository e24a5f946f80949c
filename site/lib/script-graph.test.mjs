import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { importedBy } from "./script-graph.mjs";

const entries = [
  "/js/match/play.mjs",
  "/js/site/theme.mjs",
  "/js/site/keys.mjs",
  "/js/site/offline.mjs",
];

test("what a page's scripts import is known whole, each once, without the scripts themselves", () => {
  const all = importedBy(entries);
  for (const one of [
    "/js/match/panel.mjs",
    "/js/match/match-view.mjs",
    "/js/words/match.mjs",
    "/wasm/machine.mjs",
    "/wasm/ludus.mjs",
  ])
    assert.ok(all.includes(one), one);
  assert.equal(new Set(all).size, all.length);
  for (const entry of entries) assert.ok(!all.includes(entry), entry);
});

test("what is fetched only when it is needed is not among it", () => {
  const all = importedBy(entries);
  assert.match(
    readFileSync(new URL("../src/js/match/play.mjs", import.meta.url), "utf8"),
    /import\("\.\.\/board\/canvas\.mjs"\)/,
  );
  assert.ok(!all.includes("/js/board/canvas.mjs"));
});
