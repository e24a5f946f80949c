// Pictures of what opens on the pages, at every width, each in another theme, another day in the next, kept under build/shots to
// be looked at; and nothing scrolls sideways.
// shares: 3
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { ownShare } from "../../share.mjs";
import { start, until } from "../harness.mjs";
import {
  choose,
  chapterOf,
  example,
  line,
  linkOf,
  middle,
  openTable,
  patience,
  press,
  says,
  themesInTurn,
  unfold,
  wakeDiagram,
} from "../hands.mjs";
import { WIDTHS, looked, visit } from "./walks.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

for (const [width, height] of ownShare(WIDTHS))
  test(`what opens at ${width}: pictured, and nothing scrolls sideways`, async () => {
    const { context, page } = await visit(house, [width, height]);
    const wrong = [];
    let turn = WIDTHS.findIndex(([one]) => one === width);
    const keep = async (name) =>
      wrong.push(...(await looked(page, name, width, themesInTurn(turn++))));
    const all = line(example("demo-line")).split(" ");
    const upTo = all.slice(0, all.indexOf("d8-d5")).join(" ");
    await openTable(page, await linkOf({ words: upTo }));
    await press(page, ["d8"]);
    await says(page, /possible moves?\./);
    await keep("open-man-in-hand");
    await press(page, ["d5"]);
    await says(page, /can capture/);
    await keep("open-takings");
    await press(page, ["d4", "b16"]);
    await page.getByTestId("why").locator("[data-rule]").first().waitFor();
    await keep("open-reasons");
    await choose(page, "new");
    const sheet = page.getByTestId("new-game");
    await sheet.waitFor();
    await keep("open-new-game");
    await unfold(sheet);
    await keep("open-options");
    await page.keyboard.press("Escape");
    await choose(page, "share");
    await page.getByTestId("share").waitFor();
    await keep("open-share");
    await page.keyboard.press("Escape");
    await page.goto("about:blank");
    await openTable(page, "/play/#game=7.x.y");
    await page.getByTestId("notice").first().waitFor();
    await keep("open-damaged-link");

    await page.goto(chapterOf("subtraction-7-before"));
    const diagram = page.locator("figure#subtraction-7-before");
    await wakeDiagram(page, diagram);
    await keep("open-diagram");
    await diagram.locator('[data-diagram="set"]').click();
    await page.locator(".beside .board-view.drawn").waitFor();
    await until("the table has its place", async () => (await middle(page, "d8")).x > 0, patience);
    await keep("open-table-beside");
    assert.deepEqual(wrong, []);
    await page.sound();
    await context.close();
  });
