// Whether the position can be played, and if not why: the sentence, what was expected, and the passage of the book that demands it.

import { faultWords } from "../match/dialog.mjs";
import { passageHtml, passages, refusal, withSums } from "../match/why.mjs";
import { element } from "../site/dom.mjs";
import { verdict as words } from "../words/editor.mjs";

export class Verdict {
  #box;
  #shown = "";
  #ticket = 0;

  /** @param {HTMLElement} box a status, so that it is read aloud when it changes */
  constructor(box) {
    this.#box = box;
  }

  /** What stands against the position, in sentences; "" for nothing. */
  static sentence(fault) {
    return fault ? faultWords({ what: fault.what, expected: fault.expected }) : "";
  }

  /** `fault` of a draft's state, null where it can be played; `refused`: why the last touch did nothing. */
  async show({ fault, middle }, refused = "") {
    const told = JSON.stringify([fault, middle, refused]);
    if (told === this.#shown) return;
    this.#shown = told;
    const ticket = (this.#ticket += 1);
    this.#box.classList.toggle("bad", Boolean(fault));
    this.#box.replaceChildren(
      ...[
        refused && element("p", { className: "refused" }, withSums(refused)),
        fault
          ? element(
              "p",
              { className: "wrong" },
              refusal({ rule: fault.rule, sentence: Verdict.sentence(fault) }),
            )
          : element("p", { className: "right" }, words.good),
        middle && element("p", { className: "small" }, words.middle),
      ].filter(Boolean),
    );
    if (!fault?.rule) return;
    const passage = (await passages())[fault.rule];
    if (!passage || ticket !== this.#ticket) return;
    const part = element("div", {
      className: passage.ours ? "reason ours" : "reason",
      "data-rule": fault.rule,
    });
    part.append(passageHtml(passage));
    this.#box.append(part);
  }
}
