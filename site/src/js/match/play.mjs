// The play page: begins with the game of a link, an example, the match kept here, or a new game, in this order;
// then, once a person is there, the canvas takes over the drawing, where the browser can. Until then the board is a picture,
// which is played as well.

import { actionOf } from "../site/actions.mjs";
import { faultWords, pageFault } from "./dialog.mjs";
import { newcomer, offerLesson } from "./first-visit.mjs";
import { makeEarlyTouches } from "../site/early-touches.mjs";
import { addShortcuts } from "../site/keys.mjs";
import { isTransient } from "./match-view.mjs";
import { MoreMenu } from "./more-menu.mjs";
import { decodeGame, gameOf } from "../store/link.mjs";
import { Panel } from "./panel.mjs";
import { computer } from "./players.mjs";
import { exampleRecord, familyOf, known, playPage } from "../site/game-urls.mjs";
import { usualLevel } from "../site/levels.mjs";
import { fetchOnce, fetchWithNextMove } from "../site/network-fault.mjs";
import { get, set } from "../site/prefs.mjs";
import { say } from "../site/say.mjs";
import { readAsked } from "./steps.mjs";
import * as store from "../store/store.mjs";
import { firstInteraction, painted, restful, yieldToMain } from "../site/wait.mjs";
import { sentence } from "./why.mjs";
import { study as studyWords } from "../words/study.mjs";
import { notices } from "../words/match.mjs";

const page = document.querySelector('[data-part="play"]');
const root = page.querySelector("[data-panel]");
const asked = new URLSearchParams(location.search);
const interaction = firstInteraction();

/** A person at the seat that begins, with the pieces near, and the computer across. Somebody's very first game is easy, and short where the
 * game has a short form. */
async function firstGame(panel) {
  const first = newcomer();
  await panel.inPieces(() =>
    panel.begin({ near: true, options: (first && page.dataset.gentle) || "" }),
  );
  await yieldToMain();
  const { toMove, players } = panel.match.state;
  const mine = Math.max(0, toMove);
  const level = first ? panel.levels[0] : usualLevel(panel.levels);
  players.forEach((_, seat) => seat !== mine && panel.match.seat(seat, computer(level.id)));
}

async function example(name) {
  const record = await exampleRecord(name);
  if (record === null) throw new Error(say(studyWords.noExample, { name }));
  return record;
}

// A record at one of its nodes, which may stand on a variation; where it has no such node, at its end.
function readAtNode(panel, record, node) {
  if (panel.match.read(record)) panel.match.go(node < panel.match.state.size ? node : -2);
}

// A record at one of its moves, counted on its main line; past its end, at the end.
function readAtMove(panel, record, move) {
  if (!panel.match.read(record)) return;
  const { line } = panel.match.state;
  panel.match.go(move === 0 ? -1 : (line[Math.min(move, line.length) - 1]?.node ?? -1));
  if (move > line.length) panel.remark(say(notices.onlyMoves, { n: line.length }));
}

// A game handed in by a link or an example does not push out the match kept here: it becomes one of its own when a person
// says so or makes a move in it.
/** @typedef {{ game?: string, named?: boolean, kept?: string, record?: string, at?: string | null, move?: number | null, node?: number | null, guess?: boolean, example?: string, words?: string, search?: string, hash?: string, fault?: Error }} GameRequest */

/** @param {Panel} panel @param {GameRequest} request */
function visit(panel, { record, at, move = null, node = null, words, example, guess }) {
  const kept = panel.stored;
  // A game in which nobody has moved is none to be kept beside.
  const beside =
    kept && !kept.fault && kept.record !== record && (kept.worth || store.hasMoves(kept.record));
  panel.temporary = beside || at === "shown" ? "until a move" : false;
  const fault = panel.match.attempt(() => {
    if (move !== null) readAtMove(panel, record, move);
    else if (node !== null) readAtNode(panel, record, node);
    else if (at === "shown") panel.match.read(record) && panel.match.showAsTagged();
    else panel.match.read(record, at);
  });
  if (fault) {
    panel.temporary = false;
    throw new Error(faultWords(fault));
  }
  if (example || at !== null) panel.study?.open(example);
  if (guess) panel.do("guess");
  const title = panel.match.state.tags.find(([key]) => key === "Title")?.[1];
  if (!beside) {
    if (at !== "shown" && panel.match.state.line.length > 0) panel.keep();
    if (title && !panel.study?.on) panel.remark(title);
    return true;
  }
  panel.notice(
    `${title ? sentence(title) + " " : ""}${words}`,
    [
      { label: notices.keep, primary: true, act: () => panel.keep() },
      {
        label: notices.back,
        act: () => {
          panel.temporary = false;
          forgetAddress();
          store.assignSlot(panel.slot, kept.id);
          panel.restore();
        },
      },
    ],
    { keep: true },
  );
  return true;
}

const forgetAddress = () => history.replaceState(null, "", location.pathname);

/** The game played last, for a visitor whose address names none. */
function lastGame() {
  const { game, first } = page.dataset;
  if (!asked.has("game") && game === first) return get("lastPlayed");
  set("lastPlayed", game);
  return game;
}

/** What the address asks for, read before any module: {game, record, at, words}, or {game} alone; {fault} where it is damaged.
 * @returns {Promise<GameRequest>} */
async function readRequest() {
  try {
    const link = await decodeGame(location.hash);
    if (asked.has("kept")) return { game: page.dataset.game, kept: asked.get("kept") };
    if (link)
      return { ...link, game: gameOf(link.record), hash: location.hash, words: notices.shared };
    const {
      fault,
      example: name,
      move,
      node,
      guess,
    } = readAsked(
      location.search,
      (short) => `${familyOf(page.dataset.game)}/${page.dataset.game}/${short}`,
    );
    if (fault) throw new Error(fault);
    if (name === null) return { game: asked.get("game") ?? lastGame(), named: asked.has("game") };
    const record = await example(name);
    return {
      record,
      example: name,
      move,
      node,
      guess,
      at: "shown",
      game: gameOf(record),
      search: location.search,
      words: notices.example,
    };
  } catch (fault) {
    return { fault };
  }
}

/** Another game than this page's is played on its own page. True where the browser is on its way there. */
/** @param {GameRequest} request */
function leaveForOther({ game, search = "", hash = "" }) {
  if (!known(game) || game === page.dataset.game) return false;
  const url = playPage(game);
  if (search) url.search = search;
  url.hash = hash;
  location.replace(url);
  return true;
}

/** Sets up at this table what the address asks for. */
/** @param {Panel} panel @param {GameRequest} request */
async function begin(panel, { game, named, kept: id, fault, ...visited }) {
  try {
    if (fault) throw fault;
    if (id !== undefined) {
      if (!store.assignSlot(panel.slot, id)) panel.notice(notices.notSaved, [], { bad: true });
      forgetAddress();
    }
    if (visited.record !== undefined) return visit(panel, visited);
  } catch (broken) {
    const kept = panel.restore();
    if (!kept) await firstGame(panel);
    panel.notice(
      say(kept ? notices.yoursSafe : notices.newInstead, { fault: sentence(broken.message) }),
      kept ? [{ label: notices.newGame, act: () => panel.do("new") }] : [],
      { bad: true },
    );
    forgetAddress();
    return true;
  }
  if (named && !known(game)) panel.notice(say(notices.noGame, { game }), [], { bad: true });
  if (!panel.restore()) await firstGame(panel);
  return true;
}

// Keys do what the buttons do, as long as the keyboard is at the table and nothing there wants them for itself.
function listen(panel) {
  const { study } = panel;
  const canStep = (act) => actionOf("steps", act)?.can(panel.match.state);
  const projecting = () => panel.classroom?.projecting; // a remote's keys step there through any game
  const act = (name, key) => panel.do(name, key);
  addShortcuts("steps", { within: page, act, has: canStep, shown: () => true });
  addShortcuts("study", {
    within: page,
    act,
    has: (name) => study.on || (projecting() && canStep(name)),
    shown: () => true,
  });
  addShortcuts("table", {
    within: page,
    act,
    has: (name) => (name === "black" ? Boolean(panel.classroom?.showing) : panel.has(name)),
    shown: (name) => panel.has(name),
  });
  addEventListener("hashchange", async () => {
    if (!location.hash.startsWith("#game=")) return;
    const request = await readRequest();
    if (!leaveForOther(request)) begin(panel, request);
  });
}

// The field to type moves in and the list of pieces are loaded when somebody asks for them.
function offerWords(panel) {
  const fetchField = fetchOnce(() =>
    import("./type-move.mjs").then(({ MoveField }) => new MoveField(panel)),
  );
  panel.acts.type = async () => {
    if (!panel.study?.guess.on) (await fetchField()).toggle();
  };
  panel.acts.pieces = async () => (await import("./list-pieces.mjs")).listPieces(panel);
}

// The class tools are loaded last, or when somebody asks for them. They are made once, and not before there is a match.
function offerClass(panel) {
  const fetchTools = fetchOnce(() =>
    import("../class/classroom.mjs").then(
      ({ Classroom }) =>
        (panel.classroom = new Classroom(panel, page.querySelector('[data-part="classroom"]'))),
    ),
  );
  // Whoever asks for them before they are there wants them open, and a room open from before opens them by itself.
  panel.acts["class-tools"] = async () => {
    if (!panel.match.state) return;
    const open = panel.classroom ? undefined : true;
    (await fetchTools()).toggle(open);
  };
  return fetchTools;
}

// Comments, signs and what is drawn on the board.
async function takeNotes(panel) {
  const { Notes } = await import("./notes.mjs");
  panel.notes = new Notes(panel, page.querySelector('[data-part="moves"]'));
}

// Where a position stands in the books, and what has been captured, is asked once somebody has moved.
function askBooks(panel) {
  const { match } = panel;
  const ask = async ({ detail }) => {
    if (isTransient(detail.kind) || match.state.line.length === 0) return;
    match.removeEventListener("change", ask);
    await fetchWithNextMove(match, async () => {
      const [{ TakenPieces }, { InBooks }] = await Promise.all([
        import("./taken-pieces.mjs"),
        import("./in-books.mjs"),
      ]);
      new TakenPieces(panel);
      new InBooks(panel, page.querySelector('[data-part="tabs"]'));
    });
  };
  match.addEventListener("change", ask);
  ask({ detail: { kind: "go" } });
}

async function start() {
  const request = await readRequest();
  if (leaveForOther(request)) return;
  await painted(); // the board stands there already: what makes it playable comes after it
  const panel = await Panel.open(root, { side: page, lies: document.documentElement.dataset.lies });
  new MoreMenu(panel, page.querySelector('[data-part="acts"]'));
  const fetchTools = offerClass(panel);
  await yieldToMain();
  await begin(panel, request);
  offerLesson(page, panel);
  // What was touched is the starting position, as drawn when the site was built.
  if (panel.match.state?.line.length === 0) makeEarlyTouches(panel.parts.board);
  await yieldToMain();
  offerWords(panel);
  listen(panel);
  page.dataset.ready = "board";
  askBooks(panel);
  await restful();
  fetchWithNextMove(panel.match, () => takeNotes(panel));
  await fetchWithNextMove(panel.match, fetchTools);
  await interaction;
  await restful(); // whoever has touched a piece first wants to see where it may go
  await fetchWithNextMove(panel.match, async () => {
    const { drawBoard } = await import("../board/canvas.mjs");
    await drawBoard(panel);
  });
}

start().catch((fault) => {
  root.querySelector('[data-part="loading"]')?.remove();
  root.querySelector('[data-part="say"]').textContent = "";
  pageFault(root.querySelector('[data-part="notices"]'), fault.message);
  console.error(fault);
});
