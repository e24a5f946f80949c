// What pairs of games say of strength: Elo with its error, and the sequential test between "no stronger" and "stronger by so much".

/** The share of points that so many points of Elo stand for. */
export const share = (elo) => 1 / (1 + 10 ** (-elo / 400));

/**
 * pairs: how many pairs of games brought 0, 1/2, 1, 3/2 and 2 points; gain: Elo that would be worth having.
 * Gives {games, elo, error (two standard errors), ratio (logarithm of the likelihoods'), decided: "stronger", "no stronger" or undefined}.
 * A pair shares its opening, so it is what is counted as one. A tenth of a pair is added to each case: a row of equal results is
 * no certainty.
 */
export function verdict(pairs, gain, errorRate = 0.05) {
  const counted = pairs.map((n) => n + 0.1);
  const total = counted.reduce((sum, n) => sum + n, 0);
  const mean = counted.reduce((sum, n, i) => sum + (n * i) / 4, 0) / total;
  const variance = counted.reduce((sum, n, i) => sum + n * (i / 4 - mean) ** 2, 0) / total;
  const ratio =
    (total * (share(gain) - share(0)) * (2 * mean - share(gain) - share(0))) / (2 * variance);
  const bound = Math.log((1 - errorRate) / errorRate);
  const inElo = (s) => Math.round(-400 * Math.log10(1 / Math.min(Math.max(s, 0.001), 0.999) - 1));
  const deviation = 2 * Math.sqrt(variance / total);
  return {
    games: 2 * pairs.reduce((sum, n) => sum + n, 0),
    elo: inElo(mean),
    error: Math.round((inElo(mean + deviation) - inElo(mean - deviation)) / 2),
    ratio,
    decided: ratio >= bound ? "stronger" : ratio <= -bound ? "no stronger" : undefined,
  };
}
