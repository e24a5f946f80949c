// The sheet that asks for a new game: three choices in sight, the rest folded, the last choice remembered.
// Long: one sheet, whose choices follow each other; what opens and reads it is shared by all of them.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  act,
  choose,
  axeFinds,
  axeVisitor,
  catalogue,
  cell,
  linkOf,
  openTable,
  playOf,
  setOption,
  table,
  told,
  unfold,
  visitor,
  withoutGL,
} from "../hands.mjs";

/** The sheet is the same over a drawn board and over its picture, which is there sooner. */
const plain = { init: withoutGL };
let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** Opens the sheet of the table that is open. */
async function opened(page) {
  await choose(page, "new");
  const sheet = page.getByTestId("new-game");
  await sheet.waitFor();
  return sheet;
}
async function begin(sheet) {
  await sheet.getByTestId("sheet-begin").click();
  await sheet.waitFor({ state: "detached" });
}
const side = (sheet, value) => sheet.getByTestId(`side-choice-${value}`);
const level = (sheet, value) => sheet.getByTestId(`level-choice-${value}`);
const variant = (sheet, value) => sheet.getByTestId(`variant-choice-${value}`);
/** The rules of the match that are not the standard ones. */
async function rulesOf(page) {
  const { game, options } = (await told(page)).state;
  const { options: all } = (await catalogue()).find(({ id }) => id === game);
  return Object.fromEntries(
    all.flatMap(({ key, standard }) => (options[key] === standard ? [] : [[key, options[key]]])),
  );
}
const playersOf = async (page) =>
  (await told(page)).state.players.map(({ machine, level: id }) => (machine ? id : "person"));

test("side, level and variant are in sight as radio buttons, and everything else is folded", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  const sheet = await opened(page);
  const inSight = await sheet
    .locator("fieldset:has(input[type=radio])")
    .evaluateAll((all) =>
      all.map((one) => [
        one.querySelector("legend").textContent,
        [...one.querySelectorAll("input[type=radio]")]
          .filter((input) => input.offsetParent)
          .map((input) => input.labels[0].textContent),
      ]),
    );
  assert.deepEqual(inSight, [
    ["You play", ["White Evens", "Black Odds", "Random either side", "A friend on this screen"]],
    ["Computer’s level", ["1 Beginner", "2 Easy", "3 Medium", "4 Hard", "5 Expert"]],
    [
      "Variant",
      [
        "As in the book",
        "Short game for beginners capture 4 pieces",
        "Short game capture numbers that add up to 200",
      ],
    ],
  ]);
  assert.equal(await sheet.locator("select:visible, input[type=text]:visible").count(), 0);
  await sheet.getByText("Rules and players", { exact: false }).first().click();
  await sheet.getByTestId("seat-choice-even").waitFor();
  assert.ok(await sheet.locator("#option-leap").isVisible());
  assert.ok((await sheet.locator("q:visible").count()) > 2, "rules are quoted");
  await page.sound();
  await context.close();
});

test("a person gets the side chosen, the computer the level chosen, and the board lies for that side", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  let sheet = await opened(page);
  await side(sheet, "even").check();
  await level(sheet, "child").check();
  await begin(sheet);
  assert.deepEqual(await playersOf(page), ["person", "child"]);
  sheet = await opened(page);
  await side(sheet, "odd").check();
  await level(sheet, "easy").check();
  assert.equal(await sheet.getByTestId("seat-choice-even").inputValue(), "easy");
  await begin(sheet);
  assert.deepEqual(await playersOf(page), ["easy", "person"]);
  assert.ok(await table(page).evaluate((one) => one.classList.contains("flipped")));
  await page.sound();
  await context.close();
});

test("with a friend there is no level to choose, and both sides are people, with their names", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  let sheet = await opened(page);
  await side(sheet, "friend").check();
  assert.ok(await level(sheet, "easy").isDisabled());
  await unfold(sheet);
  await sheet.getByLabel("Name of White").fill("Ada");
  await sheet.getByLabel("Name of Black").fill("Bob");
  await begin(sheet);
  assert.deepEqual(
    (await told(page)).state.players.map(({ machine, name }) => [machine, name]),
    [
      [false, "Ada"],
      [false, "Bob"],
    ],
  );
  assert.match(await table(page).getByTestId("seat-odd").innerText(), /Bob/);
  sheet = await opened(page);
  assert.ok(await side(sheet, "friend").isChecked());
  assert.equal(await sheet.getByLabel("Name of White").inputValue(), "Ada");
  await side(sheet, "even").check();
  assert.ok(await level(sheet, "easy").isEnabled());
  await page.sound();
  await context.close();
});

test("a random side is drawn at every start, and stays the choice", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  for (const [lot, players] of [
    [0.2, ["person", "strong"]],
    [0.9, ["strong", "person"]],
  ]) {
    const sheet = await opened(page);
    if (lot < 0.5) await side(sheet, "random").check();
    assert.ok(await side(sheet, "random").isChecked());
    await level(sheet, "strong").check();
    await unfold(sheet);
    assert.ok(await sheet.getByText("chosen at random when you start").isVisible());
    assert.equal(await sheet.getByTestId("seat-choice-even").isVisible(), false);
    await page.evaluate((value) => {
      window.real ??= Math.random;
      Math.random = () => value;
    }, lot);
    await begin(sheet);
    await page.evaluate(() => {
      Math.random = window.real;
    });
    assert.deepEqual(await playersOf(page), players);
  }
  await page.sound();
  await context.close();
});

test("the last choice of a game is chosen beforehand in that game only, after the page is opened anew", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  let sheet = await opened(page);
  await side(sheet, "odd").check();
  await level(sheet, "easy").check();
  await variant(sheet, "gentle").check();
  await begin(sheet);
  // Another player's game lies on the table since: the choice of this person stands all the same.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/\/(game|match)\//.test(key)) localStorage.removeItem(key);
  });
  await openTable(page, "/play/?game=fulke-1", { plain: true });
  assert.deepEqual(await rulesOf(page), {});
  sheet = await opened(page);
  assert.deepEqual(
    await sheet
      .getByRole("radio", { checked: true })
      .evaluateAll((all) => all.map((one) => one.value)),
    ["odd", "easy", "gentle"],
  );
  await begin(sheet);
  assert.deepEqual(await playersOf(page), ["easy", "person"]);
  assert.deepEqual(await rulesOf(page), { victory: "bodies", victory_men: "4" });
  await openTable(page, playOf("fulke-2"), { plain: true });
  sheet = await opened(page);
  assert.equal(await level(sheet, "easy").isChecked(), false);
  await page.sound();
  await context.close();
});

test("Enter in a name starts the game, with the name; the cross and Escape start none", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  const sheet = await opened(page);
  await side(sheet, "friend").check({ force: true });
  await sheet.getByTestId("new-game-more").locator("> summary").click();
  const name = sheet.locator('input[type="text"]:visible').first();
  await name.fill("Ada");
  await name.press("Enter");
  await sheet.waitFor({ state: "detached" });
  const { players } = (await told(page)).state;
  assert.ok(
    players.some((player) => player.name === "Ada" && !player.machine),
    JSON.stringify(players),
  );
  const { record } = await told(page);
  const again = await opened(page);
  await again.getByRole("button", { name: "Close" }).click();
  await again.waitFor({ state: "detached" });
  assert.equal((await told(page)).record, record);
  await page.sound();
  await context.close();
});

test("a closed sheet remembers nothing", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  let sheet = await opened(page);
  await level(sheet, "best").check();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  sheet = await opened(page);
  assert.equal(await level(sheet, "best").isChecked(), false);
  await page.sound();
  await context.close();
});

test("a variant tells its rules in one line, sets them, and a rule changed by hand makes it one’s own", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  const sheet = await opened(page);
  const row = sheet.getByRole("group", { name: "Variant" });
  assert.match(await row.innerText(), /Every rule is the standard one\./);
  await variant(sheet, "gentle").check();
  assert.match(await row.innerText(), /Number of captured pieces: 4/);
  assert.match(
    await sheet.getByTestId("new-game-more").innerText(),
    /Rules and players\s+2 changed/,
  );
  assert.equal(await sheet.locator("#option-victory_men").inputValue(), "4");
  await unfold(sheet);
  await setOption(sheet, "victory_men", "5");
  await sheet.locator("#option-victory_men").blur();
  assert.match(await row.innerText(), /Your own rules[\s\S]*As you set them/);
  assert.ok(await variant(sheet, "own").isChecked());
  await setOption(sheet, "victory_men", "4");
  await sheet.locator("#option-victory_men").blur();
  assert.ok(await variant(sheet, "gentle").isChecked());
  await begin(sheet);
  assert.deepEqual(await rulesOf(page), { victory: "bodies", victory_men: "4" });
  await page.sound();
  await context.close();
});

test("where a game has no variants, the rule people often change is the third choice, with its passage", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, playOf("royal-faylys"), { plain: true });
  const sheet = await opened(page);
  const row = sheet.getByRole("group", { name: "Number of dice" });
  assert.equal(await row.getByRole("radio").count(), 2);
  assert.equal(await row.locator("a").count(), 1);
  await row.getByRole("radio", { name: /^two/ }).check();
  await begin(sheet);
  assert.deepEqual(await rulesOf(page), { dice: "two" });
  await page.sound();
  await context.close();
});

test("more variants than four are a list", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, playOf("falkener-knights-tour"), { plain: true });
  const sheet = await opened(page);
  const list = sheet.getByLabel("Variant");
  await list.selectOption({ label: "A first tour, on 5 × 5 squares" });
  assert.match(await sheet.locator(".choice").innerText(), /The board: 5 × 5/);
  await begin(sheet);
  assert.deepEqual(await rulesOf(page), { board: "5x5" });
  await page.sound();
  await context.close();
});

test("a board much broader than high stands on end in a window held upright", async () => {
  const { context, page } = await visitor(house, { ...plain, width: 390, height: 844 });
  const link = await linkOf({ game: "falkener-knights-tour", options: { board: "16x8" } });
  await openTable(page, link, { plain: true });
  const broad = async () => {
    const picture = await table(page).locator("svg").first().boundingBox();
    return picture.width / picture.height;
  };
  await until("the board stands on end", async () => (await broad()) < 0.7);
  const { width } = await cell(table(page), "a1").boundingBox();
  assert.ok(width >= 28, `squares of ${width} px`);
  await page.setViewportSize({ width: 844, height: 390 });
  await until("it lies as it is in a window held across", async () => (await broad()) > 1.5);
  await page.sound();
  await context.close();
});

test("one seat, or four, are in sight each with its player", async () => {
  for (const [game, seats] of [
    ["falkener-knights-tour", ["Knight"]],
    ["falkener-pachisi", ["Yellow", "Black", "Green", "Red"]],
  ]) {
    const { context, page } = await visitor(house, plain);
    await openTable(page, playOf(game), { plain: true });
    const sheet = await opened(page);
    for (const name of seats)
      assert.ok(await sheet.getByLabel(name, { exact: true }).isVisible(), `${game}: ${name}`);
    assert.equal(await sheet.getByRole("group", { name: "You play" }).count(), 0);
    await sheet.getByLabel(seats.at(-1), { exact: true }).selectOption("child");
    await begin(sheet);
    assert.equal((await playersOf(page)).at(-1), "child");
    await page.sound();
    await context.close();
  }
});

test("seats chosen one by one show above: two computers are Nobody, which is shown only then", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  const sheet = await opened(page);
  assert.equal(await side(sheet, "watch").isVisible(), false);
  await unfold(sheet);
  await sheet.getByTestId("seat-choice-even").selectOption("child");
  await sheet.getByTestId("seat-choice-odd").selectOption("child");
  assert.ok(await side(sheet, "watch").isChecked());
  assert.ok(await level(sheet, "child").isChecked());
  await level(sheet, "easy").check();
  assert.equal(await sheet.getByTestId("seat-choice-odd").inputValue(), "easy");
  await sheet.getByTestId("seat-choice-even").selectOption("person");
  assert.ok(await side(sheet, "even").isChecked());
  await page.sound();
  await context.close();
});

test("by keyboard alone a side, a level and a variant are chosen", async () => {
  const { context, page } = await visitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  await act(page, "new").focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByTestId("new-game");
  await sheet.waitFor();
  const at = () =>
    page.evaluate(() => {
      const { name, value, localName, textContent } = document.activeElement;
      return name ? `${name} ${value}` : `${localName} ${textContent.trim()}`;
    });
  assert.match(await at(), /Start$/);
  // Round by the closing cross to the first row; each row is one stop.
  const stop = async (pattern) => {
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press("Tab");
      if (pattern.test(await at())) return;
    }
    assert.fail(`Tab does not lead to ${pattern}: at ${await at()}`);
  };
  await stop(/^side /);
  while ((await at()) !== "side even") await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  assert.equal(await at(), "side odd");
  await page.keyboard.press("Tab");
  assert.equal(await at(), "level steady");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  assert.match(await at(), /^variant /);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  assert.match(await at(), /^summary Rules and players/);
  await stop(/Start$/);
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "detached" });
  assert.deepEqual(await playersOf(page), ["easy", "person"]);
  assert.equal((await told(page)).state.options.victory, "bodies");
  await page.sound();
  await context.close();
});

for (const width of [320, 390])
  test(`on a phone ${width} wide every choice is 44 high, nothing is cut, and nothing scrolls sideways`, async () => {
    const { context, page } = await visitor(house, {
      ...plain,
      width,
      height: 844,
      touch: true,
      scale: 2,
    });
    for (const game of ["fulke-1", "royal-faylys", "falkener-maharajah", "falkener-pachisi"]) {
      await openTable(page, game === "fulke-1" ? "/play/?game=fulke-1" : playOf(game), {
        plain: true,
      });
      const before = await page.evaluate(() => document.documentElement.scrollWidth);
      const sheet = await opened(page);
      for (const open of [false, true]) {
        if (open) await unfold(sheet);
        const wrong = await sheet.evaluate((dialog, widest) => {
          const all = [];
          if (dialog.scrollWidth > dialog.clientWidth) all.push(`dialog ${dialog.scrollWidth}`);
          const { left, right } = dialog.getBoundingClientRect();
          if (left < 0 || right > innerWidth || document.documentElement.scrollWidth > widest)
            all.push("page");
          const seen = dialog.querySelectorAll(
            ".choice label:has(input), select, .more > summary, input[type=text], input[type=number]",
          );
          for (const one of seen) {
            if (!one.offsetParent) continue;
            const { width: w, height: h } = one.getBoundingClientRect();
            if (h < 44 || w < 44) all.push(`${one.textContent.slice(0, 20) || one.id} ${w}x${h}`);
            if (one.scrollWidth > one.clientWidth + 1 && one.localName === "label")
              all.push(`cut: ${one.textContent}`);
          }
          return all;
        }, before);
        assert.deepEqual(wrong, [], game);
      }
      // Whole words: no name of a level is broken.
      const broken = await sheet
        .locator(".steps .small")
        .evaluateAll((all) =>
          all
            .filter((one) => one.getClientRects().length > 1 || one.offsetHeight > 24)
            .map((one) => one.textContent),
        );
      assert.deepEqual(broken, [], game);
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
    }
    await page.sound();
    await context.close();
  });

test("axe finds nothing in the sheet, in any theme", async () => {
  const { context, page } = await axeVisitor(house, plain);
  await openTable(page, "/play/", { plain: true });
  const sheet = await opened(page);
  await variant(sheet, "gentle").check();
  assert.deepEqual(await axeFinds(page, "new game"), []);
  await unfold(sheet);
  await side(sheet, "friend").check();
  assert.deepEqual(await axeFinds(page, "new game, all of it"), []);
  await page.sound();
  await context.close();
});
