// The board as it stands on the page, with its marks and arrows, as a picture of its own: SVG, whose colours and type are
// written into it, and PNG, drawn from that. A picture loaded from the page's own memory would need a weaker content policy.

const namespace = "http://www.w3.org/2000/svg";
/** What is written into the picture, with what holds where nothing is. */
const written = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-opacity": "1",
  opacity: "1",
  "paint-order": "normal",
  "font-family": "",
  "font-size": "",
  "font-style": "normal",
  "font-weight": "400",
  "letter-spacing": "normal",
  "text-anchor": "start",
};
const margin = 8; // units of the board

/** Puts in place of what an element repeats by its name the thing itself, so that its colours can be read where it stands. */
function unfoldUses(svg) {
  for (let use = svg.querySelector("use"); use; use = svg.querySelector("use")) {
    const target = svg.querySelector(`[id="${use.getAttribute("href").slice(1)}"]`);
    const group = document.createElementNS(namespace, "g");
    for (const name of ["class", "transform", "fill", "stroke"])
      if (use.hasAttribute(name)) group.setAttribute(name, use.getAttribute(name));
    if (target) {
      const copy = target.cloneNode(true);
      copy.removeAttribute("id");
      group.append(copy);
    }
    use.replaceWith(group);
  }
}

/** Lays what is drawn over the board into it. @param {SVGSVGElement} layer @param {SVGSVGElement} board @param {SVGElement} into */
function layIn(layer, board, into) {
  const { a, b, c, d, e, f } = board.getScreenCTM().inverse().multiply(layer.getScreenCTM());
  const group = document.createElementNS(namespace, "g");
  group.setAttribute("class", layer.getAttribute("class"));
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(...[...layer.childNodes].map((node) => node.cloneNode(true)));
  into.append(group);
}

/**
 * A board as an SVG of its own.
 * @param {SVGSVGElement} board as BoardView draws it
 * @param {HTMLElement} holder the element about the board and what lies over it
 * @returns {SVGSVGElement}
 */
export function boardPicture(board, holder) {
  const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  for (const layer of holder.querySelectorAll("svg.arrows, svg.drawn-marks"))
    if (layer.childElementCount > 0) layIn(/** @type {SVGSVGElement} */ (layer), board, copy);
  unfoldUses(copy);
  // Where the board itself is, so that the same styles hold; gone again before anything is painted.
  copy.style.visibility = "visible"; // though a canvas lies over the board
  board.after(copy);
  const root = getComputedStyle(copy);
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  for (const one of copy.querySelectorAll("path, circle, rect, line, polygon, text")) {
    const style = getComputedStyle(one);
    for (const [name, usual] of Object.entries(written)) {
      const value = style.getPropertyValue(name);
      const needed = one.localName === "text" || !/^(font|letter|text)/.test(name);
      if (needed && value !== usual) one.setAttribute(name, value);
      else one.removeAttribute(name);
    }
    if (style.display === "none") one.setAttribute("display", "none");
  }
  for (const group of copy.querySelectorAll("g")) {
    const { opacity, display } = getComputedStyle(group);
    if (opacity !== "1") group.setAttribute("opacity", opacity);
    if (display === "none") group.setAttribute("display", "none");
  }
  const family = root.fontFamily;
  copy.remove();
  const { x, y, width, height } = board.viewBox.baseVal;
  const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  for (const name of [
    "class",
    "aria-labelledby",
    "aria-describedby",
    "aria-hidden",
    "tabindex",
    "style",
  ])
    copy.removeAttribute(name);
  for (const one of copy.querySelectorAll("[class], [tabindex], [style]"))
    for (const name of ["class", "tabindex", "style"]) one.removeAttribute(name);
  for (const shared of copy.querySelectorAll("defs > :not(pattern)")) shared.remove();
  copy.setAttribute("role", "img");
  copy.setAttribute("xmlns", namespace);
  copy.setAttribute("viewBox", box.join(" "));
  copy.setAttribute("width", String(box[2]));
  copy.setAttribute("height", String(box[3]));
  copy.setAttribute("font-family", family);
  const ground = document.createElementNS(namespace, "rect");
  Object.entries({
    x: box[0],
    y: box[1],
    width: box[2],
    height: box[3],
    fill: paper || "#fff",
  }).forEach(([name, value]) => ground.setAttribute(name, String(value)));
  (copy.querySelector(":scope > defs") ?? copy.firstChild).before(ground);
  return copy;
}

/** The text of the SVG. @param {SVGSVGElement} picture */
export const svgText = (picture) => `${new XMLSerializer().serializeToString(picture)}\n`;

const number = (element, name) => Number.parseFloat(element.getAttribute(name) ?? "") || 0;

function outline(element) {
  if (element.localName === "path") return new Path2D(element.getAttribute("d"));
  const path = new Path2D();
  if (element.localName === "circle")
    path.arc(number(element, "cx"), number(element, "cy"), number(element, "r"), 0, 2 * Math.PI);
  else if (element.localName === "rect") {
    const of = ["x", "y", "width", "height"].map((name) => number(element, name));
    path.roundRect(of[0], of[1], of[2], of[3], number(element, "rx"));
  }
  return path;
}

/** A pattern of the picture as a canvas repeats it. */
function patternOf(context, picture, name, scale) {
  const pattern = picture.querySelector(`[id="${name}"]`);
  if (!pattern) return "transparent";
  const [width, height] = ["width", "height"].map((side) => number(pattern, side));
  const fine = 4 * scale; // a tile is of whole pixels
  const tile = document.createElement("canvas");
  tile.width = Math.round(width * fine);
  tile.height = Math.round(height * fine);
  const within = tile.getContext("2d");
  within.scale(tile.width / width, tile.height / height);
  for (const child of pattern.children) draw(within, picture, child, scale);
  const made = context.createPattern(tile, "repeat");
  const turned = pattern.patternTransform.baseVal.consolidate()?.matrix;
  const matrix = turned
    ? new DOMMatrix([turned.a, turned.b, turned.c, turned.d, turned.e, turned.f])
    : new DOMMatrix();
  made.setTransform(matrix.scale(width / tile.width, height / tile.height));
  return made;
}

function draw(context, picture, element, scale) {
  if (["defs", "title", "desc", "pattern"].includes(element.localName)) return;
  if (element.getAttribute("display") === "none") return;
  context.save();
  const moved = element.transform?.baseVal.consolidate()?.matrix;
  if (moved) context.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
  context.globalAlpha *= Number(element.getAttribute("opacity") ?? 1);
  if (["g", "svg"].includes(element.localName))
    for (const child of element.children) draw(context, picture, child, scale);
  else paint(context, picture, element, scale);
  context.restore();
}

function paint(context, picture, element, scale) {
  const said = (name) => element.getAttribute(name) ?? written[name] ?? "";
  const colour = (name) => {
    const [, pattern] = /url\("?#([^")]+)"?\)/.exec(said(name)) ?? [];
    return pattern ? patternOf(context, picture, pattern, scale) : said(name);
  };
  const text = element.localName === "text";
  const path = text ? null : outline(element);
  const [x, y] = [number(element, "x"), number(element, "y")];
  if (text) {
    context.font = ["font-style", "font-weight", "font-size", "font-family"].map(said).join(" ");
    context.textAlign = { middle: "center", end: "right" }[said("text-anchor")] ?? "left";
    if (said("letter-spacing").endsWith("px")) context.letterSpacing = said("letter-spacing");
  }
  const alpha = context.globalAlpha;
  const fill = () => {
    if (["", "none"].includes(said("fill"))) return;
    context.globalAlpha = alpha * Number(said("fill-opacity"));
    context.fillStyle = colour("fill");
    if (text) context.fillText(element.textContent, x, y);
    else context.fill(path);
  };
  const stroke = () => {
    if (["", "none"].includes(said("stroke")) || said("stroke-width").startsWith("0px")) return;
    context.globalAlpha = alpha * Number(said("stroke-opacity"));
    context.strokeStyle = colour("stroke");
    context.lineWidth = Number.parseFloat(said("stroke-width"));
    context.lineCap = said("stroke-linecap") || "butt";
    context.lineJoin = said("stroke-linejoin") || "miter";
    context.setLineDash((said("stroke-dasharray").match(/[\d.]+/g) ?? []).map(Number));
    if (text) context.strokeText(element.textContent, x, y);
    else context.stroke(path);
  };
  for (const one of said("paint-order").startsWith("stroke") ? [stroke, fill] : [fill, stroke])
    one();
}

/** The picture painted, its longer side of about so many pixels. @param {SVGSVGElement} picture */
export function canvasOf(picture, longer) {
  const { x, y, width, height } = picture.viewBox.baseVal;
  const scale = longer / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  context.translate(-x, -y);
  draw(context, picture, picture, scale);
  return canvas;
}

/** The picture as a PNG. @param {SVGSVGElement} picture @returns {Promise<Blob>} */
export function pngOf(picture) {
  return new Promise((done, failed) =>
    canvasOf(picture, 2000).toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("no picture"))),
      "image/png",
    ),
  );
}
