// A puzzle for paper and cards: in the notation the boards show, with its game's card and the picture of its position.

import { openCore } from "../site/core.mjs";
import { familyOf } from "../site/game-urls.mjs";
import { asWritten, titleOf } from "./puzzle-words.mjs";

/** `id` tells the parts of one picture from those of the others on the page. */
export async function drawnPuzzle(kept, id) {
  const core = await openCore(familyOf(kept.game));
  const puzzle = asWritten(core, kept);
  const card = core.catalogue().find((one) => one.id === puzzle.game);
  const title = titleOf(puzzle, card);
  const match = core.match(puzzle.game, { options: puzzle.options, setup: puzzle.position });
  try {
    if (puzzle.spot) match.region(puzzle.spot);
    const svg = match.svg({ id, title, flipped: puzzle.seat === card.seats[1]?.id });
    return { puzzle, card, title, svg };
  } finally {
    match.drop();
  }
}
