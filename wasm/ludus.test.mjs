// What JavaScript is told of a match: the line of moves whole, though only what has changed crosses.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { built, families, web } from "../tests/interface.mjs";
import { markOf } from "./flags.mjs";
import { open, textAt } from "./ludus.mjs";

const { module } = await web("chess");
const ludus = open(module);
const whole = (match) => {
  const pointer = module.ludus_match_state(match.handle),
    text = textAt(module, pointer);
  module.ludus_free(pointer);
  return JSON.parse(text);
};

/** What the module tells in one answer and what was told bit by bit are the same. */
const same = (match) => {
  const state = match.state();
  assert.deepEqual(JSON.parse(JSON.stringify(state)), whole(match));
  return state;
};

test("a state is the same however much of its line was known", () => {
  const match = ludus.match("falkener-turkish");
  same(match);
  match.play("20-32 77-65 32-20 65-77");
  const before = same(match);
  match.undo();
  match.comment(2, "so");
  match.play("65-77");
  same(match);
  match.goFirst();
  match.play("11-12");
  const [, second] = before.line;
  assert.equal(same(match).line[0].others.length, 1);
  match.promote(5);
  match.go(3);
  same(match);
  assert.equal(second.current, false, "a state told before is as it was");
  assert.equal(before.line.at(-1).current, true);
  match.drop();
});

test("moves that stay as they are stay the same objects, and say what they did when they are asked", () => {
  const match = ludus.match("falkener-turkish");
  match.play("20-32 77-65 32-20");
  const { line } = match.state();
  match.play("65-77");
  const next = match.state().line;
  assert.ok(next[0] === line[0] && next[1] === line[1]);
  assert.notEqual(next[2], line[2], "it is no more the current one");
  assert.match(next[0].said, /^White knight moves from b1 to c3/);
  assert.equal(next[0].reasons[0].rule.split(".")[0], "falkener");
  assert.deepEqual({ ...next[1] }.reasons, next[1].reasons);
  match.drop();
});

test("a sign and a comment are told when they change, and what is drawn of the place shown alone", () => {
  const match = ludus.match("falkener-turkish");
  match.play("20-32 77-65");
  match.state();
  match.sign(1, "!");
  assert.equal(same(match).line[0].sign, "!");
  match.sign(1, "?!");
  match.comment(1, "so");
  assert.equal(same(match).line[0].sign, "?!");
  match.draw(2, "blue", 3, 4);
  assert.deepEqual(same(match).marks.map(markOf), [{ colour: "blue", from: 3, to: 4 }]);
  match.go(1);
  assert.deepEqual(same(match).marks, []);
  match.sign(1);
  assert.equal(same(match).line[0].sign, undefined);
  match.drop();
});

test("what was cut is put back with all that was said of it", () => {
  const match = ludus.match("falkener-turkish");
  match.play("20-32 77-65 32-20");
  match.comment(2, "so");
  const before = match.record();
  const { said } = match.state().line[2];
  match.cut(2);
  assert.equal(same(match).line.length, 1);
  match.uncut();
  assert.equal(same(match).line[2].said, said);
  assert.equal(match.record(), before);
  assert.throws(() => match.uncut(), /no deletion to undo/);
  match.drop();
});

test("what was cut away says nothing of what has its number now", () => {
  const match = ludus.match("falkener-turkish");
  match.play("20-32 77-65");
  const [first, second] = match.state().line;
  const { said } = first;
  match.cut(1);
  match.play("11-12 77-65");
  same(match);
  assert.deepEqual([first.said, second.said, second.reasons], [said, "", []]);
});

test("text crosses whole, whatever letters it is of", () => {
  const match = ludus.match("falkener-turkish");
  match.play("20-32");
  for (const said of ["Ξ 象棋 🎲 naïve", "x".repeat(20_000), "💧".repeat(5_000)]) {
    match.comment(1, said);
    assert.equal(same(match).line[0].comment, said);
  }
  match.comment(1, "half \ud83d of one");
  assert.equal(same(match).line[0].comment, "half \ufffd of one");
  match.drop();
});

test("a module asks JavaScript for its clock at most, and is started by that alone", async () => {
  for (const { family, modules } of families())
    for (const kind of modules) {
      const file = `${kind}-${family}.wasm`;
      const asked = WebAssembly.Module.imports(
        new WebAssembly.Module(readFileSync(new URL(file, built))),
      ).map(({ name }) => name);
      assert.deepEqual(
        asked.filter(
          (name) =>
            !["clock_time_get", "emscripten_notify_memory_growth", "proc_exit"].includes(name),
        ),
        [],
        file,
      );
    }
});

test("a computer player keeps to its seconds, by the clock it is handed", async () => {
  const player = open((await web("chess", "player")).module);
  const match = player.match("falkener-shogi");
  const { seconds, nodes } = match.think({ level: "best", seconds: 0.2, seed: 1 });
  assert.ok(seconds >= 0.2 && nodes > 0, `${seconds} s, ${nodes} positions`);
  match.drop();
});
