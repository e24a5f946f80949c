// What a table says of its match: the players and whose turn it is, the line under the board, the reason for the last move, and
// the options that were changed.

import { element, part } from "../site/dom.mjs";
import { rollSaidAgain } from "../board/dice.mjs";
import { levelOf } from "../site/levels.mjs";
import { playing } from "./match-view.mjs";
import { pretty } from "./moves.mjs";
import { grouped, sumsOf } from "../board/army-sums.mjs";
import { countsOf, drawRoll, lastRolls } from "./seat-dice.mjs";
import { say } from "../site/say.mjs";
import { refusal, sentence, showWhy, withSums } from "./why.mjs";
import { goalWords } from "./goal-words.mjs";
import { optionalRule, seats as words, why as whyWords } from "../words/match.mjs";

/** @import { State } from "../../wasm/shapes.d.ts" */
/** @import { Panel } from "./panel.mjs" */

export class MatchStatus {
  /** @type {Panel} */ #panel;
  #sums = [];
  #counts = null;
  #thinking = -1;

  /** @param {Panel} panel */
  constructor(panel) {
    this.#panel = panel;
  }

  /** Marks the seat whose computer player thinks; -1: none. */
  showThinking(seat) {
    this.#thinking = seat;
    this.drawSeats();
  }

  /** Adds up the numbers on the pieces anew, or counts the pips; drawSeats() shows them. */
  updateSums() {
    const { card, match } = this.#panel;
    this.#counts = card.hasRolls && card.hasCounts ? countsOf(match) : null;
    this.#sums = card.hasRolls ? [] : sumsOf(match.pieces, card.seats);
  }

  drawSeats() {
    const {
      match: { state },
      card,
      levels,
      parts,
    } = this.#panel;
    if (!state) return;
    const plays = playing(card, state.options),
      turn = this.#turn,
      rolls = card.hasRolls ? lastRolls(state.line) : [];
    const people = state.players.filter((each, i) => plays[i] && !each.machine).length;
    parts.seats.forEach((seat, i) => {
      const player = state.players[i];
      seat.hidden = !plays[i];
      if (!plays[i]) return;
      seat.querySelector("b").textContent = card.seats[i].name;
      const who = player.machine
        ? say(words.computer, levelOf(levels, player.level))
        : player.name || (people === 1 ? words.you : "");
      const { side } = card.seats[i];
      const allies = card.seats
        .flatMap((other, j) => (j !== i && plays[j] && other.side === side ? [other.name] : []))
        .join(", ");
      part(seat, "who").textContent =
        allies === ""
          ? who
          : who === ""
            ? say(words.ally, { allies })
            : say(words.withAlly, { who, allies });
      const sum = part(seat, "sum");
      if (sum) {
        const known = this.#sums[i] !== null && this.#sums[i] !== undefined;
        sum.textContent = known ? say(words.sum, { sum: grouped(this.#sums[i]) }) : "";
        sum.title = known ? words.sumTitle : "";
        if (this.#counts) {
          sum.textContent = say(this.#counts.isPips ? words.pips : words.count, {
            n: this.#counts.numbers[i],
          });
          sum.title = this.#counts.isPips ? words.pipsTitle : this.#counts.title;
        }
      }
      if (card.hasRolls) drawRoll(seat, rolls[i] ?? "", card.seats[i].coat);
      seat.classList.toggle("turn", turn === i);
      seat.classList.toggle("thinking", this.#thinking === i);
    });
  }

  // The seat to move, or the one that has only to end its turn; -1 where the game is over.
  get #turn() {
    const { opponent, match } = this.#panel;
    const { outcome, toMove, awaits, line } = match.state;
    if (outcome.over) return -1;
    if (awaits.what === "hand over" && !opponent.going)
      return line.find((step) => step.current)?.seat ?? awaits.seat;
    return toMove < 0 ? awaits.seat : toMove;
  }

  /** The line under the board. @param {string} kind @param {State} state */
  drawLine(kind, state) {
    const { card, parts, root, study } = this.#panel;
    if (!parts.say) return;
    const refused = kind === "touch" && state.refused.length > 0;
    parts.say.parentElement.classList.toggle("refused", refused);
    this.#offerRule(refused && state.refused[0].rule !== "");
    if (refused) {
      parts.say.replaceChildren(...refusal(state.refused[0]));
      root.dispatchEvent(new CustomEvent("say", { detail: parts.say.textContent }));
      return;
    }
    const last = state.line.find((step) => step.current);
    const again = last && card.hasRolls && rollSaidAgain(last, state.say);
    const both =
      !again &&
      last?.said &&
      (kind === "move" || (kind === "new" && state.touched.length === 0) || study?.on);
    const said = both ? [last.said, state.say] : [state.say];
    parts.say.replaceChildren(withSums(said.filter(Boolean).map(sentence).join(" ")));
    root.dispatchEvent(new CustomEvent("say", { detail: parts.say.textContent }));
  }

  #rule = null;

  // A refusal in the line leads to the passage that demands it, in the tab beside the board.
  #offerRule(offered) {
    const { parts, tabs } = this.#panel;
    if (!tabs || !offered) {
      this.#rule?.remove();
      return;
    }
    this.#rule ??= element(
      "button",
      {
        type: "button",
        className: "read-rule",
        "data-testid": "read-rule",
        onclick: () => {
          tabs.reveal("why");
          tabs.box("why").focus({ preventScroll: true });
        },
      },
      whyWords.read,
    );
    parts.say.after(this.#rule);
  }

  /** The last three moves, of whichever players, where more than two play. @param {State} state */
  drawLast({ line }) {
    const {
      match,
      parts: { last },
    } = this.#panel;
    if (!last) return;
    const here = line.findIndex((step) => step.current);
    const moves = line
      .slice(0, here + 1)
      .filter((step) => step.seat >= 0 && step.words && !step.covered)
      .slice(-3);
    last.replaceChildren(
      ...(moves.length > 0 ? [element("span", {}, words.lastMoves), " "] : []),
      ...moves.flatMap((step) => [
        element(
          "span",
          { className: "whole" },
          element("span", { className: `chip s${match.coat(step.seat)}`, "aria-hidden": "true" }),
          element("span", { className: "away" }, `${match.card.seats[step.seat].name} `),
          pretty(step.words),
        ),
        " ",
      ]),
    );
  }

  /** Why the last move was allowed, or how the game ended, unless that is `told` elsewhere. @param {State} state @param {boolean} told */
  drawWhy(state, told = false) {
    const {
      parts: { why },
      study,
    } = this.#panel;
    if (!why) return;
    const last = state.line.find((step) => step.current && step.words);
    const more = study?.on ? "" : last?.comment; // there it stands under the board
    if (state.outcome.over && state.outcome.rule && !told)
      showWhy(why, [{ rule: state.outcome.rule, line: "" }], state.outcome.text, more);
    else if (last) showWhy(why, last.reasons, last.said, more);
    else showWhy(why, [], whyWords.title, (!study?.on && state.comment) || whyWords.none);
  }

  #refused = false;

  /** Why a touch leads nowhere; after it, why the last move was allowed again. @param {State} state */
  drawRefusal(state) {
    const {
      parts: { why },
      tabs,
    } = this.#panel;
    const [refused] = state.refused;
    if (!why || (!refused && !this.#refused)) return;
    this.#refused = Boolean(refused);
    if (!refused) return this.drawWhy(state);
    showWhy(why, [refused], whyWords.whyNot);
    tabs?.mark("why");
  }

  #usualGoal = "";

  // How to win, as this match was agreed on; the passage beside it is of the usual goal.
  #drawGoal({ options }) {
    const { card, side } = this.#panel;
    const place = part(side, "goal");
    if (!place) return;
    this.#usualGoal ||= place.textContent;
    const other = goalWords(card, options);
    place.textContent = other || this.#usualGoal;
    part(side, "goal-passage").hidden = other !== "";
  }

  /** The options that are not as the game's standard has them. @param {State} state */
  drawOptions(state) {
    const {
      parts: { setting },
      card,
    } = this.#panel;
    if (!setting || !card) return;
    this.#drawGoal(state);
    const changed = card.options.filter(
      (option) =>
        state.options[option.key] !== undefined && state.options[option.key] !== option.standard,
    );
    setting.hidden = changed.length === 0;
    setting.querySelector("ul")?.replaceChildren(
      ...changed.map((option) => {
        const value = state.options[option.key];
        const choice = option.choices.find((each) => each.value === value);
        return element(
          "li",
          {},
          say(optionalRule.told, { rule: option.label, choice: choice?.label ?? value }),
        );
      }),
    );
  }
}
