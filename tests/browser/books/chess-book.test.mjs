// The games of Falkener’s book stepped through beside its words.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { project, start, until } from "../harness.mjs";
import {
  chapters,
  deep,
  html,
  line,
  patience,
  readMatch,
  visitor,
  wakeDiagram,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** An example of the book's chess. */
const example = (game, name) =>
  readFileSync(`${project}assets/examples/chess/${game}/${name}.game`, "utf8");

for (const [game, name] of [
  ["falkener-xiangqi", "game-2"],
  ["falkener-shatranj", "dilaram"],
  ["falkener-chaturanga", "game-2"],
  ...(deep ? [["falkener-shogi", "game-2"]] : []),
]) {
  test(
    `a game of the book is stepped from its first ply to its last in its chapter, and begun again: ${game}, ${name}`,
    { timeout: 300_000 },
    async (t) => {
      const match = await readMatch(example(game, name));
      match.naming(true); // as the diagrams of a book do
      match.show();
      const { line, cursor, outcome } = match.state();
      const plies = line
        .slice(line.findIndex((step) => step.node === cursor) + 1)
        .map(({ said }) => ({ said }));
      match.drop();
      assert.ok(plies.length > 8, `${plies.length} plies`);
      t.diagnostic(`${plies.length} plies`);
      const { context, page } = await visitor(house);
      await page.goto(
        chapters().find((path) => html(path).includes(`/chess/${game}/${name}.game"`)),
      );
      const figure = page.locator(`figure.diagram[data-record$="/${game}/${name}.game"]`);
      await wakeDiagram(page, figure);
      const [button, said] = [figure.locator('[data-diagram="play"]'), figure.locator(".say")];
      assert.equal(await button.textContent(), "Play it");
      const picture = () => figure.locator(".picture svg").innerHTML();
      const opening = await picture();
      for (const [i, ply] of plies.entries()) {
        await button.click();
        const words = ply.said.toLowerCase();
        await until(
          `ply ${i + 1}: ${ply.said}`,
          async () => ((await said.textContent()) ?? "").toLowerCase().startsWith(words),
          patience,
        );
        assert.equal(await button.textContent(), i + 1 < plies.length ? "Next" : "Again");
      }
      if (outcome.over)
        assert.ok(
          (await said.textContent()).includes(outcome.text),
          `the end is told: ${await said.textContent()}`,
        );
      assert.notEqual(await picture(), opening);
      await button.click();
      await until(
        "the beginning",
        async () => (await button.textContent()) === "Play it",
        patience,
      );
      await page.sound();
      await context.close();
    },
  );
}
