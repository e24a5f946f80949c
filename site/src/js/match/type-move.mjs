// A field under the board in which a move can be typed, in any notation of the game. Loaded when a person asks for it.

import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { typedMoves as words } from "../words/match.mjs";
import { isTransient } from "./match-view.mjs";
import { meant } from "./typed-move.mjs";

/** @import { Panel } from "./panel.mjs" */

const most = 3; // moves named as examples

export class MoveField {
  /** @type {Panel} */ #panel;
  #form;
  #field;
  #told;
  #back = null; // who had the keyboard before

  /** @param {Panel} panel */
  constructor(panel) {
    this.#panel = panel;
    this.#field = element("input", {
      id: "typed-move",
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: false,
      "aria-describedby": "typed-move-told",
      "data-testid": "typed-move",
    });
    this.#told = element("p", {
      id: "typed-move-told",
      role: "status",
      "data-testid": "typed-move-told",
    });
    this.#form = element(
      "form",
      { className: "typed-move", hidden: true },
      element("label", { for: "typed-move" }, words.label),
      this.#field,
      element("button", { type: "submit" }, words.play),
      element(
        "button",
        { type: "button", className: "quiet", onclick: () => this.toggle() },
        words.close,
      ),
      this.#told,
    );
    (panel.parts.buttons?.closest(".turn-line") ?? panel.parts.stage).after(this.#form);
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#play();
    });
    this.#form.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle());
    panel.match.addEventListener("change", ({ detail }) => {
      if (!this.#form.hidden && !isTransient(detail.kind)) this.#help();
    });
  }

  toggle() {
    const open = this.#form.hidden;
    this.#form.hidden = !open;
    if (!open) {
      this.#field.blur(); // what held the focus before may not take it back, and keys are to be heard at once
      return this.#back?.focus();
    }
    this.#back = document.activeElement;
    this.#help();
    this.#field.focus();
  }

  // Every legal move as each notation writes it, the one shown first.
  get #written() {
    const { match, notation } = this.#panel,
      { notations } = match.foreign;
    const order = notations
      .map((_, i) => i)
      .sort((a, b) => Number(b === notation) - Number(a === notation));
    return match.state.moves.map((move) => [
      ...new Set([...order.map((i) => match.inNotation(move.words, i)), move.words]),
    ]);
  }

  // Why nothing can be typed now; "" where it can.
  get #barred() {
    const { match, view } = this.#panel,
      { outcome, toMove, players } = match.state;
    if (outcome.over) return words.over;
    if (toMove < 0) return view.real ? "" : words.roll;
    return players[toMove].machine ? words.computer : "";
  }

  #help() {
    const written = this.#written;
    this.#say(this.#barred || say(words.example, { moves: named(written, [0, 1, 2]) }));
  }

  #say(text, bad = false) {
    this.#told.textContent = text;
    this.#told.classList.toggle("bad", bad);
    this.#field.setAttribute("aria-invalid", String(bad));
  }

  // One word after the other; at the first that is no move it stops, and what follows stays in the field.
  #play() {
    const { match } = this.#panel;
    const typed = this.#field.value.trim().split(/\s+/).filter(Boolean);
    if (typed.length === 0) return this.#help();
    while (typed.length > 0) {
      const fault = this.#barred || this.#one(typed[0]);
      if (fault) {
        this.#field.value = typed.join(" ");
        this.#field.select();
        return this.#say(fault, true);
      }
      typed.shift();
    }
    this.#field.value = "";
    if (!match.state.outcome.over) this.#help();
  }

  // Plays a word; what is wrong with it, or "".
  #one(text) {
    const { match } = this.#panel,
      written = this.#written;
    const { move, several, near } = meant(text, written);
    if (several) return say(words.several, { text, moves: named(written, several) });
    if (near)
      return near.length === 0
        ? words.none
        : say(words.unknown, { text, n: written.length, moves: named(written, near) });
    match.play(match.state.moves[move].words);
    return "";
  }
}

const named = (written, which) =>
  which
    .slice(0, most)
    .flatMap((i) => written[i]?.slice(0, 1) ?? [])
    .join(", ");
