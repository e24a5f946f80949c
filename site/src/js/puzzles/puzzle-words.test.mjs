// What is said of a puzzle names moves as the board beside it does.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { coreOf } from "../../../lib/core.mjs";
import { asWritten, whyText, written } from "./puzzle-words.mjs";

const puzzlesOf = (family) =>
  JSON.parse(
    readFileSync(new URL(`../../../../assets/puzzles/${family}.json`, import.meta.url), "utf8"),
  );
const shownOf = async (puzzle) => asWritten(await coreOf(puzzle.game), puzzle);

test("the answer to a puzzle of Go is a point by letter and number, as at the edge of the board", async () => {
  const all = puzzlesOf("go");
  assert.ok(all.length > 0);
  for (const puzzle of all) {
    const { answers } = await shownOf(puzzle);
    for (const answer of answers) assert.match(answer, /^[A-HJ-T]\d{1,2}( [A-HJ-T]\d{1,2})*$/);
  }
});

test("why a turn of Japanese chess is best names the next best as players write it", async () => {
  const puzzle = puzzlesOf("chess").find(
    ({ game, kind }) => game === "falkener-shogi" && kind === "best",
  );
  const core = await coreOf(puzzle.game);
  const card = core.catalogue().find(({ id }) => id === puzzle.game);
  const shown = await shownOf(puzzle);
  assert.notEqual(shown.next, puzzle.next);
  assert.ok(whyText(shown, card).includes(shown.next), whyText(shown, card));
});

test("moves of several turns are written one after the other, each from where the one before led", async () => {
  const puzzle = puzzlesOf("rithmomachia").find(({ answers }) => answers[0].includes(" "));
  const core = await coreOf(puzzle.game);
  assert.equal(
    written(core, puzzle, puzzle.answers[0]).split(" ").length >=
      puzzle.answers[0].split(" ").length,
    true,
  );
  assert.throws(() => written(core, puzzle, "no-move"));
});
