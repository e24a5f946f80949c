// Buttons as they are written into pages: their words, what they do and their keys from the list of actions (src/js/site/actions.mjs).
// Scripts wake them.

import { actionOf, titleOf } from "../src/js/site/actions.mjs";

const paths = {
  undo: '<path d="M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4"/>',
  redo: '<path d="m16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h4"/>',
  hint: '<path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6V16h8v-1.400A6.5 6.5 0 0 0 12 3z"/>',
  takings: '<circle cx="12" cy="12" r="7"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>',
  flip: '<path d="M8 20V5M4 8.500 8 4.500l4 4M16 4v15M12 15.500l4 4 4-4"/>',
  turn: '<path d="M20 12a8 8 0 1 1-2.500-5.800M20 3v5h-5"/>',
  men: '<circle cx="12" cy="7" r="3.400"/><path d="M8.500 11h7M10.500 11l-2.500 6.500M13.500 11l2.500 6.500M6.500 17.500h11V21h-11z"/>',
  new: '<path d="M12 5v14M5 12h14"/>',
  share:
    '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1"/>',
  full: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  movable:
    '<path d="M12 3.500v17M3.500 12h17M9.500 6 12 3.500 14.500 6M9.500 18l2.500 2.500 2.500-2.500M6 9.500 3.500 12 6 14.500M18 9.500l2.500 2.500-2.500 2.500"/>',
  sound:
    '<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15 9a4 4 0 0 1 0 6M17.500 6.500a7.500 7.500 0 0 1 0 11"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  why: '<circle cx="12" cy="12" r="8.500"/><path d="M9.700 9.600a2.400 2.400 0 1 1 3.600 2.100c-.9.500-1.300 1-1.300 2M12 16.600v.1"/>',
  more: '<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/>',
  settings:
    '<path d="M3.500 8h9M18.500 8h2M3.500 16h2M11.500 16h9"/><circle cx="15.500" cy="8" r="2.700"/><circle cx="8.500" cy="16" r="2.700"/>',
  projector: '<path d="M3 4h18M5 4v11h14V4M12 15v3M8 21l4-3 4 3"/>',
  room: '<path d="M3 5h12v9H3zM11 17v2h10v-9h-3"/>',
  first: '<path d="M6 5v14M18 5l-8 7 8 7z"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  on: '<path d="m9 5 7 7-7 7"/>',
  last: '<path d="M18 5v14M6 5l8 7-8 7z"/>',
  play: '<path d="M8 5v14l11-7z"/>',
  board: '<path d="M4 4h16v16H4zM12 4v16M4 12h16"/>',
  book: '<path d="M12 6.500C9.500 4.700 6.500 4.500 3.500 4.800v13.800c3-.2 6 0 8.500 1.800 2.500-1.800 5.500-2 8.500-1.800V4.800c-3-.3-6-.1-8.500 1.700zM12 6.500v13.900"/>',
  auto: '<path class="go" d="M8 5v14l11-7z"/><path class="stop" d="M8.500 5v14M15.500 5v14"/>',
};

export function icon(name) {
  if (!paths[name]) throw new Error(`there is no icon “${name}”`);
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${paths[name]}</svg>`;
}

/** Attributes as they are written: none of a value that is false or missing, the name alone of one that is true. */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === true
        ? ` ${name}`
        : value === false || value === undefined
          ? ""
          : ` ${name}="${value}"`,
    )
    .join("");

/**
 * The button of an action, by its scope and name. `drawn`: its icon, `after` its words or before; `word`: classes of its words,
 * `away` where only the icon is seen; `on` whether a toggle is on; `awake` where it can be pressed at once; `part` where a script
 * writes the words anew; `keyless` where its keys are not heard; `once` where it does something anew each time, and is not switched.
 * @param {string} where @param {string} act
 * @param {{ classes?: string, drawn?: string, after?: boolean, word?: string, part?: string, testid?: string, hidden?: boolean,
 *   on?: boolean, awake?: boolean, keyless?: boolean, once?: boolean, href?: string, opens?: string }} [look]
 */
export function button(
  where,
  act,
  {
    classes,
    drawn,
    after = false,
    word,
    part,
    testid,
    hidden = false,
    on = false,
    awake = false,
    keyless = false,
    once = false,
    href,
    opens,
  } = {},
) {
  const action = actionOf(where, act);
  if (!action?.label) throw new Error(`there is no button “${act}” in ${where}`);
  const { label, toggle } = action,
    title = keyless ? action.does : titleOf(action);
  const words = word
    ? `<span${written({ class: word, "data-part": part })}>${label}</span>`
    : label;
  const inside = !drawn
    ? words
    : after
      ? `${words}${word ? "" : " "}${icon(drawn)}`
      : icon(drawn) + words;
  const told = {
    class: classes,
    "data-act": act,
    href,
    title: (title !== label || word !== undefined) && title,
  };
  return href
    ? `<a${written({ ...told, "data-testid": testid })}>${inside}</a>`
    : `<button type="button"${written({ ...told, "data-testid": testid, "aria-pressed": toggle && !once && String(on), "aria-expanded": opens && "false", "aria-controls": opens, hidden, disabled: !awake })}>${inside}</button>`;
}

// The bar below a table beside a text, from left to right. `wide-only` are left out where there is little room.
const bar = {
  undo: { drawn: "undo", word: "word keep" },
  redo: { drawn: "redo", word: "away", classes: "wide-only" },
  hint: { drawn: "hint", word: "word keep" },
  why: { on: true },
  real: {},
  quick: { classes: "wide-only" },
  takings: { drawn: "takings", word: "word" },
  men: { drawn: "men", word: "word", part: "dress", hidden: true }, // shown where the game on the board has several styles
  around: { classes: "wide-only", hidden: true },
  flip: { drawn: "flip", word: "away" },
  new: { drawn: "new", word: "word" },
  share: { drawn: "share", word: "word" },
  "play-page": { drawn: "full", word: "away", classes: "button", href: "/play/" },
};

// The bar of the page one plays on: five in sight, on a phone other ones than on a wide screen.
const playBar = {
  undo: { drawn: "undo", word: "word" },
  hint: { drawn: "hint", word: "word" },
  why: { drawn: "why", word: "word", once: true, classes: "narrow" },
  rules: { drawn: "book", word: "word", classes: "narrow" },
  flip: { drawn: "flip", word: "word", classes: "broad" },
  new: { drawn: "new", word: "word", classes: "broad" },
  more: { drawn: "more", word: "word", opens: "more-menu" },
};

// What stands under “More”, in groups. What the bar has on a wide screen is put first on a phone (more-menu.mjs).
const menu = {
  Game: { redo: {}, share: {}, "add-to-study": {}, "set-up": {}, draw: {}, resign: {} },
  Board: {
    movable: {},
    takings: {},
    men: { word: "word", part: "dress", hidden: true }, // shown where the game on the board has several styles
    around: { hidden: true },
    turn: {},
    full: {},
  },
  Dice: { real: {}, quick: {} },
  Help: {
    moves: { classes: "narrow" },
    analysis: { classes: "narrow" },
    type: {},
    pieces: {},
    sound: {},
  },
};

/** Buttons of those actions that a table has, as {act: look}. */
const buttonsOf = (looks, table, all = {}) =>
  Object.entries(looks)
    // Where dice roll the class tools alone have it: there is little to capture, and little room.
    .filter(
      ([act]) =>
        (act !== "takings" || !table.rolls) && (actionOf("table", act).has?.(table) ?? true),
    )
    .map(([act, look]) => button("table", act, { ...look, ...all }))
    .join("\n    ");

// Of pieces and seats nothing is known yet.
const tableOf = ({ rolls = false, compact = false }) => ({
  rolls,
  compact,
  styles: Infinity,
  players: Infinity,
});

/** The bar of a table: of a game whose dice roll (`rolls`), beside a text (`compact`) or on a page of its own. */
export const tableBar = ({ rolls = false, compact = false }) =>
  compact
    ? buttonsOf(bar, tableOf({ rolls, compact }), { keyless: true })
    : buttonsOf(playBar, tableOf({ rolls }));

/** The groups of the menu under “More”, without those that hold nothing. */
export const moreMenu = ({ rolls = false }) =>
  Object.entries(menu)
    .map(([title, looks]) => ({ title, buttons: buttonsOf(looks, tableOf({ rolls })) }))
    .filter(({ buttons }) => buttons !== "")
    .map(
      ({ title, buttons }) =>
        `<div role="group" aria-label="${title}" data-group="${title.toLowerCase()}">\n    ${buttons}\n    </div>`,
    )
    .join("\n    ");
