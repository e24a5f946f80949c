// A step of a lesson as the room sees it: its words, question, choices and answer, large, beside or above the board.

import { element } from "../site/dom.mjs";
import { inline, rich } from "../lessons/lesson-html.mjs";
import { say } from "../site/say.mjs";
import { secondScreen } from "../words/class.mjs";

const letters = "abcdefghijklmnopqrstuvwxyz";
const sizes = [5, 4.6, 4.2, 3.8, 3.5, 3.2, 2.9, 2.6, 2.3, 2]; // of text, in hundredths of the window's shorter side
const enough = 4.2; // text that needs not be larger

const noPassage = () => null; // the room follows no links

function written(html, className, tag = "div") {
  const made = element(tag, { className });
  made.innerHTML = html; // of lesson-html.mjs, which escapes all that comes from a lesson
  return made;
}

/**
 * What the room is told of a step of a lesson: its words as they are written, and no more of the answer than stands open.
 * `state`: asked, right, shown or told; `verdict`: {kind, words}; `hints`: whether they are open; `shown`: the answer in words;
 * `crop` and `region`: the part of the board.
 */
export function slideOf(step, { nth, of, state, verdict, hints, shown, crop, region }) {
  const { ask } = step;
  const cut = (words, most) => (words.length > most ? `${words.slice(0, most - 1)}…` : words);
  const known = ask && (state === "right" || state === "shown");
  return {
    nth,
    of,
    title: cut(step.title, 400),
    words: cut(step.words, 20_000),
    question: cut(ask?.text ?? "", 8_000),
    choices: (ask?.choices ?? []).slice(0, letters.length).map(({ answer }) => cut(answer, 2_000)),
    right:
      known && ask.kind === "choice"
        ? ask.choices.slice(0, letters.length).flatMap(({ right }, i) => (right ? [i] : []))
        : [],
    hints: hints && ask ? ask.hints.slice(0, 20).map((hint) => cut(hint, 4_000)) : [],
    verdict: { kind: verdict.kind, words: cut(verdict.words, 4_000) },
    answer:
      known || !ask
        ? cut([known ? shown : "", known ? step.reveal : ""].filter(Boolean).join("\n\n"), 20_000)
        : "",
    crop,
    region: cut(region, 400),
  };
}

export class Slide {
  #root;
  #box;
  #told = "";

  /** `root` holds .stage; the words come before it. */
  constructor(root) {
    this.#root = root;
    this.#box = element("section", {
      className: "slide",
      "data-testid": "slide",
      "aria-live": "polite",
      hidden: true,
    });
    root.querySelector(".stage").before(this.#box);
  }

  /** Shows a slide, or null for none. `boarded`: whether a board stands beside it. */
  show(slide, boarded) {
    this.#root.classList.toggle("with-slide", slide !== null);
    this.#root.classList.toggle("without-board", slide !== null && !boarded);
    this.#box.hidden = slide === null;
    const told = JSON.stringify(slide);
    if (told === this.#told) return;
    this.#told = told;
    if (!slide) return this.#box.replaceChildren();
    const { nth, of, title, words, question, choices, right, hints, verdict, answer } = slide;
    this.#box.replaceChildren(
      ...[
        element("p", { className: "count" }, say(secondScreen.count, { nth, of })),
        written(inline(title, noPassage), "", "h2"),
        words && written(rich(words, noPassage), "words"),
        question && written(rich(question, noPassage), "question"),
        choices.length > 0 &&
          element(
            "ol",
            { className: "choices" },
            choices.map((choice, i) =>
              element(
                "li",
                { className: right.includes(i) ? "right" : "" },
                element("b", { className: "letter" }, letters[i]),
                written(inline(choice, noPassage), "", "span"),
                right.includes(i)
                  ? element("span", { className: "away" }, " ", secondScreen.right)
                  : null,
              ),
            ),
          ),
        ...hints.map((hint) => written(inline(hint, noPassage), "hint", "p")),
        verdict.words && element("p", { className: `verdict ${verdict.kind}` }, verdict.words),
        answer && written(rich(answer, noPassage), "answer"),
      ].filter(Boolean),
    );
  }

  /** Words and board as large as the window lets them be. `pictures`: the sizes of the board's picture standing and lying, [width, height]; none without a board. */
  fit(pictures) {
    if (this.#box.hidden) return;
    const stage = this.#root.querySelector(".stage");
    const whole = Math.max(
      0,
      ...pictures.map(([w, h]) => Math.min(innerWidth / w, innerHeight / h)),
    );
    const board = () =>
      Math.max(
        0,
        ...pictures.map(([w, h]) => Math.min(stage.clientWidth / w, stage.clientHeight / h)),
      );
    let best = null;
    for (const lay of pictures.length > 0 ? ["beside", "above"] : ["alone"]) {
      this.#root.dataset.lay = lay;
      for (const size of sizes) {
        this.#box.style.setProperty("--text", `${size}vmin`);
        const fits =
          this.#box.scrollHeight <= this.#box.clientHeight + 1 &&
          this.#box.scrollWidth <= this.#box.clientWidth + 1;
        if (!fits && size !== sizes.at(-1)) continue;
        const worth = (fits ? Math.min(1, size / enough) : 0) + (whole > 0 ? board() / whole : 0);
        if (!best || worth > best.worth) best = { lay, size, worth };
        if (fits && lay !== "above") break; // smaller text gains the board nothing
      }
    }
    this.#root.dataset.lay = best.lay;
    this.#box.style.setProperty("--text", `${best.size}vmin`);
  }
}
