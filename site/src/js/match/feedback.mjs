// What a table does beside showing: sounds, vibration, and moves read aloud. Loaded once somebody wants one of them.

import { isTransient } from "./match-view.mjs";
import { Sounds } from "./sounds.mjs";

/** @import { State } from "../../wasm/shapes.d.ts" */
/** @import { Panel } from "./panel.mjs" */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds of vibration and rest. */
const shakes = { move: [15], capture: [15, 40, 30], dice: [10, 30, 10, 30, 10], end: [60, 60, 60] };

/** What a change of the match sounds like: "move", "capture", "dice" or "end"; "" where nothing happened on the board.
 * @param {string} kind @param {Pick<State, "outcome" | "line">} state */
export function soundOf(kind, { outcome, line }) {
  if (kind !== "move" && kind !== "end") return "";
  if (outcome.over) return "end";
  const step = line.find(({ current }) => current);
  if (!step) return "";
  if (step.seat < 0) return "dice";
  return step.capture === "" ? "move" : "capture";
}

export class Feedback {
  /** @type {Panel} */ #panel;
  #sounds = new Sounds();
  #spoken = "";

  /** @param {Panel} panel */
  constructor(panel) {
    this.#panel = panel;
    panel.match.addEventListener("change", ({ detail }) => this.#follow(detail));
  }

  /** One of them was switched on: it shows what it does; or off. @param {string} what @param {boolean} on */
  switched(what, on) {
    if (what === "sound" && on) this.#sounds.play("move");
    if (what === "vibration" && on) this.#vibrate("move");
    if (what === "aloud") {
      if (on) this.#speak(this.#panel.parts.say?.textContent ?? "");
      else globalThis.speechSynthesis?.cancel();
    }
  }

  /** @param {{ kind: string, state: State }} change */
  #follow({ kind, state }) {
    const { sound, vibration, aloud } = this.#panel.view;
    const what = soundOf(kind, state);
    if (what && sound) this.#sounds.play(what);
    if (what && vibration) this.#vibrate(what);
    // The line under the board says it already, for it is drawn first.
    if (aloud && (!isTransient(kind) || (kind === "touch" && state.refused.length > 0)))
      this.#speak(this.#panel.parts.say?.textContent ?? "");
  }

  #vibrate(what) {
    if (!calm.matches) navigator.vibrate?.(shakes[what]);
  }

  #speak(words) {
    const { speechSynthesis } = globalThis;
    if (!speechSynthesis || words === "" || words === this.#spoken) return;
    this.#spoken = words;
    speechSynthesis.cancel(); // the newest sentence is the one that matters
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = document.documentElement.lang || "en";
    speechSynthesis.speak(utterance);
  }
}
