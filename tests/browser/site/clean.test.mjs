// What is written in the pages: no link that leads nowhere, no id twice, no title like another. No browser is needed.
import test from "node:test";
import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { site } from "../harness.mjs";
import { GAME, decodeGame, html, pages, passages } from "../hands.mjs";

const plain = (text) =>
  text
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">");
/** The values of an attribute in a page, wherever it is an attribute. */
const attribute = (text, name) =>
  [
    ...text
      .replace(/<!--.*?-->/gs, "")
      .matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, "g")),
  ].map(([, value]) => plain(value));
/** Every opening tag may hold it once; all tags are looked at. */
const ids = (text) =>
  [...text.matchAll(/<[a-zA-Z][^>]*?\sid="([^"]*)"/g)].map(([, value]) => plain(value));

const fileOf = (pathname) => {
  const path = decodeURIComponent(pathname);
  return join(site, path.endsWith("/") ? `${path}index.html` : path);
};

test("every internal link leads to a page or file that is there, and every fragment to an id on it, or a whole game", async () => {
  const idsOf = new Map();
  const known = (path) => {
    if (!idsOf.has(path)) idsOf.set(path, new Set(ids(html(path))));
    return idsOf.get(path);
  };
  const broken = [];
  let links = 0,
    fragments = 0;
  for (const path of pages()) {
    const text = html(path);
    for (const value of [
      ...attribute(text, "href"),
      ...attribute(text, "src"),
      ...attribute(text, "data-record"),
    ]) {
      const url = new URL(value, `http://here.invalid${path}`);
      if (url.host !== "here.invalid") {
        broken.push(`${path}: leads away: ${value}`);
        continue;
      }
      links += 1;
      if (!existsSync(fileOf(url.pathname))) broken.push(`${path}: ${value}`);
      else if (url.hash.startsWith("#game=")) {
        if (!(await decodeGame(url.hash).catch(() => null))?.record)
          broken.push(`${path}: no whole game: ${value}`);
      } else if (url.hash && /(\/|\.html)$/.test(url.pathname)) {
        fragments += 1;
        if (!known(url.pathname).has(decodeURIComponent(url.hash.slice(1))))
          broken.push(`${path}: no such place: ${value}`);
      }
      const example = url.searchParams.get("example");
      // On the page of its game its own name is enough.
      const game = /^\/play\/([^/]+)\//.exec(url.pathname)?.[1] ?? GAME;
      const names = example?.includes("/")
        ? [example]
        : readdirSync(join(site, "assets/examples")).map(
            (family) => `${family}/${game}/${example}`,
          );
      if (
        example &&
        !names.some((name) => existsSync(join(site, "assets/examples", `${name}.game`)))
      )
        broken.push(`${path}: no such example: ${value}`);
    }
  }
  for (const [rule, { url }] of Object.entries(passages())) {
    const [there, id] = url.split("#");
    if (!existsSync(fileOf(there)) || !known(there).has(id))
      broken.push(`passages.json: ${rule}: ${url}`);
  }
  assert.deepEqual(broken, []);
  assert.ok(
    links > 500 && fragments > 100,
    `only ${links} links with ${fragments} fragments were found`,
  );
});

test("no page has an id twice, and every label, description and control names an id that is there", () => {
  const wrong = [];
  for (const path of pages()) {
    const text = html(path);
    const all = ids(text);
    const seen = new Set();
    for (const id of all) {
      if (seen.has(id)) wrong.push(`${path}: twice: ${id}`);
      seen.add(id);
      if (!/^\S+$/.test(id)) wrong.push(`${path}: no id: “${id}”`);
    }
    for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for"])
      for (const value of attribute(text, name))
        for (const id of value.split(/\s+/))
          if (!seen.has(id)) wrong.push(`${path}: ${name} of nothing: ${id}`);
  }
  assert.deepEqual(wrong, []);
});

test("no page says its title, description or language like another without need", () => {
  const titles = new Map();
  for (const path of pages()) {
    const text = html(path);
    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
    assert.ok(title, path);
    assert.ok(!titles.has(title), `${path} is titled as ${titles.get(title)}: ${title}`);
    titles.set(title, path);
    assert.match(text, /<html lang="en-GB"/, path);
    assert.match(
      text,
      /<meta name="viewport" content="width=device-width, initial-scale=1">/,
      path,
    );
  }
});
