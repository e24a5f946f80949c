// Beside the board: Moves, Why and Rules as tabs.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  firstMove,
  html,
  linkOf,
  middle,
  moves,
  openTable,
  openTab,
  press,
  table,
  told,
  visitor,
  withoutGL,
} from "../hands.mjs";

let house, context, page;
before(async () => {
  house = await start();
  ({ context, page } = await visitor(house, { init: withoutGL }));
});
after(async () => {
  await context?.close();
  await house?.close();
});

/** The table anew, with what the tab of the browser remembers forgotten. */
async function openAnew(words = "") {
  await page.goto("/about/");
  await page.evaluate(() => sessionStorage.clear());
  await openTable(page, await linkOf({ words }), { plain: true });
}

const tab = (name) => page.getByRole("tab", { name });
const panel = (name) => page.getByRole("tabpanel", { name });
const selected = () => page.getByRole("tab", { selected: true }).textContent();
const marked = (name) => tab(name).locator(".new").count();

test("Why is open at first, arrow keys, Home and End go from tab to tab, and the game is not stepped through with them", async () => {
  const { words } = await firstMove();
  await openAnew(words);
  assert.equal(await selected(), "Why");
  assert.ok(await panel("Why").isVisible());
  const { cursor } = (await told(page)).state;
  await tab("Why").focus();
  for (const [key, name] of [
    ["ArrowRight", "Rules"],
    ["Home", "Moves"],
    ["ArrowLeft", "Rules"],
    ["End", "Rules"],
    ["ArrowLeft", "Why"],
  ]) {
    // A tab added at the end changes where one comes round to, not how.
    if (name === "Rules" && key !== "ArrowRight") {
      await page.keyboard.press(key);
      const last = page.getByRole("tab").last();
      assert.equal(await last.getAttribute("aria-selected"), "true", key);
      await tab("Rules").click();
      continue;
    }
    await page.keyboard.press(key);
    assert.equal(await selected(), name, key);
    assert.ok(await tab(name).evaluate((one) => one === document.activeElement), name);
    assert.deepEqual(
      await page.getByRole("tabpanel").evaluateAll((all) => all.map((one) => one.id)),
      [`panel-${name.toLowerCase()}`],
    );
  }
  assert.equal((await told(page)).state.cursor, cursor);
  await page.sound();
});

test("the rules are fetched when they are first read, say what the game’s page says, and their links lead into the book", async () => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openAnew();
  assert.ok(!asked.some((path) => path.endsWith("/rules.json")));
  await openTab(page, "rules");
  const rules = page.getByTestId("rules");
  await rules.locator("h3").first().waitFor();
  assert.equal(asked.filter((path) => path.endsWith("/games/fulke-1/rules.json")).length, 1);
  const headings = [...html("/games/fulke-1/").matchAll(/<h2 id="[^"]*">(.*?)<\/h2>/g)].map(
    ([, words]) => words,
  );
  const shown = await rules.locator("h3").allTextContents();
  assert.ok(shown.length > 3, shown.join());
  for (const words of shown) assert.ok(headings.includes(words), words);
  const links = await rules
    .locator("a")
    .evaluateAll((all) => all.map((link) => new URL(link.href).pathname));
  assert.ok(links.some((path) => path.startsWith("/books/fulke/")));
  assert.ok(
    links.every((path) => /^\/(books|games|glossary|play)\//.test(path)),
    links.join("\n"),
  );
  await openTab(page, "why");
  await openTab(page, "rules");
  assert.equal(asked.filter((path) => path.endsWith("/rules.json")).length, 1, "fetched once");
  await page.sound();
});

test("a move and a refused touch mark Why while the rules are read, and leave them open; opened, the mark is gone", async () => {
  const { spots } = await firstMove();
  await openAnew();
  await openTab(page, "rules");
  assert.equal(await marked("Why"), 0);
  await press(page, spots);
  await until("the mark", async () => (await marked("Why")) === 1);
  assert.equal(await selected(), "Rules");
  assert.equal((await moves(page)).length, 1);
  await tab("Why").click();
  assert.equal(await marked("Why"), 0);
  await page.getByTestId("why").locator("[data-rule]").first().waitFor();

  await openTab(page, "rules");
  const { from, to } = await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    const from = match.spots[match.state.next[0]].name;
    match.touch(match.state.next[0]);
    const point = match.spots.findIndex(
      (spot, i) => spot.kind === "point" && !match.state.next.includes(i) && spot.name !== from,
    );
    return { from, to: match.spots[point].name };
  });
  const { x, y } = await middle(page, to);
  await page.mouse.click(x, y);
  await until("the mark again", async () => (await marked("Why")) === 1);
  assert.equal(await selected(), "Rules");
  await tab("Why").click();
  assert.equal(await page.getByTestId("why").locator("h2").textContent(), "Why not?");
  // What leads on again brings the reason of the last move back.
  await press(page, [from], table(page), { blind: true });
  await until(
    "the last move’s reason",
    async () => (await page.getByTestId("why").locator("h2").textContent()) !== "Why not?",
  );
  await page.sound();
});

test("keys open the tabs, and the one chosen stays open when the page is loaded again, not in another window", async () => {
  await openAnew();
  for (const [key, name] of [
    ["7", "Moves"],
    ["w", "Why"],
    ["8", "Rules"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await selected(), name, key);
  }
  await page.reload();
  await page.getByTestId("rules").locator("h3").first().waitFor();
  assert.equal(await selected(), "Rules");
  const second = await visitor(house, { init: withoutGL });
  await openTable(second.page, await linkOf(), { plain: true });
  assert.equal(
    await second.page.getByRole("tab", { selected: true }).textContent(),
    "Why",
    "another window has its own",
  );
  await second.context.close();
  await page.sound();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 932, height: 430 },
])
  test(`on a phone of ${size.width} pixels Rules and Why lie beside the board that is read with them, until they are closed`, async () => {
    const phone = await visitor(house, { ...size, touch: true, init: withoutGL });
    await openTable(phone.page, "/play/falkener-shogi/", { plain: true });
    const tabs = phone.page.getByTestId("tabs");
    const inSight = async (one) => {
      const { x, y, width, height } = await one.boundingBox();
      return Math.min(y + height, size.height) - Math.max(y, 0) > 100 && x + width <= size.width;
    };
    for (const [act, words] of [
      ["rules", /Checkmate the enemy king/],
      ["why", /Make a move/],
    ]) {
      await phone.page.getByTestId("actions").locator(`[data-act="${act}"]`).first().tap();
      await until("its words", async () => words.test(await tabs.innerText()));
      assert.ok(await inSight(tabs), act);
      assert.ok(await inSight(phone.page.locator(".board-holder")), act);
      const board = await phone.page.locator(".board-holder").boundingBox();
      const over = await tabs.boundingBox();
      assert.ok(over.y > board.y + board.height / 2 || over.x > board.x + board.width / 2, act);
      if (over.x <= board.x)
        assert.ok(board.y + board.height <= over.y + 1, `${act}: the player’s own end is covered`);
    }
    await tabs.getByRole("button", { name: "Close" }).tap();
    assert.equal(await tabs.evaluate((one) => one.classList.contains("over")), false);
    assert.ok(
      (await phone.page.getByTestId("actions").boundingBox()).y < size.height,
      "the bar stays in sight",
    );
    assert.equal(await phone.page.evaluate(() => scrollY), 0, "the page is where it was");
    if (size.height > size.width) {
      // Pieces and words of the projector's theme are no larger there, so that the longest board still fits.
      await openTable(phone.page, "/play/", { plain: true });
      await phone.page.evaluate(() => (document.documentElement.dataset.theme = "projector"));
      const [board, line] = await Promise.all(
        [".board-holder", ".turn-line"].map((one) => phone.page.locator(one).boundingBox()),
      );
      assert.ok(board.y + board.height <= line.y, `${board.y + board.height} over ${line.y}`);
    }
    await phone.page.sound();
    await phone.context.close();
  });

test("the links under the name of a game stand in one line beside a board at 1280 pixels", async () => {
  for (const path of ["/play/", "/play/falkener-magic-squares/", "/play/backgammon/"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "This game" });
    const [{ height }, { scrollWidth, clientWidth }] = [
      await links.boundingBox(),
      await links.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth })),
    ];
    assert.ok(height < 36, `${path}: ${height}`);
    assert.ok(scrollWidth <= clientWidth, `${path}: ${scrollWidth} in ${clientWidth}`);
  }
});
