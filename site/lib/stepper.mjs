// The buttons that step through a game, the same at every table and under every diagram; src/js/match/stepper.mjs wakes them.

import { actionOf } from "../src/js/site/actions.mjs";
import { icon } from "./buttons.mjs";

const button = (step, label, more = "") =>
  `<button type="button" class="quiet icon" data-step="${step}" aria-label="${label}"${more} disabled>${icon(step)}</button>`;
const group = (buttons) =>
  `<span class="steps" role="group" aria-label="Step through the moves">${buttons.join("")}</span>`;

const [first, back, on, last] = ["first", "back", "on", "last"].map((step) =>
  button(step, actionOf("steps", step).does),
);

/** At a table: first, back, by itself, on, last. */
export const steps = () =>
  group([
    first,
    back,
    button("auto", actionOf("study", "auto").label, ' aria-pressed="false"'),
    on,
    last,
  ]);

/** Under a diagram of so many moves: one button that plays them, and the others where there is more than one. */
export function stepsUnder(count) {
  const onward = '<button type="button" data-step="onward" data-diagram="play">Play it</button>';
  if (count === 0) return "";
  return count === 1 ? onward : group([first, back, onward, last]);
}
