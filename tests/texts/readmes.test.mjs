// The pages for people who work on the project: short, and what they point at is there.
// early: the pages alone are read
import test from "node:test";
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesUnder } from "./plain-words.mjs";

const project = fileURLToPath(new URL("../..", import.meta.url));
const pages = [
  "README.md",
  ...[".github", "core", "ui", "wasm", "assets", "site", "tests"].flatMap(filesUnder),
].filter((path) => /(?:^|\/)(?:README|ADDING|CONTRIBUTING|CHANGELOG)\.md$/.test(path));
const read = (path) => readFileSync(join(project, path), "utf8");

/** What a page points at and is not there: links, and files named in backticks, from the top, from its folder or from core. */
export function missing(path, text, exists = (file) => existsSync(join(project, file))) {
  const from = dirname(path);
  const bare = text.replace(/^```[^]*?^```$/gm, "");
  const file = /\.(?:[ch]pp|h|mjs|js|md|njk|sh|txt|def|tsv|json|ts|game|lesson|png)$/; // else it is a passage or a page of the site
  const links = [...bare.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, to]) => to)
    .filter((to) => file.test(to) && !/^[a-z]+:/.test(to));
  const named = [...bare.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)]
    .map(([, to]) => to)
    .filter((to) => file.test(to) && !to.startsWith("build/"));
  return [
    ...links.filter((to) => !exists(join(from, to))),
    ...named.filter(
      (to) => ![to, join(from, to), join("core", to), join("site/src", to)].some(exists),
    ),
  ];
}

test("what a README points at is there", () => {
  assert.ok(pages.length >= 12, `${pages.length} pages`);
  for (const path of pages) assert.deepEqual(missing(path, read(path)), [], path);
});

test("a link and a file that are not there are found", () => {
  const exists = (file) => file === "core/game/rules.hpp" || file === "ui/README.md";
  assert.deepEqual(
    missing(
      "ui/README.md",
      "See [this](README.md#end), `game/rules.hpp` and https://x.org/a.md",
      exists,
    ),
    [],
  );
  assert.deepEqual(missing("ui/README.md", "See [that](gone.md) and `core/gone.hpp`", exists), [
    "gone.md",
    "core/gone.hpp",
  ]);
});

test("the front door has at most 80 lines, every other page at most 150", () => {
  for (const path of pages) {
    const lines = read(path).trimEnd().split("\n").length;
    assert.ok(lines <= (path === "README.md" ? 80 : 150), `${path}: ${lines} lines`);
  }
});
