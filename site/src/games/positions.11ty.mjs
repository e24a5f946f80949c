// The positions that the board beside the rules of a game shows, by the rule of each sentence (lib/rule-positions.mjs).

import { positionsOf, rulesIn } from "../../lib/rule-positions.mjs";

export const data = {
  pagination: { data: "library.catalogue", size: 1, alias: "card" },
  permalink: ({ card }) => `/games/${card.id}/positions.json`,
  eleventyExcludeFromCollections: true,
};

export async function render({ card, gamePages }) {
  const words = [gamePages.rules[card.id], gamePages.family[card.family]].filter(Boolean);
  const wanted = rulesIn(words.map(({ lead, html }) => lead + html).join(""));
  return JSON.stringify(await positionsOf(card, wanted));
}
