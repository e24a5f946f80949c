// What takes seconds to make while the site is built is kept as text in build/cache, for as long as all that it is made of is the
// same: the modules, the records and texts that are read, and the scripts that make it.

import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { init, parse } from "es-module-lexer";

import { cache as folder, root, web } from "./paths.mjs";

await init;

const sha = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** What is made of the bytes of a file, made again when the file is another. */
function ofFile(make) {
  const known = new Map();
  return (path) => {
    const now = statSync(path, { bigint: true, throwIfNoEntry: false });
    const age = now ? `${now.mtimeNs} ${now.size}` : "missing";
    if (known.get(path)?.age !== age)
      known.set(path, { age, made: now ? make(readFileSync(path), path) : null });
    return known.get(path).made;
  };
}
const hashOf = ofFile(sha);
const importsOf = ofFile((bytes, path) =>
  parse(bytes.toString())[0]
    .filter(({ specifier }) => specifier?.startsWith("."))
    .map(({ specifier }) => fileURLToPath(new URL(specifier, pathToFileURL(path)))),
);

/** The paths of a script and of all that it imports of ours. */
export function scriptsOf(path) {
  const met = new Set([resolve(path)]);
  for (const each of met) for (const imported of importsOf(each) ?? []) met.add(imported);
  return [...met];
}

/** The files of a module such as "rules-chess", as core.mjs opens it. */
export const moduleFiles = (name) => [
  join(web, `${name}.wasm`),
  ...scriptsOf(join(root, "wasm/ludus.mjs")),
];

/**
 * The text that `make` gives, from build/cache where it was made of the same before. `name` is a file's name; what was kept under it
 * goes when something else is. `inputs` are all that the text depends on: `by`, the import.meta.url of the script that makes it, which
 * stands for all that it imports; `files`, the paths of what is read, there or not; `values`, anything else that JSON can say.
 * @param {string} name
 * @param {{ by: string, files?: string[], values?: unknown }} inputs
 * @param {() => string | Promise<string>} make
 */
export async function kept(name, { by, files = [], values = null }, make) {
  const read = [join(root, "site/package-lock.json"), ...scriptsOf(fileURLToPath(by)), ...files];
  const listed = [...new Set(read)].sort().map((path) => [relative(root, path), hashOf(path)]);
  const stamp = sha(JSON.stringify([process.version, listed, values])).slice(0, 16);
  const file = join(folder, `${name}.${stamp}`);
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  const text = await make();
  mkdirSync(folder, { recursive: true });
  const before = readdirSync(folder).filter(
    (other) => other.slice(0, other.lastIndexOf(".")) === name && !other.endsWith(stamp),
  );
  for (const other of before) rmSync(join(folder, other), { force: true });
  // Whole, though others build at the same time.
  const half = join(folder, `.${name}.${stamp}.${process.pid}`);
  writeFileSync(half, text);
  renameSync(half, file);
  return text;
}

/** As `kept`, for what JSON can say. */
export const keptJson = async (name, inputs, make) =>
  JSON.parse(await kept(name, inputs, async () => JSON.stringify(await make())));
