// The words of the books in parts, so that a search fetches only the chapters that may have what is asked: a list for each first letter
// says which chapters have a word, and how often. Knows no page and no network, so that both the site's build and tests use it.

import { away, fold, wordsOf } from "./text-search.mjs";

/** The list a folded word stands in: "k", "0" for numbers, "other". */
export const letterOf = (term) =>
  /^[a-z]/.test(term) ? term[0] : /^\d/.test(term) ? "0" : "other";
export const listFile = (letter) => `search/words-${letter}.json`;
export const chapterFile = ({ book, slug }) => `search/${book}-${slug}.json`;

/** Every chapter of the books, by the number it has in the lists: {book, slug, size}. */
export const chaptersOf = (books) =>
  books.flatMap(({ id, chapters }) =>
    chapters.map(([slug, , size]) => ({ book: id, slug, size: Number(size) })),
  );

/**
 * The data of a search in parts: `base` is what is always fetched, the chapters with their sizes in place of their sections; `chapters`
 * the sections of each; `lists` by letter {word: [chapter, entries, chapter, entries, …]}.
 */
export function inParts(data) {
  const chapters = data.books.flatMap((book) => book.chapters.map(([, , sections]) => sections));
  const lists = {};
  chapters.forEach((sections, number) => {
    const times = new Map();
    const count = (...texts) => {
      for (const word of new Set(wordsOf(texts.join(" ")).map(fold)))
        times.set(word, (times.get(word) ?? 0) + 1);
    };
    for (const [heading, , beside, parts] of sections) {
      count(heading, beside);
      for (const [, text, more] of parts) count(text, more?.beside ?? "");
    }
    for (const [word, n] of times)
      (
        (lists[letterOf(word)] ??= new Map()).get(word) ??
        lists[letterOf(word)].set(word, []).get(word)
      ).push(number, n);
  });
  return {
    base: {
      ...data,
      letters: Object.keys(lists).sort(),
      books: data.books.map((book) => ({
        ...book,
        chapters: book.chapters.map(([slug, title, sections]) => [
          slug,
          title,
          JSON.stringify(sections).length,
        ]),
      })),
    },
    chapters,
    lists: Object.fromEntries(
      Object.entries(lists).map(([letter, words]) => [
        letter,
        Object.fromEntries([...words].sort(([a], [b]) => (a < b ? -1 : 1))),
      ]),
    ),
  };
}

// Whether two words are so few edits apart.
function near(a, b, most) {
  if (!most || Math.abs(a.length - b.length) > most) return false;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return row[b.length] <= most;
}

// How much a word answers to one that is asked for: the word itself, one that begins so, one that is nearly so.
const answers = (word, term) =>
  word === term
    ? 1
    : term.length > 2 && !/\d/.test(term) && word.startsWith(term)
      ? 0.5
      : near(word, term, away(term))
        ? 0.15
        : 0;

/**
 * The numbers of the chapters that may have what is asked, the best first, each book's best before the second of any: with all the words,
 * or with `some`. `lists` holds the list of the first letter of each of the folded words.
 */
export function rankChapters(terms, lists, chapters, { some = false } = {}) {
  const scores = terms.map((term) => {
    const of = new Map();
    for (const [word, places] of Object.entries(lists[letterOf(term)] ?? {})) {
      const worth = answers(word, term);
      if (worth > 0)
        for (let i = 0; i < places.length; i += 2)
          of.set(places[i], (of.get(places[i]) ?? 0) + worth * places[i + 1]);
    }
    return of;
  });
  const whole = new Map();
  for (const number of new Set(scores.flatMap((of) => [...of.keys()])))
    if (some || scores.every((of) => of.has(number)))
      whole.set(
        number,
        scores.reduce((sum, of) => sum + (of.get(number) ?? 0), 0),
      );
  const place = new Map(); // within its book
  const seen = {};
  const best = [...whole].sort(([a, x], [b, y]) => y - x || a - b).map(([number]) => number);
  for (const number of best) {
    const { book } = chapters[number];
    place.set(number, (seen[book] = (seen[book] ?? 0) + 1));
  }
  return best.sort((a, b) => place.get(a) - place.get(b));
}
