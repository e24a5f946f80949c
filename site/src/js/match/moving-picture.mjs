// The line of a game at hand as a moving picture (GIF), which can be posted wherever pictures can: each position as the board shows
// it, painted in the page. An SVG that moves by itself would be sharper, but hardly any place takes one.

import { boardPicture, canvasOf } from "./save-picture.mjs";
import { download, faultWords } from "./dialog.mjs";
import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { yieldToMain } from "../site/wait.mjs";
import { moving as told } from "../words/moving-picture.mjs";

/** @import { Panel } from "./panel.mjs" */

/** Moves of one picture at the most. */
export const mostMoves = 200;
const longer = 600, // pixels
  aMove = 1000, // milliseconds
  theEnd = 3000;

/**
 * The part of a line that is shown: all of it, or as many moves as there may be, up to the place shown; from the beginning where
 * fewer lead there. @param {number} moves @param {number} here the moves before the place shown
 * @returns {{from: number, to: number}} how many moves were made before the first picture and before the last
 */
export function partOf(moves, here, most = mostMoves) {
  if (moves <= most) return { from: 0, to: moves };
  const to = Math.max(here, most);
  return { from: to - most, to };
}

/** The positions of a line, one after another, each as the match stands there. */
function* positions(match, line, { from, to }) {
  match.goLast();
  const main = match.state().line;
  match.goFirst();
  for (let made = 0; made <= to; made += 1) {
    if (made > 0) {
      const { words } = line[made - 1];
      // A slip of the book can only be gone to.
      if (main[made - 1]?.words === words && main[made - 2]?.words === line[made - 2]?.words)
        match.go(main[made - 1].node);
      else match.play(words);
    }
    if (made >= from) yield made - from;
  }
}

/**
 * The GIF of a line. `told` hears how many pictures are drawn, and says by false that no more are wanted.
 * @param {Panel} panel @returns {Promise<Uint8Array<ArrayBuffer> | null>} null: it was not wanted any more
 */
async function gifOf(panel, line, part, told) {
  const { match } = panel;
  const { GIFEncoder, quantize, applyPalette } = await import("../libraries/gifenc.mjs");
  const whole = match.ludus.read(match.record);
  const place = element("div", { hidden: true });
  panel.root.querySelector(".board-holder").append(place);
  try {
    const gif = GIFEncoder();
    const frames = part.to - part.from + 1;
    let frame = "";
    const paint = panel.board.painter();
    const pixels = () => {
      place.innerHTML = paint(whole);
      const picture = boardPicture(place.querySelector("svg"), place);
      // All pictures have the frame of the first.
      frame ||= picture.getAttribute("viewBox");
      picture.setAttribute("viewBox", frame);
      const canvas = canvasOf(picture, longer);
      const { width, height } = canvas;
      return {
        width,
        height,
        data: canvas.getContext("2d").getImageData(0, 0, width, height).data,
      };
    };
    // The first picture has the colours of all pieces, or the last of all stones and marks.
    const ends = [];
    for (const i of positions(whole, line, part))
      if (i === 0 || i === frames - 1) ends.push(pixels().data);
    await yieldToMain();
    const both = new Uint8ClampedArray(ends.length * ends[0].length);
    ends.forEach((data, at) => both.set(data, at * ends[0].length));
    // The last of the palette means: as it was.
    const palette = quantize(both, 255),
      same = palette.length;
    let before = /** @type {Uint8Array | null} */ (null);
    for (const i of positions(whole, line, part)) {
      const { width, height, data } = pixels();
      await yieldToMain();
      const index = applyPalette(data, palette);
      const shown = before
        ? index.map((colour, at) => (colour === before[at] ? same : colour))
        : index;
      gif.writeFrame(shown, width, height, {
        palette: before ? undefined : [...palette, [0, 0, 0]],
        transparent: before !== null,
        transparentIndex: same,
        dispose: 1,
        delay: i === frames - 1 ? theEnd : aMove,
      });
      before = index;
      if (!told(i + 1)) return null;
      await yieldToMain();
    }
    gif.finish();
    return gif.bytes();
  } finally {
    place.remove();
    whole.drop();
  }
}

/**
 * Saves it, and shows in `place` how far it is, with a way to end it; `status` says how it ended.
 * @param {Panel} panel @param {HTMLElement} place @param {HTMLElement} status
 */
export async function saveMovingPicture(panel, place, status) {
  const { match } = panel;
  const { line, cursor, outcome } = match.state;
  status.textContent =
    match.card.hasHidden && !outcome.over ? told.hidden : line.length === 0 ? told.noMoves : "";
  if (status.textContent) return;
  const here = line.findIndex((step) => step.node === cursor) + 1;
  const part = partOf(line.length, here);
  const frames = part.to - part.from + 1;
  const meter = element("progress", { max: frames, value: 0, "aria-label": told.progress });
  const drawn = (n) => say(told.drawn, { n, of: frames });
  const count = element("span", { className: "small" }, drawn(0));
  let wanted = true;
  const cancel = element(
    "button",
    { type: "button", "data-testid": "gif-cancel", onclick: () => (wanted = false) },
    told.cancel,
  );
  const row = element("div", { className: "bar saving" }, meter, count, cancel);
  const asked = document.activeElement;
  place.append(row);
  cancel.focus();
  status.textContent =
    line.length > mostMoves
      ? say(part.from === 0 ? told.first : told.upToHere, { all: line.length, most: mostMoves })
      : "";
  try {
    const bytes = await gifOf(panel, line, part, (n) => {
      meter.value = n;
      count.textContent = drawn(n);
      // With the sheet closed nobody waits for it.
      return wanted && row.isConnected;
    });
    if (bytes) {
      download(`${match.game}.gif`, new Blob([bytes], { type: "image/gif" }));
      const size =
        bytes.length < 1e6
          ? `${Math.ceil(bytes.length / 1000)} kB`
          : `${(bytes.length / 1e6).toFixed(1)} MB`;
      const saved = say(told.saved, { n: frames, size });
      status.textContent = [status.textContent, saved].filter(Boolean).join(" ");
    } else status.textContent = told.cancelled;
  } catch (fault) {
    status.textContent = faultWords(fault);
  } finally {
    const held = row.contains(document.activeElement);
    row.remove();
    if (held && asked instanceof HTMLElement) asked.focus();
  }
}
