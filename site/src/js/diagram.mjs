// Diagrams in a text come alive: touch a man and see where he may go and what he may take, step through what the
// passage describes, or hand the position to the table. Woken when they come into sight; one core serves them all.

import { able, openCore } from "./core.mjs";
import { cropOf, frameDiagram } from "./frame.mjs";
import { gameOf } from "./link.mjs";
import { LiveMatch } from "./match-view.mjs";
import { familyOf } from "./places.mjs";
import { Stepper, swipes } from "./stepper.mjs";
import { BoardView } from "./twin.mjs";
import { sentence } from "./why.mjs";

class Diagram {
  #figure;
  #match = null;
  #view = null;
  #stepper = null;

  constructor(figure, setUp) {
    this.#figure = figure;
    figure.addEventListener("click", ({ target }) => {
      const button = target.closest("[data-step]");
      if (button && button.getAttribute("aria-disabled") !== "true") this.wake().then((awake) => awake && this.#stepper.step(button.dataset.step));
    });
    figure.querySelector('[data-diagram="set"]')?.addEventListener("click", async () => setUp({ record: await this.record(), example: this.example, caption: this.caption }));
  }

  /** The name of its record among the examples. */
  get example() { return /examples\/(.+)\.game$/.exec(this.#figure.dataset.record)?.[1] ?? null; }
  get caption() { return this.#figure.querySelector("b")?.textContent ?? ""; }

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
    this.#view = new BoardView(this.#figure.querySelector(".board-view"), match, {
      id: `${this.#figure.id}-live`, title: this.#figure.querySelector("figcaption b")?.textContent ?? "Diagram", legend: true, crop: cropOf(match.spots),
    });
    match.addEventListener("change", ({ detail }) => this.#follow(detail));
    this.#stepper = new Stepper(this.#figure, match);
    if (match.state.line.length > 1) {
      this.#figure.classList.add("stepped");
      swipes(this.#figure.querySelector(".board-holder"), { active: () => match.state.canRedo && match.state.touched.length === 0, step: (step) => this.#stepper.step(step) });
    }
    return true;
  }

  #follow({ kind, state }) {
    const last = state.line.find((step) => step.current && step.words);
    // What the record says of a move stands until it says more.
    const sofar = state.line.slice(0, state.line.indexOf(last) + 1);
    this.#tell(sofar.filter((step) => step.comment).at(-1)?.comment ?? "");
    if (kind === "touch") {
      const open = state.touched.length > 0 ? state.say : "";
      this.#say(open);
    } else this.#say(!last ? state.say : state.outcome.over ? `${sentence(last.said)} ${sentence(state.outcome.text)}` : last.said);
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

/**
 * Wakes the diagrams under `root` as they come near; `setUp({record, example, caption})` puts one on the table. Gives the
 * diagrams by their figures.
 */
export function wakeDiagrams(root, setUp) {
  if (!able()) {
    for (const buttons of root.querySelectorAll("figure.diagram .acts")) buttons.remove();  // they could do nothing
    return new Map();
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
  return diagrams;
}
