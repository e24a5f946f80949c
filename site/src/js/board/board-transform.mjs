// How a board lies in a window.

/** A window where long points side by side would be too narrow for a finger: their board is stood on end. The sheets of style say the same width. */
export const tooNarrow = "(max-width: 30rem)";

/** A window held upright and narrow, where a board much broader than high is stood on end. */
export const heldUpright = "(max-width: 30rem) and (max-aspect-ratio: 3/4)";

/** Whether a picture of this size is much broader than high. @param {{ width: number, height: number }} size */
export const isWide = ({ width, height }) => width / height >= 1.5;

/** Whether a board is better laid down to fill a place of this size; the pictures' own sizes are [width, height]. One about as broad as it is high never is. */
export const betterLying = ([width, height], standing, lying) =>
  standing[0] / standing[1] <= 0.7 &&
  Math.min(width / lying[0], height / lying[1]) >
    Math.min(width / standing[0], height / standing[1]);

/**
 * The map between squares of a board and pixels: from its spots ({x, y} in squares) and the middles of some of them in the window
 * ({spot, x, y} in pixels). {toPixels([x, y]), toSquares([left, top]), unit} or null where they say too little.
 */
export function boardTransform(spots, middles) {
  const at = ({ spot, x, y }) => ({ board: [spots[spot].x, spots[spot].y], pixel: [x, y] });
  const all = middles.filter(({ spot }) => spots[spot].kind === "point").map(at);
  const distance = (a, b) => Math.hypot(b.board[0] - a.board[0], b.board[1] - a.board[1]);
  // Three that lie well apart; twice the area between them.
  const area = (a, b, c) =>
    Math.abs(
      (b.board[0] - a.board[0]) * (c.board[1] - a.board[1]) -
        (c.board[0] - a.board[0]) * (b.board[1] - a.board[1]),
    );
  const best = (from, measure) =>
    all.reduce((most, one) => (measure(one) > measure(most) ? one : most), from);
  if (all.length < 3) return null;
  const a = all[0],
    b = best(a, (one) => distance(a, one)),
    c = best(a, (one) => area(a, b, one));
  if (area(a, b, c) < 1e-6) return null;
  const [ux, uy] = [b.board[0] - a.board[0], b.board[1] - a.board[1]];
  const [vx, vy] = [c.board[0] - a.board[0], c.board[1] - a.board[1]];
  const turn = ux * vy - vx * uy;
  // The two columns of the map from squares to pixels.
  const column = (axis) => {
    const [p, q] = [b.pixel[axis] - a.pixel[axis], c.pixel[axis] - a.pixel[axis]];
    return [(p * vy - q * uy) / turn, (q * ux - p * vx) / turn];
  };
  const [[xx, xy], [yx, yy]] = [column(0), column(1)];
  const size = xx * yy - xy * yx;
  if (Math.abs(size) < 1e-6) return null;
  return {
    unit: Math.sqrt(Math.abs(size)),
    toPixels([x, y]) {
      const [dx, dy] = [x - a.board[0], y - a.board[1]];
      return [a.pixel[0] + xx * dx + xy * dy, a.pixel[1] + yx * dx + yy * dy];
    },
    toSquares([left, top]) {
      const [dx, dy] = [left - a.pixel[0], top - a.pixel[1]];
      return [a.board[0] + (yy * dx - xy * dy) / size, a.board[1] + (xx * dy - yx * dx) / size];
    },
  };
}
