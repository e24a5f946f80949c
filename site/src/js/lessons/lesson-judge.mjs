// Judging an answer to a question of a lesson: a number, words, choices, or moves on a board.

import { say } from "../site/say.mjs";
import { step as replyWords } from "../words/lesson.mjs";

/** A number as a person writes it, as [numerator, denominator]; null where it is none. */
export function numberOf(text) {
  const plain = text
    .trim()
    .replace(/\u2212/g, "-")
    .replace(/\s+/g, " ")
    .replace(/(\d)[ \u202f\u2009](?=\d{3}\b)/g, "$1");
  const whole = /^([+-]?\d{1,12})$/.exec(plain);
  if (whole) return [Number(whole[1]), 1];
  const fraction = /^([+-]?\d{1,9}) ?\/ ?(\d{1,9})$/.exec(plain);
  if (fraction && Number(fraction[2]) > 0) return [Number(fraction[1]), Number(fraction[2])];
  const decimal = /^([+-]?\d{0,9})[.,](\d{1,6})$/.exec(plain);
  if (!decimal) return null;
  const below = 10 ** decimal[2].length;
  const sign = decimal[1].startsWith("-") ? -1 : 1;
  return [
    Number(decimal[1] === "" || decimal[1] === "-" || decimal[1] === "+" ? 0 : decimal[1]) * below +
      sign * Number(decimal[2]),
    below,
  ];
}

/** Whether two texts say the same number. */
export function sameNumber(a, b) {
  const [one, other] = [numberOf(a), numberOf(b)];
  return (
    one !== null &&
    other !== null &&
    BigInt(one[0]) * BigInt(other[1]) === BigInt(other[0]) * BigInt(one[1])
  );
}

// Capitals, accents and what stands between the words do not matter.
export const plainWords = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/\band\b/g, " ")
    .replace(/[^\p{L}\p{N}*@&/=-]+/gu, " ")
    .trim();
export const sameWords = (a, b) => plainWords(a) === plainWords(b) && plainWords(a) !== "";

/** Whether a word of a move is as a pattern has it: "*" stands for anything. Each part is looked for once, from where the one before ended. */
export function fits(pattern, word) {
  const [first, ...parts] = pattern.split("*");
  if (parts.length === 0) return pattern === word;
  const last = parts.pop(),
    end = word.length - last.length;
  if (first.length > end || !word.startsWith(first) || !word.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = part === "" ? at : word.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

/** Moves played so far against a pattern: "right" where they are the whole of it, "on" a beginning, "" neither. */
export function compareMoves(pattern, played) {
  if (played.length > pattern.length || played.some((word, i) => !fits(pattern[i], word)))
    return "";
  return played.length === pattern.length ? "right" : "on";
}

const reached = (position, wanted) =>
  position === wanted || position.startsWith(`${wanted} |`) || position.startsWith(`${wanted} `);

/**
 * What is to be said to an answer: {verdict: "right" | "on" | "wrong", reply}. `given` is the text written, the choices made
 * (a list of their places), or {played, position, over} of a board: the words of the moves, where they led, and whether the
 * turn is done.
 */
export function judge(ask, given) {
  const wrong = (reply = "") => ({ verdict: "wrong", reply });
  const right = (reply = "") => ({ verdict: "right", reply });
  switch (ask.kind) {
    case "number":
      if (numberOf(given) === null) return { verdict: "none", reply: replyWords.writeNumber };
      return sameNumber(given, ask.number)
        ? right()
        : wrong(ask.wrong.find(({ answer }) => sameNumber(answer, given))?.reply);
    case "words":
      if (plainWords(given) === "") return { verdict: "none", reply: replyWords.writeAnswer };
      return ask.words.some((words) => sameWords(words, given))
        ? right()
        : wrong(ask.wrong.find(({ answer }) => sameWords(answer, given))?.reply);
    case "choice": {
      if (given.length === 0) return { verdict: "none", reply: replyWords.chooseAnswer };
      const amiss = given.find((i) => !ask.choices[i].right);
      if (amiss !== undefined) return wrong(ask.choices[amiss].reply);
      const left = ask.choices.filter((choice, i) => choice.right && !given.includes(i)).length;
      return left > 0
        ? wrong(say(replyWords.missing, { n: left }))
        : right(
            given
              .map((i) => ask.choices[i].reply)
              .filter(Boolean)
              .join(" "),
          );
    }
    case "move": {
      const so = ask.moves.map(({ words }) => compareMoves(words, given.played));
      if (so.includes("right")) return right();
      const known = ask.wrong.find(
        ({ answer }) => compareMoves(answer.split(/\s+/), given.played) === "right",
      );
      if (known) return wrong(known.reply);
      return so.includes("on") && !given.over ? { verdict: "on", reply: "" } : wrong();
    }
    case "reach":
      // What stands so in the middle of a turn does not stand so at its end.
      if (!given.over) return { verdict: "on", reply: "" };
      return ask.reach.some(({ position }) => reached(given.position, position))
        ? right()
        : wrong();
    default:
      return right();
  }
}

/** The right answer in words, for those who do not play it; `told` are the moves that lead there, where it is given on a board. */
export function answerWords(ask, told = "") {
  switch (ask.kind) {
    case "number":
      return ask.unit ? `${ask.number} ${ask.unit}` : ask.number;
    case "words":
      return ask.words[0];
    case "choice":
      return ask.choices
        .filter(({ right }) => right)
        .map(({ answer }) => answer)
        .join("; ");
    case "move":
    case "reach":
      return told;
    default:
      return "";
  }
}
