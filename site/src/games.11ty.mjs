// What the scripts know of the games before any module is there: whose modules play each, and where.

export const data = { permalink: "/js/games.mjs", eleventyExcludeFromCollections: true };

export function render({ library }) {
  const games = Object.fromEntries(library.catalogue.map(({ id, family, play, hunted }) => [id, { family, play, hunted }]));
  return `// Every game here: the family whose modules play it, the page of its table, and whether it has a hunter's view.\nexport const games = ${JSON.stringify(games)};\n`;
}
