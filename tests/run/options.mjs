// What can be said after `sh tests/run.sh`.
export const LANES = ["early", "native", "web", "node", "browser"];

export const usage = `usage: sh tests/run.sh [--only LANE[,LANE]] [--game ID] [--file PART-OF-A-PATH] [--strict] [--deep]
  --only    of ${LANES.join(", ")}: early (words, layout, types: what nothing is built for; first in every run),
            native (unit tests, fuzzers, terminal, mutants), web (native against WebAssembly, sizes),
            node (scripts and texts, early too), browser
  --game    the tests of one game: its entries of the common battery, the unit tests of its family, native against WebAssembly
  --file    the test files whose path has this in it: --file table, --file tests/unit/chess/games
  --strict  a test that fails is not tried again
  --deep    also what takes hours: more volume, more mutants, all pages, benchmarks
The seed of all that is sampled is the date, or LUDUS_SEED.`;

/**
 * @param {string[]} words
 * @returns {{only: string[], game: string, file: string, strict: boolean, deep: boolean, help: boolean}}
 * @throws {Error} with one line that says what was expected
 */
export function readOptions(words) {
  const options = { only: [], game: "", file: "", strict: false, deep: false, help: false };
  for (let i = 0; i < words.length; i++) {
    const [name, joined] = words[i].split(/=(.*)/s);
    const value = () => {
      const text = joined ?? words[++i];
      if (!text) throw new Error(`${name} wants a value`);
      return text;
    };
    if (name === "--only")
      options.only = value()
        .split(",")
        .flatMap((lane) => (lane === "node" ? ["early", lane] : lane));
    else if (name === "--game") options.game = value();
    else if (name === "--file") options.file = value();
    else if (words[i] === "--strict") options.strict = true;
    else if (words[i] === "--deep") options.deep = true;
    else if (words[i] === "-h" || words[i] === "--help") options.help = true;
    else throw new Error(`unknown option '${words[i]}'`);
  }
  const wrong = options.only.find((lane) => !LANES.includes(lane));
  if (wrong !== undefined)
    throw new Error(`--only wants some of ${LANES.join(", ")}, not '${wrong}'`);
  return options;
}

/** The date as a number, 20261123: the seed of a day. */
export const seedOf = (date) =>
  date.getFullYear() * 10000 + (date.getMonth() + 1) * 100 + date.getDate();
