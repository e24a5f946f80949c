// The first page: the game to go on with stands there first. Its board wakes once the page stands, or as soon as somebody reaches for it, and its one diagram as it
// comes near. What plays is fetched only then, so that it keeps nobody from reading.

import { able, openCore } from "./core.mjs";
import { element } from "./dom.mjs";
import { makeEarlyTouches, touchedEarly } from "./early-touches.mjs";
import { familyOf } from "./game-urls.mjs";
import { showGoingOn } from "./going-on.mjs";
import { restful } from "./wait.mjs";
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
    const rest = () => restful().then(call);
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { once: true });
  });
}

/** What this page's board and a table want besides what the page has. */
const later = (document.body.dataset.later ?? "").split(" ").filter(Boolean);

/** All that plays is asked for together, and not as one script finds that it wants another. */
function askForAll() {
  for (const href of later.filter((address) => address.endsWith(".mjs")))
    document.head.append(element("link", { rel: "modulepreload", href }));
  openCore(familyOf(root.dataset.game)).catch(() => {}); // said when the table opens
}

async function wake() {
  if (!touchedEarly(board)) await calledFor();
  askForAll();
  const { openFirstTable } = await import("./home-board.mjs");
  await openFirstTable(root, say);
  makeEarlyTouches(board);
  fetchAhead();
}

/**
 * How the tables beyond the tiles look is fetched once this board plays; their scripts are here then. By script: Firefox lets our content
 * policy stop a link that prefetches, and Safari knows none.
 */
function fetchAhead() {
  const { connection } = /** @type {any} */ (navigator);
  if (connection?.saveData) return;
  for (const address of later.filter((one) => one.endsWith(".css")))
    fetch(address, { priority: "low" }).catch(() => {}); // the table asks again
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
