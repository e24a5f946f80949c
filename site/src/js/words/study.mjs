// Sentences of a game that is stepped through, and of “What would you play?”.

export const speedNames = { slow: "Slow", normal: "Normal", fast: "Fast" };

export const study = {
  start: { one: "Start (1 move)", other: "Start ({n} moves)" },
  at: "Move {at} of {count}",
  startCopied: "Link to the start copied.",
  moveCopied: "Link to move {at} copied.",
  playingOn: "You play on from here. The game you were reading has not changed.",
  copyHere: "Your browser did not copy it. Copy the link from here:",
  linkField: "The link to this move",
  inVariation: "{variation} at turn {turn}: {move}",
  playedHere: "Moves played here:",
  played: "As played",
  variation: "Variation",
  variationNamed: "Variation {letter}",
  noExample: "There is no example “{name}”.",
  noMove: "“{move}” is not the number of a move.",
};

export const inBooks = {
  title: "In the books",
  thisIs: "This is",
  move: "move {at} of “{title}”",
  start: "the start of “{title}”",
  aside: "move {at} of a variation of “{title}”",
};

export const guessing = {
  question: "What would you play?",
  done: "That was the last move.",
  toMove: "{seat} to move.",
  touch: "Make a move on the board.",
  found: "{found} of {asked} found.",
  foundAtOnce: "{found} of {asked} found, {first} at the first try.",
  reveal: "Reveal the game",
  rightBook: "Correct, the book plays this: {move}",
  rightGame: "Correct, this was played: {move}",
  shownBook: "The book plays: {move}",
  shownGame: "The move played was: {move}",
  variationBook:
    "{move} The book gives this as a variation. Its main line plays something else. Try again.",
  variationGame:
    "{move} The game has this as a variation. Its main line plays something else. Try again.",
  otherBook: "{move} This is legal, but the book plays something else. Try again.",
  otherGame: "{move} This is legal, but something else was played. Try again.",
};
