// Where somebody reads on a page of rules.

/**
 * Which of the sentences is being read: `tops` says how far below the top of the window each begins, in their order; `from` and `to` are
 * the upper and lower edge of what can be read of the text. -1 where all of them are still to come.
 */
export function beingRead(tops, from, to) {
  const line = from + (to - from) * 0.35;
  return tops.findLastIndex((top) => top < line);
}
