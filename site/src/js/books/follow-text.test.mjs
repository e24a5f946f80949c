import assert from "node:assert/strict";
import test from "node:test";
import { readAlong } from "./follow-text.mjs";

const box = (top, high) => ({ top, bottom: top + high });

test("of the diagrams in sight the one nearest to the line read along is the one before the reader", () => {
  assert.equal(readAlong([box(-600, 300), box(250, 300), box(800, 300)], 1000), 1);
  assert.equal(readAlong([box(50, 300), box(650, 300)], 1000), 0);
});

test("a diagram that only shows its edge is not read yet, and none in sight is none", () => {
  assert.equal(readAlong([box(950, 300)], 1000), -1);
  assert.equal(readAlong([box(-280, 300), box(1200, 300)], 1000), -1);
  assert.equal(readAlong([], 1000), -1);
  assert.equal(readAlong([box(100, 0)], 1000), -1, "one that is not laid out");
});

test("a diagram higher than the window is read while it fills it", () => {
  assert.equal(readAlong([box(-300, 1600)], 800), 0);
});
