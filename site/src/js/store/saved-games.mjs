// The page of a person's games: each with its board at the place shown, drawn when it comes into sight; to go on with,
// name, save, remove; all of them to one file, and back from one.
// Long: one page, its list and all that can be done with a game in it.

import { openCore } from "../site/core.mjs";
import { download, faultWords, notice, sheet } from "../match/dialog.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { recordOf, textOf } from "./import-game.mjs";
import {
  fileName,
  longestFile,
  nameOf,
  readGames,
  standingOf,
  toldOf,
  writeGames,
} from "./match-archive.mjs";
import { gameOf } from "./link.mjs";
import { LiveMatch } from "../match/match-view.mjs";
import { familyOf, known, playPage } from "../site/game-urls.mjs";
import { say } from "../site/say.mjs";
import * as store from "./store.mjs";
import { opening, removing, renaming, storing, yours as words } from "../words/saved-games.mjs";

const page = document.querySelector(".yours");
const part = partsOf(page);
const tell = (sentence, buttons = [], options = {}) =>
  notice(part("notices"), sentence, buttons, options);

let found = { games: [], damaged: [] };

// ---- the list ----

const rows = new Map(); // by key: {row, told}; a row stays as it is while its game does
const sights = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen)
      if (isIntersecting) {
        sights.unobserve(target);
        draw(target);
      }
  },
  { rootMargin: "300px" },
);

const step = 100; // games listed at once; of thousands the page would take seconds
let listed = step;
const moreButton = element("button", {
  type: "button",
  "data-testid": "more-games",
  onclick: more,
});
const moreRow = element("li", { className: "more" }, moreButton);

function more() {
  const first = found.games[listed];
  listed += step;
  show();
  rows.get(first.key).row.querySelector(".kept-words a, .kept-words button").focus(); // where the button stood
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
  moreButton.textContent = say(words.more, { n: length - listed });
  part("games").replaceChildren(...games, ...(length > listed ? [moreRow] : []));
  if (focused && document.activeElement !== focused) {
    const row = rows.get(focused.closest("li")?.game?.key)?.row; // made anew where its game changed
    const place = [row, part("games")].find((each) => each?.isConnected);
    (focused.isConnected ? focused : place.querySelector("h2 a"))?.focus({
      preventScroll: focused.isConnected,
    });
  }
  part("damaged-list").replaceChildren(...found.damaged.map(damagedRow));
  part("damaged").hidden = found.damaged.length === 0;
  const { able, size } = store.room();
  part("none").hidden = !able || length > 0;
  part("room").hidden = length === 0;
  part("count").textContent = !able
    ? words.cannotSave
    : length === 0
      ? ""
      : say(words.count, { n: length, size: Math.max(1, Math.round(size / 1000)) });
  for (const act of ["save-all", "remove-all"])
    page.querySelector(`[data-act="${act}"]`).disabled = length === 0;
}

function rowOf(game) {
  const name = nameOf(game);
  const kind = gameOf(game.record);
  const url = known(kind) ? playPage(kind) : null;
  if (url && game.id) url.searchParams.set("kept", game.id);
  const link = (inner, more = {}) =>
    url && game.id
      ? element("a", { href: url.href, ...more }, inner)
      : element("span", more, inner);
  const button = (label, act, more) =>
    element(
      "button",
      { type: "button", className: "quiet", onclick: act, ...more },
      label,
      element("span", { className: "away" }, `: ${name}`),
    );
  const row = element(
    "li",
    { "data-testid": "kept-game" },
    link("", { className: "kept-board", tabindex: "-1", "aria-hidden": "true" }),
    element(
      "div",
      { className: "kept-words" },
      element("h2", {}, link(name)),
      element("p", { className: "small", "data-part": "standing" }),
      element(
        "p",
        { className: "bar" },
        url &&
          game.id &&
          element(
            "a",
            { className: "button", href: url.href, "data-testid": "open" },
            game.told.over === true ? words.view : words.continue,
            element("span", { className: "away" }, `: ${name}`),
          ),
        game.id && button(words.rename, () => rename(game, name), { "data-testid": "rename" }),
        button(words.saveFile, () => download(fileName(name), game.record), {
          "data-testid": "save",
        }),
        button(words.remove, () => remove(game, name), { "data-testid": "remove" }),
      ),
    ),
  );
  row.game = game;
  stand(row, game);
  sights.observe(row);
  return row;
}

function stand(row, game) {
  row
    .querySelector('[data-part="standing"]')
    .replaceChildren(
      ...standingOf(game).flatMap((told, i) => [
        i > 0 ? " · " : "",
        element("span", { className: "whole" }, told),
      ]),
    );
}

/** The board of a row, and what can be told of its game, where it came without it. */
async function draw(row) {
  const { game } = row;
  const holder = row.querySelector(".kept-board");
  try {
    const { match, ludus } = await opened(game);
    const { flipped, dress } = game.view; // always standing: the place for it is higher than wide
    holder.innerHTML = match.svg({
      id: `kept-${game.key.replace(/\W/g, "-")}`,
      title: "",
      flipped: flipped === true,
      [["figure", "native", "sign"].includes(dress) ? dress : ""]: true,
      labels: false,
    });
    if (!Number.isInteger(game.told.moves)) {
      game.told = toldOf(match.state, match.card, ludus.levels());
      stand(row, game);
      if (game.id && !store.amend(game.id, { told: game.told })) show();
    }
    match.use(null);
  } catch (fault) {
    holder.remove();
    row
      .querySelector(".kept-words")
      .append(
        element("p", { className: "small bad" }, say(words.noBoard, { why: faultWords(fault) })),
      );
  }
}

/** A record read by the module of its game, at its place: {match, ludus}. Throws what is wrong with it. */
async function opened({ record, at = null }) {
  const game = gameOf(record);
  if (!known(game))
    throw {
      what: game ? say(words.noSuchGame, { game }) : words.noGame,
      expected: words.gameTag,
      line: 1,
    };
  const ludus = await openCore(familyOf(game));
  const match = new LiveMatch(ludus);
  const fault = match.attempt(() => match.read(record, at));
  if (fault) throw fault;
  return { match, ludus };
}

function damagedRow({ key, fault, saved, size }) {
  return element(
    "li",
    { "data-testid": "damaged-entry" },
    element(
      "p",
      {},
      faultWords(fault),
      " ",
      element(
        "span",
        { className: "small" },
        [
          saved && new Date(saved).toLocaleDateString("en-GB", { dateStyle: "long" }),
          say(words.characters, { n: size }),
        ]
          .filter(Boolean)
          .join(" · "),
      ),
    ),
    element(
      "p",
      { className: "bar" },
      element(
        "button",
        {
          type: "button",
          onclick: () => download("kept-match.txt", store.raw(key) ?? ""),
          "data-testid": "save-damaged",
        },
        words.saveFile,
      ),
      element(
        "button",
        { type: "button", className: "quiet", onclick: () => undoable([key], removing.damaged) },
        words.remove,
      ),
    ),
  );
}

// ---- what can be done ----

async function rename(game, name) {
  const field = element("input", {
    type: "text",
    id: "game-name",
    value: game.name,
    placeholder: name,
    maxlength: "120",
    autofocus: true,
    autocomplete: "off",
    "data-testid": "name",
    onkeydown: (event) => {
      if (event.key === "Enter")
        (event.preventDefault(), field.form.querySelector(".primary").click());
    },
  });
  const body = element(
    "div",
    { className: "options" },
    element("label", { for: field.id }, renaming.name),
    field,
    element("p", { className: "small" }, renaming.empty),
  );
  if (
    (await sheet(
      renaming.title,
      body,
      [
        { label: renaming.cancel, value: "" },
        { label: renaming.rename, value: "rename", primary: true },
      ],
      "rename-sheet",
    )) !== "rename"
  )
    return;
  const fault = store.amend(game.id, { name: field.value.trim() });
  if (fault) tell(say(renaming.failed, { why: storing[fault] }), [], { bad: true });
  show();
  rows.get(game.key)?.row.querySelector('[data-testid="rename"]')?.focus();
}

const remove = (game, name) => undoable([game.key], say(removing.one, { name }));

/** Takes entries away, and offers to bring them back. */
function undoable(keys, sentence) {
  const taken = keys.map((key) => [key, store.remove(key)]).filter(([, text]) => text !== null);
  show();
  tell(
    sentence,
    [
      {
        label: words.undo,
        act: () => {
          const lost = taken.filter(([key, text]) => !store.bringBack(key, text));
          if (lost.length > 0)
            tell(
              say(removing.lost, { n: lost.length }),
              [
                {
                  label: words.saveFile,
                  act: () => download("kept-match.txt", lost.map(([, text]) => text).join("\n")),
                },
              ],
              { bad: true, keep: true },
            );
          show();
        },
      },
    ],
    { keep: true },
  );
}

async function removeAll() {
  const sure = await sheet(
    say(removing.title, { n: found.games.length }),
    element("p", {}, removing.warning),
    [
      { label: removing.cancel, value: "" },
      { label: removing.saveFirst, value: "save" },
      { label: removing.remove, value: "remove", primary: true },
    ],
    "remove-sheet",
  );
  if (sure === "save") saveAll();
  if (sure === "remove")
    undoable(
      found.games.map(({ key }) => key),
      say(removing.many, { n: found.games.length }),
    );
}

const saveAll = () =>
  download(
    `codex-ludorum-games-${new Date().toISOString().slice(0, 10)}.txt`,
    writeGames(found.games),
  );

/** Takes the sound games of files in, records or formats of others, and says of each other its line and what was expected. */
async function take(files) {
  let kept = 0,
    same = 0;
  const faults = [];
  for (const file of files) {
    const wrong = (fault, line = fault.line) =>
      faults.push(
        say(opening.fault, {
          file: file.name,
          fault: faultWords({ ...fault, what: fault.what ?? fault.message, line }),
        }),
      );
    if (file.size > longestFile) {
      wrong({
        what: say(opening.tooLarge, { size: Math.round(file.size / 1e6), most: longestFile >> 20 }),
      });
      continue;
    }
    for (const { fault, line, ...game } of /** @type {any[]} */ (readGames(await textOf(file)))) {
      await new Promise((go) => setTimeout(go)); // the page can be used between two games
      if (fault) {
        wrong(fault);
        continue;
      }
      try {
        const record = await recordOf(game.record);
        const { match, ludus } = await opened({ ...game, record });
        const told = toldOf(match.state, match.card, ludus.levels());
        const done = store.add({ ...game, record, told, slot: match.game });
        match.use(null);
        if (done.fault) wrong({ what: storing[done.fault] }, line);
        else if (done.known !== undefined) same += 1;
        else kept += 1;
      } catch (why) {
        wrong(
          { what: why.what ?? why.message, expected: why.expected, column: why.column },
          line + Math.max(0, (why.line ?? 1) - 1),
        );
      }
    }
  }
  show();
  const said = [
    kept > 0 && say(opening.added, { n: kept }),
    same > 0 && say(opening.known, { n: same }),
  ]
    .filter(Boolean)
    .join(" ");
  if (said) tell(said);
  for (const fault of faults.slice(0, 8)) tell(fault, [], { bad: true });
  if (faults.length > 8) tell(say(opening.moreFaults, { n: faults.length - 8 }), [], { bad: true });
  if (!said && faults.length === 0) tell(opening.nothing);
}

async function lasting() {
  const storage = navigator.storage;
  if (!storage?.persist) return;
  const sure = await storage.persisted();
  part("lasting").textContent = sure ? storing.safe : "";
  page.querySelector('[data-act="persist"]').hidden = sure;
}

const acts = {
  "save-all": saveAll,
  "remove-all": removeAll,
  persist: async () => {
    if (!(await navigator.storage.persist())) part("lasting").textContent = storing.unsafe;
    else await lasting();
  },
};
page.addEventListener("click", (event) =>
  acts[event.target.closest("[data-act]")?.dataset.act]?.(),
);
page.querySelector("#open-files").addEventListener("change", async ({ target }) => {
  const files = [...target.files];
  target.value = "";
  await take(files);
});
addEventListener(
  "storage",
  ({ key }) => (key === null || key.startsWith("codex-ludorum/")) && show(),
);
addEventListener("pageshow", show);
show();
lasting().catch(() => {});
page.dataset.ready = "yes";
