// What is seen about the table: on a phone, by night, at the seats, in diagrams and in the room's address.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { project, start, until } from "../harness.mjs";
import {
  act,
  catalogue,
  choose,
  coreOf,
  drag,
  firstMove,
  linkOf,
  middle,
  moves,
  openTable,
  painted,
  patience,
  say,
  setupOf,
  table,
  told,
  visitor,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const phone = { width: 390, height: 844, touch: true };

for (const path of ["/books/fulke/taking/", "/books/fulke/men/", "/books/royal/english/"])
  test(`every link of a note in the margin can be clicked: ${path}`, async () => {
    const { context, page } = await visitor(house, { width: 1280 });
    await page.goto(path);
    const covered = await page.evaluate(async () => {
      await document.fonts.ready;
      const wrong = [];
      for (const link of document.querySelectorAll(".para > :is(.hang, .hold) a")) {
        link.scrollIntoView({ block: "center" });
        const [{ left, top, width, height }] = link.getClientRects();
        if (width === 0) continue;
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!link.contains(there)) wrong.push(`${link.textContent}: ${there?.className}`);
      }
      return { wrong, all: document.querySelectorAll(".para > :is(.hang, .hold) a").length };
    });
    assert.deepEqual(covered.wrong, []);
    assert.ok(covered.all > 0);
    await page.sound();
    await context.close();
  });

test("on a phone every button of the bar is in sight", async () => {
  for (const path of [
    "/play/",
    "/play/falkener-xiangqi/",
    "/play/falkener-chaturanga/",
    "/play/backgammon/",
  ]) {
    const { context, page } = await visitor(house, phone);
    await openTable(page, path);
    const { out, wide } = await page.evaluate(() => {
      const bar = document.querySelector(".acts");
      return {
        wide: bar.scrollWidth - bar.clientWidth,
        out: [...bar.querySelectorAll("button")]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.dataset.act),
      };
    });
    assert.deepEqual(out, [], path);
    assert.ok(wide <= 0, `${path}: ${wide} px beyond the bar`);
    await act(page, "more").tap();
    for (const name of ["new", "share"])
      assert.ok(await act(page, name).isVisible(), `${path}: ${name}`);
    await page.sound();
    await context.close();
  }
});

test("on a phone nothing below the line moves, however long the line", async () => {
  const { context, page } = await visitor(house, phone);
  await openTable(page, "/play/backgammon/");
  const below = () =>
    page.evaluate(() =>
      [".turn-line", ".side", ".acts"].map((name) =>
        Math.round(document.querySelector(name).getBoundingClientRect().bottom + scrollY),
      ),
    );
  const at = await below();
  await page.evaluate(() => {
    document.querySelector('[data-part="say"]').textContent =
      "So long a line that it would need four of them on a phone. ".repeat(4);
  });
  assert.deepEqual(await below(), at);
  await page.evaluate(() => document.querySelector('[data-part="buttons"]').replaceChildren());
  assert.deepEqual(await below(), at);
  await page.sound();
  await context.close();
});

test("a finger that begins where nothing can be touched scrolls the page, and a man is still dragged", async () => {
  const { context, page } = await visitor(house, phone);
  await openTable(page, await linkOf({}));
  const { state, spots } = await told(page);
  const empty = spots
    .map((spot, i) => ({ ...spot, i }))
    .find(({ kind, i, name }) => kind === "point" && !state.next.includes(i) && /^e8$/.test(name));
  const from = await middle(page, empty.name);
  await drag(page, from, { x: from.x, y: from.y - 250 });
  await until("the page has scrolled", () => page.evaluate(() => scrollY > 60), patience);
  assert.deepEqual(await moves(page), []);
  await page.evaluate(() => scrollTo(0, 0));
  const [first] = state.moves.filter(({ touches }) => touches.length === 2);
  const [a, b] = [
    await middle(page, spots[first.touches[0]].name),
    await middle(page, spots[first.touches[1]].name),
  ];
  const before = await page.evaluate(() => scrollY);
  await drag(page, a, b);
  await until("the man has gone", async () => (await moves(page)).length === 1, patience);
  assert.equal(await page.evaluate(() => scrollY), before, "the page stood still meanwhile");
  await page.sound();
  await context.close();
});

test("allies are named at their seats, and no name is cut on a phone", async () => {
  const { context, page } = await visitor(house, phone);
  await openTable(page, "/play/falkener-chaturanga/");
  const seats = await page
    .locator(".seat .who")
    .evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent, cut: one.scrollWidth > one.clientWidth + 1 })),
    );
  assert.equal(seats.length, 4);
  for (const { text, cut } of seats) {
    assert.match(text, /, with (Red|Buff|Black|White)$/);
    assert.equal(cut, false, text);
  }
  await openTable(page, "/play/falkener-xiangqi/");
  assert.doesNotMatch(
    (await page.locator(".seat .who").allTextContents()).join(),
    /with/,
    "two sides have no allies",
  );
  await page.sound();
  await context.close();
});

test("the room’s address opened alone leads on", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/room/");
  const word = page.getByTestId("room-word");
  await word.getByRole("link", { name: "Play a game" }).waitFor();
  await word.getByRole("link", { name: "Home page" }).click();
  await page.waitForURL("**/");
  await page.sound();
  await context.close();
});

test("a guess is counted among all moves, and the steps do not move with the length of a remark", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/falkener-shatranj/?example=dilaram&move=0");
  const tops = new Set();
  for (let step = 0; step < 5; step += 1) {
    await painted(page);
    tops.add(
      await page
        .locator('[data-part="strip"]')
        .evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY)),
    );
    await page.keyboard.press("ArrowRight");
  }
  assert.equal(tops.size, 1, [...tops].join(" "));
  await page.goto("about:blank");
  await openTable(page, "/play/falkener-shatranj/?example=dilaram&move=0&guess=1");
  await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    match.play(match.state.moves.find(({ words }) => words === "83-84").words);
  });
  assert.match(await page.getByTestId("at").textContent(), /\b9 moves\)?$|of 9$/);
  await page.sound();
  await context.close();
});

test("a crop of xiangqi shows a palace whole", async () => {
  const match = (await coreOf("falkener-xiangqi")).match("falkener-xiangqi", {
    setup: await setupOf("falkener-xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1"),
  });
  try {
    const svg = match.svg({ crop: 0 });
    const [, , , width] = /viewBox="(\S+) (\S+) (\S+) /.exec(svg);
    assert.ok(Number(width) >= 3 * 40, `${width} units for a palace of three points across`);
  } finally {
    match.drop();
  }
});

test("the drawn king stays within his square", () => {
  const source = readFileSync(`${project}ui/scene/drawings/chess.cpp`, "utf8");
  const [, top] = /"king",\s*"M-1\.5(-[\d.]+)H1\.5/.exec(source);
  assert.ok(Number(top) > -18.6, `his cross begins at ${top} of a square that ends at -20`);
});

test("the words of an empty tray stay within it, however the board lies", async () => {
  const [letter, height, under] = [6, 8, 2]; // on the average
  let written = 0;
  for (const { id } of await catalogue()) {
    const match = (await coreOf(id)).match(id);
    for (const lying of [false, true]) {
      const svg = match.svg({ id: "trays", lying });
      const path = svg.match(/<path class="tray" d="([^"]*)"/)?.[1] ?? "";
      /** Left, top, right and bottom of each part of the trays. */
      const boxes = [];
      let [x, y] = [0, 0]; // where a part begins, to which its end leads back
      for (const [, begins, over, down, round] of path.matchAll(
        /([Mm]) ?(-?[\d.]+)[ ,]?(-?[\d.]+)([hv][^Mm]*)/g,
      )) {
        [x, y] = begins === "M" ? [+over, +down] : [x + +over, y + +down];
        const [across, deep] = ["h", "v"].map((way) => +round.match(`${way}(-?[\\d.]+)`)[1]);
        boxes.push([x, y, x + across, y + deep]);
      }
      for (const box of boxes)
        for (const i of [0, 1])
          if (box[i] > box[i + 2]) [box[i], box[i + 2]] = [box[i + 2], box[i]];
      // Places that meet are one tray.
      const meet = (a, b) => [0, 1].every((i) => a[i] <= b[i + 2] + 0.5 && b[i] <= a[i + 2] + 0.5);
      const trays = [];
      for (let box of boxes) {
        for (let other; (other = trays.findIndex((tray) => meet(tray, box))) >= 0;) {
          const [tray] = trays.splice(other, 1);
          box = box.map((side, i) => (i < 2 ? Math.min(side, tray[i]) : Math.max(side, tray[i])));
        }
        trays.push(box);
      }
      for (const [, x, y, word] of svg.matchAll(
        /<text x="([^"]*)" y="([^"]*)">([^<]{3,})<\/text>/g,
      )) {
        const [at, foot] = [Number(x), Number(y)];
        const half = (letter * word.length) / 2;
        // Those across the name of a tray or a little above or below it are it.
        const near = trays.filter((tray) => meet(tray, [at, foot - 2 * height, at, foot + height]));
        for (const [left, top, right, bottom] of near) {
          written += 1;
          assert.ok(
            at - half >= left &&
              at + half <= right &&
              foot - height >= top &&
              foot + under <= bottom,
            `${id}${lying ? ", lying" : ""}: ${word}, ${2 * half} wide, stands on ${at}, ${foot}; its tray is ${left} to ${right}, ${top} to ${bottom}`,
          );
        }
      }
    }
    match.drop();
  }
  assert.ok(written > 10, `${written}`);
});

test("by night empty dice and dark men have an outline that can be seen", async () => {
  const { context, page } = await visitor(house, {
    scheme: "dark",
    init: () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
  });
  await openTable(page, await linkOf({ game: "backgammon" }), { plain: true });
  const contrasts = await page.evaluate(() => {
    const light = (colour) => {
      const [r, g, b] = colour.match(/[\d.]+/g).map((each) => {
        const part = each / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const between = (a, b) => {
      const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
      return (x + 0.05) / (y + 0.05);
    };
    const value = (element, name) => {
      const probe = document.createElement("i");
      probe.style.color = getComputedStyle(element).getPropertyValue(name);
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const root = document.documentElement;
    return {
      die: between(
        value(document.querySelector(".board .blank"), "--rim"),
        value(root, "--b-leaf"),
      ),
      man: between(value(document.querySelector(".board .odd"), "--rim"), value(root, "--dk")),
    };
  });
  assert.ok(contrasts.die > 4, `empty dice ${contrasts.die}`);
  assert.ok(contrasts.man > 4.5, `dark men ${contrasts.man}`);
  await context.close();
});

test("in the sheet for sharing nothing touches anything else", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/falkener-xiangqi/");
  await choose(page, "share");
  const gaps = await page
    .getByTestId("share")
    .locator(".options")
    .evaluate((body) => {
      const boxes = [...body.querySelectorAll("input:not(.away), .bar")]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, i) => Math.round(top - boxes[i].bottom));
    });
  assert.ok(gaps.length > 3);
  for (const gap of gaps) assert.ok(gap >= 6, `gaps of ${gaps.join(" ")} px`);
  await page.sound();
  await context.close();
});

for (const width of [390, 1280])
  test(`a moving picture is drawn beside its count and the way to end it, in one row, at ${width}`, async () => {
    const { context, page } = await visitor(house, { width, height: 844, touch: width < 500 });
    await openTable(page, await linkOf({ words: (await firstMove()).words }));
    await choose(page, "share");
    // Measured as it begins: so short a line is drawn at once.
    const boxes = await page.evaluate(
      () =>
        new Promise((done) => {
          new MutationObserver((_, seen) => {
            const cancel = document.querySelector('[data-testid="gif-cancel"]');
            if (!cancel) return;
            seen.disconnect();
            const row = cancel.parentElement;
            done(
              [row, ...row.children].map((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                return { left, right, middle: (top + bottom) / 2 };
              }),
            );
            cancel.click();
          }).observe(document.body, { childList: true, subtree: true });
          document.querySelector('[data-testid="picture-gif"]').click();
        }),
    );
    const [row, ...parts] = boxes;
    assert.equal(parts.length, 3);
    for (const [i, { left, middle }] of parts.entries()) {
      assert.ok(Math.abs(middle - row.middle) <= 1, JSON.stringify(boxes));
      if (i > 0) assert.ok(left - parts[i - 1].right >= 8, JSON.stringify(boxes));
    }
    assert.ok(Math.abs(parts[2].right - row.right) <= 1, JSON.stringify(boxes));
    await page.sound();
    await context.close();
  });

test("a table beside a text says after a reload what lies on it", async () => {
  const { context, page } = await visitor(house, { width: 1600 });
  await page.goto("/books/royal/english/");
  await page.locator("a.show[data-record]").first().click();
  const on = page.locator('[data-part="on-table"]');
  await page.locator(".beside .board-view.drawn").waitFor();
  assert.equal(
    await page.locator('[data-part="back"]').textContent(),
    "Back to the starting position",
  );
  const before = await on.textContent();
  await page.reload();
  await page.locator(".beside .board-holder").click();
  await page.locator(".beside .board-view.awake").waitFor();
  await until("the caption", async () => (await on.textContent()) === before, patience);
  await page.sound();
  await context.close();
});

test("the page about the site says of each sign what it does", async () => {
  const about = readFileSync(`${project}site/src/about.md`, "utf8");
  assert.doesNotMatch(about, /marked ¶ to the moves/);
  assert.match(about, /☞/);
});
