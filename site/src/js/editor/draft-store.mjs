// The position somebody is setting up, one of each game, kept in this browser: codex-ludorum/draft/GAME. Its title is the options, its
// text what stands where and what is said besides, for a draft that is no position yet cannot be read from its text.

import { browserStore } from "../site/prefs.mjs";
import { keptTexts } from "../store/kept-texts.mjs";
import { page as words } from "../words/editor.mjs";

/** All that is in a draft, right or wrong; a piece by its id in the kit.
 * @typedef {{ position: string, men: [spot: number, piece: string, count: number][], values: { [setting: string]: string } }} Whole */
/** What a draft is begun from: a position's text, "" for the opening, "-" for the empty board; or all that was in one.
 * @typedef {string | Whole} Start */

export const draftKey = "codex-ludorum/draft/";
const kept = keptTexts(draftKey, words.damaged);

/** All that is in a draft, to begin another from. @returns {Whole} */
export function startOf(draft) {
  const { position, men, values } = draft.state();
  const { pieces } = draft.kit();
  return {
    position,
    men: men.map(({ spot, piece, count }) => [spot, pieces[piece].id, count]),
    values,
  };
}

/** A draft begun so. Throws where a text cannot be read. @param {any} ludus @param {Start} start */
export function openDraft(ludus, game, options, start) {
  if (typeof start === "string") return ludus.draft(game, { options, position: start });
  try {
    return ludus.draft(game, { options, position: start.position });
  } catch {
    return rebuilt(ludus.draft(game, { options, position: "-" }), start);
  }
}

function rebuilt(draft, { men, values }) {
  const pieces = draft.kit().pieces.map(({ id }) => id);
  const attempt = (act) => {
    try {
      act();
    } catch {
      /* of another edition: the rest is set up all the same */
    }
  };
  for (const [spot, piece, count] of men)
    for (let n = 0; n < count; n += 1) attempt(() => draft.put(spot, pieces.indexOf(piece)));
  for (const [id, value] of Object.entries(values)) attempt(() => draft.set(id, value));
  return draft;
}

/** Keeps the options and what is in the draft; whether the browser did. */
export const save = (game, { options, start }, storage = browserStore(), now = new Date()) =>
  kept.save({ name: game, title: options, text: JSON.stringify(start) }, storage, now) !== null;

/** {options, start}; null where none is kept; {fault} where it is damaged.
 * @returns {{ options?: string, start?: Whole, fault?: any } | null} */
export function load(game, storage = browserStore()) {
  const found = kept.load(game, storage);
  if (!found) return null;
  return found.fault
    ? { fault: found.fault }
    : { options: found.title, start: JSON.parse(found.text) };
}
