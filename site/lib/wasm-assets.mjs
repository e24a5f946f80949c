// Modules and style sheets as they are served: the .wasm as built, and the canvas's JavaScript as it goes over the wire (Emscripten
// writes it at length, Terser says the same in half the bytes); style sheets without what is there for who reads them
// (Lightning CSS).

import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { transform } from "lightningcss";
import { minify } from "terser";

import { families } from "./core.mjs";
import { root, web } from "./paths.mjs";

const development = process.env.LUDUS_DEV === "1"; // then time counts, and bytes do not

const require = createRequire(import.meta.url);
const terser = require("terser/package.json").version;
const kept = join(root, "build/minified");

/** A module's text in fewer bytes. What was minified before is kept in build/minified: it takes a third of the time of the whole site. */
async function minified(file, format = {}) {
  const options = { module: true, compress: { passes: 2 }, mangle: true, format };
  const text = readFileSync(file, "utf8");
  const place = join(
    kept,
    `${createHash("sha256")
      .update(JSON.stringify([terser, options, text]))
      .digest("hex")
      .slice(0, 32)}.js`,
  );
  if (existsSync(place)) return readFileSync(place, "utf8");
  const { code } = await minify(text, structuredClone(options));
  mkdirSync(kept, { recursive: true });
  writeFileSync(`${place}.${process.pid}`, code);
  renameSync(`${place}.${process.pid}`, place); // whole, though others build at the same time
  return code;
}

/** Writes wasm/<module>-<family>.wasm and wasm/canvas.{js,wasm} under the site's folder, as far as they are built, and takes away what was there of others. */
export async function writeModules(output) {
  const folder = join(output, "wasm");
  mkdirSync(folder, { recursive: true });
  const files = [
    ...families().flatMap(({ family, modules }) => modules.map((kind) => `${kind}-${family}.wasm`)),
    "canvas.js",
    "canvas.wasm",
  ].filter((file) => existsSync(join(web, file)));
  for (const old of readdirSync(folder))
    if (/\.(js|wasm)$/.test(old) && !files.includes(old)) rmSync(join(folder, old));
  for (const file of files) {
    const source = join(web, file);
    if (file.endsWith(".wasm") || development) {
      copyFileSync(source, join(folder, file));
      continue;
    }
    writeFileSync(join(folder, file), await minified(source));
  }
}

/** Writes the style sheets, assets/css/*.css, with no more bytes than browsers need: they are most of what a page of words weighs. */
export function writeStyles(output) {
  const from = join(root, "site/src/assets/css"),
    folder = join(output, "assets/css");
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(from)) {
    const code = readFileSync(join(from, file));
    writeFileSync(
      join(folder, file),
      development ? code : transform({ filename: file, code, minify: true }).code,
    );
  }
}

/** Writes the libraries that pages load as modules of our own, js/libraries/<name>.mjs, each with its licence's notice in it. */
export async function writeLibraries(output) {
  const all = {
    minisearch: ["MiniSearch", "LICENSE.txt", "dist/es/index.js"],
    fflate: ["fflate", "LICENSE", "esm/browser.js"],
    uqr: ["uqr", "LICENSE", "dist/index.mjs"],
    gifenc: ["gifenc", "LICENSE.md", "dist/gifenc.esm.js"],
  };
  mkdirSync(join(output, "js/libraries"), { recursive: true });
  for (const [name, [title, notice, file]] of Object.entries(all)) {
    const entry = require.resolve(name);
    const folder = entry.slice(
      0,
      entry.lastIndexOf(join("node_modules", name)) + join("node_modules", name).length,
    );
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const licence = readFileSync(join(folder, notice), "utf8").trim();
    writeFileSync(
      join(output, `js/libraries/${name}.mjs`),
      await minified(join(folder, file), {
        comments: false,
        preamble: `/* ${title} ${version}\n\n${licence} */`,
      }),
    );
  }
}
