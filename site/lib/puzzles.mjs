// The puzzles as kept in assets/puzzles (README there says what each line holds).

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./paths.mjs";

export const folder = process.env.LUDUS_PUZZLES ?? join(root, "assets/puzzles");

/** Those of a family, by game, level and name; [] where it has none. */
export function kept(family, from = folder) {
  const file = join(from, `${family}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
