// A study as it is read: a chapter at a time, its text, its game to step through, and the way to the next. A touch on the board changes nothing.

import { BoardView } from "../board/accessible-board.mjs";
import { faultWords } from "../match/dialog.mjs";
import { isTransient, LiveMatch } from "../match/match-view.mjs";
import { MoveList } from "../match/moves.mjs";
import { standing } from "../match/steps.mjs";
import { Stepper, swipes } from "../match/stepper.mjs";
import { enable } from "../site/buttons.mjs";
import { openCore } from "../site/core.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { familyOf, known, playPage } from "../site/game-urls.mjs";
import { addShortcuts } from "../site/keys.mjs";
import { notationOf } from "../site/names.mjs";
import { say } from "../site/say.mjs";
import { encodeGame, gameOf } from "../store/link.mjs";
import { faults, page as pageWords, reader as words } from "../words/studies.mjs";

/** @import { Text } from "./study-text.mjs" */

export class StudyReader {
  #part;
  #match = new LiveMatch();
  #view = null;
  #list = null;
  #stepper;
  /** @type {Text} */ #study = null;
  #now = 0;
  #ticket = 0;
  #turned;

  /** `turned(chapter)` hears which chapter is shown, from 0. */
  constructor(root, { turned = (/** @type {number} */ _chapter) => {} } = {}) {
    this.#part = partsOf(root);
    this.#turned = turned;
    const stage = this.#part("stage");
    this.#stepper = new Stepper(stage, this.#match);
    stage.addEventListener("click", ({ target }) => {
      const step = target.closest("[data-step]");
      if (step && step.getAttribute("aria-disabled") !== "true")
        this.#stepper.step(step.dataset.step);
    });
    swipes(stage.querySelector(".board-holder"), {
      active: () => this.#match.state?.line.length > 0,
      step: (step) => this.#step(step),
    });
    this.#part("reader").addEventListener("click", ({ target }) => {
      const act = target.closest("[data-act]");
      if (act && act.getAttribute("aria-disabled") !== "true") this.#act(act.dataset.act);
    });
    this.#part("chapters").addEventListener("click", (event) => {
      const link = event.target.closest("a");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.go(Number(link.dataset.chapter), true);
    });
    const open = () => !this.#part("reader").hidden && this.#study !== null;
    addShortcuts("steps", {
      act: (name) => this.#step(name),
      has: () => open() && this.#match.state?.line.length > 0,
      shown: () => true,
    });
    addShortcuts("studies", { act: (name) => this.#act(name), has: open, shown: () => true });
    this.#match.addEventListener("change", ({ detail }) => {
      if (!isTransient(detail.kind)) this.#tell();
    });
  }

  get chapter() {
    return this.#now;
  }
  get match() {
    return this.#match;
  }

  /** Shows a study from a chapter on. @param {Text} study */
  async read(study, chapter = 0) {
    this.#study = study;
    await this.go(Math.max(0, Math.min(study.chapters.length - 1, chapter)));
  }

  /** To a chapter; `take`: the keyboard goes to its heading. */
  async go(chapter, take = false) {
    const { chapters } = this.#study;
    const { heading, text, record } = chapters[chapter];
    const ticket = (this.#ticket += 1);
    this.#now = chapter;
    this.#stepper.stop();
    this.#drawChapters();
    this.#part("count").textContent = say(words.of, { n: chapter + 1, count: chapters.length });
    this.#part("heading").textContent = heading;
    this.#part("text").replaceChildren(
      ...text
        .split(/\n\n+/)
        .filter(Boolean)
        .map((paragraph) => element("p", {}, paragraph)),
      ...(text === "" && record === "" ? [element("p", { className: "small" }, words.empty)] : []),
    );
    this.#turned(chapter);
    if (take) {
      this.#part("heading").focus({ preventScroll: true });
      if (this.#part("heading").getBoundingClientRect().top < 0)
        this.#part("chapter").scrollIntoView({ block: "start" });
    }
    this.#part("stage").hidden = this.#part("moves").hidden = record === "";
    this.#part("chapter").classList.toggle("boarded", record !== "");
    if (record !== "") await this.#open(record, heading, ticket);
    else this.#close();
  }

  #close() {
    this.#view?.close();
    this.#view = null;
  }

  async #open(record, heading, ticket) {
    try {
      const game = gameOf(record);
      if (!known(game)) throw { what: say(faults.noGame, { game }), expected: faults.games };
      const core = await openCore(familyOf(game));
      if (ticket !== this.#ticket) return;
      this.#match.use(core);
      const fault = this.#match.attempt(() => this.#match.read(record, ""));
      if (fault) throw fault;
    } catch (fault) {
      if (ticket !== this.#ticket) return;
      this.#close();
      this.#part("stage").hidden = this.#part("moves").hidden = true;
      this.#part("chapter").classList.remove("boarded");
      this.#part("text").append(
        element("p", { className: "bad" }, say(words.noBoard, { why: faultWords(fault) })),
      );
      return;
    }
    this.#close();
    this.#view = new BoardView(this.#part("board"), this.#match, {
      id: "study-board",
      title: say(words.board, { title: heading }),
      lying: "fits",
      narrow: true,
      legend: true,
      touch: () => false,
    });
    this.#list ??= new MoveList(this.#part("moves"), this.#match);
    this.#list.show(notationOf(this.#match.foreign.notations));
    this.#list.draw();
    this.#part("moves").hidden = this.#match.state.line.length === 0;
    const url = playPage(this.#match.game);
    url.hash = await encodeGame({ record });
    if (ticket === this.#ticket) this.#part("table").href = url.href;
  }

  // A step; past the last move to the next chapter, as a presentation remote goes.
  #step(name) {
    if (name === "on" && !this.#match.state.canRedo) return false;
    return this.#stepper.step(name);
  }

  #act(name) {
    const last = this.#study.chapters.length - 1;
    if (name === "chapter-on" && this.#now < last) return this.go(this.#now + 1, true);
    if (name === "chapter-back" && this.#now > 0) return this.go(this.#now - 1, true);
    const boarded = !this.#part("stage").hidden;
    if (name === "onward")
      return boarded && this.#match.state.canRedo ? this.#step("on") : this.#act("chapter-on");
    if (name === "backward")
      return boarded && this.#match.state.canUndo ? this.#step("back") : this.#act("chapter-back");
    return false;
  }

  #drawChapters() {
    const { chapters } = this.#study;
    this.#part("chapters").replaceChildren(
      ...chapters.map(({ heading }, i) =>
        element(
          "li",
          {},
          element(
            "a",
            {
              href: `#chapter-${i + 1}`,
              "data-chapter": String(i),
              "aria-current": i === this.#now && "true",
            },
            heading,
          ),
        ),
      ),
    );
    const acts = this.#part("reader");
    enable(acts.querySelector('[data-act="chapter-back"]'), this.#now > 0);
    enable(acts.querySelector('[data-act="chapter-on"]'), this.#now < chapters.length - 1);
  }

  #tell() {
    const { at, count, comment } = standing(this.#match.state);
    this.#part("at").textContent =
      count === 0
        ? words.position
        : at === 0
          ? say(words.start, { n: count })
          : say(words.at, { at, count });
    this.#part("told").textContent = comment;
  }
}

/** The name a chapter or study gets where it has none. */
export const headingOf = (heading, n) => heading.trim() || say(pageWords.chapterNamed, { n });
