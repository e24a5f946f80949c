// Two windows play one match, in a thousand random orders: what each played is kept, and what became a game of its own is told.
import assert from "node:assert/strict";
import { test } from "node:test";

import { MatchKeeper } from "./match-keeper.mjs";
import { all, holdsAll, loadEntry, remove, gameKey } from "./store.mjs";

/** Numbers that look random, the same for the same seed. */
function dice(seed) {
  let now = seed >>> 0;
  return (sides) => {
    now = (now + 0x6d2b79f5) >>> 0;
    let x = Math.imul(now ^ (now >>> 15), now | 1);
    x = (x + Math.imul(x ^ (x >>> 7), x | 61)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % sides;
  };
}

/**
 * The store of a browser and its locks, with windows. Where it is `late`, a window sees what another wrote only when it has come to it,
 * as in browsers whose windows run in processes of their own. step() does one of the things that wait, by its number; `waiting` counts them.
 */
class Browser {
  disk = new Map();
  windows = [];
  held = []; // functions: locks to be granted
  late;
  constructor(late) {
    this.late = late;
  }

  window() {
    const browser = this;
    const mine = {
      seen: new Map(this.disk),
      out: [],
      in: [],
      mineOnWay: new Map(),
      hear: () => {},
    };
    const items = () => (browser.late ? mine.seen : browser.disk);
    const write = (key, value) => {
      if (value === null) items().delete(key);
      else items().set(key, value);
      if (!browser.late) {
        for (const other of browser.windows) if (other !== mine) other.in.push({ key, value });
        return;
      }
      mine.mineOnWay.set(key, (mine.mineOnWay.get(key) ?? 0) + 1);
      mine.out.push({ key, value });
    };
    mine.storage = {
      get length() {
        return items().size;
      },
      key: (i) => [...items().keys()][i] ?? null,
      getItem: (key) => items().get(key) ?? null,
      setItem: (key, value) => write(key, String(value)),
      removeItem: (key) => write(key, null),
    };
    this.windows.push(mine);
    return mine;
  }

  locks = {
    request: (name, act) =>
      new Promise((done, failed) => {
        this.held.push(() => {
          try {
            done(act());
          } catch (fault) {
            failed(fault);
          }
        });
      }),
  };

  /** What waits: locks to be granted, words on their way out of a window, and into one. */
  get waiting() {
    return [
      ...this.held.slice(0, 1).map(() => () => this.held.shift()()),
      ...this.windows
        .filter(({ out }) => out.length > 0)
        .map((from) => () => {
          const { key, value } = from.out.shift();
          if (value === null) this.disk.delete(key);
          else this.disk.set(key, value);
          from.mineOnWay.set(key, from.mineOnWay.get(key) - 1);
          for (const other of this.windows) if (other !== from) other.in.push({ key, value });
        }),
      ...this.windows
        .filter((one) => one.in.length > 0)
        .map((to) => () => {
          const { key, value } = to.in.shift();
          // What the window itself has on its way comes later, and wins.
          if (this.late && !to.mineOnWay.get(key)) {
            if (value === null) to.seen.delete(key);
            else to.seen.set(key, value);
          }
          if (value !== null) to.hear(key);
        }),
    ];
  }
  settle() {
    for (let first = this.waiting[0]; first; first = this.waiting[0]) first();
  }
}

/** A window at a table, as panel.mjs is one. */
class Table {
  told = [];
  record = '[Game "toy"]\n\n';
  constructor(browser, at) {
    this.browser = browser;
    this.window = browser.window();
    this.keeper = new MatchKeeper("toy", (what) => this.told.push(what), {
      storage: this.window.storage,
      locks: browser.locks,
      now: () => at.now(),
    });
    this.window.hear = (key) => this.keeper.heard(key);
    this.show();
  }
  show() {
    const found = this.keeper.load();
    if (found) this.record = found.record;
    this.keeper.adopt(found ?? {}, this.record);
    this.look();
  }
  play(move) {
    this.record += ` ${move}`;
    this.keeper.keep({ record: this.record, worth: true });
  }
  look() {
    this.keeper.keep({ record: this.record, worth: this.record.includes(" m"), at: "" });
  }
  close() {
    this.keeper.flush();
    this.window.hear = () => {};
  }
  get parted() {
    return this.told.filter(({ parted }) => parted !== undefined);
  }
}

const clock = () => {
  let time = Date.parse("2026-01-02T12:00:00Z");
  return { now: () => new Date((time += 1000)) };
};

/** Plays in random order; gives what is to be looked at afterwards. */
function scene(seed, late) {
  const any = dice(seed),
    at = clock(),
    browser = new Browser(late);
  const tables = [new Table(browser, at)],
    played = [];
  tables[0].play("m0");
  played.push("m0");
  browser.settle();
  tables.push(new Table(browser, at));
  const said = [];
  for (let step = 0; step < 40; step += 1) {
    const here = any(2),
      table = tables[here],
      { waiting } = browser;
    switch (any(8)) {
      case 0:
      case 1: {
        const move = `m${played.length}${"ab"[here]}`;
        played.push(move);
        table.play(move);
        break;
      }
      case 2:
        table.look();
        break;
      case 3:
        if (table.keeper.behind) table.show();
        break;
      case 4:
        // Closed and opened anew. Of a window closed in the very moment in which another, that cannot see it yet, writes over it,
        // nobody could tell; so in a late browser it is open until its words have come out.
        if (any(4) > 0) break;
        table.keeper.flush();
        if (late) browser.settle();
        table.close();
        said.push(...table.told);
        browser.windows.splice(browser.windows.indexOf(table.window), 1);
        tables[here] = new Table(browser, at);
        break;
      default:
        if (waiting.length > 0) waiting[any(waiting.length)]();
    }
  }
  browser.settle();
  said.push(...tables.flatMap(({ told }) => told));
  const { games } = all(tables[0].window.storage);
  return { played, games, said, tables };
}

for (const late of [false, true])
  test(`a thousand random orders of two windows lose no move${late ? ", though each sees the other's writing late" : ""}`, (t) => {
    let parted = 0,
      behind = 0;
    for (let seed = 1; seed <= 1000; seed += 1) {
      const { played, games, said } = scene(seed + (late ? 5000 : 0), late);
      const moves = new Set(games.flatMap(({ record }) => record.split(/\s+/)));
      assert.deepEqual(
        played.filter((move) => !moves.has(move)),
        [],
        `order ${seed}: lost`,
      );
      const apart = said.filter((what) => what.parted !== undefined);
      assert.deepEqual(
        said.filter(({ fault }) => fault),
        [],
        `order ${seed}`,
      );
      assert.equal(
        games.length,
        1 + apart.length,
        `order ${seed}: every game apart from the first is told of`,
      );
      for (const { parted: id } of apart)
        assert.ok(
          games.some((game) => game.id === id),
          `order ${seed}: ${id} is kept`,
        );
      parted += apart.length;
      behind += said.filter((what) => what.behind !== undefined).length;
    }
    t.diagnostic(`${parted} games apart, ${behind} times behind`);
    assert.ok(parted > 500 && behind > 500, "both happen");
  });

/** Two windows with the same match. */
function two(locks) {
  const at = clock(),
    browser = new Browser(false);
  if (locks !== undefined) browser.locks = locks;
  const a = new Table(browser, at);
  a.close();
  browser.settle();
  return [new Table(browser, at), new Table(browser, at), browser];
}

test("windows that play in turn, each having looked, stay at one game and are told of it", () => {
  const [a, b, browser] = two();
  for (let turn = 0; turn < 6; turn += 1) {
    const [plays, waits] = turn % 2 ? [b, a] : [a, b];
    if (plays.keeper.behind) plays.show();
    plays.play(`m${turn}`);
    browser.settle();
    assert.equal(waits.keeper.behind, true);
  }
  assert.deepEqual([...a.parted, ...b.parted], []);
  const { games } = all(b.window.storage);
  assert.deepEqual(
    games.map(({ record }) => record.trim().split(/\s+/).slice(2)),
    [["m0", "m1", "m2", "m3", "m4", "m5"]],
  );
});

test("looking about in one window is nothing to the other", () => {
  const [a, b, browser] = two();
  a.play("m1");
  browser.settle();
  b.show();
  b.told.length = 0;
  a.look();
  browser.settle();
  assert.deepEqual(
    [a.keeper.behind, b.keeper.behind, b.told.filter((what) => what.behind || what.parted)],
    [false, false, []],
  );
  b.play("m2");
  browser.settle();
  assert.deepEqual(b.parted, []);
});

test("a window behind writes nothing until something is played there; then it is a game of its own under its name", () => {
  const [a, b, browser] = two();
  a.play("m1");
  browser.settle();
  const { id } = a.keeper;
  b.look();
  browser.settle();
  assert.match(loadEntry(id, b.window.storage).record, /m1/);
  b.play("m2");
  browser.settle();
  assert.deepEqual(b.parted, [{ parted: b.keeper.id, from: id }]);
  assert.notEqual(b.keeper.id, id);
  assert.match(loadEntry(id, b.window.storage).record, /m1/);
  assert.match(loadEntry(b.keeper.id, b.window.storage).record, /\n\n m2$/);
});

test("a write waits for the lock of its entry; a page that goes does not wait", () => {
  const [a, , browser] = two();
  browser.settle();
  a.play("m1");
  const written = () => /m1/.test(loadEntry(a.keeper.id, a.window.storage).record);
  assert.deepEqual([browser.held.length, written()], [1, false]);
  browser.settle();
  assert.equal(written(), true);
  a.play("m2");
  a.keeper.flush();
  assert.match(loadEntry(a.keeper.id, a.window.storage).record, /m1 m2/);
});

test("without locks, or where they are refused, the revision alone is compared", async () => {
  for (const locks of [
    null,
    { request: () => Promise.reject(new DOMException("no", "SecurityError")) },
  ]) {
    const [a, b, browser] = two(locks);
    await new Promise((done) => setImmediate(done));
    browser.settle();
    a.play("m1");
    b.play("m2");
    await new Promise((done) => setImmediate(done));
    browser.settle();
    assert.equal([...a.parted, ...b.parted].length, 1);
    assert.equal(all(a.window.storage).games.length, 2);
  }
});

test("a match taken away elsewhere and played on here is kept again", () => {
  const at = clock(),
    browser = new Browser(false);
  const a = new Table(browser, at);
  a.play("m1");
  browser.settle();
  remove(gameKey(a.keeper.id), a.window.storage);
  a.play("m2");
  browser.settle();
  assert.match(loadEntry(a.keeper.id, a.window.storage).record, /m1 m2/);
});

test("what is known of writers is compared writer by writer, the oldest of very many being forgotten", () => {
  assert.ok(holdsAll({ a: 2, b: 1 }, { a: 2 }));
  assert.ok(!holdsAll({ a: 1, b: 1 }, { a: 2 }));
  assert.ok(!holdsAll({ b: 9 }, { a: 1 }));
  assert.ok(
    holdsAll(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`w${i}`, 1])), { a: 1 }),
  );
});
