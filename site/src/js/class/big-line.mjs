// The one line of large text under the board of a projector: what it says, and the dice beside it.

import { rollSaidAgain } from "../board/dice.mjs";
import { pretty } from "../match/moves.mjs";
import { sentence } from "../match/why.mjs";

/** Words without their arithmetic: "takes 7 by equality: 7 = 7" gives "takes 7 by equality". */
export const withoutSums = (words) =>
  words.replace(/ \([^()]*=[^()]*\)/g, "").replace(/:? [^\s:;,.]+(?: [+−×÷=] [^\s:;,.]+)+/g, "");

/**
 * What the line says of a match's state: {full, brief}, sentences from the fullest on, so that the first that has room can
 * be shown, and what is left where none has. `says`: "move" (the last move with its sum, and whose turn it is), "comment"
 * (the record's, as it stands here), "own" (`words`) or "nothing".
 */
export function bigLine(state, { says = "move", words = "", sums = true } = {}) {
  const only = (...full) => ({ full, brief: [] });
  if (says === "nothing") return only("");
  if (says === "own") return only(words);
  const here = state.line.findIndex((step) => step.current);
  if (says === "comment") {
    const sofar = [state.comment, ...state.line.slice(0, here + 1).map((step) => step.comment)]
      .filter(Boolean)
      .at(-1);
    if (sofar) return only(sofar);
  }
  const plain = (text) => sentence(sums ? text : withoutSums(text));
  const standing = plain(state.outcome.over ? state.outcome.text || state.say : state.say);
  const last = here >= 0 && state.line[here].words ? state.line[here] : null;
  // With a piece in hand, what it may do. A roll is told again by what is to be played.
  if (!last || state.touched.length > 0 || last.seat < 0 || rollSaidAgain(last, state.say))
    return only(standing);
  const said = plain(last.said);
  if (state.outcome.over) return only(`${said} ${standing}`, standing);
  const took = last.capture ? [plain(last.capture)] : [];
  const arithmetic = sums && last.reasons?.find(({ line }) => /=/.test(line ?? ""))?.line;
  const short = `${pretty(last.words)}${arithmetic ? `: ${arithmetic}` : ""}.`;
  return { full: [`${said} ${standing}`, said, ...took], brief: [`${short} ${standing}`, short] };
}
