// How a match is won where the players agreed on another goal than the game's usual one.

import { say } from "../site/say.mjs";
import { goal } from "../words/match.mjs";
import { sentence } from "./why.mjs";

/** @import { Card, Chosen } from "../../wasm/shapes.d.ts" */

/** The options that choose what one plays for. */
const goals = ["victory", "goal"];

/** In sentences; "" where the usual goal holds. @param {Card} card @param {Chosen} options */
export function goalWords(card, options) {
  const chosen = card.options.find(
    ({ key, standard }) =>
      goals.includes(key) && options[key] !== undefined && options[key] !== standard,
  );
  const choice = chosen?.choices.find(({ value }) => value === options[chosen.key]);
  if (!choice) return "";
  const numbers = card.options.filter(({ needs, choices }) => {
    const [key, values = ""] = needs.split("=");
    return key === chosen.key && choices.length === 0 && values.split(",").includes(choice.value);
  });
  return [
    sentence(choice.label[0].toUpperCase() + choice.label.slice(1)),
    ...numbers.map(({ key, label, standard }) =>
      sentence(say(goal.number, { rule: label, n: options[key] ?? standard })),
    ),
  ].join(" ");
}
