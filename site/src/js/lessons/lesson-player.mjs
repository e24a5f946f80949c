// A lesson taught: one step at a time, its question answered in words or on the board and judged with reasons, its answer
// shown when asked for. The steps stand in the page as HTML already (lesson-html.mjs); this brings them to life.

import { actionOf } from "../site/actions.mjs";
import { BlackScreen } from "../class/black-screen.mjs";
import { enable } from "../site/buttons.mjs";
import { openCore } from "../site/core.mjs";
import { DiceBar } from "../board/dice.mjs";
import { faultWords, notice, silentWords } from "../match/dialog.mjs";
import { element, part } from "../site/dom.mjs";
import { offer } from "../site/keys.mjs";
import { encodeGame } from "../store/link.mjs";
import { judge } from "./lesson.mjs";
import { answerText, toldMove } from "./lesson-html.mjs";
import { LiveMatch, isTransient } from "../match/match-view.mjs";
import { nextTouch } from "../board/next-touch.mjs";
import { Opponent } from "../match/opponent.mjs";
import { familyOf, playPage } from "../site/game-urls.mjs";
import { Pointing } from "../board/pointer.mjs";
import { get, set } from "../site/prefs.mjs";
import { hadRoom, noMark, waitingRoom } from "../class/room-link.mjs";
import { say } from "../site/say.mjs";
import { replaceButtons, turnButtons } from "../match/turn-buttons.mjs";
import { BoardView } from "../board/accessible-board.mjs";
import { slideOf } from "../class/slide.mjs";
import { sentence, showWhy, withSums } from "../match/why.mjs";
import { bar as barWords, step as stepWords } from "../words/lesson.mjs";

const label = (act) => actionOf("lesson", act).label;
const letters = "abcdefghijklmnopqrstuvwxyz";

/** One step awake. Its root gets data-state: asked, right, shown. */
class Step {
  root; step; board; changed; tries;
  #match = null;
  #base = 0;
  #from = -1;
  #busy = false;

  constructor(root, step, board, { changed }) {
    Object.assign(this, { root, step, board, changed, state: step.ask || step.play ? "asked" : "told", tries: 0 });
    this.answering = part(root, "answering");
    this.verdict = part(root, "verdict");
    this.reveal = part(root, "reveal");
    this.why = part(root, "why");
    this.#form();
    this.#to(this.state);
  }

  /** The match on its board, once it is awake; null where it has none. */
  get match() { return this.#match; }

  /** The step as the room sees it: what is told of the answer here is told there. */
  slide(place) {
    const { ask } = this.step, told = this.verdict.querySelector('[data-testid="verdict"]');
    return slideOf(this.step, {
      ...place, state: this.state, hints: this.root.querySelector("details.hint")?.open ?? false,
      verdict: { kind: told?.className ?? "", words: told?.textContent.trim() ?? this.say?.textContent ?? "" },
      shown: !ask || this.state === "right" || ask.kind === "choice" ? "" : ask.kind === "open" ? ask.open : answerText(ask, this.board),
      crop: this.board?.crop ?? -1, region: this.board?.region ?? "",
    });
  }

  /** Wakes the board, once. */
  open() {
    return (this.opened ??= this.board ? this.#wake().catch((fault) => {
      this.opened = null;
      this.#say("wrong", faultWords(fault));
    }) : Promise.resolve());
  }

  #to(state) {
    this.state = state;
    this.root.dataset.state = state;
    if (this.reveal) {
      // What is asked is not told before it is asked for.
      this.reveal.hidden = state === "asked";
      if (state === "right" || state === "shown") this.reveal.open = true;
    }
    this.changed?.();
  }

  /** As it was before the page was reloaded: "right" or "shown". */
  restore(state) {
    if (this.step.ask && (state === "right" || state === "shown")) this.#to(state);
  }

  // ---- the question ----

  #form() {
    const { ask, play } = this.step;
    if (!this.answering) return;
    const show = element("button", { type: "button", "data-act": "show", "data-testid": "show-answer", onclick: () => this.show() }, ask?.kind === "open" ? stepWords.compare : label("show"));
    const again = element("button", { type: "button", "data-testid": "set-up-again", onclick: () => this.again() }, label("again"));
    this.buttons = element("div", { className: "game-buttons", "data-part": "buttons", "data-testid": "game-buttons" });
    if (play) {
      this.say = element("p", { className: "say", role: "status", "data-testid": "lesson-say" });
      this.answering.append(this.say, this.buttons, element("div", { className: "bar" }, element("button", { type: "button", "data-testid": "take-back", onclick: () => this.#back() }, label("undo")), again));
      return;
    }
    if (ask.kind === "move" || ask.kind === "reach") {
      this.next = element("p", { className: "next-touch", "data-testid": "next-touch" });
      this.answering.append(element("p", { className: "on-board" }, stepWords.onBoard), this.buttons, element("div", { className: "bar" }, again, show));
      return;
    }
    if (ask.kind === "open") {
      this.answering.append(element("div", { className: "bar" }, show));
      return;
    }
    const check = element("button", { type: "submit", className: "primary", "data-testid": "check" }, stepWords.check);
    const form = element("form", { className: "reply-form", onsubmit: (event) => (event.preventDefault(), this.#answer()) });
    if (ask.kind === "choice") {
      const list = this.root.querySelector("ol.choices");
      const name = `${this.root.id}-choice`;
      [...list.children].forEach((item, i) => {
        const input = element("input", { type: ask.several ? "checkbox" : "radio", name, value: String(i), "data-testid": `choice-${letters[i]}` });
        item.replaceChildren(element("label", {}, input, element("span", {}, ...item.childNodes)));
      });
      list.before(form);
      form.append(list, element("div", { className: "bar" }, check, show));
      this.given = () => [...form.querySelectorAll("input:checked")].map((input) => Number(input.value));
    } else {
      const input = element("input", { type: "text", autocomplete: "off", spellcheck: false, inputMode: ask.kind === "number" && /^\d+$/.test(ask.number) ? "numeric" : "text", "aria-label": stepWords.yourAnswer, "data-testid": "answer" });
      form.append(element("div", { className: "bar" }, element("span", { className: "field" }, input, ask.unit ? element("span", { className: "unit" }, ask.unit) : null), check, show));
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
    this.#to("right");
  }

  #wrong(reply) {
    this.tries += 1;
    this.#say("wrong", reply ? say(stepWords.replyAgain, { reply: sentence(reply) }) : stepWords.tryAgain, stepWords.wrong);
    if (this.state === "right") this.#to("asked");
  }

  #say(kind, words, mark = "") {
    this.verdict.replaceChildren(element("p", { className: kind, "data-testid": "verdict" }, mark ? element("b", {}, mark, " ") : null, words ? withSums(sentence(words)) : null));
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
      this.#busy = true;
      this.#home();
      for (const words of this.board.answer.words.split(" ")) this.#match.play(words);
      this.#busy = false;
      this.#explain(this.#reasons());
    }
    this.verdict.replaceChildren();
    this.#to("shown");
  }

  again() {
    if (!this.#match) return;
    if (this.step.play) this.#begin();
    else this.#home();
    this.verdict.replaceChildren();
    this.#explain([]);
    this.#to("asked");
  }

  // ---- the board ----

  async #wake() {
    const { board, root } = this;
    const match = new LiveMatch(await openCore(familyOf(board.game)));
    match.addEventListener("fault", ({ detail }) => this.#say("wrong", faultWords(detail)));
    this.#match = match;
    if (this.step.play) {
      this.opponent = new Opponent(match);
      this.opponent.addEventListener("waiting", () => this.#controls());
      this.opponent.addEventListener("thinking", ({ detail }) => root.classList.toggle("thinking", detail >= 0));
      this.opponent.addEventListener("silent", ({ detail }) => notice(root.closest('[data-part="lesson"]').querySelector('[data-part="notices"]'), silentWords(detail)));
      this.opponent.addEventListener("fault", ({ detail }) => this.#say("wrong", faultWords(detail)));
      this.dice = new DiceBar(match, this.opponent);
    }
    if (!this.#begin()) return;
    this.view = new BoardView(part(root, "board"), match, {
      id: `live-${root.id}`, title: this.step.title, lying: "fits", legend: true, crop: board.crop, flipped: board.far,
      also: () => (this.dice && match.card.hasRolls ? this.dice.pressable : []),
      touch: (spot) => this.#touch(spot),
    });
    this.pointing = new Pointing(part(root, "board").parentElement, this.view, match);
    this.pointing.lead();
    match.addEventListener("change", ({ detail }) => this.#follow(detail));
    this.#controls();
    this.#link();
  }

  #begin() {
    const { board, step } = this;
    const match = this.#match;
    if (!match.create(board.game, board.options, board.setup)) return false;
    if (board.words) match.play(board.words);
    this.#base = match.state.cursor;
    this.#from = match.state.toMove;
    if (step.play) match.card.seats.forEach((_, seat) => seat !== board.seat && match.seat(seat, { machine: true, level: step.play.level }));
    match.point([], board.region);
    return true;
  }

  #home() {
    this.#match.dropTouches();
    this.#match.go(this.#base === 0 ? -1 : this.#base);
    this.#match.point([], this.board.region);
  }

  #touch(spot) {
    if (this.dice && this.#match.card.hasRolls && this.dice.touched(spot)) return true;
    if (this.step.ask && this.state !== "asked") return false;
    return this.#match.touch(spot);
  }

  #follow({ kind, state }) {
    if (!isTransient(kind) || kind === "touch") this.#controls();
    if (isTransient(kind)) return;
    this.#link();
    if (this.step.play) this.#played(state);
    else if (kind === "move" && !this.#busy && this.step.ask) this.#judge(state);
  }

  #since(state) {
    const { line, cursor } = state;
    const from = line.findIndex(({ node }) => node === this.#base) + 1;
    return line.slice(from, line.findIndex(({ node }) => node === cursor) + 1);
  }

  // Of a move that was asked for; a position is reached by several, and its passages stand with the answer.
  #reasons() {
    return this.step.ask?.kind === "move" ? this.#since(this.#match.state).at(-1)?.reasons ?? [] : [];
  }

  #judge(state) {
    const made = this.#since(state);
    if (made.length === 0 || !["move", "reach"].includes(this.step.ask.kind)) return;
    const last = made.at(-1), told = toldMove(last.said, this.#match.card.seats[last.seat]?.name ?? "");
    const over = state.outcome.over || state.atTurnStart || state.toMove !== this.#from;
    const { verdict, reply } = judge(this.step.ask, { played: made.map(({ words }) => words), position: state.position, over });
    if (verdict === "right") this.#right(state.outcome.over ? say(stepWords.toldEnd, { told, end: state.outcome.text }) : told, this.#reasons());
    else if (verdict === "on") this.#say("on", say(stepWords.goOn, { told }));
    else {
      this.#wrong(reply || say(stepWords.allowed, { told }));
      this.#home();
    }
  }

  // What may be done that is not a place on the board.
  #controls() {
    if (!this.buttons || !this.#match?.state) return;
    const asked = this.state === "asked" || this.step.play;
    replaceButtons(this.buttons, turnButtons(this.#match, { dice: this.dice, opponent: this.opponent, open: asked }), this.view?.grid, { preventScroll: true });
    const wanted = asked ? nextTouch(this.#match.state, this.#match.spots) : "";
    if (this.say) this.say.replaceChildren(withSums(wanted || sentence(this.#match.state.say)));
    if (!this.next) return;
    this.next.textContent = wanted;
    if (wanted === "") this.next.remove();
    else this.verdict.append(this.next);
  }

  #played(state) {
    const { turns } = this.step.play;
    const made = new Set(this.#since(state).filter(({ seat }) => seat === this.board.seat).map(({ turn }) => turn));
    const mine = made.size - (state.toMove === this.board.seat && !state.atTurnStart && !state.outcome.over ? 1 : 0);
    if (state.outcome.over) this.#say("right", state.outcome.text, stepWords.end);
    else if (turns > 0 && mine >= turns && this.state === "asked") this.#say("right", say(stepWords.turnsPlayed, { n: turns }));
    if ((state.outcome.over || (turns > 0 && mine >= turns)) && this.state === "asked") this.#to("right");
  }

  // To one's own turn before.
  #back() {
    const match = this.#match;
    if (!match) return;
    if (match.state.touched.length > 0) match.dropTouches();
    else if (match.card.hasRolls) match.undoChoice();
    else do match.undo(true); while (match.state.canUndo && match.state.toMove !== this.board.seat);
  }

  async #link() {
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

// A presenter's remote sends F5 for "begin": while a class looks on nothing is loaded anew.
function keepPage(event) {
  if (event.key === "F5" && !event.ctrlKey && !event.shiftKey && document.body.classList.contains("classroom")) event.preventDefault();
}

/** The whole lesson: steps one after the other, its own way through them in the address (#step-3). */
export class Player {
  #root;
  #steps;
  #now = -1;
  #before = "";
  #kept = "";
  #room = null;
  #marked = null;  // the step whose pointer is shown
  #black = new BlackScreen(() => {
    if (this.#room) this.#room.black = this.#black.on;
    this.#bar();
  });

  /** `root` holds the head, the steps and the bar; `data` is the packed lesson (lesson-check.mjs). */
  constructor(root, data) {
    this.#root = root;
    root.player = this;  // for the browser's console and the tests
    this.#steps = data.lesson.steps.map((step, i) => new Step(root.querySelector(`[data-step="${i}"]`), step, data.steps[i], { changed: () => this.#bar() }));
    this.#kept = `${location.pathname}${location.search}/${data.lesson.title}`;
    this.#restore();
    root.classList.add("awake");
    this.#progress();
    this.#listen();
    this.#followAddress();
    // A room that stands open from before a reload, or from another page, is found again.
    if (hadRoom()) this.#teach();
  }

  /** The step shown, -1 for the plan of the lesson. */
  get now() { return this.#now; }
  get step() { return this.#steps[this.#now] ?? null; }
  get length() { return this.#steps.length; }

  // What was answered stays as long as the tab is open: a reload, by a remote's key perhaps, must not lose it.
  #restore() {
    const states = get("lessonSteps", this.#kept);
    if (Array.isArray(states) && states.length === this.#steps.length) states.forEach((state, i) => this.#steps[i].restore(state));
  }

  #keep() {
    set("lessonSteps", this.#steps.map(({ state }) => state), this.#kept);
  }

  #progress() {
    const list = part(this.#root, "progress");
    list.replaceChildren(...this.#steps.map(({ step }, i) => element("li", {}, element("a", { href: `#step-${i + 1}`, title: step.title, "aria-label": say(barWords.step, { number: i + 1, title: step.title }) }, String(i + 1)))));
  }

  #followAddress() {
    const at = /^#step-(\d+)$/.exec(location.hash);
    this.#show(at ? Number(at[1]) - 1 : -1);
  }

  /** Goes to a step, -1 to the plan; the address follows. */
  go(to) {
    if (to < -1 || to >= this.#steps.length) return;
    const hash = to < 0 ? "#plan" : `#step-${to + 1}`;
    if (location.hash !== hash) history.pushState(null, "", hash);
    this.#show(to, true);
  }

  #show(to, focus = false) {
    const wanted = to >= -1 && to < this.#steps.length ? to : -1;
    this.#now = wanted;
    this.#root.dataset.at = wanted < 0 ? "plan" : String(wanted + 1);
    this.#steps.forEach(({ root }, i) => { root.hidden = i !== wanted; });
    this.#root.classList.toggle("begun", wanted >= 0);
    document.body.classList.toggle("in-lesson", wanted >= 0);
    this.step?.open().then(() => {
      this.#steps[wanted]?.view?.settle();
      if (this.#now === wanted) this.#point();
    });
    this.#bar();
    if (focus) (this.step?.root.querySelector("h2") ?? this.#root.querySelector("h1"))?.focus({ preventScroll: true });
    // The browser itself went to where the step stood among all the others.
    if (focus || wanted >= 0) (wanted < 0 ? document.documentElement : this.#root).scrollIntoView({ block: "start" });
  }

  #bar() {
    if (!this.#steps) return;
    this.#keep();
    [...part(this.#root, "progress").children].forEach((item, i) => {
      const link = item.firstElementChild, { state } = this.#steps[i];
      item.className = state === "right" ? "right" : state === "shown" ? "shown" : "";
      if (i === this.#now) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
      link.setAttribute("aria-label", say({ right: barWords.stepAnswered, shown: barWords.stepShown }[state] ?? barWords.step, { number: i + 1, title: this.#steps[i].step.title }));
    });
    for (const [act, able] of Object.entries(this.#can))
      for (const button of this.#root.querySelectorAll(`.lesson-bar [data-act="${act}"]`)) enable(button, able);
    const next = this.#root.querySelector('.lesson-bar [data-act="next"]');
    next?.classList.toggle("primary", this.#now < 0 || !this.step.step.ask || this.step.state !== "asked");
    this.#root.dispatchEvent(new CustomEvent("lesson", { detail: { now: this.#now, state: this.step?.state ?? "plan" } }));
  }

  // Pointer and spotlight go on with the steps.
  #point() {
    const before = this.#marked?.mark, pointing = this.step?.pointing ?? null;
    if (pointing === this.#marked) return;
    this.#marked?.removeEventListener("mark", this.#pointed);
    if (before?.pointer || before?.spotlight) this.#marked.set({ pointer: false, spotlight: 0 });
    this.#marked = pointing;
    this.#marked?.addEventListener("mark", this.#pointed);
    if (before?.pointer) this.#marked?.togglePointer();
    if (before?.spotlight) this.#marked?.toggleSpotlight();
    this.#pointed();
  }

  #pointed = () => {
    this.#room?.point(this.#marked?.mark ?? noMark);
    this.#room?.press();
  };

  /** Whether pointer, spotlight or black screen is on. */
  on(what) { return what === "black" ? this.#black.on : this.#marked?.[what] ?? false; }

  // Whether a class looks on: here, or in a window of its own.
  get #showing() { return document.body.classList.contains("classroom") || (this.#room?.rooms ?? 0) > 0; }

  // What can be asked for now and cannot always be.
  get #can() {
    const boarded = Boolean(this.#marked) && this.#showing;
    return {
      black: this.#showing, pointer: boarded, spotlight: boarded, wider: boarded, narrower: boarded,
      back: this.#now >= 0, next: this.#now < this.#steps.length - 1, hint: Boolean(this.step?.step.ask?.hints.length),
      show: Boolean(this.step?.step.ask) && this.step.state === "asked", leave: document.body.classList.contains("classroom"),
    };
  }

  #acts = {
    begin: () => this.go(0),
    plan: () => this.go(-1),
    next: () => this.go(this.#now + 1),
    back: () => this.go(this.#now - 1),
    hint: () => this.step?.hint(),
    show: () => this.step?.show(),
    class: () => this.inClass(!document.body.classList.contains("classroom")),
    leave: () => this.inClass(false),
    room: () => this.#forRoom(),
    black: () => this.#black.turn({ here: document.body.classList.contains("classroom") || !this.#room?.rooms }),
    pointer: () => this.#marked?.togglePointer(),
    spotlight: () => this.#marked?.toggleSpotlight(),
    wider: () => this.#marked?.widen(1),
    narrower: () => this.#marked?.widen(-1),
  };

  /** Does one of what can be asked for, by its name (actions.mjs). */
  do(act) { return this.#acts[act]?.(); }

  /** A second window that shows the room the step; one that waits for a teacher is taken up again. */
  async #forRoom() {
    if (this.#now < 0) this.go(0);
    const waiting = this.#room ? null : await waitingRoom();
    const room = await this.#teach(waiting), said = (...what) => notice(part(this.#root, "notices"), ...what);
    if (waiting) said(barWords.followed, [{ label: barWords.another, act: () => room.open(said) }]);
    else room.open(said);
  }

  async #teach(adopt = null) {
    const { LessonRoom } = await import("./lesson-room.mjs");
    this.#room ??= new LessonRoom(this, this.#root, this.#root.querySelector(".lesson-bar"), adopt);
    this.#pointed();
    return this.#room;
  }

  /** As on a projector: large, black on white, one step and nothing besides. */
  inClass(on) {
    const html = document.documentElement;
    if (on === document.body.classList.contains("classroom")) return;
    document.body.classList.toggle("classroom", on);
    if (on) {
      this.#before = html.dataset.theme;
      html.dataset.theme = "projector";
      html.requestFullscreen?.().catch(() => {});
      if (this.#now < 0) this.go(0);
    } else {
      html.dataset.theme = this.#before;
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    }
    for (const button of this.#root.querySelectorAll('[data-act="class"]')) button.setAttribute("aria-pressed", String(on));
    this.#steps.forEach(({ view }) => view?.settle());
  }

  #listen() {
    this.#root.addEventListener("click", (event) => {
      const act = event.target.closest("button[data-act]");
      if (act && act.getAttribute("aria-disabled") !== "true" && act.closest(".lesson-bar, .begin")) this.do(act.dataset.act);
      const link = event.target.closest('a[href^="#step-"]');
      if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        this.go(Number(link.hash.slice(6)) - 1);
      }
    });
    addEventListener("popstate", () => this.#followAddress());
    addEventListener("hashchange", () => this.#followAddress());
    addEventListener("keydown", keepPage);
    // Paper has every answer, also where a browser does not print what is folded.
    let folded = [];
    addEventListener("beforeprint", () => {
      folded = [...this.#root.querySelectorAll("details:not([open])")];
      for (const one of folded) one.open = true;
    });
    addEventListener("afterprint", () => folded.splice(0).forEach((one) => { one.open = false; }));
    document.addEventListener("fullscreenchange", () => !document.fullscreenElement && this.inClass(false));
    offer("lesson", { act: (act) => this.do(act), has: (act) => this.#can[act] ?? true, shown: () => true });
  }
}

/** Something is amiss with the whole page: said where notices stand. */
export function amiss(place, fault) {
  notice(place, faultWords(fault), [{ label: barWords.reload, act: () => location.reload() }], { bad: true, keep: true });
}
