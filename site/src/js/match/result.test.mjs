import test from "node:test";
import assert from "node:assert/strict";
import { stronger, swapped, titleOf } from "./result.mjs";

const person = { machine: false, level: "", name: "" };
const computer = { machine: true, level: "a", name: "" };
const card = (...names) => ({ seats: names.map((name) => ({ id: name, name })), options: [] });
const title = (names, players, ...scores) =>
  titleOf(card(...names), { outcome: { scores }, options: {}, players });

test("the only person reads whether it is won, several people by whom", () => {
  const two = ["White", "Black"];
  assert.equal(title(two, [person, computer], 1, 0), "You win");
  assert.equal(title(two, [person, computer], 0, 1), "You lose");
  assert.equal(title(two, [person, computer], 0.5, 0.5), "A draw");
  assert.equal(title(two, [person, person], 0, 1), "Black wins");
  assert.equal(title(two, [computer, computer], 1, 0), "White wins");
});

test("partners win together, and a game for one is solved or over", () => {
  const four = ["Red", "Black", "Yellow", "Green"];
  const all = [person, computer, person, computer];
  assert.equal(title(four, all, 0, 1, 0, 1), "Black and Green win");
  assert.equal(title(four, [computer, person, computer, computer], 0, 1, 0, 1), "You win");
  assert.equal(title(["You"], [person], 1), "Solved");
  assert.equal(title(["You"], [person], 0), "The end");
});

test("sides are changed among the seats that play", () => {
  const players = [person, { ...computer, level: "b" }, { ...computer, level: "c" }];
  assert.deepEqual(
    swapped([true, true, false], players).map(({ level }) => level),
    ["b", "", "c"],
  );
  assert.deepEqual(
    swapped([true, true, true], players).map(({ level }) => level),
    ["c", "", "b"],
  );
});

test("the next level is offered as long as there is one", () => {
  const levels = [{ id: "a" }, { id: "b" }];
  assert.deepEqual(
    stronger(levels, [person, computer]).map(({ level }) => level),
    ["", "b"],
  );
  assert.equal(stronger(levels, [person, { ...computer, level: "b" }]), null);
  assert.equal(stronger(levels, [person, person]), null);
});
