// A board and one line of large text, and nothing else: what a projector shows. On the play page it is a mode of the
// table; in the room's window it is all there is.

import { actionOf } from "../site/actions.mjs";
import { bigLine } from "./big-line.mjs";
import { actionButton } from "../site/buttons.mjs";
import { castOf, castPicture } from "../board/roll-picture.mjs";
import { element } from "../site/dom.mjs";
import { betterLying } from "../board/board-transform.mjs";
import { applyTheme } from "../site/theme.mjs";
import { withSums } from "../match/why.mjs";
import { projector } from "../words/class.mjs";

/** @import { LiveMatch } from "../match/match-view.mjs" */

/** Line and dice of a screen, and which way its board lies. */
export class Screen {
  #root;
  #stage;
  /** @type {LiveMatch} */ #match;
  #line;
  #dice;
  #told = {};
  #lie = "";

  /** `root` holds .stage > .board-holder; the line comes after the stage. */
  constructor(root, match) {
    this.#root = root;
    this.#match = match;
    this.#stage = root.querySelector(".stage");
    this.#line = element("p", { className: "big-line", role: "status", "data-testid": "big-line" });
    this.#dice = element("div", {
      className: "big-dice",
      "aria-hidden": "true",
      "data-testid": "big-dice",
    });
    this.#stage.after(this.#line);
    this.#stage.append(this.#dice);
  }

  get line() {
    return this.#line;
  }
  get stage() {
    return this.#stage;
  }

  /** The size of the board's picture, standing and lying. */
  pictures(crop = -1) {
    return [false, true].map((lying) => {
      const { width, height } = this.#match.extent({ lying, crop });
      return [width, height];
    });
  }

  /** Whether the board fills this screen better lying. */
  fits(crop = -1) {
    const { clientWidth, clientHeight } = this.#stage;
    return betterLying([clientWidth, clientHeight], ...this.pictures(crop));
  }

  /** Says what there is to say: {says, words, sums}. */
  tell(view = this.#told) {
    this.#told = view;
    if (!this.#match.state) return;
    this.#throw();
    const { full, brief } = bigLine(this.#match.state, view);
    this.#line.hidden = full[0] === "";
    // The fullest sentence that fits on one line; on two where a second costs the board nothing; then the move in short.
    if (!this.#fit(full, 1) && !(this.#roomy() && this.#fit(full, 2)))
      this.#fit(brief, 1) || this.#put(brief.at(-1) ?? full.at(-1));
  }

  #fit(ways, lines) {
    return ways.some((words) => {
      this.#put(words);
      return this.#lines() <= lines;
    });
  }

  #put(words) {
    this.#line.replaceChildren(withSums(words));
  }

  #lines() {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(this.#line);
    return Math.round(
      (this.#line.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) /
        parseFloat(lineHeight),
    );
  }

  // Whether the board is held by the sides, and leaves a line's height free.
  #roomy() {
    this.#put("–");
    return (
      this.#stage.clientHeight - this.#stage.querySelector(".board-holder").clientHeight >
      1.5 * parseFloat(getComputedStyle(this.#line).lineHeight)
    );
  }

  #throw() {
    const { state } = this.#match;
    const dice = this.#match.card?.hasRolls ? castOf(this.#match.pieces) : [];
    this.#stage.classList.toggle("thrown", dice.length > 0);
    this.#dice.hidden = dice.length === 0 || state.outcome.over;
    const seat = state.awaits?.seat ?? state.toMove;
    const lie = JSON.stringify([dice, seat]);
    if (lie === this.#lie) return;
    this.#lie = lie;
    this.#dice.replaceChildren(
      ...dice.map((face) =>
        element(
          "span",
          {
            className: [
              face.body ? "thrown" : `die c${Math.max(0, this.#match.coat(seat))}`,
              face.used && "used",
              face.blank && "blank",
            ]
              .filter(Boolean)
              .join(" "),
          },
          castPicture(face),
        ),
      ),
    );
  }

  close() {
    this.#line.remove();
    this.#dice.remove();
  }
}

/** The projector as a mode of a panel's table: enters at once; leave() gives the page back. */
export class Projector {
  #panel;
  #screen;
  #tools;
  #before;
  #watch;
  #stirring = 0;
  #fullscreen = false;
  #left;

  /** `pointing` is the table's; `theme` the theme shown; `says()` what the line says: {says, words}; `left()` hears the leaving. */
  constructor(panel, { pointing, theme = "projector", says = () => ({}), left = () => {} }) {
    this.#panel = panel;
    this.#left = left;
    this.says = says;
    const { root, match } = panel;
    this.#before = { focus: document.activeElement };
    this.#screen = new Screen(root, match);
    this.#tools = this.#buttons(pointing);
    root.append(this.#tools);
    root.classList.add("projected");
    document.documentElement.classList.add("projecting");
    applyTheme(theme);
    panel.plain("projector", true);
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
    this.#watch = new ResizeObserver(() => this.#lay());
    this.#watch.observe(this.#screen.stage);
    match.addEventListener("change", this.#follow);
    root.addEventListener("view", this.#follow);
    addEventListener("keydown", this.#key);
    addEventListener("pointermove", this.#stir);
    document.addEventListener("fullscreenchange", this.#unfolded);
    this.#lay();
    this.#follow();
  }

  #buttons(pointing) {
    const button = (act) => actionButton(actionOf("steps", act) ?? actionOf("table", act));
    const tools = element(
      "div",
      {
        className: "projector-tools",
        role: "group",
        "aria-label": projector.tools,
        "data-testid": "projector-tools",
      },
      ["back", "on", "pointer", "spotlight", "full"].map(button),
      element(
        "button",
        {
          type: "button",
          className: "primary",
          "data-testid": "leave-projector",
          title: projector.closeTitle,
          onclick: () => this.leave(),
        },
        projector.close,
      ),
    );
    tools.addEventListener("click", (event) => {
      if (event.target.closest('[data-act="full"]')) this.#fullscreen = true;
    });
    const pressed = () => {
      tools
        .querySelector('[data-act="pointer"]')
        .setAttribute("aria-pressed", String(pointing.pointer));
      tools
        .querySelector('[data-act="spotlight"]')
        .setAttribute("aria-pressed", String(pointing.spotlight));
    };
    pointing.addEventListener("mark", pressed);
    pressed();
    return tools;
  }

  // As the screen is filled best, unless the board was turned by hand meanwhile.
  #lay() {
    if (!this.#panel.match.state) return;
    const lying = this.#panel.turned ?? this.#screen.fits();
    if (lying !== this.#panel.view.lying) this.#panel.show({ lying });
    this.#screen.tell();
  }

  #follow = () => this.#screen.tell({ ...this.says(), sums: this.#panel.view.sums });

  /** What the line says has changed. */
  tell() {
    this.#follow();
  }

  #key = (event) => {
    // A presenter's remote sends F5 for "begin".
    if (event.key === "F5" && !event.ctrlKey && !event.shiftKey) event.preventDefault();
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]"))
      return;
    event.preventDefault();
    this.leave();
  };

  // The ways out show while the pointer moves, and for a while after.
  #stir = (event) => {
    if (event.pointerType !== "touch" && event.movementX === 0 && event.movementY === 0) return;
    this.#panel.root.classList.add("stirred");
    clearTimeout(this.#stirring);
    this.#stirring = setTimeout(() => this.#panel.root.classList.remove("stirred"), 2500);
  };

  // Esc out of the full screen the projector asked for is meant for both.
  #unfolded = () => {
    if (!document.fullscreenElement && this.#fullscreen) this.leave();
  };

  leave() {
    const { root, match } = this.#panel;
    this.#watch.disconnect();
    match.removeEventListener("change", this.#follow);
    root.removeEventListener("view", this.#follow);
    removeEventListener("keydown", this.#key);
    removeEventListener("pointermove", this.#stir);
    document.removeEventListener("fullscreenchange", this.#unfolded);
    clearTimeout(this.#stirring);
    root.classList.remove("projected", "stirred");
    document.documentElement.classList.remove("projecting");
    this.#tools.remove();
    this.#screen.close();
    if (document.fullscreenElement && this.#fullscreen) document.exitFullscreen();
    applyTheme(null);
    if (this.#panel.turned === null) this.#panel.show({ lying: this.#panel.fits });
    this.#panel.plain("projector", false);
    root.removeAttribute("tabindex");
    (this.#before.focus?.isConnected && this.#before.focus !== document.body
      ? this.#before.focus
      : root.querySelector('.grid [tabindex="0"]')
    )?.focus({ preventScroll: true });
    this.#left();
  }
}
