// What a person hands in as a file: a record of a match, or a game in PGN or SGF, whichever game it is of.

import { openEditor } from "../site/core.mjs";
import { gameOf } from "./link.mjs";
import { pgnFamilies, sgfFamilies } from "../site/game-urls.mjs";

/** The endings of the files that can be handed in, for the browser's own choice of files. */
export const endings = ".game,.pgn,.sgf,.txt,text/plain";

/** Whether a text is in PGN. A record says its game first of all; PGN may say it later. */
export const isPgn = (text) =>
  !gameOf(text) && /^[\s\uFEFF]*\[\s*[A-Z][A-Za-z0-9_]*\s+"/.test(text);

/** Whether a text is in SGF. */
export const isSgf = (text) => /^[\s\uFEFF]*\(\s*;/.test(text);

/**
 * The record a text holds: itself, where it is not in PGN or SGF. The modules that read these are asked for only then; what the first
 * of them finds wrong is thrown.
 */
export async function recordOf(
  text,
  { families = isSgf(text) ? sgfFamilies : pgnFamilies, open = openEditor } = {},
) {
  const sgf = isSgf(text);
  if (!sgf && !isPgn(text)) return text;
  let wrong = null;
  for (const family of families) {
    const core = await open(family);
    try {
      return sgf ? core.readSgf(text) : core.readPgn(text);
    } catch (fault) {
      wrong ??= fault;
    }
  }
  throw wrong;
}
