// Whose turn it is: of many pages alike each run looks at some, another day at others, and a week sees them all. LUDUS_SEED
// says which day (20261123) or is any whole number; without it, it is today. The same seed gives the same pages.
import { deep } from "../deep.mjs";

export const WEEK = 7;

/** The number of a seed's turn: days that follow one another have turns that do, over the ends of months too. */
export function turnOf(seed) {
  if (!/^\d{1,15}$/.test(seed)) throw new Error(`LUDUS_SEED is no whole number: ${seed}`);
  const [, year, month, day] = (/^(\d{4})(\d\d)(\d\d)$/.exec(seed) ?? []).map(Number);
  const time = Date.UTC(year, month - 1, day);
  const isDate =
    new Date(time).toJSON()?.startsWith(seed.replace(/^(\d{4})(\d\d)/, "$1-$2-")) ?? false;
  return isDate ? time / 86_400_000 : Number(seed);
}

export const seed =
  process.env.LUDUS_SEED || new Date().toISOString().slice(0, 10).replaceAll("-", "");

let said = false;
/** Those of a list that have their turn: every `every`-th, from `begin` and the seed on; in a long run all. */
export function inTurn(all, { begin = 0, every = WEEK, turn = turnOf(seed), whole = deep } = {}) {
  if (whole) return all;
  if (!said) console.log(`What takes turns is chosen by LUDUS_SEED=${seed}.`);
  said = true;
  return all.filter((_, i) => (i + begin) % every === turn % every);
}
