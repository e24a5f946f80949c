// What we tell in words of our own, read from the markdown beside the pages: each game's rules in short, what is to be said
// besides of every game of a family, the about page and the bibliography. A rule id leads to its sentence in the book; one without a sentence stops the build.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { allPassages } from "../../lib/book.mjs";
import { withPictures } from "../../lib/diagram.mjs";
import { goalOf } from "../../lib/kinds.mjs";
import { readMarkdown } from "../../lib/markdown.mjs";
import { withPieces } from "../../lib/piece-pictures.mjs";

const source = (path) => fileURLToPath(new URL("../" + path, import.meta.url));

export default async function () {
  const found = allPassages();
  const told = (path) =>
    readMarkdown(readFileSync(source(path), "utf8"), {
      file: "site/src/" + path,
      href: (id) => found[id]?.url,
    });
  const all = (ending) =>
    Object.fromEntries(
      readdirSync(source("games"))
        .filter((file) => file.endsWith(ending))
        .map((file) => [file.slice(0, -ending.length), told(`games/${file}`)]),
    );
  // Search and the shelf read the words alone; the game's page has them with their diagrams.
  const rules = all("-rules.md");
  for (const [game, words] of Object.entries(rules)) {
    words.pictured = await withPieces(words.html, game);
    words.drawn = await withPictures(words.pictured);
    words.goal = goalOf(words);
  }
  return {
    about: told("about.md"),
    bibliography: told("bibliography.md"),
    rules,
    family: all("-family.md"),
  };
}
