// The dice puzzles (jupertiae) of the manuscript, for games/jupertiae.njk.

import { books } from "../../lib/book.mjs";
import { problems } from "../../lib/problems.mjs";

export default async function () {
  const book = books().royal;
  const chapter = book?.chapters.find(({ slug }) => slug === "problems");
  const all = chapter ? await problems(book, chapter) : [];
  // The caution is shown with the puzzles, but it is not counted as one of the problems.
  return { all, problems: all.filter(({ id }) => id.startsWith("problem-")).length };
}
