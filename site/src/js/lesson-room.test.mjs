import assert from "node:assert/strict";
import { test } from "node:test";

import { ShownMatch, roomLine } from "./lesson-room.mjs";

test("the room reads the question itself, and the step's title where none is asked or it is long", () => {
  assert.equal(roomLine({ title: "Two sixes", asked: " Look at the round. It is shut in: what may take it? " }), "what may take it?");
  assert.equal(roomLine({ title: "Two sixes", asked: "Which man is it?" }), "Which man is it?");
  assert.equal(roomLine({ title: "Two sixes" }), "Two sixes");
  assert.equal(roomLine({ title: "Two sixes", asked: `Say ${"very ".repeat(60)}much?` }), "Two sixes");
});

test("a room follows whichever match the step shown has, and keeps the last where a step has none", () => {
  const one = Object.assign(new EventTarget(), { state: { cursor: 1 }, record: "one", place: null });
  const two = Object.assign(new EventTarget(), { state: { cursor: 2 }, record: "two", place: "a" });
  const shown = new ShownMatch(), heard = [];
  shown.addEventListener("change", ({ detail }) => heard.push(detail.kind));
  assert.equal(shown.state, null);
  shown.turn(one);
  one.dispatchEvent(new CustomEvent("change", { detail: { kind: "move" } }));
  shown.turn(two);
  one.dispatchEvent(new CustomEvent("change", { detail: { kind: "touch" } }));  // nobody looks there now
  shown.turn(null);
  assert.deepEqual([shown.record, shown.place], ["two", "a"]);
  assert.deepEqual(heard, ["new", "move", "new"]);
});
