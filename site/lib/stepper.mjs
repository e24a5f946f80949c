// The buttons that step through a game, the same at every table and under every diagram; src/js/stepper.mjs wakes them.

const paths = {
  first: "M6 5v14M18 5l-8 7 8 7z", back: "M15 5l-7 7 7 7", on: "m9 5 7 7-7 7", last: "M18 5v14M6 5l8 7-8 7z",
  auto: '<path class="go" d="M8 5v14l11-7z"/><path class="stop" d="M8.500 5v14M15.500 5v14"/>',
};
const icon = (name) => `<svg viewBox="0 0 24 24" aria-hidden="true">${paths[name].startsWith("<") ? paths[name] : `<path d="${paths[name]}"/>`}</svg>`;
const button = (step, label, more = "") => `<button type="button" class="quiet icon" data-step="${step}" aria-label="${label}"${more} disabled>${icon(step)}</button>`;
const group = (buttons) => `<span class="steps" role="group" aria-label="Step through the moves">${buttons.join("")}</span>`;

const [first, back, on, last] = [["first", "Go to the start"], ["back", "One move back"], ["on", "One move forward"], ["last", "Go to the end"]].map(([step, label]) => button(step, label));

/** At a table: first, back, by itself, on, last. */
export const steps = () => group([first, back, button("auto", "Play the moves automatically", ' aria-pressed="false"'), on, last]);

/** Under a diagram of so many moves: one button that plays them, and the others where there is more than one. */
export function stepsUnder(count) {
  const onward = '<button type="button" data-step="onward" data-diagram="play">Play it</button>';
  if (count === 0) return "";
  return count === 1 ? onward : group([first, back, onward, last]);
}
