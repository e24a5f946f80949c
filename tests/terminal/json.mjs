// The answers in JSON: that they parse, and hold what `ludus help` says they do.
// node tests/terminal/json.mjs build/debug/ludus [FAMILY]: the games of one family, or "common": what is of no game. All without.

import { execFileSync } from "node:child_process";
import assert from "node:assert/strict";

const [, , ludus, part] = process.argv;
let checks = 0;
const ask = (...words) => {
  checks++;
  return JSON.parse(
    execFileSync(ludus, [...words, "--json"], { maxBuffer: 1 << 28, timeout: 600_000 }),
  );
};
const keys = (object, ...wanted) => {
  for (const key of wanted) assert.ok(key in object, `lacks ${key}: has ${Object.keys(object)}`);
};
const reason = (one) => {
  keys(one, "rule", "line", "from", "to");
  assert.ok(Array.isArray(one.from));
  assert.match(one.rule, /^[a-z0-9.-]+$/);
};

// Their exercises ask for a shape, a number or a leap, where no capture or win need be near.
const quiet = new Set(["go", "squares", "tour"]);

const listed = ask("list");
assert.ok(listed.length >= 1);
const games = listed.filter(({ family }) => part === undefined || family === part);
assert.ok(games.length >= 1 || part === "common", `no games of ${part}`);
for (const game of games) {
  keys(game, "id", "name", "family", "book", "seats", "options", "presets", "rules");
  assert.ok(game.seats.length >= 1);
  for (const option of game.options) {
    keys(option, "key", "label", "standard", "choices", "rule", "ours");
    if (option.choices.length)
      assert.ok(option.choices.some(({ value }) => value === option.standard));
    else
      assert.ok(option.least <= Number(option.standard) && Number(option.standard) <= option.most);
  }

  const shown = ask("show", game.id);
  keys(
    shown,
    "game",
    "options",
    "position",
    "toMove",
    "atTurnStart",
    "sketch",
    "outcome",
    "men",
    "threats",
    "counts",
  );
  assert.equal(shown.game, game.id);
  assert.deepEqual(
    Object.keys(shown.options),
    game.options.map((option) => option.key),
  );
  for (const man of shown.men) keys(man, "spot", "owner", "shape", "text", "name", "tiers");

  const moves = ask("moves", game.id);
  keys(moves, "moves", "toMove", "position");
  for (const move of moves.moves) {
    keys(move, "words", "reasons");
    assert.ok(move.reasons.length > 0);
    move.reasons.forEach(reason);
    for (const one of move.reasons)
      assert.ok(game.rules.includes(one.rule), `${one.rule} is not on the card`);
  }

  const counted = ask("perft", game.id, "1", "--divide");
  keys(counted, "game", "depth", "turns", "lines", "divide", "seconds");
  assert.equal(counted.lines, moves.moves.length);
  assert.deepEqual(
    counted.divide.map((one) => one.words),
    moves.moves.map((move) => move.words),
  );

  const words = moves.moves[0].words;
  const why = ask("why", game.id, words);
  assert.deepEqual(why, [{ words, seat: moves.toMove, reasons: moves.moves[0].reasons }]);

  const thought = ask("think", game.id, "--nodes", "300", "--seed", "1");
  keys(thought, "words", "value", "depth", "nodes", "seconds", "line");
  assert.ok(moves.moves.some((move) => move.words === thought.words));
  assert.equal(thought.line[0], thought.words);
  assert.ok(thought.nodes <= 300);

  const { record } = ask("record", game.id, "--after", words);
  const replayed = JSON.parse(execFileSync(ludus, ["replay", "-", "--json"], { input: record }));
  assert.equal(replayed.length, 1);
  keys(
    replayed[0],
    "file",
    "plies",
    "ok",
    "failed",
    "outcome",
    "line",
    "position",
    "game",
    "options",
  );
  assert.equal(replayed[0].plies, 1);
  assert.equal(replayed[0].ok, true);
  assert.equal(replayed[0].line.length, 2);
  assert.equal(replayed[0].line[0].position, shown.position);
  assert.equal(replayed[0].line[1].words, words);
  assert.deepEqual(replayed[0].line[1].reasons, moves.moves[0].reasons);

  // A position is text that leads back to itself, in JSON as in words.
  const after = ask("show", game.id, "--after", words);
  assert.equal(ask("show", game.id, "--position", after.position).position, after.position);
  assert.equal(replayed[0].position, after.position);

  assert.match(ask("svg", game.id).svg, /^<svg/);

  const { themes } = ask("drill", game.id);
  for (const theme of themes) keys(theme, "id", "name", "passages");
  for (const { id } of themes.slice(0, 3)) {
    const exercise = ask("drill", game.id, "--theme", id, "--level", "2", "--seed", "3");
    keys(
      exercise,
      "game",
      "options",
      "theme",
      "level",
      "seed",
      "question",
      "passages",
      "position",
      "toMove",
      "answer",
      "answers",
      "explanation",
      "reasons",
    );
    exercise.reasons.forEach(reason);
    assert.equal(ask("show", game.id, "--position", exercise.position).toMove, exercise.toMove);
    assert.equal(
      ask(
        "drill",
        game.id,
        "--theme",
        id,
        "--level",
        "2",
        "--seed",
        "3",
        "--answer",
        exercise.answers[0],
      ).verdict,
      "right",
    );
    const near = ask("hunt", game.id, "--position", exercise.position);
    keys(near, "game", "options", "position", "prospects");
    if (!quiet.has(game.family)) assert.ok(near.prospects.length > 0);
    for (const one of near.prospects) {
      keys(
        one,
        "kind",
        "seat",
        "within",
        "later",
        "spot",
        "what",
        "spots",
        "ends",
        "wants",
        "leads",
      );
      for (const lead of one.leads) lead.reasons.forEach(reason);
    }
  }
}

if (part === undefined || part === "common") {
  const bench = ask("bench", "perft", "--game", "fulke-1", "--depth", "2");
  assert.equal(bench.perft[0].lines, 4556);
  keys(bench.perft[0], "game", "depth", "turns", "lines", "seconds", "linesPerSecond");
  const rising = ask(
    "bench",
    "levels",
    "--game",
    "fulke-1",
    "--level",
    "steady",
    "--games",
    "2",
    "--cap",
    "3",
    "--share",
    "0.01",
  );
  keys(
    rising.levels[0],
    "game",
    "level",
    "limits",
    "against",
    "limitsAgainst",
    "games",
    "won",
    "lost",
    "drawn",
    "share",
    "byVictory",
    "byAdjudication",
    "atCap",
    "turns",
    "nodes",
    "nodesPerSecond",
    "seconds",
  );
  assert.equal(rising.levels[0].atCap, 2);
  assert.equal(rising.levels[0].turns, 6);
  const match = ask(
    "bench",
    "match",
    "--game",
    "fulke-1",
    "--level",
    "child",
    "--nodes",
    "60",
    "--games",
    "2",
    "--cap",
    "4",
  );
  assert.equal(match.won + match.drawn + match.lost, 2);
  assert.match(ask("version").version, /^\d+(\.\d+)*$/);
}

console.log(`${checks} checks of ${games.length} games: all right`);
