// Arrows over a board, from spot to spot: the earlier the bolder. Laid over the picture, so they follow every size of it.

/** @import { LiveMatch } from "../match/match-view.mjs" */

const svg = (name, attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const point = (x, y) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** @typedef {{ from: number, to: number }} Arrow spots by their number */

export class Arrows {
  #board;
  #layer;
  /** @type {Arrow[]} */ #shown = [];

  /** `holder` is where the layer goes, over the board; `board` tells where the spots lie. @param {HTMLElement} holder */
  constructor(holder, board) {
    this.#board = board;
    this.#layer = svg("svg", { class: "arrows", "aria-hidden": "true", "data-testid": "arrows" });
    holder.append(this.#layer);
    new ResizeObserver(() => this.#draw()).observe(holder);
  }

  /** @param {Arrow[]} arrows in place of those shown */
  show(arrows) {
    if (JSON.stringify(arrows) === JSON.stringify(this.#shown)) return;
    this.#shown = arrows;
    this.#draw();
  }

  /** The board has turned: once it lies in its new place. */
  redraw() {
    requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    if (this.#shown.length === 0) return this.#layer.replaceChildren();
    const { left, top } = this.#layer.getBoundingClientRect();
    const middles = new Map(
      this.#board.middles().map(({ spot, x, y }) => [spot, [x - left, y - top]]),
    );
    this.#layer.replaceChildren(
      ...this.#shown
        .map(({ from, to }, nth) => ({ a: middles.get(from), b: middles.get(to), nth }))
        .filter(({ a, b }) => a && b)
        .reverse() // the first lies over the others
        .map(({ a, b, nth }) => arrow(a, b, nth)),
    );
  }
}

// A shaft and a head in one outline; as broad as its length allows.
function arrow([ax, ay], [bx, by], nth) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const half = Math.min(5, length / 8) * (nth === 0 ? 0.8 : 0.6);
  const head = Math.min(length * 0.5, half * 5);
  const at = (along, aside) => point(ax + ux * along - uy * aside, ay + uy * along + ux * aside);
  return svg("path", {
    class: nth === 0 ? "first" : "",
    d: `M${at(0, half)}L${at(length - head, half)}L${at(length - head, half * 2.6)}L${at(length, 0)}L${at(length - head, -half * 2.6)}L${at(length - head, -half)}L${at(0, -half)}Z`,
  });
}
