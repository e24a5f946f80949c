// The guided first games (assets/lessons/first): a lesson of few tasks, one move each, for a game of every family, read and
// checked as every lesson is. A family without one stops the build.

import { join } from "node:path";

import { catalogue } from "../../lib/core.mjs";
import { lessons } from "../../lib/lessons.mjs";
import { lessons as folder } from "../../lib/paths.mjs";

/** Of a family with several lessons, the game that is most like those without one: the pieces of Siam move as those of Chaturanga and Shatranj. */
const nearest = ["falkener-siamese"];

/** {all: the lessons by the game each is of, of: {game: {url, title, own, words}}}: its own, or that of a related game; `words` for a link to it. */
export default async function () {
  const all = await lessons(join(folder, "first"), "/learn/");
  const cards = await catalogue();
  const of = {};
  for (const { id, family } of cards) {
    const inFamily = (lesson) => cards.find((card) => card.id === lesson.id)?.family === family;
    const related = all.filter(inFamily);
    const lesson =
      related.find((each) => each.id === id) ??
      related.find((each) => nearest.includes(each.id)) ??
      related[0];
    if (!lesson) throw new Error(`assets/lessons/first has no lesson of a game of “${family}”`);
    const { title } = lesson.lesson;
    const own = lesson.id === id;
    const words = own ? "Learn it in three minutes" : `${title} (a related game)`;
    of[id] = { url: `${lesson.url}#step-1`, title, own, words };
  }
  return { all, of };
}
