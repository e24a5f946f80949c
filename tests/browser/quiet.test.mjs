// What is timed in the pages: nothing is drawn when nothing changes, nothing blocks while the machine thinks. Run with the
// machine to itself.
import test, { after, before, describe } from 'node:test';
import assert from 'node:assert/strict';
import { figure } from '../figures.mjs';
import { start, until } from './harness.mjs';
import { chapterOf, core, linkOf, middle, moves, movesOf, newGame, openTable, patience, press, reckoned, visitor } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

/** Before the page's own scripts: counts frames asked for and pictures drawn. */
const counting = () => {
  window.counts = { asked: 0, drawn: 0 };
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (then) => {
    window.counts.asked += 1;
    return ask.call(window, then);
  };
  for (const call of ['clear', 'drawElements', 'drawArrays']) {
    const plain = WebGL2RenderingContext.prototype[call];
    WebGL2RenderingContext.prototype[call] = function (...more) {
      window.counts.drawn += 1;
      return plain.apply(this, more);
    };
  }
};

/** Waits until nothing was drawn or asked for during a second, and gives the counts. */
async function settled(page) {
  let last = null;
  let since = 0;
  return until('the table comes to rest', async () => {
    const now = await page.evaluate(() => ({ ...window.counts }));
    if (!last || now.asked !== last.asked || now.drawn !== last.drawn) since = Date.now();
    last = now;
    return Date.now() - since > 1000 && now;
  }, patience);
}

const rest = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

describe('idle', { concurrency: true }, () => {
  test('an idle table draws no frame in 10 s and asks for none: as opened, and after a move', async () => {
    const { context, page } = await visitor(house, { init: counting });
    await openTable(page, await linkOf());
    const first = await settled(page);
    assert.ok(first.drawn > 0 && first.asked > 0, 'the counters count nothing');
    await rest(10);
    const later = await page.evaluate(() => ({ ...window.counts }));
    figure('idle table, frames in 10 s', later.asked - first.asked);
    assert.deepEqual(later, first);

    const { state, names } = await reckoned();
    await press(page, state.moves[0].touches.map((index) => names[index]));
    await movesOf(page, 1);
    const after = await settled(page);
    assert.ok(after.drawn > first.drawn, 'a move draws');
    await rest(5);
    assert.deepEqual(await page.evaluate(() => ({ ...window.counts })), after);

    // A pointer that passes over empty squares changes nothing either; only where it may touch is there something new.
    const { x, y } = await middle(page, 'd8');
    await page.mouse.move(x, y);
    const over = await settled(page);
    for (let step = 1; step < 10; step += 1) await page.mouse.move(x + step / 2, y + step / 2);
    await rest(1);
    assert.equal((await page.evaluate(() => window.counts.drawn)), over.drawn);
    await page.sound();
    await context.close();
  });

  test('an idle table beside the text draws no frame in 10 s', async () => {
    const { context, page } = await visitor(house, { init: counting, width: 1600 });
    await page.goto(chapterOf('subtraction-7-before'));
    const diagram = page.locator('figure#subtraction-7-before');
    await diagram.scrollIntoViewIfNeeded();
    await diagram.locator('[data-diagram="set"]').click();
    await page.locator('.beside .board-view.drawn').waitFor();
    const first = await settled(page);
    await rest(10);
    assert.deepEqual(await page.evaluate(() => ({ ...window.counts })), first);
    await page.sound();
    await context.close();
  });
});

/** How crowded the machine is: short bursts of work beside the page, and how much longer than their own time they took. */
function peer() {
  let worst = 1;
  let on = true;
  const burst = () => {
    if (!on) return;
    const [wall, cpu] = [process.hrtime.bigint(), process.cpuUsage()];
    let used = 0;
    while (used < 10_000) {
      const { user, system } = process.cpuUsage(cpu);
      used = user + system;
    }
    worst = Math.max(worst, Number(process.hrtime.bigint() - wall) / 1000 / used);
    setTimeout(burst, 200);
  };
  burst();
  return () => {
    on = false;
    return worst;
  };
}

/** What ran on the page's main thread between its marks "from" and "to", in ms: tasks, and the calls of scripts in them. */
function ran(trace) {
  const { traceEvents: events } = JSON.parse(trace.toString());
  const mark = (name) => events.find((event) => event.name === name && /user_timing/.test(event.cat));
  const [from, to] = [mark('from'), mark('to')];
  assert.ok(from && to, 'the marks are not in the trace');
  const here = events.filter((event) => event.ph === 'X' && event.pid === from.pid && event.tid === from.tid && event.ts + event.dur > from.ts && event.ts < to.ts);
  const longest = (what, kind) => Math.max(...here.filter(({ name }) => what.test(name)).map((event) => (event[kind] ?? event.dur) / 1000));
  const calls = /^(FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|HandlePostMessage)$/;
  assert.ok(here.filter(({ name }) => calls.test(name)).length > 20, 'hardly a script was seen to run');
  return { own: longest(/RunTask/, 'tdur'), script: longest(calls, 'dur'), whole: longest(/RunTask/, 'dur') };
}

test('while the machine thinks at its strongest the main thread is never blocked for longer than 50 ms', async () => {
  const doors = await core();
  const strongest = doors.levels().at(-1);
  const { context, page } = await visitor(house);
  await openTable(page);
  await newGame(page, { seats: { odd: 'person', even: strongest.id } });
  // A first turn at the weakest would not do: the worker is to be awake and the table at rest before we measure.
  const { state, names } = await reckoned();
  const [from, to] = state.moves[0].touches.map((index) => names[index]);
  await press(page, [from]);
  const { x, y } = await middle(page, to);
  await house.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'] });
  const crowding = peer();
  await page.evaluate(() => performance.mark('from'));
  await page.mouse.click(x, y);
  await page.locator('[data-testid="seat-even"].thinking').waitFor();
  const began = Date.now();
  const goal = await middle(page, 'd8');
  let step = 0;
  await until('the machine answers', async () => {
    // Meanwhile a person looks about.
    step += 1;
    await page.mouse.move(goal.x + (step % 40), goal.y - (step % 30));
    if (step % 10 === 0) await page.mouse.wheel(0, step % 20 ? 60 : -60);
    return (await page.locator('[data-testid="seat-odd"].turn:not(.thinking)').count()) === 1;
  }, 120);
  const thought = (Date.now() - began) / 1000;
  await page.evaluate(() => performance.mark('to'));
  const worst = crowding();
  const { own, script, whole } = ran(await house.browser.stopTracing());
  assert.ok((await moves(page)).length > 1);
  const ms = (time) => `${time.toFixed(1)} ms`;
  figure(`main thread while the machine thinks (${strongest.name}, ${thought.toFixed(1)} s)`, `no task works longer than ${ms(own)}, no call of a script takes longer than ${ms(script)}, of 50 ms`);
  figure('  the longest task with the browser waiting for its own painter', `${ms(whole)}; work beside it was stretched up to ${worst.toFixed(1)} times by other programs`);
  assert.ok(thought > 3, `it hardly thought: ${thought} s`);
  assert.ok(own <= 50, `a task worked for ${ms(own)}`);
  // A call that waits would show here. Where other programs press upon the machine all work is stretched: our own beside
  // the page says how much. (A whole task may also wait for the browser's painter, which has no graphics card here.)
  assert.ok(script <= 50 * Math.max(1, worst), `a script took ${ms(script)} on a machine that stretches work ${worst.toFixed(1)} times`);
  await page.sound();
  await context.close();
});
