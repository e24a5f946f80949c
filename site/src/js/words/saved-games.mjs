// Sentences of the page of saved games.

export const yours = {
  cannotSave:
    "This browser does not allow saving for this page, so there are no saved games. You can still save a game as a file: press “Share” below its board.",
  count: {
    one: "1 game, {size} kB in this browser.",
    other: "{n} games, {size} kB in this browser.",
  },
  more: "Show more games ({n})",
  view: "View",
  continue: "Continue",
  rename: "Rename…",
  saveFile: "Save as a file",
  remove: "Remove",
  undo: "Undo",
  noBoard: "The board cannot be shown. {why}",
  noSuchGame: "There is no game called “{game}” on this site",
  noGame: "The file does not say which game it is",
  gameTag: 'a first line like [Game "fulke-1"]',
  characters: { one: "1 character", other: "{n} characters" },
};

export const storing = {
  full: "There is no room left in this browser.",
  forbidden: "This browser does not allow saving.",
  gone: "This game is no longer saved in this browser.",
  safe: "This browser will not delete them by itself.",
  unsafe: "This browser does not promise to keep them. To be safe, save your games as a file.",
};

export const renaming = {
  title: "Rename this game",
  name: "Name",
  empty: "If you leave this empty, the name is made from the game, the opponent and the date.",
  failed: "The game could not be renamed. {why}",
  cancel: "Cancel",
  rename: "Rename",
};

export const removing = {
  title: { one: "Remove 1 game?", other: "Remove all {n} games?" },
  warning:
    "They are saved only in this browser. Save them as a file first if you may want them again.",
  cancel: "Cancel",
  saveFirst: "Save as a file first",
  remove: "Remove all",
  one: "“{name}” was removed.",
  many: { one: "1 game was removed.", other: "{n} games were removed." },
  damaged: "The unreadable game was removed.",
  lost: {
    one: "1 game could not be restored. There is no room left in this browser.",
    other: "{n} games could not be restored. There is no room left in this browser.",
  },
};

export const opening = {
  fault: "{file}: {fault}",
  tooLarge: "The file is too large: it has {size} MB, and {most} MB is the limit.",
  added: { one: "1 game was added.", other: "{n} games were added." },
  known: { one: "1 game was already here.", other: "{n} games were already here." },
  moreFaults: {
    one: "1 more game could not be opened.",
    other: "{n} more games could not be opened.",
  },
  nothing: "No file was opened.",
};
