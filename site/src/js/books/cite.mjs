// Citing a passage: the ¶ of a sentence or paragraph offers a line that says where it stands, ready to be copied.

import { copyText } from "../match/dialog.mjs";
import { element } from "../site/dom.mjs";
import { citing } from "../words/books.mjs";

/**
 * One line: who, what, where printed, when; the heading and the page as the book has them; this site and the address.
 * {source, heading, page, note, url}; `heading` comes in its quotation marks, or in brackets where it is ours; `note`: it is not the book's sentence but our note on it.
 */
export function citation({ source, heading, page, note, url }) {
  const place = [source, heading, page && `p. ${page}`].filter(Boolean).join(", ");
  return `${place}${/[.?!]$/.test(place) ? "" : "."} ${note ? "Note in " : ""}Codex Ludorum, ${url}`;
}

/** What the page says of the passage a ¶ belongs to. */
function passage(mark) {
  const target = document.getElementById(decodeURIComponent(mark.hash.slice(1)));
  const part = mark.closest(".part");
  const para = mark.closest(".para");
  // The last page that begins before the passage, within its paragraph.
  const turn =
    target === para
      ? null
      : [...(para?.querySelectorAll(".turn sup") ?? [])]
          .filter((each) => each.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
          .at(-1);
  return {
    source: mark.closest("[data-source]").dataset.source,
    heading: part?.dataset.heading,
    page: turn?.textContent ?? (para ?? part)?.dataset.page ?? part?.dataset.page,
    note: Boolean(mark.closest(".note:not(.foot)")),
    url: new URL(mark.hash, location.href).href,
  };
}

let box = null;

function close(back) {
  if (!box) return;
  const { mark } = box;
  box.remove();
  box = null;
  document.removeEventListener("keydown", onKey);
  document.removeEventListener("pointerdown", onPointer);
  if (back) mark.focus({ preventScroll: true });
}
const onKey = (event) => event.key === "Escape" && !event.defaultPrevented && close(true);
const onPointer = (event) => !box.contains(event.target) && close();

/** Shows the citation of the passage a ¶ belongs to, under it, ready to be copied. */
export function showCitation(mark) {
  close();
  const line = citation(passage(mark));
  const words = element("p", { "data-testid": "citation" }, line);
  const said = element("p", { role: "status" });
  const copy = async () => {
    const done = await copyText(line);
    if (!done) getSelection().selectAllChildren(words);
    said.textContent = done ? citing.copied : citing.selected;
  };
  const button = element(
    "button",
    { type: "button", onclick: copy, "data-testid": "copy-citation" },
    citing.copy,
  );
  box = element(
    "div",
    {
      className: "cite",
      role: "group",
      "aria-label": citing.group,
      lang: "en-GB",
      "data-testid": "cite",
    },
    words,
    element(
      "div",
      { className: "bar" },
      button,
      said,
      element(
        "button",
        { type: "button", className: "quiet", onclick: () => close(true) },
        citing.close,
      ),
    ),
  );
  box.mark = mark;
  (mark.closest(".para") ?? mark.closest(".part")).append(box);
  const [at, frame] = [
    mark.getBoundingClientRect(),
    (box.offsetParent ?? document.documentElement).getBoundingClientRect(),
  ];
  const left = Math.max(
    16,
    Math.min(at.left, document.documentElement.clientWidth - box.offsetWidth - 16),
  );
  box.style.left = `${left - frame.left}px`;
  box.style.top = `${at.bottom - frame.top + 6}px`;
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onPointer);
  button.focus({ preventScroll: true });
  box.scrollIntoView({ block: "nearest" });
}
