// What is said of a puzzle: its title, why its answer is right, and how that was proved.

import { notationOf } from "../site/names.mjs";
import { say } from "../site/say.mjs";
import { proofs, puzzles as told } from "../words/puzzles.mjs";

const nameOf = (card, id) => card.seats.find((seat) => seat.id === id)?.name ?? "";
const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
const points = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });
const count = new Intl.NumberFormat("en-GB");

/** From here on a value means that the game is decided (Thought in shapes.d.ts). */
const decided = 1000;

/** Moves from a puzzle's position on, words of a record with " / " between turns, in the notation that the boards show. */
export function written(core, { game, options, position }, moves) {
  const match = core.match(game, { options, setup: position });
  try {
    const notation = notationOf(match.foreign().notations);
    return moves
      .split(" ")
      .map((words) => {
        if (words === "/") return words;
        const shown = match.inNotation(words, notation);
        match.play(words);
        return shown;
      })
      .join(" ");
  } finally {
    match.drop();
  }
}

/** The puzzle with its moves so written: its first answer, the next best and the line. */
export function asWritten(core, puzzle) {
  const shown = (moves) => moves && written(core, puzzle, moves);
  const { answers, next, line } = puzzle;
  return { ...puzzle, answers: answers.map(shown), next: shown(next), line: shown(line) };
}

export function titleOf(puzzle, card) {
  const who = nameOf(card, puzzle.seat);
  if (puzzle.kind === "drill") return puzzle.question;
  if (puzzle.kind === "win") return say(told.wins, { who, n: puzzle.turns });
  return say(card.hasChance ? told.roll : told.best, { who });
}

export function whyText(puzzle, card) {
  if (puzzle.kind === "drill") return puzzle.explanation;
  if (puzzle.kind === "win") {
    if (puzzle.turns === 1) return say(told.ended, { end: puzzle.ending });
    const who = nameOf(card, puzzle.seat),
      others = card.seats.filter(({ id }) => id !== puzzle.seat);
    return say(told.always, {
      who,
      other: others.length === 1 ? others[0].name : told.otherSide,
      n: puzzle.turns - 1,
      line: puzzle.line.replaceAll(" / ", ", "),
    });
  }
  const { value, nextValue, next } = puzzle;
  if (card.hasChance) return say(told.points, { n: points.format(value - nextValue), next });
  if (value >= decided) return say(told.onlyWin, { next });
  if (nextValue <= -decided) return say(told.onlyHope, { next });
  return say(told.worth, { n: number.format(value - nextValue), next });
}

export function provedText({ kind, proof }) {
  if (kind === "drill") return proofs.judged;
  const positions = count.format(proof.positions);
  if (kind === "win") return say(proofs.everyLine, { positions });
  return say(proof.search === "all rolls" ? proofs.rolls : proofs.alphabeta, {
    positions,
    turns: count.format(proof.others + 1),
  });
}
