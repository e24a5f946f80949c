// What is kept is what would be made: a text is made again when anything it was made of is another, and its makers read nothing that
// they do not name.
import assert from "node:assert/strict";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import test, { after, beforeEach } from "node:test";
import { pathToFileURL } from "node:url";

const own = fs.mkdtempSync(join(tmpdir(), "ludus-cache-"));
const folder = join(own, "kept");
process.env.LUDUS_CACHE = folder;
after(() => fs.rmSync(own, { recursive: true }));

// Every file that is looked at: how, and where.
let seen = [];
for (const how of ["readFileSync", "statSync", "existsSync", "readdirSync"]) {
  const real = fs[how];
  fs[how] = (path, ...more) => {
    seen.push({ how, path: String(path) });
    return real(path, ...more);
  };
}
syncBuiltinESMExports();

const { kept, keptJson, moduleFiles, scriptsOf } = await import("./cache.mjs");
const { root, web } = await import("./paths.mjs");
const { catalogue } = await import("./core.mjs");
const { shelf } = await import("./examples.mjs");
const { picture, cited } = await import("./diagram.mjs");
const { positionIndexText } = await import("./positions.mjs");
const { positionsText } = await import("./rule-positions.mjs");
const { plainOf } = await import("./kinds.mjs");
const { withPieces } = await import("./piece-pictures.mjs");
const { askedOf, kinds } = await import("./compare.mjs");
const { taken } = await import("./capture-index.mjs");
const whileImported = [...seen];

const cards = await catalogue();

beforeEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A maker of a text that says how often it was asked. */
function counting() {
  let times = 0;
  return () => `made ${(times += 1)}`;
}
const written = (name, text) => {
  const path = join(own, name);
  fs.writeFileSync(path, text);
  return path;
};

test("a text is made once, and again when a file, a value, or a script of its maker is another", async () => {
  const by = pathToFileURL(written("maker.mjs", 'import "./helper.mjs";')).href;
  written("helper.mjs", "export default 1;");
  const file = written("record", "a"),
    missing = join(own, "missing"),
    make = counting();
  const ask = (values) => kept("one", { by, files: [file, missing], values }, make);
  assert.equal(await ask(1), "made 1");
  assert.equal(await ask(1), "made 1");
  assert.equal(await ask(2), "made 2", "a value");
  written("record", "b");
  assert.equal(await ask(2), "made 3", "a file");
  written("missing", "");
  assert.equal(await ask(2), "made 4", "a file that was not there");
  written("helper.mjs", "export default 2;");
  assert.equal(await ask(2), "made 5", "a script that the maker imports");
  written("maker.mjs", "");
  assert.equal(await ask(2), "made 6", "the maker");
  fs.rmSync(missing);
  assert.equal(await ask(2), "made 7", "a file that is there no more");
  assert.equal(await ask(2), "made 7");
});

test("of a name one text stays, others stay beside it, and nothing half written", async () => {
  const by = import.meta.url,
    make = counting();
  for (const values of [1, 2, 3]) await kept("one", { by, values }, make);
  await kept("one-more", { by }, make);
  assert.deepEqual(
    fs
      .readdirSync(folder)
      .map((file) => file.replace(/\.[0-9a-f]{16}$/, ""))
      .sort(),
    ["one", "one-more"],
  );
});

test("two that make the same at once both have it, and what fails is not kept", async () => {
  const by = import.meta.url;
  const both = await Promise.all([1, 2].map(() => keptJson("pair", { by }, async () => [1])));
  assert.deepEqual(both, [[1], [1]]);
  const fails = () =>
    kept("fails", { by }, () => {
      throw new Error("no");
    });
  await assert.rejects(fails);
  await assert.rejects(fails);
});

test("a module stands for what opens it, and a script for all it imports", () => {
  for (const file of ["wasm/ludus.mjs", "wasm/flags.mjs"])
    assert.ok(moduleFiles("rules-egypt").includes(join(root, file)), file);
  assert.ok(
    scriptsOf(join(root, "site/lib/diagram.mjs")).includes(
      join(root, "site/src/js/board/diagram-crop.mjs"),
    ),
  );
});

const card = cards.find(({ id }) => id === "falkener-senat");
const all = shelf([{ ...card, play: "" }], new Map())[card.id];
const makers = {
  picture: () => picture(all[0].name, "A caption"),
  cited: () => cited("a-book", [all[0].name]),
  positionIndexText: () => positionIndexText(card, all),
  positionsText: () => positionsText(card, cards, new Set(card.rules)),
  plainOf: () => plainOf(card),
  withPieces: () => withPieces("", card.id),
  askedOf: () => askedOf(kinds[0]),
  taken: () => taken("fulke-1"),
};
const modules = { askedOf: "rules-rithmomachia", taken: "proof" };
for (const [name, make] of Object.entries(makers))
  test(`what ${name} reads while it makes a text is among its inputs`, async () => {
    seen = [];
    await make();
    const inputs = new Set(seen.filter(({ how }) => how === "statSync").map(({ path }) => path));
    // The first time it looks for its text it has named them all; what it reads after that, it makes the text of.
    const begins = seen.findIndex(({ path }) => path.startsWith(folder));
    assert.ok(begins > 0, "it is kept");
    assert.ok(inputs.has(join(web, `${modules[name] ?? "rules-egypt"}.wasm`)), "its module");
    const ours = ["assets", "site/src"].map((each) => join(root, each));
    for (const { how, path } of seen.slice(begins)) {
      if (!ours.some((each) => path.startsWith(each))) continue;
      const read =
        how === "readdirSync"
          ? fs
              .readdirSync(path)
              .filter((file) => file.endsWith(".game"))
              .map((file) => join(path, file))
          : [path];
      for (const file of read)
        assert.ok(
          inputs.has(file) || fs.statSync(file, { throwIfNoEntry: false })?.isDirectory(),
          `${how} ${relative(root, file)}`,
        );
    }
  });

test("no maker reads a text, record or question when it is imported", () => {
  const read = whileImported.filter(
    ({ how, path }) => how === "readFileSync" && path.startsWith(join(root, "assets")),
  );
  assert.deepEqual(read, []);
});
