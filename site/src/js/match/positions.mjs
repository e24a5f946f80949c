// The index of all positions of all records of a game (lib/positions.mjs makes it while the site is built): which records a
// position stands in, by a hash of its text. A hash only proposes: who asks reads the record and compares the texts.

import { crc32 } from "../store/link.mjs";

/** @import { PositionIndex, Place } from "../shapes.d.ts" */

const bytes = new TextEncoder();

/** A position's text without the clocks that some games write behind it: the same pieces on the same places, the same side to move. */
export const withoutClocks = (text) => text.replace(/ (?:quiet|turns):\d+/g, "");

/** By what the index knows a position. */
export const hashOf = (text) => crc32(bytes.encode(withoutClocks(text)));

/** Whether two positions are the same. */
export const samePosition = (one, other) => withoutClocks(one) === withoutClocks(other);

/** Where a position may stand, the foremost record first: [{name, title, source, node, move, aside}]. `move` counts from the beginning; `aside`: on a variation. @param {PositionIndex} index @returns {Place[]} */
export const placesOf = (index, text) =>
  (index.at[hashOf(text)] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((entry) => {
      const [record, move, node] = entry.split(".").map(Number);
      const [name, title, source] = index.records[record];
      return { name, title, source, move, node: node ?? -1, aside: node !== undefined };
    });

/** An entry of the index: the place of the record in its list, the move, and of a variation the node. */
export const entryOf = (record, move, node = -1) =>
  node < 0 ? `${record}.${move}` : `${record}.${move}.${node}`;

const most = 4; // records kept open to compare with

const movesText = (moves) => moves.map(({ words }) => words).join("\n");
const spotNames = (spots) => spots.map(({ name }) => name).join(" ");

/** Reads records of a game and tells whether a position stands where the index says. */
export class Records {
  #ludus;
  #text;
  #open = new Map(); // name -> {match, main, spots, tags}

  /** `ludus`: the module that knows the game; `text(name)`: a promise of a record, or of null. */
  constructor(ludus, text) {
    this.#ludus = ludus;
    this.#text = text;
  }

  async #record(name) {
    const known = this.#open.get(name);
    if (known) return known;
    const text = await this.#text(name);
    if (text === null) return null;
    const match = this.#ludus.read(text);
    match.goLast();
    const { line, tags } = match.state();
    const main = [0, ...line.map(({ node }) => node)];
    const read = { match, main, tags, spots: spotNames(match.spots()) };
    this.#open.set(name, read);
    if (this.#open.size > most) {
      const [first, { match: gone }] = this.#open.entries().next().value;
      gone.drop();
      this.#open.delete(first);
    }
    return read;
  }

  /** Whether the position (its text, on a board of these spots) stands at this place of a record; where `moves` are told, only if the same
   * may be played there, since a record may have other options; not where the record is the one with these tags.
   * @param {Place} place */
  async holds({ name, move, node }, { position, spots, moves = null, tags = null }) {
    const read = await this.#record(name);
    if (!read || spotNames(spots) !== read.spots) return false;
    if (tags && JSON.stringify(tags) === JSON.stringify(read.tags)) return false;
    read.match.go(node < 0 ? read.main[move] : node);
    const there = read.match.state();
    return (
      samePosition(there.position, position) &&
      (!moves || movesText(there.moves) === movesText(moves))
    );
  }
}
