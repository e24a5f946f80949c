// A lesson in its page: one step at a time (lesson-step.mjs), with the bar under it, the large view for a class and the window
// for the room.

import { BlackScreen } from "../class/black-screen.mjs";
import { enable } from "../site/buttons.mjs";
import { faultWords, notice, pageFault } from "../match/dialog.mjs";
import { element, part } from "../site/dom.mjs";
import { addShortcuts } from "../site/keys.mjs";
import { Step } from "./lesson-step.mjs";
import { get, set } from "../site/prefs.mjs";
import { hadRoom, waitingRoom } from "../class/room-link.mjs";
import { noMark } from "../class/room-messages.mjs";
import { say } from "../site/say.mjs";
import { bar as barWords } from "../words/lesson.mjs";

// A presenter's remote sends F5 for "begin": while a class looks on nothing is loaded anew.
function keepPage(event) {
  if (
    event.key === "F5" &&
    !event.ctrlKey &&
    !event.shiftKey &&
    document.body.classList.contains("classroom")
  )
    event.preventDefault();
}

/** The whole lesson: steps one after the other, its own way through them in the address (#step-3). */
export class Player {
  #root;
  #steps;
  #current = -1;
  #themeBefore = "";
  #storageKey = "";
  #room = null;
  #pointing = null; // the step whose pointer is shown
  #black = new BlackScreen(() => {
    if (this.#room) this.#room.black = this.#black.on;
    this.#drawBar();
  });

  /** `root` holds the head, the steps and the bar; `data` is the packed lesson (lesson-check.mjs). */
  constructor(root, data) {
    this.#root = root;
    root.player = this; // for the browser's console and the tests
    this.#steps = data.lesson.steps.map(
      (step, i) =>
        new Step(root.querySelector(`[data-step="${i}"]`), step, data.steps[i], {
          changed: () => this.#drawBar(),
        }),
    );
    this.#storageKey = `${location.pathname}${location.search}/${data.lesson.title}`;
    this.#restore();
    root.classList.add("awake");
    this.#drawProgress();
    this.#listen();
    this.#followAddress();
    // A room that stands open from before a reload, or from another page, is found again.
    if (hadRoom()) this.#teach();
  }

  /** The step shown, -1 for the plan of the lesson. */
  get now() {
    return this.#current;
  }
  get step() {
    return this.#steps[this.#current] ?? null;
  }
  get length() {
    return this.#steps.length;
  }

  // What was answered stays as long as the tab is open: a reload, by a remote's key perhaps, must not lose it.
  #restore() {
    const states = get("lessonSteps", this.#storageKey);
    if (Array.isArray(states) && states.length === this.#steps.length)
      states.forEach((state, i) => this.#steps[i].restore(state));
  }

  #saveStates() {
    set(
      "lessonSteps",
      this.#steps.map(({ state }) => state),
      this.#storageKey,
    );
  }

  #drawProgress() {
    const list = part(this.#root, "progress");
    list.replaceChildren(
      ...this.#steps.map(({ step }, i) =>
        element(
          "li",
          {},
          element(
            "a",
            {
              href: `#step-${i + 1}`,
              title: step.title,
              "aria-label": say(barWords.step, { number: i + 1, title: step.title }),
            },
            String(i + 1),
          ),
        ),
      ),
    );
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
    this.#current = wanted;
    this.#root.dataset.at = wanted < 0 ? "plan" : String(wanted + 1);
    this.#steps.forEach(({ root }, i) => {
      root.hidden = i !== wanted;
    });
    this.#root.classList.toggle("begun", wanted >= 0);
    document.body.classList.toggle("in-lesson", wanted >= 0);
    this.step?.open().then(() => {
      this.#steps[wanted]?.view?.settle();
      if (this.#current === wanted) this.#movePointer();
    });
    this.#drawBar();
    if (focus)
      (this.step?.root.querySelector("h2") ?? this.#root.querySelector("h1"))?.focus({
        preventScroll: true,
      });
    // The browser itself went to where the step stood among all the others.
    if (focus || wanted >= 0)
      (wanted < 0 ? document.documentElement : this.#root).scrollIntoView({ block: "start" });
  }

  #drawBar() {
    if (!this.#steps) return;
    this.#saveStates();
    [...part(this.#root, "progress").children].forEach((item, i) => {
      const link = item.firstElementChild,
        { state } = this.#steps[i];
      item.className = state === "right" ? "right" : state === "shown" ? "shown" : "";
      if (i === this.#current) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
      link.setAttribute(
        "aria-label",
        say({ right: barWords.stepAnswered, shown: barWords.stepShown }[state] ?? barWords.step, {
          number: i + 1,
          title: this.#steps[i].step.title,
        }),
      );
    });
    for (const [act, able] of Object.entries(this.#can))
      for (const button of this.#root.querySelectorAll(`.lesson-bar [data-act="${act}"]`))
        enable(button, able);
    const next = this.#root.querySelector('.lesson-bar [data-act="next"]');
    next?.classList.toggle(
      "primary",
      this.#current < 0 || !this.step.step.ask || this.step.state !== "asked",
    );
    this.#root.dispatchEvent(
      new CustomEvent("lesson", {
        detail: { now: this.#current, state: this.step?.state ?? "plan" },
      }),
    );
  }

  // Pointer and spotlight go on with the steps.
  #movePointer() {
    const before = this.#pointing?.mark,
      pointing = this.step?.pointing ?? null;
    if (pointing === this.#pointing) return;
    this.#pointing?.removeEventListener("mark", this.#sendPointer);
    if (before?.pointer || before?.spotlight) this.#pointing.set({ pointer: false, spotlight: 0 });
    this.#pointing = pointing;
    this.#pointing?.addEventListener("mark", this.#sendPointer);
    if (before?.pointer) this.#pointing?.togglePointer();
    if (before?.spotlight) this.#pointing?.toggleSpotlight();
    this.#sendPointer();
  }

  #sendPointer = () => {
    this.#room?.point(this.#pointing?.mark ?? noMark);
    this.#room?.press();
  };

  /** Whether pointer, spotlight or black screen is on. */
  on(what) {
    return what === "black" ? this.#black.on : (this.#pointing?.[what] ?? false);
  }

  // Whether a class looks on: here, or in a window of its own.
  get #showing() {
    return document.body.classList.contains("classroom") || (this.#room?.rooms ?? 0) > 0;
  }

  // What can be asked for now and cannot always be.
  get #can() {
    const boarded = Boolean(this.#pointing) && this.#showing;
    return {
      black: this.#showing,
      pointer: boarded,
      spotlight: boarded,
      wider: boarded,
      narrower: boarded,
      back: this.#current >= 0,
      next: this.#current < this.#steps.length - 1,
      hint: Boolean(this.step?.step.ask?.hints.length),
      show: Boolean(this.step?.step.ask) && this.step.state === "asked",
      leave: document.body.classList.contains("classroom"),
    };
  }

  #acts = {
    begin: () => this.go(0),
    plan: () => this.go(-1),
    next: () => this.go(this.#current + 1),
    back: () => this.go(this.#current - 1),
    hint: () => this.step?.hint(),
    show: () => this.step?.show(),
    class: () => this.inClass(!document.body.classList.contains("classroom")),
    leave: () => this.inClass(false),
    room: () => this.#openRoom(),
    black: () =>
      this.#black.turn({
        here: document.body.classList.contains("classroom") || !this.#room?.rooms,
      }),
    pointer: () => this.#pointing?.togglePointer(),
    spotlight: () => this.#pointing?.toggleSpotlight(),
    wider: () => this.#pointing?.widen(1),
    narrower: () => this.#pointing?.widen(-1),
  };

  /** Does one of what can be asked for, by its name (actions.mjs). */
  do(act) {
    return this.#acts[act]?.();
  }

  /** A second window that shows the room the step; one that waits for a teacher is taken up again. */
  async #openRoom() {
    if (this.#current < 0) this.go(0);
    const waiting = this.#room ? null : await waitingRoom();
    const room = await this.#teach(waiting),
      said = (...what) => notice(part(this.#root, "notices"), ...what);
    if (waiting) said(barWords.followed, [{ label: barWords.another, act: () => room.open(said) }]);
    else room.open(said);
  }

  async #teach(adopt = null) {
    const { LessonRoom } = await import("./lesson-room.mjs");
    this.#room ??= new LessonRoom(this, this.#root, this.#root.querySelector(".lesson-bar"), adopt);
    this.#sendPointer();
    return this.#room;
  }

  /** As on a projector: large, black on white, one step and nothing besides. */
  inClass(on) {
    const html = document.documentElement;
    if (on === document.body.classList.contains("classroom")) return;
    document.body.classList.toggle("classroom", on);
    if (on) {
      this.#themeBefore = html.dataset.theme;
      html.dataset.theme = "projector";
      html.requestFullscreen?.().catch(() => {});
      if (this.#current < 0) this.go(0);
    } else {
      html.dataset.theme = this.#themeBefore;
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    }
    for (const button of this.#root.querySelectorAll('[data-act="class"]'))
      button.setAttribute("aria-pressed", String(on));
    this.#steps.forEach(({ view }) => view?.settle());
  }

  #listen() {
    this.#root.addEventListener("click", (event) => {
      const act = event.target.closest("button[data-act]");
      if (act && act.getAttribute("aria-disabled") !== "true" && act.closest(".lesson-bar, .begin"))
        this.do(act.dataset.act);
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
    addEventListener("afterprint", () =>
      folded.splice(0).forEach((one) => {
        one.open = false;
      }),
    );
    document.addEventListener(
      "fullscreenchange",
      () => !document.fullscreenElement && this.inClass(false),
    );
    addShortcuts("lesson", {
      act: (act) => this.do(act),
      has: (act) => this.#can[act] ?? true,
      shown: () => true,
    });
  }
}

/** Shows a fault of the whole page among its notices. */
export function showPageFault(place, fault) {
  pageFault(place, faultWords(fault));
}
