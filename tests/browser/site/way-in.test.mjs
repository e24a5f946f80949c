// The way in: what the first page offers, how many touches lead to a first move, the game to go on with, and the lesson that is
// offered at the first visit to a table.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import start from "../../../site/src/_data/start.mjs";
import { start as open, until } from "../harness.mjs";
import {
  catalogue,
  firstMove,
  html,
  leaf,
  linkOf,
  moves,
  patience,
  playOf,
  press,
  table,
  tableReady,
  tap,
  visitor,
} from "../hands.mjs";
import { awake, dataOf, mouse, teach } from "../lessons/lesson-steps.mjs";

let house;
before(async () => {
  house = await open();
});
after(() => house?.close());

const boards = (page) => page.getByTestId("six").getByRole("link");

/** Counts what a hand presses, from the page's first moment. */
const counting = () => {
  window.presses = 0;
  addEventListener("pointerdown", () => (window.presses += 1), true);
};

test("a first legal move is two touches away from the address of the site, by mouse and by finger", async () => {
  const { words, spots } = await firstMove({ game: start.here });
  for (const [how, more, hand] of [
    ["mouse", { width: 1280, height: 800 }, press],
    ["finger", { width: 390, height: 844, touch: true }, tap],
  ]) {
    const { context, page } = await visitor(house, { ...more, init: counting });
    await page.goto("/");
    await table(page).locator(".board-view.awake").waitFor();
    await hand(page, spots);
    const played = await until(
      "the move is made",
      () => page.evaluate(() => document.querySelector("[data-panel]").panel.match.state.line[0]),
      patience,
    );
    assert.equal(played.words, words, how);
    assert.ok((await page.evaluate(() => window.presses)) <= 2, how);
    await page.sound();
    await context.close();
  }
});

test("six boards stand in the first screen of a laptop and of a phone, and each begins its game at once", async () => {
  const all = await catalogue();
  for (const { id } of start.six)
    assert.ok(
      all.some((card) => card.id === id),
      id,
    );
  const { context, page } = await visitor(house, { width: 390, height: 844, touch: true });
  await page.goto("/");
  const bottoms = () =>
    boards(page).evaluateAll((links) =>
      links.map((link) => link.querySelector("svg").getBoundingClientRect().bottom),
    );
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    const all = await bottoms();
    assert.equal(all.length, 6);
    assert.ok(Math.max(...all) <= height, `${width}: ${all.map(Math.round)}`);
  }
  assert.deepEqual(
    await boards(page).evaluateAll((links) => links.map(({ pathname }) => pathname)),
    start.six.map(({ id }) => (id === "fulke-1" ? "/play/" : `/play/${id}/`)),
  );
  await boards(page).first().tap();
  await page.waitForURL("**/play/backgammon/");
  await tableReady(page, { plain: true });
  await page.sound();
  await context.close();
});

test("what was begun is offered on the first page and on the shelf, until it is over; a new visitor sees none", async () => {
  const { context, page } = await visitor(house);
  const card = page.getByTestId("going-on");
  await page.goto("/games/");
  assert.equal(await card.isVisible(), false);
  await page.goto(await linkOf({ game: "falkener-draughts", words: "b6-c5" }));
  await tableReady(page, { plain: true });
  await until(
    "it is saved",
    () =>
      page.evaluate(() =>
        Object.keys(localStorage).some((key) => key.startsWith("codex-ludorum/game/")),
      ),
    patience,
  );
  for (const path of ["/", "/games/"]) {
    const other = await leaf(context, house.origin);
    await other.goto(path);
    await other.getByTestId("going-on").locator("svg.board").waitFor();
    assert.match(await other.getByTestId("going-on").innerText(), /Your game\s+Draughts/);
    await other.getByTestId("continue").click();
    await tableReady(other, { plain: true });
    assert.deepEqual(await moves(other), ["b6-c5"], path);
    await other.sound();
    await other.close();
  }
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("codex-ludorum/game/"));
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, told: { ...kept.told, over: true } }));
  });
  await page.goto("/");
  await table(page).locator(".board-view.awake").waitFor();
  assert.equal(await card.isVisible(), false, "it is over");
  await context.close();
});

test("on wide windows the parts of the first page begin at one edge, and its last headings stand in one line; on a phone its buttons are as high as a finger", async () => {
  const { context, page } = await visitor(house, { width: 1920, height: 1080 });
  await page.goto("/");
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { edges, tops } = await page.evaluate(() => {
      const boxes = (some) =>
        [...document.querySelectorAll(some)].map((one) => one.getBoundingClientRect());
      return {
        edges: boxes("main h1, #start, #knows, #the-books, .more-ways h2:first-child").map(
          ({ left }) => Math.round(left),
        ),
        tops: boxes(".more-ways h2").map(({ top }) => Math.round(top)),
      };
    });
    assert.equal(new Set(edges.slice(0, 5)).size, 1, `${width}: ${edges}`);
    assert.equal(new Set(tops).size, 1, `${width}: ${tops}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const low = await page
    .locator(".bar > :is(button, .button):visible")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 43.9).map((one) => one.textContent),
    );
  assert.deepEqual(low, []);
  await page.sound();
  await context.close();
});

test("Play leads to the choice of games, and the first page says Play, Read and Teach", () => {
  const front = html("/");
  assert.match(/<nav class="nav"[^]*?<\/nav>/.exec(front)[0], /<a href="\/games\/">Play<\/a>/);
  const ways = [
    .../<ul class="main-ways">[^]*?<\/ul>/.exec(front)[0].matchAll(/href="([^"]*)"[^]*?<b>(\w+)/g),
  ].map(([, to, word]) => [word, to]);
  assert.deepEqual(ways, [
    ["Play", "/games/"],
    ["Read", "/books/"],
    ["Teach", "/lessons/"],
  ]);
  assert.match(html("/play/"), /<a href="\/games\/" aria-current="true">Play<\/a>/);
});

test("a table's page names its rules and every script; the first page fetches ahead what plays, and no rules", async () => {
  const links = (path) =>
    [...html(path).matchAll(/<link rel="(preload|stylesheet|modulepreload)" href="([^"]*)"/g)].map(
      ([, rel, href]) => [rel, href.split("/").at(-1)],
    );
  for (const { id, family } of await catalogue()) {
    const all = links(playOf(id));
    assert.match(html(playOf(id)), new RegExp(`<html [^>]*data-rules="${family}"`));
    // Links of all games lead to the first: it asks for its own rules where it is no link (backgammons.test.mjs).
    assert.equal(/<html [^>]*data-links/.test(html(playOf(id))), playOf(id) === "/play/", id);
    const scripts = all.filter(([rel]) => rel === "modulepreload").map(([, file]) => file);
    const sheets = all.filter(([rel]) => rel === "stylesheet").map(([, file]) => file);
    assert.deepEqual(sheets, ["play.css", "print.css"], id); // each holds up the painting, but for paper
    for (const file of ["ludus.mjs", "page.mjs", "board.mjs", "table.mjs"])
      assert.ok(scripts.includes(file), `${id}: ${file}`);
    assert.ok(scripts.length <= 12, `${id}: ${scripts}`);
  }
  const ahead = /data-later="([^"]*)"/
    .exec(html("/"))[1]
    .split(" ")
    .map((address) => address.split("/").at(-1));
  for (const file of ["play.css", "board.mjs", "table.mjs", "home-board.mjs"])
    assert.ok(ahead.includes(file), file);
  assert.ok(!links("/").some(([, file]) => file.endsWith(".wasm")));
});

for (const there of [false, true])
  test(`a table asks for its rules once it is painted, ${there ? "with its scripts" : "without them"}`, async () => {
    // The sheet of a board style holds up the painting, and no script.
    const wooden = () => localStorage.setItem("codex-ludorum/boards", "wood");
    const { context, page } = await visitor(house, { width: 390, height: 844, init: wooden });
    let release;
    const style = new Promise((done) => (release = done));
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1)));
    if (!there) await page.route("**/*.mjs", () => {});
    await page.route("**/wood.css", async (route) => {
      await style;
      await route.continue();
    });
    await page.goto("/play/falkener-draughts/", {
      waitUntil: there ? "domcontentloaded" : "commit",
    });
    await page.locator("html.js main .board-view").waitFor({ state: "attached" });
    await page.evaluate(() => new Promise((go) => setTimeout(go)));
    await until("its style is asked for", () => asked.includes("wood.css"), patience);
    assert.ok(!asked.includes("rules-draughts.wasm"), "not before it can be painted");
    release();
    await until("the rules are asked for", () => asked.includes("rules-draughts.wasm"), patience);
    if (there) await tableReady(page, { plain: true });
    await context.close();
  });

test("a first visit to a table offers a lesson once, in the way of no touch, and the first game is easy", async () => {
  const { context, page } = await visitor(house, { newcomer: true, width: 390, height: 844 });
  const card = page.getByTestId("first-visit");
  const level = (seat) => page.getByTestId(`seat-${seat}`).locator('[data-part="who"]');
  await page.goto("/play/falkener-draughts/");
  await tableReady(page, { plain: true });
  assert.ok(await card.isVisible());
  assert.match(await level("white").textContent(), /level 1 of 5/);
  assert.equal(
    await page.getByTestId("table").evaluate((one) => one.classList.contains("flipped")),
    true,
    "Black begins and sits near",
  );
  const { words, spots } = await firstMove({ game: "falkener-draughts" });
  await press(page, spots);
  await until("it is played", async () => (await moves(page))[0] === words, patience);
  assert.equal(await card.isVisible(), false, "whoever plays has chosen");
  // Another family is another first visit; once offered, never again.
  await page.goto("/play/falkener-siamese/");
  await tableReady(page, { plain: true });
  assert.ok(await card.isVisible());
  assert.doesNotMatch(await level("black").textContent(), /level 1 of 5/, "no longer a first game");
  await page.getByTestId("just-play").click();
  assert.equal(await card.isVisible(), false);
  for (const path of ["/play/falkener-siamese/", "/play/falkener-shogi/"]) {
    await page.goto(path);
    await tableReady(page, { plain: true });
    assert.equal(await card.isVisible(), false, path);
    assert.ok(await page.locator(".to-learn").isVisible(), "a link stays");
  }
  await page.goto(await linkOf({ game: "backgammon" }));
  await tableReady(page, { plain: true });
  assert.equal(await card.isVisible(), false, "a link is for its game");
  await page.sound();
  await context.close();
});

test("whoever answers the offer of a lesson before the table's scripts are there is not asked again", async () => {
  const { context, page } = await visitor(house, { newcomer: true });
  const card = page.getByTestId("first-visit");
  // A line on which they never come.
  await context.route("**/js/parts/table.mjs", () => {});
  await page.goto("/play/falkener-draughts/", { waitUntil: "commit" });
  await page.getByTestId("just-play").click();
  assert.equal(await card.isVisible(), false, "the card goes at once");
  await page.goto("/play/falkener-siamese/", { waitUntil: "commit" });
  await page.getByTestId("learn-it").click();
  await page.waitForURL("**/learn/**", { waitUntil: "commit" });
  await context.unroute("**/js/parts/table.mjs");
  for (const path of ["/play/falkener-draughts/", "/play/falkener-siamese/"]) {
    await page.goto(path);
    await tableReady(page, { plain: true });
    assert.equal(await card.isVisible(), false, path);
  }
  await page.sound();
  await context.close();
});

test("the lesson that is offered is played move by move on its board, and leads to a whole game", async () => {
  const { context, page } = await visitor(house, { newcomer: true });
  await page.goto("/play/falkener-draughts/");
  await page.getByTestId("learn-it").click();
  await page.waitForURL("**/learn/falkener-draughts/#step-1");
  await awake(page);
  const data = await dataOf("first/falkener-draughts");
  const steps = data.lesson.steps.filter(({ ask }) => ask);
  assert.equal(steps.length, data.lesson.steps.length - 1);
  await teach(page, { ...data, lesson: { ...data.lesson, steps } }, mouse);
  await page.getByTestId("lesson-next").click();
  await page.locator('[data-step="6"] .board-view.awake').waitFor();
  await page.getByTestId("learn-on").click();
  await page.waitForURL("**/play/falkener-draughts/");
  await tableReady(page, { plain: true });
  assert.equal(await page.getByTestId("first-visit").isVisible(), false, "not asked again");
  await page.sound();
  await context.close();
});
