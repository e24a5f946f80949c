// A book page awake: its diagrams, the section one is in, and the table beside the text, opened when asked for.

import { able } from "../site/core.mjs";
import { wakeDiagrams } from "../board/diagram.mjs";
import { partsOf } from "../site/dom.mjs";
import { Follower } from "./follow-text.mjs";
import { tooNarrow } from "../board/board-transform.mjs";
import { familyOf, playPage } from "../site/game-urls.mjs";
import { board as words } from "../words/books.mjs";

const book = document.querySelector(".book");
const part = partsOf(document);
const beside = part("beside");
const sheet = matchMedia("(max-width: 59.99rem)");
const four = matchMedia("(min-width: 88rem)");

// ---- where one is ----

const entries = [...book.querySelectorAll("[data-section]")];
if (entries.length > 0) {
  const heads = [...book.querySelectorAll(".text section > :is(h1, h2, h3)[id]")];
  const mark = () => {
    const here = heads
      .filter((head) => head.getBoundingClientRect().top < innerHeight * 0.3)
      .at(-1);
    for (const link of entries) {
      if (link.dataset.section === here?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  let due = false;
  addEventListener(
    "scroll",
    () => {
      if (due) return;
      due = true;
      requestAnimationFrame(() => {
        due = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
// ---- the ¶: it leads to its passage, and offers to cite it ----

book.addEventListener("click", async (event) => {
  const mark = event.target.closest(".rubric, .pilcrow");
  if (!mark || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // The address first: going there takes the focus away.
  event.preventDefault();
  location.hash = mark.hash;
  const { showCitation } = await import("./cite.mjs");
  showCitation(mark);
});

// ---- the table ----

let opening = null;
let panel = null;
// The match on the board before the first diagram was set up there.
const beforeSlot = `${beside.querySelector("[data-panel]").dataset.slot}-before`;
function keepBefore(panel) {
  if (!store.load(beforeSlot)?.record) store.assignSlot(beforeSlot, panel.here.id);
  offerBefore();
}

// The way back, named after what it leads to: where nobody has played there is no match, but an array.
function offerBefore() {
  const before = store.load(beforeSlot);
  part("back").hidden = !before?.record;
  part("back").textContent = before?.worth ? words.toMyGame : words.toStart;
}

/** Opens the table beside the text; resolves with its panel, or null where there can be none. */
function table() {
  return (opening ??= start().catch((fault) => {
    opening = null;
    part("dock-say").textContent = fault.message;
    part("on-table").textContent = fault.message;
    return null;
  }));
}

let store = null; // there from when the table is
async function start() {
  const [{ Panel }, { encodeGame }, { isTransient }] = await Promise.all([
    import("../match/panel.mjs"),
    import("../store/link.mjs"),
    import("../match/match-view.mjs"),
  ]);
  store = await import("../store/store.mjs");
  panel = await Panel.open(beside.querySelector("[data-panel]"), {
    side: beside,
    lies: beside.querySelector(".table.long") ? tooNarrow : "",
  });
  panel.root.addEventListener("say", ({ detail }) => {
    part("dock-say").textContent = detail;
    part("dock-chip").className =
      `chip s${panel.match.coat(Math.max(0, panel.match.state.toMove))}`;
  });
  panel.match.addEventListener("change", async ({ detail }) => {
    if (isTransient(detail.kind)) return;
    part("why").hidden = !panel.view.why;
    part("moves").hidden = detail.state.line.length === 0;
    const link = beside.querySelector('[data-act="play-page"]');
    const url = playPage(panel.match.game);
    url.hash = await encodeGame({ record: panel.match.record, at: panel.match.place });
    link.href = url.href;
  });
  if (panel.restore()) caption();
  else panel.begin();
  followed?.hear(panel.match);
  offerBefore();
  const { drawBoard } = await import("../board/canvas.mjs");
  drawBoard(panel);
  return panel;
}

// What lies on the table again: a diagram by its title, or a match of one's own.
function caption() {
  const title = panel.match.state.tags.find(([key]) => key === "Title")?.[1];
  if (title || panel.match.state.line.length > 0)
    part("on-table").textContent = title || words.myGame;
}

function show(open) {
  book.classList.toggle("opened", open);
  part("close").hidden = four.matches && !open;
  if (open && sheet.matches)
    beside.querySelector("[data-part=close]").focus({ preventScroll: true });
  if (!open) part("open").focus({ preventScroll: true });
}

part("open").addEventListener("click", () => {
  show(true);
  table();
});
part("close").addEventListener("click", () => show(false));
beside.addEventListener(
  "keydown",
  (event) => event.key === "Escape" && !event.defaultPrevented && sheet.matches && show(false),
);

// The poster of the table: a touch begins it.
const poster = beside.querySelector(".board-holder");
poster.addEventListener("click", () => !opening && (show(true), table()), { once: true });
beside.querySelector(".acts")?.addEventListener("click", async (event) => {
  const act = event.target.closest("[data-act]")?.dataset.act;
  if (panel || !act || act === "play-page") return;
  show(true);
  (await table())?.do(act);
});

// ---- the diagrams ----

let laidInHand = ""; // the spots a diagram has touched by itself

/** Lays a diagram's record on the table, ready to be stepped through; false where that cannot be. */
async function lay({ record, example = null, caption }) {
  const ready = await table();
  if (!ready) return false;
  keepBefore(ready);
  if (ready.match.attempt(() => ready.match.read(record) && ready.match.showAsTagged()))
    return false;
  ready.study?.open(example);
  laidInHand = String(ready.match.state.touched);
  part("on-table").textContent = caption || words.fromText;
  return true;
}

// As lay(), where a person asked for it.
async function setUp(shown) {
  show(true);
  const done = await lay(shown);
  if (done) followed?.placed(shown.example);
  return done;
}
const diagrams = wakeDiagrams(book, setUp);

// The ☞ of a rule that no diagram of the text shows: its worked example comes on the table; where it cannot, on its own page.
book.addEventListener("click", async (event) => {
  const mark = event.target.closest(".show[data-record]");
  if (!mark || !able() || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { gameOf, titleOf } = await import("../store/link.mjs");
  const record = await fetch(mark.dataset.record).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  const here = familyOf(beside.querySelector("[data-panel]").dataset.game);
  if (familyOf(gameOf(record)) !== here || !(await setUp({ record, caption: titleOf(record) })))
    location.assign(mark.href);
});

part("back").addEventListener("click", () => {
  const before = store.load(beforeSlot);
  if (before?.record) panel.restoreMatch(before);
  store.forget(beforeSlot);
  part("back").hidden = true;
  part("on-table").textContent = words.myGame;
  followed?.rest();
});

// ---- the table follows the text ----

const followed =
  diagrams.size > 0
    ? new Follower(part("follows"), [...diagrams.keys()], {
        ready: () => four.matches || (book.classList.contains("opened") && !sheet.matches),
        async set(figure) {
          const ready = await table();
          const diagram = diagrams.get(figure);
          const inHand = String(ready?.match.state.touched ?? "");
          if (!ready || (inHand !== "" && inHand !== laidInHand)) return;
          await lay({
            record: await diagram.record(),
            example: diagram.example,
            caption: diagram.caption,
          });
        },
      })
    : null;
if (!followed) part("follows").closest("label").remove();
