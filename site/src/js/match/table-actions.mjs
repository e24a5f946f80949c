// What a person can do at a table, by the names of actions.mjs. study.mjs adds the steps and guesses, classroom.mjs what a class needs.

import { actions } from "../site/actions.mjs";
import { askNewGame } from "./new-game.mjs";
import { sheet } from "./dialog.mjs";
import { element } from "../site/dom.mjs";
import { showHint } from "./hint.mjs";
import { set } from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { setUpFromBoard, shareGame } from "./share-game.mjs";
import { ending, pieceStyles, turns } from "../words/match.mjs";

/** @import { Dress } from "../../wasm/shapes.d.ts" */
/** @import { Panel } from "./panel.mjs" */

/** The actions of a table's own, as actions.mjs describes them. */
export const ofTable = actions.filter(({ where }) => where === "table");

/** {name: function}. @param {Panel} panel @returns {{ [name: string]: (key?: any) => unknown }} */
export function tableActions(panel) {
  const { match, dice, hunter, counts, tabs } = panel;
  const toggles = ofTable
    .filter(({ act, toggle }) => toggle && act in panel.view)
    .map(({ act }) => [act, () => panel.show({ [act]: !panel.view[act] })]);
  return {
    ...Object.fromEntries(toggles),
    undo: () => undo(panel),
    redo: () => redo(panel),
    hint: () => showHint(panel),
    throw: () => dice.go(),
    retake: () => match.state.ofThrow > 0 && match.undoThrow(),
    die: (number) => dice.press(number),
    takings: () => toggleCaptures(panel),
    movable: () => markMovable(panel),
    flip: () => panel.show({ flipped: !panel.view.flipped }),
    turn: () => panel.show({ lying: (panel.turned = !panel.view.lying) }),
    men: () => nextPieceStyle(panel),
    notation: () => panel.nextNotation(),
    settings: async () => (await import("./settings.mjs")).openSettings(panel),
    new: () => newGame(panel),
    share: () => shareGame(panel),
    "add-to-study": async () => (await import("../studies/add-to-study.mjs")).addToStudy(panel),
    "set-up": () => setUpFromBoard(panel),
    resign: () => resign(panel),
    draw: () => agreeDraw(panel),
    full: () => toggleFullScreen(panel),
    ...(tabs && {
      moves: () => tabs.reveal("moves"),
      why: () => tabs.reveal("why"),
      rules: () => tabs.reveal("rules"),
      analysis: () => tabs.reveal("analysis"),
    }),
    ...(hunter && { hunter: () => hunter.toggle() }),
    ...(counts && { counts: () => counts.toggle() }),
  };
}

// Against a computer player one goes back, and forth again, to one's own turn; alone, step by step.
function undo({ match, card }) {
  if (match.state.touched.length > 0) return match.dropTouches();
  if (card.hasRolls) return match.undoChoice();
  return step(match, "canUndo", (turn) => match.undo(turn));
}

function redo({ match, card }) {
  if (card.hasRolls) return match.redoChoice();
  return step(match, "canRedo", (turn) => match.redo(turn));
}

function step(match, can, go) {
  const { players } = match.state;
  const isComputer = (seat) => seat >= 0 && players[seat].machine;
  if (!players.some((player) => player.machine) || players.every((player) => player.machine))
    return go(false);
  go(true);
  while (match.state[can] && isComputer(match.state.toMove)) go(true);
  return true;
}

function toggleCaptures(panel) {
  panel.show({ takings: !panel.view.takings });
  if (panel.view.takings && panel.match.threats.length === 0)
    panel.parts.say.textContent = turns.noCaptures;
}

function markMovable(panel) {
  const movable = !panel.view.movable;
  set("movable", movable ? "on" : "off");
  return panel.show({ movable });
}

// The next style that these pieces have. A style they do not have is shown as the next one they have.
function nextPieceStyle(panel) {
  const all = /** @type {Dress[]} */ (Object.keys(pieceStyles)),
    have = panel.match.state.dresses;
  const after = (/** @type {Dress} */ style) => all[(all.indexOf(style) + 1) % all.length];
  let style = panel.pieceStyle;
  while (!have.includes(style)) style = after(style);
  do style = after(style);
  while (!have.includes(style));
  set("pieces", style); // for other matches and pages too
  return panel.show({ dress: style });
}

async function newGame(panel) {
  const { card } = panel;
  const { options, players } = panel.match.state;
  const choice = await askNewGame(card, panel.levels, { options, players });
  if (!choice || !panel.begin({ game: card.id, ...choice })) return;
  panel.seatNear(choice.players);
}

async function resign({ match, card }) {
  const { players, toMove } = match.state;
  const seat =
    toMove >= 0 && !players[toMove].machine
      ? toMove
      : players.findIndex((player) => !player.machine);
  if (seat < 0) return;
  const alone = players.filter((player) => !player.machine).length === 1;
  const question = alone
    ? ending.youResign
    : say(ending.seatResigns, { seat: card.seats[seat].name });
  if (
    (await sheet(
      ending.resign,
      element("p", {}, question),
      [
        { label: ending.keepPlaying, value: "" },
        { label: ending.doResign, value: "resign", primary: true },
      ],
      "resign",
    )) === "resign"
  )
    match.resign(seat);
}

async function agreeDraw({ match }) {
  if (
    (await sheet(
      ending.draw,
      element("p", {}, ending.bothAgree),
      [
        { label: ending.keepPlaying, value: "" },
        { label: ending.doDraw, value: "agree", primary: true },
      ],
      "draw",
    )) === "agree"
  )
    match.agreeDraw();
}

function toggleFullScreen({ root }) {
  if (document.fullscreenElement) document.exitFullscreen();
  else (root.closest(".play") ?? root).requestFullscreen?.();
}
