// The strict reader of the texts: what it takes, what it refuses and where it says the fault is.
// Long: each mark a text may hold, and each fault with its place.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import {
  corrections,
  html,
  load,
  parse,
  passages,
  plain,
  readTable,
  sentences,
  TextFault,
} from "./text.mjs";

const header = [
  "@id toy",
  "@title A Toy",
  "@author Nobody",
  "@place London",
  "@year 1563",
  "@licence public domain",
  "@cite Toy 1563",
  "@language en",
].join("\n");
const text = (...blocks) => [header, ...blocks].join("\n\n") + "\n";
const read = (...blocks) =>
  parse(text(...blocks), {
    file: "toy.txt",
    table: (id) => ({ file: `${id}.tsv`, text: "printed\tstatus\tnote\n2 4 6\tok\t\n" }),
  });
const paragraph = (words) => read("# one | One.", words).sections[0].blocks[0];

test("a text becomes sections with their blocks and notes", () => {
  const tree = read(
    "# men | Of the men.",
    "The men be many.",
    "> Many. Forty-eight in all.",
    "## kings | Of the kings.",
    "!diagram family/game/kings | The kings.",
    "!opening toy-1 | The array.",
    "!table sums | Sums.",
  );
  assert.equal(tree.meta.year, 1563);
  assert.deepEqual(
    tree.sections.map(({ id, level, title, line }) => [id, level, title, line]),
    [
      ["men", 1, "Of the men.", 10],
      ["kings", 2, "Of the kings.", 16],
    ],
  );
  assert.deepEqual(
    tree.sections[1].blocks.map(({ type }) => type),
    ["diagram", "opening", "table"],
  );
  const [note] = tree.sections[0].blocks[0].notes;
  assert.equal(note.lead, "Many.");
  assert.equal(plain(note.inline), "Forty-eight in all.");
  assert.equal(note.ours, false);
  assert.deepEqual(tree.diagrams, [{ name: "family/game/kings", line: 18 }]);
});

test("rule sentences anchor once, further words of a rule with +", () => {
  const tree = read(
    "# one | One.",
    "{toy.move toy.leap: Men move {toy.far: far}.} And {toy.move+: again}.",
  );
  assert.deepEqual(Object.keys(tree.rules), ["toy.move", "toy.leap", "toy.far"]);
  assert.deepEqual(
    tree.rules["toy.move"].map(({ anchor }) => anchor),
    ["toy.move", "toy.move-2"],
  );
  const found = passages(tree);
  assert.equal(found["toy.move"].text, "Men move far. … again");
  assert.equal(found["toy.far"].text, "far");
  assert.equal(found["toy.move"].cite, "Toy 1563, “One”");
  assert.equal(found["toy.move"].ours, false);
});

test("a reading of ours is anchored in its note and gives the whole note", () => {
  const found = passages(
    read("# one | One.", "Words.", ">? {toy.first: Who begins.} Silent. See [[one|above]]."),
  );
  assert.equal(found["toy.first"].text, "Who begins. Silent. See above.");
  assert.equal(found["toy.first"].html, 'Who begins. Silent. See <a href="#one">above</a>.');
  assert.equal(found["toy.first"].ours, true);
});

test("misprints and losses are kept, read and numbered", () => {
  const block = paragraph("So {sic .6. : .G. : no man}, {lost .9. : as the rule} ‖ and on.");
  assert.equal(plain(block.inline), "So .6. [read .G.], [.9.] and on.");
  assert.deepEqual(
    corrections(block).map(({ type, n, why }) => [type, n, why]),
    [
      ["sic", 1, "no man"],
      ["lost", 2, "as the rule"],
    ],
  );
  assert.match(html(block.inline, { anchors: true }), /<a class="sic" id="c1" href="#c1-note"/);
  assert.match(html(block.inline), /<span class="lost">⟨\.9\.⟩<\/span>/);
});

test("words are escaped in HTML, and marks can be escaped in the text", () => {
  const block = paragraph('A \\{brace\\} & a <tag> "quoted".');
  assert.equal(html(block.inline), "A {brace} &amp; a &lt;tag&gt; &quot;quoted&quot;.");
});

test("plain tables keep their cells, letters their places", () => {
  const tree = read(
    "# one | One.",
    "!table small | Small.\na\t.\n{lost b : gone}\tc",
    "!letters | Letters.\n9 A B? . . . . . .",
  );
  const [table, letters] = tree.sections[0].blocks;
  assert.deepEqual(
    table.rows.map((row) => row.map((cell) => plain(cell.inline))),
    [
      ["a", ""],
      ["[b]", "c"],
    ],
  );
  assert.deepEqual(letters.rows[0].cells.slice(0, 3), [
    { letter: "A", restored: false },
    { letter: "B", restored: true },
    { letter: "", restored: false },
  ]);
});

test("a printed square has its id, how it is shown and the page that begins there", () => {
  const squares = (line) => read("# one | One.", line).sections[0].blocks[0];
  const { square, edge, path, caption, turn } = squares("!square odd5-agrippa | ‖271 Five.");
  assert.deepEqual(
    [square, edge, path, caption, turn],
    ["odd5-agrippa", false, [], "Five.", "271"],
  );
  assert.equal(squares("!square indian8 edge").edge, true);
  assert.equal(squares("!square indian8 edge").caption, "");
  assert.deepEqual(squares("!square indian8 path 40 7 | Two.").path, [40, 7]);
  for (const line of ["!square", "!square indian8 path", "!square indian8 edge 4", "!square X | a"])
    assert.throws(() => squares(line), /toy\.txt:12: expected !square square-id/);
});

test("checked tables are read strictly", () => {
  const rows = readTable("printed\tstatus\tnote\n1 2 3\tok\t\n45 noth.\tnothing\ttrue\n");
  assert.deepEqual(
    rows.map(({ printed, numbers }) => [printed, numbers]),
    [
      ["1 2 3", [1, 2, 3]],
      ["45 noth.", [45]],
    ],
  );
  const refuse = (row, expected) =>
    assert.throws(() => readTable("printed\tstatus\tnote\n" + row, "t.tsv"), expected);
  assert.throws(() => readTable("a\tb\n", "t.tsv"), /t\.tsv:1: expected the columns/);
  refuse("1 2 3\tok", /t\.tsv:2: expected three cells/);
  refuse("1  2\tok\t", /expected numbers with one space between/);
  refuse("45 noth.\tok\t", /expected numbers with one space between/);
  refuse("1 2 3\tgood\t", /expected a status: ok, all-three, wrong/);
  refuse("1 2 4\twrong\t", /expected a note to a row that is not ok/);
});

// What is refused: the blocks after the header, the line of the fault, what the message says.
const broken = [
  [["words"], 10, "a section heading"],
  [["# One | One."], 10, "# section-id | Heading as printed"],
  [["# one | One.", "# one | Two."], 12, "a section id of its own"],
  [["## one | One."], 10, "a # section before the first ## section"],
  [["# one | One.", "> Lead. Text."], 12, "a paragraph, table or diagram before its note"],
  [["# one | One.", "Words.", "> no lead here"], 14, "a short lead and a full stop"],
  [["# one | One.", "^ ¹ A footnote."], 12, "a paragraph, table or diagram before its footnote"],
  [["# one | One.", "Words.", "^A footnote."], 14, "^ Words of a footnote"],
  [
    ["# one | One.", "Words.", "^ ¹ A footnote."],
    14,
    "the mark ¹ in the words of the block before",
  ],
  [
    ["# one | One.", "Words.¹", "More words.", "^ ¹ A footnote."],
    16,
    "the mark ¹ in the words of the block before",
  ],
  [["# one | One.", "Words.¹"], 12, "a footnote for every mark in the words: ^ ¹ Words"],
  [["# one | One.", "Words.", "> Lead."], 14, "the text of the note after its lead"],
  [["# one | One.", "two\nlines"], 13, "a blank line after the block of one line"],
  [["# one | One.", "words "], 12, "no space at the end of a line"],
  [["# one | One.", "a\tb"], 12, "no tab within a paragraph"],
  [["# one | One.", "{toy.move: open"], 12, "a closing brace"],
  [["# one | One.", "shut}"], 12, "no closing brace without an opening one"],
  [["# one | One.", "{Toy: words}"], 12, "a rule id such as"],
  [["# one | One.", "{words}"], 12, "{rule.id: words}"],
  [["# one | One.", "{toy.move: }"], 12, "words within the rule sentence"],
  [
    ["# one | One.", "{toy.move: a} {toy.move: b}"],
    12,
    "toy.move+, for toy.move stands already in line 12",
  ],
  [["# one | One.", "{toy.move+: a}"], 12, "the first sentence of toy.move"],
  [["# one | One.", "{sic a : b}"], 12, "{sic printed : read : why}"],
  [["# one | One.", "{sic a : a : same}"], 12, "a reading unlike what is printed"],
  [["# one | One.", "{lost a}"], 12, "{lost words : why}"],
  [["# one | One.", "{sic a {b : c : d}"], 12, "no brace within"],
  [["# one | One.", "[[nowhere|words]]"], 12, "a link to a rule id or a section"],
  [["# one | One.", "[[one]]"], 12, "words for the link"],
  [["# one | One.", "[[one|words"], 12, "]] to end the link"],
  [["# one | One.", "Words.", "> Lead. An *open emphasis."], 14, "a second *"],
  [
    ["# one | One.", "!picture a | b"],
    12,
    "!diagram, !opening, !pages, !course, !table, !letters or !square",
  ],
  [["# one | One.", "!diagram a | b"], 12, "!diagram family/game/name | caption"],
  [["# one | One.", "!diagram a/b"], 12, "!diagram family/game/name | caption"],
  [["# one | One.", "!opening toy"], 12, "!opening game-id | caption"],
  [["# one | One.", "!letters | L."], 12, "the rows of letters"],
  [["# one | One.", "!letters | L.\n9 A B"], 13, "a rank and eight cells"],
  [["# one | One.", "!letters | L.\n9 A B c . . . . ."], 13, "a capital letter"],
  [["# one | One.", "!table small\na\tb\nc"], 14, "2 cells as in the first row"],
  [["# one | One.", "!table small\na\t\tb"], 13, "words in every cell"],
  [["# one | One.", "!pages toy-race | P."], 12, "!pages game-id fa mg ns | caption"],
  [["# one | One.", "!pages toy-race fa"], 12, "!pages game-id fa mg ns | caption"],
  [["# one | One.", "!pages toy-race fa mgn | P."], 12, "a page by its two corners"],
  [["# one | One.", "!course toy-race | C."], 12, "!course game-id &-n m-a / a-m n-& | caption"],
  [["# one | One.", "!course toy-race a-m n | C."], 12, "a run from point to point"],
  [["# one | One.", "!course toy-race a-m / | C."], 12, "one way, or two with / between"],
  [["# one | One.", "!course toy-race a-m / m-a / a-m | C."], 12, "one way, or two with / between"],
  [["# one | One.", "words\n= translation"], 13, "a blank line after the block of one line"],
  [["# one | One.", "= translation"], 12, "a header line @beside"],
  [["# one | One.", "", "words"], 12, "one blank line between two blocks"],
];

for (const [blocks, line, expected] of broken)
  test(`refused: ${JSON.stringify(blocks.at(-1))}`, () => {
    assert.throws(
      () => read(...blocks),
      (fault) => {
        assert.ok(fault instanceof TextFault, String(fault));
        assert.ok(fault.message.startsWith(`toy.txt:${line}: expected `), fault.message);
        assert.ok(fault.message.includes(expected), fault.message);
        return true;
      },
    );
  });

const pair = [header, "@beside en-GB"].join("\n");
const both = (...blocks) => parse([pair, ...blocks].join("\n\n") + "\n", { file: "toy.txt" });

test("a text with @beside has each heading and paragraph with its translation", () => {
  const tree = both(
    "# men | De hominibus.\n= Of the men.",
    "{toy.move: Homines ambulant {toy.leap: et saliunt}} ; {toy.rest: et sedent}.\n= Men walk {toy.leap+: and leap}; they sit.",
    "> Many. A note.",
  );
  const [section] = tree.sections;
  assert.equal(plain(section.beside), "Of the men.");
  assert.equal(section.title, "De hominibus.");
  const [block] = section.blocks;
  assert.equal(plain(block.beside), "Men walk and leap; they sit.");
  assert.equal(block.notes.length, 1);
  assert.deepEqual(tree.rules["toy.leap"], [
    { anchor: "toy.leap", line: 14 },
    { anchor: "toy.leap-2", line: 15 },
  ]);
  const found = passages(tree);
  assert.equal(found["toy.leap"].text, "et saliunt");
  assert.equal(found["toy.leap"].beside, "and leap", "the words marked with the rule");
  assert.equal(found["toy.rest"].beside, "Men walk and leap; they sit.", "or the whole line");
  assert.equal(found["toy.move"].cite, "Toy 1563, “De hominibus”");
});

test("a rule told twice has both its translations, the same words once", () => {
  const found = passages(
    both(
      "# one | Unum.\n= One.",
      "{toy.move: A} ; {toy.move+: B}.\n= The one.",
      "{toy.move+: C}.\n= The other.",
    ),
  );
  assert.equal(found["toy.move"].text, "A … B … C");
  assert.equal(found["toy.move"].beside, "The one. … The other.");
});

test("a reading of ours has no translation, nor has a text without @beside", () => {
  const tree = both(
    "# one | Unum.\n= One.",
    "Verba.\n= Words.",
    ">? {toy.first: Who begins.} Silent.",
  );
  assert.equal("beside" in passages(tree)["toy.first"], false);
  assert.equal("beside" in paragraph("Words."), false);
});

const unpaired = [
  [["# one | Unum."], 12, 'the translation of the heading: a line that begins with "= "'],
  [
    ["# one | Unum.\n= One.", "Verba."],
    15,
    'the translation of the paragraph: a line that begins with "= "',
  ],
  [["# one | Unum.\n= One.", "Verba.\nWords."], 15, "the translation of the paragraph"],
  [
    ["# one | Unum.\n= One.", "Verba.\n= Words.\n= More."],
    16,
    "a blank line after the translation",
  ],
  [["# one | Unum.\n= One.", "= Words."], 14, "the line of the book before the translation"],
  [
    ["# one | Unum.\n= One.", "{toy.move: Verba}.\n= {toy.move: Words}."],
    15,
    "toy.move+ in the translation",
  ],
  [
    ["# one | Unum.\n= One.", "{toy.move: Verba}.\n= Words.", "Alia.\n= {toy.move+: Others}."],
    18,
    "in the translation a rule of the line above it",
  ],
  [
    ["# one | Unum.\n= One.", "Verba.\n= {sic Wrods : Words : a slip}."],
    15,
    "corrections in the line of the book, none in its translation",
  ],
  [["# one | Unum.\n= One.", "Verba.\n= Words {open."], 15, "{rule.id: words}"],
];
for (const [blocks, line, expected] of unpaired)
  test(`refused beside: ${JSON.stringify(blocks.at(-1))}`, () => {
    assert.throws(
      () => both(...blocks),
      (fault) => {
        assert.ok(fault.message.startsWith(`toy.txt:${line}: expected `), fault.message);
        assert.ok(fault.message.includes(expected), fault.message);
        return true;
      },
    );
  });

test("a rule has one plain sentence of ours, and a bad one is refused with its line", () => {
  const rule = ["# one | One.", "{toy.move: Men goe.}"];
  assert.deepEqual(read(...rule, "% toy.move | A piece moves one square.").plain, {
    "toy.move": "A piece moves one square.",
  });
  const refused = [
    ["% toy.move A piece moves.", "% rule.id | One plain sentence."],
    ["% toy.other | It is not here.", "a rule that has its anchor in this text"],
    ["% toy.move | One.\n% toy.move | Two.", "one plain sentence for toy.move"],
    ["% toy.move | A piece moves", "ends with a stop"],
    ["% toy.move | A {piece} moves.", "without marks"],
    [`% toy.move | ${"A piece moves. ".repeat(20)}End.`, "at most 240 characters"],
  ];
  for (const [line, expected] of refused)
    assert.throws(
      () => read(...rule, line),
      (fault) => /^toy\.txt:\d+: expected /.test(fault.message) && fault.message.includes(expected),
      line,
    );
});

test("a page turn may bear the number of the page that begins", () => {
  const { inline } = paragraph("One ‖253 two ‖ three.");
  assert.deepEqual(
    inline.filter(({ type }) => type === "turn"),
    [{ type: "turn", page: "253" }, { type: "turn" }],
  );
  assert.equal(plain(inline), "One two three.");
  assert.match(html(inline), /title="page 253 begins here"/);
});

test("pages and courses name their points", () => {
  const [pages, course] = read(
    "# one | One.",
    "!pages toy-race fa t& | The pages.",
    "!course toy-race &-n m-a / a-m n-& | Both ways.",
  ).sections[0].blocks;
  assert.deepEqual(
    [pages.type, pages.game, pages.pages, pages.caption],
    ["pages", "toy-race", ["fa", "t&"], "The pages."],
  );
  assert.deepEqual(course.ways, [
    [
      ["&", "n"],
      ["m", "a"],
    ],
    [
      ["a", "m"],
      ["n", "&"],
    ],
  ]);
});

test("a footnote of the book follows its block and answers a mark in its words", () => {
  const tree = read(
    "# one | One.",
    "Men¹ {toy.move: move² far}.",
    "> Men. A note.",
    "^ ¹ Of wood.",
    "^ ² {toy.far: So {sic fra : far : turned} as one likes}.",
    "^ With no mark.",
  );
  const [block] = tree.sections[0].blocks;
  assert.equal(plain(block.inline), "Men move far.", "the marks are no words");
  assert.deepEqual(
    block.footnotes.map(({ mark, n, inline, line }) => [mark, n, plain(inline), line]),
    [
      [1, 1, "Of wood.", 16],
      [2, 2, "So fra [read far] as one likes.", 18],
      [undefined, undefined, "With no mark.", 20],
    ],
  );
  assert.equal(passages(tree)["toy.far"].ours, false);
  assert.equal(passages(tree)["toy.far"].text, "So fra [read far] as one likes");
  assert.equal(passages(tree)["toy.move"].text, "move far");
  assert.equal(corrections(block).length, 1);
  const [table] = read("# one | One.", "!table small | Small.\na¹\tb", "^ ¹ A cell's.").sections[0]
    .blocks;
  assert.equal(table.footnotes[0].n, 1);
});

test("lines of verse end where the book ends them", () => {
  const { inline } = paragraph("{toy.move: On throwing five,↵play a soldier} or the king.");
  assert.equal(plain(inline), "On throwing five, play a soldier or the king.");
  assert.equal(html(inline), "On throwing five,<br>play a soldier or the king.");
  assert.equal(plain(paragraph("Square\\².").inline), "Square².", "a figure that is no mark");
});

test("refused: headers", () => {
  assert.throws(() => parse("", { file: "toy.txt" }), /toy\.txt:1: expected a header/);
  assert.throws(
    () => parse(header.replace("@id toy", "@name toy")),
    /text:1: expected a header line: @id/,
  );
  assert.throws(
    () => parse(header.replace("@cite Toy 1563\n", "")),
    /expected a header line @cite/,
  );
  assert.throws(() => parse(header.replace("1563", "then")), /expected a year in figures/);
  assert.throws(() => parse(header + "\n@id again"), /text:9: expected one @id only/);
});

test("a description says whose and of what age in place of author, place and year", () => {
  const told = [
    "@form description",
    "@id toy",
    "@title A Toy",
    "@after a summary",
    "@age 1500",
    "@licence MIT",
    "@cite Toy",
    "@language en-GB",
  ];
  const words = "\n\n# one | One.\n\nWords.\n";
  assert.equal(parse(told.join("\n") + words).meta.after, "a summary");
  assert.equal(parse(header + words).meta.form, "transcription");
  assert.throws(
    () => parse(told.filter((line) => !line.startsWith("@age")).join("\n") + words),
    /expected a header line @age/,
  );
  assert.throws(
    () => parse([...told, "@year 1563"].join("\n") + words),
    /expected no @year for a description/,
  );
  assert.throws(
    () => parse(["@form leaflet", ...told.slice(1)].join("\n") + words),
    /expected @form description, or no such line/,
  );
  assert.throws(
    () => parse(header + "\n@after a summary" + words),
    /expected no @after for a transcription/,
  );
});

test("a link may lead to a rule of another text, and is kept for whoever knows that text", () => {
  const tree = read(
    "# one | One.",
    "Words.",
    "> Elsewhere. See [[other.move|there]] and [[one|here]].",
  );
  assert.deepEqual(tree.away, [{ to: "other.move", line: 14 }]);
  assert.deepEqual(
    read("# one | One.", "{other.move: Words}.", "> Here. See [[other.move|there]].").away,
    [],
    "a rule of its own is no other's, whatever its name",
  );
  assert.throws(
    () => read("# one | One.", "Words, [[toy.move|here]]."),
    /expected a link to a rule id or a section of this text, found "toy.move"/,
  );
});

// The texts themselves.
const texts = join(dirname(fileURLToPath(import.meta.url)), "../../assets/texts");
for (const name of readdirSync(texts).filter((file) => file.endsWith(".txt")))
  test(`assets/texts/${name} is well formed`, () => {
    const tree = load(join(texts, name));
    const found = passages(tree);
    assert.deepEqual(Object.keys(found).sort(), Object.keys(tree.rules).sort());
    for (const [id, { text: words, cite }] of Object.entries(found)) {
      assert.ok(words.length >= 10, `${id}: “${words}” is no sentence`);
      assert.ok(cite.startsWith(tree.meta.cite), id);
    }
    const anchors = Object.values(found).flatMap(({ places }) =>
      places.map(({ anchor }) => anchor),
    );
    assert.equal(new Set(anchors).size, anchors.length, "every anchor once");
  });

// ---------------------------------------------------------------- a modern reading

const inOldSpelling = (...blocks) =>
  parse([[header, "@modern en-GB"].join("\n"), ...blocks].join("\n\n") + "\n", { file: "toy.txt" });
const readings = inOldSpelling(
  "# men | Of the {sic mem : men : a slip}.\n~ Of the {= men}.",
  "{toy.move: Menne marche. | They {toy.leap: leape}.} | {la: Festina ↵ lente}, &c. | In .2.3. {lost maner : gone} ‖ of wayes.\n~ {= Men march; | they {= leap}.} | {= Festina ↵ lente}, &c. | In 2, 3 {= manner} of ways.",
);

test("a text with @modern has each heading and paragraph in modern spelling, its braces said again", () => {
  const [section] = readings.sections;
  assert.equal(plain(section.modern), "Of the men.");
  const [block] = section.blocks;
  assert.equal(
    plain(block.inline),
    "Menne marche. They leape. Festina lente, &c. In .2.3. [maner] of wayes.",
  );
  assert.equal(
    plain(block.modern),
    "Men march; they leap. Festina lente, &c. In 2, 3 manner of ways.",
  );
  assert.deepEqual(
    block.modern.filter(({ type }) => type === "modern").map(({ of }) => of.type),
    ["rule", "tongue", "lost"],
  );
  assert.deepEqual(
    readings.rules["toy.leap"],
    [{ anchor: "toy.leap", line: 14 }],
    "the modern words bear no anchor of their own",
  );
  const { "toy.move": move, "toy.leap": leap } = passages(readings);
  assert.deepEqual(
    [move.text, move.modern, leap.modern],
    ["Menne marche. They leape.", "Men march; they leap.", "leap"],
  );
  assert.match(html(block.inline), /<span lang="la">Festina <br> lente<\/span>/);
});

test("sentences are had one by one, a rule of several about them all", () => {
  const [old, now] = [
    readings.sections[0].blocks[0].inline,
    readings.sections[0].blocks[0].modern,
  ].map(sentences);
  const shape = (parts) =>
    parts.map((part) => (part.mark ? shape(part.parts) : plain(part.nodes).trim()));
  assert.deepEqual(shape(old), [
    ["Menne marche.", "They leape."],
    "Festina lente, &c.",
    "In .2.3. [maner] of wayes.",
  ]);
  assert.deepEqual(shape(now), [
    ["Men march;", "they leap."],
    "Festina lente, &c.",
    "In 2, 3 manner of ways.",
  ]);
});

test("without @modern a | is a sign like another", () =>
  assert.equal(plain(paragraph("One | two.").inline), "One | two."));

const misread = [
  [["# one | One."], 12, 'the modern reading of the heading: a line that begins with "~ "'],
  [
    ["# one | One.\n~ One.", "Wordes."],
    15,
    'the modern reading of the paragraph: a line that begins with "~ "',
  ],
  [
    ["# one | One.\n~ One.", "Wordes.\n~ Words.\n~ More."],
    16,
    "a blank line after the modern reading",
  ],
  [["# one | One.\n~ One.", "~ Words."], 14, "the line of the book before the modern reading"],
  [
    ["# one | One.\n~ One.", "Olde. | Wordes.\n~ Old words."],
    15,
    '2 sentences as in the line above, parted by |, found "1"',
  ],
  [
    ["# one | One.\n~ One.", "Wordes.\n~ Old. | Words."],
    15,
    '1 sentence as in the line above, parted by |, found "2"',
  ],
  [["# one | One.\n~ One.", "Olde. | | Wordes.\n~ Old. | | Words."], 14, "words in each"],
  [
    ["# one | One.\n~ One.", "Olde {toy.move: rule. | Wordes}.\n~ Old {= rule. | Words}."],
    14,
    "a rule that holds whole sentences",
  ],
  [
    ["# one | One.\n~ One.", "Olde {toy.move: rule}. | Wordes.\n~ Old rule. | {= Words}."],
    15,
    "in sentence 1 {= words} for a brace of the line above",
  ],
  [
    ["# one | One.\n~ One.", "{toy.move: Olde {toy.leap: rule}}.\n~ {= Old} {= rule}."],
    15,
    "in sentence 1 {= words} for a brace of the line above",
  ],
  [
    ["# one | One.\n~ One.", "Olde. | Wordes.\n~ Old. | {= Words}."],
    15,
    "in sentence 2 nothing more",
  ],
  [
    ["# one | One.\n~ One.", "Olde ↵ wordes.\n~ Old words."],
    15,
    "in sentence 1 ↵ where the line above has one",
  ],
  [
    ["# one | One.\n~ One.", "{toy.move: Wordes}.\n~ {toy.move: Words}."],
    15,
    "{= words} for a brace of the line above",
  ],
  [["# one | One.\n~ One.", "{toy.move: Wordes}.\n~ {= }."], 15, "words within {= }"],
  [["# one | One.\n~ One.", "Wordes ‖ more.\n~ Words ‖ more."], 15, "words, | and {= words} alone"],
];
for (const [blocks, line, expected] of misread)
  test(`refused in modern spelling: ${JSON.stringify(blocks.at(-1))}`, () => {
    assert.throws(
      () => inOldSpelling(...blocks),
      (fault) => {
        assert.ok(fault.message.startsWith(`toy.txt:${line}: expected `), fault.message);
        assert.ok(fault.message.includes(expected), fault.message);
        return true;
      },
    );
  });

test("a text has a translation or a modern reading, not both; without @modern a line of it is refused", () => {
  assert.throws(
    () =>
      parse([header, "@beside en-GB", "@modern en-GB"].join("\n") + "\n\n# one | One.\n", {
        file: "toy.txt",
      }),
    /@beside or @modern, not both/,
  );
  assert.throws(() => read("# one | One.", "~ Words."), /a header line @modern with the language/);
});
