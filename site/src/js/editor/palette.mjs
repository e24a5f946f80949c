// The tools beside the board: the hand, the eraser and every piece of the game, by its owner, as one group of radio buttons.

import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { yieldToMain } from "../site/wait.mjs";
import { tools as words } from "../words/editor.mjs";
import { byDigit, groupsOf, nextGroup, stepped, toolsOf } from "./palette-steps.mjs";

/** @import { Tool } from "./palette-steps.mjs" */

const mostPictures = 120; // beyond that a piece is its name: a square of numbers has hundreds

const icons = {
  move: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3"/></svg>',
  remove:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 20h12M4.500 14.500 13 6l6 6-8 8H8.500z M8.500 10.500l6 6"/></svg>',
};

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** "White king", where the name does not say so by itself. */
const fullName = (name, owner) =>
  capital(name.toLowerCase().includes(owner.toLowerCase()) ? name : `${owner} ${name}`);

// A few at a time, for a hundred pieces would keep a touch waiting.
async function drawAll(faces) {
  for (const [face, drawn] of faces) {
    face.innerHTML = drawn();
    await yieldToMain();
  }
}

export class Palette {
  #box;
  #told;
  #names;
  #groups;
  #tools;
  /** @type {Tool} */ #tool = "move";

  /**
   * `box` gets the tools, `told` says which is chosen. `pressed(event, piece)`: a pointer is on a piece, and may drag it away.
   * @param {HTMLElement} box @param {HTMLElement} told
   * @param {{ pieces: { id: string, name: string, seat: number }[], seats: { name: string }[],
   *   picture: (piece: number) => string, chosen: (tool: Tool) => void, pressed: (event: PointerEvent, piece: number) => void }} kit
   */
  constructor(box, told, { pieces, seats, picture, chosen, pressed }) {
    this.#box = box;
    this.#told = told;
    this.#names = pieces.map(({ name, seat }) => fullName(name, seats[seat]?.name ?? ""));
    this.#groups = groupsOf(pieces, seats, words.nobody);
    this.#tools = toolsOf(this.#groups);
    const named = pieces.length > mostPictures;
    const faces = [];
    const choice = (tool, name, drawn, testid) => {
      const face = element("span", { className: named && tool >= 0 ? "face number" : "face" });
      face.setAttribute("aria-hidden", "true");
      if (typeof drawn === "string") face.innerHTML = drawn;
      else faces.push([face, drawn]);
      return element(
        "label",
        { className: "tool", title: name },
        element("input", {
          type: "radio",
          name: "tool",
          value: String(tool),
          "data-testid": testid,
          checked: tool === this.#tool,
        }),
        face,
        element("span", { className: "name" }, name),
      );
    };
    box.classList.toggle("numbers", named);
    box.replaceChildren(
      element(
        "fieldset",
        { className: "hands" },
        element("legend", {}, words.title),
        choice("move", words.move, icons.move, "tool-move"),
        choice("remove", words.remove, icons.remove, "tool-remove"),
      ),
      ...this.#groups.map(({ name, pieces: these }) =>
        element(
          "fieldset",
          {},
          element("legend", {}, name),
          these.map((piece) =>
            choice(
              piece,
              this.#names[piece],
              named ? "" : () => picture(piece),
              `piece-${pieces[piece].id}`,
            ),
          ),
        ),
      ),
    );
    box.addEventListener("change", ({ target }) => {
      const { value } = /** @type {HTMLInputElement} */ (target);
      this.#tool = value === "move" || value === "remove" ? value : Number(value);
      this.tell();
      chosen(this.#tool);
    });
    box.addEventListener("pointerdown", (event) => {
      const input = /** @type {HTMLElement} */ (event.target)
        .closest("label.tool")
        ?.querySelector("input");
      if (input && /^\d+$/.test(input.value)) pressed(event, Number(input.value));
    });
    this.tell();
    drawAll(faces);
  }

  get tool() {
    return this.#tool;
  }

  /** Chooses a tool; nothing where there is none such. @param {Tool | undefined} tool */
  choose(tool) {
    if (tool === undefined || !this.#tools.includes(tool)) return;
    const input = /** @type {HTMLInputElement} */ (
      this.#box.querySelector(`input[value="${tool}"]`)
    );
    input.checked = true;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    input.closest("label").scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** By the names of actions.mjs. */
  key(act, key) {
    const by = { "piece-before": -1, "piece-after": 1 }[act];
    if (by) this.choose(stepped(this.#tools, this.#tool, by));
    else if (act === "piece") this.choose(byDigit(this.#groups, this.#tool, key));
    else if (act === "next-group") this.choose(nextGroup(this.#groups, this.#tool));
    else this.choose(act === "hand" ? "move" : "remove");
  }

  /** Says which tool is chosen. */
  tell() {
    const tool = this.#tool;
    this.#told.textContent =
      tool === "move"
        ? words.moving
        : tool === "remove"
          ? words.removing
          : say(words.putting, { piece: this.#names[tool] });
  }
}
