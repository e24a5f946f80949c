// The canvas: draws a panel's board in place of its picture, same place, same size, the grid of cells above it. It is shown
// frames of the match and says which spots are touched. Where the browser cannot, the picture stays and one sentence says so.

import { watchTaps } from "./canvas-taps.mjs";
import { CANVAS, flagsOf } from "../../wasm/flags.mjs";
import { tooNarrow } from "./board-transform.mjs";
import { openCanvas } from "../site/core.mjs";
import { notices } from "../words/match.mjs";

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

/** Draws a panel's board on its canvas. Resolves with whether it draws now; the board can be played all the while. */
export async function drawBoard(panel) {
  const canvas = panel.canvas;
  if (!canvas) return false;
  if (!drawable()) {
    panel.remark(notices.plainBoard, { below: true });
    return false;
  }
  canvas.hidden = false;
  canvas.classList.add("starting");
  const drawn = new DrawnBoard(panel, canvas);
  try {
    await drawn.start();
    return true;
  } catch (fault) {
    canvas.hidden = true;
    panel.remark(fault.plain ? notices.plainBoard : notices.notDrawn, { below: true });
    return false;
  } finally {
    canvas.classList.remove("starting");
  }
}

class DrawnBoard {
  #panel;
  #canvas;
  #module = null;
  #taps;
  #narrow = false; // how the board lay when the canvas was last given it

  constructor(panel, canvas) {
    this.#panel = panel;
    this.#canvas = canvas;
    this.#taps = watchTaps(canvas.parentElement, panel);
  }

  async start() {
    const { title } = document;
    const module = await openCanvas({ canvas: this.#canvas, onCanvas: (what) => this.#hear(what) });
    document.title = title; // SDL gives the tab the name of its window
    this.#module = module;
    this.#canvas.module = module; // for the browser's console and the tests
    if (!module._canvas_ready())
      throw Object.assign(new Error(notices.plainBoard), { plain: true });
    const { match, board } = this.#panel;
    this.#style();
    this.#show(true);
    this.#size();
    board.show({ resting: true, places: (spots, pictured) => this.#places(spots, pictured) });
    match.addEventListener("change", ({ detail }) => {
      const anew = detail.kind === "new" || detail.kind === "names";
      this.#show(anew);
      if (anew) board.settle(); // its places are known only now
    });
    this.#panel.root.addEventListener("view", () => {
      this.#style();
      this.#show();
      board.settle();
    });
    matchMedia(tooNarrow).addEventListener("change", () => {
      this.#show();
      board.settle();
    });
    document.documentElement.addEventListener("theme", () => this.#style());
    calm.addEventListener("change", () => this.#style());
    new ResizeObserver(() => this.#size()).observe(this.#canvas);
    this.#scrolls();
    this.#ratio();
    addEventListener("fullscreenchange", () => this.#size());
  }

  // The match as it stands now, with its board where the canvas has not seen it yet.
  #show(board = false) {
    const { match, view } = this.#panel;
    const { destinations, danger, takings, real } = view;
    const { narrow } = this.#panel.board;
    const shows = { destinations, danger, takings, real, narrow };
    const frame = match.sceneFrame({ board: board || narrow !== this.#narrow, ...shows });
    this.#narrow = narrow;
    this.#canvas.shows = { ...this.#canvas.shows, ...shows }; // for the browser's console and the tests
    const module = this.#module;
    const pointer = module._malloc(frame.length);
    module.HEAPU8.set(frame, pointer);
    const shown = module._canvas_show(pointer, frame.length);
    module._free(pointer);
    if (!shown) throw new Error(module.UTF8ToString(module._canvas_error()));
  }

  // A finger that begins where nothing can be touched is the page's: it scrolls, and a tap comes to the canvas as a click.
  #scrolls() {
    const { board } = this.#panel;
    const holder = this.#canvas.parentElement;
    let ours = false;
    const pass = (event) => event.target === this.#canvas && !ours && event.stopPropagation();
    holder.addEventListener(
      "touchstart",
      (event) => {
        const [{ clientX, clientY }] = event.touches;
        ours = event.touches.length === 1 && board.opensAt(clientX, clientY);
        pass(event);
      },
      { capture: true, passive: true },
    );
    for (const kind of ["touchmove", "touchend", "touchcancel"])
      holder.addEventListener(kind, pass, { capture: true, passive: true });
  }

  #style() {
    const { lying, flipped, coordinates, dress, around } = this.#panel.view;
    this.#module._canvas_flags(
      flagsOf(CANVAS, {
        [dress]: true,
        around,
        coordinates,
        reducedMotion: calm.matches,
        lying,
        flipped,
        notation: this.#panel.notation,
      }),
    );
    this.#canvas.shows = { ...this.#canvas.shows, coordinates };
    const { theme = "light", board: boards } = document.documentElement.dataset;
    this.#call("_canvas_theme", boards === undefined ? theme : `${theme} ${boards}`);
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
    this.#module._canvas_resize(clientWidth, clientHeight);
    this.#panel.board.settle();
  }

  // The ratio of pixels changes when the window goes to another screen, or the page is zoomed.
  #ratio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        this.#size();
        this.#ratio();
      },
      { once: true },
    );
  }

  // Where the spots lie on the canvas, in hundredths of it, for the grid above: [left, top, width, height] or null. Each as
  // large as `pictured` has it: a hand's are larger where it lies above or below the board.
  #places(spots, pictured) {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const at = spots.map((spot, i) =>
      spot.kind === "button"
        ? null
        : [this.#module._canvas_spot_x(i), this.#module._canvas_spot_y(i)],
    );
    const seen = spots.map((spot, i) => i).filter((i) => at[i] && at[i][0] >= 0);
    if (seen.length === 0) return null;
    // How many pixels a unit of the board has: the way between two spots, there and here; of points, for a hand can lie elsewhere.
    const way = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const points = seen.filter((i) => spots[i].kind === "point");
    const [one, other] = [points[0] ?? seen[0], points.at(-1) ?? seen[0]];
    const unit =
      one === other
        ? width
        : way(at[one], at[other]) /
          way([spots[one].x, spots[one].y], [spots[other].x, spots[other].y]);
    const { lying, flipped } = this.#panel.view;
    return at.map((place, i) => {
      const [, , across, down] = pictured.get(i) ?? [];
      if (!place || place[0] < 0 || !across) return null;
      // From where a piece stands to the middle of the box, as the board lies.
      const [x, y] = spots[i].middle ?? [spots[i].x, spots[i].y];
      let [over, up] = [(x - spots[i].x) * unit, (y - spots[i].y) * unit];
      if (lying) [over, up] = [-up, over];
      if (flipped) [over, up] = [-over, -up];
      return [
        ((place[0] + over) / width) * 100 - across / 2,
        ((place[1] + up) / height) * 100 - down / 2,
        across,
        down,
      ];
    });
  }

  #hear(what) {
    const { match, board } = this.#panel;
    if (what.startsWith("touch:")) {
      const spot = Number(what.slice(6));
      board.stand(spot); // the keyboard goes on from here
      this.#panel.touch(spot);
      this.#taps.touched(spot);
    } else if (what.startsWith("down:")) match.setDown(Number(what.slice(5)));
    else if (what === "drop") match.dropTouches();
    else if (what === "roll") this.#panel.do("throw");
    else if (what === "lost") board.show({ resting: false });
    else if (what === "back") board.show({ resting: true });
  }
}
