// Fulke in modern spelling: whole, sentence for sentence with the old, the same numbers and nearly the same letters.

import assert from "node:assert/strict";
import { test } from "node:test";

import MiniSearch from "minisearch";

import { fold, Finder } from "../src/js/books/text-search.mjs";
import { books, chapterHtml } from "./book.mjs";
import { searchable } from "./search.mjs";
import { sentences } from "./text.mjs";

const fulke = books().fulke;
const lines = fulke.tree.sections.flatMap((section) => [
  { old: section.heading, now: section.modern, line: section.line },
  ...section.blocks
    .filter(({ type }) => type === "paragraph")
    .map((block) => ({ old: block.inline, now: block.modern, line: block.line })),
]);

// The words as they are meant: a misprint as it is read.
const meant = (nodes) =>
  nodes
    .map(
      (node) =>
        node.read ??
        node.text ??
        (node.type === "break" ? " " : node.children ? meant(node.children) : ""),
    )
    .join("");
const flat = (parts) =>
  parts.flatMap((part) => (part.mark ? flat(part.parts) : [meant(part.nodes)]));
const pairs = lines.flatMap(({ old, now, line }) => {
  const own = flat(sentences(now));
  return flat(sentences(old)).map((words, i) => ({ line, old: words, now: own[i] }));
});

test("every heading and paragraph of Fulke has its modern reading, sentence for sentence", () => {
  assert.ok(
    lines.length > 250 && pairs.length > 350,
    `${lines.length} lines, ${pairs.length} sentences`,
  );
  for (const { now, line } of lines) assert.ok(now, `line ${line}`);
  for (const { old, now, line } of pairs) assert.ok(old.trim() && now?.trim(), `line ${line}`);
});

test("the numbers of each sentence are the same in both spellings, in their order", () => {
  const numbers = (text) => text.match(/\d+/g) ?? [];
  assert.ok(pairs.filter(({ old }) => numbers(old).length > 0).length > 80);
  for (const { old, now, line } of pairs)
    assert.deepEqual(numbers(now), numbers(old), `line ${line}: ${old}`);
});

// How many letters must be changed, set in or left out.
function edits(a, b) {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

test("the words of each sentence are nearly the same letter by letter, and so are their first and last", () => {
  const words = (text) => (text.replace(/&/g, " and ").match(/[\p{L}]+/gu) ?? []).map(fold);
  for (const { old, now, line } of pairs) {
    const [above, below] = [words(old), words(now)];
    const [a, b] = [above.join(""), below.join("")];
    assert.ok(edits(a, b) <= 2 + a.length / 7, `line ${line}: ${old} / ${now}`);
    if (above.length === 0) continue;
    const [head, tail] = [a.slice(0, 4), a.slice(-4)];
    assert.ok(
      edits(head, b.slice(0, 4)) <= 2 && edits(tail, b.slice(-4)) <= 3,
      `line ${line} begins or ends otherwise: ${old} / ${now}`,
    );
  }
});

test("on the page an anchor stands once, and every modern rule and correction names an anchor of the old words beside it", async () => {
  let rules = 0;
  for (const chapter of fulke.chapters) {
    const html = await chapterHtml(fulke, chapter);
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, chapter.url);
    const again = [...html.matchAll(/\sdata-at="([^"]*)"/g)].map(([, at]) => at);
    assert.equal(new Set(again).size, again.length, chapter.url);
    for (const at of again) assert.ok(ids.includes(at), `${chapter.url}#${at}`);
    // A rule of one sentence or less can be led to in modern words; one of several goes about both.
    const paired = html.split('<span class="pair">').slice(1);
    for (const at of again)
      assert.ok(
        paired.some((pair) => pair.includes(` id="${at}"`) && pair.includes(` data-at="${at}"`)) ||
          /^c\d/.test(at),
        at,
      );
    assert.equal(
      (html.match(/<span class="new" lang="en-GB">/g) ?? []).length,
      (html.match(/<span class="old">/g) ?? []).length,
      chapter.url,
    );
    rules += again.filter((at) => at.startsWith("fulke.")).length;
  }
  assert.ok(rules > 60, String(rules));
});

test("a word in modern spelling finds the passage in old spelling", async () => {
  const finder = await Finder.open(MiniSearch, searchable([fulke], [], {}));
  for (const [query, anchor] of [
    ["bestowed truly", "dedication-p25"],
    ["soldiers Christians", "standers-p1"],
    ["counterfeiting armies", "standers-p1"],
    ["cannot be redeemed", "fulke.3.king.redeem-2"],
    ["accounting that place", "fulke.2.move"],
  ]) {
    const found = finder
      .find(query)
      .groups.flatMap((group) => group.found)
      .map(({ url }) => url);
    assert.ok(
      found.some((url) => url.endsWith(`#${anchor}`)),
      `${query}: ${found.slice(0, 4)}`,
    );
  }
});
