// The site: static pages from site/src, the texts from assets/texts, every diagram drawn here by the core module.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { HtmlBasePlugin } from "@11ty/eleventy";

import { root, web } from "./lib/paths.mjs";
import { allPassages } from "./lib/book.mjs";
import { picture, opening } from "./lib/diagram.mjs";

export default function (config) {
  config.addPlugin(HtmlBasePlugin);
  config.setQuietMode(true);
  config.setTemplateFormats(["njk", "11ty.mjs"]);
  config.addExtension("11ty.mjs", { key: "11ty.js" });

  const from = (path) => join(root, path);
  config.addPassthroughCopy({ "src/assets/css": "assets/css", "src/js": "js", "src/icon.svg": "icon.svg" }, { filter: (path) => !path.endsWith(".test.mjs") });
  config.addPassthroughCopy({ [from("assets/fonts")]: "assets/fonts" }, { filter: (path) => !/\.(py|otf)$/.test(path) });
  config.addPassthroughCopy({ [from("assets/examples")]: "assets/examples" });
  for (const file of ["ludus.mjs", "machine.mjs", "core-worker.mjs"]) config.addPassthroughCopy({ [from(`wasm/${file}`)]: `wasm/${file}` });
  for (const file of ["core.js", "core.wasm", "table.js", "table.wasm"])
    if (existsSync(join(web, file))) config.addPassthroughCopy({ [join(web, file)]: `wasm/${file}` });

  for (const folder of ["assets/texts", "assets/examples", "build/web"]) config.addWatchTarget(from(folder));
  config.addWatchTarget("./lib/");

  config.addAsyncShortcode("diagram", picture);
  config.addAsyncShortcode("opening", opening);
  config.addFilter("passage", (rule) => allPassages()[rule]);
  config.addFilter("thousands", (n) => String(n).replace(/\B(?=(\d{3})+$)/g, " "));

  return {
    dir: { input: "src", output: process.env.LUDUS_SITE ?? join(root, "build/site"), includes: "_includes", data: "_data" },
    htmlTemplateEngine: "njk",
    markdownTemplateEngine: "njk",
    pathPrefix: process.env.LUDUS_PREFIX ?? "/",
  };
}
