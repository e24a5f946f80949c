// What a seat shows in games of dice: what it rolled last, so that the other's roll stays in sight, and how far it has to go.

import { element } from "../site/dom.mjs";
import { castPicture, diceOfRoll } from "../board/roll-picture.mjs";
import { say } from "../site/say.mjs";
import { seats as words } from "../words/match.mjs";

/** @import { LineStep } from "../../wasm/shapes.d.ts" */
/** @import { LiveMatch } from "./match-view.mjs" */

/** By seat, the words of its last roll before the place shown; a roll that nobody has played yet is still on the board.
 * @param {Pick<LineStep, "seat" | "words" | "current">[]} line */
export function lastRolls(line) {
  /** @type {string[]} */ const rolls = [];
  let roll = "";
  for (const { seat, words: said, current } of line) {
    if (seat < 0) roll = said;
    else if (roll !== "") [rolls[seat], roll] = [roll, ""];
    if (current) break;
  }
  return rolls;
}

const pipTitle = "Pip count"; // as the core calls it

/** The first of the counts that has one number for every seat: {title, isPips, numbers}; null where there is none. @param {LiveMatch} match */
export function countsOf(match) {
  const { seats } = match.card;
  const group = match
    .tallies()
    .find(
      ({ rows }) =>
        rows.length === seats.length &&
        rows.every(({ label, value }, i) => label === seats[i].name && /^\d+$/.test(value)),
    );
  return (
    group && {
      title: group.title,
      isPips: group.title === pipTitle,
      numbers: group.rows.map(({ value }) => value),
    }
  );
}

/** Shows a roll at its seat; "" shows none. @param {HTMLElement} seat @param {string} roll @param {number} coat */
export function drawRoll(seat, roll, coat) {
  let box = /** @type {HTMLElement | null} */ (seat.querySelector(".rolled"));
  if (!box) {
    box = element("span", { className: "rolled", role: "img" });
    box.dataset.testid = "rolled";
    const sum = seat.querySelector(".sum");
    if (sum) sum.before(box);
    else seat.append(box);
  }
  box.hidden = roll === "";
  if (box.dataset.roll === roll) return;
  box.dataset.roll = roll;
  box.setAttribute("aria-label", say(words.rolled, { roll }));
  box.title = say(words.rolled, { roll });
  const dice = diceOfRoll(roll);
  box.replaceChildren(
    ...(dice.length > 0
      ? dice.map((number) =>
          element(
            "span",
            { className: `die c${coat}` },
            castPicture(/** @type {any} */ ({ text: String(number) })),
          ),
        )
      : [document.createTextNode(roll)]),
  );
}
