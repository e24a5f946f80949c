// The first visit to a table of a family: one card offers a lesson of three minutes, or to just play. It is shown once
// (theme-first.js looks whether, and remembers it), and goes with the first move.

import { isTransient } from "./match-view.mjs";
import { part } from "../site/dom.mjs";
import { get } from "../site/prefs.mjs";
import * as store from "../store/store.mjs";

const { classList } = document.documentElement;

/** Whether this is somebody's first game here: nothing is saved, and nobody said that no lesson is wanted for all games. */
export const newcomer = () =>
  get("offered").split(" ").indexOf("all") < 0 && store.all().games.length === 0;

/** Takes the card away when somebody plays or says so. */
export function offerLesson(page, panel) {
  if (!classList.contains("offer")) return;
  const card = part(page, "first-visit");
  const away = () => {
    const focused = card.contains(document.activeElement);
    classList.remove("offer");
    if (focused) page.querySelector('.grid [tabindex="0"]')?.focus({ preventScroll: true });
  };
  part(card, "just-play").addEventListener("click", away);
  panel.match.addEventListener("change", ({ detail }) => {
    if (!isTransient(detail.kind) && detail.kind !== "seat" && detail.state.line.length > 0) away();
  });
}
