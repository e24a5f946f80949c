// Who plays a side, changed in the middle of a game: a person with a name, or the computer at a level.

import { sheet } from "./dialog.mjs";
import { radioRow } from "./new-game.mjs";
import { element } from "../site/dom.mjs";
import { usualLevel } from "../site/levels.mjs";
import { say } from "../site/say.mjs";
import { newGame, seatDialog as words } from "../words/dialog.mjs";

/** @import { Panel } from "./panel.mjs" */

const person = "person",
  computer = "computer";

/** Asks who plays a seat, and seats them: at once, and saved with the match. @param {Panel} panel @param {number} seat */
export async function changeSeat(panel, seat) {
  const { match, card, levels } = panel;
  const now = match.state.players[seat],
    { name } = card.seats[seat];
  const who = radioRow("seat-who", words.who, [
    { value: person, label: words.person },
    { value: computer, label: words.computer },
  ]);
  const level = radioRow(
    "seat-level",
    newGame.level,
    levels.map(({ id, name: small }, i) => ({ value: id, label: String(i + 1), small })),
    { kind: "steps" },
  );
  const field = element("input", {
    type: "text",
    id: "seat-name",
    "data-testid": "seat-name",
    maxlength: "40",
    autocomplete: "off",
    value: now.name,
    // Else the form's first button, which closes it, would be meant.
    onkeydown: (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      field.form.querySelector(".primary").click();
    },
  });
  const called = element(
    "div",
    { className: "choice" },
    element("label", { className: "heading", for: "seat-name" }, words.name),
    field,
  );
  who.value = now.machine ? computer : person;
  level.value = now.machine && now.level ? now.level : usualLevel(levels).id;
  const show = () => {
    level.hidden = who.value === person;
    called.hidden = !level.hidden;
  };
  who.addEventListener("change", show);
  show();
  const answer = await sheet(
    say(words.title, { seat: name }),
    element("div", { className: "options" }, who, level, called),
    [
      { label: newGame.cancel, value: "" },
      { label: words.change, value: "change", primary: true },
    ],
    "seat-dialog",
  );
  if (answer !== "change") return false;
  return match.seat(
    seat,
    who.value === person
      ? { machine: false, level: "", name: field.value.trim() }
      : { machine: true, level: level.value, name: "" },
  );
}
