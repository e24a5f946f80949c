// What a reader does in an engine beside Chromium, by its few means.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../../site/server.mjs";
import { patience, shots, site, until } from "../harness.mjs";
import {
  chapterOf,
  decodeGame,
  deep,
  example,
  line,
  oneOfEachTemplate,
  pages,
  reckoned,
} from "../hands.mjs";

/** What a reader does in any engine, by its few means. */
function reader(engine, origin, folder) {
  const { evaluate } = engine;
  const there = (selector) => evaluate((one) => Boolean(document.querySelector(one)), selector);
  const self = {
    wait: (selector) => until(`${selector} is there`, () => there(selector), patience),
    gone: (selector) =>
      until(`${selector} is gone`, async () => !(await there(selector)), patience),
    text: (selector) =>
      evaluate((one) => document.querySelector(one)?.textContent.trim() ?? "", selector),
    count: (selector) => evaluate((one) => document.querySelectorAll(one).length, selector),
    visit: (path) => engine.visit(origin + path),
    picture: (name) => engine.screenshot(join(folder, `${name}.png`)),
    /** Waits until the page's table stands, then for its board, which is drawn when somebody is there: a pointer moves over nothing. */
    async atTable(board) {
      await self.wait('[data-part="play"][data-ready="board"]');
      await evaluate(() => {
        dispatchEvent(new PointerEvent("pointermove"));
      });
      await self.wait(`.table ${board}`);
    },
    /** Clicks in the middle of what is there, brought into sight; it must lie open to the pointer. */
    async click(selector) {
      const [x, y] = await until(
        `${selector} lies open`,
        () =>
          evaluate((one) => {
            const target = document.querySelector(one);
            if (!target) return null;
            const middle = () => {
              const { left, top, width, height } = target.getBoundingClientRect();
              return [left + width / 2, top + height / 2, width > 4];
            };
            const free = ([x, y, wide]) => {
              const met = document.elementFromPoint(x, y);
              return (
                wide &&
                met &&
                (target.contains(met) ||
                  (target.dataset.spot && target.closest(".board-holder")?.contains(met)))
              );
            };
            if (!free(middle())) target.scrollIntoView({ block: "center" });
            return free(middle()) ? middle() : null;
          }, selector),
        patience,
      );
      await engine.click(x, y);
    },
    /** The match of the page's table. */
    told: () =>
      evaluate(() => {
        const { match } = document.querySelector("[data-panel]").panel;
        const { words, toMove, players, outcome } = {
          ...match.state,
          words: match.state.line.map((step) => step.words).filter(Boolean),
        };
        return {
          words,
          toMove,
          players,
          over: outcome.over,
          thinking: document.querySelector(".seat.thinking") !== null,
        };
      }),
    /** Waits until it is a person's turn again. */
    mine: () =>
      until(
        "a person is to move",
        async () => {
          const now = await self.told();
          return now.toMove >= 0 && !now.players[now.toMove].machine && !now.thinking && now;
        },
        patience,
      ),
    /** Plays a move by clicking its spots where the table draws them. */
    async play(names) {
      for (const name of names) {
        await self.wait(`[role="gridcell"].open[data-name="${name}"]`);
        await self.click(`.table [role="gridcell"][data-name="${name}"]`);
      }
    },
  };
  return self;
}

/** The engine and a server of the site for a test, ended with it; null where it does not start here, and the test is then skipped and says why. */
async function begun(kind, t, more = {}) {
  const server = await serve({ root: site, port: 0 });
  t.after(() => server.close());
  try {
    const engine = await kind.open(more);
    t.after(() => engine.close());
    return { engine, server };
  } catch (fault) {
    t.skip(`${kind.name} does not start on this machine: ${fault.message}`);
    return null;
  }
}

/** A page of every template, in a long run every page: it wakes, nothing goes wrong on it, and it does not scroll sideways. */
export async function walk(kind, t) {
  // A page that is left while its worker answers for it says so on its console; the visit has the worker, where the engine can do both.
  const found = await begun(kind, t, { workers: false });
  if (!found) return;
  const { engine, server } = found;
  const origin = server.url.replace(/\/$/, "");
  const wrong = [];
  const all = deep ? pages() : oneOfEachTemplate();
  const draws = await engine.evaluate(() =>
    Boolean(document.createElement("canvas").getContext("webgl2")),
  );
  for (const path of all) {
    await engine.visit(origin + path);
    await until(`${path} is awake`, () =>
      engine.evaluate((drawn) => {
        if (document.readyState !== "complete" || document.fonts.status !== "loaded") return false;
        const diagram = document.querySelector("figure.diagram[data-record]");
        diagram?.scrollIntoView({ block: "center", behavior: "instant" });
        if (diagram && !diagram.querySelector(".board-view.awake")) return false;
        // A page that is left while it still fetches says so on its console: it is left when it has all.
        const play = document.querySelector('[data-part="play"]');
        // The canvas comes when somebody is there.
        if (play?.dataset.ready === "board") dispatchEvent(new PointerEvent("pointermove"));
        if (
          play &&
          !(
            play.querySelector("[data-panel]")?.panel?.classroom &&
            (!drawn || play.querySelector(".board-view.drawn"))
          )
        )
          return false;
        return !document.querySelector(
          '[data-part="play"]:not([data-ready="board"]), [data-lesson]:not([data-at])',
        );
      }, draws),
    );
    const { headings, across, room, breaches } = await engine.evaluate(() => ({
      headings: [...document.querySelectorAll("h1")].filter(
        (one) => one.getClientRects().length > 0,
      ).length,
      across: document.scrollingElement.scrollWidth,
      room: document.documentElement.clientWidth,
      breaches: window.violations ?? [],
    }));
    // Scripts fetch ahead, and what is broken off in the middle of a stream is told as an error of the page.
    if (engine.fetching)
      await until(`${path} has fetched all`, async () => engine.fetching().length === 0);
    if (headings !== 1) wrong.push(`${path}: ${headings} headings`);
    if (across > room) wrong.push(`${path}: ${across} px wide in a window of ${room}`);
    wrong.push(...breaches.map((breach) => `${path}: ${breach}`));
  }
  assert.ok(all.length > 25, `${all.length} pages`);
  assert.deepEqual([...wrong, ...(await engine.faults())], []);
}

/** The whole visit: a diagram, a game against the machine beside the words, kept; a link; an example; dice. */
export async function visit(kind, t) {
  const found = await begun(kind, t);
  if (!found) return;
  const { engine, server } = found;
  const draws = await engine.evaluate(() =>
    Boolean(document.createElement("canvas").getContext("webgl2")),
  );
  t.diagnostic(
    `${engine.version}, ${draws ? "the board drawn on its canvas" : "without WebGL 2: the board as a picture"}`,
  );
  const drawn = draws ? ".board-view.drawn" : ".board-view.awake";
  const folder = join(shots, kind.name.toLowerCase());
  mkdirSync(folder, { recursive: true });
  const {
    visit: go,
    wait,
    gone,
    atTable,
    text,
    count,
    click,
    told,
    mine,
    play,
    picture,
  } = reader(engine, server.url.replace(/\/$/, ""), folder);

  // Bars that Chromium lays over a page take room in others, and show what juts out.
  const sideways = () =>
    engine.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 &&
            /auto|scroll/.test(getComputedStyle(one).overflowX),
        )
        .map(
          (one) => `${one.localName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}`,
        ),
    );

  // ---- a diagram ----
  await go(chapterOf("subtraction-7-before"));
  const figure = "figure#subtraction-7-before";
  await engine.evaluate(
    (one) => document.querySelector(one).scrollIntoView({ block: "center" }),
    figure,
  );
  await wait(`${figure} .board-view.awake`);
  await click(`${figure} [data-name="c9"]`);
  await until(
    "the man of the diagram may go",
    async () =>
      (await count(`${figure} .open`)) > 1 && /possible move/.test(await text(`${figure} .say`)),
    patience,
  );
  await picture("diagram");

  // ---- the table beside the words, against the machine ----
  await click(`${figure} [data-diagram="set"]`);
  await wait(`.beside ${drawn}`);
  await click('.beside [data-act="new"]');
  await wait('dialog[open] [data-testid="seat-choice-even"]');
  await picture("new-game");
  await engine.evaluate(() => {
    document.querySelector('[data-testid="seat-choice-even"]').value = "child";
    document.querySelector('[data-testid="seat-choice-odd"]').value = "person";
  });
  await click('[data-testid="sheet-begin"]');
  await gone("dialog");
  let words = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await mine();
    const { state, names } = await reckoned({ words: words.join(" ") });
    // A march, and no taking: it is over with one move.
    const move = state.moves.find((each) => /^[a-h]\d+-[a-h]\d+$/.test(each.words));
    await play(move.touches.map((index) => names[index]));
    words = await until(
      "the machine has answered",
      async () => {
        const now = await mine();
        return now.words.length > words.length + 1 && now.words;
      },
      patience,
    );
    assert.equal(
      (await reckoned({ words: words.join(" ") })).state.toMove,
      1,
      `legal, and the person is to move: ${words.join(" ")}`,
    );
  }
  assert.ok(
    (await text('.beside [data-testid="why"] blockquote, .beside [data-part="why"] blockquote'))
      .length > 10,
    "the sentence stands beside the move",
  );
  await picture("beside");
  assert.deepEqual(await sideways(), []);

  // ---- kept, on the play page too ----
  const record = () =>
    engine.evaluate(() => document.querySelector("[data-panel]").panel.match.record);
  await go("/play/");
  await atTable(drawn);
  await wait('[data-ready="board"]'); // what is touched before is kept, and may be moved under the hand by what comes
  await mine();
  const { state, names } = await reckoned();
  await play(state.moves[0].touches.map((index) => names[index]));
  const before = await until(
    "the machine has answered",
    async () => {
      const now = await mine();
      return now.words.length > 1 && now.words;
    },
    patience,
  );
  const kept = await record();
  await go("/play/");
  await atTable(drawn);
  await wait('[data-ready="board"]');
  assert.deepEqual((await told()).words, before, "the match is there again");
  assert.equal(await record(), kept);
  assert.equal(await count('[data-testid="notice"].bad'), 0);

  // ---- a link, packed and unpacked by the browser itself ----
  await click('[data-act="more"]');
  await click('[data-act="share"]');
  await wait('dialog[open] [data-testid="link"]');
  const { href } = await engine.evaluate(() => ({
    href: document.querySelector('[data-testid="link"]').value,
  }));
  assert.equal((await decodeGame(new URL(href).hash)).record, kept);
  await engine.key("Escape");
  await gone("dialog");

  // ---- an example, step by step, by the keys and by the mouse ----
  await go("/play/?example=rithmomachia/fulke-1/demo-line");
  await atTable(drawn);
  const all = line(example("demo-line")).split(" ");
  await click('[data-step="first"]');
  const cursor = () =>
    engine.evaluate(
      () =>
        document
          .querySelector("[data-panel]")
          .panel.match.state.line.filter((step) => step.words)
          .findIndex((step) => step.current) + 1,
    );
  await until("the beginning", async () => (await cursor()) === 0, patience);
  await click('[data-step="on"]');
  await until("one step on", async () => (await cursor()) === 1, patience);
  await engine.key("ArrowRight");
  await until("another step on", async () => (await cursor()) === 2, patience);
  assert.deepEqual((await told()).words, all);
  await click('[data-step="last"]');
  await until("the end", async () => (await cursor()) === all.length, patience);
  assert.deepEqual(await sideways(), []);
  await picture("example");

  // ---- dice ----
  await go("/play/royal-anglicorum/");
  await atTable(drawn);
  await click('[data-testid="throw"]');
  await until(
    "dice lie, or the machine has thrown",
    async () => (await told()).words.length > 0,
    patience,
  );
  await picture("dice");

  assert.deepEqual(await engine.faults(), []);
  assert.deepEqual(await engine.evaluate(() => window.violations ?? []), []);
}
