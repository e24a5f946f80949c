// The table beside the words of a book.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { project, start, until } from "../harness.mjs";
import {
  act,
  chapterOf,
  core,
  example,
  html,
  passages,
  patience,
  press,
  say,
  shared,
  spoken,
  table,
  told,
  visitor,
  wakeDiagram,
} from "../hands.mjs";
import { reads, withDiagram } from "./diagrams.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

for (const [where, more] of [
  ["beside the text", { width: 1600 }],
  ["in a sheet over it on a small screen", { width: 390, height: 800, touch: true }],
]) {
  test(`a diagram is set up on the table ${where}: the record goes over and the table shows it`, async () => {
    const { context, page, figure } = await withDiagram(house, "equality-9-after", more);
    const ludus = await core();
    const match = ludus.read(example("equality-9-after"));
    match.show();
    const [names, told, record] = [
      match.spots().map((spot) => spot.name),
      match.spoken(),
      match.record(),
    ];
    match.drop();
    await figure.locator('[data-diagram="set"]').click();
    const aside = page.getByRole("complementary", { name: "Board beside the text" });
    await aside.locator(".board-view.drawn").waitFor();
    await reads(aside.locator('[data-part="on-table"]'), /The triangle 9 has moved/);
    await until(
      "every spot says what the record says",
      async () => {
        const now = await aside
          .locator('[role="gridcell"]')
          .evaluateAll((cells) =>
            Object.fromEntries(
              cells.map((one) => [one.dataset.name, one.getAttribute("aria-label")]),
            ),
          );
        return (
          names.every((name, i) => now[name] === undefined || now[name] === told[i]) &&
          Object.keys(now).length > 100
        );
      },
      patience,
    );
    const given = await shared(page);
    assert.equal(given.record, record);

    // What lay there before can be had again.
    await aside.locator('[data-part="back"]').click();
    await spoken(table(page), "d8", /empty/);
    assert.doesNotMatch((await shared(page)).record, /Setup/);
    await page.sound();
    await context.close();
  });
}

test("the table beside the text plays: a taking there shows its sum, and why with its sentence", async () => {
  const { context, page, figure } = await withDiagram(house, "subtraction-7-before", {
    width: 1600,
  });
  await figure.locator('[data-diagram="set"]').click();
  await page.locator(".beside .board-view.drawn").waitFor();
  await press(page, ["c9"], table(page), { blind: true });
  await press(page, ["d8", "d1"]);
  await until(
    "the taking is told",
    async () => /9 − 2 = 7/.test(await say(page).textContent()),
    patience,
  );
  const reason = page.getByTestId("why").locator('[data-rule="fulke.1.take.subtraction"]');
  await reads(
    reason.locator("blockquote"),
    new RegExp(
      passages()
        ["fulke.1.take.subtraction"].text.slice(0, 20)
        .replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    ),
  );
  await page.sound();
  await context.close();
});

test("the ☞ of a rule that no diagram shows lays its worked example on the table, and the match before can be had back", async () => {
  const { context, page } = await visitor(house, { width: 1600 });
  await page.goto("/books/royal/english/");
  const mark = page.locator("a.show[data-record]").first();
  const address = await mark.evaluate(
    (one) => new URL(one.dataset.record, document.baseURI).pathname,
  );
  const record = readFileSync(`${project}${address.slice(1)}`, "utf8");
  await mark.click();
  await reads(
    page.locator('[data-part="on-table"]'),
    new RegExp(/^\[Title "(.*)"\]/m.exec(record)[1].replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
  );
  await page.locator(".beside .board-view.drawn").waitFor();
  assert.equal(new URL(page.url()).pathname, "/books/royal/english/");
  await page.locator('[data-part="back"]').click();
  await reads(page.locator('[data-part="on-table"]'), /^Your game$/);
  await page.sound();
  await context.close();
});

test("the table is fetched when a person asks for it, and not before", async () => {
  const { context, page } = await visitor(house, { width: 1600 });
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(chapterOf("subtraction-7-before"));
  const diagram = page.locator("figure#subtraction-7-before");
  await wakeDiagram(page, diagram);
  assert.ok(asked.includes("/wasm/rules-rithmomachia.wasm"));
  assert.equal(
    asked.filter((path) => /rules-.*\.wasm$/.test(path)).length,
    1,
    "one module serves every diagram",
  );
  assert.deepEqual(
    asked.filter((path) => /canvas|panel\.mjs/.test(path)),
    [],
  );
  await page.locator(".beside .board-holder").click();
  await page.locator(".beside .board-view.drawn").waitFor();
  assert.ok(asked.includes("/wasm/canvas.wasm"));
  await act(page, "undo").waitFor();
  await page.sound();
  await context.close();
});

test("beside a chapter without boards stands the game its sentences speak of, not that of the chapter before", () => {
  for (const [chapter, game] of [
    ["falkener/ashta-kashte", "falkener-ashta-kashte"],
    ["falkener/magic-squares", "falkener-magic-squares"],
    ["falkener/hollow-squares", "falkener-magic-squares"],
  ])
    assert.match(
      html(`/books/${chapter}/`),
      new RegExp(` data-panel data-game="${game}"`),
      chapter,
    );
});
