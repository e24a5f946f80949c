// The page of the position editor: opens what the address asks for, and holds board, tools, settings, verdict and text together.
// Long: one page whose parts share its state; what can be told apart is in files beside it.

import { enable } from "../site/buttons.mjs";
import { openEditor } from "../site/core.mjs";
import { faultWords, notice, pageFault } from "../match/dialog.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { familyOf, known, playPage } from "../site/game-urls.mjs";
import { addShortcuts } from "../site/keys.mjs";
import { say } from "../site/say.mjs";
import { siteUrl } from "../site/site-url.mjs";
import { decodeGame, gameOf } from "../store/link.mjs";
import {
  board as boardWords,
  doing,
  page as words,
  text as textWords,
  tools,
} from "../words/editor.mjs";
import { DraftMatch } from "./draft-match.mjs";
import * as store from "./draft-store.mjs";
import { Drafts } from "./drafts.mjs";
import { EditorBoard } from "./editor-board.mjs";
import { HandOn } from "./hand-on.mjs";
import { optionsText } from "./options-text.mjs";
import { Palette } from "./palette.mjs";
import { touchOf } from "./palette-steps.mjs";
import { SettingsForm } from "./settings-form.mjs";
import { Verdict } from "./verdict.mjs";

const page = document.querySelector('[data-part="set-up"]');
const part = partsOf(page);
const asked = new URLSearchParams(location.search);
const tell = (sentence, buttons = [], options = {}) =>
  notice(part("notices"), sentence, buttons, options);

const starts = { opening: "", empty: "-" }; // positions that have no text of their own
const withPosition = ["play-it", "analyse", "link", "file", "add-to-study", "lesson"];

// ---- what is asked for ----

/** The options and the start of the address, of what was here before the page was loaded again, or of what is kept: {options,
 * start, first, kept}. `first`: what was opened; `kept`: another draft of this game that lies in the browser. */
async function request(ludus, game) {
  const kept = store.load(game);
  if (kept?.fault) tell(faultWords(kept.fault), [], { bad: true });
  const held = history.state?.draft;
  if (held?.game === game) return held;
  const draft = kept && !kept.fault ? kept : null;
  let link = null;
  try {
    link = await decodeGame(location.hash);
    if (link) link = placed(ludus, link);
  } catch (fault) {
    tell(say(words.notOpened, { fault: faultWords(fault) }), [], { bad: true });
  }
  if (link) return { ...link, kept: draft?.start.position === link.start ? null : draft };
  const options = asked.get("options") ?? draft?.options ?? "";
  if (draft?.options === options) return draft;
  return { options, start: starts.opening, kept: draft };
}

/** The position a link shows. */
function placed(ludus, { record, at }) {
  const match = ludus.read(record);
  try {
    if (at === null) match.goLast();
    else {
      match.goFirst();
      if (at !== "") match.play(at);
    }
    const { options, position } = match.state();
    const text = Object.entries(options).map(([key, value]) => `${key}=${value}`);
    return { options: text.join(" "), start: position };
  } finally {
    match.drop();
  }
}

// ---- the editor ----

class Editor {
  #ludus;
  #card;
  #options;
  #optionsText;
  #drafts;
  #match;
  #board;
  #palette;
  #form;
  #verdict = new Verdict(part("verdict"));
  #handOn;
  #first;
  #unkept = false; // told that nothing is kept

  constructor(ludus, card, { options, start, kept = null, first = start }) {
    this.#ludus = ludus;
    this.#card = card;
    const match = this.#beginMatch(options);
    this.#options = match.state().options;
    this.#optionsText = optionsText(card, this.#options);
    this.#first = first;
    this.#drafts = new Drafts((begun) => store.openDraft(ludus, card.id, this.#options, begun));
    this.#beginDraft(start);
    this.#head();
    const kit = this.#drafts.now.kit();
    const picture = (piece) => this.#drafts.now.pieceSvg(piece, { id: `piece-${piece}` });
    this.#match = new DraftMatch(match, this.#drafts);
    this.#board = new EditorBoard(part("board"), this.#match, {
      title: words.board,
      touch: (spot) => this.#touch(spot),
      carry: (from, to) =>
        to < 0
          ? this.#edit((draft) => draft.take(from), from)
          : this.#edit((draft) => draft.move(from, to), to),
      put: (piece, spot) => this.#edit((draft) => draft.put(spot, piece), spot),
      picture: (piece) => this.#drafts.now.pieceSvg(piece, { id: "carried" }),
    });
    this.#palette = new Palette(part("palette"), part("tool"), {
      pieces: kit.pieces,
      seats: card.seats,
      picture,
      chosen: () => {
        this.#form.stop();
        if (this.#match.hand >= 0) this.#match.dropTouches();
      },
      pressed: (event, piece) => this.#board.pressed(event, piece),
    });
    this.#form = new SettingsForm(part("settings"), kit.settings, {
      set: (id, value) => this.#edit((draft) => draft.set(id, value)),
      pick: (id) => this.#pick(id),
    });
    part("settings").hidden = kit.settings.length === 0;
    part("palette").hidden = part("tool").hidden = kit.pieces.length === 0;
    this.#handOn = new HandOn({
      ludus,
      card,
      options: this.#options,
      notices: part("notices"),
    });
    this.#listen();
    this.#show();
    if (kept) tell(words.keptElsewhere, [{ label: words.openKept, act: () => this.#goOn(kept) }]);
  }

  // Of other rules it needs a board of its own.
  #goOn({ options, start }) {
    if (options === this.#optionsText) return this.#begin(start);
    const draft = { game: this.#card.id, options, start, first: start };
    history.replaceState({ ...history.state, draft }, "");
    return location.reload();
  }

  // Options of an address that the game does not know are told, and left out.
  #beginMatch(options) {
    try {
      return this.#ludus.match(this.#card.id, { options });
    } catch (fault) {
      tell(faultWords(fault), [], { bad: true });
      return this.#ludus.match(this.#card.id);
    }
  }

  #beginDraft(start) {
    try {
      this.#drafts.begin(start);
    } catch (fault) {
      tell(say(words.notOpened, { fault: faultWords(fault) }), [], { bad: true });
      this.#drafts.begin((this.#first = starts.opening));
    }
  }

  #head() {
    const { id, name, options } = this.#card;
    const changed = options.filter(
      ({ key, standard }) => (this.#options[key] ?? standard) !== standard,
    );
    const rules = changed.map(({ key, label, choices }) =>
      say(words.rule, {
        option: label,
        choice:
          choices.find(({ value }) => value === this.#options[key])?.label ?? this.#options[key],
      }),
    );
    part("game").textContent = name;
    part("game").href = playPage(id).href;
    part("rules").href = siteUrl(`games/${id}/`).href;
    part("changed").textContent =
      rules.length > 0 ? say(words.changed, { rules: rules.join(" · ") }) : "";
    document.title = `${page.querySelector("h1").textContent}: ${name} · Codex Ludorum`;
  }

  // ---- changes ----

  /** Does something to the draft and shows it; what cannot be done is told in the verdict. `spot`: the place that is told of then. */
  #edit(act, spot = -1) {
    let refused = "";
    try {
      this.#drafts.edit(act);
    } catch (fault) {
      refused = faultWords(fault);
    }
    this.#match.hand = -1;
    this.#show({ refused, spot });
    return refused === "";
  }

  #touch(spot) {
    if (this.#form.picking) return this.#form.toggle(this.#match.spots[spot].name);
    const { hand, holds } = this.#match;
    const what = touchOf({
      tool: this.#palette.tool,
      spot,
      hand,
      men: this.#match.pieces,
      holds,
    });
    if (what.act === "put") return this.#edit((draft) => draft.put(spot, what.piece), spot);
    if (what.act === "take") return this.#edit((draft) => draft.take(spot), spot);
    if (what.act === "move") return this.#edit((draft) => draft.move(what.from, spot), spot);
    if (what.act === "nothing") return this.#say(boardWords.nothing);
    this.#match.hand = what.act === "lift" ? spot : -1;
    this.#match.tell();
    return this.#say(what.act === "lift" ? this.#match.said(spot, boardWords.lifted) : "");
  }

  // The spots of a setting are chosen on the board until its button is pressed again.
  #pick(id) {
    this.#match.hand = -1;
    this.#match.chosen = id ? this.#chosen() : null;
    this.#match.tell();
    page.classList.toggle("picking", id !== "");
    if (id) part("tool").textContent = say(tools.choosing, { setting: this.#form.label(id) });
    else this.#palette.tell();
  }

  #chosen() {
    const names = this.#form.spotsOf(this.#form.picking);
    return new Set(
      this.#match.spots.flatMap(({ name }, spot) => (names.includes(name) ? [spot] : [])),
    );
  }

  /** Begins anew; an undo leads back. Where a text is wrong, the fault. */
  #begin(start) {
    try {
      this.#drafts.begin(start);
    } catch (fault) {
      return fault;
    }
    this.#match.hand = -1;
    this.#show();
    return null;
  }

  #go(by) {
    if (!(by < 0 ? this.#drafts.undo() : this.#drafts.redo())) return;
    this.#match.hand = -1;
    this.#show();
  }

  // ---- showing ----

  #show({ refused = "", spot = -1 } = {}) {
    const state = this.#drafts.now.state();
    this.#form.show(state.values, {
      setting: state.fault?.setting ?? "",
      sentence: Verdict.sentence(state.fault),
    });
    if (this.#form.picking) this.#match.chosen = this.#chosen();
    this.#match.tell();
    this.#verdict.show(state, refused);
    if (spot >= 0 && !refused) this.#say(this.#match.spoken[spot]);
    const field = part("text");
    field.value = state.position;
    part("text-fault").textContent = "";
    field.removeAttribute("aria-invalid");
    for (const act of withPosition) {
      const button = page.querySelector(`[data-act="${act}"]`);
      enable(button, !state.fault);
      button.disabled = false; // it says why it does nothing
    }
    enable(page.querySelector('[data-act="undo"]'), this.#drafts.canUndo);
    enable(page.querySelector('[data-act="redo"]'), this.#drafts.canRedo);
    for (const act of ["opening", "empty", "as-opened", "flip"])
      enable(page.querySelector(`[data-act="${act}"]`), true);
    this.#keep();
  }

  #say(sentence) {
    part("said").textContent = sentence;
  }

  // In the browser, and with this page for when it is loaded again.
  #keep() {
    const start = store.startOf(this.#drafts.now),
      text = JSON.stringify(start);
    const draft = { game: this.#card.id, options: this.#optionsText, start, first: this.#first };
    history.replaceState({ ...history.state, draft }, "");
    if (text === this.#kept) return;
    if (this.#kept !== null && !store.save(this.#card.id, draft) && !this.#unkept) {
      this.#unkept = true;
      tell(words.notKept, [], { bad: true });
    }
    this.#kept = text; // what was merely opened takes nothing’s place
  }
  #kept = null;

  // ---- doing ----

  #listen() {
    page.addEventListener("click", ({ target }) => {
      const button = /** @type {HTMLElement} */ (target).closest("[data-act]");
      if (button) this.#act(button.dataset.act, button.getAttribute("aria-disabled") === "true");
    });
    addShortcuts("editor", {
      within: page,
      act: (name, key) => this.#act(name, false, key),
      has: (name) => name !== "take" || this.#board.focused >= 0,
      shown: () => true,
    });
    addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const writing = /** @type {HTMLElement} */ (event.target).closest?.(
        "textarea, dialog, input[type=number], input[type=text]",
      );
      const key = event.key.toLowerCase();
      if (writing || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      this.#go(key === "y" || event.shiftKey ? 1 : -1);
    });
    const field = part("text");
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey) return;
      event.preventDefault();
      this.#apply();
    });
  }

  #act(name, disabled, key) {
    if (disabled) {
      if (withPosition.includes(name)) this.#notYet();
      return undefined;
    }
    if (withPosition.includes(name)) return this.#handOn.do(name, this.#match.draft.position);
    const acts = {
      undo: () => this.#go(-1),
      redo: () => this.#go(1),
      flip: () => this.#board.flip(),
      opening: () => this.#begin(starts.opening),
      // The settings stand at their first values then; a step of the draft like any other.
      empty: () => this.#edit((draft) => draft.clear()),
      "as-opened": () => this.#begin(this.#first),
      "set-up-text": () => this.#apply(),
      take: () => {
        const spot = this.#board.focused;
        this.#edit((draft) => draft.take(spot), spot);
      },
    };
    return acts[name] ? acts[name]() : this.#palette.key(name, key);
  }

  #notYet() {
    const why = Verdict.sentence(this.#match.draft.fault);
    this.#verdict.show(this.#match.draft, say(doing.notYet, { why: "" }).trim());
    part("verdict").focus();
    return why;
  }

  #apply() {
    const field = part("text");
    const fault = this.#begin(field.value.trim().replace(/\s*\n\s*/g, " "));
    if (!fault) return this.#say(textWords.applied);
    part("text-fault").textContent = faultWords(fault);
    field.setAttribute("aria-invalid", "true");
    field.focus();
    // The place it is at, where that is told.
    if (fault.column > 0) field.setSelectionRange(fault.column - 1, field.value.length);
    return undefined;
  }
}

async function start() {
  const link = /^#game=/.test(location.hash)
    ? await decodeGame(location.hash).catch(() => null)
    : null;
  const game = asked.get("game") ?? (link ? gameOf(link.record) : null);
  if (game === null) {
    page.dataset.state = "choosing";
    return;
  }
  if (!known(game)) {
    delete document.documentElement.dataset.asked;
    page.dataset.state = "choosing";
    tell(say(words.noGame, { game }), [], { bad: true });
    return;
  }
  document.documentElement.dataset.asked = game;
  const ludus = await openEditor(familyOf(game));
  const card = ludus.catalogue().find(({ id }) => id === game);
  const editor = new Editor(ludus, card, await request(ludus, game));
  Object.assign(page, { editor }); // for the browser's console and the tests
  page.dataset.state = "ready";
}

start().catch((fault) => {
  page.dataset.state = "none";
  pageFault(part("notices"), faultWords(fault));
  console.error(fault);
});
