// The lessons of the site: every answer replayed in the cores, and their figures reckoned anew; and what the check refuses.
// Long: every rule of the form of a lesson, and each fault with its place.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readAndCheck, ways, wayTo } from "../src/js/lessons/lesson-check.mjs";
import { judge, numberOf } from "../src/js/lessons/lesson-judge.mjs";
import {
  handoutHtml,
  headHtml,
  linksIn,
  ofGlossary,
  rulesIn,
  stepHtml,
} from "../src/js/lessons/lesson-html.mjs";
import { coreOf } from "./core.mjs";
import { example, names, world } from "./lessons.mjs";
import { lessons as folder } from "./paths.mjs";

const asked = world();
const read = (id) => readAndCheck(readFileSync(join(folder, `${id}.lesson`), "utf8"), asked);
const all = new Map(await Promise.all(names().map(async (id) => [id, await read(id)])));

test("at least six lessons come with the site, from ten minutes to an hour, each with goals, materials and a handout", () => {
  assert.ok(all.size >= 6);
  const minutes = [...all.values()].map(({ lesson }) => lesson.minutes);
  assert.equal(Math.min(...minutes), 10);
  assert.equal(Math.max(...minutes), 60);
  for (const [id, { lesson }] of all) {
    for (const key of ["ages", "level", "book", "knows"]) assert.ok(lesson[key], `${id}: ${key}`);
    assert.ok(lesson.goals.length >= 2 && lesson.needs.length >= 1 && lesson.tasks.length >= 2, id);
    assert.ok(
      lesson.steps.every((step) => step.minutes > 0),
      `${id}: every step has its time`,
    );
  }
});

for (const [id, { lesson, boards, faults }] of all) {
  test(`${id}: every game, position, move and passage is sound`, () =>
    assert.deepEqual(faults, []));

  test(`${id}: every right answer is taken, and at least one wrong one refused`, async () => {
    for (const step of [...lesson.steps, ...lesson.tasks]) {
      const { ask } = step;
      if (!ask || ask.kind === "open") continue;
      const says = `${id}: ${step.title}`;
      const { right, wrong } = await answers(step, boards.get(step));
      assert.ok(right.length > 0 && wrong.length > 0, says);
      for (const given of right)
        assert.equal(judge(ask, given).verdict, "right", `${says}: ${JSON.stringify(given)}`);
      for (const given of wrong)
        assert.equal(judge(ask, given).verdict, "wrong", `${says}: ${JSON.stringify(given)}`);
      // What was foreseen is answered in its own words.
      if (ask.kind === "number" || ask.kind === "words")
        for (const { answer, reply } of ask.wrong) assert.equal(judge(ask, answer).reply, reply);
    }
  });

  test(`${id}: every step that asks tells why, with a passage of the book`, () => {
    for (const step of lesson.steps.filter(({ ask }) => ask)) {
      assert.ok(step.reveal || step.ask.open, `${id}: ${step.title}`);
      const cited = [
        ...step.rules,
        ...rulesIn(`${step.words} ${step.reveal} ${step.ask.open ?? ""}`),
      ];
      assert.ok(
        cited.length > 0 || ["A formula", "How often each kind comes"].includes(step.title),
        `${id}: ${step.title} cites nothing`,
      );
    }
  });
}

test("an answer played on the board is told in sentences first, and as a record has it last", () => {
  const { lesson, boards } = all.get("small-men"),
    step = lesson.steps.find(({ title }) => title === "Adding");
  const html = stepHtml(step, 2, {
    board: boards.get(step),
    passageOf: (rule) => asked.passages[rule],
    of: 8,
  });
  assert.match(
    html,
    /<p class="is"><b>White round 6 moves from b6 to c5\. Black triangle 12 on d4 is captured by addition: 6 \+ 6 = 12\. It goes to a1\.<\/b><span class="record"> In a game record: b6-c5 xd4@a1<\/span><\/p>/,
  );
  for (const [id, { boards: each }] of all)
    for (const {
      answer: { said },
    } of each.values())
      assert.doesNotMatch(said, /\b(White|Black): |;/, id);
});

test("no lesson shows an asterisk: every *word* and every letter of a formula is slanted", () => {
  const passageOf = (rule) => asked.passages[rule];
  for (const [id, { lesson, boards }] of all) {
    const { tasks, answers: solved } = handoutHtml(lesson, {
      boards,
      pictures: new Map(),
      passageOf,
    });
    const html = [
      headHtml(lesson, passageOf),
      ...lesson.steps.map((step, i) =>
        stepHtml(step, i, { board: boards.get(step), passageOf, of: 9 }),
      ),
      tasks,
      solved,
    ].join("\n");
    assert.deepEqual(html.replace(/<[^>]*>/g, "").match(/.*\*.*/g) ?? [], [], id);
    if (id === "king-pyramid")
      assert.equal(html.split("2<em>n</em> + 1").length - 1, 2, "in the step and in the key");
  }
});

async function answers(step, board) {
  const { ask } = step;
  if (ask.kind === "number")
    return { right: [ask.number], wrong: [...ask.wrong.map(({ answer }) => answer), "987654"] };
  if (ask.kind === "words")
    return {
      right: ask.words,
      wrong: [...ask.wrong.map(({ answer }) => answer), "something else"],
    };
  if (ask.kind === "choice") {
    const rights = ask.choices.flatMap(({ right }, i) => (right ? [i] : []));
    return {
      right: [rights],
      wrong: ask.choices.flatMap(({ right }, i) => (right ? [] : [[i], [...rights, i]])),
    };
  }
  const match = (await coreOf(board.game)).match(board.game, {
    options: board.options,
    setup: board.setup,
  });
  try {
    if (board.words) match.play(board.words);
    const start = match.state();
    if (ask.kind === "reach") {
      const way = wayTo(match, ask);
      match.play(way.join(" "));
      return {
        right: [{ played: way, position: match.state().position, over: true }],
        wrong: [{ played: [], position: start.position, over: true }],
      };
    }
    const right = ask.moves
      .flatMap(({ words }) => ways(match, words, 4))
      .map((played) => ({ played, over: true }));
    const wrong = [
      ...ask.wrong
        .flatMap(({ answer }) => ways(match, answer.split(" "), 4))
        .map((played) => ({ played, over: true })),
      ...start.moves
        .map(({ words }) => ({ played: [words], over: true }))
        .filter((given) => judge(ask, given).verdict !== "right"),
    ];
    return { right, wrong };
  } finally {
    match.drop();
  }
}

test("what was tried while an answer was looked for leaves no move behind", async () => {
  const match = (await coreOf("fulke-1")).match("fulke-1", { setup: "even oT12@d4 eT6@f4 eR6@b6" });
  const before = match.record();
  assert.ok(ways(match, ["*", "xd4*"]).length >= 8);
  assert.equal(match.record(), before);
  match.drop();
});

// ---- the figures of the lessons, reckoned anew ----

const number = (id, title) => {
  const { lesson } = all.get(id);
  const step = [...lesson.steps, ...lesson.tasks].find((each) => each.title === title);
  const [above, below] = numberOf(step.ask.number);
  return above / below;
};
const words = (id, title) =>
  [...all.get(id).lesson.steps, ...all.get(id).lesson.tasks].find((each) => each.title === title)
    .ask.words[0];

test("small men: the men, the pairs and the sums are as said", async () => {
  const match = (await coreOf("fulke-1")).match("fulke-1");
  const men = match.state().position.match(/\be[RTSK]\d+@/g);
  const black = match
    .state()
    .position.match(/\bo[RTSK](\d+)@/g)
    .map((man) => Number(/\d+/.exec(man)));
  match.drop();
  assert.equal(number("small-men", "A battle of numbers"), men.length);
  const made = (a, b) => [a + b, Math.abs(a - b), a * b, Math.max(a, b) / Math.min(a, b)];
  assert.equal(words("small-men", "Dividing"), made(20, 4).join(" "));
  assert.deepEqual(
    made(20, 4).filter((each) => black.includes(each)),
    [16, 5],
  );
  const { choices } = all
    .get("small-men")
    .lesson.steps.find(({ title }) => title === "Backwards").ask;
  for (const { answer, right } of choices)
    assert.equal(made(...answer.split(" and ").map(Number)).includes(12), Boolean(right), answer);
  const mine = [3, 5, 7, 9, 12, 30];
  const pairs = mine.flatMap((a, i) =>
    mine
      .slice(i + 1)
      .filter((b) => made(a, b).includes(15))
      .map((b) => [a, b]),
  );
  assert.deepEqual(pairs, [
    [3, 5],
    [3, 12],
  ]);
});

test("small men: who sees the 12 is who may take, and the last position has no taking", async () => {
  const ludus = await coreOf("fulke-1");
  const steps = all.get("small-men").lesson.steps;
  const none = ludus.match("fulke-1", {
    setup: steps.find(({ title }) => title === "Right sum, wrong place").board.setup,
  });
  assert.ok(none.state().moves.every(({ words: move }) => !move.includes("x")));
  none.drop();
  const { board, ask } = steps.find(({ title }) => title === "Which pieces see the 12?");
  for (const { answer, right } of ask.choices) {
    const [, shape, value, spot] = /^the (round|triangle|square) (\d+) on (..)$/.exec(answer);
    const sees = reaches(ludus, shape, value, spot);
    assert.equal(sees, Boolean(right), `${answer} in ${board.setup}`);
  }
});
// Whether he could march to d4, were it void.
function reaches(ludus, shape, value, spot) {
  const match = ludus.match("fulke-1", {
    setup: `even oR9@h16 e${shape[0].toUpperCase()}${value}@${spot}`,
  });
  const can = match.state().moves.some(({ words: move }) => move === `${spot}-d4`);
  match.drop();
  return can;
}

test("first battle: of the men in danger only the 9 can be taken", async () => {
  const { board } = all.get("first-battle").lesson.steps.find(({ title }) => title === "In danger");
  const match = (await coreOf("fulke-1")).match("fulke-1", { setup: board.setup });
  assert.deepEqual(
    [
      ...new Set(
        match
          .state()
          .moves.filter(({ words: move }) => move.includes("x"))
          .map(({ words: move }) => move.split("@")[0]),
      ),
    ],
    ["d8xd10"],
  );
  match.drop();
});

test("three means: the means, the kinds and the intervals are as said", () => {
  assert.equal(number("three-means", "Equal steps"), (5 + 25) / 2);
  assert.equal(number("three-means", "Equal ratios"), Math.sqrt(20 * 45));
  assert.equal(number("three-means", "The third one"), (2 * 6 * 12) / 18);
  assert.equal(number("three-means", "The whole in four numbers"), 3 / 2 / (4 / 3));
  const kind = ([a, b, c]) =>
    `${c - b === b - a ? "A" : ""}${b * b === a * c ? "G" : ""}${a * (c - b) === c * (b - a) ? "M" : ""}`;
  const { choices } = all
    .get("three-means")
    .lesson.steps.find(({ title }) => title === "Which is it?").ask;
  for (const { answer, right } of choices)
    assert.equal(kind(answer.split(" ").map(Number)) === "M", Boolean(right), answer);
  const task = all.get("three-means").lesson.tasks.find(({ title }) => title === "Name them").ask;
  assert.equal(
    words("three-means", "Name them"),
    task.text
      .match(/\d+ \d+ \d+/g)
      .map((three) => kind(three.split(" ").map(Number)))
      .join(" "),
  );
  assert.equal(
    words("three-means", "Three middles"),
    [(9 + 25) / 2, Math.sqrt(9 * 25), (2 * 5 * 45) / 50].join(" "),
  );
  assert.equal(number("three-means", "The first of three"), (15 * 45) / (45 - 15 + 45));
  assert.equal(words("three-means", "Strings"), [(60 * 3) / 4, (60 * 2) / 3, 60 / 2].join(" "));
});

test("the king: 91 and 190 are the sums of squares said, whole and cut off", () => {
  const squares = (from, to) =>
    Array.from({ length: to - from + 1 }, (_, i) => (from + i) ** 2).reduce((a, b) => a + b, 0);
  assert.equal(number("king-pyramid", "Two kings in layers"), squares(1, 6));
  assert.equal(squares(1, 6), 91);
  assert.equal(squares(4, 8), 190);
  assert.equal(number("king-pyramid", "The other king"), squares(1, 3));
  assert.equal(number("king-pyramid", "A formula"), squares(1, 8));
  assert.equal((8 * 9 * 17) / 6, squares(1, 8));
  assert.equal(number("king-pyramid", "What is left"), squares(1, 6) - 25);
  assert.equal(
    words("king-pyramid", "Layer by layer"),
    [1, 2, 3, 4, 5, 6].map((n) => squares(1, n)).join(" "),
  );
  const [a, b] = words("king-pyramid", "Not only squares").split(" ").map(Number);
  assert.deepEqual([(a * (a + 1)) / 2, (b * (b + 1)) / 2], [91, 190]);
});

test("the dice: kinds, chances and doors are as counted throw by throw", async () => {
  const die = [1, 2, 3, 4, 5, 6];
  const throws = die.flatMap((a) => die.flatMap((b) => die.map((c) => [a, b, c])));
  const kinds = new Set(throws.map((each) => [...each].sort().join("")));
  const share = (of, test) => of.filter(test).length / of.length;
  assert.equal(number("english-dice", "Kinds of roll"), kinds.size);
  const ludus = await coreOf("royal-anglicorum");
  const match = ludus.match("royal-anglicorum", { setup: "am &15 | n a15 | to am" });
  assert.equal(match.state().moves.length, kinds.size, "the game throws as many kinds");
  match.drop();
  assert.equal(
    number("english-dice", "How often each kind comes"),
    share(throws, (each) => [...each].sort().join("") === "566"),
  );
  assert.equal(
    number("english-dice", "One door"),
    share(throws, (each) => each.includes(4)),
  );
  assert.equal(
    number("english-dice", "Two doors"),
    share(throws, (each) => each.includes(4) || each.includes(3)),
  );
  assert.equal(
    number("english-dice", "The supposed six"),
    share(
      die.flatMap((a) => die.map((b) => [a, b])),
      (each) => each.includes(4),
    ),
  );
  const ways = (sum) => throws.filter((each) => each.reduce((a, b) => a + b) === sum).length;
  assert.deepEqual([ways(9), ways(10)], [25, 27]);
  const letters = "abcdefghiklmnopqrstuxyz&";
  assert.equal(number("english-dice", "The board and the route"), letters.length - 1);
  assert.equal(number("jupertia", "Home"), (letters.indexOf("z") - letters.indexOf("b")) / 3);
});

test("the one door lets in with a 4 and with nothing else", async () => {
  const { board } = all.get("english-dice").lesson.steps.find(({ title }) => title === "One door");
  const ludus = await coreOf("royal-anglicorum");
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const match = ludus.match("royal-anglicorum", {
      setup: `${board.setup} | dice ${face}-${face}-${face}`,
    });
    assert.equal(
      match.state().moves.some(({ words: move }) => move.startsWith("bar-")),
      face === 4,
      `${face}`,
    );
    match.drop();
  }
});

test("the jupertia goes the way of its record, throw by throw", () => {
  const record = readFileSync(
    join(folder, "../examples/tables/royal-anglicorum/jupertia-1.game"),
    "utf8",
  );
  const after = new Map(
    [...record.matchAll(/\[After "(\d+) ([^"]*)"\]/g)].map(([, n, position]) => [
      Number(n),
      position,
    ]),
  );
  const steps = all.get("jupertia").lesson.steps.filter(({ ask }) => ask.kind === "reach");
  assert.deepEqual(
    steps.map(({ ask }) => ask.reach[0].position),
    [1, 3, 5, 7].map((n) => after.get(n)),
  );
  assert.deepEqual(
    steps.slice(1).map(({ board }) => board.setup.split(" | to")[0]),
    [2, 4, 6].map((n) => after.get(n)),
  );
});

test("the cannon: the numbers of points are the moves of the game", async () => {
  const { lesson, boards } = all.get("cannon");
  for (const title of ["Alone", "Never over two"]) {
    const board = boards.get(lesson.steps.find((step) => step.title === title));
    const match = (await coreOf(board.game)).match(board.game, {
      options: board.options,
      setup: board.setup,
    });
    assert.equal(
      number("cannon", title),
      match.state().moves.filter(({ words: move }) => move.startsWith("22-")).length,
      title,
    );
    match.drop();
  }
});

test("the cannon: the boards on which points are counted are seen whole", () => {
  const { boards } = all.get("cannon");
  assert.ok(boards.size >= 5);
  for (const [{ title }, board] of boards) {
    assert.equal(board.crop, -1, title);
    assert.equal(board.region, "", title);
  }
});

test("right choices do not stand first by habit: no letter is right most often", () => {
  const asked = [...all.values()]
    .flatMap(({ lesson }) => [...lesson.steps, ...lesson.tasks])
    .flatMap(({ ask }) => (ask?.kind === "choice" ? [ask] : []));
  assert.ok(asked.length >= 8);
  const first = asked.filter(({ choices }) => choices[0].right);
  assert.ok(
    first.length <= asked.length / 4,
    `${first.length} of ${asked.length} begin with a right answer`,
  );
  const single = asked
    .filter(({ several }) => !several)
    .map(({ choices }) => choices.findIndex(({ right }) => right));
  for (const place of new Set(single))
    assert.ok(
      single.filter((each) => each === place).length <= Math.ceil(single.length / 2),
      `letter ${"abcdef"[place]}`,
    );
});

// ---- what the check refuses ----

const head = "title: T\nabout: A.\nminutes: 5\ngoal: g\n## S\n";
const wrongs = [
  ["a game that is not there", "game: chess\nWords.", 6, /no game “chess”/],
  ["a record that is not there", "record: rithmomachia/fulke-1/nothing\nWords.", 6, /no example/],
  [
    "more moves than the record has",
    "record: rithmomachia/fulke-1/kings\nmoves: 3\nWords.",
    7,
    /has 0 moves, not 3/,
  ],
  [
    "an option the game has not",
    "game: fulke-1\noptions: jump=true\nWords.",
    7,
    /no option “jump”.*leap/,
  ],
  [
    "a choice the option has not",
    "game: fulke-1\noptions: leap=perhaps\nWords.",
    7,
    /no choice “perhaps”.*true/,
  ],
  [
    "a position that is none",
    "game: fulke-1\nsetup: even oR10@d8\nWords.",
    7,
    /is not a piece of this army/,
  ],
  ["a move that is not legal before the question", "game: fulke-1\nmoves: a1-a2\nWords.", 7, /./],
  ["a side the game has not", "game: fulke-1\nside: red\nWords.", 7, /no side “red”.*even or odd/],
  [
    "an answer nobody can play",
    "game: fulke-1\nask: A?\nmove: a1-*",
    8,
    /No legal move fits “a1-\*”\. Expected: a legal move, such as/,
  ],
  [
    "a wrong move nobody can play",
    "game: fulke-1\nask: A?\nmove: c12-d11\nwrong: a1-a2 | No.",
    9,
    /No legal move fits “a1-a2”/,
  ],
  [
    "a wrong move that is right",
    "game: fulke-1\nask: A?\nmove: c12-*\nwrong: c12-d11 | No.",
    9,
    /is a right answer/,
  ],
  [
    "a position nobody can reach",
    "game: royal-anglicorum\nsetup: am &1 | n t2 u2 | to n | dice 1-1-1\nask: A?\nreach: am &1 | n u4",
    9,
    /No moves of this turn/,
  ],
  [
    "a level the computer has not",
    "game: fulke-1\nplay: odd against genius",
    7,
    /no level “genius”.*child/,
  ],
  [
    "a rule that stands in no text",
    "Words.\nrules: fulke.1.take.everything",
    7,
    /no passage fulke.1.take.everything in the books/,
  ],
  [
    "a rule in the words that stands in no text",
    "ask: A?\nnumber: 1\nhint: See [there](fulke.9.nowhere).",
    8,
    /no passage fulke.9.nowhere/,
  ],
  [
    "a word that is not in the glossary",
    "See [there](glossary#nowhere).\nask: A?\nnumber: 1",
    5,
    /no word nowhere in the glossary\. Expected: .*glossary#node/,
  ],
  [
    "a word of the glossary in a choice",
    "ask: A?\nright: a [node](glossary#node)\nwrong: a [mode](glossary#mode)",
    8,
    /no word mode in the glossary/,
  ],
  [
    "a passage by a name that every object has",
    "See [there](constructor).",
    5,
    /no passage constructor/,
  ],
];
for (const [what, rows, line, says] of wrongs)
  test(`refused with its line and reason: ${what}`, async () => {
    const { faults } = await readAndCheck(head + rows, asked);
    assert.ok(
      faults.some((fault) => fault.line === line && says.test(fault.what)),
      JSON.stringify(faults),
    );
  });

/** The world, and how many moves were played in its cores. */
function counted() {
  const told = { played: 0 };
  const watch = (match) => ({
    ...match,
    play: (words) => {
      told.played += 1;
      return match.play(words);
    },
  });
  const ludusOf = async (game) => {
    const ludus = await asked.ludusOf(game);
    return ludus && { ...ludus, match: (...more) => watch(ludus.match(...more)) };
  };
  return { told, world: { ...asked, ludusOf } };
}

test("an answer that almost anything fits is refused after a few moves tried, once for the whole lesson", async () => {
  const stars = "game: fulke-1\nask: A?\nmove: * * * * * z\n";
  const { told, world: watched } = counted();
  const { faults } = await readAndCheck(`${head}${stars}## T\n${stars}## U\n${stars}`, watched);
  assert.deepEqual(
    faults.map(({ line, what }) => [line, what]),
    [
      [
        8,
        "Too many moves would have to be tried for “* * * * * z”. Expected: fewer words that are only “*”.",
      ],
    ],
  );
  assert.ok(told.played > 100 && told.played <= 150, `${told.played} moves were played`);
});

test("a position nobody can reach is given up after a stated number of moves", async () => {
  const { told, world: watched } = counted();
  const { faults } = await readAndCheck(
    `${head}game: royal-anglicorum\nsetup: am &1 z1 y1 x1 u1 t1 s1 | n a1 b1 c1 d1 e1 f1 | to am | dice 1-2-3\nask: A?\n${"reach: nowhere\n".repeat(40)}`,
    watched,
  );
  assert.ok(faults.length >= 1);
  assert.ok(told.played <= 1_000, `${told.played} moves were played`);
  assert.match(faults.at(-1).what, /Too many moves would have to be tried for “nowhere”/);
});

test("the site's own lessons try few moves", async () => {
  for (const id of names()) {
    const { told, world: watched } = counted();
    await readAndCheck(readFileSync(join(folder, `${id}.lesson`), "utf8"), watched);
    assert.ok(told.played <= 100, `${id}: ${told.played}`);
  }
});

test("a goal, what is known and what is needed may link to the glossary, and no further", async () => {
  const told = async (row) =>
    (
      await readAndCheck(`title: T\nabout: A.\nminutes: 5\ngoal: g\n${row}\n## S\nWords.`, asked)
    ).faults.map(({ line, what }) => `${line}: ${what}`);
  assert.deepEqual(await told("knows: a [node](glossary#node)"), []);
  for (const key of ["knows", "needs"])
    assert.match(
      (await told(`${key}: a [node](glossary#nod)`)).join(),
      /^5: There is no word nod in the glossary/,
    );
  assert.match((await told("goal: a [node](glossary#nod)")).join(), /^4: There is no word nod/);
});

test("what the rules of a game find wrong is a whole sentence too", async () => {
  for (const rows of [
    "game: fulke-1\nsetup: even oR10@d8\nWords.",
    "game: fulke-1\nmoves: a1-a2\nWords.",
    "game: fulke-1\noptions: jump=true\nWords.",
  ])
    for (const { what } of (await readAndCheck(head + rows, asked)).faults)
      assert.match(what, /^[^a-z].*\.$/);
});

// ---- plain words ----

/** The words of a lesson that somebody reads, each with its line; what is a record is left out. */
function wordsOf(id) {
  const out = [];
  let key = "";
  readFileSync(join(folder, `${id}.lesson`), "utf8")
    .split("\n")
    .forEach((row, i) => {
      const entry = /^([a-z]+): ?(.*)$/.exec(row);
      if (row === "") key = "";
      else if (entry) key = entry[1];
      else if (!/^\s/.test(row)) key = "";
      if (
        [
          "game",
          "setup",
          "options",
          "moves",
          "move",
          "reach",
          "record",
          "view",
          "side",
          "play",
          "rules",
          "book",
          "level",
          "minutes",
          "room",
        ].includes(key)
      )
        return;
      // Of a wrong answer on the board the move before the bar is a record.
      const said = (entry ? entry[2] : row)
        .replace(/^[a-h]\d[^|]*\| |^bar-[a-z] \| /, "")
        .replace(/\]\([^)]*\)/g, "]")
        .replace(/[[\]*#|]/g, "");
      out.push({ line: i + 1, key, said });
    });
  return out;
}

test("lessons say piece, capture, roll and diagonally, and it of a piece; the book's words are explained", () => {
  const retired = [
    /\b(man|men)\b(?!’s)/i,
    /\b(he|him|whom)\b/i,
    /\b(takes?|taking|taken) (him|them|it\b(?! together)|the \d|a man)/i,
    /\bthrow(s|n)?\b/i,
    /\bslant/i,
    /\bbears? (the|a|no|\d)/i,
    /\bmachine\b/i,
    /\bdraught/i,
    /\bwanting\b/i,
    /\breckon/i,
    /\bturns? (his|its) coat/i,
  ];
  for (const id of names())
    for (const { line, said } of wordsOf(id))
      for (const word of retired)
        assert.doesNotMatch(
          said.replace(/Gamblers asked Galileo this very question, and he answered/, ""),
          word,
          `${id}.lesson:${line}`,
        );
});

test("lessons speak in short sentences", () => {
  for (const id of names()) {
    const counts = [];
    for (const { line, said } of wordsOf(id))
      for (const sentence of said.split(/(?<=[.?!:;])["”)]?\s+/)) {
        const count = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
        assert.ok(count <= 22, `${id}.lesson:${line}: ${count} words: ${sentence}`);
        if (count > 2) counts.push(count);
      }
    const mean = counts.reduce((a, b) => a + b) / counts.length;
    assert.ok(mean <= 10, `${id}: ${mean.toFixed(1)} words in a sentence`);
  }
});

test("every lesson says its age and what is needed, and links a word of the book to the glossary when it first comes", () => {
  for (const [id, { lesson }] of all) {
    assert.match(lesson.ages, /^1[0-3] and older$/, id);
    assert.ok(lesson.needs.length > 0, id);
    const places = [...lesson.steps, ...lesson.tasks].flatMap(({ words: text, reveal, ask }) => [
      text,
      reveal,
      ask?.text ?? "",
      ask?.open ?? "",
    ]);
    const linked = places.flatMap((text) => linksIn(text)).filter(ofGlossary);
    assert.ok(linked.length > 0, id);
    assert.equal(new Set(linked).size, linked.length, `${id}: a word is linked once`);
  }
});

test("points of the games of tables have numbers where a pupil reads, and the book's letter only in brackets", () => {
  for (const id of ["english-dice", "jupertia"])
    for (const { line, key, said } of wordsOf(id)) {
      if (key === "words" || key === "wrong") continue;
      assert.doesNotMatch(
        said.replace(/\([^)]*\)/g, ""),
        /\b(on|to|from|at|point|points) ([b-hk-z]\b|&)/,
        `${id}.lesson:${line}`,
      );
    }
});

test("the small lesson of the README is sound", async () => {
  assert.deepEqual((await readAndCheck(example(), asked)).faults, []);
});
