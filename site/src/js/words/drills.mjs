// Sentences of the drills page.

export const levelNames = { 1: "Easy", 2: "Medium", 3: "Hard" };

export const drills = {
  inRow: "{row} correct in a row",
  inRowBest: "{row} correct in a row, best {best}",
  anyTopic: "any topic",
  chosen: "{game} · {topic} · {level}",
  noTopic: "This game has no drill on “{topic}”. Here is one on something else.",
  none: "No drill could be made.",
  notOpened: "The drills could not be opened.",
  position: "The position",
  onward: "Good so far. Make the next move.",
  right: "Correct.",
  notQuite: "Not quite.",
  notIt: "That is not the answer.",
  tryAgain: "{why} Try again.",
  why: "Why",
  whyNot: "Why not",
  copied: "Link copied. Whoever opens it gets the same position and question.",
  share: "Share this drill",
  sameForAll: "Whoever opens this link gets the same position and question.",
};
