// Why a move is allowed: the sum, the passage's own sentence, and the way to it in the book.

let asked = null;

/** Every passage by rule id: {text, html, cite, url, ours}. Asked for once; an empty list where it cannot be had. */
export function passages() {
  return (asked ??= fetch(new URL("../passages.json", import.meta.url))
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => {
      asked = null;
      return {};
    }));
}

const longest = 260;

// The sentence, shortened at a word where it is long: the whole stands in the book, one touch away.
function quoted(text) {
  if (text.length <= longest) return text.replace(/[,;:]$/, "");
  return text.slice(0, text.lastIndexOf(" ", longest)) + " …";
}

/** With a capital and a full stop. */
export const sentence = (text) => text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

const capital = (text) => text[0].toUpperCase() + text.slice(1);

const element = (tag, className, text) => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};

/** One passage: its sentence in italics and the link to it. */
export function passageHtml(passage) {
  const part = document.createDocumentFragment();
  if (passage.ours) part.append(element("span", "tag", "our reading"));
  part.append(element("blockquote", "", passage.ours ? quoted(passage.text) : `“${quoted(passage.text)}”`));
  const link = element("a", "", passage.cite);
  link.href = new URL("." + passage.url, new URL("../", import.meta.url));
  part.append(link);
  return part;
}

/** Fills a panel with the reasons of a move; `about` says which move in a line, `more` is a remark kept with it. */
export async function showWhy(panel, reasons, about, more = "") {
  const ticket = (panel.ticket = Symbol("why"));
  const all = reasons.length > 0 ? await passages() : {};
  if (panel.ticket !== ticket) return;  // a newer question was asked meanwhile
  const out = [element("h2", "", capital(about))];
  for (const reason of reasons) {
    const passage = all[reason.rule];
    const part = element("div", passage?.ours ? "reason ours" : "reason");
    part.dataset.rule = reason.rule;
    if (reason.line) part.append(element("p", "sum", capital(reason.line)));
    if (passage) part.append(passageHtml(passage));
    out.push(part);
  }
  if (more) out.push(element("p", "more", more));
  panel.replaceChildren(...out);
}
