// The words of the books and games, for the search: fetched when a person searches.

import { searchable } from "../lib/search.mjs";

export const data = { permalink: "/search.json", eleventyExcludeFromCollections: true };

export function render({ library, gamePages, lessons, learn }) {
  return JSON.stringify(
    searchable(library.books, library.catalogue, gamePages.rules, [...lessons, ...learn.all]),
  );
}
