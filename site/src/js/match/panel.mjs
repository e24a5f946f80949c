// A table to play at, woken: one match with its board, seats, buttons, moves and reasons. The same on the play page,
// beside a book's text and on the first page; parts a page does not have are simply not there.

import { actionOf, actions } from "../site/actions.mjs";
import { actionButton, enable } from "../site/buttons.mjs";
import { openCore } from "../site/core.mjs";
import { askNewGame, copied, download, faultWords, notice, sheet, silentWords } from "./dialog.mjs";
import { element, part } from "../site/dom.mjs";
import { Counts, DiceBar, rollSaidAgain } from "../board/dice.mjs";
import { endings, recordOf } from "../store/import-game.mjs";
import { Hunter } from "./hunter.mjs";
import { toldOf } from "../store/match-archive.mjs";
import { levelOf } from "../site/levels.mjs";
import { encodeGame, gameOf } from "../store/link.mjs";
import { MatchKeeper } from "../store/match-keeper.mjs";
import { LiveMatch, isTransient, playing } from "./match-view.mjs";
import { MoveList } from "./moves.mjs";
import { familyOf, hasHunter, known, playPage } from "../site/game-urls.mjs";
import { grouped, sumsOf } from "../board/army-sums.mjs";
import { chooseNames, notationOf } from "../site/names.mjs";
import { Opponent } from "./opponent.mjs";
import { say } from "../site/say.mjs";
import * as store from "../store/store.mjs";
import { Study } from "./study.mjs";
import { replaceButtons, turnButtons } from "./turn-buttons.mjs";
import { BoardView } from "../board/accessible-board.mjs";
import { yieldToMain } from "../site/wait.mjs";
import { sentence, showWhy, withSums } from "./why.mjs";
import { board as boardWords } from "../words/board.mjs";
import { ending, hints, movesList, notices, optionalRule, pieceStyles, seats, sharing, turns, why as whyWords } from "../words/match.mjs";
import { siteUrl } from "../site/site-url.mjs";

/** @import { Card, Chosen, Dress, Level, State } from "../../wasm/shapes.d.ts" */

const yours = siteUrl("games/yours/");

/** Whether the last move was a person's, or a machine's where machines play alone. @type {(state: State) => boolean} */
const byHand = ({ line, players }) => {
  const seat = line.find((step) => step.current)?.seat ?? -1;
  return seat >= 0 && (!players[seat]?.machine || players.every((player) => player.machine));
};

const decided = 1000;  // a thought worth as much has seen the end of the game
const shown = ["coordinates", "destinations", "danger", "sums"];  // what a board may show or hide
const ofTable = actions.filter(({ where }) => where === "table");

/** Asks a match that nobody sees what the first will be asked, a piece at a time: a browser compiles what it is asked for the first
 * time, and all of that at once would keep a touch waiting. */
async function rehearse(core, game) {
  core.catalogue();
  await yieldToMain();
  const match = core.match(game);
  try {
    await yieldToMain();
    match.state();
    await yieldToMain();
    match.svg({ focusable: true });
    await yieldToMain();
    match.spoken();
    match.record();
    await yieldToMain();
  } finally {
    match.drop();
  }
}

export class Panel {
  #root;
  #side;
  #parts;
  #view = { lying: false, flipped: false, takings: false, dress: "figure", around: false, coordinates: true, destinations: true, danger: true, sums: true, why: true, quick: false, real: false };
  /** @type {Card} */ #card;
  /** @type {Level[]} */ #levels;
  #thinking = -1;
  #sums = [];
  #notations = [];
  #unsaved = "";
  #keeper;                             // keeps the match under way under its entry
  #worthSaving = false;                      // whether it stays when another comes
  #shared = null;                      // takes away what was said of another window
  #pendingEntry = null;                      // that of the match about to be read, where it has one
  #lies = null;                        // the window where the board lies if nobody turned it
  #plain = new Set();
  #near = false;                       // who begins is to sit near in the match about to be made

  /** Opens the core and sets the table. `lies` is the media query of a window where the board lies as long as nobody turned it. */
  static async open(root, { lies = "", side = root } = {}) {
    const panel = new Panel(root, side);
    root.panel = panel;  // for the browser's console and the tests
    panel.#lies = lies ? matchMedia(lies) : null;
    panel.#view.lying = panel.fits;
    panel.#lies?.addEventListener("change", () => panel.turned ?? root.classList.contains("projected") ? undefined : panel.show({ lying: panel.fits }));
    await panel.#start();
    panel.#heedOthers();
    return panel;
  }

  constructor(root, side) {
    this.#root = root;
    this.#side = side;
    this.#keeper = new MatchKeeper(root.dataset.slot, (what) => this.#told(what));
    const names = ["notices", "below", "stage", "board", "canvas", "say", "loading", "buttons", "acts"];
    this.#parts = Object.fromEntries(names.map((name) => [name, part(root, name)]));
    Object.assign(this.#parts, { why: part(side, "why"), moves: part(side, "moves"), setting: part(side, "setting"), hunter: part(side, "hunter"), counts: part(side, "counts") });
    this.#parts.seats = [...root.querySelectorAll('[data-part="seat"]')].sort((a, b) => a.dataset.seat - b.dataset.seat);
  }

  get root() { return this.#root; }
  get slot() { return this.#root.dataset.slot; }
  /** Whose games this table plays. */
  get family() { return familyOf(this.#root.dataset.game); }
  get view() { return { ...this.#view }; }
  /** Which of the game's notations moves and the numbers at the edge are shown in, by its place in their list. */
  get notation() { return notationOf(this.#notations); }
  get levels() { return this.#levels; }
  get canvas() { return this.#parts.canvas; }
  /** What can be done at this table, by the names of actions.mjs: {name: function}. Its own, and what others add. */
  acts = {};
  /** How the board lies where a person turned it himself; null where it lies as fits. */
  turned = null;
  /** Whether the board lies in this window where nobody turned it. */
  get fits() { return this.#lies?.matches ?? false; }

  /** Lets the picture draw the board, not the table, as long as anyone (`who`) wishes so. */
  plain(who, wish) {
    if (wish) this.#plain.add(who);
    else this.#plain.delete(who);
    const plain = this.#plain.size > 0;
    if (!this.board || this.board.options.plain === plain) return;
    this.canvas?.classList.toggle("resting", plain);
    this.board.show({ plain });
  }

  async #start() {
    const { loading } = this.#parts;
    const core = await openCore(this.family, (part) => loading && (loading.value = part));
    loading?.remove();
    await rehearse(core, this.#root.dataset.game);
    this.match = new LiveMatch(core);
    this.#levels = core.levels();
    this.match.addEventListener("change", ({ detail }) => this.#follow(detail));
    this.match.addEventListener("fault", ({ detail }) => this.fault(detail));
    this.opponent = new Opponent(this.match);
    if (this.#parts.hunter && hasHunter(this.#root.dataset.game)) this.hunter = new Hunter(this.#parts.hunter, this.match, { fault: (fault) => this.fault(fault), silent: (detail) => this.remark(silentWords(detail), { below: true }), show: () => this.#parts.board.scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" }) });
    this.dice = new DiceBar(this.match, this.opponent);
    if (this.#parts.counts) this.counts = new Counts(this.#parts.counts, this.match);
    this.#fill();
    this.opponent.addEventListener("thinking", ({ detail }) => {
      this.#thinking = detail;
      this.#seats();
    });
    this.opponent.addEventListener("waiting", () => {
      this.#seats();
      this.#buttons();
    });
    this.opponent.addEventListener("silent", ({ detail }) => this.remark(silentWords(detail), { below: true }));
    this.opponent.addEventListener("fault", ({ detail }) => this.fault(detail));
    this.#act();
  }

  // ---- a match ----

  /** A fresh match: {options, players}; `near`: the board lies so that who begins sits near. */
  begin({ game = this.#root.dataset.game, options = /** @type {string | Chosen} */ (""), setup = "", players = [], near = false } = {}) {
    this.#near = near;
    const made = this.match.create(game, options, setup);
    this.#near = false;
    if (!made) return false;
    players.forEach((player, seat) => this.match.seat(seat, player));
    this.study?.close();
    if (players.some((player) => player.machine)) this.hunter?.toggle(false);  // it is asked for anew in every game against the machine
    return true;
  }

  /** What this table's slot holds: a match set up, or false; a damaged one is told and put aside. */
  restore() {
    const found = this.#keeper.load();
    if (!found) return false;
    const fault = found.fault ?? this.#bring(found);
    if (!fault) return true;
    const aside = found.fault ? found.kept : store.putAside(this.slot);
    const next = aside && store.newest(this.slot);
    this.#damaged(fault, aside, next !== null);
    return next !== null && store.point(this.slot, next.id) && this.restore();
  }

  #bring(found) {
    const { dress } = found.view;
    const show = Object.fromEntries(["lying", "flipped", "takings", "around", "quick", "real", ...shown].filter((key) => typeof found.view[key] === "boolean").map((key) => [key, found.view[key]]));
    if (Object.hasOwn(pieceStyles, dress)) show.dress = dress;
    Object.assign(this.#view, show);
    this.turned = show.lying ?? this.turned;
    return this.match.attempt(() => this.restoreMatch(found));
  }

  /** The match under way with the entry it is kept under, for restoreMatch(). */
  get here() {
    this.#keeper.flush();
    return { ...this.#keeper.entry, worth: this.#worthSaving, record: this.match.record, at: this.match.place };
  }
  /** What lies on this table's slot in the store, as store.load() tells it. */
  get stored() { return this.#keeper.load(); }
  /** The entry the match under way is kept under; null where it is not kept. */
  get keptId() { return this.#keeper.id; }

  /** Reads a match that has an entry of its own, as `here` gave it or the store: it goes on being kept there. */
  restoreMatch({ id, worth, record, at, rev, seen }) {
    this.#pendingEntry = { id, worth, rev, seen };
    const done = this.match.read(record, at);
    this.#pendingEntry = null;
    return done;
  }

  /** The match under way is worth keeping when another comes; with `anew`, apart from the entry it came from. */
  keep({ anew = false } = {}) {
    /** @type {boolean | "until a move"} */
    this.temporary = false;
    if (anew) this.#keeper.part();
    this.#worthSaving = true;
    this.#keep();
  }

  // ---- other windows with the same match ----

  #heedOthers() {
    addEventListener("storage", ({ key, newValue }) => { if (newValue !== null) this.#keeper.heard(key); });
    addEventListener("pagehide", () => this.#keeper.flush());
    document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") this.#keeper.flush(); });
    // Brought back by the browser as it was, while the match may have gone on elsewhere.
    addEventListener("pageshow", ({ persisted }) => { if (persisted) this.#keeper.heard(null); });
  }

  /** @param {{ fault?: string, behind?: string, parted?: string, from?: string }} what */
  #told({ fault = "", behind, parted, from }) {
    if (fault && fault !== this.#unsaved) this.#tellUnsaved(fault);
    this.#unsaved = fault;
    if (behind !== undefined) {
      this.opponent.stop();  // else the machine would play here too
      this.#tellShared(notices.elsewhere, [
        { label: notices.showThat, primary: true, act: () => this.restore() },
        { label: notices.keepBoth, act: () => { this.keep({ anew: true }); this.opponent.settle(); } },
      ]);
    }
    if (parted !== undefined)
      this.#tellShared(notices.parted, [
        { label: notices.showOther, act: () => { if (store.point(this.slot, from)) this.restore(); } },
        { label: notices.yourGames, act: () => open(yours, "_blank", "noopener") },
      ]);
  }

  #tellShared(words, buttons) {
    this.#shared?.();
    this.#shared = this.notice(words, buttons, { keep: true });
  }

  /** While moves are guessed nothing happens by itself, and a person plays every seat; then each has its player again. */
  hold(held) {
    const { match, opponent } = this;
    if (held) {
      opponent.hold(true);
      this.#away = match.state.players.filter(({ machine }) => machine);
      for (const { seat } of this.#away) match.seat(seat, { machine: false, level: "", name: "" });
      return;
    }
    for (const { seat, ...player } of this.#away) match.seat(seat, player);
    this.#away = [];
    opponent.hold(false);
  }

  #away = [];  // the machine's seats that a person plays meanwhile

  #damaged(fault, kept, another = false) {
    notice(this.#parts.notices, say(another ? notices.damagedBefore : notices.damagedNew, { fault: faultWords(fault) }), [
      { label: notices.saveDamaged, act: () => download("damaged-game.txt", store.raw(kept) ?? "") },
    ].slice(kept ? 0 : 1), { bad: true });
  }

  fault(fault) {
    notice(this.#parts.notices, faultWords(fault), [], { bad: true });
  }

  /** Says something once that is no fault and asks nothing; `below` the board what comes while it may be in somebody's hand: it must not move. */
  remark(words, { below = false } = {}) {
    notice(below ? this.#parts.below : this.#parts.notices, words);
  }

  notice(words, buttons, options) {
    return notice(this.#parts.notices, words, buttons, options);
  }

  // ---- showing ----

  #follow({ kind, state }) {
    if (kind === "marks") return;
    if (kind === "new") {
      this.#away = [];  // its players are its own
      this.#keeper.adopt(this.#pendingEntry ?? {}, this.match.record);
      this.#worthSaving = this.#pendingEntry?.worth ?? false;
      this.#shared?.();
      if (this.#near) this.#view.flipped = state.toMove > 0;  // before the board is painted, and not after
    }
    const played = kind === "move" && byHand(state) && !this.study?.guess.on;
    if (played) this.#worthSaving = true;
    if (kind === "new" || !this.board) this.#set();
    this.#card = this.match.card;
    if (kind !== "touch" && kind !== "seat") this.#sums = this.#card.hasRolls ? [] : sumsOf(this.match.pieces, this.#card.seats);
    this.#seats();
    this.#buttons();
    this.#say(kind, state);
    this.#actions(state);
    if (kind !== "touch" && kind !== "seat") this.#why(state);
    if (played && this.temporary === "until a move") this.temporary = false;
    if (kind !== "touch") this.#keep();
    this.#settings(state);
  }

  #set() {
    const { board, moves } = this.#parts;
    if (!this.board) {
      this.board = new BoardView(board, this.match, {
        id: `${this.slot}-board`, title: board.querySelector("title")?.textContent ?? boardWords.title,
        lying: this.#view.lying, flipped: this.#view.flipped, takings: this.#view.takings, dress: this.#view.dress, around: this.#view.around,
        also: () => (this.#card?.hasRolls ? this.dice.pressable : []),
        touch: (spot) => (this.#card?.hasRolls && this.dice.touched(spot) ? true : this.match.touch(spot)),
      });
      if (moves) this.moveList = new MoveList(moves, this.match);
      const box = part(this.#root, "stepper");
      if (box) this.study = new Study(this, { box, side: this.#side, show: (step, about) => this.#parts.why && showWhy(this.#parts.why, step.reasons, about) });
    }
    this.#notations = this.match.foreign.notations;
    this.#switch();
    this.show({});
  }

  // The notation of the list of moves, changed at a touch where the game has more than one.
  #switch() {
    const head = this.#parts.moves?.querySelector(".head");
    let button = this.#button("notation");
    if (!head || this.#notations.length < 2) return button?.remove();
    if (!button) head.append(button = actionButton(actionOf("table", "notation"), { className: "quiet notation", "data-testid": "notation" }, ""));
    button.textContent = this.#notations[this.notation].label;
  }

  /** Changes how the table is seen: {lying, flipped, takings, dress, around, notation, coordinates, destinations, danger, sums}. */
  show(view) {
    Object.assign(this.#view, view);
    const { lying, flipped, takings, dress, around, sums, quick, real } = this.#view;
    const settled = this.opponent.manner.quick === quick && this.opponent.manner.real === real;
    this.opponent.manner = { quick, real };
    this.#root.classList.toggle("lying", lying);
    this.#root.classList.toggle("standing", !lying);
    this.#root.classList.toggle("flipped", flipped);
    const { notation } = this;
    if (this.match.state) this.match.naming(notation === 0 && this.#notations.length > 1);
    this.board?.show({ lying, flipped, takings, dress, around, notation, ...Object.fromEntries(shown.map((key) => [key, this.#view[key]])) });
    this.plain("sums", !sums);  // the table draws none without
    this.moveList?.show(notation);
    this.#switch();
    this.#root.dispatchEvent(new CustomEvent("view", { detail: this.view }));
    for (const { act } of ofTable.filter(({ act, toggle }) => toggle && act in this.#view)) this.#button(act)?.setAttribute("aria-pressed", String(this.#view[act]));
    const men = this.#button("men")?.querySelector("[data-part]");
    if (men) men.textContent = pieceStyles[dress];
    const { why } = this.#parts;
    if (why) why.hidden = !this.#view.why;
    if (!this.match.state) return;
    this.#keep();
    if (settled) return;
    if (this.match.state.touched.length > 0) this.match.dropTouches();
    this.opponent.settle();
    this.#buttons();
  }

  #seats() {
    const { state } = this.match;
    if (!state) return;
    const plays = playing(this.#card, state.options);
    const people = state.players.filter((each, i) => plays[i] && !each.machine).length;
    this.#parts.seats.forEach((seat, i) => {
      const player = state.players[i];
      seat.hidden = !plays[i];
      if (!plays[i]) return;
      seat.querySelector("b").textContent = this.#card.seats[i].name;
      const who = player.machine ? say(seats.computer, levelOf(this.#levels, player.level)) : player.name || (people === 1 ? seats.you : "");
      const { side } = this.#card.seats[i];
      const allies = this.#card.seats.flatMap((other, j) => (j !== i && plays[j] && other.side === side ? [other.name] : [])).join(", ");
      part(seat, "who").textContent = allies === "" ? who : who === "" ? say(seats.ally, { allies }) : say(seats.withAlly, { who, allies });
      const sum = part(seat, "sum");
      if (sum) {
        const known = this.#sums[i] !== null && this.#sums[i] !== undefined;
        sum.textContent = known ? say(seats.sum, { sum: grouped(this.#sums[i]) }) : "";
        sum.title = known ? seats.sumTitle : "";
      }
      seat.classList.toggle("turn", this.#turn === i);
      seat.classList.toggle("thinking", this.#thinking === i);
    });
  }

  // Whose turn it is: still of whoever has only to let it go. -1 where the game is over.
  get #turn() {
    const { outcome, toMove, awaits, line } = this.match.state;
    if (outcome.over) return -1;
    if (awaits.what === "hand over" && !this.opponent.going) return line.find((step) => step.current)?.seat ?? awaits.seat;
    return toMove < 0 ? awaits.seat : toMove;
  }

  #buttons() {
    const { buttons } = this.#parts;
    if (buttons) replaceButtons(buttons, turnButtons(this.match, { dice: this.dice, opponent: this.opponent }), this.board?.grid);
  }

  #say(kind, state) {
    const { say: line } = this.#parts;
    if (!line) return;
    const last = state.line.find((step) => step.current);
    const again = last && this.#card.hasRolls && rollSaidAgain(last, state.say);
    const words = !again && last?.said && (kind === "move" || (kind === "new" && state.touched.length === 0) || this.study?.on) ? [last.said, state.say] : [state.say];
    line.replaceChildren(withSums(words.filter(Boolean).map(sentence).join(" ")));
    this.#root.dispatchEvent(new CustomEvent("say", { detail: line.textContent }));
  }

  #why(state) {
    const { why } = this.#parts;
    if (!why) return;
    const last = state.line.find((step) => step.current && step.words);
    const more = this.study?.on ? "" : last?.comment;  // there it stands under the board
    if (state.outcome.over && state.outcome.rule) showWhy(why, [{ rule: state.outcome.rule, line: "" }], state.outcome.text, more);
    else if (last) showWhy(why, last.reasons, last.said, more);
    else showWhy(why, [], whyWords.title, (!this.study?.on && state.comment) || whyWords.none);
  }

  #settings(state) {
    const { setting } = this.#parts;
    if (!setting || !this.#card) return;
    const changed = this.#card.options.filter((option) => state.options[option.key] !== undefined && state.options[option.key] !== option.standard);
    setting.hidden = changed.length === 0;
    setting.querySelector("ul")?.replaceChildren(...changed.map((option) => {
      const value = state.options[option.key];
      const choice = option.choices.find((each) => each.value === value);
      return element("li", {}, say(optionalRule.told, { rule: option.label, choice: choice?.label ?? value }));
    }));
  }

  #actions(state) {
    for (const action of ofTable) {
      const button = this.#button(action.act);
      if (button?.localName !== "button") continue;
      if (action.has) button.hidden = !this.#offers(action);
      enable(button, action.can?.(state) ?? true);
    }
  }

  #keep() {
    if (this.temporary || this.study?.guess.on) return;  // a visit, or tries: the match kept here stays as it is
    this.#keeper.keep({ record: this.match.record, at: this.match.place, worth: this.#worthSaving, view: { ...this.view, lying: this.turned ?? undefined }, told: toldOf(this.match.state, this.match.card, this.#levels) });
  }

  #tellUnsaved(fault) {
    const full = fault === "full";
    this.notice(full ? notices.full : notices.forbidden, [
      { label: notices.saveFile, act: () => download(`${this.match.game}.game`, this.match.record) },
      full && { label: notices.makeRoom, act: () => open(yours, "_blank", "noopener") },
    ].filter(Boolean));
  }

  // ---- doing ----

  #button(act) {
    return this.#side.querySelector(`[data-act="${act}"]`);
  }

  #act() {
    for (const place of new Set([this.#root, this.#side]))
      place.addEventListener("click", (event) => {
        const button = event.target.closest("[data-act]");
        if (!button || button.getAttribute("aria-disabled") === "true" || event.handled) return;
        event.handled = true;
        this.do(button.dataset.act);
      });
  }

  /** Whether this table has an action, by its name. */
  has(act) {
    return Object.hasOwn(this.acts, act) && this.#offers(actionOf("table", act));
  }

  #offers(action) {
    const { dresses = [], players } = this.match.state;
    return action?.has?.({ rolls: (this.#card ?? this.match.card).hasRolls, compact: this.#root.classList.contains("compact"), styles: dresses.length, players: players.length }) ?? true;
  }

  /** Does one of the actions a person can ask for, by its name; `key` is the one pressed for it. */
  do(act, key) {
    if (this.study?.guess.on) {
      if (act === "undo") return this.study.stepper.step("back");
      if (act === "redo") return this.study.stepper.step("on");
      if (/^(throw|retake|resign|draw)$/.test(act)) return false;  // no move of the record
    }
    return this.has(act) ? this.acts[act](key) : false;
  }

  // Its own actions; steps and guesses are added by study.mjs, what a class needs by classroom.mjs.
  #fill() {
    for (const { act, toggle } of ofTable) if (toggle && act in this.#view) this.acts[act] = () => this.show({ [act]: !this.#view[act] });
    Object.assign(this.acts, {
      undo: () => this.#undo(),
      redo: () => this.#redo(),
      hint: () => this.#hint(),
      throw: () => this.dice.go(),
      retake: () => this.match.state.ofThrow > 0 && this.match.undoThrow(),
      die: (number) => this.dice.press(number),
      takings: () => this.#takings(),
      flip: () => this.show({ flipped: !this.#view.flipped }),
      turn: () => this.show({ lying: (this.turned = !this.#view.lying) }),
      men: () => this.#men(),
      notation: () => this.#notation(),
      new: () => this.#newGame(),
      share: () => this.#share(),
      resign: () => this.#resign(),
      draw: () => this.#draw(),
      full: () => this.#full(),
    });
    if (this.hunter) this.acts.hunter = () => this.hunter.toggle();
    if (this.counts) this.acts.counts = () => this.counts.toggle();
  }

  #notation() {
    if (this.#notations.length < 2) return;
    chooseNames(this.#notations[(this.notation + 1) % this.#notations.length].id);
    this.show({});
  }

  #takings() {
    this.show({ takings: !this.#view.takings });
    if (this.#view.takings && this.match.threats.length === 0) this.#parts.say.textContent = turns.noCaptures;
  }

  // The next dress of those these men have; one they have not is shown as the next they have.
  #men() {
    const all = /** @type {Dress[]} */ (Object.keys(pieceStyles)), have = this.match.state.dresses;
    const after = (/** @type {Dress} */ dress) => all[(all.indexOf(dress) + 1) % all.length];
    let dress = /** @type {Dress} */ (this.#view.dress);
    while (!have.includes(dress)) dress = after(dress);
    do dress = after(dress); while (!have.includes(dress));
    return this.show({ dress });
  }

  // Against a machine one takes back to one's own turn, and forth again; alone, step by step.
  #undo() {
    if (this.match.state.touched.length > 0) return this.match.dropTouches();
    if (this.#card.hasRolls) return this.match.undoChoice();
    return this.#step("canUndo", (turn) => this.match.undo(turn));
  }

  #redo() {
    if (this.#card.hasRolls) return this.match.redoChoice();
    return this.#step("canRedo", (turn) => this.match.redo(turn));
  }

  #step(can, step) {
    const { players } = this.match.state;
    const machine = (seat) => seat >= 0 && players[seat].machine;
    if (!players.some((player) => player.machine) || players.every((player) => player.machine)) return step(false);
    step(true);
    while (this.match.state[can] && machine(this.match.state.toMove)) step(true);
    return true;
  }

  // A good move at once; and where more thought finds a better one, that in its stead: a problem may need all the strength there is.
  async #hint() {
    const button = this.#button("hint");
    const { place } = this.match;
    const { cursor, players, toMove } = this.match.state;
    if (toMove < 0 || players[toMove].machine) return;
    const busy = new AbortController();
    const here = () => this.match.place === place && this.match.state.cursor === cursor;
    button?.classList.add("busy");
    this.#parts.say.textContent = hints.thinking;
    try {
      const first = await this.opponent.advise((this.#levels.find((each) => each.default) ?? this.#levels.at(-1)).id, busy.signal);
      if (!first || !here()) return;
      await this.#advise(first.words, hints.move, here);
      if (first.value >= decided || !here()) return;
      const best = await this.opponent.advise(this.#levels.at(-1).id, busy.signal);
      if (best && best.words !== first.words && here()) await this.#advise(best.words, hints.better, here);
    } catch (fault) {
      this.fault(fault);
    } finally {
      button?.classList.remove("busy");
    }
  }

  async #advise(move, how, here) {
    this.match.hint(move);
    const reasons = this.match.reasons(move), about = say(how, { move: this.match.inNotation(move, this.notation) });
    if (this.#parts.why && reasons.length > 0) showWhy(this.#parts.why, reasons, about);
    const told = [about, reasons[0]?.sentence, await this.#opened(move)];
    if (here()) this.#parts.say.replaceChildren(withSums(told.filter(Boolean).map(sentence).join(" ")));
  }

  /** What the hunter's view knows of a move: the taking or the win it opens. */
  async #opened(words) {
    const { toMove } = this.match.state;
    const near = ((await this.hunter?.hunt().catch(() => null)) ?? []).filter((prospect) => prospect.seat === toMove);
    for (const { kind, what, leads } of near) {
      const lead = leads.find(({ moves }) => moves[0]?.words === words);
      if (!lead) continue;
      const sum = lead.reasons.find((reason) => reason.line)?.line;
      return kind === "win" ? say(hints.winning, { what }) : sum ? say(hints.opensBy, { what, sum }) : say(hints.opens, { what });
    }
    return "";
  }

  #full() {
    if (document.fullscreenElement) document.exitFullscreen();
    else (this.#root.closest(".play") ?? this.#root).requestFullscreen?.();
  }

  async #newGame() {
    const card = this.#card ?? this.match.card;
    const { options, players } = this.match.state;
    const choice = await askNewGame(card, this.#levels, { options, players });
    if (!choice || !this.begin({ game: card.id, ...choice })) return;
    // Who plays alone against machines sits near.
    const people = choice.players.flatMap((player, seat) => (player.machine ? [] : [seat]));
    if (people.length === 1) this.show({ flipped: people[0] !== 0 });
  }

  async #resign() {
    const { players, toMove } = this.match.state;
    const seat = toMove >= 0 && !players[toMove].machine ? toMove : players.findIndex((player) => !player.machine);
    if (seat < 0) return;
    const alone = players.filter((player) => !player.machine).length === 1;
    const told = alone ? ending.youResign : say(ending.seatResigns, { seat: this.#card.seats[seat].name });
    if ((await sheet(ending.resign, element("p", {}, told), [{ label: ending.keepPlaying, value: "" }, { label: ending.doResign, value: "resign", primary: true }], "resign")) === "resign") this.match.resign(seat);
  }

  async #draw() {
    if ((await sheet(ending.draw, element("p", {}, ending.bothAgree), [{ label: ending.keepPlaying, value: "" }, { label: ending.doDraw, value: "agree", primary: true }], "draw")) === "agree") this.match.agreeDraw();
  }

  async #share() {
    this.study?.guess.again();  // a try is none of its moves
    const url = playPage(this.match.game);
    url.hash = await encodeGame({ record: this.match.record, at: this.match.place });
    const done = element("p", { className: "small", role: "status" });
    const link = element("input", { type: "text", readonly: true, value: url.href, "aria-label": sharing.linkField, "data-testid": "link" });
    const file = element("input", { type: "file", accept: endings, className: "away", id: `${this.slot}-file`, "data-testid": "open-file" });
    file.addEventListener("change", async () => {
      const [chosen] = file.files;
      if (!chosen) return;
      file.closest("dialog").close("");
      this.open(await chosen.text(), chosen.name);
    });
    const copy = async () => {
      const whole = await copied(url.href);
      if (!whole) link.select();
      done.textContent = whole ? sharing.linkCopied : sharing.copyAbove;
    };
    const body = element("div", { className: "options" },
      element("fieldset", {}, element("legend", {}, sharing.link), link,
        element("div", { className: "bar" }, element("button", { type: "button", className: "primary", "data-testid": "copy-link", autofocus: true, onclick: copy }, sharing.copyLink)), done),
      element("fieldset", {}, element("legend", {}, sharing.file),
        element("div", { className: "bar" },
          element("button", { type: "button", "data-testid": "save-file", onclick: () => download(`${this.match.game}.game`, this.match.record) }, sharing.saveFile),
          element("label", { className: "button", for: file.id }, sharing.openFile), file)), this.#abroad());
    await sheet(sharing.title, body, [{ label: sharing.close, value: "" }], "share");
  }

  // For other programs: the position in their formats, one of theirs set up, and the match in PGN. Null where nobody else plays it.
  #abroad() {
    const { formats, pgn } = this.match.foreign;
    if (formats.length === 0 && !pgn) return null;
    const told = element("p", { className: "small", role: "status" });
    const copy = async (field, name) => {
      const done = await copied(field.value);
      if (!done) field.select();
      told.textContent = done ? say(sharing.formatCopied, { format: name }) : sharing.copyField;
    };
    const rows = formats.map(({ name, position }) => {
      const field = element("input", { type: "text", readonly: true, value: position, "aria-label": name, "data-testid": name.toLowerCase() });
      return [field, element("div", { className: "bar" }, element("button", { type: "button", "data-testid": `copy-${name.toLowerCase()}`, onclick: () => copy(field, name) }, say(sharing.copyFormat, { format: name })))];
    });
    const names = formats.map(({ name }) => name).reduce((first, second) => (first ? say(sharing.oneOf, { first, second }) : second), "");
    const paste = element("input", { type: "text", autocomplete: "off", spellcheck: false, placeholder: say(sharing.paste, { formats: names }), "aria-label": say(sharing.pasteField, { formats: names }), "data-testid": "paste", onkeydown: (event) => event.key === "Enter" && (event.preventDefault(), setUp(event)) });
    const setUp = (event) => {
      const dialog = event.target.closest("dialog");
      try {
        const setup = this.match.readForeign(paste.value);
        dialog.close("");
        this.#setUp(setup);
      } catch (fault) {
        told.textContent = faultWords(fault);
        paste.focus();
      }
    };
    return element("fieldset", {}, element("legend", {}, sharing.others), rows.flat(),
      formats.length > 0 && [paste, element("div", { className: "bar" }, element("button", { type: "button", "data-testid": "set-up", onclick: setUp }, sharing.setUp))],
      pgn && element("div", { className: "bar" }, element("button", { type: "button", "data-testid": "save-pgn", onclick: () => download(`${this.match.game}.pgn`, this.match.pgn) }, sharing.savePgn)), told);
  }

  #setUp(setup) {
    const before = this.here;
    const { options, players } = this.match.state;
    if (this.begin({ game: this.match.game, options, setup, players }))
      this.notice(notices.positionSet, [{ label: notices.back, act: () => this.restoreMatch(before) }]);
  }

  /** Opens a record or a game in PGN a person handed in; the match under way stays where it is not sound. */
  async open(text, name = notices.theFile) {
    let record = text;
    try {
      record = await recordOf(text);
    } catch (fault) {
      this.notice(say(notices.notOpened, { name, fault: faultWords(fault) }), [], { bad: true });
      return false;
    }
    const game = gameOf(record);
    if (known(game) && game !== this.match.game && (this.slot === this.match.game || familyOf(game) !== this.family)) {
      // Every game has its own table; the match under way is kept at this one.
      const url = playPage(game);
      url.hash = await encodeGame({ record });
      location.assign(url);
      return true;
    }
    const before = this.here;
    const fault = this.match.attempt(() => this.match.read(record));
    if (!fault) {
      this.keep();
      this.study?.open();
      this.notice(say(notices.opened, { name }), [{ label: notices.back, act: () => this.restoreMatch(before) }]);
    } else this.notice(say(notices.notOpened, { name, fault: faultWords(fault) }), [], { bad: true });
    return !fault;
  }
}
