// Sentences of studies: games and positions in one file with text between.

export const page = {
  none: "No studies yet. Make one here, or open one that somebody gave you. At a game, “More” has “Add to a study”.",
  untitled: "My study",
  chapterNamed: "Chapter {n}",
  size: { one: "1 chapter", other: "{n} chapters" },
  saved: "saved {when}",
  open: "Open",
  delete: "Delete",
  deleteStudy: "Delete “{title}”",
  deleted: "“{title}” was deleted.",
  undo: "Undo",
  saveFile: "Save as a file",
  notOpened: "{file} was not opened. {fault}",
  cannotSave:
    "The study cannot be saved in this browser. Save it as a file, so that nothing is lost.",
  notSaved: "This study is not saved in this browser.",
  damaged:
    "This study is damaged and cannot be opened. It is saved separately; nothing was deleted.",
  copied: "Link copied.",
  copyHere: "Your browser did not copy it. Copy the link from here:",
  linkField: "The link to this study",
  tooLong:
    "This study is too long for a link: it would have {length} characters, and {most} is the limit. Save it as a file instead.",
  kept: "Saved in this browser.",
  elsewhere:
    "This study was changed in another window. What you change here is saved as a second study, “{title}”.",
  copyOf: "{title} (copy)",
};

export const reader = {
  of: "Chapter {n} of {count}",
  chapters: "Chapters",
  start: { one: "Start (1 move)", other: "Start ({n} moves)" },
  at: "Move {at} of {count}",
  position: "A position",
  empty: "This chapter is empty.",
  board: "Board of “{title}”",
  noBoard: "The board cannot be shown. {why}",
};

export const editor = {
  title: "Title of the study",
  about: "What it is about (one line)",
  heading: "Heading",
  text: "Text",
  up: "Move up",
  down: "Move down",
  delete: "Delete chapter",
  of: "{act}: {title}",
  deleted: "The chapter “{title}” was deleted.",
  add: "Add a chapter",
  game: { one: "{game}, 1 move", other: "{game}, {n} moves" },
  position: "{game}, a position",
  words: "Text only",
  full: "A study can have at most {most} chapters.",
};

export const adding = {
  title: "Add to a study",
  which: "Study",
  newStudy: "A new study",
  name: "Title of the new study",
  heading: "Heading of the chapter",
  whole: "The whole game",
  here: "Only the position shown",
  what: "What to add",
  add: "Add",
  cancel: "Cancel",
  added: "Added to “{title}”.",
  openIt: "Open the study",
  full: "“{title}” is full. {fault}",
};

export const faults = {
  tooLong: "The study has {length} characters.",
  most: "A study can have at most {most} characters.",
  notText: "A character here is not text.",
  onlyText: "A study is a plain text file.",
  noTitle: "The study has no title.",
  titleFirst: "A line such as “title: Three endings” must stand first.",
  headLine: "“{line}” is not part of a study.",
  headKeys: "Before the first chapter only lines with “title:” and “about:” can stand.",
  twice: "There is a second line “{key}:” here.",
  once: "One is enough.",
  emptyKey: "The line “{key}:” says nothing.",
  words: "Words must follow on the same line.",
  longLine: "This title has {length} characters.",
  longLineMost: "A title can have at most {most}.",
  noHeading: "This chapter has no heading.",
  heading: "A chapter begins with a line such as “## The first game”.",
  noChapter: "The study has no chapter.",
  manyChapters: "The study has {number} chapters.",
  manyChaptersMost: "It can have at most {most}.",
  longText: "The text of this chapter has {length} characters.",
  longTextMost: "It can have at most {most}.",
  noGame: "There is no game called “{game}” on this site.",
  games: "The id of a game must stand here, as in the address of its page, such as fulke-1.",
};
