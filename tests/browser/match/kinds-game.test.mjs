// One kind of the battle of numbers is played to its end against the machine, by keyboard.
import test, { after, before } from "node:test";
import { start } from "../harness.mjs";
import { playKind, wayOf } from "./short-games.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test(
  `a whole short game of kind 5 against the machine, by ${wayOf(4)}`,
  { timeout: 600_000 },
  (t) => playKind(house, 4, true, t),
);
