// A hint at a table: the computer's move for the person to move, marked on the board, with its reason.

import { usualLevel } from "../site/levels.mjs";
import { say } from "../site/say.mjs";
import { sentence, showWhy, withSums } from "./why.mjs";
import { hints } from "../words/match.mjs";

/** @import { Panel } from "./panel.mjs" */

const gameDecided = 1000; // a search value from here on has seen the end of the game

/**
 * What is said with a hint of that value. Who plays alone is told where the goal is proved to be out of reach, and no move with it; and
 * where it is not known whether a move leads there.
 * @param {number} value of the search
 * @param {number} seats at the table
 */
export function wordsOf(value, seats) {
  if (seats > 1 || value >= gameDecided) return { words: hints.move, sure: true };
  return value <= -gameDecided
    ? { words: hints.lost, lost: true }
    : { words: hints.unsure, sure: false };
}

/**
 * Shows a good move at once, and where more thought finds a better one, that instead: a problem may need full strength.
 * @param {Panel} panel
 */
export async function showHint(panel) {
  const { match, opponent, levels, parts } = panel;
  const button = panel.button("hint");
  const { place } = match;
  const { cursor, players, toMove } = match.state;
  if (toMove < 0 || players[toMove].machine) return;
  const busy = new AbortController();
  const unchanged = () => match.place === place && match.state.cursor === cursor;
  button?.classList.add("busy");
  parts.say.textContent = hints.thinking;
  try {
    const first = await opponent.advise(usualLevel(levels).id, busy.signal);
    if (!first || !unchanged()) return;
    const found = wordsOf(first.value, players.length);
    if (found.lost) {
      parts.say.textContent = found.words;
      return;
    }
    await showMove(panel, first, found.words, unchanged);
    if (first.value >= gameDecided || !unchanged()) return;
    const best = await opponent.advise(levels.at(-1).id, busy.signal);
    if (!best || !unchanged()) return;
    const then = wordsOf(best.value, players.length);
    if (then.lost) parts.say.textContent = then.words;
    else if (best.words !== first.words || then.sure !== found.sure)
      await showMove(panel, best, then.sure ? hints.better : then.words, unchanged);
  } catch (fault) {
    panel.fault(fault);
  } finally {
    button?.classList.remove("busy");
  }
}

async function showMove(panel, thought, words, unchanged) {
  const { words: move } = thought;
  const { match, notation, parts } = panel;
  match.hint(move);
  const reasons = match.reasons(move),
    about = say(words, { move: match.inNotation(move, notation) });
  if (parts.why && reasons.length > 0) {
    showWhy(parts.why, reasons, about);
    panel.tabs?.mark("why");
  }
  const sentences = [
    about,
    reasons[0]?.sentence,
    await whatItPrepares(panel, move),
    await howItStands(panel, thought),
  ];
  if (unchanged())
    parts.say.replaceChildren(withSums(sentences.filter(Boolean).map(sentence).join(" ")));
}

/** The capture or the win that a move prepares, as the hunter finds it; "" where there is none. */
async function whatItPrepares({ match, hunter }, words) {
  const { toMove } = match.state;
  const own = ((await hunter?.hunt().catch(() => null)) ?? []).filter(
    (prospect) => prospect.seat === toMove,
  );
  for (const { kind, what, leads } of own) {
    const lead = leads.find(({ moves }) => moves[0]?.words === words);
    if (!lead) continue;
    const sum = lead.reasons.find((reason) => reason.line)?.line;
    return kind === "win"
      ? say(hints.winning, { what })
      : sum
        ? say(hints.opensBy, { what, sum })
        : say(hints.opens, { what });
  }
  return "";
}

/** How the game stands with that move; "" where the computer does not weigh it. */
async function howItStands({ match }, thought) {
  const [{ opinionOf }, { titleOf }] = await Promise.all([
    import("./opinion.mjs"),
    import("./opinion-words.mjs"),
  ]);
  const opinion = opinionOf(thought, match.card, match.state.toMove);
  if (opinion.measure === "none" || opinion.measure === "goal") return "";
  return say(hints.stands, { standing: titleOf(opinion, match.card).title });
}
