// The choice of clocks for two people at one screen, in the sheet that asks for a new game.

import { element } from "../site/dom.mjs";
import { get, set } from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { clock as words } from "../words/match.mjs";

const minutes = [0, 3, 5, 10, 20, 30, 60],
  extra = [0, 2, 5, 10, 30];

/** {box, value}: the fields, and {minutes, extra} or null for none. What was chosen last is remembered. */
export function clockChoice() {
  const last = get("clock");
  const list = (id, label, values, chosen, wordsOf) => {
    const field = element(
      "select",
      { id, "data-testid": id },
      values.map((value) =>
        element("option", { value: String(value), selected: value === chosen }, wordsOf(value)),
      ),
    );
    const row = element("div", { className: "row" }, element("label", { for: id }, label), field);
    return { field, row };
  };
  const each = list("clock-minutes", words.each, minutes, last.minutes, (n) =>
    n === 0 ? words.none : say(words.minutes, { n }),
  );
  const more = list("clock-extra", words.extra, extra, last.extra, (n) =>
    n === 0 ? words.noExtra : say(words.seconds, { n }),
  );
  const show = () => {
    more.row.hidden = each.field.value === "0";
  };
  each.field.addEventListener("change", show);
  show();
  const box = element(
    "fieldset",
    { "data-testid": "clock-choice" },
    element("legend", {}, words.title),
    each.row,
    more.row,
  );
  return {
    box,
    get value() {
      if (box.hidden) return null;
      const chosen = { minutes: Number(each.field.value), extra: Number(more.field.value) };
      set("clock", chosen);
      return chosen.minutes > 0 ? chosen : null;
    },
  };
}
