// Two clocks at a table of two people: shown at their seats, the running one filled. They are saved with the match. They stand
// while the page is out of sight and after it was opened again, until somebody touches the table.

import { part, element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { clock as words } from "../words/match.mjs";
import { ChessClock, clockWords, readClock } from "./chess-clock.mjs";

/** @import { State } from "../../wasm/shapes.d.ts" */
/** @import { Panel } from "./panel.mjs" */

const beat = 100; // milliseconds between two looks

export class Clocks {
  /** @type {Panel} */ #panel;
  /** @type {ChessClock} */ #clock;
  #now;
  #timer = 0;
  #told = false;
  #away = new AbortController();

  /** `wanted`: {minutes, extra}, or a clock as it was kept. @param {Panel} panel @param {any} wanted */
  constructor(panel, wanted, now = () => performance.now()) {
    this.#panel = panel;
    this.#now = now;
    this.#clock = new ChessClock(wanted, readClock(wanted));
    this.#told = this.#clock.out >= 0;
    const { signal } = this.#away;
    panel.match.addEventListener("change", ({ detail }) => this.#follow(detail), { signal });
    // Before the page is put away, the match is saved with its clocks.
    const stop = () => this.running && this.pause();
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "hidden" && stop(),
      { signal, capture: true },
    );
    addEventListener("pagehide", stop, { signal, capture: true });
    for (const kind of ["pointerdown", "keydown"])
      panel.root.addEventListener(kind, () => this.#goOn(), { signal, capture: true });
    this.draw();
  }

  get running() {
    return this.#clock.running;
  }
  /** As they are saved. */
  get kept() {
    return this.#clock.kept(this.#now());
  }

  pause() {
    this.#clock.pause(this.#now());
    this.#panel.keepClocks();
    this.draw();
  }

  /** Takes the clocks away. */
  close() {
    this.#away.abort();
    clearInterval(this.#timer);
    for (const seat of this.#panel.parts.seats) part(seat, "clock")?.remove();
  }

  // The seat whose turn it is; -1 where the game is over.
  get #turn() {
    const { outcome, toMove, awaits } = this.#panel.match.state;
    return outcome.over ? -1 : toMove < 0 ? awaits.seat : toMove;
  }

  #follow({ kind, state }) {
    if (kind === "touch" || kind === "marks" || kind === "names" || kind === "new") return;
    const now = this.#now();
    if (state.outcome.over) this.#clock.pause(now);
    else if (kind === "move" && this.#turn >= 0) this.#clock.run(this.#turn, now, { played: true });
    else if (kind === "go" && this.#clock.running && this.#turn >= 0)
      this.#clock.run(this.#turn, now);
    this.draw();
  }

  // A touch of the table lets the clock of whoever is to move go on, once the first move was made.
  #goOn() {
    if (!this.#waits) return;
    this.#clock.run(this.#turn, this.#now());
    this.draw();
  }

  #tick = () => {
    this.#clock.look(this.#now());
    this.draw();
  };

  draw() {
    const now = this.#now();
    const out = this.#clock.look(now);
    if (this.running && !this.#timer) this.#timer = window.setInterval(this.#tick, beat);
    if (!this.running && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = 0;
    }
    this.#panel.parts.seats.forEach((seat, i) => {
      if (i > 1) return;
      const box = part(seat, "clock") ?? this.#made(seat);
      const shows = clockWords(this.#clock.left(i, now));
      if (box.textContent !== shows) box.textContent = shows;
      const runs = this.running && this.#clock.seat === i;
      const { name } = this.#panel.card.seats[i];
      const told = say(runs ? words.runs : this.#waits ? words.waits : words.stands, { name });
      if (box.title !== told) box.title = told;
      box.classList.toggle("running", runs);
      box.classList.toggle("waits", !runs && this.#waits && this.#turn === i);
      box.classList.toggle("out", out === i);
    });
    if (out >= 0 && !this.#told) this.#timeIsUp(out);
  }

  // It stands, and a touch lets it go on.
  get #waits() {
    const begun = this.#panel.match.state.line.some(({ seat }) => seat >= 0);
    return begun && !this.running && this.#clock.out < 0 && this.#turn >= 0;
  }

  #made(seat) {
    const box = element("span", { className: "clock", role: "timer", "data-part": "clock" });
    box.dataset.testid = "clock";
    seat.append(box);
    return box;
  }

  // A record cannot say that time ran out, so it is told, and the match may go on without clocks.
  #timeIsUp(out) {
    this.#told = true;
    const { seats } = this.#panel.card;
    this.#panel.keepClocks();
    this.#panel.notice(
      say(words.timeIsUp, { loser: seats[out].name, winner: seats[1 - out].name }),
      [
        { label: words.playOn, act: () => this.#panel.setClocks(null) },
        { label: words.newGame, primary: true, act: () => this.#panel.do("new") },
      ],
      { keep: true },
    );
  }
}
