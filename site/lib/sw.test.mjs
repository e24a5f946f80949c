// The worker that keeps the site, asked for addresses without a browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

/** The worker of a site of one page, under a scope: a function that gives the answer to a navigation. */
function worker(scope) {
  const listeners = new Map(),
    fetched = [];
  const cache = new Map([
    [
      `${scope}offline.json`,
      {
        clone() {
          return this;
        },
        json: () => ({ files: [["index.html", "h", 1]], shell: 1 }),
      },
    ],
    [`${scope}index.html`, "the first page"],
  ]);
  const caches = {
    open: async (name) =>
      name.endsWith("strangers")
        ? { keys: async () => [] }
        : { match: async (address) => cache.get(address) },
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
    fetch: async (request) => (fetched.push(request.url), "from the server"),
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
  return { go, fetched };
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
