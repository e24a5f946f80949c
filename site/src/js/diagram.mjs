// Diagrams in a text come alive: touch a man and see where he may go and what he may take, step through what the
// passage describes, or hand the position to the table. Woken when they come into sight; one core serves them all.

import { able, openCore } from "./core.mjs";
import { cropOf, frameDiagram } from "./frame.mjs";
import { gameOf } from "./link.mjs";
import { LiveMatch } from "./match-view.mjs";
import { familyOf } from "./places.mjs";
import { BoardView } from "./twin.mjs";
import { sentence } from "./why.mjs";

class Diagram {
  #figure;
  #match = null;
  #view = null;
  #steps = 0;

  constructor(figure, setUp) {
    this.#figure = figure;
    const [play, set] = ["play", "set"].map((name) => figure.querySelector(`[data-diagram="${name}"]`));
    play?.addEventListener("click", () => this.wake().then((awake) => awake && this.#play()));
    set?.addEventListener("click", async () => setUp({ record: await this.record(), caption: figure.querySelector("b")?.textContent ?? "" }));
  }

  record() {
    return (this.fetched ??= fetch(this.#figure.dataset.record).then((answer) => {
      if (!answer.ok) throw new Error(`The record of this diagram could not be had (${answer.status}).`);
      return answer.text();
    }));
  }

  // True once the diagram is alive.
  wake() {
    return (this.waking ??= this.#wake().catch((fault) => {
      this.#say(fault.message);
      return false;
    }));
  }

  async #wake() {
    const record = await this.record();
    const match = new LiveMatch(await openCore(familyOf(gameOf(record))));
    const fault = match.attempt(() => match.read(record));
    if (fault) throw fault;
    match.frame(frameDiagram);
    this.#match = match;
    this.#steps = match.state.line.length;
    this.#view = new BoardView(this.#figure.querySelector(".board-view"), match, {
      id: `${this.#figure.id}-live`, title: this.#figure.querySelector("figcaption b")?.textContent ?? "Diagram", legend: true, crop: cropOf(match.spots),
    });
    match.addEventListener("change", ({ detail }) => this.#follow(detail));
    this.#label();
    return true;
  }

  #play() {
    const { canRedo, touched } = this.#match.state;
    if (touched.length > 0) this.#match.dropTouches();
    if (canRedo) this.#match.redo();
    else this.#match.go(-1);
  }

  #follow({ kind, state }) {
    this.#label();
    const last = state.line.find((step) => step.current && step.words);
    // What the record says of a move stands until it says more.
    const sofar = state.line.slice(0, state.line.indexOf(last) + 1);
    this.#tell(sofar.filter((step) => step.comment).at(-1)?.comment ?? "");
    if (kind === "touch") {
      const open = state.touched.length > 0 ? state.say : "";
      this.#say(open);
    } else this.#say(!last ? state.say : state.outcome.over ? `${sentence(last.said)} ${sentence(state.outcome.text)}` : last.said);
  }

  #label() {
    const button = this.#figure.querySelector('[data-diagram="play"]');
    if (!button) return;
    const { canRedo, canUndo } = this.#match.state;
    button.textContent = !canRedo && canUndo ? "Again" : canUndo ? "Next" : "Play it";
    button.hidden = this.#steps === 0;
  }

  // The words of the book that order a move, where the record has them.
  #tell(comment) {
    const line = this.#figure.querySelector(".comment") ?? this.#figure.querySelector(".say")?.insertAdjacentElement("afterend", Object.assign(document.createElement("p"), { className: "comment" }));
    if (line) line.textContent = comment;
  }

  #say(words) {
    const line = this.#figure.querySelector(".say");
    if (line) line.textContent = words;
  }
}

/** Wakes the diagrams under `root` as they come near; `setUp({record, at, caption})` puts one on the table. */
export function wakeDiagrams(root, setUp) {
  if (!able()) {
    for (const buttons of root.querySelectorAll("figure.diagram .acts")) buttons.remove();  // they could do nothing
    return;
  }
  const diagrams = new Map([...root.querySelectorAll("figure.diagram[data-record]")].map((figure) => [figure, new Diagram(figure, setUp)]));
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      diagrams.get(target).wake();
    }
  }, { rootMargin: "200px" });
  for (const figure of diagrams.keys()) watch.observe(figure);
}
