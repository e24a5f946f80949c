// The modules as they are served: the .wasm as built, and their JavaScript as it goes over the wire: Emscripten writes its
// glue at length, Terser says the same in half the bytes.

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { minify } from "terser";

import { families } from "./core.mjs";
import { web } from "./paths.mjs";

/** Writes wasm/<module>-<family>.{js,wasm} under the site's folder, as far as they are built, and takes away what was there of others. */
export async function writeModules(output) {
  const folder = join(output, "wasm");
  mkdirSync(folder, { recursive: true });
  const files = families().flatMap(({ family, modules }) => modules.flatMap((kind) => [`${kind}-${family}.js`, `${kind}-${family}.wasm`])).filter((file) => existsSync(join(web, file)));
  for (const old of readdirSync(folder)) if (/\.(js|wasm)$/.test(old) && !files.includes(old)) rmSync(join(folder, old));
  for (const file of files) {
    const source = join(web, file);
    if (file.endsWith(".wasm")) {
      copyFileSync(source, join(folder, file));
      continue;
    }
    const { code } = await minify(readFileSync(source, "utf8"), { module: true, compress: { passes: 2 }, mangle: true });
    writeFileSync(join(folder, file), code);
  }
}

/** Writes the library that searches as a module of our own, js/minisearch.mjs, with its licence's notice in it. */
export async function writeLibrary(output) {
  const folder = join(dirname(createRequire(import.meta.url).resolve("minisearch")), "../..");
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licence = readFileSync(join(folder, "LICENSE.txt"), "utf8").trim();
  const { code } = await minify(readFileSync(join(folder, "dist/es/index.js"), "utf8"), { module: true, compress: { passes: 2 }, mangle: true, format: { comments: false, preamble: `/* MiniSearch ${version}\n\n${licence} */` } });
  mkdirSync(join(output, "js"), { recursive: true });
  writeFileSync(join(output, "js/minisearch.mjs"), code);
}
