// For the rules of a game: positions in which each decides, for the board beside its rules page. They are those of the examples
// and of the questions, and every one is asked of the engine again: its move must cite the rule.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sentence } from "../src/js/match/why.mjs";
import { kept, moduleFiles } from "./cache.mjs";
import { coreOf } from "./core.mjs";
import { files } from "./coverage.mjs";
import { about, record } from "./examples.mjs";
import { examples, root } from "./paths.mjs";

const endless = 60; // moves of a game that are looked at: the rules of its later ones have come before
const nothingMoves = /^(lost|done|pass)$/;
const opened = /\.(array|board|men|setup)$/; // what the starting position shows

/** The rules that words of ours (markdown.mjs) cite. */
export const rulesIn = (html) =>
  new Set([...html.matchAll(/ data-rule="([^"]+)"/g)].map(([, rule]) => rule));

/**
 * Positions by rule id for a game: {rule: {game, setup, options, touch, words, say}}. `setup` and `options` begin a match
 * (wasm/ludus.mjs), of another game of the family where it is named; then either the spots of `touch` are touched, which shows where a
 * piece may go by that rule, or `words` is played; where there is neither the position alone shows the rule, and {} is the starting
 * position. `say` tells in a sentence what is seen. A rule of which nothing is known is left out. `card` is the game's, `wanted` the ids.
 */
export async function positionsOf(card, wanted) {
  const ludus = await coreOf(card.id);
  const games = [card, ...ludus.catalogue().filter(({ id }) => id !== card.id)];
  const out = {};
  for (const rule of wanted) {
    if (opened.test(rule)) out[rule] = {};
    for (const game of games) {
      if (out[rule]) break;
      const found = (await offersOf(game, ludus)).get(rule);
      const shown = found && proved(ludus, game.id, rule, found.make());
      if (!shown) continue;
      out[rule] =
        game === card ? shown : { game: game.id, ...shown, say: `${game.name}: ${shown.say}` };
    }
  }
  return out;
}

/** positionsOf as text, which takes seconds to find and is kept (cache.mjs). `cards` are those of every game. */
export const positionsText = (card, cards, wanted) =>
  kept(
    `rule-positions-${card.id}`,
    {
      by: import.meta.url,
      files: [
        ...moduleFiles(`rules-${card.family}`),
        ...files(join(examples, card.family), ".game"),
        ...cards.filter(({ family }) => family === card.family).map(({ id }) => questionsOf(id)),
      ],
      values: [...wanted],
    },
    async () => JSON.stringify(await positionsOf(card, wanted)),
  );

const questionsOf = (id) => join(root, `assets/questions/${id}.json`);

const offered = new Map();

/** What the examples and questions of a game have to show of each rule, the best of it: a map of {worth, make}. */
async function offersOf({ id, family }, ludus) {
  if (offered.has(id)) return offered.get(id);
  const best = new Map();
  offered.set(id, best);
  const offer = (rule, worth, make) => {
    if (!(best.get(rule)?.worth <= worth)) best.set(rule, { worth, make });
  };
  const folder = join(examples, family, id);
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".game"))
        .map((file) => file.replace(/\.game$/, ""))
        .sort()
    : [];
  for (const name of names) {
    // A record that bears the name of a rule was written to show it.
    const named = (rule, worth, make) =>
      offer(rule, worth - (name.includes(rule.split(".").at(-1)) ? 5 : 0), make);
    fromRecord(ludus, record(`${family}/${id}/${name}`), named);
  }
  const asked = questionsOf(id);
  if (existsSync(asked))
    for (const question of JSON.parse(readFileSync(asked, "utf8"))) fromQuestion(question, offer);
  return best;
}

/** What a record shows: where a piece touched may go, its moves one by one, or a position that its tags say shows a rule. */
function fromRecord(ludus, { text, tags }, propose) {
  const match = ludus.read(text);
  try {
    const title = captionOf(tags.Title ?? "");
    match.show();
    const shown = match.state();
    // Other rules than the page speaks of may decide otherwise.
    const changed = Object.keys(chosenOf(ludus, shown.game, shown.options)).length > 0;
    const offer = (rule, worth, make) => propose(rule, worth + (changed ? 1000 : 0), make);
    const here = { options: shown.options, setup: shown.position };
    if (shown.touched.length > 0) {
      const touch = shown.touched.map((spot) => match.spots()[spot].name);
      const moves = shown.moves.filter((move) =>
        shown.touched.every((spot, i) => move.touches[i] === spot),
      );
      const rules = new Set(moves.flatMap((move) => ruled(match.reasons(move.words))));
      for (const rule of rules)
        offer(rule, 10 * rules.size, () => ({ ...here, touch, say: sentence(title) }));
    }
    for (const rule of about({ text }))
      offer(rule, 2000, () => ({ ...here, say: sentence(title), told: true }));

    const { line } = shown;
    for (const [i, step] of line.slice(0, endless).entries()) {
      if (step.slip || step.covered) continue;
      const rules = ruled(step.reasons);
      for (const [place, rule] of rules.entries()) {
        const worth =
          20 * rules.length +
          15 * place +
          Math.min(400, 10 * (line.length - 1)) +
          (nothingMoves.test(step.words) ? 100 : 0);
        offer(rule, worth, () => before(ludus, text, i));
      }
    }
  } finally {
    match.drop();
  }
}

/** The place before a move of the main line of a record, and the move. */
function before(ludus, text, index) {
  const match = ludus.read(text);
  try {
    match.goLast();
    const { line } = match.state();
    match.go(index === 0 ? -1 : line[index - 1].node);
    const { options, position } = match.state();
    return { options, setup: position, words: line[index].words };
  } finally {
    match.drop();
  }
}

function fromQuestion({ setup, from, to, rule, kind, right }, offer) {
  if (kind === "can" && right === 0 && rule && from && to)
    offer(rule, 300, () => ({ options: {}, setup, from, to }));
}

/** The options that are not as they are where nothing is chosen. */
function chosenOf(ludus, game, options) {
  const card = ludus.catalogue().find(({ id }) => id === game);
  return Object.fromEntries(
    Object.entries(options).filter(
      ([key, value]) =>
        String(card.options.find((option) => option.key === key)?.standard) !== String(value),
    ),
  );
}

/** A title without what only the book's diagram has: its letters, and whose example it is. */
const captionOf = (title) => title.replace(/ \(ours\)|:? from [A-Z] to [A-Z]\b[^:]*/g, "");

const ruled = (reasons) => [...new Set(reasons.map(({ rule }) => rule))];

/** Asked of the engine: the same, with its sentence; null where the move does not cite the rule there. */
function proved(ludus, game, rule, { options, setup, touch, words, from, to, say = "", told }) {
  const chosen = chosenOf(ludus, game, options);
  const match = ludus.match(game, { options: chosen, setup });
  const made = (more) => ({
    setup,
    ...(Object.keys(chosen).length > 0 ? { options: chosen } : {}),
    ...more,
  });
  try {
    const spots = match.spots(),
      { moves } = match.state();
    if (told) return made({ say });
    if (touch) {
      const places = touch.map((name) => spots.findIndex((spot) => spot.name === name));
      const by = moves.filter((move) => places.every((spot, i) => move.touches[i] === spot));
      const cites = (move) => ruled(match.reasons(move.words)).includes(rule);
      // A touch that is the whole move is shown as the move.
      const whole = by.find((move) => move.touches.length === places.length);
      if (whole) return cites(whole) ? made({ words: whole.words, say }) : null;
      return by.some(cites) ? made({ touch, say }) : null;
    }
    const named = (index) => spots[index].name;
    const move =
      words !== undefined
        ? moves.find((one) => one.words === words)
        : moves.find(({ touches: [one, two, ...more] }) => {
            return (
              more.length === 0 && named(one) === from && two !== undefined && named(two) === to
            );
          });
    if (!move || !ruled(match.reasons(move.words)).includes(rule)) return null;
    match.play(move.words);
    const { line } = match.state();
    return made({ words: move.words, say: sentence(line.at(-1).said) });
  } finally {
    match.drop();
  }
}
