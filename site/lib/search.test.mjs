import assert from "node:assert/strict";
import { test } from "node:test";

import MiniSearch from "minisearch";

import { Finder } from "../src/js/books/text-search.mjs";
import { books, chapterHtml } from "./book.mjs";
import { catalogue } from "./core.mjs";
import { addresses, searchable, spread } from "./search.mjs";

const all = Object.values(books());
const cards = (await catalogue()).map((card) => ({ ...card, play: `/play/${card.id}/` }));
const data = searchable(all, cards, {});
const finder = await Finder.open(MiniSearch, data);
const found = (query, group) =>
  finder.find(query).groups.find(({ id }) => id === group)?.found ?? [];

test("a word of each book is found in it", () => {
  for (const [book, query] of [
    ["fulke", "cossicall"],
    ["royal", "taxillis"],
    ["royal", "adversary"],
    ["falkener", "rajah"],
    ["guild", "pastimes"],
    ["mebben", "harmony"],
    ["asilo", "monk"],
    ["boissiere", "progression"],
  ])
    assert.ok(
      found(query, book).some(({ url }) => url.startsWith(`/books/${book}/`)),
      `${query} in ${book}`,
    );
  for (const book of all)
    assert.ok(
      found(book.meta.title, book.id).some(({ url }) => url === book.url),
      book.meta.title,
    );
});

test("every game is found by its name", () => {
  for (const card of cards)
    assert.ok(
      found(card.name, "games").some(({ url }) => url === `/games/${card.id}/`),
      card.name,
    );
});

test("games are found by the names people know, and the pages of the site by what they are for", () => {
  for (const [query, url] of [
    ["rithmomachia", "/games/fulke-1/"],
    ["number chess", "/games/boissiere/"],
    ["shogi", "/games/falkener-shogi/"],
    ["makruk", "/games/falkener-siamese/"],
    ["four players", "/games/falkener-chaturanga/"],
    ["checkers", "/games/backgammon/"],
  ])
    assert.ok(
      found(query, "games").some((each) => each.url === url),
      query,
    );
  for (const [query, url] of [
    ["offline", "/take-along/"],
    ["computer", "/play/"],
    ["lesson", "/lessons/"],
    ["kids", "/lessons/"],
    ["puzzle", "/games/jupertiae/"],
  ])
    assert.ok(
      found(query, "pages").some((each) => each.url === url),
      query,
    );
});

test("old spelling and new find the same sentences of Fulke", () => {
  for (const [old, now] of [
    ["geometricall", "geometrical"],
    ["kynge", "king"],
    ["haue", "have"],
    ["roundes", "roundes"],
    ["subtraccion", "subtraction"],
  ])
    assert.ok(
      found(now, "fulke").length > 0 &&
        found(old, "fulke").some(({ url }) =>
          found(now, "fulke").some((other) => other.url === url),
        ),
      `${old}, ${now}`,
    );
  assert.ok(
    found("remaining all one with the adversaries man", "fulke").some(({ url }) =>
      url.endsWith("#fulke.1.take.subtraction"),
    ),
  );
});

test("every address that can be found is an anchor of its page, every rule sentence among them", async () => {
  const wanted = new Set(addresses(data).filter((address) => address.includes("#")));
  const there = new Set();
  for (const book of all)
    for (const chapter of book.chapters)
      for (const [, id] of (await chapterHtml(book, chapter)).matchAll(/\sid="([^"]*)"/g))
        there.add(`${chapter.url}#${id}`);
  assert.deepEqual(
    [...wanted].filter((address) => !there.has(address)),
    [],
  );
  const anchors = new Set([...wanted].map((address) => address.split("#")[1]));
  const missing = all
    .flatMap((book) => Object.values(book.passages).map(({ anchor }) => anchor))
    .filter((anchor) => !anchors.has(anchor));
  assert.deepEqual(missing, []);
});

test("words are spread with the places of their rules, misprints with what they should be", () => {
  const text = (words) => ({ type: "text", text: words });
  const rule = (id, ...children) => ({ type: "rule", ids: [{ id, anchor: id }], children });
  const { text: words, rules } = spread([
    text("Of the adversary's "),
    rule("a.b", text("men "), rule("a.c", { type: "sic", printed: "ar", read: "are" })),
    { type: "turn" },
    text(" taken."),
  ]);
  assert.equal(words, "Of the adversary’s men ar [read are] taken.");
  assert.deepEqual(
    rules.map(([id, from, to]) => [id, words.slice(from, to)]),
    [
      ["a.c", "ar [read are]"],
      ["a.b", "men ar [read are]"],
    ],
  );
});
