// The core module in Node: the same file the page runs.

import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root, web } from "./paths.mjs";

let opening = null;

/** The open doors (wasm/ludus.mjs) of the core. */
export const core = () => (opening ??= open());

async function open() {
  const glue = join(web, "core.js"), binary = join(web, "core.wasm");
  for (const file of [glue, binary])
    if (!existsSync(file)) throw new Error(`${file} is missing: build it first with “cmake --preset web && cmake --build --preset web”`);
  const doors = await import(pathToFileURL(join(root, "wasm/ludus.mjs")));
  // Its folder has no package.json to call it a module, so a copy bears the name of one.
  const folder = mkdtempSync(join(tmpdir(), "ludus-"));
  try {
    copyFileSync(glue, join(folder, "core.mjs"));
    const { default: create } = await import(pathToFileURL(join(folder, "core.mjs")));
    return doors.open(await create({ wasmBinary: readFileSync(binary) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
