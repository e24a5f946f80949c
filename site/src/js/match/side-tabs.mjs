// The tabs beside a board: Moves, Why, Rules and what else _data/playTabs.mjs names. The one chosen is remembered as long as the
// browser's tab is open. What has something new while another is read is marked, and opened by nobody but the reader.

import { element } from "../site/dom.mjs";
import { get, set } from "../site/prefs.mjs";
import { sideTabs as words } from "../words/match.mjs";

/** @import { Panel } from "./panel.mjs" */

/** Modules that fill a tab when it is first opened, by its id: each exports `fill(box, panel)`, which may fail and is then tried again at the next opening.
 * @type {{ [id: string]: () => Promise<{ fill: (box: HTMLElement, panel: Panel) => unknown }> }} */
const fillers = {
  rules: () => import("./rules-tab.mjs"),
  analysis: () => import("./analysis.mjs"),
};

/** Tabs that are read together with the board. */
const overBoard = new Set(["why", "rules"]);

export class SideTabs extends EventTarget {
  /** @type {Panel} */ #panel;
  #root;
  #filled = new Set();

  /** `root` holds the tablist and its panels. @param {Panel} panel @param {HTMLElement} root */
  constructor(panel, root) {
    super();
    this.#panel = panel;
    this.#root = root;
    root.addEventListener("click", (event) => {
      const tab = /** @type {HTMLElement} */ (event.target).closest('[role="tab"]');
      if (tab) this.show(idOf(tab));
    });
    root.addEventListener("keydown", (event) => this.#onKey(event));
  }

  get #tabs() {
    return /** @type {HTMLElement[]} */ ([...this.#root.querySelectorAll('[role="tab"]')]);
  }
  #tab(id) {
    return this.#tabs.find((tab) => idOf(tab) === id);
  }
  /** The panel of a tab. */
  box(id) {
    return /** @type {HTMLElement} */ (this.#root.querySelector(`#panel-${id}`));
  }
  /** The tab that is open. */
  get open() {
    return idOf(this.#tabs.find((tab) => tab.getAttribute("aria-selected") === "true"));
  }

  /** Opens the tab that was open before the page was loaded again. */
  restore() {
    const id = get("sideTab");
    if (this.#tab(id)) this.show(id);
  }

  /** Opens a tab, and fills it where it was never open. @param {string} id */
  show(id) {
    const chosen = this.#tab(id);
    if (!chosen) return false;
    for (const tab of this.#tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      this.box(idOf(tab)).hidden = tab !== chosen;
    }
    chosen.querySelector(".new")?.remove();
    set("sideTab", id);
    this.#fill(id);
    this.dispatchEvent(new CustomEvent("open", { detail: id }));
    return true;
  }

  /** Opens a tab and brings it into sight: what a key or a button elsewhere asks for. On a phone Why and Rules lie over the lower part
   * of the board until they are closed. @param {string} id */
  reveal(id) {
    if (!this.show(id)) return false;
    if (overBoard.has(id) && this.#lift()) return true;
    this.#root.scrollIntoView({
      block: "nearest",
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
    return true;
  }

  // Whether the tabs have a place over the board here, which the style sheet knows by their button for closing.
  #lift() {
    this.#close ??= this.#closing();
    this.#root.classList.add("over");
    if (getComputedStyle(this.#close).display !== "none") {
      this.#uncover();
      return true;
    }
    this.#root.classList.remove("over");
    return false;
  }

  #scrolled = null; // where the page was before the board was scrolled, and where it stands since

  // The player's own end of the board comes into sight above what lies over it.
  #uncover() {
    const over = this.#root.getBoundingClientRect();
    const board = document.querySelector(".board-holder").getBoundingClientRect();
    if (over.left > board.left || board.bottom <= over.top) return;
    const before = scrollY;
    scrollBy({ top: board.bottom - over.top, behavior: "instant" });
    this.#scrolled = { before: this.#scrolled?.before ?? before, after: scrollY };
  }

  /** @type {HTMLElement | undefined} */ #close;

  #closing() {
    const close = element(
      "button",
      { type: "button", className: "close-tabs", "aria-label": words.close },
      "✕",
    );
    const lower = () => {
      const had = this.#root.contains(document.activeElement);
      this.#root.classList.remove("over");
      if (this.#scrolled && Math.abs(scrollY - this.#scrolled.after) < 2)
        scrollTo({ top: this.#scrolled.before, behavior: "instant" });
      this.#scrolled = null;
      if (had) document.querySelector("[data-part='acts'] button")?.focus({ preventScroll: true });
    };
    close.addEventListener("click", lower);
    this.#root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#root.classList.contains("over")) return;
      event.stopPropagation();
      lower();
    });
    this.#root.querySelector('[role="tablist"]').after(close);
    return close;
  }

  /** Something new stands in a tab: said at its name as long as another is open. @param {string} id */
  mark(id) {
    const tab = this.#tab(id);
    if (!tab || this.open === id || tab.querySelector(".new")) return;
    tab.append(
      element("span", { className: "new" }, element("span", { className: "away" }, words.isNew)),
    );
  }

  async #fill(id) {
    if (!fillers[id] || this.#filled.has(id)) return;
    this.#filled.add(id);
    try {
      await (await fillers[id]()).fill(this.box(id), this.#panel);
    } catch (fault) {
      this.#filled.delete(id);
      this.#panel.fault(fault);
    }
  }

  #onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest?.('[role="tab"]') === null) return;
    const tabs = this.#tabs,
      at = tabs.indexOf(event.target.closest('[role="tab"]'));
    const to = {
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault(); // else the game would be stepped through
    this.show(idOf(tabs[to]));
    tabs[to].focus();
  }
}

const idOf = (tab) => tab?.id.replace(/^tab-/, "") ?? "";
