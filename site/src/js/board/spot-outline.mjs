// The outline of a spot that is not a box, such as a ring inside a ring.

/** A spot's outline as it lies on the board shown: corners in parts of its box, [[0, 0.5], …]; null where the whole box is touched.
 * @param {{ outline?: number[] }} spot @param {{ lying: boolean, flipped: boolean }} lie */
export function outlineOf({ outline }, { lying, flipped }) {
  if (!outline) return null;
  const corners = [];
  for (let i = 0; i < outline.length; i += 2) {
    let [x, y] = [outline[i], outline[i + 1]];
    if (lying) [x, y] = [1 - y, x];
    corners.push(flipped ? [1 - x, 1 - y] : [x, y]);
  }
  return corners;
}

/** Whether a point lies within a closed outline. */
export function within(corners, x, y) {
  let inside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners.at(i - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
