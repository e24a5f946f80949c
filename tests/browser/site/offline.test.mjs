// Without a network, from a stick, under another folder, over an update: the site goes on, and nothing changes under a game.
// What keeps or packs the whole site is asked of a smaller one, made of some of its pages; in a long run of the site as it is.
// Long: one site kept, cut off and renewed, step after step.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "../../../site/server.mjs";
import { filesOf, writeEdition } from "../../../site/lib/edition.mjs";
import { limited, site, start, until, watched } from "../harness.mjs";
import {
  deep,
  example,
  leaf,
  line,
  moves,
  movesOf,
  openTable,
  patience,
  press,
  tableReady,
  visitor,
} from "../hands.mjs";
import { die, good, openEditor, part, tablePosition } from "../editor/editing.mjs";

const folder = mkdtempSync(join(tmpdir(), "ludus-offline-"));

/** The pages these tests open, with what stands on them: two tables, two chapters, the games of this browser. */
function smaller(
  name = "smaller",
  left = [
    /^(books|play|games)\/(?!index\.html|yours\/|fulke\/taking\/|falkener\/introduction\/|royal-imperial\/)/,
    /^(taken|tables|learn|lessons|drills|search|glossary|editorial|bibliography|room)\//,
    /^search\.json/,
    /^wasm\/(study|\w+-chess)/,
    /^assets\/examples\/(?!rithmomachia\/fulke-1\/)/,
  ],
) {
  const root = join(folder, name);
  for (const [path] of [...filesOf(site), ["js/generated/version.mjs"], ["sw.js"]]) {
    if (left.some((pattern) => pattern.test(path))) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(site, path), join(root, path));
  }
  writeEdition(root);
  return root;
}

const root = deep ? site : smaller();
let house;
before(async () => {
  house = await start({ root });
});
after(async () => {
  await house?.close();
  rmSync(folder, { recursive: true });
});

const three = line(example("demo-line")).split(" ").slice(0, 3);
const plainly = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};
const worker = { workers: "allow", init: plainly };
/** And nothing is fetched that was not asked for: the browser is told to save data. */
const saving = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
};
const plain = { plain: true };
/** Waits until the worker of the page's edition keeps everything. */
async function everythingKept(page, at = "/") {
  await page.goto(`${at}take-along/`);
  const button = page.getByTestId("fetch-all");
  await until(
    "all is kept",
    async () => {
      if (/All \d+ files are stored/.test(await page.getByTestId("offline-count").innerText()))
        return true;
      // The worker keeps the rest by itself as well: the last file may come between the look and the press.
      if (await button.isEnabled()) await button.click({ timeout: 2000 }).catch(() => {});
      return false;
    },
    4 * patience,
  );
}
const settled = (page) =>
  page.evaluate(async () => {
    await (
      await import(
        `${document.baseURI.replace(/(games|books|play|take-along)\/.*$/, "")}js/site/offline.mjs`
      )
    ).active;
  });
const says = (page) => page.getByTestId("version").innerText();
const { version, files } = JSON.parse(readFileSync(join(root, "offline.json"), "utf8"));

test("without a network after the first visit: a page read, a game gone on with, the others opened, and what is not kept is said", async () => {
  const { context, page } = await visitor(house, { ...worker, init: saving });
  await openTable(page, "/play/", plain);
  assert.ok((await says(page)).includes(version));
  await settled(page);
  await context.setOffline(true);
  // What was not fetched yet is told kindly; what every page stands on is there.
  await page.goto("/games/yours/");
  await page.locator(".yours[data-ready]").waitFor();
  await page.goto("/books/falkener/introduction/");
  await page.getByTestId("missing").waitFor();
  await context.setOffline(false);
  await everythingKept(page);
  assert.match(
    await page.getByTestId("offline-count").innerText(),
    new RegExp(`All ${files.length} files`),
  );
  await context.setOffline(true);
  await page.goto("/books/fulke/taking/");
  await page.locator(".board-view.awake").first().waitFor();
  await openTable(page, "/play/", plain);
  await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    [0, 1].forEach((seat) => match.seat(seat, { machine: false }));
  });
  for (const [i, words] of three.entries()) {
    await press(page, words.split(/[-~]/));
    await movesOf(page, i + 1);
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

test("who asks for nothing has the whole site kept all the same, little by little", async () => {
  const { context, page } = await visitor(house, worker);
  await page.goto("/take-along/");
  await until(
    "all is kept",
    async () =>
      /All \d+ files are stored/.test(await page.getByTestId("offline-count").innerText()),
    4 * patience,
  );
  await page.sound();
  await context.close();
});

test("of a site that is kept in part every page that is kept can be used, the share is told, and what is not kept is said in plain words", async () => {
  const partly = smaller("partly", [
    /^(books|play|games)\/(?!index\.html|yours\/|fulke\/taking\/)/,
    /^(taken|tables|learn|drills|glossary|editorial|bibliography|room)\//,
    /^lessons\/(?!small-men\/index|small-men\/lesson)/,
    /^wasm\/(study|\w+-(chess|tables))/,
    /^assets\/examples\/(?!rithmomachia\/fulke-1\/)/,
  ]);
  const other = await start({ root: partly });
  try {
    const { context, page } = await visitor(other, { ...worker, init: saving });
    await page.goto("/");
    await settled(page);
    await page
      .getByTestId("kept-share")
      .filter({ hasText: /^\d+ % of this site is stored for offline use/ })
      .waitFor();
    // A handful at a time: never a page without what it needs.
    const step = () =>
      page.evaluate(async () => {
        const { active, ask } = await import("/js/site/offline.mjs");
        const told = await ask(await active, { ask: "more", most: 7 });
        const cache = await caches.open(
          (await caches.keys()).find((name) => name.startsWith("codex-ludorum")),
        );
        const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1)));
        const { files, needs } = await (await fetch("/offline.json")).json();
        const lacking = needs
          .filter(([page]) => held.has(files[page][0]))
          .flatMap(([page, others]) =>
            others
              .filter((i) => !held.has(files[i][0]))
              .map((i) => `${files[page][0]} without ${files[i][0]}`),
          );
        return {
          ...told,
          lacking,
          lesson: held.has("lessons/small-men/index.html"),
          search: held.has("search/index.html"),
        };
      });
    let now = await step();
    for (; !now.lesson; now = await step()) assert.ok(now.kept < now.all, "the lesson comes");
    assert.ok(now.kept < now.all, "not all is kept when it is there");
    const shell = (path) => /^index\.html|^games\/yours|^take-along/.test(path);
    assert.deepEqual(
      now.lacking.filter((each) => !shell(each)),
      [],
    );
    await context.setOffline(true);
    await page.goto("/lessons/small-men/#step-3");
    await page.locator('[data-step="2"] .board-view.awake').waitFor();
    await context.setOffline(false);
    await page.goto("/");
    for (now = await step(); now.kept < now.all; now = await step())
      assert.deepEqual(
        now.lacking.filter((each) => !shell(each)),
        [],
      );
    await page.reload();
    await page
      .getByTestId("kept-share")
      .filter({ hasText: "The whole site is stored for offline use" })
      .waitFor();
    // Where something is wanting all the same, nobody has to read the browser's own words.
    await page.evaluate(async () => {
      const cache = await caches.open(
        (await caches.keys()).find((name) => name.startsWith("codex-ludorum")),
      );
      for (const request of await cache.keys())
        if (/lesson\.json|search\.json/.test(request.url)) await cache.delete(request);
    });
    await context.setOffline(true);
    await page.goto("/lessons/small-men/");
    await page
      .getByText(
        "there is no network, or the server does not answer, and this browser has not stored it yet",
      )
      .waitFor();
    await page.goto("/search/?q=king");
    await page.getByText("The search could not start. This could not be loaded").waitFor();
    assert.doesNotMatch(await page.locator("body").innerText(), /Failed to fetch|NetworkError/);
    await context.close();
  } finally {
    await other.close();
  }
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
  const { shell, files: whole } = JSON.parse(readFileSync(join(site, "offline.json"), "utf8"));
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
  const context = await house.context(worker);
  const page = await watched(context, origin);
  page.setDefaultTimeout(patience * 1000);
  try {
    await everythingKept(page, `${origin}/`);
    await openTable(page, `${origin}/play/`, plain);
    await page.evaluate(() => {
      const { match } = document.querySelector("[data-panel]").panel;
      [0, 1].forEach((seat) => match.seat(seat, { machine: false }));
    });
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
    assert.ok((await says(page)).includes(version));

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
      async () => (await says(page).catch(() => "")).includes(next),
      patience,
    );
    await tableReady(page, plain);
    assert.equal(await page.evaluate(() => window.renewed), true);
    assert.match(await page.locator("h1").innerText(), /renewed/);
    assert.deepEqual(await movesOf(page, 2), three.slice(0, 2), "and the game is kept");
    await page.goto(`${origin}/take-along/`);
    await until(
      "what did not change was not fetched again",
      async () => /All \d+ files/.test(await page.getByTestId("offline-count").innerText()),
      patience,
    );
    await page.sound();
  } finally {
    await context.close();
    await server.close();
  }
});

const python = (...words) => spawnSync("python3", words, { timeout: patience * 1000 });
const able = python("-c", "import http.server, zipfile").status === 0;

/** Python's own server of a folder, on a port it chooses itself: {origin, close}. */
async function plainServer(directory) {
  const server = spawn(
    "python3",
    ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", directory],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  let said = "";
  const port = await limited(
    "the server of Python names its port",
    new Promise((done, failed) => {
      server.once("error", failed);
      server.once("exit", (code) => failed(new Error(`it ended with ${code}: ${said}`)));
      server.stdout.on("data", (words) => {
        const [, found] = /port (\d+)/.exec((said += words)) ?? [];
        if (found) done(found);
      });
    }),
  ).catch((fault) => {
    server.kill("SIGKILL");
    throw fault;
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.kill("SIGKILL") };
}

test(
  "the whole site is saved as one archive and played from a folder, by a plain server, under another address",
  { skip: able ? false : "python3 is not installed" },
  async (t) => {
    const { context, page } = await visitor(house, { init: plainly });
    await page.goto("/take-along/");
    const saving = page.waitForEvent("download", { timeout: 4 * patience * 1000 });
    await page.getByTestId("save-site").click();
    const file = await saving;
    assert.match(file.suggestedFilename(), /^codex-ludorum-[\d-]*[0-9a-f]{6}\.zip$/);
    const zip = join(folder, "site.zip");
    await file.saveAs(zip);
    t.diagnostic(`${(readFileSync(zip).length / 1e6).toFixed(1)} MB`);
    await page.sound();
    await context.close();
    const stick = join(folder, "stick");
    mkdirSync(stick);
    assert.equal(python("-m", "zipfile", "-e", zip, stick).status, 0);
    for (const [path, , size] of files)
      assert.equal(readFileSync(join(stick, "codex-ludorum", path)).length, size, path);

    const served = await plainServer(stick);
    try {
      const base = `${served.origin}/codex-ludorum`;
      const reader = await house.context(worker);
      const leafs = await watched(reader, base);
      leafs.setDefaultTimeout(patience * 1000);
      await leafs.goto(`${base}/`);
      await leafs
        .getByTestId("six")
        .getByRole("link", { name: /Philosophers/ })
        .click();
      await tableReady(leafs, plain);
      assert.equal(leafs.url(), `${base}/play/?game=fulke-1`);
      await leafs.evaluate(() => {
        const { match } = document.querySelector("[data-panel]").panel;
        [0, 1].forEach((seat) => match.seat(seat, { machine: false }));
      });
      await press(leafs, three[0].split(/[-~]/));
      assert.deepEqual(await movesOf(leafs, 1), three.slice(0, 1));
      await leafs.goto(`${base}/books/fulke/taking/`);
      await leafs.locator(".board-view.awake").first().waitFor();
      await settled(leafs);
      await leafs.goto(`${base}/games/yours/`);
      await leafs.getByTestId("open").click();
      await tableReady(leafs, plain);
      assert.deepEqual(await moves(leafs), three.slice(0, 1));
      await leafs.sound();
      await reader.close();
    } finally {
      served.close();
    }

    // Opened as files the pages read well, and say what is missing.
    const bare = await house.context();
    const opened = await bare.newPage();
    await opened.goto(pathToFileURL(join(stick, "codex-ludorum/index.html")).href);
    assert.match(
      await opened.locator(".as-file").innerText(),
      /read it but not play\..*http\.server/,
    );
    await opened.locator('nav[aria-label="Main"] a', { hasText: "Read" }).click();
    await opened.waitForURL(/books\/index\.html$/);
    assert.equal(
      await opened.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--paper").trim(),
      ),
      "#fbf7ee",
      "dressed as ever",
    );
    await bare.close();
  },
);
