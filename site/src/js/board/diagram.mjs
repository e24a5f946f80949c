// Diagrams in a text come alive: touch a man and see where he may go and what he may take, step through what the
// passage describes, or hand the position to the table. Woken when a person reads on and they come into sight, and what wakes
// them is fetched only then; one core serves them all.

import { able } from "../site/core.mjs";
import { makeEarlyTouches } from "../site/early-touches.mjs";
import { fetchOnce, unreachable } from "../site/network-fault.mjs";
import { say } from "../site/say.mjs";
import { readOn } from "../site/wait.mjs";
import { loading } from "../words/board.mjs";

class Diagram {
  #figure;
  /** Its record. Rejects where it cannot be had. */
  record = fetchOnce(async () => {
    const answer = await fetch(this.#figure.dataset.record);
    if (!answer.ok) throw new Error(say(loading.noDiagram, { status: answer.status }));
    return answer.text();
  });
  #words = null; // of its line, while it says why it cannot be had
  #wakeOnce = fetchOnce(() => this.#wake());

  constructor(figure, setUp) {
    this.#figure = figure;
    figure.addEventListener("click", ({ target }) => {
      const button = target.closest("[data-step]");
      if (button && button.getAttribute("aria-disabled") !== "true")
        this.wake().then((live) => live?.step(button.dataset.step));
    });
    figure.querySelector('[data-diagram="set"]')?.addEventListener("click", () =>
      this.record().then(
        (record) => setUp({ record, example: this.example, caption: this.caption }),
        (fault) => this.#tell(fault),
      ),
    );
  }

  /** The name of its record among the examples. */
  get example() {
    return /examples\/(.+)\.game$/.exec(this.#figure.dataset.record)?.[1] ?? null;
  }
  get caption() {
    return this.#figure.querySelector("b")?.textContent ?? "";
  }

  /** The diagram alive; null where that cannot be, and why is said under it. */
  wake() {
    return this.#wakeOnce().catch((fault) => this.#tell(fault));
  }

  #tell(fault) {
    const line = this.#figure.querySelector(".say");
    this.#words ??= [...(line?.childNodes ?? [])];
    line?.replaceChildren(unreachable(fault) ?? fault.message);
    return null;
  }

  async #wake() {
    const [record, { LiveDiagram }] = await Promise.all([
      this.record(),
      import("./live-diagram.mjs"),
    ]);
    const live = await LiveDiagram.open(this.#figure, record);
    const board = this.#figure.querySelector(".board-view");
    // One that was stood on end has its places elsewhere.
    if (board.classList.contains("on-end")) delete board.touches;
    makeEarlyTouches(board);
    if (this.#words) this.#figure.querySelector(".say")?.replaceChildren(...this.#words);
    return live;
  }
}

/**
 * Wakes the diagrams under `root` as they come near, once a person reads on; `setUp({record, example, caption})` puts one on the table. Gives the
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
        // One that could not be had is tried again when it comes into sight again.
        diagrams
          .get(target)
          .wake()
          .then((live) => live && watch.unobserve(target));
      }
    },
    { rootMargin: "200px" },
  );
  readOn().then(() => {
    for (const figure of diagrams.keys()) watch.observe(figure);
  });
  return diagrams;
}
