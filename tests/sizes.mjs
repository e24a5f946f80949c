// What the modules weigh over the wire, the canvas with its script, against what we allow them.
import test from "node:test";
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { families } from "./interface.mjs";
import { brotli, figure, kilobytes } from "./figures.mjs";

const web = process.env.LUDUS_SITE
  ? pathToFileURL(`${resolve(process.env.LUDUS_SITE)}/wasm/`)
  : new URL("../build/site/wasm/", import.meta.url); // as they are served

// Each is smaller than the module was that had rules and search in one (128, 115 and 133 kB). What came since, for every family: boards of
// any outline, patterns for every colour, what a position draws and slips of a book, 4 kB of it; casting pieces, what is hidden from
// whom, extents of pictures, 3 kB; of chess boards with holes, several kings and turns in one word, 3 kB; signs, drawn marks and
// deletions taken back, in records, PGN and SGF, 2.2 to 3.9 kB. Drawings of pieces are in the module of their own family alone, which took
// 6 kB out of the others; whole games in PGN, SGF, KIF and CSA are in the editors alone, which took 9 kB out of chess, draughts and Go; so are positions as other
// programs write them, 5.5 kB of chess. The races
// of Egypt are a family of their own, which brought Egypt under 100 kB: what every family has is most of each. Without a script of Emscripten's beside it each is 3 kB less.
const budgets = {
  rithmomachia: 128_000, // why a touch leads nowhere: 2 kB
  tables: 116_000, // beads and inlays of boards and pieces, 0.2 kB of every family
  chess: 150_000, // why a touch leads nowhere is told of every motion, 5 kB, and of four armies, 4 kB more; Double Chess is a class of its own beside Chaturanga, with all that every class has
  go: 92_400,
  draughts: 89_400, // endings of three pieces are solved on demand: 2 kB
};
const canvas = 230_000;

/** The bytes over the wire of a module, and of its script where it has one, and in words. */
function weigh(name) {
  const script = `${name}.js`;
  const files = [`${name}.wasm`, ...(existsSync(new URL(script, web)) ? [script] : [])];
  const parts = files.map((file) => brotli(readFileSync(new URL(file, web))));
  return {
    whole: parts.reduce((sum, part) => sum + part, 0),
    told: files.map((file, i) => `${file} ${kilobytes(parts[i])}`).join(", "),
  };
}

for (const { family } of families()) {
  const budget = budgets[family] ?? 95_200;
  test(`the rules of ${family} are at most ${kilobytes(budget)} over the wire`, () => {
    const { whole, told } = weigh(`rules-${family}`);
    figure(
      `rules, ${family}, Brotli`,
      `${kilobytes(whole)} of ${kilobytes(budget)} (${told}; player ${kilobytes(weigh(`player-${family}`).whole)})`,
    );
    assert.ok(whole <= budget, `${whole} bytes`);
  });
}

test(`the canvas with its fonts, one for all games, is at most ${kilobytes(canvas)} over the wire`, () => {
  const { whole, told } = weigh("canvas");
  figure("canvas with its fonts, Brotli", `${kilobytes(whole)} of ${kilobytes(canvas)} (${told})`);
  assert.ok(whole <= canvas, `${whole} bytes`);
});

/** The most memory a module may come to have, in bytes: the upper limit of its own memory or of the one it is given. */
function mostMemory(bytes) {
  let at = 8; // after the magic number and the version
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const name = () => {
    const length = number();
    at += length;
  };
  const limits = () => {
    const [flags] = [number(), number()];
    return flags & 1 ? number() * 65_536 : Infinity;
  };
  let most;
  while (at < bytes.length) {
    const section = number(),
      size = number(),
      end = at + size;
    if (section === 5 && number() > 0) most = limits();
    if (section === 2) {
      for (let count = number(); count > 0; count--) {
        name();
        name();
        const kind = number();
        if (kind === 0) number();
        else if (kind === 1) (at++, limits());
        else if (kind === 2) most = limits();
        else at += 2;
      }
    }
    at = end;
  }
  return most;
}

const megabytes = 2 ** 20;
const folders = {
  "as they are built": new URL("../build/web/", import.meta.url),
  "as they are served": web,
};
if (process.env.LUDUS_WEB)
  folders["as they are built"] = pathToFileURL(`${resolve(process.env.LUDUS_WEB)}/`);
for (const [which, folder] of Object.entries(folders)) {
  test(`no module takes more than 256 MB of memory, ${which}`, () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".wasm"));
    assert.ok(files.length >= families().length, `${files.length} modules in ${folder}`);
    for (const file of files) {
      const most = mostMemory(readFileSync(new URL(file, folder)));
      assert.ok(
        most >= 8 * megabytes && most <= 256 * megabytes,
        `${file}: ${most / megabytes} MB`,
      );
    }
  });
}
