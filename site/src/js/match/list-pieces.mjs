// All pieces on the board as a list, side by side as they are spoken: for those who cannot see the board, and to copy a position.

import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { pieceList as words } from "../words/match.mjs";
import { sheet } from "./dialog.mjs";

/** Of each side that has pieces: {seat, pieces: ["a1, White rook"]}. */
export function piecesBySide({ pieces, spoken, card }) {
  return card.seats.flatMap((seat, owner) => {
    const spots = [...new Set(pieces.flatMap((each) => (each.owner === owner ? [each.spot] : [])))];
    return spots.length > 0 ? [{ seat: seat.name, pieces: spots.map((spot) => spoken[spot]) }] : [];
  });
}

export async function listPieces({ match }) {
  const sides = piecesBySide(match);
  const body = element(
    "div",
    { className: "piece-list" },
    sides.length === 0 && element("p", {}, words.none),
    element("p", {}, match.state.say),
    sides.map(({ seat, pieces }) =>
      element(
        "section",
        {},
        element("h3", {}, say(words.side, { seat, n: pieces.length })),
        element(
          "ul",
          {},
          pieces.map((piece) => element("li", {}, piece)),
        ),
      ),
    ),
  );
  await sheet(words.title, body, [{ label: words.close, value: "", primary: true }], "pieces");
}
