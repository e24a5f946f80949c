// A game, record or position in a page of somebody else's: its board, its steps, its title and source, and a link to the whole page.
// The address says which as those of the play pages do: #game=… (store/link.mjs), ?example=family/game/name&move=8, ?game=….

import { LiveDiagram } from "../board/live-diagram.mjs";
import { readAsked } from "../match/steps.mjs";
import { decodeGame, gameOf, tagOf, titleOf } from "../store/link.mjs";
import { embedding as words } from "../words/embed.mjs";
import { openCore } from "./core.mjs";
import { partsOf } from "./dom.mjs";
import { exampleRecord, familyOf, known, playPage } from "./game-urls.mjs";
import { say } from "./say.mjs";

const figure = document.getElementById("embed"),
  part = partsOf(figure);

/** @typedef {{ move?: number | null, node?: number | null, tagged?: boolean }} Place `tagged`: where the record itself says what it shows */

/** What the address asks for. Throws in plain words. @returns {Promise<{ record: string, at?: string | null } & Place>} */
async function asked() {
  const link = await decodeGame(location.hash);
  if (link) return link;
  const { fault, example, ...place } = readAsked(location.search);
  if (fault) throw new Error(fault);
  if (example !== null) {
    const record = await exampleRecord(example);
    if (record === null) throw new Error(say(words.noExample, { name: example }));
    return { record, ...place, tagged: place.move === null && place.node === null };
  }
  const game = new URLSearchParams(location.search).get("game");
  if (game === null) throw new Error(words.nothing);
  if (!known(game)) throw new Error(say(words.noGame, { game }));
  const fresh = (await openCore(familyOf(game))).match(game);
  try {
    return { record: fresh.record() };
  } finally {
    fresh.drop();
  }
}

/** Brings an open diagram to the move or node the address names, or to where its record says. @param {LiveDiagram} diagram @param {Place} where */
function place({ match }, { move = null, node = null, tagged = false }) {
  const { line, cursor } = match.state;
  if (tagged) match.showAsTagged();
  else if (node !== null) match.go(node);
  else if (move !== null) match.go(move === 0 ? -1 : (line[move - 1]?.node ?? -2));
  else match.go(cursor); // so that what led there is told
}

async function show() {
  const { record, at = null, ...where } = await asked();
  const game = gameOf(record);
  if (!known(game)) throw new Error(say(words.noGame, { game }));
  const whole = playPage(game);
  if (where.node !== undefined) whole.search = location.search;
  whole.hash = location.hash;
  part("whole").href = whole.href;
  const title = titleOf(record),
    source = tagOf(record, "Source");
  if (title) part("title").textContent = title;
  const live = await LiveDiagram.open(figure, record, { whole: true, at });
  const { card } = live.match;
  const named = title ? [card.name, source] : [source];
  part("title").textContent = title || card.name;
  document.title = `${title || card.name} · Codex Ludorum`;
  part("source").textContent = named.filter(Boolean).join(". ");
  part("source").hidden = part("source").textContent === "";
  part("steps").hidden = live.match.state.line.length === 0;
  part("steps").addEventListener("click", ({ target }) => {
    const button = target.closest("[data-step]");
    if (button && button.getAttribute("aria-disabled") !== "true") live.step(button.dataset.step);
  });
  place(live, where);
}

show().catch((fault) => {
  part("title").textContent = words.none;
  figure.querySelector(".say").textContent = fault.what
    ? `${fault.what} ${fault.expected ?? ""}`.trim()
    : fault.message;
});
