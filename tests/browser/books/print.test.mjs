// Paper: a chapter and a game's page as handouts, in black on white whichever theme the screen wears.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { shots, start } from "../harness.mjs";
import { patience, visitor, setTheme } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** What the page would put on paper: what is shown that should not be, and hidden that should be read. */
const onPaper = (page) =>
  page.evaluate(() => {
    const seen = (one) =>
      one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
    const all = (choice) => [...document.querySelectorAll(choice)];
    const named = (one) =>
      `${one.localName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`;
    const style = (one) => getComputedStyle(one);
    return {
      forScreens: all(
        "nav, button, .button, input, select, canvas, .rubric, .beside, .dock, .crumbs",
      )
        .filter(seen)
        .map(named),
      unread: all("main article p, main .words p, main li, main .note, main dd")
        .filter(
          (one) =>
            one.textContent.trim() &&
            !one.closest(".away, noscript, nav, .beside, .contents, .bar, .acts, .hunter") &&
            !one.matches(".bar, .say, .comment, .crumbs") &&
            !seen(one),
        )
        .map(named),
      folded: all("main article details").filter((one) => !one.open).length,
      split: all("figure.diagram, .opening-beside svg, .plates figure")
        .filter((one) => style(one).breakInside !== "avoid")
        .map(named),
      diagrams: all("figure.diagram, .opening-beside").filter(seen).length,
      colours: [style(document.body).color, style(document.body).backgroundColor],
      underlined: all("main a:not(.sic, .lost)")
        .filter((one) => style(one).textDecorationLine.includes("underline"))
        .map(named),
      foot: document.querySelector("footer").innerText,
    };
  });

/** The page in a theme, as it is printed. */
async function asPaper({ path, theme }) {
  const { context, page } = await visitor(house);
  await page.goto(path);
  await setTheme(page, theme);
  await page.emulateMedia({ media: "print" });
  return { context, page };
}

const ableToRead = spawnSync("pdftotext", ["-v"], { timeout: patience * 1000 }).error === undefined;

for (const { path, name, theme, foot, least, says } of [
  {
    path: "/books/fulke/tables/",
    name: "print-chapter",
    theme: "dark",
    foot: /Philosophers’ Game \(London 1563\)\. Codex Ludorum: .*\/books\/fulke\/tables\//,
    least: 2,
    says: ["12 notes on the rows", "read 72 289 361", "By agreement: 4 and 20 capture 12"],
  },
  {
    path: "/games/fulke-1/",
    name: "print-game",
    theme: "projector",
    foot: /Codex Ludorum: .*\/games\/fulke-1\//,
    least: 1,
    says: ["Optional rules", "How this was tested"],
  },
]) {
  test(`${path} prints whole: no navigation, every paragraph, what is folded open, no diagram torn, its address at the foot`, async () => {
    const { context, page } = await asPaper({ path, theme });
    const paper = await onPaper(page);
    assert.deepEqual(paper.forScreens, []);
    assert.deepEqual(paper.unread, []);
    assert.deepEqual(paper.split, []);
    assert.deepEqual(paper.underlined, []);
    assert.deepEqual(paper.colours, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    assert.ok(paper.diagrams >= least, `${paper.diagrams} diagrams`);
    assert.match(paper.foot, foot);
    assert.ok(!paper.foot.includes("127.0.0.1"), `nobody else finds ${paper.foot}`);
    if (name === "print-chapter") assert.ok(paper.folded > 0, "nothing was folded");
    await page.pdf({ path: join(shots, `${name}.pdf`), preferCSSPageSize: true, format: "A4" });
    await page.sound();
    await context.close();
  });

  test(
    `the sheets of ${path} bear its words and their numbers`,
    { skip: ableToRead ? false : "pdftotext is not installed (package poppler-utils)" },
    async () => {
      const { context, page } = await asPaper({ path, theme });
      const sheets = join(shots, `${name}.pdf`);
      rmSync(sheets, { force: true });
      await page.pdf({ path: sheets, preferCSSPageSize: true, format: "A4" });
      const { status, stdout } = spawnSync("pdftotext", ["-layout", sheets, "-"], {
        encoding: "utf8",
        timeout: patience * 1000,
      });
      assert.equal(status, 0);
      const printed = stdout.replace(/\s+/g, " ");
      for (const each of says)
        assert.ok(printed.includes(each), `“${each}” is not on paper: ${printed.slice(0, 400)}`);
      assert.match(printed, /Codex Ludorum 1 ?\/ ?\d+/, "the sheets are not numbered");
      await context.close();
    },
  );
}

test("where others reach the site, paper says at which address", async () => {
  const { context, page } = await visitor(house);
  const { port } = new URL(house.origin);
  await page.goto(`http://school.localhost:${port}/games/fulke-1/`);
  await page.emulateMedia({ media: "print" });
  assert.match(
    await page.locator("footer").innerText(),
    new RegExp(`Codex Ludorum: school\\.localhost:${port}/games/fulke-1/`),
  );
  await context.close();
});

const sheetsOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g).length;

test("a printed lesson is the teacher’s copy: every question has its answer, with the letters of choices; asked or answered on the screen", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/lessons/small-men/#step-1");
  await page.locator(".lesson.awake").waitFor();
  await page.getByTestId("answer").first().fill("24");
  await page.getByTestId("check").first().click();
  await page.locator('[data-step="0"][data-state="right"]').waitFor();
  await page.emulateMedia({ media: "print" });
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll(".steps > .step")].map((step) => {
      const answer = step.querySelector(".reveal .is"),
        letters = step.querySelector("ol.choices");
      return {
        question: Boolean(step.querySelector(".question")),
        answer:
          answer &&
          answer.checkVisibility({ visibilityProperty: true }) &&
          answer.getClientRects().length > 0
            ? answer.textContent
            : "",
        lettered: !letters || getComputedStyle(letters).listStyleType === "lower-alpha",
        boxes: [...step.querySelectorAll("input")].filter((one) => one.checkVisibility()).length,
      };
    }),
  );
  assert.equal(seen.length, 8);
  for (const [i, { question, answer, lettered, boxes }] of seen.entries())
    assert.ok(
      question && answer !== "" && lettered && boxes === 0,
      `step ${i + 1}: ${JSON.stringify(seen[i])}`,
    );
  assert.match(seen[6].answer, /^b 4 and 8; d 2 and 6|^b 4 and 8;/);
  await page.sound();
  await context.close();
});

test("every handout is one sheet of paper for a pupil, and its answers another", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/lessons/");
  const handouts = await page
    .locator('a[href$="/handout/"]')
    .evaluateAll((all) => all.map(({ href }) => href));
  assert.ok(handouts.length >= 7);
  for (const href of handouts) {
    await page.goto(href);
    await page.emulateMedia({ media: "print" });
    assert.equal(
      sheetsOf(await page.pdf({ preferCSSPageSize: true, format: "A4" })),
      2,
      new URL(href).pathname,
    );
  }
  await page.sound();
  await context.close();
});

test("every printed square or tour has a sheet of its own, and one that is asked for is printed alone", async () => {
  const { context, page } = await visitor(house);
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = location.hash);
  });
  await page.goto("/squares/");
  const figures = await page
    .locator(".printed-squares .square")
    .evaluateAll((all) => all.map(({ id }) => id));
  assert.ok(figures.length > 100);
  await page.emulateMedia({ media: "print" });
  const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true, format: "A4" }));
  assert.ok(
    sheets >= figures.length && sheets <= figures.length + 3,
    `${sheets} sheets for ${figures.length} figures`,
  );
  await page.emulateMedia({ media: "screen" });
  const tour = page.locator(".printed-squares li:has(.march)").first();
  const id = await tour.locator(".square").getAttribute("id");
  await tour.getByRole("button", { name: /^Print/ }).click();
  assert.equal(await page.locator("html").getAttribute("data-printed"), `#${id}`);
  await page.emulateMedia({ media: "print" });
  const shown = await page
    .locator("main :is(h1, h2, .square)")
    .evaluateAll((all) =>
      all.filter((one) => one.getClientRects().length > 0).map((one) => one.id),
    );
  assert.deepEqual(shown, [id]);
  assert.equal(sheetsOf(await page.pdf({ preferCSSPageSize: true, format: "A4" })), 1);
  await page.sound();
  await context.close();
});
