// What a lesson says while a piece is chosen.
import test from "node:test";
import assert from "node:assert/strict";
import { nextTouch } from "./next-touch.mjs";

const spots = [..."abcdefghijklmnop"].map((name) => ({ kind: "point", name, label: "" }));
spots.push({ kind: "button", name: "done", label: "End turn" });

test("what is to be touched next is said with the names of the places, or their number where they are many", () => {
  assert.equal(nextTouch({ touched: [], next: [1, 2] }, spots), "");
  assert.equal(nextTouch({ touched: [3], next: [] }, spots), "");
  assert.equal(
    nextTouch({ touched: [3], next: [0] }, spots),
    "d is chosen. Now choose where the piece goes: a.",
  );
  assert.equal(
    nextTouch({ touched: [3], next: [0, 1, 2] }, spots),
    "d is chosen. Now choose where the piece goes: a, b or c.",
  );
  assert.match(
    nextTouch({ touched: [3], next: [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] }, spots),
    /Now choose one of the 13 places marked on the board\.$/,
  );
  assert.equal(
    nextTouch({ touched: [3], next: [0, 16] }, spots),
    "d is chosen. Now choose where the piece goes: a. Or press “End turn”.",
  );
  assert.equal(
    nextTouch({ touched: [3], next: [16] }, spots),
    "d is chosen. Now press “End turn”.",
  );
});
