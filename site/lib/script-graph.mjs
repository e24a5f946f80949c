// What scripts a page loads at once: its own and all they import, known while the page is built, so that a browser asks for
// them together and not one after the other.

import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

import { init, parse } from "es-module-lexer";

import { root } from "./paths.mjs";

await init;

const served = { "/js/": join(root, "site/src/js"), "/wasm/": join(root, "wasm") };

/** The source of an address of the site, or null where it is written while the site is built. */
function sourceOf(address) {
  const folder = Object.keys(served).find((each) => address.startsWith(each));
  const file = folder && join(served[folder], address.slice(folder.length));
  return file && existsSync(file) ? file : null;
}

const known = new Map();
function importsOf(address) {
  if (!known.has(address)) {
    const file = sourceOf(address);
    const [imports] = file ? parse(readFileSync(file, "utf8")) : [[]];
    known.set(
      address,
      imports
        .filter(({ type, specifier }) => type !== "dynamic" && specifier?.startsWith("."))
        .map(({ specifier }) => posix.join(posix.dirname(address), specifier)),
    );
  }
  return known.get(address);
}

/** Forgets what was read: the sources have changed. */
export const forgetScripts = () => known.clear();

/**
 * The addresses of all that these scripts import at once, and what that imports, without themselves, sorted.
 * @param {string[]} entries such as ["/js/match/play.mjs"]
 */
export function importedBy(entries) {
  const met = new Set(entries),
    open = [...entries];
  while (open.length > 0)
    for (const address of importsOf(open.pop()))
      if (!met.has(address)) {
        met.add(address);
        open.push(address);
      }
  return [...met].filter((address) => !entries.includes(address)).sort();
}
