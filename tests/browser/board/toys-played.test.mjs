// Every toy is played on its page, as a picture and on the canvas (toys.mjs).
// needs: toys
// shares: 2
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { random } from "../../random.mjs";
import { ownShare } from "../../share.mjs";
import { start } from "../harness.mjs";
import { told } from "../hands.mjs";
import { atToy, make } from "./toys.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const toys = [
  ["toy-tour", 12],
  ["toy-rings", 12],
  ["toy-leaps", 14],
  ["toy-four", 8],
  ["toy-square", 5],
  ["toy-placing", 8],
  ["toy-enclosing", 8],
  ["toy-five-in-a-row", 3],
  ["toy-go", 6],
];
const ways = [true, false].flatMap((plain) => toys.map(([toy, most]) => ({ toy, most, plain })));

for (const { toy, most, plain } of ownShare(ways))
  test(`a toy is played on its page ${plain ? "as a picture" : "on the canvas"}: ${toy}`, async () => {
    const { context, page } = await atToy(house, toy, { plain });
    const next = random(5);
    for (let ply = 0; ply < most; ply += 1) {
      const { state } = await told(page);
      if (state.outcome.over) break;
      await make(page, next.of(state.moves));
    }
    const { state } = await told(page);
    assert.ok(state.line.length >= Math.min(most, 3), `${state.line.length} moves`);
    await page.sound();
    await context.close();
  });
