// The content policy of the pages themselves, where the host sends none; and the page for what is not there, in any folder.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { PAGE_POLICY, POLICY } from "../../../site/lib/policy.mjs";
import { site, start, until } from "../harness.mjs";
import { html, movesOf, pages, patience, press, tableReady, visitor } from "../hands.mjs";
import { plainly, three } from "../store/keeping.mjs";

const types = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".game": "text/plain",
};
const under = "/some/folder/";

/** A host that sends no policy and has the site in a folder; for what is not there it sends the site's page for that. `change` may alter a page. */
async function staticHost(change = (text) => text) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://host.invalid");
    const send = (status, path) => {
      const bytes = readFileSync(path);
      response.writeHead(status, {
        "Content-Type": types[extname(path)] ?? "application/octet-stream",
      });
      response.end(
        request.method === "HEAD"
          ? undefined
          : extname(path) === ".html"
            ? change(String(bytes))
            : bytes,
      );
    };
    if (!pathname.startsWith(under))
      return response.writeHead(404, { "Content-Type": "text/plain" }).end("nothing");
    const path = join(
      site,
      pathname.slice(under.length),
      pathname.endsWith("/") ? "index.html" : "",
    );
    try {
      return send(200, path);
    } catch {
      return send(404, join(site, "404.html"));
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    base: `http://127.0.0.1:${server.address().port}${under}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("every page has the policy, before anything it could load, and it is that of the server but for frames", () => {
  assert.equal(POLICY, `${PAGE_POLICY}; frame-ancestors 'none'`);
  assert.doesNotMatch(POLICY, /unsafe-inline|'unsafe-eval'|https?:|\*/);
  const all = pages();
  assert.ok(all.length > 100);
  for (const path of all) {
    const head = html(path).split("<title>")[0];
    assert.ok(
      head.includes(`<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`),
      path,
    );
    assert.doesNotMatch(head, /<(script|link)/, path);
  }
});

test("under a host that sends no policy an injected script does not run, and the game does", async () => {
  const host = await staticHost((text) =>
    text
      .replace("</title>", "</title><script>window.injected = true</script>")
      .replace("<main ", '<main onclick="window.injected = true" '),
  );
  const context = await house.context({ init: plainly });
  const page = await context.newPage();
  await page.goto(`${host.base}play/`);
  await tableReady(page, { plain: true });
  await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    [0, 1].forEach((seat) => match.seat(seat, { machine: false }));
  });
  await press(page, three[0].split(/[-~]/));
  assert.deepEqual(await movesOf(page, 1), three.slice(0, 1));
  await page.locator("main").click({ position: { x: 2, y: 2 } });
  assert.equal(await page.evaluate(() => window.injected), undefined);
  assert.deepEqual(
    await page.evaluate(() => window.violations.map((one) => one.split(":")[0]).sort()),
    ["script-src-attr", "script-src-elem"],
  );
  await context.close();
  await host.close();
});

test("the page for what is not there finds its sheets, scripts and links, at any depth of any folder", async () => {
  const host = await staticHost();
  for (const path of ["nothing", "books/nothing/", "books/fulke/no/such/page"]) {
    const { context, page } = await visitor(house);
    await page.goto(host.base + path);
    await page.getByTestId("theme").locator("summary").click();
    await until(
      "a script of the site answers",
      async () => {
        await page.getByTestId("theme").locator('input[value="dark"]').check();
        return page.evaluate(() => document.documentElement.dataset.theme === "dark");
      },
      patience,
    );
    assert.notEqual(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--paper"),
      ),
      "",
      "it is dressed",
    );
    await page.locator("main a", { hasText: /games/i }).click();
    await page.waitForURL(`${host.base}games/`);
    assert.deepEqual(
      page.faults.filter(
        (fault) =>
          /policy|error: /.test(fault) &&
          !/Failed to load resource/.test(fault) &&
          !/MIME type/.test(fault),
      ),
      [],
      path,
    );
    await context.close();
  }
  await host.close();
  // At the root of a host nothing is looked for.
  const { context, page } = await visitor(house);
  await page.goto("/books/no/such/page");
  await page.locator("main a", { hasText: /games/i }).click();
  await page.waitForURL("**/games/");
  await page.sound([
    /answered 404: .*\/books\/no\/such\/page/,
    /console: Failed to load resource.*404/,
  ]);
  await context.close();
});
