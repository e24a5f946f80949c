import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { catalogue, coreOf } from "../../site/lib/core.mjs";
import { root } from "../../site/lib/paths.mjs";
import { answerOf, inWords, perGame, without } from "./make.mjs";

test("a game has questions unless it is told why not", async () => {
  const ids = (await catalogue()).map(({ id }) => id);
  for (const id of without.keys()) {
    assert.ok(ids.includes(id), id);
    assert.ok(!existsSync(join(root, `assets/questions/${id}.json`)), id);
  }
});

for (const card of (await catalogue()).filter(({ id }) => !without.has(id)))
  test(`${card.name}: twenty questions, and the engine answers each as it is written`, async () => {
    const file = join(root, `assets/questions/${card.id}.json`);
    assert.ok(existsSync(file), `node tests/questions/make.mjs ${card.id} writes it`);
    const questions = JSON.parse(readFileSync(file, "utf8")),
      ludus = await coreOf(card.id);
    assert.equal(questions.length, perGame);
    assert.equal(
      new Set(questions.map(({ setup, ask }) => setup + ask)).size,
      perGame,
      "two questions alike",
    );
    for (const question of questions) {
      assert.equal(
        answerOf(ludus, card, question),
        question.right,
        `${question.ask} ${question.setup}`,
      );
      assert.equal(new Set(question.choices).size, question.choices.length, question.ask);
      assert.ok(question.right >= 0 && question.right < question.choices.length);
      assert.ok(!question.rule || card.rules.includes(question.rule), question.rule);
      assert.doesNotMatch(question.ask + inWords(ludus, card, question.setup), /[{}]/);
    }
    const yes = questions.filter(({ kind, right }) => kind === "can" && right === 0).length,
      no = questions.filter(({ kind, right }) => kind === "can" && right === 1).length;
    assert.ok(yes >= 3 && no >= 3, `${yes} times yes, ${no} times no`);
  });
