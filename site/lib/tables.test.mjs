import assert from "node:assert/strict";
import { test } from "node:test";

import { books } from "./book.mjs";
import { core } from "./core.mjs";
import { beside, counted, onlyBesieged, proved, provedTables, summary, total } from "./tables.mjs";
import { captorOf, index, taken, takers, victim } from "./capture-index.mjs";

const row = (printed, status = "ok", note = "") => ({
  printed,
  numbers: printed.match(/\d+/g).map(Number),
  status,
  note,
  line: 2,
});
const judged = (row, verdict, proof = "so", mends = []) => ({ row, verdict, proof, mends });

test("what a file says of a row stands beside what is proved of it, and nothing is said twice", () => {
  const lines = beside(
    "file",
    [
      row("1 2 3"),
      row("72 28 361", "wrong", "72 + 28 = 100; read 72 289 361"),
      row("3 25 28", "missing", "3 + 25 = 28"),
    ],
    [
      judged([1, 2, 3], "right", "1 + 2 = 3"),
      judged([72, 28, 361], "wrong", "72 + 28 = 100"),
      judged([3, 25, 28], "missing", "3 + 25 = 28"),
    ],
  );
  assert.deepEqual(lines, [
    { printed: "1 2 3", row: [1, 2, 3], verdict: "right", proof: "1 + 2 = 3", note: "" },
    {
      printed: "72 28 361",
      row: [72, 28, 361],
      verdict: "wrong",
      proof: "72 + 28 = 100; read 72 289 361",
      note: "",
    },
    { printed: "", row: [3, 25, 28], verdict: "missing", proof: "3 + 25 = 28", note: "" },
  ]);
});

test("a file that judges otherwise than the machine stops the build, and says where", () => {
  assert.throws(
    () => beside("sums.tsv", [row("1 2 3", "wrong", "no")], [judged([1, 2, 3], "right")]),
    /sums\.tsv, line 2: “1 2 3” is said to be wrong, and is ok/,
  );
  assert.throws(
    () =>
      beside(
        "sums.tsv",
        [row("1 2 3")],
        [judged([1, 2, 3], "right"), judged([3, 25, 28], "missing")],
      ),
    /the row 3 25 28 is true and not printed/,
  );
  assert.throws(
    () =>
      beside(
        "sums.tsv",
        [row("1 2 3"), row("1 1 3", "missing", "no")],
        [judged([1, 2, 3], "right")],
      ),
    /“1 1 3” is said to be missing, and is no true row/,
  );
});

test("a row not in the print is missing, or what a wrong row was meant to be; a note that says so of no mend stops the build", () => {
  const wrong = [
    row("72 28 361", "wrong", "no"),
    row("72 289 361", "missing", "meant by the row printed 72 28 361"),
  ];
  const lines = (mends, rows = wrong) =>
    beside("sums.tsv", rows, [
      judged([72, 28, 361], "wrong", "no", mends),
      judged([72, 289, 361], "missing"),
    ]);
  assert.deepEqual(
    lines([[72, 289, 361]]).map(({ verdict }) => verdict),
    ["wrong", "misprinted"],
  );
  assert.throws(
    () => lines([]),
    /sums\.tsv, line 2: “72 289 361” is said to be meant by “72 28 361”, and no wrong row is mended so/,
  );
  assert.throws(
    () =>
      lines([[72, 289, 361]], [wrong[0], { ...wrong[1], note: "meant by the row printed 7 2 9" }]),
    /is said to be meant by “7 2 9”/,
  );
});

test("the line under a table is counted from its rows", () => {
  const of = (...verdicts) => summary(counted(verdicts.map((verdict) => ({ verdict }))));
  assert.equal(of("right", "right"), "2 rows printed: all correct. No row is missing.");
  assert.equal(
    of("right", "all-three", "twice", "wrong", "missing"),
    "4 rows printed: 2 correct (1 in all three proportions), 1 printed twice, 1 wrong. 1 row is missing.",
  );
  assert.equal(
    of("right", "wrong", "misprinted"),
    "2 rows printed: 1 correct, 1 wrong. No row is missing. 1 wrong row can be corrected.",
  );
  assert.equal(
    of("right", "nothing", "missing", "missing"),
    "2 lines printed: 1 correct, 1 correctly empty. 2 rows are missing.",
  );
});

test("every table of the book is proved as its file has it", async () => {
  const all = await provedTables(books().fulke);
  assert.equal(all.length, 14);
  assert.equal(
    all[0].summary,
    "88 lines printed: 81 correct, 5 correctly empty, 2 wrong. 4 rows are missing. 1 wrong row can be corrected.",
  );
  // Of all of them together: so the page says it, and a reckoning apart from this one has the same.
  const { printed, wrong, missing, misprinted } = total(all);
  assert.deepEqual({ wrong, missing, misprinted }, { wrong: 18, missing: 44, misprinted: 15 });
  assert.equal(
    printed,
    all.reduce((sum, { lines }) => sum + lines.filter((line) => line.printed).length, 0),
  );
  for (const { id, url, lines } of all) {
    assert.match(url, new RegExp(`^/books/fulke/.+#table-${id}$`));
    for (const { proof } of lines) assert.ok(proof, id);
  }
  await assert.rejects(
    proved("fulke", { id: "nothing", caption: "", rows: [] }),
    /no law is known/,
  );
});

test("who is taken and who takes is told as a player would say it", () => {
  const man = (army, form, number, more = {}) => ({
    army,
    form,
    number,
    turned: false,
    with: number,
    ...more,
  });
  const answer = {
    man: man("odd", "triangle", 36),
    part: 0,
    any: false,
    takers: [man("even", "triangle", 20), man("even", "king", 91, { with: 16 })],
  };
  assert.equal(victim(answer), "the black triangle 36");
  assert.equal(takers(answer), "the white triangle 20 and king with its 16");
  assert.equal(victim({ man: man("even", "king", 91), part: 25 }), "the 25 of the white king");
  assert.equal(
    takers({ ...answer, takers: [man("odd", "square", 28, { turned: true })] }),
    "the black square 28 (now White’s)",
  );
  assert.equal(
    takers({
      ...answer,
      takers: [man("odd", "square", 28, { turned: true }), man("even", "round", 8)],
    }),
    "the white round 8 and the black square 28 (now White’s)",
  );
  assert.equal(captorOf({ man: man("odd", "round", 9, { turned: true }) }), "odd");
});

test("every kind of the battle answers, and each answer is a board that its game reads", async () => {
  const ludus = await core();
  for (const { id } of ludus.catalogue().filter(({ family }) => family === "rithmomachia")) {
    const answers = await taken(id);
    assert.ok(answers.length > 200, id);
    const { numbers, count } = index(answers);
    assert.equal(count, answers.length);
    assert.equal(
      numbers.reduce((sum, number) => sum + (number.html.match(/data-at=/g) ?? []).length, 0),
      count,
      `${id}: every answer is on the page`,
    );
    for (const { position, motion, rule, line } of answers.filter((_, i) => i % 97 === 0)) {
      const match = ludus.match(id, { setup: position });
      if (motion) match.play(motion);
      assert.ok(
        match.threats().some((threat) => threat.rule === rule && threat.line === line),
        `${id}: ${position} ${motion} ${line}`,
      );
      match.drop();
    }
  }
});

test("the men whom only a siege takes in the third kind are those the book would name", async () => {
  const all = await taken("fulke-3");
  assert.deepEqual(onlyBesieged(all, { steps: false }), { even: [2, 4, 153], odd: [3, 5, 7, 190] });
  assert.deepEqual(onlyBesieged(all, { steps: true }), { even: [2, 4, 153], odd: [190] });
});
