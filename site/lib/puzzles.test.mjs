// The puzzles of assets/puzzles: each is played by the rules, and a sample, another one every day, is searched again; in --deep all.

import assert from "node:assert/strict";
import { test } from "node:test";

import { deep } from "../../tests/deep.mjs";
import { random } from "../../tests/random.mjs";
import { nameOf, rightAnswers } from "../../tests/search/puzzles.mjs";
import { core, families, player, study } from "./core.mjs";
import { allPassages } from "./book.mjs";
import { kept } from "./puzzles.mjs";
import { provedText, titleOf, whyText } from "../src/js/puzzles/puzzle-words.mjs";

const all = families().map(({ family }) => ({ family, puzzles: kept(family) }));
const some = all.filter(({ puzzles }) => puzzles.length > 0);

/** Something done with the match of a puzzle, which is dropped afterwards. */
function within(ludus, puzzle, act) {
  const match = ludus.match(puzzle.game, { options: puzzle.options, setup: puzzle.position });
  try {
    return act(match);
  } finally {
    match.drop();
  }
}

test("every puzzle has a name of its own, a level, a passage and a proof", () => {
  const passages = allPassages(),
    names = new Set();
  assert.ok(some.length > 0, "there are puzzles");
  for (const { family, puzzles } of some)
    for (const puzzle of puzzles) {
      const { id, level, rule, kind, answers, proof, date } = puzzle;
      assert.equal(id, nameOf(family, puzzle));
      assert.ok(!names.has(id), `${id} is there twice`);
      names.add(id);
      assert.ok([1, 2, 3].includes(level), id);
      assert.ok(Object.hasOwn(passages, rule), `${id}: there is no passage ${rule}`);
      assert.ok(["win", "best", "drill"].includes(kind), id);
      assert.equal(answers.length, 1, id);
      assert.ok(proof.search && proof.others >= 3, id);
      assert.match(date, /^\d{4}-\d\d-\d\d$/, id);
      if (kind === "best") {
        const clear = proof.search === "all rolls" ? 0.06 : 1.5;
        assert.ok(puzzle.value - puzzle.nextValue >= clear, id);
        assert.ok(proof.first[0] - proof.first[1] >= clear, id);
      }
    }
});

for (const { family, puzzles } of some)
  test(`${family}: every puzzle is played by the rules, and ends as it says`, async () => {
    const ludus = await core(family);
    const cards = new Map(ludus.catalogue().map((card) => [card.id, card]));
    for (const puzzle of puzzles)
      within(ludus, puzzle, (match) => {
        const { id, answers, end, over, kind, seat } = puzzle;
        const card = cards.get(puzzle.game),
          begins = match.state();
        for (const told of [titleOf(puzzle, card), whyText(puzzle, card), provedText(puzzle)])
          assert.match(told, /^\S.{9,}[^,;: ]$/, `${id} is told in words`);
        assert.equal(begins.position, puzzle.position, id);
        assert.equal(card.seats[begins.toMove].id, seat, id);
        assert.ok(!begins.outcome.over, id);
        match.play(answers[0]);
        const then = match.state();
        if (kind === "drill") return;
        assert.equal(then.position, end, id);
        assert.equal(then.outcome.over, over, id);
        if (kind !== "win") return;
        assert.equal(over, puzzle.turns === 1, id);
        for (const words of (puzzle.line ?? "").split(" / ").filter(Boolean)) match.play(words);
        const { outcome } = match.state();
        assert.ok(outcome.over, `${id}: the line ends the game`);
        assert.equal(outcome.text, puzzle.ending, id);
        assert.equal(outcome.rule, puzzle.rule, id);
        const side = card.seats.find((each) => each.id === seat).side;
        const lead = outcome.scores.reduce(
          (sum, score, i) => sum + (card.seats[i].side === side ? score : -score),
          0,
        );
        assert.ok(lead > 0, `${id}: ${seat} has won`);
      });
  });

/** The day's sample of a kind: two, or in --deep all. */
function sample(family, puzzles, kind) {
  const left = puzzles.filter((puzzle) => puzzle.kind === kind);
  if (deep) return left;
  const { below } = random(`puzzles of ${family}: ${kind}`);
  return Array.from(
    { length: Math.min(2, left.length) },
    () => left.splice(below(left.length), 1)[0],
  );
}

for (const { family, puzzles } of some.filter((each) =>
  each.puzzles.some(({ kind }) => kind === "best"),
))
  test(`${family}: a search finds the best turns of a sample again`, async () => {
    const ludus = await player(family),
      rules = await core(family);
    for (const puzzle of sample(family, puzzles, "best")) {
      // Players have no pictures of their positions: the rules are asked where the words lead.
      const words = within(ludus, puzzle, (match) => turnWords(match, rules, puzzle));
      const position = within(
        rules,
        puzzle,
        (match) => (match.play(words), match.state().position),
      );
      assert.equal(position, puzzle.end, puzzle.id);
    }
  });

// The computer's whole turn. The level's count of positions ends a thought, not the clock.
function turnWords(match, rules, puzzle) {
  const words = [];
  for (let moves = 0; moves < 40; moves += 1) {
    const next = match.think({ level: "strong", seconds: 600 }).words;
    words.push(next);
    match.play(next);
    const done = within(rules, puzzle, (other) => {
      const { toMove } = other.state();
      other.play(words.join(" "));
      const now = other.state();
      return now.outcome.over || now.toMove !== toMove || now.atTurnStart;
    });
    if (done) break;
  }
  return words.join(" ");
}

/** Whether the seat wins by so many turns of its own, whatever comes; every line is played. Turns of one move. */
function wins(match, side, turns, sideOf) {
  const { moves } = match.state();
  for (const { words } of moves) {
    match.play(words);
    const found = winsAfter(match, side, turns - 1, sideOf);
    match.undo();
    if (found) return true;
  }
  return false;
}
function winsAfter(match, side, turns, sideOf) {
  const { outcome, moves, toMove, atTurnStart } = match.state();
  if (outcome.over)
    return (
      outcome.scores.reduce((sum, score, i) => sum + (sideOf(i) === side ? score : -score), 0) > 0
    );
  // A turn of several moves goes on.
  if (sideOf(toMove) === side) return wins(match, side, atTurnStart ? turns : turns + 1, sideOf);
  if (turns === 0) return false;
  return moves.every(({ words }) => {
    match.play(words);
    const won = winsAfter(match, side, turns, sideOf);
    match.undo();
    return won;
  });
}

for (const { family, puzzles } of some.filter((each) =>
  each.puzzles.some(({ kind }) => kind === "win"),
))
  test(`${family}: every line of a sample of wins in one or two turns is played again`, async () => {
    const ludus = await core(family);
    const cards = new Map(ludus.catalogue().map((card) => [card.id, card]));
    const short = puzzles.filter(({ turns }) => turns <= (deep ? 2 : 1));
    for (const puzzle of sample(family, short, "win")) {
      const sideOf = (seat) => cards.get(puzzle.game).seats[seat].side;
      const { toMove, moves } = within(ludus, puzzle, (match) => match.state());
      // A match for each: what is taken back still counts among the moves a game can have.
      const right = moves.filter(({ words }) =>
        within(ludus, puzzle, (match) => {
          match.play(words);
          return winsAfter(match, sideOf(toMove), puzzle.turns - 1, sideOf);
        }),
      );
      assert.deepEqual(
        right.map(({ words }) => words),
        [puzzle.answers[0].split(" ")[0]],
        puzzle.id,
      );
    }
  });

for (const { family, puzzles } of some.filter((each) =>
  each.puzzles.some(({ kind }) => kind === "drill"),
))
  test(`${family}: drills of a sample are made again, and one answer alone is right`, async () => {
    const ludus = await study(family);
    for (const puzzle of sample(family, puzzles, "drill")) {
      const { game, options, theme, level, seed, id } = puzzle;
      const drill = ludus.drill(game, { options, theme, level, seed });
      assert.equal(drill.setup, puzzle.position, id);
      assert.equal(drill.question, puzzle.question, id);
      assert.deepEqual(
        drill.answers.map((words) => words.join(" ")),
        puzzle.answers,
        id,
      );
      const asked = { ...drill, options, theme, level, seed };
      assert.equal(ludus.judge(game, asked, puzzle.answers[0].split(" ")).verdict, "right", id);
      assert.equal(rightAnswers(ludus, asked).right, 1, id);
    }
  });
