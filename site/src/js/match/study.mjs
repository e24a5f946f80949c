// A game stepped through at a table: under the board the source’s comment, the steps, the ways that were played besides, and
// “What would you play?”. It shows itself for a game of a source, or one somebody sent; a game being played needs none of it.

import { actionOf } from "../site/actions.mjs";
import { actionButton, enable } from "../site/buttons.mjs";
import { copyText } from "./dialog.mjs";
import { usualLevel } from "../site/levels.mjs";
import { computer, person } from "./players.mjs";
import { element } from "../site/dom.mjs";
import { Guess } from "./guess.mjs";
import { isTransient } from "./match-view.mjs";
import { pretty } from "./moves.mjs";
import { say } from "../site/say.mjs";
import { askFor, onMain, speeds, standing, tallied } from "./steps.mjs";
import { speed, Stepper, swipes } from "./stepper.mjs";
import { encodeGame } from "../store/link.mjs";
import { playPage } from "../site/game-urls.mjs";
import { sentence, withSums } from "./why.mjs";
import { guessing, speedNames, study } from "../words/study.mjs";

/** @import { LiveMatch } from "./match-view.mjs" */

const broad = matchMedia("(min-width: 64.01rem), (min-width: 56rem) and (min-height: 30.01rem)");

export class Study {
  #panel;
  /** @type {LiveMatch} */ #match;
  #box;
  #parts;
  #home;
  #under;
  #beside;
  #example = null;
  #opened = false;

  /** `box` stands under the board, or where there is room in the column beside it; `side` holds the list of moves, where the steps stand while a game is played; `show(step, about, more)` tells of a move why. */
  constructor(panel, { box, side, show }) {
    this.#panel = panel;
    this.#match = panel.match;
    this.#box = box;
    this.#parts = Object.fromEntries(
      ["cite", "told", "guess", "strip", "at", "speed", "ways", "done"].map((name) => [
        name,
        box.querySelector(`[data-part="${name}"]`),
      ]),
    );
    this.steps = side.querySelector(".moves .steps");
    this.#home = this.steps?.parentElement;
    this.#under = box.parentElement;
    this.#beside = side.querySelector(".side");
    broad.addEventListener("change", () => this.draw());
    this.guess = new Guess(this.#match, { hold: (held) => panel.hold(held) });
    this.stepper = new Stepper(this.steps ?? box, this.#match, {
      instead: (step) => this.#instead(step),
      can: (step) => !(this.guess.on && /last|auto/.test(step)),
    });
    (this.steps ?? box).addEventListener("click", (event) => {
      const step = event.target.closest("[data-step]");
      if (step && step.getAttribute("aria-disabled") !== "true")
        this.stepper.step(step.dataset.step);
    });
    this.#speeds();
    this.guess.addEventListener("change", () => {
      if (this.guess.told) show(this.guess.told.step, this.#verdict(this.guess.told));
      this.draw();
    });
    this.#match.addEventListener("change", ({ detail }) => {
      if (detail.kind === "new") {
        this.#opened = false;
        this.#example = null;
      }
      if (!isTransient(detail.kind)) this.draw();
    });
    Object.assign(
      panel.acts,
      Object.fromEntries(
        ["first", "back", "on", "last", "auto"].map((step) => [
          step,
          () => this.stepper.step(step),
        ]),
      ),
      {
        way: () => this.#nextWay(),
        "home-way": () => this.#leave(),
        guess: () => (this.guess.on ? this.guess.end() : (this.stepper.stop(), this.guess.begin())),
        "guess-show": () => this.guess.show(),
        "guess-again": () => (this.guess.end(), this.#match.go(-1), this.guess.begin()),
        "play-on": () => this.#playOn(),
        "move-link": () => this.#copy(),
      },
    );
    const holder = panel.root.querySelector(".board-holder");
    swipes(holder, { active: () => this.swiped, step: (step) => this.stepper.step(step) });
    this.draw();
  }

  /** Whether a game is stepped through here: one that names its source, or one that was opened to be read. */
  get on() {
    const { line, tags, players } = this.#match.state;
    return (
      line.length > 0 &&
      (this.guess.on ||
        this.#opened ||
        (players.every(({ machine }) => !machine) && tags.some(([key]) => key === "Source")))
    );
  }

  /** Whether a finger steps on the board: not where it may be played on, and not while it is tried there. */
  get swiped() {
    const { canRedo, touched, outcome } = this.#match.state;
    return this.on && !this.guess.on && touched.length === 0 && (canRedo || outcome.over);
  }

  /** Says that the match was opened to be read: an example by its name, or (null) somebody’s game. */
  open(example = null) {
    this.#opened = true;
    this.#example = example && { name: example, record: this.#match.record };
    this.draw();
  }

  /** Says that the match is one to be played. */
  close() {
    this.guess.end();
    this.#opened = false;
    this.#example = null;
  }

  /** The address of the place shown: short for an example as it is in its book, else the whole game. */
  async address() {
    this.guess.again();
    const { match } = this.#panel;
    const url = playPage(match.game);
    if (this.#example?.record === match.record && onMain(match.state))
      url.search = askFor(this.#example.name, { move: standing(match.state).at });
    else
      url.hash = await encodeGame({
        record: match.record,
        at: match.place ?? match.state.line.map(({ words }) => words).join(" "),
      });
    return url;
  }

  // From the place shown, as a new game: a person whose turn it is, computer players across. The game that was read is left as it is.
  #playOn() {
    const panel = this.#panel;
    const { state } = this.#match;
    if (state.outcome.over) return false;
    const mine = state.toMove >= 0 ? state.toMove : Math.max(0, state.awaits.seat);
    const level = usualLevel(panel.levels).id;
    const players = state.players.map((_, seat) => (seat === mine ? person() : computer(level)));
    if (!panel.begin({ options: state.options, setup: state.position, players })) return false;
    if (players.length > 1) panel.seatNear(players);
    panel.remark(study.playingOn);
    return true;
  }

  // Where moves are hidden, a step on is to be shown one.
  #instead(step) {
    if (!this.guess.on) return false;
    if (step === "on") this.guess.show();
    if (step === "back") this.guess.back();
    if (step === "first") return false;
    return true;
  }

  // Round the ways that lead on from here; within a variation, out of it.
  #nextWay() {
    if (this.guess.on) return false;
    const { ways, branch } = standing(this.#match.state);
    if (ways.length === 0) return branch ? this.#leave() : false;
    return this.#match.go(ways[(ways.findIndex(({ taken }) => taken) + 1) % ways.length].node);
  }

  // Back to where the variation began, with the move that was left before one.
  #leave() {
    const { branch } = standing(this.#match.state);
    if (!branch) return false;
    this.#match.go(branch.main);
    return this.#match.undo();
  }

  async #copy() {
    const { done } = this.#parts;
    const { at } = standing(this.#match.state);
    const { href } = await this.address();
    if (await copyText(href)) {
      done.textContent = at === 0 ? study.startCopied : say(study.moveCopied, { at });
      return;
    }
    const field = element("input", {
      type: "text",
      readonly: true,
      value: href,
      "aria-label": study.linkField,
    });
    done.replaceChildren(study.copyHere, " ", field);
    field.select();
  }

  #speeds() {
    const { speed: field } = this.#parts;
    field.append(
      ...Object.keys(speeds).map((name) => element("option", { value: name }, speedNames[name])),
    );
    field.value = speed();
    field.addEventListener("change", () => {
      this.stepper.speed = field.value;
    });
  }

  // ---- showing ----

  draw() {
    const { state } = this.#match;
    if (!state) return;
    if (state.line.length === 0) this.#opened = false;
    const { on } = this,
      { guess } = this;
    this.stepper.draw();
    this.#box.hidden = !on;
    this.#panel.root.classList.toggle("studying", on);
    this.#panel.root.classList.toggle("guessing", on && guess.on);
    const where = this.#beside && broad.matches ? this.#beside : this.#under;
    if (this.#box.parentElement !== where)
      where === this.#beside ? where.prepend(this.#box) : where.append(this.#box);
    const place = on ? this.#parts.strip : this.#home;
    if (this.steps && this.steps.parentElement !== place) {
      const focused = this.steps.contains(document.activeElement) ? document.activeElement : null;
      if (on) place.prepend(this.steps);
      else place.append(this.steps);
      focused?.focus();
    }
    this.#panel.moveList?.hide(guess.on);
    if (!on) return;
    const stand = standing(state);
    this.#tell(state, stand);
    this.#ways(stand);
    this.#ask();
    this.#parts.done.replaceChildren();
    const button = this.#box.querySelector('[data-act="guess"]');
    button.setAttribute("aria-pressed", String(guess.on));
    enable(this.#box.querySelector('[data-act="play-on"]'), !state.outcome.over);
  }

  #tell(state, { at: here, count: all, comment }) {
    const { guess } = this;
    const [at, count] = guess.on ? [guess.at, guess.count] : [here, all];
    const tag = (name) => state.tags.find(([key]) => key === name)?.[1] ?? "";
    const { cite, told, at: where } = this.#parts;
    cite.replaceChildren(
      ...[element("b", {}, tag("Title")), " ", element("span", {}, tag("Source"))],
    );
    cite.hidden = !tag("Title") && !tag("Source");
    told.hidden = !comment && !state.comment && state.line.every((step) => !step.comment); // it keeps its room from move to move
    told.textContent = comment;
    this.#reserve(state);
    where.textContent = at === 0 ? say(study.start, { n: count }) : say(study.at, { at, count });
  }

  // The longest of a game's remarks decides how much room there is for each, so that nothing below moves from step to step.
  #reserve({ line, comment }) {
    const { told } = this.#parts;
    const width = told.clientWidth;
    const longest = [comment, ...line.map((step) => step.comment)].reduce(
      (most, each) => (each.length > most.length ? each : most),
      "",
    );
    if (told.hidden || width === 0 || this.#reserved === `${width} ${longest}`) return;
    this.#reserved = `${width} ${longest}`;
    const shown = told.textContent;
    told.style.minHeight = "";
    told.textContent = longest;
    told.style.minHeight = `${told.getBoundingClientRect().height}px`;
    told.textContent = shown;
  }

  #reserved = "";

  #ways({ ways, branch }) {
    const { ways: box } = this.#parts;
    const focused = box.contains(document.activeElement);
    const open = this.guess.on ? [] : ways;
    const out = branch && !this.guess.on;
    box.hidden = open.length === 0 && !out;
    box.replaceChildren(
      ...[
        out &&
          element(
            "span",
            { className: "in" },
            say(study.inVariation, {
              variation: branch.name,
              turn: branch.turn,
              move: pretty(branch.words),
            }),
          ),
        out && actionButton(actionOf("study", "home-way"), { "data-testid": "home-way" }),
        open.length > 0 && element("span", { className: "in" }, study.playedHere),
        ...open.map(({ node, words, name, taken }) =>
          element(
            "button",
            {
              type: "button",
              "data-way": String(node),
              "data-testid": "way",
              "aria-current": taken && "true",
              onclick: () => this.#match.go(node),
            },
            element("span", {}, name),
            ` ${pretty(words)}`,
          ),
        ),
      ].filter(Boolean),
    );
    if (focused)
      (box.querySelector("button") ?? this.steps?.querySelector('[data-step="on"]'))?.focus();
  }

  #ask() {
    const { guess: box } = this.#parts,
      { guess } = this;
    box.hidden = !guess.on;
    if (!guess.on) return;
    const focused = box.contains(document.activeElement)
      ? document.activeElement.dataset.act
      : null;
    const seat = this.#match.card.seats[this.#match.state.toMove]?.name;
    const tally = tallied(guess.tally);
    if (box.children.length === 0)
      box.append(
        element("p", { className: "question" }),
        element("p", { className: "verdict", role: "status", "data-testid": "verdict" }),
        element("div", { className: "bar" }),
      );
    const [question, verdict, bar] = box.children;
    question.replaceChildren(
      element("b", {}, guess.done ? guessing.done : guessing.question),
      guess.done || !seat || guess.trying ? "" : ` ${say(guessing.toMove, { seat })}`,
      element("span", { className: "tally", "data-testid": "tally" }, tally && ` ${tally}`),
    );
    verdict.replaceChildren(guess.told ? withSums(this.#verdict(guess.told)) : guessing.touch);
    verdict.className = `verdict ${guess.told?.verdict ?? ""}`;
    bar.replaceChildren(
      guess.done
        ? actionButton(actionOf("study", "guess-again"))
        : actionButton(actionOf("study", "guess-show"), { "data-testid": "guess-show" }),
      element(
        "button",
        { type: "button", className: "quiet", "data-act": "guess" },
        guessing.reveal,
      ),
    );
    if (focused) (bar.querySelector(`[data-act="${focused}"]`) ?? bar.firstChild).focus();
  }

  // What is said to a try, or of a move shown.
  #verdict({ verdict, step }) {
    const book = this.#match.state.tags.some(([key]) => key === "Source");
    const told = {
      right: book ? guessing.rightBook : guessing.rightGame,
      shown: book ? guessing.shownBook : guessing.shownGame,
      variation: book ? guessing.variationBook : guessing.variationGame,
      other: book ? guessing.otherBook : guessing.otherGame,
    };
    return say(told[verdict], { move: sentence(step.said) });
  }
}
