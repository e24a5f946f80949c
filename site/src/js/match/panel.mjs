// A table to play at: one match with its board, buttons and moves, on the play page, beside a book's text and on the first page.
// A page need not have all its parts. The match is saved by saved-match.mjs, its players and reasons are shown by match-status.mjs,
// and what a person can do is in table-actions.mjs.
// Long: one element whose parts share its state; what can be told apart is in files beside it.

import { actionOf } from "../site/actions.mjs";
import { actionButton, enable } from "../site/buttons.mjs";
import { openCore } from "../site/core.mjs";
import { faultWords, notice, silentWords } from "./dialog.mjs";
import { element, part } from "../site/dom.mjs";
import { touchedEarly } from "../site/early-touches.mjs";
import { Counts, DiceBar } from "../board/dice.mjs";
import { Hunter } from "./hunter.mjs";
import { LiveMatch } from "./match-view.mjs";
import { MatchStatus } from "./match-status.mjs";
import { MoveList } from "./moves.mjs";
import { familyOf, hasHunter } from "../site/game-urls.mjs";
import { chooseNames, notationOf } from "../site/names.mjs";
import { fetchOnce, passOver } from "../site/network-fault.mjs";
import * as prefs from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { Opponent } from "./opponent.mjs";
import { person } from "./players.mjs";
import { Result } from "./result.mjs";
import { SavedMatch } from "./saved-match.mjs";
import { SideTabs } from "./side-tabs.mjs";
import { Study } from "./study.mjs";
import { ofTable, tableActions } from "./table-actions.mjs";
import { replaceButtons, turnButtons } from "./turn-buttons.mjs";
import { BoardView } from "../board/accessible-board.mjs";
import { heldUpright, isWide } from "../board/board-transform.mjs";
import { yieldToMain } from "../site/wait.mjs";
import { showWhy } from "./why.mjs";
import { board as boardWords } from "../words/board.mjs";
import { pieceStyles, seats as seatWords, turns } from "../words/match.mjs";

/** @import { Card, Chosen, Dress, Level, State } from "../../wasm/shapes.d.ts" */

/** Whether a person made the last move, or a computer player where no person plays. @type {(state: State) => boolean} */
const movedByPlayer = ({ line, players }) => {
  const seat = line.find((step) => step.current)?.seat ?? -1;
  return seat >= 0 && (!players[seat]?.machine || players.every((player) => player.machine));
};

const upright = matchMedia(heldUpright);
const seenFor = 600; // milliseconds a move is seen before the board turns
const shown = ["coordinates", "destinations", "danger", "sums"]; // what a board may show or hide

const kept = ["lying", "flipped", "takings", "around", "real", ...shown]; // with a match

/** What this browser remembers for all games and not with one match: how dice are played, and what is heard, by the names of prefs.mjs. */
const remembered = /** @type {const} */ ([
  "quick",
  "autoRoll",
  "oneTouch",
  "sound",
  "vibration",
  "aloud",
  "turns",
]);
const senses = ["sound", "vibration", "aloud"];

/** Calls what the first match will call, on a match that nobody sees, a piece at a time: a browser compiles a function at its first
 * call, and all of them at once would keep a touch waiting. */
async function warmUp(core, game) {
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
  #view = {
    lying: false,
    flipped: false,
    takings: false,
    /** @type {Dress | ""} */ dress: prefs.get("pieces"),
    around: false,
    coordinates: true,
    destinations: true,
    danger: true,
    sums: true,
    movable: prefs.get("movable") === "on",
    why: true,
    real: false,
    .../** @type {{ [name in typeof remembered[number]]: boolean }} */ (
      Object.fromEntries(remembered.map((name) => [name, prefs.get(name) === "on"]))
    ),
  };
  /** @type {Card} */ #card;
  /** @type {Level[]} */ #levels;
  #notations = [];
  #lyingMedia = null; // matches where the board lies on its side if nobody turned it
  #wide = false; // the board of this match is much broader than high
  #plain = new Set(); // who wants the plain picture
  #firstNear = false; // the match about to be made is to have the first player near
  /** @type {import("./feedback.mjs").Feedback | null} */ #feedback = null;
  #fetchFeedback = fetchOnce(() =>
    import("./feedback.mjs").then(({ Feedback }) => new Feedback(this)),
  );
  #hearLater = () => this.#hearAndFeel();
  /** The two clocks; null where there are none. @type {import("./clocks.mjs").Clocks | null} */ clocks =
    null;
  #clocksWanted = 0; // how often, so that the last counts
  /** What a touch of a spot does while somebody draws on the board; null: it plays. @type {((spot: number) => unknown) | null} */ drawing =
    null;
  #nextClock = null; // of the match about to be made or read
  #turning = 0;
  #computerPlayers = []; // those whose seats a person plays while moves are guessed
  /** @type {SavedMatch} */ #saved;
  /** @type {MatchStatus} */ #status;
  /** @type {Result | null} */ #result;

  /** Loads the core and sets up the table. `lies` is the media query of windows where the board lies on its side unless a person turned it. */
  static async open(root, { lies = "", side = root } = {}) {
    const panel = new Panel(root, side);
    root.panel = panel; // for the browser's console and the tests
    panel.#lyingMedia = lies ? matchMedia(lies) : null;
    panel.#view.lying = panel.fits;
    for (const media of [panel.#lyingMedia, upright])
      media?.addEventListener("change", () => panel.#refit());
    await panel.#start();
    panel.#saved.listen();
    panel.tabs?.restore();
    return panel;
  }

  constructor(root, side) {
    this.#root = root;
    this.#side = side;
    this.#saved = new SavedMatch(this);
    this.#status = new MatchStatus(this);
    const names = [
      "notices",
      "below",
      "stage",
      "board",
      "canvas",
      "last",
      "say",
      "loading",
      "buttons",
    ];
    this.#parts = Object.fromEntries(names.map((name) => [name, part(root, name)]));
    Object.assign(this.#parts, {
      why: part(side, "why"),
      moves: part(side, "moves"),
      setting: part(side, "setting"),
      hunter: part(side, "hunter"),
      counts: part(side, "counts"),
    });
    const tabs = part(side, "tabs");
    /** The tabs beside the board; null where the page has none. */
    this.tabs = tabs && new SideTabs(this, tabs);
    const result = part(side, "result");
    this.#result = result && new Result(this, result);
    this.#parts.seats = [...root.querySelectorAll('[data-part="seat"]')].sort(
      (a, b) => a.dataset.seat - b.dataset.seat,
    );
  }

  get root() {
    return this.#root;
  }
  /** What holds the table and all that stands beside it. */
  get side() {
    return this.#side;
  }
  get slot() {
    return this.#root.dataset.slot;
  }
  /** Whose games this table plays. */
  get family() {
    return familyOf(this.#root.dataset.game);
  }
  get view() {
    return { ...this.#view };
  }
  /** Of that, what is kept with a match: {lying, flipped, ...}; adoptView() reads it. */
  get keptView() {
    return Object.fromEntries([...kept, "dress"].map((key) => [key, this.#view[key]]));
  }
  /** Which of the game's notations moves and the numbers at the edge are shown in, by its place in their list. */
  get notation() {
    return notationOf(this.#notations);
  }
  /** The style the pieces are shown in: the one a person chose, else the first of the game's. @type {Dress} */
  get pieceStyle() {
    return this.#view.dress || (this.match.state?.dresses?.[0] ?? "figure");
  }
  get levels() {
    return this.#levels;
  }
  /** The card of the game being played. */
  get card() {
    return this.#card ?? this.match.card;
  }
  /** The elements of the page, by their names; null where the page does not have one. */
  get parts() {
    return this.#parts;
  }
  get canvas() {
    return this.#parts.canvas;
  }
  /** What can be done at this table, by the names of actions.mjs: {name: function}. Its own, and what others add. */
  acts = {};
  /** Whether the board lies on its side, where a person turned it; null where nobody did. */
  turned = null;
  /** A visit: this match does not replace the saved one. "until a move": it does from the first move on.
   * @type {boolean | "until a move"} */
  temporary = false;
  /** Whether the board lies on its side in this window where nobody turned it. */
  get fits() {
    return (this.#lyingMedia?.matches ?? false) || (this.#wide && upright.matches);
  }

  #refit() {
    const held = this.turned !== null || this.#root.classList.contains("projected");
    if (!held && this.board && this.#view.lying !== this.fits) this.show({ lying: this.fits });
  }

  /** Shows the board as a picture, not on the canvas, as long as anyone (`who`) wishes so. */
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
    if (!touchedEarly(this.#parts.board)) await warmUp(core, this.#root.dataset.game); // whoever has touched waits already
    this.match = new LiveMatch(core);
    this.#levels = core.levels();
    this.match.addEventListener("change", ({ detail }) => this.#follow(detail));
    this.match.addEventListener("fault", ({ detail }) => this.fault(detail));
    this.opponent = new Opponent(this.match);
    if (this.#parts.hunter && hasHunter(this.#root.dataset.game))
      this.hunter = new Hunter(this.#parts.hunter, this.match, {
        fault: (fault) => this.fault(fault),
        silent: (detail) => this.remark(silentWords(detail), { below: true }),
        show: () =>
          this.#parts.board.scrollIntoView({
            block: "nearest",
            behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
          }),
      });
    this.dice = new DiceBar(this.match, this.opponent);
    this.dice.oneTouch = this.#view.oneTouch;
    this.dice.order.addEventListener("swap", () => this.#swapped());
    if (this.#parts.counts) this.counts = new Counts(this.#parts.counts, this.match);
    Object.assign(this.acts, tableActions(this));
    this.opponent.addEventListener("thinking", ({ detail }) => this.#status.showThinking(detail));
    this.opponent.addEventListener("waiting", () => {
      this.#status.drawSeats();
      this.#drawTurnButtons();
    });
    this.opponent.addEventListener("silent", ({ detail }) =>
      this.remark(silentWords(detail), { below: true }),
    );
    this.opponent.addEventListener("fault", ({ detail }) => this.fault(detail));
    this.#listenToButtons();
    this.#listenToSeats();
    this.tabs?.addEventListener(
      "open",
      ({ detail }) => detail === "moves" && this.moveList?.draw(),
    );
    this.#hearAndFeel();
  }

  // ---- a match ----

  /** A new match; `near`: the board is turned so that the first player sits near. */
  begin({
    game = this.#root.dataset.game,
    options = /** @type {string | Chosen} */ (""),
    setup = "",
    players = [],
    near = false,
    clock = null,
  } = {}) {
    this.#firstNear = near;
    this.#nextClock = clock;
    const made = this.match.create(game, options, setup);
    this.#firstNear = false;
    if (!made) return false;
    players.forEach((player, seat) => this.match.seat(seat, player));
    this.study?.close();
    if (players.some((player) => player.machine)) this.hunter?.toggle(false); // opened anew in every game against the computer
    return true;
  }

  /** Turns the board so that a person who plays alone against computer players sits near. */
  seatNear(players) {
    const people = players.flatMap((player, seat) => (player.machine ? [] : [seat]));
    if (people.length === 1) this.show({ flipped: people[0] !== 0 });
  }

  /** The views a saved match was kept with; drawn when the match comes. */
  adoptView(saved) {
    const show = Object.fromEntries(
      kept.filter((key) => typeof saved[key] === "boolean").map((key) => [key, saved[key]]),
    );
    this.#nextClock = saved.clock ?? null;
    if (Object.hasOwn(pieceStyles, saved.dress)) show.dress = saved.dress;
    Object.assign(this.#view, show);
    this.turned = show.lying ?? this.turned;
  }

  // The saved match (saved-match.mjs).
  restore() {
    return this.#saved.restore();
  }
  restoreMatch(saved) {
    return this.#saved.restoreMatch(saved);
  }
  get here() {
    return this.#saved.current;
  }
  get stored() {
    return this.#saved.stored;
  }
  get keptId() {
    return this.#saved.id;
  }
  /** The match stays when another comes; with `anew`, apart from the entry it came from. */
  keep(how) {
    this.temporary = false;
    this.#saved.keep(how);
  }

  /** While moves are guessed nothing happens by itself and a person plays every seat; then each seat has its player again. */
  hold(held) {
    const { match, opponent } = this;
    if (held) {
      opponent.hold(true);
      this.#computerPlayers = match.state.players.filter(({ machine }) => machine);
      for (const { seat } of this.#computerPlayers) match.seat(seat, person());
      return;
    }
    for (const { seat, ...player } of this.#computerPlayers) match.seat(seat, player);
    this.#computerPlayers = [];
    opponent.hold(false);
  }

  fault(fault) {
    notice(this.#parts.notices, faultWords(fault), [], { bad: true });
  }

  /** Says something that is no fault and asks nothing; `below` the board, so that the board does not move while it may be touched. */
  remark(words, { below = false } = {}) {
    notice(below ? this.#parts.below : this.#parts.notices, words);
  }

  notice(words, buttons, options) {
    return notice(this.#parts.notices, words, buttons, options);
  }

  // ---- showing ----

  #rest = null; // what is still to be shown of a match, a piece each; null: all is shown at once

  /** Sets a match up by `act` and shows it a piece at a time, so that a touch need not wait for all of it. What changes the match
   * meanwhile finds all of it shown. @template T @param {() => T} act @returns {Promise<T>} */
  async inPieces(act) {
    this.#rest = [];
    try {
      const done = act();
      while (this.#rest?.length > 0) {
        await yieldToMain();
        this.#rest?.shift()?.();
      }
      return done;
    } finally {
      this.#showRest();
    }
  }

  #showRest() {
    const rest = this.#rest ?? [];
    this.#rest = null;
    for (const show of rest) show();
  }

  #follow({ kind, state }) {
    if (kind === "marks") return;
    if (this.#rest?.length > 0) this.#showRest();
    if (kind === "new") {
      this.#computerPlayers = []; // a new match has players of its own
      this.#saved.adopt();
      if (this.#firstNear) this.#view.flipped = state.toMove > 0; // before the board is painted, and not after
      if (this.clocks || this.#nextClock) this.setClocks(this.#nextClock);
      this.#nextClock = null;
    }
    const played = kind === "move" && movedByPlayer(state) && !this.study?.guess.on;
    if (played) {
      this.#saved.markPlayed();
      this.#root.dispatchEvent(new CustomEvent("played"));
    }
    this.#card = this.match.card;
    if (kind !== "touch" && kind !== "seat") this.#status.updateSums();
    const pieces = [
      ...(kind === "new" || !this.board ? this.#boardPieces() : []),
      () => {
        this.#status.drawSeats();
        this.#drawTurnButtons();
        this.#status.drawLine(kind, state);
        if (kind !== "touch") this.#status.drawLast(state);
        this.#enableActions(state);
      },
      () => {
        if (kind !== "touch") this.#result?.draw(kind, state);
        if (kind === "touch") this.#status.drawRefusal(state);
        else if (kind !== "seat") this.#status.drawWhy(state, this.#result?.shown);
        if (kind === "move") this.tabs?.mark("why");
        if (played && this.temporary === "until a move") this.temporary = false;
        if (kind === "move") this.#turnBoard(state);
        if (kind !== "touch") this.#saved.save();
        this.#status.drawOptions(state);
      },
    ];
    if (this.#rest && kind === "new") this.#rest.push(...pieces);
    else for (const show of pieces) show();
  }

  // What sets the board up for a new match; the first time it is made, with all that stands with it.
  #boardPieces() {
    const first = !this.board;
    this.#wide = isWide(this.match.extent({}));
    if (first && this.turned === null) this.#view.lying = this.fits;
    this.#notations = this.match.foreign.notations;
    const show = () => {
      this.#drawNotationButton();
      this.#show({}, { drawn: first });
      this.#refit();
    };
    return first ? [() => this.#makeBoard(), () => this.#makeLists(), show] : [show];
  }

  #makeBoard() {
    const { board } = this.#parts;
    this.#turnStage();
    this.board = new BoardView(board, this.match, {
      id: `${this.slot}-board`,
      title: board.querySelector("title")?.textContent ?? boardWords.title,
      ...this.#boardView,
      narrow: true,
      also: () => (this.card.hasRolls ? this.dice.pressable : []),
      first: () => (this.card.hasRolls && this.dice.oneTouch ? this.dice.order.firstSpot : -1),
      touch: (spot) => this.touch(spot),
      tap: (spot) => this.tap(spot),
      marked: () => !this.study?.guess.on,
    });
  }

  #makeLists() {
    const { moves } = this.#parts;
    if (moves) this.moveList = new MoveList(moves, this.match);
    const box = part(this.#root, "stepper");
    if (box)
      this.study = new Study(this, {
        box,
        side: this.#side,
        show: (step, about) => this.#parts.why && showWhy(this.#parts.why, step.reasons, about),
      });
  }

  // The button that changes the notation, where the game has more than one.
  #drawNotationButton() {
    const head = this.#parts.moves?.querySelector(".head");
    let button = this.button("notation");
    if (!head || this.#notations.length < 2) return button?.remove();
    if (!button)
      head.append(
        (button = actionButton(
          actionOf("table", "notation"),
          { className: "quiet notation", "data-testid": "notation" },
          "",
        )),
      );
    button.textContent = this.#notations[this.notation].label;
  }

  /** Changes how the table is seen: {lying, flipped, takings, dress, around, notation, coordinates, destinations, danger, sums}. */
  show(view) {
    this.#show(view);
  }

  // `drawn`: the board stands so already.
  #show(view, { drawn = false } = {}) {
    Object.assign(this.#view, view);
    for (const name of remembered)
      if (name in view) {
        prefs.set(name, view[name] ? "on" : "off");
        if (senses.includes(name)) this.#hearAndFeel(name, view[name]);
      }
    const { sums, quick, real, autoRoll, oneTouch } = this.#view;
    const manner = { quick, real, autoRoll };
    const settled =
      Object.entries(manner).every(([name, on]) => this.opponent.manner[name] === on) &&
      this.dice.oneTouch === oneTouch;
    this.opponent.manner = manner;
    this.dice.oneTouch = oneTouch;
    this.#turnStage();
    const { notation } = this;
    if (this.match.state) this.match.naming(notation === 0 && this.#notations.length > 1);
    if (!drawn) this.board?.show(this.#boardView);
    this.plain("sums", !sums); // the canvas always draws them
    this.moveList?.show(notation);
    this.#drawNotationButton();
    this.#root.dispatchEvent(new CustomEvent("view", { detail: this.view }));
    for (const { act } of ofTable.filter(({ act, toggle }) => toggle && act in this.#view)) {
      const button = this.button(act);
      if (button?.hasAttribute("aria-pressed"))
        // “Why” only opens its tab
        button.setAttribute("aria-pressed", String(this.#view[act]));
    }
    const men = this.button("men")?.querySelector("[data-part]");
    if (men) men.textContent = pieceStyles[this.pieceStyle];
    const { why } = this.#parts;
    if (why) why.hidden = !this.#view.why;
    if (!this.match.state) return;
    this.#saved.save();
    if (settled) return;
    if (this.match.state.touched.length > 0) this.match.dropTouches();
    this.opponent.settle();
    this.#drawTurnButtons();
  }

  // Seats and stage, as the board lies.
  #turnStage() {
    const { lying, flipped } = this.#view;
    this.#root.classList.toggle("lying", lying);
    this.#root.classList.toggle("standing", !lying);
    this.#root.classList.toggle("flipped", flipped);
  }

  // How the board is to be shown.
  get #boardView() {
    const { lying, flipped, takings, dress, around, movable } = this.#view;
    return {
      lying,
      flipped,
      takings,
      dress,
      around,
      notation: this.notation,
      movable,
      ...Object.fromEntries(shown.map((key) => [key, this.#view[key]])),
    };
  }

  /** A spot of the board is touched. */
  touch(spot) {
    if (this.drawing) return this.drawing(spot);
    return this.#card?.hasRolls && this.dice.touched(spot) ? true : this.match.touch(spot);
  }

  /** The touch was let go in its place, and was no drag: a piece may be played at once. */
  tap(spot) {
    return Boolean(!this.drawing && this.#card?.hasRolls && this.dice.tap(spot));
  }

  // Sounds and voices come with the first that is switched on.
  async #hearAndFeel(what = "", on = false) {
    if (!this.#feedback && !senses.some((name) => this.#view[name])) return;
    try {
      this.#feedback = await this.#fetchFeedback();
      if (what) this.#feedback.switched(what, on);
    } catch (fault) {
      passOver(fault);
      if (what) this.fault(fault);
      this.match.addEventListener("change", this.#hearLater, { once: true });
    }
  }

  // ---- two people at one screen ----

  /** Clocks for two people: {minutes, extra}, or as they were kept; null: none. @param {any} wanted */
  async setClocks(wanted) {
    this.clocks?.close();
    this.clocks = null;
    const id = (this.#clocksWanted += 1);
    if (!wanted) return this.keepClocks();
    const { Clocks } = await import("./clocks.mjs");
    if (id === this.#clocksWanted) this.clocks = new Clocks(this, wanted);
    this.keepClocks();
  }

  /** The clocks are saved with the match. */
  keepClocks() {
    if (this.match.state) this.#saved.save();
  }

  /** The clocks of this match as they were chosen; null: none. */
  get clockChoice() {
    const { minutes, extra } = this.clocks?.kept ?? { minutes: 0, extra: 0 };
    return minutes > 0 ? { minutes, extra } : null;
  }

  // The board turns to whoever moves next, once the move was seen.
  /** @param {State} state */
  #turnBoard(state) {
    clearTimeout(this.#turning);
    const seat = state.toMove < 0 ? state.awaits.seat : state.toMove;
    const flipped = seat > 0;
    if (!this.#view.turns || !this.#offers(actionOf("table", "turns")) || seat < 0) return;
    if (state.outcome.over || flipped === this.#view.flipped) return;
    this.#turning = window.setTimeout(() => this.show({ flipped }), seenFor);
  }

  // The other die is played first: it is told and seen.
  #swapped() {
    this.#drawTurnButtons();
    this.board.draw();
    const [die] = this.dice.order.numbers;
    if (this.#parts.say) this.#parts.say.textContent = say(turns.firstDie, { die });
  }

  #drawTurnButtons() {
    const { buttons } = this.#parts;
    if (buttons)
      replaceButtons(
        buttons,
        turnButtons(this.match, { dice: this.dice, opponent: this.opponent }),
        this.board?.grid,
      );
  }

  #enableActions(state) {
    for (const action of ofTable) {
      const button = this.button(action.act);
      if (button?.localName !== "button") continue;
      if (action.has) button.hidden = !this.#offers(action);
      enable(button, action.can?.(state) ?? true);
    }
  }

  // ---- doing ----

  /** The button of an action, by its name. */
  button(act) {
    return this.#side.querySelector(`[data-act="${act}"]`);
  }

  // A seat asks who is to play it; without scripts it is only a name.
  #listenToSeats() {
    this.#parts.seats.forEach((seat, i) => {
      const written = part(seat, "who-plays");
      if (!written) return;
      const button = element("button", {
        type: "button",
        className: written.className,
        "data-part": "who-plays",
        title: say(seatWords.change, { seat: written.querySelector("b").textContent }),
        onclick: async () => {
          if (this.study?.guess.on) return; // no player plays meanwhile
          const { changeSeat } = await import("./seat-dialog.mjs");
          await changeSeat(this, i);
        },
      });
      button.append(...written.childNodes);
      written.replaceWith(button);
    });
  }

  #listenToButtons() {
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
    return (
      action?.has?.({
        rolls: this.card.hasRolls,
        compact: this.#root.classList.contains("compact"),
        styles: dresses.length,
        players: players.length,
        people: players.filter(({ machine }) => !machine).length,
        vibrates: typeof navigator.vibrate === "function",
        speaks: "speechSynthesis" in globalThis,
      }) ?? true
    );
  }

  /** Does one of the actions a person can ask for, by its name; `key` is the one pressed for it. */
  do(act, key) {
    this.#showRest();
    if (this.study?.guess.on) {
      if (act === "undo") return this.study.stepper.step("back");
      if (act === "redo") return this.study.stepper.step("on");
      if (/^(throw|retake|resign|draw)$/.test(act)) return false; // no move of the record
    }
    if (!this.has(act)) return false;
    const done = this.acts[act](key);
    // Much of it is fetched when it is asked for.
    if (done instanceof Promise)
      return done.catch((fault) => {
        passOver(fault);
        this.fault(fault);
      });
    return done;
  }

  /** Writes moves in the game's next notation. */
  nextNotation() {
    if (this.#notations.length < 2) return;
    chooseNames(this.#notations[(this.notation + 1) % this.#notations.length].id);
    this.show({});
  }
}
