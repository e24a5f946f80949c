// Which games there are, the family whose modules play each, and where its table stands.

import { games } from "../generated/games.mjs";
import { siteUrl } from "./site-url.mjs";

const site = siteUrl();

export const known = (game) => Object.hasOwn(games, game);
/** The family of a game of this site; undefined of any other. */
export const familyOf = (game) => (known(game) ? games[game].family : undefined);
/** Whether a game can be looked at as hunters do. */
export const hasHunter = (game) => known(game) && games[game].hasHunter;

/** The families with games that others keep in a format: "pgn", "sgf", "kif" (with CSA and USI) or "mat". */
export const familiesWith = (format) => [
  ...new Set(Object.values(games).flatMap((game) => (game[format] ? [game.family] : []))),
];

/** The record of an example by its name ("family/game/name"); null where there is none. A name given while its game was of another family still leads there. */
export async function exampleRecord(name) {
  const [, game, short] = name.split("/");
  const path = known(game) ? `${familyOf(game)}/${game}/${short}` : name;
  const answer = await fetch(new URL(`assets/examples/${path}.game`, site));
  return answer.ok ? answer.text() : null;
}

/** The editor of positions of a game; `hash` carries one as a link does. */
export function setUpPage(game, hash = "") {
  const url = new URL("set-up/", site);
  url.searchParams.set("game", game);
  url.hash = hash;
  return url;
}

/** The address of a game's table. */
export const playPage = (game) => new URL(`.${games[game].play}`, site);
