// What an opinion of the computer (opinion.mjs) says, in words: who is ahead and by how much, in the game's own measure. Pure: no page
// is needed for any of it. Words that say a degree have their thresholds here.

import { say } from "../site/say.mjs";
import { counted, lineValues, opinions, pieceNames } from "../words/analysis.mjs";

/** @import { Card } from "../../wasm/shapes.d.ts" */
/** @import { Opinion } from "./opinion.mjs" */

/** A value from here on has seen the end of the game. */
export const decided = 1000;

/** A playout value of 10 is a certain win, of -10 a certain loss. */
const certain = 10;
/** The share of games won. @param {number} value of "playout", 0 to 1 */
export const shareOf = (value) => Math.min(1, Math.max(0, 0.5 + value / (2 * certain)));

/** The chance of the game won, where every game won is one point. @param {number} value of "chance", 0 to 1 */
export const chanceOf = (value) => Math.min(1, Math.max(0, (1 + value) / 2));

// Up to where a lead is none, and small; in least pieces, and in points of the score. What the weights of a position that is even come
// to is some tenths of a piece.
const noLead = { pieces: 0.35, points: 0.06 };
const smallLead = { pieces: 0.8, points: 0.2 };
const clearLead = { pieces: 3, points: 0.5 };
const greatLead = { points: 0.9 };
/** A lead this near to even is nobody's, of a chance to win. */
const noChance = 0.005;

/** The names of a side's seats. @param {Card} card @param {number} side */
export const namesOf = (card, side) =>
  card.seats.filter((seat) => seat.side === side).map(({ name }) => name);

/** The name of a side: its seat, or of partners both. @param {Card} card @param {number} side */
export function nameOfSide(card, side) {
  const names = namesOf(card, side);
  return names.length < 2
    ? (names[0] ?? "")
    : say(opinions.partners, { first: names[0], second: names[1] });
}

/** The side an opinion's values are of. @param {Pick<Opinion, "seat">} opinion @param {Card} card */
export const sideOf = ({ seat }, card) => card.seats[Math.max(seat, 0)].side;

/** How many sides there are. @param {Card} card */
export const sidesOf = (card) => Math.max(...card.seats.map(({ side }) => side)) + 1;

/**
 * An opinion in a sentence: {title, side}. `side` is the one that is ahead, -1 nobody; `moves` the winner's moves to the end, where they are
 * known.
 * @param {Opinion} opinion @param {Card} card @param {number} [moves]
 */
export function titleOf(opinion, card, moves = 0) {
  const { title, side } = told(opinion, card, moves);
  return { title: title[0].toUpperCase() + title.slice(1), side };
}

/** @param {Opinion} opinion @param {Card} card @param {number} moves */
function told({ measure, value, playouts, line, seat, worths = [] }, card, moves) {
  const mine = sideOf({ seat }, card);
  const sides = sidesOf(card);
  const ahead = value >= 0 || sides !== 2 ? mine : 1 - mine;
  const side = nameOfSide(card, ahead);
  const size = Math.abs(value);
  if (measure === "goal") {
    const title =
      value >= decided
        ? say(opinions.goalIn, { n: line.length })
        : value <= -decided
          ? opinions.goalLost
          : opinions.goalUnknown;
    return { title, side: -1 };
  }
  if (measure === "none") return { title: seat < 0 ? opinions.roll : opinions.nothing, side: -1 };
  if (size >= decided)
    return {
      title: moves > 0 ? say(opinions.winsIn, { side, n: moves }) : say(opinions.wins, { side }),
      side: ahead,
    };
  if (measure === "chance") {
    const share = chanceOf(size);
    return {
      title: say(opinions.about, { side, percent: Math.round(100 * share) }),
      side: share - 0.5 < noChance ? -1 : ahead,
    };
  }
  if (measure === "playout" && sides === 2) {
    const share = shareOf(size);
    return {
      title: say(opinions.chance, {
        side,
        percent: Math.round(100 * share),
        error: errorOf(share, playouts),
      }),
      side: share < 0.5 + 0.01 * errorOf(share, playouts) ? -1 : ahead,
    };
  }
  if (measure === "playout")
    return {
      title: say(opinions.share, {
        side: nameOfSide(card, mine),
        percent: Math.round(100 * shareOf(value)),
      }),
      side: mine,
    };
  if (size < noLead[measure]) return { title: opinions.even, side: -1 };
  if (size < smallLead[measure]) return { title: say(opinions.little, { side }), side: ahead };
  const lead = measure === "pieces" ? inPieces(size, worths) : null;
  if (lead) {
    const pieces = piecesOf(lead.pieces);
    return { title: say(lead.more ? opinions.more : opinions.lead, { side, pieces }), side: ahead };
  }
  return {
    title: say(
      size < clearLead[measure]
        ? opinions.clearly
        : size < (greatLead[measure] ?? Infinity)
          ? opinions.far
          : opinions.nearlyWon,
      { side },
    ),
    side: ahead,
  };
}

/** From so many of the least piece on other pieces tell a lead better, where there are greater ones. */
const mostOfLeast = { alike: 12, among: 3 };
/** What one piece more to be named counts against it, in least pieces. */
const longer = 0.15;

/**
 * A lead in pieces that come to about as much: {pieces, more}: `more`: it is greater than any that are told; null where it is less than one.
 * @param {number} size @param {Opinion["worths"]} worths
 */
export function inPieces(size, worths) {
  const all = worths.filter(({ worth }) => worth > 0).sort((a, b) => a.worth - b.worth);
  if (all.length === 0 || size < 0.7 * all[0].worth) return null;
  const least = all[0],
    greatest = all.at(-1);
  const most = greatest.worth < 2 * least.worth ? mostOfLeast.alike : mostOfLeast.among;
  const choices = [
    ...all.map((piece) => [piece]),
    ...Array.from({ length: most - 1 }, (_, n) => Array(n + 2).fill(least)),
    ...(most === mostOfLeast.among
      ? [[greatest, greatest], ...all.flatMap((a, at) => all.slice(0, at).map((b) => [a, b]))]
      : []),
  ];
  const sum = (pieces) => pieces.reduce((whole, { worth }) => whole + worth, 0);
  const off = (pieces) =>
    Math.abs(sum(pieces) - size) +
    longer * least.worth * (new Set(pieces).size * 2 + pieces.length);
  const pieces = choices.reduce((best, one) => (off(one) < off(best) ? one : best));
  return { pieces: pieces.map(({ name }) => name), more: size > sum(pieces) + least.worth };
}

/** "a rook", "2 pawns", "a rook and a pawn". @param {string[]} names */
export function piecesOf(names) {
  const one = (name) => say(/^[aeiou]/i.test(name) ? pieceNames.an : pieceNames.a, { name });
  if (names.every((name) => name === names[0]))
    return names.length === 1
      ? one(names[0])
      : say(/(s|x|z|ch|sh)$/.test(names[0]) ? pieceNames.manyHissing : pieceNames.many, {
          n: names.length,
          name: names[0],
        });
  return say(pieceNames.and, { first: one(names[0]), second: one(names[1]) });
}

/** One standard error of a share of so many games, in whole per cent, 1 at the least. */
export const errorOf = (share, games) =>
  Math.max(1, Math.round(100 * Math.sqrt((share * (1 - share)) / Math.max(1, games))));

/** A figure with its sign: "+1.5", "−0.3", "0". */
export const signed = (value, digits = 1) => {
  const shown = Math.abs(value).toFixed(digits);
  return Number(shown) === 0 ? "0" : `${value < 0 ? "−" : "+"}${shown}`;
};

/** What the value is counted in, with the figure of whoever is ahead. @param {Opinion} opinion @param {Card} card */
export function countedIn({ measure, value, playouts }, card) {
  const size = Math.abs(value);
  if (size >= decided) return "";
  if (measure === "pieces") return say(counted.pieces, { value: size.toFixed(1) });
  if (measure === "points") return say(counted.points, { value: size.toFixed(2) });
  if (measure !== "playout") return "";
  return sidesOf(card) === 2
    ? say(counted.playout, { n: playouts })
    : say(counted.share, { percent: Math.round(100 / sidesOf(card)) });
}

/** What a line comes to for whoever is to move, in short: "+1.5", "62%", "wins in 3". @param {Opinion} opinion @param {number} value */
export function shortValue({ measure }, value, moves = 0) {
  if (measure === "none" || measure === "goal") return "";
  if (value >= decided) return moves > 0 ? say(lineValues.winsIn, { n: moves }) : lineValues.wins;
  if (value <= -decided)
    return moves > 0 ? say(lineValues.losesIn, { n: moves }) : lineValues.loses;
  if (measure === "chance")
    return say(lineValues.percent, { percent: Math.round(100 * chanceOf(value)) });
  if (measure === "playout")
    return say(lineValues.percent, { percent: Math.round(100 * shareOf(value)) });
  return signed(value, measure === "points" ? 2 : 1);
}

/** The winner's moves to the end where each move is a turn and the sides take turns. @param {number} end single moves */
export const movesOf = (end) => Math.ceil(end / 2);

/**
 * How high a value stands in a graph, -1 to 1, for the side whose it is: what is won is at the edge, and what is a small lead is still seen.
 * @param {Opinion["measure"]} measure @param {number} value
 */
export function heightOf(measure, value) {
  if (Math.abs(value) >= decided) return Math.sign(value);
  if (measure === "playout") return Math.max(-1, Math.min(1, value / certain));
  return 0.97 * Math.tanh(measure === "pieces" ? value / 6 : value);
}
