// A diagram awake: its board, its steps, and the line under it that says what happens.

import { openCore } from "../site/core.mjs";
import { cropOf, frameDiagram } from "./diagram-crop.mjs";
import { gameOf } from "../store/link.mjs";
import { LiveMatch } from "../match/match-view.mjs";
import { familyOf } from "../site/game-urls.mjs";
import { Stepper, swipes } from "../match/stepper.mjs";
import { BoardView } from "./accessible-board.mjs";
import { refusal, sentence } from "../match/why.mjs";
import { board } from "../words/board.mjs";

export class LiveDiagram {
  #figure;
  #stepper;

  /** `record` shown in `figure`; rejects where it is not sound. As its diagram is drawn, or with `whole` the whole board, after the
   * words `at` (null: at its end). */
  static async open(figure, record, { whole = false, at = null } = {}) {
    const match = new LiveMatch(await openCore(familyOf(gameOf(record))));
    const fault = match.attempt(() => match.read(record, at));
    if (fault) throw fault;
    match.naming(figure.dataset.names === "book");
    if (!whole) match.frame(frameDiagram);
    return new LiveDiagram(figure, match, whole ? -1 : cropOf(match.spots));
  }

  /** @param {LiveMatch} match */
  constructor(figure, match, crop) {
    this.#figure = figure;
    this.match = match;
    this.view = new BoardView(figure.querySelector(".board-view"), match, {
      id: `${figure.id}-live`,
      title: figure.querySelector("figcaption b")?.textContent ?? board.diagram,
      lying: "fits",
      legend: true,
      crop,
    });
    match.addEventListener("change", ({ detail }) => this.#follow(detail));
    this.#stepper = new Stepper(figure, match);
    if (match.state.line.length > 1) {
      figure.classList.add("stepped");
      swipes(figure.querySelector(".board-holder"), {
        active: () => match.state.canRedo && match.state.touched.length === 0,
        step: (step) => this.step(step),
      });
    }
  }

  /** "first", "back", "on" or "last". */
  step(step) {
    this.#stepper.step(step);
  }

  #follow({ kind, state }) {
    const last = state.line.find((step) => step.current && step.words);
    // What the record says of a move stands until it says more.
    const sofar = state.line.slice(0, state.line.indexOf(last) + 1);
    this.#tell(sofar.filter((step) => step.comment).at(-1)?.comment ?? "");
    if (kind === "touch") {
      if (state.refused.length > 0) this.#say(...refusal(state.refused[0]));
      else this.#say(state.touched.length > 0 ? state.say : "");
    } else
      this.#say(
        !last
          ? state.say
          : state.outcome.over
            ? `${sentence(last.said)} ${sentence(state.outcome.text)}`
            : last.said,
      );
  }

  // The words of the book that order a move, where the record has them.
  #tell(comment) {
    const line =
      this.#figure.querySelector(".comment") ??
      this.#figure
        .querySelector(".say")
        ?.insertAdjacentElement(
          "afterend",
          Object.assign(document.createElement("p"), { className: "comment" }),
        );
    if (line) line.textContent = comment;
  }

  #say(...words) {
    this.#figure.querySelector(".say")?.replaceChildren(...words);
  }
}
