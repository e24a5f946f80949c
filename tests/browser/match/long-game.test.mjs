// A long game: of its list of moves only what is in sight stands in the page, and everything is still reached.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { longList, windowSize } from "../../../site/src/js/match/moves.mjs";
import { start, until } from "../harness.mjs";
import { linkOf, openTable, patience, visitor, openTab } from "../hands.mjs";
import { plainly } from "../store/keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const turns = 2 * longList; // of two moves, a line each
const words = `${"20-32 77-65 32-20 65-77 ".repeat(turns / 2)}`.trim();

test("of a long list of moves a window stands in the page: the place shown, and by scrolling, keyboard and print all others", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(page, await linkOf({ game: "falkener-turkish", words }), { plain: true });
  await openTab(page, "moves");
  const list = page.getByTestId("moves").locator(".list");
  /** The lines that stand there: {count, of, from, to, seen, current}; `seen` are those in sight. */
  const lines = () =>
    list.evaluate((box) => {
      const rows = [...box.querySelectorAll("li:not(.unseen)")],
        place = (row) => Number(row.getAttribute("aria-posinset"));
      const { top, bottom } = box.getBoundingClientRect();
      const seen = rows
        .filter(
          (row) =>
            row.getBoundingClientRect().bottom > top + 1 &&
            row.getBoundingClientRect().top < bottom - 1,
        )
        .map(place);
      const current = box.querySelector('[aria-current="step"]');
      return {
        count: rows.length,
        of: Number(rows[0].getAttribute("aria-setsize")),
        from: place(rows[0]),
        to: place(rows.at(-1)),
        seen,
        current: current && place(current.closest("li")),
      };
    });
  const last = await lines();
  const of = last.of;
  assert.ok(of >= turns, `${of} lines`);
  assert.deepEqual([last.count, last.to, last.current], [windowSize, of, of]);
  assert.ok(last.seen.includes(of), "the last move is in sight");
  assert.equal(await list.locator('[data-more="1"]').count(), 0);

  // By the keyboard, a window back; the line before the first that stood there has it.
  await list.locator('[data-more="-1"]').focus();
  await page.keyboard.press("Enter");
  const back = await lines();
  assert.ok(back.from < last.from && back.to >= last.from - 1);
  const focused = await page.evaluate(() =>
    Number(document.activeElement.closest("li").getAttribute("aria-posinset")),
  );
  assert.equal(focused, last.from - 1);
  assert.ok(back.seen.includes(focused), `${focused} of ${back.seen}`);
  await page.keyboard.press("Enter");
  await until("the match goes there", async () => (await lines()).current === focused, patience);
  assert.ok((await lines()).seen.includes(focused));

  // By scrolling, anywhere.
  for (const part of [0.1, 0.9, 0.5]) {
    await list.evaluate((box, share) => {
      box.scrollTop = box.scrollHeight * share;
    }, part);
    await until(
      `the lines at ${part} stand there`,
      async () => {
        const { seen } = await lines();
        return seen.length > 2 && Math.abs(seen[0] / of - part) < 0.1;
      },
      patience,
    );
    assert.equal((await lines()).count, windowSize);
  }
  // To the beginning, by the step.
  await page.getByTestId("moves").locator('[data-step="first"]').click();
  await until(
    "the beginning",
    async () => {
      const now = await lines();
      return now.from === 1 && now.seen[0] === 1 && now.current === null;
    },
    patience,
  );
  assert.equal(await list.locator('[data-more="-1"]').count(), 0);

  // On paper all stand, in their order.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await list.locator("li").count(), of);
  const numbers = await list.locator(".n").allTextContents();
  assert.deepEqual(
    numbers.filter(Boolean).map(Number),
    [...new Set(numbers.filter(Boolean).map(Number))].sort((a, b) => a - b),
  );
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal((await lines()).count, windowSize);
  await page.sound();
  await context.close();
});

test("a list that is not long stands there whole", async () => {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(
    page,
    await linkOf({ game: "falkener-turkish", words: "20-32 77-65 32-20 65-77" }),
    { plain: true },
  );
  await openTab(page, "moves");
  const rows = page.getByTestId("moves").locator("li");
  assert.ok((await rows.count()) >= 2);
  assert.equal(await page.getByTestId("moves").locator("[data-more], [aria-setsize]").count(), 0);
  await context.close();
});
