// Hears the keys of actions.mjs on every page, shows them under “?”, and keeps the switch that turns single keys off.

import { heardBy, sheetOf } from "./actions.mjs";
import { get, set } from "./prefs.mjs";

const offers = new Map();

/** Whether keys of one letter or sign work; remembered. */
export const singleKeys = () => get("singleKeys") === "on";

/**
 * Opens a scope of the list on this page. `act(name, key)` does what a key asks for; `has(name)` says whether the page can do
 * it now (the key is nobody's otherwise); `shown(name)` whether the sheet tells of it, where that differs; `within` is where the
 * keyboard has to be: there, or nowhere in particular.
 */
export function addShortcuts(scope, { act, has = () => true, shown = has, within = null }) {
  offers.set(scope, { act, has, shown, within });
}

addShortcuts("site", {
  act: (name) => {
    if (name === "keys") return showKeys();
    const wanted =
      document.querySelector('[role="search"] input') ?? document.querySelector("a.seek");
    if (wanted?.localName === "a") wanted.click();
    else wanted?.focus();
  },
});

const writing = (target) =>
  target.closest?.(
    "input:not([type=radio], [type=checkbox]), select, textarea, dialog, canvas, [contenteditable]",
  );
const nowhere = (target) =>
  [document.body, document.documentElement, document.getElementById("main")].includes(target);

// What the thing in hand wants for itself: a button its Space, a list that can be rolled its Page down.
function wanted(key, target) {
  if (nowhere(target)) return false;
  if (key === " ") return target.closest("button, a, summary, label, input, [tabindex]");
  if (/^(Home|End|Page)/.test(key)) return target.closest("input, .list");
  return /^Arrow/.test(key) && target.closest("input, summary");
}

addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    writing(target) ||
    wanted(key, target)
  )
    return;
  if (
    document.querySelector("dialog[open]") ||
    (event.repeat && !/^Arrow/.test(key)) ||
    (event.shiftKey && key.length > 1)
  )
    return;
  const open = [...offers]
    .filter(([, { within }]) => !within || nowhere(target) || within.contains(target))
    .map(([scope]) => scope);
  const action = heardBy(key, open, { singles: singleKeys() });
  if (!action) return;
  const { act, has } = offers.get(action.where);
  if (!has(action.act)) return;
  event.preventDefault();
  act(action.act, key);
});

/** The sheet of all keys that work on this page. */
export async function showKeys() {
  const [{ sheet }, { element }, { shortcuts }] = await Promise.all([
    import("../match/dialog.mjs"),
    import("./dom.mjs"),
    import("../words/keys.mjs"),
  ]);
  const open = [...offers.keys()];
  if (document.querySelector('[role="grid"]')) open.push("board");
  const groups = sheetOf(open, ({ act, where }) => !act || offers.get(where).shown(act));
  const box = element("input", {
    type: "checkbox",
    checked: singleKeys(),
    "data-testid": "single-keys",
    onchange: () => set("singleKeys", box.checked ? "on" : "off"),
  });
  const body = element(
    "div",
    { className: "key-list" },
    groups.map(({ title, rows }) =>
      element(
        "section",
        {},
        element("h3", {}, title),
        element(
          "dl",
          {},
          rows.map(({ keys, does }) =>
            element(
              "div",
              {},
              element(
                "dt",
                {},
                keys.map((key) => element("kbd", {}, key)),
              ),
              element("dd", {}, does),
            ),
          ),
        ),
      ),
    ),
    element(
      "label",
      { className: "switch" },
      box,
      element(
        "span",
        {},
        shortcuts.single,
        element("span", { className: "small" }, shortcuts.singleOff),
      ),
    ),
  );
  await sheet(
    shortcuts.title,
    body,
    [{ label: shortcuts.close, value: "", primary: true }],
    "keys",
  );
}

document.addEventListener("click", (event) => event.target.closest?.("[data-keys]") && showKeys());
