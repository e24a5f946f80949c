// Sentences of the play page and of the table beside a book.

export const seats = {
  computer: "computer, level {level} of {count}",
  you: "you",
  change: "Change who plays {seat}",
  withAlly: "{who}, with {allies}",
  ally: "with {allies}",
  sum: "sum {sum}",
  lastMoves: "Last moves:",
  sumTitle: "The sum of the numbers on these pieces",
  pips: "{n} pips",
  pipsTitle: "Pip count: how far the pieces still have to go",
  count: "{n} to go",
  captured: "Captured: {pieces}",
  several: "{n} × {name}",
  rolled: "Last roll: {roll}",
};

export const pieceStyles = {
  figure: "Pieces: modern",
  native: "Pieces: traditional",
  sign: "Pieces: as printed",
};

export const turns = {
  letMove: "Let the computer move",
  roll: "Roll",
  confirm: "Confirm",
  swapDice: "{die} is played first. Swap the dice",
  firstDie: "{die} is played first.",
  goOn: "Continue",
  undo: "Undo",
  undoAll: "Undo all",
  clear: "Clear",
  enterDice: "Enter your dice",
  noCaptures: "No captures available.",
};

export const counts = {
  none: "There is nothing to count in this game.",
};

export const movesList = {
  none: "No moves yet.",
  hidden: "The next moves are hidden.",
  covered: "hidden",
  earlier: { one: "Earlier moves (1 line)", other: "Earlier moves ({n} lines)" },
  later: { one: "Later moves (1 line)", other: "Later moves ({n} lines)" },
  named: "{name}:",
};

export const typedMoves = {
  label: "Type a move",
  play: "Play",
  close: "Close",
  example: "For example: {moves}",
  unknown: {
    one: "“{text}” is not a legal move here. Expected the only legal move, {moves}.",
    other: "“{text}” is not a legal move here. Expected one of {n} moves, such as {moves}.",
  },
  several: "“{text}” can mean more than one move: {moves}. Type more of it.",
  none: "There is no legal move here.",
  roll: "Roll the dice first.",
  over: "The game is over.",
  computer: "It is the computer’s turn.",
};

export const pieceList = {
  title: "Pieces on the board",
  side: { one: "{seat}: on 1 square or point", other: "{seat}: on {n} squares or points" },
  none: "There are no pieces on the board.",
  close: "Close",
};

/** The sheet of what is switched on or off at a table. */
export const settings = {
  title: "Settings",
  senses: "Sound",
  dice: "Dice",
  people: "Two people at one screen",
  done: "Done",
};

/** Two clocks for two people at one screen. */
export const clock = {
  title: "Clocks",
  each: "Time for each player",
  none: "No clock",
  minutes: { one: "{n} minute", other: "{n} minutes" },
  extra: "Extra time for each turn",
  noExtra: "None",
  seconds: { one: "{n} second", other: "{n} seconds" },
  runs: "Clock of {name}: running",
  stands: "Clock of {name}",
  waits: "Clock of {name}: paused. Touch the board to go on",
  timeIsUp: "Time is up for {loser}. {winner} wins on time.",
  playOn: "Play on without clocks",
  newGame: "New game",
};

export const optionalRule = { told: "{rule}: {choice}" };

/** How to win, where the players agreed on another goal than the usual one. */
export const goal = { number: "{rule}: {n}" };

export const why = {
  title: "Why",
  none: "Make a move: the rule that allows it appears here.",
  whyNot: "Why not?",
  read: "Read the rule",
};

export const sideTabs = { isNew: ", new", close: "Close" };

export const hints = {
  thinking: "Thinking of a good move…",
  move: "Hint: {move}",
  better: "A better move: {move}",
  unsure: "Not known whether the goal can still be reached. Try {move}",
  lost: "The goal can no longer be reached: every way was tried. Undo some moves.",
  opens: "It makes a capture possible: {what}.",
  opensBy: "It makes a capture possible: {what} ({sum}).",
  stands: "With it: {standing}",
  winning: "It helps to build a winning line ({what}).",
};

export const ending = {
  resign: "Resign this game?",
  youResign: "You give up, and the other side wins.",
  seatResigns: "{seat} gives up, and the other side wins.",
  doResign: "Resign",
  draw: "End the game in a draw?",
  bothAgree: "Both sides must agree. The game ends, and nobody wins.",
  doDraw: "Agree to a draw",
  keepPlaying: "Keep playing",
};

/** The card at the end of a game. */
export const result = {
  youWin: "You win",
  youLose: "You lose",
  draw: "A draw",
  wins: "{seat} wins",
  win: "{seats} and {last} win",
  solved: "Solved",
  over: "The end",
  rematch: "Rematch",
  again: "Play again",
  swap: "Swap sides",
  stronger: "Stronger",
  review: "Review",
  share: "Share",
};

export const notices = {
  shared: "You opened a shared game. Your own game is safe.",
  example: "You opened an example from the book. Your own game is safe.",
  keep: "Keep this game",
  back: "Back to my game",
  onlyMoves: {
    one: "This game has only 1 move. You see its end.",
    other: "This game has only {n} moves. You see its end.",
  },
  noGame: "There is no game “{game}” here.",
  notSaved: "This game is no longer saved in this browser.",
  yoursSafe: "{fault} Your own game is safe.",
  newInstead: "{fault} Here is a new game.",
  newGame: "New game",
  full: "This browser has no more room for games. If you reload the page, you lose what you play from now on.",
  forbidden:
    "This browser does not save anything for this page. If you reload it, you lose the game.",
  saveFile: "Save as a file",
  makeRoom: "Delete old games…",
  elsewhere:
    "This game was continued in another window. What you play here is saved as a separate game.",
  showThat: "Show that game",
  keepBoth: "Keep both",
  parted: "This game was also played in another window. Both games are saved.",
  showOther: "Show the other game",
  yourGames: "Your games",
  damagedNew: "Your saved game cannot be opened. {fault} It was not deleted. Here is a new game.",
  damagedBefore:
    "Your saved game cannot be opened. {fault} It was not deleted. Here is the game before it.",
  saveDamaged: "Save the damaged game",
  opened: "Opened {name}.",
  notOpened: "Could not open {name}. {fault} Your own game has not changed.",
  positionSet: "The position is on the board.",
  plainBoard:
    "This browser has no WebGL 2, so the board is drawn in a simpler way. You can still play everything.",
  notDrawn:
    "The animated board could not be loaded, so a simpler one is shown. You can still play everything.",
};

export const sharing = {
  title: "Share this game",
  link: "Link to this game",
  linkField: "The link",
  copyLink: "Copy link",
  linkCopied: "Link copied.",
  shareLink: "Share…",
  qrCode: "QR code",
  embed: "Embed",
  copyAbove: "Your browser did not copy it. Copy the link from the field above.",
  file: "File",
  saveFile: "Save as a file",
  openFile: "Open a file…",
  picture: "Picture of the board",
  savePng: "Save as PNG",
  saveSvg: "Save as SVG",
  saveGif: "Save the moves as a GIF",
  others: "For other programs",
  copyFormat: "Copy {format}",
  formatCopied: "{format} copied.",
  copyField: "Your browser did not copy it. Copy the text from the field.",
  paste: "Paste {formats}",
  pasteField: "A position in {formats}",
  takes: "This field takes a position in {formats}.",
  pasted: "the pasted game",
  setUp: "Set up this position",
  toEditor: "Set up a position piece by piece",
  savePgn: "Save as PGN",
  saveSgf: "Save as SGF",
  saveKif: "Save as KIF",
  saveCsa: "Save as CSA",
  saveMat: "Save as a match file (.mat)",
  saveText: "Save as text",
  saveCsv: "Save as CSV",
  close: "Close",
};
