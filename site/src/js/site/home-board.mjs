// The first page's table awake: its board plays where it stands, and hands the game on to the table.

import { encodeGame } from "../store/link.mjs";
import { isTransient } from "../match/match-view.mjs";
import { Panel } from "../match/panel.mjs";
import { computer } from "../match/players.mjs";
import { say as filled } from "./say.mjs";
import { yieldToMain } from "./wait.mjs";
import { home } from "../words/home.mjs";

/** Opens the table in `root`; `say` is the line under its board. */
export async function openFirstTable(root, say) {
  const panel = await Panel.open(root, { lies: document.documentElement.dataset.lies });
  panel.temporary = true;
  // As it is drawn, so that it need not be drawn again.
  panel.show({ flipped: "flipped" in root.dataset && !panel.view.lying, coordinates: false });
  await yieldToMain();
  panel.begin();
  await yieldToMain();
  const { toMove, players } = panel.match.state;
  const level = panel.levels[0];
  players.forEach((_, seat) => seat !== toMove && panel.match.seat(seat, computer(level.id)));
  say.textContent = filled(home.youPlay, {
    side: panel.match.card.seats[Math.max(0, toMove)].name,
  });
  const onward = root.querySelector('[data-part="onward"]');
  panel.match.addEventListener("change", async ({ detail }) => {
    if (isTransient(detail.kind)) return;
    onward.hash = await encodeGame({ record: panel.match.record, at: panel.match.place });
  });
}
