// The list of captures and winning lines: what each side can capture now, what one move would make possible, and the winning
// lines that are near, each with its sum and its passage. Looked for in a worker, and only while the panel stands open.

import { createMachine } from "../../wasm/machine.mjs";
import { actionOf } from "../site/actions.mjs";
import { actionButton } from "../site/buttons.mjs";
import { element } from "../site/dom.mjs";
import { isTransient } from "./match-view.mjs";
import { pretty } from "./moves.mjs";
import { say } from "../site/say.mjs";
import { passages, withSums } from "./why.mjs";
import { captures } from "../words/hunter.mjs";
import { siteUrl } from "../site/site-url.mjs";

/** @import { LiveMatch } from "./match-view.mjs" */

const shownAtFirst = 6; // of a list; the rest stands behind a button
const waysAtFirst = 2;

const parts = [
  {
    id: "now",
    name: captures.now,
    none: captures.noneNow,
    count: captures.canNow,
    holds: ({ kind, within }) => kind === "taking" && within === 0,
  },
  {
    id: "one",
    name: captures.one,
    none: captures.noneOne,
    count: captures.canOne,
    holds: ({ kind, within }) => kind === "taking" && within > 0,
  },
  {
    id: "wins",
    name: captures.wins,
    none: captures.noneWins,
    count: captures.canWin,
    holds: ({ kind }) => kind === "win",
  },
];

export class Hunter {
  /** @type {LiveMatch} */ #match;
  #root;
  #button;
  #body;
  #machine = null;
  #open = false;
  #due = 0;
  #asked = 0;
  #pinned = null;
  #spots = [];
  #folded = new Set();
  #fault;
  #silent;

  /** `root` is the section it fills; `fault` hears what goes wrong, `silent` that the computer was asked again; `show` brings the board into sight.
   * @param {HTMLElement} root @param {LiveMatch} match
   * @param {{ fault?: (fault: Error) => void, silent?: (how: { seconds: number }) => void, show?: () => void }} more */
  constructor(root, match, { fault = () => {}, silent = () => {}, show = () => {} } = {}) {
    this.#root = root;
    this.#match = match;
    this.#fault = fault;
    this.#silent = silent;
    this.show = show;
    const id = `${root.closest("[data-panel], .beside, .play")?.dataset.slot ?? "hunter"}-prospects`;
    this.#button = actionButton(actionOf("table", "hunter"), {
      "aria-expanded": "false",
      "aria-controls": id,
    });
    this.#body = element("div", { id, className: "prospects", hidden: true });
    root.replaceChildren(element("h2", {}, this.#button), this.#body);
    root.hidden = false;
    this.#body.addEventListener("keydown", (event) => this.#key(event));
    match.addEventListener("change", ({ detail }) => {
      if (isTransient(detail.kind)) return;
      if (detail.kind === "new" && detail.state.players.some((player) => player.machine))
        this.toggle(false); // asked for anew in every game against the machine
      this.#later();
    });
  }

  get open() {
    return this.#open;
  }

  toggle(open = !this.#open) {
    if (open === this.#open) return;
    this.#open = open;
    this.#button.setAttribute("aria-expanded", String(open));
    this.#body.hidden = !open;
    this.#unmark(true);
    if (open) this.#look();
    else {
      clearTimeout(this.#due);
      this.#machine?.cancel();
    }
  }

  /** What is near at the place shown; null where it was called off. */
  async hunt() {
    const { record, place } = this.#match;
    try {
      return (
        await (this.#machine ??= createMachine(this.#match.card.family, {
          silent: this.#silent,
        })).hunt(record, place === null ? {} : { after: place })
      ).prospects;
    } catch (fault) {
      if (fault.name === "AbortError") return null;
      throw fault;
    }
  }

  #later() {
    if (!this.#open) return;
    clearTimeout(this.#due);
    this.#body.setAttribute("aria-busy", "true");
    this.#due = setTimeout(() => this.#look(), 120);
  }

  async #look() {
    const ticket = (this.#asked += 1);
    this.#body.setAttribute("aria-busy", "true");
    if (!this.#body.firstChild)
      this.#body.append(element("p", { className: "none" }, captures.looking));
    try {
      const [prospects, all] = await Promise.all([this.hunt(), passages()]);
      if (ticket !== this.#asked || !prospects || !this.#open) return;
      this.#spots = this.#match.spots;
      this.#draw(prospects, all);
      this.#body.removeAttribute("aria-busy");
    } catch (fault) {
      if (ticket === this.#asked) this.#fault(fault);
    }
  }

  // ---- the lists ----

  #draw(prospects, all) {
    const had = this.#body.contains(document.activeElement);
    this.#pinned = null;
    const { seats } = this.#match.card;
    const lists = parts.map(({ id, name, none, holds }) => {
      const found = prospects.filter(holds);
      const sides = seats.map((seat, i) => {
        const his = found.filter((prospect) => prospect.seat === i);
        if (his.length === 0) return null;
        return element(
          "div",
          { className: "side-list" },
          element(
            "h4",
            {},
            element("span", { className: `chip s${this.#match.coat(i)}`, "aria-hidden": "true" }),
            seat.name,
            element("span", { className: "count" }, String(his.length)),
          ),
          this.#list(his, all),
        );
      });
      const box = element(
        "details",
        { "data-part": id, "data-testid": `prospects-${id}`, open: !this.#folded.has(id) },
        element(
          "summary",
          {},
          element("h3", {}, name),
          element("span", { className: "count" }, String(found.length)),
        ),
        found.length === 0 ? element("p", { className: "none" }, none) : sides,
      );
      box.addEventListener("toggle", () =>
        box.open ? this.#folded.delete(id) : this.#folded.add(id),
      );
      return box;
    });
    const told = parts.map(({ none, count, holds }) => {
      const n = prospects.filter(holds).length;
      return n === 0 ? none : say(count, { n });
    });
    this.#body.replaceChildren(
      element("p", { className: "away", role: "status" }, told.join(" ")),
      ...lists,
    );
    if (had) (this.#body.querySelector(".way") ?? this.#button).focus({ preventScroll: true });
  }

  #list(prospects, all) {
    const items = prospects.map((prospect, i) => this.#item(prospect, all, i >= shownAtFirst));
    const list = element("ul", {}, items);
    if (items.length > shownAtFirst)
      list.append(this.#more(items.slice(shownAtFirst), say(captures.all, { n: items.length })));
    return list;
  }

  #more(hidden, words) {
    const item = element(
      "li",
      { className: "more" },
      element(
        "button",
        {
          type: "button",
          className: "quiet",
          onclick: () => {
            hidden.forEach((each) => {
              each.hidden = false;
            });
            hidden[0].querySelector("button")?.focus();
            item.remove();
          },
        },
        words,
      ),
    );
    return item;
  }

  #item(prospect, all, hidden) {
    const ways = prospect.leads.map((lead, i) => this.#way(prospect, lead, all, i >= waysAtFirst));
    if (prospect.leads.length === 0)
      ways.push(this.#way(prospect, { moves: [], reasons: prospect.wants }, all, false));
    const who =
      prospect.kind === "win"
        ? prospect.what
        : say(captures.onSquare, { what: prospect.what, square: this.#name(prospect.spot) });
    const more =
      ways.length > waysAtFirst
        ? this.#more(ways.slice(waysAtFirst), say(captures.more, { n: ways.length - waysAtFirst }))
        : null;
    return element(
      "li",
      { hidden },
      element(
        "p",
        { className: "who" },
        who[0].toUpperCase() + who.slice(1),
        prospect.within > 1 ? element("span", { className: "when" }, " ", captures.inTwo) : null,
      ),
      prospect.leads.length > 0 && prospect.wants.length > 0
        ? element(
            "p",
            { className: "wants" },
            withSums(
              say(captures.wanted, { wants: prospect.wants.map((want) => want.line).join(", ") }),
            ),
          )
        : null,
      element("ul", { className: "ways" }, ways, more),
    );
  }

  #way(prospect, lead, all, hidden) {
    const sums = [...new Set(lead.reasons.map((reason) => reason.line).filter(Boolean))];
    const moves = lead.moves
      .map((move) => pretty(move.words))
      .reduce((first, next) => (first ? say(captures.then, { first, next }) : next), "");
    const button = element(
      "button",
      { type: "button", className: "way", "aria-pressed": "false" },
      moves ? element("span", { className: "moves-first" }, moves) : null,
      element("span", { className: "sum" }, withSums(sums.join("; ") || prospect.what)),
      prospect.later ? element("span", { className: "when" }, captures.nextTurn) : null,
    );
    const mark = () => this.#mark(prospect, lead);
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && mark());
    button.addEventListener("pointerleave", () => this.#unmark());
    button.addEventListener("focus", mark);
    button.addEventListener("blur", () => this.#unmark());
    button.addEventListener("click", () => this.#pin(button, prospect, lead));
    const row = element("li", { hidden }, button, this.#foot(prospect, lead, all));
    return row;
  }

  // Under a way: where the book says so, and what may be done with it.
  #foot(prospect, lead, all) {
    const cites = [
      ...new Map(
        lead.reasons.map(({ rule }) => [rule, all[rule]]).filter(([, passage]) => passage),
      ).values(),
    ];
    const first = lead.moves[0];
    const { state } = this.#match;
    const now =
      first &&
      !state.outcome.over &&
      state.toMove === prospect.seat &&
      state.moves.some((move) => move.words === first.words);
    const mine = now && !state.players[state.toMove].machine;
    return element(
      "p",
      { className: "foot-line" },
      cites.map((passage) => element("a", { href: siteUrl(passage.url).href }, passage.cite)),
      element(
        "button",
        {
          type: "button",
          className: "quiet show-me",
          onclick: (event) =>
            this.#showMe(
              event.currentTarget.closest("li").querySelector(".way"),
              prospect,
              lead,
              now,
            ),
        },
        captures.showMe,
      ),
      mine
        ? element(
            "button",
            { type: "button", className: "quiet", onclick: () => this.#match.play(first.words) },
            captures.playIt,
          )
        : null,
    );
  }

  #name(spot) {
    return this.#spots[spot]?.name ?? "";
  }

  // ---- on the board ----

  #mark(prospect, lead) {
    const takings = lead.reasons
      .filter((reason) => reason.to >= 0 && reason.from.length > 0)
      .map((reason) => ({
        from: reason.from.map((spot) => this.#name(spot)),
        to: this.#name(reason.to),
        sum: reason.line ?? "",
      }));
    const places = [...lead.moves.flatMap((move) => move.touches), ...prospect.spots].filter(
      (spot) => this.#spots[spot] && this.#spots[spot].kind !== "button",
    );
    if (takings.length === 0 && prospect.spot >= 0) places.push(prospect.spot);
    this.#match.point(takings, [...new Set(places)].map((spot) => this.#name(spot)).join(" "));
  }

  /** Takes the marks away, but for those that were asked to stay. */
  #unmark(all = false) {
    if (all) this.#pinned = null;
    if (this.#pinned) this.#mark(this.#pinned.prospect, this.#pinned.lead);
    else if (this.#match.state) this.#match.point();
  }

  #pin(button, prospect, lead) {
    const again = this.#pinned?.lead === lead;
    for (const other of this.#body.querySelectorAll('.way[aria-pressed="true"]'))
      other.setAttribute("aria-pressed", "false");
    this.#pinned = again ? null : { prospect, lead };
    button.setAttribute("aria-pressed", String(!again));
    if (again) this.#unmark();
    else this.#mark(prospect, lead);
  }

  // The board comes into sight with the men marked; a move that may be made now is shown as advice is.
  #showMe(button, prospect, lead, now) {
    if (this.#pinned?.lead !== lead) this.#pin(button, prospect, lead);
    if (now) this.#match.hint(lead.moves[0].words);
    this.show();
  }

  #key(event) {
    if (event.key === "Escape") {
      this.toggle(false);
      this.#button.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const all = [...this.#body.querySelectorAll(".way, summary")].filter(
        (each) => each.checkVisibility?.() ?? each.offsetParent,
      );
      const to = all[all.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)];
      if (!to || !all.includes(document.activeElement)) return;
      to.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
