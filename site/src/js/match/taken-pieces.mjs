// Which pieces each player has captured, drawn small at the seat, where the game does not keep them on the board itself. The rules need
// not tell: another army's piece that is there no more after a move was captured by who made it.

import { element, part } from "../site/dom.mjs";
import { playing } from "./match-view.mjs";
import { say } from "../site/say.mjs";
import { seats as words } from "../words/match.mjs";
import { yieldToMain } from "../site/wait.mjs";

/** @import { Match, Piece } from "../../wasm/shapes.d.ts" */
/** @import { LiveMatch } from "./match-view.mjs" */
/** @import { Panel } from "./panel.mjs" */

/** Moves looked at in one go: a long game must not hold up a touch. */
const slice = 12;

const keyOf = ({ coat, shape, text }) => `${coat} ${shape} ${text}`;

/**
 * What a move captured of other armies: what is on the board no more of their colours, [{ key, n }]. Nothing where as many pieces
 * stand as before: captured pieces that wait in a hand or serve their captor are shown by the board.
 * @param {Piece[]} before @param {Piece[]} after
 * @param {number} coat the mover’s colours
 */
export function lostBetween(before, after, coat) {
  /** @type {Map<string, number>} */ const kinds = new Map();
  /** @type {Map<number, number>} */ const armies = new Map();
  let all = 0;
  const add = (pieces, sign) => {
    for (const piece of pieces) {
      const key = keyOf(piece);
      kinds.set(key, (kinds.get(key) ?? 0) + sign * piece.count);
      armies.set(piece.coat, (armies.get(piece.coat) ?? 0) + sign * piece.count);
      all += sign * piece.count;
    }
  };
  add(before, 1);
  add(after, -1);
  if (all <= 0) return [];
  return [...kinds].flatMap(([key, n]) => {
    const army = Number(key.split(" ")[0]);
    return n > 0 && army !== coat && armies.get(army) > 0 ? [{ key, n }] : [];
  });
}

/** How many each of two sides has captured, where the position itself tells: “captured:6,3”. */
export const capturedInPosition = (position) =>
  /(?:^| )captured:(\d+),(\d+)/.exec(position)?.slice(1).map(Number) ?? null;

/** A piece’s name as it is spoken at a spot: “White rook” of “a1, White rook, can move”. */
export const nameOf = (spoken) => spoken.split(", ")[1] ?? spoken;

export class TakenPieces {
  /** @type {Panel} */ #panel;
  /** The same match, walked through move by move. @type {Match} */ #walker = null;
  /** @type {string[]} */ #words = []; // to where the walker stands
  /** By move: what it captured. @type {{ seat: number, key: string, n: number }[][]} */ #gone = [];
  /** @type {Piece[]} */ #pieces = []; // where the walker stands
  /** Of the match the walker walks through: another match has others. */ #spots = null;
  #pictures = new Map();
  #dress = null;
  #draws = 0;

  /** @param {Panel} panel */
  constructor(panel) {
    this.#panel = panel;
    panel.match.addEventListener("change", ({ detail }) => {
      if (!/touch|seat|marks/.test(detail.kind)) this.draw();
    });
    panel.root.addEventListener("view", () => this.draw());
    this.draw();
  }

  #forget() {
    this.#walker?.drop();
    this.#walker = null;
    [this.#words, this.#gone, this.#pieces] = [[], [], []];
    this.#pictures.clear();
  }

  /** Shows at every seat what its side has captured. */
  async draw() {
    const draw = ++this.#draws;
    const { match, card, parts, pieceStyle } = this.#panel;
    if (!match.state) return;
    // The table may ask before a new match is heard of here.
    if (this.#spots !== match.spots) this.#forget();
    this.#spots = match.spots;
    const told = playing(card, match.state.options).filter(Boolean).length > 1;
    const gone = told && !card.hasRolls && !card.hasHidden ? await this.#all(draw) : [];
    if (draw !== this.#draws) return; // another is shown by now
    if (this.#dress !== pieceStyle) this.#pictures.clear();
    this.#dress = pieceStyle;
    parts.seats.forEach((seat, i) => {
      const place = part(seat, "taken");
      if (place)
        this.#show(
          place,
          gone.filter((one) => one.seat === i),
        );
    });
  }

  // What each move captured, to the place shown.
  async #all(draw) {
    const { line, cursor, position } = this.#panel.match.state;
    const steps = line.slice(0, line.findIndex(({ node }) => node === cursor) + 1);
    const { match, card } = this.#panel;
    const numbers = capturedInPosition(position);
    if (numbers)
      return numbers.flatMap((n, seat) => {
        const other = match.pieces.find(({ owner }) => owner === 1 - seat);
        return n > 0 && other ? [{ seat, key: keyOf(other), n, at: steps.length }] : [];
      });
    let same = 0;
    while (same < this.#words.length && this.#words[same] === steps[same]?.words) same += 1;
    if (same < steps.length) {
      this.#stand(steps.slice(0, same).map(({ words }) => words));
      for (const { words, seat } of steps.slice(same)) {
        if (this.#words.length % slice === slice - 1) await yieldToMain();
        if (draw !== this.#draws) return [];
        walk(this.#walker, words);
        const now = this.#walker.pieces();
        const coat = seat < 0 ? seat : card.seats[seat].coat;
        this.#gone.push(lostBetween(this.#pieces, now, coat).map((lost) => ({ seat, ...lost })));
        this.#words.push(words);
        this.#pieces = now;
      }
    }
    return this.#gone
      .slice(0, steps.length)
      .flatMap((lost, at) => lost.map((one) => ({ ...one, at })));
  }

  // Brings the walker to where those moves lead.
  #stand(words) {
    const { match } = this.#panel;
    if (!this.#walker) this.#walker = match.ludus.read(match.record);
    else if (words.length === this.#words.length) return;
    this.#walker.goFirst();
    for (const each of words) walk(this.#walker, each);
    this.#words = words;
    this.#gone.length = words.length;
    this.#pieces = this.#walker.pieces();
  }

  // How a piece is drawn and called: looked for where it still stood.
  #picture({ key, at }) {
    if (this.#pictures.has(key)) return this.#pictures.get(key);
    const { match } = this.#panel;
    const before = match.ludus.read(match.record);
    try {
      before.goFirst();
      for (const step of match.state.line.slice(0, at)) walk(before, step.words);
      for (const [one, picture] of drawn(before, this.#dress))
        if (!this.#pictures.has(one)) this.#pictures.set(one, picture);
    } finally {
      before.drop();
    }
    return this.#pictures.get(key);
  }

  /** @param {HTMLElement} place @param {{ key: string, n: number, at: number }[]} gone */
  #show(place, gone) {
    const shown = gone.map(({ key, n }) => `${key} ${n}`).join() + this.#dress;
    if (place.dataset.shown === shown) return;
    place.dataset.shown = shown;
    place.hidden = gone.length === 0;
    const kinds = new Map();
    for (const one of gone) {
      const picture = this.#picture(one);
      if (!picture) continue;
      const kind = kinds.get(one.key) ?? { ...picture, n: 0 };
      kind.n += one.n;
      kinds.set(one.key, kind);
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
    const counted = /^\S+ (checker|stone) /.test(gone[0]?.key); // all alike: their number is what one wants to know
    place.replaceChildren(
      ...[...kinds.values()].map(({ picture, n }) =>
        element(
          "span",
          { className: "kind" },
          picture.cloneNode(true),
          n > 1 || counted ? element("span", {}, String(n)) : "",
        ),
      ),
    );
  }
}

// A move on: a book's move that the rules forbid stands in the record alone, and is gone to there.
function walk(match, words) {
  try {
    match.play(words);
  } catch {
    match.redo();
  }
}

// What stands on the board of a match, by kind: {picture, name}.
function drawn(match, dress) {
  const page = new DOMParser().parseFromString(
    match.svg({ focusable: true, [dress]: true }),
    "text/html",
  );
  const { places } = match.extent({});
  const [spoken, pieces] = [match.spoken(), match.pieces()];
  const kinds = new Map();
  for (const man of page.querySelectorAll("[data-man]")) {
    const [x, y] = man
      .getAttribute("transform")
      .match(/-?[\d.]+/g)
      .map(Number);
    const place = places.find(
      ({ left, top, width, height }) =>
        x >= left && x <= left + width && y >= top && y <= top + height,
    );
    const here = pieces.find(({ spot }) => spot === place?.spot);
    if (here && !kinds.has(keyOf(here)))
      kinds.set(keyOf(here), { picture: small(page, man), name: nameOf(spoken[here.spot]) });
  }
  return kinds;
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
