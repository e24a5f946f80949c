// Drawing on the board: the right button of a mouse draws at any time; "Draw" lets a finger, the left button and the keyboard draw too.

import { markWords, spotName } from "../board/drawn-marks.mjs";
import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { drawing as words, markColours } from "../words/notes.mjs";

/** @import { Panel } from "./panel.mjs" */
/** @import { DrawnMark } from "../../wasm/shapes.d.ts" */

/** The colour of the right button, by the keys held with it. @returns {DrawnMark["colour"]} */
const colourOf = ({ shiftKey, altKey }, chosen) =>
  shiftKey && altKey ? "yellow" : shiftKey ? "red" : altKey ? "blue" : chosen;

export class Drawing {
  /** @type {Panel} */ #panel;
  #button;
  #tools;
  #told;
  #clear;
  #holder;
  #cover;
  /** @type {DrawnMark["colour"]} */ #colour = "green";
  #begun = -1; // a spot chosen, from which an arrow may go on
  #stroke = null; // {pointer, from, to, colour} of a pointer that draws

  /** @param {Panel} panel @param {HTMLElement} box where the colours go @param {HTMLElement} button that switches it on */
  constructor(panel, box, button) {
    this.#panel = panel;
    this.#button = button;
    this.#holder = panel.root.querySelector(".board-holder");
    this.#told = element("p", { role: "status", "data-testid": "draw-told" });
    this.#clear = element(
      "button",
      {
        type: "button",
        className: "quiet",
        "data-testid": "draw-clear",
        onclick: () => this.#wipe(),
      },
      words.clear,
    );
    this.#tools = element(
      "div",
      { className: "draw-tools", hidden: true, "data-testid": "draw-tools" },
      element(
        "fieldset",
        { onchange: ({ target }) => (this.#colour = target.value) },
        element("legend", { className: "away" }, words.colour),
        Object.entries(markColours).map(([colour, label]) =>
          element(
            "label",
            { className: `mark-${colour}` },
            element("input", {
              type: "radio",
              name: "mark-colour",
              value: colour,
              checked: colour === this.#colour,
            }),
            label,
          ),
        ),
      ),
      element(
        "div",
        { className: "bar" },
        this.#clear,
        element(
          "button",
          { type: "button", "data-testid": "draw-done", onclick: () => this.toggle(false) },
          words.done,
        ),
      ),
      this.#told,
    );
    box.append(this.#tools);
    this.#cover = element("div", { className: "draw-cover", hidden: true });
    this.#holder.append(this.#cover);
    this.#listen();
  }

  get on() {
    return !this.#tools.hidden;
  }

  /** Switches it on or off. */
  toggle(on = !this.on) {
    if (on === this.on) return;
    this.#tools.hidden = !on;
    this.#cover.hidden = !on;
    this.#button.setAttribute("aria-pressed", String(on));
    this.#panel.drawing = on ? (spot) => this.#choose(spot) : null;
    if (on && this.#panel.match.state.touched.length > 0) this.#panel.match.dropTouches();
    this.#told.textContent = on ? words.help : "";
    this.#begin(-1);
    if (!on && this.#tools.contains(document.activeElement)) this.#button.focus();
  }

  draw() {
    const { match, study } = this.#panel;
    if (study?.guess.on && this.on) this.toggle(false);
    this.#clear.setAttribute("aria-disabled", String(match.state.marks.length === 0));
    if (this.#cursor !== match.state.cursor) this.#begin(-1);
    this.#cursor = match.state.cursor;
  }

  #cursor = -1;

  // ---- by choosing spots: a touch, the keyboard ----

  #choose(spot) {
    if (spot < 0) return;
    if (this.#begun < 0) {
      this.#begin(spot);
      this.#told.textContent = say(words.begun, { spot: spotName(this.#panel.match, spot) });
      return;
    }
    const from = this.#begun;
    this.#begin(-1);
    this.#mark(this.#colour, from, spot === from ? -1 : spot);
  }

  #begin(spot) {
    this.#begun = spot;
    this.#show();
  }

  #show() {
    const { board } = this.#panel;
    const { from, to, colour } = this.#stroke ?? {};
    board.options.begun = this.#begun;
    board.options.preview =
      this.#stroke && to >= 0 ? [{ colour, from, to: to === from ? -1 : to }] : [];
    board.drawMarks();
  }

  #mark(colour, from, to) {
    const { match } = this.#panel;
    const had = match.state.marks.length;
    if (!match.drawMark(colour, from, to)) return;
    const mark = markWords(match, { colour, from, to });
    this.#told.textContent = say(match.state.marks.length < had ? words.taken : words.added, {
      mark,
    });
    if (this.#panel.temporary) this.#panel.keep();
  }

  #wipe() {
    if (this.#panel.match.state.marks.length === 0) return;
    this.#panel.match.wipeMarks();
    this.#told.textContent = words.cleared;
    if (this.#panel.temporary) this.#panel.keep();
  }

  // ---- by a pointer that is drawn along ----

  #listen() {
    const spotAt = ({ clientX, clientY }) => this.#panel.board.spotAt(clientX, clientY);
    const ours = ({ pointerType, button, target }) =>
      (pointerType === "mouse" && button === 2) ||
      (this.on && button === 0 && target === this.#cover);
    this.#holder.addEventListener(
      "pointerdown",
      (event) => {
        if (!ours(event) || this.#panel.study?.guess.on || this.#stroke) return;
        event.preventDefault();
        event.stopPropagation();
        const from = spotAt(event);
        if (from < 0) return;
        const colour = colourOf(event.button === 2 ? event : {}, this.on ? this.#colour : "green");
        this.#stroke = {
          pointer: event.pointerId,
          from,
          to: from,
          colour,
          right: event.button === 2,
        };
        this.#show();
      },
      { capture: true },
    );
    addEventListener("pointermove", (event) => {
      if (event.pointerId !== this.#stroke?.pointer) return;
      this.#stroke.to = spotAt(event);
      this.#show();
    });
    const end = (event, done) => {
      if (event.pointerId !== this.#stroke?.pointer) return;
      const { from, colour, right } = this.#stroke;
      const to = done ? spotAt(event) : -1;
      this.#stroke = null;
      this.#show();
      if (to < 0) return;
      // A tap chooses; a drag draws an arrow, and so does the right button, whose click draws a ring.
      if (to === from && !right) this.#choose(from);
      else {
        this.#begin(-1);
        this.#mark(colour, from, to === from ? -1 : to);
      }
    };
    addEventListener("pointerup", (event) => end(event, true));
    addEventListener("pointercancel", (event) => end(event, false));
    // The canvas hears of a mouse by itself.
    for (const kind of ["mousedown", "mouseup"])
      this.#holder.addEventListener(
        kind,
        (event) => /** @type {MouseEvent} */ (event).button === 2 && event.stopPropagation(),
        { capture: true },
      );
    this.#holder.addEventListener("contextmenu", (event) => event.preventDefault());
    this.#holder.addEventListener(
      "keydown",
      (event) => {
        if (!this.on || event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        if (this.#begun >= 0) {
          this.#begin(-1);
          this.#told.textContent = words.help;
        } else this.toggle(false);
      },
      { capture: true },
    );
  }
}
