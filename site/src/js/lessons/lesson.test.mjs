// The reader of lessons: what it takes, and what it refuses with line and reason; what is judged right.
// Long: each kind of step, and each fault with its place.
import test from "node:test";
import assert from "node:assert/strict";

import { escape, handoutHtml, inline, linksIn, rich, rulesIn, stepHtml } from "./lesson-html.mjs";
import { all, forget, load, save } from "./lesson-store.mjs";
import { readLesson, slugOf } from "./lesson.mjs";
import { compareMoves, fits, judge, numberOf, sameNumber, sameWords } from "./lesson-judge.mjs";
import { decodeLesson, encodeLesson } from "../store/link.mjs";

const head = [
  "title: Nine sees nine",
  "about: The simplest capture.",
  "minutes: 5",
  "goal: know when equal takes equal",
];
const lesson = (...rows) => [...head, ...rows].join("\n");
const good = lesson(
  "",
  "## Look",
  "Some words.",
  "",
  "ask: How many?",
  "number: 3/4 | pieces",
  "wrong: 2 | No.",
  "hint: Count.",
  "reveal: So it is.",
  "  And goes on.",
  "",
  "  A second paragraph.",
);

test("a lesson is read: its head, words, question, and entries that go on over several lines", () => {
  const { lesson: read, faults } = readLesson(good);
  assert.deepEqual(faults, []);
  assert.equal(read.title, "Nine sees nine");
  assert.deepEqual(read.goals, ["know when equal takes equal"]);
  const [step] = read.steps;
  assert.equal(step.words, "Some words.");
  assert.equal(step.ask.number, "3/4");
  assert.equal(step.ask.unit, "pieces");
  assert.deepEqual(
    step.ask.wrong.map(({ answer, reply }) => [answer, reply]),
    [["2", "No."]],
  );
  assert.equal(step.reveal, "So it is.\nAnd goes on.\n\nA second paragraph.");
});

test("line endings of other systems, a mark at the beginning and remarks do not matter", () => {
  assert.deepEqual(readLesson(`\uFEFF${good.replaceAll("\n", "\r\n")}\r\n% a remark`).faults, []);
});

const step = (...rows) => lesson("## S", ...rows);
// What is wrong, the line it is told of, and a part of the sentences.
const bad = [
  ["a head without a title", head.slice(1).concat("## S", "Words.").join("\n"), 1, /no “title:”/],
  [
    "a head without a goal",
    head.slice(0, 3).concat("## S", "Words.").join("\n"),
    1,
    /no “goal:”\. Expected: what the pupil learns/,
  ],
  [
    "minutes that are no number",
    lesson("## S", "Words.").replace("minutes: 5", "minutes: five"),
    3,
    /“five” is not a number of minutes\. Expected: a whole number from 1 to 240/,
  ],
  [
    "an entry nobody knows",
    step("colour: red"),
    6,
    /no entry “colour:”\. Expected: one of minutes, /,
  ],
  [
    "an entry in capitals",
    step("Ask: How many?", "number: 3"),
    6,
    /no entry “Ask:”\. Expected: “ask:” in small letters/,
  ],
  [
    "an entry of the head in a step",
    step("goal: more", "Words."),
    6,
    /“goal:” does not belong in a step\. Expected: “goal:” in the head/,
  ],
  [
    "an entry of a step in the head",
    lesson("ask: What?", "## S", "Words."),
    5,
    /“ask:” does not belong in the head\. Expected: “ask:” in a step/,
  ],
  [
    "words in the head",
    lesson("Some words", "## S", "Words."),
    5,
    /“Some words” is not a line of the head/,
  ],
  [
    "an entry twice",
    step("ask: A?", "ask: B?", "number: 1"),
    7,
    /“ask:” is here a second time.*The first is in line 6/,
  ],
  ["an entry that says nothing", step("ask:", "number: 1"), 6, /“ask:” says nothing/],
  [
    "a level nobody knows",
    lesson("level: genius", "## S", "Words."),
    5,
    /no level “genius”\. Expected: beginner, intermediate or advanced\./,
  ],
  ["no step at all", lesson(""), 5, /no step/],
  ["a step without a heading", lesson("##", "Words."), 5, /no heading/],
  ["a step with nothing in it", lesson("## S", "## T", "Words."), 5, /“S” is empty/],
  [
    "a part nobody knows",
    lesson("## S", "Words.", "# Homework"),
    7,
    /no part “Homework”.*# Handout/,
  ],
  [
    "two handouts",
    lesson("## S", "Words.", "# Handout", "# Handout"),
    8,
    /begins a second time.*line 7/,
  ],
  ["three signs", lesson("## S", "### T", "Words."), 6, /No line begins with “###”/],
  [
    "words between the handout and its first task",
    lesson("## S", "Words.", "# Handout", "Words."),
    8,
    /above the first task/,
  ],
  ["a line moved in under nothing", lesson("## S", "  Words."), 6, /no entry above it/],
  [
    "words after the question",
    step("ask: A?", "number: 1", "", "More words."),
    9,
    /below the question.*reveal/,
  ],
  ["a control character", step("Words\u0007."), 6, /control character at column 6/],
  ["a question without an answer", step("ask: A?"), 6, /no answer.*number/],
  ["answers of two kinds", step("ask: A?", "number: 1", "words: one"), 6, /2 kinds/],
  ["an answer without a question", step("Words.", "number: 1"), 7, /“number:” needs a question/],
  ["a number that is none", step("ask: A?", "number: many"), 7, /“many” is not a number.*fraction/],
  ["a fraction with nothing below", step("ask: A?", "number: 1/0"), 7, /“1\/0” is not a number/],
  [
    "a wrong number that is right",
    step("ask: A?", "number: 1/2", "wrong: 0.5 | No."),
    8,
    /0.5 is the right answer/,
  ],
  [
    "a wrong answer that is right",
    step("ask: A?", "words: a fifth", "wrong: A Fifth | No."),
    8,
    /is a right answer/,
  ],
  [
    "a wrong answer to which nothing is said",
    step("ask: A?", "number: 1", "wrong: 2"),
    8,
    /The wrong answer “2” has no reply/,
  ],
  ["a choice without a wrong answer", step("ask: A?", "right: one"), 6, /no wrong answer/],
  [
    "a choice that stands twice",
    step("ask: A?", "right: one", "wrong: One"),
    8,
    /choice “One” is here a second time/,
  ],
  ["a move without a board", step("ask: A?", "move: a-b"), 7, /“move:” needs a board/],
  ["a setup without a board", step("Words.", "setup: even eR2@a1"), 7, /“setup:” needs a board/],
  [
    "a game and a record",
    step("game: fulke-1", "record: rithmomachia/fulke-1/kings", "Words."),
    7,
    /from a game or from a record/,
  ],
  [
    "a record with a position",
    step("record: rithmomachia/fulke-1/kings", "setup: even", "Words."),
    7,
    /has its own position/,
  ],
  ["a record that is no name", step("record: ../secret", "Words."), 6, /not the name of a record/],
  [
    "a view nobody knows",
    step("game: fulke-1", "view: far", "Words."),
    7,
    /no view “far”.*near or whole/,
  ],
  [
    "a rule that is no id",
    step("Words.", "rules: addition"),
    7,
    /“addition” is not the id of a passage/,
  ],
  [
    "a game against the computer that is none",
    step("game: fulke-1", "play: black"),
    7,
    /does not begin a game against the computer/,
  ],
  [
    "a game that asks",
    step("game: fulke-1", "play: odd against child", "ask: A?", "number: 1"),
    7,
    /asks a question or plays a game, but not both/,
  ],
  [
    "a task that asks nothing",
    lesson("## S", "Words.", "# Handout", "## T", "Words."),
    8,
    /“T” has no question/,
  ],
  ["room to write in a step", step("ask: A?", "number: 1", "room: 3"), 8, /Only a task/],
  [
    "too much room",
    lesson("## S", "Words.", "# Handout", "## T", "ask: A?", "number: 1", "room: 99"),
    11,
    /“99” is not a number of lines/,
  ],
  [
    "minutes of a task",
    lesson("## S", "Words.", "# Handout", "## T", "minutes: 3", "ask: A?", "number: 1"),
    9,
    /has no minutes/,
  ],
  [
    "times that are not the whole",
    lesson("## S", "minutes: 3", "Words.", "## T", "minutes: 3", "Words."),
    3,
    /take 6 minutes, but the head says 5/,
  ],
  ["more than a lesson may be", "x".repeat(200_001), 1, /200001 characters.*at most 200000/],
  [
    "a wrong answer that is no number",
    step("ask: A?", "number: 1", "wrong: many | No."),
    8,
    /“many” is not a number\. Expected: a wrong number, a bar and the reply/,
  ],
  [
    "a position to be reached with a wrong answer",
    step("game: fulke-1", "ask: A?", "reach: even", "wrong: odd | No."),
    9,
    /no replies to wrong answers/,
  ],
  [
    "an open question with a wrong answer",
    step("ask: A?", "open: Yes.", "wrong: No. | No."),
    8,
    /open question has no wrong answers/,
  ],
  ["two bars", step("ask: A?", "number: 1 | piece | king"), 7, /two bars/],
];
for (const [what, text, line, says] of bad)
  test(`refused with its line and reason: ${what}`, () => {
    const { lesson: read, faults } = readLesson(text);
    assert.equal(read, null);
    assert.ok(
      faults.some((fault) => fault.line === line && says.test(fault.what)),
      faults.map((fault) => `${fault.line}: ${fault.what}`).join("\n"),
    );
    for (const { what: told } of faults)
      assert.match(
        told,
        /^[^a-z].*\. Expected: .+\.$/,
        "where, what is wrong, and what was expected",
      );
  });

test("all faults are told at once, in the order of their lines", () => {
  const { faults } = readLesson(
    lesson("level: genius", "## S", "ask: A?", "number: many", "colour: red"),
  );
  assert.deepEqual(
    faults.map(({ line }) => line),
    [5, 8, 9],
  );
});

test("numbers are compared by what they are worth", () => {
  assert.deepEqual(numberOf("-0,5"), [-5, 10]);
  assert.ok(sameNumber("91/216", "182/432"));
  assert.ok(sameNumber("0.5", "1/2"));
  assert.ok(sameNumber("10 000", "10000"));
  assert.ok(!sameNumber("0.33", "1/3"));
  assert.equal(numberOf("1/0"), null);
  assert.equal(numberOf("twelve"), null);
});

test("words are compared without capitals, accents, commas and “and”", () => {
  assert.ok(sameWords("6, 8, 9 and 12", "6 8 9 12"));
  assert.ok(sameWords("Quarte", "quarté"));
  assert.ok(!sameWords("6 8 9 12", "6 8 912"));
  assert.ok(!sameWords("", " , "));
});

test("patterns of moves: a star stands for anything, other signs for themselves", () => {
  assert.ok(
    fits("*xd8*", "c9xd8@a1") &&
      fits("*xd8*", "xd8@d1") &&
      !fits("xd8(25)", "xd8(36)") &&
      fits("xd8(25)", "xd8(25)"),
  );
  assert.ok(!fits("a.c", "abc"));
  assert.equal(compareMoves(["c3-*", "x*"], ["c3-b4"]), "on");
  assert.equal(compareMoves(["c3-*", "x*"], ["c3-b4", "xd5"]), "right");
  assert.equal(compareMoves(["c3-*"], ["c3-b4", "xd5"]), "");
});

const asked = (...rows) =>
  readLesson(step("game: fulke-1", "ask: A?", ...rows)).lesson.steps[0].ask;
test("an answer is judged, and what is said to a wrong one is that written for it", () => {
  const number = asked("number: 12", "wrong: 11 | Count again.");
  assert.deepEqual(judge(number, " 12 "), { verdict: "right", reply: "" });
  assert.deepEqual(judge(number, "11"), { verdict: "wrong", reply: "Count again." });
  assert.equal(judge(number, "a dozen").verdict, "none");
  const choice = asked("right: one", "wrong: two | Two is even.", "right: three");
  assert.equal(judge(choice, []).verdict, "none");
  assert.deepEqual(judge(choice, [0, 1]), { verdict: "wrong", reply: "Two is even." });
  assert.match(judge(choice, [0]).reply, /One answer is still missing/);
  assert.equal(judge(choice, [0, 2]).verdict, "right");
  const move = asked("move: a-b x*", "wrong: a-c | Too far.");
  assert.equal(judge(move, { played: ["a-b"], over: false }).verdict, "on");
  assert.equal(judge(move, { played: ["a-b"], over: true }).verdict, "wrong");
  assert.deepEqual(judge(move, { played: ["a-c"], over: true }), {
    verdict: "wrong",
    reply: "Too far.",
  });
  assert.equal(judge(move, { played: ["a-b", "xd4"], over: true }).verdict, "right");
  const reach = asked("reach: am a1 | n b1");
  assert.equal(
    judge(reach, { played: ["x"], position: "am a1 | n b1 | to am", over: true }).verdict,
    "right",
  );
  assert.equal(
    judge(reach, { played: ["x"], position: "am a1 | n b1 | to n | dice 1x-1", over: false })
      .verdict,
    "on",
  );
  assert.equal(
    judge(reach, { played: ["x"], position: "am a1 | n b12 | to am", over: true }).verdict,
    "wrong",
  );
});

test("what comes from a lesson is escaped; links lead to known passages alone", () => {
  const passageOf = (id) =>
    id === "fulke.1.fly" ? { url: "/books/x/#fulke.1.fly", cite: "Fulke “flying”" } : undefined;
  assert.equal(
    rich('<img src=x onerror="a"> *very* 2*3', passageOf),
    "<p>&lt;img src=x onerror=&quot;a&quot;&gt; <em>very</em> 2*3</p>",
  );
  assert.match(
    inline("[they *fly*](fulke.1.fly)", passageOf),
    /^<a href="\/books\/x\/#fulke.1.fly" title="[^"]*">they <em>fly<\/em><\/a>$/,
  );
  assert.equal(inline("[x](javascript.alert)", passageOf), "x");
  assert.equal(inline("[x](javascript:alert)", passageOf), "[x](javascript:alert)");
  assert.deepEqual(rulesIn("[a](fulke.1.fly) and [b](fulke.def)"), ["fulke.1.fly", "fulke.def"]);
  assert.equal(
    inline("6 + 6 = 12, he said", passageOf),
    '<span class="whole">6 + 6 = 12</span>, he said',
  );
  const long = "9 × 1 + 1 × 4 + 2 × 6 + 3 × 4 + 1 × 1 = 38";
  assert.equal(inline(`${long}, he said`, passageOf), `${long}, he said`, "longer than a phone");
  assert.match(rich("| a | b |\n| 1 | 2 |", passageOf), /<th scope="col">a<\/th>.*<td>2<\/td>/);
  assert.equal(escape('"<&>"'), "&quot;&lt;&amp;&gt;&quot;");
});

test("a level is one of three, and the words of older lessons are still read", () => {
  const level = (words) => readLesson(lesson(`level: ${words}`, "## S", "Words.")).lesson.level;
  assert.deepEqual(["beginner", "intermediate", "advanced"].map(level), [
    "beginner",
    "intermediate",
    "advanced",
  ]);
  assert.deepEqual(["first steps", "some practice", "at home in it"].map(level), [
    "beginner",
    "intermediate",
    "advanced",
  ]);
});

test("words lead to the glossary too, and a word nobody knows is only a word", () => {
  const passageOf = (id) =>
    id === "glossary#node" ? { url: "/glossary/#node", cite: "Glossary: Node" } : undefined;
  assert.equal(
    inline("a [*node*](glossary#node).", passageOf),
    'a <a class="term" href="/glossary/#node" title="Glossary: Node"><em>node</em></a>.',
  );
  assert.equal(inline("a [*mode*](glossary#mode).", passageOf), "a <em>mode</em>.");
  assert.equal(
    inline("[x](glossary#Node) [x](glossary#) [x](other#node)", passageOf),
    "[x](glossary#Node) [x](glossary#) [x](other#node)",
  );
  assert.deepEqual(linksIn("[a](fulke.1.fly) [b](glossary#node)"), [
    "fulke.1.fly",
    "glossary#node",
  ]);
  assert.deepEqual(rulesIn("[a](fulke.1.fly) [b](glossary#node)"), ["fulke.1.fly"]);
});

test("a teacher's note is folded away from the words of the pupil", () => {
  const [read] = readLesson(lesson("## S", "teacher: Wait.", "Words.")).lesson.steps;
  const html = stepHtml(read, 0, { passageOf: () => undefined, of: 1 });
  assert.match(
    html,
    /<details class="teacher"><summary>For the teacher<\/summary><p>Wait\.<\/p><\/details>/,
  );
  assert.doesNotMatch(html, /<details class="teacher" open/);
});

test("with an answer each rule is said plainly first, then in the book's words; on a handout there is no room for both", () => {
  const rule = {
    url: "/books/x/#fulke.1.fly",
    cite: "Fulke",
    text: "flyinge they maye remove",
    plain: "A piece may <fly>.",
  };
  const {
    steps: [read],
  } = readLesson(step("ask: A?", "number: 1", "rules: fulke.1.fly")).lesson;
  assert.match(
    stepHtml(read, 0, { passageOf: () => rule, of: 1 }),
    /<li data-rule="fulke.1.fly">A piece may &lt;fly&gt;\. <q lang="en-emodeng">flyinge/,
  );
  const { tasks } = readLesson(
    lesson("## S", "Words.", "# Handout", "## T", "ask: A?", "number: 1", "rules: fulke.1.fly"),
  ).lesson;
  const { answers } = handoutHtml(
    { tasks },
    { boards: new Map(), pictures: new Map(), passageOf: () => rule },
  );
  assert.doesNotMatch(answers, /A piece may/);
  assert.match(answers, /flyinge/);
});

test("a lesson goes through a link and comes out the same; one cut short says so", async () => {
  const text = good.repeat(20);
  const hash = await encodeLesson(text);
  assert.match(hash, /^lesson=1\./);
  assert.ok(hash.length < text.length / 4);
  assert.equal(await decodeLesson(`#${hash}`), text);
  assert.equal(await decodeLesson("#game=1.a.b"), null);
  await assert.rejects(decodeLesson(hash.slice(0, -3)), /cut short/);
});

class Shelf {
  #held = new Map();
  get length() {
    return this.#held.size;
  }
  key(i) {
    return [...this.#held.keys()][i];
  }
  getItem(key) {
    return this.#held.get(key) ?? null;
  }
  setItem(key, text) {
    this.#held.set(key, text);
  }
  removeItem(key) {
    this.#held.delete(key);
  }
}

test("a lesson is kept under its title; a damaged one is kept separately, not deleted", () => {
  const shelf = new Shelf();
  const name = save({ title: "Nine sees nine", text: good }, shelf, new Date(0));
  assert.equal(name, "nine-sees-nine");
  assert.equal(load(name, shelf).text, good);
  assert.deepEqual(
    all(shelf).map(({ title }) => title),
    ["Nine sees nine"],
  );
  shelf.setItem(
    "codex-ludorum/lesson/nine-sees-nine",
    shelf.getItem("codex-ludorum/lesson/nine-sees-nine").replace("simplest", "hardest"),
  );
  const { fault, kept } = load(name, shelf);
  assert.match(fault.what, /kept separately/);
  assert.match(shelf.getItem(kept), /hardest/);
  assert.deepEqual(all(shelf), []);
  save({ title: "Other", text: good }, shelf);
  forget("other", shelf);
  assert.equal(load("other", shelf), null);
  assert.equal(
    save(
      { title: "x", text: "y" },
      {
        setItem() {
          throw new Error("full");
        },
      },
    ),
    null,
  );
});

test("a name for a file is made from any title", () => {
  assert.equal(slugOf("Ein Zug – éà!"), "ein-zug-ea");
  assert.equal(slugOf("???"), "lesson");
});
