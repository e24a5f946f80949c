// The shelf of lessons: one of your own is opened from a file, checked, and kept.

import { notice } from "../match/dialog.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { checkLessonText } from "./lesson-checker.mjs";
import { listFaults } from "./lesson-faults.mjs";
import * as store from "./lesson-store.mjs";
import { say } from "../site/say.mjs";
import { own as sentences } from "../words/lesson.mjs";
import { siteUrl } from "../site/site-url.mjs";

const part = partsOf(document);
const own = (name) => siteUrl(`lessons/own/?kept=${encodeURIComponent(name)}`).href;

function list() {
  part("kept").replaceChildren(
    ...store.all().map(({ name, title }) =>
      element(
        "li",
        {},
        element("a", { href: own(name) }, title),
        element(
          "button",
          {
            type: "button",
            className: "quiet",
            "aria-label": say(sentences.deleteLesson, { title }),
            onclick: () => away(name, title),
          },
          sentences.delete,
        ),
      ),
    ),
  );
}

function away(name, title) {
  const { text } = store.load(name) ?? {};
  store.forget(name);
  list();
  notice(
    part("notices"),
    say(sentences.deleted, { title }),
    text ? [{ label: sentences.undo, act: () => (store.save({ title, text }), list()) }] : [],
  );
}

const input = document.querySelector("#open-lesson");
input.addEventListener("change", async () => {
  const [file] = input.files;
  if (!file) return;
  const text = await file.text();
  input.value = "";
  part("notices").replaceChildren();
  let read;
  try {
    read = await checkLessonText(text);
  } catch (fault) {
    notice(
      part("notices"),
      say(sentences.notChecked, { file: file.name, why: fault.message }),
      [],
      { bad: true },
    );
    return;
  }
  if (!read) return; // another file was opened meanwhile
  if (read.faults.length > 0) {
    listFaults(part("faults"), read.faults, {
      title: say(sentences.fileErrors, { file: file.name, n: read.faults.length }),
      more: [
        element(
          "button",
          {
            type: "button",
            "data-testid": "mend",
            onclick: () => (store.draft(text), location.assign(siteUrl("lessons/write/"))),
          },
          sentences.correct,
        ),
      ],
    });
    part("faults").scrollIntoView({ block: "nearest" });
    return;
  }
  const name = store.save({ title: read.lesson.title, text });
  if (name) location.assign(own(name));
  else {
    const { encodeLesson } = await import("../store/link.mjs");
    location.assign(new URL(`../lessons/own/#${await encodeLesson(text)}`, import.meta.url));
  }
});

list();
