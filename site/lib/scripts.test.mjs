import test from "node:test";
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";

import { init, parse } from "es-module-lexer";

import { importedBy } from "./script-graph.mjs";
import { partsOf, servedFor, unasked, writeScripts } from "./scripts.mjs";

await init;
const folder = mkdtempSync(join(tmpdir(), "ludus-scripts-"));
await writeScripts(folder);
test.after(() => rmSync(folder, { recursive: true }));

const read = (address) => readFileSync(join(folder, address.slice(1)), "utf8");
const modules = readdirSync(join(folder, "js"), { recursive: true, encoding: "utf8" })
  .map((name) => `/js/${name.replaceAll("\\", "/")}`)
  .filter((address) => address.endsWith(".mjs"));
/** Made elsewhere while the site is built. */
const elsewhere = (address) => /^\/(wasm|js\/generated|js\/libraries)\//.test(address);
const everywhere = ["/js/site/theme.mjs", "/js/site/keys.mjs", "/js/site/offline.mjs"];

test("whatever a script as served imports is there and is exported there under that name", () => {
  const exported = new Map(
    modules.map((address) => [address, new Set(parse(read(address))[1].map(({ name }) => name))]),
  );
  let names = 0;
  for (const address of modules)
    for (const { specifier, start, type } of parse(read(address))[0]) {
      if (!specifier?.startsWith(".")) continue;
      const from = posix.join(posix.dirname(address), specifier);
      if (elsewhere(from)) continue;
      assert.ok(exported.has(from), `${address} imports ${specifier}`);
      if (type === "dynamic") continue;
      const [, list = ""] =
        /(?:import|export)\s*(?:\w+,)?\s*\{([^}]*)\}\s*from\s*["']$/.exec(
          read(address).slice(0, start),
        ) ?? [];
      for (const one of list.split(",").filter((each) => each.trim())) {
        names += 1;
        assert.ok(exported.get(from).has(one.trim().split(/\s+as\s+/)[0]), `${address}: ${one}`);
      }
    }
  assert.ok(names > 500, `${names} names`);
});

test("a module in a part hands on all that it exports, and the part holds no two of one", () => {
  for (const [address, part] of partsOf()) {
    const [imports, exports] = parse(read(address));
    assert.deepEqual(
      imports.map(({ specifier }) => specifier),
      exports.length > 0 ? [`../parts/${part}.mjs`] : [],
      address,
    );
  }
});

test("a table asks for few files, and its page names every one", () => {
  const entries = ["/js/match/play.mjs", ...everywhere];
  const all = new Set(entries),
    open = [...entries];
  while (open.length > 0) {
    const address = open.pop();
    if (elsewhere(address)) continue;
    for (const { specifier, type } of parse(read(address))[0]) {
      const from = posix.join(posix.dirname(address), specifier ?? "");
      if (type === "dynamic" || !specifier?.startsWith(".") || all.has(from)) continue;
      all.add(from);
      open.push(from);
    }
  }
  const named = new Set([...entries, ...servedFor(entries)]);
  assert.deepEqual(
    [...all].filter((address) => !named.has(address)),
    [],
  );
  assert.ok(importedBy(entries).length > 60);
  assert.ok(named.size <= 14, [...named].join(" "));
});

test("a page of words asks for no table", () => {
  const served = servedFor(["/js/books/reader.mjs", ...everywhere]);
  assert.deepEqual(
    served.filter((address) => address.includes("/parts/")),
    ["/js/parts/page.mjs"],
  );
});

test("modules that only hand on are told apart from those a script asks for", () => {
  const aside = unasked();
  assert.ok(aside.includes("js/board/dice.mjs"));
  assert.ok(!aside.includes("js/match/panel.mjs"), "asked for by a page of a book");
  for (const path of aside) assert.ok(existsSync(join(folder, path)), path);
});

test("a worker has all it needs in one file", () => {
  const imports = parse(read("/js/lessons/lesson-worker.mjs"))[0].filter(
    ({ type, specifier }) => type !== "dynamic" && specifier?.startsWith("."),
  );
  for (const { specifier } of imports)
    assert.ok(elsewhere(posix.join("/js/lessons", specifier)), specifier);
});

test("no script of the parts makes an object for lists or plurals before it is asked: that takes a tenth of a second", () => {
  const made = [...partsOf().keys()].filter((address) =>
    /^(?:export )?(?:const|let)\b.*new Intl\./m.test(
      readFileSync(new URL(`../src${address}`, import.meta.url), "utf8"),
    ),
  );
  assert.deepEqual(made, []);
});
