// The drills page: an exercise of a kind, a theme, a level and a seed, all four in the address, so that a class can share
// one; answered on the board. Exercises are made and judged in a worker.
// Long: one page, from the question to what is shown after it.

import { createMachine } from "../../wasm/machine.mjs";
import { enable } from "../site/buttons.mjs";
import { openCore } from "../site/core.mjs";
import { copyText, faultWords, notice, pageFault, sheet, silentWords } from "./dialog.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { addShortcuts } from "../site/keys.mjs";
import { encodeGame } from "../store/link.mjs";
import { LiveMatch } from "./match-view.mjs";
import { familyOf, playPage } from "../site/game-urls.mjs";
import { get, set } from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { linkButtons } from "../site/share-link.mjs";
import { BoardView } from "../board/accessible-board.mjs";
import { sentence, showWhy, withSums } from "./why.mjs";
import { drills as told, levelNames } from "../words/drills.mjs";
import { notices, sharing } from "../words/match.mjs";

const page = document.querySelector('[data-part="drills"]');
const part = partsOf(page);
const form = part("choose");
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const seedsTried = 40;
const anySeed = () => 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 99_999);

// ---- the count of right ones in a row, kept in this browser ----

const count = get("drills");

function tally(right) {
  count.row = right ? count.row + 1 : 0;
  count.best = Math.max(count.best, count.row);
  set("drills", count);
  tell();
}

function tell() {
  part("count").textContent =
    count.best === 0
      ? ""
      : count.best > count.row
        ? say(told.inRowBest, { row: count.row, best: count.best })
        : say(told.inRow, { row: count.row });
}

// ---- what is asked for ----

class Drills {
  #machines = new Map(); // by family
  #match = new LiveMatch();
  #board = null;
  #exercise = null;
  #picked = [];
  #state = "starting"; // loading, none; asked, judging, showing, done
  #spoiled = false; // answered wrongly or shown: it does not count
  #themes = new Map();
  #ticket = 0;

  async start() {
    this.#match.addEventListener("fault", ({ detail }) => this.#fault(detail));
    this.#match.addEventListener("change", ({ detail }) => this.#follow(detail));
    this.#listen();
    await this.#ask(new URLSearchParams(location.search));
  }

  #machineOf(game) {
    const family = familyOf(game);
    if (!this.#machines.has(family))
      this.#machines.set(
        family,
        createMachine(family, { silent: (detail) => notice(part("notices"), silentWords(detail)) }),
      );
    return this.#machines.get(family);
  }

  #fault(fault) {
    notice(part("notices"), faultWords(fault), [], { bad: true });
  }

  /** Sets up the exercise an address asks for; what it leaves open, or asks for wrongly, is chosen. */
  async #ask(asked, { push = false } = {}) {
    const ticket = (this.#ticket += 1);
    this.#to(this.#exercise ? "loading" : "starting");
    try {
      const games = [...form.game.options].map((option) => option.value);
      const game = games.includes(asked.get("game")) ? asked.get("game") : games[0];
      if (asked.has("game") && asked.get("game") !== game)
        this.#fault({ what: say(notices.noGame, { game: asked.get("game") }) });
      // What the game makes its exercises with.
      const standard = [...form.game.options].find(({ value }) => value === game).dataset.options;
      const options = asked.get("options") ?? standard;
      const themes = await this.#themesOf(game, options);
      if (ticket !== this.#ticket) return;
      const wished = asked.get("theme") ?? "";
      const theme = wished === "" || themes.some(({ id }) => id === wished) ? wished : "";
      if (wished !== theme) this.#fault({ what: say(told.noTopic, { topic: wished }) });
      const level = /^[123]$/.test(asked.get("level") ?? "") ? Number(asked.get("level")) : 1;
      const seed = /^\d{1,9}$/.test(asked.get("seed") ?? "")
        ? Number(asked.get("seed"))
        : anySeed();
      form.game.value = game;
      form.theme.replaceChildren(
        element("option", { value: "" }, told.anyTopic),
        ...themes.map(({ id, name }) => element("option", { value: id }, name)),
      );
      form.theme.value = theme;
      form.level.value = String(level);
      this.wish = { game, options, theme, level, seed };
      const chosen = (field) => field.options[field.selectedIndex].textContent;
      part("fold").textContent = say(told.chosen, {
        game: chosen(form.game),
        topic: chosen(form.theme),
        level: levelNames[level],
      });
      const [exercise, core] = await Promise.all([this.#made(), openCore(familyOf(game))]);
      if (ticket !== this.#ticket) return;
      const address = this.#address();
      if (push) history.pushState(null, "", address);
      else history.replaceState(null, "", address);
      this.#match.use(core);
      this.#set(exercise);
    } catch (fault) {
      if (fault.name === "AbortError" || ticket !== this.#ticket) return;
      this.#fault(fault);
      this.#none();
    }
  }

  // There is nothing to answer: the next one may do better, where it is known what was wished for.
  #none() {
    this.#to("none");
    part("question").textContent = told.none;
    part("verdict").replaceChildren();
    part("why").hidden = true;
  }

  // Not every seed has an exercise of every theme: the next one that has.
  async #made() {
    for (let left = seedsTried; ; left -= 1) {
      try {
        return await this.#machineOf(this.wish.game).drill(this.wish.game, this.wish);
      } catch (fault) {
        if (fault.name === "AbortError" || left === 0) throw fault;
        this.wish.seed = (this.wish.seed + 1) % 1e9;
      }
    }
  }

  async #themesOf(game, options) {
    const key = `${game} ${options}`;
    if (!this.#themes.has(key))
      this.#themes.set(key, await this.#machineOf(game).drillThemes(game, { options }));
    return this.#themes.get(key);
  }

  #address() {
    const { game, options, theme, level, seed } = this.wish;
    const url = new URL(location.pathname, location.href);
    url.search = new URLSearchParams({
      game,
      ...(theme ? { theme } : {}),
      level: String(level),
      seed: String(seed),
      ...(options ? { options } : {}),
    }).toString();
    return url.href;
  }

  // ---- an exercise ----

  #set(exercise) {
    this.#exercise = exercise;
    this.#picked = [];
    this.#spoiled = false;
    part("table").dataset.game = exercise.game;
    // What is wrong with it the match has told.
    if (!this.#match.create(exercise.game, exercise.options, exercise.setup)) return this.#none();
    const lying = document.documentElement.classList.contains("lying");
    part("table").classList.toggle("lying", lying);
    part("table").classList.toggle("standing", !lying);
    const flipped = exercise.toMove === 1 && !lying;
    if (this.#board) this.#board.show({ lying, flipped });
    else {
      this.#board = new BoardView(part("board"), this.#match, {
        id: "drill-board",
        title: told.position,
        lying,
        flipped,
        touch: (spot) => this.#touch(spot),
      });
    }
    part("question").replaceChildren(withSums(exercise.question));
    part("verdict").replaceChildren();
    part("why").hidden = true;
    this.#mark();
    this.#to("asked");
    this.#link();
  }

  async #link() {
    const url = playPage(this.#exercise.game);
    url.hash = await encodeGame({ record: this.#match.record });
    part("to-table").href = url.href;
  }

  #to(state) {
    this.#state = state;
    page.dataset.state = state;
    const there = !["starting", "loading", "none"].includes(state);
    const can = {
      show: state === "asked",
      again: state === "asked" || state === "done",
      next: there || (state === "none" && this.wish !== undefined),
      share: there,
    };
    for (const [act, able] of Object.entries(can))
      enable(part("acts").querySelector(`[data-act="${act}"]`), able);
    this.#buttons();
  }

  #follow({ kind }) {
    if (kind !== "marks") this.#buttons();
    if (kind === "move" && this.#state === "asked") this.#judge(this.#played());
  }

  #played() {
    const { line, cursor } = this.#match.state;
    return line
      .slice(0, line.findIndex((step) => step.node === cursor) + 1)
      .map((step) => step.words);
  }

  // What may be done that is not a place on the board.
  #buttons() {
    const open =
      this.#state === "asked" && this.#exercise.answer === "moves"
        ? (this.#match.state?.next ?? [])
        : [];
    part("buttons").replaceChildren(
      ...open
        .map((index) => ({ index, spot: this.#match.spots[index] }))
        .filter(({ spot }) => spot.kind === "button")
        .map(({ index, spot }) =>
          element(
            "button",
            {
              type: "button",
              "data-testid": `spot-${spot.name}`,
              onclick: () => this.#touch(index),
            },
            spot.label || spot.name,
          ),
        ),
    );
  }

  #touch(spot) {
    if (this.#state !== "asked") return;
    if (this.#exercise.answer === "moves") {
      this.#match.touch(spot);
      return;
    }
    this.#picked = this.#picked.includes(spot)
      ? this.#picked.filter((each) => each !== spot)
      : [...this.#picked, spot];
    this.#mark();
    if (this.#picked.length > 0)
      this.#judge(this.#picked.map((each) => this.#match.spots[each].name));
  }

  /** The man in question, and those picked. */
  #mark(takings = [], more = []) {
    const { spot } = this.#exercise;
    const name = (index) => this.#match.spots[index].name;
    this.#match.point(
      takings,
      [...new Set([...(spot >= 0 ? [spot] : []), ...this.#picked].map(name).concat(more))].join(
        " ",
      ),
    );
  }

  async #judge(words) {
    const ticket = this.#ticket;
    this.#to("judging");
    try {
      const { verdict, why, reasons } = await this.#machineOf(this.wish.game).judge(
        this.wish.game,
        this.wish,
        words,
      );
      if (ticket !== this.#ticket) return;
      this.#to("asked");
      if (verdict === "right")
        this.#right(reasons.length > 0 ? reasons : this.#exercise.reasons, why);
      else if (verdict === "on") this.#say("on", why || told.onward);
      else this.#wrong(why, reasons);
    } catch (fault) {
      if (fault.name === "AbortError" || ticket !== this.#ticket) return;
      this.#to("asked");
      this.#fault(fault);
    }
  }

  #say(kind, words, mark = "") {
    part("verdict").replaceChildren(
      element(
        "p",
        { className: kind },
        mark ? element("b", {}, mark, " ") : null,
        withSums(sentence(words)),
      ),
    );
  }

  #right(reasons, why) {
    if (!this.#spoiled) tally(true);
    this.#say("right", why || this.#exercise.explanation, told.right);
    this.#end(reasons);
  }

  #wrong(why, reasons) {
    if (!this.#spoiled) tally(false);
    this.#spoiled = true;
    this.#say("wrong", say(told.tryAgain, { why: sentence(why || told.notIt) }), told.notQuite);
    if (this.#exercise.answer === "moves") this.#match.undo();
    else this.#picked = this.#picked.slice(0, -1);
    if (reasons.length > 0) this.#explain(reasons, told.whyNot);
    this.#mark();
  }

  #end(reasons) {
    this.#to("done");
    this.#explain(reasons, told.why);
    part("acts").querySelector('[data-act="next"]').focus({ preventScroll: true });
  }

  #explain(reasons, about) {
    part("why").hidden = reasons.length === 0;
    if (reasons.length > 0) showWhy(part("why"), reasons, about);
  }

  async #show() {
    const ticket = this.#ticket;
    if (!this.#spoiled) tally(false);
    this.#spoiled = true;
    this.#to("showing");
    const { answer, answers, explanation, reasons } = this.#exercise;
    const words = answers[0] ?? [];
    this.#match.dropTouches();
    if (answer === "moves") {
      this.#match.go(-1);
      for (const word of words) {
        await pause(650);
        if (ticket !== this.#ticket) return;
        this.#match.play(word);
      }
    } else {
      this.#picked = words.map((name) => this.#match.spots.findIndex((spot) => spot.name === name));
      const names = (reason) => ({
        from: reason.from.map((spot) => this.#match.spots[spot].name),
        to: this.#match.spots[reason.to]?.name,
        sum: reason.line,
      });
      this.#mark(reasons.filter(({ from, to }) => to >= 0 && from.length > 0).map(names));
    }
    this.#say("shown", explanation);
    this.#end(reasons);
  }

  #again() {
    this.#match.dropTouches();
    this.#match.go(-1);
    this.#picked = [];
    part("verdict").replaceChildren();
    part("why").hidden = true;
    this.#mark();
    this.#spoiled = this.#spoiled || this.#state === "done";
    this.#to("asked");
    this.#board.grid.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  async #next() {
    await this.#ask(this.#query({ seed: (this.wish.seed + 1) % 1e9 }), { push: true });
    part("question").focus({ preventScroll: true });
  }

  #query(change) {
    const all = { ...this.wish, ...change };
    return new URLSearchParams(Object.entries(all).map(([key, value]) => [key, String(value)]));
  }

  async #share() {
    const href = this.#address();
    if (await copyText(href)) return notice(part("notices"), told.copied, linkButtons(href));
    const link = element("input", {
      type: "text",
      readonly: true,
      value: href,
      "aria-label": sharing.linkField,
      "data-testid": "link",
    });
    link.addEventListener("focus", () => link.select());
    return sheet(
      told.share,
      element("div", { className: "options" }, element("p", {}, told.sameForAll), link),
      [{ label: sharing.close, value: "" }],
      "share",
    );
  }

  // On a small screen the choices are folded away, and what they are stands on the fold.
  #unfold(open) {
    form.classList.toggle("unfolded", open);
    part("fold").setAttribute("aria-expanded", String(open));
  }

  #do(act) {
    const button = part("acts").querySelector(`[data-act="${act}"]`);
    if (!button || button.getAttribute("aria-disabled") === "true") return undefined;
    if (act === "show") return this.#show();
    if (act === "again") return this.#again();
    if (act === "next") return this.#next();
    if (act === "share") return this.#share();
    return undefined;
  }

  #listen() {
    part("fold").addEventListener("click", () =>
      this.#unfold(!form.classList.contains("unfolded")),
    );
    part("acts").addEventListener("click", ({ target }) => {
      const act = target.closest("button[data-act]")?.dataset.act;
      if (act) this.#do(act);
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("change", () => {
      const game = form.game.value,
        level = Number(form.level.value);
      const theme = game === this.wish.game ? form.theme.value : "";
      this.#ask(
        this.#query({
          game,
          theme,
          level,
          options: game === this.wish.game ? this.wish.options : "",
        }),
        { push: true },
      );
    });
    addEventListener("popstate", () => this.#ask(new URLSearchParams(location.search)));
    addShortcuts("drills", { act: (act) => this.#do(act) });
  }
}

tell();
new Drills().start().catch((fault) => {
  part("question").textContent = told.notOpened;
  pageFault(part("notices"), fault.message);
  console.error(fault);
});
