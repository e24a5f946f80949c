// What is asked for and is not there: the answer is a page of its own, that leads on.
import test from "node:test";
import assert from "node:assert/strict";
import { start, watched } from "../harness.mjs";

const { origin, context, close } = await start();
test.after(close);

test("a page that is not there is answered by one that says so", async () => {
  const browsing = await context();
  for (const address of ["/no/such/leaf/", "/books/fulke/nothing", "/core.wasm/"]) {
    const page = await watched(browsing, origin);
    assert.equal((await page.goto(address)).status(), 404, address);
    assert.match(await page.getByRole("heading", { level: 1 }).textContent(), /page not found/i);
    assert.ok(await page.getByRole("link", { name: "The books" }).isVisible(), "and leads on");
    await page.sound([/answered 404/, /console: Failed to load resource.*404/]);
    await page.close();
  }
  await browsing.close();
});
