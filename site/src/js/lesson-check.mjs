// Whether what a lesson says of games is so: its games, positions, moves and rules are asked of the cores and the books.
// The same when the site is built and in the page.

import { cropOf, frameDiagram } from "./frame.mjs";
import { along, firstFaults, judge, readLesson } from "./lesson.mjs";
import { rulesIn, toldMove } from "./lesson-html.mjs";

// How many moves are tried on a board to see whether an answer can be played: the lessons of the site need 46 at most.
const triedForMove = 150, triedForReach = 600, triedForLesson = 1_000;

/** The tags of a record that set up its board. */
const tagged = (text, key) => [...text.matchAll(new RegExp(`^\\[${key} "((?:[^"\\\\]|\\\\.)*)"\\]`, "gm"))].map(([, value]) => value.replace(/\\(.)/g, "$1"));

const said = (fault) => `${fault.what ?? fault.message ?? fault}`.replace(/[.:]$/, "");

/**
 * Asks everything: {faults, boards}. `world` is {doorsOf(game), recordOf(name), passages}: the open core that knows a game or
 * null, the text of an example or null, every passage by rule id. `boards` has for every step and task with a board
 * {game, options, setup, words, region, crop, far, toMove, answer: {words, said}}.
 */
export async function checkLesson(lesson, world) {
  const faults = [], boards = new Map(), budget = { left: triedForLesson, spent: false };
  for (const step of [...lesson.steps, ...lesson.tasks]) {
    const fault = (key, what, expected = "") => faults.push({ line: (typeof key === "number" ? key : step.lines[key] ?? step.ask?.lines[key]) ?? step.line, what, expected });
    for (const id of step.rules) if (!world.passages[id]) fault("rules", `There is no rule ${id} in the books`, "an id that stands in a text");
    for (const [key, words] of told(step)) for (const id of rulesIn(words)) if (!world.passages[id]) fault(key, `There is no rule ${id} in the books`, "an id that stands in a text");
    if (!step.board) continue;
    try {
      const board = await setUp(step, world, fault, budget);
      if (board) boards.set(step, board);
    } catch (problem) {
      fault(step.board.game ? "game" : "record", said(problem), problem.expected ?? "");
    }
  }
  return { faults: firstFaults(faults), boards };
}

/** Reads a lesson's text and asks everything: {lesson, boards, faults}; `lesson` is null where it cannot be read. */
export async function sound(text, world) {
  const { lesson, faults } = readLesson(text);
  return lesson ? { lesson, ...(await checkLesson(lesson, world)) } : { lesson, boards: new Map(), faults };
}

/** What a player needs of a checked lesson, as plain data: {lesson, steps: [board or null], tasks: [board or null]}. */
export const packed = (lesson, boards) => ({ lesson, steps: lesson.steps.map((step) => boards.get(step) ?? null), tasks: lesson.tasks.map((task) => boards.get(task) ?? null) });

/** All words of a step that may lead to rules, with the key they stand under. */
function told(step) {
  const { ask } = step;
  return [[step.line, step.words], ["reveal", step.reveal], ["teacher", step.teacher], ...(ask ? [["ask", ask.text], ...ask.hints.map((hint) => ["hint", hint]), ["open", ask.open ?? ""], ...[...ask.wrong, ...(ask.choices ?? [])].map(({ line, reply }) => [line, reply])] : [])];
}

async function setUp(step, world, fault, budget) {
  const { board, ask, play } = step;
  let { game, options, setup, moves: words } = board;
  if (board.record) {
    const text = await world.recordOf(board.record);
    if (text === null) return void fault("record", `There is no example ${board.record}`, "the name of a record under assets/examples");
    [game] = tagged(text, "Game");
    options = tagged(text, "Option").join(" ");
    setup = tagged(text, "Setup")[0] ?? "";
    const count = words === "" ? 0 : /^\d{1,3}$/.test(words) ? Number(words) : NaN;
    if (Number.isNaN(count)) return void fault("moves", `“${words}” is no number of moves`, "how many moves of the record are made: a whole number");
    const doors = await world.doorsOf(game);
    const match = doors.read(text);
    try {
      const { line } = match.state();
      if (count > line.length) return void fault("moves", `The record has ${line.length} moves, not ${count}`, `at most ${line.length}`);
      words = line.slice(0, count).map((each) => each.words).join(" ");
    } finally {
      match.drop();
    }
  }
  const doors = await world.doorsOf(game);
  if (!doors) return void fault("game", `There is no game “${game}” here`, "the id of a game, as its page has it: fulke-1");
  const card = doors.catalogue().find(({ id }) => id === game);
  let far = false;
  if (board.side) {
    const seat = card.seats.findIndex(({ id }) => id === board.side);
    if (seat < 0) return void fault("side", `There is no side “${board.side}” in this game`, card.seats.map(({ id }) => id).join(" or "));
    far = seat === 1;
  }
  let match;
  try {
    match = doors.match(game, { options: fit(options, card), setup });
  } catch (problem) {
    return void fault(problem.what?.includes("option") || !setup ? "options" : "setup", said(problem), problem.expected);
  }
  try {
    if (words !== "") {
      try {
        match.play(words);
      } catch (problem) {
        return void fault("moves", said(problem), problem.expected);
      }
    }
    const begun = match.state();
    const out = { game, options, setup, words, region: "", crop: -1, far, toMove: begun.toMove, answer: { words: "", said: "" } };
    if (play) {
      out.seat = card.seats.findIndex(({ id }) => id === play.seat);
      if (out.seat < 0) return void fault("play", `There is no side “${play.seat}” in this game`, card.seats.map(({ id }) => id).join(" or "));
      if (!doors.levels().some(({ id }) => id === play.level)) return void fault("play", `The machine has no level “${play.level}”`, doors.levels().map(({ id }) => id).join(", "));
    }
    // Where one answer takes too many moves to try, it is told, and no other of the lesson is tried.
    const tooMany = (line, answer) => {
      if (!budget.spent) return false;
      if (!budget.told) fault(line, `Too many moves would have to be tried for “${shown(answer)}”`, ask.kind === "move" ? "fewer words that are only “*”" : "fewer positions to be reached, or “move:” with the moves");
      return (budget.told = true);
    };
    if (ask?.kind === "move") {
      for (const { line, words: pattern } of ask.moves) {
        const [way] = ways(match, pattern, 1, budget);
        if (!way && tooMany(line, pattern.join(" "))) continue;
        if (!way) fault(line, `No legal move is as “${shown(pattern.join(" "))}”`, legal(match));
        else if (out.answer.words === "") out.answer.words = way.join(" ");
      }
      for (const { line, answer } of ask.wrong) {
        const [way] = ways(match, answer.split(/\s+/), 1, budget);
        if (!way && tooMany(line, answer)) continue;
        if (!way) fault(line, `No legal move is as “${shown(answer)}”`, legal(match));
        else if (ask.moves.some(({ words: pattern }) => along(pattern, way) === "right")) fault(line, `“${answer}” is a right answer`, "a wrong one");
      }
    } else if (ask?.kind === "reach") {
      for (const { line, position } of ask.reach) {
        const way = wayTo(match, { ...ask, reach: [{ position }] }, budget);
        if (!way && tooMany(line, position)) continue;
        if (!way) fault(line, `No moves of this turn lead to “${shown(position)}”`, `a position that begins as this one: ${begun.position}`);
        else if (out.answer.words === "") out.answer.words = way.join(" ");
      }
    }
    if (board.view === "near" && !play) {
      out.crop = cropOf(match.spots());
      if (out.answer.words !== "") match.play(out.answer.words);
      const { line } = match.state();
      out.answer.said = toldMoves(line.slice(begun.line.length), card);
      match.tag("Show", String(line.length));
      if (out.crop >= 0) out.region = frameDiagram(match).region;
    } else if (out.answer.words !== "") {
      match.play(out.answer.words);
      out.answer.said = toldMoves(match.state().line.slice(begun.line.length), card);
    }
    return out;
  } finally {
    match.drop();
  }
}

const toldMoves = (line, { seats }) => line.map(({ said, seat }) => toldMove(said, seats[seat]?.name ?? "")).filter(Boolean).join(" ");

// Options as the card knows them: an unknown one is told before the module is asked.
function fit(options, card) {
  for (const part of options.split(/\s+/).filter(Boolean)) {
    const [key, value] = part.split("=");
    const option = card.options.find((each) => each.key === key);
    if (!option) throw Object.assign(new Error(`no option “${key}”`), { what: `The game has no option “${key}”`, expected: card.options.map((each) => each.key).join(", ") });
    if (option.choices.length > 0 && !option.choices.some((choice) => choice.value === value)) throw Object.assign(new Error(`no such choice of option ${key}`), { what: `The option ${key} has no choice “${value}”`, expected: option.choices.map((choice) => choice.value).join(", ") });
  }
  return options;
}

const legal = (match) => {
  const words = match.state().moves.map((move) => move.words);
  return words.length === 0 ? "the game is over here" : `such as ${words.slice(0, 6).join(", ")}${words.length > 6 ? " …" : ""}`;
};

const shown = (words) => (words.length > 60 ? `${words.slice(0, 60)}…` : words);

/** Takes one move from what may still be tried, of `most` for this answer; false where there is none, which `budget.spent` then says. */
const trial = (budget, most) => {
  let left = most;
  return () => {
    if (left > 0 && budget.left > 0 && !budget.spent) return (left -= 1, budget.left -= 1, true);
    budget.spent = true;
    return false;
  };
};

/** The legal lines from here that are as a pattern has them, at most so many. The match is left where it was. */
export function ways(match, pattern, most = Infinity, budget = { left: triedForMove, spent: false }) {
  const out = [], start = match.state(), tries = trial(budget, triedForMove);
  const walk = ({ cursor, moves }, played) => {
    for (const { words } of moves) {
      if (out.length >= most) return;
      const line = [...played, words], is = along(pattern, line);
      if (is === "right") out.push(line);
      else if (is === "on") {
        if (!tries()) return;
        match.play(words);
        const here = match.state();
        walk(here, line);
        match.go(cursor);
        match.cut(here.cursor);  // no branch is left behind
      }
    }
  };
  walk(start, []);
  return out;
}

/** The moves of one turn that lead to a position asked for; null where none do. */
export function wayTo(match, ask, budget = { left: triedForReach, spent: false }) {
  const start = match.state(), seen = new Set(), tries = trial(budget, triedForReach);
  let found = null;
  const walk = ({ cursor, moves }, played) => {
    for (const { words } of moves) {
      if (found || !tries()) return;
      match.play(words);
      const here = match.state(), line = [...played, words];
      const over = here.outcome.over || here.atTurnStart || here.toMove !== start.toMove;
      if (judge(ask, { played: line, position: here.position, over }).verdict === "right") found = line;
      else if (!over && !seen.has(here.position)) {
        seen.add(here.position);
        walk(here, line);
      }
      match.go(cursor);
      match.cut(here.cursor);
    }
  };
  walk(start, []);
  return found;
}
