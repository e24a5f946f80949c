// Sentences of the puzzles page.

export const puzzles = {
  today: "Puzzle of the day · {date}",
  again: "To try again · {left} left",
  ofFamily: "{family} · {level}",
  ofSet: "Puzzle {n} of {of}",
  linked: "Puzzle",
  anyLevel: "Any level",
  wins: {
    one: "{who} wins in one turn",
    other: "{who} wins in {n} turns",
  },
  best: "Find {who}’s best move",
  roll: "How should {who} play this roll?",
  rulesOf: "{game}: the rules",
  fromBook: "From a game or an example of the book.",
  fromPlay: "From a game that the computer played against itself.",
  fromDrill: "From the drills of this game.",
  ended: "{end}",
  always: {
    one: "However {other} replies, {who} wins at the next turn. One way to go on: {line}.",
    other:
      "However {other} replies, {who} wins {n} turns later at the latest. One way to go on: {line}.",
  },
  otherSide: "the other side",
  worth: "This is worth about {n} pieces more than the next best move, {next}.",
  onlyWin:
    "This wins, whatever the other side does. The next best move, {next}, is not sure to win.",
  onlyHope: "Every other move loses. The next best was {next}.",
  points: "On average this is worth {n} points more than the next best play, {next}.",
  meets: "You played {played}. {reply}",
  notAnswer: "You played {played}. That is allowed, but another move is better.",
  noWin: "You played {played}. The game goes on, and the win is gone or farther away.",
  looking: "Looking for the reply…",
  shown: "The answer is {answer}.",
  why: "Why",
  hint: "Start with the marked place.",
  hintButton: "Start with the button “{name}”.",
  inRow: { one: "1 day in a row", other: "{n} days in a row" },
  noRow: "Solve the puzzle of the day to begin a row of days",
  bestRow: "best: {n}",
  solvedDay: "{date}, solved",
  openDay: "{date}, not solved",
  waiting: { one: "1 waiting", other: "{n} waiting" },
  noneWaiting: "none waiting",
  solvedOf: "{n} of {of} solved",
  setSolved: {
    one: "{n} of {of} right at the first try. You have done them all.",
    other: "{n} of {of} right at the first try. You have done them all.",
  },
  notThere: "This puzzle is no longer in the collection. Here is the puzzle of the day.",
  setNotThere:
    "None of the puzzles of this link are in the collection. Here is the puzzle of the day.",
  noneOfLevel: "There are no puzzles of this level here. These are of any level.",
  notOpened: "The puzzles could not be opened.",
  none: "There are no puzzles yet.",
  copied: "Link copied. Whoever opens it gets this puzzle.",
  setCopied: "Link copied. Whoever opens it gets the same {n} puzzles.",
  shareTitle: "Share",
  shareWords: "Whoever opens this link gets the same puzzles.",
  sheetTitle: "Puzzles: {family}",
};

/** Of flash cards. */
export const cards = {
  answer: "Answer: {answer}",
  open: "Try it on the board",
  saved: {
    one: "{n} flash card saved. In Anki choose File, then Import, then this file.",
    other: "{n} flash cards saved. In Anki choose File, then Import, then this file.",
  },
};

/** How a puzzle's answer was proved. */
export const proofs = {
  everyLine:
    "Proved: the computer played every line ({positions} positions). No other turn does it.",
  alphabeta:
    "Proved: two searches, the second deeper ({positions} positions), found the same turn clearly best of {turns}.",
  rolls:
    "Proved: two searches over all rolls, the second deeper ({positions} positions), found the same play clearly best of {turns}.",
  judged: "Proved: of all the moves that can be played, only one answers the question.",
};
