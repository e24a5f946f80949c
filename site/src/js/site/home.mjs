// The first page: the game to go on with stands there first. Its board wakes once the page stands, or as soon as somebody reaches for it, and its one diagram as it
// comes near. What plays is fetched only then, so that it keeps nobody from reading.

import { able } from "./core.mjs";
import { showGoingOn } from "./going-on.mjs";
import { wakeDiagrams } from "../board/diagram.mjs";
import { home } from "../words/home.mjs";

const root = document.querySelector("[data-panel]");
const board = root.querySelector('[data-part="board"]');
const say = root.querySelector('[data-part="say"]');

showGoingOn(document.querySelector('[data-part="going-on"]'));

const reaching = ["pointerover", "pointerdown", "focusin"];

/** Settles when the page has been read and painted and the browser has nothing to do, or somebody reaches for the board. */
function calledFor() {
  return new Promise((call) => {
    for (const kind of reaching) root.addEventListener(kind, call, { once: true });
    // Safari has no idle callback.
    const rest = () =>
      window.requestIdleCallback
        ? requestIdleCallback(call, { timeout: 2000 })
        : setTimeout(call, 200);
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { once: true });
  });
}

/** The last place touched on a board that still sleeps: {x, y} in the window; null if none. */
function touchedMeanwhile() {
  let place = null;
  const note = ({ clientX: x, clientY: y }) => {
    place = { x, y };
  };
  board.addEventListener("click", note);
  return () => {
    board.removeEventListener("click", note);
    return place;
  };
}

async function wake() {
  const touched = touchedMeanwhile();
  await calledFor();
  const { openFirstTable } = await import("./home-board.mjs");
  await openFirstTable(root, say);
  const place = touched();
  if (place) document.elementFromPoint(place.x, place.y)?.click();
}

if (able())
  wake().catch((fault) => {
    say.textContent = fault.message;
  });
else say.textContent = home.cannotRun;
wakeDiagrams(document, async ({ record }) => {
  const [{ encodeGame, gameOf }, { playPage }] = await Promise.all([
    import("../store/link.mjs"),
    import("./game-urls.mjs"),
  ]);
  const url = playPage(gameOf(record));
  url.hash = await encodeGame({ record });
  location.href = url.href;
});
