// Tries every link of the built pages: each must lead to a file that is there, and each #place, unless it carries a game, to an
// id of its page.
// Ids must be unlike on a page. What is wrong stops the build, all of it at once.

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { addresses, wholeOf } from "./search.mjs";

const pageOf = (path) => (path.endsWith("/") ? `${path}index.html` : path);

/** `results` are Eleventy's: {url, outputPath, content}. */
export function check(output, results) {
  const wrong = [];
  const pages = new Map(
    results
      .filter(({ outputPath }) => outputPath?.endsWith(".html"))
      .map(({ url, content }) => [url, { content, ids: new Set() }]),
  );
  for (const [url, page] of pages)
    for (const [, id] of page.content.matchAll(/\sid="([^"]*)"/g)) {
      if (page.ids.has(id)) wrong.push(`${url}: the id “${id}” stands twice`);
      page.ids.add(id);
    }
  const look = (from, address) => {
    const { pathname, hash } = new URL(address.replaceAll("&amp;", "&"), `http://site${from}`);
    const file = join(output, pageOf(decodeURIComponent(pathname)));
    if (!existsSync(file)) return wrong.push(`${from}: nothing is at ${address}`);
    const place = decodeURIComponent(hash.slice(1));
    if (place !== "" && !place.startsWith("game=") && !pages.get(pathname)?.ids.has(place))
      wrong.push(`${from}: no such place as ${address}`);
    return undefined;
  };
  for (const [url, { content }] of pages) {
    for (const [, address] of content.matchAll(/\s(?:href|src|data-record)="([^"]*)"/g))
      if (!/^(https?|mailto|data):/.test(address)) look(url, address);
    for (const [, list] of content.matchAll(/\sdata-later="([^"]*)"/g))
      for (const address of list.split(" ")) look(url, address);
  }
  const passages = join(output, "passages.json");
  if (existsSync(passages))
    for (const [id, { url }] of Object.entries(JSON.parse(readFileSync(passages, "utf8"))))
      look(`/passages.json (${id})`, url);
  const words = join(output, "search.json");
  if (existsSync(words))
    for (const address of addresses(wholeOf(output))) look("/search.json", address);
  if (wrong.length > 0)
    throw new Error(`${wrong.length} faults in the pages:\n${wrong.join("\n")}`);
}

/** Removes the pages under `output` that are not among the results. */
export function clear(output, results) {
  const built = new Set(results.map(({ outputPath }) => resolve(outputPath)));
  for (const file of readdirSync(output, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".html") && !built.has(resolve(output, file))) rmSync(join(output, file));
}
