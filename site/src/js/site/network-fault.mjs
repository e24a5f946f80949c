// Where something could not be fetched: what is said, in our words, not in those of the browser; and how it is fetched again.

import { network } from "../words/network.mjs";

/** A sentence for a fault of the network; null for any other fault. */
export function unreachable(fault) {
  if (
    !(fault instanceof TypeError) ||
    !/fetch|network|load failed|input stream|imported module|module script/i.test(fault.message)
  )
    return null;
  return network.notFetched;
}

/** Null for a fault of the network, or one that came of it, where what did not come may come later; throws any other. */
export function passOver(fault) {
  if (unreachable(fault) === null && unreachable(fault?.cause) === null) throw fault;
  return null;
}

/** Gives what `fetch` resolved with, which is called the first time only; where it failed, it is called again the next time.
 * @template T @param {() => Promise<T>} fetch @returns {() => Promise<T>} */
export function fetchOnce(fetch) {
  let fetched = null;
  return () =>
    (fetched ??= fetch().catch((fault) => {
      fetched = null;
      throw fault;
    }));
}

/** Fetches what a game can wait for; where the network fails, again with each change of the match until it is there.
 * @param {EventTarget} match @param {() => Promise<unknown>} fetch */
export async function fetchWithNextMove(match, fetch) {
  try {
    await fetch();
  } catch (fault) {
    passOver(fault);
    match.addEventListener("change", () => fetchWithNextMove(match, fetch), { once: true });
  }
}
