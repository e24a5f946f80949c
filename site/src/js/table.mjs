// The table module takes over the drawing of a panel's board: same place, same size, the twin's grid above it. Where
// the browser cannot, the picture stays and one sentence says so.

import { openModule } from "./core.mjs";
import { notices } from "./words/table.mjs";

const bit = { coordinates: 1, threats: 2, destinations: 4, reducedMotion: 8, lying: 16, flipped: 32, takings: 128, realDice: 256, native: 512, sign: 1024, around: 2048, notation: 4096 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function drawable() {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return Boolean(context);
  } catch {
    return false;
  }
}

/** Hands a panel's board to the table module. Resolves with whether it draws now; the board can be played all the while. */
export async function takeTable(panel) {
  const canvas = panel.canvas;
  if (!canvas) return false;
  if (!drawable()) {
    panel.remark(notices.plainBoard, { below: true });
    return false;
  }
  canvas.hidden = false;
  canvas.classList.add("starting");
  const table = new Table(panel, canvas);
  try {
    await table.start();
    return true;
  } catch (fault) {
    canvas.hidden = true;
    panel.remark(fault.plain ? notices.plainBoard : notices.notDrawn, { below: true });
    return false;
  } finally {
    canvas.classList.remove("starting");
  }
}

class Table {
  #panel;
  #canvas;
  #module = null;

  constructor(panel, canvas) {
    this.#panel = panel;
    this.#canvas = canvas;
  }

  async start() {
    const { title } = document;
    const { module, doors } = await openModule("table", this.#panel.family, undefined, { canvas: this.#canvas, onTable: (what) => this.#hear(what) });
    document.title = title;  // SDL gives the tab the name of its window
    this.#module = module;
    this.#canvas.module = module;  // for the browser's console and the tests
    if (!module._table_ready()) throw Object.assign(new Error(notices.plainBoard), { plain: true });
    const { match, board } = this.#panel;
    this.#dress();
    match.adopt(doors);
    module._table_show(match.handle);
    this.#size();
    board.show({ resting: true, places: (spots) => this.#places(spots) });
    match.addEventListener("change", ({ detail }) => {
      if (detail.kind !== "new" && detail.kind !== "owner") return;
      module._table_show(match.handle);
      board.settle();  // its places are known only now
    });
    this.#panel.root.addEventListener("view", () => {
      this.#dress();
      board.settle();
    });
    document.documentElement.addEventListener("theme", () => this.#dress());
    calm.addEventListener("change", () => this.#dress());
    new ResizeObserver(() => this.#size()).observe(this.#canvas);
    this.#scrolls();
    this.#ratio();
    addEventListener("fullscreenchange", () => this.#size());
  }

  // A finger that begins where nothing can be touched is the page's: it scrolls, and a tap comes to the table as a click.
  #scrolls() {
    const { board } = this.#panel;
    const holder = this.#canvas.parentElement;
    let ours = false;
    const pass = (event) => event.target === this.#canvas && !ours && event.stopPropagation();
    holder.addEventListener("touchstart", (event) => {
      const [{ clientX, clientY }] = event.touches;
      ours = event.touches.length === 1 && board.opensAt(clientX, clientY);
      pass(event);
    }, { capture: true, passive: true });
    for (const kind of ["touchmove", "touchend", "touchcancel"]) holder.addEventListener(kind, pass, { capture: true, passive: true });
  }

  #dress() {
    const { lying, flipped, coordinates, destinations, danger, takings, real, dress, around } = this.#panel.view;
    const flags = (bit[dress] ?? 0) | (around ? bit.around : 0) | (real ? bit.realDice : 0) | (coordinates ? bit.coordinates : 0) | (danger ? bit.threats : 0) | (destinations ? bit.destinations : 0) | (calm.matches ? bit.reducedMotion : 0) | (lying ? bit.lying : 0) | (flipped ? bit.flipped : 0) | (takings ? bit.takings : 0) | (this.#panel.notation * bit.notation);
    this.#module._table_flags(flags);
    this.#call("_table_theme", document.documentElement.dataset.theme ?? "light");
  }

  #call(name, text) {
    const size = this.#module.lengthBytesUTF8(text) + 1;
    const pointer = this.#module._malloc(size);
    this.#module.stringToUTF8(text, pointer, size);
    this.#module[name](pointer);
    this.#module._free(pointer);
  }

  #size() {
    const { clientWidth, clientHeight } = this.#canvas;
    if (!clientWidth || !clientHeight) return;
    this.#module._table_resize(clientWidth, clientHeight);
    this.#panel.board.settle();
  }

  // The ratio of pixels changes when the window goes to another screen, or the page is zoomed.
  #ratio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
      this.#size();
      this.#ratio();
    }, { once: true });
  }

  // Where the spots lie on the canvas, in hundredths of it, for the grid above: [left, top, width, height] or null.
  #places(spots) {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const at = spots.map((spot, i) => (spot.kind === "button" ? null : [this.#module._table_spot_x(i), this.#module._table_spot_y(i)]));
    const seen = spots.map((spot, i) => i).filter((i) => at[i] && at[i][0] >= 0);
    if (seen.length === 0) return null;
    // How many pixels a unit of the board has: the way between two spots, there and here.
    const way = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const [one, other] = [seen[0], seen.at(-1)];
    const unit = one === other ? width : way(at[one], at[other]) / way([spots[one].x, spots[one].y], [spots[other].x, spots[other].y]);
    const { lying } = this.#panel.view;
    return at.map((place, i) => {
      if (!place || place[0] < 0) return null;
      const across = unit * (lying ? spots[i].height : spots[i].width), down = unit * (lying ? spots[i].width : spots[i].height);
      return [((place[0] - across / 2) / width) * 100, ((place[1] - down / 2) / height) * 100, (across / width) * 100, (down / height) * 100];
    });
  }

  #hear(what) {
    const { match } = this.#panel;
    if (what === "played") match.tell("played");
    else if (what === "touched") match.tell("touch");
    else if (what === "lost") this.#panel.board.show({ resting: false });
    else if (what === "back") this.#panel.board.show({ resting: true });
    else if (what.startsWith("do:")) this.#panel.do(what.slice(3));
  }
}
