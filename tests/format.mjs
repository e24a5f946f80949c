// Lays out the sources: C++ by clang-format (.clang-format), scripts by Prettier (.prettierrc.json).
// Both are packages, so that everyone has the same versions.
//   node tests/format.mjs [--check] [FILE ...]
//     every file where none is named; --check changes nothing and lists the files that differ
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { format as formatCpp } from "@wasm-fmt/clang-format/node";
import { format as formatScript } from "prettier";
import { filesUnder } from "./texts/plain-words.mjs";

const project = fileURLToPath(new URL("..", import.meta.url));
const cppStyle = readFileSync(join(project, ".clang-format"), "utf8");
const scriptStyle = JSON.parse(readFileSync(join(project, ".prettierrc.json"), "utf8"));
const isCpp = (file) => /\.[ch](pp)?$/.test(file);
const isScript = (file) => /\.m?js$/.test(file);

// Written by a program, or by another project.
const isForeign = (file) => /_(net|weights)\.cpp$|^wasm\/sdl2|imconfig\.h$/.test(file);

/** The source files that are laid out, as paths in the project. */
export function sources() {
  return ["core", "wasm", "ui", "tests", "site", "assets"]
    .flatMap((folder) => filesUnder(folder, { tests: true }))
    .filter((file) => (isCpp(file) || isScript(file)) && !isForeign(file));
}

/** The text of a source file as it should be laid out. Fails where a script cannot be parsed. */
export async function laidOut(file, text) {
  if (isCpp(file)) return formatCpp(text, file, cppStyle);
  return await formatScript(text, { ...scriptStyle, parser: "babel" });
}

/** Those of the files that are not as they should be laid out: [{ file, text }], text as it should be. */
export async function different(files = sources()) {
  const found = [];
  for (const file of files) {
    const text = readFileSync(join(project, file), "utf8");
    const better = await laidOut(file, text);
    if (better !== text) found.push({ file, text: better });
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const named = words
    .filter((word) => !word.startsWith("--"))
    .map((file) => relative(project, file));
  const found = await different(named.length > 0 ? named : undefined);
  const check = words.includes("--check");
  for (const { file, text } of found) {
    console.log(file);
    if (!check) writeFileSync(join(project, file), text);
  }
  console.log(`${found.length} files ${check ? "differ" : "laid out anew"}`);
  process.exitCode = check && found.length > 0 ? 1 : 0;
}
