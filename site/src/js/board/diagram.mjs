// Diagrams in a text come alive: touch a man and see where he may go and what he may take, step through what the
// passage describes, or hand the position to the table. Woken when they come into sight, and what wakes them is fetched only
// then; one core serves them all.

import { able } from "../site/core.mjs";
import { say } from "../site/say.mjs";
import { loading } from "../words/board.mjs";

class Diagram {
  #figure;
  fetched;
  waking;

  constructor(figure, setUp) {
    this.#figure = figure;
    figure.addEventListener("click", ({ target }) => {
      const button = target.closest("[data-step]");
      if (button && button.getAttribute("aria-disabled") !== "true")
        this.wake().then((live) => live?.step(button.dataset.step));
    });
    figure
      .querySelector('[data-diagram="set"]')
      ?.addEventListener("click", async () =>
        setUp({ record: await this.record(), example: this.example, caption: this.caption }),
      );
  }

  /** The name of its record among the examples. */
  get example() {
    return /examples\/(.+)\.game$/.exec(this.#figure.dataset.record)?.[1] ?? null;
  }
  get caption() {
    return this.#figure.querySelector("b")?.textContent ?? "";
  }

  record() {
    return (this.fetched ??= fetch(this.#figure.dataset.record).then((answer) => {
      if (!answer.ok) throw new Error(say(loading.noDiagram, { status: answer.status }));
      return answer.text();
    }));
  }

  /** The diagram alive; null where that cannot be, and why is said under it. */
  wake() {
    return (this.waking ??= this.#wake().catch((fault) => {
      const line = this.#figure.querySelector(".say");
      if (line) line.textContent = fault.message;
      return null;
    }));
  }

  async #wake() {
    const [record, { LiveDiagram }] = await Promise.all([
      this.record(),
      import("./live-diagram.mjs"),
    ]);
    return LiveDiagram.open(this.#figure, record);
  }
}

/**
 * Wakes the diagrams under `root` as they come near; `setUp({record, example, caption})` puts one on the table. Gives the
 * diagrams by their figures.
 */
export function wakeDiagrams(root, setUp) {
  if (!able()) {
    for (const buttons of root.querySelectorAll("figure.diagram .acts")) buttons.remove(); // they could do nothing
    return new Map();
  }
  const diagrams = new Map(
    [...root.querySelectorAll("figure.diagram[data-record]")].map((figure) => [
      figure,
      new Diagram(figure, setUp),
    ]),
  );
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        diagrams.get(target).wake();
      }
    },
    { rootMargin: "200px" },
  );
  for (const figure of diagrams.keys()) watch.observe(figure);
  return diagrams;
}
