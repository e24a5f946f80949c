import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { catalogue, coreOf } from "./core.mjs";
import { positionsOf, rulesIn } from "./rule-positions.mjs";

const wantedOf = (id) =>
  new Set(
    [
      ...readFileSync(new URL(`../src/games/${id}-rules.md`, import.meta.url), "utf8").matchAll(
        /\[\[([^|\]]+)\|/g,
      ),
    ].map(([, rule]) => rule),
  );

test("the rules that words cite are read from their links", () => {
  assert.deepEqual(
    [...rulesIn('<a class="cited" data-rule="toy.a" href="/x">a</a> <a href="/y">b</a>')],
    ["toy.a"],
  );
});

test("what the board beside the rules shows is a position of the game, and its move cites the rule of the sentence", async () => {
  for (const card of await catalogue()) {
    const ludus = await coreOf(card.id);
    const shown = await positionsOf(card, wantedOf(card.id));
    const [most, there] = [wantedOf(card.id).size, Object.keys(shown).length];
    assert.ok(there > 0, `${card.id}: nothing of ${most}`);
    for (const [rule, { game = card.id, setup = "", options, touch, words, say }] of Object.entries(
      shown,
    )) {
      const match = ludus.match(game, { setup, options });
      const cites = (move) => match.reasons(move.words).some((reason) => reason.rule === rule);
      const { moves } = match.state();
      if (setup) assert.ok(say, `${card.id}: ${rule}: a sentence`);
      if (words) assert.ok(cites(moves.find((move) => move.words === words)), `${rule}: ${words}`);
      if (touch) {
        for (const name of touch)
          assert.equal(match.touch(match.spots().findIndex((spot) => spot.name === name)), 1, rule);
        const { touched } = match.state();
        assert.ok(
          moves.filter((move) => touched.every((spot, i) => move.touches[i] === spot)).some(cites),
          `${card.id}: ${rule}: ${touch}`,
        );
      }
      match.drop();
    }
  }
});

test("a rule of several examples is shown by the one that shows little else, of the rules the page speaks of", async () => {
  const card = (await catalogue()).find(({ id }) => id === "falkener-xiangqi");
  const shown = await positionsOf(card, wantedOf(card.id));
  const cannon = shown["falkener.xiangqi.cannon"];
  assert.deepEqual([cannon.touch, cannon.options], [["22"], undefined]);
  assert.deepEqual(shown["falkener.xiangqi.modern.cannon"].options, { cannon: "jump-to-capture" });
  assert.deepEqual(shown["falkener.xiangqi.array"], {}, "the starting position");
  assert.equal(shown["falkener.general.no-such"], undefined);
});
