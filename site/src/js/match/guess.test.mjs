import assert from "node:assert/strict";
import test from "node:test";
import { readFileSync } from "node:fs";
import { coreOf } from "../../../lib/core.mjs";
import { grace, Guess } from "./guess.mjs";
import { gameOf } from "../store/link.mjs";
import { LiveMatch } from "./match-view.mjs";
import { tallied } from "./steps.mjs";

async function guessing(name) {
  const record = readFileSync(
    new URL(`../../../../assets/examples/${name}.game`, import.meta.url),
    "utf8",
  );
  const match = new LiveMatch(await coreOf(gameOf(record)));
  assert.ok(match.read(record));
  const held = [];
  const guess = new Guess(match, { hold: (on) => held.push(on) });
  match.go(-1);
  const before = match.record;
  assert.ok(guess.begin());
  const words = () => match.state.line.find((step) => step.current)?.words ?? "";
  return { match, guess, held, before, words };
}

test("guessed right, another, and a variation the book knows: each is told, and the record is as it was", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { match, guess, held, before, words } = await guessing("chess/falkener-shatranj/dilaram");
  match.play("83-87");
  assert.deepEqual(
    [guess.told.verdict, guess.told.step.words, tallied(guess.tally)],
    ["right", "83-87", "1 of 1 found."],
  );
  assert.equal(words(), "77-87", "the king had but this move: it is no question");

  const other = match.state.moves.find((move) => move.words !== "82-64").words;
  match.play(other);
  assert.deepEqual(
    [guess.told.verdict, guess.told.step.words, guess.trying],
    ["other", other, true],
  );
  assert.ok(guess.told.step.said && guess.told.step.reasons.length > 0, "it has its rule");
  assert.equal(words(), other, "it stands on the board for a while");
  t.mock.timers.tick(grace);
  assert.deepEqual([words(), guess.trying, guess.told.verdict], ["77-87", false, "other"]);
  match.play("82-64");
  assert.equal(tallied(guess.tally), "2 of 2 found, 1 at the first try.");
  match.play("21-81");
  assert.equal(guess.told.verdict, "variation");
  guess.show();
  assert.deepEqual(
    [guess.told.verdict, guess.told.step.words, guess.tally.shown],
    ["shown", "87-77", 1],
  );
  assert.equal(match.record, before);
  guess.end();
  guess.again(); // nothing is tried any more
  assert.deepEqual([guess.on, held], [false, [true, false]]);
  assert.equal(match.record, before);
  t.mock.timers.tick(60_000);
  match.go(-1);
  while (match.state.canRedo) match.redo();
  assert.equal(words(), "73-85", "the line goes on as the book has it");
});

test("a touch, or a move on top of a try, takes the try back at once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { match, guess, before } = await guessing("rithmomachia/fulke-1/demo-line");
  match.play("f12-g11");
  assert.ok(guess.trying);
  match.play(match.state.moves[0].words);
  assert.deepEqual([guess.trying, match.state.cursor, guess.told.verdict], [false, 0, "other"]);
  match.play("f12-g11");
  match.touch(match.state.next[0]);
  assert.deepEqual([guess.trying, match.state.cursor, match.record], [false, 0, before]);
});

test("throws and forced moves are played by themselves, every other move is asked, and the end is told", async () => {
  const { match, guess } = await guessing("tables/royal-anglicorum/jupertia-1");
  let asked = 0;
  while (!guess.done) {
    const { state } = match;
    assert.ok(state.toMove >= 0 && state.moves.length > 1, "a question has a choice");
    guess.show();
    asked += 1;
    assert.ok(asked < 200);
  }
  assert.deepEqual([guess.tally.asked, guess.tally.found, match.state.canRedo], [asked, 0, false]);
  assert.ok(asked > 4 && asked < match.state.line.length);
  guess.back();
  assert.ok(!guess.done && match.state.canRedo, "the last question can be asked again");
});

test("stepping over a hidden move counts as shown, a new match ends the guessing, and the machine is held meanwhile", async () => {
  const { match, guess, held } = await guessing("rithmomachia/fulke-1/demo-line");
  match.redo();
  assert.deepEqual(
    [guess.told.verdict, guess.tally],
    ["shown", { asked: 1, found: 0, atOnce: 0, shown: 1 }],
  );
  assert.deepEqual(held, [true]);
  match.create("fulke-1");
  assert.deepEqual([guess.on, held], [false, [true, false]]);
});

test("what the book has against its rules is no question", async () => {
  const game = "falkener-turkish",
    core = await coreOf(game);
  const made = core.match(game),
    words = [];
  for (let ply = 0; ply < 4; ply += 1) {
    if (ply === 3) words.push(made.state().position);
    words.push(made.state().moves[0].words);
    made.play(words.at(-1));
  }
  const [first, , , position, last] = words;
  const match = new LiveMatch(core);
  assert.ok(
    match.read(
      `[Game "${game}"]\n\n1. ${first}\n2. <pass : White moves twice : ${position}>\n3. ${last}\n`,
    ),
  );
  assert.deepEqual(
    match.state.line.map(({ slip }) => slip),
    [undefined, "White moves twice", undefined],
  );
  match.go(-1);
  const guess = new Guess(match);
  assert.ok(guess.begin());
  match.play(first);
  assert.equal(guess.told.verdict, "right");
  assert.equal(guess.at, 2, "the slip stands open");
  match.play(last);
  assert.deepEqual([guess.done, tallied(guess.tally)], [true, "2 of 2 found."]);
});
