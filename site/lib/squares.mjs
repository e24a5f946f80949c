// The printed squares and tours of Falkener, under assets/squares: read strictly, judged by computation, drawn as tables
// with their sums. What the book says of each is judged here and never written down.
// Long: one reader, one judge for each thing the book may say, one drawing.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./paths.mjs";
import { escapeHtml, TextFault } from "./text.mjs";

const folder = join(root, "assets/squares");
const fileNames = ["magic", "tours", "stages"];
let read = null;

/** Every printed square by its id, each with `tour`: whether it is a knight's tour. */
export function squares() {
  return (read ??= new Map(
    fileNames.flatMap((name) =>
      readSquares(readFileSync(join(folder, `${name}.json`), "utf8"), `squares/${name}.json`).map(
        (square) => [square.id, { ...square, tour: name === "tours" }],
      ),
    ),
  ));
}

/** A printed square by its id; an Error that names one that is not there. */
export function squareOf(id) {
  const square = squares().get(id);
  if (!square) throw new Error(`assets/squares has no square ${id}`);
  return square;
}

/** The squares of a file: {id, page, title, rule, claims, rows, lines?, shaded?, mends?, label?}. A bad one gives a TextFault that names it. */
export function readSquares(text, file) {
  let whole;
  try {
    whole = JSON.parse(text);
  } catch (error) {
    throw new TextFault(file, 1, "JSON", error.message);
  }
  const seen = new Set();
  if (!Array.isArray(whole?.squares)) throw new TextFault(file, 1, "a list of squares", "");
  return whole.squares.map((square, i) => {
    const fault = (expected, found = "") =>
      new TextFault(file, i + 1, `in square ${square?.id ?? i + 1} ${expected}`, found);
    if (typeof square?.id !== "string" || seen.has(square.id)) throw fault("an id of its own");
    seen.add(square.id);
    if (!Array.isArray(square.claims)) throw fault("the list of what the book says");
    const width = square.rows?.[0]?.length;
    if (!(width >= 3) || square.rows.some((row) => row?.length !== width))
      throw fault("rows of one length, three cells or more");
    if (square.rows.length !== width && square.claims.some((claim) => claim !== "tour"))
      throw fault("as many rows as each row has cells, where sums are spoken of");
    for (const cell of square.rows.flat())
      if (cell !== null && !Number.isInteger(cell) && !/^[a-z]+$/.test(cell))
        throw fault("numbers, null for an empty cell or small letters", JSON.stringify(cell));
    for (const claim of square.claims)
      if (!judges[claim.split(" ")[0]]?.(square, claim.split(" ").slice(1)))
        throw fault("a claim that can be judged", claim);
    return square;
  });
}

// ---------------------------------------------------------------- sums

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
const isFull = ({ rows }) => rows.flat().every(Number.isInteger);
const range = (n) => [...Array(n).keys()];

// The numbers of a block of `size` cells on a side, as rows; the board goes on at its edges.
const block = (rows, r, c, size) =>
  range(size).map((i) =>
    range(size).map((j) => rows[(r + i) % rows.length][(c + j) % rows.length]),
  );
const columnsOf = (rows) => rows.map((_, c) => rows.map((row) => row[c]));
const diagonalsOf = (rows) => [
  rows.map((row, i) => row[i]),
  rows.map((row, i) => row[rows.length - 1 - i]),
];

/** {rows, columns, diagonals, constant} of a full square: its sums, and what a line must have by the mean of all its numbers. */
export function sumsOf({ rows }) {
  return {
    rows: rows.map(sum),
    columns: columnsOf(rows).map(sum),
    diagonals: diagonalsOf(rows).map(sum),
    constant: sum(rows.flat()) / rows.length,
  };
}

// Numbers in words: "all 65", or each that differs.
function told(sums, wanted, one) {
  const off = sums.filter((each) => each !== wanted);
  if (off.length === 0) return `all ${wanted}`;
  return one ? `${sums.join(" and ")}, not ${wanted}` : `${off.join(", ")}, not ${wanted}`;
}
const alike = (name, sums, wanted, pair) => ({
  name,
  holds: sums.every((each) => each === wanted),
  detail: told(sums, wanted, pair),
});
const isMagic = (rows) => {
  const { rows: across, columns, diagonals, constant } = sumsOf({ rows });
  return [...across, ...columns, ...diagonals].every((each) => each === constant);
};

// ---------------------------------------------------------------- the march of the knight

const cellsInOrder = ({ rows }) => {
  const at = [];
  rows.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (Number.isInteger(cell)) at[cell - 1] = [r, c];
    }),
  );
  return at;
};
const isLeap = (a, b) =>
  a !== undefined && b !== undefined && Math.abs((a[0] - b[0]) * (a[1] - b[1])) === 2;

// The straight line between two cells, both with it, empty cells left out.
function lineCells(rows, [r1, c1, r2, c2]) {
  const steps = Math.max(Math.abs(r2 - r1), Math.abs(c2 - c1));
  return range(steps + 1)
    .map((i) => rows[r1 + i * Math.sign(r2 - r1)][c1 + i * Math.sign(c2 - c1)])
    .filter(Number.isInteger);
}

// ---------------------------------------------------------------- judges

// One judge for each thing the book may say: from the square and the words after the claim's first, {name, holds, detail}; null where the words are wrong.
const judges = {
  rows: (square) => alike("Rows", sumsOf(square).rows, sumsOf(square).constant),
  columns: (square) => alike("Columns", sumsOf(square).columns, sumsOf(square).constant),
  diagonals: (square) =>
    alike("Diagonals", sumsOf(square).diagonals, sumsOf(square).constant, true),
  no(square, [what]) {
    if (what !== "diagonals") return null;
    const both = judges.diagonals(square);
    return {
      name: "Diagonals that fail",
      holds: !both.holds,
      detail: both.holds ? `they hold: ${both.detail}` : both.detail,
    };
  },
  half(square, [what]) {
    const half = square.rows.length / 2;
    const of = (lines) => lines.flatMap((line) => [line.slice(0, half), line.slice(half)]).map(sum);
    const wanted = sumsOf(square).constant / 2;
    if (what === "lines")
      return alike(
        "Half rows and columns",
        of([...square.rows, ...columnsOf(square.rows)]),
        wanted,
      );
    return what === "diagonals"
      ? alike("Half diagonals", of(diagonalsOf(square.rows)), wanted)
      : null;
  },
  blocks(square, [size]) {
    const side = Number(size);
    const places = range(square.rows.length / side).map((i) => i * side);
    return alike(
      `Small squares of ${side * side} cells`,
      places.flatMap((r) => places.map((c) => sum(block(square.rows, r, c, side).flat()))),
      (sumsOf(square).constant * side * side) / square.rows.length,
    );
  },
  every(square, [size]) {
    const side = Number(size);
    const places = range(square.rows.length);
    return alike(
      `Every square of ${side * side} cells, over the edges too`,
      places.flatMap((r) => places.map((c) => sum(block(square.rows, r, c, side).flat()))),
      (sumsOf(square).constant * side * side) / square.rows.length,
    );
  },
  quarters(square) {
    const half = square.rows.length / 2;
    const quarters = [0, half].flatMap((r) => [0, half].map((c) => block(square.rows, r, c, half)));
    return alike(
      "Rows and columns of the quarters",
      quarters.flatMap((rows) => [...rows, ...columnsOf(rows)].map(sum)),
      sumsOf(square).constant / 2,
    );
  },
  compartments(square, [size]) {
    const side = Number(size);
    const places = range(square.rows.length / side).map((i) => i * side);
    const all = places.flatMap((r) => places.map((c) => block(square.rows, r, c, side)));
    const magic = all.filter(isMagic).length;
    return {
      name: `Compartments of ${side * side} cells, each magic`,
      holds: magic === all.length,
      detail: `${magic} of ${all.length}`,
    };
  },
  // Ring by ring: what stands opposite makes the same sum, and its lower numbers are the next in the series.
  borders(square) {
    const size = square.rows.length;
    const pair = 1 + size * size;
    let rings = 0;
    let good = 0;
    let next = 1;
    for (let k = 0; size - 2 * k > 4 || (size % 2 === 1 && size - 2 * k > 1); k += 1) {
      const end = size - 1 - k;
      const at = (r, c) => square.rows[r][c];
      const pairs = [
        [at(k, k), at(end, end)],
        [at(k, end), at(end, k)],
        ...range(size - 2 * k - 2).flatMap((i) => [
          [at(k, k + 1 + i), at(end, k + 1 + i)],
          [at(k + 1 + i, k), at(k + 1 + i, end)],
        ]),
      ];
      const lows = pairs.map(([a, b]) => Math.min(a, b)).sort((a, b) => a - b);
      rings += 1;
      if (
        pairs.every(([a, b]) => a + b === pair) &&
        lows.every((low, i) => low === next + i) &&
        isMagic(square.rows.slice(k, end + 1).map((row) => row.slice(k, end + 1)))
      )
        good += 1;
      next += lows.length;
    }
    return {
      name: "Borders, each with the next numbers, magic with all within it",
      holds: good === rings,
      detail: `${good} of ${rings}`,
    };
  },
  lines(square) {
    if (!square.lines) return null;
    const numbers = square.rows.flat().filter(Number.isInteger);
    const mean = (Math.min(...numbers) + Math.max(...numbers)) / 2;
    const lines = square.lines.map((line) => lineCells(square.rows, line));
    const lengths = [...new Set(lines.map(({ length }) => length))].sort((a, b) => b - a);
    const off = lines.filter((line) => sum(line) !== line.length * mean);
    return {
      name: "Lines",
      holds: off.length === 0,
      detail:
        off.length === 0
          ? lengths.map((n) => `${n} cells ${n * mean}`).join(", ")
          : off.map((line) => `${line.join(" + ")} = ${sum(line)}`).join("; "),
    };
  },
  broken(square, [what]) {
    if (what !== "diagonals") return null;
    const size = square.rows.length;
    const lines = [1, size - 1].flatMap((step) =>
      range(size).map((c) => sum(square.rows.map((row, i) => row[(c + i * step) % size]))),
    );
    return alike("Broken diagonals, over the edges", lines, sumsOf(square).constant);
  },
  knight(square, [what]) {
    if (what !== "paths") return null;
    const size = square.rows.length;
    const steps = [
      [1, 2],
      [2, 1],
      [1, size - 2],
      [2, size - 1],
    ];
    const paths = steps.flatMap(([dr, dc]) =>
      range(size).flatMap((r) =>
        range(size).map((c) =>
          sum(range(size).map((i) => square.rows[(r + i * dr) % size][(c + i * dc) % size])),
        ),
      ),
    );
    return alike("Paths of eight knight's moves, over the edges", paths, sumsOf(square).constant);
  },
  // Of numbers that are wanting nothing can be said: a march half told goes on after them.
  tour(square) {
    const at = cellsInOrder(square);
    const steps = range(at.length - 1).filter((i) => at[i] && at[i + 1]);
    const bad = steps.filter((i) => !isLeap(at[i], at[i + 1]));
    const count = square.rows.flat().filter(Number.isInteger).length;
    const runs = range(at.length)
      .filter((i) => at[i] && !at[i - 1])
      .map((from) => [from, range(at.length).find((i) => i >= from && !at[i + 1])]);
    return {
      name: "Each number a knight's move from the last",
      holds: bad.length === 0 && at.filter(Boolean).length === count,
      detail:
        bad.length > 0
          ? bad.map((i) => `not ${i + 1} to ${i + 2}`).join(", ")
          : runs.map(([from, to]) => `${from + 1} to ${to + 1}`).join(", "),
    };
  },
  "re-entering"(square) {
    const at = cellsInOrder(square);
    const closed = isLeap(at[0], at.at(-1));
    return {
      name: "Re-entering",
      holds: closed,
      detail: `${at.length} is ${closed ? "" : "not "}a knight's move from 1`,
    };
  },
  not(square, [what]) {
    if (what !== "re-entering") return null;
    const { holds, detail } = judges["re-entering"](square);
    return { name: "Not re-entering", holds: !holds, detail };
  },
  difference(square, words) {
    const wanted = Number(words[0]);
    const half = words.slice(1).join(" ") === "half board";
    const size = square.rows.length;
    const off = new Set();
    let pairs = 0;
    square.rows.forEach((row, r) =>
      row.forEach((a, c) => {
        const b = half
          ? square.rows[(r + size / 2) % size][c]
          : square.rows[size - 1 - r][size - 1 - c];
        if (a > b) return;
        pairs += 1;
        if (b - a !== wanted) off.add(`${a} and ${b} differ by ${b - a}`);
      }),
    );
    return {
      name: `Opposite numbers differ by ${wanted}`,
      holds: off.size === 0,
      detail:
        off.size === 0
          ? `all ${pairs} pairs`
          : off.size > 4
            ? `not ${off.size} of ${pairs} pairs`
            : [...off].join("; "),
    };
  },
};

/** What the book says of a square, judged: [{claim, name, holds, detail}]. */
export const judge = (square) =>
  square.claims.map((claim) => {
    const [first, ...words] = claim.split(" ");
    return { claim, ...judges[first](square, words) };
  });

/** What a square is, whatever the book says: "magic", "rows and columns only", ... or "" where it is not full or nothing holds. */
export function kindOf(square) {
  if (!isFull(square)) return "";
  const { rows, columns, diagonals, constant } = sumsOf(square);
  const holds = (sums) => sums.every((each) => each === constant);
  if (!holds(rows) || !holds(columns)) return "";
  if (!holds(diagonals)) return "rows and columns only";
  return judges.broken(square, ["diagonals"]).holds ? "magic, its broken diagonals too" : "magic";
}

// ---------------------------------------------------------------- as a figure

const isShaded = ({ shaded = [] }, r, c) => shaded.some(([a, b]) => a === r && b === c);

// A sum at the end of a line; one that is not the constant is marked, and said so where it cannot be seen.
const sumCell = (value, wanted, what) =>
  `<td class="${value === wanted ? "sum" : "sum off"}"><span class="away">${what} </span>${value}${value === wanted ? "" : '<span class="away">, which differs</span>'}</td>`;

// The square with one ring of the same square's copies around it.
function withEdge(rows) {
  const size = rows.length;
  return range(size + 2).map((r) =>
    range(size + 2).map((c) => rows[(r + size - 1) % size][(c + size - 1) % size]),
  );
}

// The march of the knight as a line, over a board without numbers; these stand in the table beside it.
function march(square) {
  const at = cellsInOrder(square);
  const [height, width] = [square.rows.length, square.rows[0].length];
  const path = range(at.length)
    .filter((i) => at[i])
    .map((i) => `${at[i - 1] ? "L" : "M"}${at[i][1] + 0.5} ${at[i][0] + 0.5}`)
    .join("");
  const closed = at.length === width * height && isLeap(at[0], at.at(-1)) ? "Z" : "";
  const [r, c] = at[0];
  return `<svg class="march" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path class="cells" d="${range(
    width + 1,
  )
    .map((i) => `M${i} 0V${height}`)
    .join("")}${range(height + 1)
    .map((i) => `M0 ${i}H${width}`)
    .join(
      "",
    )}"/><path d="${path}${closed}"/><circle cx="${c + 0.5}" cy="${r + 0.5}" r=".14"/></svg>`;
}

/**
 * A printed square as a figure: its numbers, its sums, and what the book says of it, judged. `edge`: with one ring of its
 * copies around it; `path`: these numbers marked and added; `caption`: instead of its title; `id`: of the figure.
 */
export function squareFigure(
  square,
  { caption = "", edge = false, path = [], id = `square-${square.id}` } = {},
) {
  const title = caption || square.title;
  const rows = edge ? withEdge(square.rows) : square.rows;
  const width = rows[0].length;
  const judged = path.length > 0 ? [] : judge(square);
  const sums = !edge && judged.length > 0 && isFull(square) ? sumsOf(square) : null;
  const claimed = (what) => sums && judged.some(({ claim }) => claim === what);
  const kind = (r, c, cell) => {
    if (cell === null) return "none";
    if (path.includes(cell)) return "path";
    if (edge && (r % (width - 1) === 0 || c % (width - 1) === 0)) return "copy";
    if (!Number.isInteger(cell)) return isShaded(square, r, c) ? "to shade" : "to";
    return isShaded(square, r, c) ? "shade" : "";
  };
  const body = rows.map((row, r) => {
    const cells = row.map((cell, c) => {
      const name = kind(r, c, cell);
      return `<td${name ? ` class="${name}"` : ""}>${cell ?? ""}</td>`;
    });
    const end = claimed("rows") ? sumCell(sums.rows[r], sums.constant, "Sum of the row") : "";
    return `<tr>${cells.join("")}${end}</tr>`;
  });
  const foot = claimed("columns")
    ? `<tr>${sums.columns.map((each) => sumCell(each, sums.constant, "Sum of the column")).join("")}${claimed("rows") ? '<td class="none"></td>' : ""}</tr>`
    : "";
  const said = judged.map(
    ({ name, holds, detail }) =>
      `<li class="${holds ? "holds" : "fails"}"><span aria-hidden="true">${holds ? "✓" : "✗"}</span> ${escapeHtml(name)}: ${escapeHtml(detail)}${holds ? "" : ". <b>The book says otherwise</b>"}</li>`,
  );
  if (path.length > 0) said.push(`<li>${path.join(" + ")} = ${sum(path)}</li>`);
  const lead =
    judged.length > 0
      ? `<p class="checked">${square.claims[0] === "lines" ? "Counted" : "What the book says, counted"}:</p>`
      : "";
  const list = said.length === 0 ? "" : `${lead}<ul class="verdicts">${said.join("")}</ul>`;
  const mends =
    square.mends && path.length === 0 && !edge
      ? `<p class="mends">${escapeHtml(square.mends)}</p>`
      : "";
  const table = `<table class="n${width + (claimed("rows") ? 1 : 0)}" aria-label="${escapeHtml(title)}"><tbody>${body.join("")}${foot}</tbody></table>`;
  const held =
    width > 10
      ? `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(title)}">${table}</div>`
      : table;
  return `<figure class="square${width > 10 ? " big" : ""}" id="${id}" lang="en-GB">${held}${square.tour ? march(square) : ""}
<figcaption><b>${escapeHtml(title)}</b>${list}${mends}</figcaption></figure>`;
}

/** About how high its figure stands, in pixels. */
export const squareHeight = ({ rows, claims, tour }) =>
  (rows.length + 1) * 36 + 110 + claims.length * 24 + (tour ? 260 : 0);
