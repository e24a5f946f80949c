// The page of a person's games: each with its board at the place shown, drawn when it comes into sight; to go on with,
// name, save, remove; all of them to one file, and back from one.

import { openCore } from "./core.mjs";
import { download, element, faultWords, notice, sheet } from "./dialog.mjs";
import { recordOf } from "./hand-in.mjs";
import { fileName, longestFile, nameOf, readGames, standingOf, toldOf, writeGames } from "./kept.mjs";
import { gameOf } from "./link.mjs";
import { LiveMatch } from "./match-view.mjs";
import { familyOf, known, playPage } from "./places.mjs";
import * as store from "./store.mjs";
import { sentence } from "./why.mjs";

const page = document.querySelector(".yours");
const part = (name) => page.querySelector(`[data-part="${name}"]`);
const tell = (words, buttons = [], options = {}) => notice(part("notices"), words, buttons, options);
const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const noRoom = { full: "There is no room left in this browser.", forbidden: "This browser keeps nothing.", gone: "That game is no longer kept here." };

let found = { games: [], damaged: [] };

// ---- the list ----

const rows = new Map();  // by key: {row, told}; a row stays as it is while its game does
const sights = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) if (isIntersecting) {
    sights.unobserve(target);
    draw(target);
  }
}, { rootMargin: "300px" });

const step = 100;  // games listed at once; of thousands the page would take seconds
let listed = step;
const moreButton = element("button", { type: "button", "data-testid": "more-games", onclick: more });
const moreRow = element("li", { className: "more" }, moreButton);

function more() {
  const first = found.games[listed];
  listed += step;
  show();
  rows.get(first.key).row.querySelector(".kept-words a, .kept-words button").focus();  // where the button stood
}

function show() {
  found = store.all();
  const { length } = found.games;
  const games = found.games.slice(0, listed).map((game) => {
    const text = store.raw(game.key);
    if (rows.get(game.key)?.text !== text) rows.set(game.key, { text, row: rowOf(game) });
    return rows.get(game.key).row;
  });
  const focused = page.contains(document.activeElement) ? document.activeElement : null;
  moreButton.textContent = `Show more games (${length - listed})`;
  part("games").replaceChildren(...games, ...(length > listed ? [moreRow] : []));
  if (focused && document.activeElement !== focused) {
    const row = rows.get(focused.closest("li")?.game?.key)?.row;  // made anew where its game changed
    const place = [row, part("games")].find((each) => each?.isConnected);
    (focused.isConnected ? focused : place.querySelector("h2 a"))?.focus({ preventScroll: focused.isConnected });
  }
  part("damaged-list").replaceChildren(...found.damaged.map(damagedRow));
  part("damaged").hidden = found.damaged.length === 0;
  const { able, size } = store.room();
  part("none").hidden = !able || length > 0;
  part("room").hidden = length === 0;
  part("count").textContent = !able ? "This browser keeps nothing for this page, so no game is here. A game can be saved as a file from its table, under “Share…”."
    : length === 0 ? "" : `${count(length, "game")}, ${Math.max(1, Math.round(size / 1000))} kB in this browser.`;
  for (const act of ["save-all", "remove-all"]) page.querySelector(`[data-act="${act}"]`).disabled = length === 0;
}

function rowOf(game) {
  const name = nameOf(game);
  const kind = gameOf(game.record);
  const url = known(kind) ? playPage(kind) : null;
  if (url && game.id) url.searchParams.set("kept", game.id);
  const link = (inner, more = {}) => (url && game.id ? element("a", { href: url.href, ...more }, inner) : element("span", more, inner));
  const button = (label, act, more) => element("button", { type: "button", className: "quiet", onclick: act, ...more }, label, element("span", { className: "away" }, `: ${name}`));
  const row = element("li", { "data-testid": "kept-game" },
    link("", { className: "kept-board", tabindex: "-1", "aria-hidden": "true" }),
    element("div", { className: "kept-words" },
      element("h2", {}, link(name)),
      element("p", { className: "small", "data-part": "standing" }),
      element("p", { className: "bar" },
        url && game.id && element("a", { className: "button", href: url.href, "data-testid": "open" }, game.told.over === true ? "Look at it" : "Go on", element("span", { className: "away" }, `: ${name}`)),
        game.id && button("Rename…", () => rename(game, name), { "data-testid": "rename" }),
        button("Save as a file", () => download(fileName(name), game.record), { "data-testid": "save" }),
        button("Remove", () => remove(game, name), { "data-testid": "remove" }))));
  row.game = game;
  stand(row, game);
  sights.observe(row);
  return row;
}

function stand(row, game) {
  row.querySelector('[data-part="standing"]').replaceChildren(...standingOf(game).flatMap((words, i) => [i > 0 ? " · " : "", element("span", { className: "whole" }, words)]));
}

/** The board of a row, and what can be told of its game, where it came without it. */
async function draw(row) {
  const { game } = row;
  const holder = row.querySelector(".kept-board");
  try {
    const { match, doors } = await opened(game);
    const { flipped, dress } = game.view;  // always standing: the place for it is higher than wide
    holder.innerHTML = match.svg({ id: `kept-${game.key.replace(/\W/g, "-")}`, title: "", flipped: flipped === true, [["native", "sign"].includes(dress) ? dress : "figure"]: true, labels: false });
    if (!Number.isInteger(game.told.moves)) {
      game.told = toldOf(match.state, match.card, doors.levels());
      stand(row, game);
      if (game.id && !store.amend(game.id, { told: game.told })) show();
    }
    match.use(null);
  } catch (fault) {
    holder.remove();
    row.querySelector(".kept-words").append(element("p", { className: "small bad" }, `Its board cannot be drawn: ${faultWords(fault)}`));
  }
}

/** A record read by the module of its game, at its place: {match, doors}. Throws what is wrong with it. */
async function opened({ record, at = null }) {
  const game = gameOf(record);
  if (!known(game)) throw { what: game ? `There is no game “${game}” here` : "The game is not told", expected: "a first tag like [Game \"fulke-1\"]", line: 1 };
  const doors = await openCore(familyOf(game));
  const match = new LiveMatch(doors);
  const fault = match.attempt(() => match.read(record, at));
  if (fault) throw fault;
  return { match, doors };
}

function damagedRow({ key, fault, saved, size }) {
  return element("li", { "data-testid": "damaged-entry" },
    element("p", {}, faultWords(fault), " ", element("span", { className: "small" }, [saved && new Date(saved).toLocaleDateString("en-GB", { dateStyle: "long" }), count(size, "character")].filter(Boolean).join(" · "))),
    element("p", { className: "bar" },
      element("button", { type: "button", onclick: () => download("kept-match.txt", store.raw(key) ?? ""), "data-testid": "save-damaged" }, "Save what was kept"),
      element("button", { type: "button", className: "quiet", onclick: () => undoable([key], "What was put aside is removed.") }, "Remove")));
}

// ---- what can be done ----

async function rename(game, name) {
  const field = element("input", { type: "text", id: "game-name", value: game.name, placeholder: name, maxlength: "120", autofocus: true, autocomplete: "off", "data-testid": "name", onkeydown: (event) => { if (event.key === "Enter") (event.preventDefault(), field.form.querySelector(".primary").click()); } });
  const body = element("div", { className: "options" }, element("label", { for: field.id }, "Its name"), field, element("p", { className: "small" }, "Left empty, it is called after the game, the opponent and the day."));
  if ((await sheet("Rename this game", body, [{ label: "Cancel", value: "" }, { label: "Rename", value: "rename", primary: true }], "rename-sheet")) !== "rename") return;
  const fault = store.amend(game.id, { name: field.value.trim() });
  if (fault) tell(`It could not be renamed. ${noRoom[fault]}`, [], { bad: true });
  show();
  rows.get(game.key)?.row.querySelector('[data-testid="rename"]')?.focus();
}

const remove = (game, name) => undoable([game.key], `Removed: ${name}.`);

/** Takes entries away, and offers to bring them back. */
function undoable(keys, words) {
  const taken = keys.map((key) => [key, store.remove(key)]).filter(([, text]) => text !== null);
  show();
  tell(words, [{ label: "Undo", act: () => {
    const lost = taken.filter(([key, text]) => !store.bringBack(key, text));
    if (lost.length > 0) tell(`${count(lost.length, "game")} could not be brought back. ${noRoom.full}`, [{ label: "Save as a file", act: () => download("kept-match.txt", lost.map(([, text]) => text).join("\n")) }], { bad: true, keep: true });
    show();
  } }], { keep: true });
}

async function removeAll() {
  const sure = await sheet(`Remove all ${count(found.games.length, "game")}?`, element("p", {}, "They are in this browser and nowhere else. Save them as a file first if you may want them again."), [{ label: "Keep them", value: "" }, { label: "Save as one file first", value: "save" }, { label: "Remove all", value: "remove", primary: true }], "remove-sheet");
  if (sure === "save") saveAll();
  if (sure === "remove") undoable(found.games.map(({ key }) => key), `${count(found.games.length, "game")} removed.`);
}

const saveAll = () => download(`codex-ludorum-games-${new Date().toISOString().slice(0, 10)}.txt`, writeGames(found.games));

/** Takes the sound games of files in, records or PGN, and says of each other its line and what was expected. */
async function take(files) {
  let kept = 0, same = 0;
  const faults = [];
  for (const file of files) {
    const wrong = (fault, line = fault.line) => faults.push(`${file.name}: ${faultWords({ ...fault, what: fault.what ?? fault.message, line })}`);
    if (file.size > longestFile) {
      wrong({ what: `It is ${Math.round(file.size / 1e6)} MB long`, expected: `at most ${longestFile >> 20} MB` });
      continue;
    }
    for (const { fault, line, ...game } of readGames(await file.text())) {
      await new Promise((go) => setTimeout(go));  // the page can be used between two games
      if (fault) {
        wrong(fault);
        continue;
      }
      try {
        const record = await recordOf(game.record);
        const { match, doors } = await opened({ ...game, record });
        const told = toldOf(match.state, match.card, doors.levels());
        const done = store.add({ ...game, record, told, slot: match.game });
        match.use(null);
        if (done.fault) wrong({ what: noRoom[done.fault] }, line);
        else if (done.known !== undefined) same += 1;
        else kept += 1;
      } catch (why) {
        wrong({ what: why.what ?? why.message, expected: why.expected, column: why.column }, line + Math.max(0, (why.line ?? 1) - 1));
      }
    }
  }
  show();
  const said = [kept > 0 && `${count(kept, "game")} taken in`, same > 0 && `${count(same, "game was", "games were")} here already`].filter(Boolean).join("; ");
  if (said) tell(sentence(said));
  for (const fault of faults.slice(0, 8)) tell(fault, [], { bad: true });
  if (faults.length > 8) tell(`${faults.length - 8} more could not be taken in.`, [], { bad: true });
  if (!said && faults.length === 0) tell("No file was opened.");
}

async function lasting() {
  const storage = navigator.storage;
  if (!storage?.persist) return;
  const sure = await storage.persisted();
  part("lasting").textContent = sure ? "This browser has promised not to clear them by itself." : "";
  page.querySelector('[data-act="persist"]').hidden = sure;
}

const acts = {
  "save-all": saveAll,
  "remove-all": removeAll,
  persist: async () => {
    if (!(await navigator.storage.persist())) part("lasting").textContent = "This browser makes no promise; saving a file is the sure way.";
    else await lasting();
  },
};
page.addEventListener("click", (event) => acts[event.target.closest("[data-act]")?.dataset.act]?.());
page.querySelector("#open-files").addEventListener("change", async ({ target }) => {
  const files = [...target.files];
  target.value = "";
  await take(files);
});
addEventListener("storage", ({ key }) => (key === null || key.startsWith("codex-ludorum/")) && show());
addEventListener("pageshow", show);
show();
lasting().catch(() => {});
page.dataset.ready = "yes";
