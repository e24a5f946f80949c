// The text of a study: what is written is read again, what is wrong is told with its line, and hostile text takes no time.

import assert from "node:assert/strict";
import { test } from "node:test";

import { random } from "../../../../tests/random.mjs";
import { decodeStudy, encodeStudy } from "../store/link.mjs";
import { checkStudy } from "./study-check.mjs";
import * as store from "./study-store.mjs";
import {
  longestLine,
  longestStudy,
  longestText,
  mostChapters,
  readStudy,
  tidy,
  writeStudy,
} from "./study-text.mjs";

const record = '[Game "toy"]\n\n1. a b {a remark}\n';
const plain = {
  title: "Three endings",
  about: "For the club evening.",
  chapters: [
    { heading: "A king and a pawn", text: "First words.\n\nMore of them.", record },
    { heading: "Words alone", text: "…", record: "" },
    { heading: "A board alone", text: "", record },
  ],
};
const bare = (study) => ({
  ...study,
  chapters: study.chapters.map(({ heading, text, record: of }) => ({ heading, text, record: of })),
});

test("a study is read as it was written", () => {
  const { study, fault } = readStudy(writeStudy(plain));
  assert.equal(fault, null);
  assert.deepEqual(bare(study), plain);
  assert.deepEqual(
    study.chapters.map(({ line, recordLine }) => [line, recordLine]),
    [
      [4, 10],
      [14, 0],
      [18, 20],
    ],
  );
});

test("a study typed elsewhere is read: marks at its beginning, other line ends, remarks", () => {
  const text = `\uFEFF% mine\r\ntitle:Mine\r\n\r\n## One\r\nWords\r\n[Game "toy"]\r\n`;
  assert.deepEqual(bare(readStudy(text).study), {
    title: "Mine",
    about: "",
    chapters: [{ heading: "One", text: "Words", record: '[Game "toy"]\n' }],
  });
});

test("1,000 random studies are read as they were written, whatever stands in their words", () => {
  const { below } = random("studies");
  const bits = [
    "## ",
    "##",
    "###",
    '[Game "',
    "title: ",
    "%",
    " ",
    "  ",
    "\n",
    "\n\n",
    "\t",
    "word",
    "é",
    "{",
    "}",
    "\u2028",
    "♔",
    "\\",
  ];
  const words = (most) =>
    Array.from({ length: below(most) }, () => bits[below(bits.length)]).join("");
  for (let i = 0; i < 1000; i += 1) {
    const line = () => `x${words(6).replace(/[\n\t]/g, "")}`.trim();
    const study = {
      title: line(),
      about: below(2) ? line() : "",
      chapters: Array.from({ length: 1 + below(5) }, () => ({
        heading: line(),
        text: tidy(words(30)),
        record: below(2) ? `[Game "toy"]\n\n{${words(20)}}\n` : "",
      })),
    };
    const { study: again, fault } = readStudy(writeStudy(study));
    assert.equal(fault, null, JSON.stringify(study));
    assert.deepEqual(bare(again), study);
  }
});

test("what is wrong is told with its line and what was expected", () => {
  const head = "title: T\n";
  const faulty = [
    ["", 1, /no title/],
    ["about: A\n\n## One\n", 1, /no title/],
    [head, 2, /no chapter/],
    [`${head}hello\n\n## One\n`, 2, /“hello” is not part/],
    ['[Game "toy"]\n\n1. a\n', 1, /is not part/],
    [`${head}title: U\n\n## One\n`, 2, /second line “title:”/],
    [`title:\n\n## One\n`, 1, /says nothing/],
    [`${head}\n##\nwords\n`, 3, /no heading/],
    [`${head}\n## One\nwo\u0000rds\n`, 4, /not text/],
    [`title: ${"x".repeat(longestLine + 1)}\n\n## One\n`, 1, /201 characters/],
    [`${head}\n## ${"x".repeat(longestLine + 1)}\n`, 3, /201 characters/],
    [`${head}\n## One\n${"x".repeat(longestText + 1)}\n`, 3, /20001 characters/],
    [head + "\n## One\n".repeat(mostChapters + 1), 3 + 2 * mostChapters, /101 chapters/],
    ["x".repeat(longestStudy + 1), 1, /1000001 characters/],
  ];
  for (const [text, line, what] of faulty) {
    const { study, fault } = readStudy(text);
    assert.equal(study, null);
    assert.equal(fault.line, line, text.slice(0, 60));
    assert.match(fault.what, what);
    assert.match(fault.expected, /\.$/);
  }
});

test("hostile text is read or refused with a few looks at each character", () => {
  const most = longestStudy - 100;
  const head = "title: T\n\n## One\n";
  for (const part of [
    "## ",
    " ",
    "\n",
    "  ## \n",
    "[Game ",
    '  [Game "',
    "\r",
    "\u2028",
    "title: ",
    "\t ",
  ]) {
    const text = head + part.repeat(Math.floor(most / part.length));
    const { study, fault } = readStudy(text);
    assert.ok(study || fault);
    if (study) assert.deepEqual(readStudy(writeStudy(study)).fault, null);
  }
});

test("a record that its game cannot read is told with its line in the study", async () => {
  const dropped = [];
  const rulesOf = async (game) =>
    game === "fulke-1"
      ? {
          read(text) {
            if (text.includes("bad"))
              throw { what: "no such move", expected: "a move", line: 3, column: 4 };
            return { drop: () => dropped.push(text) };
          },
        }
      : null;
  const of = (...records) =>
    writeStudy({
      title: "T",
      about: "",
      chapters: records.map((each, i) => ({ heading: `C${i}`, text: "w", record: each })),
    });
  const good = '[Game "fulke-1"]\n\n1. a\n';
  assert.equal((await checkStudy(of(good, "", good), rulesOf)).fault, null);
  assert.equal(dropped.length, 2);
  const { study, fault } = await checkStudy(of(good, good.replace("1. a", "1. bad")), rulesOf);
  assert.equal(study, null);
  assert.equal(fault.line, 17);
  assert.equal(fault.column, 4);
  const unknown = await checkStudy(of('[Game "chess-960"]\n'), rulesOf);
  assert.match(unknown.fault.what, /“chess-960”/);
  assert.equal(unknown.fault.line, 7);
  await assert.rejects(
    checkStudy(of(good), async () => {
      throw new TypeError("no network");
    }),
    TypeError,
  );
});

test("a link carries a study whole", async () => {
  const text = writeStudy(plain);
  assert.equal(await decodeStudy(await encodeStudy(text)), text);
  assert.equal(await decodeStudy("#game=1.x.y"), null);
  await assert.rejects(decodeStudy("#study=1.abc"), /whole study/);
  await assert.rejects(decodeStudy((await encodeStudy(text)).slice(0, -3)), /cut short/);
});

test("of two windows that write one study none takes the other’s words away", () => {
  const kept = new Map();
  const storage = /** @type {any} */ ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
    key: (i) => [...kept.keys()][i],
    get length() {
      return kept.size;
    },
  });
  const study = { name: "one", title: "T", text: "first" };
  const { saved } = store.save(study, storage, new Date(1000));
  const other = store.save({ ...study, text: "other", known: saved }, storage, new Date(2000));
  assert.deepEqual(store.save({ ...study, text: "mine", known: saved }, storage, new Date(3000)), {
    behind: true,
  });
  assert.equal(store.load("one", storage).text, "other");
  assert.equal(
    store.save({ ...study, text: "more", known: other.saved }, storage, new Date(4000)).name,
    "one",
  );
  storage.setItem = () => {
    throw new Error("full");
  };
  assert.deepEqual(store.save({ ...study, text: "full" }, storage), { fault: true });
  assert.equal(store.load("one", storage).text, "more");
  assert.equal(store.all(storage).length, 1);
});
