// Sentences of the list of games.

export const filters = {
  all: "{n} games.",
  some: "{n} of {all} games.",
  none: "No game matches these filters. Change one of them.",
};

/** What is said when the shelf is sorted anew, by the name of the order. */
export const sortedBy = {
  length: "Sorted by length.",
  age: "Sorted by age.",
  luck: "Sorted by luck.",
};

/** The headings of the shelf as it is sorted: by length, by age, by luck. */
export const lengths = {
  short: "Up to 15 minutes",
  middle: "15 to 45 minutes",
  long: "1 hour or more",
};

export const ages = { oldest: "Oldest rules first" };

export const luck = {
  "no luck": "No luck",
  "no luck without dice": "No luck",
  "little luck": "Little luck",
  "some luck": "Some luck",
  "much luck": "Much luck",
  "all luck": "All luck",
  "luck not measured": "Luck not measured",
};
