// Questions about the rules of a game, asked of positions from random play; the engine answers. They become "Check yourself"
// on the rules pages, and a test asks the engine again.
// Long: what may be asked, kind by kind.
//
//   node tests/questions/make.mjs [GAME...]      writes assets/questions/GAME.json, the same every time
//   node tests/questions/make.mjs --print GAME   the stored questions as text for a reader who has nothing but the rules page
//
// A question: {"setup", "kind", "from", "to" or "among", "ask", "choices", "right", "rule", "why"}; `right` is the place of the answer among the choices,
// `rule` and `why` the passage and the engine's sentence of a move that shows it, where there is one.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { catalogue, coreOf } from "../../site/lib/core.mjs";
import { root } from "../../site/lib/paths.mjs";
import { say } from "../../site/src/js/site/say.mjs";
import { random } from "../random.mjs";

export const perGame = 20;
const mix = [
  "can",
  "cannot",
  "where",
  "captures",
  "cannot",
  "can",
  "captures",
  "where",
  "cannot",
  "captures",
];

const sentences = {
  can: "Can {player} move the {piece} on {from} to {to}?",
  canDice:
    "{player} has {dice} to play. Can {player} move a checker from {from} to {to} with one die?",
  where: "Which squares can the {piece} on {from} move to?",
  whereDice:
    "{player} has {dice} to play. To which points can {player} move a checker from {from} with one die?",
  canEnter: "{player} has {dice} to play. Can {player} enter a checker on {to}?",
  whereEnter:
    "{player} has {dice} to play. On which points can {player} enter a checker with one die?",
  canDrop: "Can {player} drop the captured {piece} on {to}?",
  capturesMove: "Which of these can {player} capture with one move?",
  capturesDie: "{player} has {dice} to play. Which of these can {player} capture with one die?",
  capturesNow: "Which of these can {player} capture at once, before any move?",
  capturesAfter:
    "{player} has moved and may still capture. Which of these can {player} capture now?",
  yes: "Yes",
  no: "No",
  nothing: "None",
};

// In an order by lot.
const shuffled = (dice, list) => {
  const rest = [...list],
    out = [];
  while (rest.length > 0) out.push(rest.splice(dice.below(rest.length), 1)[0]);
  return out;
};
/** Games without such questions, each with the reason. */
export const without = new Map([
  ["falkener-atep", "nothing moves in it"],
  ["falkener-bowl", "its two counters are used by number, and the sentences here speak of dice"],
  ["falkener-sacred-way", "whether to move is free, so what can be done says little of the rules"],
  ["falkener-sacred-way-long", "as the Sacred Way"],
  [
    "falkener-knights-tour",
    "a leap is touched on one square alone, and the sentences here ask from where to where",
  ],
  ["falkener-magic-squares", "numbers are placed, and no piece moves or captures"],
  ["falkener-pachisi", "a roll is used in parts, and the sentences here speak of dice"],
  ["falkener-chauput", "as Pachisi"],
  ["falkener-chausar", "as Pachisi"],
  ["falkener-ashta-kashte", "as Pachisi"],
  ["falkener-go", "stones never move, and what one stone captures is what its drills ask"],
]);
// Pieces with a right that no board shows: whether it has been used cannot be asked.
const hidden = { "falkener-turkish": ["king"], "falkener-siamese": ["king", "queen"] };

const named = (spot) => spot.label || spot.name;

/** What stands on the board: [{spot, piece, seat}], from what each spot says. */
export function standing(match, card) {
  const spots = match.spots(),
    spoken = match.spoken();
  return spots.flatMap((spot, index) => {
    if (spot.kind === "button") return [];
    const rest = spoken[index].slice(named(spot).length + 2);
    const piece = rest
      .replace(/\([^)]*\)/g, (inner) => inner.replace(/, /g, " and "))
      .split(", ")[0];
    if (!piece || piece === "empty" || /\bdie\b/.test(piece)) return [];
    const seat = card.seats.findIndex(({ name }) =>
      piece.toLowerCase().startsWith(name.toLowerCase()),
    );
    return seat < 0 ? [] : [{ spot: index, piece, seat }];
  });
}

/** Without whose it is; a piece that is its player's only one has his name. */
const bare = (piece, seat) =>
  piece
    .slice(seat.length)
    .replace(/^:? /, "")
    .replace(/^\d+ (?:captured )?checkers?$/, "checker") || piece;

/** The moves of a position by the piece that goes: spot -> [{to, words}]; captures by who is captured. */
function goings(state, spots, men) {
  const at = new Map(men.map((man) => [man.spot, man]));
  const from = new Map(),
    captured = new Map();
  for (const move of state.moves) {
    const places = move.touches.filter((spot) => spots[spot].kind !== "button");
    const mover = at.get(places[0]);
    if (mover?.seat === state.toMove && places.length === 2 && spots[places[1]].kind === "point")
      from.set(places[0], [...(from.get(places[0]) ?? []), { to: places[1], words: move.words }]);
    for (const place of places) {
      const man = at.get(place);
      if (man && man.seat !== state.toMove && spots[place].kind === "point" && !captured.has(place))
        captured.set(place, move.words);
    }
  }
  return { at, from, captured };
}

/** Twenty questions of a game. `offsets`: where such a piece was ever seen to go, so that a wrong answer looks like a move. */
export async function questionsOf(id) {
  const ludus = await coreOf(id);
  const card = ludus.catalogue().find((each) => each.id === id);
  const dice = random(`questions/${id}`);
  const positions = [],
    offsets = new Map();
  const step = (spots, a, b) =>
    [spots[b].column - spots[a].column, spots[b].row - spots[a].row].join(" ");
  for (let game = 0; game < 40; game += 1) {
    const match = ludus.match(id);
    const spots = match.spots();
    // Placing the pieces does not count: there is nothing yet to be asked of.
    for (let ply = 0, placed = 0; ply < 70 && placed < 200;) {
      const state = match.state();
      if (state.outcome.over || state.moves.length === 0) break;
      if (state.toMove >= 0 && state.touched.length === 0) {
        const men = standing(match, card),
          { at, from } = goings(state, spots, men);
        for (const [spot, moves] of from)
          for (const { to } of spots[spot].kind === "point" ? moves : []) {
            const key = at.get(spot).piece.replace(/\d+ (?=checker)/, "");
            offsets.set(key, (offsets.get(key) ?? new Set()).add(step(spots, spot, to)));
          }
        // In the middle of a turn without dice there is only something to capture.
        const middle = !card.hasRolls && !state.atTurnStart,
          open = goings(state, spots, men).captured.size > 0;
        if (middle ? open : from.size > 0 && dice.below(open ? 2 : 6) === 0)
          positions.push(state.position);
      }
      const places = state.toMove >= 0 && state.moves.every(({ touches }) => touches.length === 1);
      ply += places ? 0 : 1;
      placed += places ? 1 : 0;
      match.play(dice.of(state.moves).words);
    }
    match.drop();
  }

  const found = [],
    seen = new Set();
  const spotsOf = (list, spots) =>
    list.length === 0
      ? sentences.nothing
      : [...new Set(list)]
          .sort((a, b) => a - b)
          .map((spot) => named(spots[spot]))
          .join(", ");
  const tries = shuffled(dice, [...new Set(positions)]);
  for (let at = 0; found.length < perGame && at < tries.length * 3; at += 1) {
    const setup = tries[at % tries.length];
    const match = ludus.match(id, { setup });
    try {
      const spots = match.spots(),
        state = match.state(),
        men = standing(match, card);
      const { at: onSpot, from, captured } = goings(state, spots, men);
      const middle = !card.hasRolls && !state.atTurnStart;
      for (const [spot] of from)
        if (hidden[id]?.some((name) => onSpot.get(spot).piece.includes(name))) from.delete(spot);
      if (from.size === 0 && !middle) continue;
      const player = card.seats[state.toMove].name;
      const faces = match
        .spoken()
        .flatMap((said) => /die: (\d)(?!.*used)/.exec(said)?.slice(1) ?? []);
      const rolled = new Intl.ListFormat("en-GB").format(faces);
      let kind = mix[found.length % mix.length];
      if (middle) {
        if (kind !== "captures") continue;
        from.set(-1, []);
      }
      const spot = dice.of([...from.keys()].filter((each) => middle || each >= 0)),
        man = onSpot.get(spot) ?? { piece: "" },
        piece = bare(man.piece, player);
      const goals = [...new Set(from.get(spot).map(({ to }) => to))];
      const lookalikes = [...(offsets.get(man.piece.replace(/\d+ (?=checker)/, "")) ?? [])]
        .map((offset) => offset.split(" ").map(Number))
        .map(([dx, dy]) =>
          spots.findIndex(
            (each) =>
              spot >= 0 &&
              each.kind === "point" &&
              each.column === spots[spot].column + dx &&
              each.row === spots[spot].row + dy,
          ),
        )
        .filter((to) => to >= 0 && to !== spot && !goals.includes(to));
      const held = spots[spot]?.kind === "pocket";
      if (held)
        lookalikes.splice(
          0,
          lookalikes.length,
          ...shuffled(
            dice,
            spots.flatMap((each, place) =>
              each.kind === "point" && !goals.includes(place) ? [place] : [],
            ),
          ).slice(0, 6),
        );
      if (held && !card.hasRolls) kind = kind === "where" ? "can" : kind;
      const why = (words) => {
        const [first] = match.reasons(words);
        return { rule: first.rule, why: first.sentence };
      };
      const slots = { from: spot < 0 ? "" : named(spots[spot]) };
      const put = (question) => {
        const key = question.ask + setup;
        if (seen.has(key)) return;
        seen.add(key);
        found.push({ setup, ...question });
      };
      // Captures are tried for first, for a position that has any.
      if (kind === "captures" && captured.size === 0 && at < tries.length * 2) continue;
      if (kind === "captures" && captured.size === 0) kind = "where";
      if (kind === "captures") {
        const others = shuffled(
          dice,
          men.filter(
            (each) =>
              each.seat !== state.toMove &&
              spots[each.spot].kind === "point" &&
              !captured.has(each.spot),
          ),
        ).slice(0, 3);
        if (others.length === 0) continue;
        const [victim, words] = dice.of([...captured]);
        const choices = shuffled(dice, [victim, ...others.map((each) => each.spot)]).map(
          (each) => `${onSpot.get(each).piece} on ${named(spots[each])}`,
        );
        const right = choices.indexOf(`${onSpot.get(victim).piece} on ${named(spots[victim])}`);
        put({
          kind,
          among: choices.map((choice) => choice.slice(choice.lastIndexOf(" ") + 1)),
          ask: card.hasRolls
            ? say(sentences.capturesDie, { player, dice: rolled })
            : say(
                middle
                  ? sentences.capturesAfter
                  : card.family === "rithmomachia"
                    ? sentences.capturesNow
                    : sentences.capturesMove,
                { player },
              ),
          choices,
          right,
          ...why(words),
        });
      } else if (kind === "where") {
        if (goals.length > 8) continue;
        const right = spotsOf(goals, spots);
        const wrong = new Set();
        for (let n = 0; n < 40 && wrong.size < 3; n += 1) {
          const drop = goals.filter(() => dice.below(3) > 0),
            add = shuffled(dice, lookalikes).slice(0, dice.below(3));
          const other = spotsOf([...drop, ...add], spots);
          if (other !== right) wrong.add(other);
        }
        if (wrong.size < 2) continue;
        const choices = shuffled(dice, [right, ...wrong]);
        put({
          kind,
          from: spots[spot].name,
          ask: card.hasRolls
            ? held
              ? say(sentences.whereEnter, { player, dice: rolled })
              : say(sentences.whereDice, { ...slots, player, dice: rolled })
            : say(sentences.where, { ...slots, piece }),
          choices,
          right: choices.indexOf(right),
          ...why(from.get(spot)[0].words),
        });
      } else {
        const yes = kind === "can";
        const to = dice.of(yes ? goals : lookalikes);
        if (to === undefined) continue;
        const ask = held
          ? card.hasRolls
            ? say(sentences.canEnter, { player, to: named(spots[to]), dice: rolled })
            : say(sentences.canDrop, { player, piece, to: named(spots[to]) })
          : card.hasRolls
            ? say(sentences.canDice, { ...slots, player, to: named(spots[to]), dice: rolled })
            : say(sentences.can, { ...slots, player, piece, to: named(spots[to]) });
        put({
          kind: "can",
          from: spots[spot].name,
          to: spots[to].name,
          ask,
          choices: [sentences.yes, sentences.no],
          right: yes ? 0 : 1,
          ...(yes ? why(from.get(spot).find((each) => each.to === to).words) : {}),
        });
      }
    } finally {
      match.drop();
    }
  }
  return shuffled(dice, found);
}

/** The place of the right answer among the choices, asked of the engine again. */
export function answerOf(ludus, card, question) {
  const match = ludus.match(card.id, { setup: question.setup });
  try {
    const spots = match.spots(),
      state = match.state(),
      { from, captured } = goings(state, spots, standing(match, card));
    if (question.kind === "captures")
      return question.among.findIndex((name) =>
        captured.has(spots.findIndex((spot) => spot.kind === "point" && named(spot) === name)),
      );
    const goals = (from.get(spots.findIndex(({ name }) => name === question.from)) ?? []).map(
      ({ to }) => to,
    );
    if (question.kind === "can") return goals.some((to) => spots[to].name === question.to) ? 0 : 1;
    return question.choices.indexOf(
      [...new Set(goals)]
        .sort((a, b) => a - b)
        .map((spot) => named(spots[spot]))
        .join(", "),
    );
  } finally {
    match.drop();
  }
}

/** The board as a list, for who cannot see it. */
export function inWords(ludus, card, setup) {
  const match = ludus.match(card.id, { setup });
  try {
    const spots = match.spots(),
      men = standing(match, card);
    const one = (man, name) => {
      const many = /: (\d+) /.exec(man.piece)?.[1];
      const place =
        spots[man.spot].kind === "pocket"
          ? spots[man.spot].label.replace(/^.*: /, "")
          : named(spots[man.spot]);
      return many ? `${many} on ${place}` : `${bare(man.piece, name)} on ${place}`;
    };
    return card.seats
      .map(
        ({ name }, seat) =>
          `${name}: ${
            men
              .filter((man) => man.seat === seat)
              .map((man) => one(man, name))
              .join(", ") || sentences.nothing
          }.`,
      )
      .join(" ");
  } finally {
    match.drop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first, ...rest] = process.argv.slice(2);
  const cards = await catalogue();
  const print = first === "--print",
    wanted = print ? rest : [first, ...rest].filter(Boolean);
  const folder = join(root, "assets/questions");
  mkdirSync(folder, { recursive: true });
  for (const card of cards.filter(
    ({ id }) => !without.has(id) && (wanted.length === 0 || wanted.includes(id)),
  )) {
    const file = join(folder, `${card.id}.json`);
    const questions = print ? JSON.parse(readFileSync(file, "utf8")) : await questionsOf(card.id);
    if (print) {
      const ludus = await coreOf(card.id);
      questions.forEach((question, i) =>
        console.log(
          `${i + 1}. ${inWords(ludus, card, question.setup)}\n   ${question.ask}\n${question.choices.map((choice, k) => `   ${"abcd"[k]}) ${choice}`).join("\n")}\n`,
        ),
      );
    } else {
      writeFileSync(
        file,
        `[\n${questions.map((question) => JSON.stringify(question)).join(",\n")}\n]\n`,
      );
      console.log(`${card.id}: ${questions.length}`);
    }
  }
}
