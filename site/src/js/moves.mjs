// The list of moves: one line a turn, its words as buttons that lead to their place, takings with their sums.

import { passing } from "./match-view.mjs";
import { waysOn } from "./steps.mjs";

/** Words of a move as they are printed. */
export const pretty = (words) => words.replace(/-/g, "–").replace(/^x(?=[a-z])/, "×").replace(/([a-z0-9])x([a-z])/g, "$1 × $2");

export class MoveList {
  #match;
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
    });
    match.addEventListener("change", ({ detail }) => passing(detail.kind) || this.#draw());
    if (match.state) this.#draw();
  }

  #notation = 0;
  #written = {};
  #hidden = false;

  /** Whether what follows the place shown is kept from the eye. */
  hide(hidden) {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#draw();
  }

  /** In which notation the moves are shown, by its place in the game's list. */
  show(notation) {
    if (notation === this.#notation) return;
    this.#notation = notation;
    if (this.#match.state) this.#draw();
  }

  #words(step) {
    return this.#written[step.node] ?? pretty(step.words);
  }

  #draw() {
    this.#written = this.#notation > 0 ? this.#match.written(this.#notation) : {};
    const { line, cursor, turn } = this.#match.state;
    const open = this.#hidden ? line.slice(0, line.findIndex((step) => step.node === cursor) + 1) : line;
    const moves = open.filter((step) => step.words !== "");
    if (moves.length === 0) {
      const none = document.createElement("p");
      none.className = "none";
      none.textContent = this.#hidden ? "What follows is hidden." : "No move has been made.";
      this.#box.replaceChildren(none);
      return;
    }
    const rows = [];
    let row = null, later = false, here = null, aside = false;
    for (const step of moves) {
      const ways = waysOn(step), way = ways.find(({ taken }) => taken);
      if (way && !way.main) aside = true;
      // A throw stands before the moves it gives.
      const joins = row && row.turn === step.turn && (row.seat === step.seat || row.seat < 0);
      if (!joins) {
        row = this.#row(step, rows.at(-1)?.turn !== step.turn);
        row.turn = step.turn;
        rows.push(row);
      }
      if (row.seat !== step.seat) row.querySelector(".chip").className = `chip s${this.#match.coat(step.seat)}`;
      row.seat = step.seat;
      row.classList.toggle("later", later && row.querySelector("button") === null);
      row.classList.toggle("aside", aside);
      const button = this.#button(step);
      row.lastElementChild.append(button, ...ways.filter(({ taken }) => !taken).map((other) => this.#other(other)));
      if (step.comment) row.lastElementChild.append(this.#comment(step.comment));
      if (step.current) {
        later = true;
        here = button;
      }
    }
    if (!here && turn !== undefined) rows.forEach((each) => each.classList.add("later"));
    this.#list.replaceChildren(...rows);
    this.#box.replaceChildren(this.#list);
    if (here) {
      const top = here.offsetTop - this.#box.clientHeight / 2;
      this.#box.scrollTop = Math.max(0, top);
    } else this.#box.scrollTop = 0;
  }

  #row(step, first) {
    const row = document.createElement("li");
    const number = document.createElement("span");
    number.className = "n";
    number.textContent = first ? step.turn : "";
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
    button.append(this.#words(step));
    const sums = (step.reasons ?? []).map((reason) => reason.line).filter((sum) => /[=]/.test(sum));
    for (const sum of [...new Set(sums)]) {
      const part = document.createElement("span");
      part.className = "sum";
      part.textContent = sum;
      button.append(" ", part);
    }
    const told = document.createElement("span");
    told.className = "away";
    told.textContent = ` ${step.said}`;
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
    told.textContent = `${name}: `;
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
