// Every body: by keys that want to be seen.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start } from "../harness.mjs";
import { chapterOf, deep, oneOfEachTemplate, painted, visitor, withoutGL } from "../hands.mjs";
import { wake } from "./layout.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("whatever Tab comes to is seen: no bar that stays lies over it", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844, init: withoutGL });
  const wrong = [];
  const sampled = [
    "/play/",
    "/play/backgammon/",
    "/games/compare/",
    "/drills/",
    chapterOf("subtraction-7-before"),
    "/tables/",
    ...(deep ? oneOfEachTemplate() : []),
  ];
  for (const path of new Set(sampled)) {
    await wake(page, path);
    await page.evaluate(() => scrollTo(0, 0));
    const steps = deep ? 400 : 70;
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press("Tab");
      const look = () =>
        page.evaluate(() => {
          const one = document.activeElement;
          if (!one || one === document.body) return null;
          const boxes = [...one.getClientRects()].filter(
            ({ width, height }) => width > 1 && height > 1,
          );
          const seen = boxes.some(({ left, top, right, bottom }) => {
            for (const x of [left + 2, (left + right) / 2, right - 2])
              for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
                const there = document.elementFromPoint(
                  Math.min(Math.max(x, 1), innerWidth - 1),
                  Math.min(Math.max(y, 0), innerHeight - 1),
                );
                if (
                  y >= 0 &&
                  y <= innerHeight &&
                  there &&
                  (one.contains(there) ||
                    there.contains(one) ||
                    one.closest(".board-holder")?.contains(there) ||
                    one.closest("label")?.contains(there) ||
                    (one.labels?.[0]?.contains(there) ?? false))
                )
                  return true;
              }
            return false;
          });
          const away =
            one.closest(".away") || boxes.length === 0 || getComputedStyle(one).opacity === "0";
          return {
            seen: seen || Boolean(away),
            name: `${one.localName}.${one.className}: ${one.textContent.trim().slice(0, 30)}`,
          };
        });
      let here = await look();
      for (let again = 0; again < 20 && here && !here.seen; again += 1) {
        await painted(page); // where the keyboard comes to is scrolled to with the next frame
        here = await look();
      }
      if (!here) break;
      if (!here.seen) wrong.push(`${path}: ${here.name}`);
    }
  }
  assert.deepEqual(wrong, []);
  await context.close();
});
