// The diagrams of the books: touched by mouse, finger and keyboard, stepped through, each awake in its frame.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { limited, start, until } from "../harness.mjs";
import {
  cell,
  chapterOf,
  chaptersInTurn,
  core,
  example,
  html,
  line,
  NOT_FETCHED,
  opened,
  painted,
  patience,
  press,
  spoken,
  tap,
  told,
  visitor,
  walk,
  WEEK,
  without,
} from "../hands.mjs";
import { afterTouch, reads, withDiagram } from "./diagrams.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

for (const [way, hand, more] of [
  ["by mouse", press, {}],
  ["by touch", tap, { touch: true, width: 390, height: 800, scale: 2 }],
]) {
  test(`a man touched ${way} in a diagram shows where he may go, and a taking with its sum`, async () => {
    const { context, page, figure, said, grid } = await withDiagram(
      house,
      "subtraction-7-before",
      more,
    );
    // The 9 may be in hand already, as the picture shows him: the 2 is another man, who takes the 7 as well.
    const two = await afterTouch("subtraction-7-before", ["c9"]);
    await hand(page, ["c9"], figure, { blind: true });
    await reads(said, /Even round 2 on c9: \d+ possible moves\./);
    await opened(figure, two.next);
    assert.ok(two.next.length > 3 && two.next.includes("d8"));
    await reads(said, /It can capture on d8 \(9 − 2 = 7\)\./);
    await until(
      "the man in danger is ringed",
      async () => (await figure.locator("svg .cap-ring").count()) > 0,
    );
    await reads(figure.locator("svg .tag text").first(), /^9 − 2 = 7$/);
    await until(
      "he is chosen",
      async () => (await cell(grid, "c9").getAttribute("aria-selected")) === "true",
    );

    // He takes, and his prisoner is set; the whole sum is told.
    await hand(page, ["d8"], figure);
    await opened(figure, (await afterTouch("subtraction-7-before", ["c9", "d8"])).next);
    await hand(page, ["d1"], figure);
    await reads(said, /Odd round 7 on d8 is captured by subtraction: 9 − 2 = 7\. It goes to d1\./);
    await spoken(figure, "d1", /even round 7 \(captured from Odds\)/);
    await page.sound();
    await context.close();
  });
}

test("a diagram in the first window fetches nothing until a person reads on, and a touch of it then is made once it is awake", async () => {
  const more = { touch: true, width: 390, height: 900 };
  const path = "/books/asilo/taking/";
  const { context, page } = await visitor(house, more);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const figure = page.locator("figure.diagram").first();
  const box = await figure.locator(".board-view").boundingBox();
  assert.ok(box.y + box.height < 850, `the diagram ends at ${box.y + box.height}`);
  await painted(page);
  assert.deepEqual(
    asked.filter((url) => /\.(wasm|game)$|live-diagram/.test(url)),
    [],
  );
  // The picture's places are where the board's will be.
  const id = await figure.getAttribute("id");
  const other = await visitor(house, more);
  await other.page.goto(`${path}#${id}`);
  const awake = other.page.locator(`figure#${id}`);
  await awake.locator(".board-view.awake").waitFor();
  const name = await awake.locator('[role="gridcell"].open').first().getAttribute("data-name");
  const place = await cell(awake, name).evaluate((one) => {
    const inside = one.getBoundingClientRect();
    const all = one.closest(".board-view").getBoundingClientRect();
    return [
      (inside.x + inside.width / 2 - all.x) / all.width,
      (inside.y + inside.height / 2 - all.y) / all.height,
    ];
  });
  await other.context.close();
  await page.touchscreen.tap(box.x + place[0] * box.width, box.y + place[1] * box.height);
  await figure.locator(".board-view.awake").waitFor();
  await until(
    `${name} is chosen`,
    async () => (await cell(figure, name).getAttribute("aria-selected")) === "true",
  );
  await page.sound();
  await context.close();
});

test("a diagram that cannot be had says so in our words, and comes when it is in sight again", async () => {
  const { context, page } = await visitor(house);
  const { back } = await without(page, /\/subtraction-7-before\.game$/);
  await page.goto(chapterOf("subtraction-7-before"));
  const figure = page.locator("figure#subtraction-7-before");
  await figure.scrollIntoViewIfNeeded();
  await reads(figure.locator(".say"), /^This could not be loaded: there is no network/);
  await back();
  await until(
    "it is awake",
    async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await painted(page);
      await page.evaluate(() => scrollTo(0, 0));
      await painted(page);
      await figure.scrollIntoViewIfNeeded();
      await painted(page);
      return (await figure.locator(".board-view.awake").count()) > 0;
    },
    patience,
  );
  assert.doesNotMatch(await figure.locator(".say").textContent(), /could not be loaded/);
  await page.sound(NOT_FETCHED);
  await context.close();
});

test("a man touched by keyboard in a diagram shows where he may go, and a taking with its sum", async () => {
  const { context, page, figure, said, grid } = await withDiagram(house, "subtraction-7-before");
  assert.equal(
    await grid.locator('[tabindex="0"]').count(),
    1,
    "the diagram is one stop for the Tab key",
  );
  await grid.locator('[tabindex="0"]').focus();
  await walk(page, figure, "c9");
  await page.keyboard.press("Enter");
  await reads(
    said,
    /Even round 2 on c9: \d+ possible moves\. It can capture on d8 \(9 − 2 = 7\)\./,
  );
  await opened(figure, (await afterTouch("subtraction-7-before", ["c9"])).next);
  await page.keyboard.press("Escape");
  await reads(said, /^$/);
  await page.keyboard.press("Enter");
  await walk(page, figure, "d8");
  await page.keyboard.press(" ");
  await walk(page, figure, "d1");
  await page.keyboard.press("Enter");
  await reads(said, /Odd round 7 on d8 is captured by subtraction: 9 − 2 = 7\. It goes to d1\./);
  // And Tab leads out of the diagram, to its buttons.
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.localName), "button");
  await page.sound();
  await context.close();
});

for (const [name, first] of [
  ["demo-line", 4],
  ["subtraction-7-before", 1],
]) {
  test(`Play it steps through what a diagram describes: ${name}`, async () => {
    const ludus = await core();
    const match = ludus.read(example(name));
    match.naming(true); // as the book names
    match.show();
    const { line, cursor } = match.state();
    const told = line
      .slice(line.findIndex((step) => step.node === cursor) + 1)
      .map((step) => step.said);
    match.drop();
    assert.ok(told.length >= first);
    const { context, page, figure, said } = await withDiagram(house, name);
    const button = figure.locator('[data-diagram="play"]');
    assert.equal(await button.textContent(), "Play it");
    for (const [i, words] of told.slice(0, first).entries()) {
      await button.click();
      await until(`told: ${words}`, async () => (await said.textContent()) === words, patience);
      assert.equal(await button.textContent(), i + 1 < told.length ? "Next" : "Again");
    }
    if (told.length === first) {
      await button.click();
      await until(
        "the beginning",
        async () => (await button.textContent()) === "Play it",
        patience,
      );
    }
    await page.sound();
    await context.close();
  });
}

test("diagrams of chapters of every book wake, keep their frames, and say what they show", async () => {
  const { context, page } = await visitor(house);
  let count = 0,
    written = 0;
  for (const path of chaptersInTurn(1, WEEK)) {
    await page.goto(path);
    const figures = page.locator("figure.diagram[data-record]");
    written += html(path).match(/<figure [^>]*class="diagram[^>]* data-record=/g)?.length ?? 0;
    // Each is brought into sight, and looked at once it is awake.
    const all = await limited(
      `the diagrams of ${path} wake`,
      figures.evaluateAll(async (ones) => {
        const told = [];
        for (const one of ones) {
          const board = one.querySelector(".board-view");
          await new Promise((done) => {
            const look = () => board.classList.contains("awake") && (watch.disconnect(), done());
            const watch = new MutationObserver(look);
            watch.observe(board, { attributes: true });
            one.scrollIntoView({ block: "center", behavior: "instant" });
            look();
          });
          told.push({
            id: one.id,
            live: one.querySelector(".picture svg").getAttribute("viewBox"),
            cells: [...one.querySelectorAll('[role="gridcell"]:not([hidden])')].filter((cell) =>
              /, /.test(cell.getAttribute("aria-label")),
            ).length,
          });
        }
        return told;
      }),
      2 * patience,
    );
    for (const { id, live, cells } of all) {
      count += 1;
      const built = new RegExp(`id="${id}".*?viewBox="([^"]*)"`, "s").exec(html(path))[1];
      assert.equal(live, built, `${path}#${id} is framed otherwise once awake`);
      // Two hands are the whole board of Atep.
      assert.ok(cells >= 2, `${path}#${id}: ${cells} places are named`);
    }
  }
  assert.equal(count, written);
  assert.ok(count >= 30, `${count} diagrams`);
  await page.sound();
  await context.close();
});
