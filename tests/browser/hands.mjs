// What a reader's hands and eyes do on these pages, for every browser suite: opening the table, touching spots by
// mouse, finger and key, reading the moves. Nothing here waits a fixed time: it looks until what it wants is there.
// Long: all that a hand can do on a page, in one list to choose from.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  catalogue,
  core,
  coreOf,
  editor,
  readMatch,
  study,
  thinkAbout,
} from "../../site/lib/core.mjs";
import { decodeGame, encodeGame } from "../../site/src/js/store/link.mjs";
import { deep } from "../deep.mjs";
import { limited, pages, patience, project, site, until, watched } from "./harness.mjs";
import { WEEK, inTurn, seed, turnOf } from "./turns.mjs";

export {
  WEEK,
  catalogue,
  core,
  coreOf,
  deep,
  patience,
  readMatch,
  study,
  thinkAbout,
  decodeGame,
  encodeGame,
  inTurn,
  pages,
};

export const GAME = "fulke-1";
/** Where the store says which match lies on the play page. */
export const KEPT = `codex-ludorum/match/${GAME}`;

/** The pages on which a book's own words stand. */
export const chapters = () => pages().filter((path) => /^\/books\/[^/]+\/[^/]+\/$/.test(path));

/** The HTML of a page as built, its addresses told from the root of the site. */
export const html = (path) =>
  readFileSync(join(site, path.endsWith("/") ? `${path}index.html` : path), "utf8").replace(
    /(\s(?:href|src|data-record)=")(\.\.?\/[^"]*)"/g,
    (_, before, address) => {
      const { pathname, search, hash } = new URL(address, `http://site${path}`);
      return `${before}${pathname}${search}${hash}"`;
    },
  );

/** The first chapter that holds a diagram. */
export function chapterOf(diagram) {
  const path = chapters().find((one) => html(one).includes(`id="${diagram}"`));
  assert.ok(path, `no chapter shows the diagram ${diagram}`);
  return path;
}

/** Rule id → {text, cite, url}: what "why?" shows. */
export const passages = () => JSON.parse(readFileSync(join(site, "passages.json"), "utf8"));

/** An example record, by its name without .game. */
export function example(name, game = GAME) {
  const path = join(project, "assets/examples/rithmomachia", game, `${name}.game`);
  assert.ok(existsSync(path), path);
  return readFileSync(path, "utf8");
}

/** A watched page in a context of its own; {close} ends both. `more` goes to the context. */
export async function visitor(house, more = {}) {
  const context = await house.context(more);
  return { context, page: await leaf(context, house.origin) };
}

/** Pieces are chosen and their places then, and dice rolled by hand: what one touch does is in dice-touches.test.mjs. For a context's init script. */
export const diceByHand = () => {
  for (const name of ["one-touch", "auto-roll"])
    localStorage.setItem(`codex-ludorum/${name}`, "off");
};

/** A further watched page of a context. */
export async function leaf(context, origin) {
  const page = await watched(context, origin);
  page.setDefaultTimeout(patience * 1000);
  page.setDefaultNavigationTimeout(patience * 1000);
  return page;
}

/** What page.sound() is to expect after without(). */
export const NOT_FETCHED = [/net::ERR_FAILED$/];

/** The network fails for these addresses until back() is called: {failed: the names of the files that were asked for; back}. */
export async function without(page, addresses) {
  const failed = new Set();
  const fail = (route) => {
    failed.add(new URL(route.request().url()).pathname.split("/").at(-1));
    return route.abort("failed");
  };
  await page.route(addresses, fail);
  return { failed, back: () => page.unroute(addresses, fail) };
}

/** The page's script asks for WebGL 2 and gets none: the board is the picture, which can be read. For visitor's `init`. */
export const withoutGL = () => {
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return /webgl/.test(kind) ? null : get.call(this, kind, ...more);
  };
};

/** What the page's match says: its state, its spots and its record. */
export const told = (page) =>
  page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    return {
      state: match.state,
      spots: match.spots.map(({ kind, name }) => ({ kind, name })),
      record: match.record,
    };
  });

export const THEMES = ["light", "dark", "projector"];
/** The themes a page is looked at in: one after the other takes its turn, so that all are seen on pages of every kind; in a long run each, unless `all` is false. */
export const themesInTurn = (turn, all = true) =>
  deep && all ? THEMES : [THEMES[(turn + turnOf(seed)) % THEMES.length]];

/** What a page is made from: pages of one template have the same sheets, scripts and kind, and lie in the same folder. */
export const templateOf = (path) =>
  [
    path.split("/").length > 3 ? path.split("/")[1] : "",
    path.split("/").length,
    ...[
      ...html(path).matchAll(
        /<link rel="stylesheet" href="([^"]*)"|<script[^>]* src="([^"]*)"|<body class="([^"]*)"/g,
      ),
    ].map((found) => (found[1] ?? found[2] ?? found[3]).replace(/^(\.\.?\/)+/, "")),
  ].join(" ");

/** The first page of every template. */
export const oneOfEachTemplate = () =>
  [...new Map([...pages()].reverse().map((path) => [templateOf(path), path])).values()].reverse();

/** The pages to be walked through in a browser: one of every template, and of all those that have their turn, from `begin` on; in a long run
 * each. What can be read off the files is asked of every page all the same. */
export const pagesInTurn = (begin) => [
  ...new Set([...oneOfEachTemplate(), ...inTurn(pages(), { begin })]),
];

/** A long walk is a file for each of these shelves of pages, so that they can be walked side by side: the books at once, or those of the
 * battle of numbers and those of tables and chess; the games with their tables; other pages. */
const SHELVES = {
  books: /^\/books\//,
  numbers: /^\/books\/(?!royal\/|falkener\/)/,
  tables: /^\/books\/(royal|falkener)\//,
  games: /^\/(games|play)\//,
  others: /^\/(?!books\/|games\/|play\/)/,
};
export const onShelf = (shelf, all) => all.filter((path) => SHELVES[shelf].test(path));

/** The chapters that have their turn: one of so many. */
export const chaptersInTurn = (begin, every) => inTurn(chapters(), { begin, every });

/** Two paints: what follows a change of the window or of a look has been done by then. */
export const painted = (page) =>
  limited(
    "two paints",
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    ),
  );

/** The page in another theme without loading it again, as if chosen in another window of the same reader. */
export const setTheme = (page, theme) =>
  limited(
    `the page in the theme ${theme}`,
    page.evaluate(async (name) => {
      localStorage.setItem("codex-ludorum/theme", name);
      dispatchEvent(new StorageEvent("storage", { key: "codex-ludorum/theme", newValue: name }));
      if (document.documentElement.dataset.theme !== name)
        throw new Error(`the page stays ${document.documentElement.dataset.theme}`);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await Promise.all(
        document
          .getAnimations()
          .map((one) => one.finished.catch(() => {}))
          .slice(0, 50),
      );
    }, theme),
  );

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** As visitor, with axe in every page. */
export async function axeVisitor(house, more = {}) {
  const { context, page } = await visitor(house, more);
  await context.addInitScript({ path: axe });
  return { context, page };
}

/** The rules of axe whose answer hangs on how a page looks. Of the others one theme tells as much as three. */
const LOOKS = ["color-contrast", "link-in-text-block", "target-size"];

/** What axe finds on the page as it stands, in these themes, by its own rules and these: one line each. */
export async function axeFinds(page, where, themes = THEMES, rules = {}) {
  const all = [];
  for (const [turn, theme] of themes.entries()) {
    await setTheme(page, theme);
    const only =
      turn > 0
        ? {
            runOnly: {
              type: "rule",
              values: LOOKS.filter((rule) => rule !== "target-size" || rules[rule]?.enabled),
            },
          }
        : { rules };
    const looking = page.evaluate(
      (more) => window.axe.run(document, { resultTypes: ["violations"], preload: false, ...more }),
      only,
    );
    const { violations, passes } = await limited(
      `axe on ${where}, ${theme}`,
      looking,
      4 * patience,
    );
    assert.ok(passes.length > (only.rules ? 5 : 0), "axe looked at nothing");
    for (const { id, help, nodes } of violations)
      for (const node of nodes.slice(0, 3))
        all.push(
          `${where}, ${theme}: ${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary.replace(/\s+/g, " ").slice(0, 240)}`,
        );
  }
  return all;
}

// ---- the table ----

/** Plays moves at a page's table, by their words. */
export const playWords = (page, words) =>
  page.evaluate((moves) => document.querySelector("[data-panel]").panel.match.play(moves), words);

/** The page a game is played on: the first of the catalogue at play/. */
export const playOf = (game) => (game === GAME ? "/play/" : `/play/${game}/`);

/** The first sign of a person, which a table waits for before its canvas draws: a pointer over nothing. */
export async function stir(page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
}

/** Waits until a diagram is awake, as a reader comes to it: scrolled to, and with a sign of a person where it is in sight already. */
export async function wakeDiagram(page, figure) {
  await figure.scrollIntoViewIfNeeded();
  await stir(page);
  await figure.locator(".board-view.awake").waitFor();
}

/** Opens the play page, stirs, and waits until the match is there, and (unless `plain`) until the canvas draws it. */
export async function openTable(page, path = "/play/", { plain = false } = {}) {
  await page.goto(path);
  await tableReady(page, { plain });
}

export async function tableReady(page, { plain = false } = {}) {
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  await stir(page);
  if (!plain) await page.locator(".table .board-view.drawn").waitFor();
}

/** Waits until a page is awake as far as it wakes by itself, and none of what it fetched for that is still on its way. */
export async function pageReady(page, { plain = false } = {}) {
  const { pathname } = new URL(page.url());
  if (pathname.startsWith("/play/")) await tableReady(page, { plain });
  if (pathname === "/") await page.locator(".table .board-view.awake").waitFor();
  if ((await page.locator("[data-lesson]").count()) > 0)
    await page.locator("[data-lesson][data-at]").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** A match as a link to its play page: {game, options, setup, words, record}. Two persons sit at it. */
export async function linkOf({
  game = GAME,
  options = {},
  setup = "",
  words = "",
  record = "",
} = {}) {
  const match = record
    ? await readMatch(record)
    : (await coreOf(game)).match(game, { options, setup });
  try {
    if (words) match.play(words);
    return `${playOf(game)}#${await encodeGame({ record: match.record() })}`;
  } finally {
    match.drop();
  }
}

/** The editor of a game's family, which reads and writes what other programs write. */
export const editorOf = async (game) =>
  editor((await catalogue()).find(({ id }) => id === game).family);

/** A position as other programs write it, as a setup. */
export const setupOf = async (game, text) =>
  (await editorOf(game)).readForeign(game, text, { options: {} });

/** Opens backgammon where those words lead; `more`: as openTable() takes it, and `link` as linkOf(). */
export const atBackgammon = async (page, words, more = {}) =>
  openTable(page, await linkOf({ game: "backgammon", words, ...more.link }), more);

/** What the core says of a match after words: its state and the names of its spots. */
export async function reckoned({ game = GAME, options = {}, setup = "", words = "" } = {}) {
  const match = (await coreOf(game)).match(game, { options, setup });
  try {
    if (words) match.play(words);
    const spots = match.spots();
    const state = match.state();
    return {
      state,
      spots,
      names: spots.map((spot) => spot.name),
      next: state.next.map((index) => spots[index].name).sort(),
    };
  } finally {
    match.drop();
  }
}

/** The cell of a spot in the grid over the board. */
export const cell = (within, name) => within.locator(`[role="gridcell"][data-name="${name}"]`);
export const table = (page) => page.getByTestId("table");
export const say = (page) => table(page).getByTestId("say");

/** The middle of a spot on the page, where the table (or the picture) draws it; brought into sight, and from under what lies over it. */
export async function middle(page, name, within = table(page)) {
  const place = cell(within, name);
  await place.scrollIntoViewIfNeeded();
  return until(
    `a place for ${name}`,
    async () => {
      const before = await place.boundingBox();
      await painted(page);
      const box = await place.boundingBox();
      if (!box || box.width <= 4 || box.x !== before?.x || box.y !== before.y) return false; // what moves is missed
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const free = await place.evaluate((one, { x, y }) => {
        const free = one.closest(".board-holder").contains(document.elementFromPoint(x, y));
        if (!free) one.scrollIntoView({ block: "center" });
        return free;
      }, point);
      return free && point;
    },
    patience,
  );
}

/** What a pointer would meet at a point: "canvas" or the name of a cell or element. */
export const meets = (page, { x, y }) =>
  page.evaluate(
    ([left, top]) => {
      const there = document.elementFromPoint(left, top);
      return there?.dataset.name ?? there?.localName ?? "";
    },
    [x, y],
  );

/** Presses with the mouse in the middle of each spot in turn, when the page shows that it may be touched (unless `blind`). */
export async function press(page, names, within = table(page), { blind = false } = {}) {
  for (const name of names) {
    if (!blind) await open(page, name, within);
    const { x, y } = await middle(page, name, within);
    await page.mouse.click(x, y);
  }
}

/** Taps with a finger in the middle of each spot in turn. */
export async function tap(page, names, within = table(page), { blind = false } = {}) {
  for (const name of names) {
    if (!blind) await open(page, name, within);
    const { x, y } = await middle(page, name, within);
    await page.touchscreen.tap(x, y);
  }
}

/** A finger goes from one place of the page to another, by the touch events of the browser itself; its moves are 40 ms apart by their own clock,
 * however slow the machine is: how far it has come at each is said by `parts`. */
export async function drag(page, from, to, parts = [0.3, 0.6, 1]) {
  const fingers = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000 - 0.04 * (parts.length + 1);
  const send = (type, touchPoints) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: (timestamp += 0.04) });
  await send("touchStart", [from]);
  for (const part of parts)
    await send("touchMove", [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  await send("touchEnd", []);
  await fingers.detach();
}

/** Waits until a spot may be touched next. */
export const open = (page, name, within = table(page)) =>
  within.locator(`[role="gridcell"].open[data-name="${name}"]`).waitFor({ state: "attached" });

/** The names of the spots that may be touched next, sorted. */
export const openNames = (within) =>
  within
    .locator('[role="gridcell"].open')
    .evaluateAll((cells) => cells.map((one) => one.dataset.name).sort());

/** Waits until just these spots may be touched next. */
export async function opened(within, names) {
  let now = [];
  await until(
    `open: ${names.join(" ")}`,
    async () => {
      now = await openNames(within);
      return now.join(" ") === [...names].sort().join(" ");
    },
    patience,
  ).catch((fault) => assert.fail(`${fault.message}; open are: ${now.join(" ")}`));
}

/** The moves of the list as they are shown; what else was played at a place is left out. */
export const movesShown = (page) =>
  page
    .getByTestId("moves")
    .locator(".words > button:not(.other)")
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        [...button.childNodes]
          .find((node) => node.nodeType === Node.TEXT_NODE)
          .textContent.replace(/–/g, "-")
          .replace(/\s*×\s*/g, "x")
          .trim(),
      ),
    );

/** The moves of the list in the words of a record, in whatever notation they are shown; none before the page's match is there. */
export const moves = (page) =>
  page
    .getByTestId("moves")
    .locator(".words > button:not(.other)")
    .evaluateAll((buttons) => {
      const line = [...document.querySelectorAll("[data-panel]")].find(
        (root) => root.panel?.match?.state,
      )?.panel.match.state.line;
      if (!line) return [];
      return buttons.map(
        (button) => line.find((step) => String(step.node) === button.dataset.node)?.words ?? "",
      );
    });

/** Waits until the list holds so many moves, all of the line as it is now, and gives them. */
export const movesOf = (page, count) =>
  until(
    `${count} moves in the list`,
    async () => {
      const now = await moves(page);
      return now.length === count && !now.includes("") && now;
    },
    patience,
  );

/** Waits until what is said matches. */
export async function says(page, pattern) {
  let last = "";
  await until(
    `said: ${pattern}`,
    async () => pattern.test((last = (await say(page).textContent()) ?? "")),
    patience,
  ).catch((fault) => assert.fail(`${fault.message}; said was: ${last}`));
  return last;
}

/** Waits until a spot is spoken of so. */
export async function spoken(within, name, pattern) {
  let last = "";
  await until(
    `${name}: ${pattern}`,
    async () => pattern.test((last = (await cell(within, name).getAttribute("aria-label")) ?? "")),
    patience,
  ).catch((fault) => assert.fail(`${fault.message}; it says: ${last}`));
}

/** One of the table's buttons, by its action. */
export const act = (page, name) =>
  page.locator(`:is(.table, .acts, .head-acts) [data-act="${name}"]`);

/** Presses the button of an action at a table, under “More” where it stands there. */
export async function choose(page, name) {
  const button = act(page, name).first();
  await button.waitFor({ state: "attached" });
  if (!(await button.isVisible())) await act(page, "more").click();
  await button.click();
  if (await page.getByTestId("more-menu").isVisible()) await page.keyboard.press("Escape");
}

/** Opens a tab beside the board by its id, "moves", and waits until it is open. */
export async function openTab(page, id) {
  const tab = page.locator(`#tab-${id}`);
  await tab.click();
  await page.locator(`#tab-${id}[aria-selected="true"]`).waitFor();
}

/** The game a share link of this page would carry: {record, at, href}. */
export async function shared(page) {
  await choose(page, "share");
  const sheet = page.getByTestId("share");
  const href = await sheet.getByTestId("link").inputValue();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  return { href, ...(await decodeGame(new URL(href).hash)) };
}

/** The bytes of a file handed to the person. Read as a stream, since a shared browser gives no path. */
export async function bytesOf(file) {
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return Buffer.concat(parts);
}

/** What a file handed to the person holds. */
export const textOf = async (file) => String(await bytesOf(file));

/** What the store keeps of the play page's match: {record, at, …}, or null. */
export const kept = (page) =>
  page.evaluate((key) => {
    const slot = JSON.parse(localStorage.getItem(key));
    return slot && JSON.parse(localStorage.getItem(`codex-ludorum/game/${slot.game}`));
  }, KEPT);

/** The moves of a record, without its tags and numbers. */
export const line = (record) =>
  record
    .replace(/^\[.*\]$/gm, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\d+\.+\s/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Begins a game from the dialog: {options: {leap: 'false'}, seats: {even: 'person'}}. */
export async function newGame(page, { options = {}, seats = {} } = {}) {
  await choose(page, "new");
  const sheet = page.getByTestId("new-game");
  await sheet.waitFor();
  await unfold(sheet);
  for (const [seat, value] of Object.entries(seats))
    await sheet.getByTestId(`seat-choice-${seat}`).selectOption(value);
  for (const [key, value] of Object.entries(options)) await setOption(sheet, key, value);
  await sheet.getByTestId("sheet-begin").click();
  await sheet.waitFor({ state: "detached" });
}

/** Sets a rule in the dialog, be it a list, a number or radio buttons. */
export async function setOption(sheet, key, value) {
  const field = sheet.locator(`#option-${key}`);
  const kind = await field.evaluate((one) => one.localName);
  if (kind === "select") await field.selectOption(value);
  else if (kind === "fieldset") await field.locator(`input[value="${value}"]`).check();
  else await field.fill(value);
}

/** Opens every folded group of a sheet. */
export const unfold = (sheet) =>
  sheet.locator("details").evaluateAll((all) =>
    all.forEach((one) => {
      one.open = true;
    }),
  );

/** Two persons at the table, so that no machine moves in between. */
export const twoPersons = { even: "person", odd: "person" };

/** Walks the keyboard's place over a grid with the arrow keys, as the eye sees it, to a spot. */
export async function walk(page, within, name) {
  const goal = await middle(page, name, within),
    been = new Set();
  for (let step = 0; step < 60; step += 1) {
    const here = await page.evaluate(() => {
      const box = document.activeElement.getBoundingClientRect();
      return {
        name: document.activeElement.dataset.name ?? document.activeElement.localName,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        size: Math.min(box.width, box.height),
      };
    });
    if (here.name === name) return;
    const [dx, dy] = [goal.x - here.x, goal.y - here.y];
    const near = here.size / 3;
    // Where squares touch only at corners a row may not hold the column: there and back again, then to the next row.
    const again = been.has(here.name) && Math.abs(dy) > near;
    been.add(here.name);
    const key =
      Math.abs(dx) > near && !again
        ? dx > 0
          ? "ArrowRight"
          : "ArrowLeft"
        : dy > 0
          ? "ArrowDown"
          : "ArrowUp";
    await page.keyboard.press(key);
    await until(
      `${key} leads on from ${here.name}`,
      () => page.evaluate((before) => document.activeElement.dataset.name !== before, here.name),
      patience,
    );
  }
  assert.fail(`the arrow keys do not lead to ${name}`);
}

/** The first legal move of the game: its words and the names of the spots that make it. */
export async function firstMove({ game = GAME, after = "", ...options } = {}) {
  const { state, names } = await reckoned({ game, options, words: after });
  const { words, touches } = state.moves[0];
  return { words, spots: touches.map((index) => names[index]) };
}

/** Waits until it is the seat's turn and nobody thinks. */
export const seatToMove = (page, seat) =>
  page.locator(`[data-testid="seat-${seat}"].turn:not(.thinking)`).waitFor();

/** The machine's answer, after a person's first move: at least one move, legal, and the turn comes back. */
export async function answered(page, words) {
  await seatToMove(page, "odd");
  const played = await until(
    "an answer",
    async () => {
      const now = await moves(page);
      return now.length > 1 && now;
    },
    patience,
  );
  assert.equal(played[0], words);
  const { state } = await reckoned({ words: played.join(" ") });
  assert.equal(state.toMove, 1);
  assert.equal(state.turn, 2, "two turns are played");
}
