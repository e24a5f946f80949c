// What is wrong with a lesson, every line of it.

import { element } from "./dialog.mjs";

/** A fault as a sentence, without its line. */
export const faultSentence = ({ what, expected }) => `${what.replace(/\.$/, "")}.${expected ? ` Expected: ${expected}.` : ""}`;

/** Lists faults in `place`; `go(line)` is asked for a touch of one, where it is given. */
export function listFaults(place, faults, { title, go, more = [] } = {}) {
  if (faults.length === 0) return place.replaceChildren();
  place.replaceChildren(element("div", { className: "faults", role: "alert" },
    element("h3", {}, title ?? (faults.length === 1 ? "One thing is wrong" : `${faults.length} things are wrong`)),
    element("ol", {}, faults.map((fault) => element("li", {},
      go ? element("button", { type: "button", className: "quiet line", onclick: () => go(fault.line) }, `Line ${fault.line}`) : element("b", { className: "line" }, `Line ${fault.line}`),
      element("span", {}, faultSentence(fault))))),
    more.length > 0 ? element("p", { className: "bar" }, more) : null));
}
