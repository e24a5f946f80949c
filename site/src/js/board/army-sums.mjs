// What an army on the board comes to, where its men bear numbers.

/** Per seat, the sum of the numbers on its pieces; null for a seat whose pieces bear none, or something else. */
export function sumsOf(pieces, seats) {
  return seats.map((_, seat) => {
    const numbers = pieces
      .filter(({ owner, shape }) => owner === seat && shape !== "die")
      .map(({ text, count }) => (text === "" ? NaN : Number(text) * count));
    return numbers.length === 0 || numbers.some(Number.isNaN)
      ? null
      : numbers.reduce((sum, number) => sum + number, 0);
  });
}

/** 1752 as "1 752", with a thin space that does not break. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");
