// Every position of every record of a game by a hash of its text: what the play page asks “Where does this stand in the books?” of.

import { kept, moduleFiles } from "./cache.mjs";
import { readMatch } from "./core.mjs";
import { fileOf, record } from "./examples.mjs";
import { entryOf, hashOf } from "../src/js/match/positions.mjs";

/** @import { PositionIndex } from "../src/js/shapes.d.ts" */

/** Every position of a record: [{position, move, node}], the main line first; `node` is -1 there. */
export async function positionsIn(text) {
  const match = await readMatch(text);
  try {
    match.goLast();
    const { line, size } = match.state();
    const main = [0, ...line.map(({ node }) => node)],
      onMain = new Set(main);
    const aside = Array.from({ length: size }, (_, node) => node).filter(
      (node) => !onMain.has(node),
    );
    return [...main, ...aside].map((node, i) => {
      match.go(node);
      const { position, line: here } = match.state();
      return i < main.length
        ? { position, move: i, node: -1 }
        : { position, move: here.findIndex((step) => step.node === node) + 1, node };
    });
  } finally {
    match.drop();
  }
}

// Whole games come before what shows one thing, what a book tells before what we added, then as on the shelf.
const rank = ({ moves, tags }) => (moves ? 0 : 2) + (tags.Ours ? 1 : 0);

/** The index of a game. `all` are its examples as the shelf has them (examples.mjs). @returns {Promise<PositionIndex>} */
export async function positionIndex(all) {
  const records = all
    .map((example) => ({ ...record(example.name), ...example }))
    .sort((a, b) => rank(a) - rank(b));
  /** @type {{ [hash: string]: string }} */ const at = {};
  for (const [number, { text }] of records.entries())
    for (const { position, move, node } of await positionsIn(text)) {
      const hash = hashOf(position),
        before = at[hash] ?? "";
      // Where a record comes back to a position, its first time counts.
      if (` ${before}`.includes(` ${number}.`)) continue;
      at[hash] = [before, entryOf(number, move, node)].filter(Boolean).join(" ");
    }
  return {
    records: records.map(({ name, title, tags }) => [
      name,
      (tags.Title ?? title).replace(/\.$/, ""),
      tags.Source ?? "",
    ]),
    at,
  };
}

/** The index of a game as text. It takes some seconds to make for all games, so it is kept (cache.mjs). */
export const positionIndexText = ({ id, family }, all) =>
  kept(
    `positions-${id}`,
    {
      by: import.meta.url,
      files: [...moduleFiles(`rules-${family}`), ...all.map(({ name }) => fileOf(name))],
      values: all.map(({ name, title, moves }) => [name, title, moves]),
    },
    async () => JSON.stringify(await positionIndex(all)),
  );
