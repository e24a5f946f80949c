// What is done with a position that can be played: a game, a link, a file, a chapter of a study, the lines of a lesson.

import { copyText, download, notice, sheet } from "../match/dialog.mjs";
import { LiveMatch } from "../match/match-view.mjs";
import { element } from "../site/dom.mjs";
import { playPage } from "../site/game-urls.mjs";
import { set } from "../site/prefs.mjs";
import { siteUrl } from "../site/site-url.mjs";
import { linkButtons } from "../site/share-link.mjs";
import { encodeGame } from "../store/link.mjs";
import { dialogs } from "../words/dialog.mjs";
import { doing as words } from "../words/editor.mjs";
import { lessonLines, optionsText } from "./options-text.mjs";

/** @import { Panel } from "../match/panel.mjs" */

export class HandOn {
  #ludus;
  #card;
  #options;
  #notices;

  /** @param {{ ludus: any, card: any, options: { [key: string]: string }, notices: HTMLElement }} of */
  constructor({ ludus, card, options, notices }) {
    this.#ludus = ludus;
    this.#card = card;
    this.#options = options;
    this.#notices = notices;
  }

  /** Does what a button says, by its name in actions.mjs. */
  do(act, position) {
    const game = this.#card.id;
    const acts = {
      "play-it": () => this.#play(position),
      analyse: () => this.#play(position, "analysis"),
      link: async () => {
        const { href } = await this.#url(position);
        return this.#copy(href, words.linkCopied, words.linkField, linkButtons(href));
      },
      file: () => download(`${game}.game`, this.#record(position)),
      "add-to-study": () => this.#study(position),
      lesson: () => this.#lesson(position),
    };
    return acts[act]?.();
  }

  /** A game that begins there, as text. */
  #record(position) {
    const match = this.#ludus.match(this.#card.id, { options: this.#options, setup: position });
    try {
      return match.record();
    } finally {
      match.drop();
    }
  }

  async #url(position) {
    const url = playPage(this.#card.id);
    url.hash = await encodeGame({ record: this.#record(position) });
    return url;
  }

  /** The play page opens the tab beside the board that was open last in this browser tab. */
  async #play(position, tab = "") {
    const url = await this.#url(position);
    if (tab) set("sideTab", tab);
    location.assign(url);
  }

  async #copy(text, done, label, buttons = []) {
    if (await copyText(text)) {
      notice(this.#notices, done, buttons);
      return;
    }
    const field = element("textarea", {
      readonly: true,
      rows: "4",
      "aria-label": label,
      "data-testid": "copy-field",
      autofocus: true,
    });
    field.value = text;
    await sheet(
      words.copyHere,
      element("div", { className: "options" }, field),
      [{ label: dialogs.close, value: "", primary: true }],
      "copy-here",
    );
  }

  async #study(position) {
    const { addToStudy } = await import("../studies/add-to-study.mjs");
    const match = new LiveMatch(this.#ludus);
    match.create(this.#card.id, this.#options, position);
    const panel = /** @type {unknown} */ ({
      match,
      card: match.card,
      notice: (sentence, buttons, options) => notice(this.#notices, sentence, buttons, options),
    });
    await addToStudy(/** @type {Panel} */ (panel));
  }

  #lesson(position) {
    const options = optionsText(this.#card, this.#options);
    return this.#copy(
      lessonLines({ game: this.#card.id, options, position }),
      words.lessonCopied,
      words.lessonField,
      [{ label: words.writeLesson, act: () => location.assign(siteUrl("lessons/write/")) }],
    );
  }
}
