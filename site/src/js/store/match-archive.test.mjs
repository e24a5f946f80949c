import assert from "node:assert/strict";
import { test } from "node:test";

import {
  fileName,
  nameOf,
  readGames,
  standingOf,
  toldOf,
  when,
  writeGames,
} from "./match-archive.mjs";

const record = '[Game "fulke-1"]\n\n1. f12-e11\n';
const games = [
  { name: "An evening in May", saved: "2026-05-02T19:30:00.000Z", at: "f12-e11", record },
  { name: "", saved: null, at: null, record: '[Game "toy"]\n\n' },
  {
    name: "Two\nlines",
    saved: "2026-05-03T19:30:00.000Z",
    at: "",
    record: '[Game "fulke-1"]\n\n1. f12-e11 {many\n%%% Game\nlines}\n',
  },
];
const strip = (parts) =>
  parts.map(({ name, saved, at, record: text }) => ({ name, saved, at, record: text.trimEnd() }));

test("games written as one text are read back, each with its name, time and place", () => {
  const read = readGames(writeGames(games));
  assert.deepEqual(strip(read), [
    { ...games[0], record: record.trimEnd() },
    { ...games[1], record: '[Game "toy"]' },
    {
      ...games[2],
      name: "Two lines",
      record: '[Game "fulke-1"]\n\n1. f12-e11 {many\n %%% Game\nlines}',
    },
  ]);
  assert.equal(writeGames([games[0]]).split("\n")[0], "%%% Codex Ludorum: 1 game");
  assert.deepEqual(
    strip(readGames(writeGames(games).replaceAll("\n", "\r\n"))),
    strip(read),
    "lines may end as they do on other systems",
  );
});

test("the line of a record in the file is known, so that what is wrong in it can be shown", () => {
  const text = writeGames(games);
  for (const { line, record: part } of readGames(text))
    assert.equal(text.split("\n")[line - 1], part.split("\n")[0]);
});

test("a single record is a file of games too", () => {
  assert.deepEqual(readGames(record), [{ name: "", saved: null, at: null, record, line: 1 }]);
  assert.equal(readGames(`\uFEFF${record}`)[0].record, record);
});

test("what is wrong in a file is told with its line and what was expected, and the sound games are still taken", () => {
  const sound = `%%% Game\n${record}`;
  const cases = [
    ["", 1, /empty/, /a game/],
    ["%%% Codex Ludorum: 0 games\n", 1, /no game in the file/, /%%% Game/],
    [`words\n${sound}`, 1, /before the first game/, /%%% Game/],
    [`${sound}%%% Match\n${record}`, 5, /“%%% Match” does not begin a game/, /“%%% Game”/],
    [`${sound}%%% Game\n\n`, 5, /No game follows/, /below this line/],
    [`${sound}%%% Game\n%% Name: x\n`, 5, /No game follows/, /below this line/],
    [`%%% Game\n%% Nom: x\n${record}${sound}`, 2, /“%% Nom: x” is not known here/, /%% Name/],
    [`%%% Game\n%% Name: x\n%% Name: y\n${record}${sound}`, 3, /“Name” is there twice/, /once/],
    [`%%% Game\n%% Saved: in May\n${record}${sound}`, 2, /“in May” is not a time/, /2026-05-02/],
    [`%%% Game\n%%no\n${record}${sound}`, 2, /is not known here/, /%% At/],
  ];
  for (const [text, line, what, expected] of cases) {
    const parts = readGames(text);
    const faults = parts.filter(({ fault }) => fault);
    assert.equal(faults.length, 1, text);
    assert.equal(faults[0].fault.line, line, text);
    assert.match(faults[0].fault.what, what);
    assert.match(faults[0].fault.expected, expected);
    assert.equal(
      parts.filter(({ record: one }) => one === record).length,
      text.includes(sound) ? 1 : 0,
      text,
    );
  }
});

const state = {
  line: [{}, {}],
  outcome: { over: false, text: "" },
  say: "Odds to move.",
  players: [
    { machine: false, level: "", name: "" },
    { machine: true, level: "steady", name: "" },
  ],
};
const told = toldOf(state, { name: "Fulke’s first kind" }, [
  { id: "child" },
  { id: "easy" },
  { id: "steady", default: true },
  { id: "strong" },
  { id: "best" },
]);

test("a game's name is its own, or made of the game, the opponent and the day", () => {
  const saved = "2026-05-02T12:00:00.000Z",
    id = `${Date.parse(saved).toString(36)}-x`;
  assert.equal(nameOf({ id, name: "An evening", told, saved }), "An evening");
  assert.equal(
    nameOf({ id, name: " ", told, saved: "2026-05-09T12:00:00.000Z" }),
    "Fulke’s first kind, against the computer (level 3 of 5), 2 May 2026",
    "the day it was begun",
  );
  assert.equal(
    nameOf({ id: `${Date.parse("2026-06-01").toString(36)}-x`, name: "", told, saved }),
    "Fulke’s first kind, against the computer (level 3 of 5), 2 May 2026",
    "one from a file is older than its entry",
  );
  assert.equal(
    nameOf({ name: "", told: { ...told, players: ["Ann", "Bob"] }, saved: null }),
    "Fulke’s first kind, Ann and Bob",
  );
  assert.equal(
    nameOf({ name: "", told: { ...told, players: ["the computer", "the computer"] } }),
    "Fulke’s first kind, only computers",
  );
  assert.equal(
    nameOf({ name: "", told: { ...told, players: ["", "the machine (steady)"] } }),
    "Fulke’s first kind, against the computer (steady)",
    "as it was saved before",
  );
  for (const odd of [{}, { game: 7, players: "x" }, { players: [null, 7, {}] }])
    assert.equal(nameOf({ name: "", told: odd }), "A game");
});

test("a list says whose turn it is, how many moves were made and when", () => {
  const now = new Date(2026, 4, 2, 20, 0),
    saved = new Date(2026, 4, 2, 14, 5).toISOString();
  assert.deepEqual(standingOf({ told, saved }, now), ["Odds to move", "2 moves", "today, 14:05"]);
  assert.deepEqual(
    standingOf({ told: { moves: 1, turn: "won." }, saved }, new Date(2026, 4, 3, 1, 0)),
    ["Won", "1 move", "yesterday, 14:05"],
  );
  assert.deepEqual(standingOf({ told: { moves: -1, turn: 7 }, saved: "x" }, now), []);
  assert.equal(when(saved, new Date(2027, 0, 1)), "2 May 2026");
});

test("a name becomes a name for a file", () => {
  assert.equal(fileName("Fulke’s first kind, 2 May 2026"), "fulkes-first-kind-2-may-2026.game");
  assert.equal(fileName("Échecs / chess"), "echecs-chess.game");
  assert.equal(fileName("../?"), "game.game");
});
