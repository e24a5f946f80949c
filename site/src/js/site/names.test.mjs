import assert from "node:assert/strict";
import { test } from "node:test";

import { chooseNames, names, notationOf } from "./names.mjs";

test("today's names are shown until others are chosen, and one choice holds for every game that has it", () => {
  const chess = [{ id: "book" }, { id: "san" }, { id: "wxf" }],
    tables = [{ id: "book" }, { id: "numbers" }];
  assert.equal(notationOf(chess), 1);
  assert.equal(notationOf([]), 0);
  chooseNames("book");
  assert.equal(names(), "book");
  assert.equal(notationOf(chess), 0);
  assert.equal(notationOf(tables), 0);
  chooseNames("wxf");
  assert.equal(notationOf(chess), 2);
  assert.equal(notationOf(tables), 1);
});
