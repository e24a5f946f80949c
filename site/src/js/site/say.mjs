// Sentences from the catalogues (js/words): whole ones, their numbers and names in named slots.

// Made when first asked for: a browser needs a tenth of a second for such an object on a slow phone.
let plurals = null;
let choices = null;

/** Names, one of which is meant: "a, b or c". @param {string[]} names */
export const oneOf = (names) =>
  (choices ??= new Intl.ListFormat("en-GB", { type: "disjunction" })).format(names);

/**
 * A sentence of a catalogue with its slots filled: "{piece} on {square}" and {piece: "Rook", square: "a1"}.
 * A sentence that depends on a number is {one, other} (Intl.PluralRules) and takes it as `n`.
 * A slot without a value, or a value without a slot, is a mistake in our code and is thrown.
 */
export function say(sentence, values = {}) {
  if (sentence === undefined) throw new Error("say: no such sentence");
  const text =
    typeof sentence === "string"
      ? sentence
      : (sentence[(plurals ??= new Intl.PluralRules("en")).select(values.n)] ?? sentence.other);
  const used = new Set(typeof sentence === "string" ? [] : ["n"]);
  const filled = text.replace(/\{([a-zA-Z]+)\}/g, (slot, name) => {
    if (values[name] === undefined) throw new Error(`say: no value for ${slot} of “${text}”`);
    used.add(name);
    return String(values[name]);
  });
  const spare = Object.keys(values).find((name) => !used.has(name));
  if (spare !== undefined) throw new Error(`say: no slot for ${spare} in “${text}”`);
  return filled;
}
