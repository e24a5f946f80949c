// The position somebody is setting up, one of each game, kept in this browser: codex-ludorum/draft/GAME. Its title is the options.

import { browserStore } from "../site/prefs.mjs";
import { keptTexts } from "../store/kept-texts.mjs";
import { page as words } from "../words/editor.mjs";

export const draftKey = "codex-ludorum/draft/";
const kept = keptTexts(draftKey, words.damaged);

/** Whether the browser kept it. */
export const save = (game, { options, position }, storage = browserStore(), now = new Date()) =>
  kept.save({ name: game, title: options, text: position }, storage, now) !== null;

/** {options, position}; null where none is kept; {fault} where it is damaged. */
export function load(game, storage = browserStore()) {
  const found = kept.load(game, storage);
  if (!found) return null;
  return found.fault ? { fault: found.fault } : { options: found.title, position: found.text };
}
