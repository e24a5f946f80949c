// Rings and arrows that somebody drew on a board: a layer over picture, canvas and grid. Fetched where there are any.

import { say } from "../site/say.mjs";
import { drawing, markColours } from "../words/notes.mjs";

/** @import { DrawnMark } from "../../wasm/shapes.d.ts" */

const width = 1000; // of the layer, in its own units
const make = (name, attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
};

/** The name a spot is spoken by: "e4" of "e4, white pawn". */
export const spotName = (match, spot) => match.spoken[spot].split(",")[0];

/** What is drawn, in words. @param {DrawnMark} mark */
export const markWords = (match, mark) => {
  const { colour, from, to } = mark;
  return to < 0
    ? say(drawing.ring, { colour: markColours[colour], spot: spotName(match, from) })
    : say(drawing.arrow, {
        colour: markColours[colour],
        from: spotName(match, from),
        to: spotName(match, to),
      });
};

export class MarkLayer {
  #layer;
  #match;

  /** The layer stands in `holder`, a board's. */
  constructor(holder, match) {
    this.#match = match;
    this.#layer = make("svg", { class: "drawn-marks", role: "img", "data-testid": "drawn-marks" });
    holder.append(this.#layer);
  }

  /** Draws marks; `boxes` is where spots lie, in hundredths of the board, {spot: [left, top, width, height]}, and `ratio` how broad it is for its height. `begun` is a spot that waits to be ringed or left.
   * @param {DrawnMark[]} marks */
  draw(marks, boxes, ratio, begun = -1) {
    const height = width / ratio;
    this.#layer.setAttribute("viewBox", `0 0 ${width} ${height.toFixed(1)}`);
    this.#layer.toggleAttribute("hidden", marks.length === 0 && begun < 0);
    this.#layer.setAttribute(
      "aria-label",
      say(drawing.drawn, { marks: marks.map((mark) => markWords(this.#match, mark)).join("; ") }),
    );
    const box = (spot) => {
      const [left, top, across, down] = boxes.get(spot);
      const [w, h] = [(across * width) / 100, (down * height) / 100];
      return { x: (left * width) / 100 + w / 2, y: (top * height) / 100 + h / 2, w, h };
    };
    const seen = marks.filter(({ from, to }) => boxes.has(from) && (to < 0 || boxes.has(to)));
    this.#layer.replaceChildren(
      ...seen.map((mark) =>
        mark.to < 0
          ? ring(box(mark.from), mark.colour)
          : arrow(box(mark.from), box(mark.to), mark.colour),
      ),
      ...(begun >= 0 && boxes.has(begun) ? [ring(box(begun), "begun")] : []),
    );
  }
}

// A line with a paler one under it, so that it is seen on light and dark.
const drawn = (colour, path, stroke, fill = "none") => {
  const group = make("g", { class: `mark-${colour}` });
  group.append(
    make("path", { d: path, class: "under", fill, "stroke-width": (stroke + 5).toFixed(1) }),
    make("path", { d: path, fill, "stroke-width": stroke.toFixed(1) }),
  );
  return group;
};

// About a square a circle; a long point has a long ring.
function ring({ x, y, w, h }, colour) {
  const stroke = Math.min(w, h) * 0.08;
  const [across, down] = [w * 0.94 - stroke, h * 0.94 - stroke];
  const r = Math.min(across, down) / 2;
  const [over, up] = [across - 2 * r, down - 2 * r];
  const n = (value) => value.toFixed(1);
  return drawn(
    colour,
    `M${n(x - over / 2)} ${n(y - down / 2)}h${n(over)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(up)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(-over)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v${n(-up)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}z`,
    stroke,
  );
}

function arrow(from, to, colour) {
  const unit = Math.min(from.w, from.h, to.w, to.h);
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const stroke = unit * 0.13,
    head = Math.min(unit * 0.42, long / 2);
  const at = (along, aside) =>
    `${(from.x + dx * along - dy * aside).toFixed(1)} ${(from.y + dy * along + dx * aside).toFixed(1)}`;
  const [start, neck, tip] = [unit * 0.12, long - head, long];
  const half = stroke / 2;
  return drawn(
    colour,
    `M${at(start, half)}L${at(neck, half)}L${at(neck, head * 0.6)}L${at(tip, 0)}L${at(neck, -head * 0.6)}L${at(neck, -half)}L${at(start, -half)}z`,
    unit * 0.02,
    "currentColor",
  );
}
