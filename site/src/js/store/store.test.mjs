// Long: each thing that can go wrong with what is kept.
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  add,
  all,
  amend,
  bringBack,
  forget,
  gameKey,
  hasMoves,
  keyOf,
  load,
  newest,
  assignSlot,
  putAside,
  raw,
  remove,
  room,
  save,
} from "./store.mjs";

class Storage {
  items = new Map();
  constructor(items = [], most = Infinity) {
    this.items = new Map(items);
    this.most = most;
  }
  get length() {
    return this.items.size;
  }
  get used() {
    return [...this.items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  }
  key(i) {
    return [...this.items.keys()][i] ?? null;
  }
  getItem(key) {
    return this.items.get(key) ?? null;
  }
  setItem(key, value) {
    const more =
      key.length +
      String(value).length -
      (this.items.has(key) ? key.length + this.items.get(key).length : 0);
    if (this.used + more > this.most) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, String(value));
  }
  removeItem(key) {
    this.items.delete(key);
  }
}
const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const forbidden = {
  get length() {
    return refuse();
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

const match = {
  record: '[Game "fulke-1"]\n\n1. f12-e11\n',
  at: "f12-e11",
  view: { lying: true },
  worth: true,
  told: { moves: 1 },
};
const unplayed = { record: '[Game "fulke-1"]\n\n', worth: false };
const noon = new Date("2026-01-02T12:00:00Z");
const later = (minutes) => new Date(noon.getTime() + minutes * 60_000);
/** The check sum of a record, as the store writes it. */
const checked = (record) => {
  const one = new Storage();
  const { id } = save("x", { record }, one, noon);
  return JSON.parse(one.getItem(gameKey(id))).check;
};

test("what is saved is loaded", () => {
  const storage = new Storage();
  assert.equal(load("fulke-1", storage), null);
  const { id } = save("fulke-1", match, storage, noon);
  assert.deepEqual(load("fulke-1", storage), {
    id,
    name: "",
    slot: "fulke-1",
    saved: noon.toISOString(),
    rev: null,
    seen: {},
    ...match,
  });
  assert.equal(load("another", storage), null);
});

test("a new match on a slot leaves the match before in the list, the last played first", () => {
  const storage = new Storage();
  const ids = [0, 1, 2].map(
    (i) => save("g", { ...match, record: `${match.record}{${i}}\n` }, storage, later(i)).id,
  );
  assert.equal(new Set(ids).size, 3);
  assert.deepEqual(
    all(storage).games.map(({ id }) => id),
    [...ids].reverse(),
  );
  assert.equal(load("g", storage).id, ids[2]);
  save("g", { ...match, id: ids[0], record: `${match.record}2. h8-h9\n` }, storage, later(9));
  assert.deepEqual(
    all(storage).games.map(({ id }) => id),
    [ids[0], ids[2], ids[1]],
    "played on, it comes first",
  );
  assert.equal(newest("g", storage).id, ids[0]);
  assert.equal(newest("another", storage), null);
});

test("a match nobody played is kept until another comes, and is in no list", () => {
  const storage = new Storage();
  const { id } = save("g", unplayed, storage, noon);
  assert.equal(load("g", storage).id, id);
  assert.deepEqual(all(storage).games, []);
  const { id: other } = save("g", unplayed, storage, noon);
  assert.equal(storage.getItem(gameKey(id)), null);
  assignSlot("beside", other, storage);
  save("g", match, storage, noon);
  assert.notEqual(storage.getItem(gameKey(other)), null, "what another slot shows stays");
  forget("beside", storage);
  assert.equal(storage.getItem(gameKey(other)), null);
  forget("g", storage);
  assert.equal(load("g", storage), null);
  assert.equal(all(storage).games.length, 1, "taken off its slot, a played match is still kept");
});

test("looking at a match does not change when it was last played", () => {
  const storage = new Storage();
  const { id } = save("g", match, storage, noon);
  save("g", { ...match, id, view: { lying: false } }, storage, later(5));
  assert.equal(load("g", storage).saved, noon.toISOString());
});

test("a kept match can be laid on a slot, named, taken away and brought back", () => {
  const storage = new Storage();
  const first = save("g", match, storage, noon).id,
    second = save("g", match, storage, later(1)).id;
  assert.equal(assignSlot("g", first, storage), true);
  assert.equal(load("g", storage).id, first);
  assert.equal(assignSlot("g", "nobody", storage), false);
  assert.equal(amend(first, { name: "An evening" }, storage), "");
  assert.equal(amend("nobody", { name: "x" }, storage), "gone");
  save("g", { ...match, id: first, record: `${match.record}{x}` }, storage, later(2));
  assert.equal(load("g", storage).name, "An evening", "a move does not take the name away");
  const text = remove(gameKey(first), storage);
  assert.deepEqual(
    all(storage).games.map(({ id }) => id),
    [second],
  );
  assert.equal(load("g", storage), null);
  assert.equal(bringBack(gameKey(first), text, storage), true);
  assert.deepEqual(
    all(storage).games.map(({ id, name }) => [id, name]),
    [
      [first, "An evening"],
      [second, ""],
    ],
  );
  assert.equal(remove("somebody-else", storage), null);
});

test("a match from a file is kept once", () => {
  const storage = new Storage();
  const { id } = add({ ...match, name: "From Ann", saved: "2025-05-05T10:00:00Z" }, storage, noon);
  assert.deepEqual(add(match, storage, noon), { known: id });
  assert.deepEqual(add({ ...match, saved: "2025-05-05T10:00:00Z" }, storage, noon), { known: id });
  assert.ok(
    add({ ...match, saved: "2025-05-06T10:00:00Z" }, storage, noon).id,
    "the same moves of another day are another game",
  );
  const game = all(storage).games.at(-1);
  assert.deepEqual([game.name, game.saved, game.worth], ["From Ann", "2025-05-05T10:00:00Z", true]);
});

test("matches kept by version 1 move to entries of their own without loss", () => {
  const one = (record, more = {}) =>
    JSON.stringify({
      version: 1,
      check: checked(record),
      saved: noon.toISOString(),
      record,
      at: match.at,
      view: match.view,
      ...more,
    });
  const storage = new Storage([
    [keyOf("a"), one(match.record)],
    [keyOf("b"), one(`${match.record}2. h8-h9\n`)],
    [keyOf("c"), one(unplayed.record)],
    [`${keyOf("aside")}/a/${noon.toISOString()}`, "torn"],
  ]);
  const { games, damaged } = all(storage, later(60));
  assert.deepEqual(games.map(({ slot }) => slot).sort(), ["a", "b"]);
  assert.deepEqual(
    damaged.map(({ key, size, saved }) => [key, size, saved]),
    [[`${keyOf("aside")}/a/${noon.toISOString()}`, 4, noon.toISOString()]],
  );
  for (const slot of ["a", "b", "c"]) {
    const found = load(slot, storage);
    assert.equal(found.saved, noon.toISOString());
    assert.deepEqual([found.at, found.view, found.worth], [match.at, match.view, slot !== "c"]);
  }
  assert.equal(all(storage, later(61)).games.length, 2, "they move once");
});

test("a match of version 1 in a store too full to move it is read and listed where it lies", () => {
  const text = JSON.stringify({
    version: 1,
    check: checked(match.record),
    saved: noon.toISOString(),
    record: match.record,
    at: null,
    view: {},
  });
  const storage = new Storage([[keyOf("g"), text]]);
  storage.most = storage.used + 10;
  assert.equal(load("g", storage).record, match.record);
  assert.deepEqual(
    all(storage).games.map(({ id, record }) => [id, record]),
    [[null, match.record]],
  );
  assert.deepEqual(save("g", match, storage), { fault: "full" });
  assert.equal(storage.getItem(keyOf("g")), text);
});

test("a full store says so and loses nothing: neither the other matches nor the moves before", () => {
  const storage = new Storage();
  const ids = [save("g", match, storage, noon).id, save("g", match, storage, later(1)).id];
  const before = new Map(storage.items);
  storage.most = storage.used;
  assert.deepEqual(
    save("g", { ...match, id: ids[1], record: match.record + "2. h8-h9\n" }, storage, later(2)),
    { fault: "full" },
  );
  assert.deepEqual(save("g", match, storage, later(2)), { fault: "full" });
  assert.deepEqual(add({ ...match, record: match.record + "{}" }, storage), { fault: "full" });
  assert.equal(amend(ids[0], { name: "a long name for a small room" }, storage), "full");
  assert.deepEqual(storage.items, before);
  remove(gameKey(ids[0]), storage);
  assert.equal(
    save("g", { ...match, id: ids[1], record: match.record + "2. h8-h9\n" }, storage, later(3)).id,
    ids[1],
    "with room made it goes on",
  );
});

test("what is damaged in a full store can still be put aside", () => {
  const storage = new Storage([[keyOf("g"), "{torn".padEnd(400)]]);
  storage.most = storage.used + 60;
  const { kept } = load("g", storage, noon);
  assert.equal(raw(kept, storage), "{torn".padEnd(400));
  const none = new Storage([[keyOf("g"), "{torn"]]);
  none.most = none.used;
  assert.equal(load("g", none, noon).kept, null);
  assert.deepEqual(
    save("g", match, none, noon),
    { fault: "full" },
    "and is not written over where it cannot be",
  );
  assert.equal(none.getItem(keyOf("g")), "{torn");
});

test("a browser that keeps nothing does no harm", () => {
  for (const storage of [forbidden, null]) {
    assert.deepEqual(save("g", match, storage), { fault: "forbidden" });
    assert.equal(load("g", storage), null);
    assert.equal(newest("g", storage), null);
    assert.equal(putAside("g", storage), null);
    assert.equal(raw("g", storage), null);
    assert.deepEqual(all(storage), { games: [], damaged: [] });
    assert.deepEqual(add(match, storage), { fault: "forbidden" });
    assert.equal(amend("g", { name: "x" }, storage), "forbidden");
    assert.equal(assignSlot("g", "x", storage), false);
    assert.equal(remove(gameKey("x"), storage), null);
    assert.equal(bringBack(gameKey("x"), "", storage), false);
    assert.deepEqual(room(storage), { able: false, size: 0 });
    forget("g", storage);
  }
});

/** What may have become of an entry: [what, its text, what is said of it]. `good` is a sound one. */
function faults(good) {
  const entry = JSON.parse(good);
  const cuts = [0, 1, 7, 20, 40, Math.floor(good.length / 2), good.length - 1].map((at) => [
    `cut after ${at}`,
    good.slice(0, at),
    /cannot be read/,
  ]);
  const kinds = ["null", "7", "true", '"words"', "[]", "[1,2]"].map((text) => [
    `only ${text}`,
    text,
    /not a saved game/,
  ]);
  const versions = [undefined, 0, 3, 99, "2", null, {}].map((version) => [
    `version ${JSON.stringify(version)}`,
    JSON.stringify({ ...entry, version }),
    /is of version/,
  ]);
  const records = [undefined, "", 7, null, {}, [], true].map((record) => [
    `record ${JSON.stringify(record)}`,
    JSON.stringify({ ...entry, record }),
    /has no text/,
  ]);
  const checks = [undefined, "", "zzz", 7, null, {}].map((check) => [
    `check ${JSON.stringify(check)}`,
    JSON.stringify({ ...entry, check }),
    /changed or cut short/,
  ]);
  const altered = [...entry.record].flatMap((sign, i) =>
    i % 5
      ? []
      : [
          [
            `sign ${i} altered`,
            JSON.stringify({
              ...entry,
              record:
                entry.record.slice(0, i) +
                String.fromCharCode(sign.charCodeAt(0) ^ 1) +
                entry.record.slice(i + 1),
            }),
            /changed or cut short/,
          ],
        ],
  );
  return [
    ...cuts,
    ...kinds,
    ...versions,
    ...records,
    ...checks,
    ...altered,
    ["noise", "\u0000\uffff{]", /cannot be read/],
    ["a page", "<!doctype html>", /cannot be read/],
  ];
}

test("every fault of an entry is told, put aside whole, and costs no other match", (t) => {
  const good = new Storage();
  const { id } = save("g", match, good, noon);
  const other = save("h", match, good, later(-9)).id,
    before = add({ ...match, record: match.record + "{before}", slot: "g" }, good, later(-5)).id;
  let count = 0;
  for (const where of [gameKey(id), keyOf("g")])
    for (const [what, text, says] of faults(good.getItem(gameKey(id)))) {
      const storage = new Storage(good.items);
      storage.setItem(where, text);
      assert.ok(
        all(storage).damaged.some(({ key, fault }) => key === where && says.test(fault.what)),
        `${what}: it is listed`,
      );
      const { fault, kept } = load("g", storage, noon);
      assert.match(fault.what, says, what);
      assert.ok(fault.expected, what);
      assert.equal(raw(kept, storage), text, `${what}: it is kept whole`);
      assert.equal(load("g", storage), null, `${what}: the slot is free again`);
      assert.ok(all(storage).damaged.some(({ key }) => key === kept));
      assert.equal(load("h", storage).id, other, `${what}: others are as they were`);
      assert.equal(
        newest("g", storage).id,
        where === gameKey(id) ? before : id,
        `${what}: the match before is there`,
      );
      assert.ok(save("g", match, storage, later(1)).id, `${what}: a new one can be kept`);
      count += 1;
    }
  t.diagnostic(`${count} faults survived`);
  assert.ok(count >= 80);
});

test("of wrong types in any part beside the record nothing is lost but that part", () => {
  const good = new Storage();
  const { id } = save("g", match, good, noon);
  const entry = JSON.parse(good.getItem(gameKey(id)));
  const parts = { at: null, view: {}, saved: null, name: "", told: {}, slot: null };
  let count = 0;
  for (const [part, empty] of Object.entries(parts))
    for (const wrong of [
      undefined,
      null,
      7,
      true,
      [],
      [1],
      part === "view" || part === "told" ? "x" : {},
      part === "saved" ? "some day" : -1,
    ]) {
      const storage = new Storage(good.items);
      storage.setItem(gameKey(id), JSON.stringify({ ...entry, [part]: wrong }));
      const found = load("g", storage);
      assert.deepEqual(
        found,
        {
          id,
          name: "",
          slot: "g",
          saved: noon.toISOString(),
          rev: null,
          seen: {},
          ...match,
          [part]: empty,
        },
        `${part}: ${JSON.stringify(wrong)}`,
      );
      assert.equal(all(storage).games.length, 1);
      count += 1;
    }
  for (const wrong of [undefined, null, 7, "yes"]) {
    const storage = new Storage(good.items);
    storage.setItem(gameKey(id), JSON.stringify({ ...entry, worth: wrong }));
    assert.equal(load("g", storage).worth, true, "a record with moves is worth keeping");
    count += 1;
  }
  assert.equal(count, 52);
});

test("keys of ours with nonsense in their names do no harm", () => {
  const storage = new Storage([
    ["codex-ludorum/game/", "x"],
    ["codex-ludorum/match/", "{}"],
    ["codex-ludorum/game/../..", "null"],
    ["codex-ludorum/match/aside/", "x"],
    ["codex-ludorum/theme", "dark"],
    ["another", "x"],
  ]);
  assert.deepEqual(all(storage).games, []);
  assert.deepEqual(
    all(storage)
      .damaged.map(({ key }) => key)
      .sort(),
    [
      "codex-ludorum/game/",
      "codex-ludorum/game/../..",
      "codex-ludorum/match/",
      "codex-ludorum/match/aside/",
    ],
  );
  storage.setItem(keyOf("g"), JSON.stringify({ version: 2, game: "../../theme" }));
  assert.equal(load("g", storage), null);
});

test("a record holds a move or none", () => {
  assert.equal(hasMoves('[Game "g"]\n[Setup "a b"]\n\n'), false);
  assert.equal(hasMoves(match.record), true);
  assert.equal(hasMoves('[Game "g"]\r\n\r\n1. a1-a2\r\n'), true);
});
