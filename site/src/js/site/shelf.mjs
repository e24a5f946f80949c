// The shelf sifted: by book, players, dice and length. The choice stands in the address, so that a link shows the same games.

import { say } from "./say.mjs";
import { filters } from "../words/shelf.mjs";

const form = document.querySelector('[data-part="sift"]');
const lists = [...form.querySelectorAll("select")];
const games = [...document.querySelectorAll(".family .kind")];

/** Shows what agrees with every choice; families and shelves without a game are put away with their headings. */
function show() {
  let shown = 0;
  for (const game of games) {
    game.hidden = lists.some(
      ({ name, value }) => value !== "" && !game.dataset[name].split(" ").includes(value),
    );
    shown += game.hidden ? 0 : 1;
  }
  const empty = (part) => !part.querySelector(".kind:not([hidden])");
  for (const list of document.querySelectorAll(".family .kinds")) {
    list.hidden = empty(list);
    const head = list.previousElementSibling;
    if (head?.matches(".shelf-head")) head.hidden = list.hidden;
  }
  for (const family of document.querySelectorAll(".family")) {
    family.hidden = empty(family);
    const way = document
      .querySelector(`.jump a[href="#${family.querySelector("h2").id}"]`)
      ?.closest("li");
    if (way) way.hidden = family.hidden;
  }
  form.querySelector('[data-part="count"]').textContent =
    shown === games.length
      ? say(filters.all, { n: shown })
      : shown === 0
        ? filters.none
        : say(filters.some, { n: shown, all: games.length });
}

function remember() {
  const url = new URL(location.href);
  for (const { name, value } of lists)
    value === "" ? url.searchParams.delete(name) : url.searchParams.set(name, value);
  history.replaceState(null, "", url);
}

/** The choice of the address; what it does not know is left open. */
function recall() {
  const asked = new URL(location.href).searchParams;
  for (const list of lists)
    list.value = [...list.options].some(({ value }) => value === asked.get(list.name))
      ? asked.get(list.name)
      : "";
  show();
}

form.addEventListener("change", () => {
  show();
  remember();
});
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("pageshow", recall);
recall();
