// The sequential test: what it makes of pairs of games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { share, verdict } from "./elo.mjs";

test("so many points of Elo are so great a share", () => {
  assert.equal(share(0), 0.5);
  assert.equal(share(400).toFixed(4), "0.9091");
  assert.equal((share(100) + share(-100)).toFixed(10), "1.0000000000");
});

test("few games decide nothing, even pairs speak against a gain, won pairs for it", () => {
  assert.equal(verdict([0, 0, 2, 0, 0], 20).decided, undefined);
  assert.equal(verdict([300, 300, 800, 300, 300], 20).decided, "no stronger");
  assert.equal(verdict([100, 200, 400, 400, 300], 20).decided, "stronger");
});

test("Elo and its error come from the pairs", () => {
  const { elo, error, games } = verdict([10, 20, 40, 20, 10], 10);
  assert.equal(elo, 0);
  assert.equal(games, 200);
  assert.ok(error > 30 && error < 50, `${error}`);
  assert.ok(verdict([0, 0, 10, 30, 10], 10).elo > 60);
});
