// What a teacher has for his own eyes: the notes he keeps in this browser, and the next move of the record.

const prefix = "codex-ludorum/notes/";
/** What lies under a key, or null. */
export const kept = (name) => {
  try { return localStorage.getItem(name); } catch { return null; }
};
/** Keeps a text under a key, nothing where it is empty; false where the browser keeps nothing. */
export const keep = (name, text) => {
  try {
    if (text === "") localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch { return false; }
};

/** Under which key the notes on a match are kept: that of its title where the record has one, else of the entry the store keeps it under. */
export function notesKey(slot, tags, entry = null) {
  const told = (name) => tags.find(([one]) => one === name)?.[1] ?? "";
  const title = [told("Title"), told("Event"), told("Date")].filter(Boolean).join(" ").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 120);
  return prefix + slot + (title || entry ? `/${title || entry}` : "");
}

/** The move of the record that comes next: {words, said, sum}, or null at the end of the line. */
export function nextMove({ line, canRedo }) {
  if (!canRedo) return null;
  const step = line[line.findIndex((each) => each.current) + 1];
  if (!step?.words) return null;
  return { words: step.words, said: step.said, sum: (step.reasons ?? []).map((reason) => reason.line).find((sum) => /=/.test(sum ?? "")) ?? "" };
}
