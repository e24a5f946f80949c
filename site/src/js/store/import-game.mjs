// What a person hands in as a file: a record of a match, or a game in PGN, SGF, KIF, CSA, USI or a match file, whichever game it is of.

import { openEditor } from "../site/core.mjs";
import { gameOf } from "./link.mjs";
import { familiesWith } from "../site/game-urls.mjs";

/** The endings of the files that can be handed in, for the browser's own choice of files. */
export const endings = ".game,.pgn,.sgf,.kif,.kifu,.csa,.usi,.mat,.txt,text/plain";

/** Whether a text is in PGN. A record says its game first of all; PGN may say it later. */
export const isPgn = (text) =>
  !gameOf(text) && /^[\s\uFEFF]*\[\s*[A-Z][A-Za-z0-9_]*\s+"/.test(text);

/** Whether a text is in SGF. */
export const isSgf = (text) => /^[\s\uFEFF]*\(\s*;/.test(text);

/** Whether a text is in KIF, CSA or USI: by a heading, a first move, or how a position begins. */
export const isKif = (text) =>
  /^\uFEFF?(?:#KIF|手合割：|手数--|先手：|下手：|後手：|開始日時：)/m.test(text) ||
  /^[\s\uFEFF]*\d+\s+[１-９]/.test(text) ||
  /^\uFEFF?(?:\s|'.*\n)*(?:V\d|N[+-]|P[I1+-]|\$[A-Z_]+:|[+-]\d{4}[A-Z]{2})/.test(text) ||
  isUsi(text);
/** Whether it is what programs of Japanese chess say to each other: "position startpos moves 7g7f", or moves alone. */
export const isUsi = (text) =>
  /^[\s\uFEFF]*(?:(?:position|startpos|sfen)\s|startpos$|[1-9][a-i][1-9][a-i]\+?(?:\s|$)|[RBGSNLP]\*[1-9][a-i])/.test(
    text,
  );

/** Whether a text is a match file of backgammon. */
export const isMat = (text) => /^\uFEFF?(?:\s|;.*\n)*(?:\d+ point match|Game \d)/.test(text);

/** What stands in a file: in UTF-8, or in the code of Japan, in which KIF is often kept. @param {Blob} file */
export async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const japanese = new TextDecoder("shift_jis").decode(bytes);
    return isKif(japanese) ? japanese : new TextDecoder().decode(bytes);
  }
}

const formats = [
  { is: isSgf, id: "sgf", read: (core, text) => core.readSgf(text) },
  { is: isPgn, id: "pgn", read: (core, text) => core.readPgn(text) },
  { is: isMat, id: "mat", read: (core, text) => core.readMat(text) },
  { is: isKif, id: "kif", read: (core, text) => core.readKif(text) },
];

/**
 * The record a text holds: itself, where it is in no format of others. The modules that read these are asked for only then; what the
 * first of them finds wrong is thrown.
 */
export async function recordOf(text, { families = undefined, open = openEditor } = {}) {
  const format = formats.find(({ is }) => is(text));
  if (!format) return text;
  let wrong = null;
  for (const family of families ?? familiesWith(format.id)) {
    const core = await open(family);
    try {
      return format.read(core, text);
    } catch (fault) {
      wrong ??= fault;
    }
  }
  throw wrong;
}
