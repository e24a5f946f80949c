// Of every game an index of the positions of its records: the play page loads it when somebody has moved.

import { positionIndexText } from "../lib/positions.mjs";

export const data = {
  pagination: { data: "library.catalogue", size: 1, alias: "game" },
  permalink: ({ game }) => `/positions/${game.id}.json`,
  eleventyExcludeFromCollections: true,
};

export const render = ({ game, library }) => positionIndexText(game, library.examples[game.id]);
