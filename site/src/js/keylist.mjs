// Every key of the site, declared once: what it is, what it does, and where it works. keys.mjs hears them and makes the
// sheet under “?” of this list; a test finds keys that would do two things at once.

/** Where keys work, in the order of the sheet, with their headings. */
export const scopes = {
  site: "On every page",
  steps: "Step through the moves",
  study: "When you step through a recorded game",
  table: "When you play",
  drills: "In a drill",
  lesson: "In a lesson",
  board: "On the board",
};

/** Scopes whose keys are heard at the same time; the board’s are heard by the board alone, before all others. */
export const together = [["site", "steps", "study", "table"], ["site", "drills"], ["site", "lesson"]];

/** One key or several that do the same: {act, keys, does, where}; without act it is told here and heard elsewhere. */
export const keyList = [
  { act: "search", keys: ["/"], does: "Search the books and games", where: "site" },
  { act: "keys", keys: ["?"], does: "Show this list of shortcuts", where: "site" },
  { act: "back", keys: ["ArrowLeft"], does: "One move back", where: "steps" },
  { act: "on", keys: ["ArrowRight"], does: "One move forward", where: "steps" },
  { act: "first", keys: ["Home"], does: "Go to the start", where: "steps" },
  { act: "last", keys: ["End"], does: "Go to the end", where: "steps" },
  { act: "back", keys: ["PageUp"], does: "One move back (also by a presentation remote)", where: "study" },
  { act: "on", keys: ["PageDown", " "], does: "One move forward (also by a presentation remote)", where: "study" },
  { act: "auto", keys: ["k"], does: "Play all moves, or stop", where: "study" },
  { act: "way", keys: ["y"], does: "Switch to another move played here", where: "study" },
  { act: "guess", keys: [";"], does: "What would you play?", where: "study" },
  { act: "move-link", keys: [","], does: "Copy link to this move", where: "study" },
  { act: "undo", keys: ["u"], does: "Undo", where: "table" },
  { act: "redo", keys: ["r"], does: "Redo", where: "table" },
  { act: "hint", keys: ["h"], does: "Hint", where: "table" },
  { act: "why", keys: ["w"], does: "Why: show the rule behind the move", where: "table" },
  { act: "takings", keys: ["a"], does: "Captures: show all captures on the board", where: "table" },
  { act: "hunter", keys: ["q"], does: "List captures and winning lines", where: "table" },
  { act: "throw", keys: ["s"], does: "Roll the dice, or confirm your turn", where: "table" },
  { act: "retake", keys: ["z"], does: "Undo all moves of this roll", where: "table" },
  { act: "die", keys: ["1", "2", "3", "4", "5", "6"], does: "Enter this number as a die", where: "table" },
  { act: "real", keys: ["l"], does: "Enter dice that you roll yourself", where: "table" },
  { act: "counts", keys: ["i"], does: "Pip count and odds", where: "table" },
  { act: "flip", keys: ["f"], does: "Flip board", where: "table" },
  { act: "turn", keys: ["t"], does: "Rotate board", where: "table" },
  { act: "men", keys: ["e"], does: "Change piece style", where: "table" },
  { act: "around", keys: ["j"], does: "Turn pieces to their players", where: "table" },
  { act: "new", keys: ["n"], does: "New game", where: "table" },
  { act: "projector", keys: ["p"], does: "Projector view on or off", where: "table" },
  { act: "black", keys: [".", "b"], does: "Black screen on or off, with the projector view or a second screen", where: "table" },
  { act: "pointer", keys: ["x"], does: "Large pointer on or off", where: "table" },
  { act: "spotlight", keys: ["o"], does: "Spotlight on or off", where: "table" },
  { act: "wider", keys: ["+", "="], does: "Make the spotlight larger", where: "table" },
  { act: "narrower", keys: ["-"], does: "Make the spotlight smaller", where: "table" },
  { act: "coordinates", keys: ["c"], does: "Show or hide coordinates", where: "table" },
  { act: "destinations", keys: ["d"], does: "Show or hide possible moves", where: "table" },
  { act: "danger", keys: ["g"], does: "Show or hide pieces in danger", where: "table" },
  { act: "sums", keys: ["m"], does: "Show or hide the sums of captures", where: "table" },
  { act: "line", keys: ["v"], does: "Change the caption of the projector view", where: "table" },
  { act: "next", keys: ["n"], does: "Next drill", where: "drills" },
  { act: "show", keys: ["s"], does: "Show the answer", where: "drills" },
  { act: "again", keys: ["b"], does: "Reset", where: "drills" },
  { act: "next", keys: ["ArrowRight", "PageDown", "n"], does: "Next step", where: "lesson" },
  { act: "back", keys: ["ArrowLeft", "PageUp"], does: "Previous step", where: "lesson" },
  { act: "hint", keys: ["h"], does: "Hint", where: "lesson" },
  { act: "show", keys: ["s"], does: "Show the answer", where: "lesson" },
  { act: "class", keys: ["c"], does: "Large view for the class, on or off", where: "lesson" },
  { act: "black", keys: [".", "b"], does: "Black screen on or off, in the large view or with a second screen", where: "lesson" },
  { act: "pointer", keys: ["x"], does: "Large pointer on or off", where: "lesson" },
  { act: "spotlight", keys: ["o"], does: "Spotlight on or off", where: "lesson" },
  { act: "wider", keys: ["+", "="], does: "Make the spotlight larger", where: "lesson" },
  { act: "narrower", keys: ["-"], does: "Make the spotlight smaller", where: "lesson" },
  { act: "leave", keys: ["Escape"], does: "Close the large view", where: "lesson" },
  { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], does: "Go to the next square or point", where: "board" },
  { keys: ["Home", "End"], does: "Go to the end of the row", where: "board" },
  { keys: ["Enter", " "], does: "Choose the piece or square", where: "board" },
  { keys: ["Escape"], does: "Cancel the choice", where: "board" },
];

const names = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", PageUp: "Page up", PageDown: "Page down", " ": "Space", Escape: "Esc" };

/** A key as it stands on the keyboard. */
export const keyName = (key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Whether a key is one letter, figure or sign, such as speech and unsteady hands strike by accident. */
export const single = (key) => key.length === 1 && key !== " ";

/** The entry a key means where these scopes are open; undefined where none. */
export function entryOf(key, open, { singles = true, list = keyList } = {}) {
  const struck = key.length === 1 ? key.toLowerCase() : key;
  if (single(struck) && !singles) return undefined;
  return list.find((entry) => entry.act && open.includes(entry.where) && entry.keys.includes(struck));
}

/** Keys that would do two things at once: [{key, does: [..]}]. */
export function conflicts(list = keyList, groups = together) {
  const out = [];
  for (const group of groups) {
    const met = new Map();
    for (const entry of list.filter((each) => group.includes(each.where)))
      for (const key of entry.keys) met.set(key, [...(met.get(key) ?? []), entry]);
    for (const [key, entries] of met) if (entries.length > 1) out.push({ key, does: entries.map((entry) => entry.does) });
  }
  return out;
}

/** What the sheet shows: [{title, rows: [{keys: ["←"], does}]}] of the scopes open; `has(entry)` leaves out what this page cannot do. */
export function sheetOf(open, has = () => true, list = keyList) {
  return Object.entries(scopes).filter(([scope]) => open.includes(scope)).map(([scope, title]) => ({
    title,
    rows: list.filter((entry) => entry.where === scope && has(entry)).map(({ keys, does }) => ({ keys: keys.map(keyName), does })),
  })).filter(({ rows }) => rows.length > 0);
}
