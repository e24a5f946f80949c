// Opening a record or a position that a person brought: in place of the match at the table, which one may go back to.

import { faultWords } from "./dialog.mjs";
import { recordOf } from "../store/import-game.mjs";
import { encodeGame, gameOf } from "../store/link.mjs";
import { familyOf, known, playPage } from "../site/game-urls.mjs";
import { say } from "../site/say.mjs";
import { notices } from "../words/match.mjs";

/** @import { Panel } from "./panel.mjs" */

/** A match of the same options and players from a position. @param {Panel} panel */
export function beginAt(panel, setup) {
  const { match } = panel,
    before = panel.here;
  const { options, players } = match.state;
  if (panel.begin({ game: match.game, options, setup, players }))
    panel.notice(notices.positionSet, [goBackTo(panel, before)]);
}

const goBackTo = (panel, before) => ({
  label: notices.back,
  act: () => panel.restoreMatch(before),
});

/**
 * Opens a record or a game in a format of others that a person chose; where it is invalid, the present match stays.
 * @param {Panel} panel
 */
export async function openGame(panel, text, name) {
  const { match } = panel;
  let record = text;
  try {
    record = await recordOf(text);
  } catch (fault) {
    return refuse(panel, name, fault);
  }
  const game = gameOf(record);
  if (
    known(game) &&
    game !== match.game &&
    (panel.slot === match.game || familyOf(game) !== panel.family)
  ) {
    // Every game has its own table; the present match stays at this one.
    const url = playPage(game);
    url.hash = await encodeGame({ record });
    return location.assign(url);
  }
  const before = panel.here;
  const fault = match.attempt(() => match.read(record));
  if (fault) return refuse(panel, name, fault);
  panel.keep();
  panel.study?.open();
  panel.notice(say(notices.opened, { name }), [goBackTo(panel, before)]);
}

function refuse(panel, name, fault) {
  panel.notice(say(notices.notOpened, { name, fault: faultWords(fault) }), [], { bad: true });
}
