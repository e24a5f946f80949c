// What a typed move means: the legal moves as every notation of the game writes them, first to the letter, then with less care.

/** Without what people leave out or write otherwise: capitals, wide characters, dashes, signs of captures and checks. */
const loosely = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[+#!?]+$/, "")
    .replace(/[-–−×x:.]/g, "");

/** How many letters part two words. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(
        Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(one[i - 1] !== other[j - 1])),
      );
    row = next;
  }
  return row[other.length];
}

/**
 * Which move a word means: {move} its place in the list, {several} where it may be one of these, or {near} those that look most like it.
 * `written`: of each legal move its words in every notation, those shown first.
 * @param {string} typed @param {string[][]} written @returns {{ move?: number, several?: number[], near?: number[] }}
 */
export function meant(typed, written) {
  const shown = written.map((words) => words.slice(0, 1));
  for (const read of [(text) => text, loosely])
    for (const words of [shown, written]) {
      const found = words.flatMap((all, i) =>
        all.some((each) => read(each) === read(typed)) ? [i] : [],
      );
      if (found.length === 1) return { move: found[0] };
      if (found.length > 1) return { several: found };
    }
  const far = written.map(([words], i) => ({ i, by: distance(loosely(typed), loosely(words)) }));
  far.sort((a, b) => a.by - b.by || a.i - b.i);
  return { near: far.slice(0, 5).map(({ i }) => i) };
}
