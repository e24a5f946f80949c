// The games of tables on the pages: each table with the modules of its own family, nothing told of a game that it lacks,
// the old books with their games, and the problems of the manuscript stepped through and tried.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { families, huntingFamilies } from "../../../site/lib/core.mjs";
import { project, start, until } from "../harness.mjs";
import {
  choose,
  catalogue,
  coreOf,
  html,
  linkOf,
  openTable,
  patience,
  playOf,
  say,
  study,
  tableReady,
  told,
  visitor,
  wakeDiagram,
} from "../hands.mjs";

let house, all, cards;
before(async () => {
  house = await start();
  all = await catalogue();
  cards = all.filter((card) => card.family === "tables");
});
after(() => house?.close());

/** What modules a page asks for: ["rules-tables", "canvas"]. */
function modulesOf(page) {
  const asked = new Set();
  page.on("request", (request) => {
    const name = /\/wasm\/(.+)\.wasm$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) asked.add(name);
  });
  return asked;
}

test("drills, the hunter’s view, the comparison and the question how a number is taken stand with the games that have them, and with no other", async () => {
  const studied = families()
    .filter(({ modules }) => modules.includes("study"))
    .map(({ family }) => family);
  const hunting = huntingFamilies();
  assert.ok(hunting.includes("draughts") && !hunting.includes("go"), hunting.join());
  const compared = html("/games/compare/");
  for (const { id, family } of all) {
    const has = studied.includes(family);
    const drills = has && (await study(family)).drillThemes(id).length > 0;
    const [page, play] = [html(`/games/${id}/`), html(playOf(id))];
    assert.equal(page.includes(`/drills/?game=${id}`), drills, id);
    assert.equal(play.includes(`/drills/?game=${id}`), drills, id);
    assert.equal(html("/drills/").includes(`<option value="${id}"`), drills, id);
    assert.equal(play.includes('data-part="hunter"'), hunting.includes(family), id);
    assert.equal(page.includes("/games/compare/"), compared.includes(`value="${id}"`), id);
    assert.equal(/href="\/taken\//.test(page), family === "rithmomachia", id);
    // Whoever plays one is shown the others of its kin, and those alone.
    const kin = all.filter((each) => each.family === family).map((each) => each.id);
    const others = [...play.matchAll(/<li><a href="\/play\/([^"]*)"/g)].length;
    assert.equal(others, kin.length, id);
  }
});

test("the first page shows every old book with a way to read it and to its games; the page of a book shows its games", () => {
  const front = html("/");
  const covers = [...front.matchAll(/<li class="cover.*?<\/li>/gs)].map(([item]) => item);
  const books = ["fulke", "royal", "falkener"];
  assert.equal(covers.length, books.length);
  for (const book of books) {
    const cover = covers.find((item) => item.includes(`href="/books/${book}/"`));
    assert.match(cover ?? "", /<svg class="board"/, book);
    assert.ok(html("/books/").includes(`href="/books/${book}/"`), book);
    for (const { id } of all.filter((card) => card.book === book))
      assert.ok(html(`/books/${book}/`).includes(`href="/games/${id}/"`), id);
  }
});

test("every table of the eleven opens with its men set out, and asks for the modules of its family alone", async () => {
  const { context, page } = await visitor(house);
  const asked = modulesOf(page);
  for (const card of cards) {
    await openTable(page, playOf(card.id), { plain: true });
    const { state } = await told(page);
    assert.equal(state.game, card.id);
    assert.equal(
      (await page.locator('[data-testid="board-grid"] [role="gridcell"]').count()) >= 24,
      true,
      card.id,
    );
    assert.match(await say(page).textContent(), /\S/, card.id);
    for (const seat of card.seats)
      assert.equal(await page.getByTestId(`seat-${seat.id}`).locator("b").textContent(), seat.name);
  }
  assert.deepEqual(
    [...asked].filter((name) => name !== "canvas" && !name.endsWith("-tables")),
    [],
  );
  assert.ok(asked.has("rules-tables"));
  await page.sound();
  await context.close();
});

test("a link or an example of tables that comes to the table of another family goes to its own, and no module of the other is asked for", async () => {
  const { context, page } = await visitor(house);
  const asked = modulesOf(page);
  const { id } = cards[0];
  const link = await linkOf({ game: id });
  await page.goto(link.replace(playOf(id), "/play/"));
  await tableReady(page, { plain: true });
  assert.equal(new URL(page.url()).pathname, playOf(id));
  assert.equal((await told(page)).state.game, id);
  const example = /\/play\/\?example=(tables\/[^"]+)/.exec(html(`/games/${id}/`))[1];
  await page.goto(`/play/?example=${example}`);
  await tableReady(page, { plain: true });
  assert.equal(new URL(page.url()).pathname, playOf(id));
  assert.deepEqual(
    [...asked].filter((name) => name !== "canvas" && !name.endsWith("-tables")),
    [],
  );
  await page.sound();
  await context.close();
});

test("a record of another family opened at a table is played at its own", async () => {
  const { context, page } = await visitor(house);
  const { id } = cards.at(-1);
  const match = (await coreOf(id)).match(id);
  const record = match.record();
  match.drop();
  await openTable(page, "/play/?game=fulke-1", { plain: true });
  await choose(page, "share");
  await page
    .getByTestId("open-file")
    .setInputFiles({ name: "other.game", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForURL((url) => url.pathname === playOf(id));
  await tableReady(page, { plain: true });
  assert.equal((await told(page)).state.game, id);
  await page.sound();
  await context.close();
});

const problems = () =>
  [
    ...html("/games/jupertiae/").matchAll(
      /<section class="problem" aria-labelledby="([^"]+)".*?(?=<section class="problem"|<\/main>)/gs,
    ),
  ].map(([text, id]) => ({ id, text }));

test("the page of the jupertiae has every problem: its Latin and its English, its position, a board to try it on", () => {
  const ids = problems().map(({ id }) => id);
  for (let n = 1; n <= 5; n += 1) assert.ok(ids.includes(`problem-${n}`), `problem ${n}`);
  for (const { id, text } of problems()) {
    assert.match(text, /<p class="la">.*?<p class="en" lang="en-GB">/s, id);
    assert.match(
      text,
      /<figure class="diagram[^"]*"[^>]*data-record="\/assets\/examples\/tables\/royal-anglicorum\//,
      id,
    );
    assert.match(text, /href="\/play\/royal-anglicorum\/#game=/, id);
  }
  assert.ok(html("/games/").includes('href="/games/jupertiae/"'));
  // What a search says stands beside the claim it is about.
  const verdicts = JSON.parse(
    readFileSync(join(project, "assets/examples/tables/jupertiae.json"), "utf8"),
  );
  assert.ok(verdicts.length > 5);
  const plain = (text) => text.replace(/&amp;/g, "&").replace(/[’']/g, "’");
  for (const { id, claim, text } of verdicts) {
    const at = problems().find((problem) => problem.text.includes(`/${id}`));
    assert.ok(
      at && plain(at.text).includes(plain(claim)) && plain(at.text).includes(plain(text)),
      `${id}: ${claim}`,
    );
  }
});

test("a jupertia is stepped through with the words that order each move, then tried against the machine", async () => {
  const { context, page } = await visitor(house, { width: 1440 });
  await page.goto("/games/jupertiae/");
  const problem = page.getByTestId("problem-1");
  const figure = problem.locator("figure.diagram").first();
  await wakeDiagram(page, figure);
  const steps = await figure.evaluate(async (one) => {
    const onward = one.querySelector('[data-diagram="play"]');
    const text = (part) => one.querySelector(part)?.textContent ?? "";
    const pressed = () => {
      onward.click();
      return new Promise((done) => setTimeout(done)); // the press is heard at once, and answered right after
    };
    const toTheEnd = async () => {
      const told = [];
      for (let i = 0; i < 300 && onward.textContent !== "Again"; i += 1) {
        await pressed();
        told.push({ said: text(".say"), ordered: text(".comment") });
      }
      return told;
    };
    await toTheEnd(); // from wherever the diagram stood
    await pressed();
    return toTheEnd();
  });
  assert.ok(steps.length > 30, `${steps.length} steps`);
  assert.deepEqual(
    steps.filter(({ said }) => !/\S/.test(said)),
    [],
  );
  const latin = html("/games/jupertiae/")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");
  const orders = [...new Set(steps.map(({ ordered }) => ordered).filter(Boolean))];
  assert.ok(orders.length > 4, "the Latin stands beside the moves it orders");
  assert.ok(
    orders.some((words) => latin.includes(words.slice(0, 20))),
    orders[0],
  );
  assert.match(steps.at(-1).said, /all of n&’s checkers are borne off/);
  await page.getByTestId("try-problem-1").click();
  await tableReady(page, { plain: true });
  const { state, record } = await told(page);
  assert.equal(state.game, "royal-anglicorum");
  assert.match(record, /\[Setup "[^"]*am &1/);
  assert.deepEqual(
    state.players.map((player) => player.machine),
    [true, false],
  );
  await until(
    "a move of the person’s is open, or a throw",
    async () => (await told(page)).state.moves.length > 0,
    patience,
  );
  await page.sound();
  await context.close();
});
