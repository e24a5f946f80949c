// What we tell in words of our own, read from the markdown beside the pages: each game's rules in short and the about
// page. A rule id leads to its sentence in the book; one without a sentence stops the build.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { allPassages } from "../../lib/book.mjs";
import { readWords } from "../../lib/words.mjs";

const source = (path) => fileURLToPath(new URL("../" + path, import.meta.url));

export default function () {
  const found = allPassages();
  const told = (path) => readWords(readFileSync(source(path), "utf8"), { file: "site/src/" + path, href: (id) => found[id]?.url });
  const games = readdirSync(source("games")).filter((file) => file.endsWith("-rules.md"));
  return { about: told("about.md"), shorter: told("games/shorter-game.md"), rules: Object.fromEntries(games.map((file) => [file.replace(/-rules\.md$/, ""), told(`games/${file}`)])) };
}
