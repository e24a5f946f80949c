// The search page: what is searched is fetched when a person searches, of the books the chapters that may have the words; what was asked stands in the
// address, so that a search can be linked and comes back with the way back.

import { faultWords } from "../match/dialog.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { chapterFile, chaptersOf, letterOf, listFile, rankChapters } from "./search-parts.mjs";
import { Finder, counted, fold, tellingWords } from "./text-search.mjs";
import { say } from "../site/say.mjs";
import { more, search as words } from "../words/search.mjs";
import { siteUrl } from "../site/site-url.mjs";

const part = partsOf(document);
const field = document.querySelector("#q");
const [found, results] = [part("found"), part("results")];
const atOnce = 6; // results of a group before “all”

const atOnceFetched = 200_000; // characters of chapters a search fetches before “Search more chapters”

let finding = null;
const library = () =>
  (finding ??= load().catch((fault) => {
    finding = null;
    throw fault;
  }));

async function load() {
  const [{ default: MiniSearch }, base] = await Promise.all([
    import("../libraries/minisearch.mjs"),
    fetched("search.json"),
  ]);
  return {
    finder: await Finder.open(MiniSearch, base),
    chapters: chaptersOf(base.books),
    lists: {},
    letters: new Set(base.letters),
    there: new Map(),
  };
}

async function fetched(path) {
  const answer = await fetch(siteUrl(path));
  if (!answer.ok) throw new Error(say(words.notLoaded, { status: answer.status }));
  return answer.json();
}

/** A promise that is kept under a key, and forgotten where it fails. */
const once = (kept, key, make) => {
  if (!kept.has(key))
    kept.set(
      key,
      make().catch((fault) => {
        kept.delete(key);
        throw fault;
      }),
    );
  return kept.get(key);
};

/** Fetches of the chapters as many as go at once; gives how many are left. */
async function fetchChapters({ finder, chapters, there }, numbers, room) {
  const missing = numbers.filter((number) => !there.has(number));
  const now = [];
  for (const number of missing) {
    if (now.length > 0 && chapters[number].size > room.left) break;
    room.left -= chapters[number].size;
    now.push(number);
  }
  await Promise.all(
    numbers
      .filter((number) => there.has(number) || now.includes(number))
      .map((number) =>
        once(there, number, async () => {
          const { book, slug } = chapters[number];
          await finder.addChapter(book, slug, await fetched(chapterFile(chapters[number])));
        }),
      ),
  );
  return missing.length - now.length;
}

/** What is found for a query, and how many chapters that may have more of it are still to be fetched. */
async function answerTo(query) {
  const all = await library();
  const terms = tellingWords(query).map(fold);
  await Promise.all(
    [...new Set(terms.map(letterOf))]
      .filter((letter) => all.letters.has(letter))
      .map(async (letter) => (all.lists[letter] ??= await fetched(listFile(letter)))),
  );
  const room = { left: atOnceFetched };
  const wanted = (some) => rankChapters(terms, all.lists, all.chapters, { some });
  let left = await fetchChapters(all, wanted(false), room);
  let answer = all.finder.find(query);
  if (!answer.all && left === 0 && room.left > 0) {
    left = await fetchChapters(all, wanted(true), room);
    answer = all.finder.find(query);
  }
  return { answer, left };
}

let asked = null;

async function search({ further = false } = {}) {
  const query = field.value.trim();
  if (query === asked && !further) return;
  asked = query;
  part("examples").hidden = query !== "";
  const address = new URL(location.href);
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  history.replaceState(null, "", address);
  if (!query) return show({ groups: [] }, "");
  if (!finding) found.textContent = words.loading;
  try {
    const { answer, left } = await answerTo(query);
    if (asked !== query) return; // more was typed meanwhile
    show(answer, counted(answer, query, left), left);
  } catch (fault) {
    asked = null;
    show({ groups: [] }, say(words.failed, { why: faultWords(fault) }));
    console.error(fault);
  }
}

function show({ groups }, said, left = 0) {
  const button = element(
    "button",
    { type: "button", className: "more", onclick: () => search({ further: true }) },
    say(more.button, { n: left }),
  );
  results.replaceChildren(...groups.map(group), ...(left > 0 ? [button] : []));
  found.textContent = said;
}

function group({ id, title, found: all }) {
  const list = element("ol", {}, all.slice(0, atOnce).map(result));
  const rest = all.slice(atOnce);
  const more =
    rest.length > 0 &&
    element(
      "button",
      {
        type: "button",
        className: "more",
        onclick: () => {
          const added = rest.map(result);
          list.append(...added);
          more.remove();
          added[0].querySelector("a").focus();
        },
      },
      say(words.showAll, { n: all.length }),
    );
  return element(
    "section",
    { "aria-labelledby": `in-${id}`, "data-group": id },
    element(
      "h2",
      { id: `in-${id}` },
      title,
      element(
        "span",
        { className: "count" },
        element("span", { "aria-hidden": "true" }, String(all.length)),
        element("span", { className: "away" }, say(words.foundHere, { count: all.length })),
      ),
    ),
    list,
    more,
  );
}

const marks = (parts) => parts.map(([text, marked]) => (marked ? element("mark", {}, text) : text));

function result({ kind, where, named, url, play, lang, snippet }) {
  const link = element(
    "a",
    { href: here(url) },
    element(
      "b",
      {},
      named ? marks(named) : where,
      kind === "note" && element("span", { className: "tag" }, ` · ${words.ours}`),
    ),
    snippet.length > 0 &&
      element("span", { className: "snippet", lang: lang ?? false }, marks(snippet)),
  );
  return element(
    "li",
    { className: kind },
    link,
    kind === "game" &&
      element(
        "a",
        { className: "button", href: here(play), "aria-label": say(words.play, { game: where }) },
        "Play",
      ),
  );
}

const here = (path) => siteUrl(path).href;

// ---- the keyboard: down from the field into the results, up again, Enter to the first ----

const links = () => [...results.querySelectorAll("li > a:first-child")];

document.querySelector(".search").addEventListener("keydown", (event) => {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.key !== "ArrowDown" && event.key !== "ArrowUp")
  )
    return;
  const all = links();
  const at = event.target === field ? -1 : all.indexOf(event.target);
  const next =
    event.key === "ArrowDown" ? all[at + 1] : at > 0 ? all[at - 1] : at === 0 ? field : null;
  if ((at < 0 && event.target !== field) || !next) return;
  event.preventDefault();
  next.focus();
});

let due = 0;
field.addEventListener("input", () => {
  clearTimeout(due);
  due = setTimeout(search, 180);
});
part("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  clearTimeout(due);
  await search();
  links()[0]?.focus();
});

field.value = new URLSearchParams(location.search).get("q") ?? "";
search();
