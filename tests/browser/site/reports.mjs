// What others measure a page by: Lighthouse opens it as a phone on a slow net would. What may be used by everybody, good practice, how
// it is found, whether it keeps its place and what it weighs are asked for; how soon it stands there depends on the machine, and is only told.
import assert from "node:assert/strict";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { figure, kilobytes } from "../../figures.mjs";
import { serve } from "../../../site/server.mjs";
import { FLAGS, executablePath, limited, patience, site, wholeChromium } from "../harness.mjs";
import { deep, oneOfEachTemplate, pages } from "../hands.mjs";

/** Nobody is to find the page for what is not there. Whether everybody can use a page axe asks by itself, of every template every day (axe-*.test.mjs). */
const askedOf = (path, full) => [
  ...(full || deep ? ["accessibility"] : []),
  "best-practices",
  ...(path === "/404.html" ? [] : ["seo"]),
];
/** It waits for a second of rest again and again: where nothing is timed, a quarter will do. */
const quick = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 250,
  cpuQuietThresholdMs: 250,
};
const shift = "cumulative-layout-shift",
  weight = "total-byte-weight",
  paint = "largest-contentful-paint";
/** What a page may weigh on the first visit, with fonts, scripts and all, where that is watched. */
const most = (path) => (/^\/books\/.*\/.*\//.test(path) ? 150_000 : Infinity);

/** Pages for Lighthouse: one of every template, in a long run all, and these first. */
export const reported = (first) =>
  deep ? [...new Set([...first, ...pages()])] : oneOfEachTemplate();

/** The site has no robots.txt; on a slow machine Lighthouse takes the answer that says so for a broken one, for it waits three seconds for it. */
const skipAudits = ["robots-txt"];
/** What it asks of links takes as long as all else, link by link; html.mjs asks it of every page's file. */
const skipLinks = ["crawlable-anchors", "link-text"];

/** A browser for Lighthouse, on a port the browser chooses: {port, close()}. */
export async function openBrowser(path = executablePath) {
  const browser = await puppeteer.launch({
    executablePath: path,
    headless: true,
    args: FLAGS,
    timeout: patience * 1000,
    protocolTimeout: 2 * patience * 1000,
  });
  return {
    port: Number(new URL(browser.wsEndpoint()).port),
    close: () =>
      limited("the browser of Lighthouse closes", browser.close(), 30).catch(() =>
        browser.process()?.kill("SIGKILL"),
      ),
  };
}

/** A browser of its own for Lighthouse, and the site: {report(path), close()}. */
export async function begin() {
  const server = await serve({ root: site, port: 0 });
  // In a long run the whole, as others will measure; the same engine without windows at five sixths.
  const { port, close } = await openBrowser(deep ? wholeChromium : executablePath);

  /** What Lighthouse says of a page, in full or only what is asked for. It asks itself to be run again where it lost the thread of its own recording. */
  async function measured(path, full, tries = 3) {
    const what = full
      ? { skipAudits }
      : {
          skipAudits: [...skipAudits, ...skipLinks],
          onlyCategories: askedOf(path, full),
          onlyAudits: [shift, weight],
          ...quick,
        };
    const flags = {
      port,
      output: "json",
      logLevel: "silent",
      maxWaitForLoad: patience * 1000,
      disableFullPageScreenshot: true,
      ...what,
    };
    const { lhr } = await limited(
      `Lighthouse on ${path}`,
      lighthouse(new URL(path, server.url).href, flags),
      4 * patience,
    );
    const lost =
      lhr.runtimeError?.message ??
      [shift, weight].map((name) => lhr.audits[name].errorMessage).find(Boolean);
    if (!lost) return lhr;
    if (tries > 1) return measured(path, full, tries - 1);
    throw new Error(`Lighthouse could not measure ${path}: ${lost}`);
  }

  return {
    /** Fails where a page has less than 95 of anything asked for, moves while it is read, or weighs too much; `full`: says how soon it stands there, too. */
    async report(path, full = false) {
      const { categories, audits } = await measured(path, full);
      const asked = askedOf(path, full);
      const score = (name) => Math.round(categories[name].score * 100);
      const soon = full
        ? `; largest paint ${(audits[paint].numericValue / 1000).toFixed(1)} s on its slow phone`
        : "";
      figure(
        `${path} by Lighthouse`,
        `${[...(full ? ["performance"] : []), ...asked].map((name) => `${name} ${score(name)}`).join(", ")}${soon}, shift ${audits[shift].numericValue.toFixed(4)}, first visit ${kilobytes(audits[weight].numericValue)}`,
      );
      const poor = asked.flatMap((name) =>
        score(name) >= 95
          ? []
          : categories[name].auditRefs
              .map(({ id }) => audits[id])
              .filter((audit) => audit.score !== null && audit.score < 1)
              .map((audit) => `${name} ${score(name)}: ${audit.title}`),
      );
      assert.deepEqual(poor, [], path);
      assert.ok(audits[shift].numericValue < 0.02, `${path}: shift ${audits[shift].numericValue}`);
      assert.ok(
        audits[weight].numericValue <= most(path),
        `${path}: ${audits[weight].numericValue} bytes on the first visit`,
      );
    },
    async close() {
      await close();
      await server.close();
    },
  };
}
