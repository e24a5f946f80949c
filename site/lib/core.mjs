// The modules in Node: the core is the same file the page runs; the proof module is for the building of pages alone.

import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root, web } from "./paths.mjs";

const opening = {};

/** The open doors (wasm/ludus.mjs) of the core. */
export const core = () => (opening.core ??= open("core"));
/** Those of the core with the hunter’s view and the drills, as the page’s worker has them; for tests. */
export const study = () => (opening.study ??= open("study"));
/** Those of the proof module: what is told in wasm/proof.h. */
export const proof = () => (opening.proof ??= open("proof"));

async function open(name) {
  const glue = join(web, `${name}.js`), binary = join(web, `${name}.wasm`);
  for (const file of [glue, binary])
    if (!existsSync(file)) throw new Error(`${file} is missing: build it first with “cmake --preset web && cmake --build --preset web”`);
  const doors = await import(pathToFileURL(join(root, "wasm/ludus.mjs")));
  // Its folder has no package.json to call it a module, so a copy bears the name of one.
  const folder = mkdtempSync(join(tmpdir(), "ludus-"));
  try {
    copyFileSync(glue, join(folder, `${name}.mjs`));
    const { default: create } = await import(pathToFileURL(join(folder, `${name}.mjs`)));
    return doors.open(await create({ wasmBinary: readFileSync(binary) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
