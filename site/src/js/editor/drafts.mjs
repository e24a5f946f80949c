// The drafts of one visit, so that beginning anew, from the opening or from a pasted text, is undone like every other step. Each
// draft remembers its own steps; here it is remembered how they follow one another.

const most = 20; // drafts that can be gone back to

const inside = (draft) => {
  const { men, values } = draft.state();
  return JSON.stringify([men, values]);
};

export class Drafts {
  #open;
  /** `steps`: of its own, that can be undone; `left`: another draft was begun from here; `behind`: how many steps were undone since. */
  #all = [];
  #at = -1;

  /** `open(start)` makes a draft (openDraft); it throws where a text cannot be read. */
  constructor(open) {
    this.#open = open;
  }

  get now() {
    return this.#all[this.#at].draft;
  }

  /** Begins a draft; the one before is a step back. Where it throws, all stays as it is. */
  begin(start) {
    const draft = this.#open(start);
    this.#forgetLater();
    if (this.#at >= 0) Object.assign(this.#all[this.#at], { left: true, behind: 0 });
    this.#all.push({ draft, steps: 0, left: false, behind: 0 });
    if (this.#all.length > most) this.#all.shift().draft.drop();
    this.#at = this.#all.length - 1;
    return draft;
  }

  /** Does something to the draft; what was undone before is given up, unless it throws. */
  edit(act) {
    const here = this.#all[this.#at],
      before = inside(here.draft);
    const done = act(here.draft);
    if (inside(here.draft) === before) return done; // no step
    here.steps += 1;
    this.#forgetLater();
    return done;
  }

  get canUndo() {
    return this.#at > 0 || this.#all[this.#at].steps > 0;
  }
  get canRedo() {
    const { draft, left, behind } = this.#all[this.#at];
    return left ? behind > 0 || this.#at + 1 < this.#all.length : draft.state().redo;
  }

  undo() {
    if (!this.canUndo) return false;
    const here = this.#all[this.#at];
    if (here.steps > 0) {
      here.draft.undo();
      here.steps -= 1;
      if (here.left) here.behind += 1;
    } else this.#at -= 1;
    return true;
  }

  redo() {
    if (!this.canRedo) return false;
    const here = this.#all[this.#at];
    if (here.left && here.behind === 0) this.#at += 1;
    else {
      here.draft.redo();
      here.steps += 1;
      if (here.left) here.behind -= 1;
    }
    return true;
  }

  #forgetLater() {
    for (const { draft } of this.#all.splice(this.#at + 1)) draft.drop();
    if (this.#at >= 0) this.#all[this.#at].left = false;
  }
}
