// What happens at a table by itself: the computer thinks in a worker and plays its words, one move after another till its
// turn is done; dice fall, or wait for a person; and what cannot be played is said before the turn goes on.

import { createMachine } from "../../wasm/machine.mjs";
import { drawRoll } from "../board/dice.mjs";
import { isTransient } from "./match-view.mjs";

/** @import { LiveMatch } from "./match-view.mjs" */

const beforeThrow = 700,
  beforeMove = 450; // milliseconds
/** As long as it takes to read so many letters aloud. */
const tellingTime = (words) => 1800 + 45 * words.length;

const pause = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

export class Opponent extends EventTarget {
  /** @type {LiveMatch} */ #match;
  #machine = null;
  #task = null;
  #waiting = false;
  #going = false;
  #plan = [];

  /** Events: "thinking" {detail: seat or -1}, "waiting" {detail: true where a person stepped to a machine's turn}, "silent" {detail: {seconds}} where the computer had to be asked again, "fault". */
  constructor(match) {
    super();
    this.#match = match;
    match.addEventListener("change", ({ detail }) => this.#follow(detail));
  }

  /** By which equal moves are told apart: another one every time the page is opened. */
  seed = 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 0x7ffffffe);

  /** quick: throws fall by themselves, and a turn is over with its last die. real: throws are entered by hand. autoRoll: after a computer's
   * turn a person's dice fall by themselves. */
  manner = { quick: false, real: false, autoRoll: false };

  /** The seat that thinks; -1 nobody. */
  thinking = -1;

  /** A person stepped back to where the computer is to play; it waits to be told. */
  get waiting() {
    return this.#waiting;
  }

  /** While held, nothing happens by itself; let go, it waits to be told, as after a step back. */
  hold(held) {
    if (held === this.#held) return;
    this.#held = held;
    this.stop();
    if (this.#match.state) this.#follow({ kind: "go", state: this.#match.state });
  }

  #held = false;

  #follow({ kind, state }) {
    if (isTransient(kind) || kind === "note") return;
    this.stop();
    if (this.#held) {
      this.#plan = [];
      this.#setWaiting(false);
      return;
    }
    if (state.players.some((player) => player.machine)) this.#ready().warm();
    const due = this.#due(state);
    if (due !== "think" || state.atTurnStart || kind !== "move") this.#plan = [];
    // Who stepped back may look about: what would happen by itself waits to be told.
    this.#setWaiting(
      kind === "go" && (due === "think" || due === "throw") && state.awaits.what !== "throw",
    );
    if (due && kind !== "go") this.#play(due);
  }

  /** Looks again, after the manner was changed. */
  settle() {
    if (this.#match.state) this.#follow({ kind: "seat", state: this.#match.state });
  }

  // What happens by itself here: "think", "throw" (the worker rolls the dice), "say", or nothing.
  #due({ awaits, toMove, line, players }) {
    const { quick, real, autoRoll } = this.manner;
    const before = line.find((step) => step.current)?.seat ?? -1;
    if (toMove < 0 && real) return "";
    switch (awaits.what) {
      case "machine":
        return "think";
      case "machine throw":
        return "throw";
      case "say":
        return "say";
      case "throw":
        return quick || (autoRoll && players[before]?.machine) ? "throw" : "";
      case "hand over":
        return quick ? (toMove < 0 ? "throw" : "think") : "";
    }
    return "";
  }

  #setWaiting(waiting) {
    if (waiting === this.#waiting) return;
    this.#waiting = waiting;
    this.dispatchEvent(new CustomEvent("waiting", { detail: waiting }));
  }

  /** A person has said so already, and it is about to happen. */
  get going() {
    return this.#going;
  }

  /** A person says so: the dice fall, the turn is let go, what was said is done, or the computer plays on where it waited. */
  goOn() {
    if (this.#going) return; // said again, it would only be put off
    const { awaits, toMove } = this.#match.state;
    this.stop();
    this.#setWaiting(false);
    this.#going = awaits.what !== "say";
    this.dispatchEvent(new CustomEvent("waiting", { detail: false }));
    if (awaits.what === "say") this.#play("say", { wait: 0 });
    else if (toMove < 0) this.#play("throw", { wait: awaits.what === "throw" ? 0 : beforeThrow });
    else this.#play("think");
  }

  stop() {
    this.#going = false;
    this.#task?.abort();
    this.#task = null;
    this.#machine?.cancel();
    this.#think(-1);
  }

  #think(seat) {
    this.thinking = seat;
    this.dispatchEvent(new CustomEvent("thinking", { detail: seat }));
  }

  async #play(what, { wait = undefined } = {}) {
    const task = (this.#task = new AbortController());
    const { toMove, players, moves, say } = this.#match.state;
    if (what === "throw" || what === "say") {
      await pause(wait ?? (what === "throw" ? beforeThrow : tellingTime(say)), task.signal);
      if (task.signal.aborted) return;
      this.#task = null;
      this.#match.play(
        (what === "say"
          ? moves[0]
          : drawRoll(moves, crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32)
        ).words,
      );
      return;
    }
    // What it thought of for its whole throw it plays without thinking again.
    const next = this.#plan.shift();
    if (next && moves.some(({ words }) => words === next)) {
      await pause(beforeMove, task.signal);
      if (!task.signal.aborted) this.#match.play(next);
      return;
    }
    this.#plan = [];
    this.#think(toMove);
    try {
      const [thought] = await Promise.all([
        this.advise(players[toMove].level, task.signal),
        pause(beforeMove, task.signal),
      ]);
      if (task.signal.aborted || !thought) return;
      this.#think(-1);
      this.#task = null;
      if (this.#match.state.dice.length > 0) this.#plan = thought.line.slice(1);
      this.#match.play(thought.words);
    } catch (fault) {
      if (task.signal.aborted) return;
      this.#think(-1);
      this.#task = null;
      this.#setWaiting(true); // a person may ask it again
      this.dispatchEvent(new CustomEvent("fault", { detail: fault }));
    }
  }

  #ready() {
    return (this.#machine ??= createMachine(this.#match.card.family, {
      silent: (detail) => this.dispatchEvent(new CustomEvent("silent", { detail })),
    }));
  }

  /** What the computer would play at the place shown: {words, value, depth, line}; null where it was called off. */
  async advise(level, signal) {
    const { record, place } = this.#match;
    try {
      const thought = await this.#ready().think(record, level, {
        seed: this.seed,
        ...(place === null ? {} : { after: place }),
      });
      return signal?.aborted ? null : thought;
    } catch (fault) {
      if (fault.name === "AbortError") return null;
      throw fault;
    }
  }
}
