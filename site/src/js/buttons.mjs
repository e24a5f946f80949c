// Buttons that cannot always be pressed.

/** Says whether a button does anything now. The one in hand is not disabled outright, for that would lose the keyboard's place. */
export function enable(button, can) {
  button.disabled = !can && document.activeElement !== button;
  button.setAttribute("aria-disabled", String(!can));
}
