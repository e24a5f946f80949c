// The page of a lesson that comes with the site, or of a guided first game, which has no code to show.

import { Player, showPageFault } from "./lesson-player.mjs";
import { say } from "../site/say.mjs";
import { showQrCode } from "../site/share-link.mjs";
import { own as sentences } from "../words/lesson.mjs";

const root = document.querySelector('[data-part="lesson"]');
root
  .querySelector('[data-part="qr"]')
  ?.addEventListener("click", () => showQrCode(new URL(location.pathname, location.href).href));
try {
  const answer = await fetch(root.dataset.lesson);
  if (!answer.ok) throw new Error(say(sentences.notLoaded, { status: answer.status }));
  new Player(root, await answer.json());
} catch (fault) {
  document.documentElement.classList.add("failed"); // the steps are shown to be read
  showPageFault(root.querySelector('[data-part="notices"]'), fault);
  console.error(fault);
}
