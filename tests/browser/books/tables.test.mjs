// The number tables checked, and the capture finder: read without scripts, asked by hand and key, shown on a board.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import { axeFinds, axeVisitor, core, decodeGame, html, visitor } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const part = (page, name) => page.locator(`[data-part="${name}"]`);
const told = (page) => page.getByTestId("told").textContent();
/** Waits until the answer begins so. */
const tells = (page, pattern) =>
  until(`told: ${pattern}`, async () => pattern.test((await told(page)) ?? ""));
const shownCases = (page) => page.locator(".answer .cases > li:visible").count();

test("without scripts every row of every table stands with its sign and word, and the sums at the head are of these rows", async () => {
  const { context, page } = await visitor(house, { scripts: false, width: 390 });
  await page.goto("/tables/");
  assert.equal(await page.locator("section.number-table").count(), 15);
  const sums = page.getByTestId("table-sums");
  assert.equal(
    await sums.getByTestId("counts").locator("b").textContent(),
    "88 lines printed: 81 correct, 5 correctly empty, 2 wrong. 4 rows are missing. 1 wrong row can be corrected.",
  );
  assert.equal(await sums.locator("li.right").count(), 81);
  assert.equal(await sums.locator("li.wrong").count(), 2);
  assert.equal(await sums.locator("li.missing").count(), 4);
  assert.equal(await sums.locator("li.misprinted").count(), 1);
  assert.match(
    await page.getByTestId("total").textContent(),
    /18 are wrong, and 15 of these can be corrected\. 44 are missing\./,
  );
  const wrong = sums.locator("li.wrong").last();
  assert.match(
    await wrong.textContent(),
    /121 169 190.*✗.*wrong\. 121 \+ 169 = 290, and no piece has the number 290/s,
  );
  assert.match(
    await sums.locator("li.missing").first().textContent(),
    /Not printed.*\+.*missing: 1 90 91\. 1 \+ 90 = 91, true and of no use/s,
  );
  assert.match(
    await page.getByTestId("table-arithmetical-geometrical").locator("li.twice").textContent(),
    /9 12 16 20.*printed twice/s,
  );
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    "nothing scrolls sideways on a phone",
  );
  await page.locator("#only-marked").check();
  assert.equal(await sums.locator("li:visible").count(), 7, "only what is marked is left");
  await context.close();
});

test("without scripts the whole index of takings stands on the page, and the numbers lead into it", async () => {
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto("/taken/");
  const cases = await page.locator(".answer .cases > li").count();
  assert.equal(cases, await shownCases(page));
  assert.match(
    await page.locator(".taken-head .lead").textContent(),
    new RegExp(`${cases} answers`),
  );
  await page.locator('.numbers-nav a[data-n="36"]').click();
  await page.waitForURL((url) => url.hash === "#n36");
  assert.match(
    await page.locator("#n36").textContent(),
    /The black triangle 36.*16 \+ 20 = 36.*by addition.*the white round 16 and triangle 20/s,
  );
  assert.equal(await page.locator(".see-it:visible").count(), 0, "no button that could do nothing");
  await context.close();
});

test("a link asks its question: number, kind, way, by whom; and the page says the answer", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/taken/?n=36&kind=fulke-1&way=addition&by=even");
  assert.equal(
    await page.getByRole("heading", { level: 1 }).textContent(),
    "Capture finder: how can 36 be captured?",
  );
  await tells(
    page,
    /^36 can be captured by addition in \d+ cases: (\d+) by White \(the even numbers\), 0 by Black/,
  );
  assert.equal(await page.locator(".answer:visible").count(), 1);
  const sums = await page
    .locator('.victim[data-army="odd"] > ul > li:visible .sum')
    .allTextContents();
  assert.ok(
    sums.includes("16 + 20 = 36") && sums.every((sum) => / \+ .* = 36$/.test(sum)),
    sums.join("; "),
  );
  await page.sound();
  await page.goto("/taken/?n=28&kind=fulke-2");
  await page.waitForURL(/\/taken\/fulke-2\/\?n=28&kind=fulke-2$/);
  assert.match(
    await page.locator(".answer:visible").textContent(),
    /4 × 7 = 28 \(7 squares between\).*by multiplication by the empty squares/s,
  );
  await page.goto("/taken/?n=37&kind=fulke-1");
  await tells(page, /^No piece has the number 37\. 36 can be captured/);
  await page.sound();
  await context.close();
});

test("another number is asked by hand and by key; the address keeps it, the status tells it", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/taken/?n=36&kind=fulke-1");
  await page.locator('.numbers-nav a[data-n="49"]').focus();
  await page.keyboard.press("Enter");
  await tells(page, /^49 can be captured in \d+ cases/);
  await page.waitForURL((url) => url.search === "?n=49&kind=fulke-1");
  assert.equal(
    await page.locator(".numbers-nav a[aria-current]").textContent(),
    await page.locator('.numbers-nav a[data-n="49"]').textContent(),
  );
  assert.equal(await page.getByTestId("told").getAttribute("role"), "status");
  await page.getByTestId("ask-number").selectOption("120");
  await page.getByTestId("ask-way").selectOption("multiplication");
  await tells(page, /^120 can be captured by multiplication in (\d+) case/);
  const all = await shownCases(page);
  await page.getByLabel("Original pieces only").check();
  assert.ok((await shownCases(page)) <= all);
  assert.equal(await page.locator(".cases > li[data-turned]:visible").count(), 0);
  await page.getByTestId("ask-kind").selectOption("fulke-3");
  await page.waitForURL(/\/taken\/fulke-3\/\?n=120&kind=fulke-3/);
  await page.sound();
  await context.close();
});

test("an answer is shown on a live board with its sentence, and set up on the table", async () => {
  const { context, page } = await visitor(house, { width: 1280 });
  await page.goto("/taken/?n=36&kind=fulke-1&way=addition&by=even");
  const button = page.getByRole("button", {
    name: "Show 16 + 20 = 36, the white round 16 and triangle 20 against the black triangle 36",
  });
  await button.click();
  assert.equal(await button.getAttribute("aria-pressed"), "true");
  await page.locator("#shown-board .board-view.awake").waitFor();
  assert.match(
    await part(page, "caption").textContent(),
    /^The white round 16 and triangle 20 capture the black triangle 36: 16 \+ 20 = 36\.$/,
  );
  await part(page, "why").locator("blockquote").waitFor();
  const link = page.getByTestId("set-up");
  await link.and(page.locator('[href*="#game="]')).waitFor();
  const { record } = await decodeGame(new URL(await link.getAttribute("href"), house.origin).hash);
  const match = (await core()).read(record);
  assert.ok(
    match
      .threats()
      .some(({ rule, line }) => rule === "fulke.1.take.addition" && line === "16 + 20 = 36"),
  );
  match.drop();
  await link.click();
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  await page.waitForURL(/\/play\//);
  await page.sound();
  await context.close();
});

test("a siege is shown with the draught that closes it made", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/taken/?n=361&kind=fulke-1&way=oblivion");
  await tells(page, /^361 can be captured by siege in 1 case/);
  await page.locator(".see-it:visible").click();
  await page.locator("#shown-board .board-view.awake").waitFor();
  assert.match(
    await part(page, "caption").textContent(),
    /^Any four white pieces surround the black square 361\.$/,
  );
  await page.getByTestId("set-up").and(page.locator('[href*="#game="]')).waitFor();
  await page.sound();
  await context.close();
});

test("on a phone the board opens under the answer, and nothing scrolls sideways", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844, touch: true });
  await page.goto("/taken/?n=36&kind=fulke-1");
  assert.ok(await part(page, "shown").isHidden(), "no board before one is asked for");
  const first = page.locator(".see-it:visible").first();
  await first.click();
  await page.locator("#shown-board .board-view.awake").waitFor();
  await until("just under the answer", async () => {
    const [button, board] = [
      await first.boundingBox(),
      await page.locator("#shown-board").boundingBox(),
    ];
    return board.y > button.y && board.y - button.y < 160;
  });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.sound();
  await context.close();
});

test("without WebAssembly the answers are read and no button is left that could do nothing", async () => {
  const { context, page } = await visitor(house, {
    init: () => {
      delete window.WebAssembly;
    },
  });
  await page.goto("/taken/?n=36&kind=fulke-1");
  await tells(page, /^36 can be captured/);
  await until("no button is left", async () => (await page.locator(".see-it").count()) === 0);
  await page.sound();
  await context.close();
});

test("the table in the book is summed as it is proved, and leads to its rows", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/tables/");
  const link = page.getByTestId("table-musical").getByRole("link", { name: /^In the book/ });
  await link.click();
  await page.waitForURL(/\/books\/.*#table-musical$/); // and until the page is there to its end, the figure's text with it
  const figure = page.locator("#table-musical");
  assert.match(
    await figure.textContent(),
    /18 rows printed: 15 correct, 3 wrong\. No row is missing\. 3 wrong rows can be corrected\./,
  );
  await figure.getByRole("link", { name: "Compare row by row" }).click();
  await page.waitForURL((url) => url.pathname + url.hash === "/tables/#musical");
  await page.sound();
  await context.close();
});

test("axe finds nothing while an answer is shown, light, dark and projector", async () => {
  const { context, page } = await axeVisitor(house, { width: 1280 });
  await page.goto("/taken/fulke-2/?n=28&kind=fulke-2");
  await page.locator("#shown-board .board-view.awake").waitFor();
  assert.deepEqual(await axeFinds(page, "an answer"), []);
  await context.close();
});

test("the page of every kind holds the question and is called by its own name", () => {
  for (const path of [
    "/taken/",
    "/taken/fulke-2/",
    "/taken/fulke-3/",
    "/taken/guild/",
    "/taken/mebben/",
    "/taken/asilo-italian/",
    "/taken/boissiere/",
  ]) {
    assert.match(html(path), /data-testid="ask-kind"/, path);
    assert.ok(html(path).length < 1_400_000, `${path} is ${html(path).length} bytes`);
  }
});
