// What the computer makes of a position, as an opinion: its thought (ludus_match_lines), with what the value is counted in and how far away
// the end is. The measure follows from how the game is searched (core/search/think.hpp), which its card and the thought tell.

import { decided } from "./opinion-words.mjs";

/** @import { Card, Thought } from "../../wasm/shapes.d.ts" */

/**
 * @typedef {object} Opinion
 * @property {number} seat the one to move, whose the value is
 * @property {"none" | "pieces" | "points" | "chance" | "playout" | "goal"} measure what values are counted in: the least piece; the score that is
 * to be expected; the same where every game won is one point, so that it tells the chance; 20 times the share of won games, less 10, of those
 * played out; whether a goal is reached; "none": there is nothing to say
 * @property {number} value from 1000 on, or -1000, it is decided
 * @property {number} end where it is decided: single moves to the end of the game; 0: not known
 * @property {number} depth
 * @property {number} nodes
 * @property {number} playouts
 * @property {number} seconds
 * @property {string[]} line the best moves, as far as they are known
 * @property {{ value: number, end: number, line: string[] }[]} lines the best of them, that one first
 * @property {{ name: string, worth: number }[]} worths what pieces are worth, where values are counted in them
 */

// As alphabeta.hpp has them: a win is so much and 1000 for each point of the score, less its distance in single moves.
const win = 100_000,
  point = 1000,
  farthest = 100;

const rounded = 1e-3; // odds come with six figures

/** How many single moves a win or a loss of that value is away; 0: it is none, or it is not known. @param {number} value */
export function movesToEnd(value) {
  const beyond = Math.round(Math.abs(value) * 100) - win;
  if (beyond < 0) return 0;
  const moves = Math.ceil(beyond / point) * point - beyond;
  return moves < farthest ? moves : 0;
}

/** What a game's values are counted in. @param {Card} card @param {Thought} thought @returns {Opinion["measure"]} */
export function measureOf({ seats, hasHidden, hasRolls }, { nodes, playouts, chance }) {
  if (hasHidden) return "none";
  if (seats.length === 1) return "goal";
  if (nodes === 0) return "none"; // there is one move, or one that is certain
  if (playouts > 0) return "playout";
  return hasRolls ? (chance >= 0 ? "chance" : "points") : "pieces";
}

/**
 * Thinks about a place of a record for so many seconds at full strength. @param {any} machine @param {string} record
 * @param {{ seconds: number, lines?: number, after?: string, card: Card, seat: number }} how `after`: the words from the beginning; left out, the end
 * @returns {Promise<Opinion>}
 */
export async function opinionOn(machine, record, { seconds, lines = 1, after, card, seat }) {
  const place = after === undefined ? {} : { after };
  return opinionOf(await machine.lines(record, { seconds, lines, ...place }), card, seat);
}

/**
 * What the rolls that may come at a place of a record are worth to the first side, {mean, of: Map from a roll's words}; null where no dice
 * are to be rolled there, or the game does not weigh rolls.
 * @param {any} machine @param {string} record @param {string} after
 */
export async function rollsAt(machine, record, after) {
  /** @type {Thought | null} */
  const thought = await machine.lines(record, { seconds: 1, lines: 1, after }).catch((fault) => {
    if (fault.name === "AbortError") throw fault;
    return null; // the game is over there, or its lots are not weighed
  });
  const rolls = thought?.lines ?? [];
  const whole = rolls.reduce((sum, { odds }) => sum + odds, 0);
  if (rolls.length < 2 || Math.abs(whole - 1) > rounded) return null;
  return { mean: thought.value, of: new Map(rolls.map(({ line, value }) => [line[0], value])) };
}

/** @param {Thought} thought of the seat to move @param {Card} card @param {number} seat @returns {Opinion} */
export function opinionOf(thought, card, seat) {
  const { value, depth, nodes, playouts, seconds, line, lines = [], worths = [] } = thought;
  const measure = measureOf(card, thought);
  const endOf = (worth) =>
    measure === "pieces" && Math.abs(worth) >= decided ? movesToEnd(worth) : 0;
  return {
    seat,
    measure,
    value,
    end: endOf(value),
    depth,
    nodes,
    playouts,
    seconds,
    line,
    lines: (lines.length > 0 ? lines : [{ value, line }]).map((each) => ({
      value: each.value,
      end: endOf(each.value),
      line: each.line,
    })),
    worths,
  };
}
