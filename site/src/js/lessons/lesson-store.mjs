// Lessons of one's own, kept in this browser under their names, and the one that is being written.

import { browserStore } from "../site/prefs.mjs";
import { keptTexts } from "../store/kept-texts.mjs";
import { own as sentences } from "../words/lesson.mjs";
import { slugOf } from "./lesson.mjs";

const draftKey = "codex-ludorum/lesson-draft";
const kept = keptTexts("codex-ludorum/lesson/", sentences.damaged);

/** Keeps a lesson: the name it is kept under, or null where the browser keeps nothing. The same title is the same lesson. */
export const save = ({ title, text }, storage = browserStore(), now = new Date()) =>
  kept.save({ name: slugOf(title), title, text }, storage, now);

/** As keptTexts has them. */
export const load = (name, storage = browserStore(), now = new Date()) =>
  kept.load(name, storage, now);
export const all = (storage = browserStore()) => kept.all(storage);
export const forget = (name, storage = browserStore()) => kept.forget(name, storage);

/** What is being written. */
export function draft(text, storage = browserStore()) {
  try {
    if (text === undefined) return storage.getItem(draftKey) ?? "";
    storage.setItem(draftKey, text);
    return text;
  } catch {
    return text ?? "";
  }
}
