// The worker that keeps the site, asked for addresses without a browser.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const hash = createHash("sha256").update("file").digest("hex").slice(0, 32);

/**
 * The worker of a site of one page, under a scope: `go` gives the answer to a navigation, `ask` to what a page asks. `others`: paths of
 * files beside it, each of which reads "file".
 */
function worker(scope, others = []) {
  const listeners = new Map(),
    fetched = [];
  const cache = new Map([
    [
      `${scope}offline.json`,
      {
        clone() {
          return this;
        },
        json: () => ({
          files: [["index.html", "h", 1], ...others.map((path) => [path, hash, 4])],
          shell: 1,
        }),
      },
    ],
    [`${scope}index.html`, "the first page"],
  ]);
  const caches = {
    open: async (name) =>
      name.endsWith("strangers")
        ? { keys: async () => [] }
        : {
            match: async (address) => cache.get(address),
            put: async (address, answer) => cache.set(address, answer),
            keys: async () => [...cache.keys()].map((url) => ({ url })),
          },
    keys: async () => [],
  };
  const self = { registration: { scope } };
  const context = createContext({
    self,
    caches,
    URL,
    Response,
    Headers,
    Set,
    Map,
    crypto,
    Uint8Array,
    fetch: async (request) => {
      fetched.push(request.url ?? request);
      return request.url ? "from the server" : new Response("file");
    },
    addEventListener: (name, act) => listeners.set(name, act),
  });
  runInContext(readFileSync(new URL("../src/sw.js", import.meta.url), "utf8"), context);
  const go = (address) =>
    new Promise((done, failed) =>
      listeners.get("fetch")({
        request: { method: "GET", mode: "navigate", url: address },
        clientId: "",
        resultingClientId: "w",
        respondWith: (answer) => answer.then(done, failed),
        waitUntil() {},
      }),
    );
  const ask = (what) =>
    new Promise((done) =>
      listeners.get("message")({
        data: what,
        ports: [{ postMessage: done }],
        waitUntil() {},
      }),
    );
  return { go, ask, fetched };
}

test("an address that cannot be read is answered by the server, whose page says so", async () => {
  for (const scope of ["https://site.invalid/", "https://site.invalid/folder/"])
    for (const path of ["%", "%zz", "%e2%82", "books/%"]) {
      const { go, fetched } = worker(scope);
      assert.equal(await go(scope + path), "from the server", path);
      assert.deepEqual(fetched, [scope + path]);
    }
});

test("what is kept is answered without the server", async () => {
  const { go, fetched } = worker("https://site.invalid/folder/");
  assert.equal(await go("https://site.invalid/folder/"), "the first page");
  assert.equal(await go("https://site.invalid/folder/index%2Ehtml"), "the first page");
  assert.deepEqual(fetched, []);
});

test("two pages that ask for files at once get each file fetched once", async () => {
  const others = Array.from({ length: 12 }, (_, i) => `asset/${i}.js`);
  const { ask, fetched } = worker("https://site.invalid/", others);
  const more = { ask: "more", most: 5 };
  const [, { told }] = await Promise.all([ask(more), ask(more)]);
  assert.equal(told.kept, 1 + 10);
  assert.equal(fetched.length, 10);
  assert.equal(new Set(fetched).size, 10);
});
