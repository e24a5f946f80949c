// Sentences of the position editor: a position of one's own, piece by piece.

export const page = {
  about: "{game}",
  changed: "With these rules: {rules}",
  rule: "{option}: {choice}",
  board: "The position",
  noGame: "There is no game “{game}” here. Choose one from the list.",
  notOpened:
    "The position in this address cannot be opened. {fault} The starting position is shown instead.",
  keptElsewhere: "You were setting up another position of this game.",
  openKept: "Go on with it",
  damaged:
    "The position you were setting up is damaged and cannot be opened. It is saved separately; nothing was deleted.",
  notKept:
    "This browser cannot save the position while you set it up. Save it as a file before you leave.",
};

export const tools = {
  title: "Tools",
  move: "Move",
  remove: "Remove",
  moving: "Move: touch a piece, then the place it goes to",
  removing: "Remove: touch a piece to take it off the board",
  putting: "{piece}: touch the board to put it there",
  choosing:
    "Touch the board to choose places for “{setting}”. Press the button again when you are done.",
  nobody: "Other pieces",
};

export const board = {
  lifted: "{spot}. Now touch the place it goes to.",
  nothing: "No piece stands there.",
  atFault: "at fault",
  chosen: "chosen",
  off: "The piece is off the board.",
};

export const verdict = {
  starting: "Setting up the board…",
  good: "This position can be played.",
  middle:
    "It is in the middle of a turn. What this page cannot express stays as it is until you change something. To change everything, begin at the start of a turn.",
};

export const settings = {
  spots: "{n} chosen: {names}",
  noSpots: "None chosen",
  choose: "Choose on the board",
  choosing: "Done",
  range: "From {least} to {most}",
};

export const text = {
  applied: "The position was set up from the text.",
};

export const doing = {
  linkCopied: "Link copied. It opens this position, ready to play.",
  copyHere: "Your browser did not copy it. Copy it from here:",
  linkField: "The link to this position",
  lessonCopied:
    "Copied: the lines for a step of a lesson. Paste them below the heading of the step.",
  lessonField: "The lines for a lesson",
  writeLesson: "Write a lesson",
  notYet: "This works once the position can be played. {why}",
};
