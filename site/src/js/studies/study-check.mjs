// Whether the games and positions of a study are sound: only the module of each game can say.

import { say } from "../site/say.mjs";
import { gameOf } from "../store/link.mjs";
import { faults } from "../words/studies.mjs";
import { readStudy } from "./study-text.mjs";

/**
 * Reads a study with all its records: {study, fault}, as readStudy does. The page can be used between two chapters. Rejects where a
 * module cannot be had. `rulesOf(game)` gives the module of a game, null where there is no such game.
 */
export async function checkStudy(text, rulesOf) {
  const read = readStudy(text);
  if (read.fault) return read;
  for (const { record, recordLine } of read.study.chapters) {
    if (record === "") continue;
    const fail = ({ what, expected = "", line = 1, column = undefined }) => ({
      study: null,
      fault: { what, expected, column, line: recordLine + Math.max(0, line - 1) },
    });
    const game = gameOf(record);
    const rules = await rulesOf(game);
    if (!rules) return fail({ what: say(faults.noGame, { game }), expected: faults.games });
    try {
      rules.read(record).drop();
    } catch (fault) {
      if (!fault.what) throw fault;
      return fail(fault);
    }
    await new Promise((go) => setTimeout(go));
  }
  return read;
}
