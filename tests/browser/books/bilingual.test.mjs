// A text with its translation: both tongues in one row where there is room, one below the other on a phone, each named.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start } from "../harness.mjs";
import { visitor } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** The first rows of a chapter: where the words of both tongues stand. */
async function rows(width) {
  const { context, page } = await visitor(house, { width });
  await page.goto("/books/royal/english/");
  const found = await page.locator(".bilingual").evaluateAll((all) =>
    all.slice(0, 12).map((row) => {
      const [la, en] = [".la", ".en"].map((name) => row.querySelector(name));
      const [a, b] = [la, en].map((each) => each.getBoundingClientRect());
      return {
        tongue: en.lang,
        book: la.closest("[lang]").lang,
        beside: b.left >= a.right && Math.abs(a.top - b.top) < 2,
        below: b.top >= a.bottom - 1,
        wide: document.documentElement.scrollWidth,
      };
    }),
  );
  await context.close();
  return found;
}

for (const width of [1024, 1440, 1920])
  test(`the translation stands beside the words of the book in a window ${width} wide`, async () => {
    for (const row of await rows(width))
      assert.deepEqual(
        { ...row, below: false },
        { tongue: "en-GB", book: "la", beside: true, below: false, wide: width },
      );
  });

test("the translation stands below the words of the book on a phone", async () => {
  for (const row of await rows(390))
    assert.deepEqual(row, { tongue: "en-GB", book: "la", beside: false, below: true, wide: 390 });
});

test("our notes on a text in another tongue say that they are English", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/books/royal/english/");
  const tongues = await page
    .locator(".note, figure, .rubric, .show")
    .evaluateAll((all) => [...new Set(all.map((each) => each.lang))]);
  assert.deepEqual(tongues, ["en-GB"]);
  await context.close();
});
