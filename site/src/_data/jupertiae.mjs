// The problems of the manuscript, for games/jupertiae.njk.

import { books } from "../../lib/book.mjs";
import { problems } from "../../lib/problems.mjs";

export default async function () {
  const book = books().royal;
  const chapter = book?.chapters.find(({ slug }) => slug === "problems");
  return { all: chapter ? await problems(book, chapter) : [] };
}
