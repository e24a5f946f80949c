// WebKitGTK, by WebKitWebDriver and the small browser it comes with; the wire is W3C WebDriver, spoken with plain fetch.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { limited, patience, until } from "../harness.mjs";
import { ended, lacking as noDisplay, openDisplay } from "./display.mjs";

export const name = "WebKitGTK";
const driver = "/usr/bin/WebKitWebDriver";

// Beside the library, whose folder bears the machine's name.
function browserOf() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  const folders = ["/usr/lib", "/usr/libexec"].filter((folder) => existsSync(folder));
  const nested = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /linux-gnu|webkit/.test(entry.name))
      .map((entry) => `${folder}/${entry.name}`),
  );
  return [...folders, ...nested]
    .flatMap((folder) =>
      ["", "/webkit2gtk-4.1", "/webkitgtk-6.0", "/webkit2gtk-4.0"].map(
        (place) => `${folder}${place}/MiniBrowser`,
      ),
    )
    .find((path) => existsSync(path));
}

/** What this machine lacks to run it; nothing where it can. */
export const lacking = () =>
  !existsSync(driver)
    ? "WebKitWebDriver (package webkit2gtk-driver)"
    : !browserOf()
      ? "MiniBrowser (MINIBROWSER names it)"
      : noDisplay();

const free = () =>
  new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

// The keys that write nothing, as WebDriver codes them.
const KEYS = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Home: "\uE011",
  End: "\uE010",
};

/** The driver: {server, call}. It opens only a port that is named to it; where another program took it meanwhile, the next is tried. */
async function begin(display, tries = 5) {
  const port = await free();
  const server = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  let fault = null;
  server.once("error", (error) => {
    fault = error;
  });
  server.once("exit", (code) => {
    fault ??= new Error(`WebKitWebDriver ended with ${code}`);
  });
  const call = async (method, path, body) => {
    const what = `${method} ${path} of WebKitWebDriver`;
    const asked = fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(2 * patience * 1000),
    });
    const answer = await limited(what, asked, 2 * patience);
    const { value } = await limited(what, answer.json(), patience);
    if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
  try {
    await until("WebKitWebDriver answers", () => {
      if (fault) throw fault;
      return call("GET", "/status").catch(() => null);
    });
    return { server, call };
  } catch (error) {
    await ended(server, "WebKitWebDriver").catch(() => {});
    if (tries > 1 && server.exitCode !== null) return begin(display, tries - 1);
    throw error;
  }
}

/** As open() of firefox.mjs. */
export async function open({ width = 1280, height = 900 } = {}) {
  const display = await openDisplay();
  let server, call;
  const end = async () => {
    if (server) await ended(server, "WebKitWebDriver");
    await display.close();
  };
  try {
    ({ server, call } = await begin(display));
    const { sessionId, capabilities } = await call("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: browserOf(), args: ["--automation"] },
        },
      },
    });
    const session = `/session/${sessionId}`;
    await call("POST", `${session}/timeouts`, {
      script: patience * 1000,
      pageLoad: patience * 1000,
    });
    const evaluate = async (act, ...values) => {
      const [sound, result] = await call("POST", `${session}/execute/async`, {
        script: `const values = [...arguments], done = values.pop(); Promise.resolve().then(() => (${act}).apply(null, values)).then((value) => done([true, value ?? null]), (fault) => done([false, String(fault?.stack ?? fault)]));`,
        args: values,
      });
      if (!sound) throw new Error(result);
      return result;
    };
    // The driver hears no console. What is thrown once a page is there is gathered before it is left, and what it could not fetch.
    const faults = [];
    const gather = async () =>
      faults.push(
        ...(await evaluate(() => [
          ...(window.heard?.splice(0) ?? []),
          ...performance
            .getEntriesByType("resource")
            .filter(({ responseStatus }) => responseStatus >= 400)
            .map(({ name, responseStatus }) => `answered ${responseStatus}: ${name}`),
        ])),
      );
    // The window has a frame of its own: what counts is the room inside.
    await call("POST", `${session}/window/rect`, { width, height });
    const [inside, high] = await evaluate(() => [innerWidth, innerHeight]);
    await call("POST", `${session}/window/rect`, {
      width: 2 * width - inside,
      height: 2 * height - high,
    });
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      async visit(url) {
        await gather();
        await call("POST", `${session}/url`, { url });
        await evaluate(() => {
          window.heard = [];
          addEventListener("error", ({ message }) => window.heard.push(`error: ${message}`));
          addEventListener("unhandledrejection", ({ reason }) =>
            window.heard.push(`error: ${reason?.stack ?? reason}`),
          );
        });
      },
      click: (x, y) =>
        call("POST", `${session}/actions`, {
          actions: [
            {
              type: "pointer",
              id: "mouse",
              parameters: { pointerType: "mouse" },
              actions: [
                { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
                { type: "pointerDown", button: 0 },
                { type: "pause", duration: 30 },
                { type: "pointerUp", button: 0 },
              ],
            },
          ],
        }),
      key: (key) =>
        call("POST", `${session}/actions`, {
          actions: [
            {
              type: "key",
              id: "keys",
              actions: [
                { type: "keyDown", value: KEYS[key] ?? key },
                { type: "keyUp", value: KEYS[key] ?? key },
              ],
            },
          ],
        }),
      evaluate,
      screenshot: async (path) =>
        writeFileSync(path, Buffer.from(await call("GET", `${session}/screenshot`), "base64")),
      async faults() {
        await gather();
        return faults;
      },
      async close() {
        await limited("the session of WebKit ends", call("DELETE", session), 30).catch(() => {});
        await end();
      },
    };
  } catch (fault) {
    await end();
    throw fault;
  }
}
