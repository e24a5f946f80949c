// Sentences of the lessons: their page, their questions, their windows and what may be wrong with one.

export const levels = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};

// The page as it is built.
export const page = {
  of: "of {steps}",
  minutes: "{minutes} min",
  hint: "Hint",
  hints: "Hints",
  answer: "The answer",
  more: "More about this",
  forTeacher: "For the teacher",
  ours: "our interpretation",
  told: "in our words",
  learn: "What you will learn",
  time: "Time",
  timeIs: { one: "1 minute", other: "{n} minutes" },
  ages: "Ages",
  level: "Level",
  knows: "You should already know",
  needs: "You need",
  author: "Written by",
  steps: "The steps",
  stepsTimed: "The steps and their times",
  inRecord: "{told} In a game record: {words}",
};

// A step with its question.
export const step = {
  compare: "Compare with an answer",
  onBoard: "Answer on the board.",
  check: "Check",
  yourAnswer: "Your answer",
  right: "Right.",
  wrong: "Not quite.",
  tryAgain: "Try again.",
  replyAgain: "{reply} Try again.",
  allowed: "{told} This move is allowed, but it does not answer the question.",
  goOn: "{told} Go on.",
  toldEnd: "{told} {end}",
  why: "Why?",
  end: "The game is over.",
  turnsPlayed: {
    one: "You have played your turn. Go on if you like, or press Next.",
    other: "You have played your {n} turns. Go on if you like, or press Next.",
  },
  bigBoard: "Open this position on the big board",
  writeNumber: "Write a number.",
  writeAnswer: "Write your answer.",
  chooseAnswer: "Choose an answer.",
  missing: {
    one: "That is right so far. One answer is still missing.",
    other: "That is right so far. {n} answers are still missing.",
  },
};

// The bar below the steps, and the second screen.
export const bar = {
  step: "Step {number}: {title}",
  stepAnswered: "Step {number}: {title}, answered",
  stepShown: "Step {number}: {title}, answer shown",
  followed: "A second screen was still open. It follows this page now.",
  another: "Open another",
  noScreen: "No second screen is open.",
  upToDate: "The second screen is up to date.",
  catchingUp: "The second screen is catching up…",
  tools: "For the second screen",
  time: "{time} in this step",
  timeOf: "{time} of {minutes}:00 in this step",
};

// Lessons of your own: opened, saved, checked and written.
export const own = {
  checking: "Checking the lesson…",
  none: "No lesson is open. Open one from a file, or write one.",
  notSaved: "No lesson is saved here under this name.",
  damaged:
    "This saved lesson is damaged and cannot be opened. It is kept separately and not deleted.",
  cannotStart: "This lesson cannot start before its errors are corrected.",
  name: "Name:",
  answers: "Answers",
  linkCopied: "The link is copied. Anyone who opens it can use this lesson.",
  saved: "The lesson is saved in this browser. You can find it on the page “Lessons”.",
  cannotSave: "This browser cannot save the lesson. Use “Save as a file”.",
  delete: "Delete",
  deleteLesson: "Delete “{title}”",
  deleted: "“{title}” is deleted.",
  undo: "Undo",
  notChecked: "{file} could not be checked. {why}",
  fileErrors: {
    one: "{file} has one error. Correct it before you start the lesson.",
    other: "{file} has {n} errors. Correct them before you start the lesson.",
  },
  correct: "Correct it here",
  errors: { one: "There is one error", other: "There are {n} errors" },
  line: "Line {number}",
  sound: "There are no errors.",
  size: "Steps: {steps}. Minutes: {minutes}. Tasks to print: {tasks}.",
  replaced: "The example has replaced your text.",
  notLoaded: "The lesson could not start (error {status}). You can still read it.",
};

// The check itself did not work.
export const checker = {
  failed: "The lesson could not be checked.",
  failedWith: "The lesson could not be checked: {why}",
  unreadable: "The lesson could not be checked. The check sent something that cannot be read.",
  tooLong:
    "The lesson could not be checked within {seconds} seconds, so the check was stopped. Use fewer boards or shorter answers.",
};

// What is wrong with a line of a lesson, and what was expected.
export const faults = {
  lessonTooLong: "This lesson has {length} characters. Expected: at most {most}.",
  noStep: "The lesson has no step. Expected: a line such as “## The first step”.",
  manySteps: "There are {number} steps. Expected: at most {most}.",
  manyTasks: "There are {number} tasks. Expected: at most {most}.",
  times: "The steps take {sum} minutes, but the head says {minutes}. Expected: the same number.",
  more: {
    one: "From here on there is 1 more error.",
    other: "From here on there are {n} more errors.",
  },

  controlCharacter: "There is a control character at column {column}. Expected: plain text.",
  noPart: "There is no part “{title}”. Expected: “# Handout”, or “## ” and the heading of a step.",
  handoutTwice:
    "The handout begins a second time. Expected: one “# Handout”. The first is in line {first}.",
  noHeading: "This step has no heading. Expected: “## ” and the heading.",
  signs: "No line begins with “{signs}”. Expected: “## ” and the heading of a step.",
  movedIn:
    "This line begins with spaces, but there is no entry above it. Expected: a line that begins at the left edge.",
  capitalKey: "There is no entry “{key}:”. Expected: “{small}:” in small letters.",
  keyOfStep:
    "“{key}:” does not belong in the head. Expected: “{key}:” in a step, below a line “## …”.",
  keyOfHead:
    "“{key}:” does not belong in a step. Expected: “{key}:” in the head, above the first step.",
  noKey: "There is no entry “{key}:”. Expected: one of {keys}.",
  keyBeforeTask:
    "“{key}:” is above the first task. Expected: first a line “## …” with the heading of a task.",
  wordsBeforeTask:
    "These words are above the first task. Expected: first a line “## …” with the heading of a task.",
  wordsInHead:
    "“{words}” is not a line of the head. Expected: an entry ({keys}), or “## ” and the heading of the first step.",
  wordsAfterQuestion:
    "These words are below the question. Expected: words above “ask:”, or “reveal:” before what is shown with the answer. If the words belong to the entry above, begin the line with spaces.",
  emptyKey: "“{key}:” says nothing. Expected: words after the colon.",
  keyTwice: "“{key}:” is here a second time. Expected: only one. The first is in line {first}.",
  manyOfKey: "There are more than {most} lines “{key}:”. Expected: at most {most}.",

  noTitle: "The head has no “title:”. Expected: the name of the lesson.",
  noAbout: "The head has no “about:”. Expected: one sentence that says what the lesson is about.",
  noMinutes: "The head has no “minutes:”. Expected: how long the lesson takes.",
  noGoal: "The head has no “goal:”. Expected: what the pupil learns, one goal in each line.",
  notMinutes: "“{words}” is not a number of minutes. Expected: a whole number from 1 to 240.",
  noLevel: "There is no level “{words}”. Expected: {levels}.",

  taskMinutes: "A task of the handout has no minutes. Expected: no “minutes:” here.",
  notRoom: "“{words}” is not a number of lines to write on. Expected: a whole number from 0 to 20.",
  roomInStep: "Only a task of the handout has lines to write on. Expected: no “room:” here.",
  gameAndRecord:
    "A board comes from a game or from a record. Expected: “game:” or “record:”, but not both.",
  recordWithSetup:
    "A record has its own position. Expected: no “setup:” here, or “game:” instead of “record:”.",
  recordWithOptions:
    "A record has its own options. Expected: no “options:” here, or “game:” instead of “record:”.",
  needsBoard: "“{key}:” needs a board. Expected: “game:” or “record:” in this step.",
  needsQuestion: "“{key}:” needs a question. Expected: “ask:” in this step.",
  noView: "There is no view “{words}”. Expected: {views}.",
  notRecord:
    "“{words}” is not the name of a record. Expected: a family, a game and a name, such as rithmomachia/fulke-1/addition-12-round-last.",
  manyMoves:
    "{number} moves are made before this board is shown. Expected: at most {most}, or “setup:” with the position.",
  notRule:
    "“{id}” is not the id of a passage. Expected: ids such as fulke.1.take.addition, with spaces between them.",
  notPlay:
    "“{words}” does not begin a game against the computer. Expected: a side and a level, such as “odd against child for 6 turns”.",
  asksAndPlays:
    "A step asks a question or plays a game, but not both. Expected: “play:” and “ask:” in two steps.",
  playOnPaper: "Nobody can play against the computer on paper. Expected: no “play:” in a task.",
  taskAsksNothing: "The task “{title}” has no question. Expected: “ask:” and an answer.",
  emptyStep: "The step “{title}” is empty. Expected: words, a board or a question.",

  noAnswer:
    "This question has no answer. Expected: one of number:, words:, right: and wrong:, move:, reach: or open:.",
  manyKinds: "This question has answers of {number} kinds ({kinds}). Expected: one kind.",
  twoBars:
    "This answer has two bars (|). Expected: a number, or a number, a bar and what is counted.",
  notNumber:
    "“{words}” is not a number. Expected: a whole number, a fraction such as 3/4 or a decimal such as 0.75.",
  notWrongNumber: "“{words}” is not a number. Expected: a wrong number, a bar and the reply to it.",
  rightNumber: "{answer} is the right answer. Expected: a wrong one.",
  rightAnswer: "“{answer}” is a right answer. Expected: a wrong one.",
  noWrongChoice: "This choice has no wrong answer. Expected: at least one “wrong:”.",
  choiceTwice: "The choice “{answer}” is here a second time. Expected: each choice once.",
  wrongOfReach:
    "A position to be reached has no replies to wrong answers. Expected: no “wrong:” here.",
  wrongOfOpen: "An open question has no wrong answers. Expected: no “wrong:” here.",
  noReply: "The wrong answer “{answer}” has no reply. Expected: a bar (|) and the reply.",
  answerTooLong: "This answer has {length} characters. Expected: at most {most}.",

  noRule: "There is no passage {id} in the books. Expected: the id of a passage.",
  noTerm:
    "There is no word {id} in the glossary. Expected: the end of the address of a word, such as glossary#node.",
  noExample: "There is no example {name}. Expected: the name of an example of this site.",
  notMoves:
    "“{words}” is not a number of moves. Expected: how many moves of the record are made, as a whole number.",
  recordMoves: {
    one: "The record has 1 move, not {wanted}. Expected: at most 1.",
    other: "The record has {n} moves, not {wanted}. Expected: at most {n}.",
  },
  noGame:
    "There is no game “{game}” here. Expected: the id of a game, as in the address of its page, such as fulke-1.",
  noSide: "There is no side “{side}” in this game. Expected: {sides}.",
  noComputerLevel: "The computer has no level “{level}”. Expected: one of {levels}.",
  noOption: "The game has no option “{key}”. Expected: one of {keys}.",
  noChoice: "The option {key} has no choice “{value}”. Expected: one of {values}.",
  notLegal: "No legal move fits “{answer}”. Expected: a legal move, such as {moves}.",
  notLegalEnd: "No legal move fits “{answer}”. The game is over in this position.",
  notReached:
    "No moves of this turn lead to “{position}”. Expected: a position that begins as this one does: {here}.",
  manyTries:
    "Too many moves would have to be tried for “{answer}”. Expected: fewer words that are only “*”.",
  manyTriesReach:
    "Too many moves would have to be tried for “{answer}”. Expected: fewer positions to be reached, or “move:” with the moves.",
  ofGame: "{what}. Expected: {expected}.",
};
