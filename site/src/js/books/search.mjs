// The search page: the words are fetched and their index made when a person first searches; what was asked stands in the
// address, so that a search can be linked and comes back with the way back.

import { faultWords } from "../match/dialog.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { Finder, counted } from "./text-search.mjs";
import { say } from "../site/say.mjs";
import { search as words } from "../words/search.mjs";
import { siteUrl } from "../site/site-url.mjs";

const part = partsOf(document);
const field = document.querySelector("#q");
const [found, results] = [part("found"), part("results")];
const atOnce = 6; // results of a group before “all”

let finding = null;
const finder = () =>
  (finding ??= load().catch((fault) => {
    finding = null;
    throw fault;
  }));

async function load() {
  const [{ default: MiniSearch }, data] = await Promise.all([
    import("../libraries/minisearch.mjs"),
    entries(),
  ]);
  return Finder.open(MiniSearch, data);
}

async function entries() {
  const answer = await fetch(siteUrl("search.json"));
  if (!answer.ok) throw new Error(say(words.notLoaded, { status: answer.status }));
  return answer.json();
}

let asked = null;

async function search() {
  const query = field.value.trim();
  if (query === asked) return;
  asked = query;
  const address = new URL(location.href);
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  history.replaceState(null, "", address);
  if (!query) return show({ groups: [] }, "");
  if (!finding) found.textContent = words.loading;
  try {
    const all = await finder();
    if (asked !== query) return; // more was typed meanwhile
    const answer = all.find(query);
    show(answer, counted(answer, query));
  } catch (fault) {
    asked = null;
    show({ groups: [] }, say(words.failed, { why: faultWords(fault) }));
    console.error(fault);
  }
}

function show({ groups }, said) {
  results.replaceChildren(...groups.map(group));
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
      element("span", { className: "count" }, String(all.length)),
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
