import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
  answered,
  dayOf,
  dateOf,
  drawn,
  due,
  familyIn,
  inRow,
  linkOf,
  namesFor,
  puzzleOfDay,
  setOf,
  sound,
} from "./schedule.mjs";

const nothing = sound(null);
const one = "chess-abc23",
  other = "go-def45";

test("a day is counted by the calendar, from midnight to midnight", () => {
  assert.equal(dayOf(new Date(2026, 10, 27, 0, 0)), dayOf(new Date(2026, 10, 27, 23, 59, 59)));
  assert.equal(dayOf(new Date(2026, 10, 28)) - dayOf(new Date(2026, 10, 27)), 1);
  assert.equal(dayOf(new Date(2026, 10, 27)), Date.UTC(2026, 10, 27) / 86_400_000);
  assert.equal(dateOf(dayOf(new Date(2026, 10, 27))).getUTCDate(), 27);
});

test("the puzzle of a day is one that there is, every family has its days, and days differ", () => {
  const families = [
    { family: "chess", count: 100 },
    { family: "none", count: 0 },
    { family: "go", count: 30 },
    { family: "tour", count: 7 },
  ];
  const met = new Map(),
    all = new Set();
  for (let day = 20_000; day < 20_300; day += 1) {
    const { family, index } = puzzleOfDay(day, families);
    assert.ok(index < families.find((each) => each.family === family).count, `day ${day}`);
    met.set(family, (met.get(family) ?? 0) + 1);
    all.add(`${family} ${index}`);
    assert.deepEqual(puzzleOfDay(day, families), { family, index }, "the same when asked again");
  }
  assert.deepEqual([...met.keys()].sort(), ["chess", "go", "tour"]);
  for (const [family, days] of met) assert.ok(days >= 90 && days <= 110, `${family}: ${days} days`);
  assert.ok(all.size > 90, `${all.size} puzzles in 300 days`);
  assert.equal(puzzleOfDay(20_000, []), null);
});

test("what was missed comes again after a day, three days and a week, and then no more", () => {
  let memory = answered(nothing, { name: one, right: false, day: 100 });
  assert.deepEqual(due(memory, 100), []);
  assert.deepEqual(due(memory, 101), [one]);
  memory = answered(memory, { name: one, right: true, day: 101 });
  assert.deepEqual([due(memory, 103), due(memory, 104)], [[], [one]]);
  memory = answered(memory, { name: one, right: true, day: 104 });
  assert.deepEqual([due(memory, 110), due(memory, 111)], [[], [one]]);
  memory = answered(memory, { name: one, right: true, day: 111 });
  assert.deepEqual(due(memory, 1000), []);
  assert.deepEqual(memory.solved, [one]);
});

test("missed again, it begins anew; answered before it is due, it stays due", () => {
  let memory = answered(nothing, { name: one, right: false, day: 100 });
  memory = answered(memory, { name: one, right: true, day: 100 });
  assert.deepEqual(due(memory, 101), [one]);
  memory = answered(memory, { name: one, right: true, day: 101 });
  memory = answered(memory, { name: one, right: false, day: 104 });
  assert.deepEqual(due(memory, 105), [one]);
  memory = answered(memory, { name: other, right: false, day: 103 });
  assert.deepEqual(due(memory, 110), [other, one], "the longest due first");
});

test("days in a row are counted to today or yesterday, and the longest row is kept", () => {
  let memory = nothing;
  for (const day of [10, 11, 12])
    memory = answered(memory, { name: one, right: true, day, ofDay: true });
  assert.deepEqual([inRow(memory, 12), inRow(memory, 13), inRow(memory, 14)], [3, 3, 0]);
  memory = answered(memory, { name: other, right: true, day: 15, ofDay: true });
  assert.deepEqual([inRow(memory, 15), memory.best], [1, 3]);
  memory = answered(memory, { name: other, right: true, day: 16 });
  assert.deepEqual(memory.days, [10, 11, 12, 15], "another puzzle is not the day's");
});

test("whatever the browser holds is made sound", () => {
  for (const damaged of [undefined, 7, "x", [], { solved: 3, again: [1], days: {}, best: -1 }])
    assert.deepEqual(sound(damaged), { solved: [], again: {}, days: [], best: 0 });
  assert.deepEqual(
    sound({
      solved: [one, one, "<b>", 4],
      again: { [one]: [5, 1], [other]: [5, 9], "no name": [1, 0], constructor: 1 },
      days: [3, 1, 1, -2, "4"],
      best: 2,
    }),
    { solved: [one], again: { [one]: [5, 1] }, days: [1, 3], best: 2 },
  );
});

test("a set's link gives its puzzles back, and of a damaged one what can be read", () => {
  assert.deepEqual(setOf(linkOf([one, other])), [one, other]);
  assert.deepEqual(setOf("#set=chess-abc23,,x,chess-abc23,go-def45"), [one, other]);
  assert.deepEqual(setOf("#set=<script>"), []);
  assert.deepEqual(setOf(""), []);
  assert.equal(setOf(linkOf(Array.from({ length: 99 }, (_, i) => `go-${10_000 + i}`))).length, 30);
  assert.deepEqual([familyIn(one), familyIn("chess"), familyIn("")], ["chess", "", ""]);
});

test("a set is drawn from what is not solved, and differently by another number", () => {
  const names = Array.from({ length: 20 }, (_, i) => `go-${10_000 + i}`);
  const first = drawn(names, { most: 5, draw: 1 });
  assert.equal(first.length, 5);
  assert.deepEqual(drawn(names, { most: 5, draw: 1 }), first);
  assert.notDeepEqual(drawn(names, { most: 5, draw: 2 }), first);
  const left = drawn(names, { most: 5, draw: 1, solved: names.slice(0, 15) });
  assert.deepEqual([...left].sort(), names.slice(15));
});

test("a puzzle is still met by the name it had before its family was divided", () => {
  const races = JSON.parse(
    readFileSync(new URL("../../../../assets/puzzles/egyptrace.json", import.meta.url), "utf8"),
  );
  const before = "egypt-9q8ah"; // of the Bowl
  assert.ok(races.some(({ id }) => namesFor(before).includes(id)));
  assert.equal(namesFor(before)[0], before, "one of its own comes first");
  assert.deepEqual(namesFor(one), [one]);
});
