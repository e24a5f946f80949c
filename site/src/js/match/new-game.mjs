// The sheet that asks for a new game: side, level and variant in sight, all else folded. Built from the game's card, so every
// game has it.
// Long: every part of the sheet acts on the others.

import { clockChoice } from "./clock-choice.mjs";
import { element } from "../site/dom.mjs";
import { levelOf, usualLevel } from "../site/levels.mjs";
import { playing } from "./match-view.mjs";
import { computer, person } from "./players.mjs";
import {
  allowed,
  friend,
  mostInSight,
  presetOf,
  presetRules,
  random,
  recall,
  remember,
  sideOf,
  thirdChoice,
  watch,
} from "./new-game-choice.mjs";
import { say } from "../site/say.mjs";
import { sheet } from "./dialog.mjs";
import { passages } from "./why.mjs";
import { newGame } from "../words/dialog.mjs";
import { siteUrl } from "../site/site-url.mjs";

/** No preset has these rules. */
const own = "own";

/** Radio buttons under a heading, which have a value together as a list has. A choice that is `rare` is shown only while it is
 * chosen. @param {string} name @param {string} heading
 * @param {{ value: string, label: string, small?: string, coat?: number, rare?: boolean }[]} choices */
export function radioRow(name, heading, choices, { id = "", kind = "", testid = name } = {}) {
  const buttons = choices.map(({ value, label, small, coat, rare }) => {
    const input = element("input", {
      type: "radio",
      name,
      value,
      "data-testid": `${testid}-choice-${value}`,
    });
    const box = element(
      "label",
      {},
      input,
      element(
        "span",
        {},
        element(
          "span",
          { className: "name" },
          coat === undefined
            ? null
            : element("span", { className: `chip s${coat}`, "aria-hidden": "true" }),
          label,
        ),
        small ? " " : null,
        small ? element("span", { className: "small" }, small) : null,
      ),
    );
    return { value, input, box, rare };
  });
  const row = element(
    "fieldset",
    { className: "choice" },
    element("legend", {}, heading),
    element(
      "div",
      { className: `buttons ${kind}`.trim() },
      buttons.map(({ box }) => box),
    ),
  );
  if (id) row.id = id;
  Object.defineProperty(row, "value", {
    get: () => buttons.find(({ input }) => input.checked)?.value ?? "",
    set(value) {
      for (const button of buttons) {
        button.input.checked = button.value === value;
        button.box.hidden = Boolean(button.rare) && button.value !== value;
      }
    },
  });
  return row;
}

/** A list that opens, under a heading of the same kind. */
function listRow(id, heading, choices) {
  const field = element(
    "select",
    { id },
    choices.map(({ value, label, rare }) =>
      element("option", { value, hidden: Boolean(rare) }, label),
    ),
  );
  const row = element(
    "div",
    { className: "choice" },
    element("label", { className: "heading", for: id }, heading),
    field,
  );
  Object.defineProperty(row, "value", {
    get: () => field.value,
    set(value) {
      field.value = value;
    },
  });
  return row;
}

/** "Short game: capture 4 pieces" as a name and what is to be said of it. */
function nameAndMore(label) {
  const at = label.indexOf(": ");
  return at < 0 ? { label } : { label: label.slice(0, at), small: label.slice(at + 2) };
}

/**
 * Asks for a new game: {options: "leap=false camp=6", players: [{machine, level, name}], clock: {minutes, extra} or null}, or null. `card` is the game's card,
 * `levels` the computer's, `now` what is played at present: {options, players}, for a game that was never chosen here.
 */
export async function askNewGame(card, levels, now) {
  const all = await passages();
  const last = recall(card, levels);
  const begun = last ?? { players: now.players ?? [], options: now.options ?? {} };
  const rows = new Map();
  const byDefault = usualLevel(levels);
  const isDuel = card.seats.length === 2;
  const third = thirdChoice(card);

  // ---- who plays ----

  const seats = card.seats.map((seat, i) => {
    const player = begun.players[i] ?? person();
    const field = element(
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
    );
    const name = element("input", {
      id: `name-${seat.id}`,
      name: `name-${i}`,
      type: "text",
      maxlength: "40",
      autocomplete: "off",
      value: player.name ?? "",
    });
    return {
      id: seat.id,
      field,
      name,
      row: element(
        "div",
        { className: "row" },
        element("label", { for: `seat-${seat.id}` }, seat.name),
        field,
      ),
      nameRow: element(
        "div",
        { className: "row" },
        element("label", { for: `name-${seat.id}` }, say(newGame.name, { seat: seat.name })),
        name,
      ),
    };
  });
  const player = ({ field, name }) =>
    field.value === "person" ? person(name.value.trim()) : computer(field.value);
  const side = isDuel
    ? radioRow(
        "side",
        newGame.side,
        [
          ...card.seats.map(({ id, name, book, coat }) => ({
            value: id,
            label: name,
            small: book,
            coat,
          })),
          { value: random, label: newGame.random, small: newGame.either },
          { value: friend, label: newGame.friend, small: newGame.here },
          { value: watch, label: newGame.watch, small: newGame.alone, rare: true },
        ],
        { kind: "sides" },
      )
    : null;
  const level = isDuel
    ? radioRow(
        "level",
        newGame.level,
        levels.map(({ id, name }, i) => ({ value: id, label: String(i + 1), small: name })),
        { kind: "steps" },
      )
    : null;
  const drawn = element("p", { className: "tells" }, newGame.drawn);
  const isDrawn = () => side?.value === random;
  const clocks = isDuel ? clockChoice() : null;

  // ---- the rules ----

  const chosen = () => Object.fromEntries([...rows].map(([key, { field }]) => [key, field.value]));
  // What matters only while another choice is made so ("victory=bodies,honour"), and what was changed.
  const matters = () => {
    for (const { row, option } of rows.values()) {
      const [key, values] = (option.needs ?? "").split("=");
      row.hidden =
        Boolean(values) && rows.has(key) && !values.split(",").includes(rows.get(key).field.value);
    }
    // A seat that nobody takes asks for no player.
    playing(card, chosen()).forEach((plays, i) => {
      const { row, nameRow, field } = seats[i];
      row.hidden = !plays || isDrawn();
      nameRow.hidden = row.hidden || field.value !== "person";
    });
    drawn.hidden = !isDrawn();
    if (clocks)
      clocks.box.hidden = isDrawn() || seats.some(({ field }) => field.value !== "person");
    names.hidden = seats.every(({ nameRow }) => nameRow.hidden);
    const changed = (options) =>
      options.filter(({ key }) => {
        const { row } = rows.get(key);
        return !row.hidden && row.classList.contains("changed");
      }).length;
    const tell = (place, n) => {
      place.textContent = n > 0 ? say(newGame.changed, { n }) : "";
    };
    for (const group of groups.values()) {
      tell(group.count, changed(group.options));
      group.box.hidden = group.options.every(({ key }) => rows.get(key).row.hidden);
    }
    tell(
      count,
      changed(
        card.options.filter((option) => !(third && "option" in third && third.option === option)),
      ),
    );
  };

  const tellsOf = (option) => {
    const passage = all[option.rule];
    return passage
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
  };
  const valueOf = (option) => {
    const value = begun.options[option.key];
    return allowed(option, value === undefined ? value : String(value))
      ? String(value)
      : option.standard;
  };
  const listen = (option, field, row) => {
    const mark = () => row.classList.toggle("changed", field.value !== option.standard);
    field.addEventListener("change", () => {
      mark();
      matters();
      showPreset();
    });
    rows.set(option.key, { field, row, option });
    mark();
    return row;
  };
  const rowOf = (option) => {
    const value = valueOf(option);
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
            value,
          });
    const row = element(
      "div",
      { className: "row" },
      element("label", { for: id }, option.label),
      field,
      tellsOf(option),
    );
    return listen(option, field, row);
  };

  // ---- the third choice ----

  let preset = null;
  const told = element("p", { className: "tells", "aria-live": "polite" });
  const tellPreset = () => {
    const one = card.presets.find(({ id }) => id === preset.value);
    told.textContent = one ? presetRules(card, one) : newGame.ownTells;
  };
  // After another choice: which preset this is now, if any.
  const showPreset = () => {
    if (!preset) return;
    const inForce = [...rows].filter(([, { row }]) => !row.hidden);
    const options = Object.fromEntries(inForce.map(([key, { field }]) => [key, field.value]));
    preset.value = presetOf(card, options)?.id ?? own;
    tellPreset();
  };
  const choosePreset = () => {
    const wanted = card.presets.find(({ id }) => id === preset.value)?.options;
    if (!wanted) return;
    for (const { field, row, option } of rows.values()) {
      field.value = wanted[option.key] ?? option.standard;
      row.classList.toggle("changed", field.value !== option.standard);
    }
    matters();
    tellPreset();
  };
  let variant = null;
  if (third && "presets" in third) {
    const choices = [
      ...third.presets.map(({ id, label }) => ({ value: id, label })),
      { value: own, label: newGame.own, rare: true },
    ];
    preset =
      third.presets.length > mostInSight
        ? listRow("variant", newGame.variant, choices)
        : radioRow(
            "variant",
            newGame.variant,
            choices.map((choice) => ({ ...choice, ...nameAndMore(choice.label) })),
            { kind: "presets" },
          );
    preset.append(told);
    preset.addEventListener("change", choosePreset);
    variant = preset;
  } else if (third && "option" in third && third.option.choices.length > mostInSight) {
    variant = element("fieldset", {}, element("legend", {}, newGame.variant), rowOf(third.option));
  } else if (third && "option" in third) {
    const { option } = third;
    const field = radioRow(
      option.key,
      option.label,
      option.choices.map(({ value, label }) => ({
        value,
        label,
        small: value === option.standard ? newGame.usual : "",
      })),
      { id: `option-${option.key}`, testid: "variant" },
    );
    field.value = valueOf(option);
    field.append(tellsOf(option) ?? "");
    variant = listen(option, field, field);
  }

  // ---- what is folded ----

  const groups = new Map();
  const count = element("span", { className: "count" });
  // What people often change stands first, and with it what matters only with it.
  const isOften = (option) =>
    option.often ||
    card.options.some((other) => other.often && option.needs?.startsWith(`${other.key}=`));
  const folded = card.options.filter(({ key }) => !rows.has(key));
  const often = folded.filter(isOften).map(rowOf);
  for (const option of folded) {
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
  const players = element(
    "fieldset",
    {},
    element("legend", {}, newGame.players),
    drawn,
    seats.map(({ row }) => row),
  );
  const names = element(
    "fieldset",
    {},
    element("legend", {}, newGame.names),
    seats.map(({ nameRow }) => nameRow),
  );
  const rules =
    folded.length > 0
      ? element(
          "fieldset",
          {},
          element("legend", {}, newGame.rules),
          often,
          element(
            "div",
            { className: "groups" },
            [...groups.values()].map(({ box }) => box),
          ),
        )
      : null;
  const body = element(
    "div",
    { className: "options" },
    isDuel ? [side, level] : players,
    variant,
    element(
      "details",
      { className: "more", "data-testid": "new-game-more" },
      element("summary", {}, newGame.more, " ", count),
      isDuel ? players : null,
      names,
      clocks?.box,
      rules,
    ),
  );

  // ---- how side, level and seats follow each other ----

  const showSide = () => {
    if (!isDuel) return matters();
    if (!isDrawn()) side.value = sideOf(card, seats.map(player));
    const computers = seats.filter(({ field }) => field.value !== "person");
    if (!isDrawn() && computers.length > 0)
      level.value = computers.every(({ field }) => field.value === computers[0].field.value)
        ? computers[0].field.value
        : "";
    level.disabled = side.value === friend;
    matters();
  };
  for (const { field } of seats) field.addEventListener("change", showSide);
  if (isDuel) {
    level.value =
      last?.level || begun.players.find(({ machine, level: id }) => machine && id)?.level;
    if (level.value === "") level.value = byDefault.id;
    side.value = last?.side === random ? random : "";
    showSide();
    side.addEventListener("change", () => {
      const atLevel = level.value || byDefault.id;
      if (!isDrawn())
        for (const { id, field } of seats)
          field.value = side.value === friend || side.value === id ? "person" : atLevel;
      showSide();
    });
    level.addEventListener("change", () => {
      for (const { field } of seats) if (field.value !== "person") field.value = level.value;
      showSide();
    });
  }
  matters();
  showPreset();

  // What is refused in a folded group comes into sight.
  body.addEventListener(
    "invalid",
    ({ target }) => {
      for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details"))
        fold.open = true;
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
  const mine = Math.floor(Math.random() * seats.length);
  const plays = playing(card, chosen());
  const sitting = seats.map((seat, i) =>
    isDrawn()
      ? i === mine
        ? person()
        : computer(level?.value || byDefault.id)
      : plays[i]
        ? player(seat)
        : person(),
  );
  remember(card, {
    side: side?.value ?? "",
    level: level?.value ?? "",
    players: sitting,
    options,
  });
  return { options, players: sitting, clock: clocks?.value ?? null };
}

// In English, where the book is in another tongue: there is little room here.
function quote({ text: own, beside, ours }) {
  const text = beside ?? own;
  const cut = text.length > 170 ? text.slice(0, text.lastIndexOf(" ", 170)) + " …" : text;
  return ours ? element("span", {}, cut) : element("q", {}, cut);
}
