// Whose names a person sees on every board of the site: today's (a1, 1 to 24, White and Black) or those of the book. Chosen
// once, at any table, and remembered.

import { get, set } from "./prefs.mjs";

/** The id of the notation chosen last; "" where nobody chose one. */
export const names = () => get("names");

export const chooseNames = (id) => set("names", id);

/** The place of the notation to be shown in a game's list ([{id, label}], the book's first): the one chosen, else today's. */
export function notationOf(list, id = names()) {
  const place = list.findIndex((notation) => notation.id === id);
  return place >= 0 ? place : Math.min(1, Math.max(0, list.length - 1));
}
