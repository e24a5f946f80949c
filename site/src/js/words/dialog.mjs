// Sentences of dialogs and notices, and how a fault is told.

export const dialogs = {
  reload: "Reload",
  close: "Close",
  closeNotice: "Close this notice",
  silent:
    "The computer has not answered for {seconds} seconds. It was started again, and nothing is lost.",
  atLine: "{what} (line {line})",
  atColumn: "{what} (line {line}, column {column})",
  expected: "{what}. Expected: {expected}",
};

export const seatDialog = {
  title: "Who plays {seat}?",
  who: "Player",
  person: "A person here",
  computer: "The computer",
  name: "Name",
  change: "Change",
};

export const newGame = {
  title: "New game: {game}",
  side: "You play",
  random: "Random",
  either: "either side",
  friend: "A friend",
  here: "on this screen",
  watch: "Nobody",
  alone: "the computer plays both sides",
  level: "Computer’s level",
  variant: "Variant",
  usual: "standard",
  own: "Your own rules",
  ownTells: "As you set them under “Rules and players”.",
  allStandard: "Every rule is the standard one.",
  rule: "{option}: {choice}",
  moreRules: { one: "and {n} more rule", other: "and {n} more rules" },
  more: "Rules and players",
  players: "Players",
  drawn: "Your side is chosen at random when you start.",
  names: "Names",
  name: "Name of {seat}",
  person: "Me or a friend here",
  computer: "Computer, level {level} of {count}",
  standard: "{choice} (standard)",
  ours: "our interpretation",
  others: "Other rules",
  changed: "{n} changed",
  rules: "Optional rules",
  cancel: "Cancel",
  start: "Start",
};
