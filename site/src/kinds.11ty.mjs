// How wide each game's board is to its height, so that its place on a page is kept before any script runs.

import { tooNarrow } from "./js/board/board-transform.mjs";

export const data = { permalink: "/assets/css/kinds.css", eleventyExcludeFromCollections: true };

export function render({ library }) {
  const rule = (id, ratio) =>
    `[data-game="${id}"] :is(.stage, .board-holder) { --ratio: ${ratio}; }\n`;
  const narrow = library.catalogue.filter(({ ratio }) => ratio.narrow !== ratio.standing);
  return [
    ...library.catalogue.map(
      ({ id, ratio: { standing, lying } }) =>
        `${rule(id, standing)}:is(.table.lying, .lying .table:not(.standing))${rule(id, lying)}`,
    ),
    `@media ${tooNarrow} {\n${narrow.map(({ id, ratio }) => rule(id, ratio.narrow)).join("")}}\n`,
  ].join("");
}
