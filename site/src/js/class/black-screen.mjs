// The black screen of a presenter: nothing is seen until it is taken away again.

import { element } from "../site/dom.mjs";
import { classTools } from "../words/class.mjs";

export class BlackScreen {
  #sheet = null;
  #changed;

  /** `changed()` hears that it came or went; `on` says which. */
  constructor(changed = () => {}) {
    this.#changed = changed;
  }

  on = false;

  /** Black, or no longer; `here`: this window too, where any key or a click ends it. */
  turn({ here = true } = {}) {
    this.on = !this.on;
    if (this.on && here) this.#cover();
    else this.#uncover();
    this.#changed();
  }

  #cover() {
    this.#sheet = element(
      "div",
      { className: "black-screen", "data-testid": "black-screen" },
      element("p", { role: "status" }, classTools.blackOn),
    );
    this.#sheet.addEventListener("pointerdown", this.#end);
    addEventListener("keydown", this.#end, true);
    const full = document.fullscreenElement;
    (full && full !== document.documentElement ? full : document.body).append(this.#sheet);
  }

  #uncover() {
    removeEventListener("keydown", this.#end, true);
    this.#sheet?.remove();
    this.#sheet = null;
  }

  // The key does no more than this: a remote that goes on must not leave out a step nobody saw.
  #end = (event) => {
    if (/^(Shift|Control|Alt|Meta)$/.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.turn();
  };
}
