// “Where does this stand in the books?”: under the tabs beside the board the records in which the position shown stands, each with a link to
// that very move. The index of the game is fetched when somebody has moved; what it proposes is read and compared before it is said.

import { openCore } from "../site/core.mjs";
import { element } from "../site/dom.mjs";
import { exampleRecord, familyOf, playPage } from "../site/game-urls.mjs";
import { fetchOnce, passOver } from "../site/network-fault.mjs";
import { say } from "../site/say.mjs";
import { siteUrl } from "../site/site-url.mjs";
import { tagOf } from "../store/link.mjs";
import { inBooks as words } from "../words/study.mjs";
import { isTransient } from "./match-view.mjs";
import { placesOf, Records } from "./positions.mjs";
import { askFor } from "./steps.mjs";

/** @import { Place, PositionIndex } from "../shapes.d.ts" */

const most = 3; // records named at one position

/** The index of a game; {records: [], at: {}} where there is none. @returns {Promise<PositionIndex>} */
async function fetchIndex(game) {
  const answer = await fetch(new URL(`positions/${game}.json`, siteUrl()));
  return answer.ok ? answer.json() : { records: [], at: {} };
}

export class InBooks {
  #panel;
  #box;
  #fetchIndex = null; // of the game #game
  #game = "";
  #records = null;
  #asked = 0;

  /** The answer stands behind `place`. */
  constructor(panel, place) {
    this.#panel = panel;
    this.#box = element("section", {
      className: "in-books",
      "aria-label": words.title,
      "data-testid": "in-books",
      hidden: true,
    });
    place.after(this.#box);
    panel.match.addEventListener(
      "change",
      ({ detail }) => isTransient(detail.kind) || detail.kind === "seat" || this.#ask(),
    );
    this.#ask();
  }

  async #ask() {
    const { match, study } = this.#panel,
      asked = ++this.#asked;
    const { game, cursor, position, moves, tags } = match.state;
    // A game’s own beginning stands in most of its records, and says nothing.
    const beginning = cursor === 0 && !tagOf(match.record, "Setup");
    const found =
      beginning || study?.guess.on
        ? []
        : await this.#find(game, asked, { position, moves, tags }).catch(passOver);
    if (asked === this.#asked) this.#draw(found ?? [], game);
  }

  async #find(game, asked, { position, moves, tags }) {
    if (game !== this.#game) {
      this.#game = game;
      this.#fetchIndex = fetchOnce(() => fetchIndex(game));
      this.#records = new Records(await openCore(familyOf(game)), exampleRecord);
    }
    const places = placesOf(await this.#fetchIndex(), position);
    const found = [],
      { spots } = this.#panel.match;
    for (const place of places) {
      if (asked !== this.#asked || found.length === most) break;
      if (await this.#records.holds(place, { position, spots, moves, tags })) found.push(place);
    }
    return found;
  }

  /** @param {Place[]} places */
  #draw(places, game) {
    this.#box.hidden = places.length === 0;
    this.#box.replaceChildren(...places.map((place) => this.#line(place, game)));
  }

  #line({ name, title, source, move, node, aside }, game) {
    const url = playPage(game);
    url.search = askFor(name, aside ? { node } : { move });
    const told = aside ? words.aside : move === 0 ? words.start : words.move;
    return element(
      "p",
      {},
      `${words.thisIs} `,
      element(
        "a",
        { href: url.href },
        say(told, told === words.start ? { title } : { at: move, title }),
      ),
      source && ` (${source})`,
      ".",
    );
  }
}
