// Buttons of the list of actions, and those that cannot always be pressed.

import { titleOf } from "./actions.mjs";
import { element } from "./dom.mjs";

/** Says whether a button does anything now. The one in hand is not disabled outright, for that would lose the keyboard's place. */
export function enable(button, can) {
  button.disabled = !can && document.activeElement !== button;
  button.setAttribute("aria-disabled", String(!can));
}

/** The button of an action, with its words, what it does, and its key. */
export function actionButton(action, attributes = {}, words = action.label) {
  const title = titleOf(action);
  return element(
    "button",
    {
      type: "button",
      "data-act": action.act,
      title: title !== words && title,
      "aria-pressed": action.toggle && "false",
      ...attributes,
    },
    words,
  );
}
