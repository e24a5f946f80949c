// Every key of the site, declared once: what it is, what it does, and where it works. keys.mjs hears them and makes the
// sheet under “?” of this list; a test finds keys that would do two things at once.

/** Where keys work, in the order of the sheet, with their headings. */
export const scopes = {
  site: "On every page",
  steps: "Through the moves",
  study: "While a game is stepped through",
  table: "At the table",
  drills: "At a drill",
  lesson: "In a lesson",
  board: "With a place of the board in hand",
};

/** Scopes whose keys are heard at the same time; the board’s are heard by the board alone, before all others. */
export const together = [["site", "steps", "study", "table"], ["site", "drills"], ["site", "lesson"]];

/** One key or several that do the same: {act, keys, does, where}; without act it is told here and heard elsewhere. */
export const keyList = [
  { act: "search", keys: ["/"], does: "Search the books and games", where: "site" },
  { act: "keys", keys: ["?"], does: "This list", where: "site" },
  { act: "back", keys: ["ArrowLeft"], does: "A step back", where: "steps" },
  { act: "on", keys: ["ArrowRight"], does: "A step on", where: "steps" },
  { act: "first", keys: ["Home"], does: "To the beginning", where: "steps" },
  { act: "last", keys: ["End"], does: "To the end", where: "steps" },
  { act: "back", keys: ["PageUp"], does: "A step back, as a clicker for slides sends it", where: "study" },
  { act: "on", keys: ["PageDown", " "], does: "A step on, as a clicker for slides sends it", where: "study" },
  { act: "auto", keys: ["k"], does: "Let the game run by itself, and stop it", where: "study" },
  { act: "way", keys: ["y"], does: "Another way from here, where one was played", where: "study" },
  { act: "guess", keys: [";"], does: "What would you play?", where: "study" },
  { act: "move-link", keys: [","], does: "Copy the link to this move", where: "study" },
  { act: "undo", keys: ["u"], does: "Undo", where: "table" },
  { act: "redo", keys: ["r"], does: "Redo", where: "table" },
  { act: "hint", keys: ["h"], does: "Hint", where: "table" },
  { act: "why", keys: ["w"], does: "Why is it allowed?", where: "table" },
  { act: "takings", keys: ["a"], does: "Show every taking on the board", where: "table" },
  { act: "hunter", keys: ["q"], does: "What can be taken?", where: "table" },
  { act: "throw", keys: ["s"], does: "Throw the dice, or end the turn", where: "table" },
  { act: "retake", keys: ["z"], does: "Back to the throw", where: "table" },
  { act: "die", keys: ["1", "2", "3", "4", "5", "6"], does: "Enter a die as it lies", where: "table" },
  { act: "real", keys: ["l"], does: "Real dice, entered by hand", where: "table" },
  { act: "counts", keys: ["i"], does: "Counts and odds", where: "table" },
  { act: "flip", keys: ["f"], does: "Look from the other side", where: "table" },
  { act: "turn", keys: ["t"], does: "Lay the board down, or stand it up", where: "table" },
  { act: "men", keys: ["e"], does: "Whose men", where: "table" },
  { act: "around", keys: ["j"], does: "Players sit round", where: "table" },
  { act: "new", keys: ["n"], does: "New game", where: "table" },
  { act: "projector", keys: ["p"], does: "Projector, and back", where: "table" },
  { act: "black", keys: [".", "b"], does: "Black screen, and back, while a projector or a room shows the board", where: "table" },
  { act: "pointer", keys: ["x"], does: "Pointer", where: "table" },
  { act: "spotlight", keys: ["o"], does: "Spotlight", where: "table" },
  { act: "wider", keys: ["+", "="], does: "A wider spotlight", where: "table" },
  { act: "narrower", keys: ["-"], does: "A narrower spotlight", where: "table" },
  { act: "coordinates", keys: ["c"], does: "The letters and numbers at the edge", where: "table" },
  { act: "destinations", keys: ["d"], does: "Where a man may go", where: "table" },
  { act: "danger", keys: ["g"], does: "Men in danger", where: "table" },
  { act: "sums", keys: ["m"], does: "The sums of takings", where: "table" },
  { act: "line", keys: ["v"], does: "The line of what is said", where: "table" },
  { act: "next", keys: ["n"], does: "Another exercise", where: "drills" },
  { act: "show", keys: ["s"], does: "Show the answer", where: "drills" },
  { act: "again", keys: ["b"], does: "From the beginning", where: "drills" },
  { act: "next", keys: ["ArrowRight", "PageDown", "n"], does: "The next step", where: "lesson" },
  { act: "back", keys: ["ArrowLeft", "PageUp"], does: "The step before", where: "lesson" },
  { act: "hint", keys: ["h"], does: "A hint", where: "lesson" },
  { act: "show", keys: ["s"], does: "Show the answer", where: "lesson" },
  { act: "class", keys: ["c"], does: "Large, for the class, and back", where: "lesson" },
  { act: "black", keys: [".", "b"], does: "Black screen, and back, in class or while a room follows", where: "lesson" },
  { act: "pointer", keys: ["x"], does: "Large pointer on the board", where: "lesson" },
  { act: "spotlight", keys: ["o"], does: "Spotlight on the board", where: "lesson" },
  { act: "wider", keys: ["+", "="], does: "Spotlight wider", where: "lesson" },
  { act: "narrower", keys: ["-"], does: "Spotlight narrower", where: "lesson" },
  { act: "leave", keys: ["Escape"], does: "Back from the large step", where: "lesson" },
  { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], does: "To the place beside", where: "board" },
  { keys: ["Home", "End"], does: "To the end of the row", where: "board" },
  { keys: ["Enter", " "], does: "Touch the place", where: "board" },
  { keys: ["Escape"], does: "Let go what was touched", where: "board" },
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
