// Sentences of the list of games.

export const filters = {
  all: "{n} games.",
  some: "{n} of {all} games.",
  none: "No game matches these filters. Change one of them.",
};
