// The problems of the manuscript, for games/jupertiae.njk.

import { books } from "../../lib/book.mjs";
import { problems } from "../../lib/problems.mjs";

export default async function () {
  const book = books().royal;
  const chapter = book?.chapters.find(({ slug }) => slug === "problems");
  const all = chapter ? await problems(book, chapter) : [];
  // The caution is shown with them and is none of them.
  return { all, problems: all.filter(({ id }) => id.startsWith("problem-")).length };
}
