// A lesson of one's own: from a link or kept in this browser; read, checked, and taught like any other.

import { copyText, download, faultWords, notice } from "../match/dialog.mjs";
import { partsOf } from "../site/dom.mjs";
import { packed } from "./lesson-check.mjs";
import { checkLessonText } from "./lesson-checker.mjs";
import { listFaults } from "./lesson-faults.mjs";
import { handoutHtml, headHtml, stepHtml } from "./lesson-html.mjs";
import { Player } from "./lesson-player.mjs";
import * as store from "./lesson-store.mjs";
import { passageOf as passageIn } from "./lesson-world.mjs";
import { slugOf } from "./lesson.mjs";
import { decodeLesson, encodeLesson } from "../store/link.mjs";
import { passages } from "../match/why.mjs";
import { own as sentences } from "../words/lesson.mjs";
import { siteUrl } from "../site/site-url.mjs";
import { linkButtons } from "../site/share-link.mjs";

const root = document.querySelector('[data-part="lesson"]');
const part = partsOf(root);
const told = (words) => {
  part("told").textContent = words;
};

async function given() {
  const name = new URLSearchParams(location.search).get("kept");
  if (location.hash.startsWith("#lesson=")) {
    const text = await decodeLesson(location.hash);
    history.replaceState(null, "", location.pathname + location.search); // the address tells the step from now on
    return { text, kept: false };
  }
  if (!name) return { text: store.draft(), kept: false };
  const found = store.load(name);
  if (!found) throw new Error(sentences.notSaved);
  if (found.fault) throw found.fault;
  return { text: found.text, kept: true };
}

async function start() {
  const { text, kept } = await given();
  if (!text) {
    part("none").hidden = false;
    return told(sentences.none);
  }
  told(sentences.checking);
  const [all, { lesson, boards, faults, pictures }] = await Promise.all([
    passages(),
    checkLessonText(text, { pictures: true }),
  ]).finally(() => told(""));
  if (faults.length > 0) {
    store.draft(text);
    return listFaults(part("faults"), faults, {
      title: sentences.cannotStart,
      go: (line) => location.assign(siteUrl(`lessons/write/#line-${line}`)),
    });
  }
  const passageOf = passageIn(all);
  document.title = `${lesson.title} · Codex Ludorum`;
  part("title").textContent = lesson.title;
  part("about").textContent = lesson.about;
  part("head").innerHTML = headHtml(lesson, passageOf);
  part("steps").innerHTML = lesson.steps
    .map((step, i) =>
      stepHtml(step, i, {
        board: boards.get(step),
        picture: pictures.get(step),
        passageOf,
        of: lesson.steps.length,
      }),
    )
    .join("\n");
  part("when-open").hidden = part("more").hidden = false;
  if (lesson.tasks.length === 0) root.querySelector('[data-own="handout"]').hidden = true;
  if (kept) root.querySelector('[data-own="keep"]').hidden = true;
  new Player(root, packed(lesson, boards));

  const acts = {
    handout() {
      const paper = part("handout");
      const { tasks, answers } = handoutHtml(lesson, {
        boards,
        pictures: new Map(
          [...pictures].map(([step, svg]) => [step, svg.replaceAll("own-t", "print-t")]),
        ),
        passageOf,
      });
      paper.innerHTML = `<section class="sheet-of-paper"><header><h1></h1><p class="name">${sentences.name} <span></span></p></header>${tasks}</section><section class="sheet-of-paper key"><h2>${sentences.answers}</h2>${answers}</section>`;
      paper.querySelector("h1").textContent = lesson.title;
      paper.hidden = !paper.hidden;
      if (!paper.hidden) paper.scrollIntoView();
    },
    edit() {
      store.draft(text);
      location.assign(siteUrl("lessons/write/"));
    },
    async link() {
      const url = new URL(location.pathname, location.href);
      url.hash = await encodeLesson(text);
      if (await copyText(url.href))
        notice(part("notices"), sentences.linkCopied, linkButtons(url.href));
      else notice(part("notices"), url.href);
      root.dataset.link = url.href;
    },
    file: () => download(`${slugOf(lesson.title)}.lesson`, text),
    keep() {
      told(store.save({ title: lesson.title, text }) ? sentences.saved : sentences.cannotSave);
    },
  };
  part("more").addEventListener("click", (event) =>
    acts[event.target.closest("[data-own]")?.dataset.own]?.(),
  );
  return undefined;
}

start().catch((fault) => {
  notice(part("notices"), faultWords(fault), [], { bad: true, keep: true });
  if (!fault.what) console.warn(fault);
});
