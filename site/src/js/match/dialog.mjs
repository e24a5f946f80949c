// Sheets that ask, and lines across the page that say something.

import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { unreachable } from "../site/network-fault.mjs";
import { dialogs } from "../words/dialog.mjs";

/** A sheet with a heading, a body and buttons: resolves with the value of the button pressed, "" where it was closed. Enter in a
 * field of the body does what the first button does that is more than closing. */
export function sheet(title, body, buttons, testid) {
  return new Promise((resolve) => {
    const close = () => box.close("");
    const form = element(
      "form",
      { method: "dialog" },
      element(
        "div",
        { className: "sheet-head" },
        element("h2", { id: "sheet-title" }, title),
        element(
          "button",
          {
            type: "button",
            className: "quiet icon",
            "aria-label": dialogs.close,
            onclick: close,
          },
          cross(),
        ),
      ),
      element("div", { className: "sheet-body" }, body),
      element(
        "div",
        { className: "sheet-foot" },
        buttons.map(({ label, value, primary }) =>
          element(
            "button",
            {
              type: value === "" && !primary ? "button" : "submit",
              onclick: value === "" && !primary ? close : null,
              value,
              className: primary ? "primary" : "",
              "data-testid": `sheet-${value || "close"}`,
              formnovalidate: value === "",
            },
            label,
          ),
        ),
      ),
    );
    const box = element(
      "dialog",
      { "aria-labelledby": "sheet-title", "data-testid": testid },
      form,
    );
    box.addEventListener("close", () => {
      resolve(box.returnValue);
      box.remove();
    });
    box.addEventListener("pointerdown", (event) => event.target === box && box.close(""));
    document.body.append(box);
    box.showModal();
    (form.querySelector("[autofocus]") ?? form.querySelector(".sheet-foot .primary"))?.focus();
  });
}

function cross() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", "M6 6l12 12M18 6 6 18");
  svg.append(path);
  return svg;
}

/** A line across the page that says something and may offer buttons: [{label, act, primary}]; one that offers none takes the place of another that
 * says the same. Returns a function that takes it away. */
export function notice(place, words, buttons = [], { bad = false, keep = false } = {}) {
  const away = () => box.remove();
  const box = element(
    "div",
    {
      className: bad ? "notice bad" : "notice",
      role: bad ? "alert" : "status",
      "data-testid": "notice",
    },
    element("p", {}, words),
    buttons.map(({ label, act, primary }) =>
      element(
        "button",
        {
          type: "button",
          className: primary ? "primary" : "",
          onclick: () => {
            away();
            act?.();
          },
        },
        label,
      ),
    ),
    keep
      ? null
      : element(
          "button",
          {
            type: "button",
            className: "quiet icon",
            "aria-label": dialogs.closeNotice,
            onclick: away,
          },
          cross(),
        ),
  );
  if (buttons.length === 0)
    for (const other of place.querySelectorAll(":scope > .notice"))
      if (other.textContent === box.textContent) other.remove();
  place.append(box);
  return away;
}

/** Says among a page's notices why the page cannot go on, and offers to load it again. */
export function pageFault(place, words) {
  notice(place, words, [{ label: dialogs.reload, act: () => location.reload() }], {
    bad: true,
    keep: true,
  });
}

/** What is said where the computer had to be asked again (wasm/machine.mjs). */
export const silentWords = ({ seconds }) => say(dialogs.silent, { seconds });

/** A fault of the core, a link or the store, in sentences. */
export function faultWords(fault) {
  if (!fault?.what) return unreachable(fault) ?? String(fault?.message ?? fault);
  const { line, column, expected } = fault;
  const what = !line
    ? fault.what
    : column
      ? say(dialogs.atColumn, { what: fault.what, line, column })
      : say(dialogs.atLine, { what: fault.what, line });
  // A whole sentence is followed by another; a fault in a few words, by what was expected.
  const words = !expected
    ? what
    : /[.!?:]$/.test(fault.what)
      ? `${what} ${expected}`
      : say(dialogs.expected, { what, expected });
  return words[0].toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? "" : ".");
}

/** Puts a text where it can be pasted from; whether the browser let us. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a text or a Blob to the person as a file. @param {string} name @param {string | Blob} what */
export function download(name, what) {
  const url = URL.createObjectURL(
    typeof what === "string" ? new Blob([what], { type: "text/plain;charset=utf-8" }) : what,
  );
  const link = element("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
