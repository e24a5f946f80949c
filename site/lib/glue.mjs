// The modules' JavaScript as it goes over the wire: Emscripten writes its glue at length, Terser says the same in half the bytes.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { minify } from "terser";

import { web } from "./paths.mjs";

/** Writes wasm/core.js, wasm/study.js and wasm/table.js under the site's folder, as far as the modules are built. */
export async function writeGlue(output) {
  mkdirSync(join(output, "wasm"), { recursive: true });
  for (const file of ["core.js", "study.js", "table.js"]) {
    const source = join(web, file);
    if (!existsSync(source)) continue;
    const { code } = await minify(readFileSync(source, "utf8"), { module: true, compress: { passes: 2 }, mangle: true });
    writeFileSync(join(output, "wasm", file), code);
  }
}
