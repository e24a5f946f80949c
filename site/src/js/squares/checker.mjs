// The checker of squares: judges what a person types by the rules module of the family, on this page alone.

import { openCore } from "../site/core.mjs";
import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { squareWords } from "../words/squares.mjs";

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-part=square-form]"));
const verdict = /** @type {HTMLElement} */ (document.querySelector("[data-part=square-verdict]"));
const input = form.querySelector("textarea");

/** The square with the sum of each row beside it and of each column below. */
function drawn({ columns, rows, cells, sums }) {
  const sumCell = ({ total, right }) =>
    element("td", { class: right ? "sum" : "sum off" }, String(total));
  const body = Array.from({ length: rows }, (_, r) =>
    element(
      "tr",
      {},
      ...cells
        .slice(r * columns, (r + 1) * columns)
        .map((cell) => element("td", cell === null ? { class: "none" } : {}, String(cell ?? ""))),
      sumCell(sums[r]),
    ),
  );
  const below = element(
    "tr",
    {},
    ...sums.slice(rows, rows + columns).map(sumCell),
    element("td", { class: "none" }),
  );
  const table = element("table", { class: `n${columns + 1}` });
  table.append(element("tbody", {}, ...body, below));
  return element("div", { class: "square scroll", tabindex: "0" }, table);
}

function shown(checked) {
  const lines = checked.told.trim().split("\n");
  const out = (title, text) =>
    element("details", {}, element("summary", {}, title), element("pre", {}, text));
  verdict.replaceChildren(
    element("p", { class: "kind", "data-testid": "square-kind" }, lines[0]),
    element("ul", {}, ...lines.slice(1).map((line) => element("li", {}, line))),
    drawn(checked),
    out(squareWords.text, checked.text),
    out(squareWords.csv, checked.csv),
  );
}

async function check() {
  verdict.replaceChildren(element("p", {}, squareWords.checking));
  try {
    const ludus = await openCore("squares");
    shown(ludus.checkSquare(input.value));
  } catch (fault) {
    const { what, expected, line, column } = fault;
    const words = line
      ? `${say(squareWords.fault, { line, column, what })} ${say(squareWords.expected, { expected })}`
      : fault.message;
    verdict.replaceChildren(element("p", { class: "fault", "data-testid": "square-fault" }, words));
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  check();
});

// On paper the square that the address names stands alone (print.css).
for (const button of document.querySelectorAll("[data-print]"))
  button.addEventListener("click", () => {
    location.hash = /** @type {HTMLElement} */ (button).dataset.print;
    print();
  });
