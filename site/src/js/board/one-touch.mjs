// Playing a die at one touch: which die a move uses, which die is played first, and the move that a touch on a piece plays
// without asking. It never takes a decision that the rules leave to the player: where a touch could mean two moves of the
// same die, nothing is played.

import { castOf } from "./roll-picture.mjs";

/** @import { LegalMove, Match, Piece } from "../../wasm/shapes.d.ts" */
/** @import { LiveMatch } from "../match/match-view.mjs" */

/** The dice of a roll that are still to be played, as numbers. @param {Piece[]} pieces */
export const unplayed = (pieces) =>
  castOf(pieces)
    .filter(({ used, blank }) => !used && !blank)
    .map(({ text }) => Number(text))
    .filter(Number.isInteger);

/** The die that is there before and not after; undefined where it is not one alone. @param {number[]} before @param {number[]} after */
export function dieBetween(before, after) {
  const left = [...before];
  for (const die of after) {
    const at = left.indexOf(die);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left.length > 0 && left.every((die) => die === left[0]) ? left[0] : undefined;
}

/**
 * The move that a touch on a piece plays: the only one it has, else the one of the first die that it can play. undefined where
 * the touch does not say it.
 * @template M @param {M[]} moves of the piece @param {number[]} order dice, the first to be played first
 * @param {(move: M) => number | undefined} dieOf
 */
export function moveAtOneTouch(moves, order, dieOf) {
  if (moves.length < 2) return moves[0];
  const dice = moves.map(dieOf);
  if (dice.includes(undefined)) return undefined;
  for (const die of order) {
    const of = moves.filter((_, i) => dice[i] === die);
    if (of.length > 0) return of.length === 1 ? of[0] : undefined;
  }
  return undefined;
}

/**
 * The moves that a touch on an empty place plays, one after the other: a piece by each die that brings one there, of a double two
 * from the same place. [] where it is not plain which are meant.
 * @template {{ touches: number[] }} M @param {M[]} moves to that place @param {number[]} left dice still to be played
 * @param {(move: M) => number | undefined} dieOf
 */
export function movesToPlace(moves, left, dieOf) {
  if (moves.length === 0 || moves.some((move) => dieOf(move) === undefined)) return [];
  const dice = [...new Set(left)].sort((a, b) => b - a);
  const by = dice.map((die) => moves.filter((move) => dieOf(move) === die));
  if (by.some((of) => of.length > 1)) return [];
  if (dice.length === 1) return left.length > 1 ? [by[0][0], by[0][0]] : by[0];
  return by.flat();
}

/** Which of the dice that fell is played first. */
export class DiceOrder extends EventTarget {
  /** @type {LiveMatch} */ #match;
  #shift = 0; // how often the dice were touched

  /** Event "swap". @param {LiveMatch} match */
  constructor(match) {
    super();
    this.#match = match;
    match.addEventListener("change", ({ detail: { kind, state } }) => {
      // Every roll begins with its larger die.
      const fell = state.line.find((step) => step.current)?.seat ?? -1;
      if (kind === "new" || (kind === "move" && fell < 0)) this.#shift = 0;
    });
  }

  /** The dice still to be played, each number once, the first to be played first. */
  get numbers() {
    const all = [...new Set(unplayed(this.#match.pieces))].sort((a, b) => b - a);
    const first = all.length > 0 ? this.#shift % all.length : 0;
    return [...all.slice(first), ...all.slice(0, first)];
  }

  /** Whether two different dice wait for a person who has begun no move. */
  get swappable() {
    const { awaits, touched, outcome, toMove } = this.#match.state;
    return (
      !outcome.over &&
      toMove >= 0 &&
      awaits.what === "move" &&
      touched.length === 0 &&
      this.numbers.length > 1
    );
  }

  /** The spot of the die that is played first; -1 where there is no choice. */
  get firstSpot() {
    if (!this.swappable) return -1;
    const [first] = this.numbers;
    const die = castOf(this.#match.pieces).find(
      ({ text, used }) => !used && Number(text) === first,
    );
    return die ? die.spot : -1;
  }

  /** Plays the other die first; of three, the next. */
  swap() {
    if (!this.swappable) return false;
    this.#shift += 1;
    this.dispatchEvent(new Event("swap"));
    return true;
  }
}

/**
 * Tries moves in a second match that stands as this one: the record of the first stays as it is. `failed` for a position that cannot be
 * set up.
 * @template T @param {LiveMatch} match @param {(trial: Match) => T} act @param {T} failed
 */
function inTrial(match, act, failed) {
  const { game, options, position } = match.state;
  /** @type {Match | null} */ let trial = null;
  try {
    trial = match.ludus.match(game, { options, setup: position });
    return act(trial);
  } catch {
    return failed;
  } finally {
    trial?.drop();
  }
}

// Which die each move uses; nothing is known of them where the position cannot be set up.
/** @param {LiveMatch} match @param {LegalMove[]} moves */
function diceOf(match, moves) {
  const before = unplayed(match.pieces);
  const known = new Map();
  if (new Set(before).size < 2) {
    for (const { words } of moves) known.set(words, before[0]);
    return known;
  }
  return inTrial(
    match,
    (trial) => {
      for (const { words } of moves) {
        trial.play(words);
        known.set(words, dieBetween(before, unplayed(trial.pieces())));
        trial.undo();
      }
      return known;
    },
    new Map(),
  );
}

/**
 * The moves of one piece, one after the other, to a place that no single die reaches, by as few dice as will do; of a double those of
 * two pieces where they go together and the dice are enough. [] where pieces could come from several places, or the way there matters.
 * @param {LiveMatch} match @param {number} spot @returns {{ words: string }[]}
 */
function chainTo(match, spot) {
  const left = unplayed(match.pieces);
  const { toMove } = match.state;
  const isDouble = new Set(left).size === 1;
  return inTrial(
    match,
    (trial) => {
      const step = (words, act) => {
        trial.play(words);
        const done = act();
        trial.undo();
        return done;
      };
      /** @type {(from: number | null, many: number) => { from: number, words: string[], end: string }[]} */
      const ways = (from, many) => {
        const { moves, toMove: seat, position } = trial.state();
        if (many === 0) return from === spot ? [{ from, words: [], end: position }] : [];
        if (seat !== toMove) return [];
        return moves
          .filter(({ touches }) => touches.length === 2 && (from ?? touches[0]) === touches[0])
          .flatMap(({ words, touches }) =>
            step(words, () =>
              ways(touches[1], many - 1).map((way) => ({
                ...way,
                from: touches[0],
                words: [words, ...way.words],
              })),
            ),
          );
      };
      for (let many = 2; many <= left.length; many += 1) {
        const [way, ...others] = ways(null, many);
        if (!way) continue;
        if (others.some(({ from, end }) => from !== way.from || end !== way.end)) return [];
        const twice = isDouble && left.length >= 2 * many;
        return (twice ? [...way.words, ...way.words] : way.words).map((words) => ({ words }));
      }
      return [];
    },
    [],
  );
}

/**
 * Plays the pieces that reach a place, by one die or by several, where an empty place or one of the other's is touched and no piece is
 * chosen. False where it is not plain.
 * @param {LiveMatch} match @param {number} spot
 */
export function playToPlace(match, spot) {
  const { touched, moves, next, awaits, toMove } = match.state;
  if (touched.length > 0 || awaits.what !== "move" || toMove < 0 || next.includes(spot))
    return false;
  const to = moves.filter(({ touches }) => touches.length === 2 && touches[1] === spot);
  if (match.spots[spot].kind !== "point") return false;
  const dice = diceOf(match, to);
  const meant =
    to.length > 0
      ? movesToPlace(to, unplayed(match.pieces), ({ words }) => dice.get(words))
      : chainTo(match, spot);
  for (const [i, { words }] of meant.entries())
    if (i === 0 || match.state.moves.some((move) => move.words === words)) match.play(words);
  return meant.length > 0;
}

/**
 * Plays what the touch on a piece means, where it was touched and nothing else. False where it has to be asked.
 * @param {LiveMatch} match @param {DiceOrder} order @param {number} spot
 */
export function playAtOneTouch(match, order, spot) {
  const { touched, moves, spots } = { ...match.state, spots: match.spots };
  if (touched.length !== 1 || touched[0] !== spot || spots[spot]?.kind === "button") return false;
  const of = moves.filter(({ touches }) => touches[0] === spot);
  if (of.some(({ touches }) => touches.length !== 2 || spots[touches[1]].kind === "button"))
    return false;
  const dice = of.length > 1 ? diceOf(match, of) : new Map();
  const move = moveAtOneTouch(of, order.numbers, ({ words }) => dice.get(words));
  return move ? match.play(move.words) : false;
}
