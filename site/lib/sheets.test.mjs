import test from "node:test";
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { joinSheets, sheetsFor } from "./sheets.mjs";

const css = (name) => `/assets/css/${name}.css`;

test("a play page links one sheet, and every other page those it names after the two of all pages", () => {
  assert.deepEqual(sheetsFor(["play"]), [css("play")]);
  assert.deepEqual(sheetsFor(["table", "play", "kinds"]), [css("play")]);
  assert.deepEqual(sheetsFor(["table", "home"]), ["base", "board", "table", "home"].map(css));
  assert.deepEqual(sheetsFor(), ["base", "board"].map(css));
});

test("the sheet of the play pages holds what they need, in its order", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "ludus-sheets-"));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets/css"), { recursive: true });
  const names = ["base", "board", "table", "play", "kinds", "projector"];
  for (const name of names) writeFileSync(join(folder, css(name)), `.${name} {}`);
  joinSheets(folder);
  const told = readFileSync(join(folder, css("play")), "utf8");
  assert.deepEqual(
    [...told.matchAll(/\.(\w+) /g)].map(([, name]) => name),
    names,
  );
  assert.equal(readFileSync(join(folder, css("table")), "utf8"), ".table {}");
});
