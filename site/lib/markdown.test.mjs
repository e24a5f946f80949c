// Our words for the pages: what the little markdown takes and refuses, and that every rule they cite stands in a text.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { allPassages } from "./book.mjs";
import { catalogue } from "./core.mjs";
import { readMarkdown } from "./markdown.mjs";

const href = (id) => (id === "toy.move" ? "/toy/#toy.move" : "");
const read = (source) => readMarkdown(source, { file: "toy.md", href });

test("title, lead, sections, lists and links", () => {
  const words = read(
    "# Toy\n\nThe *lead*.\n\n## How they move\n\nA **man** [[toy.move|moves]] & [more](/more/).\n\n- one\n- two\n\n1. first\n",
  );
  assert.equal(words.title, "Toy");
  assert.equal(words.lead, "The <em>lead</em>.");
  assert.deepEqual(
    words.sections.map(({ id }) => id),
    ["how-they-move"],
  );
  assert.equal(
    words.html,
    '<h2 id="how-they-move">How they move</h2>\n<p>A <strong>man</strong> <a class="cited" data-rule="toy.move" href="/toy/#toy.move">moves</a> &amp; <a href="/more/">more</a>.</p>\n<ul><li>one</li><li>two</li></ul>\n<ol><li>first</li></ol>',
  );
});

for (const [source, expected] of [
  ["Toy", "toy.md:1: expected # Title"],
  ["# Toy", "toy.md:1: expected a paragraph"],
  ["# Toy\n\nLead.\n\n### Deep", "toy.md:5: expected ## Heading"],
  ["# Toy\n\nLead.\n\n## A\n\n## A", "toy.md:7: expected a heading of its own"],
  ["# Toy\n\nLead.\n\nTwo\nlines", "toy.md:6: expected a blank line"],
  ["# Toy\n\nLead.\n\n- one\ntwo", "toy.md:6: expected another item"],
  ["# Toy\n\nLead [[toy.fly|flies]].", "toy.md:3: expected a rule id or section"],
  ["# Toy\n\nLead [[toy.move]].", "toy.md:3: expected [[rule.id|words]]"],
  ["# Toy\n\nLead [words](elsewhere).", "toy.md:3: expected an address"],
  ["# Toy\n\nLead *open.", "toy.md:3: expected [[rule.id|words]]"],
])
  test(`refused: ${JSON.stringify(source)}`, () =>
    assert.throws(
      () => read(source),
      (fault) => fault.message.startsWith(expected) || assert.fail(fault.message),
    ));

const here = dirname(fileURLToPath(import.meta.url));
const found = allPassages();
const cites = (path, file = path) => {
  const cited = new Set();
  readMarkdown(readFileSync(join(here, "../src", path), "utf8"), {
    file,
    href: (id) => found[id] && cited.add(id) && "#" + id,
  });
  return cited;
};

test("src/about.md is well formed", () => void cites("about.md"));

// What a family's games have in common stands on every game's page.
const common = (family) =>
  existsSync(join(here, `../src/games/${family}-family.md`))
    ? cites(`games/${family}-family.md`)
    : new Set();
for (const { id, name, family, rules } of await catalogue())
  test(`the rules of ${name} in short are well formed and tell every rule of its card`, () => {
    const cited = cites(`games/${id}-rules.md`);
    const besides = common(family);
    assert.deepEqual(
      rules.filter((rule) => !cited.has(rule) && !besides.has(rule)),
      [],
      "a rule the short words do not tell",
    );
    assert.deepEqual(
      [...cited].filter((rule) => !rules.includes(rule)),
      [],
      "a rule of another game",
    );
  });
