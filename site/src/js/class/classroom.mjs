// What a teacher has at the table: the projector, a window for the room, pointer and spotlight, what is shown and what the
// line says; and for his own eyes notes, the next move of the record, and a clock.
// Long: all that the large view can show, in one place.

import { actionOf } from "../site/actions.mjs";
import { actionButton } from "../site/buttons.mjs";
import { Watch, reading } from "./clock.mjs";
import { element } from "../site/dom.mjs";
import { pretty } from "../match/moves.mjs";
import { nextMove, notesKey } from "./teacher-notes.mjs";
import { Pointing } from "../board/pointer.mjs";
import { get, prefs, set } from "../site/prefs.mjs";
import { Projector } from "./projector.mjs";
import { BlackScreen } from "./black-screen.mjs";
import { hadRoom, openRoom, teach, waitingRoom } from "./room-link.mjs";
import { sentence, withSums } from "../match/why.mjs";
import { captions, classTools as words, colours } from "../words/class.mjs";

export class Classroom {
  #panel;
  #root;
  #pointing;
  #projector = null;
  #link = null;
  #window = null;
  #chosen = get("classroom");
  #parts = {};
  #watch = new Watch();
  #everyTurn = false;
  #turn = null;
  #rung = false;
  #ticking = 0;
  #rooms = 0;
  #black = new BlackScreen(() => {
    this.#press();
    this.#share();
  });
  #notes = "";

  /** `root` is the section of the page that holds the buttons; what more there is goes into its part "more". */
  constructor(panel, root) {
    this.#panel = panel;
    this.#root = root;
    this.#pointing = new Pointing(
      panel.root.querySelector(".board-holder"),
      panel.board,
      panel.match,
    );
    this.#pointing.lead();
    this.#pointing.addEventListener("mark", ({ detail }) => {
      this.#link?.point(detail);
      this.#press();
    });
    Object.assign(panel.acts, {
      projector: () => this.project(),
      room: () => this.open(),
      pointer: () => this.#pointing.togglePointer(),
      spotlight: () => this.#pointing.toggleSpotlight(),
      wider: () => this.#pointing.widen(1),
      narrower: () => this.#pointing.widen(-1),
      black: () => this.#blacken(),
      line: () =>
        this.#say(
          Object.keys(captions)[(Object.keys(captions).indexOf(this.#chosen.says) + 1) % 4],
        ),
    });
    this.#build();
    panel.match.addEventListener("change", () => this.#follow());
    panel.root.addEventListener("view", () => this.#share());
    this.#follow();
    this.#press();
    // A room that stands open from before a reload is found again.
    if (hadRoom()) this.#teach();
    this.toggle(hadRoom(), { seek: false });
  }

  /** Opens or closes the section; what opened it is sought out by the eye and the keyboard. */
  toggle(open = this.#root.hidden, { seek = true } = {}) {
    this.#root.hidden = !open;
    this.#panel.button("class-tools")?.setAttribute("aria-expanded", String(open));
    if (!open || !seek) return open;
    this.#root.scrollIntoView({ block: "nearest" });
    this.#root.querySelector("button")?.focus({ preventScroll: true });
    return open;
  }

  get projecting() {
    return this.#projector !== null;
  }

  /** Whether anybody but the teacher sees the board: on a projector or in a room's window. */
  get showing() {
    return this.projecting || this.#rooms > 0;
  }

  // The room's windows, and this one where it is what is projected, or there is no other.
  #blacken() {
    this.#black.turn({ here: this.projecting || this.#rooms === 0 });
  }

  // ---- the projector ----

  project() {
    if (this.#projector) return this.#projector.leave();
    this.#projector = new Projector(this.#panel, {
      pointing: this.#pointing,
      theme: this.#chosen.theme,
      says: () => ({ says: this.#chosen.says, words: this.#chosen.words }),
      left: () => {
        this.#projector = null;
      },
    });
    return true;
  }

  // ---- the window for the room ----

  async open() {
    const waiting = this.#link ? null : await waitingRoom();
    const link = this.#teach(waiting),
      notice = (...what) => this.#panel.notice(...what);
    await link.settled;
    if (waiting)
      notice(words.found, [
        {
          label: words.another,
          act: () => {
            this.#window = openRoom(link, null, notice);
          },
        },
      ]);
    else this.#window = openRoom(link, this.#window, notice);
    this.#unfold(true);
  }

  #teach(adopt = null) {
    this.#link ??= teach(this.#panel.match, {
      adopt,
      view: this.#seen(),
      onRooms: ({ rooms, inStep }) => this.#tell(rooms, inStep),
      onAddress: () => this.#address(),
    });
    this.#link.point(this.#pointing.mark);
    this.#address();
    return this.#link;
  }

  #seen() {
    const { flipped, coordinates, destinations, danger, takings, sums, dress, around } =
      this.#panel.view;
    return {
      flipped,
      lying: this.#panel.turned,
      coordinates,
      destinations,
      danger,
      takings,
      sums,
      dress,
      around,
      notation: this.#panel.notation,
      theme: this.#chosen.theme,
      says: this.#chosen.says,
      words: this.#chosen.words,
      black: this.#black.on,
    };
  }

  #share() {
    this.#link?.show(this.#seen());
  }

  #tell(rooms, inStep) {
    const { step } = this.#parts;
    step.dataset.step = rooms === 0 ? "none" : inStep ? "yes" : "no";
    const said = rooms === 0 ? words.noScreen : inStep ? words.upToDate : words.updating;
    if (step.textContent !== said) step.textContent = said;
    if (rooms > 0) hadRoom(true);
    this.#rooms = rooms;
  }

  #address() {
    const { address } = this.#parts;
    if (this.#link) address.href = this.#link.address;
    address.hidden = !this.#link;
  }

  // ---- words and theme ----

  #say(says) {
    this.#chosen.says = says;
    this.#parts.says.value = says;
    this.#parts.own.hidden = says !== "own";
    this.#changed();
  }

  #changed() {
    set("classroom", this.#chosen);
    this.#projector?.tell();
    this.#share();
  }

  #press() {
    for (const [act, on] of [
      ["pointer", this.#pointing.pointer],
      ["spotlight", this.#pointing.spotlight],
      ["black", this.#black.on],
    ])
      this.#root.querySelector(`[data-act="${act}"]`)?.setAttribute("aria-pressed", String(on));
  }

  // ---- the section ----

  #unfold(open) {
    this.#parts.more.open = open;
  }

  #build() {
    const parts = this.#parts;
    const view = this.#panel.view;
    const press = (act) =>
      actionButton(actionOf("table", act), { "aria-pressed": String(Boolean(view[act])) });
    const choice = (id, label, all, now, chosen) =>
      element(
        "div",
        { className: "row" },
        element("label", { for: id }, label),
        element(
          "select",
          { id, "data-testid": id, onchange: (event) => chosen(event.target.value) },
          Object.entries(all).map(([value, name]) =>
            element("option", { value, selected: value === now }, name),
          ),
        ),
      );
    const heading = (title) => element("h3", {}, title);

    parts.step = element(
      "p",
      { className: "step", role: "status", "data-step": "none", "data-testid": "in-step" },
      words.noScreen,
    );
    parts.address = element(
      "a",
      { className: "address", href: "#", target: "_blank", rel: "noopener", hidden: true },
      words.address,
    );
    parts.next = element("p", { className: "next", "data-testid": "next-move" });
    parts.comment = element("p", { className: "comment", "data-testid": "class-comment" });
    parts.notes = element("textarea", {
      rows: "4",
      id: "class-notes",
      "data-testid": "class-notes",
      spellcheck: true,
      oninput: () => this.#keepNotes(),
    });
    parts.words = element("input", {
      type: "text",
      id: "class-words",
      "data-testid": "class-words",
      maxlength: String(prefs.classroom.fields.words.most),
      value: this.#chosen.words,
      autocomplete: "off",
      oninput: (event) => {
        this.#chosen.words = event.target.value;
        this.#changed();
      },
    });
    parts.own = element(
      "div",
      { className: "row own", hidden: this.#chosen.says !== "own" },
      element("label", { for: "class-words" }, words.ownText),
      parts.words,
    );
    const says = choice("class-says", words.caption, captions, this.#chosen.says, (value) =>
      this.#say(value),
    );
    parts.says = says.querySelector("select");
    parts.day = element("time", { className: "day", "data-testid": "class-day" });
    parts.reading = element(
      "output",
      { className: "reading", "aria-live": "off", "data-testid": "class-watch" },
      "0:00",
    );
    parts.rung = element("p", { className: "rung", role: "status" });
    parts.go = element(
      "button",
      { type: "button", "data-testid": "watch-go", onclick: () => this.#go() },
      words.start,
    );
    const minutes = element("input", {
      type: "number",
      id: "class-minutes",
      "data-testid": "class-minutes",
      min: "0",
      max: "600",
      step: "0.5",
      value: "0",
      oninput: (event) => {
        this.#watch.minutes = event.target.valueAsNumber;
        this.#tick();
      },
    });
    const turns = element(
      "label",
      { className: "check" },
      element("input", {
        type: "checkbox",
        "data-testid": "watch-turns",
        onchange: (event) => {
          this.#everyTurn = event.target.checked;
        },
      }),
      words.everyTurn,
    );

    parts.more = element(
      "details",
      { "data-testid": "class-more" },
      element("summary", {}, words.more),
      element("div", { className: "step-line" }, parts.step, parts.address),
      heading(words.coming),
      parts.next,
      parts.comment,
      heading(words.show),
      element(
        "div",
        { className: "bar" },
        [
          "coordinates",
          "destinations",
          "danger",
          "takings",
          "sums",
          "pointer",
          "spotlight",
          "black",
        ].map(press),
      ),
      says,
      parts.own,
      choice("class-theme", words.colours, colours, this.#chosen.theme, (value) => {
        this.#chosen.theme = value;
        this.#changed();
      }),
      element("h3", {}, element("label", { for: "class-notes" }, words.notes)),
      parts.notes,
      heading(words.clock),
      element(
        "div",
        { className: "clock" },
        parts.day,
        parts.reading,
        element(
          "div",
          { className: "bar" },
          parts.go,
          element(
            "button",
            { type: "button", "data-testid": "watch-reset", onclick: () => this.#reset() },
            words.reset,
          ),
        ),
      ),
      element(
        "div",
        { className: "row" },
        element("label", { for: "class-minutes" }, words.minutes),
        minutes,
      ),
      turns,
      parts.rung,
    );
    parts.more.addEventListener("toggle", () => this.#run());
    this.#root.querySelector('[data-part="more"]').replaceWith(parts.more);
  }

  // ---- next move and notes ----

  #follow() {
    const { match, slot } = this.#panel;
    if (!match.state) return;
    const next = nextMove(match.state);
    this.#parts.next.replaceChildren(
      ...(next
        ? [element("b", {}, pretty(next.words)), " ", withSums(sentence(next.said))]
        : [words.end]),
    );
    const sofar =
      match.state.line.find((step) => step.current)?.comment ||
      (match.state.line.some((step) => step.current && step.words) ? "" : match.state.comment);
    this.#parts.comment.textContent = sofar ?? "";
    this.#parts.comment.hidden = !sofar;
    const notes = notesKey(slot, match.state.tags, linked() ?? this.#panel.keptId);
    if (notes !== this.#notes) {
      this.#notes = notes;
      this.#parts.notes.value = get("notes", notes);
    }
    // A turn of a person or machine, not every throw of the dice in it.
    const turn = `${match.state.turn} ${match.state.awaits?.seat ?? match.state.toMove}`;
    if (this.#turn !== null && turn !== this.#turn && this.#everyTurn) {
      this.#watch.again(performance.now());
      this.#tick();
    }
    this.#turn = turn;
  }

  #keepNotes() {
    if (!set("notes", this.#parts.notes.value, this.#notes))
      this.#parts.notes.title = words.notesLost;
  }

  // ---- the clock ----

  #go() {
    const now = performance.now();
    if (this.#watch.running) this.#watch.pause(now);
    else this.#watch.start(now);
    this.#tick();
  }

  #reset() {
    this.#watch.reset();
    this.#tick();
  }

  // It ticks only while it is seen, or has an end to tell.
  #run() {
    clearInterval(this.#ticking);
    if (this.#parts.more.open || this.#watch.running)
      this.#ticking = setInterval(() => this.#tick(), 250);
    this.#tick(false);
  }

  #tick(again = true) {
    const now = performance.now(),
      { day, reading: shown, go, rung } = this.#parts;
    const time = new Date();
    day.textContent = time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
    day.dateTime = `${String(time.getHours()).padStart(2, "0")}:${String(time.getMinutes()).padStart(2, "0")}`;
    shown.textContent = reading(this.#watch.shows(now), this.#watch.minutes > 0);
    const over = this.#watch.over(now);
    shown.classList.toggle("over", over);
    if (over !== this.#rung) rung.textContent = (this.#rung = over) ? words.timeUp : "";
    const word = this.#watch.running ? words.pause : words.start;
    if (go.textContent !== word) {
      go.textContent = word;
      if (again) this.#run();
    }
  }
}

// A match of a link gets another entry at every visit; its link is always the same.
const linked = () =>
  location.hash.startsWith("#game=")
    ? `link-${location.hash.length}-${location.hash.slice(-24)}`
    : null;
