// What can be chosen for a new game, asked of every game there is.
import assert from "node:assert/strict";
import { test } from "node:test";

import { catalogue, coreOf } from "../../../lib/core.mjs";
import {
  allowed,
  presetOf,
  presetRules,
  recall,
  remember,
  sideOf,
  thirdChoice,
} from "./new-game-choice.mjs";

const cards = await catalogue();
const levels = (await coreOf("fulke-1")).levels();
const person = { machine: false, level: "", name: "" };
const easy = { machine: true, level: "easy", name: "" };
const cardOf = (id) => cards.find((card) => card.id === id);

/** With a store of texts as a browser has it. */
function withStore(what) {
  const kept = new Map();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
    },
  });
  try {
    return what(kept);
  } finally {
    delete globalThis.localStorage;
  }
}

/** The options that matter while these are chosen, the others left out. */
function inForce(card, options) {
  const value = ({ key, standard }) => options[key] ?? standard;
  return Object.fromEntries(
    card.options
      .filter(({ needs }) => {
        if (!needs) return true;
        const [key, values] = needs.split("=");
        const other = card.options.find((each) => each.key === key);
        return !other || values.split(",").includes(value(other));
      })
      .map((option) => [option.key, value(option)]),
  );
}

test("every preset of every game is found again by the rules it sets, and tells them in a line", () => {
  let seen = 0;
  for (const card of cards)
    for (const preset of card.presets) {
      assert.equal(presetOf(card, inForce(card, preset.options))?.id, preset.id, card.id);
      const told = presetRules(card, preset);
      assert.ok(told.length > 10 && !/undefined/.test(told), `${card.id}: ${told}`);
      seen += 1;
    }
  assert.ok(seen > 60, `${seen} presets`);
});

test("a preset tells two of its rules, and how many more there are", () => {
  const card = cardOf("fulke-1");
  const told = (id) => presetRules(card, card.presets[id]);
  assert.equal(told(0), "Every rule is the standard one.");
  assert.match(told(1), /^Win by: .* · Number of captured pieces: 4$/);
  const tamerlane = cardOf("falkener-tamerlane");
  assert.match(presetRules(tamerlane, tamerlane.presets[2]), / · and 5 more rules$/);
});

test("rules that no preset has are none of them", () => {
  assert.equal(presetOf(cardOf("fulke-1"), { leap: "false" }), undefined);
});

test("the third choice is a game’s presets, else the first rule people often change, which hangs on no other", () => {
  assert.ok("presets" in thirdChoice(cardOf("fulke-1")));
  assert.equal(thirdChoice(cardOf("royal-faylys")).option.key, "dice");
  for (const card of cards) {
    const third = thirdChoice(card);
    if (third && "option" in third) assert.ok(!third.option.needs && third.option.often, card.id);
    else if (!third)
      assert.ok(
        card.options.every(({ often, needs }) => !often || needs),
        card.id,
      );
  }
});

test("who sits there is one word", () => {
  const card = cardOf("fulke-1");
  assert.equal(sideOf(card, [person, easy]), "even");
  assert.equal(sideOf(card, [easy, person]), "odd");
  assert.equal(sideOf(card, [person, person]), "friend");
  assert.equal(sideOf(card, [easy, easy]), "watch");
});

test("what was begun is remembered, for its game alone", () => {
  withStore(() => {
    const card = cardOf("fulke-1");
    assert.equal(recall(card, levels), null);
    remember(card, {
      side: "odd",
      level: "easy",
      players: [easy, { ...person, name: "Ada" }],
      options: "leap=false victory=bodies victory_men=4",
    });
    assert.deepEqual(recall(card, levels), {
      side: "odd",
      level: "easy",
      players: [easy, { ...person, name: "Ada" }],
      options: { leap: "false", victory: "bodies", victory_men: "4" },
    });
    assert.equal(recall(cardOf("fulke-2"), levels), null);
  });
});

test("what a game no longer has is forgotten, and what is damaged does no harm", () => {
  const card = cardOf("fulke-1");
  const kept = (value) =>
    withStore((store) => {
      store.set("codex-ludorum/new-game/fulke-1", JSON.stringify(value));
      return recall(card, levels);
    });
  assert.deepEqual(
    kept({ seats: "genius", level: "genius", options: "leap=perhaps victory_men=25 none=1 x" }),
    { side: "", level: "", players: [person, person], options: {} },
  );
  assert.equal(kept([]), null);
  assert.ok(allowed({ choices: [], least: 1, most: 24 }, "24"));
  assert.ok(!allowed({ choices: [], least: 1, most: 24 }, "2e1"));
});
