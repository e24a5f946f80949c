// What a teacher has for his own eyes: the notes he keeps in this browser, and the next move of the record.

/** Under which name the notes on a match are kept (prefs.mjs): that of its title where the record has one, else of the entry the store keeps it under. */
export function notesKey(slot, tags, entry = null) {
  const told = (name) => tags.find(([one]) => one === name)?.[1] ?? "";
  const title = [told("Title"), told("Event"), told("Date")]
    .filter(Boolean)
    .join(" ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 120);
  return slot + (title || entry ? `/${title || entry}` : "");
}

/** The move of the record that comes next: {words, said, sum}, or null at the end of the line. */
export function nextMove({ line, canRedo }) {
  if (!canRedo) return null;
  const step = line[line.findIndex((each) => each.current) + 1];
  if (!step?.words) return null;
  return {
    words: step.words,
    said: step.said,
    sum: (step.reasons ?? []).map((reason) => reason.line).find((sum) => /=/.test(sum ?? "")) ?? "",
  };
}
