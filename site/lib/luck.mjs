// How much of a game is luck, as it was measured (core/search/measured.md): of 100 games against a player who moves at random,
// how many a player wins who looks one roll ahead. What is not measured is not told.

const one = (won) => ({ won, who: "A player who looks one roll ahead" });

/** Games with dice by their ids; a test holds each figure to measured.md. */
export const measured = {
  backgammon: one(99.8),
  "backgammon-turkish": one(98.8),
  "royal-baralie": one(99.7),
  "royal-lombard": one(98.6),
  "royal-mylis": one(98.1),
  "royal-anglicorum": one(97.7),
  "royal-imperial": one(97.1),
  "royal-faylys": one(95.5),
  "royal-provincial": one(94.9),
  // Its usual form, in which checkers never move.
  "royal-paume-carie": { won: 51.3, who: "Even a player who knew every coming roll", most: true },
  "falkener-bowl": one(100),
  "falkener-sacred-way": one(100),
  "falkener-sacred-way-long": one(100),
  "falkener-pachisi": one(99.8),
  "falkener-chauput": one(98.8),
  "falkener-chausar": one(100),
  "falkener-ashta-kashte": { won: 100, who: "The computer at level 3" },
};

// Games of guessing have no dice, but nobody knows what the other will do.
const guessed = new Set(["falkener-atep"]);

/** From no luck to a game that it decides: {name, least}, the least that is won of 100. */
const steps = [
  { name: "little luck", least: 99.5 },
  { name: "some luck", least: 98 },
  { name: "much luck", least: 90 },
  { name: "all luck", least: 0 },
];

/**
 * {name: "some luck", dots: 2, key: 1.2, why}: its name, how many of four dots, what it is sorted by, and the measurement in a
 * sentence, "" where there is no luck; dots is null where it was not measured.
 */
export function luckOf({ id, hasRolls, choosesDice }) {
  const found = Object.hasOwn(measured, id) ? measured[id] : null;
  if (!found) {
    if (hasRolls || guessed.has(id))
      return { name: "luck not measured", dots: null, key: 101, why: "" };
    return { name: choosesDice ? "no luck without dice" : "no luck", dots: 0, key: 0, why: "" };
  }
  const step = steps.findIndex(({ least }) => found.won >= least);
  const wins = found.most ? "wins at most" : "wins";
  return {
    name: steps[step].name,
    dots: step + 1,
    key: Math.round((100 - found.won) * 10) / 10,
    why: `${found.who} ${wins} ${found.won} of 100 games against one who moves at random.`,
  };
}
