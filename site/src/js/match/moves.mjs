// The list of moves: one line a turn, its words as buttons that lead to their place, takings with their sums.

import { isTransient } from "./match-view.mjs";
import { say } from "../site/say.mjs";
import { waysOn } from "./steps.mjs";
import { movesList } from "../words/match.mjs";
import { drawing, signs } from "../words/notes.mjs";

/** @import { LiveMatch } from "./match-view.mjs" */

/** Words of a move as they are printed. */
export const pretty = (words) =>
  words
    .replace(/-/g, "–")
    .replace(/^x(?=[a-z])/, "×")
    .replace(/([a-z0-9])x([a-z])/g, "$1 × $2");

/** Of a list of more lines than this, only a window of so many stands in the page. */
export const longList = 300,
  windowSize = 120;

/** The lines of a list of moves: [{turn, seat, first, later, aside, steps: [{step, ways, current}]}]; `first` of its turn, `later` than the place shown, `aside` on a variation. */
export function rowsOf(moves, turn) {
  const rows = [];
  let row = null,
    later = false,
    aside = false;
  for (const step of moves) {
    const ways = waysOn(step),
      way = ways.find(({ taken }) => taken);
    if (way && !way.main) aside = true;
    // A throw stands before the moves it gives.
    if (!row || row.turn !== step.turn || (row.seat !== step.seat && row.seat >= 0)) {
      row = {
        turn: step.turn,
        seat: step.seat,
        first: rows.at(-1)?.turn !== step.turn,
        later: false,
        aside: false,
        steps: [],
      };
      rows.push(row);
    }
    row.seat = step.seat;
    row.later = later && row.steps.length === 0;
    row.aside = aside;
    row.steps.push({ step, ways, current: Boolean(step.current) });
    if (step.current) later = true;
  }
  if (!later && turn !== undefined) for (const each of rows) each.later = true;
  return rows;
}

export class MoveList {
  /** @type {LiveMatch} */ #match;
  #list;
  #box;

  /** `root` holds `.list`, where the lines go. */
  constructor(root, match) {
    this.#match = match;
    this.#box = root.querySelector(".list");
    this.#list = document.createElement("ol");
    root.addEventListener("click", (event) => {
      const node = event.target.closest("[data-node]")?.dataset.node;
      if (node) match.go(Number(node));
      const more = event.target.closest("[data-more]")?.dataset.more;
      if (more) this.#more(Number(more));
    });
    this.#box.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    addEventListener("beforeprint", () => this.#show(true));
    addEventListener("afterprint", () => this.#show(false));
    match.addEventListener("change", ({ detail }) => isTransient(detail.kind) || this.draw());
    if (match.state) this.draw();
  }

  #notation = 0;
  #written = {};
  #hidden = false;

  /** Whether what follows the place shown is kept from the eye. */
  hide(hidden) {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.draw();
  }

  /** In which notation the moves are shown, by its place in the game's list. */
  show(notation) {
    if (notation === this.#notation) return;
    this.#notation = notation;
    if (this.#match.state) this.draw();
  }

  #words(step) {
    return step.covered ? movesList.covered : (this.#written[step.node] ?? pretty(step.words));
  }

  /** Draws the list, at the place shown: anew where it was drawn while nobody saw it. */
  draw() {
    this.#written = this.#notation > 0 ? this.#match.written(this.#notation) : {};
    const { line, cursor, turn } = this.#match.state;
    const open = this.#hidden
      ? line.slice(0, line.findIndex((step) => step.node === cursor) + 1)
      : line;
    const moves = open.filter((step) => step.words !== "" || step.covered);
    this.#start.textContent = this.#hidden ? "" : this.#match.state.comment;
    if (moves.length === 0) {
      const none = document.createElement("p");
      none.className = "none";
      none.textContent = this.#hidden ? movesList.hidden : movesList.none;
      this.#lines = [];
      this.#stand(none);
      return;
    }
    this.#lines = rowsOf(moves, turn);
    const here = this.#lines.findIndex(({ steps }) => steps.some(({ current }) => current));
    this.#from = this.#windowAt(here);
    this.#fill();
    const button = this.#box.querySelector('[aria-current="step"]');
    this.#box.scrollTop = button ? Math.max(0, button.offsetTop - this.#box.clientHeight / 2) : 0;
  }

  // ---- a window of a long list: the lines in sight and some about them; the others are room only ----

  #lines = [];
  #from = 0;
  #height = 28; // of a line, as far as it is known
  #whole = false;

  get #windowed() {
    return !this.#whole && this.#lines.length > longList;
  }
  get #to() {
    return this.#windowed
      ? Math.min(this.#lines.length, this.#from + windowSize)
      : this.#lines.length;
  }

  /** Where a window begins that has a line in its middle. */
  #windowAt(line) {
    return this.#windowed
      ? Math.max(0, Math.min(this.#lines.length - windowSize, line - windowSize / 2))
      : 0;
  }

  #fill() {
    const from = this.#windowed ? this.#from : 0,
      to = this.#to,
      count = this.#lines.length;
    const rows = this.#lines.slice(from, to).map((line, i) => {
      const row = this.#line(line);
      if (to - from < count) {
        row.setAttribute("aria-setsize", String(count));
        row.setAttribute("aria-posinset", String(from + i + 1));
      }
      return row;
    });
    this.#list.replaceChildren(
      ...[this.#room(from, -1), ...rows, this.#room(count - to, 1)].filter(Boolean),
    );
    this.#stand(this.#list);
    const [first, last] = [rows[0], rows.at(-1)];
    if (this.#windowed && last.offsetTop > first.offsetTop) {
      this.#height = (last.offsetTop - first.offsetTop) / (rows.length - 1);
      for (const room of this.#list.querySelectorAll(".unseen"))
        room.style.height = `${Math.max(28, room.lines * this.#height)}px`;
    }
  }

  #start = this.#comment("");

  // In the box; before it what is said of the beginning. What stands there already stays, with the focus in it.
  #stand(moves) {
    const all = this.#start.textContent ? [this.#start, moves] : [moves];
    const { children } = this.#box;
    if (children.length !== all.length || all.some((one, i) => one !== children[i]))
      this.#box.replaceChildren(...all);
  }

  // The room of lines that do not stand in the page, with a button for those who do not scroll.
  #room(lines, direction) {
    if (lines === 0) return null;
    const row = document.createElement("li");
    row.className = "unseen";
    row.lines = lines;
    Object.assign(row.style, { display: "flex", alignItems: direction < 0 ? "end" : "start" });
    const button = document.createElement("button");
    button.type = "button";
    button.className = "quiet more";
    button.dataset.more = direction;
    button.textContent = say(direction < 0 ? movesList.earlier : movesList.later, { n: lines });
    row.append(button);
    return row;
  }

  // On by a window, the keyboard at the line next to those that stood there.
  #more(direction) {
    const next = direction < 0 ? this.#from - 1 : this.#to;
    this.#from = this.#windowAt(next);
    this.#fill();
    const row = this.#list.querySelectorAll("li:not(.unseen)")[next - this.#from];
    row.querySelector("button").focus();
    row.scrollIntoView({ block: "nearest" });
  }

  // What is scrolled to comes to stand there; what has the focus stays.
  #scrolled() {
    if (!this.#windowed) return;
    const { scrollTop, clientHeight } = this.#box;
    const rows = this.#list.querySelectorAll("li:not(.unseen)");
    const above = rows[0].offsetTop,
      below = rows[rows.length - 1].offsetTop + rows[rows.length - 1].offsetHeight;
    const short =
      (scrollTop < above && this.#from > 0) ||
      (scrollTop + clientHeight > below && this.#to < this.#lines.length);
    if (!short) return;
    const active = this.#list.contains(document.activeElement) ? document.activeElement : null;
    // Who came by the keyboard to the button of a room is not to lose it.
    if (
      active?.dataset.more &&
      active.offsetTop + active.offsetHeight > scrollTop &&
      active.offsetTop < scrollTop + clientHeight
    )
      return;
    const focused = active?.dataset.node;
    this.#from = this.#windowAt(Math.round((scrollTop + clientHeight / 2) / this.#height));
    this.#fill();
    this.#box.scrollTop = scrollTop;
    if (focused === undefined) return;
    (this.#list.querySelector(`[data-node="${focused}"]`) ?? this.#box).focus({
      preventScroll: true,
    });
  }

  /** Draws all lines, for paper, or only a window again. */
  #show(whole) {
    if (whole === this.#whole || this.#lines.length <= longList) return;
    const { scrollTop } = this.#box;
    this.#whole = whole;
    this.#fill();
    this.#box.scrollTop = scrollTop;
  }

  #line({ steps, first, later, aside }) {
    const row = this.#row(steps.at(-1).step, first ? steps[0].step : null);
    row.classList.toggle("later", later);
    row.classList.toggle("aside", aside);
    for (const { step, ways } of steps) {
      row.lastElementChild.append(
        this.#button(step),
        ...ways.filter(({ taken }) => !taken).map((other) => this.#other(other)),
      );
      if (step.comment) row.lastElementChild.append(this.#comment(step.comment));
    }
    return row;
  }

  #row(step, numbered) {
    const row = document.createElement("li");
    const number = document.createElement("span");
    number.className = "n";
    number.textContent = numbered ? numbered.turn : "";
    const chip = document.createElement("span");
    chip.className = `chip s${this.#match.coat(step.seat)}`;
    chip.setAttribute("aria-hidden", "true");
    const words = document.createElement("span");
    words.className = "words";
    row.append(number, chip, words);
    return row;
  }

  #button(step) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.node = step.node;
    if (step.seat < 0) button.className = "throw";
    if (step.slip) button.className = "slip";
    button.append(this.#words(step));
    const sums = (step.reasons ?? []).map((reason) => reason.line).filter((sum) => /[=]/.test(sum));
    for (const sum of [...new Set(sums)]) {
      const part = document.createElement("span");
      part.className = "sum";
      part.textContent = sum;
      button.append(" ", part);
    }
    if (step.sign) {
      const sign = document.createElement("b");
      sign.className = "sign";
      sign.textContent = step.sign;
      sign.title = signs[step.sign];
      button.append(sign);
    }
    if (step.drawn) {
      const ring = document.createElement("i");
      ring.className = "drawn";
      ring.title = drawing.onMove;
      button.append(ring);
    }
    const told = document.createElement("span");
    told.className = "away";
    told.textContent = ` ${step.sign ? `${signs[step.sign]}. ` : ""}${step.said}${step.drawn ? ` ${drawing.onMove}.` : ""}`;
    button.append(told);
    if (step.current) button.setAttribute("aria-current", "step");
    return button;
  }

  // What else was played at the same place: a way one can go back to.
  #other(step) {
    const { node, name } = step;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "other";
    button.dataset.node = node;
    const told = document.createElement("span");
    told.className = "way";
    told.textContent = `${say(movesList.named, { name })} `;
    button.append(told, this.#words(step));
    return button;
  }

  #comment(words) {
    const line = document.createElement("p");
    line.className = "remark";
    line.textContent = words;
    return line;
  }
}
