// Style sheets as they are served. What every play page needs is one file: each sheet holds up the first painting, and a browser that asks
// for six at once paints when the last is there.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a sheet is made of, in the order in which a page would have linked them. */
const made = { play: ["base", "board", "table", "play", "kinds", "projector"] };

/** The addresses of the sheets of a page, by the names it gives; every page has the first two. @param {string[]} [names] */
export function sheetsFor(names = []) {
  const whole = names.find((name) => name in made);
  const held = whole ? made[whole].filter((name) => name !== whole) : [];
  return [...(whole ? [] : ["base", "board"]), ...names]
    .filter((name) => !held.includes(name))
    .map((name) => `/assets/css/${name}.css`);
}

/** Puts together what is made of several, from the sheets written under the site's folder. */
export function joinSheets(output) {
  const file = (name) => join(output, `assets/css/${name}.css`);
  for (const [whole, names] of Object.entries(made)) {
    const parts = names.map((name) => readFileSync(file(name), "utf8"));
    writeFileSync(file(whole), parts.join("\n"));
  }
}
