// How soon a page stands there and answers on Lighthouse's slow phone: score, largest painting, time blocked; the median of some visits, on
// a quiet machine. What does not depend on the machine is asked in tests/browser/site/lighthouse.test.mjs.
//   node tests/bench-lighthouse.mjs [--times 3] [--site FOLDER] [PATH…]
// Without a path: the first page, and the play page of a game of every family.
import { parseArgs } from "node:util";
import lighthouse from "lighthouse";
import { serve } from "../site/server.mjs";
import { limited, patience, site } from "./browser/harness.mjs";
import { catalogue, playOf } from "./browser/hands.mjs";
import { openBrowser } from "./browser/site/reports.mjs";
import { figure } from "./figures.mjs";

const { values, positionals } = parseArgs({
  options: { times: { type: "string", default: "3" }, site: { type: "string", default: site } },
  allowPositionals: true,
});
const games = await catalogue();
const firsts = games.filter(
  ({ family }, place) => games.findIndex((other) => other.family === family) === place,
);
const paths = positionals.length > 0 ? positionals : ["/", ...firsts.map(({ id }) => playOf(id))];
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

const server = await serve({ root: values.site, port: 0 });
try {
  for (const path of paths) {
    const visits = [];
    for (let time = 0; time < Number(values.times); ++time) {
      // A browser of its own for each, so that nothing is kept from the visit before.
      const browser = await openBrowser();
      try {
        const { lhr } = await limited(
          `Lighthouse on ${path}`,
          lighthouse(new URL(path, server.url).href, {
            port: browser.port,
            output: "json",
            logLevel: "silent",
            onlyCategories: ["performance"],
            disableFullPageScreenshot: true,
          }),
          4 * patience,
        );
        if (lhr.runtimeError)
          throw new Error(`Lighthouse could not measure ${path}: ${lhr.runtimeError.message}`);
        visits.push(lhr);
      } finally {
        await browser.close();
      }
    }
    const of = (read) => median(visits.map(read));
    const seconds = (audit) =>
      `${(of(({ audits }) => audits[audit].numericValue) / 1000).toFixed(1)} s`;
    figure(
      `${path} by Lighthouse, median of ${visits.length}`,
      `performance ${Math.round(100 * of(({ categories }) => categories.performance.score))}, ` +
        `first paint ${seconds("first-contentful-paint")}, largest ${seconds("largest-contentful-paint")}, ` +
        `blocked ${Math.round(of(({ audits }) => audits["total-blocking-time"].numericValue))} ms, ` +
        `index ${seconds("speed-index")}, shift ${of(({ audits }) => audits["cumulative-layout-shift"].numericValue).toFixed(4)}`,
    );
  }
} finally {
  await server.close();
}
