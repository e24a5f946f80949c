// Sentences of dialogs and notices, and how a fault is told.

export const dialogs = {
  close: "Close",
  closeNotice: "Close this notice",
  silent:
    "The computer has not answered for {seconds} seconds. It was started again, and nothing is lost.",
  atLine: "{what} (line {line})",
  atColumn: "{what} (line {line}, column {column})",
  expected: "{what}. Expected: {expected}",
};

export const newGame = {
  title: "New game: {game}",
  players: "Players",
  person: "Me or a friend here",
  computer: "Computer, level {level} of {count}",
  standard: "{choice} (standard)",
  ours: "our interpretation",
  others: "Other rules",
  changed: "{n} changed",
  presets: "Ways to play",
  rules: "Optional rules",
  cancel: "Cancel",
  start: "Start",
};
