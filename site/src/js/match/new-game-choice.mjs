// What can be chosen for a new game, apart from how it is shown: who sits where, the third choice in sight, and the last
// choice of each game, which this browser remembers.

import { computer, person } from "./players.mjs";
import { get, set } from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { newGame as words } from "../words/dialog.mjs";

/** @import { Card, Chosen, Level, Option, Player as Seated, Preset } from "../../wasm/shapes.d.ts" */
/** @typedef {Pick<Seated, "machine" | "level" | "name">} Player */

/** More choices than these are a list that opens. */
export const mostInSight = 4;

/** Sides that are no seat. */
export const random = "random",
  friend = "friend",
  watch = "watch";

/** Who sits there, in one word: the id of the only person's seat, or that both are people, or both the computer.
 * @param {Card} card @param {Player[]} players */
export function sideOf(card, players) {
  const people = card.seats.filter((_, i) => !players[i].machine);
  return people.length === 1 ? people[0].id : people.length > 1 ? friend : watch;
}

/** The third choice, beside side and level: ready-made sets of rules, else the first rule people often change; null: none.
 * @param {Card} card @returns {{ presets: Preset[] } | { option: Option } | null} */
export function thirdChoice(card) {
  if (card.presets.length > 1) return { presets: card.presets };
  const option = card.options.find((each) => each.often && !each.needs && each.choices.length > 1);
  return option ? { option } : null;
}

/** What a preset changes, by the keys of the options. @param {Card} card @param {Preset} preset */
const changes = (card, preset) =>
  card.options.filter(({ key, standard }) => (preset.options[key] ?? standard) !== standard);

/** The preset of these options, those left out being standard; undefined: no preset has them.
 * @param {Card} card @param {Chosen} options */
export const presetOf = (card, options) =>
  card.presets.find((preset) =>
    card.options.every(
      ({ key, standard }) => (preset.options[key] ?? standard) === String(options[key] ?? standard),
    ),
  );

/** A preset's rules in one line. @param {Card} card @param {Preset} preset */
export function presetRules(card, preset) {
  const changed = changes(card, preset);
  if (changed.length === 0) return words.allStandard;
  const inSight = changed.slice(0, 2).map((option) => {
    const value = preset.options[option.key];
    const choice = option.choices.find((each) => each.value === value)?.label ?? value;
    return say(words.rule, { option: option.label, choice });
  });
  const more = changed.length - inSight.length;
  return [...inSight, ...(more > 0 ? [say(words.moreRules, { n: more })] : [])].join(" · ");
}

/** Whether a rule may be so. @param {Option} option @param {string | undefined} value */
export function allowed({ choices, least, most }, value) {
  if (value === undefined) return false;
  if (choices.length > 0) return choices.some((choice) => choice.value === value);
  return /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
}

/** Remembers what was begun. `side`: as chosen, so that a random one is drawn anew.
 * @param {Card} card @param {{ side: string, level: string, players: Player[], options: string }} chosen */
export function remember(card, { side, level, players, options }) {
  const seats = players.map((player) => (player.machine ? player.level : "person")).join(" ");
  const names = players.map(({ name }) => name).join("\n");
  set("newGame", { side, level, seats, names, options }, card.id);
}

/** What was begun last in this game, as far as the game still has it; null: nothing is remembered.
 * @param {Card} card @param {Level[]} levels */
export function recall(card, levels) {
  const { side, level, seats, names, options } = get("newGame", card.id);
  if (seats === "") return null;
  const at = seats.split(" "),
    called = names.split("\n");
  const isLevel = (id) => levels.some((each) => each.id === id);
  return {
    side,
    level: isLevel(level) ? level : "",
    players: card.seats.map((_, i) => (isLevel(at[i]) ? computer(at[i]) : person(called[i]))),
    options: Object.fromEntries(
      options
        .split(" ")
        .map((pair) => pair.split("="))
        .filter(([key, value]) =>
          card.options.some((option) => option.key === key && allowed(option, value)),
        ),
    ),
  };
}
