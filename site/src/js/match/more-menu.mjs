// What stands under “More” on the page one plays on: opened by its button, closed by Escape, by a touch beside it and by what is
// done there, except what is switched on or off.

import { part } from "../site/dom.mjs";

/** @import { Panel } from "./panel.mjs" */

const broad = matchMedia("(min-width: 64.01rem), (min-width: 56rem) and (min-height: 30.01rem)");
const keepsOpen = (button) => button.hasAttribute("aria-pressed") || button.dataset.act === "men";

export class MoreMenu {
  #bar;
  #button;
  #menu;
  #inBar;
  #links;
  #head;

  /** `bar` holds the buttons in sight, “More” last of them, and after it the menu. @param {Panel} panel @param {HTMLElement} bar */
  constructor(panel, bar) {
    this.#bar = bar;
    this.#button = /** @type {HTMLElement} */ (bar.querySelector('[data-act="more"]'));
    this.#menu = part(bar, "more-menu");
    this.#inBar = [...bar.querySelectorAll(":scope > .broad")];
    this.#links = bar.parentElement.querySelector(".title nav");
    this.#head = this.#links.parentElement;
    panel.acts.more = () => this.toggle();
    broad.addEventListener("change", () => this.#place());
    this.#place();
    this.#menu.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button && button.getAttribute("aria-disabled") !== "true" && !keepsOpen(button))
        this.toggle(false);
    });
    addEventListener("pointerdown", (event) => {
      if (this.open && !bar.contains(/** @type {Node} */ (event.target)))
        this.toggle(false, { focus: false });
    });
    bar.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.open) return;
      event.preventDefault();
      this.toggle(false);
    });
  }

  get open() {
    return !this.#menu.hidden;
  }

  /** Opens or closes it; the keyboard that was in it goes back to its button. */
  toggle(open = !this.open, { focus = true } = {}) {
    const within = this.#menu.contains(document.activeElement);
    this.#menu.hidden = !open;
    this.#button.setAttribute("aria-expanded", String(open));
    if (!open && focus && within) this.#button.focus({ preventScroll: true });
    if (open) this.#menu.scrollTop = 0;
    return open;
  }

  // What only a wide screen has room for in the bar stands first in the menu elsewhere, and the links beside the name last.
  #place() {
    this.toggle(false);
    if (broad.matches) {
      this.#button.before(...this.#inBar);
      this.#head.append(this.#links);
    } else {
      this.#menu.querySelector('[data-group="game"]').prepend(...this.#inBar);
      this.#menu.append(this.#links);
    }
  }
}
