// The picture of a lesson's board where nothing plays on it: when the site is built, and on a handout.

/** The SVG of a checked board (lesson-check.mjs) from the module of its game. bare: without labels and legend, for a card. */
export function pictureOf(ludus, board, { id, title, bare = false }) {
  const match = ludus.match(board.game, { options: board.options, setup: board.setup });
  try {
    if (board.words !== "") match.play(board.words);
    match.region(board.region);
    return match.svg({
      id,
      title,
      labels: !bare,
      legend: !bare,
      marks: !bare,
      crop: board.crop,
      flipped: board.far,
    });
  } finally {
    match.drop();
  }
}
