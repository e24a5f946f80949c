// The guided first games: one for every family, few tasks of one move each, every right answer taken by the rules, and a short
// easy game at the end.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readAndCheck } from "../src/js/lessons/lesson-check.mjs";
import learn from "../src/_data/learn.mjs";
import { catalogue } from "./core.mjs";
import { names, world } from "./lessons.mjs";
import { lessons } from "./paths.mjs";

const folder = join(lessons, "first");
const asked = world();
const cards = await catalogue();
const read = (text) => readAndCheck(text, asked);
const textOf = (id) => readFileSync(join(folder, `${id}.lesson`), "utf8");

test("every family of games has a guided first game, of a game it has", () => {
  const taught = names(folder).map((id) => cards.find((card) => card.id === id)?.family);
  assert.deepEqual(
    [...new Set(taught)].sort(),
    [...new Set(cards.map(({ family }) => family))].sort(),
  );
});

test("a game without a lesson is offered that of a related game, by its name: of chess, that of Siam", async () => {
  const { of } = await learn();
  for (const { id, family } of cards) {
    const own = names(folder).includes(id);
    assert.equal(of[id].own, own, id);
    assert.match(of[id].words, own ? /^Learn it in/ : / \(a related game\)$/, id);
    if (!own && family === "chess") assert.match(of[id].words, /^Learn the chess of Siam /, id);
  }
});

for (const id of names(folder))
  test(`${id}: six or seven tasks of one turn, each with its rule, then a short game at the easiest level`, async () => {
    const { lesson, boards, faults } = await read(textOf(id));
    assert.deepEqual(faults, []);
    const card = cards.find((each) => each.id === id);
    const tasks = lesson.steps.filter(({ ask }) => ask);
    assert.ok(tasks.length >= 6 && tasks.length <= 8, `${tasks.length} tasks`);
    for (const step of tasks) {
      assert.equal(step.ask.kind, "move", step.title);
      assert.ok(step.rules.length > 0 && step.ask.hints.length > 0, step.title);
      assert.equal(boards.get(step).game, id, step.title);
      assert.ok(boards.get(step).answer.said, `${step.title}: a move to show`);
    }
    const last = lesson.steps.at(-1);
    if (card.seats.length > 1) {
      assert.equal(last.play.level, "child");
      assert.ok(last.play.turns <= 14, "short");
    } else assert.ok(last.ask, "a puzzle for one has nobody to play against");
  });

test("a task that the rules do not allow is a fault with its line, which stops the build", async () => {
  const text = textOf("falkener-siamese").replace("move: 10-80", "move: 10-81");
  const { faults } = await read(text);
  const line = text.split("\n").findIndex((each) => each === "move: 10-81") + 1;
  assert.ok(
    faults.some((fault) => fault.line === line),
    JSON.stringify(faults),
  );
});
