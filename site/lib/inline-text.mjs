// The words within a line of a source text (text.mjs): rule sentences, corrections, links and footnote marks, and a modern
// reading held against its line.

import { plain } from "./tree.mjs";

/** What is wrong with a text, where, and what was expected instead. */
export class TextFault extends Error {
  constructor(file, line, expected, found = "") {
    super(
      `${file}:${line}: expected ${expected}${found === "" ? "" : `, found ${JSON.stringify(shorten(found))}`}`,
    );
    Object.assign(this, { file, line, expected, found });
  }
}

const shorten = (text) => (text.length > 60 ? text.slice(0, 57) + "..." : text);

const tongue = /^[a-z]{2}$/;
export const ruleId = /^[a-z][a-z0-9]*(\.[a-z0-9][a-z0-9-]*)+$/;
export const footnoteMarks = "¹²³⁴⁵⁶⁷⁸⁹";

// Inline nodes: {type: "text", text} {type: "turn", page} {type: "break"} {type: "call", mark, n} {type: "sic", printed, read, why, n}
// {type: "lost", text, why, n} {type: "rule", ids: [{id, anchor, again}], children}
// {type: "link", to, children}  {type: "em", children}  {type: "tongue", lang, children}
// {type: "stop"} between two sentences of a text with a modern reading; in that reading {type: "modern", of, children},
// `of` being the rule, correction or tongue of the book's line that it says again.
export class Inline {
  constructor(state, line, source, where) {
    this.state = state;
    this.line = line;
    this.source = source;
    this.at = 0;
    this.where = where;
  }

  fault(expected, found) {
    return new TextFault(this.state.file, this.line, expected, found);
  }

  parse() {
    const nodes = this.run(false);
    if (this.at < this.source.length)
      throw this.fault("no closing brace without an opening one", this.source.slice(this.at));
    return nodes;
  }

  run(inside) {
    const nodes = [];
    let text = "";
    const flush = () => {
      if (text !== "") nodes.push({ type: "text", text });
      text = "";
    };
    while (this.at < this.source.length) {
      const c = this.source[this.at];
      if (c === "\\" && "{}[]*‖\\↵¹²³⁴⁵⁶⁷⁸⁹".includes(this.source[this.at + 1] ?? " ")) {
        text += this.source[this.at + 1];
        this.at += 2;
      } else if (c === "}") {
        break;
      } else if (c === "{") {
        flush();
        nodes.push(this.mark());
      } else if (
        c === "|" &&
        this.state.modern &&
        ["text", "heading", "modern"].includes(this.where)
      ) {
        flush();
        nodes.push({ type: "stop" });
        this.at += 1;
      } else if (
        this.where === "modern" &&
        (c === "‖" || this.source.startsWith("[[", this.at) || footnoteMarks.includes(c))
      ) {
        throw this.fault(
          "words, | and {= words} alone in a modern reading",
          this.source.slice(this.at),
        );
      } else if (c === "‖") {
        flush();
        const [sign, page] = /^‖(\d*)/.exec(this.source.slice(this.at));
        nodes.push({ type: "turn", ...(page ? { page } : {}) });
        this.at += sign.length;
      } else if (c === "↵") {
        flush();
        nodes.push({ type: "break" });
        this.at += 1;
      } else if (footnoteMarks.includes(c) && this.where === "text") {
        flush();
        nodes.push(this.call(footnoteMarks.indexOf(c) + 1));
      } else if (this.source.startsWith("[[", this.at)) {
        flush();
        nodes.push(this.link());
      } else if (c === "*" && this.where === "note") {
        flush();
        nodes.push(this.emphasis());
      } else {
        text += c;
        this.at += 1;
      }
    }
    if (inside && this.at >= this.source.length)
      throw this.fault("a closing brace before the end of the line", this.source.slice(-40));
    flush();
    return nodes;
  }

  // The mark in the words that sends the reader to a footnote of the book.
  call(mark) {
    this.at += 1;
    const node = { type: "call", mark, n: ++this.state.footnotes };
    this.state.calls.push({ node, line: this.line });
    return node;
  }

  emphasis() {
    const end = this.source.indexOf("*", this.at + 1);
    if (end <= this.at + 1)
      throw this.fault("a second * to end the emphasis", this.source.slice(this.at));
    const text = this.source.slice(this.at + 1, end);
    this.at = end + 1;
    return { type: "em", children: [{ type: "text", text }] };
  }

  link() {
    const end = this.source.indexOf("]]", this.at);
    if (end < 0) throw this.fault("]] to end the link", this.source.slice(this.at));
    const [to, words] = this.source.slice(this.at + 2, end).split("|");
    if (!to || words === "")
      throw this.fault(
        "[[rule.id|words]] or [[section-id|words]]",
        this.source.slice(this.at, end + 2),
      );
    if (words === undefined)
      throw this.fault(
        "words for the link: [[" + to + "|words]]",
        this.source.slice(this.at, end + 2),
      );
    this.at = end + 2;
    this.state.links.push({ to, line: this.line });
    return { type: "link", to, children: [{ type: "text", text: words }] };
  }

  // At an opening brace: a correction or a rule sentence.
  mark() {
    const open = this.at;
    this.at += 1;
    const rest = this.source.slice(this.at);
    if (this.where === "modern") return this.again(rest);
    if (/^(sic|lost) /.test(rest)) {
      if (this.where === "beside")
        throw this.fault("corrections in the line of the book, none in its translation", rest);
      const close = rest.indexOf("}");
      if (close < 0)
        throw this.fault("a closing brace before the end of the line", this.source.slice(open));
      const body = rest.slice(0, close);
      if (body.includes("{")) throw this.fault("no brace within a {sic ...} or {lost ...}", body);
      this.at += close + 1;
      return this.correction(body);
    }
    const head = /^([^:{}]+): /.exec(rest);
    if (!head)
      throw this.fault(
        "{rule.id: words}, {sic printed : read : why} or {lost words : why}",
        this.source.slice(open),
      );
    this.at += head[0].length;
    if (tongue.test(head[1])) {
      const children = this.run(true);
      this.at += 1;
      return { type: "tongue", lang: head[1], children };
    }
    const ids = head[1].split(" ").map((word) => this.anchor(word));
    const children = this.run(true);
    this.at += 1; // the closing brace
    if (plain(children).trim() === "")
      throw this.fault("words within the rule sentence " + head[1], "");
    return { type: "rule", ids, children };
  }

  // {= words}: the next brace of the book's line, in modern spelling.
  again(rest) {
    if (!rest.startsWith("= ")) throw this.fault("{= words} for a brace of the line above", rest);
    this.at += 2;
    const children = this.run(true);
    this.at += 1;
    if (plain(children).trim() === "") throw this.fault("words within {= }", rest);
    return { type: "modern", of: null, children };
  }

  correction(body) {
    const [kind] = body.split(" ", 1);
    const parts = body
      .slice(kind.length + 1)
      .split(" : ")
      .map((part) => part.trim());
    const wanted = kind === "sic" ? 3 : 2;
    if (parts.length !== wanted || parts.some((part) => part === ""))
      throw this.fault(
        kind === "sic" ? "{sic printed : read : why}" : "{lost words : why}",
        "{" + body + "}",
      );
    if (kind === "sic" && parts[0] === parts[1])
      throw this.fault("a reading unlike what is printed", "{" + body + "}");
    const n = ++this.state.corrections;
    const node =
      kind === "sic"
        ? { type: "sic", printed: parts[0], read: parts[1], why: parts[2], n }
        : { type: "lost", text: parts[0], why: parts[1], n };
    this.state.found.push(node);
    return node;
  }

  anchor(word) {
    const again = word.endsWith("+");
    const id = again ? word.slice(0, -1) : word;
    if (!ruleId.test(id)) throw this.fault("a rule id such as fulke.1.take.addition", word);
    const places = this.state.rules.get(id) ?? [];
    if (this.where === "beside") {
      if (!again)
        throw this.fault(
          `${id}+ in the translation, for the words of the book bear the rule`,
          word,
        );
      if (!places.some(({ line }) => line === this.line - 1))
        throw this.fault(`in the translation a rule of the line above it`, word);
    }
    if (again && places.length === 0)
      throw this.fault(`the first sentence of ${id} before a further one`, word);
    if (!again && places.length > 0)
      throw this.fault(`${id}+, for ${id} stands already in line ${places[0].line}`, word);
    const anchor = places.length === 0 ? id : `${id}-${places.length + 1}`;
    places.push({ anchor, line: this.line });
    this.state.rules.set(id, places);
    return { id, anchor, again };
  }
}

// ---------------------------------------------------------------- the modern reading

// What two lines must have alike, in order: the braces and where they close, the ends of sentences and of lines of verse.
const opening = (node) => ["rule", "sic", "lost", "tongue", "modern"].includes(node.type);
const skeleton = (nodes) =>
  nodes.flatMap((node) =>
    opening(node)
      ? [{ sign: "{", node }, ...skeleton(node.children ?? []), { sign: "}" }]
      : node.type === "stop"
        ? [{ sign: "|" }]
        : node.type === "break"
          ? [{ sign: "↵" }]
          : [],
  );
const signNames = {
  "{": "{= words} for a brace of the line above",
  "}": "the end of {= words} where the brace above ends",
  "|": "a | where the line above has one",
  "↵": "↵ where the line above has one",
  "": "nothing more, as in the line above",
};

// Holds a modern reading against its line: as many sentences, each with the same braces in the same order; these learn what they say again.
export function holdAgainst(old, now, fault) {
  const [above, own] = [old, now].map(skeleton);
  const count = (tokens) => 1 + tokens.filter(({ sign }) => sign === "|").length;
  if (count(above) !== count(own))
    throw fault(
      `${count(above)} ${count(above) === 1 ? "sentence" : "sentences"} as in the line above, parted by |`,
      `${count(own)}`,
    );
  let sentence = 1;
  for (let i = 0; i < Math.max(above.length, own.length); i += 1) {
    const wanted = above[i]?.sign ?? "";
    if (wanted !== (own[i]?.sign ?? ""))
      throw fault(`in sentence ${sentence} ${signNames[wanted]}`, own[i]?.sign ?? "");
    if (wanted === "|") sentence += 1;
    if (wanted === "{") own[i].node.of = above[i].node;
  }
}
