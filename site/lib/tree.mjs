// Words out of the tree that text.mjs reads: plain, as HTML, and the sentence behind every rule id.

/** The words alone: a misprint as "printed [read ...]", what is lost in brackets. */
export function plain(nodes) {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.text;
      if (node.type === "sic") return `${node.printed} [read ${node.read}]`;
      if (node.type === "lost") return `[${node.text}]`;
      if (["turn", "call", "stop"].includes(node.type)) return "";
      if (node.type === "break") return " ";
      return plain(node.children);
    })
    .join("")
    .replace(/ {2,}/g, " ");
}

/** The words of a heading: misprints as printed, what is lost as supplied, no marks. */
export function asPrinted(nodes) {
  const words = nodes.map((node) =>
    node.type === "break"
      ? " "
      : (node.printed ?? node.text ?? (node.children ? asPrinted(node.children) : "")),
  );
  return words.join("").replace(/ {2,}/g, " ").trim().replace(/,$/, "");
}

const holdsStop = (node) => node.type === "stop" || (node.children?.some(holdsStop) ?? false);

/**
 * A line with stops, sentence by sentence: [{nodes}], or {mark, parts} for a rule that holds several. null where a
 * sentence has no words, or such a rule does not begin and end with a sentence.
 */
export function sentences(nodes) {
  const parts = [];
  let run = [];
  let whole = null;
  const end = () => {
    if ((plain(run).trim() === "") === (whole === null)) return false;
    parts.push(whole ?? { nodes: run });
    run = [];
    whole = null;
    return true;
  };
  for (const node of nodes) {
    if (node.type === "stop") {
      if (!end()) return null;
    } else if (node.children && holdsStop(node)) {
      const within = sentences(node.children);
      if (!within || whole || plain(run).trim() !== "") return null;
      whole = { mark: node, parts: within };
      run = [];
    } else run.push(node);
  }
  return end() ? parts : null;
}

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (c) => escapes[c]);
/** Words with the apostrophe of a printer where the text file has a typist's. */
export const typed = (text) => text.replace(/(\w)'/g, "$1’");

/**
 * Inline nodes as HTML. With `anchors` every rule sentence gets its id and every correction a link to its note
 * (#c<n>); without, the same words stand free of ids, for a panel or a list. `href(to)` gives the address of a link.
 */
export function html(nodes, { anchors = false, href = (to) => "#" + to } = {}) {
  return nodes.map((node) => one(node)).join("");

  function one(node) {
    const inside = () => html(node.children, { anchors, href });
    switch (node.type) {
      case "text":
        return escapeHtml(node.text);
      case "em":
        return `<em>${inside()}</em>`;
      case "link":
        return `<a href="${escapeHtml(href(node.to))}">${inside()}</a>`;
      case "turn":
        return `<span class="turn" title="${node.page ? `page ${node.page} begins here` : "the leaf turns here"}">‖</span>`;
      case "break":
        return "<br>";
      case "call":
      case "stop":
        return "";
      case "modern":
        return inside();
      case "tongue":
        return `<span lang="${node.lang}">${inside()}</span>`;
      case "sic":
        return anchors
          ? `<a class="sic" id="c${node.n}" href="#c${node.n}-note" aria-label="${escapeHtml(node.printed)}, misprint for ${escapeHtml(node.read)}">${escapeHtml(node.printed)}</a>`
          : `<span class="sic">${escapeHtml(node.printed)}</span> <span class="read">[read ${escapeHtml(node.read)}]</span>`;
      case "lost":
        return anchors
          ? `<a class="lost" id="c${node.n}" href="#c${node.n}-note" aria-label="${escapeHtml(node.text)}, added by us">⟨${escapeHtml(node.text)}⟩</a>`
          : `<span class="lost">⟨${escapeHtml(node.text)}⟩</span>`;
      case "rule":
        return anchors
          ? node.ids.reduceRight(
              (words, { id, anchor }) =>
                `<span class="rule" id="${anchor}" data-rule="${id}">${words}</span>`,
              inside(),
            )
          : inside();
    }
    throw new Error("unknown node " + node.type);
  }
}

/** A heading as a citation has it: in quotation marks where the book has it, in brackets where it is ours. */
export const citedHeading = (meta, heading) =>
  meta.headings === "ours" ? `[${heading}]` : `“${heading}”`;

/**
 * Every rule id of a tree with the sentence behind it:
 * {id: {text, html, heading, section, anchor, cite, ours, places}}. A rule told in several places has its sentences
 * joined by " ... "; a reading of ours gives its whole note. `html` is free of ids. A sentence of a text with a
 * translation has it as `beside`: the words marked with the same id, or else the whole line; one of a text with a modern
 * reading has that as `modern`.
 */
export function passages(tree, options = {}) {
  const found = {};
  const place = (id, anchor, nodes, section, ours) => {
    const text = plain(nodes).trim();
    const words = html(nodes, options).trim();
    const cite = `${tree.meta.cite}, ${citedHeading(tree.meta, section.title.replace(/[.:]$/, ""))}`;
    if (!found[id])
      found[id] = {
        text,
        html: words,
        heading: section.title,
        section: section.id,
        anchor,
        cite,
        ours,
        places: [],
      };
    else if (found[id].ours === ours) {
      found[id].text += " … " + text;
      found[id].html += " … " + words;
    }
    found[id].places.push({ anchor, section: section.id, text, ours });
  };
  const walk = (nodes, section, ours) => {
    for (const node of nodes) {
      if (node.type === "rule")
        for (const { id, anchor } of node.ids) place(id, anchor, node.children, section, ours);
      if (node.children) walk(node.children, section, ours);
    }
  };
  const told = new Map();
  const add = (id, words) => {
    if (found[id].ours) return;
    told.set(id, (told.get(id) ?? new Set()).add(words));
    found[id].beside = [...told.get(id)].join(" … ");
  };
  const translation = (block) => {
    const marked = new Map();
    for (const { ids, children } of marks(block.beside))
      for (const { id } of ids) marked.set(id, [...(marked.get(id) ?? []), plain(children).trim()]);
    const own = marks(block.inline).flatMap(({ ids }) => ids.map(({ id }) => id));
    for (const id of new Set(own))
      for (const words of marked.get(id) ?? [plain(block.beside)]) add(id, words);
  };
  const again = (nodes) => {
    for (const { of, children } of nodes) {
      if (of?.type === "rule")
        for (const { id } of of.ids) {
          const words = plain(children).trim();
          found[id].modern = found[id].modern ? `${found[id].modern} … ${words}` : words;
        }
      if (children) again(children);
    }
  };
  for (const section of tree.sections) {
    walk(section.heading, section, false);
    if (section.modern) again(section.modern);
    for (const block of section.blocks) {
      if (block.inline) walk(block.inline, section, false);
      if (block.beside) translation(block);
      if (block.modern) again(block.modern);
      if (block.type === "table" && !block.checked)
        for (const row of block.rows) for (const cell of row) walk(cell.inline, section, false);
      for (const footnote of block.footnotes) walk(footnote.inline, section, false);
      for (const note of block.notes) {
        const whole = [{ type: "text", text: note.lead + " " }, ...note.inline];
        for (const { id, anchor } of note.ids) place(id, anchor, whole, section, note.ours);
        walk(note.inline, section, note.ours);
      }
    }
  }
  return found;
}

// The rule sentences among nodes, those within others too.
const marks = (nodes) =>
  nodes.flatMap((node) => [
    ...(node.type === "rule" ? [node] : []),
    ...(node.children ? marks(node.children) : []),
  ]);

/** The misprints and losses of a block, its footnotes and notes in the order of the text, for the notes beside it. */
export function corrections(block) {
  const own =
    block.type === "table" && !block.checked
      ? block.rows.flat().flatMap((cell) => cell.corrections)
      : (block.corrections ?? []);
  return own.concat(
    [...(block.footnotes ?? []), ...(block.notes ?? [])].flatMap((note) => note.corrections),
  );
}
