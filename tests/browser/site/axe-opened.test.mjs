// Clean pages: nothing axe finds in what opens on them.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start } from "../harness.mjs";
import {
  THEMES,
  choose,
  axeFinds,
  axeVisitor,
  chapterOf,
  linkOf,
  openTable,
  unfold,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("axe finds nothing in what opens, in any theme: the new game, the sharing, the reasons, a notice, the table beside the text, a drill", async () => {
  const { context, page } = await axeVisitor(house, { width: 1280 });
  const all = [];
  const look = async (where) =>
    all.push(...(await axeFinds(page, where, THEMES, { "target-size": { enabled: true } })));
  await openTable(
    page,
    await linkOf({
      setup: "even oR7@d8 eT9@f8 eR2@c9",
      words: "f8xd8@d1",
      options: { leap: "false" },
    }),
  );
  await page.getByTestId("why").locator("[data-rule]").first().waitFor();
  await look("reasons");
  await page.getByTestId("hunter").locator('[data-act="hunter"]').click();
  await page.getByTestId("prospects-wins").waitFor();
  for (const way of await page.locator(".way:visible").all()) await way.click();
  await look("what can be taken");
  await choose(page, "new");
  await page.getByTestId("new-game").locator("#option-leap").waitFor({ state: "attached" });
  await unfold(page.getByTestId("new-game"));
  await look("new game");
  await page.keyboard.press("Escape");
  await choose(page, "share");
  await page.getByTestId("share").waitFor();
  await look("share");
  await page.keyboard.press("Escape");
  await page.goto("about:blank");
  await openTable(page, "/play/#game=7.x.y");
  await page.getByTestId("notice").first().waitFor();
  await page.getByTestId("theme").locator("summary").click();
  await look("notice and themes");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(chapterOf("subtraction-7-before"));
  const figure = page.locator("figure#subtraction-7-before");
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('[data-diagram="set"]').click();
  await page.locator(".beside .board-view.drawn").waitFor();
  await look("table beside the text");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/drills/?game=fulke-2&level=1&seed=4");
  await page.locator('[data-part="drills"][data-state="asked"]').waitFor();
  await look("a drill");
  await page.getByTestId("show-me").click();
  await page.locator('[data-part="drills"][data-state="done"]').waitFor();
  await page.getByTestId("drill-why").locator("[data-rule]").first().waitFor();
  await look("a drill shown");
  assert.deepEqual(all, []);
  await context.close();
});
