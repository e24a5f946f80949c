// Every body: read in a reader’s own spacing.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start } from "../harness.mjs";
import { inTurn, pages, painted, visitor, withoutGL } from "../hands.mjs";
import { sideways, wake } from "./layout.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("a reader’s own spacing of lines, words and letters cuts nothing off", async () => {
  const { context, page } = await visitor(house, { width: 1280, height: 800, init: withoutGL });
  const wrong = [];
  for (const path of inTurn(pages(), { begin: 5 })) {
    await wake(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }",
      );
      document.adoptedStyleSheets.push(sheet);
    });
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await painted(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((one) => {
            const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(one);
            if (
              one.closest("svg, .away, canvas") ||
              clipPath !== "none" ||
              !one.checkVisibility() ||
              one.clientWidth === 0
            )
              return false;
            const hides = (way) => way === "hidden" || way === "clip";
            const button = one.matches("button, .button, summary");
            return (
              (one.scrollWidth > one.clientWidth + 2 &&
                (hides(overflowX) || button) &&
                textOverflow !== "ellipsis") ||
              (one.scrollHeight > one.clientHeight + 2 && (hides(overflowY) || button))
            );
          })
          .map(
            (one) =>
              `${one.localName}.${one.getAttribute("class") ?? ""}: ${one.textContent.trim().slice(0, 40)}`,
          ),
      );
      wrong.push(
        ...[...cut, ...(await sideways(page)).filter((fault) => fault.startsWith("the page"))].map(
          (fault) => `${path} at ${width}: ${fault}`,
        ),
      );
    }
  }
  assert.deepEqual(wrong, []);
  await context.close();
});
