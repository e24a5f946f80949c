// The page of studies: those kept in this browser; one of them, or one from a link, to read and to write.

import { copyText, download, faultWords, notice } from "../match/dialog.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { openCore } from "../site/core.mjs";
import { familyOf, known } from "../site/game-urls.mjs";
import { say } from "../site/say.mjs";
import { linkButtons } from "../site/share-link.mjs";
import { decodeStudy, encodeStudy, longestLink } from "../store/link.mjs";
import { fileName, when } from "../store/match-archive.mjs";
import { page as words } from "../words/studies.mjs";
import { checkStudy } from "./study-check.mjs";
import { StudyEditor } from "./study-editor.mjs";
import { headingOf, StudyReader } from "./study-reader.mjs";
import * as store from "./study-store.mjs";
import { longestStudy, readStudy, writeStudy } from "./study-text.mjs";

/** @import { Text } from "./study-text.mjs" */

const page = document.querySelector('[data-part="studies"]');
const part = partsOf(page);
const tell = (sentence, buttons = [], options = {}) =>
  notice(part("notices"), sentence, buttons, options);
const rulesOf = async (game) => (known(game) ? openCore(familyOf(game)) : null);
const addressOf = (name) => {
  const url = new URL(location.pathname, location.href);
  url.searchParams.set("kept", name);
  return url.href;
};

// ---- the list ----

function list() {
  const all = store.all();
  part("none").textContent = all.length === 0 ? words.none : "";
  part("none").hidden = all.length > 0;
  part("kept").replaceChildren(
    ...all.map(({ name, title, saved }) =>
      element(
        "li",
        { "data-testid": "kept-study" },
        element(
          "div",
          {},
          element("h2", {}, element("a", { href: addressOf(name) }, title)),
          element("p", { className: "small" }, say(words.saved, { when: when(saved) })),
        ),
        element(
          "button",
          {
            type: "button",
            className: "quiet",
            "aria-label": say(words.deleteStudy, { title }),
            "data-testid": "delete-study",
            onclick: () => remove(name, title),
          },
          words.delete,
        ),
      ),
    ),
  );
}

function remove(name, title) {
  const found = store.load(name);
  store.forget(name);
  list();
  tell(
    say(words.deleted, { title }),
    found?.text
      ? [
          {
            label: words.undo,
            act: () => {
              if (store.save({ name, title, text: found.text }).fault)
                offerFile(words.cannotSave, title, found.text);
              list();
            },
          },
        ]
      : [],
    { keep: true },
  );
}

const offerFile = (sentence, title, text) =>
  tell(sentence, [{ label: words.saveFile, act: () => download(fileName(title, "study"), text) }], {
    bad: true,
    keep: true,
  });

/** Keeps a text as a new study and opens it; where the browser keeps nothing, it is opened all the same. */
function keepNew(title, text, more = "") {
  const name = store.newName();
  if (store.save({ name, title, text }).fault) return false;
  location.assign(addressOf(name) + more);
  return true;
}

function begin() {
  const study = {
    title: words.untitled,
    about: "",
    chapters: [{ heading: headingOf("", 1), text: "", record: "" }],
  };
  const text = writeStudy(study);
  if (keepNew(study.title, text, "#edit")) return;
  tell(words.cannotSave, [], { bad: true });
  show(study, { editing: true });
}

async function take(file) {
  const wrong = (fault) =>
    tell(say(words.notOpened, { file: file.name, fault: faultWords(fault) }), [], { bad: true });
  // A letter has four bytes at most.
  const text = file.size > 4 * longestStudy ? "x".repeat(longestStudy + 1) : await file.text();
  try {
    const { study, fault } = await checkStudy(text, rulesOf);
    if (fault) return wrong(fault);
    if (!keepNew(study.title, writeStudy(study))) {
      tell(words.cannotSave, [], { bad: true });
      await show(study, {});
    }
  } catch (fault) {
    wrong(fault);
  }
  return undefined;
}

// ---- one study ----

let shown = null; // {study, name, saved}: name null where it is not kept
let reader = null,
  editor = null;

const titleOf = (study) => study.title.trim() || words.untitled;
/** What is kept, sent and saved: nothing without a name. @param {Text} study */
const textOf = (study) =>
  writeStudy({
    ...study,
    title: titleOf(study),
    chapters: study.chapters.map((chapter, i) => ({
      ...chapter,
      heading: headingOf(chapter.heading, i + 1),
    })),
  });

function head() {
  const { study } = shown;
  part("title").textContent = titleOf(study);
  part("about").textContent = study.about;
  document.title = `${titleOf(study)} · Codex Ludorum`;
}

async function show(study, { name = null, saved = null, editing = false, chapter = 0 }) {
  shown = { study, name, saved };
  part("list").hidden = true;
  part("study").hidden = false;
  part("crumbs").replaceChildren(
    element(
      "a",
      { href: new URL(location.pathname, location.href).href },
      document.title.split(" · ")[0],
    ),
  );
  head();
  page.querySelector('[data-act="keep"]').hidden = name !== null;
  reader ??= new StudyReader(page, {
    turned: (now) => {
      if (shown.name !== null || now > 0)
        history.replaceState(
          null,
          "",
          `${location.search || location.pathname}#chapter-${now + 1}`,
        );
    },
  });
  editor ??= new StudyEditor(part("editor"), part("notices"), changed);
  if (editing) edit(true);
  else await reader.read(study, chapter);
}

function edit(on) {
  part("editor").hidden = !on;
  part("reader").hidden = on;
  page.querySelector('[data-act="edit"]').setAttribute("aria-pressed", String(on));
  if (on) {
    editor.open(shown.study);
    part("editor").querySelector("input").focus();
  } else reader.read(shown.study, reader.chapter);
}

let warned = false;

/** Keeps what was written, as soon as it is. */
function changed(study) {
  head();
  if (shown.name === null) return;
  const text = textOf(study),
    title = titleOf(study);
  let done = store.save({ name: shown.name, title, text, known: shown.saved });
  if (done.behind) {
    // Another window wrote meanwhile: both stay.
    study.title = say(words.copyOf, { title });
    shown.name = store.newName();
    done = store.save({ name: shown.name, title: study.title, text: textOf(study) });
    history.replaceState(null, "", addressOf(shown.name) + location.hash);
    tell(say(words.elsewhere, { title: study.title }), [], { keep: true });
    head();
    if (!part("editor").hidden) part("editor").querySelector("#study-title").value = study.title;
  }
  if (done.fault) {
    if (!warned) offerFile(words.cannotSave, title, text);
    warned = true;
    return;
  }
  warned = false;
  shown.saved = done.saved;
}

async function link() {
  const { study } = shown;
  const url = new URL(location.pathname, location.href);
  url.hash = await encodeStudy(textOf(study));
  if (url.hash.length > longestLink)
    return offerFile(
      say(words.tooLong, { length: url.hash.length, most: longestLink }),
      titleOf(study),
      textOf(study),
    );
  page.dataset.link = url.href;
  if (await copyText(url.href)) return tell(words.copied, linkButtons(url.href));
  const field = element("input", {
    type: "text",
    readonly: true,
    value: url.href,
    "aria-label": words.linkField,
    "data-testid": "link",
  });
  tell(words.copyHere);
  part("notices").lastElementChild.querySelector("p").append(" ", field);
  field.select();
  return undefined;
}

const acts = {
  new: begin,
  edit: () => edit(part("editor").hidden),
  link,
  file: () => download(fileName(titleOf(shown.study), "study"), textOf(shown.study)),
  keep() {
    const name = store.newName();
    const done = store.save({ name, title: titleOf(shown.study), text: textOf(shown.study) });
    if (done.fault) return offerFile(words.cannotSave, titleOf(shown.study), textOf(shown.study));
    Object.assign(shown, { name, saved: done.saved });
    history.replaceState(null, "", addressOf(name) + location.hash);
    const button = page.querySelector('[data-act="keep"]');
    if (document.activeElement === button) page.querySelector('[data-act="edit"]').focus();
    button.hidden = true;
    return tell(words.kept);
  },
};

async function start() {
  const { hash } = location;
  const chapter = Number(/^#chapter-(\d{1,3})$/.exec(hash)?.[1] ?? 1) - 1;
  if (hash.startsWith("#study=")) {
    const { study, fault } = await checkStudy(await decodeStudy(hash), rulesOf);
    history.replaceState(null, "", location.pathname);
    if (fault) throw fault;
    return show(study, {});
  }
  const name = new URLSearchParams(location.search).get("kept");
  if (!name) return list();
  const found = store.load(name);
  if (!found) throw { what: words.notSaved };
  if (found.fault) throw found.fault;
  const { study, fault } = readStudy(found.text);
  if (fault) throw fault;
  return show(study, { name, saved: found.saved, editing: hash === "#edit", chapter });
}

page.addEventListener("click", ({ target }) => {
  const act = target.closest("[data-act]");
  if (act && act.getAttribute("aria-disabled") !== "true") acts[act.dataset.act]?.();
});
page.querySelector("#open-study").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  part("notices").replaceChildren();
  await take(file);
  target.value = "";
});
addEventListener("storage", ({ key }) => {
  if (shown === null && (key === null || key.startsWith(store.studyKey))) list();
});
addEventListener("hashchange", () => {
  if (location.hash.startsWith("#study=")) location.reload();
});
addEventListener("pageshow", ({ persisted }) => persisted && shown === null && list());
start()
  .catch((fault) => {
    tell(faultWords(fault), [], { bad: true, keep: true });
    if (!fault.what) console.warn(fault);
    list();
  })
  .finally(() => {
    page.dataset.state = "ready";
  });
