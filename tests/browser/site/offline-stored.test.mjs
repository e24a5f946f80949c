// The whole site stored in a browser, at once or little by little, and saved as one archive that is played from a folder.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { limited, site, start, watched } from "../harness.mjs";
import { deep, moves, movesOf, patience, press, stir, tableReady, visitor } from "../hands.mjs";
import { plainly, three } from "../store/keeping.mjs";
import {
  allStored,
  folder,
  keeping,
  listOf,
  plain,
  removeFolder,
  saving,
  seatPersons,
  settled,
  sitePart,
} from "./offline.mjs";

const partly = sitePart(
  "stored",
  [
    "",
    "take-along/",
    "books/",
    "books/fulke/taking/",
    "games/yours/",
    "lessons/small-men/",
    "play/",
    "search/",
  ],
  /^search\/.*\.json/,
);
const root = deep ? site : partly;
let house;
before(async () => {
  house = await start({ root });
});
after(async () => {
  await house?.close();
  removeFolder();
});
const { files } = listOf(root);

test("who asks for nothing has the whole site kept all the same, little by little", async () => {
  const { context, page } = await visitor(house, keeping);
  await page.goto("/take-along/");
  await allStored(page);
  await page.sound();
  await context.close();
});

test("of a site that is kept in part every page that is kept can be used, the share is told, and what is not kept is said in plain words", async () => {
  const other = await start({ root: partly });
  try {
    const { context, page } = await visitor(other, saving);
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
      const reader = await house.context(keeping);
      const leafs = await watched(reader, base);
      leafs.setDefaultTimeout(patience * 1000);
      await leafs.goto(`${base}/`);
      await leafs
        .getByTestId("six")
        .getByRole("link", { name: /Philosophers/ })
        .click();
      await tableReady(leafs, plain);
      assert.equal(leafs.url(), `${base}/play/?game=fulke-1`);
      await seatPersons(leafs);
      await press(leafs, three[0].split(/[-~]/));
      assert.deepEqual(await movesOf(leafs, 1), three.slice(0, 1));
      await leafs.goto(`${base}/books/fulke/taking/`);
      await stir(leafs);
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
