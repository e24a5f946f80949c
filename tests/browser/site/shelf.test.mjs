// The shelf of all games: sifted by book, players, dice and length, linked to as sifted, and each game's mark of how far it is
// checked, which leads to what it rests on.
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
      !withDice.some((name) => name.startsWith("Chinese Chess")),
    withDice.join(", "),
  );
  await page.getByLabel("Book").selectOption("falkener");
  const both = await shown(page);
  assert.deepEqual(both.sort(), [
    "Backgammon",
    "Chaturanga",
    "German backgammon",
    "The Game of the Bowl (Hab em Han)",
    "The Sacred Way",
    "The Sacred Way, long game",
    "Turkish backgammon",
  ]);
  assert.equal(await count(page), `7 of ${all.length} games.`);
  assert.equal(
    await page.getByRole("heading", { name: "Rithmomachia (number chess)" }).isVisible(),
    false,
  );
  await page.getByLabel("Players").selectOption("4");
  assert.deepEqual(await shown(page), ["Chaturanga"]);
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => location.href));
  await until(
    "a link shows the same",
    async () => JSON.stringify(await shown(other)) === '["Chaturanga"]',
  );
  await page.getByLabel("Length").selectOption("short");
  assert.match(await count(page), /^No game matches/);
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
  await context.close();
});

test("every game on the shelf tells its players, dice, length and mark, and its page what the mark rests on", () => {
  const items = [...html("/games/").matchAll(/<li class="kind.*?<\/li>/gs)].map(([item]) => item);
  all.forEach((card, i) => {
    assert.match(
      items[i],
      new RegExp(
        `${card.seats.length} players · (dice|dice if you like|no dice) · .*about \\d+ minutes`,
        "s",
      ),
      card.id,
    );
    assert.match(
      items[i],
      new RegExp(
        `<p class="small mark (checked|lightly|departures)"><a href="/games/${card.id}/#checked">`,
      ),
      card.id,
    );
    assert.match(
      html(`/games/${card.id}/`),
      new RegExp(`id="checked".*?This game has ${card.rules.length} rules`, "s"),
      card.id,
    );
  });
});
