// The match of a table as it is saved in this browser: read back when the page opens, saved after every change, and shared with
// other windows that show the same match.

import { download, faultWords } from "./dialog.mjs";
import { toldOf } from "../store/match-archive.mjs";
import { MatchKeeper } from "../store/match-keeper.mjs";
import { say } from "../site/say.mjs";
import * as store from "../store/store.mjs";
import { notices } from "../words/match.mjs";
import { siteUrl } from "../site/site-url.mjs";

/** @import { Panel } from "./panel.mjs" */

const savedGames = siteUrl("games/yours/");
const openSavedGames = () => open(savedGames, "_blank", "noopener");

export class SavedMatch {
  /** @type {Panel} */ #panel;
  #keeper;
  #worthSaving = false; // whether it stays when another match comes
  #pendingEntry = null; // the entry of the match about to be read, where it has one
  #closeNotice = null; // closes the notice about another window
  #lastFault = "";

  /** @param {Panel} panel */
  constructor(panel) {
    this.#panel = panel;
    this.#keeper = new MatchKeeper(panel.slot, (outcome) => this.#report(outcome));
  }

  /** The entry the match is saved under; null where it is not saved. */
  get id() {
    return this.#keeper.id;
  }
  /** What the table's slot holds, as store.load() gives it. */
  get stored() {
    return this.#keeper.load();
  }
  /** The match with its entry, for restoreMatch(). */
  get current() {
    const { match } = this.#panel;
    this.#keeper.flush();
    return {
      ...this.#keeper.entry,
      worth: this.#worthSaving,
      record: match.record,
      at: match.place,
    };
  }

  /** Sets up what the slot holds; false where there is nothing. A damaged match is reported and put aside. */
  restore() {
    const found = this.#keeper.load();
    if (!found) return false;
    const fault = found.fault ?? this.#setUp(found);
    if (!fault) return true;
    const { slot } = this.#panel;
    const aside = found.fault ? found.kept : store.putAside(slot);
    const next = aside && store.newest(slot);
    this.#noticeDamaged(fault, aside, next !== null);
    return next !== null && store.assignSlot(slot, next.id) && this.restore();
  }

  #setUp(found) {
    this.#panel.adoptView(found.view);
    return this.#panel.match.attempt(() => this.restoreMatch(found));
  }

  /** Reads a match that has an entry, from `current` or the store: it goes on being saved there. */
  restoreMatch({ id, worth, record, at, rev, seen }) {
    this.#pendingEntry = { id, worth, rev, seen };
    const done = this.#panel.match.read(record, at);
    this.#pendingEntry = null;
    return done;
  }

  /** A new match is on the table: from now on its entry is written. */
  adopt() {
    this.#keeper.adopt(this.#pendingEntry ?? {}, this.#panel.match.record);
    this.#worthSaving = this.#pendingEntry?.worth ?? false;
    this.#closeNotice?.();
  }

  /** It stays when another match comes; with `anew`, apart from the entry it came from. */
  keep({ anew = false } = {}) {
    if (anew) this.#keeper.part();
    this.#worthSaving = true;
    this.save();
  }

  /** A person moved: it stays when another match comes. */
  markPlayed() {
    this.#worthSaving = true;
  }

  save() {
    const { match, keptView, turned, levels, temporary, study, clocks } = this.#panel;
    if (temporary || study?.guess.on) return; // a visit, or tries: the match saved here stays as it is
    this.#keeper.keep({
      record: match.record,
      at: match.place,
      worth: this.#worthSaving,
      view: { ...keptView, lying: turned ?? undefined, clock: clocks?.kept },
      told: toldOf(match.state, match.card, levels),
    });
  }

  #noticeDamaged(fault, kept, another) {
    this.#panel.notice(
      say(another ? notices.damagedBefore : notices.damagedNew, { fault: faultWords(fault) }),
      [
        {
          label: notices.saveDamaged,
          act: () => download("damaged-game.txt", store.raw(kept) ?? ""),
        },
      ].slice(kept ? 0 : 1),
      { bad: true },
    );
  }

  #noticeUnsaved(fault) {
    const { match } = this.#panel,
      full = fault === "full";
    this.#panel.notice(
      full ? notices.full : notices.forbidden,
      [
        { label: notices.saveFile, act: () => download(`${match.game}.game`, match.record) },
        full && { label: notices.makeRoom, act: openSavedGames },
      ].filter(Boolean),
    );
  }

  // ---- other windows with the same match ----

  /** From now on changes made in other windows are noticed. */
  listen() {
    addEventListener("storage", ({ key, newValue }) => {
      if (newValue !== null) this.#keeper.heard(key);
    });
    addEventListener("pagehide", () => this.#keeper.flush());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.#keeper.flush();
    });
    // The browser may bring the page back as it was, while the match went on elsewhere.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.#keeper.heard(null);
    });
  }

  /** @param {{ fault?: string, behind?: string, parted?: string, from?: string }} outcome */
  #report({ fault = "", behind, parted, from }) {
    if (fault && fault !== this.#lastFault) this.#noticeUnsaved(fault);
    this.#lastFault = fault;
    const { opponent } = this.#panel;
    if (behind !== undefined) {
      opponent.stop(); // else the computer would play here too
      this.#noticeOtherWindow(notices.elsewhere, [
        { label: notices.showThat, primary: true, act: () => this.restore() },
        {
          label: notices.keepBoth,
          act: () => {
            this.#panel.keep({ anew: true });
            opponent.settle();
          },
        },
      ]);
    }
    if (parted !== undefined)
      this.#noticeOtherWindow(notices.parted, [
        {
          label: notices.showOther,
          act: () => {
            if (store.assignSlot(this.#panel.slot, from)) this.restore();
          },
        },
        { label: notices.yourGames, act: openSavedGames },
      ]);
  }

  #noticeOtherWindow(words, buttons) {
    this.#closeNotice?.();
    this.#closeNotice = this.#panel.notice(words, buttons, { keep: true });
  }
}
