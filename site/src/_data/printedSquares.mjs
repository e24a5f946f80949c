// The book's printed squares and tours, each judged by the rules module of the squares and by site/lib/squares.mjs; where the two differ
// the build stops.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { allPassages } from "../../lib/book.mjs";
import { core } from "../../lib/core.mjs";
import { root } from "../../lib/paths.mjs";
import { judge, kindOf, readSquares, squareFigure, squares } from "../../lib/squares.mjs";

const kinds = {
  pandiagonal: "magic, its broken diagonals too",
  magic: "magic",
  semimagic: "rows and columns only",
};

const isNumber = (cell) => cell === null || Number.isInteger(cell);

export default async function () {
  const ludus = await core("squares");
  const passages = allPassages();
  const all = [];
  // Halves of tours, keys and the like, which are drawn in the chapters alone.
  const stages = new Set(
    readSquares(readFileSync(join(root, "assets/squares/stages.json"), "utf8"), "stages.json").map(
      ({ id }) => id,
    ),
  );
  for (const square of squares().values()) {
    if (stages.has(square.id)) continue;
    const numbers = square.rows.flat().every(isNumber);
    const checked = numbers
      ? ludus.checkSquare(
          square.rows.map((row) => row.map((cell) => cell ?? ".").join(" ")).join("\n"),
        )
      : null;
    const kind = kindOf(square);
    // Auxiliary squares hold numbers more than once: of them neither says anything.
    const own = checked && kinds[checked.kind];
    if (checked && own !== undefined && own !== kind)
      throw new Error(`square ${square.id}: “${own}” by the core, “${kind}” by the site`);
    const judged = judge(square);
    all.push({
      id: square.id,
      page: square.page,
      title: square.title,
      tour: square.tour,
      kind: own ?? "",
      figure: squareFigure(square),
      failed: judged.filter(({ holds }) => !holds),
      passage: passages[square.rule],
      csv:
        checked?.csv ??
        square.rows.map((row) => row.map((cell) => cell ?? "").join(",")).join("\n") + "\n",
    });
  }
  const printed = all;
  const group = (title, id, holds) => ({ title, id, squares: printed.filter(holds) });
  return {
    all: printed,
    groups: [
      group("Magic squares", "squares", ({ tour, page }) => !tour && Number(page) < 309),
      group("Knight’s tours", "tours", ({ tour }) => tour),
      group("Indian squares", "indian", ({ tour, page }) => !tour && Number(page) > 336),
    ],
    wrong: printed.filter(({ failed }) => failed.length > 0),
  };
}
