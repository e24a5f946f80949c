// The positions that the board beside the rules of a game shows, by the rule of each sentence (lib/rule-positions.mjs).

import { positionsText, rulesIn } from "../../lib/rule-positions.mjs";

export const data = {
  pagination: { data: "library.catalogue", size: 1, alias: "card" },
  permalink: ({ card }) => `/games/${card.id}/positions.json`,
  eleventyExcludeFromCollections: true,
};

export function render({ card, gamePages, library }) {
  const words = [gamePages.rules[card.id], gamePages.family[card.family]].filter(Boolean);
  const wanted = rulesIn(words.map(({ lead, html }) => lead + html).join(""));
  return positionsText(card, library.catalogue, wanted);
}
