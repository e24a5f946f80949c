// Throws fall as often as they are likely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawRoll } from "./dice.mjs";

const throws = [
  { words: "1-1", odds: 1 / 36 },
  { words: "2-1", odds: 2 / 36 },
  { words: "6-5", odds: 33 / 36 },
];

test("a throw is as likely as its odds, from the first to the last", () => {
  const words = (at) => drawRoll(throws, at).words;
  assert.equal(words(0), "1-1");
  assert.equal(words(0.99 / 36), "1-1");
  assert.equal(words(1.01 / 36), "2-1");
  assert.equal(words(2.99 / 36), "2-1");
  assert.equal(words(3.01 / 36), "6-5");
  assert.equal(words(1 - 2 ** -32), "6-5");
  const count = { "1-1": 0, "2-1": 0, "6-5": 0 };
  for (let i = 0; i < 3600; i += 1) count[words((i + 0.5) / 3600)] += 1;
  assert.deepEqual(count, { "1-1": 100, "2-1": 200, "6-5": 3300 });
});

test("where sums of odds fall short of one by rounding, the last throw falls", () => {
  assert.equal(
    drawRoll(
      [
        { words: "a", odds: 0.3 },
        { words: "b", odds: 0.3 },
      ],
      0.999,
    ).words,
    "b",
  );
});
