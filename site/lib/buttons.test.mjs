// The buttons written into pages.
import assert from "node:assert/strict";
import test from "node:test";

import { button, icon, moreMenu, tableBar } from "./buttons.mjs";

const acts = (html) => [...html.matchAll(/data-act="([^"]*)"/g)].map(([, act]) => act);

const inMenu = (table) => acts(moreMenu(table));

test("a table has the buttons its game needs, in one order, asleep until a script wakes them", () => {
  const inSight = ["undo", "hint", "why", "rules", "flip", "new", "more"];
  assert.deepEqual(acts(tableBar({})), inSight);
  assert.deepEqual(acts(tableBar({ rolls: true })), inSight);
  assert.deepEqual(inMenu({}), [
    "redo",
    "share",
    "add-to-study",
    "set-up",
    "draw",
    "resign",
    "movable",
    "takings",
    "men",
    "around",
    "turn",
    "full",
    "moves",
    "analysis",
    "type",
    "pieces",
    "sound",
  ]);
  assert.deepEqual(inMenu({ rolls: true }), [
    "redo",
    "share",
    "add-to-study",
    "set-up",
    "draw",
    "resign",
    "movable",
    "men",
    "around",
    "full",
    "real",
    "quick",
    "moves",
    "analysis",
    "type",
    "pieces",
    "sound",
  ]);
  assert.deepEqual(acts(tableBar({ compact: true })), [
    "undo",
    "redo",
    "hint",
    "why",
    "takings",
    "men",
    "around",
    "flip",
    "new",
    "share",
    "play-page",
  ]);
  for (const [one] of (tableBar({}) + moreMenu({})).matchAll(/<button[^>]*>/g))
    assert.match(one, / disabled>$/);
  assert.match(moreMenu({}), /data-act="men"[^>]* hidden /);
});

test("a button has its words, its tooltip with its key, and whether it is on", () => {
  assert.equal(
    button("table", "why", { on: true }),
    '<button type="button" data-act="why" title="Show the rule behind the move (W)" aria-pressed="true" disabled>Why</button>',
  );
  assert.equal(
    button("table", "resign", { classes: "quiet", awake: true }),
    '<button type="button" class="quiet" data-act="resign">Resign…</button>',
  );
  assert.match(
    button("lesson", "next", { drawn: "on", after: true, word: "word" }),
    /><span class="word">Next<\/span><svg/,
  );
  assert.match(
    button("table", "full", { drawn: "full", word: "away" }),
    /title="Full screen"/,
    "what is only drawn is told",
  );
});

test("where keys are not heard no button names one", () => {
  assert.doesNotMatch(tableBar({ compact: true }), /\([A-Z]\)/);
  assert.match(tableBar({}), /\(U\)/);
});

test("there is no button of what is not in the list, and none with an icon that is not drawn", () => {
  assert.throws(() => button("table", "fly"), /no button “fly”/);
  assert.throws(() => button("lesson", "flip"), /no button “flip” in lesson/);
  assert.throws(() => icon("dragon"), /no icon “dragon”/);
});
