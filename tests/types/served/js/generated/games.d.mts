// Written by site/src/games.11ty.mjs.
export const games: { [id: string]: { family: string; play: string; hasHunter: boolean; pgn: boolean; sgf: boolean; kif: boolean; mat: boolean } };
