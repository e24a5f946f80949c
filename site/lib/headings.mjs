// The headings of the chess problems in Royal MS 13 A XVIII, as Falkener's chapter XIX lists them: a file of rows, read
// strictly. No position of them is printed, so there is nothing to play: this is a list of words.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { texts } from "./paths.mjs";
import { escapeHtml, TextFault } from "./text.mjs";

const source = "headings/chess-problems.tsv";
const columns = ["number", "heading", "ways", "falkener", "ours", "note"];

// A note of ours as HTML, with *emphasis* for words of another tongue.
const emphasised = (words) =>
  escapeHtml(words).replace(/\*([^*]+)\*/g, (_, word) => `<i lang="fr">${word}</i>`);

/**
 * Reads the rows: [{number, heading, ways, falkener, ours, note}], `heading` the old French mended, `falkener` his
 * translation, `ours` our own where his is doubtful or "", `note` HTML or "". A bad row gives a TextFault with its line.
 */
export function readHeadings(text, file = source) {
  const lines = text.trimEnd().split("\n");
  if (lines[0] !== columns.join("\t"))
    throw new TextFault(file, 1, `the columns ${columns.join(", ")}`, lines[0]);
  return lines.slice(1).map((line, i) => {
    const cells = line.split("\t");
    const fault = (expected) => new TextFault(file, i + 2, expected, line);
    if (cells.length !== columns.length || cells.some((cell) => cell.trim() === ""))
      throw fault(`${columns.length} cells, “.” for an empty one`);
    const [number, heading, ways, falkener, ours, note] = cells;
    if (Number(number) !== i + 1) throw fault(`the number ${i + 1}`);
    if (!/^[1-9]$/.test(ways)) throw fault("how many ways there are, one figure");
    if ((note.match(/\*/g) ?? []).length % 2 !== 0) throw fault("emphasis that ends");
    return {
      number: i + 1,
      heading,
      ways: Number(ways),
      falkener,
      ours: ours === "." ? "" : ours,
      note: note === "." ? "" : emphasised(note),
    };
  });
}

/** The headings, and how many solutions they have in all: {rows, ways}. */
export function headings() {
  const rows = readHeadings(readFileSync(join(texts, source), "utf8"));
  return { rows, ways: rows.reduce((sum, { ways }) => sum + ways, 0) };
}
