// The puzzles of assets/puzzles by family, in the order of the shelf: how many there are, and of which games.

import { families } from "../../lib/core.mjs";
import { kept } from "../../lib/puzzles.mjs";

export default () => {
  const all = families()
    .map(({ family }) => ({ family, puzzles: kept(family) }))
    .filter(({ puzzles }) => puzzles.length > 0)
    .map(({ family, puzzles }) => ({ family, count: puzzles.length }));
  return { families: all, count: all.reduce((sum, { count }) => sum + count, 0) };
};
