// A hint at a table: the computer's move for the person to move, marked on the board, with its reason.

import { say } from "../site/say.mjs";
import { sentence, showWhy, withSums } from "./why.mjs";
import { hints } from "../words/match.mjs";

/** @import { Panel } from "./panel.mjs" */

const gameDecided = 1000; // a search value from here on has seen the end of the game

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
    const first = await opponent.advise(
      (levels.find((each) => each.default) ?? levels.at(-1)).id,
      busy.signal,
    );
    if (!first || !unchanged()) return;
    await showMove(panel, first.words, hints.move, unchanged);
    if (first.value >= gameDecided || !unchanged()) return;
    const best = await opponent.advise(levels.at(-1).id, busy.signal);
    if (best && best.words !== first.words && unchanged())
      await showMove(panel, best.words, hints.better, unchanged);
  } catch (fault) {
    panel.fault(fault);
  } finally {
    button?.classList.remove("busy");
  }
}

async function showMove(panel, move, words, unchanged) {
  const { match, notation, parts } = panel;
  match.hint(move);
  const reasons = match.reasons(move),
    about = say(words, { move: match.inNotation(move, notation) });
  if (parts.why && reasons.length > 0) showWhy(parts.why, reasons, about);
  const sentences = [about, reasons[0]?.sentence, await whatItPrepares(panel, move)];
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
