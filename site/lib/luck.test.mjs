// What the shelf says of luck is what was measured.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { luckOf, measured } from "./luck.mjs";
import { root } from "./paths.mjs";

test("every figure of luck stands in the list of what was measured", () => {
  const text = readFileSync(join(root, "core/search/measured.md"), "utf8");
  const wonEvery = /Against a random player it won every game/;
  for (const [id, { won }] of Object.entries(measured))
    assert.ok(
      new RegExp(`(?<![\\d.])${won.toString().replace(".", "\\.")}(?![\\d])`).test(text) ||
        (won === 100 && wonEvery.test(text)),
      `${id}: ${won}`,
    );
});

test("a game has as many dots as luck decides, none without dice, and none are told where nothing was measured", () => {
  const of = (id, more = {}) => luckOf({ id, hasRolls: true, choosesDice: false, ...more });
  assert.deepEqual(
    ["backgammon", "royal-mylis", "royal-provincial", "royal-paume-carie"].map((id) => of(id).dots),
    [1, 2, 3, 4],
  );
  assert.equal(
    of("royal-mylis").why,
    "A player who looks one roll ahead wins 98.1 of 100 games against one who moves at random.",
  );
  assert.deepEqual(of("x", { hasRolls: false }), { name: "no luck", dots: 0, key: 0, why: "" });
  assert.equal(of("x").dots, null);
  assert.equal(of("x", { hasRolls: false, choosesDice: true }).name, "no luck without dice");
  assert.equal(of("falkener-atep", { hasRolls: false }).dots, null);
});

test("the less of a game is luck, the earlier it is sorted", () => {
  const keys = ["royal-paume-carie", "backgammon", "royal-faylys", "none"].map(
    (id) => luckOf({ id, hasRolls: id !== "none", choosesDice: false }).key,
  );
  assert.deepEqual(
    [...keys].sort((a, b) => a - b),
    [0, 0.2, 4.5, 48.7],
  );
});
