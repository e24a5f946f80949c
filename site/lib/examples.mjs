// The records under assets/examples: their tags, for lists and diagrams.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

import { askFor } from "../src/js/match/steps.mjs";
import { files } from "./coverage.mjs";
import { examples } from "./paths.mjs";

/** Where the record of a name is. */
export const fileOf = (name) => join(examples, `${name}.game`);

/** A record by its name without .game: {name, text, tags}. `tags` keeps the first value of each. */
export function record(name) {
  const path = fileOf(name);
  if (!existsSync(path))
    throw new Error(`assets/examples/${name}.game: no such record, though a text asks for it`);
  const text = readFileSync(path, "utf8");
  const tags = {};
  for (const [, key, value] of text.matchAll(/^\[([A-Za-z]+) "((?:[^"\\]|\\.)*)"\]/gm))
    tags[key] ??= value.replace(/\\(.)/g, "$1");
  return { name, text, tags };
}

/** The passages a record is about, by its own tags: those its last move cites, those that end it, and those it shows besides. */
export const about = ({ text }) =>
  [...text.matchAll(/^\[(?:Why|Ends|Shows) "([^"]*)"\]/gm)].flatMap(([, ids]) => ids.split(" "));

/**
 * Rule id -> the name of the record that is most about it: of few other rules, plainly allowed rather than refused, and
 * short. `folder` holds families of games of records.
 */
export function recordsByRule(folder = examples) {
  const best = new Map();
  for (const path of files(folder, ".game")) {
    const text = readFileSync(path, "utf8");
    const rules = about({ text });
    const worth =
      rules.length * 1000 + (/^\[Refused /m.test(text) ? 500 : 0) + Math.min(499, text.length / 10);
    const name = relative(folder, path)
      .split(sep)
      .join("/")
      .replace(/\.game$/, "");
    for (const rule of rules)
      if (worth < (best.get(rule)?.worth ?? Infinity)) best.set(rule, { name, worth });
  }
  return new Map([...best].map(([rule, { name }]) => [rule, name]));
}

/** How many moves the main line of a record has: its words, without tags, comments, numbers and variations. */
export function movesIn(text) {
  const words = text
    .replace(/^\[.*\]$/gm, "")
    .replace(/\{(?:[^}\\]|\\.)*\}/gs, " ")
    .split(/\s+/)
    .filter(Boolean);
  let deep = 0,
    count = 0;
  for (const word of words) {
    if (word === "(") deep += 1;
    else if (word === ")") deep -= 1;
    else if (deep === 0 && !/^\d+\.+$/.test(word)) count += 1;
  }
  return count;
}

const whole = 6; // moves that make a game of it: fewer only show one thing

/**
 * Per game id, its records: {name, title, url, place}; a whole game has {moves, guess} besides, begins at its beginning, and
 * `guess` is where its moves are hidden. Those a book shows come first, in the order of the text and under
 * its captions (`captions`: name -> {caption, chapter}), then the others under their titles.
 */
export function shelf(catalogue, captions) {
  const order = [...captions.keys()];
  const rank = (name) => (captions.has(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(
    catalogue.map((card) => {
      const folder = join(examples, card.family, card.id);
      const names = existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => file.endsWith(".game"))
            .sort()
        : [];
      const all = names.map((file) => {
        const name = `${card.family}/${card.id}/${file.replace(/\.game$/, "")}`;
        const shown = captions.get(name);
        const { text, tags } = record(name);
        const moves = movesIn(text),
          address = `${card.play}${askFor(name, { move: 0 })}`;
        const game =
          moves < whole
            ? { url: `/play/?example=${name}` }
            : {
                url: address,
                moves,
                guess: `${card.play}${askFor(name, { move: 0, guess: true })}`,
              };
        return {
          name,
          title: shown?.caption ?? tags.Title ?? file,
          place: shown?.chapter ?? "More examples",
          ...game,
        };
      });
      return [card.id, all.sort((a, b) => rank(a.name) - rank(b.name))];
    }),
  );
}
