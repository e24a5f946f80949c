// What the first visit stores of the site, and a game that goes on without a network and over an update.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../../site/server.mjs";
import { writeEdition } from "../../../site/lib/edition.mjs";
import { site, start, until, watched } from "../harness.mjs";
import {
  deep,
  leaf,
  movesOf,
  openTable,
  patience,
  press,
  stir,
  tableReady,
  visitor,
} from "../hands.mjs";
import { die, good, openEditor, part, tablePosition } from "../editor/editing.mjs";
import { plainly, three } from "../store/keeping.mjs";
import {
  allStored,
  folder,
  listOf,
  plain,
  removeFolder,
  saving,
  seatPersons,
  settled,
  sitePart,
  storeAll,
  versionOf,
} from "./offline.mjs";

// The editor of positions asks for the modules of all games.
const otherGames = /^wasm\/(?!canvas)[a-z]+-(?!rithmomachia|tables)[a-z]+\.wasm$/;
const root = deep
  ? site
  : sitePart(
      "visited",
      [
        "",
        "take-along/",
        "books/fulke/taking/",
        "books/falkener/introduction/",
        "games/",
        "games/yours/",
        "licences/",
        "play/",
        "play/royal-imperial/",
        "set-up/",
      ],
      otherGames,
    );
let house;
before(async () => {
  house = await start({ root });
});
after(async () => {
  await house?.close();
  removeFolder();
});
const { version, files } = listOf(root);

test("without a network after the first visit: a page read, a game gone on with, the others opened, and what is not kept is said", async () => {
  const { context, page } = await visitor(house, saving);
  await openTable(page, "/play/", plain);
  assert.ok((await versionOf(page)).includes(version));
  // A move is made, so that the worker comes at once and not after a while.
  await seatPersons(page);
  await press(page, three[0].split(/[-~]/));
  await movesOf(page, 1);
  await settled(page);
  await context.setOffline(true);
  // What was not fetched yet is told kindly; what every page stands on is there.
  await page.goto("/games/yours/");
  await page.locator(".yours[data-ready]").waitFor();
  await page.goto("/books/falkener/introduction/");
  await page.getByTestId("missing").waitFor();
  await context.setOffline(false);
  await storeAll(page);
  assert.match(
    await page.getByTestId("offline-count").innerText(),
    new RegExp(`All ${files.length} files`),
  );
  await context.setOffline(true);
  await page.goto("/books/fulke/taking/");
  await stir(page);
  await page.locator(".board-view.awake").first().waitFor();
  await openTable(page, "/play/", plain);
  for (const count of [2, 3]) {
    await press(page, three[count - 1].split(/[-~]/));
    await movesOf(page, count);
  }
  await page.reload();
  await tableReady(page, plain);
  assert.deepEqual(await movesOf(page, 3), three);
  await openTable(page, "/play/royal-imperial/?with=words", plain);
  // A position is set up from what is kept, and played.
  await openEditor(page, "royal-imperial");
  await page.locator('[data-setting="turn"] input').first().check();
  for (const [n, lies] of ["6", "5", "4"].entries()) await die(page, n + 1).selectOption(lies);
  await good(page);
  await part(page, "play-it").click();
  await tableReady(page, plain);
  assert.match(await tablePosition(page), /dice 6-5-4$/);
  await page.goto("/games");
  await page.waitForURL((url) => url.pathname === "/games/"); // an address without its last stroke leads to its page
  await page.sound([/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/]);
  await context.close();
});

test("the worker waits for the page, and what it fetches first is little", async () => {
  const { context, page } = await visitor(house, {
    workers: "allow",
    init: () => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...words) {
        window.registeredWhen = document.readyState;
        return register.apply(this, words);
      };
    },
  });
  await page.goto("/books/fulke/taking/");
  assert.equal(
    await until("it is asked for", () => page.evaluate(() => window.registeredWhen), patience),
    "complete",
  );
  const { shell, files: whole } = listOf(site);
  const bytes = whole.slice(0, shell).reduce((sum, [, , size]) => sum + size, 0);
  assert.ok(bytes < 1_000_000, `${bytes} bytes before the worker is used`);
  await context.close();
});

test("at a table the worker waits for the first move, or for a good while", async () => {
  const { context, page } = await visitor(house, {
    workers: "allow",
    init: () => {
      HTMLCanvasElement.prototype.getContext = () => null;
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...words) {
        const { state } = document.querySelector("[data-panel]")?.panel?.match ?? {};
        window.registeredAt = { moves: state?.line.length ?? 0, ms: performance.now() };
        return register.apply(this, words);
      };
    },
  });
  const registered = () =>
    until("it is asked for", () => page.evaluate(() => window.registeredAt), patience);
  await openTable(page, "/play/", plain);
  await press(page, three[0].split(/[-~]/));
  const { moves: made, ms } = await registered();
  assert.ok(made > 0 || ms > 12_000, `${made} moves, ${ms} ms`);
  await page.sound();
  await context.close();
});

test("an update in the middle of a game changes nothing under it; after it the person takes the new version", async () => {
  const copy = join(folder, "renewed");
  cpSync(root, copy, { recursive: true });
  const server = await serve({ root: copy, port: 0 });
  const origin = server.url.replace(/\/$/, "");
  const context = await house.context(saving);
  const page = await watched(context, origin);
  page.setDefaultTimeout(patience * 1000);
  try {
    await storeAll(page, `${origin}/`);
    await openTable(page, `${origin}/play/`, plain);
    await seatPersons(page);
    await press(page, three[0].split(/[-~]/));
    await movesOf(page, 1);

    // The site is renewed: another script, another page, another version.
    const other = join(copy, "js/match/play.mjs");
    writeFileSync(other, `${readFileSync(other, "utf8")}\nwindow.renewed = true;\n`);
    const home = join(copy, "play/index.html");
    writeFileSync(home, readFileSync(home, "utf8").replace("</h1>", " renewed</h1>"));
    const { version: next } = writeEdition(copy);
    assert.notEqual(next, version);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    const told = page.getByTestId("new-version");
    await until(
      "the line is there",
      async () => /You can use it when this game is over/.test(await told.innerText()),
      patience,
    );
    assert.equal(
      await told.locator("button").count(),
      0,
      "nothing to press in the middle of a game",
    );
    await press(page, three[1].split(/[-~]/));
    assert.deepEqual(await movesOf(page, 2), three.slice(0, 2));
    await page.reload();
    await tableReady(page, plain);
    assert.deepEqual(await movesOf(page, 2), three.slice(0, 2), "the game is as it was");
    assert.equal(await page.evaluate(() => window.renewed), undefined, "and so are its scripts");
    assert.doesNotMatch(await page.locator("h1").innerText(), /renewed/);
    assert.ok((await versionOf(page)).includes(version));

    // The game is over: now it may come, but not under another window.
    await page.evaluate(() => document.querySelector("[data-panel]").panel.match.resign(0));
    const second = await leaf(context, origin);
    await second.goto(`${origin}/licences/`);
    await told.getByRole("button", { name: "Update now" }).click();
    await until(
      "the other window is in the way",
      async () => /First close the other window/.test(await told.innerText()),
      patience,
    );
    await second.close();
    await told.getByRole("button", { name: "Update now" }).click();
    await until(
      "the new version is here",
      async () => (await versionOf(page).catch(() => "")).includes(next),
      patience,
    );
    await tableReady(page, plain);
    assert.equal(await page.evaluate(() => window.renewed), true);
    assert.match(await page.locator("h1").innerText(), /renewed/);
    assert.deepEqual(await movesOf(page, 2), three.slice(0, 2), "and the game is kept");
    await page.goto(`${origin}/take-along/`);
    await allStored(page); // what did not change was not fetched again
    await page.sound();
  } finally {
    await context.close();
    await server.close();
  }
});
