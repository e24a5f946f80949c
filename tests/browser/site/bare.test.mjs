// Browsers that lack something: no scripts, no WebAssembly. What can be had is there, and one sentence says what cannot.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start } from "../harness.mjs";
import { chapterOf, pagesInTurn, says, visitor, without } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("pages of every pattern read with scripts off: a title, a heading, its words, and nothing that waits for a script", async () => {
  const { context, page } = await visitor(house, { scripts: false });
  for (const path of pagesInTurn(1)) {
    await page.goto(path);
    const { title, headings, waiting, links, boards, words } = await page.evaluate(() => {
      const seen = (choice) =>
        [...document.querySelectorAll(choice)].filter(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) &&
            one.getBoundingClientRect().width > 0 &&
            one.getBoundingClientRect().height > 0,
        );
      const named = (one) => `${one.localName}.${one.getAttribute("class") ?? ""}`;
      return {
        title: document.title,
        headings: seen("h1").length,
        links: seen('nav[aria-label="Main"] a').length,
        words: document.querySelector("main").innerText,
        waiting: seen(".needs-js, button, progress, canvas").map(named),
        boards: seen("svg.board:not(.pictures *)").map((one) => one.getBoundingClientRect().width),
      };
    });
    assert.match(title, /Codex Ludorum$/, path);
    assert.equal(headings, 1, `${path}: one heading`);
    assert.deepEqual(waiting, [], `${path}: something waits for a script`);
    assert.equal(links, ["/room/", "/embed/"].includes(path) ? 0 : 5, path); // a page that is all board
    // Single pieces beside the rules are no boards.
    for (const width of boards) assert.ok(width > 40, `${path}: a board without size`);
    assert.doesNotMatch(words, /Setting up the board|undefined|\bnull\b|\{\{|\[object/, path);
  }
  await page.sound([/answered 404/]);
  await context.close();
});

test("the play page without scripts shows the opening and says that the table needs them", async () => {
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto("/play/");
  await page.getByText(/You need scripts to play here/).waitFor({ state: "visible" });
  assert.ok((await page.locator("svg.board:visible").first().boundingBox()).width > 200);
  await context.close();
});

test("the first page without scripts shows its board and its diagram, and asks for no touch", async () => {
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto("/");
  assert.equal(
    await page.locator(".first-table svg.board:visible, figure svg.board:visible").count(),
    2,
  );
  assert.equal(await page.getByText("Your move: tap a black piece.").isVisible(), false);
  await context.close();
});

const withoutWasm = () => {
  delete window.WebAssembly;
};

test("without WebAssembly the play page says so in a sentence and keeps the picture of the opening", async () => {
  const { context, page } = await visitor(house, { init: withoutWasm });
  await page.goto("/play/");
  const told = page.getByTestId("notice");
  await told
    .getByText(/cannot run WebAssembly.*You can still read the books and their diagrams/)
    .waitFor();
  assert.equal(await told.getAttribute("role"), "alert");
  assert.ok((await page.locator(".board-view svg.board:visible").boundingBox()).width > 200);
  assert.equal(await page.locator("progress:visible").count(), 0, "nothing seems to load for ever");
  await page.sound([/cannot run WebAssembly/]);
  await context.close();
});

test("without WebAssembly the book reads, no button lies, and the table says why it stays shut", async () => {
  const { context, page } = await visitor(house, { init: withoutWasm });
  await page.goto(chapterOf("subtraction-7-before"));
  const figure = page.locator("figure#subtraction-7-before");
  await figure.scrollIntoViewIfNeeded();
  assert.ok(await figure.locator("svg").isVisible());
  assert.equal(
    await page.locator("figure.diagram button:visible").count(),
    0,
    "buttons that could do nothing",
  );
  await page.getByTestId("open-table").click();
  await page
    .getByText(/cannot run WebAssembly/)
    .locator("visible=true")
    .first()
    .waitFor();
  await page.goto("/");
  await says(page, /cannot run the games. You can read all the books/);
  assert.equal(
    await page.locator(".first-table svg.board:visible, figure svg.board:visible").count(),
    2,
  );
  await page.sound([/cannot run WebAssembly/]);
  await context.close();
});

test("a module that does not arrive is said in a sentence with a way to try again", async () => {
  const { context, page } = await visitor(house);
  let broken = true;
  await context.route("**/wasm/rules-*.wasm", (route) =>
    broken ? route.fulfill({ status: 500, body: "no" }) : route.continue(),
  );
  await page.goto("/play/");
  await page
    .getByTestId("notice")
    .getByText(/could not be loaded/)
    .waitFor();
  broken = false;
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  await page.sound([/500/, /could not be loaded/, /canvas\.wasm/]);
  await context.close();
});

test("a module that breaks off on its way is told as what the network did not bring", async () => {
  const { context, page } = await visitor(house, {
    init: () => {
      const { fetch } = window;
      window.fetch = async (address, ...more) => {
        const answer = await fetch(address, ...more);
        if (!/rules-\w+\.wasm/.test(String(address))) return answer;
        const halved = new TransformStream({
          transform: (part, rest) => rest.error(new TypeError("network error")),
        });
        return new Response(answer.body.pipeThrough(halved), answer);
      };
    },
  });
  await page.goto("/play/falkener-go/");
  await page
    .getByTestId("notice")
    .getByText(/there is no network, or the server does not answer/)
    .waitFor();
  await page.sound([/could not be loaded/]);
  await context.close();
});

test("where a page's script does not come, what it would have hidden is read: the tasks of a lesson, the answers of a finder", async () => {
  const { context, page } = await visitor(house);
  const { back } = await without(page, /\/(lesson-page|capture-index)\.mjs$/);
  await page.goto("/learn/backgammon/");
  await page.locator(".step h2").first().waitFor({ state: "visible" });
  await page.goto("/taken/");
  await page.locator(".answer h2").first().waitFor({ state: "visible" });
  await back();
  await without(page, /lesson\.json$/);
  await page.goto("/learn/backgammon/");
  await page.locator(".step h2").first().waitFor({ state: "visible" });
  await context.close();
});
