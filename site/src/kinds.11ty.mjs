// How wide each game's board is to its height, so that its place on a page is kept before any script runs.

export const data = { permalink: "/assets/css/kinds.css", eleventyExcludeFromCollections: true };

export function render({ library }) {
  return library.catalogue
    .map(
      ({ id, ratio: { standing, lying } }) =>
        `[data-game="${id}"] :is(.stage, .board-holder) { --ratio: ${standing}; }\n:is(.table.lying, .lying .table:not(.standing))[data-game="${id}"] :is(.stage, .board-holder) { --ratio: ${lying}; }\n`,
    )
    .join("");
}
