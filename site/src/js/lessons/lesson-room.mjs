// The room's window of a lesson: the step shown, its words, its choices and its board, in step with the teacher's page.

import { actionOf } from "../site/actions.mjs";
import { actionButton } from "../site/buttons.mjs";
import { Watch, reading } from "../class/clock.mjs";
import { element } from "../site/dom.mjs";
import { hadRoom, openRoom, teach } from "../class/room-link.mjs";
import { say } from "../site/say.mjs";
import { bar as sentences } from "../words/lesson.mjs";

/** Whichever match the step shown has, as one match that a room can follow; null of a step without a board. */
export class ShownMatch extends EventTarget {
  #match = null;
  #hear = ({ detail }) => this.dispatchEvent(new CustomEvent("change", { detail }));

  turn(match) {
    if (match === this.#match) return;
    this.#match?.removeEventListener("change", this.#hear);
    this.#match = match;
    match?.addEventListener("change", this.#hear);
    this.#hear({ detail: { kind: "new", state: this.state } });
  }

  get state() {
    return this.#match?.state ?? null;
  }
  get record() {
    return this.#match.record;
  }
  get place() {
    return this.#match.place;
  }
}

/**
 * Keeps a window for the room in step with a lesson's player, and gives the teacher what is needed beside it in the lesson's
 * bar: whether the room is in step, pointer, spotlight, black screen, and how long this step lasts already.
 */
export class LessonRoom {
  #match = new ShownMatch();
  #link;
  #window = null;
  #player;
  #watch = new Watch();
  #parts = {};
  #step = null;

  /** How many windows follow. */
  rooms = 0;

  /** `bar` is the lesson's; `adopt` the id of a window that waits for a teacher. */
  constructor(player, root, bar, adopt = null) {
    this.#player = player;
    this.#tools(bar);
    // Men in danger would tell the answer.
    this.#link = teach(this.#match, {
      view: { says: "nothing", danger: false },
      adopt,
      onRooms: (now) => this.#tell(now),
    });
    const follow = async () => {
      const { step } = player;
      this.press();
      if (!step) return;
      await step.open();
      if (player.step !== step) return;
      if (step !== this.#step) this.#begin(step);
      this.#link.show({ flipped: Boolean(step.board?.far) });
      this.#link.slide(step.slide({ nth: player.now + 1, of: player.length }));
      this.#match.turn(step.match);
    };
    root.addEventListener("lesson", follow);
    root.addEventListener("toggle", follow, true);
    follow();
  }

  /** The room's window before all others; `notice` as in openRoom(). */
  async open(notice) {
    await this.#link.settled;
    this.#window = openRoom(this.#link, this.#window, notice);
  }

  /** Moves the pointer and the spotlight in the room. */
  point(mark) {
    this.#link.point(mark);
  }

  set black(black) {
    this.#link.show({ black });
  }

  // ---- for the teacher's eyes ----

  #tools(bar) {
    this.#parts.step = element(
      "p",
      { className: "step-told", role: "status", "data-step": "none", "data-testid": "in-step" },
      sentences.noScreen,
    );
    this.#parts.watch = element("output", {
      className: "step-time",
      "aria-live": "off",
      "data-testid": "step-time",
    });
    this.#parts.tools = element(
      "div",
      { className: "room-tools", role: "group", "aria-label": sentences.tools },
      this.#parts.step,
      ["pointer", "spotlight", "black"].map((act) =>
        actionButton(actionOf("lesson", act), { className: "quiet" }),
      ),
      this.#parts.watch,
    );
    bar.append(this.#parts.tools);
    setInterval(() => this.#tick(), 1000);
  }

  #tell({ rooms, inStep }) {
    this.rooms = rooms;
    if (rooms > 0) hadRoom(true);
    const { step } = this.#parts;
    step.dataset.step = rooms === 0 ? "none" : inStep ? "yes" : "no";
    const told =
      rooms === 0 ? sentences.noScreen : inStep ? sentences.upToDate : sentences.catchingUp;
    if (step.textContent !== told) step.textContent = told;
  }

  #begin(step) {
    this.#step = step;
    this.#watch.reset();
    this.#watch.start(performance.now());
    this.#tick();
  }

  #tick() {
    if (!this.#step) return;
    const { minutes } = this.#step.step;
    const time = reading(this.#watch.shows(performance.now()));
    this.#parts.watch.textContent =
      minutes > 0 ? say(sentences.timeOf, { time, minutes }) : say(sentences.time, { time });
  }

  /** Shows which of the tools are on. */
  press() {
    for (const act of ["pointer", "spotlight", "black"])
      this.#parts.tools
        .querySelector(`[data-act="${act}"]`)
        .setAttribute("aria-pressed", String(this.#player.on(act)));
  }
}
