// Parses a lesson from plain text, when the pages are built and in the page itself. Strict: whatever is wrong is
// told with its line and what was expected, all of it at once, and nothing is guessed. How a lesson is written is told in
// assets/lessons/README.md.
// Long: one grammar, each part beside its faults.

import { say } from "../site/say.mjs";
import { numberOf, plainWords, sameNumber } from "./lesson-judge.mjs";
import { faults as sentences, levels as levelNames } from "../words/lesson.mjs";

export const longestLesson = 200_000; // characters
export const mostSteps = 80; // and as many tasks
export const mostMoves = 200; // made before a board is shown
const mostEntries = 60; // of one kind in a step
const longestPattern = 1_000; // characters
const mostFaults = 50; // told at once

/** The keys of the head: how often each may stand, and what it wants. */
const head = {
  title: { once: true, needed: true },
  about: { once: true, needed: true },
  minutes: { once: true, needed: true, kind: "minutes" },
  ages: { once: true },
  level: { once: true, kind: "level" },
  book: { once: true },
  knows: { once: true },
  needs: {},
  goal: { needed: true },
  author: { once: true },
};

/** The keys of a step or a task. `ask`: only after a question; `board`: only where a board stands. */
const step = {
  minutes: { once: true, kind: "minutes" },
  teacher: { once: true, rich: true },
  game: { once: true, kind: "game" },
  record: { once: true, kind: "record" },
  options: { once: true, board: true },
  setup: { once: true, board: true },
  moves: { once: true, board: true },
  view: { once: true, board: true, kind: "view" },
  side: { once: true, board: true, kind: "word" },
  play: { once: true, board: true, kind: "play" },
  ask: { once: true, rich: true },
  number: { once: true, ask: true, answer: "number", kind: "numbers" },
  words: { once: true, ask: true, answer: "words" },
  right: { ask: true, answer: "choice" },
  move: { ask: true, board: true, answer: "move" },
  reach: { ask: true, board: true, answer: "reach" },
  open: { once: true, ask: true, rich: true, answer: "open" },
  wrong: { ask: true, kind: "reply" },
  hint: { ask: true },
  reveal: { once: true, rich: true },
  rules: { once: true, kind: "rules" },
  room: { once: true, ask: true, kind: "room" },
};

/** What a level is called in a lesson: as it is written now, and as older lessons have it. */
export const levels = Object.keys(levelNames);
const olderLevels = {
  "first steps": "beginner",
  "some practice": "intermediate",
  "at home in it": "advanced",
};
const levelOf = (words) =>
  levels.includes(words) ? words : Object.hasOwn(olderLevels, words) ? olderLevels[words] : "";

export const views = ["near", "whole"];

const ruleId = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/;
const list = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/**
 * Reads a lesson: {lesson, faults}. `faults` are [{line, what}] in the order of their lines, `what` in whole sentences; `lesson`
 * is null where there are any. A lesson is {title, about, minutes, ages, level, book, knows, needs, goals, author, steps, tasks};
 * a step or task {line, title, minutes, words, teacher, board, ask, reveal, rules}; `lines` beside a value say where it stands.
 */
export function readLesson(text) {
  const faults = [];
  const fault = (line, name, slots) => faults.push({ line, what: say(sentences[name], slots) });
  if (text.length > longestLesson) {
    fault(1, "lessonTooLong", { length: text.length, most: longestLesson });
    return { lesson: null, faults };
  }
  // A typist's apostrophe is a printer's.
  const rows = text
    .replace(/^\uFEFF/, "")
    .replace(/([\p{L}\p{N}])'/gu, "$1’")
    .split(/\r\n|\n|\r/);
  const parts = split(rows, fault);
  const lesson = { ...readHead(parts.head, fault), steps: [], tasks: [] };
  for (const part of parts.steps)
    (part.task ? lesson.tasks : lesson.steps).push(readStep(part, fault));
  if (lesson.steps.length === 0) fault(Math.max(1, rows.length), "noStep");
  for (const [name, all] of [
    ["manySteps", lesson.steps],
    ["manyTasks", lesson.tasks],
  ])
    if (all.length > mostSteps)
      fault(all[mostSteps].line, name, { number: all.length, most: mostSteps });
  const timed = lesson.steps.filter(({ minutes }) => minutes > 0);
  const sum = timed.reduce((all, { minutes }) => all + minutes, 0);
  if (
    timed.length > 0 &&
    timed.length === lesson.steps.length &&
    sum !== lesson.minutes &&
    lesson.minutes > 0
  )
    fault(lesson.lines.minutes, "times", { sum, minutes: lesson.minutes });
  return { lesson: faults.length > 0 ? null : lesson, faults: firstFaults(faults) };
}

/** Faults in the order of their lines; of very many, the first and how many more there are. */
export function firstFaults(faults) {
  const sorted = faults.sort((a, b) => a.line - b.line);
  if (sorted.length <= mostFaults) return sorted;
  return [
    ...sorted.slice(0, mostFaults),
    { line: sorted[mostFaults].line, what: say(sentences.more, { n: sorted.length - mostFaults }) },
  ];
}

// ---- lines and entries ----

// {head, steps}: the entries of the head, and each step with its own: {line, title, task, entries}; an entry is
// {line, key, value}, where key "" is a paragraph of words.
function split(rows, fault) {
  const out = { head: [], steps: [] };
  let here = out.head,
    open = null,
    tasks = -1,
    blank = true,
    asked = false;
  rows.forEach((row, i) => {
    const line = i + 1;
    // eslint-disable-next-line no-control-regex
    const strange = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(row);
    if (strange) fault(line, "controlCharacter", { column: strange.index + 1 });
    if (/^\s*$/.test(row)) {
      blank = true;
      return;
    }
    if (/^%/.test(row)) return; // a remark
    const [signs] = /^#*/.exec(row);
    if (signs !== "") {
      open = null;
      const title = row.slice(signs.length).trim();
      if (signs === "#") {
        if (title.toLowerCase() !== "handout") fault(line, "noPart", { title });
        else if (tasks >= 0) fault(line, "handoutTwice", { first: tasks });
        else tasks = line;
        here = null;
      } else if (signs === "##") {
        if (title === "") fault(line, "noHeading");
        out.steps.push({ line, title, task: tasks >= 0, entries: [] });
        here = out.steps.at(-1).entries;
        asked = false;
      } else fault(line, "signs", { signs });
      blank = true;
      return;
    }
    if (/^[ \t]/.test(row)) {
      // Further words of the entry above.
      if (!open || open.key === "") fault(line, "movedIn");
      else
        open.value += `${blank && open.value !== "" ? "\n\n" : open.value === "" ? "" : "\n"}${row.trim()}`;
      blank = false;
      return;
    }
    const key = /^([A-Za-z][A-Za-z-]*):(?=\s|$)/.exec(row);
    const known = out.steps.length === 0 && here === out.head ? head : step;
    if (key && (/^[a-z]/.test(key[1]) || Object.hasOwn(known, key[1].toLowerCase()))) {
      const [whole, name] = key;
      open = { line, key: name, value: row.slice(whole.length).trim() };
      if (name === "ask" || name === "reveal") asked = true;
      if (!Object.hasOwn(known, name)) {
        const small = name.toLowerCase();
        const elsewhere = known === head ? step : head;
        if (Object.hasOwn(known, small)) fault(line, "capitalKey", { key: name, small });
        else if (Object.hasOwn(elsewhere, small))
          fault(line, known === head ? "keyOfStep" : "keyOfHead", { key: small });
        else fault(line, "noKey", { key: name, keys: list(Object.keys(known)) });
      } else if (here === null) fault(line, "keyBeforeTask", { key: name });
      else here.push(open);
    } else if (here === null) {
      fault(line, "wordsBeforeTask");
    } else if (here === out.head) {
      fault(line, "wordsInHead", {
        words: row.length > 40 ? `${row.slice(0, 40)}…` : row,
        keys: list(Object.keys(head).map((each) => `${each}:`)),
      });
    } else {
      const before = here.at(-1);
      const joined = before?.key === "" && !blank && open === before;
      if (joined) before.value += `\n${row.trim()}`;
      else here.push((open = { line, key: "", value: row.trim() }));
      if (asked) fault(line, "wordsAfterQuestion");
    }
    blank = false;
  });
  return out;
}

function gather(entries, known, fault) {
  const found = {},
    lines = {};
  for (const { line, key, value } of entries) {
    if (key === "") continue;
    if (value === "") {
      fault(line, "emptyKey", { key });
      continue;
    }
    if (known[key].once && found[key]) {
      fault(line, "keyTwice", { key, first: lines[key] });
      continue;
    }
    lines[key] ??= line;
    (found[key] ??= []).push({ line, value });
    if (found[key].length === mostEntries + 1) fault(line, "manyOfKey", { key, most: mostEntries });
  }
  return {
    found,
    lines,
    one: (key) => found[key]?.[0].value ?? "",
    all: (key) => found[key] ?? [],
  };
}

const wordsOf = (value) => value.split(/\s+/).filter(Boolean);
const wholeNumber = (value) => (/^\d{1,4}$/.test(value) ? Number(value) : NaN);

function readHead(entries, fault) {
  const { one, all, lines } = gather(entries, head, fault);
  for (const [key, { needed }] of Object.entries(head))
    if (needed && !lines[key])
      fault(1, { title: "noTitle", about: "noAbout", minutes: "noMinutes", goal: "noGoal" }[key]);
  const minutes = wholeNumber(one("minutes"));
  if (lines.minutes && !(minutes >= 1 && minutes <= 240))
    fault(lines.minutes, "notMinutes", { words: one("minutes") });
  const level = levelOf(one("level"));
  if (lines.level && level === "")
    fault(lines.level, "noLevel", { words: one("level"), levels: list(levels) });
  return {
    title: one("title"),
    about: one("about"),
    minutes: minutes || 0,
    ages: one("ages"),
    level,
    book: one("book"),
    knows: one("knows"),
    needs: all("needs").map(({ value }) => value),
    goals: all("goal").map(({ value }) => value),
    author: one("author"),
    lines,
  };
}

function readStep({ line, title, task, entries }, fault) {
  const { one, all, lines, found } = gather(entries, step, fault);
  const at = (key) => lines[key];
  const words = entries
    .filter(({ key }) => key === "")
    .map(({ value }) => value)
    .join("\n\n");
  const minutes = wholeNumber(one("minutes"));
  if (at("minutes") && !(minutes >= 1 && minutes <= 240))
    fault(at("minutes"), "notMinutes", { words: one("minutes") });
  if (task && at("minutes")) fault(at("minutes"), "taskMinutes");
  const room = at("room") ? wholeNumber(one("room")) : 3;
  if (at("room") && !task) fault(at("room"), "roomInStep");
  else if (at("room") && !(room >= 0 && room <= 20))
    fault(at("room"), "notRoom", { words: one("room") });

  const boarded = at("game") || at("record");
  if (at("game") && at("record")) fault(at("record"), "gameAndRecord");
  if (at("record") && at("setup")) fault(at("setup"), "recordWithSetup");
  if (at("record") && at("options")) fault(at("options"), "recordWithOptions");
  for (const key of Object.keys(found)) {
    if (step[key].board && !boarded) fault(lines[key], "needsBoard", { key });
    if (step[key].ask && !at("ask")) fault(lines[key], "needsQuestion", { key });
  }
  if (at("view") && !views.includes(one("view")))
    fault(at("view"), "noView", { words: one("view"), views: list(views) });
  if (at("record") && !/^[a-z]+\/[a-z0-9-]+\/[a-z0-9-]+$/.test(one("record")))
    fault(at("record"), "notRecord", { words: one("record") });

  if (at("game") && wordsOf(one("moves")).length > mostMoves)
    fault(at("moves"), "manyMoves", { number: wordsOf(one("moves")).length, most: mostMoves });
  const rules = one("rules")
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const id of rules) if (!ruleId.test(id)) fault(at("rules"), "notRule", { id });

  let play = null;
  if (at("play")) {
    const said = /^(\S+) against (\S+)(?: for (\d{1,2}) (?:turns?))?$/.exec(one("play"));
    if (!said) fault(at("play"), "notPlay", { words: one("play") });
    else play = { seat: said[1], level: said[2], turns: Number(said[3] ?? 0) };
    if (at("ask")) fault(at("play"), "asksAndPlays");
    if (task) fault(at("play"), "playOnPaper");
  }
  const ask = at("ask") ? readAsk({ one, all, lines, found, task }, fault) : null;
  if (task && !ask) fault(line, "taskAsksNothing", { title });
  if (!task && words === "" && !ask && !boarded) fault(line, "emptyStep", { title });
  return {
    line,
    title,
    minutes: minutes || 0,
    words,
    teacher: one("teacher"),
    lines,
    board: boarded
      ? {
          game: one("game"),
          record: one("record"),
          options: one("options"),
          setup: one("setup"),
          moves: one("moves"),
          view: one("view") || "near",
          side: one("side"),
        }
      : null,
    play,
    ask,
    reveal: one("reveal"),
    rules,
    room,
  };
}

// ---- questions ----

function readAsk({ one, all, lines, found, task }, fault) {
  const kinds = [
    ...new Set(
      Object.keys(found)
        .map((key) => step[key].answer)
        .filter(Boolean),
    ),
  ];
  const where = lines.ask;
  if (kinds.length === 0) fault(where, "noAnswer");
  if (kinds.length > 1)
    fault(where, "manyKinds", { number: kinds.length, kinds: kinds.join(", ") });
  const [kind] = kinds;
  const replies = all("wrong").map(({ line, value }) => ({ line, ...parted(value) }));
  const ask = {
    kind,
    text: one("ask"),
    hints: all("hint").map(({ value }) => value),
    wrong: replies,
    lines,
  };
  if (kind === "number") {
    const [said, ...more] = one("number")
      .split("|")
      .map((part) => part.trim());
    ask.number = said;
    ask.unit = more.join(" ");
    if (more.length > 1) fault(lines.number, "twoBars");
    if (numberOf(said) === null) fault(lines.number, "notNumber", { words: said });
    for (const { line, answer } of replies) {
      if (numberOf(answer) === null) fault(line, "notWrongNumber", { words: answer });
      else if (sameNumber(answer, said)) fault(line, "rightNumber", { answer });
    }
  } else if (kind === "words") {
    ask.words = one("words")
      .split("|")
      .map((part) => part.trim())
      .filter(Boolean);
    const rights = new Set(ask.words.map(plainWords));
    for (const { line, answer } of replies)
      if (plainWords(answer) !== "" && rights.has(plainWords(answer)))
        fault(line, "rightAnswer", { answer });
  } else if (kind === "choice") {
    const rights = all("right").map(({ line, value }) => ({ line, ...parted(value), right: true }));
    ask.choices = [...rights, ...replies].sort((a, b) => a.line - b.line);
    ask.several = rights.length > 1;
    if (replies.length === 0) fault(where, "noWrongChoice");
    const seen = new Set();
    for (const { line, answer } of ask.choices) {
      if (seen.has(plainWords(answer))) fault(line, "choiceTwice", { answer });
      seen.add(plainWords(answer));
    }
  } else if (kind === "move") {
    ask.moves = all("move").map(({ line, value }) => ({
      line,
      words: wordsOf(shortPattern(line, value, fault)),
    }));
    for (const { line, answer } of replies) shortPattern(line, answer, fault);
  } else if (kind === "reach") {
    ask.reach = all("reach").map(({ line, value }) => ({
      line,
      position: value.replace(/\s+/g, " "),
    }));
    if (replies.length > 0) fault(replies[0].line, "wrongOfReach");
  } else if (kind === "open") {
    ask.open = one("open");
    if (replies.length > 0) fault(replies[0].line, "wrongOfOpen");
  }
  for (const { line, answer, reply } of kind === "choice" || kind === "reach" || kind === "open"
    ? []
    : replies)
    if (answer !== "" && reply === "") fault(line, "noReply", { answer });
  return ask;
}

// A pattern of moves, a run of stars being one; too long a one is told, and only its beginning is looked at.
function shortPattern(line, value, fault) {
  const pattern = value.replace(/\*+/g, "*");
  if (pattern.length > longestPattern)
    fault(line, "answerTooLong", { length: pattern.length, most: longestPattern });
  return pattern.slice(0, longestPattern);
}

// "answer | what is said to it"
function parted(value) {
  const bar = value.indexOf("|");
  return bar < 0
    ? { answer: value.trim(), reply: "" }
    : { answer: value.slice(0, bar).trim(), reply: value.slice(bar + 1).trim() };
}

/** A short name for a file or an address, from a title. */
export const slugOf = (title) =>
  title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "lesson";
