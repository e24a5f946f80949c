// Holds the words of a chapter against our source, a computer's reading of the printed pages, which is not part of the
// project. It lists each place where the two differ: misreadings that were mended, and whatever else it may be.
//
//   node tests/texts/source-words.mjs SOURCE FIRST-LAST BOOK SECTION...
//     SOURCE      the reading, a text file
//     FIRST-LAST  the lines of it that hold the chapters
//     BOOK        the text under assets/texts, such as falkener
//     SECTION     the sections to compare, in order; a chapter with its parts is named by its own id and goes on to the
//                 next chapter
//
// Left out on both sides: letters' case, points, spaces and hyphens. On ours: notes, captions and what is marked as lost;
// a misprint counts as printed. On the source's: lines without a word of three letters, unless they go on with numbers as
// a sentence does. Its running heads are listed as words of its own. Words that it divides at the end of a line are joined.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { load } from "../../site/lib/text.mjs";

const bare = (word) =>
  word
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
const wordsOf = (text) => text.split(/[\s—/]+/).flatMap((word) => bare(word) || []);

/** The words of a reading: of its lines as they stand, without the numbers of figures. */
export function sourceWords(lines) {
  const kept = lines.filter((line) => /[a-z]{3}/i.test(line) || /\d ?[;,.:=].*\d.*\d/.test(line));
  return wordsOf(kept.join("\n").replace(/-\n/g, "").replace(/-/g, ""));
}

// The book's own words among nodes, in order.
function said(nodes) {
  return nodes
    .map((node) => {
      if (node.type === "sic") return node.printed;
      if (node.type === "lost" || node.type === "call") return "";
      if (node.type === "break") return " ";
      return node.text ?? (node.children ? said(node.children) : "");
    })
    .join("");
}

/** The words of some sections of a text, each with all that stands under it up to the next chapter. */
export function textWords(tree, ids) {
  const words = [];
  let inside = false;
  for (const section of tree.sections) {
    if (section.level === 1) inside = ids.includes(section.id);
    if (!inside && !ids.includes(section.id)) continue;
    const add = (nodes) => words.push(...wordsOf(said(nodes).replace(/-/g, "")));
    add(section.heading);
    for (const block of section.blocks) {
      if (block.inline) add(block.inline);
      if (block.type === "table" && !block.checked)
        for (const row of block.rows) for (const cell of row) add(cell.inline);
      for (const foot of block.footnotes) add(foot.inline);
    }
  }
  return words;
}

/** The places where two lists of words differ: [{ours, source, after}], after the last word they share. */
export function differences(ours, source) {
  const [n, m] = [ours.length, source.length];
  const width = m + 1;
  const table = new Uint16Array((n + 1) * width);
  for (let i = n - 1; i >= 0; i -= 1)
    for (let j = m - 1; j >= 0; j -= 1)
      table[i * width + j] =
        ours[i] === source[j]
          ? table[(i + 1) * width + j + 1] + 1
          : Math.max(table[(i + 1) * width + j], table[i * width + j + 1]);
  const found = [];
  let i = 0;
  let j = 0;
  let after = "";
  while (i < n || j < m) {
    if (i < n && j < m && ours[i] === source[j]) {
      after = ours[i];
      i += 1;
      j += 1;
      continue;
    }
    const one = { ours: [], source: [], after };
    while ((i < n || j < m) && !(i < n && j < m && ours[i] === source[j])) {
      if (j >= m || (i < n && table[(i + 1) * width + j] >= table[i * width + j + 1]))
        one.ours.push(ours[i++]);
      else one.source.push(source[j++]);
    }
    // A word parted or joined is none.
    if (one.ours.join("") !== one.source.join("")) found.push(one);
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path, range, book, ...ids] = process.argv.slice(2);
  const [, first, last] = /^(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  if (!last || ids.length === 0) {
    console.error("usage: node tests/texts/source-words.mjs SOURCE FIRST-LAST BOOK SECTION...");
    process.exit(2);
  }
  const folder = fileURLToPath(new URL("../../assets/texts", import.meta.url));
  const tree = load(join(folder, `${book}.txt`));
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .slice(Number(first) - 1, Number(last));
  const ours = textWords(tree, ids);
  const source = sourceWords(lines);
  const found = differences(ours, source);
  for (const each of found)
    console.log(`… ${each.after} [${each.ours.join(" ")}] source: [${each.source.join(" ")}]`);
  console.log(
    `${ours.length} words here, ${source.length} in the source, ${found.length} places differ`,
  );
}
