// A bench to write a lesson at: what is written is kept as it is written, checked line by line, and tried.

import { download, faultWords, notice } from "../match/dialog.mjs";
import { element, partsOf } from "../site/dom.mjs";
import { checkLessonText } from "./lesson-checker.mjs";
import { listFaults } from "./lesson-faults.mjs";
import * as store from "./lesson-store.mjs";
import { readLesson, slugOf } from "./lesson.mjs";
import { say } from "../site/say.mjs";
import { own as sentences } from "../words/lesson.mjs";
import { siteUrl } from "../site/site-url.mjs";

const part = partsOf(document);
const text = part("text");
const example = part("example").textContent;
let ticket = 0;

function number() {
  const rows = text.value.split("\n").length;
  part("numbers").textContent = Array.from({ length: rows }, (_, i) => i + 1).join("\n");
  text.rows = Math.max(14, Math.min(60, rows + 1));
}

/** Puts the writer into a line. */
function go(line) {
  const rows = text.value.split("\n");
  const from = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  text.focus();
  text.setSelectionRange(from, from + (rows[line - 1] ?? "").length);
}

async function check() {
  const mine = (ticket += 1);
  part("faults").replaceChildren(element("p", { className: "small" }, sentences.checking));
  try {
    const read = await checkLessonText(text.value);
    if (mine !== ticket || !read) return null;
    if (read.faults.length > 0) listFaults(part("faults"), read.faults, { go });
    else
      part("faults").replaceChildren(
        element(
          "p",
          { className: "sound", "data-testid": "lesson-sound" },
          element("b", {}, sentences.sound),
          " ",
          say(sentences.size, {
            steps: read.lesson.steps.length,
            minutes: read.lesson.minutes,
            tasks: read.lesson.tasks.length,
          }),
        ),
      );
    return read;
  } catch (fault) {
    part("faults").replaceChildren();
    notice(part("notices"), faultWords(fault), [], { bad: true });
    return null;
  }
}

const put = (words) => {
  text.value = words;
  number();
  store.draft(words);
  part("faults").replaceChildren();
};

const acts = {
  check,
  async teach() {
    const read = await check();
    if (!read || read.faults.length > 0) return;
    store.draft(text.value);
    location.assign(siteUrl("lessons/own/"));
  },
  file() {
    download(`${slugOf(readLesson(text.value).lesson?.title ?? "lesson")}.lesson`, text.value);
  },
  begin() {
    const before = text.value;
    put(example);
    if (before.trim() && before !== example)
      notice(part("notices"), sentences.replaced, [
        { label: sentences.undo, act: () => put(before) },
      ]);
  },
};

document
  .querySelector(".bench")
  .addEventListener("click", (event) => acts[event.target.closest("[data-act]")?.dataset.act]?.());
text.addEventListener("input", () => {
  number();
  store.draft(text.value);
});
text.addEventListener("scroll", () => {
  part("numbers").scrollTop = text.scrollTop;
});
text.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  check();
});
document.querySelector("#open-text").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  put(await file.text());
  target.value = "";
  check();
});

put(store.draft() || example);
const line = /^#line-(\d+)$/.exec(location.hash);
if (line) check().then(() => go(Number(line[1])));
