// What the scripts know of the games before any module is there: whose modules play each, and where.

export const data = { permalink: "/js/generated/games.mjs", eleventyExcludeFromCollections: true };

export function render({ library }) {
  const games = Object.fromEntries(
    library.catalogue.map(({ id, family, play, hasHunter, pgn, sgf, kif, mat }) => [
      id,
      { family, play, hasHunter, pgn, sgf, kif, mat },
    ]),
  );
  return `// Every game here: the family whose modules play it, the page of its table, whether it has a hunter's view, and whether PGN, SGF, KIF or a match file is read of it.\nexport const games = ${JSON.stringify(games)};\n`;
}
