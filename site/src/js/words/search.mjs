// Sentences of the search page.

export const search = {
  loading: "Loading the search…",
  notLoaded: "The search could not be loaded (error {status}).",
  failed: "The search could not start. {why} Press “Search” to try again.",
  nothing: "Nothing was found for “{query}”.",
  found: "Found: {list}.",
  foundSome: "No place has all these words. With some of them: {list}.",
  showAll: "Show all {n}",
  foundHere: "{count} found",
  ours: "our words",
  play: "Play {game}",
};

/** Where more chapters have the words than are fetched at once. */
export const more = {
  left: {
    one: "1 more chapter has these words.",
    other: "{n} more chapters have these words.",
  },
  button: { one: "Search 1 more chapter", other: "Search {n} more chapters" },
};

export const results = {
  places: { one: "1 place in the books", other: "{n} places in the books" },
  games: { one: "1 game", other: "{n} games" },
  lessons: { one: "1 lesson", other: "{n} lessons" },
  pages: { one: "1 page", other: "{n} pages" },
};

export const groups = { games: "Games", lessons: "Lessons", pages: "Pages of this site" };
