// A book in old spelling, as printed, in modern spelling and side by side: the choice, what it shows, where addresses lead.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { start, until } from "../harness.mjs";
import { html, painted, patience, visitor } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const chapter = "/books/fulke/taking/";
const readings = { printed: "As printed", modern: "Modern spelling", side: "Side by side" };
const choose = (page, reading, hand = "click") =>
  page.getByTestId("spelling").getByLabel(readings[reading])[hand]();
/** Which of the two spellings is to be seen, of all sentences and headings. */
const seen = (page) =>
  page.evaluate(() => {
    const shown = (one) => one.getClientRects().length > 0;
    const told = (all) => (all.every(shown) ? "all" : all.some(shown) ? "some" : "none");
    return Object.fromEntries(
      ["old", "new"].map((name) => [name, told([...document.querySelectorAll(`.text .${name}`)])]),
    );
  });
/** Waits until just these are to be seen. */
async function shows(page, reading) {
  let now = {};
  await until(
    reading,
    async () => JSON.stringify((now = await seen(page))) === JSON.stringify(expected[reading]),
  ).catch((fault) => assert.fail(`${fault.message}: ${JSON.stringify(now)}`));
}
const expected = {
  printed: { old: "all", new: "none" },
  modern: { old: "none", new: "all" },
  side: { old: "all", new: "all" },
};
/** How far the text moved without a touch of the reader's; notes in the margin find their places after it. */
const watchShifts = () => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (
        !entry.hadRecentInput &&
        entry.sources.some(
          ({ node }) =>
            !(node?.parentElement ?? node)
              ?.closest(".para")
              ?.querySelector(".notes")
              ?.contains(node),
        )
      )
        window.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

test("the spelling is chosen at the head of a chapter, is remembered in the others, and stands there before anything moves", async () => {
  const { context, page } = await visitor(house, { init: watchShifts });
  await context.route("**/*.woff2", (route) => route.abort()); // letters that arrive late move lines in any spelling
  await page.goto(chapter);
  await shows(page, "printed");
  for (const reading of ["modern", "side", "printed", "side", "modern"]) {
    await choose(page, reading);
    await shows(page, reading);
  }
  assert.equal(await page.evaluate(() => localStorage.getItem("codex-ludorum/reading")), "modern");
  for (const reading of ["modern", "side"]) {
    await choose(page, reading);
    await page.goto("/books/fulke/men/");
    await shows(page, reading);
    assert.ok(await page.getByTestId("spelling").getByLabel(readings[reading]).isChecked());
    await page.waitForLoadState("networkidle");
    assert.ok(
      (await page.evaluate(() => window.shifts)) < 0.001,
      `${reading}: ${await page.evaluate(() => window.shifts)}`,
    );
  }
  // By keyboard, as any group of choices; a book without another spelling has none, and an old choice does not touch it.
  await page.getByTestId("spelling").getByLabel(readings.side).focus();
  await page.keyboard.press("ArrowLeft");
  await shows(page, "modern");
  await page.goto("/books/falkener/introduction/");
  assert.equal(await page.getByTestId("spelling").count(), 0);
  await page.sound([/woff2|ERR_FAILED/]);
  await context.close();
});

test("a paragraph stands where it will be before its notes have come over a slow net", async () => {
  const path = "/books/fulke/men/";
  const whole = html(path),
    cut = whole.indexOf('<div class="notes', whole.indexOf('id="letters"'));
  assert.ok(cut > 0, "the table of letters has notes");
  // The rest of the page is sent when its first part has been seen.
  let goOn;
  const slow = createServer(async (request, answer) => {
    if (request.url !== path) {
      const there = await fetch(house.origin + request.url);
      return answer
        .writeHead(there.status, { "content-type": there.headers.get("content-type") })
        .end(Buffer.from(await there.arrayBuffer()));
    }
    answer
      .writeHead(200, { "content-type": "text/html" })
      .write(whole.slice(0, cut) + " ".repeat(4096));
    await new Promise((done) => {
      goOn = done;
    });
    return answer.end(whole.slice(cut));
  });
  await new Promise((done) => {
    slow.listen(0, "127.0.0.1", done);
  });
  const { context, page } = await visitor(house, {
    init: () => localStorage.setItem("codex-ludorum/reading", "side"),
  });
  try {
    await context.route("**/*.woff2", (route) => route.abort());
    await page.goto(`http://127.0.0.1:${slow.address().port}${path}`, { waitUntil: "commit" });
    const place = () =>
      page.evaluate(() => {
        const { left, top, width } =
          document.querySelector("#letters")?.parentElement.getBoundingClientRect() ?? {};
        return [left, width, top];
      });
    const early = await until("the table of letters is there", async () => {
      const at = await place();
      return at[1] && at;
    });
    assert.equal(await page.locator("#letters ~ .notes").count(), 0);
    goOn();
    await page.locator("#letters ~ .notes").waitFor({ state: "attached" });
    assert.deepEqual(await place(), early);
  } finally {
    goOn?.();
    await context.close();
    await new Promise((done) => {
      slow.close(done);
    });
  }
});

test("in every spelling an address leads to the words that are seen, and marks them; ¶, ☞ and corrections lead from there", async () => {
  const { context, page } = await visitor(house);
  await page.goto(chapter);
  const wanted = {
    printed: {
      "fulke.1.take.subtraction": /lesser beyng subtracted/,
      "fulke.1.king.take": /They can not be taken by equalitie.*whole kyng maye/,
    },
    modern: {
      "fulke.1.take.subtraction": /lesser being subtracted/,
      "fulke.1.king.take": /They cannot be taken by equality.*whole king may/,
    },
    side: {
      "fulke.1.take.subtraction": /lesser beyng subtracted/,
      "fulke.1.king.take": /They can not be.*They cannot be/,
    },
  };
  for (const [reading, places] of Object.entries(wanted)) {
    await choose(page, reading);
    for (const [anchor, words] of Object.entries(places)) {
      await page.goto("about:blank");
      await page.goto(`/books/fulke/${anchor.includes("king") ? "kings" : "taking"}/#${anchor}`);
      const place = page.locator(`[id="${anchor}"]`);
      assert.equal(await place.count(), 1);
      await until(
        `${reading}: ${anchor} is in sight, under the choice`,
        () =>
          place.evaluate((one) => {
            const edge = document.querySelector(".spelling").getBoundingClientRect().bottom;
            return (
              one.matches(":target") &&
              [...one.querySelectorAll("*"), one].some((each) =>
                [...each.getClientRects()].some(
                  ({ top, bottom, height }) =>
                    height > 0 && top >= edge - 1 && bottom < innerHeight / 2,
                ),
              )
            );
          }),
        patience,
      );
      assert.match((await place.innerText()).replace(/\s+/g, " "), words);
    }
    // The ¶ of a sentence that is seen leads to it; so does the note of a correction back to the word.
    await page.goto(chapter);
    const sign = page.locator('.text a.rubric[href="#fulke.1.take.addition"]:visible');
    assert.equal(await sign.count(), 1, reading);
    assert.equal(
      await page.locator(".text a.show:visible").count(),
      await page.locator(".text :is(.old, .note) a.show").count(),
      `${reading}: every ☞ is to be seen, once`,
    );
    await sign.click();
    await until(
      "the sentence is marked",
      () =>
        page
          .locator('[id="fulke.1.take.addition"]')
          .evaluate((one) => one.matches(":target") && one.getClientRects().length > 0),
      patience,
    );
    const fix = page.locator(".text a.sic:visible").first();
    const note = await fix.getAttribute("href");
    await page.locator(`${note} a`).first().click();
    await until(`${reading}: the note leads back`, () =>
      page
        .locator(`[id="${note.slice(1, -5)}"]`)
        .evaluate((one) => one.matches("a.sic:target") && one.getClientRects().length > 0),
    );
    assert.ok((await page.locator(".text a.term:visible").count()) > 3, reading);
  }
  await page.sound();
  await context.close();
});

test("on a phone a tap on the choice keeps the sentence where it is; side by side is one below the other there, and beside on a wide page", async () => {
  const { context, page } = await visitor(house, {
    width: 390,
    height: 800,
    touch: true,
    scale: 2,
  });
  await page.goto(chapter);
  await page.evaluate(() =>
    document.fonts.ready.then(() =>
      scrollTo({
        top: document.getElementById("subtraction").getBoundingClientRect().bottom + scrollY - 120,
        behavior: "instant",
      }),
    ),
  );
  const box = page.getByTestId("spelling");
  // The sentence that was first in sight, and where it stands.
  await page.evaluate(() => {
    const edge = document.querySelector(".spelling").getBoundingClientRect().bottom;
    window.first = [
      ...document.querySelectorAll(".text .pair, .text :is(h1, h2, h3), .text figure"),
    ].find(
      (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().bottom > edge + 4,
    );
  });
  const top = () => page.evaluate(() => window.first.getBoundingClientRect().top);
  const stood = await top();
  for (const reading of ["side", "modern", "printed", "modern", "side"]) {
    await choose(page, reading, "tap");
    await shows(page, reading);
    await painted(page);
    await until(
      `${reading}: the sentence stands where it stood, at ${stood}`,
      async () => Math.abs((await top()) - stood) <= 2,
    );
    assert.ok((await box.boundingBox()).y >= 0, "the choice is at hand");
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${reading} is wider than the page`,
    );
  }
  for (const label of await box.locator("label").all()) {
    const { width, height } = await label.boundingBox();
    assert.ok(width >= 24 && height >= 32, `${width} × ${height}`);
  }
  const places = () =>
    page
      .locator(".text .pair")
      .filter({ hasText: "lesser beyng subtracted" })
      .evaluate((pair) =>
        ["old", "new"].map((name) =>
          pair.querySelector(`.${name}`).getBoundingClientRect().toJSON(),
        ),
      );
  let [old, now] = await places();
  assert.ok(now.top >= old.bottom && now.left <= old.left + 2, "below on a phone");
  await page.setViewportSize({ width: 1280, height: 900 });
  await painted(page);
  [old, now] = await places();
  assert.ok(Math.abs(now.top - old.top) < 2 && now.left >= old.right, "beside on a wide page");
  // Print shows what is chosen, and no choice.
  await page.emulateMedia({ media: "print" });
  [old, now] = await places();
  assert.ok(old.height > 0 && now.height > 0 && now.left >= old.right && !(await box.isVisible()));
  await page.sound();
  await context.close();
});

test("without scripts, and where the browser keeps nothing, the words stand as printed", async () => {
  const bare = await visitor(house, { scripts: false });
  await bare.page.goto(chapter);
  assert.equal(await bare.page.getByTestId("spelling").isVisible(), false);
  assert.ok(await bare.page.getByText("the lesser beyng subtracted").isVisible());
  assert.equal(await bare.page.getByText("the lesser being subtracted").isVisible(), false);
  await bare.context.close();
  const { context, page } = await visitor(house, {
    init: () => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new DOMException("refused", "SecurityError");
      };
    },
  });
  await page.goto(chapter);
  await shows(page, "printed");
  await choose(page, "modern");
  await shows(page, "modern"); // for this page
  await page.sound();
  await context.close();
});
