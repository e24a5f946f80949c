// Every small thing this browser remembers for a person, in one table: where it is kept, what it may be, and what it is where
// nothing sound is kept. Games, lessons and studies have stores of their own (store.mjs, kept-texts.mjs). The keys never change: what
// people chose lies under them. theme-first.js and readings.js read three of them before any module; a test holds them to the table.

const home = "codex-ludorum/";

// Kinds of value; `take` makes anything at all a value that is allowed.
const oneOf = (usual, ...others) => ({
  values: [usual, ...others],
  take: (value) => ([usual, ...others].includes(value) ? value : usual),
});
const words = (most) => ({
  most,
  take: (value) => (typeof value === "string" ? value.slice(0, most) : ""),
});
const count = { take: (value) => (Number.isSafeInteger(value) && value >= 0 ? value : 0) };
const record = (fields) => ({
  json: true,
  fields,
  take: (value) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { take }]) => [name, take(value?.[name])]),
    ),
});
const anything = { json: true, take: (value) => value ?? null }; // whoever asks for it looks whether it is sound

/** Name: {key, values or most or fields, take}. `session`: as long as the tab is open. `each`: one for every page or game, whose name follows the key. */
export const prefs = {
  theme: { key: `${home}theme`, ...oneOf("auto", "light", "dark", "projector") },
  pieces: { key: `${home}pieces`, ...oneOf("", "figure", "native", "sign") }, // "": as each game is shown first
  boards: { key: `${home}boards`, ...oneOf("paper", "wood") },
  reading: { key: `${home}reading`, ...oneOf("printed", "modern", "side") },
  singleKeys: { key: `${home}single-keys`, ...oneOf("on", "off") },
  follows: { key: `${home}follows`, ...oneOf("off", "on") },
  speed: { key: `${home}speed`, ...oneOf("normal", "slow", "fast") },
  movable: { key: `${home}movable`, ...oneOf("off", "on") },
  autoRoll: { key: `${home}auto-roll`, ...oneOf("on", "off") },
  oneTouch: { key: `${home}one-touch`, ...oneOf("on", "off") },
  quick: { key: `${home}quick-dice`, ...oneOf("off", "on") },
  sound: { key: `${home}sound`, ...oneOf("off", "on") },
  vibration: { key: `${home}vibration`, ...oneOf("off", "on") },
  aloud: { key: `${home}read-aloud`, ...oneOf("off", "on") },
  turns: { key: `${home}turn-board`, ...oneOf("off", "on") },
  analysisLines: { key: `${home}analysis-lines`, ...oneOf("2", "1", "3") },
  clock: { key: `${home}clock`, ...record({ minutes: count, extra: count }) },
  names: { key: "ludus-names", ...words(40) },
  lastPlayed: { key: `${home}last-played`, ...words(100) },
  offered: { key: `${home}offered`, ...words(400) }, // families whose first lesson was offered, or "all"
  shelfSort: { key: `${home}shelf-sort`, ...oneOf("family", "length", "age", "luck") },
  newGame: {
    key: `${home}new-game/`,
    each: true,
    ...record({
      side: words(40),
      level: words(40),
      seats: words(200),
      names: words(400),
      options: words(2000),
    }),
  },
  puzzles: { key: `${home}puzzles`, ...anything },
  drills: { key: `${home}drills`, ...record({ row: count, best: count }) },
  classroom: {
    key: `${home}classroom`,
    ...record({
      theme: oneOf("projector", "light", "dark"),
      says: oneOf("move", "comment", "own", "nothing"),
      words: words(200),
    }),
  },
  notes: { key: `${home}notes/`, each: true, ...words(100_000) },
  sideTab: { key: `${home}side-tab`, session: true, ...words(20) },
  roomId: { key: `${home}room-id`, session: true, ...words(100) },
  taught: { key: `${home}taught`, session: true, ...oneOf("no", "yes") },
  roomShown: { key: `${home}room-shown/`, each: true, session: true, ...anything },
  lessonSteps: { key: `${home}steps`, each: true, session: true, ...anything },
};

/** The store of this browser, of this tab with `session`; null where it is forbidden: a browser told to keep nothing refuses the very name. */
export function browserStore({ session = false } = {}) {
  try {
    return (session ? globalThis.sessionStorage : globalThis.localStorage) ?? null;
  } catch {
    return null;
  }
}

const here = new Map(); // what the browser would not keep, for as long as the page is open

/** What is remembered under a name of the table, `of` which page or game; always a value that is allowed. */
export function get(name, of = "", kept = browserStore(prefs[name])) {
  const { key, json, take } = prefs[name];
  if (here.has(key + of)) return here.get(key + of);
  try {
    const text = kept.getItem(key + of);
    return take(json ? JSON.parse(text) : text);
  } catch {
    return take(); // forbidden or damaged
  }
}

/** Remembers a value, an empty one by keeping nothing. False where the browser does not: then for this page only. */
export function set(name, wanted, of = "", kept = browserStore(prefs[name])) {
  const { key, json, take } = prefs[name];
  const value = take(wanted);
  here.delete(key + of);
  try {
    if (value === "") kept.removeItem(key + of);
    else kept.setItem(key + of, json ? JSON.stringify(value) : value);
    return true;
  } catch {
    here.set(key + of, value);
    return false;
  }
}

/** Hears what is chosen in another window. */
export function onChange(name, then) {
  addEventListener("storage", ({ key }) => {
    if (key !== prefs[name].key) return;
    here.delete(key);
    then(get(name));
  });
}
