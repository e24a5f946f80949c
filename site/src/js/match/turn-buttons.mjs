// The buttons of a turn, at a table and in a lesson.

import { element } from "../site/dom.mjs";
import { turns } from "../words/match.mjs";

/**
 * What may be done now that is not a place on the board: the dice, the end of a turn, a promotion; and the computer’s turn where
 * it waits. `open`: whether moves may be made at all.
 */
export function turnButtons(match, { dice = null, opponent = null, open = true }) {
  if (dice && match.card.hasRolls) return dice.buttons();
  const { next } = match.state;
  const all = match.spots.flatMap((spot, index) =>
    spot.kind === "button" && open && next.includes(index)
      ? [
          element(
            "button",
            {
              type: "button",
              "data-spot": String(index),
              "data-testid": `spot-${spot.name}`,
              onclick: () => match.touch(index),
            },
            spot.label || spot.name,
          ),
        ]
      : [],
  );
  if (opponent?.waiting)
    all.push(
      element(
        "button",
        { type: "button", "data-testid": "go-on", onclick: () => opponent.goOn() },
        turns.letMove,
      ),
    );
  return all;
}

/** Puts buttons where others stood; a keyboard that was there stays, or goes to the board’s grid. */
export function replaceButtons(box, buttons, grid, focus) {
  const had = box.contains(document.activeElement);
  box.replaceChildren(...buttons);
  if (had) (box.querySelector("button") ?? grid?.querySelector('[tabindex="0"]'))?.focus(focus);
}
