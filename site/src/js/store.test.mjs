import assert from "node:assert/strict";
import { test } from "node:test";

import { keyOf, load, putAside, raw, save } from "./store.mjs";

class Storage {
  items = new Map();
  getItem(key) { return this.items.get(key) ?? null; }
  setItem(key, value) { this.items.set(key, String(value)); }
  removeItem(key) { this.items.delete(key); }
}
const full = { getItem: () => null, setItem: () => { throw new Error("full"); }, removeItem: () => {} };
const forbidden = { getItem: () => { throw new Error("forbidden"); } };
const match = { record: '[Game "fulke-1"]\n\n1. f12-e11\n', at: "f12-e11", view: { lying: true } };
const noon = new Date("2026-01-02T12:00:00Z");

test("what is saved is loaded", () => {
  const storage = new Storage();
  assert.equal(load("fulke-1", storage), null);
  assert.equal(save("fulke-1", match, storage, noon), true);
  assert.deepEqual(load("fulke-1", storage), { ...match, saved: noon.toISOString() });
  assert.equal(load("another", storage), null);
});

test("a damaged entry is told, put aside and kept whole", () => {
  const good = new Storage();
  save("g", match, good, noon);
  const text = good.getItem(keyOf("g"));
  const damaged = [
    ["", /cannot be read/],
    [text.slice(0, 40), /cannot be read/],
    ["null", /no match/],
    ["7", /no match/],
    ["{}", /version undefined/],
    [text.replace('"version":1', '"version":9'), /version 9/],
    [text.replace("f12-e11", "f12-e12"), /altered or cut short/],
    [JSON.stringify({ version: 1, record: "" }), /holds no record/],
  ];
  for (const [broken, message] of damaged) {
    const storage = new Storage();
    storage.setItem(keyOf("g"), broken);
    const { fault, kept } = load("g", storage, noon);
    assert.match(fault.what, message);
    assert.ok(fault.expected);
    assert.equal(raw(kept, storage), broken);
    assert.equal(load("g", storage), null, "the slot is free again");
  }
});

test("an entry with an odd place or view is still a match", () => {
  const storage = new Storage();
  save("g", match, storage, noon);
  const entry = JSON.parse(storage.getItem(keyOf("g")));
  storage.setItem(keyOf("g"), JSON.stringify({ ...entry, at: 7, view: "x" }));
  assert.deepEqual(load("g", storage), { record: match.record, at: null, view: {}, saved: noon.toISOString() });
});

test("a browser that keeps nothing does no harm", () => {
  assert.equal(save("g", match, full), false);
  assert.equal(load("g", forbidden), null);
  assert.equal(putAside("g", full), null);
  assert.equal(raw("g", forbidden), null);
});
