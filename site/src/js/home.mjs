// The first page: its board plays where it stands, and its one diagram is alive.

import { able } from "./core.mjs";
import { wakeDiagrams } from "./diagram.mjs";
import { encodeGame, gameOf } from "./link.mjs";
import { passing } from "./match-view.mjs";
import { Panel } from "./panel.mjs";
import { playPage } from "./places.mjs";

const root = document.querySelector("[data-panel]");
const say = root.querySelector('[data-part="say"]');

async function wake() {
  const panel = await Panel.open(root, { wide: () => document.documentElement.classList.contains("lying") });
  panel.temporary = true;
  panel.begin();
  const { toMove, players } = panel.match.state;
  const level = panel.levels[0];
  players.forEach((_, seat) => seat !== toMove && panel.match.seat(seat, { machine: true, level: level.id, name: "" }));
  panel.show({ flipped: toMove === 1 && !document.documentElement.classList.contains("lying") });
  say.textContent = `You have the ${panel.match.card.seats[Math.max(0, toMove)].name.toLowerCase()}. Touch a man to see where he may go.`;
  const onward = root.querySelector('[data-part="onward"]');
  panel.match.addEventListener("change", async ({ detail }) => {
    if (passing(detail.kind)) return;
    onward.hash = await encodeGame({ record: panel.match.record, at: panel.match.place });
  });
}

if (able()) wake().catch((fault) => { say.textContent = fault.message; });
else say.textContent = "This browser cannot run the game; the books can all be read.";
wakeDiagrams(document, async ({ record }) => {
  const url = playPage(gameOf(record));
  url.hash = await encodeGame({ record });
  location.href = url.href;
});
