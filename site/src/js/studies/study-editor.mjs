// A study as it is written: its title, and of every chapter the heading, the text and its place. Every change is told at once, to be kept.

import { notice } from "../match/dialog.mjs";
import { element } from "../site/dom.mjs";
import { openCore } from "../site/core.mjs";
import { enable } from "../site/buttons.mjs";
import { familyOf, known } from "../site/game-urls.mjs";
import { say } from "../site/say.mjs";
import { gameOf } from "../store/link.mjs";
import { editor as words, page as pageWords } from "../words/studies.mjs";
import { longestLine, longestText, mostChapters } from "./study-text.mjs";

/** @import { Chapter, Text } from "./study-text.mjs" */

export class StudyEditor {
  #form;
  #notices;
  #changed;
  /** @type {Text} */ #study = null;
  #list = element("ol", { className: "edited", "data-testid": "edited-chapters" });
  #add;

  /** `form` gets the fields; `changed(study)` hears every change. */
  constructor(form, notices, changed) {
    this.#form = form;
    this.#notices = notices;
    this.#changed = changed;
    form.addEventListener("submit", (event) => event.preventDefault());
    this.#add = element(
      "button",
      { type: "button", "data-testid": "add-chapter", onclick: () => this.#addChapter() },
      words.add,
    );
  }

  /** Shows a study in the fields. @param {Text} study */
  open(study) {
    this.#study = study;
    const field = (key, label) => {
      const id = `study-${key}`;
      const input = element("input", {
        type: "text",
        id,
        value: study[key],
        maxlength: String(longestLine),
        autocomplete: "off",
        "data-testid": `edit-${key}`,
        oninput: () => {
          study[key] = input.value;
          this.#changed(study);
        },
      });
      return [element("label", { for: id }, label), input];
    };
    this.#form.replaceChildren(
      ...field("title", words.title),
      ...field("about", words.about),
      this.#list,
      element("p", { className: "bar" }, this.#add),
    );
    this.#draw();
  }

  // ---- the chapters ----

  #draw() {
    const { chapters } = this.#study;
    this.#list.replaceChildren(...chapters.map((chapter, i) => this.#row(chapter, i)));
    enable(this.#add, chapters.length < mostChapters);
    this.#add.title = chapters.length < mostChapters ? "" : say(words.full, { most: mostChapters });
  }

  #row(/** @type {Chapter} */ chapter, i) {
    const { chapters } = this.#study;
    const input = (key, made, most) => {
      made.value = chapter[key];
      made.maxLength = most;
      made.addEventListener("input", () => {
        chapter[key] = made.value;
        this.#changed(this.#study);
      });
      return made;
    };
    const heading = input(
      "heading",
      element("input", {
        type: "text",
        id: `heading-${i}`,
        autocomplete: "off",
        "data-testid": "edit-heading",
      }),
      longestLine,
    );
    const text = input(
      "text",
      element("textarea", { id: `text-${i}`, rows: "5", "data-testid": "edit-text" }),
      longestText,
    );
    const button = (label, act, testid, can = true) => {
      const made = element(
        "button",
        {
          type: "button",
          className: "quiet",
          "data-testid": testid,
          "aria-label": say(words.of, { act: label, title: chapter.heading || String(i + 1) }),
          onclick: () => made.getAttribute("aria-disabled") !== "true" && act(),
        },
        label,
      );
      enable(made, can);
      return made;
    };
    const what = element("span", { className: "small what" }, words.words);
    this.#tellGame(chapter, what);
    return element(
      "li",
      {},
      element("label", { for: heading.id }, words.heading),
      heading,
      element("label", { for: text.id }, words.text),
      text,
      element(
        "p",
        { className: "bar" },
        what,
        button(words.up, () => this.#move(i, -1), "chapter-up", i > 0),
        button(words.down, () => this.#move(i, 1), "chapter-down", i < chapters.length - 1),
        button(words.delete, () => this.#delete(i), "chapter-delete", chapters.length > 1),
      ),
    );
  }

  async #tellGame({ record }, place) {
    const game = gameOf(record);
    if (!known(game)) return;
    try {
      const core = await openCore(familyOf(game));
      const match = core.read(record);
      const n = match.state().line.length;
      match.drop();
      const { name } = core.catalogue().find(({ id }) => id === game);
      place.textContent =
        n === 0 ? say(words.position, { game: name }) : say(words.game, { game: name, n });
    } catch {
      place.textContent = game; // the reader says what is wrong with it
    }
  }

  // The keyboard stays with what it has moved.
  #move(i, by) {
    const { chapters } = this.#study;
    chapters.splice(i + by, 0, ...chapters.splice(i, 1));
    this.#changed(this.#study);
    this.#draw();
    const row = this.#list.children[i + by];
    const [same, other] = by < 0 ? ["chapter-up", "chapter-down"] : ["chapter-down", "chapter-up"];
    const can = (testid) =>
      row.querySelector(`[data-testid="${testid}"]:not([aria-disabled="true"])`);
    (can(same) ?? can(other))?.focus();
  }

  #addChapter() {
    const { chapters } = this.#study;
    if (chapters.length >= mostChapters) return;
    chapters.push({
      heading: say(pageWords.chapterNamed, { n: chapters.length + 1 }),
      text: "",
      record: "",
    });
    this.#changed(this.#study);
    this.#draw();
    const field = this.#list.lastElementChild.querySelector("input");
    field.focus();
    field.select();
  }

  #delete(i) {
    const study = this.#study;
    const [chapter] = study.chapters.splice(i, 1);
    this.#changed(study);
    this.#draw();
    this.#list.children[Math.min(i, study.chapters.length - 1)].querySelector("input").focus();
    notice(
      this.#notices,
      say(words.deleted, { title: chapter.heading }),
      [
        {
          label: pageWords.undo,
          act: () => {
            study.chapters.splice(Math.min(i, study.chapters.length), 0, chapter);
            this.#changed(study);
            if (this.#study === study) this.#draw();
          },
        },
      ],
      { keep: true },
    );
  }
}
