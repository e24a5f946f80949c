// Every body: on a phone every spot of every board has room for a finger.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import { catalogue, inTurn, openTable, patience, playOf, visitor, withoutGL } from "../hands.mjs";
import { narrow } from "../site/layout.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("on a phone every spot of every board has 24 px: long points stand on end there, at the table, in a text and in a lesson, and lie again in a wider window", async () => {
  const { context, page } = await visitor(house, {
    width: 360,
    height: 740,
    touch: true,
    init: withoutGL,
  });
  const wrong = [];
  const look = async (where, but = /^$/) =>
    wrong.push(
      ...(await narrow(page))
        .filter(([name]) => !but.test(name))
        .map(
          ([name, ...size]) =>
            `${where}: ${name}: ${size.map((one) => one.toFixed(1)).join(" × ")}`,
        ),
    );
  /** How many times as high as wide a point of tables is; 0: no such board is awake. */
  const tall = () =>
    page.evaluate(() => {
      const { width, height } = document
        .querySelector('.awake [data-name="a"]')
        ?.getBoundingClientRect() ?? { width: 1, height: 0 };
      return height / width;
    });
  // A third of the games each day, all in three.
  for (const { id } of inTurn(await catalogue(), { every: 3 })) {
    await openTable(page, playOf(id), { plain: true });
    await look(id);
  }
  await openTable(page, playOf("backgammon"), { plain: true });
  assert.ok((await tall()) < 0.5, "the board stands on end");
  await page.setViewportSize({ width: 740, height: 360 });
  await until("the board lies as ever", async () => (await tall()) > 2, patience);
  await page.setViewportSize({ width: 360, height: 740 });
  await until(
    "and stands on end again",
    async () => {
      const times = await tall();
      return times > 0 && times < 0.5;
    },
    patience,
  );
  for (const [where, board] of [
    ["/games/jupertiae/", "figure.diagram"],
    ["/books/fulke/second-kind/", "#text-prisoner"],
    ["/lessons/english-dice/#step-4", ".step:not([hidden]) .plate"],
  ]) {
    await page.goto(where);
    // Asked anew each time: until a lesson's script is there, all its steps stand, and the first of them goes.
    await until(
      `${where} wakes a board`,
      () =>
        page.evaluate((wanted) => {
          const one = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
          one?.scrollIntoView({ block: "center" });
          return Boolean(one?.querySelector(".board-view.awake"));
        }, board),
      patience,
    );
    await look(where, / in /); // the words about the board are looked at above
  }
  assert.deepEqual(wrong, []);
  await page.sound();
  await context.close();
});

test("on a phone held across, a board twice as high as broad lies and fills the window, and long points have room for a finger; held upright it stands again", async () => {
  const { context, page } = await visitor(house, {
    width: 740,
    height: 360,
    touch: true,
    init: withoutGL,
  });
  const board = () =>
    page.evaluate(() => {
      const { width, height } = document.querySelector(".board-holder").getBoundingClientRect();
      return {
        lies: document.querySelector("[data-panel]").classList.contains("lying"),
        width,
        height,
      };
    });
  await openTable(page, playOf("fulke-1"), { plain: true });
  for (const [width, height] of [
    [740, 360],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height });
    const one = await until(
      "it lies and is seen whole",
      async () => {
        const now = await board();
        return now.lies && now.height <= height && now;
      },
      patience,
    );
    // Beside it stands the bar, above and below it the seats and the line: what they leave is the board's.
    assert.ok(one.width >= 520, `${one.width} of ${width} pixels`);
    assert.deepEqual(await narrow(page), []);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await until(
    "it stands",
    async () => {
      const { lies, width, height } = await board();
      return !lies && height > width;
    },
    patience,
  );
  await page.setViewportSize({ width: 640, height: 360 });
  await openTable(page, playOf("royal-anglicorum"), { plain: true });
  assert.deepEqual(await narrow(page), []);
  await page.sound();
  await context.close();
});
