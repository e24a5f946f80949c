// The board of the editor: the same grid over the picture as a table has, with hands of its own. A press is a touch when it is let
// go where it began; else it carries the piece there, and takes it off where it is let go beside the board.

import { BoardView } from "../board/accessible-board.mjs";
import { element } from "../site/dom.mjs";

/** @import { DraftMatch } from "./draft-match.mjs" */

const dragFrom = 6; // pixels before a pressed piece is lifted

export class EditorBoard {
  #holder;
  #match;
  #view;
  #hands;
  #drag = null;

  /**
   * `hands`: touch(spot), carry(from, to) with to -1 beside the board, put(piece, spot), picture(piece) as an SVG's text.
   * @param {HTMLElement} holder @param {DraftMatch} match
   * @param {{ title: string, touch: (spot: number) => void, carry: (from: number, to: number) => void,
   *   put: (piece: number, spot: number) => void, picture: (piece: number) => string }} hands
   */
  constructor(holder, match, { title, ...hands }) {
    this.#holder = holder;
    this.#match = match;
    this.#hands = hands;
    this.#view = new BoardView(holder, /** @type {any} */ (match), {
      id: "editor-board",
      title,
      lying: "fits",
      narrow: true,
      danger: false,
      touch: (spot) => hands.touch(spot), // by key; what a pointer does is heard here before the board hears it
    });
    match.addEventListener("change", () => this.#mark());
    this.#mark();
    this.#listen();
  }

  get flipped() {
    return this.#view.options.flipped;
  }
  flip() {
    this.#view.show({ flipped: !this.flipped });
    this.#mark();
  }

  /** The spot the keyboard is on; -1: it is not on the board. */
  get focused() {
    const cell = document.activeElement?.closest("[data-spot]");
    return cell && this.#view.grid.contains(cell)
      ? Number(/** @type {HTMLElement} */ (cell).dataset.spot)
      : -1;
  }

  // A finger carries what stands on a spot, and rolls the page from one where nothing stands.
  #mark() {
    const held = new Set(this.#match.pieces.map(({ spot }) => spot));
    const { atFault, chosen } = this.#match;
    for (const cell of this.#view.grid.querySelectorAll("[data-spot]")) {
      const spot = Number(/** @type {HTMLElement} */ (cell).dataset.spot);
      cell.classList.toggle("held", held.has(spot));
      cell.classList.toggle("at-fault", atFault.has(spot));
      cell.classList.toggle("chosen", chosen?.has(spot) ?? false);
    }
  }

  #spotAt({ clientX, clientY }) {
    return this.#view.spotAt(clientX, clientY);
  }

  #listen() {
    const stop = (event) => event.stopPropagation();
    this.#holder.addEventListener(
      "pointerdown",
      (event) => {
        stop(event);
        const spot = this.#spotAt(event);
        if (event.button !== 0 || !event.isPrimary || spot < 0) return;
        if (event.pointerType === "mouse") event.preventDefault(); // no text is marked
        const man = this.#match.chosen ? null : this.#match.on(spot).at(-1);
        this.#begin(event, { from: spot, piece: man?.piece ?? -1 });
      },
      true,
    );
    // Done when the pointer was let go; a click without a pointer is a screen reader's, and is the grid's.
    this.#holder.addEventListener("click", (event) => event.detail > 0 && stop(event), true);
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#end(event));
    addEventListener("pointercancel", (event) => {
      if (this.#drag?.pointer === event.pointerId) this.#endDrag();
    });
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#drag?.ghost) this.#endDrag();
    });
  }

  /** A piece beside the board is pressed: dragged onto a spot, it is put there. @param {PointerEvent} event @param {number} piece */
  pressed(event, piece) {
    if (event.button === 0 && event.isPrimary) this.#begin(event, { from: -1, piece });
  }

  #begin({ clientX: x, clientY: y, pointerId: pointer }, { from, piece }) {
    this.#endDrag();
    this.#drag = { from, piece, x, y, pointer, ghost: null };
  }

  #move(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer || drag.piece < 0) return;
    const { clientX: x, clientY: y } = event;
    if (!drag.ghost) {
      if (Math.hypot(x - drag.x, y - drag.y) < dragFrom) return;
      drag.ghost = element("div", { className: "editor-ghost", "aria-hidden": "true" });
      drag.ghost.innerHTML = this.#hands.picture(drag.piece);
      const cell = this.#view.grid.querySelector(".held") ?? this.#view.grid.firstElementChild;
      const size = Math.max(32, cell?.getBoundingClientRect().width ?? 0);
      drag.ghost.style.width = drag.ghost.style.height = `${size}px`;
      document.body.append(drag.ghost);
      this.#holder.classList.add("carrying");
    }
    event.preventDefault();
    drag.ghost.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
  }

  #end(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const dragged = drag.ghost !== null;
    this.#endDrag();
    const to = this.#spotAt(event);
    if (!dragged) {
      if (drag.from < 0 || to !== drag.from) return;
      this.#view.stand(to);
      this.#hands.touch(to);
      return;
    }
    if (to >= 0 && to !== drag.from) {
      this.#view.stand(to);
      if (drag.from < 0) this.#hands.put(drag.piece, to);
      else this.#hands.carry(drag.from, to);
    } else if (to < 0 && drag.from >= 0 && this.#beside(event)) this.#hands.carry(drag.from, -1);
  }

  #beside({ clientX: x, clientY: y }) {
    const { left, top, right, bottom } = this.#holder.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  }

  #endDrag() {
    this.#drag?.ghost?.remove();
    this.#drag = null;
    this.#holder.classList.remove("carrying");
  }
}
