// The records under assets/examples: their tags, for lists and diagrams.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { examples } from "./paths.mjs";

/** A record by its name without .game: {name, text, tags}. `tags` keeps the first value of each. */
export function record(name) {
  const path = join(examples, `${name}.game`);
  if (!existsSync(path)) throw new Error(`assets/examples/${name}.game: no such record, though a text asks for it`);
  const text = readFileSync(path, "utf8");
  const tags = {};
  for (const [, key, value] of text.matchAll(/^\[([A-Za-z]+) "((?:[^"\\]|\\.)*)"\]/gm)) tags[key] ??= value.replace(/\\(.)/g, "$1");
  return { name, text, tags };
}

/**
 * Per game id, its records: {name, title, url, place}. Those a book shows come first, in the order of the text and under
 * its captions (`captions`: name -> {caption, chapter}), then the others under their titles.
 */
export function shelf(catalogue, captions) {
  const order = [...captions.keys()];
  const rank = (name) => (captions.has(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(catalogue.map((card) => {
    const folder = join(examples, card.family, card.id);
    const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".game")).sort() : [];
    const all = names.map((file) => {
      const name = `${card.family}/${card.id}/${file.replace(/\.game$/, "")}`;
      const shown = captions.get(name);
      return { name, title: shown?.caption ?? record(name).tags.Title ?? file, place: shown?.chapter ?? "Besides", url: `/play/?example=${name}` };
    });
    return [card.id, all.sort((a, b) => rank(a.name) - rank(b.name))];
  }));
}
