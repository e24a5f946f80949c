// A lesson as HTML: the same words whether the page is built or the lesson was opened from a file. Everything that comes
// from the lesson is escaped; only *emphasis*, [words](rule.id), [words](glossary#id), lists and tables are signs.

import { answerWords } from "./lesson-judge.mjs";
import { say } from "../site/say.mjs";
import { sentence } from "../match/why.mjs";
import { levels, page as labels } from "../words/lesson.mjs";

export const escape = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const link = /\[([^\][]+)\]\(((?:glossary#)?[a-z0-9.-]+)\)/g;

/** Whether a link leads to a word of the glossary, and not to a passage. */
export const ofGlossary = (id) => id.startsWith("glossary#");

const phoneLine = 30; // characters, also in a reader's own spacing

/** All that words lead to: rule ids, and words of the glossary ("glossary#node"). */
export const linksIn = (words) => [...words.matchAll(link)].map(([, , id]) => id);
/** The rules that words lead to. */
export const rulesIn = (words) => linksIn(words).filter((id) => !ofGlossary(id));

/** The words of a line. `passageOf(id)` gives {url, cite} of a rule or of a word of the glossary. Sums that a line of a phone can hold are kept whole. */
export function inline(words, passageOf) {
  const links = [];
  const held = words.replace(link, (whole, text, id) => {
    const passage = passageOf(id);
    links.push(
      passage
        ? `<a${ofGlossary(id) ? ' class="term"' : ""} href="${escape(passage.url)}" title="${escape(passage.cite)}">${emphasised(escape(text))}</a>`
        : emphasised(escape(text)),
    );
    return `\u0001${links.length - 1}\u0002`;
  });
  // A run of letters without a sum is matched too, so that none of it is looked at twice.
  const whole = (run) =>
    run.includes(" ") && run.length <= phoneLine ? `<span class="whole">${run}</span>` : run;
  return emphasised(escape(held))
    .replace(/[^\s:;,()\u0001\u0002]+(?: [+−×÷=] [^\s:;,.()]+)*/g, whole)
    .replace(/\u0001(\d+)\u0002/g, (_, i) => links[i]);
}

// A letter of a formula may follow a digit: "2*n* + 1".
const emphasised = (html) =>
  html.replace(/(^|[\s(“‘]|\d)\*([^*\s](?:[^*]*[^*\s])?)\*(?=$|[\s).,;:!?”’])/g, "$1<em>$2</em>");

/** Paragraphs, lists ("- ") and tables ("| a | b |"). */
export function rich(words, passageOf) {
  if (!words) return "";
  return words
    .split(/\n\n+/)
    .map((block) => {
      const rows = block.split("\n");
      if (rows.every((row) => row.startsWith("- ")))
        return `<ul>${rows.map((row) => `<li>${inline(row.slice(2), passageOf)}</li>`).join("")}</ul>`;
      if (rows.every((row) => /^\|.*\|$/.test(row))) {
        const cells = rows.map((row) =>
          row
            .slice(1, -1)
            .split("|")
            .map((cell) => inline(cell.trim(), passageOf)),
        );
        return `<div class="scroll"><table class="plain"><thead><tr>${cells[0].map((cell) => `<th scope="col">${cell}</th>`).join("")}</tr></thead><tbody>${cells
          .slice(1)
          .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
          .join("")}</tbody></table></div>`;
      }
      return `<p>${inline(rows.join(" "), passageOf)}</p>`;
    })
    .join("\n");
}

const shorten = (text) =>
  text.length <= 260
    ? text.replace(/[,;:]$/, "")
    : `${text.slice(0, text.lastIndexOf(" ", 260))} …`;

/** The passages of rules, each with its sentence and the way to it; `plainly`: before it the rule in one plain sentence of ours, where it has one. */
export function citesHtml(rules, passageOf, plainly = false) {
  if (rules.length === 0) return "";
  return `<ul class="cites">${rules
    .map((id) => {
      const passage = passageOf(id);
      if (!passage) return "";
      const read = shorten(passage.beside ?? passage.text);
      const words =
        passage.ours || passage.told
          ? `<span class="tag">${passage.ours ? labels.ours : labels.told}</span> ${escape(read)}`
          : `<q${passage.beside ? "" : ` lang="${escape(passage.lang ?? "en-emodeng")}"`}>${escape(read)}</q>`;
      return `<li data-rule="${id}">${plainly && passage.plain ? `${escape(passage.plain)} ` : ""}${words} <a href="${escape(passage.url)}">${escape(passage.cite)}</a></li>`;
    })
    .join("")}</ul>`;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** The choices of a question, lettered. */
export const choicesHtml = (ask, passageOf) =>
  ask.kind === "choice"
    ? `<ol class="choices" type="a">${ask.choices.map(({ answer }) => `<li>${inline(answer, passageOf)}</li>`).join("")}</ol>`
    : "";

/** What a move did, in sentences; `who` made it is not said again. */
export const toldMove = (said, who) =>
  (said.startsWith(`${who}: `) ? said.slice(who.length + 2) : said)
    .split("; ")
    .filter(Boolean)
    .map(sentence)
    .join(" ");

/** The right answer in words: of moves what they do, and then how a record has them. */
export function answerText(ask, board) {
  const words = answerWords(ask, board?.answer.words ?? "");
  return (ask.kind !== "move" && ask.kind !== "reach") || !board?.answer.said
    ? words
    : say(labels.inRecord, { told: board.answer.said, words });
}

/** The right answer in a line, with its letters where it was a choice. */
export function answerHtml(ask, board, passageOf) {
  if (ask.kind === "open") return rich(ask.open, passageOf);
  if (ask.kind === "choice")
    return `<p class="is">${ask.choices.flatMap(({ right, answer }, i) => (right ? [`<b>${letters[i]}</b> ${inline(answer, passageOf)}`] : [])).join("; ")}</p>`;
  const text = escape(answerText(ask, board)),
    said = ask.kind === "move" || ask.kind === "reach" ? escape(board?.answer.said ?? "") : "";
  return `<p class="is"><b>${said || text}</b>${said ? `<span class="record">${text.slice(said.length)}</span>` : ""}</p>`;
}

/** What stands behind “The answer”: the answer, why, and the passages. */
export const revealHtml = (step, board, passageOf, plainly = false) =>
  `${step.ask ? answerHtml(step.ask, board, passageOf) : ""}${rich(step.reveal, passageOf)}${citesHtml(step.rules, passageOf, plainly)}`;

const boardHtml = (step, picture) =>
  picture
    ? `<figure class="plate"><div class="board-holder"><div class="board-view" data-part="board">${picture}</div></div></figure>`
    : "";

/** One step: its words, its board, its question, and what is told with the answer folded away. */
export function stepHtml(step, i, { board, picture, passageOf, of }) {
  const { ask, play } = step;
  const id = `step-${i + 1}`;
  const reveal = revealHtml(step, board, passageOf, true);
  return `<section class="step${picture ? " boarded" : ""}" id="${id}" data-step="${i}" aria-labelledby="${id}-head">
<div class="said">
<p class="count"><span class="nth">${i + 1}</span> <span class="of">${say(labels.of, { steps: of })}</span>${step.minutes ? ` <span class="time">${say(labels.minutes, { minutes: step.minutes })}</span>` : ""}</p>
<h2 id="${id}-head" tabindex="-1">${inline(step.title, passageOf)}</h2>
<div class="words">${rich(step.words, passageOf)}</div>
${ask ? `<div class="asks"><div class="question">${rich(ask.text, passageOf)}</div>${choicesHtml(ask, passageOf)}<div class="answering needs-js" data-part="answering"></div>${ask.hints.length > 0 ? `<details class="hint"><summary>${ask.hints.length === 1 ? labels.hint : labels.hints}</summary>${ask.hints.map((hint) => `<p>${inline(hint, passageOf)}</p>`).join("")}</details>` : ""}</div>` : ""}
${play ? `<div class="asks"><div class="answering needs-js" data-part="answering"></div></div>` : ""}
<div class="verdict" data-part="verdict" role="status" aria-atomic="false"></div>
${reveal ? `<details class="reveal" data-part="reveal"><summary>${ask ? labels.answer : labels.more}</summary><div>${reveal}</div></details>` : ""}
<div class="why-panel" data-part="why" hidden></div>
${step.teacher ? `<details class="teacher"><summary>${labels.forTeacher}</summary>${rich(step.teacher, passageOf)}</details>` : ""}
</div>
${boardHtml(step, picture)}
</section>`;
}

/** What stands above the steps: what is learned, by whom, with what. `small` are links of the page. */
export function headHtml(lesson, passageOf) {
  const row = (name, html) => (html ? `<div><dt>${name}</dt><dd>${html}</dd></div>` : "");
  const timed = lesson.steps.every(({ minutes }) => minutes > 0);
  return `<div class="plan">
<section class="goals" aria-labelledby="goals"><h2 id="goals">${labels.learn}</h2><ul>${lesson.goals.map((goal) => `<li>${inline(goal, passageOf)}</li>`).join("")}</ul></section>
<dl class="facts">${row(labels.time, say(labels.timeIs, { n: lesson.minutes }))}${row(labels.ages, escape(lesson.ages))}${row(labels.level, lesson.level ? levels[lesson.level] : "")}${row(labels.knows, inline(lesson.knows, passageOf))}${row(labels.needs, lesson.needs.map((need) => inline(need, passageOf)).join("; "))}${row(labels.author, escape(lesson.author))}</dl>
<details class="course"><summary>${timed ? labels.stepsTimed : labels.steps}</summary><ol>${lesson.steps.map(({ title, minutes }, i) => `<li><a href="#step-${i + 1}">${inline(title.replace(link, "$1"), passageOf)}</a>${minutes ? ` <span class="time">${say(labels.minutes, { minutes })}</span>` : ""}</li>`).join("")}</ol></details>
</div>`;
}

/** The handout: tasks with room to write, and on a page of their own the answers. `pictures` by task. */
export function handoutHtml(lesson, { boards, pictures, passageOf }) {
  const tasks = lesson.tasks.map((task, i) => {
    const picture = pictures.get(task);
    const room =
      task.ask.kind === "choice"
        ? ""
        : `<div class="room" aria-hidden="true">${"<i></i>".repeat(task.room)}</div>`;
    return `<li class="task${picture ? " boarded" : ""}" id="task-${i + 1}"><div class="task-words"><h2>${inline(task.title, passageOf)}</h2>${rich(task.words, passageOf)}<div class="question">${rich(task.ask.text, passageOf)}</div>${choicesHtml(task.ask, passageOf)}${room}</div>${picture ? `<div class="task-board">${picture}</div>` : ""}</li>`;
  });
  const answers = lesson.tasks.map(
    (task) =>
      `<li><h3>${inline(task.title, passageOf)}</h3>${revealHtml(task, boards.get(task), passageOf)}</li>`,
  );
  return {
    tasks: `<ol class="tasks">${tasks.join("\n")}</ol>`,
    answers: `<ol class="answers">${answers.join("\n")}</ol>`,
  };
}
