// What we tell in words of our own, read from the markdown beside the pages: each game's rules in short and the about
// page. A rule id leads to its sentence in the book; one without a sentence stops the build.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { allPassages } from "../../lib/book.mjs";
import { readWords } from "../../lib/words.mjs";

export default function () {
  const found = allPassages();
  const told = (path) => readWords(readFileSync(fileURLToPath(new URL("../" + path, import.meta.url)), "utf8"), { file: "site/src/" + path, href: (id) => found[id]?.url });
  return { about: told("about.md"), rules: { "fulke-1": told("games/fulke-1-rules.md") } };
}
