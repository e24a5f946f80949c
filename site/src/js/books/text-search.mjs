// Finding words in the books and games: the entries of search.json, the folding of old spelling, what is found with the
// words marked. Knows no page, so that it can be tried without one.

import { say } from "../site/say.mjs";
import { groups as titles, more, results, search as sentences } from "../words/search.mjs";

/** Words, as the index and the marks see them. */
const word = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A word as it is compared: no accents, no long s, u for v and i for j and y, no letter doubled, no e at the end. So “ovne”
 * is “oune”, “kynge” is “king”, “geometricall” is “geometrical”. Numbers in letters keep theirs, .iii. is not .ii.
 */
export function fold(raw) {
  const plain = raw
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ſ/g, "s")
    .replace(/æ|œ|ae/g, "e")
    .replace(/v/g, "u")
    .replace(/uu/g, "w")
    .replace(/[jy]/g, "i");
  return /^[iuxlcdm]+$/.test(plain) ? plain : single(plain);
}

function single(doubled) {
  const plain = doubled.replace(/([a-z])\1/g, "$1");
  return plain.length > 3 ? plain.replace(/e$/, "") : plain;
}

// Asked for along with other words these are passed over.
const small = new Set(
  "a an and are as at be by for from he his in is it its of on or that the their they this to was with ad cum de est et qui sunt"
    .split(" ")
    .map(fold),
);
export const wordsOf = (text) => text.match(word) ?? [];

/** An entry with all that it may have. */
const whole = (entry) => ({
  text: "",
  beside: "",
  name: "",
  also: "",
  rules: [],
  besideRules: [],
  ...entry,
});

/** The entries of a chapter; none where its sections are still to be fetched, and a number stands in their place. */
function chapterEntries(book, [slug, title, sections]) {
  if (!Array.isArray(sections)) return [];
  const all = [];
  const add = (entry) => all.push(whole(entry));
  for (const [heading, anchor, beside, parts] of sections) {
    const where =
      heading.toLowerCase() === title.toLowerCase() || !heading ? title : `${title} · ${heading}`;
    const common = { group: book.id, url: `${book.url}${slug}/`, where };
    add({
      ...common,
      kind: "heading",
      anchor,
      name: heading,
      beside,
      lang: book.lang,
      besideLang: "en-GB",
    });
    for (const [at, text, more = {}] of parts)
      add({
        ...common,
        kind: more.note ? "note" : "text",
        anchor: at,
        text,
        beside: more.beside ?? "",
        rules: more.rules ?? [],
        besideRules: more.besideRules ?? [],
        lang: more.note ? undefined : book.lang,
        besideLang: "en-GB",
      });
  }
  return all;
}

/**
 * The entries of search.json, flat: {group, kind, where, url, anchor, rules, lang, name, also, text, beside, besideLang, play}; `also` are
 * words it is searched by and that are not shown. `rules`
 * are the sentences in the words: [anchor, from, to], `besideRules` those in the translation.
 */
export function entriesOf({ books, games, lessons = [], pages = [] }) {
  const all = [];
  const add = (entry) => all.push(whole(entry));
  for (const card of games)
    add({
      group: "games",
      kind: "game",
      name: card.name,
      url: card.url,
      play: card.play,
      where: card.name,
      text: card.text,
      also: card.also,
    });
  for (const page of pages)
    add({
      group: "pages",
      kind: "page",
      name: page.name,
      url: page.url,
      where: page.name,
      also: page.also,
    });
  for (const lesson of lessons)
    add({
      group: "lessons",
      kind: "lesson",
      name: lesson.name,
      url: lesson.url,
      where: lesson.name,
      text: lesson.text,
    });
  for (const book of books) {
    add({
      group: book.id,
      kind: "book",
      name: book.title,
      where: book.title,
      url: book.url,
      text: book.text,
    });
    for (const chapter of book.chapters) all.push(...chapterEntries(book, chapter));
  }
  return all;
}

/** The words of a query that are looked for, as they are written. */
export function tellingWords(query) {
  const words = wordsOf(query);
  const telling = words.filter((each) => !small.has(fold(each)));
  return telling.length > 0 ? telling : words;
}

/** How many edits a word may be away: none for a short one or a number. */
export const away = (term) =>
  /\d/.test(term) || term.length < 5 ? false : term.length < 9 ? 1 : 2;

/** A finder over the entries. */
export class Finder {
  #index;
  #entries;

  /** Makes the index piece by piece, so that one can go on typing; `MiniSearch` is the library's class. */
  static async open(MiniSearch, data) {
    const made = new Finder(MiniSearch, data);
    await made.#add(entriesOf(data));
    return made;
  }

  /** A chapter more: its book's id, its slug and its sections. */
  async addChapter(id, slug, sections) {
    const book = this.books.find((each) => each.id === id);
    const [, title] = book.chapters.find(([each]) => each === slug);
    await this.#add(chapterEntries(book, [slug, title, sections]));
  }

  async #add(entries) {
    const from = this.#entries.length;
    const numbered = entries.map((entry, i) => ({ id: from + i, ...entry }));
    this.#entries.push(...numbered);
    await this.#index.addAllAsync(numbered, { chunkSize: 150 });
  }

  constructor(MiniSearch, data) {
    this.#entries = [];
    this.books = data.books;
    this.#index = new MiniSearch({
      fields: ["name", "also", "text", "beside"],
      tokenize: wordsOf,
      processTerm: fold,
      searchOptions: {
        boost: { name: 4 },
        boostDocument: (id) => (this.#entries[id].kind === "note" ? 0.6 : 1),
        prefix: (term) => term.length > 2 && !/\d/.test(term),
        fuzzy: away,
        weights: { prefix: 0.5, fuzzy: 0.15 },
      },
    });
  }

  /** {groups: [{id, title, found: [...]}], count, all}: the best group first; `all` is false where no entry has every word, so that some must do. */
  find(query) {
    const wanted = tellingWords(query).join(" ");
    let hits = wanted ? this.#index.search(wanted, { combineWith: "AND" }) : [];
    const all = hits.length > 0;
    if (!all && wanted) hits = this.#index.search(wanted, { combineWith: "OR" });
    const groups = new Map();
    for (const { id, terms, queryTerms, score } of hits) {
      const entry = this.#entries[id];
      const title = titles[entry.group] ?? this.books.find((book) => book.id === entry.group).title;
      if (!groups.has(entry.group)) groups.set(entry.group, { id: entry.group, title, found: [] });
      groups.get(entry.group).found.push({
        ...place(entry, new Map(terms.map((term) => [term, askedBy(term, queryTerms)]))),
        score,
      });
    }
    return { groups: [...groups.values()], count: hits.length, all };
  }
}

// Which of the words asked for a word found answers to: the one whose beginning it shares the longest.
function askedBy(term, queryTerms) {
  const shared = (query) => {
    let n = 0;
    while (n < query.length && query[n] === term[n]) n += 1;
    return n;
  };
  return queryTerms.reduce((best, query) => (shared(query) > shared(best) ? query : best));
}

// Where the words found stand in a text: [from, to, the word asked for].
const stands = (text, terms) =>
  [...text.matchAll(word)]
    .map((found) => [found.index, found.index + found[0].length, terms.get(fold(found[0]))])
    .filter(([, , asked]) => asked !== undefined);
const kinds = (hits) => new Set(hits.map(([, , asked]) => asked)).size;

/** What is shown of an entry: its address, down to the sentence that has all the words found, and a snippet. */
function place(entry, terms) {
  const own = stands(entry.text, terms);
  const beside = stands(entry.beside, terms);
  const translated = kinds(beside) > kinds(own);
  const [text, hits, rules] = translated
    ? [entry.beside, beside, entry.besideRules]
    : [entry.text, own, entry.rules];
  const wanted = kinds(hits);
  const [rule] = rules
    .filter(
      ([, from, to]) =>
        wanted > 0 && kinds(hits.filter((hit) => hit[0] >= from && hit[1] <= to)) === wanted,
    )
    .sort((a, b) => a[2] - a[1] - (b[2] - b[1]));
  const anchor = rule?.[0] ?? entry.anchor;
  const seen = rule ? hits.filter((hit) => hit[0] >= rule[1] && hit[1] <= rule[2]) : hits;
  return {
    kind: entry.kind,
    where: entry.where,
    named: entry.name ? marked(entry.where, stands(entry.where, terms)) : null,
    url: anchor ? `${entry.url}#${anchor}` : entry.url,
    play: entry.play,
    lang: translated ? entry.besideLang : entry.lang,
    snippet: snippet(text, hits, seen[0]?.[0] ?? 0),
  };
}

const longest = 210;

/** A piece of a text around a place, as [words, whether marked] one after the other. */
export function snippet(text, hits, at = hits[0]?.[0] ?? 0) {
  let from = at < 70 ? 0 : text.indexOf(" ", at - 60) + 1;
  if (from > at) from = at;
  let to = text.length <= from + longest ? text.length : text.lastIndexOf(" ", from + longest);
  if (to <= at) to = text.length;
  const parts = marked(text, hits, from, to);
  if (from > 0) parts.unshift(["… ", false]);
  if (to < text.length) parts.push([" …", false]);
  return parts;
}

/** A text, or a piece of it, as [words, whether marked]. */
function marked(text, hits, from = 0, to = text.length) {
  const parts = [];
  let done = from;
  for (const [begin, end] of hits) {
    if (begin < from || end > to) continue;
    parts.push([text.slice(done, begin), false], [text.slice(begin, end), true]);
    done = end;
  }
  parts.push([text.slice(done, to), false]);
  return parts.filter(([words]) => words !== "");
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** “Found: 3 places in the books, 1 game and 1 lesson.”, or that there is nothing; and how many chapters are left to be searched. */
export function counted({ groups, all }, query, left = 0) {
  if (groups.length === 0 && left === 0) return say(sentences.nothing, { query });
  const count = (is) => groups.filter(is).reduce((sum, { found }) => sum + found.length, 0);
  const counts = {
    places: count(({ id }) => !titles[id]),
    games: count(({ id }) => id === "games"),
    lessons: count(({ id }) => id === "lessons"),
    pages: count(({ id }) => id === "pages"),
  };
  const found = Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([what, n]) => say(results[what], { n }));
  const said = groups.length === 0 ? [] : [all ? sentences.found : sentences.foundSome];
  return [
    ...said.map((sentence) => say(sentence, { list: list.format(found) })),
    ...(left > 0 ? [say(more.left, { n: left })] : []),
  ].join(" ");
}
