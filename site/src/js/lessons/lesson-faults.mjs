// What is wrong with a lesson, every line of it.

import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { own as sentences } from "../words/lesson.mjs";

/** Lists faults in `place`; `go(line)` is asked for a touch of one, where it is given. */
export function listFaults(place, faults, { title = undefined, go = undefined, more = [] } = {}) {
  if (faults.length === 0) return place.replaceChildren();
  place.replaceChildren(
    element(
      "div",
      { className: "faults", role: "alert" },
      element("h3", {}, title ?? say(sentences.errors, { n: faults.length })),
      element(
        "ol",
        {},
        faults.map((fault) =>
          element(
            "li",
            {},
            go
              ? element(
                  "button",
                  { type: "button", className: "quiet line", onclick: () => go(fault.line) },
                  say(sentences.line, { number: fault.line }),
                )
              : element("b", { className: "line" }, say(sentences.line, { number: fault.line })),
            element("span", {}, fault.what),
          ),
        ),
      ),
      more.length > 0 ? element("p", { className: "bar" }, more) : null,
    ),
  );
}
