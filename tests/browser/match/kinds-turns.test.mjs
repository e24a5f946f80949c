// Every kind of the battle of numbers against the machine: the first turns, by mouse and by finger; in a long run the whole of a short game.
import test, { after, before } from "node:test";
import { start } from "../harness.mjs";
import { deep } from "../hands.mjs";
import { playKind, wayOf } from "./short-games.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

for (let i = 0; i < 7; i += 1) {
  if (i === 4) continue; // goes to its end always: kinds-game.test.mjs
  test(
    `${deep ? "a whole short game" : "the first turns"} of kind ${i + 1} against the machine, by ${wayOf(i)}`,
    { timeout: 600_000 },
    (t) => playKind(house, i, deep, t),
  );
}
