// What JavaScript is told of a match: the line of moves whole, though only what has changed crosses.
import test from "node:test";
import assert from "node:assert/strict";
import { web } from "../tests/interface.mjs";
import { markOf } from "./flags.mjs";
import { open } from "./ludus.mjs";

const { module } = await web("chess");
const ludus = open(module);
const whole = (match) => {
  const pointer = module._ludus_match_state(match.handle),
    text = module.UTF8ToString(pointer);
  module._ludus_free(pointer);
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
