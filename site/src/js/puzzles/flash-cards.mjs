// Puzzles as flash cards: a text that Anki imports. A row is a note: its name, by which a later import renews it, the position and the
// task, the answer and why, and tags.

import { escape } from "../lessons/lesson-html.mjs";
import { boardPicture, svgText } from "../match/save-picture.mjs";
import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { levelNames } from "../words/drills.mjs";
import { cards as told } from "../words/puzzles.mjs";
import { drawnPuzzle } from "./puzzle-picture.mjs";
import { whyText } from "./puzzle-words.mjs";

const head = [
  "#separator:tab",
  "#html:true",
  "#notetype:Basic",
  "#deck:Codex Ludorum",
  "#guid column:1",
  "#tags column:4",
];

/** @param {{name: string, front: string, back: string, tags: string[]}[]} notes front and back are HTML */
export function notesText(notes) {
  // A row is one line; a quotation mark in a field stands twice.
  const field = (text) => `"${text.replace(/\s+/g, " ").replaceAll('"', '""')}"`;
  const rows = notes.map(({ name, front, back, tags }) =>
    [`codex-ludorum-${name}`, front, back, tags.map((tag) => tag.replace(/\s+/g, "-")).join(" ")]
      .map(field)
      .join("\t"),
  );
  return `${[...head, ...rows].join("\n")}\n`;
}

/** The picture as HTML: never wider than a card, or higher than what leaves room for the task. */
const onCard = (svg) =>
  svg.trim().replace("<svg ", '<svg style="max-width:100%;max-height:75vh;height:auto" ');

/**
 * The text of the cards. The pictures are drawn out of sight in `place`, so that they have the colours of the page.
 * @param {HTMLElement} place @param {(id: string) => string} address of a puzzle on this site
 */
export async function flashCards(place, puzzles, address) {
  const holder = element("div", { className: "board-holder", hidden: true });
  place.append(holder);
  const notes = [];
  try {
    for (const kept of puzzles) {
      const { puzzle, card, title, svg } = await drawnPuzzle(kept, `card-${kept.id}`);
      holder.innerHTML = svg;
      const picture = svgText(boardPicture(holder.querySelector("svg"), holder));
      const link = `<a href="${escape(address(puzzle.id))}">${told.open}</a>`;
      notes.push({
        name: puzzle.id,
        front: `${onCard(picture)}<div>${escape(card.name)}</div><div><b>${escape(title)}</b></div>`,
        back: `<div><b>${escape(say(told.answer, { answer: puzzle.answers[0] }))}</b></div><div>${escape(whyText(puzzle, card))}</div><div>${link}</div>`,
        tags: ["codex-ludorum", puzzle.game, levelNames[puzzle.level]].filter(Boolean),
      });
    }
  } finally {
    holder.remove();
  }
  return notesText(notes);
}
