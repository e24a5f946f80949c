import assert from "node:assert/strict";
import { test } from "node:test";

import { allPassages, books, chapterHtml } from "./book.mjs";
import {
  glossary,
  linkTerms,
  readTerms,
  seeker,
  shelved,
  sortName,
  subjects,
} from "./glossary.mjs";
import { parse } from "./text.mjs";

const entry = (id, term, more = "", about = "battle") =>
  `# ${id} | ${term}\n~ ${about}\n${more}What it means.\n@ fulke.1.leap\n`;
const terms = (...entries) => readTerms(entries.join("\n"), { file: "terms.txt" });

const header =
  "@id fulke\n@title A Toy\n@author Nobody\n@place London\n@year 1563\n@licence public domain\n@cite Toy\n@language en-GB";
const sections = (words) => parse(`${header}\n\n${words}\n`).sections;
/** The terms linked in these words, as {to, text}, in their order. */
function linked(list, words, options) {
  const met = [];
  const walk = (node) => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node?.type === "term") met.push({ to: node.to, text: node.children[0].text });
    else if (node && typeof node === "object") Object.values(node).forEach(walk);
  };
  walk(
    linkTerms(
      typeof words === "string" ? sections(words) : words,
      seeker(list, "fulke/toy"),
      options,
    ),
  );
  return met;
}
const told = (...args) => linked(...args).map(({ to, text }) => `${to}: ${text}`);

/** A chapter as HTML, with terms of its own. */
const page = (list, words) => {
  const tree = parse(`${header}\n\n${words}\n`);
  return chapterHtml(
    { meta: tree.meta, terms: list, shown: Promise.resolve(new Map()), href: (to) => "#" + to },
    { slug: "toy", sections: tree.sections },
  );
};

// ---------------------------------------------------------------- the house's glossary

test("every passage of the glossary stands in a text, and the page knows its words and its address", () => {
  for (const { terms: under } of shelved(glossary(), books(), allPassages()))
    for (const { id, html, about, passages } of under) {
      assert.ok(html.length > 20 && about !== "", id);
      for (const { url, words, cite } of passages) {
        assert.match(url, /^\/books\/[a-z]+\/[a-z-]+\/#[a-z0-9.-]+$/, id);
        assert.ok(words.length > 2 && cite.length > 2, `${id}: ${words}, ${cite}`);
      }
    }
  const lost = (address) => () =>
    shelved(terms(entry("leap", "Leap").replace("fulke.1.leap", address)), books(), allPassages());
  assert.throws(
    lost("fulke.1.lepa"),
    /terms\.txt:1: expected a rule id, or book#section, that stands in a text, found "fulke\.1\.lepa"/,
  );
  assert.throws(lost("fulke#nowhere"), /found "fulke#nowhere"/);
  assert.throws(lost("nobody#reason"), /found "nobody#reason"/);
});

test("a sentence of a book is quoted by its first words; a reading of ours and a description told in our words are not", () => {
  const [
    {
      terms: [{ passages, spellings }],
    },
  ] = shelved(
    terms(
      entry("leap", "Leap", "= the leaps, leapinge\n").replace(
        "fulke.1.leap",
        "fulke.1.take.oblivion fulke.1.first guild.nojump",
      ),
    ),
    books(),
    allPassages(),
  );
  const [book, ours, told] = passages.map(({ words }) => words);
  assert.equal(book, "“By oblivion anye man maye be taken even the\u00a0…”");
  assert.equal(ours, "Who begins");
  assert.match(told, /^No man may jump/);
  assert.deepEqual(spellings, ["leapinge"], "a form that teaches no spelling is not shown");
});

test("every term of the glossary is one of its kind, and they stand in the order of the alphabet", () => {
  const names = glossary().map(({ term }) => term);
  assert.ok(names.length >= 60);
  assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
  assert.deepEqual(
    names,
    [...names].sort((a, b) =>
      new Intl.Collator("en", { sensitivity: "base" }).compare(sortName(a), sortName(b)),
    ),
  );
  assert.equal(new Set(glossary().map(({ id }) => id)).size, names.length);
});

test("a fortress is linked in Chinese chess alone: in other chapters pieces make one", () => {
  const [{ subjects: about }] = glossary().filter(({ id }) => id === "fortress");
  assert.deepEqual(
    about.flatMap((subject) => subjects[subject].within),
    ["falkener/chinese-chess"],
  );
});

test("every place in which terms are looked for is a book or a chapter, and every book is one of them", () => {
  const places = Object.values(books()).flatMap((book) => [
    book.id,
    ...book.chapters.map(({ slug }) => `${book.id}/${slug}`),
  ]);
  const within = Object.values(subjects).flatMap((subject) => subject.within);
  for (const place of within) assert.ok(places.includes(place), place);
  for (const id of Object.keys(books()))
    assert.ok(
      within.some((place) => place.split("/")[0] === id),
      id,
    );
});

test("every term that is looked for is linked in some chapter, no chapter twice, and nowhere in a heading or a link", async () => {
  const met = new Set();
  for (const book of Object.values(books()))
    for (const chapter of book.chapters) {
      const html = await chapterHtml(book, chapter);
      const here = [...html.matchAll(/<a class="term" href="\/glossary\/#([a-z0-9-]+)">/g)].map(
        ([, id]) => id,
      );
      assert.equal(new Set(here).size, here.length, chapter.url);
      here.forEach((id) => met.add(id));
      for (const [heading] of html.matchAll(/<h[1-6][ >].*?<\/h[1-6]>/gs))
        assert.doesNotMatch(heading, /class="term"/, chapter.url);
      for (const [, inside] of html.matchAll(/<a\s(.*?)<\/a>/gs))
        assert.doesNotMatch(inside, /<a /, chapter.url);
      for (const [latin] of html.matchAll(/<p class="la">.*?<\/p>/gs))
        assert.doesNotMatch(latin, /class="term"/, chapter.url);
    }
  const wanted = glossary().filter(
    ({ sought, subjects: about }) =>
      sought.length > 0 && about.some((subject) => subjects[subject].within.length > 0),
  );
  assert.deepEqual(
    wanted.map(({ id }) => id).filter((id) => !met.has(id)),
    [],
  );
});

test("a spelling of 1563 leads to its term, and a word that only looks like one does not", async () => {
  const taking = books().fulke.chapters.find(({ slug }) => slug === "taking");
  assert.match(
    await chapterHtml(books().fulke, taking),
    /by <a class="term" href="\/glossary\/#equality">Equalitie<\/a>/,
  );
  const introduction = books().falkener.chapters.find(({ slug }) => slug === "introduction");
  assert.doesNotMatch(
    await chapterHtml(books().falkener, introduction),
    /#met"/,
    "“have never met” is no queen",
  );
});

// ---------------------------------------------------------------- the links

const toys = terms(
  entry("draught", "Draught", "= draughte, flying\n"),
  entry("great-triumph", "Great triumph", "= Victory\n"),
  entry("king", "King", "- A common word.\n"),
  entry("triumph", "Triumph", "= triumphe, voyde place\n"),
);

test("a variant spelling is linked, whole words only, in any letters but as written where it has a capital", () => {
  assert.deepEqual(told(toys, "# a | A.\n\nThe TRIUMPHES of a draughte."), [
    "triumph: TRIUMPHES",
    "draught: draughte",
  ]);
  assert.deepEqual(told(toys, "# a | A.\n\nTriumphal draughty half-draught draught-board."), []);
  assert.deepEqual(told(toys, "# a | A.\n\nA triumph's end; a victory, the Victory."), [
    "triumph: triumph",
    "great-triumph: Victory",
  ]);
  assert.deepEqual(
    told(toys, "# a | A.\n\nThe king’s Kings."),
    [],
    "a term said to be too common is not looked for",
  );
});

test("only the first occurrence in a chapter is linked, in the text before its notes, through all its sections", () => {
  assert.deepEqual(
    linked(
      toys,
      "# a | A.\n\nA voyde place.\n\n> Note. A triumph and a draught.\n\n# b | B.\n\nA draught, a triumph.",
    ).map(({ text }) => text),
    ["voyde place", "draught"],
  );
});

test("the longest spelling is linked, and a shorter one within it is not", () => {
  assert.deepEqual(told(toys, "# a | A.\n\nA great triumph, another great triumph, a triumph."), [
    "great-triumph: great triumph",
    "triumph: triumph",
  ]);
  const pair = terms(entry("honour", "Honour"), entry("honour-and-quarrel", "Honour and quarrel"));
  assert.deepEqual(told(pair, "# a | A.\n\nHonour and quarrel, and honour."), [
    "honour-and-quarrel: Honour and quarrel",
    "honour: honour",
  ]);
});

test("nothing is linked in headings, links, captions, tables, corrections or the lead of a note; in rule sentences, footnotes and emphasis it is", async () => {
  const html = await page(
    toys,
    "# a | The draught.\n\nWords {sic triumph : triumphe : turned}, {lost triumph : torn}.\n\n> A draught. See [[a|the triumph]].\n\n!table t | A triumph\ndraught\ttriumph",
  );
  assert.doesNotMatch(html, /class="term"/);
  const found = await page(
    toys,
    "# a | A.\n\n{toy.move: Each draught.}\n\n^ A great triumph.\n\n> Note. One *triumph*.",
  );
  assert.match(
    found,
    /data-rule="toy\.move">Each <a class="term" href="\/glossary\/#draught">draught<\/a>\.<\/span>/,
  );
  assert.match(
    found,
    /footnote<\/span> A <a class="term" href="\/glossary\/#great-triumph">great triumph<\/a>/,
  );
  assert.match(found, /<em><a class="term" href="\/glossary\/#triumph">triumph<\/a><\/em>/);
});

test("beside a text in another tongue the translation is linked and the text is not", () => {
  const tree = parse(
    `${header.replace("en-GB", "la")}\n@beside en-GB\n\n# a | Titulus\n= A title\n\nDraught triumph.\n= The draught.\n`,
  );
  const [[block]] = linkTerms(tree.sections, seeker(toys, "fulke/toy"), { beside: true });
  assert.equal(block.beside[1].to, "draught");
  assert.deepEqual(block.inline, [{ type: "text", text: "Draught triumph." }]);
});

test("a term is looked for in the chapters on its subject alone", () => {
  const bar = terms(entry("bar", "Bar", "", "tables"));
  assert.equal(seeker(bar, "fulke/taking"), null);
  assert.equal(seeker(bar, "falkener/chaturanga"), null);
  assert.ok(seeker(bar, "falkener/backgammon"));
  assert.ok(seeker(bar, "royal/mylis"), "a whole book");
  assert.equal(seeker(terms(entry("bar", "Bar", "", "site")), "royal/mylis"), null);
});

test("the tree of the book is left as it was", () => {
  const before = sections("# a | A.\n\nA draught.\n\n> Note. A triumph.");
  const kept = structuredClone(before);
  linkTerms(before, seeker(toys, "fulke/toy"));
  assert.deepEqual(before, kept);
});

// ---------------------------------------------------------------- bad entries

const good = entry("leap", "Leap", "= leaping\n- Common.\n");
for (const [what, text, line, expected] of [
  ["no heading", good.replace("# leap | Leap\n", ""), 1, "# term-id | Term"],
  ["an id in capitals", good.replace("# leap", "# Leap"), 1, "# term-id | Term"],
  [
    "no subject",
    good.replace("~ battle\n", ""),
    2,
    "~ and one or more of battle, tables, chess, chinese, egypt, draughts, race, go, squares, site",
  ],
  [
    "a subject that is none",
    good.replace("~ battle", "~ battle cards"),
    2,
    "~ and one or more of battle, tables, chess, chinese, egypt, draughts, race, go, squares, site",
  ],
  [
    "spellings run together",
    good.replace("= leaping", "= leaping,leaps, "),
    3,
    "= other spellings, with a comma and a space between",
  ],
  ["no meaning", good.replace("What it means.\n", ""), 5, "one line that says what the term means"],
  ["emphasis left open", good.replace("What", "*What"), 5, "a second * to end the emphasis"],
  [
    "no passages",
    good.replace("@ fulke.1.leap\n", ""),
    6,
    "@ and one to three passages, such as fulke.1.leap or fulke#reason",
  ],
  [
    "four passages",
    good.replace("@ fulke.1.leap", "@ a.b a.c a.d a.e"),
    6,
    "@ and one to three passages, such as fulke.1.leap or fulke#reason",
  ],
  [
    "a passage that is no id",
    good.replace("fulke.1.leap", "leaping"),
    6,
    "@ and one to three passages, such as fulke.1.leap or fulke#reason",
  ],
  [
    "no blank line between",
    good + good.replaceAll("eap", "ift"),
    7,
    "one blank line between two entries",
  ],
  ["two blank lines", good + "\n\n" + good.replaceAll("eap", "ift"), 8, "# term-id | Term"],
  ["an id twice", good + "\n" + good.replace("| Leap", "| Lift"), 8, "an id of its own"],
  [
    "out of the alphabet",
    good + "\n" + good.replaceAll("eap", "ark"),
    8,
    "a term that comes after “Leap” in the alphabet",
  ],
  [
    "a spelling of two terms",
    good + "\n" + entry("lift", "Lift", "= Leaping\n"),
    8,
    "a spelling that leads to one term; “leaping” leads to leap already",
  ],
])
  test(`a bad entry is told in one error with its line and what was expected: ${what}`, () => {
    assert.doesNotThrow(() => terms(good));
    assert.throws(
      () => terms(text),
      (fault) => {
        const wanted = `terms.txt:${line}: expected ${expected}`;
        assert.ok(fault.message.startsWith(wanted), `${fault.message}\nis not\n${wanted}`);
        return true;
      },
    );
  });
