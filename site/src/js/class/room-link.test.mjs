// The room's window in step: what a message may be, what is news, who is meant; by BroadcastChannel and by the storage.
// Long: two windows played through by hand, message by message.
import test from "node:test";
import assert from "node:assert/strict";
import {
  Order,
  follow,
  hold,
  waitForLockRelease,
  openChannel,
  teach,
  waitingRoom,
} from "./room-link.mjs";
import { freshName, isValidId, isValidMessage, noMark, plainView } from "./room-messages.mjs";

const state = (more = {}) => ({
  v: 2,
  kind: "state",
  from: "a-1",
  n: 1,
  record: '[Game "x"]',
  at: null,
  touched: [],
  view: { ...plainView },
  mark: { ...noMark },
  slide: null,
  ...more,
});
const slide = {
  nth: 2,
  of: 8,
  title: "A step",
  words: "Words.",
  question: "Which?",
  choices: ["one", "two"],
  right: [1],
  hints: [],
  verdict: { kind: "", words: "" },
  answer: "",
  crop: 0,
  region: "a1 c3",
};

test("a message is taken to the last field: nothing missing, nothing more, nothing of another kind", () => {
  assert.ok(isValidMessage(state()));
  assert.ok(
    isValidMessage(
      state({ at: "a b", touched: [3, 4], mark: { at: [1.5, -2], pointer: true, spotlight: 1.6 } }),
    ),
  );
  for (const wrong of [
    null,
    7,
    "state",
    [],
    {},
    { kind: "constructor" },
    state({ v: 1 }),
    state({ n: -1 }),
    state({ n: 1.5 }),
    state({ from: "A b" }),
    state({ record: 4 }),
    state({ at: 4 }),
    state({ touched: [-1] }),
    state({ touched: ["1"] }),
    state({ touched: Array(101).fill(1) }),
    state({ more: 1 }),
    state({ record: "x".repeat(2_000_001) }),
    state({ view: { ...plainView, theme: "neon" } }),
    state({ view: { ...plainView, flipped: 1 } }),
    state({ view: { ...plainView, words: "x".repeat(401) } }),
    state({ view: {} }),
    state({ slide: undefined }),
    state({ slide: { ...slide, html: "" } }),
    state({ slide: { ...slide, right: [-1] } }),
    state({ slide: { ...slide, words: "x".repeat(20_001) } }),
    state({ mark: { at: [1], pointer: true, spotlight: 0 } }),
    state({ mark: { at: [1, NaN], pointer: true, spotlight: 0 } }),
    state({ mark: { at: null, pointer: true, spotlight: 99 } }),
  ])
    assert.equal(isValidMessage(wrong), false, JSON.stringify(wrong));
  assert.ok(isValidMessage(state({ record: "", slide })));
  const { at, ...without } = state();
  assert.equal(isValidMessage(without), false, `without at (${at})`);
  assert.ok(isValidMessage({ v: 2, kind: "shown", from: "r-1", n: 3, of: "a-1", seen: 2 }));
  assert.equal(isValidMessage({ v: 2, kind: "shown", from: "r-1", n: 3 }), false);
});

test("an id is of small letters and figures, and names sort by the time they were made", () => {
  assert.ok(isValidId("ab12"));
  for (const wrong of ["", "A", "a/b", "x".repeat(41), null, undefined])
    assert.equal(isValidId(wrong), false);
  assert.ok(freshName(1000) < freshName(2_000_000_000_000));
  assert.ok(isValidId(freshName()));
});

test("what comes late is no news, a mark that overtook its state stays, and a teacher who began later is followed", () => {
  const order = new Order();
  const take = (kind, from, n) => order.take({ kind, from, n });
  assert.deepEqual(take("state", "b-1", 3), { state: true, mark: true });
  assert.deepEqual(take("state", "b-1", 2), { state: false, mark: false }, "an older state");
  assert.deepEqual(take("mark", "b-1", 6), { state: false, mark: true });
  assert.deepEqual(
    take("state", "b-1", 5),
    { state: true, mark: false },
    "the state before that mark is news, its mark is not",
  );
  assert.deepEqual(
    take("state", "a-9", 99),
    { state: false, mark: false },
    "a window that began before",
  );
  assert.deepEqual(
    take("state", "c-1", 1),
    { state: true, mark: true },
    "a reloaded window counts anew",
  );
  assert.ok(order.ends({ kind: "bye", from: "c-1", n: 2 }));
  assert.ok(!order.ends({ kind: "bye", from: "b-1", n: 2 }), "the goodbye of another");
  order.take({ kind: "bye", from: "c-1", n: 2 });
  assert.deepEqual(
    take("state", "a-9", 100),
    { state: true, mark: true },
    "when the newest is gone another may come",
  );
});

/** Channels of one browser, without a browser; messages go to all others at once. */
function ether() {
  const all = new Set();
  const posted = [];
  return {
    posted,
    channel(id, hear) {
      const me = { id, hear };
      all.add(me);
      return {
        post(message) {
          posted.push(structuredClone(message));
          for (const other of [...all])
            if (other !== me && other.id === id) other.hear(structuredClone(message));
        },
        close: () => all.delete(me),
      };
    },
    say(id, message) {
      for (const other of [...all]) if (other.id === id) other.hear(message);
    },
  };
}

class Match extends EventTarget {
  record = '[Game "toy"]';
  place = null;
  state = { touched: [] };
  go(place) {
    this.place = place;
    this.dispatchEvent(new Event("change"));
  }
}

const pocket = () => {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
};
const soon = async (what, ask) => {
  for (let turn = 0; turn < 6000; turn += 1) {
    if (ask()) return;
    await new Promise((done) => setTimeout(done, 5));
  }
  assert.fail(what);
};
const quiet = new EventTarget();

function room(id, { channel }) {
  const seen = { states: [], marks: [], gone: 0, faults: 0 };
  const link = follow(id, {
    channel,
    target: quiet,
    onState: (one) => {
      seen.states.push(one);
    },
    onMark: (one) => seen.marks.push(one),
    onGone: () => {
      seen.gone += 1;
    },
    onFault: () => {
      seen.faults += 1;
    },
  });
  return { seen, link };
}

test("a late comer is told all at once; every change follows; the teacher knows whether the room is in step", async () => {
  const { channel, posted } = ether();
  const match = new Match(),
    told = [];
  match.go("a b");
  const link = teach(match, {
    view: { flipped: true },
    onRooms: (now) => told.push(now),
    channel,
    session: pocket(),
    target: quiet,
    wait: 0,
  });
  match.go("a b c");
  assert.deepEqual(
    posted.map(({ kind }) => kind),
    ["claim"],
    "nobody there: no word of the match",
  );
  const { seen, link: following } = room(link.id, { channel });
  await soon("the first state", () => seen.states.length > 0);
  assert.equal(seen.states.at(-1).at, "a b c");
  assert.equal(seen.states.at(-1).view.flipped, true);
  await soon("in step", () => told.at(-1)?.inStep);
  match.go("a");
  link.show({ coordinates: false, sums: false });
  await soon(
    "the step back and the view",
    () => seen.states.at(-1).at === "a" && seen.states.at(-1).view.coordinates === false,
  );
  const before = seen.states.length;
  link.show({ coordinates: false });
  link.point({ at: [1, 2], pointer: true, spotlight: 0 });
  await soon("the pointer", () => seen.marks.at(-1)?.at?.[0] === 1);
  assert.equal(
    seen.states.length,
    before,
    "a pointer that moves sends no match, and a view that stays sends nothing",
  );
  await soon("in step", () => told.at(-1).inStep);
  following.close();
  assert.deepEqual(told.at(-1), { rooms: 0, inStep: false });
  assert.ok(posted.every(isValidMessage), "all that was sent is sound");
  link.close();
});

test("a step of a lesson goes with the board, and alone where there is none", async () => {
  const { channel } = ether(),
    match = new Match();
  const link = teach(match, { channel, session: pocket(), target: quiet, wait: 0 });
  link.slide(slide);
  const { seen } = room(link.id, { channel });
  await soon(
    "the step and the board",
    () => seen.states.at(-1)?.slide?.title === "A step" && seen.states.at(-1).record !== "",
  );
  match.state = null;
  link.slide({ ...slide, nth: 3, choices: ["8 and 20"] });
  await soon(
    "the step alone",
    () => seen.states.at(-1).slide.nth === 3 && seen.states.at(-1).record === "",
  );
  const count = seen.states.length;
  link.slide({ ...slide, nth: 3, choices: ["8 and 20"] });
  link.slide(null);
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(seen.states.length, count, "the same again, or nothing at all, is not sent");
  link.close();
});

/** The locks of one browser: a name is held until its promise is kept, or its holder crashes. */
function lockers() {
  const held = new Map();
  return {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    async request(name, options, work = options) {
      while (held.has(name)) await held.get(name).over;
      let end;
      held.set(name, {
        over: new Promise((done) => {
          end = done;
        }),
        crash: () => {
          held.delete(name);
          end();
        },
      });
      await work();
      held.get(name)?.crash();
    },
    count: () => held.size,
    crash: () => [...held.values()].forEach(({ crash }) => crash()),
  };
}

test("a teacher whose window ends without a goodbye is known to be gone, once, and greeted when he is back; a browser without locks says nothing", async () => {
  for (const locks of [lockers(), undefined]) {
    const { channel } = ether(),
      match = new Match();
    const lines = [];
    const heard = (...what) => (lines.push(channel(...what)), lines.at(-1));
    const teacher = () =>
      teach(match, {
        channel: heard,
        session,
        target: quiet,
        wait: 0,
        alive: (name) => hold(name, locks),
      });
    const session = pocket();
    const first = teacher();
    const seen = { states: 0, gone: 0 };
    const room = follow(first.id, {
      channel,
      target: quiet,
      onState: () => {
        seen.states += 1;
      },
      onMark: () => {},
      onGone: () => {
        seen.gone += 1;
      },
      ended: (name) => waitForLockRelease(name, locks),
    });
    await soon("the first state", () => seen.states === 1);
    await new Promise((done) => setTimeout(done, 20));
    assert.equal(seen.gone, 0, "he lives");
    lines.forEach((line) => line.close()); // without a goodbye
    locks?.crash();
    if (locks) await soon("the end is known", () => seen.gone === 1);
    const second = teacher();
    await soon("the new one is followed", () => seen.states > 1);
    second.close();
    await soon("his goodbye", () => seen.gone === (locks ? 2 : 1));
    await new Promise((done) => setTimeout(done, 20));
    assert.equal(seen.gone, locks ? 2 : 1, "told once");
    room.close();
    first.close();
  }
  assert.equal(
    await waitForLockRelease("nobody", lockers()),
    false,
    "a lock that nobody holds ends nothing",
  );
});

test("a lock that is granted late is there before the room hears the first state: the end without a goodbye is known all the same", async () => {
  const { channel } = ether(),
    match = new Match(),
    locks = lockers();
  let grant;
  const late = new Promise((done) => {
    grant = done;
  });
  const slow = {
    query: locks.query,
    request: async (...what) => {
      await late;
      return locks.request(...what);
    },
  };
  const lines = [];
  const teacher = teach(match, {
    channel: (...what) => (lines.push(channel(...what)), lines.at(-1)),
    session: pocket(),
    target: quiet,
    wait: 0,
    alive: (name) => hold(name, slow),
  });
  const seen = { states: 0, gone: 0 };
  const room = follow(teacher.id, {
    channel,
    target: quiet,
    onState: () => {
      seen.states += 1;
    },
    onMark: () => {},
    onGone: () => {
      seen.gone += 1;
    },
    ended: (name) => waitForLockRelease(name, locks),
  });
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(seen.states, 0, "nothing is shown before there is a sign of life");
  grant();
  await soon("the first state", () => seen.states === 1);
  await new Promise((done) => setTimeout(done, 20));
  lines.forEach((line) => line.close()); // without a goodbye
  locks.crash();
  await soon("the end is known", () => seen.gone === 1);
  room.close();
  teacher.close();
});

test("a teacher who leaves before his lock is granted says nothing more", async () => {
  const { channel, posted } = ether();
  let grant;
  const held = new Promise((done) => {
    grant = done;
  });
  const teacher = teach(new Match(), {
    channel,
    session: pocket(),
    target: quiet,
    wait: 0,
    alive: () => ({ free() {}, held }),
  });
  await new Promise((done) => setTimeout(done, 5));
  teacher.close();
  grant();
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(
    posted.map(({ kind }) => kind),
    ["claim", "bye"],
  );
});

test("a message that is not understood is told and changes nothing; a record that is not sound leaves the teacher waiting", async () => {
  const { channel, say } = ether();
  const { seen, link } = room("abc", { channel });
  say("abc", { hello: "there" });
  say("abc", state({ view: { ...plainView, theme: "neon" } }));
  await soon("told", () => seen.faults === 2);
  assert.equal(seen.states.length, 0);
  say("abc", state());
  await soon("a sound one", () => seen.states.length === 1);
  link.close();

  const match = new Match(),
    told = [],
    other = ether();
  const teacher = teach(match, {
    onRooms: (now) => told.push(now),
    channel: other.channel,
    session: pocket(),
    target: quiet,
    wait: 0,
  });
  let faults = 0;
  follow(teacher.id, {
    channel: other.channel,
    target: quiet,
    onMark: () => {},
    onFault: () => {
      faults += 1;
    },
    onState: async () => {
      throw new Error("no such game");
    },
  });
  await soon("the fault", () => faults > 0);
  assert.deepEqual(told.at(-1), { rooms: 1, inStep: false });
  teacher.close();
});

test("teachers' windows do not mix: each has an id, a copy of a window takes another, a reload keeps its own", async () => {
  const { channel } = ether();
  const session = pocket();
  const one = teach(new Match(), { channel, session, target: quiet, wait: 0 });
  const id = one.id;
  const copied = pocket();
  copied.setItem("codex-ludorum/room-id", id);
  const addresses = [];
  const copy = teach(new Match(), {
    channel,
    session: copied,
    target: quiet,
    wait: 0,
    onAddress: (url) => addresses.push(url),
  });
  assert.notEqual(copy.id, id);
  assert.equal(one.id, id, "the first keeps it");
  assert.match(addresses.at(-1), new RegExp(`/room/#${copy.id}$`));
  const { seen } = room(id, { channel });
  await soon("the state of the first", () => seen.states.length > 0);
  one.close();
  assert.equal(seen.gone, 1, "the goodbye is told");
  const again = teach(new Match(), { channel, session, target: quiet, wait: 0 });
  assert.equal(again.id, id);
  await soon("the room is found again", () => seen.states.length > 1);
  again.close();
  copy.close();
});

test("without a BroadcastChannel the storage carries the messages, like ones too, and nothing is left in it", () => {
  const kept = new Map(),
    windows = new Set();
  const browserWindow = () => {
    const target = new EventTarget();
    windows.add(target);
    const storage = {
      setItem(key, newValue) {
        kept.set(key, newValue);
        for (const other of windows)
          if (other !== target)
            other.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
      },
      removeItem(key) {
        kept.delete(key);
        for (const other of windows)
          if (other !== target)
            other.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: null }));
      },
    };
    return { Broadcast: undefined, storage, target };
  };
  const heard = [];
  const [here, there] = [browserWindow(), browserWindow()];
  const one = openChannel("abc", () => assert.fail("nobody hears himself"), {
    ...here,
    Broadcast: null,
  });
  const other = openChannel("abc", (message) => heard.push(message), { ...there, Broadcast: null });
  openChannel("xyz", () => assert.fail("another id"), { ...browserWindow(), Broadcast: null });
  one.post({ a: 1 });
  one.post({ a: 1 });
  assert.deepEqual(heard, [{ a: 1 }, { a: 1 }]);
  here.storage.setItem("codex-ludorum/room/abc", "{");
  assert.equal(heard.at(-1), null, "what cannot be read is handed on as nothing sound");
  one.close();
  assert.equal(kept.size, 0);
  other.close();
});

test("a lock that is lost while the page opens a window is asked for again; a browser that refuses is left in peace", async () => {
  for (const refused of [1, Infinity]) {
    let asked = 0,
      granted = 0;
    const locks = {
      request: (name, _, act) =>
        (asked += 1) <= refused
          ? Promise.reject(new Error("The provided callback is no longer runnable."))
          : ((granted += 1), Promise.resolve(act())),
    };
    const { held, free } = hold("me", locks);
    await held;
    assert.deepEqual([asked, granted], refused === 1 ? [2, 1] : [4, 0]);
    free();
  }
});

test("a room without a teacher is found by who opens another page, and one with a teacher is not", async () => {
  const { channel } = ether(),
    locks = lockers(),
    sign = (name) => hold(name, locks),
    alive = sign;
  const first = teach(new Match(), {
    channel,
    session: pocket(),
    target: quiet,
    wait: 0,
    alive,
    sign,
  });
  const seen = { states: [], gone: 0 };
  const window = follow(first.id, {
    channel,
    target: quiet,
    onState: ({ record }) => seen.states.push(record),
    onMark: () => {},
    onGone: () => {
      seen.gone += 1;
    },
    ended: async () => false,
    sign,
  });
  await soon("the first state", () => seen.states.length > 0);
  assert.equal(await waitingRoom(locks), null, "it has a teacher");
  first.close();
  await soon("the goodbye", () => seen.gone === 1);
  assert.equal(await waitingRoom(locks), first.id);
  const session = pocket(),
    other = Object.assign(new Match(), { record: '[Game "other"]' });
  const second = teach(other, {
    adopt: await waitingRoom(locks),
    channel,
    session,
    target: quiet,
    wait: 0,
    alive,
    sign,
  });
  assert.equal(second.id, first.id);
  await soon("the new match", () => seen.states.at(-1) === '[Game "other"]');
  assert.equal(await waitingRoom(locks), null);
  assert.equal(session.getItem("codex-ludorum/room-id"), first.id, "over a reload too");
  window.close();
  second.close();
  await soon("all signs are gone", () => locks.count() === 0);
  assert.equal(await waitingRoom(locks), null, "no window stands open");
  assert.equal(await waitingRoom(undefined), null, "a browser without locks");
});
