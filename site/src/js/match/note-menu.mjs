// A small menu at a button or a move: by mouse, finger and keyboard.

import { element } from "../site/dom.mjs";

/** @typedef {{ label: string, sign?: string, checked?: boolean, off?: boolean, act: () => unknown, testid?: string }} MenuItem */

let close = null;

/**
 * Opens a menu beside an element, in `place`; where one is open already at that element, it closes. An item is
 * {label, sign, checked (one of several), off (cannot be done), act}.
 * @param {HTMLElement} anchor @param {HTMLElement} place @param {string} label @param {MenuItem[]} items
 */
export function openMenu(anchor, place, label, items) {
  const again = close?.(false) === anchor;
  if (again) return anchor.focus();
  const buttons = items.map(({ label: words, sign, checked, off = false, act, testid }) =>
    element(
      "button",
      {
        type: "button",
        role: checked === undefined ? "menuitem" : "menuitemradio",
        "aria-checked": checked === undefined ? undefined : String(checked),
        "aria-disabled": off && "true",
        "data-testid": testid,
        tabindex: "-1",
        onclick: () => {
          if (off) return;
          close?.(true);
          act();
          // The list may have been drawn anew: the keyboard’s place is not lost with it.
          if (document.activeElement === document.body)
            (anchor.isConnected ? anchor : place.querySelector("button")).focus();
        },
      },
      sign && element("b", { "aria-hidden": "true" }, sign),
      words,
    ),
  );
  const menu = element(
    "div",
    { className: "note-menu", role: "menu", "aria-label": label, "data-testid": "note-menu" },
    buttons,
  );
  const outside = ({ target }) =>
    !menu.contains(target) && !anchor.contains(target) && close?.(false);
  // It goes where its place moves away; what else is scrolled, or was a moment before, is no reason.
  const was = anchor.getBoundingClientRect();
  const away = () => {
    const now = anchor.getBoundingClientRect();
    if (Math.hypot(now.left - was.left, now.top - was.top) > 4) close?.(false);
  };
  close = (back) => {
    close = null;
    removeEventListener("pointerdown", outside, true);
    removeEventListener("scroll", away, true);
    removeEventListener("resize", away);
    menu.remove();
    if (anchor.hasAttribute("aria-haspopup")) anchor.setAttribute("aria-expanded", "false");
    if (back && anchor.isConnected) anchor.focus();
    return anchor;
  };
  menu.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const to = {
      ArrowDown: (at + 1) % buttons.length,
      ArrowUp: (at + buttons.length - 1) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (to !== undefined) buttons[to].focus();
    else if (event.key === "Escape") close?.(true);
    else if (event.key === "Tab") return close?.(true);
    else return;
    event.preventDefault();
    event.stopPropagation(); // else the game would be stepped through
  });
  place.append(menu);
  if (anchor.hasAttribute("aria-haspopup")) anchor.setAttribute("aria-expanded", "true");
  stand(menu, anchor);
  (buttons.find((_, i) => items[i].checked) ?? buttons[0]).focus({ preventScroll: true });
  addEventListener("pointerdown", outside, true);
  addEventListener("scroll", away, true);
  addEventListener("resize", away);
}

// Under the element, or over it where there is more room; never beyond the window.
function stand(menu, anchor) {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const gap = 4;
  const below = bottom + gap + height <= innerHeight;
  menu.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  menu.style.top = `${Math.max(gap, below ? bottom + gap : Math.min(top - gap, innerHeight - gap) - height)}px`;
}
