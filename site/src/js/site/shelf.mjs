// The shelf: sifted by book, players, dice and length, and sorted by family, length, age or luck. What is chosen stands in the
// address, so that a link shows the same games; how they are sorted is remembered besides.

import { element, part } from "./dom.mjs";
import { showGoingOn } from "./going-on.mjs";
import { get, set } from "./prefs.mjs";
import { say } from "./say.mjs";
import { ages, filters, lengths, luck, sortedBy } from "../words/shelf.mjs";

const form = /** @type {HTMLFormElement} */ (document.querySelector('[data-part="sift"]'));
const sort = form.querySelector("select[name=sort]");
const lists = [...form.querySelectorAll("select")].filter((list) => list !== sort);
const games = [...document.querySelectorAll(".family .kind")];
const families = [...document.querySelectorAll(".family")];
const sorted = part(document, "sorted");
const filtersButton = part(form, "filters-button"); // seen on a phone, where the filters are folded
const jumps = [...document.querySelectorAll(".jump")]; // above the boards, on a phone below them

// Each game's own place, to which it goes back.
const homes = games.map((game) => game.parentElement);

const number = (name) => (game) => Number(game.dataset[name]);

/** How the shelf is sorted: {by, group}, what is compared, and the heading of a game. */
const ways = {
  length: { by: number("minutes"), group: (game) => lengths[game.dataset.length] },
  age: { by: number("year"), group: () => ages.oldest },
  luck: { by: number("luck"), group: (game) => luck[game.dataset.lucky] },
};

/** Lays the games under the headings of a way of sorting, or back into their families. */
function arrange(way) {
  sorted.hidden = !Object.hasOwn(ways, way);
  for (const jump of jumps) jump.hidden = !sorted.hidden;
  if (sorted.hidden) {
    games.forEach((game, i) => homes[i].append(game));
    sorted.replaceChildren();
  } else {
    const { by, group } = ways[way];
    const heads = new Map();
    for (const game of [...games].sort((a, b) => by(a) - by(b))) {
      const head = group(game);
      if (!heads.has(head)) heads.set(head, []);
      heads.get(head).push(game);
    }
    sorted.replaceChildren(
      ...[...heads].map(([head, these], i) =>
        element(
          "section",
          { className: "family", "aria-labelledby": `sorted-${i}` },
          element("h2", { id: `sorted-${i}` }, head),
          element("ul", { className: "kinds" }, these),
        ),
      ),
    );
  }
}

/** Shows what agrees with every choice; families without a game are put away with their headings. */
function show() {
  let shown = 0;
  for (const game of games) {
    game.hidden = lists.some(
      ({ name, value }) => value !== "" && !game.dataset[name].split(" ").includes(value),
    );
    shown += game.hidden ? 0 : 1;
  }
  for (const family of [...families, ...sorted.children]) {
    family.hidden = !family.querySelector(".kind:not([hidden])");
    for (const jump of jumps) {
      const way = jump.querySelector(`a[href="#${family.querySelector("h2").id}"]`)?.closest("li");
      if (way) way.hidden = family.hidden;
    }
  }
  const counted =
    shown === games.length
      ? say(filters.all, { n: shown })
      : shown === 0
        ? filters.none
        : say(filters.some, { n: shown, all: games.length });
  // A screen reader hears of a new order only here.
  part(form, "count").textContent = [counted, sortedBy[sort.value]].filter(Boolean).join(" ");
}

function remember() {
  const url = new URL(location.href);
  for (const { name, value } of lists)
    value === "" ? url.searchParams.delete(name) : url.searchParams.set(name, value);
  url.searchParams.set(sort.name, sort.value);
  history.replaceState(null, "", url);
  set("shelfSort", sort.value);
}

const has = (list, value) => [...list.options].some((option) => option.value === value);

/** The choice of the address; what it does not know is left open. */
function recall() {
  const asked = new URL(location.href).searchParams;
  for (const list of lists)
    list.value = has(list, asked.get(list.name)) ? asked.get(list.name) : "";
  sort.value = has(sort, asked.get(sort.name)) ? asked.get(sort.name) : get("shelfSort");
  if (lists.some(({ value }) => value !== "")) filtersButton.setAttribute("aria-expanded", "true");
  arrange(sort.value);
  show();
}

filtersButton.addEventListener("click", () => {
  const open = filtersButton.getAttribute("aria-expanded") === "true";
  filtersButton.setAttribute("aria-expanded", String(!open));
});
form.addEventListener("change", ({ target }) => {
  if (target === sort) arrange(sort.value);
  show();
  remember();
});
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("pageshow", recall);
recall();
showGoingOn(part(document, "going-on"));
