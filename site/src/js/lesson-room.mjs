// The room's window of a lesson: the step shown, its words, its choices and its board, in step with the teacher's page.

import { openRoom, teach } from "./room-link.mjs";

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

  get state() { return this.#match?.state ?? null; }
  get record() { return this.#match.record; }
  get place() { return this.#match.place; }
}

/** Opens a window for the room and keeps it in step with a lesson's player; the link is closed with the page. */
export class LessonRoom {
  #match = new ShownMatch();
  #link;
  #window = null;

  /** `onRooms({rooms, inStep})` hears how many windows follow, and whether they show what stands here. */
  constructor(player, root, { onRooms = () => {} } = {}) {
    // Men in danger would tell the answer.
    this.#link = teach(this.#match, { view: { says: "nothing", danger: false }, onRooms });
    const follow = async () => {
      const { step } = player;
      if (!step) return;
      await step.open();
      if (player.step !== step) return;
      this.#link.show({ flipped: Boolean(step.board?.far) });
      this.#link.slide(step.slide({ nth: player.now + 1, of: player.length }));
      this.#match.turn(step.match);
    };
    root.addEventListener("lesson", follow);
    root.addEventListener("toggle", follow, true);
    follow();
  }

  /** The room's window before all others; `notice` as in openRoom(). */
  open(notice) {
    this.#window = openRoom(this.#link, this.#window, notice);
  }

  /** Moves the pointer and the spotlight in the room. */
  point(mark) { this.#link.point(mark); }

  get black() { return this.#link.view.black; }
  set black(black) { this.#link.show({ black }); }
}
