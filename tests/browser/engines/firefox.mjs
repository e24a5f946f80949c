// Firefox, by WebDriver BiDi. An engine is told in one shape: see webkit.mjs for the other.
import { existsSync, readFileSync, statSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { limited, patience } from "../harness.mjs";
import { ended, lacking as noDisplay, openDisplay } from "./display.mjs";

export const name = "Firefox";
// A small script under that name leads to a snap, which no driver reaches.
const snap = (path) => statSync(path).size < 10_000 && /snap/.test(readFileSync(path, "utf8"));
const executablePath =
  process.env.FIREFOX ||
  ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path) && !snap(path));

/** What this machine lacks to run it; nothing where it can. */
export const lacking = () => (executablePath ? noDisplay() : "Firefox (package firefox-esr)");

/**
 * A browser with one page: {visit(url), click(x, y), key(name), evaluate(act, ...values), screenshot(path), faults(), close()}, all to be
 * awaited; and fetching(): addresses of what its page is still fetching. Without `workers` the one that keeps the site for use without a network is not there: it would fetch the whole. Keys have the names they have in key events; faults() are what went wrong on its pages.
 */
export async function open({ width = 1280, height = 900, workers = true } = {}) {
  const display = await openDisplay();
  const quiet = [
    "app.normandy.enabled",
    "app.update.enabled",
    "browser.safebrowsing.malware.enabled",
    "browser.safebrowsing.phishing.enabled",
    "datareporting.policy.dataSubmissionEnabled",
    "network.captive-portal-service.enabled",
    "network.connectivity-service.enabled",
  ];
  let browser;
  const close = async () => {
    // Where it does not end by itself its process is ended.
    if (browser)
      await limited("Firefox closes", browser.close(), 30).catch(() =>
        ended(browser.process(), "Firefox"),
      );
    await display.close();
  };
  let page;
  try {
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      headless: true,
      env: { ...process.env, DISPLAY: display.name },
      timeout: patience * 1000,
      protocolTimeout: 2 * patience * 1000,
      extraPrefsFirefox: {
        "webgl.force-enabled": true,
        "webgl.disabled": false,
        "dom.serviceWorkers.enabled": workers,
        ...Object.fromEntries(quiet.map((key) => [key, false])),
      },
    });
    page = await limited("Firefox opens a page", browser.newPage());
    await limited("the page of Firefox gets its size", page.setViewport({ width, height }));
  } catch (fault) {
    await close().catch(() => {});
    throw fault;
  }
  const faults = [];
  const saying = [];
  const fetching = new Set();
  page.on("request", (request) => fetching.add(request));
  for (const end of ["requestfinished", "requestfailed"])
    page.on(end, (request) => fetching.delete(request));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const at = page.url();
    const words = Promise.all(
      message
        .args()
        .map((one) =>
          one
            .evaluate((value) =>
              value instanceof Error ? `${value}\n${value.stack}` : String(value),
            )
            .catch(() => message.text()),
        ),
    );
    saying.push(words.then((all) => faults.push(`${at}: console: ${all.join(" ")}`)));
  });
  page.on("pageerror", (fault) => faults.push(`error: ${fault.stack ?? fault}`));
  page.on(
    "requestfailed",
    (request) =>
      request.failure()?.errorText !== "NS_BINDING_ABORTED" &&
      faults.push(`request failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on(
    "response",
    (response) =>
      response.status() >= 400 && faults.push(`answered ${response.status()}: ${response.url()}`),
  );
  return {
    version: await browser.version(),
    visit: (url) => page.goto(url, { waitUntil: "domcontentloaded", timeout: patience * 1000 }),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    evaluate: (act, ...values) =>
      limited("Firefox answers", page.evaluate(act, ...values), 2 * patience),
    screenshot: (path) => page.screenshot({ path }),
    fetching: () => [...fetching].map((request) => request.url()),
    async faults() {
      await limited("Firefox tells what it said", Promise.all(saying));
      return faults;
    },
    close,
  };
}
