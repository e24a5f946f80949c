// Our own words for the pages, kept as a little markdown: `# Title`, `## Heading`, paragraphs, `- ` and `1. ` lists, `!diagram family/game/name | caption`,
// `**strong**`, `*emphasis*`, `[words](address)` and `[[rule.id|words]]`. Strict: what it does not know is a fault with
// file and line, and a rule id without a passage is one too.

import { escapeHtml, TextFault } from "./text.mjs";

const idOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Reads words into {title, id, lead, sections: [{id, title, html, pieces}], html}; ids are made from the headings. The lead is the first paragraph under the title;
 * `html` holds everything after it; `pieces` of a section is its first paragraph or item: [{words, href}], plain text with the address it links to. `href(id)` gives the address of a rule or section of the book, or a falsy value
 * where there is none.
 */
export function readMarkdown(source, { file = "words", href: hrefOf }) {
  const blocks = [];
  source
    .replace(/\r\n/g, "\n")
    .split("\n")
    .forEach((text, i, lines) => {
      if (text === "") return;
      if (i === 0 || lines[i - 1] === "") blocks.push({ line: i + 1, lines: [] });
      blocks.at(-1).lines.push(text);
    });
  const fault = (line, expected, found) => new TextFault(file, line, expected, found);
  const [head, ...rest] = blocks;
  const title = /^# (.+)$/.exec(head?.lines[0] ?? "")?.[1];
  if (!title || head.lines.length > 1)
    throw fault(1, "# Title alone in the first line", head?.lines[0] ?? "");

  const read = { title, id: idOf(title), lead: "", sections: [], html: "" };
  const out = [];
  const say = (html) => {
    out.push(html);
    if (read.sections.length > 0) read.sections.at(-1).html += html + "\n";
  };
  const inline = (text, line) => {
    const pieces = piecesOf(text, line);
    const section = read.sections.at(-1);
    if (section?.pieces.length === 0) section.pieces = pieces;
    return pieces.map(htmlOf).join("");
  };
  for (const { line, lines } of rest) {
    const first = lines[0];
    if (first.startsWith("#")) {
      const heading = /^## (.+)$/.exec(first)?.[1];
      if (!heading || lines.length > 1)
        throw fault(line, "## Heading with a blank line after it", first);
      const id = idOf(heading);
      if (read.sections.some((section) => section.id === id))
        throw fault(line, "a heading of its own", heading);
      out.push(`<h2 id="${id}">${escapeHtml(heading)}</h2>`);
      read.sections.push({ id, title: heading, html: "", pieces: [] });
    } else if (first.startsWith("!")) {
      const [, name, caption] =
        /^!diagram ([a-z0-9-]+(?:\/[a-z0-9-]+)+) \| (.+)$/.exec(first) ?? [];
      if (!name || lines.length > 1)
        throw fault(line, "!diagram family/game/name | caption, alone", first);
      say(`<diagram-here name="${name}" caption="${escapeHtml(caption)}"></diagram-here>`);
    } else if (/^(- |\d+\. )/.test(first)) {
      const list = first.startsWith("- ") ? "ul" : "ol";
      const mark = list === "ul" ? /^- (.+)$/ : /^\d+\. (.+)$/;
      const items = lines.map((text, i) => {
        const item = mark.exec(text)?.[1];
        if (!item) throw fault(line + i, `another item of the list, or a blank line`, text);
        return `<li>${inline(item, line + i)}</li>`;
      });
      say(`<${list}>${items.join("")}</${list}>`);
    } else {
      if (lines.length > 1)
        throw fault(line + 1, "a blank line after the paragraph of one line", lines[1]);
      const words = inline(first, line);
      if (read.lead === "" && out.length === 0) read.lead = words;
      else say(`<p>${words}</p>`);
    }
  }
  if (read.lead === "") throw fault(1, "a paragraph after the title", "");
  return { ...read, html: out.join("\n") };

  /** The pieces of a line: {words, href, cited, rule, strong, em}, each but the words where it is so. */
  function piecesOf(text, line) {
    const form =
      /\[\[([^\]|]+)\|([^\]]+)\]\]|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g;
    const pieces = [];
    let at = 0;
    const plain = (words) => {
      if (/\[\[|\]\]|\*/.test(words))
        throw fault(
          line,
          "[[rule.id|words]], [words](address), **strong** or *emphasis*, whole",
          words,
        );
      if (words) pieces.push({ words });
    };
    for (const found of text.matchAll(form)) {
      plain(text.slice(at, found.index));
      at = found.index + found[0].length;
      const [, rule, ruled, linked, address, strong, em] = found;
      if (rule) {
        const href = hrefOf?.(rule);
        if (!href) throw fault(line, "a rule id or section that stands in a text", rule);
        pieces.push({ words: ruled, href, cited: true, rule });
      } else if (linked) {
        if (!/^(\/|#|https:)/.test(address))
          throw fault(line, "an address that begins with / or # or https:", address);
        pieces.push({ words: linked, href: address });
      } else {
        pieces.push(strong ? { words: strong, strong: true } : { words: em, em: true });
      }
    }
    plain(text.slice(at));
    return pieces;
  }
}

function htmlOf({ words, href, cited, rule, strong, em }) {
  const html = escapeHtml(words);
  if (href)
    return `<a${cited ? ` class="cited" data-rule="${escapeHtml(rule)}"` : ""} href="${escapeHtml(href)}">${html}</a>`;
  return strong ? `<strong>${html}</strong>` : em ? `<em>${html}</em>` : html;
}
