// Where a game is played: the first of the catalogue at play/, every other at play/<id>/.

const site = new URL("../", import.meta.url);

/** The address of a game's table. */
export function playPage(doors, game) {
  const first = doors.catalogue()[0].id === game;
  const url = new URL(first ? "play/" : `play/${game}/`, site);
  if (first) url.searchParams.set("game", game);
  return url;
}

/** The game a record is of, as its first tag says; "" where it does not. */
export const gameOf = (record) => /^\s*\[Game "([^"]*)"\]/.exec(record)?.[1] ?? "";
