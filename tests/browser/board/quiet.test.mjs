// Nothing is drawn when nothing changes, and the page goes on answering while the computer thinks. Nothing here is timed: the
// clock of the page is moved by hand, work is counted in time of the processor and compared with other work of the same run.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { figure } from "../../figures.mjs";
import { start, until } from "../harness.mjs";
import {
  chapterOf,
  core,
  leaf,
  linkOf,
  middle,
  moves,
  movesOf,
  newGame,
  openTable,
  press,
  reckoned,
  visitor,
} from "../hands.mjs";

let house;
// A browser of its own: it is recorded as a whole.
before(async () => {
  house = await start({ own: true });
});
after(() => house?.close());

/** Before the page's own scripts: counts frames asked for and pictures drawn. */
const counting = () => {
  window.counts = { asked: 0, drawn: 0 };
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (then) => {
    window.counts.asked += 1;
    return ask.call(window, then);
  };
  for (const call of ["clear", "drawElements", "drawArrays"]) {
    const plain = WebGL2RenderingContext.prototype[call];
    WebGL2RenderingContext.prototype[call] = function (...more) {
      window.counts.drawn += 1;
      return plain.apply(this, more);
    };
  }
};

/** A page whose timers and frames come from a clock that can be moved by hand, and are counted. */
async function counted(more = {}) {
  const context = await house.context(more);
  await context.clock.install();
  await context.addInitScript(counting);
  return { context, page: await leaf(context, house.origin) };
}

const counts = (page) => page.evaluate(() => ({ ...window.counts }));

/** Moves the clock of the page on until nothing was drawn or asked for during ten seconds of it, and gives the counts. */
async function settled(page) {
  await page.waitForLoadState("networkidle");
  let last = await counts(page);
  return until("the table comes to rest", async () => {
    await page.clock.runFor(10_000);
    const before = last;
    last = await counts(page);
    return last.asked === before.asked && last.drawn === before.drawn && last;
  });
}

test("an idle table draws no frame in a minute and asks for none: as opened, after a move, and under a pointer that passes over what may not be touched", async () => {
  const { context, page } = await counted();
  await openTable(page, await linkOf());
  const first = await settled(page);
  assert.ok(first.drawn > 0 && first.asked > 0, "the counters count nothing");
  await page.clock.runFor(60_000);
  const later = await counts(page);
  figure("idle table, frames in a minute", later.asked - first.asked);
  assert.deepEqual(later, first);

  const { state, names } = await reckoned();
  await press(
    page,
    state.moves[0].touches.map((index) => names[index]),
  );
  await movesOf(page, 1);
  const after = await settled(page);
  assert.ok(after.drawn > first.drawn, "a move draws");
  await page.clock.runFor(60_000);
  assert.deepEqual(await counts(page), after);

  // A pointer that passes over empty squares changes nothing either; only where it may touch is there something new.
  const { x, y } = await middle(page, "d8");
  await page.mouse.move(x, y);
  const over = await settled(page);
  for (let step = 1; step < 10; step += 1) {
    await page.mouse.move(x + step / 2, y + step / 2);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(10_000);
  assert.equal((await counts(page)).drawn, over.drawn);
  await page.sound();
  await context.close();
});

test("an idle table beside the text draws no frame in a minute", async () => {
  const { context, page } = await counted({ width: 1600 });
  await page.goto(chapterOf("subtraction-7-before"));
  const diagram = page.locator("figure#subtraction-7-before");
  await diagram.scrollIntoViewIfNeeded();
  await diagram.locator('[data-diagram="set"]').click();
  await page.locator(".beside .board-view.drawn").waitFor();
  const first = await settled(page);
  assert.ok(first.drawn > 0, "the counters count nothing");
  await page.clock.runFor(60_000);
  assert.deepEqual(await counts(page), first);
  await page.sound();
  await context.close();
});

/**
 * What ran in the page between its marks `from` and `to`, in ms of the processor: `main` by its own thread, `worker` by the busiest
 * other, each {longest, all}; and `calls`, how often the page's thread ran a script.
 */
function ran(trace, from, to) {
  const { traceEvents: events } = JSON.parse(trace.toString());
  const mark = (name) =>
    events.find((event) => event.name === name && /user_timing/.test(event.cat));
  const [first, last] = [mark(from), mark(to)];
  assert.ok(first && last, "the marks are not in the trace");
  const here = events.filter(
    (event) =>
      event.ph === "X" &&
      event.pid === first.pid &&
      event.ts + event.dur > first.ts &&
      event.ts < last.ts,
  );
  const threads = new Map();
  for (const { name, tid, tdur = 0 } of here) {
    if (!/RunTask/.test(name)) continue;
    const thread = threads.get(tid) ?? { longest: 0, all: 0 };
    threads.set(tid, {
      longest: Math.max(thread.longest, tdur / 1000),
      all: thread.all + tdur / 1000,
    });
  }
  const main = threads.get(first.tid);
  threads.delete(first.tid);
  const calls =
    /^(FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|HandlePostMessage)$/;
  return {
    main,
    worker: [...threads.values()].sort((a, b) => b.longest - a.longest)[0],
    calls: here.filter(({ name, tid }) => tid === first.tid && calls.test(name)).length,
  };
}

test("while the computer thinks at its strongest it thinks beside the page: a person looks about meanwhile, and no task of the page works long", async () => {
  const ludus = await core();
  const strongest = ludus.levels().at(-1);
  const { context, page } = await visitor(house, {
    init: () => {
      window.heard = 0;
      addEventListener(
        "pointermove",
        () => {
          if (document.querySelector('[data-testid="seat-even"].thinking')) window.heard += 1;
        },
        true,
      );
    },
  });
  await openTable(page);
  await newGame(page, { seats: { odd: "person", even: strongest.id } });
  // A first turn at the weakest would not do: the worker is to be awake and the table at rest before we measure.
  const { state, names } = await reckoned();
  const [from, to] = state.moves[0].touches.map((index) => names[index]);
  await press(page, [from]);
  const { x, y } = await middle(page, to);
  const goal = await middle(page, "d8");
  let step = 0;
  /** A person looks about: the pointer goes over the board, the page is scrolled a little and back. */
  const look = async () => {
    step += 1;
    await page.mouse.move(goal.x + (step % 40), goal.y - (step % 30));
    if (step % 10 === 0) await page.mouse.wheel(0, step % 20 ? 60 : -60);
  };
  await house.browser.startTracing(page, {
    categories: ["toplevel", "devtools.timeline", "blink.user_timing", "__metadata"],
  });
  const note = (name) =>
    page.evaluate((what) => {
      performance.mark(what);
    }, name);
  // The same with nobody thinking, to compare with.
  await note("rest from");
  while (step < 40) await look();
  await note("rest to");
  await page.mouse.click(x, y);
  await page.locator('[data-testid="seat-even"].thinking').waitFor();
  await note("from");
  await until(
    "the computer answers",
    async () => {
      await look();
      return (await page.locator('[data-testid="seat-odd"].turn:not(.thinking)').count()) === 1;
    },
    300,
  );
  await note("to");
  const trace = await house.browser.stopTracing();
  assert.ok((await moves(page)).length > 1);
  const heard = await page.evaluate(() => window.heard);
  const rest = ran(trace, "rest from", "rest to"),
    busy = ran(trace, "from", "to");
  const ms = (time) => `${time.toFixed(1)} ms`;
  figure(
    `the page while the computer thinks (${strongest.name}, ${(busy.worker.longest / 1000).toFixed(1)} s of the processor)`,
    `no task works longer than ${ms(busy.main.longest)}, ${ms(rest.main.longest)} with nobody thinking; the pointer was heard ${heard} times meanwhile`,
  );
  assert.ok(busy.calls > 20 && rest.calls > 20, "hardly a script was seen to run");
  assert.ok(heard >= 3, `the page heard the pointer ${heard} times while the computer thought`);
  assert.ok(
    busy.worker.longest > 5 * rest.main.longest,
    `it hardly thought: ${ms(busy.worker.longest)}`,
  );
  // Thinking on the page's own thread would show as work there, be it in pieces.
  assert.ok(
    busy.main.longest <= busy.worker.longest / 8,
    `a task of the page worked for ${ms(busy.main.longest)}, the computer for ${ms(busy.worker.longest)}`,
  );
  await page.sound();
  await context.close();
});
