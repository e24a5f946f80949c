// The tab Analysis: what the computer makes of the position shown, thought of in a worker of its own while the tab is open: who is ahead and by
// how much, the best moves and what may follow each, with arrows on the board. It stops at a touch, when the position changes and
// when the tab is closed, and looks at nothing while moves are guessed, while the computer player chooses its own move, and in games
// where something is hidden. A line is stepped through on a small board of its own, so that the game is left as it is.
// Long: one tab whose parts share what is thought; the words are in opinion-words.mjs, the whole game in review.mjs.

import { createMachine } from "../../wasm/machine.mjs";
import { Arrows } from "../board/arrows.mjs";
import { element } from "../site/dom.mjs";
import * as prefs from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { yieldToMain } from "../site/wait.mjs";
import { faultWords, silentWords } from "./dialog.mjs";
import { pretty } from "./moves.mjs";
import { opinionOn } from "./opinion.mjs";
import { countedIn, decided, movesOf, shortValue, titleOf } from "./opinion-words.mjs";
import { Review } from "./review.mjs";
import { along } from "./scratch.mjs";
import { looked, opinions } from "../words/analysis.mjs";

/** @import { LiveMatch } from "./match-view.mjs" */
/** @import { Opinion } from "./opinion.mjs" */
/** @import { Panel } from "./panel.mjs" */

/** Seconds of each look: every one begins anew and sees deeper, and the first is soon there. */
const looks = [0.05, 0.15, 0.5, 1.5, 5];
const longLook = 20;
const mostLines = 3;
const movesShown = 6;
const settles = 120; // milliseconds a position must stand: who steps on quickly is not kept waiting

/** @typedef {{ words: string, shown: string }[]} Shown */

export class Analysis {
  /** @type {Panel} */ #panel;
  /** @type {LiveMatch} */ #match;
  /** @type {HTMLElement} */ #box;
  #parts;
  #machine = null;
  #run = null;
  #due = 0;
  #open = false;
  #marked = "";
  /** @type {Arrows | null} */ #arrows = null;
  #paused = false;
  #review;
  /** @type {Opinion | null} */ #opinion = null;

  /** @param {Panel} panel @param {HTMLElement} box */
  constructor(panel, box) {
    this.#panel = panel;
    this.#match = panel.match;
    this.#box = box;
    this.#parts = {
      title: element("span"),
      chip: element("span", { className: "chip", "aria-hidden": "true" }),
      about: element("p", { className: "looked", "data-part": "looked" }),
      heading: element("h2", { hidden: true }),
      lines: element("ol", { className: "lines", "aria-label": looked.lines }),
      board: element("div", { className: "line-board", hidden: true }),
      button: element("button", {
        type: "button",
        className: "quiet",
        "data-testid": "analysis-button",
        onclick: () => this.#press(),
      }),
    };
    const count = element(
      "select",
      {
        "data-testid": "line-count",
        onchange: () => {
          prefs.set("analysisLines", count.value);
          this.look();
        },
      },
      Array.from({ length: mostLines }, (_, n) => element("option", {}, String(n + 1))),
    );
    count.value = prefs.get("analysisLines");
    const whole = element("section", {
      className: "review",
      "data-part": "review",
      hidden: true,
    });
    const { title, chip, about, heading, lines, board, button } = this.#parts;
    box.replaceChildren(
      element("p", { className: "verdict", role: "status", "data-testid": "opinion" }, chip, title),
      about,
      heading,
      lines,
      board,
      element(
        "div",
        { className: "bar" },
        button,
        element("label", { className: "count" }, looked.count, " ", count),
      ),
      whole,
    );
    const holder = panel.root.querySelector(".board-holder");
    if (holder) this.#arrows = new Arrows(holder, panel.board);
    panel.root.addEventListener("view", () => this.#arrows?.redraw());
    this.#review = new Review(panel, whole);
    this.#match.addEventListener("change", ({ detail }) => this.#follow(detail.kind));
    panel.opponent.addEventListener("thinking", () => this.#follow("thinking"));
    panel.study?.guess.addEventListener("change", () => this.#follow("guess"));
  }

  /** Whether somebody reads it. */
  get open() {
    return this.#open;
  }
  set open(open) {
    if (open === this.#open) return;
    this.#open = open;
    if (open) this.look(0);
    else this.#stop();
    if (!open) this.#review.stop();
  }

  #follow(kind) {
    if (!this.#open || kind === "marks") return;
    if (kind === "touch") {
      if (this.#match.state.touched.length > 0) this.#pause();
      else if (this.#paused) this.look();
      return;
    }
    if (kind !== "names") this.look();
    else if (this.#opinion && !this.#hindered) this.#show(this.#opinion);
  }

  #pause() {
    if (!this.#run) return;
    this.#stop();
    this.#paused = true;
    this.#about([looked.paused]);
  }

  #press() {
    if (this.#run) {
      this.#stop({ marks: true });
      this.#about([looked.stopped]);
    } else this.#think([longLook]);
  }

  /** Thinks about the position shown, as soon as it has stood for a moment. */
  look(wait = settles) {
    this.#stop();
    this.#closeLine();
    const none = this.#hindered;
    this.#box.setAttribute("aria-busy", String(!none));
    if (none) {
      this.#say(none);
      this.#about([]);
      this.#parts.lines.replaceChildren();
      this.#parts.heading.hidden = true;
      this.#parts.button.hidden = true;
      return;
    }
    this.#opinion = null;
    this.#due = window.setTimeout(() => this.#think(looks), wait);
  }

  /** Why there is nothing to be thought here; "" where there is. */
  get #hindered() {
    const { state, card } = this.#match;
    if (card.hasHidden) return looked.hidden;
    if (this.#panel.study?.guess.on) return looked.guessing;
    if (state.outcome.over) return state.outcome.text || looked.over;
    if (state.toMove < 0) return opinions.roll;
    if (this.#panel.opponent.thinking >= 0) return looked.turn;
    return "";
  }

  #stop({ marks = false } = {}) {
    clearTimeout(this.#due);
    this.#paused = false;
    this.#run?.abort();
    this.#run = null;
    this.#machine?.cancel();
    if (!marks) {
      this.#mark("");
      this.#arrows?.show([]);
    }
    this.#drawButton();
  }

  async #think(times) {
    const { signal } = (this.#run = new AbortController());
    this.#drawButton();
    if (!this.#opinion) this.#say(looked.thinking);
    const { record, place, card } = this.#match;
    const { toMove } = this.#match.state;
    this.#machine ??= createMachine(card.family, {
      silent: (detail) => this.#about([silentWords(detail)]),
    });
    try {
      for (const seconds of times) {
        const opinion = await opinionOn(this.#machine, record, {
          seconds,
          lines: Number(prefs.get("analysisLines")),
          after: place ?? undefined,
          card,
          seat: toMove,
        });
        if (signal.aborted) return;
        await this.#show(opinion, signal);
        if (signal.aborted || nothingMore(opinion)) break;
      }
    } catch (fault) {
      if (signal.aborted || fault.name === "AbortError") return;
      this.#say(faultWords(fault));
    }
    if (signal.aborted) return;
    this.#run = null;
    this.#drawButton();
  }

  // ---- showing ----

  #say(words, coat = null) {
    const { title, chip } = this.#parts;
    if (title.textContent !== words) title.textContent = words;
    chip.className = `chip s${coat ?? 0}`;
    chip.hidden = coat === null;
  }

  /** @param {string[]} parts */
  #about(parts) {
    this.#parts.about.textContent = parts.filter(Boolean).join(" · ");
  }

  #drawButton() {
    const { button } = this.#parts;
    button.textContent = this.#run ? looked.stop : looked.more;
    button.hidden = !this.#run && (!this.#opinion || nothingMore(this.#opinion));
    this.#box.setAttribute("aria-busy", String(Boolean(this.#run)));
  }

  /** @param {Opinion} opinion @param {AbortSignal} [signal] */
  async #show(opinion, signal) {
    const { card } = this.#match;
    this.#opinion = opinion;
    const lines = [];
    for (const each of opinion.lines) {
      lines.push({ ...each, shown: this.#written(each.line), ends: this.#movesToEnd(each) });
      await yieldToMain();
      if (signal?.aborted) return;
    }
    const { ends } = lines[0];
    const { title, side } = titleOf(opinion, card, ends);
    this.#say(title, side < 0 ? null : card.seats.find((seat) => seat.side === side)?.coat);
    this.#about([
      opinion.depth > 0 && opinion.measure !== "goal"
        ? say(looked.moves, { n: opinion.depth })
        : "",
      opinion.nodes > 0 ? say(looked.seconds, { seconds: opinion.seconds.toFixed(1) }) : "",
      countedIn(opinion, card),
    ]);
    const { heading, lines: list } = this.#parts;
    heading.textContent = say(looked.linesOf, { seat: card.seats[opinion.seat].name });
    heading.hidden = false;
    const had = list.contains(document.activeElement)
      ? [...list.querySelectorAll("button")].indexOf(document.activeElement)
      : -1;
    list.replaceChildren(
      ...lines.map(({ line, value, shown, ends: moves }) =>
        element(
          "li",
          { "data-testid": "best-line" },
          element(
            "span",
            { className: "words" },
            shown.flatMap(({ shown: words }, at) => [
              at > 0 && " ",
              element(
                "button",
                {
                  type: "button",
                  className: at === 0 ? "first" : "",
                  "aria-pressed": "false",
                  onclick: ({ currentTarget }) => this.#openLine(line, at + 1, currentTarget),
                },
                words,
              ),
            ]),
          ),
          element("span", { className: "value" }, shortValue(opinion, value, moves)),
        ),
      ),
    );
    if (had >= 0) list.querySelectorAll("button")[had]?.focus();
    if (opinion.line.length > 0) this.#mark(opinion.line[0]);
    this.#point(opinion);
  }

  // From the first touch to the last of every further line's first move; the best is marked by the board itself.
  #point({ lines }) {
    const { moves } = this.#match.state;
    this.#arrows?.show(
      lines.slice(1).flatMap(({ line }) => {
        const touches = moves.find(({ words }) => words === line[0])?.touches ?? [];
        return touches.length > 1 ? [{ from: touches[0], to: touches.at(-1) }] : [];
      }),
    );
  }

  /** Marks a move on the board, or takes the mark away. */
  #mark(words) {
    if (words === this.#marked) return;
    if (words && !this.#match.state.moves.some((move) => move.words === words)) return;
    this.#marked = words;
    this.#match.attempt(() => this.#match.advise(words));
  }

  /** The winner's moves to the end, where each move is a turn. @param {{ end: number, line: string[] }} line */
  #movesToEnd({ end, line }) {
    if (end <= 0 || this.#match.card.hasChance) return 0;
    const seats = this.#match.card.seats.length;
    return along(this.#match, line, ({ state }, after) => (after ? state().toMove : -1)).every(
      (seat, at, all) => at === 0 || at === all.length - 1 || seat !== all[at - 1],
    ) && seats === 2
      ? movesOf(end)
      : 0;
  }

  /** The first moves of a line in the notation chosen. @param {string[]} moves @returns {Shown} */
  #written(moves) {
    const few = moves.slice(0, movesShown);
    const { notation } = this.#panel;
    if (notation === 0) return few.map((words) => ({ words, shown: pretty(words) }));
    return along(this.#match, few.slice(0, -1), (match, at) => ({
      words: few[at],
      shown: match.inNotation(few[at], notation),
    }));
  }

  // ---- a line on a board of its own ----

  /** @param {string[]} moves @param {number} after so many of them @param {HTMLElement} from the button of that move */
  #openLine(moves, after, from) {
    const { board, lines } = this.#parts;
    const row = [...from.closest("li").querySelectorAll("button")];
    const { view } = this.#panel;
    const title = say(looked.board, { move: this.#written(moves)[after - 1]?.shown ?? "" });
    const drawn = along(
      this.#match,
      moves.slice(0, after),
      (match, at) =>
        at < after
          ? ""
          : match.svg(
              /** @type {any} */ ({
                id: "line",
                title,
                lying: view.lying,
                flipped: view.flipped,
                labels: view.coordinates,
                [view.dress]: true,
              }),
            ),
      this.#panel.notation === 0,
    )[after];
    if (!drawn) return;
    const last = Math.min(moves.length, movesShown);
    const step = (words, sign, to) =>
      element(
        "button",
        {
          type: "button",
          className: "quiet icon",
          "aria-label": words,
          disabled: to < 1 || to > last,
          onclick: () => this.#openLine(moves, to, row[to - 1]),
        },
        sign,
      );
    const picture = element("div", { className: "board" });
    picture.innerHTML = drawn;
    const had = board.contains(document.activeElement)
      ? [...board.querySelectorAll("button")].indexOf(document.activeElement)
      : -1;
    board.replaceChildren(
      picture,
      element(
        "div",
        { className: "bar" },
        step(looked.stepBack, "‹", after - 1),
        step(looked.stepOn, "›", after + 1),
        element(
          "button",
          {
            type: "button",
            className: "quiet icon",
            "aria-label": looked.closeLine,
            onclick: () => this.#closeLine(),
          },
          "×",
        ),
      ),
    );
    board.hidden = false;
    for (const button of lines.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button === row[after - 1]));
    if (had >= 0) {
      const buttons = [...board.querySelectorAll("button")];
      (buttons[had].disabled ? buttons[1 - had] : buttons[had])?.focus();
    }
  }

  #closeLine() {
    this.#parts.board.hidden = true;
    this.#parts.board.replaceChildren();
    for (const button of this.#parts.lines.querySelectorAll("[aria-pressed]"))
      button.setAttribute("aria-pressed", "false");
  }
}

/** Whether a longer look would tell nothing new. @param {Opinion} opinion */
const nothingMore = ({ measure, value }) =>
  measure === "none" || measure === "goal" || Math.abs(value) >= decided;

/** Fills the tab. @param {HTMLElement} box @param {Panel} panel */
export function fill(box, panel) {
  const analysis = new Analysis(panel, box.querySelector('[data-part="analysis"]'));
  panel.tabs.addEventListener("open", ({ detail }) => (analysis.open = detail === "analysis"));
  analysis.open = panel.tabs.open === "analysis";
}
