// The page of a lesson that comes with the site.

import { Player, amiss } from "./lesson-player.mjs";

const root = document.querySelector('[data-part="lesson"]');
try {
  const answer = await fetch(root.dataset.lesson);
  if (!answer.ok) throw new Error(`The lesson could not be had (${answer.status}). It can be read all the same.`);
  new Player(root, await answer.json());
} catch (fault) {
  amiss(root.querySelector('[data-part="notices"]'), fault);
  console.error(fault);
}
