// The modules as they are served: the .wasm as built, and their JavaScript as it goes over the wire: Emscripten writes its
// glue at length, Terser says the same in half the bytes.

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { minify } from "terser";

import { families } from "./core.mjs";
import { web } from "./paths.mjs";

const development = process.env.LUDUS_DEV === "1"; // then time counts, and bytes do not

/** Writes wasm/<module>-<family>.{js,wasm} under the site's folder, as far as they are built, and takes away what was there of others. */
export async function writeModules(output) {
  const folder = join(output, "wasm");
  mkdirSync(folder, { recursive: true });
  const files = families().flatMap(({ family, modules }) => modules.flatMap((kind) => [`${kind}-${family}.js`, `${kind}-${family}.wasm`])).filter((file) => existsSync(join(web, file)));
  for (const old of readdirSync(folder)) if (/\.(js|wasm)$/.test(old) && !files.includes(old)) rmSync(join(folder, old));
  for (const file of files) {
    const source = join(web, file);
    if (file.endsWith(".wasm") || development) {
      copyFileSync(source, join(folder, file));
      continue;
    }
    const { code } = await minify(readFileSync(source, "utf8"), { module: true, compress: { passes: 2 }, mangle: true });
    writeFileSync(join(folder, file), code);
  }
}

/** Writes the libraries that pages load as modules of our own, js/<name>.mjs, each with its licence's notice in it. */
export async function writeLibraries(output) {
  const all = { minisearch: ["MiniSearch", "LICENSE.txt", "dist/es/index.js"], fflate: ["fflate", "LICENSE", "esm/browser.js"] };
  mkdirSync(join(output, "js"), { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const [name, [title, notice, file]] of Object.entries(all)) {
    const entry = resolve(name);
    const folder = entry.slice(0, entry.lastIndexOf(join("node_modules", name)) + join("node_modules", name).length);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const licence = readFileSync(join(folder, notice), "utf8").trim();
    const { code } = await minify(readFileSync(join(folder, file), "utf8"), { module: true, compress: { passes: 2 }, mangle: true, format: { comments: false, preamble: `/* ${title} ${version}\n\n${licence} */` } });
    writeFileSync(join(output, `js/${name}.mjs`), code);
  }
}
