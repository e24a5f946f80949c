// The part of the board a diagram shows: from the beginning of its record to the place shown, with a square of margin.
// The same reckoning when the site is built and in the page, so that a diagram keeps its frame when it wakes.

const margin = 1;

/** Whether a board is of long points, as that of backgammon is. */
export const longPoints = (spots) => spots.some((spot) => spot.kind === "point" && spot.piles);

/** How a diagram is cropped: -1 not at all. A board of long points is known by the whole of it: a part would seem another. */
export const cropOf = (spots) => (longPoints(spots) ? -1 : 0);

/** Brings a match of a diagram's record to its place; {untouched, region}: the corners to be kept in sight, by name. */
export function frameDiagram(match) {
  match.show();
  const { touched, cursor, line } = match.state();
  const spots = match.spots();
  const seen = new Set();
  const look = () => {
    for (const { spot } of match.extent({ crop: margin }).places) seen.add(spot);
  };
  for (const { node } of [{ node: 0 }, ...line]) {
    match.go(node);
    if (node === cursor) break;
    look();
  }
  const hands = laterHeld(
    match,
    spots,
    line.slice(line.findIndex((step) => step.node === cursor) + 1),
  );
  match.go(cursor);
  // Where a taking is open the man taken tells enough; the places for a prisoner would only spread the picture.
  const untouched = touched.length > 0 && match.extent().captures;
  if (!untouched) for (const spot of touched) match.touch(spot);
  look();
  const places = [...seen].map((index) => spots[index]).filter((spot) => spot.column >= 0);
  if (places.length === 0) return { untouched, region: "" };
  const corners = [];
  // Of a whole board the hands stay in sight that will hold men: it keeps its size while its game is stepped through.
  if (spots.every((spot, index) => spot.kind !== "point" || seen.has(index)))
    corners.push(...hands);
  const columns = places.map((spot) => spot.column),
    rows = places.map((spot) => spot.row);
  const corner = (column, row) =>
    spots.find((spot) => spot.column === column && spot.row === row)?.name ?? "";
  corners.unshift(
    corner(Math.min(...columns), Math.min(...rows)),
    corner(Math.max(...columns), Math.max(...rows)),
  );
  return { untouched, region: corners.filter(Boolean).join(" ") };
}

/** The names of all places of the hands, where one of them holds a man at a later step; none otherwise. */
function laterHeld(match, spots, steps) {
  const hands = spots.flatMap(({ kind }, index) => (kind === "pocket" ? [index] : []));
  if (hands.length === 0) return [];
  for (const { node } of steps) {
    match.go(node);
    const held = new Set(match.pieces().map(({ spot }) => spot));
    if (hands.some((index) => held.has(index))) return hands.map((index) => spots[index].name);
  }
  return [];
}
