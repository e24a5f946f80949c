// A match is kept over a reload and a closed tab; what is damaged in the store is said, put aside, and harms nothing.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  choose,
  KEPT,
  kept,
  leaf,
  line,
  linkOf,
  moves,
  movesOf,
  newGame,
  openTable,
  patience,
  press,
  say,
  shared,
  table,
  tableReady,
  textOf,
  twoPersons,
  visitor,
  openTab,
  stir,
} from "../hands.mjs";
import { notice, noticed, plainly, three } from "./keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("a reload brings the match back as it was, with the board lying as it lay", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three.slice(0, 2).join(" ") }));
  await press(page, three[2].split(/[-~]/));
  await movesOf(page, 3);
  await choose(page, "flip");
  await openTab(page, "moves");
  await page.getByTestId("moves").locator("[data-node]").nth(1).click();
  await until(
    "the place is kept",
    async () => (await kept(page)).at === three.slice(0, 2).join(" "),
    patience,
  );
  const before = await kept(page);
  await page.goto("/play/");
  await tableReady(page);
  await page.reload();
  await tableReady(page);
  assert.deepEqual(await moves(page), three);
  assert.equal((await shared(page)).record, before.record);
  assert.equal((await shared(page)).at, before.at);
  assert.equal(
    await table(page).evaluate((root) => root.classList.contains("flipped")),
    before.view.flipped,
  );
  await page.sound();
  await context.close();
});

test("a match against the machine survives a closed tab, and the machine still sits at it", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  await newGame(page, { seats: { odd: "person", even: "child" } });
  await press(page, three[0].split(/[-~]/));
  await until("the machine has answered", async () => (await moves(page)).length > 1, patience);
  await page.locator('[data-testid="seat-odd"].turn').waitFor();
  const played = await moves(page);
  await page.sound();
  await page.close();
  const again = await leaf(context, house.origin);
  await openTable(again);
  assert.deepEqual(await moves(again), played);
  assert.match(await again.getByTestId("seat-even").innerText(), /computer, level 1 of 5/);
  await again.sound();
  await context.close();
});

/** Opens the play page with something in the store. */
async function withStored(value, more) {
  const { context, page } = await visitor(house, more);
  await page.goto("/licences/");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEPT, value]);
  await openTable(page, "/play/", { plain: true });
  return { context, page };
}

test("a damaged match in the store is said, put aside whole, and a new game begun", async (t) => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three.join(" ") }), { plain: true });
  const sound = await until("it is kept", () => kept(page));
  await context.close();
  const cases = [
    ["no JSON", '{"version":1,"che', /cannot be read/],
    [
      "another version",
      JSON.stringify({ ...sound, version: 99 }),
      /version 99.*Only versions 1 and 2/,
    ],
    [
      "an altered record",
      JSON.stringify({ ...sound, record: sound.record.replace(three[1], "d5-e6") }),
      /changed or cut short/,
    ],
    ["no record", JSON.stringify({ version: 1 }), /has no text/],
    ["no match at all", "null", /not a saved game/],
  ];
  for (const [what, text, pattern] of cases) {
    await t.test(what, async () => {
      const { context, page } = await withStored(text, { init: plainly });
      const words = await noticed(page, pattern);
      assert.match(words, /It was not deleted\. Here is a new game\./);
      assert.deepEqual(await moves(page), []);
      const aside = await page.evaluate(() =>
        Object.entries(localStorage).filter(([key]) => key.includes("/aside/")),
      );
      assert.equal(aside.length, 1);
      assert.equal(aside[0][1], text, "what was kept is put aside whole");
      // It can be had as a file.
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save the damaged game" }).click();
      assert.equal(await textOf(await saving), text);
      await page.sound();
      await context.close();
    });
  }
});

test("a store with a sound check but an illegal move is put aside too", async () => {
  const first = await visitor(house);
  await openTable(first.page, await linkOf({ words: three[0] }), { plain: true });
  const bad = (await until("it is kept", () => kept(first.page))).record.replace(
    three[0],
    "h13-h4",
  );
  const entry = await first.page.evaluate(async (record) => {
    const store = await import("/js/store/store.mjs");
    return store.raw(store.gameKey(store.save("probe", { record }).id));
  }, bad);
  await first.context.close();
  const { context, page } = await withStored(entry);
  await noticed(page, /h13-h4.*not deleted/s);
  assert.deepEqual(await moves(page), []);
  await page.sound();
  await context.close();
});

for (const [what, init, pattern] of [
  [
    "forbids the store",
    () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
    /does not save anything.*you lose the game/,
  ],
  [
    "has a full store",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    /no more room for games.*you lose what you play/,
  ],
]) {
  test(`a browser that ${what}: the page plays, says that nothing is kept and offers a file`, async () => {
    const { context, page } = await visitor(house, { init });
    await openTable(page);
    await noticed(page, pattern);
    assert.equal(await notice(page).count(), 1, "it is said once");
    await newGame(page, { seats: twoPersons });
    await press(page, three[0].split(/[-~]/));
    assert.deepEqual(await movesOf(page, 1), [three[0]]);
    assert.match(await say(page).textContent(), /White to move/);
    const saving = page.waitForEvent("download");
    await notice(page).getByRole("button", { name: "Save as a file" }).click();
    assert.deepEqual(line(await textOf(await saving)).split(" "), [three[0]]);
    await page.getByTestId("theme").locator("summary").click();
    await page.getByTestId("theme").locator('input[value="dark"]').check();
    await until(
      "the dark is for this page",
      () => page.evaluate(() => document.documentElement.dataset.theme === "dark"),
      patience,
    );
    for (const path of ["/", "/books/fulke/taking/"]) {
      await page.goto(path);
      await stir(page);
      await page.locator(".board-view.awake").first().waitFor();
    }
    await page.sound();
    await context.close();
  });
}
