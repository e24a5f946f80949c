// Sentences of the capture finder and of the page that compares versions.

export const finder = {
  noPiece: "No piece has the number {number}.",
  none: "With these choices, {number} cannot be captured.",
  cases: {
    one: "{number} can be captured in 1 case: {white} by White (the even numbers), {black} by Black (the odd numbers).",
    other:
      "{number} can be captured in {n} cases: {white} by White (the even numbers), {black} by Black (the odd numbers).",
  },
  casesBy: {
    one: "{number} can be captured by {way} in 1 case: {white} by White (the even numbers), {black} by Black (the odd numbers).",
    other:
      "{number} can be captured by {way} in {n} cases: {white} by White (the even numbers), {black} by Black (the odd numbers).",
  },
  turned: {
    one: "1 of them needs a captured piece that changed sides.",
    other: "{n} of them need a captured piece that changed sides.",
  },
  takes: "{who} captures {whom}: {sum}",
  take: "{who} capture {whom}: {sum}",
  shutIn: "{who} surround {whom}",
  board: "The answer on a board",
};

export const compare = {
  choose: "Choose a version.",
  alike: "They are the same in every point.",
  differ: {
    one: "They differ in 1 of {points} points.",
    other: "They differ in {n} of {points} points.",
  },
  grown: "{version}: {point}",
  play: "Play it",
  close: "Close",
  setUp: "Set up on the board",
};
