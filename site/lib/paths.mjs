// Where things lie, seen from the site's folder.

import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const texts = process.env.LUDUS_TEXTS ?? join(root, "assets/texts");
export const examples = process.env.LUDUS_EXAMPLES ?? join(root, "assets/examples");
export const lessons = process.env.LUDUS_LESSONS ?? join(root, "assets/lessons");
/** The WebAssembly modules, as built. */
export const web = process.env.LUDUS_WEB ?? join(root, "build/web");
/** What is kept from one build to the next (cache.mjs): of a build for work on the games apart, so that neither takes away what the other kept. */
export const cache = process.env.LUDUS_CACHE ?? join(root, "build/cache", basename(web));
