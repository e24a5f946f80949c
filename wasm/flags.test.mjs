// The flags of JavaScript against those of C++.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { CANVAS, PICTURE, flagsOf } from "./flags.mjs";

const source = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

/** The numbers a C header gives the names with this beginning, by the names JavaScript has for them. */
function numbered(header, prefix) {
  const bare = header.replace(/\/\*[\s\S]*?\*\//g, "");
  const found = [...bare.matchAll(new RegExp(`\\b${prefix}_(\\w+)\\s*=\\s*(\\d+)`, "g"))];
  return Object.fromEntries(
    found.map(([, name, number]) => [
      name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase()),
      Number(number),
    ]),
  );
}

test("every flag has the same number in JavaScript as in flags.h", () => {
  assert.deepEqual(PICTURE, numbered(source("flags.h"), "LUDUS"));
  assert.deepEqual(CANVAS, numbered(source("flags.h"), "CANVAS"));
});

test("a number changed, left out or added in C++ would be found", () => {
  const header = source("flags.h");
  for (const changed of [
    header.replace("LUDUS_LYING = 2,", "LUDUS_LYING = 3,"),
    header.replace("LUDUS_LYING = 2,", ""),
    header.replace("LUDUS_LYING = 2,", "LUDUS_LYING = 2, LUDUS_NEW = 65536,"),
  ])
    assert.notDeepEqual(PICTURE, numbered(changed, "LUDUS"));
});

test("each flag is a bit of its own, with room for four notations", () => {
  for (const table of [PICTURE, CANVAS]) {
    let all = 0;
    for (const [name, bit] of Object.entries(table)) {
      const bits = name === "notation" ? 3 * bit : bit;
      assert.equal(all & bits, 0, name);
      all |= bits;
    }
  }
});

test("nobody else in C++ numbers a flag", () => {
  for (const name of readdirSync(new URL(".", import.meta.url)).filter(
    (file) => /\.(cpp|hpp|h)$/.test(file) && file !== "flags.h",
  ))
    assert.doesNotMatch(
      source(name),
      /\b(LUDUS|CANVAS)_[A-Z_]+ = \d|flags\s*&\s*\d|\bflags: \d/,
      name,
    );
});

test("what is wanted is told as one number", () => {
  assert.equal(flagsOf(PICTURE, {}), 0);
  assert.equal(
    flagsOf(PICTURE, { labels: true, flipped: 1, lying: false, notation: 3, crop: 7 }),
    1 + 4 + 3 * 2048,
  );
  assert.equal(flagsOf(CANVAS, { lying: true, sign: true, notation: 2 }), 16 + 1024 + 2 * 4096);
});
