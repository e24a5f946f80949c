// The board on the page: the picture the core paints, and over it a grid of HTML cells, one a spot, for pointer, keyboard and
// screen reader. Where a canvas draws the board, the picture is hidden and the grid stays.
// Long: one element whose parts share its state.

import { longPoints } from "./diagram-crop.mjs";
import { gridRows } from "./grid-rows.mjs";
import { slideMen } from "./move-animation.mjs";
import { fetchOnce, passOver } from "../site/network-fault.mjs";
import { markOf } from "../../wasm/flags.mjs";
import { get } from "../site/prefs.mjs";
import { outlineOf, within } from "./spot-outline.mjs";
import { tooNarrow } from "./board-transform.mjs";
import { board as words } from "../words/board.mjs";

/** @import { LiveMatch } from "../match/match-view.mjs" */

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia(tooNarrow);
const dragFrom = 6; // pixels before a pressed man is lifted

/** What is touched is the grid: the picture's own places are not drawn. */
function withoutPlaces(svg) {
  const places = svg.indexOf('<g class="hits">');
  return places < 0 ? svg : `${svg.slice(0, places)}</svg>`;
}

export class BoardView {
  /** @type {LiveMatch} */ #match;
  #holder;
  #picture;
  #grid;
  #cells = new Map();
  #focus = -1;
  #framed = "";
  #drag = null;
  #boxes = new Map(); // where cells lie, in hundredths of the board
  #ratio = 1;
  #layer = null; // what somebody drew on the board, once there is something
  #fetchLayer = fetchOnce(() =>
    import("./drawn-marks.mjs").then(({ MarkLayer }) => new MarkLayer(this.#holder, this.#match)),
  );
  #painted = ""; // the picture as the core gave it; "" where a hand has changed it since

  /**
   * `holder` gets the picture and the grid. Options: id (prefix of the picture's ids), title (the board's accessible name),
   * lying ("fits": as the window asks for), flipped, takings (every taking open, with its sum), dress (of men of chess: "figure", "native", "sign"; "": as the game is shown first; left out: as the person chose), around (players sit round), legend (where one is needed), crop (squares of margin about the men, -1 for the whole board),
   * narrow (hands lie above and below in a narrow window),
   * coordinates, destinations, danger and sums (whether each is shown), movable (what a person can move is marked before the first touch), plain (the picture draws the board, whoever else could),
   * touch (what a touch of a spot does, where it is not the match's own), also (spots that may be touched besides the match's own),
   * tap (what follows a touch that was no drag), first (the spot of the die that is played first; -1),
   * marked (whether what somebody drew is shown now), begun and preview (a spot and marks that are being drawn).
   */
  constructor(holder, match, options) {
    this.#holder = holder;
    this.#match = match;
    this.options = {
      lying: false,
      flipped: false,
      takings: false,
      dress: get("pieces"),
      around: false,
      coordinates: true,
      destinations: true,
      danger: false,
      sums: true,
      movable: false,
      legend: false,
      crop: -1,
      narrow: false,
      resting: false,
      plain: false,
      begun: -1,
      ...options,
    };
    this.#picture = document.createElement("div");
    this.#picture.className = "picture";
    this.#picture.setAttribute("aria-hidden", "true");
    this.#grid = document.createElement("div");
    this.#grid.className = "grid";
    this.#grid.setAttribute("role", "grid");
    this.#grid.setAttribute("aria-label", this.options.title);
    this.#grid.dataset.testid = "board-grid";
    holder.replaceChildren(this.#picture, this.#grid);
    holder.classList.add("awake");
    this.#listen();
    match.addEventListener("change", this.#follow);
    this.#resized = new ResizeObserver(() => this.#place());
    this.#resized.observe(holder);
    narrow.addEventListener("change", this.#refit);
    this.#build();
    this.#mark();
    this.draw();
  }

  #resized;
  #built;

  // Whether something else draws the board now.
  get #resting() {
    return this.options.resting && !this.options.plain;
  }

  get grid() {
    return this.#grid;
  }

  get #lying() {
    return this.options.lying === "fits"
      ? narrow.matches && longPoints(this.#match.spots)
      : this.options.lying;
  }

  /** Whether the board lies as a narrow window wants it: what is beside the squares elsewhere is above and below them. */
  get narrow() {
    return this.options.narrow && narrow.matches && !this.#lying;
  }

  #refit = () => (this.options.lying === "fits" || this.options.narrow) && this.show({});

  close() {
    narrow.removeEventListener("change", this.#refit);
    this.#match.removeEventListener("change", this.#follow);
    this.#resized.disconnect();
  }

  /**
   * Changes how the board is shown: {lying, flipped, takings, dress, around …}; resting: the picture is hidden, for something else draws
   * the board, and places(spots, pictured) says where its spots lie; pictured: where a picture has them.
   */
  show(options) {
    Object.assign(this.options, options);
    this.#mark();
    if (this.#resting || this.#framed === "resting") this.#framed = "";
    this.draw();
  }

  #mark() {
    this.#holder.classList.toggle("drawn", this.#resting);
    for (const what of ["destinations", "sums"])
      this.#holder.classList.toggle(`no-${what}`, !this.options[what]);
  }

  // What the players of the seats can change on a board where nothing is hidden.
  get #touchable() {
    const { next, touched } = this.#match.state;
    const { also, first } = this.options;
    return JSON.stringify([next, touched, also?.(), first?.(), [...this.#movable]]);
  }
  #touchableThen = "";

  #follow = ({ detail }) => {
    if (detail.kind === "new") this.#build();
    if (
      detail.kind === "seat" &&
      !this.#match.card.hasHidden &&
      this.#touchable === this.#touchableThen
    )
      return;
    this.draw();
  };

  draw() {
    // The table may ask before a new match of another board is heard of here.
    if (this.#built !== this.#match.spots) this.#build();
    this.#holder.classList.toggle("on-end", this.options.lying === "fits" && this.#lying);
    if (!this.#resting) this.#paint();
    this.#place();
    this.#speak();
    this.drawMarks();
  }

  /** Shows what is drawn on the board at the place shown, and what is about to be drawn. */
  async drawMarks() {
    const marks = () => [
      ...(this.options.marked?.() === false ? [] : (this.#match.state?.marks ?? []).map(markOf)),
      ...(this.options.preview ?? []),
    ];
    if (!this.#layer && marks().length === 0 && this.options.begun < 0) return;
    // Without a network the board is drawn without them, and they are fetched when it is drawn next.
    this.#layer ??= await this.#fetchLayer().catch(passOver);
    this.#layer?.draw(marks(), this.#boxes, this.#ratio, this.options.begun);
  }

  // The picture anew; a man who stands elsewhere than before is seen to go there.
  #paint() {
    const drawn = this.#svg({ focusable: true });
    if (drawn === this.#painted && this.#framed !== "") return;
    this.#painted = drawn;
    const men = () =>
      new Map(
        [...this.#picture.querySelectorAll("[data-man]")].map((man) => [man.dataset.man, man]),
      );
    const before = new Map([...men()].map(([id, man]) => [id, man.getAttribute("transform")]));
    const size = this.#picture.querySelector("svg")?.getAttribute("viewBox");
    this.#picture.innerHTML = withoutPlaces(drawn);
    this.#measure();
    if (calm.matches || size !== this.#picture.querySelector("svg").getAttribute("viewBox")) return;
    slideMen(before, men());
  }

  /** The board drawn as it stands now, also where the canvas is seen instead. @returns {SVGSVGElement} */
  picture() {
    this.#paint();
    return this.#picture.querySelector("svg");
  }

  /** What draws other matches of this game as this board is drawn now. @returns {(match: { svg: (options: object) => string }) => string} */
  painter() {
    const how = { ...this.#look, id: `${this.options.id}-other`, title: this.options.title };
    return (match) => withoutPlaces(match.svg(how));
  }

  get #look() {
    const { flipped, coordinates, takings, danger, legend, crop, dress, around, notation } =
      this.options;
    return {
      lying: this.#lying,
      flipped,
      labels: coordinates,
      takings,
      danger,
      legend,
      crop,
      [dress]: true,
      around,
      narrow: this.narrow,
      ...(notation === undefined ? {} : { notation }),
    };
  }

  #svg(more = {}) {
    const { id, title } = this.options;
    return this.#match.svg({ id, title, ...this.#look, ...more });
  }

  // ---- the grid ----

  #build() {
    this.#built = this.#match.spots;
    const { rows, cells } = gridRows(this.#built);
    this.#cells = cells;
    const had = this.#grid.contains(document.activeElement);
    this.#framed = "";
    this.#boxes.clear();
    this.#grid.replaceChildren(...rows);
    if (!this.#cells.has(this.#focus))
      this.#focus =
        this.#match.state.next.find((spot) => this.#cells.has(spot)) ??
        this.#cells.keys().next().value ??
        -1;
    this.#settle(this.#focus, had);
  }

  // What a person can move, where nothing is touched yet.
  get #movable() {
    const { next, touched, toMove, players } = this.#match.state;
    if (!this.options.movable || touched.length > 0 || toMove < 0 || players[toMove].machine)
      return new Set();
    return new Set(next.filter((spot) => /point|pocket/.test(this.#match.spots[spot].kind)));
  }

  #speak() {
    this.#touchableThen = this.#touchable;
    const { next, touched } = this.#match.state;
    const movable = this.#movable;
    const spoken = this.#match.spoken;
    const open = new Set([...next, ...(this.options.also?.() ?? [])]),
      begun = new Set(touched);
    const pockets = this.#match.spots.some(({ kind }) => kind === "pocket");
    const first = this.options.first?.() ?? -1;
    const held = new Set(pockets ? this.#match.pieces.map(({ spot }) => spot) : []);
    for (const [index, cell] of this.#cells) {
      cell.setAttribute("aria-label", spoken[index]);
      // An empty place of a hand is nothing to anybody.
      const idle =
        this.#match.spots[index].kind === "pocket" && !open.has(index) && !held.has(index);
      cell.classList.toggle("idle", idle);
      cell.classList.toggle("open", open.has(index));
      cell.classList.toggle("movable", movable.has(index));
      if (movable.has(index)) cell.setAttribute("aria-description", words.canMove);
      else cell.removeAttribute("aria-description");
      cell.classList.toggle("first", index === first);
      if (begun.has(index)) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
    }
    this.#rows();
    this.#shown(open);
  }

  // The keyboard's place is never one that is not there: the one stop for Tab would be lost, and the focus with it.
  #shown(open = new Set()) {
    const there = (index) =>
      this.#cells.has(index) && !this.#cells.get(index).hidden && !this.#idle(index);
    if (there(this.#focus)) return;
    const all = [...this.#cells.keys()].filter(there);
    this.#settle(
      all.find((index) => open.has(index)) ?? all[0] ?? -1,
      this.#grid.contains(document.activeElement),
    );
  }

  // Every cell over its place in the picture, in hundredths of it, so that it follows every size; once for every way
  // the board lies.
  #measure() {
    const box = this.#picture.querySelector("svg").viewBox.baseVal;
    const { flipped } = this.options;
    const frame = [box.x, box.y, box.width, box.height, this.#lying, flipped, this.narrow].join(
      " ",
    );
    if (frame === this.#framed) return;
    this.#framed = frame;
    const pictured = this.#pictured();
    for (const index of this.#cells.keys()) this.#put(index, pictured.get(index) ?? null);
    this.#tidy();
  }

  // Or where whoever draws in its stead says.
  #place() {
    const { places } = this.options;
    if (this.#resting) {
      if (this.#framed === "resting") return;
      const pictured = this.#pictured();
      places?.(this.#match.spots, pictured)?.forEach((place, index) => this.#put(index, place));
      this.#tidy();
      this.#framed = "resting";
    } else if (this.#framed === "") this.#paint();
  }

  // Gives the board its shape, and says where a picture of it has the spots as it lies now: by spot, [left, top, width, height] in
  // hundredths of it.
  #pictured() {
    const { width, height, places } = this.#match.extent(this.#look);
    this.#shape(width / height);
    const across = (length) => (length / width) * 100,
      down = (length) => (length / height) * 100;
    return new Map(
      places.map((place) => [
        place.spot,
        [across(place.left), down(place.top), across(place.width), down(place.height)],
      ]),
    );
  }

  #shape(ratio) {
    this.#ratio = ratio;
    // The seats keep to the board's width.
    for (const place of [this.#holder.parentElement, this.#holder.closest(".stage")])
      place?.style.setProperty("--ratio", String(ratio));
  }

  #tidy() {
    this.#rows();
    this.#shown();
    if (this.#layer) this.drawMarks();
  }

  // Hide rows that have no visible cell.
  #rows() {
    for (const row of this.#grid.children)
      row.hidden = [...row.children].every(
        (cell) => cell.hidden || cell.classList.contains("idle"),
      );
  }

  #put(index, place) {
    const cell = this.#cells.get(index);
    if (!cell) return;
    cell.hidden = !place;
    if (place) this.#boxes.set(index, place);
    else this.#boxes.delete(index);
    if (place)
      ["left", "top", "width", "height"].forEach((side, i) => {
        cell.style[side] = `${place[i]}%`;
      });
  }

  /** Puts the grid over the board anew: its size or its place has changed. */
  settle() {
    if (this.#resting) this.#framed = "";
    this.#place();
  }

  /** Puts the keyboard's place on a spot that was touched elsewhere, and the focus with it. */
  stand(spot) {
    if (!this.#cells.has(spot)) return; // a button has no place in the grid
    this.#settle(spot, false);
    this.#cells.get(spot).focus({ preventScroll: true });
  }

  /** Whether a spot that may be touched lies at a place of the window. */
  opensAt(x, y) {
    return [...this.#cells].some(
      ([spot, cell]) =>
        !cell.hidden &&
        (cell.classList.contains("open") || cell.hasAttribute("aria-selected")) &&
        this.#holds(spot, x, y),
    );
  }

  // Whether a spot's outline holds a place of the window.
  #holds(spot, x, y) {
    const { left, top, right, bottom } = this.#cells.get(spot).getBoundingClientRect();
    if (x < left || x >= right || y < top || y >= bottom) return false;
    const corners = outlineOf(this.#match.spots[spot], {
      lying: this.#lying,
      flipped: this.options.flipped,
    });
    return !corners || within(corners, (x - left) / (right - left), (y - top) / (bottom - top));
  }

  /** The spot at a place of the window; -1 where there is none. */
  spotAt(x, y) {
    return (
      [...this.#cells.keys()].find(
        (spot) => !this.#cells.get(spot).hidden && this.#holds(spot, x, y),
      ) ?? -1
    );
  }

  // The spot at a place of the window whose topmost cell is that one's; -1 where the place is in no outline.
  #spotAt(x, y, topmost) {
    if (topmost >= 0 && this.#holds(topmost, x, y)) return topmost;
    return this.#match.spots.some(({ outline }) => outline) ? this.spotAt(x, y) : topmost;
  }

  /** Where the middles of the spots in sight lie in the window: [{spot, x, y}], in pixels. */
  middles() {
    return [...this.#cells]
      .filter(([, cell]) => !cell.hidden)
      .map(([spot, cell]) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return { spot, x: left + width / 2, y: top + height / 2 };
      })
      .filter(({ x, y }) => x !== 0 || y !== 0); // idle cells have no place
  }

  #settle(index, focus = true) {
    this.#cells.get(this.#focus)?.setAttribute("tabindex", "-1");
    this.#focus = index;
    const cell = this.#cells.get(index);
    if (!cell) return;
    cell.tabIndex = 0;
    if (focus) cell.focus({ preventScroll: false });
  }

  #listen() {
    const cellOf = (target) => {
      const cell = target?.closest?.("[data-spot]");
      return cell && this.#grid.contains(cell) ? Number(cell.dataset.spot) : -1;
    };
    // A cell is its spot's box; where the spot is not, as a ring inside a ring, its outline is asked.
    const at = (event, target = event.target) =>
      this.#grid.contains(target) ? this.#spotAt(event.clientX, event.clientY, cellOf(target)) : -1;
    // A mouse presses and drags; a finger taps, or drags a man who may move: elsewhere the page scrolls under it.
    this.#grid.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      const spot = at(event),
        mouse = event.pointerType === "mouse";
      if (spot < 0 || (!mouse && !this.#cells.get(spot).classList.contains("open"))) return;
      this.#drag = {
        spot,
        x: event.clientX,
        y: event.clientY,
        moved: false,
        pointer: event.pointerId,
      };
      if (!mouse) return;
      event.preventDefault();
      this.#settle(spot);
      this.#touch(spot);
    });
    addEventListener("pointermove", (event) => {
      const drag = this.#drag;
      if (!drag || event.pointerId !== drag.pointer) return;
      if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < dragFrom)
        return;
      if (
        !drag.moved &&
        event.pointerType !== "mouse" &&
        !this.#match.state.touched.includes(drag.spot)
      )
        this.#touch(drag.spot);
      drag.moved = true;
      this.#lift(drag, event);
    });
    addEventListener("pointerup", (event) => {
      const drag = this.#drag;
      if (!drag || event.pointerId !== drag.pointer) return;
      this.#drag = null;
      if (!drag.moved && event.pointerType !== "mouse") return; // a tap
      const to = at(event, document.elementFromPoint(event.clientX, event.clientY));
      const { next, touched } = this.#match.state;
      if (to >= 0 && to !== drag.spot && next.includes(to)) this.#touch(to);
      else if (to >= 0 && to !== drag.spot && drag.moved && touched.at(-1) === drag.spot)
        this.#match.setDown(to); // nowhere: it is told why
      else if (!drag.moved && to === drag.spot) this.options.tap?.(to);
      else if (drag.man) this.draw();
    });
    addEventListener("pointercancel", (event) => {
      if (this.#drag?.pointer !== event.pointerId) return;
      if (this.#drag.man) this.draw();
      this.#drag = null;
    });
    this.#grid.addEventListener("click", (event) => {
      if (event.pointerType === "mouse" && event.detail > 0) return; // done on pressing
      const spot = event.detail > 0 ? at(event) : cellOf(event.target); // without a pointer there is no place
      if (spot < 0) return;
      this.#settle(spot);
      this.#touch(spot);
      this.options.tap?.(spot);
    });
    this.#grid.addEventListener("focusin", (event) => {
      const spot = cellOf(event.target);
      if (spot >= 0 && spot !== this.#focus) this.#settle(spot, false);
    });
    this.#grid.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
        event.key
      ];
      if (way) this.#step(...way);
      else if (event.key === "Home" || event.key === "End")
        this.#run(event.key === "Home" ? -1 : 1);
      else if (event.key === "Enter" || event.key === " ") {
        this.#touch(this.#focus);
        this.options.tap?.(this.#focus);
      } else if (event.key === "Escape" && this.#match.state.touched.length > 0)
        this.#match.dropTouches();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  // The man in hand follows the pointer: the last of a pile.
  #lift(drag, event) {
    const svg = this.#picture.querySelector("svg");
    const man = [...this.#picture.querySelectorAll(`[data-man^="${drag.spot}."]`)].at(-1);
    if (!man || !svg || this.#resting) return;
    drag.man = true;
    this.#painted = "";
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      svg.getScreenCTM().inverse(),
    );
    const scale = /scale\([^)]*\)/.exec(man.getAttribute("transform"))?.[0] ?? "";
    man.setAttribute("transform", `translate(${at.x} ${at.y})${scale}`);
    if (man.parentElement.parentElement !== svg || man.parentElement.nextElementSibling)
      svg.append(man.parentElement); // over all others
  }

  #touch(spot) {
    return this.options.touch ? this.options.touch(spot) : this.#match.touch(spot);
  }

  // As the eye sees it: the board may be turned.
  #step(dx, dy) {
    const turned = { lying: this.#lying, flipped: this.options.flipped, narrow: this.narrow };
    let to = this.#match.neighbour(this.#focus, dx, dy, turned);
    // Over empty places of a hand, as far as the way goes on.
    for (let from = this.#focus; this.#idle(to) && to !== from;)
      [from, to] = [to, this.#match.neighbour(to, dx, dy, turned)];
    if (this.#idle(to)) to = this.#held(dx, dy);
    if (!this.#cells.get(to)?.hidden) this.#settle(to);
  }

  #idle(spot) {
    return this.#cells.get(spot)?.classList.contains("idle") ?? false;
  }

  // The nearest place of a hand that way that is not empty.
  #held(dx, dy) {
    const middle = (index) => {
      const { left, top, width, height } = this.#cells.get(index).getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(this.#focus);
    let best = this.#focus,
      least = Infinity;
    for (const [index, cell] of this.#cells) {
      if (
        cell.hidden ||
        cell.classList.contains("idle") ||
        this.#match.spots[index].kind !== "pocket"
      )
        continue;
      const [over, down] = middle(index).map((at, i) => at - [x, y][i]);
      const along = over * dx + down * dy,
        cost = along + Math.abs(over * dy - down * dx);
      if (along > 1 && cost < least) [best, least] = [index, cost];
    }
    return best;
  }

  #run(dx) {
    for (let before = -2; before !== this.#focus;) {
      before = this.#focus;
      this.#step(dx, 0);
    }
  }
}
