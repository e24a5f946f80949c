// Makes one-line mutants of C++ source: small wrong changes that a test should notice. Reads tokens, not syntax: it finds
// the places where a whole expression or statement ends (conditions, right-hand sides, returned values, statements) and
// writes the wrong version beside the right one, behind a switch, so that one binary holds all mutants.

/** Tokens of C++ as [{text, start, end, line, before}]; comments are left out, `before` says whether a blank stands before. */
export function tokens(source) {
  const pattern =
    /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(\n[ \t]*#(?:[^\n\\]|\\[\s\S])*)|(\s+)|(R"([^(\s]*)\([\s\S]*?\)\5"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+')|([A-Za-z_]\w*)|(\.?\d(?:[eEpP][+-]|'(?=\w)|[\w.])*)|(<=>|->\*|<<=|>>=|\.\.\.|::|->|\+\+|--|&&|\|\||[-+*/%&|^!=<>]=|<<|>>|[\s\S])/g;
  const found = [];
  let line = 1;
  let counted = 0;
  for (const match of `\n${source}`.matchAll(pattern)) {
    const start = match.index - 1;
    for (; counted < start; counted++) if (source[counted] === "\n") line++;
    if (match[1] || match[2] || match[3]) continue;
    const kind = match[4] ? "text" : match[6] ? "word" : match[7] ? "number" : "sign";
    found.push({
      text: match[0],
      kind,
      start,
      end: start + match[0].length,
      line,
      before: start > 0 && /\s/.test(source[start - 1]),
      after: /\s/.test(source[start + match[0].length] ?? ""),
    });
  }
  return found;
}

const CLOSES = { "(": ")", "[": "]", "{": "}" };
const SWAPS = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "==": "!=",
  "!=": "==",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "+",
  "%": "*",
  "/": "*",
  "+=": "-=",
  "-=": "+=",
  "|=": "&=",
  "&=": "|=",
  "|": "&",
};
const WORDS = {
  true: "false",
  false: "true",
  min: "max",
  max: "min",
  any_of: "all_of",
  all_of: "any_of",
  none_of: "any_of",
  front: "back",
  back: "front",
};
/** Signs that are binary only where blanks stand on both sides (as the formatter writes them): else templates, references, signs of numbers. */
const SPACED = new Set(["<", ">", "&&", "+", "-", "*", "/", "%", "|"]);

/** The wrong versions of tokens[from, to): [{at, end, by, what}], each a replacement of one token. */
function changes(list, from, to) {
  const all = [];
  for (let i = from; i < to; i++) {
    const { text, kind, start, end, before, after } = list[i];
    const change = (by, until = end) =>
      all.push({ start, end: until, by, what: `${text} → ${by || "nothing"}` });
    if (kind === "sign") {
      if (text === "!" && list[i + 1] && list[i + 1].start === end) change("");
      else if (text === "++" || text === "--") change(text === "++" ? "--" : "++");
      else if (Object.hasOwn(SWAPS, text) && (!SPACED.has(text) || (before && after))) {
        change(SWAPS[text]);
        // Off by one and the other way round are different mistakes.
        if (text === "<" || text === ">") change(text === "<" ? ">" : "<");
      }
    } else if (
      kind === "word" &&
      Object.hasOwn(WORDS, text) &&
      list[i - 1]?.text !== "numeric_limits" &&
      list[i + 1]?.text !== "<"
    )
      change(WORDS[text]);
    else if (kind === "number" && /^\d+$/.test(text)) {
      change(String(Number(text) + 1));
      if (text === "1") change("0");
    } else if (kind === "number" && /^\d+\.\d*$/.test(text)) change(`${Number(text) + 1}.0`);
  }
  return all;
}

/** The place after the bracket that closes the one at `open`. */
function closing(list, open) {
  let depth = 0;
  for (let i = open; i < list.length; i++) {
    if (CLOSES[list[i].text] && list[i].kind === "sign") depth++;
    else if (
      list[i].kind === "sign" &&
      (list[i].text === ")" || list[i].text === "]" || list[i].text === "}") &&
      --depth === 0
    )
      return i;
  }
  return list.length;
}

/** The stretches that may be said twice: [{from, to, form}] in tokens, form 'value' (an expression) or 'statement' (with its semicolon). */
function stretches(list) {
  const all = [];
  const plain = (from, to) => {
    for (let i = from; i < to; i++)
      if (list[i].kind === "sign" && /^[{};]$/.test(list[i].text)) return false;
    return to > from;
  };
  /** The first such sign outside all brackets; -1 where there is none before `to` or the bracket around ends. */
  const top = (from, to, sign) => {
    for (let i = from; i < to; i++) {
      if (list[i].kind === "sign" && list[i].text === sign) return i;
      if (list[i].kind === "sign" && CLOSES[list[i].text]) i = closing(list, i);
      else if (list[i].kind === "sign" && /^[)\]}]$/.test(list[i].text)) return -1;
    }
    return -1;
  };
  const value = (from, to) => plain(from, to) && all.push({ from, to, form: "value" });
  const around = [];
  for (let i = 0; i < list.length; i++) {
    const { text, kind } = list[i];
    if (kind === "sign" && CLOSES[text]) around.push(text);
    if (kind === "sign" && /^[)\]}]$/.test(text)) around.pop();
    if ((text === "if" || text === "while") && list[i + 1]?.text === "(") {
      const close = closing(list, i + 1);
      if (top(i + 2, close, "=") < 0) value(i + 2, close);
    } else if (text === "for" && list[i + 1]?.text === "(") {
      const close = closing(list, i + 1);
      const first = top(i + 2, close, ";");
      const second = first < 0 ? -1 : top(first + 1, close, ";");
      if (second > 0) value(first + 1, second);
    } else if (text === "return" && kind === "word") {
      const end = top(i + 1, list.length, ";");
      if (end > 0 && list[i + 1].text !== "{") value(i + 1, end);
    } else if (
      (kind === "word" || text === "++" || text === "--" || text === "*") &&
      (around.at(-1) ?? "{") === "{"
    ) {
      const before = list[i - 1]?.text;
      if (!/^[;{})]$/.test(before ?? "") && before !== "else") continue;
      if (
        /^(if|for|while|do|else|return|switch|case|default|break|continue|using|namespace|template|struct|class|enum|friend|static_assert|assert|public|private|protected|typedef|extern|operator|goto|throw|delete|co_return)$/.test(
          text,
        )
      )
        continue;
      if (before === ")" && /^(const|override|final|noexcept)$/.test(text)) continue;
      const end = top(i, list.length, ";");
      if (end < 0) continue;
      const assign = top(i, end, "=");
      const start = assign < 0 ? end : assign;
      // A declaration has two names after each other, or a type with & or * and blanks around.
      let declares = false;
      for (let k = i; k < start; k++) {
        const [a, b] = [list[k], list[k + 1]];
        if (CLOSES[a.text] && a.kind === "sign") {
          k = closing(list, k);
          continue;
        }
        if (
          a.kind === "word" &&
          b &&
          k + 1 < start &&
          (b.kind === "word" ||
            (/^[&*>]+$/.test(b.text) && list[k + 2]?.kind === "word" && k + 2 < start))
        )
          declares = true;
        if (/^(>|&|\*|&&)$/.test(a.text) && k > i && b?.kind === "word" && k + 1 < start)
          declares = true;
        if (a.text === "constexpr") {
          declares = "constant";
          break;
        }
      }
      if (declares === "constant") continue;
      if (declares) {
        if (
          assign > 0 &&
          top(i, end, ",") < 0 &&
          list[assign + 1].text !== "{" &&
          list[assign + 1].text !== "[" &&
          list[assign + 1].text !== "default" &&
          list[assign + 1].text !== "delete" &&
          !(list[assign + 1].text === "0" && list[assign - 1].text === "const")
        )
          value(assign + 1, end);
      } else if (plain(i, end) && (before !== ")" || list[i].kind === "word"))
        all.push({ from: i, to: end, form: "statement" });
    }
  }
  return all;
}

/** All mutants of a source: [{line, start, end, form, text, before, what}]; text stands in the place of source[start, end). */
export function mutants(source) {
  const list = tokens(source);
  const flat = (from, to, change) => {
    let out = "";
    let at = list[from].start;
    for (let i = from; i < to; i++) {
      const token = list[i];
      if (token.start > at) out += " ";
      out += change && token.start === change.start ? change.by : token.text;
      at = token.end;
    }
    return out;
  };
  const all = [];
  for (const { from, to, form } of stretches(list)) {
    const start = list[from].start;
    const end = form === "statement" ? list[to].end : list[to - 1].end;
    for (const change of changes(list, from, to)) {
      const line = list.find((token) => token.start === change.start).line;
      all.push({
        line,
        first: list[from].line,
        start,
        end,
        form,
        text: flat(from, to, change),
        at: change.start,
        what: change.what,
      });
    }
    if (form === "statement")
      all.push({
        line: list[from].line,
        first: list[from].line,
        start,
        end,
        form,
        text: "",
        at: start,
        what: `${flat(from, to)}; → nothing`,
      });
  }
  const key = ({ start, end, at, what }) => `${start} ${end} ${at} ${what}`;
  return [...new Map(all.map((one) => [key(one), one])).values()].sort(
    (a, b) => a.at - b.at || (a.what < b.what ? -1 : 1),
  );
}

/** The source with these mutants in it, each behind ludus_mutant(its number); every line keeps its number. */
export function withMutants(source, chosen) {
  const places = new Map();
  for (const one of chosen) {
    const key = `${one.start} ${one.end}`;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  let out = source;
  for (const group of [...places.values()].sort((a, b) => b[0].start - a[0].start)) {
    const { start, end, form } = group[0];
    const right = source.slice(start, end);
    const wrong = group
      .map(({ number, text }) =>
        form === "value"
          ? `ludus_mutant(${number}) ? (${text}) : `
          : `if (ludus_mutant(${number})) { ${text}; } else `,
      )
      .join("");
    // A comment to the end of the line would hide the bracket that closes.
    const bare = right.replace(/\/\/[^\n]*/g, "");
    out =
      out.slice(0, start) +
      (form === "value" ? `(${wrong}(${bare}))` : `{ ${wrong}{ ${bare} } }`) +
      out.slice(end);
  }
  return out;
}
