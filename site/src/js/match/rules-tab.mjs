// The rules of the game beside its board, fetched when they are first read.

import { siteUrl } from "../site/site-url.mjs";

/** Fills the tab with the rules as the game's page has them. @param {HTMLElement} box @param {import("./panel.mjs").Panel} panel */
export async function fill(box, panel) {
  const answer = await fetch(siteUrl(`games/${panel.match.game}/rules.json`));
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { html } = await answer.json();
  const read = document.createElement("template");
  read.innerHTML = html; // written by us while the site was built
  for (const link of read.content.querySelectorAll("a[href^='/']"))
    link.setAttribute("href", siteUrl(link.getAttribute("href")).href);
  box.querySelector('[data-part="rules"]').prepend(read.content);
}
