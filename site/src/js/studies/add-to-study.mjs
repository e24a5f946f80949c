// “Add to a study” at a board: the game or the position shown becomes the last chapter of a study that is kept, or of a new one.

import { download, faultWords, sheet } from "../match/dialog.mjs";
import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { siteUrl } from "../site/site-url.mjs";
import { fileName } from "../store/match-archive.mjs";
import { titleOf } from "../store/link.mjs";
import { adding as words, page as pageWords } from "../words/studies.mjs";
import * as store from "./study-store.mjs";
import { longestLine, readStudy, writeStudy } from "./study-text.mjs";

/** @import { Panel } from "../match/panel.mjs" */

/** The record of the position shown alone: a game that begins there. */
function recordHere(panel) {
  const { state, game, ludus } = panel.match;
  const match = ludus.match(game, { options: state.options, setup: state.position });
  try {
    return match.record();
  } finally {
    match.drop();
  }
}

/** Asks which study, and adds to it. @param {Panel} panel */
export async function addToStudy(panel) {
  const { match, card } = panel;
  panel.study?.guess.again(); // a try is none of its moves
  const studies = store.all();
  const input = (id, value) =>
    element("input", {
      type: "text",
      id,
      value,
      maxlength: String(longestLine),
      autocomplete: "off",
      "data-testid": id,
    });
  const name = input("new-title", pageWords.untitled);
  const heading = input("chapter-title", titleOf(match.record) || card.name);
  const nameRow = element(
    "div",
    { hidden: studies.length > 0 },
    element("label", { for: name.id }, words.name),
    name,
  );
  const which = element(
    "select",
    {
      id: "which-study",
      "data-testid": "which-study",
      autofocus: true,
      onchange: () => {
        nameRow.hidden = which.value !== "";
      },
    },
    studies.map((study) => element("option", { value: study.name }, study.title)),
    element("option", { value: "" }, words.newStudy),
  );
  const played = match.state.line.length > 0;
  const choice = (value, label, checked) =>
    element(
      "label",
      {},
      element("input", {
        type: "radio",
        name: "add-what",
        value,
        checked,
        "data-testid": `add-${value}`,
      }),
      ` ${label}`,
    );
  const what = element(
    "fieldset",
    { hidden: !played },
    element("legend", {}, words.what),
    choice("game", words.whole, true),
    choice("position", words.here, false),
  );
  const body = element(
    "div",
    { className: "options" },
    element("div", {}, element("label", { for: which.id }, words.which), which),
    nameRow,
    element("div", {}, element("label", { for: heading.id }, words.heading), heading),
    what,
  );
  const answer = await sheet(
    words.title,
    body,
    [
      { label: words.cancel, value: "" },
      { label: words.add, value: "add", primary: true },
    ],
    "add-to-study",
  );
  if (answer !== "add") return;
  const here = what.querySelector('[value="position"]').checked;
  add(panel, {
    name: which.value,
    title: name.value.trim() || pageWords.untitled,
    chapter: {
      heading: heading.value.trim() || card.name,
      text: "",
      record: here && played ? recordHere(panel) : match.record,
    },
  });
}

function add(panel, { name, title, chapter }) {
  const refuse = (sentence, buttons = []) => panel.notice(sentence, buttons, { bad: true });
  const found = name ? store.load(name) : null;
  const read = found?.text ? readStudy(found.text) : null;
  if (name && !read?.study) {
    const fault = found?.fault ?? read?.fault ?? { what: pageWords.notSaved };
    return refuse(faultWords(fault));
  }
  const study = read?.study ?? { title, about: "", chapters: [] };
  const text = writeStudy({ ...study, chapters: [...study.chapters, chapter] });
  const again = readStudy(text);
  if (again.fault)
    return refuse(say(words.full, { title: study.title, fault: faultWords(again.fault) }));
  const done = store.save({ name: name || store.newName(), title: study.title, text });
  if (done.fault)
    return refuse(pageWords.cannotSave, [
      {
        label: pageWords.saveFile,
        act: () => download(fileName(study.title, "study"), text),
      },
    ]);
  const url = siteUrl("studies/");
  url.searchParams.set("kept", done.name);
  url.hash = `chapter-${study.chapters.length + 1}`;
  return panel.notice(say(words.added, { title: study.title }), [
    { label: words.openIt, act: () => location.assign(url) },
  ]);
}
