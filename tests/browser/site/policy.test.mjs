// The content policy of the pages themselves, where the host sends none; the page for what is not there, and the site installed
// as an app, in any folder.
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
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
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

test("the site can be installed as an app from any folder: Chromium reads its manifest without a fault, and what it names is there", async () => {
  const host = await staticHost();
  for (const path of pages())
    assert.match(html(path), /<link rel="manifest" href="[^"]*\/app\.webmanifest">/, path);
  const context = await house.context();
  const page = await context.newPage();
  await page.goto(`${host.base}games/yours/`);
  const client = await context.newCDPSession(page);
  const { url, errors, data } = await client.send("Page.getAppManifest");
  assert.equal(url, `${host.base}app.webmanifest`);
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  const whole = (address) => new URL(address, url).href;
  for (const address of [manifest.id, manifest.start_url, manifest.scope])
    assert.equal(whole(address), host.base);
  assert.equal(manifest.display, "standalone");
  assert.deepEqual(
    manifest.shortcuts.map(({ name }) => name),
    ["Play", "Puzzles", "Books"],
  );
  for (const { url: place } of manifest.shortcuts)
    assert.equal((await page.request.get(whole(place))).status(), 200, place);
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures) {
    const answer = await page.request.get(whole(src));
    assert.equal(answer.status(), 200, src);
    if (sizes === "any") continue;
    const bytes = await answer.body(); // a PNG tells its width and height there
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
  for (const wanted of ["192x192 any", "512x512 any", "512x512 maskable"])
    assert.ok(
      manifest.icons.some(({ sizes, purpose }) => `${sizes} ${purpose}` === wanted),
      wanted,
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
