// The problems of a book: what a search says of their claims is read strictly, and a table to try one on is set up as the
// record has it, for a person against the machine.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { decodeGame, gameOf } from "../src/js/store/link.mjs";
import { catalogue, coreOf, families, readMatch } from "./core.mjs";
import { record } from "./examples.mjs";
import { claims, tryIt } from "./problems.mjs";

const folder = mkdtempSync(join(tmpdir(), "ludus-problems-"));
after(() => rmSync(folder, { recursive: true }));
const written = (data) => {
  const file = join(folder, "claims.json");
  writeFileSync(file, JSON.stringify(data));
  return file;
};

test("no file, no claims", () => assert.deepEqual(claims(join(folder, "none.json")), []));

test("a claim bears what the search says in a word", () => {
  const [one] = claims(
    written([
      {
        id: "jupertia-1",
        claim: "alio modo non",
        verdict: "partly",
        text: "Three throws of four.",
      },
    ]),
  );
  assert.equal(one.told, "Partly true");
});

for (const [what, data, expected] of [
  [
    "a verdict that is none",
    [{ id: "a", claim: "b", verdict: "perhaps", text: "c" }],
    /entry 1: verdict “perhaps”; expected one of true, false, partly/,
  ],
  ["a claim without its words", [{ id: "a", verdict: "true", text: "c" }], /entry 1 has no claim/],
])
  test(`refused: ${what}`, () => assert.throws(() => claims(written(data)), expected));

test("a problem to be tried: its position and its throws, the solver a person, the other the machine, no move made", async () => {
  const name = "tables/royal-anglicorum/jupertia-1";
  const { game, hash, solver } = await tryIt(name);
  const { record: text } = await decodeGame(hash);
  assert.equal(gameOf(text), game);
  const match = await readMatch(text);
  const { line, players } = match.state();
  match.drop();
  assert.deepEqual(line, []);
  assert.deepEqual(
    players.map((player) => player.machine),
    players.map((_, seat) => seat !== solver),
  );
  const { tags } = record(name);
  assert.ok(text.includes(`[Setup "${tags.Setup}"]`));
  for (const [option] of record(name).text.matchAll(/^\[Option .*$/gm))
    assert.ok(text.includes(option), option);
});

test("in every problem of the manuscript n& is to solve it, whoever begins", async () => {
  for (const name of [
    "caution",
    "jupertia-1",
    "jupertia-2",
    "jupertia-3",
    "jupertia-4",
    "jupertia-5",
  ])
    assert.equal((await tryIt(`tables/royal-anglicorum/${name}`)).solver, 1, name);
});

test("every game is known by the core of its own family and no other", async () => {
  const cards = await catalogue();
  for (const { id, family } of cards)
    assert.ok(
      (await coreOf(id)).catalogue().every((card) => card.family === family),
      id,
    );
  assert.deepEqual(
    [...new Set(cards.map((card) => card.family))],
    families().map((each) => each.family),
  );
  await assert.rejects(coreOf("no-such-game"), /no module knows a game “no-such-game”/);
});
