// What is told of a saved game, and many of them as one plain text.

import { levelOf } from "../site/levels.mjs";
import { say } from "../site/say.mjs";
import { faults } from "../words/faults.mjs";
import { saved as words } from "../words/match-archive.mjs";

// ---- what a list says of a game ----

/** What the store keeps to tell of a match in a list: {game, moves, turn, over, players: ["", "the computer (level 3 of 5)"]}. */
export function toldOf(state, card, levels) {
  const players = state.players.map(({ machine, level, name }) =>
    !machine ? name : level ? say(words.computerAt, levelOf(levels, level)) : words.computer,
  );
  return {
    game: card.name,
    moves: state.line.length,
    turn: state.outcome.over ? state.outcome.text : state.say,
    over: state.outcome.over,
    players,
  };
}

const text = (value) => (typeof value === "string" ? value : "");
const day = (date) =>
  date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** When a game was begun: its id says so; one from a file may be older than its id. */
function begun({ id, saved }) {
  const times = [parseInt(text(id).split("-")[0], 36), Date.parse(saved)].filter(
    (time) => time > 0 && time < 8.64e15,
  );
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** A game's name: its own, or made of the game, who plays it and the day. */
export function nameOf(game) {
  if (text(game.name).trim() !== "") return game.name;
  // Games saved by an older version call the computer the machine.
  const players = (Array.isArray(game.told?.players) ? game.told.players : []).map((player) =>
    text(player).replace(/^the machine/, words.computer),
  );
  const computers = players.filter((player) => player.startsWith(words.computer));
  const named = players.filter((player) => player !== "" && !player.startsWith(words.computer));
  const against =
    computers.length === 0
      ? new Intl.ListFormat("en-GB").format(named)
      : computers.length === players.length
        ? words.onlyComputers
        : computers.length > 1
          ? words.againstMany
          : say(words.against, { computer: computers[0] });
  const date = begun(game);
  return [text(game.told?.game) || words.aGame, against, date && day(date)]
    .filter(Boolean)
    .join(", ");
}

/** The line below the name: whose turn it is, how many moves were made, and when the last. */
export function standingOf(game, now = new Date()) {
  const { moves, turn } = game.told ?? {};
  const count = Number.isInteger(moves) && moves >= 0 ? say(words.moves, { n: moves }) : "";
  const standing = text(turn).replace(/\.$/, "");
  return [
    standing.slice(0, 1).toUpperCase() + standing.slice(1),
    count,
    when(game.saved, now),
  ].filter(Boolean);
}

/** "today, 14:05", "yesterday, 9:30", "22 November 2026". */
export function when(saved, now = new Date()) {
  const date = new Date(saved ?? NaN);
  if (Number.isNaN(date.getTime())) return "";
  const time = date.toLocaleTimeString("en-GB", { hour: "numeric", minute: "2-digit" });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return say(words.today, { time });
  if (date.toDateString() === yesterday.toDateString()) return say(words.yesterday, { time });
  return day(date);
}

/** A name for a file that every system takes. */
export const fileName = (name, ending = "game") =>
  `${
    name
      .normalize("NFKD")
      .replace(/[^\w\s-]/g, "")
      .trim()
      .replace(/\s+/g, "-")
      .toLowerCase()
      .slice(0, 60) || "game"
  }.${ending}`;

// ---- many games as one text: records one after the other, each under a line of its own ----
//
//   %%% Codex Ludorum: 2 games
//
//   %%% Game
//   %% Name: An evening in May
//   %% Saved: 2026-05-02T19:30:00.000Z
//   %% At: f12-e11
//   [Game "fulke-1"]
//   …
//
// A file without such a line is one record.

export const longestFile = 32 << 20; // bytes

const said = { Name: "name", Saved: "saved", At: "at" };

/** The text of games: [{name, saved, at, record}]. */
export function writeGames(games) {
  const line = (words) => words.replace(/[\0-\x1f]+/g, " ").trim();
  const parts = games.map(({ name, saved, at, record }) =>
    [
      "%%% Game",
      ...Object.entries(said).flatMap(([word, key]) => {
        const value = { name, saved, at }[key];
        return typeof value === "string" && (value !== "" || key === "at")
          ? [`%% ${word}: ${line(value)}`.trimEnd()]
          : [];
      }),
      // Only a comment of many lines could begin one so.
      record.replace(/^%%/gm, " %%").trimEnd(),
    ].join("\n"),
  );
  return (
    [`%%% Codex Ludorum: ${games.length} ${games.length === 1 ? "game" : "games"}`, ...parts].join(
      "\n\n",
    ) + "\n"
  );
}

/**
 * Takes such a text apart: [{name, saved, at, record, line}], `line` being that of the record's beginning; a part that is not sound
 * is {fault: {what, expected, line}} in its place, and the others stand. Whether a record is sound only its game's module can say.
 */
export function readGames(file) {
  const lines = file.replace(/^\uFEFF/, "").split(/\r?\n/);
  const fault = (at, what, expected) => ({ fault: { what, expected, line: at + 1 } });
  if (!lines.some((line) => line.startsWith("%%%")))
    return file.trim() === ""
      ? [fault(0, faults.fileEmpty, faults.fileGame)]
      : [{ name: "", saved: null, at: null, record: lines.join("\n"), line: 1 }];
  const parts = [];
  let part = null;
  lines.forEach((line, at) => {
    if (line.startsWith("%%%")) {
      const title = line.slice(3).trim();
      if (title === "Game")
        parts.push(
          (part = {
            name: "",
            saved: null,
            at: null,
            told: new Set(),
            from: -1,
            lines: [],
            first: at,
          }),
        );
      else if (!/^Codex Ludorum\b/.test(title) || parts.length > 0)
        parts.push(
          (part = fault(at, say(faults.fileNoGame, { line: line.trim() }), faults.fileBegins)),
        );
    } else if (!part) {
      if (line.trim() !== "") parts.push((part = fault(at, faults.fileBefore, faults.fileBegins)));
    } else if (!part.fault && part.from < 0 && line.startsWith("%%")) {
      const [whole, word] = /^%% (\w+):/.exec(line) ?? [""];
      const value = line.slice(whole.length).trim();
      const key = said[word];
      const wrong = !key
        ? fault(at, say(faults.fileUnknown, { line: line.trim() }), faults.fileKnown)
        : part.told.has(key)
          ? fault(at, say(faults.fileTwice, { word }), faults.fileOnce)
          : key === "saved" && Number.isNaN(Date.parse(value))
            ? fault(at, say(faults.fileTime, { value }), faults.fileTimes)
            : null;
      if (wrong) return void Object.assign(part, wrong);
      part.told.add(key);
      part[key] = value;
    } else if (!part.fault && (part.from >= 0 || line.trim() !== "")) {
      if (part.from < 0) part.from = at;
      part.lines.push(line);
    }
  });
  if (parts.length === 0) return [fault(0, faults.fileNone, faults.fileNeeds)];
  return parts.map((each) => {
    if (each.fault) return { fault: each.fault };
    if (each.from < 0) return fault(each.first, faults.fileNoText, faults.fileBelow);
    return {
      name: each.name,
      saved: each.saved,
      at: each.at,
      record: each.lines.join("\n").trimEnd() + "\n",
      line: each.from + 1,
    };
  });
}
