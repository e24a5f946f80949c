import assert from "node:assert/strict";
import { test } from "node:test";

import { ChessClock, clockWords, readClock } from "./chess-clock.mjs";

const minute = 60_000;

test("one clock runs at a time, and who ends a turn gets the extra time", () => {
  const clock = new ChessClock({ minutes: 5, extra: 2 });
  assert.equal(clock.running, false);
  clock.run(1, 1000);
  assert.equal(clock.left(1, 4000), 5 * minute - 3000);
  assert.equal(clock.left(0, 4000), 5 * minute);
  clock.run(0, 4000, { played: true });
  assert.equal(clock.left(1, 9000), 5 * minute - 1000);
  assert.equal(clock.left(0, 9000), 5 * minute - 5000);
  clock.run(0, 10_000, { played: true }); // another move of the same turn
  assert.equal(clock.left(0, 10_000), 5 * minute - 6000);
  clock.run(1, 11_000); // a move was taken back: nobody gets anything
  assert.equal(clock.left(0, 12_000), 5 * minute - 7000);
});

test("a paused clock stands, and goes on where it stood", () => {
  const clock = new ChessClock({ minutes: 5 });
  clock.run(0, 0);
  clock.pause(1000);
  assert.equal(clock.left(0, 50_000), 5 * minute - 1000);
  clock.run(0, 50_000);
  assert.equal(clock.left(0, 51_000), 5 * minute - 2000);
});

test("when time is up both clocks stand, at nothing and where the other was", () => {
  const clock = new ChessClock({ minutes: 1 });
  clock.run(0, 0);
  assert.equal(clock.look(minute - 1), -1);
  assert.equal(clock.look(minute + 5), 0);
  assert.equal(clock.running, false);
  clock.run(1, 2 * minute);
  assert.equal(clock.running, false);
  assert.deepEqual(clock.kept(3 * minute), { minutes: 1, extra: 0, left: [0, minute], out: 0 });
});

test("a clock is read back as it was kept, standing; whatever is unsound is none", () => {
  const clock = new ChessClock({ minutes: 3, extra: 5 });
  clock.run(1, 0);
  const kept = clock.kept(1500.4);
  assert.deepEqual(kept, { minutes: 3, extra: 5, left: [3 * minute, 3 * minute - 1500], out: -1 });
  const again = new ChessClock(kept, readClock(kept));
  assert.equal(again.running, false);
  assert.equal(again.left(1, 99_000), 3 * minute - 1500);
  for (const wrong of [
    null,
    {},
    { ...kept, minutes: 0 },
    { ...kept, left: [1] },
    { ...kept, left: [1, -1] },
    { ...kept, left: [1, "2"] },
    { ...kept, extra: 1.5 },
    { ...kept, out: 2 },
  ])
    assert.equal(readClock(wrong), null, JSON.stringify(wrong));
});

test("time is read as on a clock, in the last ten seconds by tenths", () => {
  assert.equal(clockWords(5 * minute), "5:00");
  assert.equal(clockWords(4 * minute + 4001), "4:05");
  assert.equal(clockWords(64 * minute + 5000), "1:04:05");
  assert.equal(clockWords(10_000), "0:10");
  assert.equal(clockWords(9340), "9.4");
  assert.equal(clockWords(0), "0:00");
});
