// What the tests of the classroom share.
import assert from "node:assert/strict";
import { GAME, linkOf, openTable } from "../hands.mjs";

export const MATCH = {
  setup: "even oR7@d8 eT9@f8 eR2@c9",
  words: "f8xd8@d1 pass",
  options: { leap: "false" },
};

export const line = (page) => page.getByTestId("big-line");

export const classroom = (page) => page.getByTestId("classroom");

export const inClass = (page, name) => classroom(page).locator(`[data-act="${name}"]`);

/** Opens the class tools, where they are not open. */
export async function ready(page) {
  const button = page.locator('.head-acts [data-act="class-tools"]:not([aria-disabled="true"])');
  await button.waitFor();
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  await page.locator('[data-part="classroom"]:not([hidden])').waitFor();
}

export const projected = (page) => page.locator(".projected").waitFor();

/** The table with a match under way, and the classroom awake. */
export async function taught(page, { game = GAME, ...match } = MATCH) {
  await openTable(page, await linkOf({ game, ...match }));
  await ready(page);
}

/** All that can be seen and is neither board, nor line, nor dice, nor about them. */
export const besides = (page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        if (
          !box.width ||
          !box.height ||
          one.matches("script, .away") ||
          !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
          return false;
        if (one.closest(".board-view, .big-line, .big-dice, .pointing")) return false;
        return (
          !one.querySelector(".board-view") &&
          box.left < innerWidth &&
          box.top < innerHeight &&
          box.right > 0 &&
          box.bottom > 0
        );
      })
      .map((one) => `${one.localName}.${one.getAttribute("class") ?? ""}`),
  );

/** What a screen must keep to, for who sits in the last row: how large the text is, how much the board fills. */
export const measured = (page) =>
  page.evaluate(() => {
    const text = document.querySelector(".big-line"),
      board = document.querySelector(".board-view svg").getBoundingClientRect(),
      stage = document.querySelector(".stage");
    const air = getComputedStyle(stage),
      room = [
        stage.clientWidth - parseFloat(air.paddingLeft) * 2,
        stage.clientHeight - parseFloat(air.paddingTop) - parseFloat(air.paddingBottom),
      ];
    const scale = board.width / document.querySelector(".board-view svg").viewBox.baseVal.width;
    const style = getComputedStyle(text);
    return {
      height: innerHeight,
      size: parseFloat(style.fontSize),
      colours: [style.color, style.backgroundColor],
      cut: text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1,
      fills: Math.max(board.width / room[0], board.height / room[1]),
      within:
        board.left >= 0 &&
        board.top >= 0 &&
        board.right <= innerWidth &&
        board.bottom <= text.getBoundingClientRect().top + 1,
      label: Math.min(
        ...[...document.querySelectorAll(".board-view .co text")].map(
          (one) => parseFloat(getComputedStyle(one).fontSize) * scale,
        ),
      ),
    };
  });

/** What axe finds on a page in its theme. */
export async function axeHere(page, where) {
  const { violations, passes } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ["violations"] }),
  );
  assert.ok(passes.length > 5, "axe looked at nothing");
  return violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes[0].target.join(" ")}: ${nodes[0].failureSummary}`,
  );
}
