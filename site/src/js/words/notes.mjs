// Sentences of what a person adds to a game: comments, signs, variations put in order, and what is drawn on the board.

/** The signs of a move, by themselves, with what they say. */
export const signs = {
  "!": "Good move",
  "?": "Mistake",
  "!!": "Brilliant move",
  "??": "Blunder",
  "!?": "Interesting move",
  "?!": "Doubtful move",
};

export const notes = {
  title: "Notes on this move",
  comment: "Comment on {move}",
  start: "Comment on the start",
  placeholder: "What do you think of it?",
  save: "Save",
  cancel: "Cancel",
  saved: "Comment saved.",
  removed: "Comment deleted.",
  noSign: "No sign",
  signMenu: "Sign for {move}",
  moveMenu: "Notes on {move}",
  edit: "Comment…",
  atStart: "the start",
  main: "Make this the main line",
  isMain: "This is the main line now.",
  cut: "Delete from here",
  cutMoves: { one: "1 move deleted.", other: "{n} moves deleted." },
  undo: "Undo",
  undone: "The moves are back.",
};

/** Of marks on the board. */
export const markColours = { green: "Green", red: "Red", blue: "Blue", yellow: "Yellow" };

export const drawing = {
  colour: "Colour",
  clear: "Clear",
  done: "Done",
  help: "Choose a square twice for a ring, or two squares for an arrow.",
  begun: "{spot}: choose it again for a ring, or another square for an arrow.",
  ring: "{colour} ring on {spot}",
  arrow: "{colour} arrow from {from} to {to}",
  drawn: "Drawn on the board: {marks}",
  added: "Drawn: {mark}.",
  taken: "Deleted: {mark}.",
  cleared: "Nothing is drawn here now.",
  onMove: "Something is drawn on the board here",
};
