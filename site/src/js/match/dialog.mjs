// Sheets that ask: a new game with its options, and the sharing of one. Built from the game's card, so every game has them.

import { element } from "../site/dom.mjs";
import { levelOf } from "../site/levels.mjs";
import { playing } from "./match-view.mjs";
import { say } from "../site/say.mjs";
import { unreachable } from "../site/network-fault.mjs";
import { passages } from "./why.mjs";
import { dialogs, newGame } from "../words/dialog.mjs";
import { siteUrl } from "../site/site-url.mjs";

/** A sheet with a heading, a body and buttons: resolves with the value of the button pressed, "" where it was closed. */
export function sheet(title, body, buttons, testid) {
  return new Promise((resolve) => {
    const form = element(
      "form",
      { method: "dialog" },
      element(
        "div",
        { className: "sheet-head" },
        element("h2", { id: "sheet-title" }, title),
        element(
          "button",
          {
            type: "submit",
            value: "",
            className: "quiet icon",
            "aria-label": dialogs.close,
            formnovalidate: true,
          },
          cross(),
        ),
      ),
      element("div", { className: "sheet-body" }, body),
      element(
        "div",
        { className: "sheet-foot" },
        buttons.map(({ label, value, primary }) =>
          element(
            "button",
            {
              type: "submit",
              value,
              className: primary ? "primary" : "",
              "data-testid": `sheet-${value || "close"}`,
              formnovalidate: value === "",
            },
            label,
          ),
        ),
      ),
    );
    const box = element(
      "dialog",
      { "aria-labelledby": "sheet-title", "data-testid": testid },
      form,
    );
    box.addEventListener("close", () => {
      resolve(box.returnValue);
      box.remove();
    });
    box.addEventListener("pointerdown", (event) => event.target === box && box.close(""));
    document.body.append(box);
    box.showModal();
    (form.querySelector("[autofocus]") ?? form.querySelector(".sheet-foot .primary"))?.focus();
  });
}

function cross() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", "M6 6l12 12M18 6 6 18");
  svg.append(path);
  return svg;
}

/**
 * Asks for a new game: {options: "leap=false camp=6", players: [{machine, level}]}, or null. `card` is the game's card,
 * `levels` the machine's, `now` what is chosen at present: {options, players}.
 */
export async function askNewGame(card, levels, now) {
  const all = await passages();
  const rows = new Map();
  const byDefault = levels.find((level) => level.default) ?? levels[0];

  const seats = card.seats.map((seat, i) => {
    const player = now.players?.[i] ?? { machine: false };
    return element(
      "div",
      { className: "row" },
      element("label", { for: `seat-${seat.id}` }, seat.name),
      element(
        "select",
        { id: `seat-${seat.id}`, name: `seat-${i}`, "data-testid": `seat-choice-${seat.id}` },
        element("option", { value: "person", selected: !player.machine }, newGame.person),
        levels.map((level) =>
          element(
            "option",
            {
              value: level.id,
              selected: player.machine && (player.level || byDefault.id) === level.id,
            },
            say(newGame.computer, levelOf(levels, level.id)),
          ),
        ),
      ),
    );
  });

  // A row that matters only while another choice is made so: "victory=bodies,honour".
  const matters = () => {
    for (const { row, option } of rows.values()) {
      const [key, values] = (option.needs ?? "").split("=");
      row.hidden =
        Boolean(values) && rows.has(key) && !values.split(",").includes(rows.get(key).field.value);
    }
    // A seat that nobody takes asks for no player.
    const chosen = Object.fromEntries([...rows].map(([key, { field }]) => [key, field.value]));
    playing(card, chosen).forEach((plays, i) => {
      seats[i].hidden = !plays;
    });
    for (const group of groups.values()) {
      const mine = group.options.map((option) => rows.get(option.key));
      const count = mine.filter(
        ({ row }) => !row.hidden && row.classList.contains("changed"),
      ).length;
      group.count.textContent = count > 0 ? say(newGame.changed, { n: count }) : "";
      group.box.hidden = mine.every(({ row }) => row.hidden);
    }
  };
  const rowOf = (option) => {
    const value = now.options?.[option.key] ?? option.standard;
    const id = `option-${option.key}`;
    const field =
      option.choices.length > 0
        ? element(
            "select",
            { id, name: option.key },
            option.choices.map((choice) =>
              element(
                "option",
                { value: choice.value, selected: choice.value === value },
                choice.value === option.standard
                  ? say(newGame.standard, { choice: choice.label })
                  : choice.label,
              ),
            ),
          )
        : element("input", {
            id,
            name: option.key,
            type: "number",
            min: String(option.least),
            max: String(option.most),
            step: "1",
            required: true,
            value: String(value),
          });
    const passage = all[option.rule];
    const tells = passage
      ? element(
          "p",
          { className: "tells" },
          option.ours ? element("span", { className: "tag" }, newGame.ours) : null,
          option.ours ? " " : null,
          quote(passage),
          " ",
          element("a", { href: siteUrl(passage.url).href, target: "_blank" }, passage.cite),
        )
      : null;
    const row = element(
      "div",
      { className: "row" },
      element("label", { for: id }, option.label),
      field,
      tells,
    );
    field.addEventListener("change", () => {
      row.classList.toggle("changed", field.value !== option.standard);
      matters();
    });
    row.classList.toggle("changed", value !== option.standard);
    rows.set(option.key, { field, row, option });
    return row;
  };

  const groups = new Map();
  // What people often change stands first, and with it what matters only with it.
  const isOften = (option) =>
    option.often ||
    card.options.some((other) => other.often && option.needs?.startsWith(`${other.key}=`));
  const often = card.options.filter(isOften).map(rowOf);
  for (const option of card.options) {
    if (isOften(option)) continue;
    const name = option.group || newGame.others;
    if (!groups.has(name))
      groups.set(name, { options: [], rows: [], count: element("span", { className: "count" }) });
    groups.get(name).options.push(option);
    groups.get(name).rows.push(rowOf(option));
  }
  for (const [name, group] of groups) {
    const changed = group.rows.some((row) => row.classList.contains("changed"));
    group.box = element(
      "details",
      { open: changed },
      element("summary", {}, name, " ", group.count),
      group.rows,
    );
  }
  matters();
  const choose = (preset) => {
    const wanted = preset.options;
    for (const [key, { field, option }] of rows) {
      field.value = wanted[key] ?? option.standard;
      field.dispatchEvent(new Event("change"));
    }
  };
  const presets =
    card.presets.length > 0
      ? element(
          "div",
          { className: "presets", role: "group", "aria-label": newGame.presets },
          card.presets.map((preset) =>
            element("button", { type: "button", onclick: () => choose(preset) }, preset.label),
          ),
        )
      : null;
  const body = element(
    "div",
    { className: "options" },
    element("fieldset", {}, element("legend", {}, newGame.players), seats),
    presets,
    element(
      "fieldset",
      {},
      element("legend", {}, newGame.rules),
      often,
      element(
        "div",
        { className: "groups" },
        [...groups.values()].map(({ box }) => box),
      ),
    ),
  );

  // What is refused in a folded group comes into sight.
  body.addEventListener(
    "invalid",
    ({ target }) => {
      if (target.closest("details")) target.closest("details").open = true;
    },
    true,
  );
  const choice = await sheet(
    say(newGame.title, { game: card.name }),
    body,
    [
      { label: newGame.cancel, value: "" },
      { label: newGame.start, value: "begin", primary: true },
    ],
    "new-game",
  );
  if (choice !== "begin") return null;
  const options = [...rows]
    .filter(([, { field, option, row }]) => !row.hidden && field.value !== option.standard)
    .map(([key, { field }]) => `${key}=${field.value}`)
    .join(" ");
  const players = card.seats.map((_, i) => {
    const value = seats[i].hidden ? "person" : body.querySelector(`[name="seat-${i}"]`).value;
    return value === "person"
      ? { machine: false, level: "", name: "" }
      : { machine: true, level: value, name: "" };
  });
  return { options, players };
}

// In English, where the book is in another tongue: there is little room here.
function quote({ text: own, beside, ours }) {
  const text = beside ?? own;
  const cut = text.length > 170 ? text.slice(0, text.lastIndexOf(" ", 170)) + " …" : text;
  return ours ? element("span", {}, cut) : element("q", {}, cut);
}

/** A line across the page that says something and may offer buttons: [{label, act, primary}]. Returns a function that takes it away. */
export function notice(place, words, buttons = [], { bad = false, keep = false } = {}) {
  const away = () => box.remove();
  const box = element(
    "div",
    {
      className: bad ? "notice bad" : "notice",
      role: bad ? "alert" : "status",
      "data-testid": "notice",
    },
    element("p", {}, words),
    buttons.map(({ label, act, primary }) =>
      element(
        "button",
        {
          type: "button",
          className: primary ? "primary" : "",
          onclick: () => {
            away();
            act?.();
          },
        },
        label,
      ),
    ),
    keep
      ? null
      : element(
          "button",
          {
            type: "button",
            className: "quiet icon",
            "aria-label": dialogs.closeNotice,
            onclick: away,
          },
          cross(),
        ),
  );
  place.append(box);
  return away;
}

/** What is said where the computer had to be asked again (wasm/machine.mjs). */
export const silentWords = ({ seconds }) => say(dialogs.silent, { seconds });

/** A fault of the core, a link or the store, in sentences. */
export function faultWords(fault) {
  if (!fault?.what) return unreachable(fault) ?? String(fault?.message ?? fault);
  const { line, column, expected } = fault;
  const what = !line
    ? fault.what
    : column
      ? say(dialogs.atColumn, { what: fault.what, line, column })
      : say(dialogs.atLine, { what: fault.what, line });
  // A whole sentence is followed by another; a fault in a few words, by what was expected.
  const words = !expected
    ? what
    : /[.!?:]$/.test(fault.what)
      ? `${what} ${expected}`
      : say(dialogs.expected, { what, expected });
  return words[0].toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? "" : ".");
}

/** Puts a text where it can be pasted from; whether the browser let us. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a text to the person as a file. */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = element("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
