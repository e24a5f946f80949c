// Stepping through a game, as reckoned: where one stands, which ways lead on, what a try at a hidden move was worth, and
// what an address asks for. No page is needed for any of it.

import { say } from "../site/say.mjs";
import { guessing, study } from "../words/study.mjs";

// Of the moves played at one place the main one; nodes are numbered as they come, so that it was there first unless another was
// made the main one.
const mainOf = ({ node, others, main = Math.min(node, ...others.map((other) => other.node)) }) =>
  main;
const apart = (step) => mainOf(step) !== step.node;

/**
 * Where a match’s state stands: {at, count, step, next, comment, ways, branch}. `at` counts moves, 0 is the beginning; step
 * is the move that led here and next the one that follows, or null; `comment` the source’s, which stands as long as its turn.
 */
export function standing({ line, cursor, comment }) {
  const at = line.findIndex((step) => step.node === cursor) + 1;
  const step = line[at - 1] ?? null,
    next = line[at] ?? null;
  const said = step
    ? (line.slice(0, at).findLast((each) => each.turn === step.turn && each.comment)?.comment ?? "")
    : comment;
  return {
    at,
    count: line.length,
    step,
    next,
    comment: said,
    ways: waysOn(next),
    branch: branchOf(line.slice(0, at)),
  };
}

/** All that was played next, the main move first: [{node, words, name, main, taken}]; empty where there is but one way. `taken` is the one the line goes. */
export function waysOn(next) {
  if (!next || next.others.length === 0) return [];
  const first = mainOf(next);
  const all = [next, ...next.others].sort(
    (a, b) => Number(b.node === first) - Number(a.node === first) || a.node - b.node,
  );
  return all.map(({ node, words }, i) => ({
    node,
    words,
    name: variation(i, all.length),
    main: i === 0,
    taken: node === next.node,
  }));
}

const variation = (nth, count) =>
  nth === 0
    ? study.played
    : count === 2
      ? study.variation
      : say(study.variationNamed, { letter: String.fromCharCode(96 + nth) });

/** The variation one is in, by the moves that led here: {name, turn, words, main}, main being the node of the move it left; null on the main line. */
export function branchOf(moves) {
  const step = moves.findLast(apart);
  if (!step) return null;
  const way = waysOn(step).find(({ node }) => node === step.node);
  return { name: way.name, turn: step.turn, words: step.words, main: mainOf(step) };
}

/** Whether every move as far as here is of the main line. */
export const onMain = ({ line, cursor }) =>
  !branchOf(line.slice(0, line.findIndex((step) => step.node === cursor) + 1));

/**
 * What a move tried in the place of a hidden one is: "right"; "variation", which the record knows beside its own; or
 * "other". `next` is the hidden step, `cursor` the node now reached.
 */
export function judge(next, cursor) {
  if (cursor === next.node) return "right";
  return next.others.some(({ node }) => node === cursor) ? "variation" : "other";
}

/** A count of guesses: {asked, found, atOnce, shown}. `outcome` is "found" after so many wrong tries, or "shown". */
export const noGuesses = { asked: 0, found: 0, atOnce: 0, shown: 0 };
export function counted(tally, outcome, tries = 0) {
  const found = outcome === "found";
  return {
    asked: tally.asked + 1,
    found: tally.found + found,
    atOnce: tally.atOnce + (found && tries === 0),
    shown: tally.shown + !found,
  };
}

/** The count in words; "" before any. */
export function tallied({ asked, found, atOnce }) {
  if (asked === 0) return "";
  return found > atOnce
    ? say(guessing.foundAtOnce, { found, asked, first: atOnce })
    : say(guessing.found, { found, asked });
}

// ---- addresses ----

/** What the address of a play page asks for: {example, move, node, guess}; move and node null where it names none; {fault} where it cannot be read. `whole` makes a short name of an example whole. */
export function readAsked(search, whole = (name) => name) {
  const asked = new URLSearchParams(search);
  if (!asked.has("example")) return { example: null, move: null, node: null, guess: false };
  const named = asked.get("example");
  const example = named.includes("/") ? named : whole(named);
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(example))
    return { fault: say(study.noExample, { name: named }) };
  const move = asked.get("move");
  if (move !== null && !/^\d{1,4}$/.test(move)) return { fault: say(study.noMove, { move }) };
  const node = asked.get("node");
  if (node !== null && !/^\d{1,5}$/.test(node)) return { fault: say(study.noMove, { move: node }) };
  const number = (text) => (text === null ? null : Number(text));
  return { example, move: number(move), node: number(node), guess: asked.get("guess") === "1" };
}

/** The short address of a place in an example: the query after the page of its game. A move is of the main line; a node may stand on a
 * variation. */
export function askFor(example, { move = null, node = null, guess = false } = {}) {
  const name = example.split("/").at(-1);
  const place = `${move === null ? "" : `&move=${move}`}${node === null ? "" : `&node=${node}`}`;
  return `?example=${name}${place}${guess ? "&guess=1" : ""}`;
}

// ---- running by itself ----

/** Milliseconds a move stands before the next, by the name of the speed. */
export const speeds = { slow: 3500, normal: 1800, fast: 700 };

/** Runs a game by itself: `on()` goes a step and says whether there is another; `told` hears true and false as it begins and ends. */
export class Runner {
  #on;
  #told;
  #due = null;

  constructor(on, told = (/** @type {boolean} */ _running) => {}) {
    this.#on = on;
    this.#told = told;
  }

  /** In milliseconds; a change counts from the next step on. */
  pace = speeds.normal;

  get running() {
    return this.#due !== null;
  }

  start() {
    if (this.running) return;
    this.#wait(Math.min(this.pace, 400)); // a press is answered soon
    this.#told(true);
  }

  stop() {
    if (!this.running) return;
    clearTimeout(this.#due);
    this.#due = null;
    this.#told(false);
  }

  #wait(time) {
    this.#due = setTimeout(
      () => (this.#on() ? this.running && this.#wait(this.pace) : this.stop()),
      time,
    );
  }
}
