// A match that nobody sees, set up beside the one shown, to tell what moves lead to: the game itself is left as it is.

import { tagOf } from "../store/link.mjs";
import { yieldToMain } from "../site/wait.mjs";

/** @import { Match } from "../../wasm/shapes.d.ts" */
/** @import { LiveMatch } from "./match-view.mjs" */

const atOnce = 8; // moves played before others have their turn

/** In the names the match shown goes by. @param {LiveMatch} live @param {string} setup @param {boolean} book */
const begun = (live, setup, book) => {
  const { ludus, game, state } = live;
  const match = ludus.match(game, { options: state.options, setup });
  if (book) match.naming(true);
  return match;
};

/**
 * Tells of the position shown and of those after each of these moves; ends early where one of them cannot be played from the position alone.
 * @template T @param {LiveMatch} live @param {string[]} moves @param {(match: Match, after: number) => T} tell @returns {T[]}
 */
export function along(live, moves, tell, book = false) {
  const told = [];
  /** @type {Match | null} */ let match = null;
  try {
    match = begun(live, live.state.position, book);
    told.push(tell(match, 0));
    for (const [at, words] of moves.entries()) {
      match.play(words);
      told.push(tell(match, at + 1));
    }
  } catch {
    // What the way here allows or forbids is not known from the position alone.
  } finally {
    match?.drop();
  }
  return told;
}

/**
 * Tells of the place that these words lead to from the beginning of the game, some moves at a time.
 * @template T @param {LiveMatch} live @param {string[]} words @param {(match: Match) => T} tell @returns {Promise<T>}
 */
export async function placeAfter(live, words, tell, book = false) {
  const match = begun(live, tagOf(live.record, "Setup"), book);
  try {
    for (let done = 0; done < words.length; done += atOnce) {
      match.play(words.slice(done, done + atOnce).join(" "));
      await yieldToMain();
    }
    return tell(match);
  } finally {
    match.drop();
  }
}
