// The games kept in this browser: the one place that knows under which keys. Every match has an entry of its own, and a
// slot (the table of a play page, the table beside a book) only says which match lies on it; so a new game never writes
// over an old one. localStorage, for it writes at once: what was played is there after a crash, where a store that answers
// later may have lost the last moves. It has room for about a thousand games.
//
// `rev` names the record: "WINDOW.NUMBER", the window that wrote it and how many it wrote; `seen` has for every window that wrote
// the number of its last that is in this record (match-keeper.mjs).
//
//   codex-ludorum/match/SLOT           {version: 2, game: ID}      or a whole match, as version 1 kept it
//   codex-ludorum/game/ID              {version: 2, check, slot, name, worth, saved, record, at, view, told, rev, seen}
//   codex-ludorum/match/aside/…        what was damaged, whole: nothing is thrown away
// Long: whatever touches the store of the browser, so that nothing else does.

import { browserStore } from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { faults } from "../words/faults.mjs";

/** @import { Entry, KeptGame, KeptSlot, ToldOf, Wrong } from "../shapes.d.ts" */

const home = "codex-ludorum/";
const slots = `${home}match/`;
const asides = `${slots}aside/`;
const games = `${home}game/`;
const version = 2;

/** Where a slot says which match lies on it, and where a match is kept. */
export const keyOf = (slot) => slots + slot;
export const gameKey = (id) => games + id;

function check(text) {
  let a = 1,
    b = 0;
  for (let i = 0; i < text.length; i += 1) {
    a = (a + text.charCodeAt(i)) % 65521;
    b = (b + a) % 65521;
  }
  return (b * 65536 + a).toString(36);
}

/** Names that follow one another in time and are never the same twice. */
export const newId = (now) =>
  `${now.getTime().toString(36)}-${[...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(36).padStart(2, "0")).join("")}`;

const full = (error) => /quota/i.test(error?.name ?? "") || error?.code === 22;
/** Why the browser kept nothing. @returns {"full" | "forbidden"} */
const faultOf = (error) => (full(error) ? "full" : "forbidden");

/** All keys of ours; throws where the store is forbidden. */
const keys = (storage) =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((key) =>
    key?.startsWith(home),
  );

/** Whether a record holds a move. */
export const hasMoves = (record) =>
  record.split(/[\r\n]/).some((row) => {
    const words = row.trim();
    return words !== "" && !(words.startsWith("[") && words.endsWith("]"));
  });

// ---- reading ----

const noGame = () => ({ what: faults.savedNone, expected: faults.savedForm });

/** A kept text: {entry}, {slot: id} for a slot that points to a match, or {fault: {what, expected}}. Of whatever type a part is, nothing throws.
 * @returns {{ entry?: Entry, slot?: string, fault?: Wrong }} */
function readText(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch (error) {
    return {
      fault: {
        what: faults.savedBroken,
        expected: say(faults.savedError, { error: error.message }),
      },
    };
  }
  if (found === null || typeof found !== "object" || Array.isArray(found))
    return { fault: noGame() };
  if (found.version !== version && found.version !== 1)
    return {
      fault: {
        what: say(faults.savedVersion, { version: String(JSON.stringify(found.version)) }),
        expected: faults.savedVersions,
      },
    };
  if (typeof found.game === "string" && found.record === undefined) return { slot: found.game };
  if (typeof found.record !== "string" || found.record === "")
    return { fault: { what: faults.savedEmpty, expected: faults.savedText } };
  if (found.check !== check(found.record))
    return { fault: { what: faults.savedAltered, expected: faults.savedCheck } };
  const words = (value) => (typeof value === "string" ? value : null);
  const thing = (value) =>
    value && typeof value === "object" && !Array.isArray(value) ? value : {};
  return {
    entry: {
      record: found.record,
      at: words(found.at),
      view: thing(found.view),
      saved: Number.isNaN(Date.parse(words(found.saved))) ? null : found.saved,
      slot: words(found.slot),
      name: words(found.name) ?? "",
      told: thing(found.told),
      rev: words(found.rev),
      seen: thing(found.seen),
      worth: typeof found.worth === "boolean" ? found.worth : hasMoves(found.record),
    },
  };
}

/** @type {(entry: Partial<Entry>) => string} */
const textOf = ({
  record,
  at = null,
  view = {},
  saved,
  slot = null,
  name = "",
  told = {},
  worth = false,
  rev = null,
  seen = {},
}) =>
  JSON.stringify(
    /** @satisfies {KeptGame} */ ({
      version,
      check: check(record),
      slot,
      name,
      worth,
      saved,
      record,
      at,
      view,
      told,
      ...(rev === null ? {} : { rev, seen }),
    }),
  );

/** The match of an id, or null; {fault} where it is damaged. */
export function loadEntry(id, storage = browserStore()) {
  try {
    return entryOf(id, storage);
  } catch {
    return null;
  }
}

/** The match of an id: null where there is none; {fault} where it is damaged.
 * @returns {Entry & { fault?: Wrong }} */
function entryOf(id, storage) {
  const text = storage.getItem(gameKey(id));
  if (text === null) return null;
  const { entry, fault } = readText(text);
  return entry ?? /** @type {any} */ ({ fault: fault ?? noGame() });
}

/** The id of the match on a slot, null where there is none. A match kept there as version 1 did moves to an entry of its own.
 * @returns {{ id: string | null, fault?: Wrong }} */
function slotEntry(slot, storage, now) {
  const text = storage.getItem(keyOf(slot));
  if (text === null) return { id: null };
  const found = readText(text);
  if (found.slot !== undefined) return { id: found.slot };
  if (found.fault) return { id: null, fault: found.fault };
  const id = newId(now);
  storage.setItem(
    gameKey(id),
    textOf({ ...found.entry, slot, saved: found.entry.saved ?? now.toISOString() }),
  );
  setSlot(slot, id, storage);
  return { id };
}

const setSlot = (slot, id, storage) =>
  storage.setItem(
    keyOf(slot),
    JSON.stringify(/** @satisfies {KeptSlot} */ ({ version, game: id })),
  );

/** A match that nobody played and no slot shows is let go. */
function deleteIfUnused(id, storage) {
  const entry = entryOf(id, storage);
  if (!entry || entry.fault || entry.worth) return;
  for (const key of keys(storage))
    if (key.startsWith(slots) && readText(storage.getItem(key)).slot === id) return;
  storage.removeItem(gameKey(id));
}

/**
 * Reads the match on a slot: null where there is none; {id, record, at, view, name, worth, saved, told}; or
 * {fault: {what, expected}, kept} where it is damaged, `kept` being the key under which it lies aside.
 * @returns {Entry & { id: string | null, fault?: Wrong, kept?: string | null }}
 */
export function load(slot, storage = browserStore(), now = new Date()) {
  try {
    const { id, fault } = slotEntry(slot, storage, now);
    if (fault) return /** @type {any} */ ({ fault, kept: putAside(slot, storage, now) });
    const entry = id === null ? null : entryOf(id, storage);
    if (!entry?.fault) return entry && { id, ...entry };
    return /** @type {any} */ ({ fault: entry.fault, kept: putAside(slot, storage, now) });
  } catch {
    return loadVersion1(slot, storage);
  }
}

// A match of version 1 in a store too full to move it: it is read where it lies.
function loadVersion1(slot, storage) {
  try {
    const { entry } = readText(storage.getItem(keyOf(slot)));
    return entry ? { id: null, ...entry } : null;
  } catch {
    return null;
  }
}

/** The match played last of those that lay on a slot: what to show where the slot itself is damaged. Null where there is none. */
export const newest = (slot, storage = browserStore()) =>
  all(storage).games.find((game) => game.slot === slot) ?? null;

/** Every match worth keeping, the last played first, and what is damaged: {games: [{id, key, …}], damaged: [{key, fault, size, saved}]}.
 * @returns {{ games: (Entry & { id: string | null, key: string })[], damaged: { key: string, fault: Wrong, size: number, saved: string | null }[] }} */
export function all(storage = browserStore(), now = new Date()) {
  const found = { games: [], damaged: [] };
  const look = (key) => {
    const text = storage.getItem(key) ?? "";
    const damaged = (fault, saved = null) =>
      found.damaged.push({ key, fault, saved, size: text.length });
    const read = readText(text);
    if (key.startsWith(asides))
      return damaged(
        read.fault ?? { what: faults.savedDamaged, expected: faults.savedAside },
        timeOf(key),
      );
    if (key.startsWith(games)) {
      if (!read.entry) damaged(read.fault ?? noGame());
      else if (read.entry.worth)
        found.games.push({ id: key.slice(games.length), key, ...read.entry });
    } else if (read.fault) damaged(read.fault);
    else if (read.entry && hasMoves(read.entry.record))
      found.games.push({ id: null, key, ...read.entry, slot: key.slice(slots.length) });
    return undefined;
  };
  try {
    for (const key of keys(storage).filter(
      (each) => each.startsWith(slots) && !each.startsWith(asides),
    ))
      try {
        slotEntry(key.slice(slots.length), storage, now);
      } catch {
        /* no room to move it: it is listed where it lies */
      }
    for (const key of keys(storage)) if (key.startsWith(games) || key.startsWith(slots)) look(key);
  } catch {
    /* forbidden: nothing is kept */
  }
  found.games.sort(
    (a, b) => (b.saved ?? "").localeCompare(a.saved ?? "") || b.key.localeCompare(a.key),
  );
  return found;
}

const timeOf = (key) => /\d{4}-\d\d-\d\dT[\d:.]+Z$/.exec(key)?.[0] ?? null;

// ---- writing ----

/**
 * Writes a match and lays it on a slot: `id` is its own, null for one not yet kept; `at` the words that lead to the place shown;
 * `worth` whether it is to be kept when another comes; `told` what a list says of it. {id}, or {fault: "full" | "forbidden"}: then
 * what was kept before is as it was.
 *
 * `revision`, of a window that shares the match: {known, base, by, count}, the revision it saw last with its record, the window's
 * name and the number of what it writes now. Where another wrote meanwhile, {behind: true} if nothing was played here since, and
 * nothing is written; else it is written as a game of its own: {id} is another. {id, rev, seen, wrote}: whether `rev` is of this window.
 * @returns {{ id?: string, rev?: string, seen?: Entry["seen"], wrote?: boolean, behind?: true, fault?: "full" | "forbidden" }}
 */
export function save(
  slot,
  { id = null, record, at = null, view = {}, worth = false, told = {}, revision = null },
  storage = browserStore(),
  now = new Date(),
) {
  try {
    const before = slotEntry(slot, storage, now);
    if (before.fault && !putAside(slot, storage, now)) return { fault: "full" };
    let mine = id ?? newId(now);
    let was = entryOf(mine, storage);
    if (revision && was && !was.fault && was.rev !== revision.known && was.record !== record) {
      if (record === revision.base) return { behind: true };
      mine = newId(now);
      was = /** @type {Entry} */ ({ name: was.name });
    }
    const same = was?.record === record;
    const saved = same && was.saved ? was.saved : now.toISOString();
    const wrote = revision !== null && !(same && was.rev);
    const mark = wrote
      ? { rev: `${revision.by}.${revision.count}`, seen: seenWith(was?.seen, revision) }
      : { rev: same ? was.rev : null, seen: was?.seen };
    storage.setItem(
      gameKey(mine),
      textOf({ record, at, view, worth, told, slot, saved, name: was?.name ?? "", ...mark }),
    );
    if (before.id !== mine) {
      setSlot(slot, mine, storage);
      if (before.id !== null) deleteIfUnused(before.id, storage);
    }
    return revision ? { id: mine, ...mark, wrote } : { id: mine };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

const mostWindows = 20; // windows remembered, those that wrote last

/** Whether all that windows had written where they had come so far (`before`, as `seen`) is in a record of which `now` is told. */
export const holdsAll = (now, before) =>
  Object.entries(before).every(
    ([window, number]) =>
      (now[window] ?? (Object.keys(now).length >= mostWindows ? Infinity : 0)) >= number,
  );

const seenWith = (seen = {}, { by, count }) => {
  const others = Object.entries(seen).filter(
    ([window, number]) => window !== by && Number.isInteger(number),
  );
  return Object.fromEntries([...others.slice(1 - mostWindows), [by, count]]);
};

/** Keeps a match that lies on no table, as one from a file. {id}, {known: id} where the very same is kept (of the same time, where that is told), or {fault}. */
export function add(
  { record, at = null, name = "", saved = null, slot = null, told = {}, view = {} },
  storage = browserStore(),
  now = new Date(),
) {
  try {
    const same = all(storage, now).games.find(
      (game) =>
        game.record === record && game.at === at && (saved === null || game.saved === saved),
    );
    if (same) return { known: same.id };
    const id = newId(now);
    storage.setItem(
      gameKey(id),
      textOf({
        record,
        at,
        name,
        slot,
        told,
        view,
        worth: true,
        saved: Number.isNaN(Date.parse(saved)) ? now.toISOString() : saved,
      }),
    );
    return { id };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Lays a kept match on a slot; false where it cannot be. */
export function assignSlot(slot, id, storage = browserStore(), now = new Date()) {
  try {
    const found = entryOf(id, storage);
    if (!found || found.fault) return false;
    const before = slotEntry(slot, storage, now);
    if (before.fault && !putAside(slot, storage, now)) return false;
    setSlot(slot, id, storage);
    if (before.id !== null && before.id !== id) deleteIfUnused(before.id, storage);
    return true;
  } catch {
    return false;
  }
}

/** Changes what is kept of a match beside its moves: {name, told}. "" or a fault: "gone", "full", "forbidden".
 * @param {string} id @param {{ name?: string, told?: ToldOf }} changed */
export function amend(id, { name, told }, storage = browserStore()) {
  try {
    const entry = entryOf(id, storage);
    if (!entry || entry.fault) return "gone";
    storage.setItem(
      gameKey(id),
      textOf({ ...entry, name: name ?? entry.name, told: told ?? entry.told }),
    );
    return "";
  } catch (error) {
    return faultOf(error);
  }
}

/** Moves what lies on a slot aside, for a person to look at later; gives the key it lies under, null where that failed. */
export function putAside(slot, storage = browserStore(), now = new Date()) {
  try {
    const { slot: id } = readText(storage.getItem(keyOf(slot)) ?? "");
    const from = id === undefined ? keyOf(slot) : gameKey(id);
    const to = `${asides}${slot}/${now.toISOString()}`;
    const text = storage.getItem(from);
    if (text === null) return null;
    // Away first: in a full store there is no room for both. One turn of the script, which a crash does not part.
    storage.removeItem(from);
    try {
      storage.setItem(to, text);
    } catch {
      storage.setItem(from, text);
      return null;
    }
    storage.removeItem(keyOf(slot));
    return to;
  } catch {
    return null;
  }
}

/** What lies under a key, to be handed to the person as a file. */
export function raw(key, storage = browserStore()) {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Takes away what lies under a key of `all`, and gives it, so that it can be brought back. Null where there was nothing. */
export function remove(key, storage = browserStore()) {
  try {
    const text = key.startsWith(games) || key.startsWith(slots) ? storage.getItem(key) : null;
    if (text !== null) storage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}

/** Brings back what was taken away. */
export function bringBack(key, text, storage = browserStore()) {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Takes the match off a slot; it is kept where somebody played it. */
export function forget(slot, storage = browserStore(), now = new Date()) {
  try {
    const { id } = slotEntry(slot, storage, now);
    storage.removeItem(keyOf(slot));
    if (id !== null) deleteIfUnused(id, storage);
  } catch {
    /* nothing was kept */
  }
}

/** Whether this browser keeps anything, and how many characters lie here: {able, size}. */
export function room(storage = browserStore()) {
  try {
    return {
      able: true,
      size: keys(storage).reduce(
        (sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0),
        0,
      ),
    };
  } catch {
    return { able: false, size: 0 };
  }
}
