// What is said where something could not be fetched: in our words, not in those of the browser.

/** A sentence for a fault of the network; null for any other fault. */
export function unreachable(fault) {
  if (!(fault instanceof TypeError) || !/fetch|network|load failed|imported module/i.test(fault.message)) return null;
  return "It could not be fetched: there is no network, or the server does not answer, and this browser has not kept it yet. With a network, “Take it along” keeps the whole site here.";
}
