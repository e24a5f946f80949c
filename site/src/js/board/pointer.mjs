// The large pointer and the spotlight over a board. Their place is told in squares of the board, so that it is the same
// man in every window, however large, turned or laid down the board is there.

import { boardTransform } from "./board-transform.mjs";
import { noMark } from "../class/room-messages.mjs";

/** @import { LiveMatch } from "../match/match-view.mjs" */

const radii = { usual: 1.6, least: 0.8, most: 6, step: 0.4 };
const svg = (name, attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/** Pointer and spotlight over a board. It tells of every move of theirs by an event "mark". */
export class Pointing extends EventTarget {
  #holder;
  #board;
  /** @type {LiveMatch} */ #match;
  #layer;
  #dim;
  #arrow;
  /** @type {import("../shapes.d.ts").RoomMark} */ #mark = noMark;
  #due = false;
  #stop = null;

  /** `holder` is where the layer goes, over the board; `board` a BoardView of `match`. */
  constructor(holder, board, match) {
    super();
    [this.#holder, this.#board, this.#match] = [holder, board, match];
    this.#dim = document.createElement("div");
    this.#dim.className = "spotlight";
    this.#dim.dataset.testid = "spotlight";
    this.#arrow = svg("svg", {
      viewBox: "0 0 40 56",
      class: "big-pointer",
      "data-testid": "pointer",
    });
    this.#arrow.append(svg("path", { d: "M4 3v40l9.600-8.400 7.200 17 8-3.400-7.200-16.800H35z" }));
    this.#layer = document.createElement("div");
    this.#layer.className = "pointing";
    this.#layer.setAttribute("aria-hidden", "true");
    this.#layer.append(this.#dim, this.#arrow);
    this.#layer.hidden = true;
    holder.append(this.#layer);
    new ResizeObserver(() => this.draw()).observe(holder);
    match.addEventListener("change", () => this.draw());
  }

  get mark() {
    return this.#mark;
  }

  /** Shows a mark as it was told; a part of one is taken over the present. */
  set(mark) {
    const before = JSON.stringify(this.#mark);
    this.#mark = { ...this.#mark, ...mark };
    if (this.#stop) this.#roundPlace();
    this.draw();
    if (JSON.stringify(this.#mark) !== before)
      this.dispatchEvent(new CustomEvent("mark", { detail: this.#mark }));
  }

  get pointer() {
    return this.#mark.pointer;
  }
  get spotlight() {
    return this.#mark.spotlight > 0;
  }

  togglePointer() {
    this.set({ pointer: !this.#mark.pointer, at: this.#mark.at ?? this.#somewhere() });
  }

  toggleSpotlight() {
    this.set({
      spotlight: this.#mark.spotlight > 0 ? 0 : radii.usual,
      at: this.#mark.at ?? this.#somewhere(),
    });
  }

  /** The spotlight wider or narrower. */
  widen(by) {
    const { spotlight } = this.#mark;
    if (spotlight > 0)
      this.set({
        spotlight: Math.min(radii.most, Math.max(radii.least, spotlight + by * radii.step)),
      });
  }

  /** From now on they follow the mouse over the board, the keyboard's place on it and what is touched. */
  lead() {
    if (this.#stop) return;
    const calm = () => !this.#mark.pointer && this.#mark.spotlight === 0;
    const moved = (event) => {
      if (calm()) return;
      const transform = this.#transform();
      if (transform) this.#later(transform.toSquares([event.clientX, event.clientY]));
    };
    const focused = ({ target }) => {
      const cell = target.closest?.("[role=gridcell]");
      // A mouse presses where it is already.
      if (cell?.matches(":focus-visible") && !calm())
        this.set({ at: this.#placeOf(Number(cell.dataset.spot)) });
    };
    const touched = ({ detail }) => {
      const spot = detail.kind === "touch" ? detail.state.touched.at(-1) : undefined;
      if (spot !== undefined && !calm()) this.set({ at: this.#placeOf(spot) });
    };
    addEventListener("pointermove", moved);
    this.#holder.addEventListener("focusin", focused);
    this.#match.addEventListener("change", touched);
    this.#stop = () => {
      removeEventListener("pointermove", moved);
      this.#holder.removeEventListener("focusin", focused);
      this.#match.removeEventListener("change", touched);
    };
  }

  // Several moves of the mouse between two pictures are one.
  #later(at) {
    const first = !this.#due;
    this.#due = at;
    if (first)
      requestAnimationFrame(() => {
        const to = this.#due;
        this.#due = false;
        this.set({ at: to });
      });
  }

  // Sent in hundredths of a square, and never far off the board.
  #roundPlace() {
    const { at } = this.#mark;
    if (at)
      this.#mark.at = /** @type {[number, number]} */ (
        at.map((value) => Math.round(Math.min(99, Math.max(-99, value)) * 100) / 100)
      );
  }

  #placeOf(spot) {
    const { x, y } = this.#match.spots[spot];
    return [x, y];
  }

  // Where nothing was pointed at yet: what is touched, else the middle of the board.
  #somewhere() {
    const { touched } = this.#match.state;
    if (touched.length > 0 && this.#match.spots[touched.at(-1)].kind !== "button")
      return this.#placeOf(touched.at(-1));
    const points = this.#match.spots.filter((spot) => spot.kind === "point");
    const middle = (axis) =>
      (Math.min(...points.map((spot) => spot[axis])) +
        Math.max(...points.map((spot) => spot[axis]))) /
      2;
    return [middle("x"), middle("y")];
  }

  #transform() {
    return boardTransform(this.#match.spots, this.#board.middles());
  }

  draw() {
    const { at, pointer, spotlight } = this.#mark;
    this.#layer.hidden = !at || (!pointer && spotlight === 0);
    this.#holder.classList.toggle("pointed", Boolean(at) && pointer);
    if (this.#layer.hidden) return;
    const transform = this.#transform();
    if (!transform) return;
    const [left, top] = transform.toPixels(at);
    const from = this.#layer.getBoundingClientRect();
    for (const [name, value] of Object.entries({
      "--x": left - from.left,
      "--y": top - from.top,
      "--radius": spotlight * transform.unit,
      "--unit": transform.unit,
    }))
      this.#layer.style.setProperty(name, `${value.toFixed(1)}px`);
    this.#arrow.toggleAttribute("hidden", !pointer);
    this.#dim.hidden = spotlight === 0;
  }
}
