// The computer player's worker, watched: one that never answers is ended, and another asked the same.
import assert from "node:assert/strict";
import { test } from "node:test";

import { attempts, createMachine, patience } from "./machine.mjs";

/** A machine whose workers answer by `act(worker, message)`, and a clock moved by hand. */
function watched(act) {
  const workers = [],
    silences = [];
  let now = 0,
    due = null;
  const timer = {
    setTimeout: (then, ms) => (due = { at: now + ms, then }),
    clearTimeout: (one) => {
      if (due === one) due = null;
    },
  };
  const worker = () => {
    const one = {
      asked: [],
      ended: false,
      terminate() {
        one.ended = true;
      },
      postMessage(message) {
        one.asked.push(message);
        act(one, message, workers.length);
      },
    };
    workers.push(one);
    return one;
  };
  const machine = createMachine("toy", { worker, silent: (what) => silences.push(what), timer });
  const pass = (seconds) => {
    const end = now + seconds * 1000;
    while (due && due.at <= end) {
      const { at, then } = due;
      now = at;
      due = null;
      then();
    }
    now = end;
  };
  return {
    machine,
    workers,
    silences,
    pass,
    get waiting() {
      return due !== null;
    },
  };
}
const say = (worker, data) => worker.onmessage({ data });

test("a worker that never answers is ended after the stated wait, and another asked the very same", async () => {
  const scene = watched((worker, { id }, turn) => {
    if (turn === 2) say(worker, { id, answer: { words: "a1-a2" } });
  });
  const thought = scene.machine.think("record", "steady", { after: "x", seed: 7 });
  scene.pass(patience.heard - 1);
  assert.deepEqual([scene.workers.length, scene.silences], [1, []]);
  scene.pass(1);
  assert.deepEqual(scene.silences, [{ seconds: patience.heard, left: attempts - 1 }]);
  assert.equal(scene.workers[0].ended, true);
  const [{ id: first, ...one }] = scene.workers[0].asked,
    [{ id: second, ...other }] = scene.workers[1].asked;
  assert.deepEqual(one, other);
  assert.notEqual(first, second);
  say(scene.workers[0], { id: first, answer: { words: "too late" } });
  assert.deepEqual(await thought, { words: "a1-a2" });
  assert.equal(scene.waiting, false, "and nothing waits any longer");
});

test("a sign of life is waited on: while the module comes for longer, while it thinks for less", async () => {
  const scene = watched((worker, { id }) => say(worker, { id, sign: "heard" }));
  const thought = scene.machine.think("record", "best", { seconds: 5 });
  scene.pass(patience.begun - 1);
  assert.deepEqual(scene.silences, []);
  const [worker] = scene.workers,
    [{ id }] = worker.asked;
  say(worker, { id, sign: "begun" });
  scene.pass(patience.answer + 4);
  assert.deepEqual(scene.silences, [], "with the seconds it was given");
  say(worker, { id, answer: { words: "b1-b2" } });
  assert.deepEqual(await thought, { words: "b1-b2" });
  assert.equal(scene.workers.length, 1);
});

test("what never answers is given up after so many times, and may be asked again", async () => {
  const scene = watched(() => {});
  const thought = scene.machine.hunt("record");
  scene.pass(1000);
  await assert.rejects(thought, /has not answered for 30 seconds, 3 times\. Your game is safe\./);
  assert.deepEqual(
    scene.silences.map(({ left }) => left),
    [2, 1],
  );
  assert.ok(scene.workers.every(({ ended }) => ended) && scene.workers.length === attempts);
  const again = scene.machine.think("record");
  say(scene.workers.at(-1), { id: scene.workers.at(-1).asked[0].id, answer: 1 });
  assert.equal(await again, 1);
});

test("a thought broken off is watched no longer", async () => {
  const scene = watched(() => {});
  const thought = scene.machine.think("record");
  scene.machine.cancel();
  await assert.rejects(thought, { name: "AbortError" });
  scene.pass(1000);
  assert.deepEqual(scene.silences, []);
});
