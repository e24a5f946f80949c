// Texts made to take for ever: each is answered, in a process of its own that is ended where it is not.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

/** What `code` prints, as JSON; it has a minute, where a linear reader needs less than a second. */
function answered(code) {
  const { stdout, stderr, signal } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", code],
    {
      cwd: import.meta.dirname ?? new URL(".", import.meta.url).pathname,
      encoding: "utf8",
      timeout: 60_000,
      maxBuffer: 1 << 28,
    },
  );
  assert.equal(signal, null, "no answer within a minute");
  assert.notEqual(stdout, "", stderr);
  return JSON.parse(stdout);
}
const print = (value) => `process.stdout.write(JSON.stringify(${value}));`;
const lesson = `import { readLesson } from "./lesson.mjs"; import { judge, fits } from "./lesson-judge.mjs"; const head = "title: T\\nabout: A.\\nminutes: 5\\ngoal: g\\n"; const step = (...rows) => head + "## S\\n" + rows.join("\\n"); const told = (text) => readLesson(text).faults.map(({ line, what }) => line + ": " + what);`;

test("a pattern of stars is tried once, and not in every way the stars could be shared out", () => {
  assert.deepEqual(
    answered(`${lesson} const stars = "*a".repeat(200) + "!";
    ${print(`[fits("*".repeat(200) + "!", "f12-g11"), fits(stars, "a".repeat(5000)), fits("*".repeat(200), "f12-g11"), fits("*a".repeat(200), "a".repeat(5000)), fits("f*g*1", "f12-g11"), fits("ab*ba", "aba"), fits("*1*1*1", "f12-g1")]`)}`),
    [false, false, true, true, true, false, false],
  );
});

test("the link of 209 characters: a move of two hundred stars is read and judged", () => {
  const [faults, verdict] =
    answered(`${lesson} const { lesson, faults } = readLesson(step("game: fulke-1", "ask: A?", "move: " + "*".repeat(200) + "!"));
    ${print(`[faults, judge(lesson.steps[0].ask, { played: ["f12-g11"], position: "", over: true }).verdict]`)}`);
  assert.deepEqual([faults, verdict], [[], "wrong"]);
});

// What is handed to the reader, and what it says first.
const texts = [
  [
    "a heading with blanks in the middle",
    `head + "## a" + " ".repeat(190_000) + "b\\nWords."`,
    0,
    null,
  ],
  [
    "a value with blanks and a line separator",
    `step("ask: a" + " ".repeat(90_000) + "\\u2028b", "number: 1", "hint:" + " ".repeat(90_000) + "\\u2028b")`,
    0,
    null,
  ],
  [
    "very many words after the question",
    `step("ask: A?", "number: 1", ...Array(40_000).fill("w\\n"))`,
    51,
    /below the question/,
  ],
  [
    "very many answers in words",
    `step("ask: A?", "words: " + Array.from({ length: 8000 }, (_, i) => "w" + i).join("|"), ...Array.from({ length: 8000 }, (_, i) => "wrong: v" + i + " | No."))`,
    1,
    /more than 60 lines “wrong:”\. Expected: at most 60/,
  ],
  [
    "very many patterns",
    `step("game: fulke-1", "ask: A?", ...Array(20_000).fill("move: *"))`,
    1,
    /more than 60 lines “move:”/,
  ],
  [
    "a pattern as long as a lesson",
    `step("game: fulke-1", "ask: A?", "move: " + "*a".repeat(90_000))`,
    1,
    /180000 characters\. Expected: at most 1000/,
  ],
  [
    "very many moves before a board",
    `step("game: fulke-1", "moves: " + "a1-a2 ".repeat(30_000), "Words.")`,
    1,
    /30000 moves are made before this board is shown\. Expected: at most 200/,
  ],
  [
    "very many steps",
    `head + "## S\\nw\\n".repeat(20_000)`,
    1,
    /20000 steps\. Expected: at most 80/,
  ],
  [
    "very many tasks",
    `step("w", "# Handout") + "\\n## T\\nask: A?\\nnumber: 1".repeat(7_000)`,
    1,
    /7000 tasks\. Expected: at most 80/,
  ],
  ["very many faults", `step("w", ...Array(15_000).fill("colour: x"))`, 51, /no entry “colour:”/],
];
for (const [what, text, count, says] of texts)
  test(`the reader of lessons answers ${what}`, () => {
    const faults = answered(`${lesson} ${print(`told(${text})`)}`);
    assert.equal(faults.length, count, faults.slice(0, 3).join("\n"));
    if (says) assert.match(faults[0], says);
  });

test("of very many faults the first are told, and how many more there are", () => {
  const faults = answered(
    `${lesson} ${print(`told(step("w", ...Array(1000).fill("colour: x")))`)}`,
  );
  assert.match(faults.at(-1), /^57: From here on there are 950 more errors\./);
});

test("words of a lesson become HTML however they are made", () => {
  const [brackets, sum, stars] =
    answered(`import { inline, rulesIn } from "./lesson-html.mjs"; const none = () => undefined;
    ${print(`[inline("[a".repeat(100_000), none) === "[a".repeat(100_000) && rulesIn("[a".repeat(100_000)).length === 0, inline("a".repeat(199_000) + " + b = c.d + e", none).length, inline(" *a".repeat(60_000), none).length]`)}`);
  assert.deepEqual(
    [brackets, sum, stars],
    [true, 199_000 + " + b = c.d + e".length + '<span class="whole"></span>'.length, 180_000],
  );
});

test("what is kept or handed in is read however many blanks it has", () => {
  const [empty, moves, name] =
    answered(`import { hasMoves } from "../store/store.mjs"; import { readGames } from "../store/match-archive.mjs";
    const [game] = readGames("%%% Game\\n%% Name: a" + " ".repeat(400_000) + "b\\n[Game \\"toy\\"]\\n");
    ${print(`[hasMoves("\\n ".repeat(400_000)), hasMoves("[Game \\"toy\\"]" + "\\n".repeat(400_000) + "1. a1-a2"), game.name.length]`)}`);
  assert.deepEqual([empty, moves, name], [false, true, 400_002]);
});
