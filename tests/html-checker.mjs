// The checker of HTML, made quick: html-validate walks the whole tree for every id that is referred to and for every selector of
// every rule. Here what was found is kept until the tree changes.
import { HtmlElement, HtmlValidate } from "html-validate";

const node = Object.getPrototypeOf(HtmlElement.prototype);
let changes = 0;
for (const name of ["append", "insertBefore", "_removeChild"]) {
  const change = node[name];
  if (typeof change !== "function")
    throw new Error(`html-validate no longer has ${name}(): see tests/html-checker.mjs`);
  node[name] = function (...given) {
    changes += 1;
    return change.apply(this, given);
  };
}

/** Keeps what `find` gives for an element and a key until a tree changes. */
function kept(find) {
  const all = new WeakMap();
  return (element, key) => {
    let own = all.get(element);
    if (own?.changes !== changes) all.set(element, (own = { changes, found: new Map() }));
    if (!own.found.has(key)) own.found.set(key, find(element, key));
    return own.found.get(key);
  };
}
const byTag = kept((element, tag) => {
  if (tag !== "*") return byTag(element, "*").filter((each) => each.is(tag));
  const found = [];
  const visit = (parent) => {
    for (const child of parent.childElements) {
      found.push(child);
      visit(child);
    }
  };
  visit(element);
  return found;
});
const byId = kept((element) => {
  const all = new Map();
  for (const each of byTag(element, "*"))
    if (each.id !== null) all.set(each.id, [...(all.get(each.id) ?? []), each]);
  return all;
});

const plainId = /^#(?:[A-Za-z_]|\\[^\da-fA-F\s])(?:[\w-]|\\[^\da-fA-F\s])*$/;
const { getElementsByTagName, querySelectorImpl } = HtmlElement.prototype;
const quick = {
  getElementsByTagName(tag) {
    return byTag(this, tag);
  },
  *querySelectorImpl(selector) {
    if (plainId.test(selector))
      yield* byId(this, "").get(selector.slice(1).replace(/\\(.)/g, "$1")) ?? [];
    else yield* querySelectorImpl.call(this, selector);
  },
};
/** With html-validate's own ways of searching, to compare. */
export function slowly(work) {
  Object.assign(HtmlElement.prototype, { getElementsByTagName, querySelectorImpl });
  try {
    return work();
  } finally {
    Object.assign(HtmlElement.prototype, quick);
  }
}
Object.assign(HtmlElement.prototype, quick);

const checker = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // Ours by choice, and right in HTML:
    "doctype-style": ["error", { style: "lowercase" }],
    "valid-id": ["error", { relaxed: true }], // rules are anchors by their own names, fulke.1.take.addition
    "long-title": ["error", { maxlength: 80 }], // the names of the games are long
    "form-dup-name": "off", // boxes with one name are one choice of several
    "no-redundant-role": "off", // a table laid out otherwise on a phone loses its roles unless they are said
    "no-trailing-whitespace": "off", // of the templates
    "require-sri": "off", // everything comes from the site itself
    "wcag/h32": "off", // forms that choose what is shown act at each change; there is nothing to send
  },
});

/** What is wrong with a page: rule, line, what and where. */
export const faults = (html) =>
  checker
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, line, message, selector }) =>
          `line ${line}: ${ruleId}: ${message}${selector ? ` at ${selector}` : ""}`,
      ),
    );
