// Every printed square as a file of numbers parted by commas.

export const data = {
  pagination: { data: "printedSquares.all", size: 1, alias: "square" },
  permalink: ({ square }) => `/squares/${square.id}.csv`,
  eleventyExcludeFromCollections: true,
};

export const render = ({ square }) => square.csv;
