// What is said about the texts holds against the texts: the pages that sum a book up, the rules pages, the notes that
// mark a reading of ours, the words of the copies. What a review found wrong stands here, so that it cannot come back.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { books } from "../../site/lib/book.mjs";
import { claims } from "../../site/lib/problems.mjs";
import { coreOf } from "../../site/lib/core.mjs";
import { corrections, plain } from "../../site/lib/text.mjs";
import { onlyBesieged } from "../../site/lib/tables.mjs";
import { taken } from "../../site/lib/capture-index.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");
const rules = (game) => read(`site/src/games/${game}-rules.md`);
const text = (book) => read(`assets/texts/${book}.txt`);
const words = (markdown) =>
  markdown
    .replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, "$1")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*/g, "");

// Every note of a book: {lead, ours, words, section}.
function notes(book) {
  const out = [];
  for (const section of books()[book].tree.sections)
    for (const block of section.blocks)
      for (const note of block.notes ?? [])
        out.push({
          lead: note.lead,
          ours: Boolean(note.ours),
          words: plain(note.inline),
          section: section.id,
        });
  return out;
}
function note(book, lead) {
  const found = notes(book).filter((each) => each.lead === lead);
  assert.equal(found.length, 1, `${book}: one note “${lead}”`);
  return found[0];
}

const mendedIn = (book) =>
  books()
    [book].tree.sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => corrections(block))
    .filter(({ type }) => type === "sic");

const numberWord =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b (?:chapters?|games?|parts|problems|descriptions|kinds|leaves)/i;

test("what the first page says of a book has its numbers from the text, none by hand", () => {
  const folder = "site/src/_includes/books";
  for (const file of readdirSync(join(root, folder))) {
    const source = read(`${folder}/${file}`);
    assert.doesNotMatch(source.replace(/\{\{.*?\}\}/g, ""), numberWord, file);
    assert.match(source, /\{\{[^}]*\| counted[^}]*\}\}/, file);
  }
  assert.doesNotMatch(
    read("site/src/about.md")
      .split("\n")
      .filter((line) => line.includes("Falkener"))
      .join("\n"),
    /\bchapters\b/,
  );
});

test("the treatise on tables is one of the oldest accounts, in Latin, nowhere the oldest English", () => {
  for (const path of [
    "site/src/_includes/books/royal.njk",
    "site/src/games/jupertiae.njk",
    "README.md",
  ])
    assert.doesNotMatch(read(path), /oldest English|(?<!of )the oldest (account|treatise)/i, path);
  assert.match(
    text("royal"),
    /It tells eight games, a caution and five problems, and is one of the oldest accounts/,
  );
});

test("German backgammon: every win counts one, in the game and on its page", async () => {
  const ludus = await coreOf("backgammon-german");
  const match = ludus.match("backgammon-german", {
    setup: "am n1 off14 | n m15 | to am | dice 1-2",
  });
  match.play("n-off/1");
  assert.deepEqual(match.state().outcome.scores, [1, 0]);
  match.drop();
  assert.match(rules("backgammon-german"), /Every win counts one/);
  assert.doesNotMatch(rules("backgammon-german"), /gammons and backgammons count/);
});

test("the English game: each stands on the first point of his own way, as the courses have it", () => {
  const [, am, n] = /^!course royal-anglicorum (\S)-\S+ .* \/ (\S)-/m.exec(text("royal")) ?? [];
  assert.deepEqual([am, n], ["&", "a"]);
  assert.match(
    words(rules("royal-anglicorum")),
    /All fifteen White checkers start on 24 \(the book's &\), all fifteen Black checkers on 1 \(the book's a\): each side on the first point of its own route/,
  );
  assert.match(
    words(rules("royal-anglicorum")),
    /block 7 and 6 as White, or 18 and 19 as Black.* If White blocks 7, no Black checker can leave 1 with a 6\. If White blocks 6, none can leave with a 5\. .* a Black 18 stops the sixes from 24, and a Black 19 the fives/,
  );
  assert.doesNotMatch(
    words(rules("royal-anglicorum")),
    /enters? (again )?on (your|its) first (page|quarter)/,
  );
});

test("the third version: the pieces that only a siege captures are named, as computed", async () => {
  const all = await taken("fulke-3");
  const list = (numbers) =>
    `${numbers.slice(0, -1).join(", ")}${numbers.length > 1 ? " and " : ""}${numbers.at(-1)}`;
  const { even, odd } = onlyBesieged(all, { steps: false }),
    withSteps = onlyBesieged(all, { steps: true });
  assert.ok(words(rules("fulke-3")).includes(`White's ${list(even)}, and Black's ${list(odd)}`));
  assert.ok(
    words(rules("fulke-3")).includes(
      `Only a siege captures White's ${list(withSteps.even)}, or Black's ${list(withSteps.odd)} as a whole`,
    ),
  );
  assert.deepEqual(withSteps.even, even);
});

test("capote, Baralie, the Siamese points and the progressions are told on the rules pages as in text and code", () => {
  assert.match(
    words(rules("backgammon-turkish")),
    /a captured checker waiting, and checkers of its own stand on all six of its entering points/,
  );
  assert.match(
    words(rules("royal-baralie")),
    /If White won the last game or has the privilege of the dice/,
  );
  assert.doesNotMatch(rules("royal-baralie"), /Who won last time sits behind/);
  const four = /four points/;
  assert.match(rules("falkener-siamese"), four);
  assert.match(
    notes("falkener").find(({ words: said }) => said.includes("Makruk, as Thailand plays it"))
      .words,
    four,
  );
  const borne = new Set([
    2, 4, 6, 8, 16, 36, 64, 20, 42, 72, 9, 25, 49, 81, 15, 45, 91, 153, 169, 289, 3, 5, 7, 12, 30,
    56, 90, 100, 28, 66, 120, 190, 121, 225, 361,
  ]);
  for (const game of [
    "fulke-1",
    "fulke-2",
    "fulke-3",
    "guild",
    "mebben",
    "asilo-italian",
    "boissiere",
  ]) {
    const examples = [...words(rules(game)).matchAll(/, (?:as in|such as) (\d+(?: \d+){2,3})/g)];
    assert.ok(examples.length >= 4, game);
    for (const [, example] of examples)
      for (const number of example.split(" "))
        assert.ok(borne.has(Number(number)), `${game}: no piece has ${number}`);
  }
});

test("nothing is said of Falkener that he does not say: who played his games", () => {
  assert.doesNotMatch(text("falkener"), /played most of what he tells/);
  assert.doesNotMatch(rules("falkener-shogi"), /Japanese visitors/);
});

test("the second problem and the rule of compulsion say under which condition they hold", () => {
  const he = note("royal", "He does not.").words;
  assert.match(he, /where one must play/);
  assert.match(he, /never ends/);
  assert.match(
    note("royal", "Where dice may be declined.").words,
    /wins at the eleventh roll .* he stops on i or e/,
  );
  assert.match(note("royal", "In no other way.").words, /where one must play/);
  const must = note("royal", "Must one play?");
  assert.ok(must.ours);
  assert.match(must.words, /true of three rolls, and at the fourth one other way wins/);
  assert.doesNotMatch(must.words, /which is true when one must play/);
  const said = claims();
  for (const id of ["jupertia-1", "jupertia-2"])
    assert.ok(
      said.some(
        (each) =>
          each.id === id &&
          /where a die that can be used must be used, as we read the rules\. Where a player may leave dice unused/.test(
            each.text,
          ),
      ),
      id,
    );
  assert.match(
    said.find(({ id, verdict }) => id === "jupertia-2" && verdict === "false").text,
    /wins, 11 rolls later/,
  );
  assert.doesNotMatch(
    read("assets/lessons/jupertia.lesson"),
    /^about: .*known beforehand and only one way wins/m,
  );
});

test("the Latin: what stands is not mended, what is mended is argued, brackets of the copy are kept", () => {
  const all = mendedIn("royal");
  const mended = (printed) => all.filter((each) => each.printed === printed);
  assert.deepEqual(mended("tuos"), []);
  assert.deepEqual(mended("alia"), []);
  assert.equal(mended("debet").length, 1);
  assert.equal(text("royal").match(/\[jupertia\]/g).length, 6);
  assert.doesNotMatch(mended(".vi.").find(({ read: so }) => so === "sibi").why, /first way/);
  const english = text("royal")
    .split("\n")
    .filter((line) => line.startsWith("= "))
    .join("\n");
  assert.match(english, /by the throw of the third die/);
  assert.match(english, /whichever men you wish/);
  assert.match(english, /he who has borne off men last shall begin/);
  assert.match(english, /one for entering, where he may bring his men/);
  assert.match(note("royal", "A spoilt sentence.").words, /“Unum” may be a checker or a point/);
  assert.match(note("royal", "When it is lurching.").words, /the point of “unum”/);
});

test("every doubtful reading that plays is marked as ours where a reader sees it", () => {
  for (const [book, lead] of [
    ["royal", "The rest of the roll."],
    ["royal", "Who bore off last."],
    ["royal", "How he helps."],
    ["royal", "A spoilt sentence."],
    ["guild", "Which four."],
    ["boissiere", "The number 1."],
    ["asilo", "The number 1."],
    ["mebben", "The number 1."],
  ])
    assert.ok(note(book, lead).ours, `${book}: ${lead}`);
  const end = notes("falkener").find(({ lead }) => lead === "The end.");
  assert.ok(end.ours);
  assert.match(end.words, /a bare king plays on/);
  assert.match(rules("falkener-shatranj"), /bare king plays on, by our interpretation/);
  assert.match(
    rules("royal-paume-carie"),
    /the dice that are left of the winning roll\. This is our interpretation/,
  );
  assert.match(
    words(rules("guild")),
    /This is how we read a siege \(our interpretation\)\.[^#]*It may be near or far\./,
  );
});

test("Fulke: the slips once passed over are marked, what the print has in pictures is told, and its heads of tables stand", () => {
  const sic = mendedIn("fulke");
  for (const [printed, so] of [
    ["space", "spaces"],
    ["products", "product"],
    ["forth", "so forth"],
  ])
    assert.ok(
      sic.some((each) => each.printed === printed && each.read === so),
      printed,
    );
  for (const lead of ["The woodcut.", "The book's figure.", "The drawing.", "A drawing."])
    note("fulke", lead);
  assert.equal(text("fulke").match(/^(Even|odd|even) against (odd|even)$/gm).length, 4);
  assert.doesNotMatch(text("fulke"), /\{lost felicitie [^}]*\} ?\./);
  assert.match(text("fulke"), /\{lost The most noble : .*Mebben/);
});

test("the copies are named with what they tell of themselves, and the works they name stand in the bibliography", () => {
  const page = read("site/src/bibliography.md");
  for (const name of [
    "traite_1330.htm",
    "Borst",
    "Folkerts",
    "Illmer",
    "Evans",
    "Moyer",
    "Chess in Iceland",
  ])
    assert.ok(page.includes(name), name);
  for (const path of ["site/src/editorial.njk", "assets/texts/royal.txt", "assets/texts/README.md"])
    assert.doesNotMatch(read(path), /are the print['’]s/, path);
  assert.doesNotMatch(read("core/rithmomachia/rules/taking.cpp"), /set free by one piece/);
});

test("Falkener: the pages turn in the order of the book, and only those without words are wanting", () => {
  const turned = [...text("falkener").matchAll(/‖(\d+)/g)].map(([, page]) => Number(page));
  assert.deepEqual(
    turned,
    [...new Set(turned)].sort((a, b) => a - b),
    "each once, in order",
  );
  const from = (first, last) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
      (page) => !turned.includes(page),
    );
  // Blank pages, plates, and pages of moves alone.
  assert.deepEqual(from(1, 114), [8, 36, 79, 89, 102, 112, 113, 114]);
  assert.deepEqual([...from(235, 238), ...from(252, 256), ...from(357, 361)], []);
});

test("Falkener on Egypt: what later scholars hold stands in notes and says that it is later", () => {
  for (const [lead, said] of [
    ["Dates and names.", /fifteenth century before Christ/],
    ["The game of robbers today.", /later scholars do not follow it/],
    ["Senet today.", /thirty squares .* Its rules are lost; T\. Kendall and P\. Piccione/],
    ["What it is called today.", /Later scholars call .* mehen/],
    ["As it is held today.", /game of twenty squares/],
    ["What the rod was for.", /often thought/],
  ])
    assert.match(note("falkener", lead).words, said, lead);
  // No number of a museum but those the book gives.
  for (const { words: said, section } of notes("falkener"))
    if (/^(egypt|hatasu|tau|senat|bowl|sacred-way|atep)/.test(section))
      assert.doesNotMatch(said, /\b(?:EA|BM|JE|inv\.|No\.) ?\d/, section);
});
