import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { evidence, markOf, marks } from "./coverage.mjs";
import { catalogue } from "./core.mjs";

const house = mkdtempSync(join(tmpdir(), "checked-"));
const tests = join(house, "tests"),
  examples = join(house, "examples");
mkdirSync(join(tests, "unit"), { recursive: true });
mkdirSync(join(tests, "texts"));
mkdirSync(join(examples, "family/oxen"), { recursive: true });
writeFileSync(
  join(tests, "unit/oxen_test.cpp"),
  'TEST_CASE("book.oxen.move: one step"\n          " and book.oxen.take") {\n    // book.oxen.end is only spoken of\n}\n',
);
writeFileSync(
  join(tests, "texts/digest-ids.txt"),
  "# a word\nbook.oxen.move\nbook.oxen.halt\tnobody halts: the book forgets it\n",
);
writeFileSync(join(examples, "family/oxen/one.game"), '[Game "oxen"]\n[Why "book.oxen.end"]\n');
const card = {
  id: "oxen",
  rules: ["book.oxen.move", "book.oxen.take", "book.oxen.end"],
  options: [{ ours: true }, { ours: false }],
};
const proof = evidence({ tests, examples });

test("a passage counts as tested where the name of a test case names it or a record asks for it, not where a comment speaks of it", () => {
  assert.deepEqual([...proof.named].sort(), ["book.oxen.move", "book.oxen.take"]);
  assert.deepEqual([...proof.asked], ["book.oxen.end"]);
  assert.equal(proof.cases, 1);
});

test("all tested and a record replayed is complete and checked; a passage without a test, or no record, is lightly checked", () => {
  const plain = { ...proof, digest: proof.digest.slice(0, 1) };
  assert.deepEqual(markOf(card, plain), {
    mark: "checked",
    rules: 3,
    untested: [],
    records: 1,
    departures: [],
    readings: 1,
  });
  const more = markOf({ ...card, rules: [...card.rules, "book.oxen.sleep"] }, plain);
  assert.equal(more.mark, "lightly");
  assert.deepEqual(more.untested, ["book.oxen.sleep"]);
  assert.equal(markOf({ ...card, id: "cows" }, plain).mark, "lightly");
});

test("what the digest tells otherwise is a known departure, listed with its reason, and no other game's", () => {
  const told = markOf(card, proof);
  assert.equal(told.mark, "departures");
  assert.deepEqual(told.departures, [
    { id: "book.oxen.halt", reason: "nobody halts: the book forgets it" },
  ]);
  assert.deepEqual(markOf({ ...card, rules: ["book.cows.move"] }, proof).departures, []);
});

test("what stands here under another name, is to come or only explains is no departure", () => {
  for (const reason of [
    "book.oxen.move",
    "to come with chapter XXIII",
    "only explains: nothing is played by it",
  ])
    assert.deepEqual(
      markOf(card, {
        ...proof,
        digest: [{ id: "book.oxen.move" }, { id: "book.oxen.halt", reason }],
      }).mark,
      "checked",
      reason,
    );
});

test("every game of the catalogue gets a mark that has words", async () => {
  const all = evidence();
  for (const game of await catalogue()) assert.ok(marks[markOf(game, all).mark], game.id);
});
