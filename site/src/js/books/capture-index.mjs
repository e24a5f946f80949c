// "How may 36 be taken, and by whom?" The page holds every answer; this narrows it to what is asked, keeps that in the
// address, and shows an answer on a live board.

import { able, openCore } from "../site/core.mjs";
import { partsOf } from "../site/dom.mjs";
import { frameDiagram } from "../board/diagram-crop.mjs";
import { encodeGame } from "../store/link.mjs";
import { LiveMatch } from "../match/match-view.mjs";
import { familyOf } from "../site/game-urls.mjs";
import { say } from "../site/say.mjs";
import { BoardView } from "../board/accessible-board.mjs";
import { passageHtml, passages, sentence, withSums } from "../match/why.mjs";
import { finder } from "../words/numbers.mjs";
import { siteUrl } from "../site/site-url.mjs";

const page = document.querySelector('[data-part="taken"]');
const part = partsOf(page);
const form = part("ask");
const fields = ["n", "way", "by", "own"];
const { kind } = page.dataset;
const wide = matchMedia("(min-width: 64rem)");
const shown = part("shown");
const place = shown.parentElement;

// ---- what is asked ----

/** The address of a question; the first kind's page answers for the others too (leave()). */
function address(url) {
  const asked = new URLSearchParams({ n: form.n.value, kind: form.kind.value });
  if (form.way.value) asked.set("way", form.way.value);
  if (form.by.value) asked.set("by", form.by.value);
  if (form.own.checked) asked.set("own", "");
  url.search = asked.toString().replace(/=(?=&|$)/g, "");
  url.hash = "";
  return url;
}

const pageOf = (id) => [...form.kind.options].find((option) => option.value === id)?.dataset.page;

/** Reads the address into the form; false where it asks for a kind of another page, to which it then goes. */
function recall() {
  const asked = new URLSearchParams(location.search);
  const other = asked.get("kind");
  if (other && other !== kind && pageOf(other)) {
    location.replace(siteUrl(`${pageOf(other)}${location.search}`));
    return false;
  }
  const from = asked.get("n") ?? /^#n(\d+)$/.exec(location.hash)?.[1];
  const choose = (select, value) => {
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  };
  choose(form.n, from);
  choose(form.way, asked.get("way") ?? "");
  choose(form.by, asked.get("by") ?? "");
  form.own.checked = asked.has("own");
  if (asked.has("n") && form.n.value !== from)
    part("told").dataset.fault = `${say(finder.noPiece, { number: from })} `;
  return true;
}

function show() {
  const { n, way, by, own } = Object.fromEntries(fields.map((name) => [name, form[name]]));
  page.classList.add("asked-one");
  part("asked-number").textContent = n.value;
  for (const link of page.querySelectorAll(".numbers-nav a")) {
    if (link.dataset.n === n.value) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  let cases = 0,
    evens = 0,
    turned = 0;
  for (const answer of page.querySelectorAll(".answer")) {
    answer.hidden = answer.dataset.n !== n.value;
    if (answer.hidden) continue;
    for (const victim of answer.querySelectorAll(".victim")) {
      for (const sum of victim.querySelectorAll(":scope > ul > li")) {
        for (const one of sum.querySelectorAll(".cases > li")) {
          one.hidden =
            (by.value && one.dataset.by !== by.value) || (own.checked && "turned" in one.dataset);
          if (one.hidden || (way.value && sum.dataset.way !== way.value)) continue;
          cases += 1;
          evens += Number(one.dataset.by === "even");
          turned += Number("turned" in one.dataset);
        }
        sum.hidden =
          (way.value && sum.dataset.way !== way.value) ||
          [...sum.querySelectorAll(".cases > li")].every((one) => one.hidden);
      }
      victim.hidden = [...victim.querySelectorAll(":scope > ul > li")].every((sum) => sum.hidden);
    }
  }
  const told = part("told");
  const counted = { n: cases, number: n.value, white: evens, black: cases - evens };
  const found =
    cases === 0
      ? say(finder.none, { number: n.value })
      : way.value
        ? say(finder.casesBy, { ...counted, way: way.selectedOptions[0].textContent })
        : say(finder.cases, counted);
  told.textContent =
    (told.dataset.fault ?? "") +
    (turned > 0 ? `${found} ${say(finder.turned, { n: turned })}` : found);
  delete told.dataset.fault;
  board.rest();
}

function ask() {
  if (form.kind.value !== kind) {
    location.href = address(siteUrl(pageOf(form.kind.value))).href;
    return;
  }
  history.replaceState(null, "", address(new URL(location.href)));
  show();
}

// ---- on a board ----

const board = {
  match: null,
  view: null,
  pressed: null,
  record: "",

  /** Nothing is shown until an answer is asked for; where there is room for the board, the first is. */
  rest() {
    this.press(null);
    shown.hidden = true;
    place.append(shown);
    const first = [
      ...page.querySelectorAll(".answer:not([hidden]) .cases > li:not([hidden]) .see-it"),
    ].find((button) => button.offsetParent !== null);
    if (wide.matches && first && able()) this.show(first);
  },

  press(button) {
    this.pressed?.setAttribute("aria-pressed", "false");
    this.pressed = button;
    button?.setAttribute("aria-pressed", "true");
  },

  async show(button) {
    this.press(button);
    if (wide.matches) place.append(shown);
    else button.closest("li").after(shown);
    shown.hidden = false;
    const row = button.closest("[data-rule]");
    const sum = row.querySelector(".sum").textContent;
    const who = button.closest("li").querySelector(".who").textContent;
    const whom = button.closest(".victim").querySelector("h3").textContent.trim();
    const names = {
      who: `${who[0].toUpperCase()}${who.slice(1)}`,
      whom: `${whom[0].toLowerCase()}${whom.slice(1)}`,
    };
    const shutIn = who.startsWith("any "); // four of a side, whoever they are
    part("caption").replaceChildren(
      withSums(
        sentence(
          shutIn
            ? say(finder.shutIn, names)
            : say(/ and /.test(who) ? finder.take : finder.takes, { ...names, sum }),
        ),
      ),
    );
    const { at, motion } = button.dataset;
    this.record = `[Game "${kind}"]\n[Setup "${at}"]\n[Show "${motion ? 1 : 0}"]\n${motion ? `\n1. ${motion}\n` : ""}`;
    part("set-up").href = "#";
    try {
      await this.draw();
      if (this.pressed !== button) return;
      const url = siteUrl(page.dataset.play);
      url.hash = await encodeGame({ record: this.record });
      part("set-up").href = url.href;
      const found = (await passages())[row.dataset.rule];
      if (this.pressed === button)
        part("why").replaceChildren(...(found ? [passageHtml(found)] : []));
    } catch (fault) {
      part("say").textContent = fault.message;
    }
  },

  async draw() {
    const core = await openCore(familyOf(kind));
    if (!this.match) {
      this.match = new LiveMatch(core);
      this.match.addEventListener("change", ({ detail }) => this.follow(detail));
    }
    const fault = this.match.attempt(() => this.match.read(this.record));
    if (fault) throw fault;
    this.match.frame(frameDiagram);
    this.view ??= new BoardView(shown.querySelector(".board-view"), this.match, {
      id: "shown-live",
      title: finder.board,
      takings: true,
      legend: true,
      crop: 0,
    });
    this.view.settle();
  },

  follow({ kind: change, state }) {
    const last = state.line.find((step) => step.current && step.words);
    part("say").replaceChildren(
      withSums(
        change === "touch" && state.touched.length > 0 ? state.say : last ? last.said : state.say,
      ),
    );
  },
};

// ---- what is touched ----

form.addEventListener("change", ask);
form.addEventListener("submit", (event) => event.preventDefault());
page.querySelector(".numbers-nav").addEventListener("click", (event) => {
  const link = event.target.closest("a[data-n]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  form.n.value = link.dataset.n;
  ask();
});
part("answers").addEventListener("click", (event) => {
  const button = event.target.closest("button.see-it");
  if (button) board.show(button);
});
wide.addEventListener("change", () => {
  if (board.pressed) board.show(board.pressed);
});

if (recall()) {
  if (!able()) for (const button of page.querySelectorAll("button.see-it")) button.remove(); // they could do nothing
  show();
}
