// How one goes through the tools beside the board: pure functions, so that they are tested without a page.

/** @typedef {"move" | "remove" | number} Tool a number: a piece, by its place in the kit */

/**
 * The pieces by their owners, in the order they come in: [{seat, name, pieces: [index, …]}]. Whoever belongs to nobody comes last.
 * @param {{ seat: number }[]} pieces @param {{ name: string }[]} seats @param {string} nobody what the group of no owner is called
 */
export function groupsOf(pieces, seats, nobody) {
  const bySeat = new Map();
  pieces.forEach(({ seat }, index) => bySeat.set(seat, [...(bySeat.get(seat) ?? []), index]));
  return [...bySeat]
    .sort(([a], [b]) => Number(a < 0) - Number(b < 0) || a - b)
    .map(([seat, indices]) => ({ seat, name: seats[seat]?.name ?? nobody, pieces: indices }));
}

/** All tools in the order they are shown. @returns {Tool[]} */
export const toolsOf = (groups) => ["move", "remove", ...groups.flatMap(({ pieces }) => pieces)];

/** The tool so many places further on; at the end it begins again. @param {Tool[]} tools @param {Tool} tool */
export const stepped = (tools, tool, by) =>
  tools[(tools.indexOf(tool) + by + tools.length) % tools.length];

/** The group the chosen piece is in; the first one where a tool is chosen that is no piece. */
export const groupOf = (groups, tool) =>
  groups.find(({ pieces }) => pieces.includes(tool)) ?? groups[0];

/** The piece a digit chooses, counted from 1 in the group of the chosen one; undefined where it has not so many. */
export const byDigit = (groups, tool, digit) => groupOf(groups, tool)?.pieces[Number(digit) - 1];

/** The first piece of the next group. */
export const nextGroup = (groups, tool) => {
  const at = groups.findIndex(({ pieces }) => pieces.includes(tool));
  return groups[(at + 1) % groups.length]?.pieces[0];
};

/** What a touch of a place does with a tool: {act: "put" | "take" | "lift" | "move" | "putDown" | "nothing", ...}.
 * @param {{ tool: Tool, spot: number, hand: number, men: { spot: number, piece: number }[], holds: number[] }} how */
export function touchOf({ tool, spot, hand, men, holds }) {
  const here = men.filter((man) => man.spot === spot);
  if (tool === "remove") return { act: here.length > 0 ? "take" : "nothing" };
  if (tool === "move") {
    if (hand === spot) return { act: "putDown" };
    if (hand >= 0) return { act: "move", from: hand };
    return { act: here.length > 0 ? "lift" : "nothing" };
  }
  // Where only one may stand, the same piece again takes it off.
  if (holds[spot] === 1 && here.some(({ piece }) => piece === tool)) return { act: "take" };
  return { act: "put", piece: tool };
}

/** A word put into a list of words parted by blanks, or taken out of it. */
export const toggled = (words, word) => {
  const all = words.split(/\s+/).filter(Boolean);
  return (all.includes(word) ? all.filter((each) => each !== word) : [...all, word]).join(" ");
};
