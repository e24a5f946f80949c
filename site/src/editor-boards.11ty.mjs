// How broad the board of each game is, for the page of the editor: one page of all games, which knows by its address alone, and
// before its script is there, whose room to keep free.

import { tooNarrow } from "./js/board/board-transform.mjs";

const rule = ({ id }, ratio) => `[data-asked="${id}"] .editor { --ratio: ${ratio}; }`;

export const data = {
  permalink: "/assets/css/editor-boards.css",
  eleventyExcludeFromCollections: true,
};

export function render({ library }) {
  const games = library.catalogue;
  const onEnd = games.filter(({ long }) => long).map((card) => rule(card, card.ratio.lying));
  const narrow = games
    .filter(({ ratio }) => ratio.narrow !== ratio.standing)
    .map((card) => rule(card, card.ratio.narrow));
  return `${games.map((card) => rule(card, card.ratio.standing)).join("\n")}
@media ${tooNarrow} {\n${[...onEnd, ...narrow].join("\n")}\n}\n`;
}
