// “What would you play?”: the moves of a record are hidden, a person tries the next on the board and is told what his move
// was worth. A try that is not the record’s is taken back again, so that the record stays as it was.

import { isTransient } from "./match-view.mjs";
import { counted, judge, noGuesses } from "./steps.mjs";

/** @import { LiveMatch } from "./match-view.mjs" */

/** How long a move that was not the record’s stands on the board, in milliseconds. */
export const grace = 1600;

export class Guess extends EventTarget {
  /** @type {LiveMatch} */ #match;
  #hold;
  #steps = null; // the line that is guessed, as it was when it began
  #size = 0; // how many places the record has: any beyond is a try
  #at = 0; // moves that are open
  #questions = [];
  #try = null;
  #tries = 0;
  #due = 0;
  #quiet = false;

  /** `hold(true)` keeps the machine from playing meanwhile, hold(false) lets it go again. Event: "change", after which `told` is new.
   * @param {LiveMatch} match @param {{ hold?: (held: boolean) => void }} more */
  constructor(match, { hold = () => {} } = {}) {
    super();
    this.#match = match;
    this.#hold = hold;
    match.addEventListener(
      "change",
      ({ detail }) => this.on && !this.#quiet && this.#follow(detail),
    );
  }

  /** Whether moves are hidden now. */
  get on() {
    return this.#steps !== null;
  }
  tally = noGuesses;
  /** What was said last: null before any try, or {verdict: "right" | "variation" | "other" | "shown", step}, step being the move that was made. */
  told = null;
  /** Whether all moves are open. */
  get done() {
    return this.on && !this.#next;
  }
  /** How many moves are open, of how many; a try counts for nothing. */
  get at() {
    return this.#at;
  }
  get count() {
    return this.#steps?.length ?? 0;
  }
  /** Whether a try stands on the board. */
  get trying() {
    return this.#try !== null;
  }

  get #next() {
    return this.#steps[this.#at] ?? null;
  }

  /** Hides what follows the place shown; from the beginning where nothing does. */
  begin() {
    if (this.on || this.#match.state.line.length === 0) return false;
    if (!this.#match.state.canRedo) this.#match.go(-1);
    const { line, size, touched } = this.#match.state;
    if (touched.length > 0) this.#match.dropTouches();
    this.#steps = line;
    this.#size = size;
    this.#at = this.#place();
    this.#hold(true);
    this.#questions = [];
    this.tally = noGuesses;
    this.told = null;
    this.#advance();
    return true;
  }

  /** All moves are open again; a try is taken back. */
  end() {
    if (!this.on) return;
    this.#takeBack();
    this.#stop();
  }

  /** The move the record has here, for who gives it up. */
  show() {
    this.#takeBack();
    const next = this.#next;
    if (!next) return false;
    this.#quietly(() => this.#match.go(next.node));
    this.#open("shown", next);
    return true;
  }

  /** To the question before. */
  back() {
    if (this.#takeBack()) return this.#tell();
    this.#questions.pop(); // the one that is asked
    const at = this.#questions.pop();
    if (at === undefined && this.#at === 0) return undefined;
    this.#at = at ?? 0;
    this.told = null;
    this.#quietly(() => this.#match.go(this.#here));
    return this.#advance();
  }

  /** Takes a try back before its time. */
  again() {
    if (this.#takeBack()) this.#tell();
  }

  get #here() {
    return this.#at === 0 ? -1 : this.#steps[this.#at - 1].node;
  }

  #place() {
    const { cursor } = this.#match.state;
    return cursor === 0 ? 0 : this.#steps.findIndex(({ node }) => node === cursor) + 1;
  }

  #follow({ kind, state }) {
    if (kind === "new") return this.#stop();
    if (kind === "touch") return state.touched.length > 0 ? this.again() : undefined;
    if (isTransient(kind) || kind === "seat") return undefined;
    if (kind === "move") return this.#judge(state);
    this.#try = null;
    const at = this.#place();
    if (at === 0 && state.cursor !== 0) return this.#stop(); // into a variation: nothing there is hidden
    const before = this.#at;
    this.#at = at;
    return at > before ? this.#open("shown", this.#steps[at - 1], { at }) : this.#advance();
  }

  #judge(state) {
    if (this.#try) return this.again(); // a further move on top of one that does not count
    const next = this.#next,
      step = state.line.find(({ node }) => node === state.cursor);
    if (!next) return this.#stop(); // played on after the end: a move like any other
    const verdict = judge(next, state.cursor);
    if (verdict === "right") return this.#open("found", next);
    this.#tries += 1;
    this.#try = { node: state.cursor, fresh: state.cursor >= this.#size };
    this.told = { verdict, step };
    this.#due = setTimeout(() => this.again(), grace);
    return this.#tell();
  }

  // A move of the record stands open, found or shown.
  #open(outcome, step, { at = this.#at + 1 } = {}) {
    this.tally = counted(this.tally, outcome, this.#tries);
    this.told = { verdict: outcome === "found" ? "right" : "shown", step };
    this.#at = at;
    this.#advance();
  }

  // What chance decided, or the rules alone, is no question; nor is what the book has against its rules.
  #advance() {
    this.#tries = 0;
    this.#quietly(() => {
      for (
        let next;
        (next = this.#next) && (next.seat < 0 || next.slip || this.#match.state.moves.length === 1);
        this.#at += 1
      )
        this.#match.go(next.node);
    });
    if (this.#next && this.#questions.at(-1) !== this.#at) this.#questions.push(this.#at);
    this.#tell();
  }

  // True where there was one.
  #takeBack() {
    clearTimeout(this.#due);
    const tried = this.#try;
    if (!tried) return false;
    const next = this.#next;
    this.#try = null;
    this.#quietly(() => {
      if (tried.fresh) return this.#match.cut(tried.node);
      this.#match.go(next.node); // so that the line goes on as before
      return this.#match.undo();
    });
    return true;
  }

  #stop() {
    clearTimeout(this.#due);
    this.#steps = this.#try = null;
    this.#hold(false);
    this.#tell();
  }

  #quietly(act) {
    const before = this.#quiet;
    this.#quiet = true;
    try {
      act();
    } finally {
      this.#quiet = before;
    }
  }

  #tell() {
    this.dispatchEvent(new CustomEvent("change"));
  }
}
