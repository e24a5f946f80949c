import assert from "node:assert/strict";
import { test } from "node:test";

import { ShownMatch } from "./lesson-room.mjs";
import { isValidMessage, plainView, noMark } from "../class/room-messages.mjs";
import { slideOf } from "../class/slide.mjs";

const choice = {
  title: "Backwards",
  words: "You see the enemy.",
  reveal: "Three pairs.",
  ask: {
    kind: "choice",
    text: "Which pairs?",
    hints: ["Go through the sums."],
    choices: [
      { answer: "2 and 9" },
      { answer: "4 and 8", right: true },
      { answer: "2 and 6", right: true },
    ],
  },
};
const here = {
  nth: 7,
  of: 8,
  state: "asked",
  verdict: { kind: "", words: "" },
  hints: false,
  shown: "",
  crop: -1,
  region: "",
};

test("the room is told the words, the question and every choice, and no answer before it stands open", () => {
  const asked = slideOf(choice, here);
  assert.deepEqual(
    [asked.title, asked.words, asked.question, asked.choices],
    ["Backwards", "You see the enemy.", "Which pairs?", ["2 and 9", "4 and 8", "2 and 6"]],
  );
  assert.deepEqual([asked.right, asked.hints, asked.answer], [[], [], ""]);
  assert.deepEqual(slideOf(choice, { ...here, hints: true }).hints, choice.ask.hints);
  for (const state of ["right", "shown"])
    assert.deepEqual(
      [slideOf(choice, { ...here, state }).right, slideOf(choice, { ...here, state }).answer],
      [[1, 2], "Three pairs."],
    );
  assert.equal(
    slideOf(
      {
        title: "T",
        words: "",
        reveal: "More.",
        ask: { kind: "number", text: "How many?", hints: [] },
      },
      { ...here, state: "shown", shown: "24 men" },
    ).answer,
    "24 men\n\nMore.",
  );
});

test("a step that is longer than a message may be is cut, not refused", () => {
  const long = "very ".repeat(30_000);
  const slide = slideOf(
    {
      title: long,
      words: long,
      reveal: long,
      ask: {
        kind: "choice",
        text: long,
        hints: Array(40).fill(long),
        choices: Array(30).fill({ answer: long, right: true }),
      },
    },
    { ...here, state: "right", hints: true, verdict: { kind: "right", words: long }, region: long },
  );
  assert.ok(
    isValidMessage({
      v: 2,
      kind: "state",
      from: "a",
      n: 1,
      record: "",
      at: null,
      touched: [],
      view: plainView,
      mark: noMark,
      slide,
    }),
  );
});

test("a room follows whichever match the step shown has, and has none where the step has none", () => {
  const one = Object.assign(new EventTarget(), {
    state: { cursor: 1 },
    record: "one",
    place: null,
  });
  const two = Object.assign(new EventTarget(), { state: { cursor: 2 }, record: "two", place: "a" });
  const shown = new ShownMatch(),
    heard = [];
  shown.addEventListener("change", ({ detail }) => heard.push(detail.kind));
  assert.equal(shown.state, null);
  shown.turn(one);
  one.dispatchEvent(new CustomEvent("change", { detail: { kind: "move" } }));
  shown.turn(two);
  one.dispatchEvent(new CustomEvent("change", { detail: { kind: "touch" } })); // nobody looks there now
  assert.deepEqual([shown.record, shown.place], ["two", "a"]);
  shown.turn(null);
  assert.equal(shown.state, null);
  two.dispatchEvent(new CustomEvent("change", { detail: { kind: "touch" } }));
  assert.deepEqual(heard, ["new", "move", "new", "new"]);
});
