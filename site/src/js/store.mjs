// The match under way, kept in this browser. A damaged entry is never thrown away: it is put aside
// under a key of its own, and the page says so.

const prefix = "codex-ludorum/match/";
const version = 1;

// A browser told to keep nothing refuses the very name.
const kept = () => {
  try { return localStorage; } catch { return null; }
};

/** The key of a slot: one for each game's play page, one for each book's table. */
export const keyOf = (slot) => prefix + slot;

function check(text) {
  let a = 1, b = 0;
  for (let i = 0; i < text.length; i += 1) {
    a = (a + text.charCodeAt(i)) % 65521;
    b = (b + a) % 65521;
  }
  return (b * 65536 + a).toString(36);
}

/** Writes the match of a slot; `at` are the words that lead to the place shown. False where the browser keeps nothing. */
export function save(slot, { record, at = null, view = {} }, storage = kept(), now = new Date()) {
  try {
    storage.setItem(keyOf(slot), JSON.stringify({ version, check: check(record), saved: now.toISOString(), record, at, view }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the match of a slot: null where there is none; {record, at, view, saved}; or {fault: {what, expected}, kept}
 * where the entry is damaged, `kept` being the key it was put aside under.
 */
export function load(slot, storage = kept(), now = new Date()) {
  let text = null;
  try {
    text = storage.getItem(keyOf(slot));
  } catch {
    return null;
  }
  if (text === null) return null;
  const fault = faultOf(text);
  if (fault.entry) return fault.entry;
  return { fault, kept: putAside(slot, storage, now) };
}

function faultOf(text) {
  let entry;
  try {
    entry = JSON.parse(text);
  } catch (error) {
    return { what: "The stored match cannot be read:", expected: error.message };
  }
  if (entry === null || typeof entry !== "object") return { what: "The stored match is no match.", expected: "A record with its version was expected." };
  if (entry.version !== version) return { what: `The stored match is of version ${entry.version}.`, expected: `Version ${version} was expected.` };
  if (typeof entry.record !== "string" || entry.record === "") return { what: "The stored match holds no record.", expected: "The text of a record was expected." };
  if (entry.check !== check(entry.record)) return { what: "The stored match was altered or cut short:", expected: "its check does not agree with its record." };
  const { record, saved } = entry;
  const at = typeof entry.at === "string" ? entry.at : null;
  const view = entry.view && typeof entry.view === "object" ? entry.view : {};
  return { entry: { record, at, view, saved } };
}

/** Moves a slot's entry aside, for a person to look at later; gives the key it lies under, null where that failed. */
export function putAside(slot, storage = kept(), now = new Date()) {
  const from = keyOf(slot);
  const to = `${prefix}aside/${slot}/${now.toISOString()}`;
  try {
    const text = storage.getItem(from);
    if (text === null) return null;
    storage.setItem(to, text);
    storage.removeItem(from);
    return to;
  } catch {
    return null;
  }
}

/** What lies under a key, to be handed to the person as a file. */
export function raw(key, storage = kept()) {
  try { return storage.getItem(key); } catch { return null; }
}

export function forget(slot, storage = kept()) {
  try { storage.removeItem(keyOf(slot)); } catch { /* nothing was kept */ }
}
