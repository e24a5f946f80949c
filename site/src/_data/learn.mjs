// The guided first games (assets/lessons/first): a lesson of few tasks, one move each, for a game of every family, read and
// checked as every lesson is. A family without one stops the build.

import { join } from "node:path";

import { catalogue } from "../../lib/core.mjs";
import { lessons } from "../../lib/lessons.mjs";
import { lessons as folder } from "../../lib/paths.mjs";

/** {all: the lessons by the game each is of, of: {game: {url, title, own}}}: its own, or that of its family. */
export default async function () {
  const all = await lessons(join(folder, "first"), "/learn/");
  const cards = await catalogue();
  const of = {};
  for (const { id, family } of cards) {
    const inFamily = (lesson) => cards.find((card) => card.id === lesson.id)?.family === family;
    const lesson = all.find((each) => each.id === id) ?? all.find(inFamily);
    if (!lesson) throw new Error(`assets/lessons/first has no lesson of a game of “${family}”`);
    of[id] = { url: `${lesson.url}#step-1`, title: lesson.lesson.title, own: lesson.id === id };
  }
  return { all, of };
}
