// The search: found from every page, by words of each book and the names of games, with nothing but the keyboard too; and
// the citing of a passage.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "../../../site/node_modules/minisearch/dist/es/index.js";
import { wholeOf } from "../../../site/lib/search.mjs";
import { Finder, counted } from "../../../site/src/js/books/text-search.mjs";
import { brotli, figure, kilobytes } from "../../figures.mjs";
import { site, start, until } from "../harness.mjs";
import { THEMES, axeFinds, axeVisitor, patience, visitor, setTheme } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const field = (page) => page.getByRole("searchbox");
const results = (page) => page.getByTestId("results");
const found = (page) => page.getByTestId("found");

/** Waits until the live region reads so. */
async function tells(page, pattern) {
  let last = "";
  await until(
    `told: ${pattern}`,
    async () => pattern.test((last = (await found(page).textContent()) ?? "")),
    patience,
  ).catch((fault) => assert.fail(`${fault.message}; it reads: ${last}`));
}

test("the link in the head of a page leads to the search, beside the five of the main navigation", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/books/fulke/taking/");
  assert.equal(await page.locator('nav[aria-label="Main"] a').count(), 5);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await page.waitForURL("**/search/");
  await until("the field has the focus", () =>
    field(page).evaluate((one) => one === document.activeElement),
  );
  await page.sound();
  await context.close();
});

test("an empty search offers examples, which go when something is sought; a heading says that its number is what was found", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/search/");
  const examples = page.getByTestId("search-examples");
  await examples.getByRole("link", { name: "huff", exact: true }).click();
  await tells(page, /Found/);
  assert.equal(await examples.isVisible(), false);
  await results(page)
    .getByRole("heading", { name: /\d found$/ })
    .first()
    .waitFor();
  await field(page).fill("");
  await examples.waitFor();
  await page.sound();
  await context.close();
});

test("the key / opens the search where nothing is being written, and is a letter where something is", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/books/");
  await page.keyboard.press("Control+/");
  assert.equal(await page.evaluate(() => location.pathname), "/books/");
  await page.keyboard.press("/");
  await page.waitForURL("**/search/");
  await until("the field has the focus", () =>
    field(page).evaluate((one) => one === document.activeElement),
  );
  await field(page).fill("");
  await page.keyboard.type("a/b");
  assert.equal(await field(page).inputValue(), "a/b");
  await page.getByRole("link", { name: "Play", exact: true }).focus();
  await page.keyboard.press("/");
  await until("on its own page it leads to the field", () =>
    field(page).evaluate((one) => one === document.activeElement),
  );
  await page.sound();
  await context.close();
});

test("a word of each book and a game are found, the word marked in the old spelling too, and nothing is fetched before", async () => {
  const { context, page } = await visitor(house);
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/search/");
  await page.waitForLoadState("networkidle");
  assert.deepEqual(
    asked.filter((path) => /search\.json|search\/.|minisearch/.test(path)),
    [],
  );
  for (const [word, group, mark] of [
    ["kynge", "fulke", /^k[iy]n+ge?s?$/i],
    ["geometrical", "fulke", /^geometricall$/i],
    ["taxillis", "royal", /^taxillis$/i],
    ["adversary", "royal", /^adversar/i],
    ["rajah", "falkener", /^rajah/i],
    ["shogi", "games", /^shogi$/i],
  ]) {
    await field(page).fill(word);
    await page.waitForURL((url) => url.searchParams.get("q") === word);
    const section = results(page).locator(`[data-group="${group}"]`);
    await until(
      `${word} marked in ${group}`,
      async () => (await section.locator("mark").allTextContents()).some((one) => mark.test(one)),
      patience,
    );
    await tells(page, /^Found: .*\d+ (places? in the books|games?)/);
  }
  assert.equal(
    await results(page)
      .getByRole("link", { name: "Play Japanese Chess" })
      .getAttribute("href")
      .then((href) => new URL(href).pathname),
    "/play/falkener-shogi/",
  );
  await field(page).fill("xylophone");
  await tells(page, /^Nothing was found for “xylophone”\.$/);
  assert.equal(await results(page).locator("li").count(), 0);
  await field(page).fill("");
  await tells(page, /^$/);
  await page.waitForURL((url) => url.search === "");
  await page.sound();
  await context.close();
});

test("with the keyboard alone one searches, goes down to a passage and opens it at its place", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/search/");
  await page.keyboard.type("remaining is all one with the adversaries man");
  await page.keyboard.press("Enter");
  const first = results(page).locator("li > a").first();
  await until(
    "the first result has the focus",
    () => first.evaluate((one) => one === document.activeElement).catch(() => false),
    patience,
  );
  await page.keyboard.press("ArrowUp");
  assert.ok(await field(page).evaluate((one) => one === document.activeElement));
  await page.keyboard.press("ArrowDown");
  assert.ok(await first.evaluate((one) => one === document.activeElement));
  const href = await first.getAttribute("href");
  assert.match(href, /\/books\/fulke\/taking\/#fulke\.1\.take\.subtraction$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(href);
  const place = page.locator('[id="fulke.1.take.subtraction"]');
  await until("the passage is in sight", () =>
    place.evaluate(
      (one) =>
        one.matches(":target") &&
        one.getBoundingClientRect().top >= 0 &&
        one.getBoundingClientRect().top < innerHeight,
    ),
  );
  await page.goBack();
  await until(
    "the search is as it was",
    async () =>
      /remaining is all one/.test(await field(page).inputValue()) &&
      (await results(page).locator("li").count()) > 0,
    patience,
  );
  await page.sound();
  await context.close();
});

test("an address with ?q= is a search, on a phone in every theme nothing runs over the side, and all results can be had", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844, touch: true });
  await page.goto("/search/?q=king");
  assert.equal(await field(page).inputValue(), "king");
  const fulke = results(page).locator('[data-group="fulke"]');
  await fulke.locator("li").first().waitFor();
  const all = Number.parseInt(await fulke.locator(".count .away").textContent(), 10);
  assert.ok(all > 6);
  await fulke.getByRole("button", { name: `Show all ${all}` }).tap();
  await until(`all ${all} are there`, async () => (await fulke.locator("li").count()) === all);
  for (const theme of THEMES) {
    await setTheme(page, theme);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), theme);
  }
  await page.sound();
  await context.close();
});

test("axe finds nothing on the search, empty, with results and with none, in every theme", async () => {
  const { context, page } = await axeVisitor(house);
  const all = [];
  for (const [query, ready] of [
    ["", /^$/],
    ["backgammon", /^Found/],
    ["xylophone", /^Nothing/],
  ]) {
    await page.goto(`/search/?q=${query}`);
    await tells(page, ready);
    all.push(
      ...(await axeFinds(page, `search “${query}”`, THEMES, { "target-size": { enabled: true } })),
    );
  }
  assert.deepEqual(all, []);
  await page.sound();
  await context.close();
});

test("without scripts the search says that it needs them and leads to the contents", async () => {
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto("/search/");
  await page.getByText(/The search needs scripts/).waitFor({ state: "visible" });
  assert.equal(await page.locator("input:visible").count(), 0);
  await page.getByRole("main").getByRole("link", { name: "contents of the books" }).click();
  await page.waitForURL("**/books/");
  await context.close();
});

test("words that do not arrive are told of, and searching again tries once more", async () => {
  const { context, page } = await visitor(house);
  let broken = true;
  await context.route("**/search.json", (route) =>
    broken ? route.fulfill({ status: 500, body: "no" }) : route.continue(),
  );
  await page.goto("/search/?q=king");
  await tells(page, /^The search could not start\. .*\(error 500\)/);
  broken = false;
  await field(page).press("Enter");
  await tells(page, /^Found/);
  await page.sound([/500/]);
  await context.close();
});

/** The files of the search that the page asks for. */
const fetchedBy = (page) => {
  const files = new Set();
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (/^search(\.json|\/.*\.json)$|minisearch/.test(path)) files.add(path);
  });
  return files;
};

// 218 kB while every search fetched the words of all books.
test("what a search fetches is at most 100 kB over the wire, also for a word that stands everywhere", async () => {
  const own = ["search", "text-search", "search-parts"].map((name) => `js/books/${name}.mjs`);
  const sizes = {};
  for (const query of ["king", "the", "a piece that moves", "shogi", "xylophone"]) {
    const { context, page } = await visitor(house);
    const files = fetchedBy(page);
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    await tells(page, /^(Found|Nothing)/);
    sizes[query] = [...files, ...own].reduce(
      (sum, file) => sum + brotli(readFileSync(join(site, file))),
      0,
    );
    assert.ok(files.has("search.json"));
    await page.sound();
    await context.close();
  }
  const most = Math.max(...Object.values(sizes));
  figure(
    "a search, Brotli",
    `${kilobytes(most)} of 100 kB (${Object.entries(sizes)
      .map(([query, size]) => `${query} ${kilobytes(size)}`)
      .join(", ")})`,
  );
  assert.ok(most <= 100_000, JSON.stringify(sizes));
});

test("chapters that are left are told of, and searched when that is asked, until all is found", async () => {
  const { context, page } = await visitor(house);
  const files = fetchedBy(page);
  await page.goto("/search/?q=king");
  await tells(page, /^Found: .*\. \d+ more chapters have these words\.$/);
  const before = files.size;
  const further = results(page).getByRole("button", { name: /^Search \d+ more chapters?$/ });
  for (let left = Infinity; (await further.count()) > 0;) {
    const now = Number(/\d+/.exec(await further.textContent())[0]);
    assert.ok(now < left, `${now} of ${left}`);
    left = now;
    await further.click();
    await until(
      "more chapters are searched",
      async () => !(await found(page).textContent()).includes(` ${left} more chapter`),
      patience,
    );
  }
  assert.ok(files.size > before);
  const whole = await Finder.open(MiniSearch, wholeOf(site));
  assert.equal(await found(page).textContent(), counted(whole.find("king"), "king"));
  await page.sound();
  await context.close();
});

/** What a page copies is kept where the test can read it. */
const copying = () =>
  Object.defineProperty(navigator, "clipboard", {
    value: {
      writeText: async (text) => {
        window.copied = text;
      },
    },
  });

test("the ¶ of a sentence offers its citation, copies it and says so; Escape goes back to the ¶", async () => {
  const { context, page } = await axeVisitor(house, { init: copying });
  await page.goto("/books/fulke/taking/");
  const sign = page.locator('a.rubric[href="#fulke.1.take.subtraction"]').first();
  await sign.focus();
  await page.keyboard.press("Enter");
  const line = page.getByTestId("citation");
  await line.waitFor();
  await page.waitForURL((url) => url.hash === "#fulke.1.take.subtraction");
  assert.equal(
    await line.textContent(),
    `Ralph Lever, augmented by William Fulke, after Claude de Boissière, The Philosophers’ Game (London 1563), “Of taking by Subtraction”. Codex Ludorum, ${house.origin}/books/fulke/taking/#fulke.1.take.subtraction`,
  );
  const button = page.getByRole("button", { name: "Copy citation" });
  await until("its button has the focus", () =>
    button.evaluate((one) => one === document.activeElement),
  );
  await page.keyboard.press("Enter");
  await page.getByText("Citation copied.").waitFor();
  assert.equal(await page.evaluate(() => window.copied), await line.textContent());
  assert.deepEqual(await axeFinds(page, "cite", THEMES, { "target-size": { enabled: true } }), []);
  await page.keyboard.press("Escape");
  await until("it is put away", async () => (await page.getByTestId("cite").count()) === 0);
  await until("and the ¶ has the focus", () =>
    sign.evaluate((one) => one === document.activeElement),
  );
  await page.sound();
  await context.close();
});

test("on a phone a paragraph without a rule is cited with its page, within the window, and marked where nothing can be copied", async () => {
  const { context, page } = await visitor(house, {
    width: 390,
    height: 844,
    touch: true,
    init: () =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("no")) },
      }),
  });
  await page.goto("/books/falkener/introduction/");
  await page.locator('a.pilcrow[href="#introduction-p2"]').tap();
  const box = page.getByTestId("cite");
  await box.waitFor();
  const line = await page.getByTestId("citation").textContent();
  assert.equal(
    line,
    `Edward Falkener, Games Ancient and Oriental (London 1892), “Introduction”, p. 1. Codex Ludorum, ${house.origin}/books/falkener/introduction/#introduction-p2`,
  );
  const { x, width } = await box.boundingBox();
  assert.ok(x >= 0 && x + width <= 390, `${x} ${width}`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.getByTestId("copy-citation").tap();
  await page
    .getByText("Your browser did not copy it. It is selected: copy it from above.")
    .waitFor();
  await until("it is marked", () =>
    page.evaluate((words) => String(getSelection()) === words, line),
  );
  await page.getByRole("heading", { level: 1 }).tap();
  await until("a touch elsewhere puts it away", async () => (await box.count()) === 0);
  await page.sound();
  await context.close();
});

test("a note is cited as ours, a rule told later in a paragraph with the page it stands on", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/books/fulke/marching/");
  await page.locator(".note:not(.foot) a.rubric").first().click();
  await page.getByTestId("cite").waitFor();
  assert.match(await page.getByTestId("citation").textContent(), /”\. Note in Codex Ludorum, /);
  await page.goto("/books/falkener/chinese-chess/");
  const sign = page.locator('a.rubric[href="#falkener.xiangqi.array"]');
  assert.equal(
    await sign.locator("xpath=ancestor::div[@data-page][1]").getAttribute("data-page"),
    "144",
    "its paragraph begins a page before",
  );
  await sign.click();
  await page.getByTestId("cite").waitFor();
  assert.match(await page.getByTestId("citation").textContent(), /, p\. 145\. Codex Ludorum/);
  await page.sound();
  await context.close();
});
