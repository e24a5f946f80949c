// Random choices that can be repeated: LUDUS_SEED (a date as 20261123 where the run rotates) gives the same ones again.
export const seed = process.env.LUDUS_SEED || "1";
if (!/^\d{1,15}$/.test(seed)) throw new Error(`LUDUS_SEED is no whole number: ${seed}`);

/** A generator of its own for every name, the same for the same seed: {below(n), chance(p), of(list)}. */
export function random(name) {
  let state = 2166136261; // FNV-1a of both
  for (const sign of `${seed}/${name}`) state = Math.imul(state ^ sign.codePointAt(0), 16777619);
  const next = () => {
    // Mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n) => Math.floor(next() * n);
  return { below, chance: (p) => next() < p, of: (list) => list[below(list.length)] };
}
