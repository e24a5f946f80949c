// The machine at its seats: thinks in a worker and plays its words, one move after another till its turn is done.

import { createMachine } from "../wasm/machine.mjs";
import { passing } from "./match-view.mjs";

const pause = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

export class Opponent extends EventTarget {
  #match;
  #machine = null;
  #task = null;
  #waiting = false;

  /** Events: "thinking" {detail: seat or -1}, "waiting" {detail: true where a person stepped to a machine's turn}, "fault". */
  constructor(match) {
    super();
    this.#match = match;
    match.addEventListener("change", ({ detail }) => this.#follow(detail));
  }

  /** By which equal moves are told apart: another one every time the page is opened. */
  seed = 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 0x7ffffffe);

  /** A person stepped back to where the machine is to play; it waits to be told. */
  get waiting() { return this.#waiting; }

  #follow({ kind, state }) {
    if (passing(kind)) return;
    this.stop();
    if (state.players.some((player) => player.machine)) this.#ready().warm();
    const seat = state.toMove;
    const mine = !state.outcome.over && (seat < 0 || state.players[seat].machine);
    this.#setWaiting(mine && kind === "go");
    if (mine && kind !== "go") this.#play();
  }

  #setWaiting(waiting) {
    if (waiting === this.#waiting) return;
    this.#waiting = waiting;
    this.dispatchEvent(new CustomEvent("waiting", { detail: waiting }));
  }

  /** Plays on from here, where it waited. */
  goOn() {
    this.#setWaiting(false);
    this.#play();
  }

  stop() {
    this.#task?.abort();
    this.#task = null;
    this.#machine?.cancel();
    this.dispatchEvent(new CustomEvent("thinking", { detail: -1 }));
  }

  async #play() {
    const task = (this.#task = new AbortController());
    const { toMove, players, moves } = this.#match.state;
    if (toMove < 0) {
      // Nobody's move, such as a lot: all that may fall are as likely here.
      await pause(500, task.signal);
      if (!task.signal.aborted) this.#match.play(moves[crypto.getRandomValues(new Uint32Array(1))[0] % moves.length].words);
      return;
    }
    this.dispatchEvent(new CustomEvent("thinking", { detail: toMove }));
    try {
      const [thought] = await Promise.all([this.advise(players[toMove].level, task.signal), pause(450, task.signal)]);
      if (task.signal.aborted || !thought) return;
      this.dispatchEvent(new CustomEvent("thinking", { detail: -1 }));
      this.#task = null;
      this.#match.play(thought.words);
    } catch (fault) {
      if (task.signal.aborted) return;
      this.dispatchEvent(new CustomEvent("thinking", { detail: -1 }));
      this.dispatchEvent(new CustomEvent("fault", { detail: fault }));
    }
  }

  #ready() {
    return (this.#machine ??= createMachine());
  }

  /** What the machine would play at the place shown: {words, value, depth, line}; null where it was called off. */
  async advise(level, signal) {
    const { record, place } = this.#match;
    try {
      const thought = await this.#ready().think(record, level, { seed: this.seed, ...(place === null ? {} : { after: place }) });
      return signal?.aborted ? null : thought;
    } catch (fault) {
      if (fault.name === "AbortError") return null;
      throw fault;
    }
  }
}
