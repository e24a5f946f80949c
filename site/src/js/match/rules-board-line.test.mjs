import assert from "node:assert/strict";
import test from "node:test";
import { beingRead } from "./rules-board-line.mjs";

test("the sentence being read is the last that has passed the line a third down what can be read", () => {
  assert.equal(beingRead([-300, 100, 340, 360, 900], 0, 1000), 2);
  assert.equal(beingRead([400, 900], 0, 1000), -1, "all still to come");
  assert.equal(beingRead([-300, 100, 340, 500], 300, 900), 3, "under a board that lies on top");
  assert.equal(beingRead([], 0, 1000), -1);
});
