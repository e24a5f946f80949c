// The puzzles page: one position with one best answer, given on the board; judged as a question of a lesson is (lesson-step.mjs),
// or by the drill it comes from. What was solved and missed is kept in this browser.
// Long: one page, from what is chosen to what is shown after an answer.

import { createMachine } from "../../wasm/machine.mjs";
import { Step } from "../lessons/lesson-step.mjs";
import { copyText, download, faultWords, notice, pageFault, sheet } from "../match/dialog.mjs";
import { sentence, showWhy } from "../match/why.mjs";
import { enable } from "../site/buttons.mjs";
import { openCore } from "../site/core.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { familyOf } from "../site/game-urls.mjs";
import { addShortcuts } from "../site/keys.mjs";
import { get, onChange, set } from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { siteUrl } from "../site/site-url.mjs";
import { linkButtons } from "../site/share-link.mjs";
import { levelNames } from "../words/drills.mjs";
import { sharing } from "../words/match.mjs";
import { cards, puzzles as told } from "../words/puzzles.mjs";
import {
  answered,
  dateOf,
  dayOf,
  drawn,
  due,
  familyIn,
  namesFor,
  inRow,
  linkOf,
  puzzleOfDay,
  setOf,
  sound,
} from "./schedule.mjs";
import { asWritten, provedText, titleOf, whyText, written } from "./puzzle-words.mjs";

const page = document.querySelector('[data-part="puzzles"]');
const part = partsOf(page);
const families = page.dataset.families
  .split(",")
  .filter(Boolean)
  .map((one) => one.split(":"))
  .map(([family, count]) => ({ family, count: Number(count) }));

const dayName = (day, how) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...how }).format(dateOf(day));
const longDay = (day) => dayName(day, { day: "numeric", month: "long" });

// ---- the puzzles, family by family, asked for once ----

const asked = new Map();
const knownFamily = (family) => families.some((one) => one.family === family);

/** Those of a family. Rejects where they cannot be had. */
function puzzlesOf(family) {
  if (!asked.has(family)) {
    const got = fetch(siteUrl(`assets/puzzles/${family}.json`)).then((answer) => {
      if (!answer.ok) throw new Error(told.notOpened);
      return answer.json();
    });
    got.catch(() => asked.delete(family));
    asked.set(family, got);
  }
  return asked.get(family);
}

async function byName(name) {
  for (const each of namesFor(name).filter((one) => knownFamily(familyIn(one)))) {
    const found = (await puzzlesOf(familyIn(each))).find(({ id }) => id === each);
    if (found) return found;
  }
  return null;
}

/** The page's state is its data-state, which its style follows: without a puzzle, or as its step has it (asked, met, right, shown). */
const isWithout = (state) => ["starting", "loading", "none"].includes(state);

/** The moves made so far: what was tried before may go on beyond them. */
const made = ({ line, cursor }) => line.slice(0, line.findIndex(({ node }) => node === cursor) + 1);

/** Where a puzzle is opened by its name. */
function addressOf(id) {
  const url = new URL(location.pathname, location.href);
  url.search = new URLSearchParams({ puzzle: id }).toString();
  return url.href;
}

class Puzzles {
  #memory = sound(get("puzzles"));
  #from = { kind: "today" }; // today, again, family (with its id), set (names, at, right), link
  #level = 0;
  #puzzle = null;
  #card = null;
  #core = null; // the rules of its game
  #step = null;
  #told = false; // its result is kept
  #missed = false;
  #machines = new Map();
  #ticket = 0;

  async start() {
    this.#listen();
    this.#drawMemory();
    if (families.length === 0) {
      part("about").textContent = told.none;
      page.dataset.state = "none";
      return;
    }
    await this.#go(await this.#given());
  }

  /** What the address asks for. */
  async #given() {
    const names = setOf(location.hash);
    if (location.hash.startsWith("#set=")) {
      const there = (await Promise.all(names.map(byName))).filter(Boolean).map(({ id }) => id);
      if (there.length > 0) return { kind: "set", names: there, at: 0, right: 0 };
      notice(part("notices"), told.setNotThere, [], { bad: true });
    }
    const name = new URLSearchParams(location.search).get("puzzle");
    if (!name) return { kind: "today" };
    if (await byName(name)) return { kind: "link", name };
    notice(part("notices"), told.notThere, [], { bad: true });
    return { kind: "today" };
  }

  // ---- which puzzle ----

  async #go(from) {
    this.#from = from;
    const ticket = (this.#ticket += 1);
    page.dataset.state = this.#puzzle ? "loading" : "starting";
    try {
      const puzzle = await this.#chosen();
      if (ticket !== this.#ticket) return;
      if (puzzle) await this.#show(puzzle, ticket);
      else await this.#go({ kind: "today" });
    } catch (fault) {
      if (ticket !== this.#ticket) return;
      page.dataset.state = "none";
      notice(part("notices"), faultWords(fault), [], { bad: true });
    }
  }

  async #chosen() {
    const from = this.#from,
      day = dayOf();
    if (from.kind === "today") {
      from.day = day;
      const { family, index } = puzzleOfDay(day, families);
      return (await puzzlesOf(family))[index];
    }
    if (from.kind === "again") return byName(due(this.#memory, day)[0] ?? "");
    if (from.kind === "link") return byName(from.name);
    if (from.kind === "set") return byName(from.names[from.at]);
    const all = await puzzlesOf(from.family);
    let some = all.filter(({ level }) => this.#level === 0 || level === this.#level);
    if (some.length === 0) {
      notice(part("notices"), told.noneOfLevel);
      some = all;
    }
    const names = some
      .map(({ id }) => id)
      .filter((id) => some.length === 1 || id !== this.#puzzle?.id);
    const [next] = drawn(names, { most: 1, solved: this.#memory.solved, draw: day });
    return byName(next);
  }

  #next() {
    const from = this.#from;
    if (from.kind === "set" && from.at + 1 < from.names.length)
      return this.#go({ ...from, at: from.at + 1 });
    if (from.kind === "set") return this.#go({ ...from, at: 0, right: 0 });
    if (from.kind === "again" && due(this.#memory, dayOf()).length > 0) return this.#go(from);
    if (from.kind === "family") return this.#go(from);
    return this.#go({ kind: "family", family: familyIn(this.#puzzle.id) });
  }

  // ---- a puzzle on the board ----

  async #show(puzzle, ticket) {
    const core = await openCore(familyOf(puzzle.game));
    if (ticket !== this.#ticket) return;
    const card = core.catalogue().find(({ id }) => id === puzzle.game);
    this.#card = card;
    this.#core = core;
    this.#puzzle = puzzle;
    this.#told = this.#missed = false;
    const title = titleOf(puzzle, card);
    part("kicker").textContent = this.#kicker();
    part("title").textContent = title;
    part("title").classList.toggle("long", title.length > 40);
    part("about").replaceChildren(
      element(
        "a",
        { href: siteUrl(`games/${puzzle.game}/`).href },
        say(told.rulesOf, { game: card.name }),
      ),
      ". ",
      puzzle.kind === "drill" ? told.fromDrill : puzzle.record ? told.fromBook : told.fromPlay,
    );
    const root = element(
      "div",
      { className: "step-of-puzzle", id: "puzzle" },
      element(
        "div",
        { className: "plate" },
        element(
          "div",
          { className: "board-holder" },
          element("div", { className: "board-view", "data-part": "board" }),
        ),
      ),
      element(
        "div",
        { className: "puzzle-reply" },
        element("div", { className: "answering", "data-part": "answering" }),
        element("div", {
          className: "verdict",
          "data-part": "verdict",
          role: "status",
          "aria-atomic": "false",
        }),
        element("div", {
          className: "why-panel",
          "data-part": "why",
          "data-testid": "puzzle-why",
          hidden: true,
        }),
        element("p", {
          className: "small proof",
          "data-part": "proof",
          "data-testid": "puzzle-proof",
          hidden: true,
        }),
      ),
    );
    part("holder").replaceChildren(root);
    part("table").dataset.game = puzzle.game;
    const seat = card.seats.findIndex(({ id }) => id === puzzle.seat);
    this.#step = new Step(root, stepOf(puzzle, title), boardOf(puzzle, seat), {
      changed: () => this.#changed(),
      meet: () => this.#meet(),
    });
    await this.#step.open();
    if (ticket !== this.#ticket) return;
    this.#mark();
    page.dataset.puzzle = puzzle.id;
    page.dataset.state = "asked";
    this.#drawActs();
    this.#drawMemory();
  }

  #kicker() {
    const { kind, family, names, at } = this.#from;
    if (kind === "today") return say(told.today, { date: longDay(dayOf()) });
    if (kind === "again") return say(told.again, { left: due(this.#memory, dayOf()).length });
    if (kind === "set") return say(told.ofSet, { n: at + 1, of: names.length });
    if (kind === "link") return told.linked;
    return say(told.ofFamily, {
      family: page.querySelector(`[data-go="${family}"] .name`).textContent,
      level: this.#level === 0 ? told.anyLevel : levelNames[this.#level],
    });
  }

  // The piece a question is about.
  #mark(names = "") {
    this.#step.match?.point([], [this.#puzzle.spot, names].filter(Boolean).join(" "));
  }

  #changed() {
    const state = this.#step?.state;
    if (!state || isWithout(page.dataset.state)) return;
    if (state === "right" || state === "shown") this.#end(state === "right");
    else this.#step.root.querySelector('[data-part="proof"]').hidden = true;
    page.dataset.state = state;
    this.#drawActs();
  }

  /** Keeps the result, once, and tells why. */
  async #end(right) {
    if (!right) this.#missed = true;
    if (page.dataset.state === "right" || page.dataset.state === "shown") return;
    this.#keep();
    const puzzle = this.#puzzle,
      match = this.#step.match;
    const shown = asWritten(this.#core, puzzle);
    const why = whyText(shown, this.#card);
    showWhy(
      this.#step.why,
      [{ rule: puzzle.rule, line: "", sentence: why, from: [], to: -1 }],
      right ? told.why : say(told.shown, { answer: shown.answers[0] }),
    );
    this.#step.why.hidden = false;
    const proof = this.#step.root.querySelector('[data-part="proof"]');
    proof.textContent = provedText(puzzle);
    proof.hidden = false;
    if (!right && match) this.#step.verdict.replaceChildren();
    if (this.#from.kind === "set" && this.#from.at + 1 === this.#from.names.length)
      notice(
        part("notices"),
        say(told.setSolved, { n: this.#from.right, of: this.#from.names.length }),
      );
  }

  #keep() {
    if (this.#told) return;
    this.#told = true;
    const right = !this.#missed;
    if (right && this.#from.kind === "set") this.#from.right += 1;
    this.#memory = answered(sound(get("puzzles")), {
      name: this.#puzzle.id,
      right,
      // The page may have stood open over midnight.
      day: this.#from.day ?? dayOf(),
      ofDay: this.#from.kind === "today",
    });
    set("puzzles", this.#memory);
    this.#drawMemory();
  }

  // ---- what a wrong answer meets ----

  #machineOf(game) {
    const family = familyOf(game);
    if (!this.#machines.has(family)) this.#machines.set(family, createMachine(family));
    return this.#machines.get(family);
  }

  async #meet() {
    this.#missed = true;
    this.#keep();
    const step = this.#step,
      puzzle = this.#puzzle,
      { match } = step;
    const played = made(match.state)
      .map(({ words }) => words)
      .join(" ");
    const shown = written(this.#core, puzzle, played);
    const plain = say(puzzle.kind === "win" ? told.noWin : told.notAnswer, { played: shown });
    step.tellMet(told.looking);
    const reply = await this.#reply(match, played).catch(() => "");
    if (this.#step !== step || step.state !== "met") return;
    step.tellMet(reply ? say(told.meets, { played: shown, reply: sentence(reply) }) : plain);
  }

  /** What the other side does, played on the board; or what the drill says to it. */
  async #reply(match, played) {
    const puzzle = this.#puzzle,
      machine = this.#machineOf(puzzle.game);
    if (puzzle.kind === "drill") {
      const { theme, level, seed, options } = puzzle;
      const { why } = await machine.judge(
        puzzle.game,
        { theme, level, seed, options },
        played.split(" "),
      );
      return why;
    }
    if (match.state.outcome.over) return match.state.outcome.text;
    if (this.#card.hasChance || match.state.toMove < 0) return "";
    const step = this.#step;
    const { words } = await machine.think(match.record, "steady", { after: played });
    if (this.#step !== step || step.state !== "met" || !match.play(words)) return "";
    const { outcome } = match.state;
    return [made(match.state).at(-1).said, outcome.over ? outcome.text : ""]
      .filter(Boolean)
      .map(sentence)
      .join(" ");
  }

  // ---- help ----

  #hint() {
    const { match } = this.#step;
    const [first] = this.#puzzle.answers[0].split(" ");
    this.#step.again();
    const move = match.state.moves.find(({ words }) => words === first);
    const spot = move && match.spots[move.touches[0]];
    if (!spot) return;
    this.#mark(spot.name);
    this.#step.verdict.replaceChildren(
      element(
        "p",
        { className: "on" },
        spot.kind === "button"
          ? say(told.hintButton, { name: spot.label || spot.name })
          : told.hint,
      ),
    );
  }

  async #copy(href, done) {
    if (await copyText(href)) return notice(part("notices"), done, linkButtons(href));
    const link = element("input", {
      type: "text",
      readonly: true,
      value: href,
      "aria-label": sharing.linkField,
      "data-testid": "link",
    });
    return sheet(
      told.shareTitle,
      element("div", { className: "options" }, element("p", {}, told.shareWords), link),
      [{ label: sharing.close, value: "" }],
      "share",
    );
  }

  #share() {
    if (this.#from.kind === "set") return this.#copySet(this.#from.names);
    return this.#copy(addressOf(this.#puzzle.id), told.copied);
  }

  #copySet(names) {
    const url = new URL(location.pathname, location.href);
    url.hash = linkOf(names);
    page.dataset.link = url.href;
    return this.#copy(url.href, say(told.setCopied, { n: names.length }));
  }

  /** The puzzles of a set: those of the link, or as many as were asked for of the game and level chosen. */
  async #setNames() {
    if (this.#from.kind === "set") return this.#from.names;
    const all = await puzzlesOf(this.#family());
    const some = all.filter(({ level }) => this.#level === 0 || level === this.#level);
    return drawn(
      (some.length > 0 ? some : all).map(({ id }) => id),
      {
        most: Number(part("many").value),
        draw: crypto.getRandomValues(new Uint32Array(1))[0] % 100_000,
      },
    );
  }

  #family() {
    return this.#from.kind === "family" ? this.#from.family : familyIn(this.#puzzle?.id ?? "");
  }

  async #sheet() {
    const { printSheet } = await import("./print-sheet.mjs");
    const names = await this.#setNames();
    const some = (await Promise.all(names.map(byName))).filter(Boolean);
    await printSheet(part("handout"), some, {
      title: say(told.sheetTitle, {
        family: page.querySelector(`[data-go="${familyIn(names[0])}"] .name`).textContent,
      }),
    });
  }

  async #cards() {
    const { flashCards } = await import("./flash-cards.mjs");
    const names = await this.#setNames();
    const some = (await Promise.all(names.map(byName))).filter(Boolean);
    const text = await flashCards(part("table"), some, addressOf);
    download(`flash-cards-${familyIn(names[0])}.txt`, text);
    notice(part("notices"), say(cards.saved, { n: some.length }));
  }

  // ---- what is seen of it ----

  #drawActs() {
    const state = page.dataset.state;
    const can = {
      hint: state === "asked" || state === "met",
      next: !isWithout(state),
      share: !isWithout(state),
    };
    for (const [act, able] of Object.entries(can))
      enable(part("acts").querySelector(`[data-act="${act}"]`), able);
    part("acts")
      .querySelector('[data-act="next"]')
      .classList.toggle("primary", state === "right" || state === "shown");
  }

  #drawMemory() {
    const day = dayOf(),
      row = inRow(this.#memory, day),
      solved = new Set(this.#memory.days);
    part("row").textContent = row > 0 ? say(told.inRow, { n: row }) : told.noRow;
    part("best").textContent =
      this.#memory.best > row ? say(told.bestRow, { n: this.#memory.best }) : "";
    part("days").replaceChildren(
      ...[6, 5, 4, 3, 2, 1, 0].map((ago) => {
        const that = day - ago;
        return element(
          "li",
          {
            className: `${solved.has(that) ? "done" : ""}${ago === 0 ? " now" : ""}`,
            ...(ago === 0 ? { "aria-current": "date" } : {}),
          },
          element("span", { "aria-hidden": "true" }, dayName(that, { weekday: "short" })),
          element("b", { "aria-hidden": "true" }, dayName(that, { day: "numeric" })),
          element(
            "span",
            { className: "away" },
            say(solved.has(that) ? told.solvedDay : told.openDay, { date: longDay(that) }),
          ),
        );
      }),
    );
    const waiting = due(this.#memory, day).length;
    page.querySelector('[data-count="again"]').textContent =
      waiting > 0 ? say(told.waiting, { n: waiting }) : told.noneWaiting;
    enable(page.querySelector('[data-go="again"]'), waiting > 0);
    for (const { family, count } of families)
      page.querySelector(`[data-count="${family}"]`).textContent = say(told.solvedOf, {
        n: Math.min(count, this.#memory.solved.filter((name) => familyIn(name) === family).length),
        of: count,
      });
    for (const button of page.querySelectorAll("[data-go]")) {
      const { kind, family } = this.#from;
      const here = button.dataset.go === (kind === "family" ? family : kind);
      if (here) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  async #do(act) {
    const button = page.querySelector(`[data-act="${act}"]`);
    if (button?.getAttribute("aria-disabled") === "true" || !this.#puzzle) return;
    if (act === "hint") this.#hint();
    else if (act === "show") await this.#step.show();
    else if (act === "again") this.#step.again();
    else if (act === "next") {
      await this.#next();
      part("title").focus({ preventScroll: true });
    } else if (act === "share") await this.#share();
    else if (act === "set") await this.#copySet(await this.#setNames());
    else if (act === "sheet") await this.#sheet();
    else if (act === "cards") await this.#cards();
  }

  async #pick(where) {
    const goes =
      where === "today" || where === "again" ? { kind: where } : { kind: "family", family: where };
    history.replaceState(null, "", location.pathname);
    await this.#go(goes);
    part("title").focus({ preventScroll: true });
    page.scrollIntoView({ block: "start" });
  }

  #listen() {
    page.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (!button || button.getAttribute("aria-disabled") === "true") return;
      // A step has buttons of its own, which do it themselves.
      if (button.dataset.act && !button.closest(".step-of-puzzle")) this.#do(button.dataset.act);
      else if (button.dataset.go) this.#pick(button.dataset.go);
    });
    part("levels").addEventListener("change", ({ target }) => {
      this.#level = Number(target.value);
      if (this.#from.kind === "family") this.#go(this.#from);
    });
    addEventListener("hashchange", async () => this.#go(await this.#given()));
    onChange("puzzles", (value) => {
      this.#memory = sound(value);
      this.#drawMemory();
    });
    addShortcuts("puzzles", { act: (act) => this.#do(act) });
  }
}

/** The puzzle as a question of a lesson: moves that are the answer, or where they lead. */
function stepOf(puzzle, title) {
  const ask =
    puzzle.kind === "drill"
      ? {
          kind: "move",
          moves: puzzle.answers.map((words) => ({ words: words.split(" ") })),
          wrong: [],
        }
      : { kind: "reach", reach: [{ position: puzzle.end }] };
  return { title, ask: { ...ask, hints: [] } };
}

const boardOf = (puzzle, seat) => ({
  game: puzzle.game,
  options: puzzle.options,
  setup: puzzle.position,
  words: "",
  seat,
  answer: { words: puzzle.answers[0], said: "" },
  crop: -1,
  region: puzzle.spot ?? "",
  far: seat === 1,
});

new Puzzles().start().catch((fault) => {
  pageFault(part("notices"), fault.message);
  console.error(fault);
});
