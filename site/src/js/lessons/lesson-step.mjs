// One step of a lesson: its board, its question answered in words or on the board and judged with reasons, and its answer,
// shown on demand. The step stands in the page as HTML already (lesson-html.mjs).
// Long: one step of a lesson, of every kind.

import { actionOf } from "../site/actions.mjs";
import { openCore } from "../site/core.mjs";
import { DiceBar } from "../board/dice.mjs";
import { faultWords, notice, silentWords } from "../match/dialog.mjs";
import { element, part } from "../site/dom.mjs";
import { encodeGame } from "../store/link.mjs";
import { judge } from "./lesson-judge.mjs";
import { answerText, toldMove } from "./lesson-html.mjs";
import { LiveMatch, isTransient } from "../match/match-view.mjs";
import { nextTouch } from "../board/next-touch.mjs";
import { Opponent } from "../match/opponent.mjs";
import { familyOf, playPage } from "../site/game-urls.mjs";
import { Pointing } from "../board/pointer.mjs";
import { say } from "../site/say.mjs";
import { replaceButtons, turnButtons } from "../match/turn-buttons.mjs";
import { BoardView } from "../board/accessible-board.mjs";
import { slideOf } from "../class/slide.mjs";
import { sentence, showWhy, withSums } from "../match/why.mjs";
import { step as stepWords } from "../words/lesson.mjs";

const label = (act) => actionOf("lesson", act).label;
const letters = "abcdefghijklmnopqrstuvwxyz";

/** Its root gets data-state: asked, right, shown; or, where a wrong answer is met on the board (`meet`), met. */
export class Step {
  root;
  step;
  board;
  changed;
  meet;
  tries;
  #match = null;
  #startNode = 0;
  #firstToMove = -1;
  #showingAnswer = false;

  /**
   * `changed` hears whatever changes; `meet(step)` is asked what a wrong answer on the board meets: it may play on, the answer
   * stands until it is set up again. Without it a wrong answer is taken back at once.
   * @param {{ changed: () => void, meet?: (step: Step) => void }} hears
   */
  constructor(root, step, board, hears) {
    const { changed, meet } = hears;
    Object.assign(this, {
      root,
      step,
      board,
      changed,
      meet,
      state: step.ask || step.play ? "asked" : "told",
      tries: 0,
    });
    this.answering = part(root, "answering");
    this.verdict = part(root, "verdict");
    this.reveal = part(root, "reveal");
    this.why = part(root, "why");
    this.#makeForm();
    this.#setState(this.state);
  }

  /** The match on its board, once it is loaded; null where it has none. */
  get match() {
    return this.#match;
  }

  /** The step as the room sees it: what is told of the answer here is told there. */
  slide(place) {
    const { ask } = this.step,
      told = this.verdict.querySelector('[data-testid="verdict"]');
    return slideOf(this.step, {
      ...place,
      state: this.state,
      hints: this.root.querySelector("details.hint")?.open ?? false,
      verdict: {
        kind: told?.className ?? "",
        words: told?.textContent.trim() ?? this.say?.textContent ?? "",
      },
      shown:
        !ask || this.state === "right" || ask.kind === "choice"
          ? ""
          : ask.kind === "open"
            ? ask.open
            : answerText(ask, this.board),
      crop: this.board?.crop ?? -1,
      region: this.board?.region ?? "",
    });
  }

  /** Loads the board, once. */
  open() {
    return (this.opened ??= this.board
      ? this.#openBoard().catch((fault) => {
          this.opened = null;
          this.#say("wrong", faultWords(fault));
        })
      : Promise.resolve());
  }

  #setState(state) {
    this.state = state;
    this.root.dataset.state = state;
    if (this.reveal) {
      // The answer stays hidden while the question is open.
      this.reveal.hidden = state === "asked";
      if (state === "right" || state === "shown") this.reveal.open = true;
    }
    this.changed?.();
  }

  /** As it was before the page was reloaded: "right" or "shown". */
  restore(state) {
    if (this.step.ask && (state === "right" || state === "shown")) this.#setState(state);
  }

  // ---- the question ----

  #makeForm() {
    const { ask, play } = this.step;
    if (!this.answering) return;
    const show = element(
      "button",
      {
        type: "button",
        "data-act": "show",
        "data-testid": "show-answer",
        onclick: () => this.show(),
      },
      ask?.kind === "open" ? stepWords.compare : label("show"),
    );
    const again = element(
      "button",
      { type: "button", "data-testid": "set-up-again", onclick: () => this.again() },
      label("again"),
    );
    this.buttons = element("div", {
      className: "game-buttons",
      "data-part": "buttons",
      "data-testid": "game-buttons",
    });
    if (play) {
      this.say = element("p", { className: "say", role: "status", "data-testid": "lesson-say" });
      this.answering.append(
        this.say,
        this.buttons,
        element(
          "div",
          { className: "bar" },
          element(
            "button",
            { type: "button", "data-testid": "take-back", onclick: () => this.#undo() },
            label("undo"),
          ),
          again,
        ),
      );
      return;
    }
    if (ask.kind === "move" || ask.kind === "reach") {
      this.next = element("p", { className: "next-touch", "data-testid": "next-touch" });
      this.answering.append(
        element("p", { className: "on-board" }, stepWords.onBoard),
        this.buttons,
        element("div", { className: "bar" }, again, show),
      );
      return;
    }
    if (ask.kind === "open") {
      this.answering.append(element("div", { className: "bar" }, show));
      return;
    }
    const check = element(
      "button",
      { type: "submit", className: "primary", "data-testid": "check" },
      stepWords.check,
    );
    const form = element("form", {
      className: "reply-form",
      onsubmit: (event) => (event.preventDefault(), this.#answer()),
    });
    if (ask.kind === "choice") {
      const list = this.root.querySelector("ol.choices");
      const name = `${this.root.id}-choice`;
      [...list.children].forEach((item, i) => {
        const input = element("input", {
          type: ask.several ? "checkbox" : "radio",
          name,
          value: String(i),
          "data-testid": `choice-${letters[i]}`,
        });
        item.replaceChildren(element("label", {}, input, element("span", {}, ...item.childNodes)));
      });
      list.before(form);
      form.append(list, element("div", { className: "bar" }, check, show));
      this.given = () =>
        [...form.querySelectorAll("input:checked")].map((input) => Number(input.value));
    } else {
      const input = element("input", {
        type: "text",
        autocomplete: "off",
        spellcheck: false,
        inputMode: ask.kind === "number" && /^\d+$/.test(ask.number) ? "numeric" : "text",
        "aria-label": stepWords.yourAnswer,
        "data-testid": "answer",
      });
      form.append(
        element(
          "div",
          { className: "bar" },
          element(
            "span",
            { className: "field" },
            input,
            ask.unit ? element("span", { className: "unit" }, ask.unit) : null,
          ),
          check,
          show,
        ),
      );
      this.given = () => input.value;
      this.answering.append(form);
    }
    this.form = form;
  }

  /** Where the keyboard begins. */
  focusable() {
    return this.form?.querySelector("input") ?? null;
  }

  #answer() {
    const { verdict, reply } = judge(this.step.ask, this.given());
    if (verdict === "none") return this.#say("on", reply);
    if (verdict === "right") return this.#right(reply);
    return this.#wrong(reply);
  }

  #right(reply, reasons = []) {
    this.#say("right", reply, stepWords.right);
    this.#explain(reasons);
    this.#setState("right");
  }

  #wrong(reply) {
    this.tries += 1;
    this.#say(
      "wrong",
      reply ? say(stepWords.replyAgain, { reply: sentence(reply) }) : stepWords.tryAgain,
      stepWords.wrong,
    );
    if (this.state === "right") this.#setState("asked");
  }

  /** What a wrong answer met, in words. */
  tellMet(words) {
    if (this.state === "met") this.#say("wrong", words, stepWords.wrong);
  }

  #say(kind, words, mark = "") {
    this.verdict.replaceChildren(
      element(
        "p",
        { className: kind, "data-testid": "verdict" },
        mark ? element("b", {}, mark, " ") : null,
        words ? withSums(sentence(words)) : null,
      ),
    );
    this.changed();
  }

  #explain(reasons) {
    this.why.hidden = reasons.length === 0;
    this.root.classList.toggle("explained", reasons.length > 0);
    if (reasons.length > 0) showWhy(this.why, reasons, stepWords.why);
  }

  /** The next hint opened; false where there is none. */
  hint() {
    const hints = this.root.querySelector("details.hint");
    if (!hints) return false;
    hints.open = !hints.open;
    return true;
  }

  /** Shows the answer: in words, and on the board where it is played there. */
  async show() {
    const { ask } = this.step;
    if (!ask) return;
    await this.open();
    if (this.#match && this.board.answer.words) {
      this.#showingAnswer = true;
      this.#returnToStart();
      for (const words of this.board.answer.words.split(" ")) this.#match.play(words);
      this.#showingAnswer = false;
      this.#explain(this.#reasons());
    }
    this.verdict.replaceChildren();
    this.#setState("shown");
  }

  again() {
    if (!this.#match) return;
    if (this.step.play) this.#setUpBoard();
    else this.#returnToStart();
    this.verdict.replaceChildren();
    this.#explain([]);
    this.#setState("asked");
  }

  // ---- the board ----

  async #openBoard() {
    const { board, root } = this;
    const match = new LiveMatch(await openCore(familyOf(board.game)));
    match.addEventListener("fault", ({ detail }) => this.#say("wrong", faultWords(detail)));
    this.#match = match;
    if (this.step.play) {
      this.opponent = new Opponent(match);
      this.opponent.addEventListener("waiting", () => this.#drawControls());
      this.opponent.addEventListener("thinking", ({ detail }) =>
        root.classList.toggle("thinking", detail >= 0),
      );
      this.opponent.addEventListener("silent", ({ detail }) =>
        notice(
          root.closest('[data-part="lesson"]').querySelector('[data-part="notices"]'),
          silentWords(detail),
        ),
      );
      this.opponent.addEventListener("fault", ({ detail }) =>
        this.#say("wrong", faultWords(detail)),
      );
      this.dice = new DiceBar(match, this.opponent);
    }
    if (!this.#setUpBoard()) return;
    this.view = new BoardView(part(root, "board"), match, {
      id: `live-${root.id}`,
      title: this.step.title,
      lying: "fits",
      legend: true,
      crop: board.crop,
      flipped: board.far,
      also: () => (this.dice && match.card.hasRolls ? this.dice.pressable : []),
      touch: (spot) => this.#touch(spot),
    });
    this.pointing = new Pointing(part(root, "board").parentElement, this.view, match);
    this.pointing.lead();
    match.addEventListener("change", ({ detail }) => this.#follow(detail));
    this.#drawControls();
    this.#updateLink();
  }

  #setUpBoard() {
    const { board, step } = this;
    const match = this.#match;
    if (!match.create(board.game, board.options, board.setup)) return false;
    if (board.words) match.play(board.words);
    this.#startNode = match.state.cursor;
    this.#firstToMove = match.state.toMove;
    if (step.play)
      match.card.seats.forEach(
        (_, seat) =>
          seat !== board.seat && match.seat(seat, { machine: true, level: step.play.level }),
      );
    match.point([], board.region);
    return true;
  }

  #returnToStart() {
    this.#match.dropTouches();
    this.#match.go(this.#startNode === 0 ? -1 : this.#startNode);
    this.#match.point([], this.board.region);
  }

  #touch(spot) {
    if (this.dice && this.#match.card.hasRolls && this.dice.touched(spot)) return true;
    if (this.step.ask && this.state !== "asked") return false;
    return this.#match.touch(spot);
  }

  #follow({ kind, state }) {
    if (!isTransient(kind) || kind === "touch") this.#drawControls();
    if (isTransient(kind)) return;
    this.#updateLink();
    if (this.step.play) this.#judgePlay(state);
    else if (kind === "move" && this.state !== "met" && !this.#showingAnswer && this.step.ask)
      this.#judge(state);
  }

  #movesSinceStart(state) {
    const { line, cursor } = state;
    const from = line.findIndex(({ node }) => node === this.#startNode) + 1;
    return line.slice(from, line.findIndex(({ node }) => node === cursor) + 1);
  }

  // Of a move that was asked for; a position is reached by several, and its passages stand with the answer.
  #reasons() {
    return this.step.ask?.kind === "move"
      ? (this.#movesSinceStart(this.#match.state).at(-1)?.reasons ?? [])
      : [];
  }

  #judge(state) {
    const made = this.#movesSinceStart(state);
    if (made.length === 0 || !["move", "reach"].includes(this.step.ask.kind)) return;
    const last = made.at(-1),
      told = toldMove(last.said, this.#match.card.seats[last.seat]?.name ?? "");
    const over = state.outcome.over || state.atTurnStart || state.toMove !== this.#firstToMove;
    const { verdict, reply } = judge(this.step.ask, {
      played: made.map(({ words }) => words),
      position: state.position,
      over,
    });
    if (verdict === "right")
      this.#right(
        state.outcome.over ? say(stepWords.toldEnd, { told, end: state.outcome.text }) : told,
        this.#reasons(),
      );
    else if (verdict === "on") this.#say("on", say(stepWords.goOn, { told }));
    else {
      this.#wrong(reply || say(stepWords.allowed, { told }));
      if (this.meet) {
        this.#setState("met");
        this.meet(this);
      } else this.#returnToStart();
    }
  }

  // What may be done that is not a place on the board.
  #drawControls() {
    if (!this.buttons || !this.#match?.state) return;
    const asked = this.state === "asked" || this.step.play;
    replaceButtons(
      this.buttons,
      turnButtons(this.#match, { dice: this.dice, opponent: this.opponent, open: asked }),
      this.view?.grid,
      { preventScroll: true },
    );
    const wanted = asked ? nextTouch(this.#match.state, this.#match.spots) : "";
    if (this.say) this.say.replaceChildren(withSums(wanted || sentence(this.#match.state.say)));
    if (!this.next) return;
    this.next.textContent = wanted;
    if (wanted === "") this.next.remove();
    else this.verdict.append(this.next);
  }

  #judgePlay(state) {
    const { turns } = this.step.play;
    const made = new Set(
      this.#movesSinceStart(state)
        .filter(({ seat }) => seat === this.board.seat)
        .map(({ turn }) => turn),
    );
    const mine =
      made.size -
      (state.toMove === this.board.seat && !state.atTurnStart && !state.outcome.over ? 1 : 0);
    if (state.outcome.over) this.#say("right", state.outcome.text, stepWords.end);
    else if (turns > 0 && mine >= turns && this.state === "asked")
      this.#say("right", say(stepWords.turnsPlayed, { n: turns }));
    if ((state.outcome.over || (turns > 0 && mine >= turns)) && this.state === "asked")
      this.#setState("right");
  }

  // Back to the person's own turn before.
  #undo() {
    const match = this.#match;
    if (!match) return;
    if (match.state.touched.length > 0) match.dropTouches();
    else if (match.card.hasRolls) match.undoChoice();
    else
      do match.undo(true);
      while (match.state.canUndo && match.state.toMove !== this.board.seat);
  }

  async #updateLink() {
    let link = this.root.querySelector("a.to-table");
    if (!link) {
      link = element("a", { className: "to-table small" }, stepWords.bigBoard);
      part(this.root, "board").closest(".plate").append(link);
    }
    const url = playPage(this.board.game);
    url.hash = await encodeGame({ record: this.#match.record, at: this.#match.place });
    link.href = url.href;
  }
}
