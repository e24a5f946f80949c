// Why a move is allowed: what it does, with the sum, the rule in one plain sentence, the passage's own sentence, and the way to it in the book.

import { element } from "../site/dom.mjs";
import { fetchOnce } from "../site/network-fault.mjs";
import { board } from "../words/board.mjs";
import { siteUrl } from "../site/site-url.mjs";

const fetchPassages = fetchOnce(() =>
  fetch(siteUrl("passages.json")).then((answer) => (answer.ok ? answer.json() : {})),
);

/** Every passage by rule id: {text, plain, cite, url, ours, told, beside, lang}; plain: one plain sentence of ours; told: stated in words of ours; beside: in English, where the text is in another tongue, lang; modern: in modern spelling, where it is in an old one. Asked for once; an empty list where it cannot be had. */
export const passages = () => fetchPassages().catch(() => ({}));

const longest = 260;

// The sentence, shortened at a word where it is long: the whole stands in the book, one touch away.
function quoted(text) {
  if (text.length <= longest) return text.replace(/[,;:]$/, "");
  return text.slice(0, text.lastIndexOf(" ", longest)) + " …";
}

// The words of a move begin small, "a16xb15@a1", and so do the points of a board of tables, "t + 4 = z", and the sides of the
// manuscript, who are called by their letters.
const capital = (text) =>
  /^([a-z]\d|am\b|n&|[a-z&](?= [+−×÷=] | is ))/.test(text)
    ? text
    : text[0].toUpperCase() + text.slice(1);

/** With a capital and a full stop. */
export const sentence = (text) => capital(text) + (/[.!?]$/.test(text) ? "" : ".");

/** Words as nodes, so that no sum breaks at the end of a line. */
export function withSums(words) {
  const out = document.createDocumentFragment();
  let at = 0;
  for (const found of words.matchAll(/[^\s:;,]+(?: [+−×÷=] \S+)+/g)) {
    out.append(words.slice(at, found.index), element("span", { className: "whole" }, found[0]));
    at = found.index + found[0].length;
  }
  out.append(words.slice(at));
  return out;
}

/** Why a touch leads nowhere, as nodes: the sentence, and ¶, a link to the passage that demands what is lacking. */
export function refusal({ rule, sentence: told }) {
  const link = element("a", { className: "to-passage", hidden: true }, "¶");
  passages().then((all) => {
    const passage = all[rule];
    if (!passage) return;
    link.href = siteUrl(passage.url).href;
    link.title = passage.plain || passage.cite;
    link.setAttribute("aria-label", passage.cite);
    link.hidden = false;
  });
  return [withSums(sentence(told)), " ", link];
}

/** One passage: our plain sentence, then the book's in italics (in English, with the book’s own words under it), and the link to it. */
export function passageHtml(passage) {
  const part = document.createDocumentFragment();
  if (passage.plain) part.append(element("p", { className: "plain" }, passage.plain));
  if (passage.ours || passage.told)
    part.append(
      element("span", { className: "tag" }, passage.ours ? board.ours : board.inOurWords),
    );
  const read = passage.beside ?? passage.text;
  part.append(
    element("blockquote", {}, passage.ours || passage.told ? quoted(read) : `“${quoted(read)}”`),
  );
  if (passage.beside)
    part.append(element("p", { className: "own", lang: passage.lang }, quoted(passage.text)));
  // Seen by a reader who chose to read so (data-reading, theme-first.js).
  if (passage.modern)
    part.append(element("p", { className: "own modern" }, quoted(passage.modern)));
  part.append(element("a", { href: siteUrl(passage.url).href }, passage.cite));
  return part;
}

const holding = (nodes) => nodes.map((node) => node.outerHTML).join("");

/** Fills a panel with the reasons of a move; `about` says which move in a line, `more` is a remark kept with it. */
export async function showWhy(panel, reasons, about, more = "") {
  const ticket = (panel.ticket = Symbol("why"));
  const all = reasons.length > 0 ? await passages() : {};
  if (panel.ticket !== ticket) return; // a newer question was asked meanwhile
  const out = [element("h2", {}, withSums(capital(about)))];
  for (const reason of reasons) {
    const passage = all[reason.rule];
    const part = element("div", {
      className: passage?.ours ? "reason ours" : "reason",
      "data-rule": reason.rule,
    });
    if (reason.sentence) {
      part.append(element("p", { className: "sum" }, withSums(sentence(reason.sentence))));
    }
    if (passage) part.append(passageHtml(passage));
    out.push(part);
  }
  if (more) out.push(element("p", { className: "more" }, more));
  if (panel.innerHTML !== holding(out)) panel.replaceChildren(...out); // the page as built says the same at the beginning
}
