// Identifiers, file names and comments of the code, held against the names that are not used any more (retired-names.tsv).
//
//   node tests/texts/code-words.mjs          every hit, with its place and what to say instead

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { filesUnder } from "./plain-words.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const list = new URL("retired-names.tsv", import.meta.url);
const kinds = ["name", "file", "comment"];

/**
 * [{kind, where, pattern, instead}] from lines of four columns: `name` (a whole identifier), `file` (a file name) or
 * `comment` (words in comments); the folders it holds for, or *; a pattern; what to say instead.
 */
export function retiredNames(text = readFileSync(list, "utf8")) {
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line, i) => {
      const [kind, where, pattern, instead, more] = line.split("\t");
      if (!kinds.includes(kind) || !where || !pattern || !instead || more !== undefined)
        throw new Error(
          `retired-names.tsv:${i + 2}: expected name, file or comment, folders, a pattern and what to say instead, with tabs between`,
        );
      const whole = kind === "comment" ? new RegExp(pattern, "i") : new RegExp(`^(?:${pattern})$`);
      return { kind, where: where === "*" ? [""] : where.split(" "), pattern: whole, instead };
    });
}

const code = /\.(?:cpp|hpp|c|h|mjs|ts|sh|cmake|njk|css)$|^CMakeLists\.txt$/;
const hashComments = /\.(?:sh|cmake)$|^CMakeLists\.txt$/;
const tokens =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[A-Za-z_$][\w$]*/g;
const hashTokens = /(?<=^|\s)#[^\n]*|"(?:\\.|[^"\\])*"|'[^']*'|[A-Za-z_][\w]*/g;
const styleTokens = /\/\*[\s\S]*?\*\/|\{#[\s\S]*?#\}|"[^"\n]*"|[.#]?[A-Za-z_][\w-]*/g;

/** Every retired name of one file: [{place, found, instead}]. */
export function namesIn(path, text, names) {
  const here = names.filter(({ where }) => where.some((folder) => path.startsWith(folder)));
  const found = [];
  for (const { kind, pattern, instead } of here)
    if (kind === "file" && pattern.test(basename(path)))
      found.push({ place: path, found: basename(path), instead });
  const asName = here.filter(({ kind }) => kind === "name"),
    asComment = here.filter(({ kind }) => kind === "comment");
  const grammar = hashComments.test(basename(path))
    ? hashTokens
    : /\.(?:css|njk)$/.test(path)
      ? styleTokens
      : tokens;
  for (const token of text.matchAll(grammar)) {
    const [word] = token;
    const line = () => text.slice(0, token.index).split("\n").length;
    if (/^(?:\/\/|\/\*|\{#)/.test(word) || (grammar === hashTokens && word.startsWith("#"))) {
      for (const { pattern, instead } of asComment) {
        const hit = pattern.exec(word);
        if (hit) found.push({ place: `${path}:${line()}`, found: hit[0], instead });
      }
    } else if (word.startsWith("`")) {
      // What stands between the braces of a template is code.
      for (const inner of word.matchAll(/\$\{([^{}]*)\}/g))
        for (const { place, ...hit } of namesIn(path, inner[1], asName))
          found.push({ place: `${path}:${line()}`, ...hit });
    } else if (!/^["']/.test(word)) {
      for (const { pattern, instead } of asName)
        if (pattern.test(word)) found.push({ place: `${path}:${line()}`, found: word, instead });
    }
  }
  return found;
}

/** Every retired name in the code of the project. */
export function retiredNamesUsed(names = retiredNames()) {
  const files = ["core", "wasm", "ui", "site", "tests"].flatMap((folder) =>
    filesUnder(folder, { tests: true }),
  );
  return ["CMakeLists.txt", ...files]
    .filter((path) => code.test(basename(path)) && !path.startsWith("tests/texts/code-words"))
    .flatMap((path) => namesIn(path, readFileSync(join(root, path), "utf8"), names));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = retiredNamesUsed();
  for (const { place, found: word, instead } of found)
    console.log(`${place}: ${word}: say ${instead}`);
  console.log(`${found.length} hits`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
