// Which edition of the site this page is of, the worker that keeps it for use without a network (sw.js; its list of files: ../../../lib/edition.mjs), and a quiet line when a new
// edition is ready: never in the middle of a game, which nothing changes under.

import { say } from "./say.mjs";
import { edition } from "../generated/version.mjs";
import { version as words } from "../words/offline.mjs";
import { siteUrl } from "./site-url.mjs";
import { restful } from "./wait.mjs";

const site = siteUrl();
const line = document.querySelector('[data-part="version"]');
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const idle = () => restful(10_000);
const loaded = new Promise((done) =>
  document.readyState === "complete" ? done() : addEventListener("load", done, { once: true }),
);

if (line)
  line.textContent = say(words.this, {
    version: [edition.date, edition.version].filter(Boolean).join(" · "),
  });

/** Asks a worker something and gives its answer; rejects with what it says is wrong. */
export function ask(worker, question) {
  return new Promise((done, failed) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) =>
      data.fault === undefined ? done(data.told) : failed(new Error(data.fault));
    worker.postMessage(question, [port2]);
  });
}

const firstStay = 12_000; // milliseconds

/** On the first visit what the worker fetches would share the line with a game that is about to begin: it waits until a move is made, or for a while. */
const playable = () =>
  navigator.serviceWorker?.controller || !document.body.matches(".home, .playing")
    ? null
    : new Promise((done) => {
        document.addEventListener("played", done, { capture: true, once: true });
        setTimeout(done, firstStay);
      });

/** The registration of the worker, once the page has settled; null where there can be none. */
export const registered = loaded
  .then(playable)
  .then(idle)
  .then(async () => {
    if (!("serviceWorker" in navigator)) return null;
    return (
      (await navigator.serviceWorker.register(new URL("sw.js", site), {
        scope: site.pathname,
        updateViaCache: "none",
      })) ?? null
    );
  })
  .catch(() => null);

/** The worker that answers for this page. */
export const active = registered.then(async (registration) => {
  if (!registration) return null;
  const began = registration.active ?? registration.installing ?? registration.waiting;
  if (!registration.active)
    await new Promise((done) =>
      began.addEventListener(
        "statechange",
        () => /activated|redundant/.test(began.state) && done(),
      ),
    );
  return registration.active;
});

/** Keeps the rest little by little while nothing else is to be done: first what belongs to this page. */
async function keepRest(worker) {
  if (navigator.connection?.saveData) return void showShare(await ask(worker, { ask: "count" }));
  const here = location.pathname.slice(site.pathname.length);
  const first = [here.split("/").slice(0, 2).join("/")].filter((path) => path.includes("/"));
  const game = document.querySelector("[data-panel]")?.dataset.game;
  if (game) {
    const { familyOf } = await import("./game-urls.mjs");
    first.unshift(`wasm/rules-${familyOf(game)}`, "wasm/canvas");
  }
  for (
    let told = await ask(worker, { ask: "count" });
    showShare(told);
    told = await ask(worker, { ask: "more", first, most: 12 })
  ) {
    await pause(400);
    await idle();
  }
}

let share = null;
/** Says how much is kept; whether there is more to keep. */
function showShare({ kept, all, bytes, allBytes }) {
  if (line && !share) {
    share = document.createElement("p");
    share.dataset.testid = "kept-share";
    line.after(share);
    share.className = "version";
  }
  if (share)
    share.textContent =
      kept < all
        ? say(words.stored, { percent: Math.floor((100 * bytes) / allBytes) })
        : words.allStored;
  return kept < all;
}

// ---- a new edition ----

/** Whether a game lies on a table of this page that is not over. */
const playing = () =>
  [...document.querySelectorAll("[data-panel]")].some(
    ({ panel }) =>
      panel?.match?.state && panel.match.state.line.length > 0 && !panel.match.state.outcome.over,
  );

let ready = null;
function tell(sentence, button) {
  if (!line) return; // a page that is all board
  let place = line.querySelector("span");
  if (!place) {
    place = document.createElement("span");
    place.dataset.testid = "new-version";
    place.setAttribute("role", "status");
    line.append(". ", place);
  }
  const now = `${sentence} ${button ?? ""}`;
  if (place.dataset.said === now) return;
  place.dataset.said = now;
  place.replaceChildren(sentence);
  if (!button) return;
  const press = document.createElement("button");
  press.type = "button";
  press.textContent = button;
  press.addEventListener("click", come);
  place.append(" ", press);
}
function announce() {
  if (!ready) return;
  if (playing()) tell(words.waits);
  else tell(words.ready, words.update);
}
async function come() {
  const waiting = ready;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  const { others } = await ask(waiting, { ask: "come" });
  if (others > 0) tell(say(words.otherWindows, { n: others }), words.update);
}

function watch(registration) {
  const look = () => {
    ready = registration.active && registration.waiting;
    announce();
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  for (const kind of ["say", "view"]) document.addEventListener(kind, announce, true);
}

async function start() {
  const registration = await registered;
  if (!registration) return;
  watch(registration);
  const worker = await active;
  if (!worker) return;
  if (!navigator.serviceWorker.controller)
    await ask(worker, { ask: "claim", version: edition.version });
  await pause(3000);
  await keepRest(worker);
}
start().catch(() => {}); // without a network, or while the site is being renewed: another time
