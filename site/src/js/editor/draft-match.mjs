// A draft as a board on the page sees it: spots, pieces and picture as those of a match. The shape of the board comes from a match of
// the same game, what stands on it from the draft.

import { say } from "../site/say.mjs";
import { board as words } from "../words/editor.mjs";

export class DraftMatch extends EventTarget {
  #match;
  #drafts;
  #spots;
  #state;
  /** The spot of the piece in hand, which is moved next; -1: none. */
  hand = -1;
  /** Spots chosen for a setting; null: none is being chosen. @type {Set<number> | null} */
  chosen = null;

  /** `match`: a match of the game with the same options. @param {any} match @param {import("./drafts.mjs").Drafts} drafts */
  constructor(match, drafts) {
    super();
    this.#match = match;
    this.#drafts = drafts;
    this.#spots = match.spots();
    this.#state = drafts.now.state();
    this.holds = drafts.now.kit().holds;
  }

  /** What the draft says: {men, values, position, fault, …}. */
  get draft() {
    return this.#state;
  }
  get spots() {
    return this.#spots;
  }
  get pieces() {
    return this.#state.men;
  }
  /** The pieces on a spot, the last of a pile last. */
  on(spot) {
    return this.#state.men.filter((man) => man.spot === spot);
  }
  get atFault() {
    return new Set(this.#state.fault?.spots ?? []);
  }
  get spoken() {
    const { atFault, chosen } = this;
    return this.#state.spoken.map((told, spot) =>
      [told, atFault.has(spot) && words.atFault, chosen?.has(spot) && words.chosen]
        .filter(Boolean)
        .join(", "),
    );
  }
  /** What a board asks of a match's state: every place that can hold a piece may be touched. */
  get state() {
    return {
      next: this.holds.flatMap((n, spot) => (n > 0 ? [spot] : [])),
      touched: this.hand < 0 ? [] : [this.hand],
      toMove: -1,
      players: [],
      marks: [],
    };
  }

  svg(options) {
    return this.#drafts.now.svg({ ...options, marks: [...this.atFault] });
  }
  extent(options) {
    return this.#match.extent(options);
  }
  neighbour(spot, dx, dy, turned) {
    return this.#match.neighbour(spot, dx, dy, turned);
  }
  dropTouches() {
    this.hand = -1;
    this.tell();
  }

  /** Reads the draft anew and tells the board. */
  tell() {
    this.#state = this.#drafts.now.state();
    if (this.hand >= 0 && this.on(this.hand).length === 0) this.hand = -1;
    this.dispatchEvent(new CustomEvent("change", { detail: { kind: "touch", state: this.state } }));
  }

  /** What is said of a spot, "a1, empty", with more. */
  said(spot, sentence) {
    return say(sentence, { spot: this.spoken[spot] });
  }
}
