// The choice between boards of paper and of wood, remembered: stands under the themes, and is fetched when that box is first opened.

import { element } from "./dom.mjs";
import { get, prefs, set } from "./prefs.mjs";
import { siteUrl } from "./site-url.mjs";
import { boards as words } from "../words/theme.mjs";

const root = document.documentElement;

/** The sheet with the colours of wood and of the choice itself: once a page (theme-first.js may have asked for it). */
function sheet() {
  const known = document.querySelector('link[href$="/css/wood.css"]');
  if (known) return Promise.resolve();
  const link = element("link", { rel: "stylesheet", href: siteUrl("assets/css/wood.css") });
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** Shows boards of "paper" or "wood" on this page; the drawn board hears of it as of a theme. */
export async function applyBoards(choice) {
  if (choice !== "paper") await sheet();
  if (choice === "paper") delete root.dataset.board;
  else root.dataset.board = choice;
  root.dispatchEvent(new CustomEvent("theme", { detail: root.dataset.theme }));
}

/** Puts the choice into the box of the theme. */
export async function offerBoards(box) {
  await sheet();
  const chosen = get("boards");
  const change = ({ target }) => {
    set("boards", target.value);
    applyBoards(target.value);
  };
  box.querySelector("fieldset").append(
    element(
      "div",
      { className: "boards", role: "radiogroup", "aria-labelledby": "boards-head" },
      element("p", { id: "boards-head" }, words.head),
      prefs.boards.values.map((value) =>
        element(
          "label",
          {},
          element("input", {
            type: "radio",
            name: "boards",
            value,
            checked: value === chosen,
            onchange: change,
          }),
          words[value],
        ),
      ),
    ),
  );
}
