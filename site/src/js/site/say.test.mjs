import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import { oneOf, say } from "./say.mjs";

test("slots are filled, and a slot or a value too many is an error", () => {
  assert.equal(say("{piece} on {square}.", { piece: "Rook", square: "a1" }), "Rook on a1.");
  assert.equal(say({ one: "1 move", other: "{n} moves" }, { n: 1 }), "1 move");
  assert.equal(say({ one: "1 move", other: "{n} moves" }, { n: 0 }), "0 moves");
  assert.throws(() => say("{piece} on {square}.", { piece: "Rook" }), /no value for \{square\}/);
  assert.throws(() => say("A move.", { piece: "Rook" }), /no slot for piece/);
  assert.throws(() => say(undefined), /no such sentence/);
});

test("every catalogue holds whole sentences by name, and no two names the same words", async () => {
  const files = readdirSync(new URL("../words/", import.meta.url)).filter((name) =>
    name.endsWith(".mjs"),
  );
  assert.ok(files.length > 0);
  for (const file of files)
    for (const [group, sentences] of Object.entries(await import(`../words/${file}`)))
      for (const [name, sentence] of Object.entries(sentences))
        for (const text of typeof sentence === "string"
          ? [sentence]
          : [sentence.one, sentence.other]) {
          assert.equal(typeof text, "string", `${file}: ${group}.${name}`);
          assert.ok(
            text.trim() === text && text !== "",
            `${file}: ${group}.${name} is glued from halves: “${text}”`,
          );
        }
});

test("of several names one is meant", () => {
  assert.equal(oneOf([]), "");
  assert.equal(oneOf(["PGN"]), "PGN");
  assert.equal(oneOf(["PGN", "SGF", "USI"]), "PGN, SGF or USI");
});
