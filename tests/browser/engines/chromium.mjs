// The whole Chromium, where the other tests look through its engine without windows. Told in the shape of firefox.mjs.
import { FLAGS, chromium, limited, patience, wholeChromium } from "../harness.mjs";

export const name = "Chromium";

/** What this machine lacks to run it; nothing where it can. */
export const lacking = () => (wholeChromium ? "" : "Chromium");

/** A browser with one page, see firefox.mjs. */
export async function open({ width = 1280, height = 900 } = {}) {
  const browser = await chromium.launch({
    executablePath: wholeChromium,
    headless: true,
    args: FLAGS,
    timeout: patience * 1000,
  });
  const close = () => limited("Chromium closes", browser.close());
  try {
    const context = await browser.newContext({
      viewport: { width, height },
      serviceWorkers: "block",
    });
    context.setDefaultTimeout(patience * 1000);
    const page = await context.newPage();
    const faults = [];
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`${page.url()}: console: ${message.text()}`);
    });
    page.on("pageerror", (fault) => faults.push(`error: ${fault.stack ?? fault}`));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText;
      if (why !== "net::ERR_ABORTED") faults.push(`request failed: ${request.url()} ${why}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) faults.push(`answered ${response.status()}: ${response.url()}`);
    });
    return {
      version: browser.version(),
      visit: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
      click: (x, y) => page.mouse.click(x, y),
      key: (key) => page.keyboard.press(key),
      // As text, which the content policy of the page does not stop.
      evaluate: (act, ...values) =>
        limited(
          "Chromium answers",
          page.evaluate(`(${act})(...${JSON.stringify(values)})`),
          2 * patience,
        ),
      screenshot: (path) => page.screenshot({ path }),
      faults: async () => faults,
      close,
    };
  } catch (fault) {
    await close().catch(() => {});
    throw fault;
  }
}
