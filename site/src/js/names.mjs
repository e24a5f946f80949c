// Whose names a person sees on every board of the site: today's (a1, 1 to 24, White and Black) or those of the book. Chosen
// once, at any table, and remembered.

const kept = "ludus-names";
let chosen = "";

/** The id of the notation chosen last; "" where nobody chose one. */
export function names() {
  try { return localStorage.getItem(kept) ?? chosen; } catch { return chosen; }
}

export function chooseNames(id) {
  chosen = id;
  try { localStorage.setItem(kept, id); } catch { /* then for this page only */ }
}

/** The place of the notation to be shown in a game's list ([{id, label}], the book's first): the one chosen, else today's. */
export function notationOf(list, id = names()) {
  const place = list.findIndex((notation) => notation.id === id);
  return place >= 0 ? place : Math.min(1, Math.max(0, list.length - 1));
}
