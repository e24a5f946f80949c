// The shelf of all games: boards in the first screen; sifted by book, players, dice and length, linked to as sifted; sorted by family,
// length, age or luck, which is remembered; and what a card tells.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import { catalogue, html, visitor } from "../hands.mjs";

let house, all;
before(async () => {
  house = await start();
  all = await catalogue();
});
after(() => house?.close());

const shown = (page) => page.locator(".family .kind:visible h3").allTextContents();
const count = (page) => page.locator('[data-part="count"]').textContent();

test("the shelf is sifted by book, players, dice and length, says how many are left, and a link shows the same", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/games/");
  assert.equal((await shown(page)).length, all.length);
  assert.equal(await count(page), `${all.length} games.`);
  await page.getByLabel("Dice").selectOption("with");
  const withDice = await shown(page);
  assert.ok(
    withDice.length > 10 &&
      withDice.length < all.length &&
      withDice.includes("Backgammon") &&
      !withDice.some((name) => name.includes("Chinese Chess")),
    withDice.join(", "),
  );
  await page.getByLabel("Book").selectOption("falkener");
  const both = await shown(page);
  assert.deepEqual(both.sort(), [
    "Ashta-kashte",
    "Backgammon",
    "Chaturanga",
    "Chauput",
    "Chausar",
    "German backgammon",
    "Pachisi",
    "The Game of the Bowl (Hab em Han)",
    "The Sacred Way",
    "The Sacred Way, long game",
    "Turkish backgammon",
  ]);
  assert.equal(await count(page), `11 of ${all.length} games.`);
  assert.equal(
    await page.getByRole("heading", { name: "Rithmomachia (number chess)" }).isVisible(),
    false,
  );
  await page.getByLabel("Players").selectOption("4");
  const four = ["Ashta-kashte", "Chaturanga", "Chauput", "Chausar", "Pachisi"];
  assert.deepEqual((await shown(page)).sort(), four);
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => location.href));
  await until(
    "a link shows the same",
    async () => (await shown(other)).sort().join() === four.join(),
  );
  await page.locator('select[name="length"]').selectOption("short");
  assert.match(await count(page), /^No game matches/);
  await page.sound();
  await context.close();
});

test("how the shelf is sorted is said where the games are counted; on a phone filters are folded, a card has a short text, links as high as a finger and lists as wide as their words", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844, touch: true });
  await page.goto("/games/");
  const rest = page.locator(".differs .rest").first();
  assert.ok((await rest.textContent()).length > 40);
  assert.equal(await rest.isVisible(), false);
  const players = page.locator('select[name="players"]');
  assert.equal(await players.isVisible(), false, "boards first: the filters are folded");
  await page.getByTestId("filters-button").tap();
  assert.equal(await players.isVisible(), true);
  const lists = await page
    .locator(".sift select")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  assert.ok(Math.min(...lists) > 150, lists.join());
  for (const links of [".on-shelf .more a", "footer nav a"]) {
    const heights = await page
      .locator(links)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter(Boolean));
    assert.ok(heights.length > 4 && Math.min(...heights) >= 44, `${links}: ${heights.join()}`);
  }
  const facts = await page
    .locator(".on-shelf h3 + .small")
    .evaluateAll((all) => all.filter((one) => one.offsetHeight > 24).map((one) => one.innerText));
  assert.ok(facts.length < 5, `players and minutes share a line: ${facts.join("; ")}`);
  const feet = await page.locator(".on-shelf").evaluateAll((cards) =>
    cards.map((card) => ({
      row: `${card.closest("ul").id} ${card.offsetTop}`,
      ends: card.querySelector(".more").getBoundingClientRect().bottom,
      dots: [...card.querySelectorAll(".facts")]
        .map((each) => each.innerText)
        .join()
        .includes("·"),
    })),
  );
  const rows = new Map(feet.map(({ row, ends }) => [row, ends]));
  assert.ok(rows.size < feet.length, "cards stand beside one another");
  assert.deepEqual(
    feet.filter(({ row, ends }) => Math.abs(rows.get(row) - ends) > 1),
    [],
    "the feet of a row are level",
  );
  assert.ok(!feet.some(({ dots }) => dots), "no line ends with the point between two facts");
  await page.locator('select[name="sort"]').selectOption("age");
  assert.equal(await count(page), `${all.length} games. Sorted by age.`);
  await page.getByTestId("filters-button").tap();
  assert.equal(await players.isVisible(), false);
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.equal(await rest.isVisible(), true);
  assert.equal(await page.getByTestId("filters-button").isVisible(), false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/games/?players=4");
  assert.equal(await players.isVisible(), true, "a link shows what it leaves out");
  await page.sound();
  await context.close();
});

test("what the address asks for and the shelf does not know leaves all games in sight", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/games/?book=hoyle&dice=perhaps");
  assert.equal((await shown(page)).length, all.length);
  await page.sound();
  await context.close();
});

test("without scripts the whole shelf stands open, and no list is left that could do nothing", async () => {
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto("/games/");
  assert.equal((await shown(page)).length, all.length);
  assert.equal(await page.locator("select:visible").count(), 0);
  assert.equal(await page.locator(".on-shelf svg.board:visible").count(), all.length);
  await context.close();
});

test("the shelf is sorted by family, length, age or luck, which is remembered and stands in its address", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/games/");
  const heads = () => page.locator(".family:visible h2").allTextContents();
  const data = (name) =>
    page
      .locator(".family .kind:visible")
      .evaluateAll((games, key) => games.map((game) => Number(game.dataset[key])), name);
  const rising = (numbers) => numbers.every((each, i) => i === 0 || numbers[i - 1] <= each);
  const families = await heads();
  assert.ok(families.includes("Rithmomachia (number chess)"));
  for (const [way, key, first] of [
    ["length", "minutes", "Up to 15 minutes"],
    ["age", "year", "Oldest rules first"],
    ["luck", "luck", "No luck"],
  ]) {
    await page.getByTestId("sort").selectOption(way);
    const now = await data(key);
    assert.equal(now.length, all.length, way);
    assert.ok(rising(now), `${way}: ${now}`);
    assert.ok(!rising(await data(key === "year" ? "minutes" : "year")), "and not by another");
    assert.equal((await heads())[0], first);
  }
  await page.getByLabel("Dice").selectOption("with");
  const link = await page.evaluate(() => location.href);
  const other = await context.newPage();
  await other.goto("/games/");
  assert.equal(await other.getByTestId("sort").inputValue(), "luck", "it is remembered");
  await other.goto("/games/?sort=age");
  assert.equal(await other.getByTestId("sort").inputValue(), "age", "a link shows its own");
  await other.goto(link);
  assert.equal((await shown(other)).join(), (await shown(page)).join());
  await page.getByLabel("Dice").selectOption("");
  await page.getByTestId("sort").selectOption("family");
  assert.deepEqual(await heads(), families, "and back");
  await page.sound();
  await context.close();
});

test("boards stand in the first screen of the shelf, on a laptop and on a phone", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/games/");
  for (const [width, height, least] of [
    [1280, 800, 4],
    [390, 844, 2],
  ]) {
    await page.setViewportSize({ width, height });
    const bottoms = await page
      .locator(".on-shelf svg.board")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const whole = bottoms.filter((bottom) => bottom <= height).length;
    assert.ok(whole >= least, `${width}: ${whole}`);
  }
  await page.sound();
  await context.close();
});

test("every card on the shelf tells players, length, luck as measured and dice, and its game's page what it is checked by", () => {
  const text = html("/games/");
  const items = [...text.matchAll(/<li class="kind.*?<\/li>/gs)].map(([item]) => item);
  assert.match(text, /wins at least 99\.5 of 100 games/, "what luck means is told");
  all.forEach((card, i) => {
    assert.match(
      items[i],
      new RegExp(
        `${card.seats.length} players?</span> .*about \\d+ min.*(no|little|some|much|all) luck|luck not measured`,
        "s",
      ),
      card.id,
    );
    assert.match(items[i], />(dice|dice if you like|no dice)</, card.id);
    assert.match(items[i], new RegExp(`href="/games/${card.id}/"`), card.id);
    assert.match(
      html(`/games/${card.id}/`),
      new RegExp(`id="checked".*?This game has ${card.rules.length} rules`, "s"),
      card.id,
    );
  });
});
