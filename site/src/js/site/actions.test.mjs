import assert from "node:assert/strict";
import test from "node:test";
import {
  actionOf,
  actions,
  heardBy,
  keyName,
  scopes,
  sheetOf,
  single,
  titleOf,
} from "./actions.mjs";

/** Scopes whose keys are heard at the same time; the board’s are heard by the board alone, before all others. */
const together = [
  ["site", "steps", "study", "table"],
  ["site", "drills"],
  ["site", "puzzles"],
  ["site", "lesson"],
  ["site", "steps", "studies"],
  ["site", "editor"],
];

/** Keys that would do two things at once: [{key, does: [..]}]. */
function conflicts(list = actions) {
  return together.flatMap((group) => {
    const met = new Map();
    for (const action of list.filter((each) => group.includes(each.where)))
      for (const key of action.keys) met.set(key, [...(met.get(key) ?? []), action.does]);
    return [...met].filter(([, does]) => does.length > 1).map(([key, does]) => ({ key, does }));
  });
}

test("no key does two things at once, and one that would is found", () => {
  assert.deepEqual(conflicts(), []);
  const more = [...actions, { act: "else", keys: ["u"], does: "Something else", where: "steps" }];
  assert.deepEqual(conflicts(more), [{ key: "u", does: ["Undo", "Something else"] }]);
});

test("every action stands in a scope that is told and heard, has a name of its own there, and says what it does once", () => {
  for (const { act, does, where } of actions) {
    assert.ok(scopes[where], where);
    assert.ok(does, `${where} ${act}`);
    assert.ok(!act || together.some((group) => group.includes(where)), `${does} is heard nowhere`);
  }
  for (const of of ["does", "act"]) {
    const named = actions
      .filter((action) => action[of])
      .map((action) => `${action.where} ${action[of]}`);
    assert.deepEqual(
      named.filter((name, i) => named.indexOf(name) < i),
      [],
      of,
    );
  }
});

test("an action that stands in several scopes has the same words on its button in all", () => {
  const words = new Map();
  for (const { act, label, where } of actions.filter(
    (each) => each.label && !["drills", "puzzles"].includes(each.where),
  )) {
    if (words.has(act)) assert.equal(label, words.get(act), `${where} ${act}`);
    words.set(act, label);
  }
});

test("a tooltip says what a button does, and its first key", () => {
  assert.equal(titleOf(actionOf("table", "why")), "Show the rule behind the move (W)");
  assert.equal(titleOf(actionOf("lesson", "next")), "Next step (→)");
  assert.equal(titleOf(actionOf("table", "full")), "Full screen");
  assert.equal(titleOf(actionOf("table", "counts"), "Counts"), "Counts (I)");
});

test("an action is there and can be done as the table and the match are", () => {
  const has = (act, table) => actionOf("table", act).has(table),
    can = (act, state) => actionOf("table", act).can(state);
  const chess = { rolls: false, compact: false, styles: 3, players: 2 },
    tables = { ...chess, rolls: true, styles: 0 };
  assert.deepEqual(
    ["throw", "retake", "die", "real", "quick", "turn", "men", "around"].map((act) => [
      has(act, chess),
      has(act, tables),
    ]),
    [
      [false, true],
      [false, true],
      [false, true],
      [false, true],
      [false, true],
      [true, false],
      [true, false],
      [false, false],
    ],
  );
  assert.deepEqual(
    ["turn", "full", "play-page"].map((act) => has(act, { ...chess, compact: true })),
    [false, false, true],
  );
  assert.ok(has("around", { ...chess, players: 4 }));
  const person = { machine: false },
    computer = { machine: true };
  const state = {
    canUndo: true,
    canRedo: false,
    toMove: 0,
    outcome: { over: false },
    players: [person, computer],
  };
  assert.deepEqual(
    ["undo", "redo", "hint", "resign", "draw"].map((act) => can(act, state)),
    [true, false, true, true, false],
  );
  assert.deepEqual(
    [
      can("draw", { ...state, players: [person, person] }),
      can("resign", { ...state, players: [computer, computer] }),
      can("hint", { ...state, toMove: 1 }),
      can("hint", { ...state, toMove: -1 }),
    ],
    [true, false, false, false],
  );
  for (const act of ["hint", "resign", "draw"])
    assert.ok(!can(act, { ...state, outcome: { over: true }, players: [person, person] }), act);
});

test("a key is found in the open scopes alone, in capitals too, and not while single keys are off", () => {
  const open = ["site", "steps", "table"];
  assert.equal(heardBy("U", open).act, "undo");
  assert.equal(heardBy("u", ["site"]), undefined);
  assert.equal(heardBy("n", ["site", "drills"]).act, "next");
  assert.equal(heardBy("n", open).act, "new");
  assert.equal(heardBy("PageDown", open), undefined, "a page that is not stepped through keeps it");
  for (const key of ["u", "?", "/", "4"])
    assert.equal(heardBy(key, open, { singles: false }), undefined, key);
  for (const key of ["ArrowLeft", "Home"]) assert.ok(heardBy(key, open, { singles: false }), key);
  assert.equal(heardBy(" ", ["study"], { singles: false }).act, "on");
});

test("a lesson is taught by the keys of the list", () => {
  const open = ["site", "lesson"],
    did = (key, how) => heardBy(key, open, how)?.act;
  assert.deepEqual(
    ["ArrowRight", "PageDown", "n", "ArrowLeft", "PageUp", "h", "s", "c", "Escape"].map((key) =>
      did(key),
    ),
    ["next", "next", "next", "back", "back", "hint", "show", "class", "leave"],
  );
  assert.deepEqual(
    ["n", "PageDown", "c", "Escape"].map((key) => did(key, { singles: false })),
    [undefined, "next", undefined, "leave"],
  );
  assert.deepEqual(sheetOf(open).find(({ title }) => title === "In a lesson").rows[0], {
    keys: ["→", "Page down", "N"],
    does: "Next step",
  });
});

test("what presenters’ remotes send does no harm: a black screen by . or B wherever a class may look, and nothing else", () => {
  for (const key of [".", "b", "B"]) {
    assert.equal(heardBy(key, ["site", "steps", "study", "table"]).act, "black", key);
    assert.equal(heardBy(key, ["site", "lesson"]).act, "black", key);
  }
  for (const scope of ["study", "lesson"])
    assert.deepEqual(
      ["PageDown", "PageUp"].map((key) => heardBy(key, [scope]).act),
      scope === "study" ? ["on", "back"] : ["next", "back"],
    );
});

test("single keys are letters, figures and signs", () => {
  assert.deepEqual(["a", "?", "5", " ", "Home", "ArrowUp"].map(single), [
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("the sheet tells what works here, by the names on the keyboard, and leaves out what does not", () => {
  const sheet = sheetOf(["site", "steps", "study"], ({ act }) => act !== "guess");
  assert.deepEqual(
    sheet.map(({ title }) => title),
    ["On every page", "Step through the moves", "When you step through a recorded game"],
  );
  const study = sheet[2].rows;
  assert.deepEqual(study.find(({ does }) => /move forward/.test(does)).keys, [
    "Page down",
    "Space",
  ]);
  assert.ok(!study.some(({ does }) => /would you/.test(does)));
  assert.equal(keyName("k"), "K");
  assert.deepEqual(
    sheetOf(["study"], () => false),
    [],
  );
});
