// Sentences of the list of captures and winning lines.

export const captures = {
  now: "Captures now",
  noneNow: "No captures available.",
  one: "Captures in one move",
  noneOne: "No single move makes a capture possible.",
  wins: "Winning lines near",
  noneWins: "No winning line can be finished within two moves.",
  canNow: { one: "1 capture is possible now.", other: "{n} captures are possible now." },
  canOne: {
    one: "1 capture is possible in one move.",
    other: "{n} captures are possible in one move.",
  },
  canWin: { one: "1 winning line is near.", other: "{n} winning lines are near." },
  looking: "Looking…",
  all: "Show all {n}",
  more: { one: "1 more way", other: "{n} more ways" },
  onSquare: "{what} on {square}",
  inTwo: "in two moves",
  wanted: "Still needed: {wants}.",
  then: "{first}, then {next}",
  nextTurn: "in the next turn",
  showMe: "Show me",
  playIt: "Play it",
};
