// The JSON shapes are what the modules hand out (wasm/shapes.d.ts), and what the pages keep and send (site/src/js/shapes.d.ts).
// needs: toys
// Long: each shape beside what is asked for it.
import test from "node:test";
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateRawSync } from "node:zlib";
import { proof } from "../../site/lib/core.mjs";
import {
  encodeGame,
  encodeLesson,
  encodeStudy,
  fromBase64url,
} from "../../site/src/js/store/link.mjs";
import * as lessons from "../../site/src/js/lessons/lesson-store.mjs";
import * as studies from "../../site/src/js/studies/study-store.mjs";
import { readLesson } from "../../site/src/js/lessons/lesson.mjs";
import { follow, teach } from "../../site/src/js/class/room-link.mjs";
import { isValidMessage } from "../../site/src/js/class/room-messages.mjs";
import { slideOf } from "../../site/src/js/class/slide.mjs";
import * as store from "../../site/src/js/store/store.mjs";
import { open, textAt } from "../../wasm/ludus.mjs";
import { createMachine } from "../../wasm/machine.mjs";
import { families, web } from "../interface.mjs";
import { random } from "../random.mjs";
import { readShapes } from "./shapes.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const project = here("../..");

// ---- what the modules hand out ----

const shapes = readShapes(here("../../wasm/shapes.d.ts"));
/** Fails with the first of what is wrong with a value. */
const is = (name, value, where) =>
  assert.deepEqual(shapes.faults(name, value, where).slice(0, 5), []);
const each = (name, list, where) => {
  assert.ok(Array.isArray(list), where);
  list.forEach((one, i) => is(name, one, `${where ?? name}[${i}]`));
};

test("the check sees a key too many, one too few and one of another type", () => {
  const good = { id: "a", name: "b", default: true };
  const fresh = readShapes(here("../../wasm/shapes.d.ts"));
  assert.deepEqual(fresh.faults("Level", good), []);
  assert.deepEqual(fresh.faults("Level", { ...good, more: 1 }), [
    "Level.more is handed out and not declared",
  ]);
  assert.deepEqual(fresh.faults("Level", { id: "a", name: "b" }), [
    "Level.default is declared and not handed out",
  ]);
  assert.deepEqual(fresh.faults("Level", { ...good, name: 3 }), [
    "Level.name is 3, and not string",
  ]);
  assert.deepEqual(fresh.faults("Spot", { kind: "well" }).slice(0, 1), [
    'Spot.kind is "well", and not "point" | "pocket" | "button"',
  ]);
  assert.ok(
    fresh.unmet("Spot", "Level").includes("Spot.outline") &&
      !fresh.unmet("Spot", "Level").includes("Level.name"),
  );
});

/** What a function of ludus.h answers, as it crosses. */
function raw(module, name, ...numbers) {
  const pointer = module[`ludus_${name}`](...numbers);
  const text = textAt(module, pointer);
  module.ludus_free(pointer);
  return JSON.parse(text);
}

/** Everything that can be asked of a match as it stands. */
function ask(module, match, where) {
  const state = match.state();
  is("State", JSON.parse(JSON.stringify(state)), where);
  is("State", raw(module, "match_state", match.handle), where);
  is("StateChange", raw(module, "match_state_since", match.handle, 0), where);
  each("Piece", match.pieces(), where);
  each("Reason", match.threats(), where);
  each("Tally", match.tallies(), where);
  is("Foreign", match.foreign(), where);
  if (state.moves.length > 0) each("Reason", match.reasons(state.moves[0].words), where);
  if (state.cursor > 0) is("Told", raw(module, "match_told", match.handle, state.cursor), where);
  return state;
}

/** Gives the move shown a sign, a comment, a ring and an arrow, so that they are told of. */
function annotate(match) {
  const { cursor } = match.state();
  const points = match.spots().flatMap(({ kind }, i) => (kind === "button" ? [] : [i]));
  match.sign(cursor, "!?");
  match.comment(cursor, "so");
  match.draw(cursor, "red", points[0]);
  match.draw(cursor, "blue", points[0], points[1]);
  assert.equal(match.state().marks.length, 2);
}

/** @type {Map<string, { module: any, ludus: import('../../wasm/shapes.d.ts').Ludus }>} */
const opened = new Map();
async function moduleOf(family, kind) {
  const name = `${kind}-${family}`;
  if (!opened.has(name)) {
    const { module } = await web(family, kind);
    opened.set(name, { module, ludus: open(module) });
  }
  return opened.get(name);
}

// The toys have boards as no game here has yet.
for (const { family, modules } of [...families(), { family: "toys", modules: ["rules"] }]) {
  test(`what the rules of ${family} hand out is what is declared`, async () => {
    const { module, ludus } = await moduleOf(family, "rules");
    each("Level", ludus.levels());
    const cards = ludus.catalogue();
    each("Card", cards);
    for (const { id, seats } of cards) {
      const match = ludus.match(id),
        dice = random(`types/${id}`);
      each("Spot", match.spots(), id);
      assert.throws(() => match.play("nonsense"));
      is("Fault", raw(module, "error"), id);
      // Alone at first, then against a machine, so that each is waited for.
      for (let ply = 0; ply < 40; ply += 1) {
        const { moves, next, toMove } = ply % 4 === 0 ? ask(module, match, id) : match.state();
        if (ply === 20) match.seat(seats.length - 1, { machine: true });
        if (moves.length === 0) break;
        if (toMove >= 0 && next.length > 0 && ply % 8 === 0) {
          match.touch(next[0]);
          ask(module, match, id);
          match.dropTouches();
        }
        // One touch may have been the last move.
        const open = match.state().moves;
        if (open.length === 0) break;
        match.play(dice.of(open).words);
        if (ply % 4 === 2) annotate(match);
      }
      is("Written", match.written());
      if (!match.state().outcome.over) match.resign(0);
      ask(module, match, id);
      match.drop();
    }
    const examples = join(project, "assets/examples", family);
    if (existsSync(examples))
      for (const name of readdirSync(examples, { recursive: true, encoding: "utf8" }).filter(
        (file) => file.endsWith(".game"),
      )) {
        const match = ludus.read(readFileSync(join(examples, name), "utf8"));
        ask(module, match, name);
        match.drop();
      }
  });

  if (modules.includes("player"))
    test(`what the player of ${family} hands out is what is declared`, async () => {
      const { ludus } = await moduleOf(family, "player"),
        { ludus: rules } = await moduleOf(family, "rules");
      for (const { id } of rules.catalogue()) {
        const match = rules.match(id),
          dice = random(`types/think/${id}`);
        while (match.state().toMove < 0) match.play(dice.of(match.state().moves).words);
        is("Thought", ludus.read(match.record()).think({ level: "child", seed: 1 }), id);
        is("Thought", ludus.read(match.record()).lines({ seconds: 0.02, lines: 2 }), id);
        match.drop();
      }
    });

  if (modules.includes("editor"))
    test(`what the editor of ${family} hands out is what is declared`, async () => {
      const { ludus } = await moduleOf(family, "editor");
      for (const { id } of ludus.catalogue())
        for (const position of ["", "-"]) {
          const draft = ludus.draft(id, { position });
          is("DraftKit", draft.kit(), id);
          is("DraftState", draft.state(), id);
          draft.drop();
        }
      for (const { id } of ludus.catalogue()) {
        const match = ludus.match(id),
          positions = match.positions();
        each("ForeignPosition", positions, id);
        assert.deepEqual(
          positions.map(({ name }) => name),
          match.foreign().formats,
          id,
        );
        match.drop();
      }
    });

  if (modules.includes("study"))
    test(`what the studies of ${family} hand out is what is declared`, async () => {
      const { ludus } = await moduleOf(family, "study");
      for (const { id, exerciseOptions } of ludus.catalogue()) {
        const chosen = { options: exerciseOptions };
        const themes = ludus.drillThemes(id, chosen);
        each("DrillTheme", themes, id);
        for (const { id: theme } of themes) {
          const asked = { theme, level: 1, seed: 1, ...chosen };
          const drill = ludus.drill(id, asked);
          is("Drill", drill, `${id} ${theme}`);
          for (const words of [drill.answers[0], drill.answers[0].slice(0, -1), ["nonsense"]])
            is("Verdict", ludus.judge(id, asked, words), `${id} ${theme}`);
          const match = ludus.match(id, { options: drill.options, setup: drill.setup });
          is("Hunt", match.hunt(), `${id} ${theme}`);
          match.drop();
        }
      }
    });
}

test("a slip of a book is handed out as declared", async () => {
  const { module, ludus } = await moduleOf("chess", "rules");
  const match = ludus.match("falkener-turkish"),
    before = match.record();
  match.play("20-32 77-65 11-12");
  const slip = ludus.read(
    `${before.trimEnd()}\n\n1. <20-33 : no piece moves so : ${match.state().position}>\n`,
  );
  assert.equal(ask(module, slip, "a slip").line[0].slip, "no piece moves so");
  assert.equal(
    raw(module, "match_state_since", slip.handle, 0).line.entries[0].slip,
    "no piece moves so",
  );
});

test("a move that must not be told yet is handed out as declared, and so is the extent of a picture", async () => {
  const { module, ludus } = await moduleOf("toys", "rules");
  const match = ludus.match("toy-mora");
  match.view(4);
  match.play("2:3");
  assert.equal(ask(module, match, "a hidden move").line[0].covered, true);
  assert.equal(raw(module, "match_state_since", match.handle, 0).line.entries[0].covered, true);
  is("Extent", match.extent({ crop: 0 }));
});

test("what the proof module hands out is what is declared", async () => {
  const ludus = await proof();
  each("Family", ludus.families());
  const tables = ludus.numberTables();
  is("NumberTables", tables);
  for (const { id, width } of tables.tables)
    each(
      "ProvedRow",
      ludus.prove(id, [
        Array.from({ length: width }, (_, i) => i + 1),
        [45],
        Array.from({ length: width }, () => 2),
      ]),
      id,
    );
  const { ludus: rules } = await moduleOf("rithmomachia", "rules");
  for (const { id } of rules.catalogue()) each("HowTaken", ludus.howTaken(id), id);
});

test("nothing is declared that no module hands out", () => {
  assert.deepEqual(
    shapes.unmet(
      "Fault",
      "Card",
      "Level",
      "Spot",
      "Piece",
      "State",
      "StateChange",
      "Told",
      "Tally",
      "Foreign",
      "ForeignPosition",
      "Written",
      "Thought",
      "Hunt",
      "DraftKit",
      "DraftState",
      "DrillTheme",
      "Drill",
      "Verdict",
      "Family",
      "NumberTables",
      "ProvedRow",
      "HowTaken",
    ),
    [],
  );
});

test("what the page asks its worker is what is declared", async () => {
  const asked = [];
  const machine = createMachine("toy", {
    worker: () =>
      /** @type {any} */ ({ terminate() {}, postMessage: (message) => asked.push(message) }),
    timer: { setTimeout: () => 0, clearTimeout: () => {} },
  });
  machine.warm();
  const how = { options: { leap: "false" }, theme: "take.addition", level: 2, seed: 3 };
  const answers = [
    machine.think("record", "steady", { after: "a", seconds: 1, seed: 2 }),
    machine.lines("record", { after: "a", seconds: 1, lines: 3 }),
    machine.hunt("record", { after: "a" }),
    machine.drillThemes("toy", how),
    machine.drill("toy", how),
    machine.judge("toy", how, ["a", "b"]),
  ];
  machine.close();
  assert.deepEqual(
    (await Promise.allSettled(answers)).map(({ status }) => status),
    answers.map(() => "rejected"),
  );
  assert.deepEqual(
    asked.map((message) => message.ask),
    ["warm", "think", "lines", "hunt", "drillThemes", "drill", "judge"],
  );
  each("ToWorker", asked);
  assert.deepEqual(shapes.unmet("ToWorker"), []);
});

// ---- what the pages keep and send ----

const own = readShapes(here("../../site/src/js/shapes.d.ts"));
const ours = (name, value, where) => assert.deepEqual(own.faults(name, value, where), []);

/** A store as the browser's. */
function storage() {
  const items = new Map();
  return /** @type {any} */ ({
    get length() {
      return items.size;
    },
    key: (i) => [...items.keys()][i] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, String(value)),
    removeItem: (key) => items.delete(key),
  });
}

test("what is kept of games and lessons is what is declared", () => {
  const kept = storage();
  const view = {
    lying: true,
    flipped: false,
    takings: true,
    dress: "sign",
    around: false,
    coordinates: true,
    destinations: true,
    danger: true,
    sums: true,
    real: false,
    clock: { minutes: 5, extra: 2, left: [300_000, 299_000], out: -1 },
  };
  const told = {
    game: "Toy",
    moves: 1,
    turn: "White is to move.",
    over: false,
    players: ["", "the computer"],
  };
  const game = { record: '[Game "toy"]\n\n1. a\n', at: "a", view, told, worth: true };
  const { id } = store.save(
    "table",
    { ...game, revision: { known: null, base: null, by: "me", count: 1 } },
    kept,
  );
  store.amend(id, { name: "Mine" }, kept);
  const { id: other } = store.add({ record: '[Game "toy"]\n', saved: null, told }, kept);
  ours("KeptGame", JSON.parse(kept.getItem(store.gameKey(id))));
  ours("KeptGame", JSON.parse(kept.getItem(store.gameKey(other))));
  ours("KeptSlot", JSON.parse(kept.getItem(store.keyOf("table"))));
  ours("Entry", store.loadEntry(id, kept));
  const name = lessons.save({ title: "A lesson", text: "…" }, kept);
  ours("KeptText", JSON.parse(kept.getItem(`codex-ludorum/lesson/${name}`)));
  studies.save({ name: "one", title: "A study", text: "…" }, kept);
  ours("KeptText", JSON.parse(kept.getItem(`${studies.studyKey}one`)));
  assert.deepEqual(own.unmet("KeptGame", "KeptSlot", "Entry", "KeptText"), []);
});

test("what links carry is what is declared", async () => {
  const cargo = (link) =>
    JSON.parse(inflateRawSync(fromBase64url(link.split(".").at(-1))).toString());
  ours("GameCargo", cargo(await encodeGame({ record: "r" })));
  ours("GameCargo", cargo(await encodeGame({ record: "r", at: "a b" })));
  ours("LessonCargo", cargo(await encodeLesson("text")));
  ours("StudyCargo", cargo(await encodeStudy("text")));
});

test("what windows send each other is what is declared, and what each end takes", async () => {
  const posted = [],
    all = new Set();
  const channel = (id, hear) => {
    const me = { id, hear };
    all.add(me);
    return {
      post(message) {
        posted.push(structuredClone(message));
        for (const one of all) if (one !== me && one.id === id) one.hear(structuredClone(message));
      },
      close: () => all.delete(me),
    };
  };
  const pocket = storage(),
    target = new EventTarget(),
    free = { free() {}, held: Promise.resolve() };
  const how = { channel, session: pocket, target, wait: 0, alive: () => free, sign: () => free };
  const match = Object.assign(new EventTarget(), {
    record: '[Game "toy"]\n',
    place: "a b",
    state: { touched: [3] },
  });
  // Once the room is in step, the pointer moves.
  const link = teach(
    match,
    /** @type {any} */ ({
      ...how,
      onRooms: ({ inStep }) => inStep && link.point({ at: [1, 2], pointer: true, spotlight: 2 }),
    }),
  );
  const copy = teach(match, /** @type {any} */ (how)); // has the same id until it is told that it is taken
  const { lesson, faults } = readLesson(
    "title: T\nabout: A\nminutes: 5\ngoal: G\n\n## One\nWords.\n\nask: What?\nright: yes | good\nwrong: no | bad\nhint: think\n",
  );
  assert.deepEqual(faults, []);
  link.slide(
    slideOf(lesson.steps[0], {
      nth: 1,
      of: 1,
      state: "right",
      verdict: { kind: "right", words: "Yes." },
      hints: true,
      shown: "",
      crop: 1,
      region: "a1",
    }),
  );
  const states = [];
  await new Promise((done) => {
    const room = follow(
      link.id,
      /** @type {any} */ ({
        channel,
        target,
        sign: () => free,
        ended: async () => false,
        onState: (state) => states.push(state),
        onMark: (mark) => mark.pointer && (room.close(), done()),
        onFault: () => assert.fail("a message that is not sound"),
      }),
    );
  });
  link.close();
  copy.close();
  posted.forEach((message, i) => ours("RoomMessage", message, `message ${i}, ${message.kind}`));
  assert.ok(posted.every(isValidMessage) && states.length > 0);
  assert.deepEqual([...new Set(posted.map(({ kind }) => kind))].sort(), [
    "ask",
    "bye",
    "claim",
    "leave",
    "mark",
    "shown",
    "state",
    "taken",
  ]);
  assert.deepEqual(own.unmet("RoomMessage"), []);
});
