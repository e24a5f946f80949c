// The game to go on with: the last one played in this browser that is not over, as a card. Its board is drawn when the
// browser has nothing else to do.

import { element } from "./dom.mjs";
import { familyOf, known, playPage } from "./game-urls.mjs";
import { say } from "./say.mjs";
import { restful } from "./wait.mjs";
import { gameOf } from "../store/link.mjs";
import { all } from "../store/store.mjs";
import { goingOn as words } from "../words/home.mjs";

/** @import { ToldOf } from "../shapes.d.ts" */
/** @typedef {ReturnType<typeof all>["games"][number]} Saved */

/** The last game played that can be gone on with; null: there is none.
 * @param {Saved[]} games the last played first */
export const unfinished = (games) =>
  games.find(({ id, record, told }) => id && !toldOf(told).over && known(gameOf(record))) ?? null;

/** What was told of a game when it was saved, if anything. @param {{} | ToldOf} told */
const toldOf = (told) => /** @type {Partial<ToldOf>} */ (told);

/** The page on which a saved game goes on. */
function pageOf({ id, record }) {
  const url = playPage(gameOf(record));
  url.searchParams.set("kept", id);
  return url.href;
}

/** Puts the card into its place; gives the game, null where there is none. */
export function showGoingOn(place) {
  const game = unfinished(all().games);
  if (!game) return null;
  const told = toldOf(game.told);
  const name = game.name || told.game || words.aGame;
  const standing = [
    String(told.turn ?? "").replace(/\.$/, ""),
    Number.isInteger(told.moves) ? say(words.moves, { n: told.moves }) : "",
  ];
  const board = element("span", { className: "plate", "aria-hidden": "true" });
  place.replaceChildren(
    element(
      "section",
      { className: "going-on-card", "aria-labelledby": "going-on" },
      board,
      element(
        "div",
        {},
        element("h2", { id: "going-on", className: "small" }, words.yours),
        element("p", { className: "name" }, name),
        element("p", { className: "small" }, standing.filter(Boolean).join(" · ")),
      ),
      element(
        "a",
        { className: "button primary", href: pageOf(game), "data-testid": "continue" },
        words.continue,
        element("span", { className: "away" }, `: ${name}`),
      ),
    ),
  );
  place.classList.add("shown");
  restful(3000).then(() => draw(board, game).catch(() => board.remove())); // the picture says nothing that the words do not
  return game;
}

async function draw(holder, { record, at, view }) {
  const [{ openCore }, { LiveMatch }] = await Promise.all([
    import("./core.mjs"),
    import("../match/match-view.mjs"),
  ]);
  const match = new LiveMatch(await openCore(familyOf(gameOf(record))));
  const fault = match.attempt(() => match.read(record, at));
  if (fault) throw fault;
  const { flipped, dress, lying } = view;
  holder.innerHTML = match.svg({
    id: "going-on-board",
    title: "",
    flipped: flipped === true,
    lying: lying === true,
    [["figure", "native", "sign"].includes(dress) ? dress : ""]: true,
    labels: false,
  });
  match.use(null);
}
