// What the search always fetches: the games, pages and lessons, and the names of books and chapters.

import { partsOf } from "../lib/search.mjs";

export const data = { permalink: "/search.json", eleventyExcludeFromCollections: true };

export const render = (site) => JSON.stringify(partsOf(site).base);
