// The whole game in the tab Analysis: each of its positions looked at for a moment in a worker of its own, a graph of the values with a table
// behind it, the turns where it turned with what was better and why.
// Long: one element whose parts share what was found; what is reckoned is in review-reckoning.mjs.

import { createMachine } from "../../wasm/machine.mjs";
import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { pretty } from "./moves.mjs";
import { opinionOn, rollsAt } from "./opinion.mjs";
import { heightOf, namesOf, sidesOf, titleOf } from "./opinion-words.mjs";
import {
  endValue,
  forFirst,
  luckAndSkill,
  pointsOf,
  turningPoints,
  turnsOf,
} from "./review-reckoning.mjs";
import { placeAfter } from "./scratch.mjs";
import { sentence, withSums } from "./why.mjs";
import { review as words } from "../words/analysis.mjs";

/** @import { LiveMatch } from "./match-view.mjs" */
/** @import { Opinion } from "./opinion.mjs" */
/** @import { Panel } from "./panel.mjs" */
/** @import { Fortune, Turn, Values } from "./review-reckoning.mjs" */

/** Seconds a position is looked at; of a long game less, so that nobody waits for minutes. */
const moment = (count) => Math.max(0.05, Math.min(0.2, 20 / count));
const [width, height, foot] = [320, 96, 16];

export class Review {
  /** @type {Panel} */ #panel;
  /** @type {LiveMatch} */ #match;
  /** @type {HTMLElement} */ #box;
  #machine = null;
  #running = false;
  #key = "";
  /** @type {Turn[]} */ #turns = [];
  /** @type {Values[]} */ #values = [];
  /** @type {(Opinion | undefined)[]} */ #opinions = [];
  /** @type {Fortune[]} */ #fortunes = [];
  /** What was better, by the turn. @type {Map<number, { move: string, why: string }>} */ #better =
    new Map();

  /** @param {Panel} panel @param {HTMLElement} box */
  constructor(panel, box) {
    this.#panel = panel;
    this.#match = panel.match;
    this.#box = box;
    this.#match.addEventListener("change", ({ detail }) => {
      if (detail.kind === "new" || detail.kind === "move" || detail.kind === "go") this.draw();
    });
    this.draw();
  }

  /** Whether the game is looked at now. */
  get running() {
    return this.#running;
  }

  /** Stops; what was found stays. */
  stop() {
    if (!this.#running) return;
    this.#running = false;
    this.#machine?.close();
    this.#machine = null;
    this.draw();
  }

  get #line() {
    return this.#match.state.line;
  }
  get #possible() {
    const { card } = this.#match;
    return (
      sidesOf(card) === 2 &&
      !card.hasHidden &&
      !this.#panel.study?.guess.on &&
      turnsOf(this.#line).length > 1
    );
  }

  async #run() {
    const { card, record } = this.#match;
    const line = this.#line;
    const key = keyOf(line);
    this.#key = key;
    this.#turns = turnsOf(line);
    this.#values = this.#turns.map(() => ({}));
    this.#opinions = [];
    this.#fortunes = [];
    this.#running = true;
    const machine = (this.#machine = createMachine(card.family));
    const running = () => this.#running && this.#machine === machine;
    const wordsTo = (count) =>
      line
        .slice(0, count)
        .map((step) => step.words)
        .join(" ");
    const seconds = moment(this.#turns.length);
    const look = async (count, seat) => {
      try {
        return await opinionOn(machine, record, {
          seconds,
          after: wordsTo(count),
          card,
          seat,
        });
      } catch (fault) {
        if (fault.name === "AbortError") return null;
        return undefined; // the game is over there, or the dice are to be rolled
      }
    };
    this.draw();
    try {
      for (const [at, turn] of this.#turns.entries()) {
        const now = this.#values[at];
        const opinion = turn.seat < 0 ? undefined : await look(turn.from + turn.roll, turn.seat);
        if (!running()) return;
        if (opinion && opinion.measure !== "none") {
          this.#opinions[at] = opinion;
          now.before = forFirst(opinion, card);
        }
        if (at > 0) this.#values[at - 1].after = now.before;
        if (card.hasRolls) {
          this.#fortunes[at] = await this.#weigh(machine, turn, wordsTo, opinion);
          if (!running()) return;
        }
        this.draw();
      }
      const last = this.#values.at(-1);
      const end = await this.#outcome();
      if (!running()) return;
      if (end?.outcome.over && this.#fortunes.length > 0)
        this.#fortunes.at(-1).played = pointsOf(end.outcome, card);
      if (end?.outcome.over) last.after = endValue(end.outcome, card);
      else if (end?.toMove >= 0) {
        const opinion = await look(line.length, end.toMove);
        if (!running()) return;
        if (opinion && opinion.measure !== "none") last.after = forFirst(opinion, card);
      }
    } finally {
      if (this.#machine === machine) {
        this.#running = false;
        this.#machine.close();
        this.#machine = null;
      }
    }
    await this.#tellBetter();
    this.draw();
  }

  // What the rolls of a turn might have been worth, and what its best moves and those played lead to, all for the first side, each
  // looked at one roll deep, so that they can be set side by side.
  async #weigh(machine, { from, roll, to }, wordsTo, opinion) {
    const { record, card } = this.#match;
    /** @type {Fortune} */
    const fortune = { rolls: [] };
    try {
      for (let at = from; at < from + roll; ++at) {
        const rolls = await rollsAt(machine, record, wordsTo(at));
        const value = rolls?.of.get(this.#line[at].words);
        if (value !== undefined) fortune.rolls.push({ value, mean: rolls.mean });
      }
      if (!opinion || opinion.measure === "none") return fortune;
      const best = [wordsTo(from + roll), ...opinion.line].join(" ");
      fortune.played = (await rollsAt(machine, record, wordsTo(to)))?.mean;
      // Where the best moves end the game their own value tells what they bring.
      fortune.best = (await rollsAt(machine, record, best))?.mean ?? forFirst(opinion, card);
    } catch (fault) {
      if (fault.name !== "AbortError") throw fault;
    }
    return fortune;
  }

  // How the game stands at its last place.
  async #outcome() {
    const { state } = this.#match;
    if (state.line.at(-1)?.node === state.cursor) return state;
    return this.#at(state.line, (match) => match.state());
  }

  // Something told of the place after these moves; null where it cannot be.
  #at(line, tell) {
    return placeAfter(
      this.#match,
      line.map((step) => step.words),
      tell,
      this.#panel.notation === 0,
    ).catch(() => null);
  }

  // ---- showing ----

  draw() {
    const box = this.#box;
    const possible = this.#possible;
    box.hidden = !possible;
    if (!possible) return this.#running ? this.stop() : undefined;
    const known = this.#key === keyOf(this.#line);
    if (!known && this.#running) return this.stop();
    const had = box.contains(document.activeElement) ? document.activeElement.dataset.review : null;
    const open = box.querySelector("details")?.open;
    box.replaceChildren(
      element("h2", {}, words.title),
      ...(known ? this.#found() : []),
      this.#bar(known),
    );
    const details = box.querySelector("details");
    if (details && open) details.open = true;
    if (had) box.querySelector(`[data-review="${had}"]`)?.focus();
  }

  #bar(known) {
    if (known && !this.#running) return "";
    return element(
      "div",
      { className: "bar" },
      element(
        "button",
        {
          type: "button",
          className: "quiet",
          "data-review": "run",
          "data-testid": "review",
          onclick: () => (this.#running ? this.stop() : this.#run()),
        },
        this.#running ? words.stop : words.start,
      ),
      this.#running &&
        element(
          "span",
          { className: "small" },
          say(words.progress, {
            at: Math.min(this.#turns.length, this.#opinions.length + 1),
            count: this.#turns.length,
          }),
        ),
    );
  }

  get #measure() {
    return this.#opinions.find((opinion) => opinion)?.measure ?? "none";
  }

  // Where the game turned. With dice what a turn changed is luck as well, and nobody's mistake.
  get #points() {
    const { card } = this.#match;
    return card.hasRolls ? [] : turningPoints(this.#turns, this.#values, this.#measure, card);
  }

  // The values before the first turn and after each, as far as they are known.
  get #course() {
    const first = this.#values[0];
    return [first?.before, ...this.#values.map(({ after }) => after)];
  }

  #found() {
    const { card } = this.#match;
    const parts = [this.#graph()];
    if (this.#running) return parts;
    const points = this.#points;
    parts.push(
      ...(card.hasRolls
        ? this.#luck()
        : [
            element("h3", {}, words.turned),
            points.length === 0
              ? element("p", { className: "small" }, words.none)
              : element(
                  "ol",
                  { className: "points", "data-testid": "turning-points" },
                  points.map((point, nth) => this.#point(point, nth + 1)),
                ),
          ]),
      this.#table(),
    );
    return parts;
  }

  // Luck and skill of every seat, in points or in shares of a game won.
  #luck() {
    const { card } = this.#match;
    const sums = luckAndSkill(this.#turns, this.#fortunes, card);
    if (!sums.some(({ rolls }) => rolls > 0))
      return [element("p", { className: "small", "data-testid": "luck" }, words.noLuck)];
    const chance = this.#measure === "chance";
    const figure = (points) =>
      chance ? String(Math.round(50 * Math.abs(points))) : Math.abs(points).toFixed(2);
    return [
      element("h3", {}, words.luckTitle),
      element(
        "ul",
        { className: "fortunes", "data-testid": "luck" },
        sums.map(({ luck, lost, rolls }, seat) =>
          element(
            "li",
            {},
            say(chance ? words.luckChance : words.luckPoints, {
              seat: card.seats[seat].name,
              did: luck < 0 ? words.took : words.gave,
              luck: figure(luck),
              lost: figure(lost),
            }),
            " ",
            element("span", { className: "small" }, say(words.rolls, { n: rolls })),
          ),
        ),
      ),
      element("p", { className: "small" }, words.luckHow),
    ];
  }

  #graph() {
    const { card, state } = this.#match;
    const measure = this.#measure;
    const course = this.#course;
    const x = (at) => Math.round((10 * width * at) / Math.max(1, course.length - 1)) / 10;
    const y = (value) =>
      Math.round(10 * (height / 2 - (height / 2 - 3) * heightOf(measure, value))) / 10;
    const known = course.flatMap((value, at) => (value === undefined ? [] : [[x(at), y(value)]]));
    const points = this.#running ? [] : this.#points;
    const [first, second] = [0, 1].map((side) => namesOf(card, side).join(", "));
    const here = this.#turns.findLastIndex(
      ({ to }) => to <= state.line.findIndex(({ node }) => node === state.cursor) + 1,
    );
    const path = known.map(([px, py], at) => `${at === 0 ? "M" : "L"}${px} ${py}`).join("");
    const svg = document.createElement("div");
    svg.className = "graph";
    svg.innerHTML = `<svg viewBox="-2 -2 ${width + 4} ${height + foot}" role="img" data-testid="graph">
<title></title>
${known.length > 1 ? `<path class="area" d="${path}L${known.at(-1)[0]} ${height / 2}L${known[0][0]} ${height / 2}Z"/>` : ""}
<line class="zero" x1="0" x2="${width}" y1="${height / 2}" y2="${height / 2}"/>
<line class="here" x1="${x(here + 1)}" x2="${x(here + 1)}" y1="0" y2="${height}"/>
<path class="course" d="${path}"/>
${points
  .map(({ at }, nth) => {
    const px = x(at + 1),
      py = y(this.#values[at].after);
    return `<line class="drop" x1="${px}" x2="${px}" y1="${py + 4}" y2="${height}"/><circle cx="${px}" cy="${py}" r="4"/><text x="${Math.max(4, Math.min(width - 4, px))}" y="${height + 12}">${nth + 1}</text>`;
  })
  .join("")}
</svg>`;
    svg.querySelector("title").textContent = say(words.graph, { first, second });
    svg.append(
      element("span", { className: "first", "aria-hidden": "true" }, first),
      element("span", { className: "second", "aria-hidden": "true" }, second),
    );
    svg.querySelector("svg").addEventListener("click", (event) => {
      const { left, width: wide } = svg.getBoundingClientRect();
      const at = Math.round(((event.clientX - left) / wide) * (course.length - 1));
      this.#go(at === 0 ? -1 : this.#turns[at - 1].to - 1);
    });
    return svg;
  }

  // To a place of the line by the move that led there; -1 the beginning.
  #go(at) {
    this.#match.go(at < 0 ? -1 : this.#line[at].node);
  }

  // The words of moves of a turn, in the notation chosen.
  #written(from, to) {
    const { notation } = this.#panel;
    const written = notation > 0 ? this.#match.written(notation) : {};
    return this.#line
      .slice(from, to)
      .map((step) => written[step.node] ?? pretty(step.words))
      .join(" ");
  }

  #standing(at) {
    const { card } = this.#match;
    const opinion = this.#opinions[at];
    const value = this.#values[at];
    if (!opinion || value.before === undefined || value.after === undefined) return null;
    const next = this.#opinions[at + 1];
    const told = (of) => titleOf({ ...(next ?? opinion), seat: 0, end: 0, value: of }, card).title;
    return { before: titleOf(opinion, card).title, after: told(value.after) };
  }

  #point({ turn, at }, nth) {
    const { card } = this.#match;
    const { from, roll, to, seat } = turn;
    const told = this.#better.get(at) ?? { move: "", why: "" };
    const standing = this.#standing(at);
    return element(
      "li",
      {},
      element(
        "button",
        {
          type: "button",
          className: "point",
          "data-review": `point-${nth}`,
          "aria-label": `${nth}. ${words.goTo}: ${say(words.point, { n: turn.turn, seat: card.seats[seat].name, played: this.#written(from, to) })}`,
          onclick: () => this.#go(from + roll - 1),
        },
        String(nth),
      ),
      element(
        "div",
        {},
        element(
          "p",
          {},
          element(
            "b",
            {},
            say(words.point, {
              n: turn.turn,
              seat: card.seats[seat].name,
              played: this.#written(from, to),
            }),
          ),
          told.move ? ` ${say(words.better, { move: told.move })}` : "",
        ),
        told.why && element("p", { className: "because" }, withSums(sentence(told.why))),
        standing && element("p", { className: "small" }, say(words.changed, standing)),
        element(
          "button",
          {
            type: "button",
            className: "quiet",
            "data-review": `again-${nth}`,
            "data-testid": "try-again",
            onclick: () => {
              this.#go(from + roll - 1);
              this.#panel.do("play-on");
            },
          },
          words.again,
        ),
      ),
    );
  }

  // The better moves in the notation chosen, and the sentence of the rule that allows the first.
  async #tellBetter() {
    const { notation } = this.#panel;
    const line = this.#line;
    this.#better.clear();
    for (const { at: nth, turn } of this.#points) {
      const best = this.#opinions[nth]?.line ?? [];
      const moves = turn.roll > 0 ? best : best.slice(0, 1);
      const told = await this.#at(line.slice(0, turn.from + turn.roll), (match) => ({
        why: match.reasons(moves[0])[0]?.sentence ?? "",
        move: moves
          .map((words) => {
            const shown = notation > 0 ? match.inNotation(words, notation) : pretty(words);
            match.play(words);
            return shown;
          })
          .join(" "),
      }));
      if (told) this.#better.set(nth, told);
    }
  }

  #table() {
    const { card } = this.#match;
    const some = this.#opinions.find((opinion) => opinion);
    const told = (value) =>
      value === undefined || !some ? "" : titleOf({ ...some, seat: 0, end: 0, value }, card).title;
    const course = this.#course;
    const row = (head, played, value, at) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, head),
        element(
          "td",
          {},
          element(
            "button",
            { type: "button", className: "as-link", onclick: () => this.#go(at) },
            played,
          ),
        ),
        element("td", {}, told(value)),
      );
    return element(
      "details",
      { className: "values" },
      element("summary", {}, words.table),
      element(
        "table",
        {},
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            ...[words.turn, words.played, words.standing].map((head) =>
              element("th", { scope: "col" }, head),
            ),
          ),
        ),
        element(
          "tbody",
          {},
          row("0", words.start0, course[0], -1),
          this.#turns.map(({ turn, from, to }, at) =>
            row(String(turn), this.#written(from, to), course[at + 1], to - 1),
          ),
        ),
      ),
    );
  }
}

const keyOf = (line) => line.map(({ node, words: each }) => `${node}:${each}`).join(" ");
