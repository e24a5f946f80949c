// The drawing of a QR code: every dark module and no other, with white about it; a link that is too long has none.
import test from "node:test";
import assert from "node:assert/strict";
import { encode } from "uqr";
import { longestCode, qrDrawing } from "./qr-code.mjs";

/** What a drawing fills in black, in rows of modules. */
function modulesOf(svg) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)[1]);
  const rows = Array.from({ length: size }, () => Array(size).fill(false));
  for (const [, x, y, wide] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(wide); i++) rows[y][Number(x) + i] = true;
  return rows;
}

test("the code of a link is drawn module for module, with four of white about it", () => {
  for (const length of [30, 299, 300, longestCode]) {
    const href = `https://example.org/play/#game=${"x1Y_".repeat(500)}`.slice(0, length);
    const rows = modulesOf(qrDrawing(encode, href));
    assert.deepEqual(rows, encode(href, { border: 4, ecc: length < 300 ? "M" : "L" }).data);
    const edge = (i) => i < 4 || i >= rows.length - 4;
    rows.forEach((row, y) =>
      row.forEach((dark, x) => assert.ok(!dark || !(edge(x) || edge(y)), `${x}, ${y}`)),
    );
  }
});

test("the finest code has 137 modules, and a longer link has none", () => {
  const longest = qrDrawing(encode, "x".repeat(longestCode));
  assert.ok(modulesOf(longest).length - 8 <= 137);
  assert.equal(qrDrawing(encode, "x".repeat(longestCode + 1)), null);
});
