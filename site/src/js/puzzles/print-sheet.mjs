// A sheet of puzzles to print, laid out as the handout of a lesson: the tasks, and on another sheet their answers.

import { handoutHtml } from "../lessons/lesson-html.mjs";
import { passageOf as passageIn } from "../lessons/lesson-world.mjs";
import { passages } from "../match/why.mjs";
import { own as sentences } from "../words/lesson.mjs";
import { drawnPuzzle } from "./puzzle-picture.mjs";
import { whyText } from "./puzzle-words.mjs";

/** Fills the paper, shows it and asks the browser to print. */
export async function printSheet(paper, puzzles, { title, print = () => globalThis.print() }) {
  const passageOf = passageIn(await passages()),
    boards = new Map(),
    pictures = new Map(),
    tasks = [];
  for (const [i, kept] of puzzles.entries()) {
    const { puzzle, card, title: text, svg } = await drawnPuzzle(kept, `sheet-${i}`);
    const task = {
      title: card.name,
      words: "",
      room: 1,
      ask: { kind: "move", text, hints: [] },
      reveal: whyText(puzzle, card),
      rules: puzzle.rule ? [puzzle.rule] : [],
    };
    pictures.set(task, svg);
    boards.set(task, { answer: { words: puzzle.answers[0], said: "" } });
    tasks.push(task);
  }
  const made = handoutHtml({ tasks }, { boards, pictures, passageOf });
  paper.innerHTML = `<section class="sheet-of-paper"><header><h2></h2><p class="name">${sentences.name} <span></span></p></header>${made.tasks}</section><section class="sheet-of-paper key"><h2>${sentences.answers}</h2>${made.answers}</section>`;
  paper.querySelector("h2").textContent = title;
  paper.hidden = false;
  paper.scrollIntoView();
  print();
}
