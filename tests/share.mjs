// A part of a long test file, so that its parts run side by side: LUDUS_SHARE=1/3 is the second of three. tests/run.sh makes an
// entry of each where the file says "// shares: 3".
import assert from "node:assert/strict";

const [share, shares] = (process.env.LUDUS_SHARE ?? "0/1").split("/").map(Number);
assert.ok(
  share >= 0 && share < shares,
  `LUDUS_SHARE is ${process.env.LUDUS_SHARE}, and wants to be like 0/3`,
);

/** Whether the thing of this number, from 0 on, is of this share. */
export const isOwn = (number) => number % shares === share;

/** Those of a list that are of this share: every third from the second on. */
export const ownShare = (list) => list.filter((_, number) => isOwn(number));
