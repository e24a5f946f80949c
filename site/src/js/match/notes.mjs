// What a person adds to a game, in the tab of the moves: a comment and a sign for the move shown, variations made the main line or
// deleted. What is drawn on the board is in drawing.mjs. All of it is kept in the game's record.

import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { notes as words, signs } from "../words/notes.mjs";
import { isTransient } from "./match-view.mjs";
import { Drawing } from "./drawing.mjs";
import { openMenu } from "./note-menu.mjs";
import { pretty } from "./moves.mjs";
import { onMain } from "./steps.mjs";

/** @import { Panel } from "./panel.mjs" */

const longest = 5000; // letters of a comment: fewer than the bytes that the record takes

export class Notes {
  /** @type {Panel} */ #panel;
  #box;
  #list;
  #form = null;
  #told;
  #offer;

  /** @param {Panel} panel @param {HTMLElement} moves the list of moves with its row of buttons */
  constructor(panel, moves) {
    this.#panel = panel;
    this.#list = moves.querySelector(".list");
    this.#box = moves.querySelector('[data-part="notes"]');
    this.#told = element("p", { className: "told", role: "status", "data-testid": "note-told" });
    this.#offer = element(
      "button",
      { type: "button", hidden: true, "data-testid": "undo-cut", onclick: () => this.#uncut() },
      words.undo,
    );
    this.#box.append(element("div", { className: "offer" }, this.#told, this.#offer));
    this.drawing = new Drawing(panel, this.#box, this.#button("draw"));
    this.#box.addEventListener("click", ({ target }) => {
      const what = target.closest("[data-note]")?.dataset.note;
      if (!what || target.closest('[aria-disabled="true"]')) return;
      if (what === "comment") this.#write();
      else if (what === "draw") this.drawing.toggle();
      else
        openMenu(
          this.#button(what),
          this.#box,
          say(what === "sign" ? words.signMenu : words.moveMenu, { move: this.#name }),
          what === "sign" ? this.#signs : this.#line,
        );
    });
    // At a move itself: the right button, a long touch, or the key for it.
    this.#list.addEventListener("contextmenu", (event) => {
      const button = event.target.closest("[data-node]");
      if (!button || panel.study?.guess.on) return;
      event.preventDefault();
      const node = Number(button.dataset.node);
      if (panel.match.state.cursor !== node) panel.match.go(node);
      openMenu(
        this.#list.querySelector(`[data-node="${node}"]`) ?? this.#button("line"),
        this.#box,
        say(words.moveMenu, { move: this.#name }),
        [
          { label: words.edit, act: () => this.#write(), testid: "menu-comment" },
          ...this.#signs,
          ...this.#line,
        ],
      );
    });
    panel.match.addEventListener("change", ({ detail }) => {
      if (isTransient(detail.kind)) return;
      if (detail.kind !== "go") this.#say("");
      if (detail.kind !== "note") this.#close();
      this.draw();
    });
    this.draw();
  }

  #button(what) {
    return this.#box.querySelector(`[data-note="${what}"]`);
  }

  get #step() {
    return this.#panel.match.state.line.find(({ current }) => current) ?? null;
  }

  // The move shown, as the list has it.
  get #name() {
    const step = this.#step;
    if (!step) return words.atStart;
    const { match, notation } = this.#panel;
    return (notation > 0 && match.written(notation)[step.node]) || pretty(step.words);
  }

  draw() {
    const { state } = this.#panel.match;
    const step = this.#step;
    this.#box.hidden = Boolean(this.#panel.study?.guess.on);
    const off = { sign: !step, line: !step };
    for (const [what, none] of Object.entries(off))
      this.#button(what).setAttribute("aria-disabled", String(none));
    const sign = this.#button("sign");
    sign.classList.toggle("chosen", Boolean(step?.sign));
    this.#button("comment").classList.toggle(
      "chosen",
      Boolean(step ? step.comment : state.comment),
    );
    this.drawing.draw();
  }

  #say(text, offer = false) {
    this.#told.textContent = text;
    if (!offer && document.activeElement === this.#offer) this.#button("line").focus();
    this.#offer.hidden = !offer;
  }

  // What a person wrote is kept, in a game that was only opened too.
  #keep() {
    if (this.#panel.temporary) this.#panel.keep();
  }

  // ---- the sign ----

  get #signs() {
    const step = this.#step;
    const set = (sign) => () => {
      this.#panel.match.sign(step.node, sign);
      this.#keep();
    };
    return [
      ...Object.entries(signs).map(([sign, label]) => ({
        label,
        sign,
        checked: step.sign === sign,
        act: set(step.sign === sign ? "" : sign),
      })),
      { label: words.noSign, sign: " ", checked: !step.sign, act: set("") },
    ];
  }

  // ---- the comment ----

  #write() {
    if (this.#form) return this.#form.querySelector("textarea").focus();
    const { match } = this.#panel;
    const step = this.#step,
      node = step?.node ?? 0;
    const label = step ? say(words.comment, { move: this.#name }) : words.start;
    const field = element("textarea", {
      id: "note-text",
      rows: "3",
      maxlength: String(longest),
      placeholder: words.placeholder,
      "data-testid": "note-text",
    });
    field.value = step ? step.comment : match.state.comment;
    const save = () => {
      const text = field.value.trim().replace(/\r\n?/g, "\n");
      const before = step ? step.comment : match.state.comment;
      this.#close(true);
      if (text === before) return;
      match.comment(node, text);
      this.#keep();
      this.#say(text ? words.saved : words.removed);
    };
    this.#form = element(
      "form",
      {
        className: "note-form",
        onsubmit: (event) => {
          event.preventDefault();
          save();
        },
        onkeydown: (event) => {
          if (event.key === "Escape") this.#close(true);
          else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
          else return;
          event.preventDefault();
          event.stopPropagation();
        },
      },
      element("label", { for: "note-text" }, label),
      field,
      element(
        "div",
        { className: "bar" },
        element(
          "button",
          { type: "submit", className: "primary", "data-testid": "note-save" },
          words.save,
        ),
        element(
          "button",
          { type: "button", className: "quiet", onclick: () => this.#close(true) },
          words.cancel,
        ),
      ),
    );
    this.#say("");
    this.#box.append(this.#form);
    field.focus();
  }

  #close(back = false) {
    if (!this.#form) return;
    this.#form.remove();
    this.#form = null;
    if (back) this.#button("comment").focus();
  }

  // ---- the line ----

  get #line() {
    const { match } = this.#panel;
    const step = this.#step;
    return [
      {
        label: words.main,
        off: onMain(match.state),
        testid: "menu-main",
        act: () => {
          match.promote(step.node);
          this.#keep();
          this.#say(words.isMain);
        },
      },
      {
        label: words.cut,
        testid: "menu-cut",
        act: () => {
          const { size } = match.state;
          if (!match.cut(step.node)) return;
          this.#keep();
          this.#say(say(words.cutMoves, { n: size - match.state.size }), true);
          this.#offer.focus();
        },
      },
    ];
  }

  #uncut() {
    this.#panel.match.uncut();
    this.#say(words.undone);
    this.#button("line").focus();
  }
}
