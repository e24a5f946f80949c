// The second window for the room, in step with the teacher’s.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  choose,
  axeFinds,
  axeVisitor,
  cell,
  kept,
  openTab,
  openTable,
  patience,
  playOf,
  table,
} from "../hands.mjs";
import {
  axeHere,
  besides,
  classroom,
  inClass,
  line,
  measured,
  projected,
  ready,
  taught,
} from "./teaching.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** Opens the room's window from the play page, as a teacher does. */
async function openRoom(context, page) {
  const [room] = await Promise.all([context.waitForEvent("page"), inClass(page, "room").click()]);
  room.setDefaultTimeout(patience * 1000);
  room.faults = [];
  room.on("console", (message) => message.type() === "error" && room.faults.push(message.text()));
  room.on("pageerror", (fault) => room.faults.push(String(fault)));
  await room.setViewportSize({ width: 1280, height: 720 });
  await room.locator("[data-shown]").waitFor();
  return room;
}

const inStep = (page) => page.locator('.step[data-step="yes"]').waitFor({ state: "attached" });

/** Which man stands where, by what the spots say. */
const men = (page) =>
  page
    .getByTestId("board-grid")
    .locator('[role="gridcell"]')
    .evaluateAll((cells) =>
      cells
        .map((one) => one.getAttribute("aria-label").replace(/, (may|in danger|.*to be).*$/, ""))
        .filter((said) => !/empty/.test(said)),
    );

test("the room follows the teacher: moves, steps, the side looked from, what is shown, touches, spotlight and pointer, words; the next move stays hidden, and each window may be reloaded", async () => {
  const { context, page } = await axeVisitor(house, { width: 1280, height: 900 });
  await taught(page);
  const room = await openRoom(context, page);
  await inStep(page);
  await until(
    "the same men",
    async () => JSON.stringify(await men(room)) === JSON.stringify(await men(page)),
  );
  await until(
    "nothing else is to be seen in the room",
    async () => (await besides(room)).length === 0,
  ).catch(async (fault) => assert.fail(`${fault.message}: ${await besides(room)}`));
  const { colours } = await until("text for the last row", async () => {
    const one = await measured(room);
    return one.size >= one.height / 16 && one;
  });
  assert.deepEqual(colours, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);

  // A step back: the room sees the position, the teacher what comes next.
  await openTab(page, "moves");
  await page.locator('[data-step="first"]').click();
  await until("the beginning", async () => /White to move/.test(await line(room).textContent()));
  await inStep(page);
  await page
    .getByTestId("next-move")
    .filter({ hasText: /f8.*9 − 2 = 7/ })
    .waitFor();
  assert.doesNotMatch(await room.locator("body").textContent(), /9 − 2 = 7/);
  await page.locator('[data-step="on"]').click();
  await until("the taking", async () => /9 − 2 = 7/.test(await line(room).textContent()));

  // A touch, the view, the pointer.
  await page.locator('[data-step="first"]').click();
  await until("the beginning", async () => /White to move/.test(await line(room).textContent()));
  await page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    match.touch(match.spots.findIndex(({ name }) => name === "f8"));
  });
  await room.locator('[data-name="f8"][aria-selected]').waitFor();
  const [leftBefore] = await Promise.all([room.locator('[data-name="f8"]').boundingBox()]);
  await choose(page, "flip");
  await until(
    "flipped",
    async () =>
      Math.abs((await room.locator('[data-name="f8"]').boundingBox()).x - leftBefore.x) > 20,
  );
  await page.getByTestId("class-more").evaluate((one) => {
    one.open = true;
  });
  assert.ok((await room.locator(".co text").count()) > 0);
  await inClass(page, "coordinates").click();
  await until("no coordinates", async () => (await room.locator(".co text").count()) === 0);
  await inClass(page, "spotlight").click();
  await inClass(page, "pointer").click();
  const target = await cell(table(page), "c9").boundingBox();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 3 });
  await until("pointer and spotlight are on the same spot in the room", async () => {
    const box = await room.locator('[data-name="c9"]').boundingBox();
    const [x, y] = await room.evaluate(() =>
      ["--x", "--y"].map((name) =>
        parseFloat(document.querySelector(".pointing").style.getPropertyValue(name)),
      ),
    );
    return Math.abs(x - box.x - box.width / 2) < 4 && Math.abs(y - box.y - box.height / 2) < 4;
  });
  await room.getByTestId("pointer").waitFor();
  await room.getByTestId("spotlight").waitFor();
  await page.getByTestId("class-says").selectOption("own");
  await page.getByTestId("class-words").fill("What takes 7?");
  await until("own words", async () => (await line(room).textContent()) === "What takes 7?");
  await page.getByTestId("class-theme").selectOption("dark");
  await until("night", () =>
    room.evaluate(() => document.documentElement.dataset.theme === "dark"),
  );
  await page.getByTestId("class-theme").selectOption("projector");
  await until("black on white", () =>
    room.evaluate(() => document.documentElement.dataset.theme === "projector"),
  );
  await inStep(page);

  // Either is reloaded, and they are in step again.
  await room.reload();
  await room.locator("[data-shown]").waitFor();
  await until("own words again", async () => (await line(room).textContent()) === "What takes 7?");
  await room.locator('[data-name="f8"][aria-selected]').waitFor();
  // A window just opened keeps axe's eye on the empty document it began with: only now it looks at this one.
  assert.deepEqual(
    [...(await axeFinds(page, "the teacher")), ...(await axeHere(room, "the room"))],
    [],
  );
  await page.getByTestId("class-notes").fill("Ask Anne.");
  await page.getByTestId("class-theme").selectOption("dark");
  await page.reload();
  await classroom(page).waitFor(); // a room that stands open opens them
  await inStep(page);
  const chosen = await Promise.all(
    ["class-theme", "class-says", "class-words"].map((id) => page.getByTestId(id).inputValue()),
  );
  assert.deepEqual(
    chosen,
    ["dark", "own", "What takes 7?"],
    "what the room sees is as it was chosen",
  );
  assert.equal(await line(room).textContent(), "What takes 7?");
  assert.equal(await room.evaluate(() => document.documentElement.dataset.theme), "dark");
  assert.equal(await page.getByTestId("class-notes").inputValue(), "Ask Anne.", "notes are kept");
  await page.locator('[data-step="first"]').click();
  await page.evaluate(() =>
    document.querySelector("[data-panel]").panel.show({ coordinates: true }),
  );
  await room.locator(".co text").first().waitFor();
  await until(
    "still the same men",
    async () => JSON.stringify(await men(room)) === JSON.stringify(await men(page)),
  );

  // A message that is not understood is told in the page and changes nothing.
  const shown = await men(room);
  await page.evaluate(() => {
    const id = sessionStorage.getItem("codex-ludorum/room-id");
    const channel = new BroadcastChannel(`codex-ludorum/room/${id}`);
    channel.postMessage({ kind: "state", record: "nonsense" });
    channel.close();
  });
  await room.getByTestId("room-word").filter({ hasText: "could not be read" }).waitFor();
  assert.deepEqual(await men(room), shown);

  // The teacher's window closes: the last picture stays, with a quiet word.
  await page.sound();
  await page.close();
  await room.getByTestId("room-word").filter({ hasText: "closed" }).waitFor();
  assert.deepEqual(await men(room), shown);

  // A new page takes the same window up again, and can make it black.
  const next = await context.newPage();
  await taught(next);
  await inClass(next, "room").click();
  await next.getByText("It now shows this page").waitFor();
  await inStep(next);
  await room.getByTestId("room-word").waitFor({ state: "hidden" });
  assert.equal(context.pages().length, 2, "no second window is opened");
  await until(
    "the room shows the new page’s match",
    async () => JSON.stringify(await men(room)) === JSON.stringify(await men(next)),
  );
  await next.bringToFront();
  await next.keyboard.press(".");
  await room.locator("div.room.black").waitFor();
  assert.equal(await next.getByTestId("black-screen").count(), 0, "the teacher goes on seeing");
  await next.keyboard.press("b");
  await room.locator("div.room:not(.black)").waitFor();
  assert.deepEqual(room.faults, []);
  await context.close();
});

test("two teachers at once do not mix, axe finds nothing in the projector; where a teacher’s window crashes his room keeps its picture and says so until he is back", async () => {
  const { context, page } = await axeVisitor(house, { width: 1280, height: 720 });
  await taught(page);
  const room = await openRoom(context, page);
  await inStep(page);
  const other = await context.newPage();
  await taught(other, { game: "royal-anglicorum", words: "" });
  const second = await openRoom(context, other);
  await inStep(other);
  assert.notEqual(new URL(room.url()).hash, new URL(second.url()).hash);
  await second.locator(".big-dice .die").first().waitFor();
  await line(room).filter({ hasText: /White/ }).waitFor();
  await classroom(page).locator('[data-act="projector"]').click();
  await projected(page);
  assert.deepEqual(await axeHere(page, "the projector"), []);

  const far = await context.newPage(); // in a process of its own: a window that the teacher's opened would end with it
  await far.goto(second.url());
  await far.locator("[data-shown]").waitFor();
  const before = await far.locator(".board-view svg").innerHTML();
  await far.getByTestId("room-word").waitFor({ state: "hidden" });
  const id = await other.evaluate(() => sessionStorage.getItem("codex-ludorum/room-id"));
  await until(
    "all three rooms wait for a sign of their teachers",
    () => far.evaluate(async () => (await navigator.locks.query()).pending.length === 3),
    patience,
  );
  (await context.newCDPSession(other)).send("Page.crash").catch(() => {});
  await far.getByTestId("room-word").filter({ hasText: "closed" }).waitFor();
  assert.equal(await far.locator(".board-view svg").innerHTML(), before, "the picture stays");
  const back = await context.newPage();
  await back.addInitScript((kept) => {
    sessionStorage.setItem("codex-ludorum/room-id", kept);
    sessionStorage.setItem("codex-ludorum/taught", "yes");
  }, id);
  await openTable(back, playOf("royal-anglicorum"));
  await inStep(back);
  await far.getByTestId("room-word").waitFor({ state: "hidden" });
  await page.sound();
  await context.close();
});
