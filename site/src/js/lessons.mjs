// The shelf of lessons: one of your own is opened from a file, checked, and kept.

import { element, notice } from "./dialog.mjs";
import { checkLessonText } from "./lesson-checker.mjs";
import { listFaults } from "./lesson-faults.mjs";
import * as store from "./lesson-store.mjs";

const part = (name) => document.querySelector(`[data-part="${name}"]`);
const own = (name) => new URL(`own/?kept=${encodeURIComponent(name)}`, new URL("../lessons/", import.meta.url)).href;

function list() {
  part("kept").replaceChildren(...store.all().map(({ name, title }) => element("li", {}, element("a", { href: own(name) }, title),
    element("button", { type: "button", className: "quiet", "aria-label": `Put “${title}” away`, onclick: () => away(name, title) }, "Put away"))));
}

function away(name, title) {
  const { text } = store.load(name) ?? {};
  store.forget(name);
  list();
  notice(part("notices"), `“${title}” is put away.`, text ? [{ label: "Keep it after all", act: () => (store.save({ title, text }), list()) }] : []);
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
    notice(part("notices"), `Could not check ${file.name}. ${fault.message}`, [], { bad: true });
    return;
  }
  if (!read) return;  // another file was opened meanwhile
  if (read.faults.length > 0) {
    listFaults(part("faults"), read.faults, {
      title: `${file.name} cannot be taught yet: ${read.faults.length === 1 ? "one thing is" : `${read.faults.length} things are`} wrong`,
      more: [element("button", { type: "button", "data-testid": "mend", onclick: () => (store.draft(text), location.assign(new URL("../lessons/write/", import.meta.url))) }, "Mend it here")],
    });
    part("faults").scrollIntoView({ block: "nearest" });
    return;
  }
  const name = store.save({ title: read.lesson.title, text });
  if (name) location.assign(own(name));
  else {
    const { encodeLesson } = await import("./link.mjs");
    location.assign(new URL(`../lessons/own/#${await encodeLesson(text)}`, import.meta.url));
  }
});

list();
