// The book: read without scripts, every rule sentence an anchor, notes and misprints where they belong.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { project, start, until } from "../harness.mjs";
import {
  chapterOf,
  chapters,
  chaptersInTurn,
  core,
  GAME,
  html,
  pages,
  painted,
  passages,
  patience,
  told,
  visitor,
  WEEK,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("the book reads with scripts off: text, diagrams, notes, tables, and a sentence that says so", async () => {
  const { context, page } = await visitor(house, { scripts: false });
  const seen = { paragraphs: 0, diagrams: 0, notes: 0, tables: 0 };
  for (const path of chaptersInTurn(2, 3)) {
    assert.equal((await page.goto(path)).status(), 200);
    const article = page.locator("article.text");
    const words = await article.innerText();
    assert.ok(words.length > 1000, `${path}: hardly a word is to be read`);
    assert.equal(
      await page.locator(".needs-js:visible").count(),
      0,
      `${path}: what needs scripts is shown without them`,
    );
    assert.equal(
      await page.locator("button:visible").count(),
      0,
      `${path}: a button that can do nothing`,
    );
    await page
      .getByText(/scripts are turned off/i)
      .first()
      .waitFor({ state: "visible" });
    const drawn = await article.locator("figure.diagram").evaluateAll((figures) =>
      figures.map((figure) => {
        const svg = figure.querySelector('svg[role="img"]');
        const box = svg?.getBoundingClientRect();
        const told = (by) =>
          svg
            ?.getAttribute(by)
            ?.split(" ")
            .map((id) => figure.querySelector(`[id="${id}"]`)?.textContent ?? "")
            .join(" ");
        return {
          id: figure.id,
          men: svg?.querySelectorAll(".man use, .man path").length,
          wide: box?.width > 80,
          title: told("aria-labelledby"),
          told: told("aria-describedby"),
          caption: figure.querySelector("figcaption").innerText,
        };
      }),
    );
    for (const one of drawn) {
      // The games of Seega and Senat begin on an empty board, and so do squares and tours.
      const placed =
        !/\/(senat|knights-[a-z-]+|[a-z]+-squares?|magic-squares|any-cell|compartments|tour-figures)\/$/.test(
          path,
        );
      assert.ok((one.men > 0 || !placed) && one.wide, `${path}#${one.id}: no picture`);
      assert.ok(
        one.title && one.told && one.caption,
        `${path}#${one.id}: a picture that is not told in words`,
      );
    }
    seen.diagrams += drawn.length;
    seen.paragraphs += await article.locator("p:visible").count();
    seen.notes += await article.locator('[role="note"]:visible').count();
    seen.tables += await article
      .locator("figure.numbers:visible, figure.letters:visible, table.plain:visible")
      .count();
  }
  assert.ok(
    seen.diagrams >= 50 && seen.paragraphs > 100 && seen.notes > 40 && seen.tables >= 9,
    JSON.stringify(seen),
  );
  await page.sound();
  await context.close();
});

test("every rule of the card and every passage is an anchor on the page it names", async () => {
  const all = passages();
  const ludus = await core();
  const { rules, options } = ludus.catalogue().find((card) => card.id === GAME);
  for (const rule of [...rules, ...options.map((option) => option.rule)])
    assert.ok(all[rule], `${rule} has no passage`);
  const ids = new Map();
  for (const [rule, { url, text, cite }] of Object.entries(all)) {
    const [path, id] = url.split("#");
    if (!ids.has(path)) ids.set(path, html(path));
    assert.match(
      ids.get(path),
      new RegExp(
        ` id="${id.replace(/\./g, "\\.")}"[^>]* data-rule="${rule.replace(/\./g, "\\.")}"`,
      ),
      `${rule}: no such anchor on ${path}`,
    );
    assert.ok(text.length > 3 && cite.length > 3, rule);
  }
});

test("a ¶ leads to its own sentence, which is then marked", async () => {
  const { context, page } = await visitor(house);
  await page.goto(chapterOf("subtraction-7-before"));
  const broken = await page.locator(".text a.rubric:visible").evaluateAll((signs) =>
    signs
      .filter((sign) => {
        const there = document.getElementById(decodeURIComponent(sign.hash.slice(1)));
        return (
          !there?.dataset.rule ||
          !(sign.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING) ||
          sign.textContent !== "¶"
        );
      })
      .map((sign) => sign.outerHTML),
  );
  assert.deepEqual(broken, []);
  const sign = page.locator('a.rubric[href="#fulke.1.take.subtraction"]').first();
  await sign.click();
  await until(
    "the address names the rule",
    () => page.evaluate(() => location.hash === "#fulke.1.take.subtraction"),
    patience,
  );
  const marked = page.locator('[id="fulke.1.take.subtraction"]');
  await until("the sentence is marked", () =>
    marked.evaluate((words) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(words);
      return (
        words.matches(":target") &&
        (backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none")
      );
    }),
  );
  await until("the sentence is in sight", () =>
    marked.evaluate((words) => {
      const { top } = words.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    }),
  );
  await page.sound();
  await context.close();
});

test("notes in the margin run neither into one another nor into the foot of the page, however often the window changes", async () => {
  const { context, page } = await visitor(house, { width: 1280 });
  let notes = 0;
  for (const path of new Set(["/books/fulke/numbers/", ...chaptersInTurn(3, WEEK)])) {
    await page.goto(path);
    for (const width of [1600, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await painted(page);
      const ends = await page.evaluate(() => {
        // A block of notes may be higher than its place: what counts is from its first note to its last.
        const bounds = (from, to = from) => [
          Math.round(from.getBoundingClientRect().top),
          Math.round(to.getBoundingClientRect().bottom),
        ];
        return [
          ...[...document.querySelectorAll(".notes")].map((one) =>
            bounds(one.firstElementChild, one.lastElementChild),
          ),
          bounds(document.querySelector("footer")),
        ];
      });
      ends
        .slice(1)
        .forEach(([top], i) =>
          assert.ok(
            top >= ends[i][1],
            `${path} at ${width}: the notes ${i + 1} end at ${ends[i][1]}, what follows begins at ${top}`,
          ),
        );
      notes += ends.length - 1;
    }
  }
  assert.ok(notes > 20);
  await context.close();
});

test("misprints and lost words are marked where they stand and told of in a note beside", async () => {
  const source = readFileSync(`${project}assets/texts/fulke.txt`, "utf8").replace(/^>.*$/gm, "");
  const shown = chapters()
    .map((path) => html(path))
    .join("\n");
  for (const [kind, wanted] of [
    ["sic", source.match(/\{sic /g)?.length ?? 0],
    ["lost", source.match(/\{lost /g)?.length ?? 0],
  ]) {
    const marks = [
      ...shown.matchAll(new RegExp(`<a class="${kind}" id="(c\\d+)" href="#\\1-note">`, "g")),
    ].map(([, id]) => id);
    assert.ok(
      wanted > 0 && marks.length >= wanted,
      `${kind}: ${wanted} in the text, ${marks.length} on the pages`,
    );
    for (const id of marks)
      assert.match(
        shown,
        new RegExp(` id="${id}-note">.*href="#${id}"`),
        `${kind} ${id} has no note`,
      );
  }
  const { context, page } = await visitor(house, { width: 1440 });
  await page.goto(pages().find((path) => / class="sic"/.test(html(path))));
  const word = page.locator("a.sic").first();
  const note = page.locator(`[id="${await word.getAttribute("id")}-note"]`);
  await word.scrollIntoViewIfNeeded();
  assert.ok(await note.isVisible());
  assert.match(await note.innerText(), /As printed\. Read “/);
  await context.close();
});
