// Everything a visitor reads that is ours, file by file, held against the list of retired words (retired-words.tsv).
// Transcriptions, translations, modern readings and whatever stands in “quotation marks” are the books' and not looked at.
//
//   node tests/texts/plain-words.mjs          every hit, with its place and what to say instead

import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const list = new URL("retired-words.tsv", import.meta.url);

/** [{pattern, instead}], from lines of a pattern, a tab and the words to say instead; the first line is the heading. */
export function retired(text = readFileSync(list, "utf8")) {
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line, i) => {
      const [pattern, instead, more] = line.split("\t");
      if (!pattern || !instead || more !== undefined)
        throw new Error(
          `retired-words.tsv:${i + 2}: expected a pattern, a tab and what to say instead`,
        );
      return { pattern: new RegExp(pattern, "iu"), instead };
    });
}

const blank = (text) => text.replace(/[^\n]/g, " "); // keeps the lines where they are
const unquoted = (text) => text.replace(/“[^”]*”/g, blank);

// Words of formats, not of sentences: they stand in records, positions and states, and never change.
const formats = ["machine throw", "throw, thrones, booty", 'kind: \\"taking'];

// A game's passages are listed by their ids, which are no words for a reader.
const passages = /\badd_(?:common_)?rules\([^;]*;/g;

// String literals of C++ or JavaScript that hold words: two letters, a space, a letter.
function literals(source) {
  const text = source.replace(passages, blank);
  const found = [];
  const tokens =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
  for (const token of text.matchAll(tokens)) {
    if (token[0].startsWith("/")) continue;
    if (/class=\\?"|\.man\b/.test(token[0]) || formats.some((format) => token[0].includes(format)))
      continue;
    // What stands in a template literal between braces is code.
    const inner = token[0].slice(1, -1);
    let bare = inner,
      before;
    do {
      before = bare;
      bare = bare.replace(/\$\{[^{}]*\}/g, blank);
    } while (bare !== before);
    if (/\p{L}{2} \S/u.test(token[0])) found.push({ at: token.index, text: bare });
  }
  return found;
}

const marked =
  /\{#[\s\S]*?#\}|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g;
function template(text) {
  const bare = text
    .replace(/^---\n[\s\S]*?\n---\n/, (head) =>
      head.replace(/^(?!(?:title|lead|description|about):).*$/gm, blank),
    )
    .replace(marked, blank);
  const spoken = [
    ...bare.matchAll(/\b(?:title|aria-label|alt|content|placeholder)="([^"]*)"/g),
  ].map((found) => ({ at: found.index, text: found[1] }));
  return [{ at: 0, text: bare.replace(/<[^>]*>/g, blank) }, ...spoken];
}

const lines = (text, wanted, words = (line) => line) => {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const here = at;
    at += line.length + 1;
    return wanted(line) ? [{ at: here, text: words(line) }] : [];
  });
};
const links = (text) =>
  text
    .replace(/\[\[[^\]|]*\|/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/^!diagram [^|]*/gm, blank);
const prose = (text) => [{ at: 0, text: links(text) }];
const book = (text) =>
  lines(
    text,
    (line) => /^(?:>|% |!\w+ [^|]*\|)/.test(line),
    (line) =>
      links(line)
        .replace(/\*[^*]*\*/g, blank)
        .replace(/^% \S+ \|/, blank)
        .replace(/^(![^|]*\|)/, blank)
        .replace(/\{(?:sic|lost)[^}]*\}/g, blank)
        .replace(/\{[a-z][\w.+ -]*:/g, blank),
  );
const glossary = (text) =>
  lines(
    text,
    (line) => /^\p{Lu}/u.test(line),
    (line) => line.replace(/\*[^*]*\*/g, blank),
  );
const lesson = (text) =>
  lines(text, (line) => !/^(?:\w+:|\[|\s*$|[a-z-]+ [A-Z]?[a-z0-9&|-]+\d)/.test(line), links);

// Where each kind of text stands. A file is read by the first that fits.
const kinds = [
  { under: "core", ext: [".cpp", ".hpp"], read: literals },
  { under: "ui", ext: [".cpp", ".hpp"], read: literals },
  { under: "wasm", ext: [".cpp", ".hpp", ".mjs"], read: literals },
  { under: "site/src", ext: [".njk"], read: template },
  { under: "site/src/games", ext: [".md"], read: prose },
  { under: "site/src", ext: [".md"], read: prose },
  { under: "site/src", ext: [".mjs", ".js"], read: literals },
  { under: "site/lib", ext: [".mjs"], read: literals },
  { under: "assets/lessons", ext: [".lesson"], read: lesson },
  { under: "assets/lessons", ext: [".md"], read: prose },
  { under: "assets/texts/glossary", ext: [".txt"], read: glossary },
  { under: "assets/texts", ext: [".txt"], read: book },
];

/** Every file of a folder of the project but packages, and without `tests` but tests: its path from the top. */
export function filesUnder(path, { tests = false } = {}) {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const at = join(path, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesUnder(at, { tests });
    return !tests && /\.test\.mjs$/.test(at) ? [] : [at];
  });
}

/** The texts of one file, [{at, text}], `at` being the place of the text in the file. */
export function textsOf(path, source) {
  const kind = kinds.find(
    ({ under, ext }) => path.startsWith(under + "/") && ext.includes(extname(path)),
  );
  return kind ? kind.read(source) : [];
}

/** The hits in texts of a source: [{line, found, instead}]. */
export function hitsIn(path, source, words = retired()) {
  const hits = [];
  for (const { at, text } of textsOf(path, source))
    for (const { pattern, instead } of words)
      for (const found of unquoted(text).matchAll(new RegExp(pattern, "giu")))
        hits.push({
          line: source.slice(0, at + found.index).split("\n").length,
          found: found[0],
          instead,
        });
  return hits.sort((a, b) => a.line - b.line);
}

/** Every hit of the whole: ["file:line: “word”: say …"]. */
export function hits() {
  const words = retired();
  const all = [...new Set(kinds.flatMap(({ under }) => filesUnder(under)))].sort();
  return all.flatMap((path) =>
    hitsIn(path, readFileSync(join(root, path), "utf8"), words).map(
      ({ line, found, instead }) => `${relative("", path)}:${line}: “${found}”: say ${instead}`,
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = hits();
  console.log(found.join("\n"));
  console.log(`${found.length} hits`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
