import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { allPassages, besideHeading, boards, books, bilingualHtml, chapterHtml } from "./book.mjs";
import { groupIntoChapters } from "./chapters.mjs";
import { root } from "./paths.mjs";
import { parse } from "./text.mjs";

test("every section of a book stands in one chapter, in the order of the text", () => {
  for (const book of Object.values(books())) {
    assert.deepEqual(
      book.chapters.flatMap((chapter) => chapter.sections.map((section) => section.id)),
      book.tree.sections.map((section) => section.id),
    );
    assert.equal(new Set(book.chapters.map((chapter) => chapter.url)).size, book.chapters.length);
    assert.deepEqual(
      book.chapters.map((chapter) => chapter.number),
      book.chapters.map((_, i) => i + 1),
    );
  }
});

test("every rule has a passage that says its words and leads to its anchor", () => {
  const all = allPassages();
  assert.deepEqual(
    Object.keys(all).sort(),
    Object.values(books())
      .flatMap((book) => Object.keys(book.tree.rules))
      .sort(),
  );
  for (const book of Object.values(books()))
    for (const id of Object.keys(book.tree.rules)) {
      const { text, cite, url } = all[id];
      assert.ok(text.length > 10, id);
      assert.ok(
        cite.startsWith(`${book.meta.cite}, ${book.meta.headings ? "[" : "“"}`),
        `${id}: ${cite}`,
      );
      assert.match(
        url,
        new RegExp(`^/books/${book.id}/[a-z-]+/#${id.replaceAll(".", "\\.")}$`),
        id,
      );
    }
  assert.match(all["fulke.1.take.subtraction"].cite, /^Fulke 1563, “.+”$/);
  assert.match(all["royal.angl.course"].text, /^Tunc ille qui est ex parte \.am\. ducet/);
  assert.match(
    all["royal.angl.course"].beside,
    /^Then he who is on the side a-m shall lead .* … But he who is on the side n-&/,
  );
  assert.equal(all["royal.angl.course"].lang, "la");
  assert.equal(all["fulke.1.leap"].lang, undefined);
  assert.match(
    all["fulke.1.take.subtraction"].text,
    /the number remaining, is all one with the adversaries man/,
  );
});

test("a text with a translation is set in rows, each tongue named", () => {
  const tree = books().royal.tree;
  const block = tree.sections[0].blocks.find(({ beside }) => beside);
  const html = bilingualHtml(block, { book: books().royal });
  assert.match(
    html,
    /^<div class="bilingual"><p class="la">Multi sunt ludi .*<\/p><p class="en" lang="en-GB">There are many games .*<\/p><\/div>$/,
  );
  const setup = tree.sections[0].blocks.find(
    (each) => each.beside && each.inline[0].ids?.[0].id === "royal.angl.setup",
  );
  assert.match(
    bilingualHtml(setup, { book: books().royal }),
    /on the side a\u2011m shall .* on the side n\u2011&amp; shall/,
    "a side’s name holds together",
  );
  const heading = (id) =>
    besideHeading(
      tree.sections.find((section) => section.id === id),
      { book: books().royal },
    );
  assert.equal(
    heading("ludus-lumbardorum"),
    ' <span class="en" lang="en-GB">The game of the Lombards</span>',
  );
  assert.equal(heading("baralie"), "", "a name that is the same in both tongues stands once");
});

test("a footnote of the book hangs in the margin before our notes, called from the words and leading back to them", async () => {
  const header =
    "@id toy\n@title A Toy\n@author Nobody\n@place London\n@year 1892\n@licence public domain\n@cite Toy\n@language en-GB";
  const tree = parse(
    `${header}\n\n# one | One.\n\nTwo lines¹↵of verse.\n\n> Ours. A note.\n\n^ ¹ Of {sic wodo : wood : turned}.\n\n^ Uncalled.\n`,
  );
  const html = await chapterHtml(
    { meta: tree.meta, shown: Promise.resolve(new Map()), href: (to) => to },
    { sections: tree.sections },
  );
  assert.match(
    html,
    /<p>Two lines<a class="call" id="f1" href="#f1-note" aria-label="Footnote 1"><sup>1<\/sup><\/a><br>of verse\.<\/p>/,
  );
  assert.match(
    html,
    /id="f1-note"><p><a href="#f1"><sup>1<\/sup>.*footnote<\/span> Of .*\n.*id="c1-note".*\n.*footnote<\/span> Uncalled\..*\n.*<b>Ours\.<\/b>/,
  );
});

test("a chapter that begins with a section the text has not is told", () => {
  const tree = (ids) => ({
    meta: { id: "fulke" },
    sections: ids.map((id) => ({ id, level: 1, title: id })),
  });
  assert.throws(() => groupIntoChapters(tree(["title-page", "reason"])), /no section diffinition/);
  assert.throws(() => groupIntoChapters(tree(["reason"])), /expected to begin with reason/);
});

test("a heading of the book that no chapter names is told, and does not bind itself to the page before", () => {
  const sections = ["introduction", "senat"].map((id) => ({ id, level: 1, title: id }));
  const list = [{ slug: "introduction", title: "Introduction", first: "introduction" }];
  assert.throws(
    () => groupIntoChapters({ meta: { id: "falkener" }, sections }, list),
    /no chapter of falkener begins with senat, which would stand in introduction/,
  );
  assert.equal(
    groupIntoChapters({ meta: { id: "falkener" }, sections }, [{ ...list[0], also: ["senat"] }])[0]
      .sections.length,
    2,
  );
});

test("a book without a list of chapters has one for each of its first headings", () => {
  const sections = [
    { id: "a", level: 1, title: "A" },
    { id: "b", level: 2, title: "B" },
    { id: "c", level: 1, title: "C" },
  ];
  assert.deepEqual(
    groupIntoChapters({ meta: { id: "unheard-of" }, sections }).map((chapter) => [
      chapter.slug,
      chapter.sections.map((section) => section.id),
    ]),
    [
      ["a", ["a", "b"]],
      ["c", ["c"]],
    ],
  );
});

test("the old books stand first, and a link to a rule of another book leads into that book", () => {
  assert.deepEqual(Object.keys(books()).slice(0, 3), ["royal", "fulke", "falkener"]);
  for (const book of Object.values(books())) {
    assert.ok(book.imprint && book.byline, book.id);
    for (const { to } of book.tree.away)
      assert.doesNotMatch(book.href(to), new RegExp(`^/books/${book.id}/`), to);
  }
  assert.match(books().guild.href("fulke.1.leap"), /^\/books\/fulke\/marching\/#fulke\.1\.leap$/);
  assert.throws(
    () => books().guild.href("nowhere.at.all"),
    /guild: no place for the link to nowhere/,
  );
});

test("every rule sentence of Fulke and of the manuscript leads to a board: a diagram of its text, or else a worked example", async () => {
  for (const id of ["fulke", "royal"]) {
    const book = books()[id];
    const seen = await boards(book);
    assert.deepEqual(
      Object.keys(book.passages).filter((rule) => !seen.has(rule)),
      [],
      id,
    );
    for (const [rule, { url, record }] of seen) {
      assert.match(
        url,
        record
          ? /^\/play\/\?example=[a-z]+\/[a-z0-9-]+\/[a-z0-9-]+$/
          : /^\/books\/[a-z]+\/[a-z-]+\/#[a-z0-9-]+$/,
        rule,
      );
      if (record) assert.ok(existsSync(join(root, record)), record);
    }
  }
  const fulke = await boards(books().fulke);
  assert.equal(fulke.get("fulke.1.take.equality").record, undefined);
  assert.equal(fulke.get("fulke.1.pass").record, "/assets/examples/rithmomachia/fulke-1/pass.game");
});
