// How the table looks and lies; the board of the first page; two windows with one match.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  act,
  choose,
  cell,
  firstMove,
  leaf,
  linkOf,
  middle,
  moves,
  movesOf,
  openTable,
  patience,
  press,
  reckoned,
  table,
  tableReady,
  visitor,
  openTab,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("the theme switch changes the page and the table, and is remembered", async () => {
  const { context, page } = await visitor(house);
  const darkroom = await context.newPage();
  /** How much red, green and blue is in a picture, each from 0 to 255. */
  const colour = async (png) =>
    darkroom.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      const sums = [0, 0, 0];
      for (let i = 0; i < pixels.length; i += 4)
        for (let part = 0; part < 3; part += 1) sums[part] += pixels[i + part];
      return sums.map((sum) => sum / (pixels.length / 4));
    }, png.toString("base64"));
  const lightness = async (png) => (await colour(png)).reduce((sum, part) => sum + part, 0) / 3;
  /** Wood is more red than blue. */
  const warmth = async (png) => {
    const [red, , blue] = await colour(png);
    return red - blue;
  };
  await openTable(page, await linkOf());
  const canvas = page.getByTestId("canvas");
  const choose = async (theme) => {
    await page.getByTestId("theme").locator("summary").click();
    await page.getByTestId("theme").locator(`input[value="${theme}"]`).check();
    await page.keyboard.press("Escape");
    await until(
      `the page is ${theme}`,
      () => page.evaluate((name) => document.documentElement.dataset.theme === name, theme),
      patience,
    );
  };
  const wait = (what, sound) =>
    until(what, async () => sound(await lightness(await canvas.screenshot())), patience);
  await wait("a light table", (light) => light > 150);
  await choose("dark");
  await wait("a dark table", (light) => light < 110);
  await choose("projector");
  await wait("a white table", (light) => light > 150);
  const text = await page.evaluate(() => [
    getComputedStyle(document.body).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  assert.deepEqual(text, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  await choose("dark");
  await page.reload();
  await tableReady(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await wait("a dark table from the start", (light) => light < 110);
  // Boards of wood: chosen in the same box, on the drawn board and on the one of the page, and from the start of the next page.
  const colours = () =>
    page.evaluate(() => {
      const look = document.documentElement.appendChild(document.createElement("i"));
      look.innerHTML = '<svg class="board"><path class="lt"></path></svg>';
      const { fill } = getComputedStyle(look.querySelector("path"));
      look.remove();
      return fill;
    });
  const [paper, seen] = [await colours(), await canvas.screenshot()];
  await page.getByTestId("theme").locator("summary").click();
  await page.getByRole("radiogroup", { name: "Board" }).getByLabel("Wood").check();
  await page.keyboard.press("Escape");
  await until("squares of wood", async () => (await colours()) !== paper, patience);
  await until(
    "a drawn board of wood",
    async () => (await warmth(await canvas.screenshot())) - (await warmth(seen)) > 4,
    patience,
  );
  const wooden = [await colours(), await warmth(await canvas.screenshot())];
  await page.reload();
  await tableReady(page);
  assert.equal(await colours(), wooden[0]);
  await until(
    "a drawn board of wood from the start",
    async () => Math.abs((await warmth(await canvas.screenshot())) - wooden[1]) < 2,
    patience,
  );
  await page.goto("/games/falkener-seega/");
  await until("squares of wood on another page", async () => (await colours()) === wooden[0]);
  await page.sound();
  await context.close();
});

test("flip and turn lay the board the other way, and it plays the same", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const place = async (name) => {
    const board = await page.getByTestId("canvas").boundingBox();
    const { x, y } = await middle(page, name);
    return {
      x: (x - board.x) / board.width,
      y: (y - board.y) / board.height,
      tall: board.height > board.width,
    };
  };
  const before = await place("a1");
  await choose(page, "flip");
  await until(
    "a1 lies across",
    async () => Math.abs((await place("a1")).x + before.x - 1) < 0.1,
    patience,
  );
  await choose(page, "turn");
  await until(
    "the board is turned",
    async () => (await place("a1")).tall !== before.tall,
    patience,
  );
  const { words, spots } = await firstMove();
  await press(page, spots);
  assert.deepEqual(await movesOf(page, 1), [words]);
  await page.sound();
  await context.close();
});

test("a board several times as broad as high goes across a wide window, and nothing of the page leaves it or lies on another part", async () => {
  for (const [width, height, theme] of [
    [1920, 1080, "light"],
    [1440, 900, "projector"],
  ]) {
    const { context, page } = await visitor(house, {
      width,
      height,
      init: `localStorage.setItem("codex-ludorum/theme", "${theme}")`,
    });
    await openTable(page, "/play/falkener-sacred-way/");
    const boxes = await page.evaluate(() =>
      [".play h1", ".board-holder", ".turn-line", ".tabs", ".play .acts"].map((name) => {
        const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
        return { name, left, top, right, bottom };
      }),
    );
    const [, board] = boxes;
    assert.ok(board.right - board.left > 0.9 * width, JSON.stringify(board));
    for (const [i, a] of boxes.entries()) {
      assert.ok(a.right <= width && a.bottom <= height, JSON.stringify(a));
      for (const b of boxes.slice(i + 1))
        assert.ok(
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
          `${a.name} and ${b.name}: ${JSON.stringify([a, b])}`,
        );
    }
    await page.sound();
    await context.close();
  }
});

test("on a phone the seats beside one another are at most two lines high, whoever moves, and no word of the turn breaks", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844, touch: true });
  await openTable(page, "/play/falkener-sacred-way/");
  await page.evaluate(() => {
    for (const [seat, who] of Object.entries({ white: "you", black: "computer, level 3 of 5" }))
      document.querySelector(`[data-testid="seat-${seat}"] .who`).textContent = who;
  });
  for (const seat of ["white", "black"]) {
    const { height, turn } = await page.evaluate((id) => {
      for (const one of document.querySelectorAll(".seat"))
        one.classList.toggle("turn", one.dataset.testid === `seat-${id}`);
      const one = document.querySelector(".seat.turn");
      return {
        height: one.getBoundingClientRect().height,
        turn: getComputedStyle(one, "::after").whiteSpace,
      };
    }, seat);
    assert.ok(height <= 60, `${seat}: ${height}`);
    assert.equal(turn, "nowrap");
  }
  await page.sound();
  await context.close();
});

test("on a phone a notice pushes the drawn board under the line of the turn, and its head is still seen", async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844 });
  const darkroom = await context.newPage();
  await openTable(page, await linkOf());
  const canvas = page.getByTestId("canvas");
  const foot = async () => {
    const { y, height } = await canvas.boundingBox();
    return y + height - (await page.locator(".turn-line").boundingBox()).y;
  };
  /** How many of the pixels of the board's uppermost forty rows are dark, of the whole window's picture: cut out, it is drawn anew. */
  const head = async () =>
    darkroom.evaluate(
      async ({ data, x, y, width }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const picture = new OffscreenCanvas(width, 40).getContext("2d");
        picture.drawImage(image, -x, -y);
        const { data: pixels } = picture.getImageData(0, 0, width, 40);
        return pixels.filter((value, i) => i % 4 === 0 && value < 100).length;
      },
      {
        data: (await page.screenshot()).toString("base64"),
        ...(await canvas.boundingBox().then(({ x, y, width }) => ({
          x: Math.round(x),
          y: Math.round(y),
          width: Math.round(width),
        }))),
      },
    );
  await until("the board's frame is drawn", async () => (await head()) > 200, patience);
  assert.ok((await foot()) < 0, "the board is not covered yet");
  await page.evaluate(() =>
    document
      .querySelector("[data-panel]")
      .panel.remark("What is told here goes over two lines of a phone, or more."),
  );
  await until("the board's foot is covered", async () => (await foot()) > 40, patience);
  await until("the board's frame is seen at its head", async () => (await head()) > 200, patience);
  await page.sound();
  await context.close();
});

test("takings: every taking open on the board is shown with its sum when asked for", async () => {
  const { context, page } = await visitor(house, {
    init: () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
  });
  await openTable(page, await linkOf({ setup: "even oR7@d8 eT9@f8 eR2@c9" }), { plain: true });
  const sums = () => table(page).locator("svg .tag text").allTextContents();
  assert.deepEqual(await sums(), []);
  await choose(page, "takings");
  await until("the sum", async () => (await sums()).some((sum) => /9 − 2 = 7/.test(sum)), patience);
  assert.equal(await act(page, "takings").getAttribute("aria-pressed"), "true");
  await choose(page, "takings");
  await until("no sum", async () => (await sums()).length === 0, patience);
  await page.sound();
  await context.close();
});

test("the first page’s board plays where it stands, and goes on at the table", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/");
  await table(page).locator(".board-view.awake").waitFor();
  const { spots, words } = await firstMove({ game: "falkener-draughts" });
  await press(page, spots);
  await until(
    "the machine has answered",
    () =>
      page.evaluate(
        () =>
          /Black to/.test(document.querySelector('[data-part="say"]').textContent) &&
          /#game=/.test(document.querySelector('[data-part="onward"]').href),
      ),
    patience,
  );
  await page.locator('[data-part="onward"]').click();
  await tableReady(page);
  const played = await moves(page);
  assert.equal(played[0], words);
  assert.ok(played.length > 1);
  await page.sound();
  await context.close();
});

test("a move touched before the board is awake is made once it is, on the first page and at a table", async () => {
  const { words, spots } = await firstMove({ game: "falkener-draughts" });
  const { context, page } = await visitor(house, { width: 800, height: 1600, touch: true });
  for (const path of ["/", "/play/falkener-draughts/"]) {
    await page.goto(path);
    await table(page).locator(".board-view.awake").waitFor();
    const places = [];
    for (const spot of spots) places.push(await middle(page, spot));
    const held = [];
    let holding = true;
    await context.route("**/wasm/rules-draughts.wasm", (route) =>
      holding ? void held.push(route) : route.continue(),
    );
    await page.reload({ waitUntil: "domcontentloaded" });
    await until("the rules are asked for", async () => held.length > 0, patience);
    const board = table(page).locator('[data-part="board"]');
    assert.deepEqual(
      await board.evaluate((one) => [one.classList.contains("awake"), scrollY]),
      [false, 0],
      "it sleeps",
    );
    for (const { x, y } of places) await page.touchscreen.tap(x, y);
    holding = false;
    for (const route of held) await route.continue();
    const played = await until(
      "the move is made",
      () =>
        page.evaluate(() => document.querySelector("[data-panel]").panel?.match?.state?.line[0]),
      patience,
    );
    assert.equal(played.words, words, path);
    await context.unroute("**/wasm/rules-draughts.wasm");
  }
  await page.sound();
  await context.close();
});

test("two windows of one browser do not overwrite each other’s match unasked", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf());
  const { words, spots } = await firstMove();
  await press(page, spots);
  await movesOf(page, 1);
  const other = await leaf(context, house.origin);
  await openTable(other);
  assert.deepEqual(await moves(other), [words]);
  const second = await reckoned({ words });
  // Looking about there is nothing to the window behind; playing on is.
  await openTab(other, "moves");
  await other.getByTestId("moves").locator('[data-step="first"]').click();
  await other.getByTestId("moves").locator('[data-step="last"]').click();
  await press(
    other,
    second.state.moves[0].touches.map((index) => second.names[index]),
  );
  const played = await movesOf(other, 2);
  await page.getByText("This game was continued in another window.").waitFor();
  assert.equal(await page.getByTestId("notice").count(), 1);
  await page.getByRole("button", { name: "Show that game" }).click();
  assert.deepEqual(await movesOf(page, 2), played);
  assert.equal(await page.getByTestId("notice").count(), 0);
  await page.sound();
  await other.sound();
  await context.close();
});
