// The board beside the rules of a game follows the reading: it shows a position in which the sentence being read decides, and
// the move. A sentence is read where it has the focus, where the pointer is, or where the page is scrolled to; one without a
// position leaves the board as it is. What moves the board is fetched when a reader first goes on from the top of the page.

import { able, openCore } from "../site/core.mjs";
import { familyOf, playPage } from "../site/game-urls.mjs";
import { fetchOnce, passOver } from "../site/network-fault.mjs";
import { beingRead } from "./rules-board-line.mjs";

const settle = 150; // milliseconds without scrolling before one is said to read there
const look = 700; // milliseconds to look at a position before its move is made

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class RulesBoard {
  #figure;
  #say;
  #sentences;
  #positions = null;
  #open = fetchOnce(() => this.#wake());
  #live = null;
  #wanted = null; // the last that was asked for
  #shown = null; // the sentence the board shows; null: the starting position
  #begun; // what is said of the starting position
  #due = 0;
  #moving = 0;
  #ours = false;
  #mouse = false;

  constructor(figure, sentences) {
    this.#figure = figure;
    this.#sentences = sentences;
    this.#say = figure.querySelector(".say");
    this.#say.id = "rules-board-say";
    this.#say.tabIndex = 0; // large type makes it longer than its place, and it scrolls
    this.#begun = this.#say.textContent;
    addEventListener("scroll", () => this.#later(), { passive: true });
    for (const link of sentences) {
      link.addEventListener("focus", () => link.matches(":focus-visible") && this.show(link));
      link.addEventListener("pointerenter", ({ pointerType }) => {
        this.#mouse = pointerType === "mouse";
        if (this.#mouse) this.show(link);
      });
      // A finger has no way to point without pressing: it sees the position first, and goes to the book when it presses again.
      let finger = false;
      link.addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"));
      link.addEventListener("click", (event) => {
        if (!finger || this.#shown === link || !this.#positions?.[link.dataset.rule]) return;
        event.preventDefault();
        this.show(link);
      });
    }
    // Who reaches for the board has read what it shows: a scroll before that takes nothing from under his hand.
    for (const kind of ["pointerenter", "pointerdown"])
      figure.addEventListener(kind, () => clearTimeout(this.#due));
    figure.querySelector("button").addEventListener("click", () => this.#playOn());
    if (scrollY > 0) this.#later();
  }

  #later() {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#scrolled(), settle);
  }

  #scrolled() {
    const held = document.activeElement;
    if (this.#sentences.includes(held) && held.matches(":focus-visible")) {
      const { top, bottom } = held.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) return;
    }
    // What the mouse lies on is read, wherever that is.
    const pointed = this.#mouse && this.#sentences.find((link) => link.matches(":hover"));
    if (pointed) return this.show(pointed);
    // On a narrow page the board lies on top, and the text goes under it.
    const board = this.#figure.getBoundingClientRect();
    const words = this.#sentences[0].closest(".words").getBoundingClientRect();
    const above = board.left < words.right && board.right > words.left;
    const tops = this.#sentences.map((link) => link.getBoundingClientRect().top);
    const at = beingRead(tops, above ? Math.max(0, board.bottom) : 0, innerHeight);
    this.show(this.#sentences[at] ?? null);
  }

  /** Shows where a sentence decides; the starting position where there is none to show. */
  async show(link) {
    const wanted = (this.#wanted = Symbol());
    const positions = await this.#open().catch(passOver); // where they cannot be had the picture stays
    if (!positions || this.#wanted !== wanted) return; // another one is read by now
    if (link === this.#shown || (link && !positions[link.dataset.rule])) return;
    const { match } = this.#live;
    const {
      game = this.#figure.dataset.game,
      setup = "",
      options,
      touch,
      words,
      say,
    } = link ? positions[link.dataset.rule] : {};
    this.#ours = true;
    clearTimeout(this.#moving);
    if (match.attempt(() => match.create(game, options, setup))) return;
    for (const name of touch ?? [])
      match.touch(match.spots.findIndex((spot) => spot.name === name));
    this.#mark(link);
    this.#say.textContent = say ?? this.#begun;
    const move = () => {
      this.#ours = true;
      match.play(words);
      this.#ours = false;
      this.#figure.dataset.rule = link.dataset.rule;
    };
    delete this.#figure.dataset.rule;
    this.#ours = false;
    if (!words) this.#figure.dataset.rule = link?.dataset.rule ?? "";
    else if (calm.matches) move();
    else this.#moving = setTimeout(move, look);
  }

  #mark(link) {
    this.#shown?.classList.remove("shown");
    this.#shown?.removeAttribute("aria-describedby");
    this.#shown = link;
    link?.classList.add("shown");
    link?.setAttribute("aria-describedby", this.#say.id);
  }

  // The positions and a board that can move; null where there are none.
  async #wake() {
    const { game, positions } = this.#figure.dataset;
    const [answer, ludus, { LiveMatch }, { BoardView }, why] = await Promise.all([
      fetch(positions),
      openCore(familyOf(game)),
      import("./match-view.mjs"),
      import("../board/accessible-board.mjs"),
      import("./why.mjs"),
    ]);
    if (!answer.ok) return null;
    this.#positions = await answer.json();
    const match = new LiveMatch(ludus);
    match.create(game);
    const holder = this.#figure.querySelector(".board-view");
    holder.hidden = false;
    const title = this.#figure.getAttribute("aria-label");
    this.#live = { match, view: new BoardView(holder, match, { id: "rules-board", title }) };
    this.#figure.classList.add("awake");
    match.addEventListener("change", ({ detail }) => this.#played(detail, why));
    return this.#positions;
  }

  // A reader tries it himself.
  #played({ kind, state }, { refusal, sentence }) {
    if (this.#ours) return;
    clearTimeout(this.#moving);
    const last = state.line.find((step) => step.current && step.words);
    if (kind === "touch" && state.refused.length > 0)
      this.#say.replaceChildren(...refusal(state.refused[0]));
    else this.#say.textContent = kind === "move" && last ? sentence(last.said) : state.say;
  }

  async #playOn() {
    const { encodeGame } = await import("../store/link.mjs");
    const url = playPage(this.#live?.match.game ?? this.#figure.dataset.game);
    if (this.#live) url.hash = await encodeGame({ record: this.#live.match.record });
    location.href = url.href;
  }
}

const figure = document.querySelector("[data-positions]");
const sentences = [...document.querySelectorAll(".game-page a[data-rule]")];
if (figure && able() && sentences.length > 0) new RulesBoard(figure, sentences);
else figure?.querySelector("figcaption")?.remove(); // it could do nothing
