// early: the sources alone are read
import assert from "node:assert/strict";
import { test } from "node:test";

import { namesIn, retiredNames, retiredNamesUsed } from "./code-words.mjs";

const names = retiredNames(
  "kind\twhere\tpattern\tinstead\nname\tcore site\tDeed\tMoveType\nname\tsite\t\\.both\t.bilingual\nfile\t*\tdoors\\..*\tinterface\ncomment\t*\t\\bdoors?\\b\tinterface\n",
);
const found = (path, text) =>
  namesIn(path, text, names).map(
    ({ place, found: word, instead }) => `${place} ${word} → ${instead}`,
  );

test("a retired name is found in code, file names, comments and style sheets, with its place and what to say", () => {
  assert.deepEqual(found("core/a.cpp", "int a;\nDeed b;"), ["core/a.cpp:2 Deed → MoveType"]);
  assert.deepEqual(found("site/a.mjs", "const a = `x ${new Deed()}`;"), [
    "site/a.mjs:1 Deed → MoveType",
  ]);
  assert.deepEqual(found("wasm/doors.hpp", ""), ["wasm/doors.hpp doors.hpp → interface"]);
  assert.deepEqual(found("wasm/a.hpp", "// a\n/* The\n doors */"), [
    "wasm/a.hpp:2 doors → interface",
  ]);
  assert.deepEqual(found("site/setup.sh", "a=1\n# the door"), ["site/setup.sh:2 door → interface"]);
  assert.deepEqual(found("site/a.css", "p { a: b }\n.both { a: b }"), [
    "site/a.css:2 .both → .bilingual",
  ]);
});

test("words in texts, parts of names and other folders are not looked at", () => {
  assert.deepEqual(found("core/a.cpp", 'say("Deed, doors"); Deeds c;'), []);
  assert.deepEqual(found("tests/a.cpp", "Deed b;"), []);
  assert.deepEqual(found("site/a.mjs", "const a = 'Deed' + `Deed`;"), []);
});

test("a list that is no list is refused with its line", () => {
  assert.throws(
    () => retiredNames("kind\twhere\tpattern\tinstead\nname\tcore\tDeed\n"),
    /retired-names\.tsv:2: expected name, file or comment/,
  );
  assert.throws(
    () => retiredNames("kind\twhere\tpattern\tinstead\nnoun\tcore\tDeed\tMove\n"),
    /retired-names\.tsv:2: expected name, file or comment/,
  );
});

test("no retired name stands in the code", () => {
  assert.deepEqual(retiredNamesUsed(), []);
});
