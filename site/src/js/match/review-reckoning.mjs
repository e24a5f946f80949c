// A game looked at as a whole: which positions are weighed, what each turn gave away, where the game turned and what was luck. Pure: no page is needed for any of it.

import { decided, heightOf } from "./opinion-words.mjs";

/** @import { Card, LineStep, Outcome } from "../../wasm/shapes.d.ts" */
/** @import { Opinion } from "./opinion.mjs" */

/** How far, of the height of the graph from the middle to an edge, a turn must throw the game back to be called a turning point. */
export const turning = 0.15;
const mostPoints = 3;

/**
 * A turn of a game: the moves from..to of the line (`to` not included) and whose they are. `roll` of them, at the beginning, are throws.
 * @typedef {{ from: number, to: number, roll: number, seat: number, turn: number }} Turn
 */

/** The turns of a line, in order. @param {LineStep[]} line @returns {Turn[]} */
export function turnsOf(line) {
  /** @type {Turn[]} */
  const turns = [];
  let open = null;
  line.forEach(({ seat, turn }, at) => {
    const begins =
      !open || open.turn !== turn || (open.seat >= 0 && seat >= 0 && seat !== open.seat);
    if (begins) turns.push((open = { from: at, to: at, roll: 0, seat: -1, turn }));
    if (seat < 0 && open.seat < 0) open.roll += 1;
    if (seat >= 0 && open.seat < 0) open.seat = seat;
    open.to = at + 1;
  });
  return turns;
}

/** An outcome as a value of the first side. @param {Outcome} outcome @param {Card} card */
export function endValue({ scores }, card) {
  const of = (side) =>
    card.seats.reduce((sum, seat, at) => sum + (seat.side === side ? (scores[at] ?? 0) : 0), 0);
  return Math.sign(of(0) - of(1)) * decided;
}

/** A value for the first side, whoever's it is. @param {Opinion} opinion @param {Card} card */
export const forFirst = ({ seat, value }, card) =>
  seat < 0 || card.seats[seat].side === 0 ? value : -value;

/**
 * What is known of a turn: the value before it, when its dice lie, and after it, for the first side.
 * @typedef {{ before?: number, after?: number }} Values
 */

/**
 * Where the game turned: the turns that gave the most away, at most three, in order: [{turn, lost}]. `lost` in heights of the graph.
 * @param {Turn[]} turns @param {Values[]} values @param {Opinion["measure"]} measure @param {Card} card
 */
export function turningPoints(turns, values, measure, card) {
  return turns
    .map((turn, at) => ({ turn, at, lost: lostBy(turn, values[at], measure, card) }))
    .filter(({ lost }) => lost >= turning)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, mostPoints)
    .sort((a, b) => a.at - b.at);
}

/** @param {Turn} turn @param {Values} values @param {Opinion["measure"]} measure @param {Card} card */
function lostBy({ seat }, { before, after } = {}, measure, card) {
  if (seat < 0 || before === undefined || after === undefined) return 0;
  const sign = card.seats[seat].side === 0 ? 1 : -1;
  return sign * (heightOf(measure, before) - heightOf(measure, after));
}

/**
 * What was found of a turn's dice, for the first side: of each roll what it was worth and the mean of all that might have come; what the best
 * moves and those played lead to.
 * @typedef {{ rolls: { value: number, mean: number }[], best?: number, played?: number }} Fortune
 */

/** An outcome in points of the score for the first side. @param {Outcome} outcome @param {Card} card */
export const pointsOf = ({ scores }, card) =>
  card.seats.reduce((sum, { side }, at) => sum + (side === 0 ? 1 : -1) * (scores[at] ?? 0), 0);

/**
 * Luck and skill apart, by seat: what its rolls brought above the average, and what its moves lost beside the best.
 * @param {Turn[]} turns @param {(Fortune | undefined)[]} fortunes @param {Card} card
 */
export function luckAndSkill(turns, fortunes, card) {
  const sums = card.seats.map(() => ({ luck: 0, lost: 0, rolls: 0 }));
  turns.forEach(({ seat }, at) => {
    const { rolls = [], best, played } = fortunes[at] ?? {};
    if (seat < 0) return;
    const sign = card.seats[seat].side === 0 ? 1 : -1;
    const sum = sums[seat];
    for (const { value, mean } of rolls) {
      sum.luck += sign * (value - mean);
      sum.rolls += 1;
    }
    // A move that a deeper look thought the better may come out above the best of a look one roll deep: nothing is lost then.
    if (best !== undefined && played !== undefined) sum.lost += Math.max(0, sign * (best - played));
  });
  return sums;
}
