// Every body: in a reader’s own few colours, without motion.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { shots, start } from "../harness.mjs";
import {
  act,
  choose,
  cell,
  chapterOf,
  example,
  line,
  linkOf,
  openTable,
  patience,
  press,
  visitor,
  setTheme,
  withoutGL,
  openTab,
  wakeDiagram,
} from "../hands.mjs";
import { wake } from "./layout.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("in the reader’s own few colours men, marks, what is pressed, where one stands and where the keyboard is are still told apart", async () => {
  for (const scheme of ["dark", "light"]) {
    const { context, page } = await visitor(house, { width: 1280, height: 800, scheme });
    await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
    const folder = join(shots, `forced-${scheme}`);
    mkdirSync(folder, { recursive: true });
    const picture = (name) =>
      page.screenshot({ path: join(folder, `${name}.png`), timeout: patience * 1000 });
    const style = (locator, ...keys) =>
      locator.first().evaluate((one, all) => all.map((key) => getComputedStyle(one)[key]), keys);
    await openTable(
      page,
      await linkOf({ words: line(example("demo-line")).split(" ").slice(0, 4).join(" ") }),
    );
    await setTheme(page, scheme === "dark" ? "light" : "dark"); // the reader's theme may be the other one
    await choose(page, "takings");
    const [pressed, rest] = [
      await style(act(page, "takings"), "backgroundColor", "color"),
      await style(act(page, "share"), "backgroundColor", "color"),
    ];
    assert.notDeepEqual(pressed, rest, "a pressed button looks as the others");
    assert.notEqual(...pressed, "and can be read");
    await openTab(page, "moves");
    const steps = page.getByTestId("moves").locator(".words button");
    assert.notDeepEqual(
      await style(page.getByTestId("moves").locator(".words [aria-current]"), "backgroundColor"),
      await style(steps, "backgroundColor"),
      "the move shown looks as the others",
    );
    assert.notDeepEqual(
      await style(page.locator(".nav a[aria-current]"), "borderBottomColor"),
      await style(page.locator(".nav a:not([aria-current])"), "borderBottomColor"),
      "the page one is on looks as the others",
    );
    const [even, odd] = [
      await style(page.getByTestId("seat-even").locator(".chip"), "backgroundColor"),
      await style(page.getByTestId("seat-odd").locator(".chip"), "backgroundColor"),
    ];
    assert.notDeepEqual(even, odd, "both armies’ chips look alike");
    await page.getByTestId("board-grid").locator('[tabindex="0"]').focus();
    await page.keyboard.press("ArrowRight");
    const [outline, width] = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
      return [outlineStyle, outlineWidth];
    });
    assert.equal(`${outline} ${width}`, "solid 3px", "the keyboard’s place on the board");
    // An empty place packs to next to nothing.
    const drawn = (await page.locator(".board-holder").first().screenshot()).length;
    assert.ok(drawn > 15_000, `the board is not seen: ${drawn} bytes`);
    assert.equal(
      (await style(page.locator(".board-holder"), "backgroundColor"))[0],
      scheme === "dark" ? "rgb(251, 247, 238)" : "rgb(25, 23, 20)",
      "the board lies on its own paper",
    );
    await picture("table");
    await page.goto(chapterOf("subtraction-7-before"));
    const figure = page.locator("figure#subtraction-7-before");
    await wakeDiagram(page, figure);
    await cell(figure, "c9").click();
    const dot = figure.locator(".dot").first();
    await dot.waitFor({ state: "attached" });
    const seen = await figure.evaluate((one) => {
      const fill = (of) => getComputedStyle(one.querySelector(of)).fill;
      return [fill(".dot"), fill(".lt"), fill(".dk")];
    });
    assert.equal(new Set(seen).size, 3, `destinations and squares: ${seen}`);
    await picture("diagram");
    await page.goto("/drills/?game=fulke-2&level=1&seed=4");
    await page.locator('[data-part="drills"][data-state="asked"]').waitFor();
    assert.notDeepEqual(
      await style(page.locator(".levels :checked + span"), "backgroundColor"),
      await style(page.locator(".levels :not(:checked) + span"), "backgroundColor"),
      "the level chosen looks as the others",
    );
    await picture("drill");
    await openTable(page, await linkOf({ game: "royal-anglicorum" }));
    await choose(page, "real");
    const die = page.getByTestId("picker").locator(".die").first();
    await die.waitFor();
    assert.notEqual(
      (await style(die, "backgroundColor"))[0],
      (await style(die.locator("svg"), "fill"))[0],
      "the pips of a die are seen",
    );
    await picture("dice");
    await page.sound();
    await context.close();
  }
});

test("who wants no motion sees none: nothing moves on any page, nor when a man goes, a theme changes or a list is opened", async () => {
  const { context, page } = await visitor(house, { width: 1280, height: 800, init: withoutGL });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await context.addInitScript(() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      window.moved.push(`${this.localName}.${this.getAttribute("class")} is moved`);
      return animate.apply(this, how);
    };
    for (const kind of ["animationstart", "transitionrun"])
      document.addEventListener(
        kind,
        (event) =>
          window.moved.push(`${event.target.localName}.${event.target.className}: ${kind}`),
        true,
      );
    for (const [where, name] of [
      [Element.prototype, "scrollIntoView"],
      [window, "scrollTo"],
      [Element.prototype, "scrollTo"],
    ]) {
      const scroll = where[name];
      where[name] = function (...how) {
        if (how[0]?.behavior === "smooth") window.moved.push(`${name} glides`);
        return scroll.apply(this, how);
      };
    }
  });
  const wrong = [];
  const note = async (where) =>
    wrong.push(
      ...(
        await page.evaluate(() => [
          ...window.moved.splice(0),
          ...document.getAnimations().map((one) => `${one.constructor.name} runs`),
          ...(getComputedStyle(document.documentElement).scrollBehavior === "smooth"
            ? ["the page glides"]
            : []),
        ])
      ).map((fault) => `${where}: ${fault}`),
    );
  await openTable(page, await linkOf(), { plain: true });
  await press(page, ["a13", "b11"]).catch(() => {});
  await openTab(page, "moves");
  await page.getByTestId("moves").locator(".words button").first().waitFor();
  await note("a man has gone");
  await page.locator('[data-act="hunter"]').click();
  await page.getByTestId("prospects-wins").waitFor();
  const way = page.locator(".way:visible").first();
  if (await way.count()) {
    await way.click();
    const show = page.locator(".foot-line button:visible").first();
    if (await show.count()) await show.click();
  }
  await note("what can be taken");
  await setTheme(page, "dark");
  await choose(page, "new");
  await page.getByTestId("new-game").waitFor();
  await note("the new game");
  for (const path of [
    "/",
    chapterOf("subtraction-7-before"),
    "/games/",
    "/games/compare/",
    "/drills/",
    "/search/?q=king",
  ]) {
    await wake(page, path);
    await page.mouse.wheel(0, 600);
    await note(path);
  }
  assert.deepEqual(wrong, []);
  await page.sound();
  await context.close();
});
