// What a browser remembers: the table of prefs.mjs, the keys under which people have things already, and that the scripts that read
// before any module read the same.
// Long: one table of all that is remembered, checked key by key.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import vm from "node:vm";

import { boards as boardWords } from "../words/theme.mjs";
import { get, onChange, prefs, set } from "./prefs.mjs";
import { speeds } from "../match/steps.mjs";
import { gameKey, keyOf } from "../store/store.mjs";
import { captions, colours } from "../words/class.mjs";
import { speedNames } from "../words/study.mjs";

const source = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

/** A store of texts as a browser has it. */
function pocket(texts = {}) {
  const kept = new Map(Object.entries(texts));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
  };
}
const forbidden = {
  getItem() {
    throw new Error("SecurityError");
  },
  setItem() {
    throw new Error("SecurityError");
  },
  removeItem() {
    throw new Error("SecurityError");
  },
};

/** With this as the browser's own stores. */
function within(local, what, session = local) {
  const before = ["localStorage", "sessionStorage"].map((name) => [
    name,
    Object.getOwnPropertyDescriptor(globalThis, name),
  ]);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: typeof local === "function" ? local : () => local,
  });
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: typeof session === "function" ? session : () => session,
  });
  try {
    return what();
  } finally {
    for (const [name, found] of before)
      if (found) Object.defineProperty(globalThis, name, found);
      else delete globalThis[name];
  }
}

test("what people have under these keys already is read as it was", () => {
  const texts = {
    "codex-ludorum/theme": "projector",
    "codex-ludorum/pieces": "native",
    "codex-ludorum/boards": "wood",
    "codex-ludorum/reading": "side",
    "codex-ludorum/single-keys": "off",
    "codex-ludorum/follows": "on",
    "codex-ludorum/speed": "fast",
    "codex-ludorum/movable": "on",
    "codex-ludorum/auto-roll": "off",
    "codex-ludorum/one-touch": "off",
    "codex-ludorum/quick-dice": "on",
    "codex-ludorum/sound": "on",
    "codex-ludorum/vibration": "on",
    "codex-ludorum/read-aloud": "on",
    "codex-ludorum/turn-board": "on",
    "codex-ludorum/analysis-lines": "3",
    "codex-ludorum/clock": '{"minutes":10,"extra":5}',
    "ludus-names": "wxf",
    "codex-ludorum/last-played": "falkener-xiangqi",
    "codex-ludorum/offered": "tables chess",
    "codex-ludorum/shelf-sort": "luck",
    "codex-ludorum/new-game/fulke-1":
      '{"side":"random","level":"easy","seats":"person easy","names":"Ada\\n","options":"leap=false"}',
    "codex-ludorum/puzzles": '{"solved":["go-abc23"],"again":{},"days":[],"best":0}',
    "codex-ludorum/drills": '{"row":4,"best":9}',
    "codex-ludorum/classroom": '{"theme":"dark","says":"own","words":"What captures 5?"}',
    "codex-ludorum/notes/fulke-1/one": "Ask the class",
    "codex-ludorum/side-tab": "rules",
    "codex-ludorum/room-id": "abc",
    "codex-ludorum/taught": "yes",
    "codex-ludorum/room-shown/abc": '{"record":""}',
    "codex-ludorum/steps/lessons/x/One": '["right"]',
  };
  const asked = {
    newGame: "fulke-1",
    notes: "fulke-1/one",
    roomShown: "abc",
    lessonSteps: "/lessons/x/One",
  };
  const told = {
    theme: "projector",
    pieces: "native",
    boards: "wood",
    reading: "side",
    singleKeys: "off",
    follows: "on",
    speed: "fast",
    movable: "on",
    autoRoll: "off",
    oneTouch: "off",
    quick: "on",
    sound: "on",
    vibration: "on",
    aloud: "on",
    turns: "on",
    analysisLines: "3",
    clock: { minutes: 10, extra: 5 },
    names: "wxf",
    lastPlayed: "falkener-xiangqi",
    offered: "tables chess",
    shelfSort: "luck",
    newGame: {
      side: "random",
      level: "easy",
      seats: "person easy",
      names: "Ada\n",
      options: "leap=false",
    },
    puzzles: { solved: ["go-abc23"], again: {}, days: [], best: 0 },
    drills: { row: 4, best: 9 },
    classroom: { theme: "dark", says: "own", words: "What captures 5?" },
    notes: "Ask the class",
    sideTab: "rules",
    roomId: "abc",
    taught: "yes",
    roomShown: { record: "" },
    lessonSteps: ["right"],
  };
  within(pocket(texts), () => {
    for (const name of Object.keys(prefs))
      assert.deepEqual(get(name, asked[name]), told[name], name);
  });
  assert.deepEqual(Object.keys(told), Object.keys(prefs));
});

test("what is chosen is written as it always was, and read back", () => {
  const store = pocket();
  within(store, () => {
    assert.ok(
      set("theme", "dark") &&
        set("drills", { row: 1, best: 2 }) &&
        set("notes", "Look here", "fulke-1"),
    );
    assert.deepEqual(
      [get("theme"), get("drills"), get("notes", "fulke-1")],
      ["dark", { row: 1, best: 2 }, "Look here"],
    );
    assert.deepEqual(
      [...store.kept],
      [
        ["codex-ludorum/theme", "dark"],
        ["codex-ludorum/drills", '{"row":1,"best":2}'],
        ["codex-ludorum/notes/fulke-1", "Look here"],
      ],
    );
    assert.ok(set("notes", "", "fulke-1"));
    assert.ok(!store.kept.has("codex-ludorum/notes/fulke-1"), "empty notes are not kept");
    set("theme", "purple");
    assert.equal(
      store.kept.get("codex-ludorum/theme"),
      "auto",
      "what is not allowed is not written",
    );
  });
});

test("each has what is usual where nothing is kept, where what is kept is damaged, and where the store is forbidden", () => {
  const usual = within(pocket(), () =>
    Object.fromEntries(Object.keys(prefs).map((name) => [name, get(name)])),
  );
  assert.deepEqual(usual, {
    theme: "auto",
    pieces: "",
    boards: "paper",
    reading: "printed",
    singleKeys: "on",
    follows: "off",
    speed: "normal",
    movable: "off",
    autoRoll: "on",
    oneTouch: "on",
    quick: "off",
    sound: "off",
    vibration: "off",
    aloud: "off",
    turns: "off",
    analysisLines: "2",
    clock: { minutes: 0, extra: 0 },
    names: "",
    lastPlayed: "",
    offered: "",
    shelfSort: "family",
    newGame: { side: "", level: "", seats: "", names: "", options: "" },
    puzzles: null,
    drills: { row: 0, best: 0 },
    classroom: { theme: "projector", says: "move", words: "" },
    notes: "",
    sideTab: "",
    roomId: "",
    taught: "no",
    roomShown: null,
    lessonSteps: null,
  });
  for (const [name, { key, values, json }] of Object.entries(prefs)) {
    for (const damaged of values
      ? ["", "purple", "constructor", "null"]
      : json
        ? ["", "{", '"x', "undefined"]
        : [])
      assert.deepEqual(
        within(pocket({ [key]: damaged }), () => get(name)),
        usual[name],
        `${name}: ${damaged}`,
      );
    assert.deepEqual(
      within(forbidden, () => get(name)),
      usual[name],
      name,
    );
    assert.deepEqual(
      within(
        () => {
          throw new Error("SecurityError");
        },
        () => get(name),
      ),
      usual[name],
      name,
    );
  }
  const part = (kept) =>
    within(pocket({ "codex-ludorum/classroom": kept }), () => get("classroom"));
  assert.deepEqual(
    part('{"theme":"dark","says":"toString","words":7}'),
    { theme: "dark", says: "move", words: "" },
    "one damaged part leaves the others",
  );
  assert.equal(part(JSON.stringify({ words: "x".repeat(999) })).words.length, 200);
  for (const kept of ["7", "[]", "null", '{"row":-1,"best":"9"}'])
    assert.deepEqual(
      within(pocket({ "codex-ludorum/drills": kept }), () => get("drills")),
      usual.drills,
      kept,
    );
});

test("a choice the browser does not keep holds for this page, until it keeps one again or another window chooses", () => {
  const full = {
    ...pocket({ "codex-ludorum/speed": "slow" }),
    setItem() {
      throw new Error("QuotaExceededError");
    },
  };
  within(full, () => {
    assert.equal(set("speed", "fast"), false);
    assert.equal(get("speed"), "fast");
  });
  within(forbidden, () => assert.equal(get("speed"), "fast"));
  const store = pocket({ "codex-ludorum/speed": "slow" });
  within(store, () => {
    assert.ok(set("speed", "normal"));
    assert.equal(get("speed"), "normal");
  });
  within(forbidden, () => set("speed", "fast"));
  let hear;
  globalThis.addEventListener = (kind, listener) => {
    hear = listener;
  };
  const heard = [];
  onChange("speed", (value) => heard.push(value));
  delete globalThis.addEventListener;
  within(pocket({ "codex-ludorum/speed": "slow" }), () =>
    ["codex-ludorum/theme", "codex-ludorum/speed"].forEach((key) => hear({ key })),
  );
  assert.deepEqual(heard, ["slow"]);
});

test("the values of the table are those the pages offer", () => {
  assert.deepEqual([...prefs.speed.values].sort(), Object.keys(speeds).sort());
  assert.deepEqual([...prefs.speed.values].sort(), Object.keys(speedNames).sort());
  const { theme, says } = prefs.classroom.fields;
  assert.deepEqual([...theme.values].sort(), Object.keys(colours).sort());
  assert.deepEqual([...says.values].sort(), Object.keys(captions).sort());
  for (const value of prefs.boards.values) assert.ok(boardWords[value], value);
  const radios = [
    ...source("../../_includes/base.njk").matchAll(/name="theme" value="(\w+)"/g),
  ].map(([, value]) => value);
  assert.deepEqual(radios, prefs.theme.values);
});

test("no key is there twice, and no other module has one of its own", () => {
  const keys = Object.values(prefs).map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
  for (const name of readdirSync(new URL("..", import.meta.url), {
    recursive: true,
    encoding: "utf8",
  }).filter(
    (file) =>
      file.endsWith(".mjs") && !file.endsWith(".test.mjs") && file !== join("site", "prefs.mjs"),
  ))
    assert.doesNotMatch(
      source(`../${name}`).replace(/^\s*(\/\/|\/?\*).*$/gm, ""),
      /localStorage|sessionStorage/,
      name,
    );
});

// ---- the scripts that read before any module ----

const odd = ["", "purple", "toString"];

/** Runs theme-first.js in a page that has these texts: what it set on the root, and the keys it asked for. */
function first(texts, { dark = false, slot = "", offer = "", search = "", hash = "" } = {}) {
  const asked = [],
    set = {},
    kept = {},
    classes = [];
  const documentElement = {
    dataset: {
      ...(slot ? { lies: "(min-width: 1px)", slot } : {}),
      ...(offer ? { offer, offerSlot: "fulke-1" } : {}),
    },
    classList: { add: (name) => classes.push(name) },
    setAttribute: (name, value) => {
      set[name] = value;
    },
  };
  const sheets = [];
  vm.runInNewContext(source("theme-first.js"), {
    document: {
      documentElement,
      addEventListener: () => {},
      currentScript: { src: "https://a.example/b/js/site/theme-first.js" },
      createElement: () => ({
        setAttribute(name, value) {
          this[name] = value;
        },
      }),
      head: { append: ({ rel, href, blocking }) => sheets.push(`${blocking} ${rel} ${href}`) },
    },
    location: { protocol: "https:", search, hash },
    matchMedia: (query) => ({ matches: query.includes("dark") && dark }),
    localStorage: {
      getItem: (key) => (asked.push(key), texts[key] ?? null),
      setItem: (key, text) => {
        kept[key] = text;
      },
    },
  });
  const { "data-theme": theme, "data-reading": reading, "data-board": boards } = set;
  return { theme, reading, boards, sheets, classes, asked, kept };
}

test("theme-first.js takes theme, boards and reading as the table says", () => {
  const { theme, boards, reading } = prefs;
  for (const kept of [...boards.values, ...odd]) {
    const shown = first({ [boards.key]: kept });
    assert.equal(shown.boards, kept === "wood" ? "wood" : undefined, kept);
    assert.deepEqual(
      shown.sheets,
      kept === "wood" ? ["render stylesheet https://a.example/b/assets/css/wood.css"] : [],
      kept,
    );
  }
  for (const dark of [false, true])
    for (const kept of [...theme.values, ...odd]) {
      const wanted = theme.take(kept);
      assert.equal(
        first({ [theme.key]: kept }, { dark }).theme,
        wanted === "auto" ? (dark ? "dark" : "light") : wanted,
        kept,
      );
    }
  for (const kept of [...reading.values, ...odd]) {
    const wanted = reading.take(kept);
    assert.equal(
      first({ [reading.key]: kept }).reading,
      wanted === "printed" ? undefined : wanted,
      kept,
    );
  }
  const { asked } = first({});
  assert.deepEqual(asked, [theme.key, reading.key, boards.key]);
});

test("theme-first.js finds a board that lies where store.mjs keeps its match", () => {
  const texts = {
    [keyOf("fulke-1")]: '{"version":2,"game":"m7"}',
    [gameKey("m7")]: '{"view":{"lying":true}}',
  };
  const found = first(texts, { slot: "fulke-1" });
  assert.deepEqual(found.asked.slice(3), [keyOf("fulke-1"), gameKey("m7")]);
  assert.ok(found.classes.includes("lying"));
  assert.ok(!first({}, { slot: "fulke-1" }).classes.includes("lying"));
});

test("theme-first.js offers a lesson at the first visit to a table of a family, and to nobody who comes by a link or has a game there", () => {
  const offers = (texts, more = {}) =>
    first(texts, { offer: "tables", ...more }).classes.includes("offer");
  const { key } = prefs.offered;
  assert.ok(offers({}) && offers({ [key]: "chess go" }));
  assert.equal(first({}, { offer: "tables" }).kept[key], "tables", "once");
  assert.equal(first({ [key]: "chess go" }, { offer: "tables" }).kept[key], "chess go tables");
  assert.ok(!first({}).classes.includes("offer"), "only at a table");
  for (const kept of ["tables", "chess tables", "all"]) assert.ok(!offers({ [key]: kept }), kept);
  assert.ok(!offers({ [keyOf("fulke-1")]: '{"version":2,"game":"m7"}' }));
  assert.ok(!offers({}, { hash: "#game=x" }) && !offers({}, { search: "?example=y" }));
});

test("readings.js keeps the reading under the key of the table, and takes what another window chose as the table says", () => {
  const { key, values, take } = prefs.reading;
  let now = "printed";
  const heard = {},
    store = pocket();
  const root = {
    style: {},
    getAttribute: () => (now === "printed" ? null : now),
    setAttribute: (name, value) => {
      now = value;
    },
    removeAttribute: () => {
      now = "printed";
    },
  };
  const box = {
    offsetHeight: 9,
    getBoundingClientRect: () => ({ bottom: 99 }),
    querySelector: () => ({}),
    addEventListener: (kind, listener) => {
      heard.box = listener;
    },
  };
  vm.runInNewContext(source("../books/readings.js"), {
    document: { documentElement: root, querySelector: () => box, querySelectorAll: () => [] },
    location: { hash: "" },
    localStorage: store,
    scrollY: 0,
    scrollTo() {},
    addEventListener: (kind, listener) => {
      heard[kind] = listener;
    },
  });
  for (const value of [...values, "printed"]) {
    heard.box({ target: { value } });
    assert.equal(store.kept.get(key), value);
    assert.equal(now, value);
  }
  for (const kept of ["side", ...values, ...odd]) {
    store.kept.set(key, kept);
    heard.storage({ key });
    assert.equal(now, take(kept), kept);
  }
});
