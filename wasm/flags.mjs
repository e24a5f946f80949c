// The bits of the `flags` a module is called with: the numbers of flags.h, which flags.test.mjs compares with these.

/** @import { DrawnMark } from "./shapes.d.ts" */

/** Of a picture and of a frame (ludus.h). */
export const PICTURE = {
  labels: 1,
  lying: 2,
  flipped: 4,
  focusable: 8,
  marks: 16,
  danger: 32,
  takings: 64,
  legend: 128,
  native: 256,
  sign: 512,
  around: 1024,
  notation: 2048,
  board: 8192,
  realDice: 16384,
  noDestinations: 32768,
  figure: 65536,
  narrow: 131072,
};

/** Of the canvas (canvas.h). */
export const CANVAS = {
  coordinates: 1,
  reducedMotion: 8,
  lying: 16,
  flipped: 32,
  native: 512,
  sign: 1024,
  around: 2048,
  notation: 4096,
  figure: 16384,
};

/** What is wanted, by name, as one number of a table above. The notation is a place in a list, all else is there or not. */
export const flagsOf = (table, wanted) =>
  Object.entries(table).reduce(
    (flags, [name, bit]) =>
      flags + bit * (name === "notation" ? (wanted.notation ?? 0) : Number(Boolean(wanted[name]))),
    0,
  );

/** The colours of what is drawn on the board, in the module's order.
 * @type {DrawnMark["colour"][]} */
export const markColours = ["green", "red", "blue", "yellow"];

/** A mark as one number (core/match/annotations.hpp).
 * @param {DrawnMark} mark */
export const packedMark = ({ colour, from, to }) =>
  markColours.indexOf(colour) + 4 * from + 4096 * (to + 1);

/** And back. @param {number} packed @returns {DrawnMark} */
export const markOf = (packed) => ({
  colour: markColours[packed & 3],
  from: (packed >> 2) & 1023,
  to: (packed >> 12) - 1,
});
