// The hunter's view, on the play page and beside the text: never on by itself, three parts, marks on the board, by
// mouse, finger and keyboard.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  act,
  chapterOf,
  example,
  line,
  linkOf,
  moves,
  newGame,
  openTable,
  painted,
  patience,
  say,
  study,
  visitor,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const before7 = { setup: "even oR7@d8 eT9@f8 eR2@c9 eS25@a1 oT12@h14" };
const hunter = (page) => page.getByTestId("hunter");
const toggle = (page) => hunter(page).locator('[data-act="hunter"]');
const list = (page, part) => page.getByTestId(`prospects-${part}`);
const opens = (page, open) =>
  until(
    `the view is ${open ? "open" : "shut"}`,
    async () => (await toggle(page).getAttribute("aria-expanded")) === String(open),
  );
const looked = (page) =>
  until(
    "it has looked",
    async () =>
      (await list(page, "wins").count()) === 1 &&
      (await hunter(page).locator(".prospects[aria-busy]").count()) === 0,
    patience,
  );
/** The demonstration line as far as a king's draught opens takings. */
const midGame = () => {
  const all = line(example("demo-line")).split(" ");
  return all.slice(0, all.indexOf("d8-d5")).join(" ");
};
/** What is marked on the board: drawn there as rays with sums, for the picture at rest is drawn anew when asked. */
const marked = (page) =>
  page.evaluate(() => {
    const svg = document.querySelector("[data-panel]").panel.match.svg({});
    return {
      rays: /class="ray"/.test(svg),
      region: /class="camp"/.test(svg),
      sums: [...svg.matchAll(/class="tag".*?<\/g>/g)].map(([tag]) =>
        tag
          .replace(/<[^>]*>/g, " ")
          .trim()
          .replace(/^.*>\s*/, ""),
      ),
    };
  });

test("the view is shut in a new game against the machine, and opened by its button or its key", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  assert.equal(await toggle(page).getAttribute("aria-expanded"), "false");
  assert.equal(await list(page, "now").count(), 0);
  await toggle(page).click();
  await looked(page);
  await opens(page, true);
  await page.keyboard.press("q");
  await opens(page, false);
  await page.keyboard.press("q");
  await looked(page);
  await newGame(page, {});
  await opens(page, false); // another game against the machine begins without it
  await page.sound();
  await context.close();
});

test("it tells what is open now, what one move opens and what triumphs are near, each with its sum and passage", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf(before7));
  await toggle(page).click();
  await looked(page);
  assert.match(await list(page, "now").innerText(), /round 7 on d8/i);
  const way = list(page, "now").locator(".way").filter({ hasText: "9 − 2 = 7" }).first();
  await way.hover();
  await until("marked", async () => (await marked(page)).rays, patience);
  await page.mouse.move(5, 5);
  await until("no longer marked", async () => !(await marked(page)).rays, patience);
  await way.click();
  await until(
    "the way is pressed",
    async () => (await way.getAttribute("aria-pressed")) === "true",
  );
  await page.mouse.move(5, 5);
  await painted(page);
  assert.ok((await marked(page)).rays, "what was asked for stays");
  const cite = way.locator("xpath=following-sibling::p//a").first();
  assert.match(await cite.textContent(), /Fulke 1563/);
  await page.sound();
  await context.close();
});

test("what one move would open is told with the move, and marked where it would stand", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: midGame() }));
  await toggle(page).click();
  await looked(page);
  const way = list(page, "one").locator(".way").filter({ hasText: "49 = 49" }).first();
  assert.match(await way.innerText(), /d8–d5/);
  await way.focus();
  await until(
    "marked",
    async () => (await marked(page)).rays && (await marked(page)).region,
    patience,
  );
  await page.sound();
  await context.close();
});

test("a triumph within two moves is told with its proportion, what it wants, and its men are marked", async () => {
  const ludus = await study();
  const words = line(example("demo-triumph")).split(" ");
  const setup = /\[Setup "([^"]*)"\]/.exec(example("demo-triumph"))?.[1] ?? "";
  const match = ludus.match("fulke-1", { setup });
  let near = null;
  for (const word of ["", ...words]) {
    if (word) match.play(word);
    near = match
      .hunt()
      .prospects.find((prospect) => prospect.kind === "win" && prospect.leads.length > 0);
    if (near) break;
  }
  assert.ok(near, "the demonstration comes near no triumph");
  const record = match.record();
  match.drop();
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ record }));
  await toggle(page).click();
  await looked(page);
  const wins = list(page, "wins");
  assert.match(
    (await wins.innerText()).toLowerCase(),
    new RegExp(near.what.toLowerCase().replace(/[^a-z0-9 ]/g, ".")),
  );
  await wins.locator(".way").first().hover();
  await until("marked", async () => (await marked(page)).region, patience);
  await page.sound();
  await context.close();
});

test("a move it names can be played from it, and it looks again", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: midGame() }));
  const before = (await moves(page)).length;
  await toggle(page).click();
  await looked(page);
  const way = list(page, "one")
    .locator(".way:visible")
    .filter({ has: page.locator(".moves-first") })
    .first();
  await way.click();
  const row = way.locator("xpath=..");
  await row.getByRole("button", { name: "Play it" }).click();
  await until("played", async () => (await moves(page)).length === before + 1, patience);
  await looked(page);
  await page.sound();
  await context.close();
});

test("the keyboard walks its list, marks as it goes, and leaves by Escape", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf(before7));
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await looked(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await until(
    "a way has the keyboard",
    () => page.evaluate(() => document.activeElement.classList.contains("way")),
    patience,
  );
  await until("marked", async () => (await marked(page)).rays);
  await page.keyboard.press("Escape");
  await opens(page, false);
  await until("its button has the focus", () =>
    toggle(page).evaluate((one) => one === document.activeElement),
  );
  await until("nothing is marked", async () => !(await marked(page)).rays);
  await page.sound();
  await context.close();
});

test("by finger, beside the text: a tap marks and “Show me” brings the board into sight", async () => {
  const { context, page } = await visitor(house, {
    width: 390,
    height: 844,
    touch: true,
    scale: 2,
  });
  await page.goto(chapterOf("subtraction-7-before"));
  const figure = page.locator("figure#subtraction-7-before");
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('[data-diagram="set"]').tap();
  await page.locator(".beside .board-view.drawn").waitFor();
  await toggle(page).scrollIntoViewIfNeeded();
  await toggle(page).tap();
  await looked(page);
  const way = list(page, "now").locator(".way").filter({ hasText: "9 − 2 = 7" }).first();
  await way.scrollIntoViewIfNeeded();
  await way.tap();
  await until("marked", async () => (await marked(page)).rays);
  await way.locator("xpath=..").getByRole("button", { name: "Show me" }).tap();
  await until(
    "the board is in sight",
    () =>
      page.evaluate(() => {
        const { top } = document.querySelector(".beside .board-view").getBoundingClientRect();
        return top > -200 && top < innerHeight * 0.7;
      }),
    patience,
  );
  await page.sound();
  await context.close();
});

test("a hint tells what it opens", async () => {
  const { context, page } = await visitor(house);
  await openTable(
    page,
    await linkOf({ setup: "even oR7@d8 eT9@f8 eR2@b8 eS25@a1 oT12@h14 oK190@h16 eK91@a2" }),
  );
  await act(page, "hint").click();
  await until(
    "advised",
    async () => /Hint: \S+/.test((await say(page).textContent()) ?? ""),
    patience,
  );
  await page.sound();
  await context.close();
});
