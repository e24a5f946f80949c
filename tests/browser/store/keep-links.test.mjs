// A match in a link or at an address, and as a file; two windows with one match.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { qrDrawing } from "../../../site/src/js/store/qr-code.mjs";
import { start, until, watched } from "../harness.mjs";
import {
  bytesOf,
  choose,
  example,
  kept,
  leaf,
  line,
  linkOf,
  moves,
  movesOf,
  newGame,
  openTable,
  patience,
  press,
  shared,
  spoken,
  table,
  textOf,
  twoPersons,
  visitor,
  openTab,
} from "../hands.mjs";
import { noticed, three } from "./keeping.mjs";

// A package of the site, which tests have none of.
const { encode } = createRequire(new URL("../../../site/package.json", import.meta.url))("uqr");

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("a share link opened by somebody else restores the match, its options and the place shown", async () => {
  const { context, page } = await visitor(house);
  await openTable(page);
  await newGame(page, { options: { several: "one" }, seats: twoPersons });
  for (const [i, words] of three.entries()) {
    await press(page, words.split(/[-~]/));
    await movesOf(page, i + 1);
  }
  await openTab(page, "moves");
  await page.getByTestId("moves").locator('[data-step="back"]').click();
  await until(
    "the place before the last move",
    async () => (await shared(page)).at === three.slice(0, 2).join(" "),
    patience,
  );
  const given = await shared(page);
  await page.sound();

  const friend = await visitor(house);
  await openTable(friend.page, given.href.replace(house.origin, ""));
  assert.deepEqual(await moves(friend.page), three);
  const got = await shared(friend.page);
  assert.equal(got.record, given.record);
  assert.equal(got.at, given.at);
  assert.match(got.record, /several=one/);
  await until(
    "where nothing was kept, the game of the link is",
    async () => (await kept(friend.page))?.record === given.record,
  );
  await friend.page.sound();
  await friend.context.close();
  await context.close();
});

test("a link does not push out the match kept here: one may keep it or go back", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three[0] }));
  const { record } = await until("it is kept", () => kept(page));
  const link = await linkOf({ words: three.join(" ") });
  const other = await leaf(context, house.origin);
  await openTable(other, link);
  assert.deepEqual(await moves(other), three);
  await noticed(other, /Your own game is safe/);
  assert.equal((await kept(other)).record, record);
  await other.getByRole("button", { name: "Back to my game" }).click();
  await movesOf(other, 1);
  await other.goto("about:blank");
  await openTable(other, link);
  await other.getByRole("button", { name: "Keep this game" }).click();
  await until("it is kept", async () => (await kept(other)).record !== record, patience);
  assert.deepEqual(
    line((await kept(other)).record)
      .split(" ")
      .slice(0, 3),
    three,
  );
  await other.sound();
  await context.close();
});

/** Puts the code of a board into a page of another host, where it shows the game and leads to the whole page; the page of a table it may not show. */
async function isEmbedded(page, code, href) {
  assert.match(code, /^<iframe [^<>]*><\/iframe>$/);
  const table = `<iframe src="${house.origin}/play/" title="a table"></iframe>`;
  const host = createServer((_, answer) =>
    answer
      .writeHead(200, { "Content-Type": "text/html" })
      .end(`<!doctype html><title>A page of somebody else</title>${table}${code}`),
  );
  await new Promise((done) => host.listen(0, "127.0.0.1", done));
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`http://127.0.0.1:${host.address().port}/`);
  const frame = page.frameLocator("iframe >> nth=1"),
    say = frame.getByTestId("say");
  await until("the last move is told", async () => (await say.textContent()) !== "", patience);
  const last = await say.textContent();
  assert.match(await frame.getByRole("heading").textContent(), /\S/);
  await frame.getByRole("button", { name: /back/i }).press("Enter");
  await until("a step back", async () => (await say.textContent()) !== last, patience);
  assert.equal(await frame.getByTestId("board-grid").getAttribute("role"), "grid");
  const whole = frame.getByTestId("whole");
  assert.equal(await whole.evaluate((link) => link.href), href);
  assert.equal(
    await whole.evaluate((link) => link.target || document.querySelector("base").target),
    "_blank",
  );
  assert.ok(
    errors.some((text) => /frame-ancestors 'none'/.test(text)),
    "a table is not framed",
  );
  assert.deepEqual(
    errors.filter((text) => !/frame-ancestors 'none'/.test(text)),
    [],
  );
  await page.close();
  host.closeAllConnections();
  await new Promise((done) => host.close(done));
}

test("a link goes to the share sheet of the phone, and stands on the screen as a QR code and as code for another page; one that is too long is told", async () => {
  const context = await house.context({
    init: () => {
      navigator.share = async (what) => {
        window.sharedOn = what;
      };
      navigator.canShare = () => true;
    },
  });
  const page = await watched(context, house.origin);
  await openTable(page, await linkOf({ words: three.join(" ") }), { plain: true });
  await choose(page, "share");
  const href = await page.getByTestId("link").inputValue();
  await page.getByTestId("share-link").click();
  assert.equal((await until("it is shared", () => page.evaluate(() => window.sharedOn))).url, href);
  await page.getByTestId("show-embed").click();
  await isEmbedded(
    await context.newPage(),
    await page.getByTestId("embed-code").inputValue(),
    href,
  );
  await page.getByTestId("show-qr").click();
  const sheet = page.getByTestId("qr-sheet");
  await sheet.getByRole("img", { name: "QR code of the link" }).waitFor();
  assert.equal(
    await sheet.locator("path").last().getAttribute("d"),
    /<path d="([^"]*)"/.exec(qrDrawing(encode, href))[1],
  );
  assert.match(await sheet.textContent(), /works on this computer only/);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.evaluate(async () => {
    const { showQrCode } = await import(new URL("../js/site/share-link.mjs", location.href).href);
    showQrCode(`https://example.org/#${"x".repeat(2000)}`);
  });
  await sheet.waitFor();
  assert.match(await sheet.textContent(), /too long for a QR code.* 2021 characters/);
  assert.equal(await sheet.getByRole("img").count(), 0);
  await page.sound();
  await context.close();
});

/** The pictures of a GIF: how long each stays, in hundredths of a second, and how many bytes it has. */
function framesOf(gif) {
  assert.equal(gif.subarray(0, 6).toString("latin1"), "GIF89a");
  const colours = (packed) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  const frames = [];
  let at = 13 + colours(gif[10]),
    delay = 0;
  const skip = () => {
    const from = at;
    while (gif[at] !== 0) at += gif[at] + 1;
    at += 1;
    return at - from;
  };
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21) {
      if (gif[at + 1] === 0xf9) delay = gif.readUInt16LE(at + 4);
      at += 2;
      skip();
    } else {
      assert.equal(gif[at], 0x2c);
      at += 10 + colours(gif[at + 9]) + 1;
      frames.push({ delay, bytes: skip() });
    }
  }
  return frames;
}

test("the board is saved as a picture as it is seen: SVG that stands by itself and PNG, after every move and with what lies over it", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three[0] }));
  const saved = async (ending) => {
    const saving = page.waitForEvent("download");
    await page.getByTestId(`picture-${ending}`).click();
    return bytesOf(await saving);
  };
  const picture = async () => {
    await choose(page, "share");
    const [svg, png] = [String(await saved("svg")), await saved("png")];
    await page.keyboard.press("Escape");
    await page.getByTestId("share").waitFor({ state: "detached" });
    return { svg, png };
  };
  const places = (svg) => svg.match(/<g data-man="[^"]*" transform="[^"]*"/g).sort();
  const before = await picture();
  assert.doesNotMatch(before.svg, /class=|style=|var\(|<use|display="none"/);
  await press(page, three[1].split(/[-~]/));
  await movesOf(page, 2);
  await table(page)
    .locator(".board-holder")
    .evaluate((holder) => {
      holder.insertAdjacentHTML(
        "beforeend",
        '<svg class="arrows"><circle cx="0" cy="0" r="40" fill="rgb(1, 2, 3)"/></svg>',
      );
    });
  const { svg, png } = await picture();
  const moved = places(svg).filter((place) => !places(before.svg).includes(place));
  assert.equal(moved.length, 1, "the piece that moved");
  assert.match(svg, /<g transform="matrix\([^)]*\)"><circle [^>]*fill="rgb\(1, 2, 3\)"/);
  assert.equal(Math.max(png.readUInt32BE(16), png.readUInt32BE(20)), 2000);
  // What is dark in the PNG: a half of the pieces, and the circle in its corner.
  const dark = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i] + data[i + 1] + data[i + 2] < 200) count++;
      return {
        part: count / (data.length / 4),
        corner: [...context.getImageData(30, 30, 1, 1).data],
      };
    },
    [...png],
  );
  assert.ok(dark.part > 0.05 && dark.part < 0.4, `${dark.part}`);
  assert.deepEqual(dark.corner, [1, 2, 3, 255]);

  // The moves as a moving picture: the beginning and a picture a move, each as the board is seen.
  await choose(page, "share");
  const gif = await saved("gif");
  const sheet = page.getByTestId("share");
  await sheet.getByText(/^Saved: 3 pictures, \d+ kB\.$/).waitFor();
  assert.equal(await sheet.getByTestId("gif-cancel").count(), 0);
  assert.equal(
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.testid),
    "picture-gif",
  );
  const frames = framesOf(gif);
  assert.deepEqual(
    frames.map(({ delay }) => delay),
    [100, 100, 300],
  );
  assert.equal(Math.max(gif.readUInt16LE(6), gif.readUInt16LE(8)), 600);
  // What is as it was is not said again.
  assert.ok(frames[1].bytes < frames[0].bytes / 4, `${frames.map(({ bytes }) => bytes)}`);
  const seen = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: "image/gif" });
      const colours = [];
      for (const frameIndex of [0, 1, 2]) {
        const { image } = await decoder.decode({ frameIndex });
        const context = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext(
          "2d",
        );
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.displayWidth, image.displayHeight);
        image.close();
        const sums = [];
        for (let i = 0; i < data.length; i += 4) sums.push(data[i] + data[i + 1] + data[i + 2]);
        colours.push(sums);
      }
      const changed = (one, two) =>
        colours[one].filter((sum, i) => Math.abs(sum - colours[two][i]) > 60).length /
        colours[one].length;
      return {
        dark: colours.map((sums) => sums.filter((sum) => sum < 200).length / sums.length),
        changed: [changed(0, 1), changed(1, 2)],
      };
    },
    [...gif],
  );
  assert.ok(
    seen.dark.every((part) => part > 0.05 && part < 0.4),
    `${seen.dark}`,
  );
  assert.ok(
    seen.changed.every((part) => part > 0.001 && part < 0.2),
    `${seen.changed}`,
  );
  // What only a later picture has, such as the mark of the move, has its own colour.
  const mark = await page.evaluate(
    async ([gifBytes, ...pngs]) => {
      const pixelsOf = (image, width, height) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const [first, last] = await Promise.all(
        pngs.map(async (bytes) => {
          const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
          const counts = new Map();
          const data = pixelsOf(image, 300, 300); // enough for a colour that fills squares
          for (let i = 0; i < data.length; i += 4) {
            const colour = data.slice(i, i + 3).join(" ");
            counts.set(colour, (counts.get(colour) ?? 0) + 1);
          }
          return counts;
        }),
      );
      const [colour] = [...last]
        .filter(([one]) => !first.has(one) && one !== "1 2 3")
        .sort(([, a], [, b]) => b - a)[0];
      const wanted = colour.split(" ").map(Number);
      const decoder = new ImageDecoder({ data: Uint8Array.from(gifBytes), type: "image/gif" });
      const { image } = await decoder.decode({ frameIndex: 2 });
      const data = pixelsOf(image, image.displayWidth, image.displayHeight);
      image.close();
      let nearest = Infinity;
      for (let i = 0; i < data.length; i += 4)
        nearest = Math.min(
          nearest,
          Math.max(...wanted.map((value, k) => Math.abs(value - data[i + k]))),
        );
      return { colour, nearest };
    },
    [[...gif], [...before.png], [...png]],
  );
  assert.ok(mark.nearest <= 8, JSON.stringify(mark));
  // Cancelled before the first picture is drawn nothing is saved.
  await page.evaluate(() => {
    const named = (id) =>
      /** @type {HTMLElement | null} */ (document.querySelector(`[data-testid="${id}"]`));
    new MutationObserver((_, seen) => {
      if (!named("gif-cancel")) return;
      seen.disconnect();
      named("gif-cancel").click();
    }).observe(document.body, { childList: true, subtree: true });
    named("picture-gif").click();
  });
  await sheet.getByText("Cancelled. Nothing was saved.").waitFor();
  // What goes wrong is told, and it can be asked for again.
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new Error("There is no memory for a picture.");
    };
    /** @type {HTMLElement} */ (document.querySelector('[data-testid="picture-gif"]')).click();
  });
  await sheet.getByText("There is no memory for a picture.").waitFor();
  assert.equal(await sheet.getByTestId("gif-cancel").count(), 0);
  await page.keyboard.press("Escape");
  await page.sound();
  await context.close();
});

test("an example of the book that is not there is said, and a new game begun", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/?example=rithmomachia/fulke-1/no-such", { plain: true });
  await noticed(page, /no example “rithmomachia\/fulke-1\/no-such”.*new game/i);
  await openTable(page, "/play/?game=chess", { plain: true });
  await noticed(page, /no game “chess”/);
  await page.sound([/404/]);
  await context.close();
});

test("every example of the book opens at the table from its address", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, "/play/?example=rithmomachia/fulke-1/prisoner-set", { plain: true });
  await spoken(table(page), "f8", /white triangle 9/);
  assert.match(await page.getByTestId("stepper").locator(".cite").textContent(), /changes sides/);
  await page.sound();
  await context.close();
});

test("a record can be saved as a file and opened again; a broken one says its line and leaves the match", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ words: three.join(" ") }));
  const { record } = await shared(page);
  await choose(page, "share");
  const saving = page.waitForEvent("download");
  await page.getByTestId("save-file").click();
  const file = await saving;
  assert.equal(file.suggestedFilename(), "fulke-1.game");
  assert.equal(await textOf(file), record);
  const hand = async (name, text) => {
    if (!(await page.getByTestId("share").isVisible())) await choose(page, "share");
    await page
      .getByTestId("open-file")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  };
  await hand("broken.game", '[Game "fulke-1"]\n\n1. h13-h4\n');
  assert.match(
    await noticed(page, /Could not open broken\.game/),
    /line 3.*Your own game has not changed/s,
  );
  assert.equal((await shared(page)).record, record);
  await hand("taking.game", example("subtraction-7-before"));
  await noticed(page, /Opened taking\.game/);
  await spoken(table(page), "d1", /white round 7 \(captured from Black\)/);
  await page.getByRole("button", { name: "Back to my game" }).click();
  await movesOf(page, 3);
  assert.equal((await shared(page)).record, record);
  await page.sound();
  await context.close();
});
