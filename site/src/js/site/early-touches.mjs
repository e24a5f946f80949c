// Touches of a board that was still a picture, which theme-first.js keeps: they are made once the board is awake, so that nobody has to
// wait before he touches, or to touch twice.

/** Whether somebody has touched the board while it slept. */
export const touchedEarly = (board) => Boolean(board.touches?.length);

/** Makes the touches kept for a board, in their places; of one place touched again and again only one. */
export function makeEarlyTouches(board) {
  const { touches = [] } = board;
  delete board.touches;
  const { left, top, width, height } = board.getBoundingClientRect();
  let last = null;
  for (const [across, down] of touches) {
    const place = document.elementFromPoint(left + across * width, top + down * height);
    if (place && place !== last && board.contains(place))
      /** @type {HTMLElement} */ (place).click();
    last = place;
  }
}
