// One browser for many files: they see nothing of each other, and it ends with its worker.
import test from "node:test";
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { serve } from "../../site/server.mjs";
import { chromium, limited, site, start, until } from "./harness.mjs";

/** The program itself: {ws, ended, end}. */
async function begun(t) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL("browser-server.mjs", import.meta.url))],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  t.after(() => child.kill("SIGKILL"));
  const ended = once(child, "exit").then(([code]) => code);
  const line = once(createInterface({ input: child.stdout }), "line").then(([words]) => words);
  const said = await limited(
    "the server names its address",
    Promise.race([line, ended.then((code) => assert.fail(`it ended with ${code}`))]),
  );
  return {
    ws: JSON.parse(said).ws,
    ended: () => limited("the server ends", ended),
    end: () => child.stdin.end(),
  };
}

/** What a page of a file finds in its browser, and then leaves there. */
const findAndLeave = async () => {
  const found = {
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  };
  localStorage.setItem("left", "yes");
  sessionStorage.setItem("left", "yes");
  document.cookie = "left=yes; max-age=3600";
  await caches.open("left");
  await new Promise((done, failed) =>
    Object.assign(indexedDB.open("left"), { onsuccess: done, onerror: failed }),
  );
  return found;
};

test("two files after each other in one browser: the second finds nothing of what the first left, though it closed nothing", async (t) => {
  const server = await begun(t);
  const given = process.env.LUDUS_BROWSER_WS;
  process.env.LUDUS_BROWSER_WS = server.ws;
  t.after(() => {
    if (given === undefined) delete process.env.LUDUS_BROWSER_WS;
    else process.env.LUDUS_BROWSER_WS = given;
  });
  // One address for both, as no two files have it: what is kept is kept by address.
  const same = await serve({ root: site, port: 0 });
  t.after(() => same.close());
  const versions = new Set();
  for (const file of ["the first", "the second"]) {
    const house = await start();
    versions.add(house.browser.version());
    const page = await (await house.context({ newcomer: true })).newPage();
    await page.goto(`${same.url}licences/`);
    const found = await page.evaluate(findAndLeave);
    assert.deepEqual(
      found,
      { local: 0, session: 0, cookies: "", caches: 0, databases: 0, workers: 0 },
      file,
    );
    const again = await page.evaluate(findAndLeave);
    assert.ok(
      again.local > 0 && again.session > 0 && again.cookies && again.caches && again.databases,
      "what is left can be found by its own file",
    );
    await house.close();
  }
  assert.equal(versions.size, 1);
  server.end();
  assert.equal(await server.ended(), 0);
  await assert.rejects(chromium.connect(server.ws, { timeout: 5000 }), "the browser has ended");
});

test("a shared browser that dies is told of: its server fails", async (t) => {
  const server = await begun(t);
  const browser = await chromium.connect(server.ws);
  const session = await browser.newBrowserCDPSession();
  session.send("Browser.close").catch(() => {});
  assert.equal(await server.ended(), 1);
});

test("where the shared browser is not there the file fails, and ends", async (t) => {
  const given = process.env.LUDUS_BROWSER_WS;
  t.after(() => {
    if (given === undefined) delete process.env.LUDUS_BROWSER_WS;
    else process.env.LUDUS_BROWSER_WS = given;
  });
  process.env.LUDUS_BROWSER_WS = "ws://127.0.0.1:1/nobody";
  await assert.rejects(start(), /ECONNREFUSED/);
  await until(
    "no server is left open",
    () => !process.getActiveResourcesInfo().includes("TCPServerWrap"),
    20,
  );
});

test("who asks for other flags gets a browser alone", async (t) => {
  const given = process.env.LUDUS_BROWSER_WS;
  process.env.LUDUS_BROWSER_WS = "ws://127.0.0.1:1/nobody";
  t.after(() => {
    if (given === undefined) delete process.env.LUDUS_BROWSER_WS;
    else process.env.LUDUS_BROWSER_WS = given;
  });
  const house = await start({ own: true });
  await house.close();
});

test("a file run alone reaches its browser as in the run: a download has no path there either", async (t) => {
  const given = process.env.LUDUS_BROWSER_WS;
  delete process.env.LUDUS_BROWSER_WS;
  t.after(() => {
    if (given !== undefined) process.env.LUDUS_BROWSER_WS = given;
  });
  const house = await start();
  t.after(() => house.close());
  const page = await (await house.context()).newPage();
  const saving = page.waitForEvent("download");
  await page.setContent('<a download="a.txt" href="data:text/plain,a">save</a>');
  await page.getByText("save").click();
  await assert.rejects((await saving).path(), /connecting remotely/);
});
