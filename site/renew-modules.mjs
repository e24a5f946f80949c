// Puts the modules into a site that stands, without building its pages again: node site/renew-modules.mjs (site/serve.sh --dev).
import { join } from "node:path";

import { writeEdition } from "./lib/edition.mjs";
import { writeModules } from "./lib/wasm-assets.mjs";
import { root } from "./lib/paths.mjs";

const site = process.env.LUDUS_SITE ?? join(root, "build/site");
await writeModules(site);
writeEdition(site);
