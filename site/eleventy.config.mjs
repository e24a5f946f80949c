// The site: static pages from site/src, the texts from assets/texts, every diagram drawn here by the core module.

import { join } from "node:path";

import { check, clear } from "./lib/check.mjs";
import { root } from "./lib/paths.mjs";
import { relativeUrls, writeEdition } from "./lib/edition.mjs";
import { writeLibraries, writeModules, writeStyles } from "./lib/wasm-assets.mjs";
import { allPassages, forgetBooks } from "./lib/book.mjs";
import { forgetIds, opening, picture } from "./lib/diagram.mjs";
import { findRoot, PAGE_POLICY } from "./lib/policy.mjs";
import { forgetGlossary } from "./lib/glossary.mjs";
import { shortIds } from "./lib/short-ids.mjs";
import { joinSheets, sheetsFor } from "./lib/sheets.mjs";
import { forgetScripts, servedFor, writeScripts } from "./lib/scripts.mjs";
import { actionOf } from "./src/js/site/actions.mjs";
import { button, icon, moreMenu, tableBar } from "./lib/buttons.mjs";
import { foldedLead } from "./lib/kinds.mjs";
import { steps } from "./lib/stepper.mjs";

export default function (config) {
  config.setQuietMode(true);
  config.setTemplateFormats(["njk", "11ty.mjs"]);
  config.addExtension("11ty.mjs", { key: "11ty.js" });

  const from = (path) => join(root, path);
  config.addPassthroughCopy({ "src/icon.svg": "icon.svg", "src/icons": "icons" });
  config.addPassthroughCopy(
    { [from("assets/fonts")]: "assets/fonts" },
    { filter: (path) => !/\.(py|otf|ttf)$/.test(path) },
  );
  config.addPassthroughCopy({ [from("assets/examples")]: "assets/examples" });
  config.addPassthroughCopy(
    { [from("assets/puzzles")]: "assets/puzzles" },
    { filter: (path) => !path.endsWith(".md") },
  );
  config.addPassthroughCopy(
    { [from("assets/lessons")]: "assets/lessons" },
    { filter: (path) => !path.endsWith(".md") },
  );
  for (const file of ["ludus.mjs", "flags.mjs", "machine.mjs", "core-worker.mjs"])
    config.addPassthroughCopy({ [from(`wasm/${file}`)]: `wasm/${file}` });

  for (const folder of [
    "assets/texts",
    "assets/examples",
    "assets/lessons",
    "assets/puzzles",
    "build/web",
  ])
    config.addWatchTarget(from(folder));
  config.addWatchTarget("./lib/");
  config.addWatchTarget("./src/js/");
  config.addWatchTarget("./src/assets/css/");

  config.addGlobalData("policy", PAGE_POLICY);
  config.addGlobalData("findRoot", findRoot);
  config.addGlobalData("actions", {
    search: actionOf("site", "search"),
    keys: actionOf("site", "keys"),
  });
  config.addAsyncShortcode("diagram", picture);
  config.addAsyncShortcode("opening", opening);
  config.addShortcode("icon", icon);
  config.addShortcode("button", button);
  config.addShortcode("tableBar", tableBar);
  config.addShortcode("moreMenu", moreMenu);
  config.addShortcode("steps", steps);
  config.addFilter(
    "counted",
    (number) =>
      [
        "No",
        "One",
        "Two",
        "Three",
        "Four",
        "Five",
        "Six",
        "Seven",
        "Eight",
        "Nine",
        "Ten",
        "Eleven",
        "Twelve",
        "Thirteen",
        "Fourteen",
        "Fifteen",
        "Sixteen",
        "Seventeen",
        "Eighteen",
        "Nineteen",
        "Twenty",
      ][number] ?? String(number),
  );
  config.addFilter("foldedLead", (html) => foldedLead(html));
  config.addFilter("passage", (rule) => allPassages()[rule]);
  // What a visitor is likely to need next: how a table looks, and what plays.
  config.addFilter("wanted", ({ scripts, sheets }, here) => {
    const entries = scripts.map((name) => `/js/${name}.mjs`);
    return [
      ...sheets.map((name) => `/assets/css/${name}.css`),
      ...servedFor(entries).filter((address) => !here.includes(address)),
      ...entries,
    ];
  });
  config.addFilter("linked", sheetsFor);
  config.addFilter("imported", (scripts = []) =>
    servedFor(scripts.map((name) => `/js/${name}.mjs`)),
  );

  // The sources are typed with plain apostrophes.
  config.addTransform("apostrophes", function (html) {
    return this.page.outputPath?.endsWith(".html")
      ? html
          .split(/(<script>[^]*?<\/script>|<[^>]*>)/)
          .map((part) => (part.startsWith("<") ? part : part.replace(/(\w)(?:'|&#39;)/g, "$1’")))
          .join("")
      : html;
  });

  config.addTransform("short ids", function (html) {
    return this.page.url?.startsWith("/books/") ? shortIds(html) : html;
  });

  // So that the site may lie in any folder. The page for what is not there answers from any, and keeps its addresses.
  config.addTransform("from here", function (html) {
    return this.page.outputPath?.endsWith(".html") && this.page.url !== "/404.html"
      ? relativeUrls(html, this.page.url)
      : html;
  });

  config.on("eleventy.before", async ({ directories }) => {
    forgetBooks();
    forgetGlossary();
    forgetIds();
    forgetScripts();
    writeStyles(directories.output);
    await Promise.all([
      writeModules(directories.output),
      writeLibraries(directories.output),
      writeScripts(directories.output),
    ]);
  });
  // Pages built before that are no more go; then what was written is listed, and every link is tried.
  config.on("eleventy.after", ({ directories, results, runMode }) => {
    if (runMode === "build") clear(directories.output, results);
    joinSheets(directories.output);
    writeEdition(directories.output);
    check(directories.output, results);
  });

  return {
    dir: {
      input: "src",
      output: process.env.LUDUS_SITE ?? join(root, "build/site"),
      includes: "_includes",
      data: "_data",
    },
    htmlTemplateEngine: "njk",
    markdownTemplateEngine: "njk",
  };
}
