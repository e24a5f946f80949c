// Which chapters have which words: a list for each first letter, fetched when a word is asked for that begins so.

import { partsOf } from "../lib/search.mjs";
import { listFile } from "./js/books/search-parts.mjs";

export const data = {
  pagination: {
    data: "library.books",
    before: (_, site) => Object.entries(partsOf(site).lists),
    size: 1,
    alias: "list",
  },
  permalink: ({ list }) => `/${listFile(list[0])}`,
  eleventyExcludeFromCollections: true,
};

export const render = ({ list }) => JSON.stringify(list[1]);
