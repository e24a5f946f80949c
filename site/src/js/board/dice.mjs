// Games of dice at the table: the throw made or entered by hand, the turn let go, a throw taken back, what cannot be
// played said; and the counts a person may ask for. Everything it knows comes from the match's state.

import { actionOf, titleOf } from "../site/actions.mjs";
import { DiceOrder, playAtOneTouch, playToPlace } from "./one-touch.mjs";
import { castOf, castPicture } from "./roll-picture.mjs";
import { element } from "../site/dom.mjs";
import { isTransient } from "../match/match-view.mjs";
import { say } from "../site/say.mjs";
import { counts, turns } from "../words/match.mjs";

/** @import { LiveMatch } from "../match/match-view.mjs" */

/** One of the throws that may fall, as likely as it is; `at` from 0 to 1. */
export function drawRoll(moves, at) {
  for (const move of moves) if ((at -= move.odds) < 0) return move;
  return moves.at(-1);
}

const numbers = (words) => (words.match(/\d/g) ?? []).join(" ");

/** Whether the last step is a roll whose numbers the sentence after it, of what is to be played, says again. */
export const rollSaidAgain = (step, standing) =>
  (step.seat < 0 || /^[\d-]+$/.test(step.words)) &&
  numbers(step.said) !== "" &&
  numbers(step.said) === numbers(standing);

// A button that says what fell beside the screen.
const isFace = (spot) => (spot.cast?.length ?? 0) > 0;

export class DiceBar {
  /** @type {LiveMatch} */ #match;
  #opponent;

  /** Whether a touch on a piece plays it at once. */
  oneTouch = false;

  constructor(match, opponent) {
    this.#match = match;
    this.#opponent = opponent;
    this.order = new DiceOrder(match);
  }

  /** A throw is to be said number by number: it fell beside the screen, or the player may choose it. */
  get entering() {
    const { toMove, next, outcome } = this.#match.state;
    if (outcome.over || next.length === 0 || !next.every((spot) => isFace(this.#match.spots[spot])))
      return false;
    return toMove >= 0 || this.#opponent.manner.real;
  }

  // Pressed dice let the turn go, or are thrown; nothing where throws are entered by hand.
  get #pressedGo() {
    const { toMove, awaits } = this.#match.state;
    if (this.entering || this.#opponent.going) return false;
    if (awaits.what === "hand over") return toMove >= 0 || !this.#opponent.manner.real;
    return toMove < 0 && awaits.what === "throw";
  }

  /** The dice on the board that a person may press: to throw them, to end a turn, or to play the other one first. */
  get pressable() {
    const { dice } = this.#match.state;
    return this.#pressedGo || (this.oneTouch && this.order.swappable) ? dice : [];
  }

  /** What is touched on the board: true where it was for the dice alone. */
  touched(spot) {
    const { dice, toMove } = this.#match.state;
    if (this.pressable.includes(spot)) {
      if (this.#pressedGo) this.#opponent.goOn();
      else this.order.swap();
      return true;
    }
    if ((toMove < 0 && !this.entering) || (this.oneTouch && dice.includes(spot))) return true;
    return this.oneTouch && playToPlace(this.#match, spot);
  }

  /** A piece was touched and let go in its place: plays it with the first die that it can play, where nothing else is in doubt. */
  tap(spot) {
    return this.oneTouch && playAtOneTouch(this.#match, this.order, spot);
  }

  /** Presses a face, where a throw is being entered. */
  press(number) {
    if (!this.entering) return false;
    const spot = this.#match.spots.findIndex(
      (each) => isFace(each) && each.name === String(number),
    );
    if (!this.#match.state.next.includes(spot)) return false;
    this.#match.touch(spot);
    return true;
  }

  /** Throws, lets the turn go, or goes on after what was said: whatever the table waits for. */
  go() {
    const { toMove, awaits } = this.#match.state;
    if (this.entering || !["throw", "hand over", "say"].includes(awaits.what)) return false;
    if (toMove < 0 && this.#opponent.manner.real) return false;
    this.#opponent.goOn();
    return true;
  }

  /** What may be done now that is not a place on the board, as buttons. */
  buttons() {
    const { state, spots } = this.#match;
    const all = [];
    const button = (testid, label, act, primary = false, className = primary ? "primary" : "") =>
      all.push(
        element(
          "button",
          {
            type: "button",
            "data-testid": testid,
            className,
            onclick: act,
          },
          label,
        ),
      );
    if (this.entering) all.push(this.#picker(state, spots));
    else if (this.#opponent.going) return all;
    else if (this.#opponent.waiting)
      button("go-on", turns.letMove, () => this.#opponent.goOn(), true);
    else if (state.awaits.what === "throw") button("throw", turns.roll, () => this.go(), true);
    else if (state.awaits.what === "hand over")
      button("turn-done", turns.confirm, () => this.go(), true);
    else if (state.awaits.what === "say") button("go-on", turns.goOn, () => this.go(), true);
    else if (state.awaits.what === "move") {
      if (this.oneTouch && this.order.swappable) all.push(this.#swapButton());
      for (const spot of state.next)
        if (spots[spot].kind === "button")
          button(`spot-${spots[spot].name}`, spots[spot].label || spots[spot].name, () =>
            this.#match.touch(spot),
          );
    }
    if (state.ofThrow > 0 && !this.entering && this.#opponent.thinking < 0) {
      button("take-back", turns.undo, () => this.#match.undoChoice(), false, "in-bar");
      if (state.ofThrow > 1) button("retake", turns.undoAll, () => this.#match.undoThrow());
    }
    return all;
  }

  // The dice in the order in which they are played; pressed, the other way about.
  #swapButton() {
    const numbers = this.order.numbers;
    const dice = castOf(this.#match.pieces).filter(({ used, blank }) => !used && !blank);
    return element(
      "button",
      {
        type: "button",
        className: "swap-dice",
        "data-testid": "swap-dice",
        "aria-label": say(turns.swapDice, { die: numbers[0] }),
        title: say(turns.swapDice, { die: numbers[0] }),
        onclick: () => this.order.swap(),
      },
      numbers.map((number) => {
        const die = dice.find(({ text }) => Number(text) === number);
        return element(
          "span",
          { className: `die c${Math.max(0, die.coat)}`, "aria-hidden": "true" },
          castPicture(die),
        );
      }),
    );
  }

  #picker(state, spots) {
    const owner = Math.max(0, this.#match.coat(state.awaits.seat));
    const faces = spots
      .map((spot, index) => ({ spot, index }))
      .filter(({ spot }) => isFace(spot))
      .map(({ spot, index }) => {
        const drawn = spot.cast.some(({ body }) => body);
        return element(
          "button",
          {
            type: "button",
            className: drawn ? "throw" : `die c${owner}`,
            "data-testid": `die-${spot.name}`,
            "aria-label": spot.label || spot.name,
            "aria-disabled": state.next.includes(index) ? false : "true",
            onclick: () => this.press(spot.name),
          },
          spot.cast.map(castPicture),
        );
      });
    const said = state.touched.length > 0;
    return element(
      "div",
      {
        className: "picker",
        role: "group",
        "aria-label": turns.enterDice,
        "data-testid": "picker",
      },
      faces,
      said
        ? element(
            "button",
            {
              type: "button",
              "data-testid": "clear-dice",
              onclick: () => this.#match.dropTouches(),
            },
            turns.clear,
          )
        : null,
    );
  }
}

/** Pips to go, men off, odds: what the game counts, shown while its panel stands open. */
export class Counts {
  /** @type {LiveMatch} */ #match;
  #button;
  #body;
  #open = false;
  #pointed = false;

  constructor(root, match) {
    this.#match = match;
    const label = root.getAttribute("aria-label");
    this.#button = element(
      "button",
      {
        type: "button",
        "data-act": "counts",
        "aria-expanded": "false",
        "aria-controls": "counts-body",
        title: titleOf(actionOf("table", "counts"), label),
      },
      label,
    );
    this.#body = element("div", { id: "counts-body", className: "tallies", hidden: true });
    root.replaceChildren(element("h2", {}, this.#button), this.#body);
    root.hidden = false;
    this.#body.addEventListener("pointerover", (event) =>
      this.#show(event.target.closest("[data-spots]")),
    );
    this.#body.addEventListener("pointerleave", () => this.#show(null));
    this.#body.addEventListener("focusin", (event) =>
      this.#show(event.target.closest("[data-spots]")),
    );
    this.#body.addEventListener("focusout", () => this.#show(null));
    match.addEventListener("change", ({ detail }) => isTransient(detail.kind) || this.#draw());
  }

  get open() {
    return this.#open;
  }

  toggle(open = !this.#open) {
    this.#open = open;
    this.#button.setAttribute("aria-expanded", String(open));
    this.#body.hidden = !open;
    this.#draw();
    return open;
  }

  #draw() {
    if (!this.#open || !this.#match.state) return;
    const { spots } = this.#match;
    const groups = this.#match.tallies().map(({ title, rows }) =>
      element(
        "section",
        {},
        element("h3", {}, title),
        element(
          "dl",
          {},
          rows.map(({ label, value, spots: on }) =>
            element(
              "div",
              on.length > 0
                ? { "data-spots": on.map((spot) => spots[spot].name).join(" "), tabindex: "0" }
                : {},
              element("dt", {}, label),
              element("dd", {}, value),
            ),
          ),
        ),
      ),
    );
    this.#body.replaceChildren(...(groups.length > 0 ? groups : [element("p", {}, counts.none)]));
  }

  // The spots a line is about, marked on the board while it is pointed at.
  #show(line) {
    if (!line && !this.#pointed) return;
    this.#pointed = Boolean(line);
    this.#match.point([], line?.dataset.spots ?? "");
  }
}
