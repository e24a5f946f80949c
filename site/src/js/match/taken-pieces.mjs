// Which pieces each side has captured, drawn small at its seat, where the game does not keep them on the board itself. The rules need
// not tell: a piece that stood there at the beginning and is drawn nowhere now was captured.

import { element, part } from "../site/dom.mjs";
import { playing } from "./match-view.mjs";
import { say } from "../site/say.mjs";
import { seats as words } from "../words/match.mjs";

/** @import { Piece } from "../../wasm/shapes.d.ts" */
/** @import { LiveMatch } from "./match-view.mjs" */
/** @import { Panel } from "./panel.mjs" */

const countOf = (pieces) => pieces.reduce((sum, { count }) => sum + count, 0);
const ownedBy = (pieces, seat) => countOf(pieces.filter(({ owner }) => owner === seat));
const idsOf = (picture) => new Set([...picture.matchAll(/data-man="(\d+)"/g)].map(([, id]) => id));

/**
 * What is gone of what stood there at first, by the seat that lost it: [{ id, owner }] of pieces known by their numbers, or how many
 * where an army is all alike. null where it cannot be told: pieces came onto the board meanwhile.
 * @param {{ ids: Set<string>, owners: Map<string, number>, pieces: Piece[] }} first
 * @param {{ ids: Set<string>, pieces: Piece[] }} now
 * @param {number} seats
 * @returns {{ id: string, owner: number }[] | null}
 */
export function goneOf(first, now, seats) {
  const lost = countOf(first.pieces) - countOf(now.pieces);
  if (lost <= 0) return lost < 0 ? null : [];
  const kinds = new Set(first.pieces.map(({ shape, text }) => `${shape} ${text}`));
  if (kinds.size > 1) {
    if ([...now.ids].some((id) => !first.ids.has(id))) return null;
    const gone = [...first.ids].filter((id) => !now.ids.has(id));
    return gone.length === lost ? gone.map((id) => ({ id, owner: first.owners.get(id) })) : null;
  }
  const each = Array.from({ length: seats }, (_, seat) => ({
    seat,
    n: ownedBy(first.pieces, seat) - ownedBy(now.pieces, seat),
  }));
  if (each.some(({ n }) => n < 0)) return null;
  return each.flatMap(({ seat, n }) => {
    const [id] = [...first.owners].find(([, owner]) => owner === seat) ?? [""];
    return Array.from({ length: n }, () => ({ id, owner: seat }));
  });
}

/** A piece’s name as it is spoken at a spot: “White rook” of “a1, White rook, can move”. */
export const nameOf = (spoken) => spoken.split(", ")[1] ?? spoken;

export class TakenPieces {
  /** @type {Panel} */ #panel;
  #first = null;
  #of = null; // the record's beginning that is known

  /** @param {Panel} panel */
  constructor(panel) {
    this.#panel = panel;
    panel.match.addEventListener("change", ({ detail }) => {
      if (detail.kind === "new") this.#first = null;
      if (!/touch|seat|marks/.test(detail.kind)) this.draw();
    });
    panel.root.addEventListener("view", () => this.draw());
    this.draw();
  }

  /** Shows at every seat what its side has captured. */
  draw() {
    const { match, card, parts } = this.#panel;
    const { state } = match;
    if (!state) return;
    const plays = playing(card, state.options);
    const told =
      plays.filter(Boolean).length === 2 && plays.length === 2 && !card.hasRolls && !card.hasHidden;
    const gone = told && state.line.length > 0 ? this.#gone() : [];
    parts.seats.forEach((seat, i) => {
      const place = part(seat, "taken");
      if (place)
        this.#show(
          place,
          (gone ?? []).filter(({ owner }) => owner !== i),
        );
    });
  }

  #gone() {
    const { match, card } = this.#panel;
    const pieces = match.pieces;
    const first = this.#beginning();
    if (countOf(first.pieces) === countOf(pieces)) return [];
    const now = { ids: idsOf(match.svg({ focusable: true })), pieces };
    return goneOf(first, now, card.seats.length);
  }

  // What stood on the board at first, how it is drawn and what it is called.
  #beginning() {
    const { match, view } = this.#panel;
    if (this.#first && this.#of === view.dress) return this.#first;
    const begun = match.ludus.read(match.record);
    try {
      begun.goFirst();
      const picture = begun.svg({ focusable: true, dress: view.dress });
      const { places } = begun.extent({});
      const spoken = begun.spoken();
      const pieces = begun.pieces();
      const drawn = new DOMParser().parseFromString(picture, "text/html");
      const men = new Map();
      const owners = new Map();
      for (const man of drawn.querySelectorAll("[data-man]")) {
        const [x, y] = man
          .getAttribute("transform")
          .match(/-?[\d.]+/g)
          .map(Number);
        const place = places.find(
          ({ left, top, width, height }) =>
            x >= left && x <= left + width && y >= top && y <= top + height,
        );
        const here = pieces.find(({ spot }) => spot === place?.spot);
        const id = /** @type {HTMLElement} */ (man).dataset.man;
        owners.set(id, here?.owner ?? -1);
        men.set(id, { picture: small(drawn, man), name: nameOf(spoken[place?.spot] ?? "") });
      }
      this.#of = view.dress;
      return (this.#first = { ids: new Set(men.keys()), owners, pieces, men });
    } finally {
      begun.drop();
    }
  }

  /** @param {HTMLElement} place @param {{ id: string }[]} gone */
  #show(place, gone) {
    const key = gone.map(({ id }) => id).join(" ") + this.#of;
    if (place.dataset.shown === key) return;
    place.dataset.shown = key;
    place.hidden = gone.length === 0;
    const kinds = new Map();
    for (const { id } of gone) {
      const man = this.#first.men.get(id);
      if (!man) continue;
      const kind = kinds.get(man.name) ?? { ...man, n: 0 };
      kind.n += 1;
      kinds.set(man.name, kind);
    }
    place.setAttribute("role", "img");
    place.setAttribute(
      "aria-label",
      say(words.captured, {
        pieces: [...kinds.values()]
          .map(({ name, n }) => (n > 1 ? say(words.several, { name, n }) : name))
          .join(", "),
      }),
    );
    place.replaceChildren(
      ...[...kinds.values()].map(({ picture, n }) =>
        element(
          "span",
          { className: "kind" },
          picture.cloneNode(true),
          n > 1 ? element("span", {}, String(n)) : "",
        ),
      ),
    );
  }
}

// One piece as a picture of its own: what it uses of the board's picture is put into it.
function small(drawn, man) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-19 -19 38 38");
  svg.setAttribute("class", "board");
  const army = document.importNode(man.parentElement, false);
  army.removeAttribute("aria-hidden");
  const copy = document.importNode(man, true);
  copy.removeAttribute("transform");
  copy.removeAttribute("data-man");
  for (const use of copy.querySelectorAll("use")) {
    const shape = drawn.getElementById(use.getAttribute("href").slice(1));
    if (!shape) continue;
    const inside = document.importNode(shape, true);
    inside.removeAttribute("id");
    use.replaceWith(inside);
  }
  army.append(copy);
  svg.append(army);
  return svg;
}
