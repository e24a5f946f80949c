// The rules of a game as its page has them, without their diagrams: what the tab beside a board shows when it is opened.

/** Headings one level lower and without ids of their own, links to headings of the same page as links to that page. */
const inPanel = (html, page) =>
  html
    .replace(/<diagram-here [^>]*><\/diagram-here>/g, "")
    .replace(/<h2 id="[^"]*">(.*?)<\/h2>/g, "<h3>$1</h3>")
    .replace(/href="#/g, `href="${page}#`);

export const data = {
  pagination: { data: "library.catalogue", size: 1, alias: "card" },
  permalink: ({ card }) => `/games/${card.id}/rules.json`,
  eleventyExcludeFromCollections: true,
};

export function render({ card, gamePages }) {
  const rules = gamePages.rules[card.id],
    family = gamePages.family[card.family];
  const html = [
    `<p class="lead">${rules.lead}</p>`,
    rules.pictured,
    family ? `<h3>${family.title}</h3><p>${family.lead}</p>${family.html}` : "",
  ].join("\n");
  return JSON.stringify({ html: inPanel(html, card.page).replace(/(\w)(?:'|&#39;)/g, "$1’") });
}
