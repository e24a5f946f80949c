// The card at the end of a game: who won, the rule that ended it with its passage, and what one does next. It stands beside the board,
// on a phone over the foot of the page, and goes when the match goes on or back, or when it is closed.

import { element, part } from "../site/dom.mjs";
import { playing } from "./match-view.mjs";
import { say } from "../site/say.mjs";
import { tagOf } from "../store/link.mjs";
import { passageHtml, passages, sentence } from "./why.mjs";
import { dialogs } from "../words/dialog.mjs";
import { result as words } from "../words/match.mjs";

/** @import { Card, Level, Player, State } from "../../wasm/shapes.d.ts" */
/** @import { Panel } from "./panel.mjs" */

/** Who won, in two words: as the only person who played sees it, or by name. @param {Card} card @param {State} state */
export function titleOf(card, { outcome, options, players }) {
  const plays = playing(card, options);
  const seats = card.seats.map((_, seat) => seat).filter((seat) => plays[seat]);
  const most = Math.max(...seats.map((seat) => outcome.scores[seat]));
  const first = seats.filter((seat) => outcome.scores[seat] === most);
  if (seats.length === 1) return most > 0.5 ? words.solved : words.over;
  if (first.length === seats.length) return words.draw;
  const people = seats.filter((seat) => !players[seat].machine);
  if (people.length === 1 && people.length < seats.length)
    return first.includes(people[0]) ? words.youWin : words.youLose;
  const names = first.map((seat) => card.seats[seat].name);
  return names.length === 1
    ? say(words.wins, { seat: names[0] })
    : say(words.win, { seats: names.slice(0, -1).join(", "), last: names.at(-1) });
}

/** Each player one seat on, among the seats that play. @param {boolean[]} plays @param {Player[]} players */
export function swapped(plays, players) {
  const seats = players.map((_, seat) => seat).filter((seat) => plays[seat]);
  return players.map((player, seat) => {
    const at = seats.indexOf(seat);
    return at < 0 ? player : players[seats[(at + seats.length - 1) % seats.length]];
  });
}

/** Every computer player one level stronger; null where none can be. @param {Level[]} levels @param {Player[]} players */
export function stronger(levels, players) {
  const next = ({ level }) => levels[levels.findIndex(({ id }) => id === level) + 1];
  if (!players.some((player) => player.machine && next(player))) return null;
  return players.map((player) =>
    player.machine && next(player) ? { ...player, level: next(player).id } : player,
  );
}

export class Result {
  /** @type {Panel} */ #panel;
  #box;
  #over = false;
  #closed = false;

  /** `box`: the element that becomes the card. @param {Panel} panel @param {HTMLElement} box */
  constructor(panel, box) {
    this.#panel = panel;
    this.#box = box;
  }

  /** Whether the card is in sight. */
  get shown() {
    return !this.#box.hidden;
  }

  /** Shows the card where a match that was played has ended, and hides it else. @param {string} kind @param {State} state */
  async draw(kind, state) {
    const { card, study } = this.#panel;
    const over = state.outcome.over && !study?.on && !state.canRedo;
    if (kind === "new" || !this.#over) this.#closed = false;
    this.#over = over;
    this.#box.hidden = !over || this.#closed;
    if (!this.shown) return;
    const title = element("h2", { id: "result-title" }, titleOf(card, state));
    const close = element(
      "button",
      {
        type: "button",
        className: "quiet icon",
        "aria-label": dialogs.close,
        "data-testid": "result-close",
        onclick: () => this.#close(),
      },
      "×",
    );
    const passage = element("div", { className: "reason", "data-part": "passage" });
    this.#box.replaceChildren(
      element("div", { className: "head" }, title, close),
      element("p", { className: "how" }, sentence(state.outcome.text)),
      passage,
      this.#buttons(state),
    );
    const found = (await passages())[state.outcome.rule];
    if (found && passage.isConnected) {
      passage.dataset.rule = state.outcome.rule;
      passage.append(passageHtml(found));
    }
  }

  #close() {
    this.#closed = true;
    this.#box.hidden = true;
    part(this.#panel.root, "board").querySelector("[tabindex='0']")?.focus();
  }

  // What one does after a game: each is a button that says so.
  /** @param {State} state */
  #buttons(state) {
    const { card, levels, study } = this.#panel;
    const plays = playing(card, state.options);
    const count = plays.filter(Boolean).length;
    const better = stronger(levels, state.players);
    const button = (name, label, act) =>
      element(
        "button",
        {
          type: "button",
          "data-testid": `result-${name}`,
          className: name === "rematch" ? "primary" : "",
          onclick: act,
        },
        label,
      );
    const again = (players) => () => this.#again(state, players);
    return element(
      "div",
      { className: "bar", role: "group", "aria-labelledby": "result-title" },
      button("rematch", count > 1 ? words.rematch : words.again, again(state.players)),
      count > 1 && button("swap", words.swap, again(swapped(plays, state.players))),
      better && button("stronger", words.stronger, again(better)),
      study && button("review", words.review, () => this.#review()),
      button("share", words.share, () => this.#panel.do("share")),
    );
  }

  // A new game as this one began, with its rules, and the only person near.
  /** @param {State} state @param {Player[]} players */
  #again({ options }, players) {
    const panel = this.#panel;
    const setup = tagOf(panel.match.record, "Setup");
    if (!panel.begin({ options, setup, players, clock: panel.clockChoice })) return;
    if (players.length > 1) panel.seatNear(players);
  }

  #review() {
    const { study, match } = this.#panel;
    study.open();
    match.go(-1);
  }
}
