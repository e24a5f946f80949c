import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { books } from "./book.mjs";
import { headings, readHeadings } from "./headings.mjs";
import { root } from "./paths.mjs";
import { plain } from "./text.mjs";

test("there are forty-four headings and fifty-five solutions, as the book says", () => {
  const { rows, ways } = headings();
  assert.equal(rows.length, 44);
  assert.equal(ways, 55);
});

test("the headings are those of the book's list, in its order, each with its translation and its number of ways", () => {
  const chapter = books().falkener.tree.sections.find(({ id }) => id === "chess-problems");
  const table = chapter.blocks.find(({ id }) => id === "problem-headings");
  const printed = table.rows.map((row) => row.map((cell) => plain(cell.inline).trim()));
  // The manuscript writes u and v alike; capitals and the end of a line are the printer's.
  const alike = (words) =>
    words
      .toLowerCase()
      .replaceAll("v", "u")
      .normalize("NFD")
      .replace(/[^a-z ]/g, "");
  const { rows } = headings();
  assert.equal(printed.length, rows.length);
  for (const [i, [heading, translation]] of printed.entries()) {
    const { ways } = rows[i];
    const [, words, count] = /^(.*?)(?: \((\d) ways\))?$/.exec(heading);
    assert.equal(alike(words), alike(rows[i].heading));
    assert.equal(Number(count ?? 1), ways, heading);
    assert.equal(translation, rows[i].falkener);
  }
});

test("the chapter and the book's list of chapters lead to the page of the headings", () => {
  const templates = join(root, "site/src/books");
  const [, address] = /^permalink: (.+)$/m.exec(
    readFileSync(join(templates, "headings.njk"), "utf8"),
  );
  const { more } = books().falkener.chapters.find(({ slug }) => slug === "chess-problems");
  assert.equal(more.url, address);
  for (const name of ["chapter.njk", "book.njk"])
    assert.match(
      readFileSync(join(templates, name), "utf8"),
      /href="\{\{ chapter\.more\.url \}\}"/,
    );
});

test("a translation of ours is never the one Falkener has", () => {
  const { rows } = headings();
  assert.ok(rows.some(({ ours }) => ours));
  for (const { ours, falkener } of rows) assert.notEqual(ours, falkener);
});

test("a bad row of the headings is told with its line and what was expected", () => {
  const head = "number\theading\tways\tfalkener\tours\tnote\n";
  assert.equal(readHeadings(`${head}1\tBien fort\t1\tVery strong\t.\t.\n`)[0].note, "");
  for (const [text, expected] of [
    ["number\theading\n", /:1: expected the columns/],
    [`${head}2\tBien fort\t1\tVery strong\t.\t.\n`, /:2: expected the number 1/],
    [`${head}1\tBien fort\tone\tVery strong\t.\t.\n`, /:2: expected how many ways/],
    [`${head}1\tBien fort\t1\tVery strong\t.\n`, /:2: expected 6 cells/],
    [`${head}1\tBien fort\t1\t\t.\t.\n`, /:2: expected 6 cells/],
    [`${head}1\tBien fort\t1\tVery strong\t.\tOf *old\n`, /:2: expected emphasis that ends/],
  ])
    assert.throws(() => readHeadings(text), expected);
});
