// The ids of pictures on a page: short, each its own, and all references still lead to them.
import test from "node:test";
import assert from "node:assert/strict";

import { picture } from "./diagram.mjs";
import { shortIds } from "./short-ids.mjs";

const sample = (name) =>
  `<svg class="board" aria-labelledby="${name}-title" aria-describedby="${name}-desc"><title id="${name}-title">${name}-title</title><desc id="${name}-desc">…</desc><pattern id="${name}-dots"/><g id="${name}-king"><path fill="url(#${name}-dots)"/></g><use href="#${name}-king"/><use href="#other-king"/></svg>`;

test("two pictures of one page have short ids of their own, references follow, words and strange ids stay", () => {
  const made = shortIds(`<p id="one-title">${sample("one")}${sample("two")}`);
  assert.ok(made.startsWith('<p id="one-title">'));
  for (const [name, short] of [
    ["one", "p0"],
    ["two", "p1"],
  ])
    assert.ok(
      made.includes(
        sample(name).replaceAll(`="${name}-`, `="${short}-`).replaceAll(`#${name}-`, `#${short}-`),
      ),
      made,
    );
});

test("of diagrams side by side every reference leads to an id of its own picture, and no id stands twice", async () => {
  const names = ["rajah-1", "ship-1", "rajah-1"].map((name) => `chess/falkener-chaturanga/${name}`);
  const html = shortIds(
    (await Promise.all(names.map((name) => picture(name, "A caption")))).join(""),
  );
  const pictures = html.match(/<svg class="board"[^]*?<\/svg>/g);
  assert.equal(pictures.length, 3);
  const all = new Set();
  for (const svg of pictures) {
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    assert.ok(ids.length > 5);
    for (const id of ids) {
      assert.ok(/^p[0-2]-/.test(id) && !all.has(id), id);
      all.add(id);
    }
    for (const [, id] of svg.matchAll(
      /(?:href="#|url\(#|aria-labelledby="|aria-describedby=")([\w-]+)/g,
    ))
      assert.ok(ids.includes(id), id);
  }
});
