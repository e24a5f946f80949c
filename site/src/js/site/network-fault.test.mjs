import assert from "node:assert/strict";
import { test } from "node:test";

import { fetchOnce, fetchWithNextMove, passOver, unreachable } from "./network-fault.mjs";
import { network } from "../words/network.mjs";

const away = () => new TypeError("Failed to fetch dynamically imported module: /a.mjs");
const wrong = new Error("no such piece");

test("what each browser says of a network that fails is said in our words, and no other fault", () => {
  for (const words of [
    "Failed to fetch",
    "Failed to fetch dynamically imported module: /a.mjs",
    "NetworkError when attempting to fetch resource.",
    "error loading dynamically imported module: /a.mjs",
    "Load failed",
    "Importing a module script failed.",
  ])
    assert.equal(unreachable(new TypeError(words)), network.notFetched, words);
  assert.equal(unreachable(new TypeError("x is not a function")), null);
  assert.equal(unreachable(new Error("Failed to fetch")), null);
});

test("a fault of the network, or one that came of it, is passed over, any other is thrown on", () => {
  assert.equal(passOver(away()), null);
  assert.equal(passOver(new Error("The game could not be loaded.", { cause: away() })), null);
  assert.throws(() => passOver(wrong), wrong);
});

test("what was fetched is kept, also while it comes; what failed is fetched again", async () => {
  let asked = 0;
  const get = fetchOnce(async () => {
    asked += 1;
    if (asked === 1) throw away();
    return { asked };
  });
  const [one, other] = [get(), get()];
  await assert.rejects(one, /Failed to fetch/);
  await assert.rejects(other, /Failed to fetch/);
  assert.equal(asked, 1);
  const first = await get();
  assert.equal(await get(), first);
  assert.equal(asked, 2);
});

test("what a game can wait for is fetched with each of its changes until it is there, and a fault of another kind is not hidden", async () => {
  const match = new EventTarget();
  let asked = 0;
  const change = async () => {
    match.dispatchEvent(new Event("change"));
    await Promise.resolve();
  };
  await fetchWithNextMove(match, async () => {
    asked += 1;
    if (asked < 3) throw away();
  });
  assert.equal(asked, 1);
  await change();
  assert.equal(asked, 2);
  await new Promise(setImmediate);
  await change();
  assert.equal(asked, 3);
  await new Promise(setImmediate);
  await change();
  assert.equal(asked, 3);
  await assert.rejects(
    fetchWithNextMove(match, () => Promise.reject(wrong)),
    wrong,
  );
});
