import assert from "node:assert/strict";
import { test } from "node:test";

import { goalWords } from "./goal-words.mjs";

const card = /** @type {any} */ ({
  options: [
    { key: "leap", standard: "true", needs: "", choices: [{ value: "false", label: "no" }] },
    {
      key: "victory",
      standard: "proper",
      needs: "",
      choices: [
        { value: "proper", label: "a triumph" },
        { value: "bodies", label: "a triumph, or an agreed number of captured pieces" },
      ],
    },
    {
      key: "men",
      label: "Number of captured pieces",
      standard: "8",
      needs: "victory=bodies,honour",
      choices: [],
    },
    { key: "sum", label: "Sum", standard: "100", needs: "victory=goods", choices: [] },
  ],
});

test("another goal is told with the numbers that belong to it, the usual one not", () => {
  assert.equal(goalWords(card, { victory: "proper", leap: "false" }), "");
  assert.equal(goalWords(card, {}), "");
  assert.equal(
    goalWords(card, { victory: "bodies", men: "5" }),
    "A triumph, or an agreed number of captured pieces. Number of captured pieces: 5.",
  );
  assert.match(goalWords(card, { victory: "bodies" }), /pieces: 8\.$/);
});
