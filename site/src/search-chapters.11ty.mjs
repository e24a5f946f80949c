// The words of every chapter, fetched when it may have what is asked.

import { partsOf } from "../lib/search.mjs";
import { chapterFile, chaptersOf } from "./js/books/search-parts.mjs";

export const data = {
  pagination: {
    data: "library.books",
    before: (_, site) => {
      const { base, chapters } = partsOf(site);
      return chaptersOf(base.books).map((each, i) => ({ ...each, sections: chapters[i] }));
    },
    size: 1,
    alias: "chapter",
  },
  permalink: ({ chapter }) => `/${chapterFile(chapter)}`,
  eleventyExcludeFromCollections: true,
};

export const render = ({ chapter }) => JSON.stringify(chapter.sections);
