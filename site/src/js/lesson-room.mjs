// The room's window of a lesson: the board of the step shown and what is asked there, in step with the teacher's page.

import { openRoom, teach } from "./room-link.mjs";

const longest = 160;  // characters that can still be read from the back row

/** The line the room reads: the last sentence asked, for the question is there; else what the step is called. */
export function roomLine({ title, asked = "" }) {
  const last = asked.trim().split(/(?<=[.?!:])\s+/).filter(Boolean).at(-1) ?? "";
  return last !== "" && last.length <= longest ? last : title.slice(0, longest);
}

/** Whichever match the step shown has, as one match that a room can follow; a step without a board leaves the one before. */
export class ShownMatch extends EventTarget {
  #match = null;
  #hear = ({ detail }) => this.dispatchEvent(new CustomEvent("change", { detail }));

  turn(match) {
    if (!match || match === this.#match) return;
    this.#match?.removeEventListener("change", this.#hear);
    this.#match = match;
    match.addEventListener("change", this.#hear);
    this.#hear({ detail: { kind: "new", state: match.state } });
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

  constructor(player, root) {
    this.#link = teach(this.#match, { view: { says: "own" } });
    const follow = async () => {
      const { step } = player;
      if (!step) return;
      await step.open();
      if (player.step !== step) return;
      this.#link.show({ words: roomLine({ title: step.step.title, asked: step.root.querySelector(".question")?.textContent }), flipped: Boolean(step.board?.far) });
      this.#match.turn(step.match);
    };
    root.addEventListener("lesson", follow);
    follow();
  }

  /** The room's window before all others; `notice` as in openRoom(). */
  open(notice) {
    this.#window = openRoom(this.#link, this.#window, notice);
  }
}
