// What is said where something could not be fetched: in our words, not in those of the browser.

import { network } from "../words/network.mjs";

/** A sentence for a fault of the network; null for any other fault. */
export function unreachable(fault) {
  if (
    !(fault instanceof TypeError) ||
    !/fetch|network|load failed|input stream|imported module/i.test(fault.message)
  )
    return null;
  return network.notFetched;
}
