// A match saved as a picture: SVG, PNG, and a moving one.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start } from "../harness.mjs";
import {
  bytesOf,
  choose,
  linkOf,
  moves,
  movesOf,
  openTable,
  press,
  table,
  visitor,
} from "../hands.mjs";
import { three } from "./keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

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
