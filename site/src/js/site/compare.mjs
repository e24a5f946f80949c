// The comparing page awake: which kinds are shown, only where they differ, and any of the little boards grown to be played
// with. The choice stands in the address, so that a link shows the same page.

import { able } from "./core.mjs";
import { wakeDiagrams } from "../board/diagram.mjs";
import { sheet } from "../match/dialog.mjs";
import { element } from "./dom.mjs";
import { encodeGame } from "../store/link.mjs";
import { say } from "./say.mjs";
import { passageHtml, passages } from "../match/why.mjs";
import { compare } from "../words/numbers.mjs";
import { siteUrl } from "./site-url.mjs";

const table = document.querySelector('[data-part="table"]');
const form = document.querySelector('[data-part="choose"]');
const narrow = matchMedia("(max-width: 48rem)");
const boxes = [...form.querySelectorAll('[name="kind"]')];
const sides = [...form.querySelectorAll('[name="side"]')];
const all = boxes.map((box) => box.value);

// ---- what is shown ----

const shown = () =>
  narrow.matches
    ? [...new Set(sides.map((side) => side.value))]
    : boxes.filter((box) => box.checked).map((box) => box.value);

function show() {
  const kinds = shown();
  const differ = form.elements.differ.checked;
  for (const cell of table.querySelectorAll("[data-kind]")) {
    cell.hidden = !kinds.includes(cell.dataset.kind);
    cell.classList.toggle("right", kinds.indexOf(cell.dataset.kind) === 1);
  }
  let differing = 0,
    points = 0;
  for (const row of table.querySelectorAll("[data-point]")) {
    const facts = new Set(
      [...row.querySelectorAll("td:not([hidden]) .fact")].map((fact) => fact.textContent),
    );
    const same = facts.size < 2;
    points += 1;
    differing += same ? 0 : 1;
    row.classList.toggle("same", same);
    row.hidden = differ && same && kinds.length > 1;
  }
  for (const group of table.tBodies) {
    group.hidden = !group.querySelector("[data-point]:not([hidden])");
    group.querySelector(".group th").colSpan = kinds.length + 1;
  }
  table.dataset.columns = kinds.length;
  table.classList.toggle("bare", !form.elements.boards.checked);
  form.querySelector('[data-part="count"]').textContent =
    kinds.length === 0
      ? compare.choose
      : kinds.length === 1
        ? ""
        : differing === 0
          ? compare.alike
          : say(compare.differ, { n: differing, points });
}

/** The choice as the address says it: ?kinds=fulke-1,guild&differ. */
function remember() {
  const url = new URL(location.href);
  const kinds = shown();
  url.searchParams.delete("kinds");
  url.searchParams.delete("differ");
  if (kinds.length < all.length) url.searchParams.set("kinds", kinds.join(","));
  if (form.elements.differ.checked) url.searchParams.set("differ", "");
  history.replaceState(null, "", url.href.replaceAll("%2C", ",").replace("differ=", "differ"));
}

function recall() {
  const asked = new URLSearchParams(location.search);
  const kinds = (asked.get("kinds") ?? "").split(",").filter((kind) => all.includes(kind));
  form.elements.differ.checked = asked.has("differ");
  if (kinds.length > 0) {
    for (const box of boxes) box.checked = kinds.includes(box.value);
    sides.forEach((side, i) => {
      side.value = kinds[i] ?? all.find((kind) => !kinds.includes(kind));
    });
    return;
  }
  // As many as there is room for.
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = Math.max(2, Math.floor((innerWidth / rem - 10) / 9));
  boxes.forEach((box, i) => {
    box.checked = i < room;
  });
}

form.addEventListener("change", () => {
  show();
  remember();
});
form.addEventListener("submit", (event) => event.preventDefault());
narrow.addEventListener("change", show);
recall();
show();

// ---- a board grown ----

async function grow(link) {
  const cell = link.closest("td");
  const point = link.closest("tr").querySelector("th").textContent;
  const kind = sides[0].querySelector(`[value="${cell.dataset.kind}"]`);
  const caption = link.querySelector(".away").textContent.replace(/^On a board: /, "");
  const view = element("div", { className: "board-view" });
  view.append(link.querySelector("svg").cloneNode(true));
  const figure = element(
    "figure",
    { className: "diagram", id: "grown" },
    element("div", { className: "board-holder" }, view),
    element(
      "figcaption",
      {},
      element("b", {}, caption),
      element("p", { className: "say", role: "status" }),
      element(
        "span",
        { className: "acts" },
        element(
          "button",
          { type: "button", "data-step": "onward", "data-diagram": "play" },
          compare.play,
        ),
      ),
    ),
  );
  figure.dataset.record = link.dataset.record;
  const where = cell.querySelector(".where a");
  const panel = element(
    "div",
    { className: "why-panel" },
    element("p", { className: "fact" }, cell.querySelector(".fact").textContent),
  );
  const body = element("div", { className: "grown" }, figure, panel);
  passages().then((found) => {
    const passage = found[where.dataset.rule];
    if (passage) panel.append(passageHtml(passage));
  });
  const answer = sheet(
    say(compare.grown, {
      version: kind.textContent,
      point: `${point[0].toLowerCase()}${point.slice(1)}`,
    }),
    body,
    [
      { label: compare.close, value: "" },
      { label: compare.setUp, value: "set", primary: true },
    ],
    "grown",
  );
  wakeDiagrams(body, () => {});
  if ((await answer) !== "set") return;
  const record = await (await fetch(link.dataset.record)).text();
  location.href = siteUrl(`${kind.dataset.page}#${await encodeGame({ record })}`).href;
}

if (able()) {
  for (const link of table.querySelectorAll("a.see[data-record]"))
    link.setAttribute("aria-haspopup", "dialog");
  table.addEventListener("click", (event) => {
    const link = event.target.closest("a.see[data-record]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    grow(link);
  });
}
