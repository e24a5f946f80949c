// Everything a person can ask for on a page, once: the words on its button, what it does, its keys, and where it is not always
// there. Buttons are made from it (buttons.mjs here, lib/buttons.mjs while the site is built), keys.mjs hears its keys and
// makes the sheet under “?” of it, panel.mjs looks here when a button is there and can be pressed.
// Long: one list, so that no word or key stands in two places.

/** Where keys work, in the order of the sheet, with their headings. */
export const scopes = {
  site: "On every page",
  steps: "Step through the moves",
  study: "When you step through a recorded game",
  table: "When you play",
  drills: "In a drill",
  puzzles: "In a puzzle",
  lesson: "In a lesson",
  studies: "In a study of your own",
  editor: "When you set up a position",
  board: "On the board",
};

const rolls = ({ rolls }) => rolls;
const going = ({ outcome }) => !outcome.over;
const withPerson = ({ players }) => players.some(({ machine }) => !machine);
const withComputer = ({ players }) => players.some(({ machine }) => machine);

const beside = ({ compact }) => !compact;

// Tools for a class, at a table and in a lesson.
const forClass = [
  {
    act: "room",
    label: "Open second screen",
    does: "Open a second window for the class, which follows this page",
  },
  {
    act: "black",
    keys: ["b", "."],
    label: "Black screen",
    does: "Hide everything from the class, or show it again",
    toggle: true,
  },
  {
    act: "pointer",
    keys: ["x"],
    label: "Pointer",
    does: "Large pointer that follows the mouse, or the arrow keys on the board",
    toggle: true,
  },
  {
    act: "spotlight",
    keys: ["o"],
    label: "Spotlight",
    does: "Darken everything but a circle. + and − change its size",
    toggle: true,
  },
  { act: "wider", keys: ["+", "="], does: "Make the spotlight larger" },
  { act: "narrower", keys: ["-"], does: "Make the spotlight smaller" },
];

/**
 * By scope: {act, keys, label, does, toggle, has, can}. `label` stands on the button; `does` in its tooltip and in the sheet, where
 * that says more; a `toggle` is on or off. `has(table)`: whether a table has it, {rolls, compact, styles, players, people, vibrates, speaks}; `can(state)`:
 * whether a match in this state lets it be done. Without act a key is told here and heard elsewhere.
 */
const byScope = {
  site: [
    { act: "search", keys: ["/"], label: "Search", does: "Search the books and games" },
    { act: "keys", keys: ["?"], label: "Shortcuts", does: "Show this list of shortcuts" },
  ],
  steps: [
    {
      act: "back",
      keys: ["ArrowLeft"],
      label: "Back",
      does: "One move back",
      can: ({ canUndo }) => canUndo,
    },
    {
      act: "on",
      keys: ["ArrowRight"],
      label: "Next",
      does: "One move forward",
      can: ({ canRedo }) => canRedo,
    },
    { act: "first", keys: ["Home"], label: "Go to the start", can: ({ canUndo }) => canUndo },
    { act: "last", keys: ["End"], label: "Go to the end", can: ({ canRedo }) => canRedo },
  ],
  study: [
    { act: "back", keys: ["PageUp"], does: "One move back (also by a presentation remote)" },
    {
      act: "on",
      keys: ["PageDown", " "],
      does: "One move forward (also by a presentation remote)",
    },
    {
      act: "auto",
      keys: ["k"],
      label: "Play all moves",
      does: "Play all moves, or stop",
      toggle: true,
    },
    { act: "way", keys: ["y"], does: "Switch to another move played here" },
    { act: "home-way", label: "Back to the main line" },
    { act: "guess", keys: [";"], label: "What would you play?", toggle: true },
    { act: "guess-show", label: "Show the move" },
    { act: "guess-again", label: "Start again" },
    {
      act: "play-on",
      label: "Play on from here",
      does: "Play on from this position against the computer, as a game of your own",
    },
    { act: "move-link", keys: [","], label: "Copy link to this move" },
  ],
  table: [
    { act: "undo", keys: ["u"], label: "Undo", can: ({ canUndo }) => canUndo },
    { act: "redo", keys: ["r"], label: "Redo", can: ({ canRedo }) => canRedo },
    {
      act: "hint",
      keys: ["h"],
      label: "Hint",
      can: ({ outcome, toMove, players }) =>
        !outcome.over && toMove >= 0 && !players[toMove].machine,
    },
    { act: "why", keys: ["w"], label: "Why", does: "Show the rule behind the move", toggle: true },
    { act: "moves", keys: ["7"], label: "Moves", does: "Show the list of moves", has: beside },
    { act: "rules", keys: ["8"], label: "Rules", does: "Read the rules", has: beside },
    {
      act: "analysis",
      keys: ["9"],
      label: "Analysis",
      does: "See what the computer makes of the position",
      has: beside,
    },
    {
      act: "takings",
      keys: ["a"],
      label: "Captures",
      does: "Show all captures on the board",
      toggle: true,
    },
    {
      act: "hunter",
      keys: ["q"],
      label: "Captures and winning lines",
      does: "List captures and winning lines",
    },
    { act: "throw", keys: ["s"], does: "Roll the dice, or confirm your turn", has: rolls },
    { act: "retake", keys: ["z"], does: "Undo all moves of this roll", has: rolls },
    {
      act: "die",
      keys: ["1", "2", "3", "4", "5", "6"],
      does: "Enter this number as a die",
      has: rolls,
    },
    {
      act: "real",
      keys: ["l"],
      label: "Enter dice",
      does: "Enter dice that you roll yourself",
      toggle: true,
      has: rolls,
    },
    {
      act: "quick",
      label: "Auto-roll",
      does: "The dice roll by themselves, and your turn ends after your last move",
      toggle: true,
      has: rolls,
    },
    {
      act: "autoRoll",
      label: "Roll for me",
      does: "Your dice roll by themselves after the computer’s turn",
      toggle: true,
      has: rolls,
    },
    {
      act: "oneTouch",
      label: "One touch",
      does: "A touch on a piece plays it with the first die. Touch the dice to play the other one first",
      toggle: true,
      has: rolls,
    },
    { act: "counts", keys: ["i"], does: "Pip count and odds" },
    { act: "flip", keys: ["f"], label: "Flip", does: "Flip the board" },
    {
      act: "turn",
      keys: ["t"],
      label: "Rotate board",
      has: ({ rolls, compact }) => !rolls && !compact,
    },
    {
      act: "men",
      keys: ["e"],
      label: "Pieces",
      does: "Change piece style: modern, traditional, or as printed in the book",
      has: ({ styles }) => styles > 1,
    },
    {
      act: "around",
      keys: ["j"],
      label: "Turn pieces to their players",
      does: "Turn pieces to their players, who sit around the board",
      toggle: true,
      has: ({ styles, players }) => styles > 1 && players > 2,
    },
    {
      act: "settings",
      label: "Settings…",
      does: "Sound, reading aloud, and how dice are played",
      has: ({ compact }) => !compact,
    },
    {
      act: "sound",
      label: "Sound",
      does: "Sounds for moves, captures, dice and the end of a game",
      toggle: true,
      has: ({ compact }) => !compact,
    },
    {
      act: "vibration",
      label: "Vibration",
      does: "The phone vibrates at every move",
      toggle: true,
      has: ({ compact, vibrates }) => !compact && Boolean(vibrates),
    },
    {
      act: "aloud",
      label: "Read aloud",
      does: "A voice reads every move to you",
      toggle: true,
      has: ({ compact, speaks }) => !compact && Boolean(speaks),
    },
    {
      act: "turns",
      label: "Turn the board",
      does: "After every turn the board turns to the player who moves next",
      toggle: true,
      has: ({ compact, people }) => !compact && people === 2,
    },
    { act: "notation", does: "Change how moves are written" },
    {
      act: "type",
      keys: [":"],
      label: "Type a move",
      has: beside,
    },
    {
      act: "pieces",
      keys: ["*"],
      label: "List of pieces",
      does: "List the pieces on the board",
      has: beside,
    },
    { act: "new", keys: ["n"], label: "New game" },
    { act: "share", label: "Share…", does: "Share, save or open a game" },
    {
      act: "add-to-study",
      label: "Add to a study…",
      does: "Make this game or position a chapter of a study",
      has: beside,
    },
    {
      act: "set-up",
      label: "Set up a position…",
      does: "Change the position piece by piece, or set up one of your own",
      has: beside,
    },
    { act: "resign", label: "Resign…", can: (state) => going(state) && withPerson(state) },
    { act: "draw", label: "Offer a draw…", can: (state) => going(state) && !withComputer(state) },
    { act: "more", label: "More", does: "Everything else you can do here", has: beside },
    { act: "class-tools", label: "Class", does: "Tools for a class", has: beside },
    { act: "full", label: "Full screen", has: ({ compact }) => !compact },
    { act: "play-page", label: "Play on a larger page", has: ({ compact }) => compact },
    {
      act: "projector",
      keys: ["p"],
      label: "Projector",
      does: "Projector view: only the board and one large line of text",
    },
    ...forClass,
    {
      act: "coordinates",
      keys: ["c"],
      label: "Coordinates",
      does: "Show numbers and letters at the edge of the board",
      toggle: true,
    },
    {
      act: "destinations",
      keys: ["d"],
      label: "Possible moves",
      does: "Show where a chosen piece can move",
      toggle: true,
    },
    {
      act: "movable",
      keys: ["0"],
      label: "Movable pieces",
      does: "Mark the pieces that can move",
      toggle: true,
      has: beside,
    },
    {
      act: "danger",
      keys: ["g"],
      label: "Pieces in danger",
      does: "Mark the pieces that can be captured",
      toggle: true,
    },
    {
      act: "sums",
      keys: ["m"],
      label: "Sums",
      does: "Show the arithmetic of captures",
      toggle: true,
    },
    { act: "line", keys: ["v"], does: "Change the caption of the projector view" },
  ],
  drills: [
    { act: "show", keys: ["s"], label: "Show the answer" },
    { act: "again", keys: ["b"], label: "Reset" },
    { act: "next", keys: ["n"], label: "Next", does: "Next drill" },
    { act: "share", label: "Share", does: "Share this drill" },
  ],
  puzzles: [
    { act: "hint", keys: ["h"], label: "Hint" },
    { act: "show", keys: ["s"], label: "Show the answer" },
    { act: "again", keys: ["b"], label: "Reset" },
    { act: "next", keys: ["n"], label: "Next puzzle" },
    { act: "share", label: "Share", does: "Copy a link to this puzzle" },
    {
      act: "set",
      label: "Copy a link to a set",
      does: "Copy a link to a set of puzzles for a class",
    },
    {
      act: "sheet",
      label: "Print a sheet",
      does: "A sheet of puzzles to print, with the answers on another",
    },
    {
      act: "cards",
      label: "Save flash cards",
      does: "Save these puzzles as flash cards for the program Anki",
    },
  ],
  lesson: [
    { act: "begin", label: "Start" },
    { act: "next", keys: ["ArrowRight", "PageDown", "n"], label: "Next", does: "Next step" },
    { act: "back", keys: ["ArrowLeft", "PageUp"], label: "Back", does: "Previous step" },
    { act: "hint", keys: ["h"], label: "Hint" },
    { act: "show", keys: ["s"], label: "Show the answer" },
    { act: "again", label: "Reset" },
    { act: "undo", label: "Undo" },
    {
      act: "class",
      keys: ["c"],
      label: "Show in class",
      does: "Show one step at a time, large, for the whole class",
      toggle: true,
    },
    ...forClass,
    { act: "leave", keys: ["Escape"], does: "Close the large view" },
  ],
  studies: [
    { act: "chapter-back", keys: ["b"], label: "Previous chapter" },
    { act: "chapter-on", keys: ["n"], label: "Next chapter" },
    {
      act: "onward",
      keys: ["PageDown", " "],
      does: "One move forward, then the next chapter (also by a presentation remote)",
    },
    {
      act: "backward",
      keys: ["PageUp"],
      does: "One move back, then the chapter before (also by a presentation remote)",
    },
  ],
  editor: [
    { act: "undo", keys: ["u"], label: "Undo", does: "Undo (also Ctrl+Z)" },
    { act: "redo", keys: ["r"], label: "Redo", does: "Redo (also Ctrl+Shift+Z)" },
    { act: "flip", keys: ["f"], label: "Flip", does: "Flip the board" },
    { act: "hand", keys: ["m"], does: "Move pieces" },
    { act: "eraser", keys: ["x"], does: "Remove pieces" },
    {
      act: "piece",
      keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
      does: "Choose a piece of the same owner",
    },
    { act: "next-group", keys: ["g"], does: "Choose a piece of the next owner" },
    { act: "piece-before", keys: ["[", ","], does: "Choose the piece before" },
    { act: "piece-after", keys: ["]", "."], does: "Choose the next piece" },
    { act: "take", keys: ["Delete", "Backspace"], does: "Take the piece off this place" },
    { act: "opening", label: "Starting position" },
    { act: "empty", label: "Empty board" },
    { act: "as-opened", label: "As opened", does: "The position that was opened here" },
    { act: "play-it", label: "Play", does: "Play from this position" },
    { act: "analyse", label: "Analyse", does: "Play page with the computer’s analysis" },
    { act: "link", label: "Copy link", does: "Copy a link to this position" },
    { act: "file", label: "Save as a file", does: "Save the position as a file" },
    {
      act: "add-to-study",
      label: "Add to a study…",
      does: "Make this position a chapter of a study",
    },
    { act: "lesson", label: "For a lesson", does: "Copy the lines of a lesson that show it" },
    { act: "set-up-text", label: "Set up", does: "Set up the position from the text" },
  ],
  board: [
    {
      keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
      does: "Go to the next square or point",
    },
    { keys: ["Home", "End"], does: "Go to the end of the row" },
    { keys: ["Enter", " "], does: "Choose the piece or square" },
    { keys: ["Escape"], does: "Cancel the choice" },
  ],
};

export const actions = Object.entries(byScope).flatMap(([where, all]) =>
  all.map((action) => ({ where, keys: [], does: action.label, ...action })),
);

/** An action by its scope and name. */
export const actionOf = (where, act) =>
  actions.find((action) => action.where === where && action.act === act);

const names = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "Page up",
  PageDown: "Page down",
  " ": "Space",
  Escape: "Esc",
};

/** A key as it stands on the keyboard. */
export const keyName = (key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The tooltip of an action’s button: what it does, and its first key. */
export const titleOf = ({ does, keys }, words = does) =>
  keys.length > 0 ? `${words} (${keyName(keys[0])})` : words;

/** Whether a key is one letter, figure or sign, such as speech and unsteady hands strike by accident. */
export const single = (key) => key.length === 1 && key !== " ";

/** The action a key means where these scopes are open; undefined where none. */
export function heardBy(key, open, { singles = true } = {}) {
  const struck = key.length === 1 ? key.toLowerCase() : key;
  if (single(struck) && !singles) return undefined;
  return actions.find(
    ({ act, where, keys }) => act && open.includes(where) && keys.includes(struck),
  );
}

/** What the sheet shows: [{title, rows: [{keys: ["←"], does}]}] of the scopes open; `has(action)` leaves out what this page cannot do. */
export function sheetOf(open, has = (_action) => true) {
  return Object.entries(scopes)
    .filter(([scope]) => open.includes(scope))
    .map(([scope, title]) => ({
      title,
      rows: actions
        .filter((action) => action.where === scope && action.keys.length > 0 && has(action))
        .map(({ keys, does }) => ({ keys: keys.map(keyName), does })),
    }))
    .filter(({ rows }) => rows.length > 0);
}
