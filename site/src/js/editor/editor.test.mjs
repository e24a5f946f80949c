// What the position editor does without a page: the order of its tools, what a touch means, how drafts follow one another, and the
// lines it hands on.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readLesson } from "../lessons/lesson.mjs";
import * as store from "./draft-store.mjs";
import { Drafts } from "./drafts.mjs";
import { lessonLines, optionsText } from "./options-text.mjs";
import {
  byDigit,
  groupsOf,
  nextGroup,
  stepped,
  toggled,
  toolsOf,
  touchOf,
} from "./palette-steps.mjs";

const pieces = [{ seat: 1 }, { seat: 0 }, { seat: -1 }, { seat: 0 }, { seat: 1 }];
const groups = groupsOf(pieces, [{ name: "Red" }, { name: "Black" }], "Others");

test("pieces are grouped by their owners, in the order of the seats, and what is nobody’s comes last", () => {
  assert.deepEqual(groups, [
    { seat: 0, name: "Red", pieces: [1, 3] },
    { seat: 1, name: "Black", pieces: [0, 4] },
    { seat: -1, name: "Others", pieces: [2] },
  ]);
  assert.deepEqual(toolsOf(groups), ["move", "remove", 1, 3, 0, 4, 2]);
});

test("keys step through the tools and begin again at the end; digits count in the group of the chosen piece", () => {
  const tools = toolsOf(groups);
  assert.equal(stepped(tools, "remove", 1), 1);
  assert.equal(stepped(tools, 2, 1), "move");
  assert.equal(stepped(tools, "move", -1), 2);
  assert.equal(byDigit(groups, 4, "1"), 0);
  assert.equal(byDigit(groups, "move", "2"), 3);
  assert.equal(byDigit(groups, 2, "2"), undefined);
  assert.equal(byDigit([], "move", "1"), undefined);
  assert.equal(nextGroup(groups, 3), 0);
  assert.equal(nextGroup(groups, 2), 1);
  assert.equal(nextGroup(groups, "move"), 1);
  assert.equal(nextGroup([], "move"), undefined);
});

test("a touch puts, takes, lifts and moves, as the tool, the place and the hand are", () => {
  const men = [
    { spot: 3, piece: 1 },
    { spot: 5, piece: 2 },
  ];
  const touch = (tool, spot, hand = -1) =>
    touchOf({ tool, spot, hand, men, holds: [1, 1, 1, 1, 1, 8] });
  assert.deepEqual(touch(1, 0), { act: "put", piece: 1 });
  assert.deepEqual(touch(1, 3), { act: "take" });
  assert.deepEqual(touch(2, 3), { act: "put", piece: 2 });
  assert.deepEqual(touch(2, 5), { act: "put", piece: 2 }, "where several may stand, one more");
  assert.deepEqual(touch("remove", 3), { act: "take" });
  assert.deepEqual(touch("remove", 0), { act: "nothing" });
  assert.deepEqual(touch("move", 3), { act: "lift" });
  assert.deepEqual(touch("move", 0), { act: "nothing" });
  assert.deepEqual(touch("move", 0, 3), { act: "move", from: 3 });
  assert.deepEqual(touch("move", 3, 3), { act: "putDown" });
});

test("a word goes into a list of words and out of it again", () => {
  assert.equal(toggled("", "a1"), "a1");
  assert.equal(toggled("a1 b2", "c3"), "a1 b2 c3");
  assert.equal(toggled("a1 b2", "a1"), "b2");
  assert.equal(toggled("a1", "a1"), "");
});

/** A draft that is a word, to which letters are added. */
const word = (dropped) => (position) => {
  if (position === "bad") throw new Error("bad");
  const steps = [position];
  let at = 0;
  return {
    state: () => ({ position: steps[at], men: steps[at], redo: at + 1 < steps.length }),
    add(letter) {
      if (letter === "!") throw new Error("no");
      if (letter === "") return; // as a module has it, no step
      steps.splice(at + 1, Infinity, steps[at] + letter);
      at += 1;
    },
    undo: () => (at -= 1),
    redo: () => (at += 1),
    drop: () => dropped.push(position),
  };
};

test("beginning anew is undone and redone like every other step", () => {
  const dropped = [];
  const drafts = new Drafts(word(dropped));
  const shows = () => drafts.now.state().position;
  const add = (letter) => drafts.edit((draft) => draft.add(letter));
  drafts.begin("a");
  assert.deepEqual(
    [drafts.canUndo, drafts.canRedo, drafts.undo(), drafts.redo()],
    [false, false, false, false],
  );
  add("b");
  add("c");
  drafts.undo();
  drafts.begin("x");
  add("y");
  const back = [];
  while (drafts.undo()) back.push(shows());
  assert.deepEqual(back, ["x", "ab", "a"]);
  const on = [];
  while (drafts.redo()) on.push(shows());
  assert.deepEqual(
    on,
    ["ab", "x", "xy"],
    "what was given up before beginning anew is not met again",
  );
  assert.deepEqual(dropped, []);
  assert.throws(() => drafts.begin("bad"));
  assert.equal(shows(), "xy", "where the text is wrong, all stays");
  while (drafts.undo());
  assert.throws(() => add("!"));
  assert.equal(drafts.canRedo, true, "what could not be done gives nothing up");
  add("");
  assert.equal(drafts.canRedo, true, "nor what changes nothing");
  add("d");
  assert.deepEqual([shows(), drafts.canRedo, dropped.join()], ["ad", false, "x"]);
});

test("twenty drafts can be gone back to, and no more are kept", () => {
  const dropped = [];
  const drafts = new Drafts(word(dropped));
  for (let i = 0; i < 25; i += 1) drafts.begin(String(i));
  assert.deepEqual(dropped, ["0", "1", "2", "3", "4"]);
  let steps = 0;
  while (drafts.undo()) steps += 1;
  assert.equal(steps, 19);
  assert.equal(drafts.now.state().position, "5");
});

test("a draft is kept under its game, with its options, and a damaged one is put aside", () => {
  const kept = new Map();
  const storage = /** @type {any} */ ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  });
  const draft = {
    options: "leap=false",
    start: /** @type {any} */ ({
      position: "even",
      men: [[3, "oR9", 1]],
      values: { turn: "even" },
    }),
  };
  assert.equal(store.load("fulke-1", storage), null);
  assert.equal(store.save("fulke-1", draft, storage), true);
  assert.deepEqual(store.load("fulke-1", storage), draft);
  const key = `${store.draftKey}fulke-1`;
  kept.set(key, kept.get(key).replace("oR9", "oR8"));
  assert.match(store.load("fulke-1", storage).fault.what, /damaged/);
  assert.equal(kept.has(key), false);
  assert.equal([...kept.keys()].filter((each) => each.includes("/draft/aside/")).length, 1);
  storage.setItem = () => {
    throw new Error("full");
  };
  assert.equal(store.save("fulke-1", draft, storage), false);
});

test("a draft that is no position is built again piece by piece; one that is, from its text", () => {
  const calls = [];
  const ludus = {
    draft(game, { position }) {
      calls.push(position);
      if (position === "wrong") throw new Error("no position");
      return {
        kit: () => ({ pieces: [{ id: "w-K" }, { id: "w-P" }] }),
        state: () => ({ position, men: [{ spot: 4, piece: 1, count: 2 }], values: { turn: "w" } }),
        put(spot, piece) {
          if (piece < 0) throw new Error("no such piece");
          calls.push(`put ${spot} ${piece}`);
        },
        set: (id, value) => calls.push(`set ${id} ${value}`),
      };
    },
  };
  const start = store.startOf(store.openDraft(ludus, "g", {}, "right"));
  assert.deepEqual(start, { position: "right", men: [[4, "w-P", 2]], values: { turn: "w" } });
  calls.length = 0;
  store.openDraft(ludus, "g", {}, start);
  assert.deepEqual(calls.splice(0), ["right"]);
  const men = /** @type {any} */ ([
    [4, "w-P", 2],
    [5, "w-Z", 1],
    [6, "w-K", 1],
  ]);
  store.openDraft(ludus, "g", {}, { position: "wrong", men, values: { turn: "b" } });
  assert.deepEqual(calls, ["wrong", "-", "put 4 1", "put 4 1", "put 6 0", "set turn b"]);
  assert.throws(() => store.openDraft(ludus, "g", {}, "wrong"));
});

test("the lines for a lesson are read by the reader of lessons, options and all", () => {
  const card = {
    options: [
      { key: "leap", standard: "true" },
      { key: "camp", standard: "8" },
    ],
  };
  const options = optionsText(card, { leap: "false", camp: "8" });
  assert.equal(options, "leap=false");
  const lines = lessonLines({ game: "fulke-1", options, position: "even oR9@d4 eT9@f6" });
  const { lesson, faults } = readLesson(
    `title: T\nabout: A.\nminutes: 5\ngoal: know\n\n## One\n${lines}\nLook.\n`,
  );
  assert.deepEqual(faults, []);
  const { board } = lesson.steps[0];
  assert.equal(board.game, "fulke-1");
  assert.equal(board.setup, "even oR9@d4 eT9@f6");
  assert.equal(optionsText(card, {}), "");
  assert.doesNotMatch(lessonLines({ game: "g", options: "", position: "p" }), /options/);
});
