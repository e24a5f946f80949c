// Steps through a match, at a table and under a diagram alike: to the beginning, back, on, to the end, and by itself at a
// speed of the person's choosing. The buttons are those of lib/stepper.mjs; a finger may also swipe over the board.

import { actionOf } from "../site/actions.mjs";
import { enable } from "../site/buttons.mjs";
import { isTransient } from "./match-view.mjs";
import { get, set } from "../site/prefs.mjs";
import { Runner, speeds } from "./steps.mjs";
import { board } from "../words/board.mjs";

/** @import { State } from "../../wasm/shapes.d.ts" */

/** @import { LiveMatch } from "./match-view.mjs" */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How fast a game runs by itself, by the name of the speed; remembered. */
export const speed = () => get("speed");

export class Stepper {
  /** @type {LiveMatch} */ #match;
  #buttons;
  #instead;
  #can;
  #stopped = false;

  /**
   * `root` holds buttons with data-step: first, back, on, last, auto (by itself), onward (on, and from the end to the
   * beginning). `instead(step)` is asked before a step is taken and returns true where it did something else; `can(step,
   * state)` may forbid one.
   * @param {ParentNode} root @param {LiveMatch} match
   * @param {{ instead?: (step: string) => boolean, can?: (step: string, state: State) => boolean }} more
   */
  constructor(root, match, { instead = () => false, can = () => true } = {}) {
    this.#match = match;
    this.#buttons = [...root.querySelectorAll("[data-step]")];
    this.#instead = instead;
    this.#can = can;
    this.#runner = new Runner(
      () => this.#run(),
      (running) => this.#tell(running),
    );
    this.speed = speed();
    match.addEventListener("change", ({ detail }) => isTransient(detail.kind) || this.draw());
    for (const kind of ["pointerdown", "keydown"])
      addEventListener(kind, (event) => this.#touched(event), true);
    document.addEventListener("visibilitychange", () => document.hidden && this.stop());
    this.draw();
  }

  #runner;

  get running() {
    return this.#runner.running;
  }

  /** One of the names in `speeds`; where motion is to be spared, never the fastest. */
  set speed(name) {
    this.#runner.pace = calm.matches ? Math.max(speeds[name], speeds.normal) : speeds[name];
    set("speed", name);
  }

  stop() {
    this.#runner.stop();
  }

  /** Takes a step, by its name. */
  step(name) {
    const running = this.running || this.#stopped;
    this.stop();
    if (this.#instead(name)) return true;
    const match = this.#match,
      { canRedo, touched } = match.state;
    switch (name) {
      case "first":
        return match.go(-1);
      case "back":
        return touched.length > 0 ? match.dropTouches() : match.undo();
      case "on":
        return canRedo && match.redo();
      case "last":
        return match.go(-2);
      case "onward":
        if (touched.length > 0) match.dropTouches();
        return canRedo ? match.redo() : match.go(-1);
      case "auto":
        if (running) return true;
        if (!canRedo) match.go(-1);
        this.#runner.start();
        return true;
    }
    return false;
  }

  #run() {
    if (this.#match.state.canRedo) this.#match.redo();
    return this.#match.state.canRedo;
  }

  // Who touches anything wants to look: the game stands still. A key that means just this has then done it already.
  #touched({ target }) {
    this.#stopped = this.running && !target.closest?.('[data-part="speed"], [data-step="auto"]');
    if (this.#stopped) this.stop();
  }

  #tell(running) {
    const button = this.#buttons.find(({ dataset }) => dataset.step === "auto");
    button?.setAttribute("aria-pressed", String(running));
    button?.setAttribute("aria-label", running ? board.stopAlone : actionOf("study", "auto").label);
  }

  /** Which steps can be taken now. */
  draw() {
    const { state } = this.#match;
    if (!state) return;
    const { line, canUndo, canRedo } = state;
    const able = {
      first: canUndo,
      back: canUndo,
      on: canRedo,
      last: canRedo,
      auto: line.length > 1,
      onward: line.length > 0,
    };
    for (const button of this.#buttons) {
      const { step } = button.dataset;
      enable(button, able[step] && this.#can(step, state));
      if (step === "onward")
        button.textContent = !canRedo && canUndo ? board.again : canUndo ? board.next : board.play;
    }
  }
}

const far = 44,
  soon = 1000; // pixels and milliseconds of a swipe
const level = (across, down) => Math.abs(across) > 1.6 * Math.abs(down);

/**
 * A finger that swipes over `holder` takes a step: to the left on, to the right back; a tap goes through as it was. Only while
 * `active()`: elsewhere a finger drags men. What scrolls up and down stays with the page.
 */
export function swipes(holder, { active, step }) {
  let begun = null;
  holder.addEventListener(
    "pointerdown",
    (event) => {
      begun = null;
      if (event.pointerType !== "touch" || !event.isPrimary || !active()) return;
      begun = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      event.stopPropagation();
    },
    true,
  );
  // The drawn table listens for touches themselves; a tap comes to it as a click of the mouse.
  for (const kind of ["touchstart", "touchend"])
    holder.addEventListener(kind, (event) => begun && event.stopPropagation(), {
      capture: true,
      passive: true,
    });
  // Nor is it the beginning of a throw of the page, which would swallow the next tap.
  holder.addEventListener(
    "touchmove",
    (event) => {
      if (!begun) return;
      event.stopPropagation();
      const [{ clientX, clientY }] = event.touches;
      if (event.cancelable && level(clientX - begun.x, clientY - begun.y)) event.preventDefault();
    },
    { capture: true, passive: false },
  );
  holder.addEventListener(
    "pointerup",
    (event) => {
      if (!begun) return;
      const across = event.clientX - begun.x,
        down = event.clientY - begun.y;
      if (Math.abs(across) >= far && level(across, down) && event.timeStamp - begun.at <= soon)
        step(across < 0 ? "on" : "back");
    },
    true,
  );
  holder.addEventListener(
    "pointercancel",
    () => {
      begun = null;
    },
    true,
  );
}
