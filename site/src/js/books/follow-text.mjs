// The table follows the text: as a reader comes to a diagram its position is set up on the table beside, if he wants it so.
// Never while he plays there himself.

import { get, set } from "../site/prefs.mjs";

const settle = 350; // milliseconds without scrolling before one is said to read there

/**
 * Which diagram a reader has before him: `boxes` are [{top, bottom}] in the window, `height` is the window's. The one whose middle
 * is nearest to the line read along, a little above the middle of the window; -1 where none is in sight.
 */
export function readAlong(boxes, height) {
  const line = height * 0.42;
  let best = -1,
    least = Infinity;
  boxes.forEach(({ top, bottom }, i) => {
    const shown = Math.min(bottom, height) - Math.max(top, 0);
    if (bottom <= top || shown < Math.min(bottom - top, height) * 0.4) return;
    const away = Math.abs((top + bottom) / 2 - line);
    if (away < least) [best, least] = [i, away];
  });
  return best;
}

export class Follower {
  #box;
  #figures;
  #ready;
  #set;
  #shown = null;
  #played = false;
  #due = 0;

  /**
   * `box` is the switch, off at first and remembered; `ready()` says whether a table stands beside the text, `set(figure)` sets a
   * diagram up on it.
   */
  constructor(box, figures, { ready, set: place }) {
    this.#box = box;
    this.#figures = figures;
    this.#ready = ready;
    this.#set = place;
    box.checked = get("follows") === "on";
    box.addEventListener("change", () => {
      set("follows", box.checked ? "on" : "off");
      this.#played = false;
      this.#shown = null;
      this.#later(0);
    });
    addEventListener("scroll", () => box.checked && this.#later(settle), { passive: true });
  }

  /** Hears of the moves made on the table, once there is one. */
  hear(match) {
    match.addEventListener("change", ({ detail }) => {
      if (detail.kind === "move") this.#played = true;
    });
  }

  /** A person set a diagram up himself: from there the table follows on. */
  placed(example) {
    this.#played = false;
    this.#shown =
      this.#figures.find(
        (figure) => example && figure.dataset.record.includes(`${example}.game`),
      ) ?? null;
  }

  /** A person took his own match back: it stays till he comes to another diagram. */
  rest() {
    this.#played = false;
    this.#shown = this.#now();
  }

  #now() {
    return (
      this.#figures[
        readAlong(
          this.#figures.map((figure) => figure.getBoundingClientRect()),
          innerHeight,
        )
      ] ?? null
    );
  }

  #later(time) {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#look(), time);
  }

  #look() {
    if (!this.#box.checked || this.#played || !this.#ready()) return;
    const figure = this.#now();
    if (!figure || figure === this.#shown) return;
    this.#shown = figure;
    this.#set(figure);
  }
}
