// Whether what a lesson says of games is so: its games, positions, moves and rules are asked of the cores and the books.
// The same when the site is built and in the page.

import { cropOf, frameDiagram } from "../board/diagram-crop.mjs";
import { firstFaults, readLesson } from "./lesson.mjs";
import { compareMoves, judge } from "./lesson-judge.mjs";
import { linksIn, ofGlossary, toldMove } from "./lesson-html.mjs";
import { say } from "../site/say.mjs";
import { sentence } from "../match/why.mjs";
import { faults as sentences } from "../words/lesson.mjs";

// How many moves are tried on a board to see whether an answer can be played: the lessons of the site need 46 at most.
const triedForMove = 150,
  triedForReach = 600,
  triedForLesson = 1_000;

/** The tags of a record that set up its board. */
const tagged = (text, key) =>
  [...text.matchAll(new RegExp(`^\\[${key} "((?:[^"\\\\]|\\\\.)*)"\\]`, "gm"))].map(([, value]) =>
    value.replace(/\\(.)/g, "$1"),
  );

// What the rules of a game find wrong, as a whole sentence.
function ofGame(problem) {
  const what = sentence(`${problem.what ?? problem.message ?? problem}`.replace(/[.:]$/, ""));
  return problem.expected
    ? say(sentences.ofGame, {
        what: what.replace(/\.$/, ""),
        expected: problem.expected.replace(/\.$/, ""),
      })
    : what;
}

/**
 * Asks everything: {faults, boards}. `world` is {ludusOf(game), recordOf(name), passages, terms}: the open core that knows a game
 * or null, the text of an example or null, every passage by rule id, every word of the glossary by its id ("glossary#node").
 * `boards` has for every step and task with a board
 * {game, options, setup, words, region, crop, far, toMove, answer: {words, said}}.
 */
export async function checkLesson(lesson, world) {
  const faults = [],
    boards = new Map(),
    budget = { left: triedForLesson, spent: false };
  for (const [key, all] of [
    ["goal", lesson.goals],
    ["knows", [lesson.knows]],
    ["needs", lesson.needs],
  ])
    for (const [name, slots] of all.flatMap((words) => lost(words, world)))
      faults.push({ line: lesson.lines[key], what: say(sentences[name], slots) });
  for (const step of [...lesson.steps, ...lesson.tasks]) {
    const lineOf = (key) =>
      (typeof key === "number" ? key : (step.lines[key] ?? step.ask?.lines[key])) ?? step.line;
    const tell = (key, what) => faults.push({ line: lineOf(key), what });
    const fault = (key, name, slots) => tell(key, say(sentences[name], slots));
    for (const id of step.rules)
      if (!Object.hasOwn(world.passages, id)) fault("rules", "noRule", { id });
    for (const [key, words] of told(step))
      for (const wrong of lost(words, world)) fault(key, ...wrong);
    if (!step.board) continue;
    try {
      const board = await setUp(step, world, { fault, tell, budget });
      if (board) boards.set(step, board);
    } catch (problem) {
      tell(step.board.game ? "game" : "record", ofGame(problem));
    }
  }
  return { faults: firstFaults(faults), boards };
}

/** Reads a lesson's text and asks everything: {lesson, boards, faults}; `lesson` is null where it cannot be read. */
export async function readAndCheck(text, world) {
  const { lesson, faults } = readLesson(text);
  return lesson
    ? { lesson, ...(await checkLesson(lesson, world)) }
    : { lesson, boards: new Map(), faults };
}

/** What a player needs of a checked lesson, as plain data: {lesson, steps: [board or null], tasks: [board or null]}. */
export const packed = (lesson, boards) => ({
  lesson,
  steps: lesson.steps.map((step) => boards.get(step) ?? null),
  tasks: lesson.tasks.map((task) => boards.get(task) ?? null),
});

/** All words of a step that may lead to passages or to the glossary, with the key they stand under. */
function told(step) {
  const { ask } = step;
  return [
    [step.line, step.title],
    [step.line, step.words],
    ["reveal", step.reveal],
    ["teacher", step.teacher],
    ...(ask
      ? [
          ["ask", ask.text],
          ...ask.hints.map((hint) => ["hint", hint]),
          ["open", ask.open ?? ""],
          ...(ask.choices ?? ask.wrong).flatMap(({ line, answer, reply }) => [
            ...(ask.kind === "choice" ? [[line, answer]] : []),
            [line, reply],
          ]),
        ]
      : []),
  ];
}

async function setUp(step, world, { fault, tell, budget }) {
  const { board, ask, play } = step;
  let { game, options, setup, moves: words } = board;
  if (board.record) {
    const text = await world.recordOf(board.record);
    if (text === null) return void fault("record", "noExample", { name: board.record });
    [game] = tagged(text, "Game");
    options = tagged(text, "Option").join(" ");
    setup = tagged(text, "Setup")[0] ?? "";
    const count = words === "" ? 0 : /^\d{1,3}$/.test(words) ? Number(words) : NaN;
    if (Number.isNaN(count)) return void fault("moves", "notMoves", { words });
    const ludus = await world.ludusOf(game);
    const match = ludus.read(text);
    try {
      const { line } = match.state();
      if (count > line.length)
        return void fault("moves", "recordMoves", { n: line.length, wanted: count });
      words = line
        .slice(0, count)
        .map((each) => each.words)
        .join(" ");
    } finally {
      match.drop();
    }
  }
  const ludus = await world.ludusOf(game);
  if (!ludus) return void fault("game", "noGame", { game });
  const card = ludus.catalogue().find(({ id }) => id === game);
  let far = false;
  if (board.side) {
    const seat = card.seats.findIndex(({ id }) => id === board.side);
    if (seat < 0) return void fault("side", "noSide", { side: board.side, sides: sidesOf(card) });
    far = seat === 1;
  }
  let match;
  try {
    match = ludus.match(game, { options: fit(options, card), setup });
  } catch (problem) {
    return void tell(
      problem.what?.includes("option") || !setup ? "options" : "setup",
      ofGame(problem),
    );
  }
  try {
    if (words !== "") {
      try {
        match.play(words);
      } catch (problem) {
        return void tell("moves", ofGame(problem));
      }
    }
    const begun = match.state();
    const out = {
      game,
      options,
      setup,
      words,
      region: "",
      crop: -1,
      far,
      toMove: begun.toMove,
      answer: { words: "", said: "" },
    };
    if (play) {
      out.seat = card.seats.findIndex(({ id }) => id === play.seat);
      if (out.seat < 0)
        return void fault("play", "noSide", { side: play.seat, sides: sidesOf(card) });
      if (!ludus.levels().some(({ id }) => id === play.level))
        return void fault("play", "noComputerLevel", {
          level: play.level,
          levels: ludus
            .levels()
            .map(({ id }) => id)
            .join(", "),
        });
    }
    // Where one answer takes too many moves to try, it is told, and no other of the lesson is tried.
    const tooMany = (line, answer) => {
      if (!budget.spent) return false;
      if (!budget.told)
        fault(line, ask.kind === "move" ? "manyTries" : "manyTriesReach", {
          answer: shown(answer),
        });
      return (budget.told = true);
    };
    if (ask?.kind === "move") {
      for (const { line, words: pattern } of ask.moves) {
        const [way] = ways(match, pattern, 1, budget);
        if (!way && tooMany(line, pattern.join(" "))) continue;
        if (!way) fault(line, ...notLegal(pattern.join(" "), match));
        else if (out.answer.words === "") out.answer.words = way.join(" ");
      }
      for (const { line, answer } of ask.wrong) {
        const [way] = ways(match, answer.split(/\s+/), 1, budget);
        if (!way && tooMany(line, answer)) continue;
        if (!way) fault(line, ...notLegal(answer, match));
        else if (ask.moves.some(({ words: pattern }) => compareMoves(pattern, way) === "right"))
          fault(line, "rightAnswer", { answer });
      }
    } else if (ask?.kind === "reach") {
      for (const { line, position } of ask.reach) {
        const way = wayTo(match, { ...ask, reach: [{ position }] }, budget);
        if (!way && tooMany(line, position)) continue;
        if (!way) fault(line, "notReached", { position: shown(position), here: begun.position });
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

const toldMoves = (line, { seats }) =>
  line
    .map(({ said, seat }) => toldMove(said, seats[seat]?.name ?? ""))
    .filter(Boolean)
    .join(" ");

// Options as the card knows them: an unknown one is told before the module is asked.
function fit(options, card) {
  for (const part of options.split(/\s+/).filter(Boolean)) {
    const [key, value] = part.split("=");
    const option = card.options.find((each) => each.key === key);
    if (!option)
      throw wrongOption("noOption", { key, keys: card.options.map((each) => each.key).join(", ") });
    if (option.choices.length > 0 && !option.choices.some((choice) => choice.value === value))
      throw wrongOption("noChoice", {
        key,
        value,
        values: option.choices.map((choice) => choice.value).join(", "),
      });
  }
  return options;
}

function wrongOption(name, slots) {
  const what = say(sentences[name], slots);
  return Object.assign(new Error(what), { what });
}

const sidesOf = (card) => card.seats.map(({ id }) => id).join(" or ");

/** The sentence to an answer that cannot be played, and its slots. */
function notLegal(answer, match) {
  const moves = match
    .state()
    .moves.slice(0, 6)
    .map((move) => move.words)
    .join(", ");
  return moves === ""
    ? ["notLegalEnd", { answer: shown(answer) }]
    : ["notLegal", { answer: shown(answer), moves }];
}

/** Of links that lead nowhere: the sentence to each, and its slots. */
const lost = (words, { passages, terms }) =>
  linksIn(words).flatMap((id) => {
    if (Object.hasOwn(ofGlossary(id) ? terms : passages, id)) return [];
    return [ofGlossary(id) ? ["noTerm", { id: id.slice("glossary#".length) }] : ["noRule", { id }]];
  });

const shown = (words) => (words.length > 60 ? `${words.slice(0, 60)}…` : words);

/** Takes one move from what may still be tried, of `most` for this answer; false where there is none, which `budget.spent` then says. */
const trial = (budget, most) => {
  let left = most;
  return () => {
    if (left > 0 && budget.left > 0 && !budget.spent)
      return ((left -= 1), (budget.left -= 1), true);
    budget.spent = true;
    return false;
  };
};

/** The legal lines from here that are as a pattern has them, at most so many. The match is left where it was. */
export function ways(
  match,
  pattern,
  most = Infinity,
  budget = { left: triedForMove, spent: false },
) {
  const out = [],
    start = match.state(),
    tries = trial(budget, triedForMove);
  const walk = ({ cursor, moves }, played) => {
    for (const { words } of moves) {
      if (out.length >= most) return;
      const line = [...played, words],
        is = compareMoves(pattern, line);
      if (is === "right") out.push(line);
      else if (is === "on") {
        if (!tries()) return;
        match.play(words);
        const here = match.state();
        walk(here, line);
        match.go(cursor);
        match.cut(here.cursor); // no branch is left behind
      }
    }
  };
  walk(start, []);
  return out;
}

/** The moves of one turn that lead to a position asked for; null where none do. */
export function wayTo(match, ask, budget = { left: triedForReach, spent: false }) {
  const start = match.state(),
    seen = new Set(),
    tries = trial(budget, triedForReach);
  let found = null;
  const walk = ({ cursor, moves }, played) => {
    for (const { words } of moves) {
      if (found || !tries()) return;
      match.play(words);
      const here = match.state(),
        line = [...played, words];
      const over = here.outcome.over || here.atTurnStart || here.toMove !== start.toMove;
      if (judge(ask, { played: line, position: here.position, over }).verdict === "right")
        found = line;
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
