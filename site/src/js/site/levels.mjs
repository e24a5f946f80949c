// A level of difficulty as a person reads it, “level 3 of 5”. What each can do: core/search/levels.cpp.

/** The level a computer player has where nobody chose one. */
export const usualLevel = (levels) => levels.find((each) => each.default) ?? levels[0];

/** {level, count} of a level's id, for the sentences that name it; of an unknown id those of the usual level. */
export function levelOf(levels, id) {
  const at = levels.findIndex((each) => each.id === id);
  return {
    level: 1 + Math.max(0, at < 0 ? levels.findIndex((each) => each.default) : at),
    count: levels.length,
  };
}
