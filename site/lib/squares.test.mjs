// The printed squares: each read, each claim of the book judged by computation.
// Long: every claim and every note on the squares and tours, one after another.

import assert from "node:assert/strict";
import { test } from "node:test";

import { books } from "./book.mjs";
import { judge, kindOf, readSquares, squareFigure, squareOf, squares, sumsOf } from "./squares.mjs";
import { plain } from "./text.mjs";

const all = [...squares().values()];
const of = (id) => squares().get(id);

test("a hundred and one printed squares and tours are there", () => {
  const stages = all.filter(({ id }) =>
    /^(bachet|key|circle)|-(order|ozanam-half|nat-half)$/.test(id),
  );
  assert.equal(all.length - stages.length, 101);
  assert.equal(all.filter(({ tour }) => tour).length, 41);
});

test("what the book says of each square holds, but for these", () => {
  const failing = all.flatMap((square) =>
    judge(square)
      .filter(({ holds }) => !holds)
      .map(({ claim, detail }) => `${square.id} ${claim}: ${detail}`),
  );
  assert.deepEqual(failing, [
    "odd5-dlh-sum diagonals: 115 and 75, not 65",
    "ue6-balance-a diagonals: 65 and 157, not 111",
    "ue6-balance-b diagonals: 49 and 173, not 111",
    "ue10-balance diagonals: 243 and 767, not 505",
    "ue6-small diagonals: 114 and 108, not 111",
    "ue10-small diagonals: 502 and 508, not 505",
    "any4-01 no diagonals: they hold: all 34",
    "any4-15 no diagonals: they hold: all 34",
    "diff16 difference 16 centre: 16 and 64 differ by 48",
  ]);
});

test("eight, not six, of the sixteen squares are magic on the diagonals", () => {
  const sixteen = all.filter(({ id }) => id.startsWith("any4-"));
  assert.equal(sixteen.length, 16);
  assert.deepEqual(
    sixteen
      .filter((square) => kindOf(square).startsWith("magic"))
      .map(({ id }) => Number(id.slice(-2))),
    [1, 6, 8, 9, 12, 13, 14, 15],
  );
  for (const square of sixteen) assert.notEqual(kindOf(square), "", square.id);
});

test("the sixteen squares have 1 in every cell", () => {
  const places = all
    .filter(({ id }) => id.startsWith("any4-"))
    .map(({ rows }) => rows.flat().indexOf(1));
  assert.equal(new Set(places).size, 16);
});

test("the two squares of each sum add up to it", () => {
  for (const [a, b, both] of [
    ["odd5-dlh-a", "odd5-dlh-b", "odd5-dlh-sum"],
    ["even8-dlh-a", "even8-dlh-b", "even8-dlh-sum"],
    ["even8-nat-a", "even8-nat-b", "even8-nat-sum"],
    ["ue6-dlh-a", "ue6-dlh-b", "ue6-dlh-sum"],
  ])
    assert.deepEqual(
      of(a).rows.map((row, r) => row.map((cell, c) => cell + of(b).rows[r][c])),
      of(both).rows,
      both,
    );
});

test("half the numbers stand where the whole square has them", () => {
  for (const [half, whole] of [
    ["even8-agrippa-half", "even8-agrippa"],
    ["perfect8-half", "perfect8"],
    ["indian8-half", "indian8"],
    ["even8-ozanam-half", "even8-ozanam"],
    ["even8-nat-half", "even8-nat-sum"],
  ]) {
    const numbers = of(half).rows.flat();
    assert.equal(numbers.filter(Number.isInteger).length, 32, half);
    numbers.forEach((cell, i) => {
      if (cell !== null) assert.equal(cell, of(whole).rows.flat()[i], half);
    });
  }
});

test("every full square has each of its numbers once", () => {
  for (const square of all)
    if (
      square.id !== "circle8" &&
      square.claims.length > 0 &&
      square.rows.flat().every(Number.isInteger)
    ) {
      const numbers = square.rows.flat().sort((a, b) => a - b);
      assert.deepEqual(
        numbers,
        numbers.map((_, i) => i + 1),
        square.id,
      );
    }
});

test("the sums of a square, by hand", () => {
  assert.deepEqual(
    sumsOf({
      rows: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    }),
    {
      rows: [6, 15, 24],
      columns: [12, 15, 18],
      diagonals: [15, 15],
      constant: 15,
    },
  );
});

test("a claim that fails is marked on the figure, and one that holds is not", () => {
  assert.match(squareFigure(of("odd5-dlh-sum")), /✗.*115 and 75, not 65.*The book says otherwise/);
  assert.doesNotMatch(squareFigure(of("odd5-agrippa")), /✗|otherwise|class="sum off"/);
});

test("a change of one number shows in its sums and claims", () => {
  const rows = of("odd3-agrippa").rows.map((row) => [...row]);
  [rows[0][0], rows[0][1]] = [rows[0][1], rows[0][0]];
  const html = squareFigure({ ...of("odd3-agrippa"), rows });
  assert.equal(html.match(/class="sum off"/g).length, 2);
  assert.match(html, /✗<\/span> Columns: 20, 10, not 15/);
});

test("a bad square is refused with its name and what was expected", () => {
  const read = (square) => () => readSquares(JSON.stringify({ squares: [square] }), "toy.json");
  const good = { id: "toy", claims: [], rows: of("odd3-agrippa").rows };
  assert.throws(read({ ...good, rows: [[1, 2], [3]] }), /in square toy rows of one length/);
  assert.throws(
    read({
      ...good,
      rows: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9.5],
      ],
    }),
    /numbers, null/,
  );
  assert.throws(
    read({ ...good, claims: ["beauty"] }),
    /a claim that can be judged, found "beauty"/,
  );
  assert.throws(read({ ...good, claims: ["lines"] }), /a claim that can be judged/);
  assert.throws(() => readSquares("{", "toy.json"), /toy.json:1: expected JSON/);
});

// ---------------------------------------------------------------- the words beside the figures

const book = books().falkener;
const rule = (id) => book.passages[id];
const noteWith = (lead) =>
  book.tree.sections
    .flatMap(({ blocks }) => blocks.flatMap(({ notes }) => notes))
    .filter((note) => note.lead === lead)
    .map(({ inline }) => plain(inline))[0];
const add = (numbers) => numbers.reduce((total, each) => total + each, 0);

test("the list of combinations of 34 has 52 sets, not 56, and the note says how many there are", () => {
  const words = rule("falkener.squares.combinations34").text;
  const listed = words
    .slice(words.indexOf("1, 7, 16"), words.indexOf(": in all"))
    .split(/[;:]/)
    .map((part) => part.match(/\d+/g)?.map(Number) ?? [])
    .filter((set) => set.length > 0);
  const { rows } = of("even4-agrippa");
  const lines = [
    ...rows,
    ...rows.map((_, c) => rows.map((row) => row[c])),
    rows.map((row, i) => row[i]),
    rows.map((row, i) => row[3 - i]),
  ];
  const sets = [...lines, ...listed];
  assert.equal(sets.length, 56);
  for (const set of sets) assert.equal(add(set) === 34 && set.length === 4, true, set.join());
  const one = (set) => [...set].sort((a, b) => a - b).join();
  const different = new Set(sets.map(one)).size;
  let all34 = 0;
  for (let a = 1; a <= 16; a += 1)
    for (let b = a + 1; b <= 16; b += 1)
      for (let c = b + 1; c <= 16; c += 1)
        if (34 - a - b - c > c && 34 - a - b - c <= 16) all34 += 1;
  assert.deepEqual([different, all34], [52, 86]);
  assert.match(noteWith(`${different}, not 56.`), new RegExp(`${all34} sets of four`));
  const twice = sets.filter((set, i) => sets.findIndex((each) => one(each) === one(set)) < i);
  assert.deepEqual(
    noteWith("52, not 56.")
      .match(/\d+, \d+, \d+, \d+/g)
      .map((set) => one(set.split(", ").map(Number)))
      .sort(),
    twice.map(one).sort(),
  );
});

test("the note on the sixteen squares names those that are magic on the diagonals", () => {
  const magic = all
    .filter(({ id }) => id.startsWith("any4-"))
    .filter((square) => kindOf(square).startsWith("magic"))
    .map(({ id }) => Number(id.slice(-2)));
  const said = noteWith("Eight, not six.").match(/^Counted, ([\d, and]+) are\./)[1];
  assert.deepEqual(said.match(/\d+/g).map(Number), magic);
  const claimed = rule("falkener.squares.anycell.diagonals").text.match(/\d+/g).map(Number);
  assert.deepEqual(
    magic.filter((number) => !claimed.includes(number)),
    [1, 15],
  );
});

// The middle rows of a balanced square, as those of six and ten are made.
function middleRows(n) {
  const before = n * (n / 2 - 1);
  const low = Array.from({ length: n }, (_, i) =>
    i % 2 === 0 ? before + 1 + i : before + 2 * n - i,
  );
  return [low, low.map((each) => n * n + 1 - each)];
}
const exchanged = (rows, pairs) =>
  [0, 1].map((k) => rows[k].map((each, i) => (pairs.includes(rows[0][i]) ? rows[1 - k][i] : each)));

test("the exchange of the middle rows is right for six and ten and wrong for fourteen", () => {
  const sums = (n, pairs) => exchanged(middleRows(n), pairs).map(add);
  assert.deepEqual(exchanged(middleRows(10), [47, 53, 49])[0], of("ue10-balance").rows[4]);
  assert.deepEqual(
    [...exchanged(middleRows(6), [17])].map((row) => [...row].sort()),
    [of("ue6-balance-a").rows[3], of("ue6-balance-a").rows[2]].map((row) => [...row].sort()),
  );
  assert.deepEqual(sums(6, [17]), [111, 111]);
  assert.deepEqual(sums(10, [47, 53, 49]), [505, 505]);
  assert.deepEqual(middleRows(14)[1].slice(9, 12).length, 3);
  const wanted = (14 * (14 * 14 + 1)) / 2;
  assert.deepEqual(sums(14, [95]), [wanted, wanted]);
  const note = noteWith("The exchange for 14.").match(/\d{4}/g).map(Number);
  assert.deepEqual(note, [...sums(14, []), wanted, ...sums(14, [103, 95, 101]), wanted]);
});

test("the notes on rows and columns only give the sums of the diagonals", () => {
  const diagonals = (id) => sumsOf(of(id)).diagonals;
  assert.deepEqual(
    noteWith("Not on the diagonals.")
      .match(/\d{2,}/g)
      .slice(0, 3)
      .map(Number),
    [sumsOf(of("odd5-dlh-sum")).constant, ...diagonals("odd5-dlh-sum")],
  );
  assert.deepEqual(
    noteWith("Rows and columns only.")
      .match(/\d{2,}/g)
      .map(Number),
    [...diagonals("ue6-balance-a"), sumsOf(of("ue6-balance-a")).constant],
  );
  assert.deepEqual(
    noteWith("Again not the diagonals.")
      .match(/\d{2,}/g)
      .map(Number),
    [...diagonals("ue6-small"), ...diagonals("ue10-small")],
  );
});

test("two squares are magic throughout when the mean is last and its multiple first", () => {
  const turned = (row, step) =>
    row.map((_, r) => row.map((_, c) => row[(c + r * step + row.length * 5) % row.length]));
  const sum = (a, b) =>
    turned(a, 1).map((row, r) => row.map((cell, c) => cell + turned(b, -1)[r][c]));
  const orders = (rest) =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((each) =>
          orders(rest.filter((other) => other !== each)).map((order) => [each, ...order]),
        );
  for (const a of orders([1, 2, 3, 4, 5]))
    for (const b of orders([0, 5, 10, 15, 20])) {
      const { diagonals } = sumsOf({ rows: sum(a, b) });
      const isMagic = diagonals.every((each) => each === 65);
      if (isMagic !== (a[4] === 3 && b[0] === 10)) assert.fail(`${a} and ${b}: ${diagonals}`);
    }
  assert.deepEqual(sum([1, 2, 3, 4, 5], [20, 15, 10, 5, 0]), of("odd5-dlh-sum").rows);
});

test("the Indian square's paths make what the book says, and the note names the steps that fail", () => {
  const { rows } = of("indian8");
  const failing = [];
  for (let dr = 0; dr <= 4; dr += 1)
    for (let dc = 0; dc <= 4; dc += 1)
      if (
        dr + dc > 0 &&
        [dc, -dc].some((across) =>
          rows.some((_, r) =>
            rows.some(
              (_, c) =>
                add(
                  Array.from(
                    { length: 8 },
                    (_, i) => rows[(r + i * dr) % 8][(c + i * across + 64) % 8],
                  ),
                ) !== 260,
            ),
          ),
        )
      )
        failing.push(`${dr},${dc}`);
  assert.deepEqual(failing, ["0,2", "0,4", "1,4", "2,0", "3,4", "4,0", "4,1", "4,3"]);
  const words = rule("falkener.squares.indian.properties").text;
  const examples = [...words.matchAll(/(\d+(?: \. \d+){7})/g)].map(([, list]) =>
    list.split(" . ").map(Number),
  );
  assert.equal(examples.length, 4);
  for (const path of examples) assert.equal(add(path), 260, path.join());
});

test("Franklin's circle holds the two groups of four that the book names", () => {
  const { rows } = of("circle8");
  const at = (number) => {
    const r = rows.findIndex((row) => row.includes(number));
    return [r, rows[r].indexOf(number)];
  };
  for (const group of [
    [73, 15, 72, 14],
    [73, 14, 41, 46],
  ])
    assert.equal(add(group) + 6, 180, group.join());
  const near = [73, 15, 72, 14].map(at);
  assert.equal(Math.max(...near.map(([r]) => r)) - Math.min(...near.map(([r]) => r)), 1);
  assert.equal(Math.max(...near.map(([, c]) => c)) - Math.min(...near.map(([, c]) => c)), 1);
  assert.equal(new Set([73, 14, 41, 46].map((number) => at(number)[0])).size, 1);
});

test("a square that is not there is named", () => {
  assert.throws(() => squareOf("nowhere"), /no square nowhere/);
});

test("a square can be shown with a ring of its copies, and a path in it is added", () => {
  const edge = squareFigure(of("indian8"), { edge: true });
  assert.equal(edge.match(/<td/g).length, 100);
  assert.match(edge, /<tr><td class="copy">28<\/td><td class="copy">40/);
  assert.match(
    squareFigure(of("indian8"), { path: [40, 7, 14, 21, 25, 58, 51, 44] }),
    /40 \+ 7 \+ 14 \+ 21 \+ 25 \+ 58 \+ 51 \+ 44 = 260/,
  );
});

// ---------------------------------------------------------------- the tours

const isSemiMagic = (rows) => {
  const { rows: across, columns, constant } = sumsOf({ rows });
  return [...across, ...columns].every((each) => each === constant);
};
const swapped = (rows, a, b) =>
  rows.map((row) => row.map((cell) => (cell === a ? b : cell === b ? a : cell)));

test("each approximate tour comes right by one exchange, the note's, and is no tour any more", () => {
  const said = noteWith("So it would.").match(/\d+ and \d+/g);
  const pairs = [said[0], said[0], said[1], said[2]].map((pair) => pair.split(" and ").map(Number));
  ["km-x1", "km-x2", "km-x3", "km-x4"].forEach((id, i) => {
    const { rows } = of(id);
    assert.ok(!isSemiMagic(rows), id);
    const better = swapped(rows, ...pairs[i]);
    assert.ok(isSemiMagic(better), id);
    assert.ok(!judge({ rows: better, claims: ["tour"] })[0].holds, id);
  });
});

test("no printed magic tour has both diagonals right", () => {
  const magic = all.filter(({ tour, claims }) => tour && claims.includes("rows"));
  assert.equal(magic.length, 18);
  for (const { id, rows } of magic)
    assert.ok(!sumsOf({ rows }).diagonals.every((each) => each === 260), id);
});

test("the printed magic tours begin on 56 squares by turning, all but the eight marked x", () => {
  const reached = new Set();
  for (const { rows, tour, claims } of all) {
    if (!tour || !claims.includes("rows")) continue;
    const at = rows.flat().indexOf(1);
    let [r, c] = [Math.floor(at / 8), at % 8];
    for (let turn = 0; turn < 4; turn += 1) {
      [r, c] = [c, 7 - r];
      reached.add(`${r},${c}`);
      reached.add(`${r},${7 - c}`);
    }
    // A re-entering tour may begin at 64 and be read backwards as well.
  }
  const missing = [];
  for (let r = 0; r < 4; r += 1)
    for (let c = 0; c < 4; c += 1) if (!reached.has(`${r},${c}`)) missing.push([r, c]);
  assert.deepEqual(
    [reached.size, missing],
    [
      56,
      [
        [0, 1],
        [1, 0],
      ],
    ],
  );
});

test("a tour is drawn as a line too, closed where it is re-entering", () => {
  assert.match(squareFigure(of("euler-3")), /<svg class="march"[^>]*>.*Z"\/>/);
  assert.doesNotMatch(squareFigure(of("euler-2")), /Z"\/>/);
  assert.doesNotMatch(squareFigure(of("odd5-agrippa")), /<svg/);
});

test("sums stand where the book speaks of them, no others", () => {
  const sums = (id, what) => squareFigure(of(id)).split(`Sum of the ${what} `).length - 1;
  assert.deepEqual([sums("roget-card", "column"), sums("roget-card", "row")], [8, 0]);
  assert.deepEqual([sums("km-1", "column"), sums("km-1", "row")], [8, 8]);
  assert.deepEqual([sums("euler-1", "column"), sums("euler-1", "row")], [0, 0]);
});

test("a square that needs the width stands across its plate and can be scrolled", () => {
  assert.match(squareFigure(of("comp12-nine")), /class="square big".*class="scroll" tabindex="0"/);
  assert.doesNotMatch(squareFigure(of("border9")), /big|scroll/);
});

test("what the notes tell of how the squares are made is so", () => {
  const rows = (id) => of(id).rows;
  const columns = (id) => rows(id).map((_, c) => rows(id).map((row) => row[c]));
  const sorted = (lines) => lines.map((line) => [...line].sort((a, b) => a - b).join()).sort();
  // "The same column": De la Loubère's columns hold the numbers of Agrippa's.
  assert.deepEqual(sorted(columns("odd5-loubere")), sorted(columns("odd5-agrippa")));
  // "Magic in rows and columns": number k has its 1 in the k-th cell down the columns.
  for (let k = 1; k <= 16; k += 1) {
    const id = `any4-${String(k).padStart(2, "0")}`;
    assert.equal(rows(id)[(k - 1) % 4][Math.floor((k - 1) / 4)], 1, id);
  }
  // "So it is": the differences of page 288.
  const natural = rows("even8-nat-sum");
  for (let k = 0; k < 4; k += 1)
    for (let i = 0; i < 8; i += 1) {
      assert.equal(Math.abs(natural[i][3 - k] - natural[i][4 + k]), 2 * k + 1);
      assert.equal(Math.abs(natural[3 - k][i] - natural[4 + k][i]), 8 * (2 * k + 1));
    }
  // "The other numbers" and "The reverse way": pairs of 65.
  const [perfect, indian] = [rows("perfect8"), rows("indian8")];
  for (let r = 0; r < 8; r += 1)
    for (let c = 0; c < 8; c += 1) {
      const mirror = (i) => i - (i % 4) + 3 - (i % 4);
      assert.equal(perfect[r][c] + perfect[mirror(r)][mirror(c)], 65);
      assert.equal(indian[r][c] + indian[(r + 4) % 8][(c + 4) % 8], 65);
    }
  // "Similar": the shaded cells of the lattice stand as Agrippa's square of four.
  const { shaded } = of("lattice8");
  const inShade = shaded.map(([r, c]) => rows("lattice8")[r][c]);
  const order = [...inShade].sort((a, b) => a - b);
  assert.deepEqual(
    inShade.map((number) => order.indexOf(number) + 1),
    rows("even4-agrippa").flat(),
  );
  // "With a knight's move": turned sideways, each row two cells further on than the one above.
  const first = rows("indian8-t1");
  rows("indian8-t2").forEach((row, r) =>
    assert.deepEqual(
      row,
      row.map((_, c) => first[(c + 2 * r) % 8][7 - r]),
    ),
  );
});
