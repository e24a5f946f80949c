// What every browser suite stands on: a Chromium, a server of the built site, and pages that remember all that went wrong
// in them. Where LUDUS_BROWSER_WS names a browser server (browser-server.mjs), files run one after another share its browser.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { serve } from "../../site/server.mjs";

// Required, since an import would read its three megabytes once more for the names in them: a fifth of what it takes to load it.
export const { chromium } = createRequire(import.meta.url)("playwright-core");

export const project = fileURLToPath(new URL("../..", import.meta.url));
export const site = process.env.LUDUS_SITE ?? `${project}build/site`;
export const shots = process.env.LUDUS_SHOTS ?? `${project}build/shots`;

export const FLAGS = [
  "--no-sandbox", // for root, and for containers
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader", // WebGL 2 without a graphics card
  "--disable-gpu-rasterization",
  "--disable-gpu-compositing", // and nothing but WebGL through it: pages are painted at half the cost
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-dev-shm-usage",
];
/** No WebGL of any kind. */
export const NO_WEBGL = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-software-rasterizer",
  "--disable-3d-apis",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-dev-shm-usage",
];

const found = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
].find((path) => existsSync(path));
/** The whole Chromium, with windows: what a person has. */
export const wholeChromium = process.env.CHROME || found;
/** What most tests look through: the same engine without windows, at half the cost, where it is installed. */
export const executablePath =
  process.env.HEADLESS_SHELL ||
  ["/usr/bin/chromium-headless-shell"].find((path) => existsSync(path)) ||
  wholeChromium;

/** How many seconds a test waits for anything. For what hangs, not for what is slow: a busy machine must not run into it. */
export const patience = 90;

/** The promise, or after so many seconds an error that says what was waited for. */
export async function limited(what, promise, seconds = patience) {
  let timer;
  const limit = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${what}: not within ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const launch = (flags) =>
  chromium.launch({ executablePath, headless: true, args: flags, timeout: patience * 1000 });

/** A browser server, as many files share one: browser-server.mjs. */
export const launchServer = () =>
  chromium.launchServer({
    executablePath,
    headless: true,
    args: FLAGS,
    host: "127.0.0.1",
    timeout: patience * 1000,
  });

const connect = (ws) => chromium.connect(ws, { timeout: patience * 1000 });

/** A browser of this file's own, reached as the shared one is: what such a browser cannot do fails in a file run alone too. */
async function connectAlone() {
  const server = await launchServer();
  const browser = await connect(server.wsEndpoint()).catch(async (fault) => {
    await server.close();
    throw fault;
  });
  browser.on("disconnected", () => server.close());
  return browser;
}

/** A server and a browser; close() ends both. The browser is the shared one where there is one, unless `flags` ask for another or `own` for one alone; `root` is another folder to be served. */
export async function start({ flags, own = false, root = site } = {}) {
  assert.ok(
    existsSync(`${root}/index.html`),
    `There is no site in ${root}: run 'sh site/serve.sh --build-only' first.`,
  );
  mkdirSync(shots, { recursive: true });
  const shared = flags || own ? "" : process.env.LUDUS_BROWSER_WS;
  // Each file has a server of its own, which would pack every script and module anew. What is packed is asked of the server
  // (server.mjs), of what it weighs (weight.test.mjs) and in whole visits (engines, Lighthouse).
  const server = await serve({ root, port: 0, packs: false });
  const opened = shared ? connect(shared) : flags || own ? launch(flags ?? FLAGS) : connectAlone();
  const browser = await opened.catch(async (fault) => {
    await server.close(); // an open server would keep the file from ending
    throw fault;
  });
  const origin = server.url.replace(/\/$/, "");
  return {
    origin,
    browser,
    /** A context of its own: {width, height, scale, touch, scripts, scheme, storage, init, workers, newcomer}; init runs before every page's scripts;
     * the worker that keeps the site for use without a network is let in where `workers` is 'allow' (site/offline.mjs): it would fetch the whole site for each. */
    async context({
      width = 1280,
      height = 900,
      scale = 1,
      touch = false,
      scripts = true,
      scheme = "light",
      storage,
      init,
      workers = "block",
      newcomer = false,
    } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        hasTouch: touch,
        javaScriptEnabled: scripts,
        colorScheme: scheme,
        storageState: storage,
        reducedMotion: "no-preference",
        baseURL: origin,
        serviceWorkers: workers,
      });
      context.setDefaultTimeout(patience * 1000);
      context.setDefaultNavigationTimeout(patience * 1000);
      if (scripts) {
        await context.addInitScript(() => {
          window.violations = [];
          document.addEventListener("securitypolicyviolation", (event) =>
            window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
          );
        });
        // A visitor who has been here: no lesson is offered, and the first game is as any other.
        if (!newcomer)
          await context.addInitScript(() => {
            try {
              localStorage.getItem("codex-ludorum/offered") ??
                localStorage.setItem("codex-ludorum/offered", "all");
            } catch {
              /* a browser that keeps nothing */
            }
          });
        if (init) await context.addInitScript(init);
      }
      return context;
    },
    async close() {
      // A shared browser goes on: of it only the contexts made here are closed.
      await limited(
        "the contexts close",
        Promise.all(browser.contexts().map((context) => context.close())),
      );
      await limited("the browser closes", browser.close());
      await limited("the server of the site closes", server.close());
    },
  };
}

/** How many times slower than this machine the processor of a page is: shows what only somebody with a slow phone meets. */
const slower = Number(process.env.LUDUS_SLOWER) || 1;

/** A page that is watched: no error on its console, no failed request, none to another server, no breach of the policy. */
export async function watched(context, origin) {
  const page = await context.newPage();
  if (slower > 1 && context.browser()?.browserType().name() === "chromium") {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  const faults = [];
  const note = (fault) => faults.push(`${page.url().replace(origin, "")}: ${fault}`);
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`error: ${error.stack ?? error.message ?? error}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`) && !/^(data|blob):/.test(request.url()))
      note(`asks another server: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // Where scripts are off, those a page names are not fetched; where they are on, the console says so of one that is forbidden.
    if (why === "csp" && request.resourceType() === "script") return;
    if (why !== "net::ERR_ABORTED")
      note(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`);
  });
  page.faults = faults;
  /** Fails where anything went wrong that is not expected (a list of patterns). */
  page.sound = async (expected = []) => {
    const breaches = await page.evaluate(() => window.violations ?? []).catch(() => []);
    const all = [...faults, ...breaches.map((breach) => `content policy: ${breach}`)];
    assert.deepEqual(
      all.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
      [],
    );
  };
  return page;
}

/** Waits until `ask` gives something true, and gives it; fails after `seconds` with `what`, also where `ask` never answers. */
export async function until(what, ask, seconds = patience) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const got = await limited(
      `${what}: the question is not answered`,
      ask(),
      Math.max(1, (end - Date.now()) / 1000),
    );
    if (got) return got;
    if (Date.now() > end) assert.fail(`${what}: not within ${seconds} s`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Every page of the site, by its address. */
export function pages(folder = site, at = "/") {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? pages(`${folder}/${entry.name}`, `${at}${entry.name}/`)
        : entry.name === "index.html"
          ? [at]
          : entry.name.endsWith(".html")
            ? [`${at}${entry.name}`]
            : [],
    )
    .sort();
}
