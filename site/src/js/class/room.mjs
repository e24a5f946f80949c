// The room's window: the board and the line of the match that the teacher's window shows, and nothing to be done here.

import { openCore } from "../site/core.mjs";
import { gameOf } from "../store/link.mjs";
import { LiveMatch } from "../match/match-view.mjs";
import { familyOf } from "../site/game-urls.mjs";
import { Pointing } from "../board/pointer.mjs";
import { get, set } from "../site/prefs.mjs";
import { Screen } from "./projector.mjs";
import { follow } from "./room-link.mjs";
import { isValidId, isValidMessage } from "./room-messages.mjs";
import { say } from "../site/say.mjs";
import { Slide } from "./slide.mjs";
import { applyTheme } from "../site/theme.mjs";
import { BoardView } from "../board/accessible-board.mjs";
import { secondScreen } from "../words/class.mjs";

const root = document.querySelector('[data-part="room"]');
const word = root.querySelector('[data-part="word"]');
const id = location.hash.slice(1);

const slide = new Slide(root);
let match = null,
  board = null,
  screen = null,
  pointing = null,
  view = null,
  crop = -1,
  boarded = false,
  mark = null,
  busy = null,
  waiting = null;

const quietly = (words) => {
  word.textContent = words;
  word.hidden = words === "";
};

async function begin(family) {
  match = new LiveMatch(await openCore(family));
  screen = new Screen(root, match);
}

/** Shows a state of the teacher's window; throws where its record is not sound, and leaves the picture as it was. */
async function show(state) {
  if (state.record === "" && !state.slide) throw new Error("nothing to show");
  if (state.record !== "") await showBoard(state);
  view = state.view;
  crop = state.slide?.crop ?? -1;
  boarded = state.record !== "";
  slide.show(state.slide, boarded);
  applyTheme(view.theme);
  root.classList.add("projected");
  root.classList.toggle("black", view.black);
  if (boarded && !board) {
    board = new BoardView(root.querySelector('[data-part="board"]'), match, {
      id: "room-board",
      title: secondScreen.board,
      touch: () => false,
      plain: true,
    });
    pointing = new Pointing(root.querySelector(".board-holder"), board, match);
    new ResizeObserver(lay).observe(screen.stage);
  }
  lay();
  if (mark) pointing?.set(mark);
  document.title = say(secondScreen.title, { title: state.slide?.title ?? match.card.name });
  root.dataset.shown = String(state.n);
}

async function showBoard(state) {
  const family = familyOf(gameOf(state.record));
  if (!family) throw new Error("a game that is not played here");
  if (!match) await begin(family);
  match.use(await openCore(family));
  const fault = match.attempt(() => match.read(state.record, state.at));
  if (fault) throw fault;
  for (const spot of state.touched)
    if (match.touch(spot) !== 1) throw new Error("a touch that cannot be");
  if (state.slide) match.point([], state.slide.region);
}

function lay() {
  const shown = boarded && match?.state;
  slide.fit(shown ? screen.pictures(crop) : []);
  if (!shown) return;
  const {
    flipped,
    lying,
    coordinates,
    destinations,
    danger,
    takings,
    sums,
    dress,
    around,
    notation,
    says,
    words,
  } = view;
  match.naming(notation === 0 && match.foreign.notations.length > 1);
  board.show({
    flipped,
    lying: lying ?? screen.fits(crop),
    crop,
    coordinates,
    destinations,
    danger,
    takings,
    sums,
    dress,
    around,
    notation,
  });
  screen.tell({ says, words, sums });
  pointing.draw();
}

// The core may have to be fetched first; of what comes meanwhile only the last counts.
function later(state, done) {
  waiting = { state, done };
  busy ??= (async () => {
    while (waiting) {
      const { state: now, done: told } = waiting;
      waiting = null;
      try {
        await show(now);
        quietly("");
        set("roomShown", now, id);
        told(true);
      } catch {
        told(false);
      }
    }
    busy = null;
  })();
}

function start() {
  if (!isValidId(id)) {
    quietly(secondScreen.alone);
    for (const [words, to] of [
      [secondScreen.playGame, "../play/"],
      [secondScreen.home, "../"],
    ]) {
      const link = document.createElement("a");
      link.href = to;
      link.textContent = words;
      word.append(word.querySelector("a") ? " · " : " ", link);
    }
    return;
  }
  quietly(secondScreen.waiting);
  // What was seen before a reload, until the teacher's window answers.
  const last = get("roomShown", id);
  if (isValidMessage(last)) later(last, () => quietly(secondScreen.waiting));
  const link = follow(id, {
    onState: (state) =>
      new Promise((resolve, reject) =>
        later(state, (good) => (good ? resolve() : reject(new Error("not shown")))),
      ),
    onMark(now) {
      mark = now;
      pointing?.set(mark);
    },
    onGone: () => quietly(secondScreen.closed),
    onFault: () => quietly(secondScreen.fault),
  });
  addEventListener("visibilitychange", () => document.visibilityState === "visible" && link.ask());
  return link;
}

addEventListener("resize", () => !boarded && view && lay());
addEventListener("hashchange", () => location.reload());
start();
