// The sheet with what a person may switch on or off at a table: sound, reading aloud, and how dice are played. Each is one of the
// table's actions, and the browser remembers it.

import { actionOf } from "../site/actions.mjs";
import { element } from "../site/dom.mjs";
import { sheet } from "./dialog.mjs";
import { settings as words } from "../words/match.mjs";

/** @import { Panel } from "./panel.mjs" */

/** In the order of the sheet. */
const groups = [
  { title: words.senses, acts: ["sound", "vibration", "aloud"] },
  { title: words.dice, acts: ["autoRoll", "oneTouch", "quick", "real"] },
  { title: words.people, acts: ["turns"] },
];

/** @param {Panel} panel */
export function openSettings(panel) {
  const row = (act) => {
    const { label, does } = actionOf("table", act);
    const box = element("input", {
      type: "checkbox",
      "data-testid": `setting-${act}`,
      checked: Boolean(panel.view[act]),
      onchange: () => {
        if (panel.view[act] !== box.checked) panel.do(act);
      },
    });
    return element(
      "label",
      { className: "switch" },
      box,
      element(
        "span",
        {},
        element("b", {}, label),
        " ",
        element("span", { className: "small" }, does),
      ),
    );
  };
  const shown = groups
    .map(({ title, acts }) => ({ title, acts: acts.filter((act) => panel.has(act)) }))
    .filter(({ acts }) => acts.length > 0)
    .map(({ title, acts }) =>
      element("fieldset", { className: "switches" }, element("legend", {}, title), acts.map(row)),
    );
  return sheet(
    words.title,
    element("div", {}, shown),
    [{ label: words.done, value: "done", primary: true }],
    "settings",
  );
}
