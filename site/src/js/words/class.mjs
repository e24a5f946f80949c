// Sentences of the class tools: projector, second screen, notes and clock.

export const colours = { projector: "Black on white", light: "Light", dark: "Dark" };
export const captions = {
  move: "Last move",
  comment: "Comment",
  own: "Your own text",
  nothing: "Nothing",
};

export const classTools = {
  more: "Second screen, notes and clock",
  noScreen: "No second screen is open.",
  upToDate: "The second screen is up to date.",
  updating: "The second screen is being updated…",
  found: "A second screen was still open. It now shows this page.",
  another: "Open another",
  address: "Link to the second screen",
  blocked: "Your browser did not open the second screen.",
  inTab: "Open it in a tab",
  coming: "Coming next (only you see this)",
  end: "End of the recorded game.",
  show: "Show",
  blackOn: "The screen is black. Press any key to go on.",
  caption: "Caption",
  ownText: "Your own text",
  colours: "Colours",
  notes: "Your notes on this game",
  notesLost: "This browser does not save anything. You lose these notes when you close the page.",
  clock: "Clock",
  start: "Start",
  pause: "Pause",
  reset: "Reset",
  minutes: "Minutes to count down (0 counts up)",
  everyTurn: "Restart at every turn",
  timeUp: "Time is up.",
};

export const projector = {
  tools: "Projector",
  close: "Close",
  closeTitle: "Close the projector view (Esc)",
};

export const secondScreen = {
  alone:
    "This page shows what a teacher’s page sends to it. On a play page or in a lesson, press “Open second screen”.",
  playGame: "Play a game",
  home: "Home page",
  waiting: "Waiting for the teacher’s page…",
  closed:
    "The teacher’s page is closed. The board stays as it is. To continue, press “Open second screen” on another page.",
  fault: "A message could not be read and was ignored.",
  title: "{title}, second screen · Codex Ludorum",
  board: "The board the teacher shows",
  count: "{nth} of {of}",
  right: "(correct)",
};
