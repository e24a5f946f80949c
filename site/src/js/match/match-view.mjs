// The match on the page. The rules module owns it; the board, the canvas, the list of moves, the seats and the store are views
// that follow its events:
//   change  {kind, state}   kind: new, move, touch, go, seat, end, marks, names, note
//   fault   {what, expected, ...}

/** Changes of what is shown, and none of the match. */
export const isTransient = (kind) => kind === "touch" || kind === "marks" || kind === "names";

/** @import { Card, Chosen, Ludus, Match, Spot, State } from "../../wasm/shapes.d.ts" */
/** @import { MatchChange, MatchEvents } from "../shapes.d.ts" */

/** Which seats play, by number: a choice of the options may leave some empty.
 * @param {Card} card @param {Chosen} options */
export const playing = (card, options) =>
  card.seats.map(
    ({ id }) =>
      !card.options.some((option) =>
        option.choices
          .find(({ value }) => value === String(options?.[option.key] ?? option.standard))
          ?.empty?.includes(id),
      ),
  );

/** Whose eyes people round one screen look with (ludus_match_viewer). */
const ONE_SCREEN = 4;

export class LiveMatch extends /** @type {new () => MatchEvents} */ (EventTarget) {
  /** @type {Ludus} */ #ludus;
  /** @type {Match} */ #match = null;
  /** @type {State} */ #state = null;
  /** @type {Spot[]} */ #spots = null;
  /** @type {Card[]} */ #cards = null;
  #book = false;

  /** `ludus` is an open module (wasm/ludus.mjs); may be given later (use).
   * @param {Ludus | null} ludus */
  constructor(ludus = null) {
    super();
    this.#ludus = ludus;
  }

  get ludus() {
    return this.#ludus;
  }

  /** Goes over to another module, for matches of its games; the match before is let go. */
  use(ludus) {
    if (ludus === this.#ludus) return;
    this.#match?.drop();
    this.#ludus = ludus;
    this.#match = this.#state = this.#spots = this.#cards = null;
  }
  /** As ludus_match_state tells it; null before a match was begun. */
  get state() {
    return this.#state;
  }
  get game() {
    return this.#state?.game ?? null;
  }
  get card() {
    const card = (this.#cards ??= this.#ludus.catalogue()).find((one) => one.id === this.game);
    return card && this.#book
      ? { ...card, seats: card.seats.map((seat) => ({ ...seat, name: seat.book ?? seat.name })) }
      : card;
  }
  /** Shows and speaks in the book's names, or in today's. */
  naming(book) {
    if (book === this.#book) return;
    this.#book = book;
    this.#match.naming(book);
    this.#spots = null;
    this.tell("names");
  }
  /** In whose colours a seat is drawn; chance, as itself. */
  coat(seat) {
    return seat < 0 ? seat : this.card.seats[seat].coat;
  }
  get spots() {
    return (this.#spots ??= this.#match.spots());
  }
  get spoken() {
    return this.#match.spoken();
  }
  /** What stands where: [{spot, owner, coat, shape, text, count, turned}]. */
  get pieces() {
    return this.#match.pieces();
  }
  get record() {
    return this.#match.record();
  }

  /** How others write it: {notations: [{id, label}], formats: [name], pgn, sgf, kif, mat}. */
  get foreign() {
    return this.#match.foreign();
  }
  /** The moves of the line by node, in the notation of that place in the list. */
  written(notation) {
    return this.#match.written(notation);
  }
  /** A legal move, by its words, in that notation. */
  inNotation(words, notation) {
    return this.#match.inNotation(words, notation);
  }

  /** The words that lead from the beginning to the place shown; null at the end of a line without branches. */
  get place() {
    const { line, cursor } = this.#state;
    const here = line.findIndex((step) => step.node === cursor);
    if (here === line.length - 1 && line.every((step) => step.others.length === 0)) return null;
    if (line.some(({ covered }) => covered)) return null; // the way would tell it
    return line
      .slice(0, here + 1)
      .map((step) => step.words)
      .join(" ");
  }

  // ---- beginning ----

  create(game, options = /** @type {string | Chosen} */ (""), setup = "") {
    return this.#open(() => this.#ludus.match(game, { options, setup }));
  }

  /** A record; `at` are the words to the place shown, null for its end. */
  read(record, at = null) {
    return this.#open(() => placed(this.#ludus.read(record), at));
  }

  #open(make) {
    return this.#try(() => {
      const match = make();
      if (this.#book) match.naming(true);
      this.#match?.drop();
      this.#match = match;
      this.#spots = null;
      this.#eyes = -1;
      this.tell("new");
    });
  }

  // ---- playing ----

  play(words) {
    return this.#do("move", (match) => match.play(words));
  }
  touch(spot) {
    return this.#touched((match) => match.touch(spot));
  }
  /** The piece in hand is let go over a spot. */
  setDown(spot) {
    return this.#touched((match) => match.setDown(spot));
  }
  #touched(how) {
    return this.#try(() => {
      const led = how(this.#match);
      this.tell(led === 2 ? "move" : "touch");
      return led;
    });
  }
  dropTouches() {
    return this.#do("touch", (match) => match.dropTouches());
  }
  undo(turn = false) {
    return this.#do("go", (match) => match.undo(turn));
  }
  redo(turn = false) {
    return this.#do("go", (match) => match.redo(turn));
  }
  /** Back and on to where a person had a choice, and to where the dice had just fallen. */
  undoChoice() {
    return this.#do("go", (match) => match.undoChoice());
  }
  redoChoice() {
    return this.#do("go", (match) => match.redoChoice());
  }
  undoThrow() {
    return this.#do("go", (match) => match.undoThrow());
  }
  /** Figures a person may ask for. */
  tallies() {
    return this.#match.tallies();
  }
  /** To a node; -1 is the beginning, -2 the end. */
  go(node) {
    return this.#do("go", (match) => match.go(node));
  }
  /** Drops a node and all that follows it. */
  cut(node) {
    return this.#do("go", (match) => match.cut(node));
  }
  /** Takes the last cut back, as long as nothing else was changed. */
  uncut() {
    return this.#do("go", (match) => match.uncut());
  }
  /** Makes the line through a node the main one. */
  promote(node) {
    return this.#do("go", (match) => match.promote(node));
  }
  comment(node, words) {
    return this.#do("note", (match) => match.comment(node, words));
  }
  /** "!", "?", "!!", "??", "!?" or "?!"; "" takes the sign away. */
  sign(node, sign) {
    return this.#do("note", (match) => match.sign(node, sign));
  }
  /** A ring about a spot, or an arrow, drawn at the place shown: taken away where it is there already. */
  drawMark(colour, from, to = -1) {
    return this.#do("note", (match) => match.draw(this.#state.cursor, colour, from, to));
  }
  /** Takes away all that is drawn at the place shown. */
  wipeMarks() {
    return this.#do("note", (match) => match.wipe(this.#state.cursor));
  }
  /** To the place a diagram's record asks for, with the spots touched that it names. */
  showAsTagged() {
    return this.#do("go", (match) => match.show());
  }
  /** Lets `place` bring the match to where a diagram shows it, and keeps the corners it names in sight. */
  frame(place) {
    return this.#do("go", (match) => match.region(place(match).region));
  }
  /** Marks the machine's advice until the match goes on; "" takes it away. */
  hint(words) {
    return this.#do("touch", (match) => match.hint(words));
  }
  /** The same, while nothing but the picture is to change. */
  advise(words) {
    return this.#try(() => {
      this.#match.hint(words);
      this.dispatchEvent(
        new CustomEvent("change", { detail: { kind: "marks", state: this.#state } }),
      );
    });
  }
  /** Points out takings on the board until the match goes on, and marks spots by name: ([{from, to, sum}], "a1 b2"). */
  point(takings = [], spots = "") {
    return this.#try(() => {
      this.#match.point(takings);
      this.#match.region(spots);
      this.dispatchEvent(
        new CustomEvent("change", { detail: { kind: "marks", state: this.#state } }),
      );
    });
  }
  seat(seat, player) {
    return this.#do("seat", (match) => match.seat(seat, player));
  }
  resign(seat) {
    return this.#do("end", (match) => match.resign(seat));
  }
  agreeDraw() {
    return this.#do("end", (match) => match.agreeDraw());
  }
  /** Why a legal move, or the move of a node (a number), is allowed. */
  reasons(words) {
    return this.#match.reasons(words);
  }
  /** Every taking open on the board, to either side. */
  get threats() {
    return this.#match.threats();
  }
  svg(options) {
    return this.#match.svg(options);
  }
  /** How large that picture is, and where its places lie. */
  extent(options) {
    return this.#match.extent(options);
  }
  /** What a canvas is to show, as bytes: {board, destinations, danger, takings, real}. */
  sceneFrame(options) {
    return this.#match.sceneFrame(options);
  }
  neighbour(spot, dx, dy, turned) {
    return this.#match.neighbour(spot, dx, dy, turned);
  }

  /** Reads the state anew and tells everybody.
   * @param {MatchChange["kind"]} kind */
  tell(kind) {
    this.#state = this.#match.state();
    if (this.card.hasHidden) this.#look();
    this.dispatchEvent(new CustomEvent("change", { detail: { kind, state: this.#state } }));
  }

  #eyes = -1;

  // One person sees what is his; several round one screen see what all of them may know.
  #look() {
    const people = playing(this.card, this.#state.options).flatMap((plays, seat) =>
      plays && !this.#state.players[seat].machine ? [seat] : [],
    );
    const eyes = people.length === 1 ? people[0] : ONE_SCREEN;
    if (eyes === this.#eyes) return;
    this.#eyes = eyes;
    this.#match.view(eyes);
    this.#state = this.#match.state();
  }

  /** Does something that may fail without a word to the page: null, or the fault. */
  attempt(act) {
    const told = this.#silent;
    this.#silent = true;
    this.#fault = null;
    try {
      act();
      return this.#fault;
    } finally {
      this.#silent = told;
    }
  }

  #silent = false;
  #fault = null;

  /** @param {MatchChange["kind"]} kind @param {(match: Match) => unknown} act */
  #do(kind, act) {
    return this.#try(() => {
      const done = act(this.#match);
      this.tell(kind);
      return done;
    });
  }

  #try(act) {
    try {
      return act() ?? true;
    } catch (fault) {
      this.#fault = fault;
      if (!this.#silent) this.dispatchEvent(new CustomEvent("fault", { detail: fault }));
      return false;
    }
  }
}

/** A match at the place the words lead to; at the end of its line where there are none. Dropped again where they are wrong.
 * @param {Match} match @param {string | null} at */
export function placed(match, at) {
  try {
    if (at === null) match.goLast();
    else {
      match.goFirst();
      if (at !== "") match.play(at);
    }
    return match;
  } catch (fault) {
    match.drop();
    throw fault;
  }
}
