// Which part of a long line a moving picture shows.
import test from "node:test";
import assert from "node:assert/strict";
import { mostMoves, partOf } from "./moving-picture.mjs";

test("a line of up to two hundred moves is shown whole, of a longer one the moves up to the place shown", () => {
  assert.equal(mostMoves, 200);
  assert.deepEqual(partOf(200, 3), { from: 0, to: 200 });
  assert.deepEqual(partOf(201, 3), { from: 0, to: 200 });
  assert.deepEqual(partOf(500, 0), { from: 0, to: 200 });
  assert.deepEqual(partOf(500, 300), { from: 100, to: 300 });
  assert.deepEqual(partOf(500, 500), { from: 300, to: 500 });
});
