import assert from "node:assert/strict";
import { test } from "node:test";

import { books, chapterHtml } from "../../../lib/book.mjs";
import { passages } from "../../../lib/text.mjs";
import { citation } from "./cite.mjs";

const { falkener, royal, fulke, guild } = books();

test("a citation has maker, title, place and year, heading, page, this site and the address", () => {
  const url = "https://example.org/books/falkener/turkish-chess/#turkish-chess-p2";
  assert.equal(
    citation({ source: falkener.source, heading: "“XV. Turkish Chess”", page: "196", url }),
    `Edward Falkener, Games Ancient and Oriental (London 1892), “XV. Turkish Chess”, p. 196. Codex Ludorum, ${url}`,
  );
  assert.equal(
    citation({ source: royal.source, heading: "[Baralie]", url }),
    `An unknown hand in Royal MS 13 A XVIII, The Games of Tables (England, about 1330), [Baralie]. Codex Ludorum, ${url}`,
  );
  assert.match(
    citation({ source: fulke.source, heading: "“Of the men”", url }),
    /^Ralph Lever, .*, The Philosophers’ Game \(London 1563\), “Of the men”\. Codex/,
  );
});

test("our words are not given as the book’s: a description is cited as ours, a note as a note", () => {
  assert.match(
    citation({ source: guild.source, heading: "“The triumph”", url: "x" }),
    /^The Guild’s game, after a summary written for the Guild of St Ives, “The triumph”\. Codex Ludorum, x$/,
  );
  assert.match(
    citation({ source: fulke.source, heading: "“Of the men”", note: true, url: "x" }),
    /\. Note in Codex Ludorum, x$/,
  );
});

test("the page a paragraph begins on is told where the book’s pages are known", () => {
  const blocks = falkener.tree.sections
    .flatMap((section) => section.blocks)
    .filter(({ type }) => type === "paragraph");
  assert.equal(blocks[0].page, "1");
  const pages = blocks.map(({ page }) => Number(page));
  assert.deepEqual(
    pages,
    [...pages].sort((a, b) => a - b),
  );
  assert.ok(new Set(pages).size > 60, String(new Set(pages).size));
  assert.equal(fulke.tree.sections[3].page, undefined);
});

test("every paragraph has one ¶ at least that leads to it or to a rule in it", async () => {
  for (const book of [royal, falkener]) {
    const html = await chapterHtml(book, book.chapters[1]);
    const paras = html
      .split('<div class="para ')
      .slice(1)
      .filter((each) => each.startsWith("paragraph"));
    assert.ok(paras.length > 2);
    for (const each of paras) assert.match(each, /class="(rubric|pilcrow)"[^>]* href="#/);
  }
});

test("a heading of ours stands in brackets in every citation, a heading of the book in quotation marks", async () => {
  const headings = async (book) =>
    [...(await chapterHtml(book, book.chapters[0])).matchAll(/ data-heading="([^"]+)"/g)].map(
      (found) => found[1],
    );
  for (const heading of await headings(royal)) assert.match(heading, /^\[[^“]+\]$/);
  for (const heading of await headings(falkener)) assert.match(heading, /^“[^[]+”$/);
  const cites = (book) => new Set(Object.values(passages(book.tree)).map(({ cite }) => cite));
  assert.ok(
    cites(royal).has("Royal MS 13 A XVIII, [Jupertia prima]"),
    [...cites(royal)].join("\n"),
  );
  assert.ok(
    cites(falkener).has("Falkener 1892, “XV. Turkish Chess”"),
    [...cites(falkener)].join("\n"),
  );
});
