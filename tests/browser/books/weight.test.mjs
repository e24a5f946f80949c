// What a page of a book weighs before any script.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { brotli, figure, kilobytes } from "../../figures.mjs";
import { start } from "../harness.mjs";
import { chapters, deep, html, inTurn, visitor } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("the longest book pages are complete before scripts within 120 kB compressed: words, style and types", async () => {
  const heaviest = { path: "", bytes: 0 },
    shared = new Map(); // many pages ask for the same style and types
  const weigh = async (path) => {
    const { context, page } = await visitor(house, { scripts: false, width: 1440 });
    const bodies = [];
    page.on("response", (response) => bodies.push(response));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => true)).catch(() => {});
    let bytes = 0;
    const parts = [];
    for (const response of bodies) {
      const { pathname } = new URL(response.url());
      const body = await response.body();
      if (!shared.has(pathname))
        shared.set(pathname, /\.(woff2|png)$/.test(pathname) ? body.length : brotli(body));
      const packed = shared.get(pathname);
      bytes += packed;
      parts.push(`${pathname} ${packed}`);
      assert.ok(!/\.(m?js|wasm)$/.test(pathname), `${pathname} was fetched without scripts`);
    }
    assert.ok(
      parts.some((part) => part.includes(".woff2")) && parts.some((part) => part.includes(".css")),
      `${path}: ${parts}`,
    );
    if (bytes > heaviest.bytes) Object.assign(heaviest, { path, bytes });
    assert.ok(bytes <= 120_000, `${path}: ${bytes} bytes: ${parts.join(", ")}`);
    await context.close();
  };
  const longest = chapters().sort((one, other) => html(other).length - html(one).length);
  const waiting = deep ? longest : [...longest.slice(0, 6), ...inTurn(longest.slice(6))];
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      while (waiting.length > 0) await weigh(waiting.shift());
    }),
  );
  figure(
    "heaviest book page before scripts, Brotli",
    `${kilobytes(heaviest.bytes)} (${heaviest.path}), at most 120 kB`,
  );
});
