// Studies of one's own, kept in this browser: codex-ludorum/study/NAME, each under a name that never changes.

import { browserStore } from "../site/prefs.mjs";
import { keptTexts } from "../store/kept-texts.mjs";
import { page as words } from "../words/studies.mjs";

export const studyKey = "codex-ludorum/study/";
const kept = keptTexts(studyKey, words.damaged);

/** A name that no study has yet. */
export const newName = (now = new Date()) =>
  `${now.getTime().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;

/**
 * Keeps a study: {name, saved}, or {fault: true} where the browser keeps nothing. `known` is when it was saved as far as this window knows: where
 * another window saved it since, nothing is written: {behind: true}.
 */
export function save(
  { name, title, text, known = null },
  storage = browserStore(),
  now = new Date(),
) {
  const before = known === null ? null : kept.load(name, storage, now);
  if (before?.saved && before.saved !== known) return { behind: true };
  if (kept.save({ name, title, text }, storage, now) === null) return { fault: true };
  return { name, saved: now.toISOString() };
}

/** As keptTexts has them. */
export const load = (name, storage = browserStore(), now = new Date()) =>
  kept.load(name, storage, now);
export const all = (storage = browserStore()) => kept.all(storage);
export const forget = (name, storage = browserStore()) => kept.forget(name, storage);
