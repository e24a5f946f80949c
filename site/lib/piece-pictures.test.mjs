import assert from "node:assert/strict";
import test from "node:test";
import { readFileSync } from "node:fs";
import { coreOf } from "./core.mjs";
import { withPieces } from "./piece-pictures.mjs";

const list = (...items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

test("an item that begins with the name of a piece has its picture, once; others stay as they are", async () => {
  const shown = await withPieces(
    list(
      "<strong>Horse</strong> (ma): jumps",
      "<strong>Horse</strong>: again",
      "<strong>River</strong>: none",
      "plain",
    ),
    "falkener-xiangqi",
  );
  const items = shown.split("<li").slice(1);
  assert.match(
    items[0],
    /^ class="piece"><span class="pictures"><svg class="board" viewBox="-20 -20 40 40"[^>]*aria-hidden="true"><g class="man [^"]+"[^>]*><g><circle class="edge"/,
  );
  assert.match(items[0], /<span><strong>Horse<\/strong> \(ma\): jumps<\/span><\/li>$/);
  for (const item of items.slice(1)) assert.doesNotMatch(item, /svg/);
  assert.doesNotMatch(shown, /<use|id="/, "whole in itself");
});

test("two pieces named together have two pictures, and a piece is found by the name it is spoken by", async () => {
  const shown = await withPieces(
    list("<strong>King and rook</strong>: x", "<strong>Gold general</strong>: y"),
    "falkener-shatranj",
  );
  assert.equal(shown.match(/<svg/g).length, 2);
  const shogi = await withPieces(list("<strong>Gold general</strong> (kin): y"), "falkener-shogi");
  assert.equal(shogi.match(/<svg/g).length, 1);
  // A figure on its wedge, whole in itself.
  assert.match(shogi, /class="body".*<g transform="[^"]*scale[^"]*"><path class="relief"/);
  assert.equal(shogi.match(/<g\b/g).length, shogi.match(/<\/g>/g).length);
  assert.doesNotMatch(shogi, /<use|id="/);
  const numbers = await withPieces(list("<strong>Triangle</strong>: y"), "fulke-1");
  assert.match(numbers, /<text/);
});

test("what pieces of a picture share is coloured wherever it is used: its rules ask for nothing around it", async () => {
  const css = readFileSync(new URL("../src/assets/css/board.css", import.meta.url), "utf8");
  for (const game of ["falkener-shogi", "falkener-siamese", "falkener-chaturanga"]) {
    const match = (await coreOf(game)).match(game);
    const [defs] = match.svg({ id: "p" }).match(/<defs>.*<\/defs>/s);
    match.drop();
    const classes = new Set([...defs.matchAll(/class="([^"]+)"/g)].map(([, name]) => name));
    assert.ok(classes.size > 3, game);
    for (const name of classes)
      assert.match(
        css,
        new RegExp(`^(:is\\([^)]*\\)|\\w*)\\.${name}\\b[^{}]*\\{`, "m"),
        `${game}: ${name}`,
      );
  }
});
