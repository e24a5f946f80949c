// Boards no book has yet, on a play page (toys.mjs): the way of a tour, nested half rings, half-used squares whose pieces leap
// on, cowries, empty seats, hidden choices, territory.
// needs: toys
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import { act, choose, cell, patience, setOption, table, told, unfold, walk } from "../hands.mjs";
import { atToy, make, placeIn } from "./toys.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("in nested half rings the ring under the pointer is meant, though the boxes of all lie over one another", async () => {
  for (const plain of [true, false]) {
    const { context, page } = await atToy(house, "toy-rings", { plain });
    const high = async (name) => {
      const { left, top, width } = await cell(table(page), name).evaluate((one) =>
        one.getBoundingClientRect().toJSON(),
      );
      return { x: left + width * 0.05, y: top + 4 }; // where the half ring begins, at the very top
    };
    const { x, y } = await high("r1");
    await page.mouse.click(x, y);
    await until(
      "r1 is selected",
      async () => (await told(page)).state.touched.join() === "0",
      patience,
    );
    // A place of its box that is the next ring's.
    const inner = await high("r2");
    await page.mouse.click(inner.x, inner.y);
    await until(
      "the counter has gone to r2",
      async () => (await told(page)).state.line.at(-1)?.words === "r2",
      patience,
    );
    await page.sound();
    await context.close();
  }
});

test("the way of a tour is drawn as it is ridden, by keyboard too, and goes back with the moves", async () => {
  const { context, page } = await atToy(house, "toy-tour", { plain: true });
  const ways = () =>
    page
      .locator(".table svg .route")
      .evaluateAll((all) => all.flatMap((one) => [...one.getAttribute("d").matchAll(/M/g)]).length);
  assert.equal(await ways(), 0);
  await cell(table(page), "b1").focus();
  await page.keyboard.press("Enter");
  await walk(page, table(page), "d2");
  await page.keyboard.press("Enter");
  await until("one leap is drawn", async () => (await ways()) === 1, patience);
  await act(page, "undo").first().click();
  await until("and is taken back", async () => (await ways()) === 0, patience);
  await page.sound();
  await context.close();
});

test("a piece that leaps twice is led over both in one drag, and the squares nobody uses are no cells", async () => {
  for (const plain of [true, false]) {
    const { context, page } = await atToy(house, "toy-leaps", {
      setup: "0..1......1....... light",
      plain,
    });
    assert.equal(await table(page).getByRole("gridcell").count(), 18);
    const [from, to] = [await placeIn(page, "a1"), await placeIn(page, "e5")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const part of [0.3, 0.6, 1])
      await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.mouse.up();
    await until(
      "both leaps are made",
      async () =>
        (await told(page)).state.line.map(({ words }) => words).join(" ") === "a1xc3 c3xe5",
      patience,
    );
    await page.sound();
    await context.close();
  }
});

const DICE = "backgammon"; // a page with all that dice want
const cowries = async (page) =>
  (await page.evaluate(() => document.querySelector("[data-panel]").panel.match.pieces))
    .filter(({ shape }) => shape === "cowrie")
    .map(({ text }) => text);

test("cowries are thrown at a touch, lie as they fell, and can be entered as they fell on a table beside the screen", async () => {
  for (const plain of [true, false]) {
    const { context, page } = await atToy(house, "toy-cross", { plain, stoodIn: DICE });
    assert.deepEqual(await cowries(page), ["", "", ""]);
    await table(page).getByTestId("throw").click();
    await until("they have fallen", async () => (await told(page)).state.toMove === 0, patience);
    const up = (await cowries(page)).filter((text) => text === "up").length;
    assert.equal((await told(page)).state.line[0].words, `${up}-up`);
    assert.match(
      await table(page).getByTestId("say").textContent(),
      up === 0 ? /./ : new RegExp(`South to play ${up} `),
    );
    if (plain) {
      const drawn = await page
        .locator('.table svg use[href*="cowrie-"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute("href").replace(/.*cowrie-/, "")));
      assert.equal(drawn.filter((name) => name.startsWith("up")).length, up);
      assert.equal(drawn.length, 3);
    }
    const { state } = await told(page);
    await make(page, state.moves[0]);
    await choose(page, "real");
    await until(
      "the faces are offered",
      async () => (await table(page).getByTestId("picker").locator("button").count()) === 4,
      patience,
    );
    assert.equal(await table(page).getByTestId("die-2").locator("svg").count(), 3);
    await table(page).getByTestId("die-2").click();
    await until(
      "two lie mouth up",
      async () => (await cowries(page)).join() === "up,up,down",
      patience,
    );
    await page.sound();
    await context.close();
  }
});

test("a seat that an option leaves empty is not shown, and is offered no player", async () => {
  const { context, page } = await atToy(house, "toy-cross", {
    plain: true,
    stoodIn: DICE,
    options: { players: "2" },
  });
  const seats = page.locator('[data-part="seat"]');
  await until(
    "only South is shown of the first two",
    async () => (await seats.locator("visible=true").count()) === 1,
    patience,
  );
  await choose(page, "new");
  const rows = page.locator("#seat-south, #seat-east, #seat-north, #seat-west");
  const shown = () =>
    rows.evaluateAll((all) => all.filter((one) => one.offsetParent).map(({ id }) => id));
  // The sheet opens a moment after the touch.
  await until("the sheet stands open", async () => (await shown()).length > 0, patience);
  assert.deepEqual(await shown(), ["seat-south", "seat-north"]);
  await unfold(page.getByTestId("new-game"));
  await setOption(page.getByTestId("new-game"), "players", "3");
  assert.deepEqual(await shown(), ["seat-south", "seat-east", "seat-north"]);
  await page.getByTestId("sheet-begin").click();
  await until(
    "East has a hand",
    async () => (await told(page)).spots.some(({ name }) => name === "east-hand"),
    patience,
  );
  assert.equal(
    (await told(page)).spots.some(({ name }) => name === "west-hand"),
    false,
  );
  await page.sound();
  await context.close();
});

test("at one screen neither sees what the other chose before both have chosen", async () => {
  for (const plain of [true, false]) {
    const { context, page } = await atToy(house, "toy-mora", { plain });
    const all = () =>
      page.evaluate(() => {
        const { match } = document.querySelector("[data-panel]").panel;
        return (
          document.querySelector("main").innerText +
          document.querySelector("main").innerHTML +
          JSON.stringify([
            match.state.position,
            match.state.sketch,
            match.spoken,
            match.pieces,
            match.state.line.map((step) => [step.words, step.said]),
          ]) +
          new TextDecoder().decode(match.sceneFrame({}))
        );
      });
    const choose = async (fingers, call, moves) => {
      await table(page).getByTestId(`spot-show-${fingers}`).click();
      await table(page).getByTestId(`spot-call-${call}`).click();
      await until(
        "it is chosen",
        async () => (await told(page)).state.line.length === moves,
        patience,
      );
    };
    await choose(2, 3, 1);
    assert.doesNotMatch(await all(), /2:3/);
    await until(
      "the list says that something is hidden",
      async () => /hidden/.test(await page.locator('[data-part="moves"]').innerText()),
      patience,
    );
    await choose(1, 4, 2);
    await until(
      "both are shown",
      async () => /2:3/.test(await page.locator('[data-part="moves"]').innerText()),
      patience,
    );
    assert.match(await all(), /1:4/);
    await page.sound();
    await context.close();
  }
});

test("after a pass the board shows whose each point is, and it is gone when the game goes on", async () => {
  const rows = `${".01......"}${"01.......".repeat(1)}${".01......"}${".........".repeat(6)}`;
  const { context, page } = await atToy(house, "toy-go", { plain: true, setup: `black ${rows}` });
  const areas = () => page.evaluate(() => document.querySelectorAll(".table svg .man rect").length);
  assert.equal(await areas(), 0);
  await table(page).getByTestId("spot-pass").click();
  await until("the areas are marked", async () => (await areas()) > 0, patience);
  await act(page, "undo").first().click();
  await until("and are gone", async () => (await areas()) === 0, patience);
  await page.sound();
  await context.close();
});
