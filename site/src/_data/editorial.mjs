// What the editorial page shows of each mark: the first place where a book of the house bears it, so that the examples
// are the text itself and go with it.

import { books } from "../../lib/book.mjs";
import { plain } from "../../lib/text.mjs";

// Every node of a block's words, its translation's and its footnotes', in order.
function* nodesOf(nodes = []) {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.children);
  }
}

// Every {node, block, url} of a book, by its chapters.
function* words(one) {
  for (const chapter of one.chapters)
    for (const section of chapter.sections)
      for (const block of section.blocks)
        for (const node of nodesOf(block.inline)) yield { node, block, url: chapter.url };
}
function* blocks(one) {
  for (const chapter of one.chapters)
    for (const section of chapter.sections)
      for (const block of section.blocks) yield { block, section, url: chapter.url };
}

function first(all, is, what) {
  for (const each of all) if (is(each)) return each;
  throw new Error(`the editorial page finds no ${what} to show`);
}

/** An example of each mark: {sic, lost, turn, page, ours, restored, rule, foot}, each with the address where it stands. */
export default function () {
  const { fulke, royal, falkener } = books();
  const fix = (one, type) => {
    const { node, url } = first(
      words(one),
      (each) => each.node.type === type && each.node.why,
      type,
    );
    return {
      words: node.printed ?? node.text,
      read: node.read,
      why: node.why[0].toUpperCase() + node.why.slice(1).replace(/\.?$/, "."),
      url: `${url}#c${node.n}`,
    };
  };
  const paged = first(
    words(falkener),
    ({ node, block }) => node.type === "turn" && node.page && block.anchor,
    "page",
  );
  const turn = first(
    words(fulke),
    ({ node, block }) => node.type === "turn" && block.anchor,
    "turn of a page",
  );
  const ours = first(
    blocks(fulke),
    ({ block }) =>
      block.anchor && block.notes?.some((note) => note.ours && plain(note.inline).length < 220),
    "reading of ours",
  );
  const note = ours.block.notes.find((each) => each.ours && plain(each.inline).length < 220);
  const letters = first(
    blocks(fulke),
    ({ block }) =>
      block.type === "letters" &&
      block.rows.some(({ cells }) => cells.some((cell) => cell.restored)),
    "restored letter",
  );
  const rule = first(
    words(fulke),
    ({ node }) => node.type === "rule" && !node.ids[0].again && plain(node.children).length < 160,
    "rule",
  );
  const foot = first(
    blocks(falkener),
    ({ block }) => block.footnotes?.some((each) => each.n),
    "footnote",
  );
  return {
    sic: [fix(fulke, "sic"), fix(royal, "sic")],
    lost: fix(fulke, "lost"),
    turn: { url: `${turn.url}#${turn.block.anchor}` },
    page: { page: paged.node.page, url: `${paged.url}#${paged.block.anchor}` },
    ours: { lead: note.lead, words: plain(note.inline), url: `${ours.url}#${ours.block.anchor}` },
    restored: {
      letters: letters.block.rows
        .flatMap(({ cells }) => cells)
        .filter((cell) => cell.restored)
        .slice(0, 4)
        .map((cell) => cell.letter),
      url: `${letters.url}#letters`,
    },
    rule: { words: plain(rule.node.children), url: `${rule.url}#${rule.node.ids[0].anchor}` },
    foot: { url: `${foot.url}#f${foot.block.footnotes.find((each) => each.n).n}` },
  };
}
