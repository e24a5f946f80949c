// The pieces of a game beside what its rules say of each: an item of a list that begins with a piece's name gets its picture.

import { keptJson, moduleFiles } from "./cache.mjs";
import { coreOf } from "./core.mjs";

const item = /<li><strong>([^<]+)<\/strong>[^]*?(?=<\/li>)/g;

/** The html of a game's rules with a picture of the piece in the first item that begins with its name. */
export async function withPieces(html, game) {
  const ludus = await coreOf(game);
  const { family, seats } = ludus.catalogue().find(({ id }) => id === game);
  const pictures = new Map(
    await keptJson(
      `pieces-${game}`,
      { by: import.meta.url, files: moduleFiles(`rules-${family}`) },
      async () => {
        const match = ludus.match(game);
        try {
          return [...picturesOf(match, seats)];
        } finally {
          match.drop();
        }
      },
    ),
  );
  const seen = new Set();
  return html.replace(item, (all, told) => {
    const names = told
      .toLowerCase()
      .replace(/ general$/, "")
      .split(/, | and /);
    if (seen.has(told) || !names.every((name) => pictures.has(name))) return all;
    seen.add(told);
    const shown = names.map((name) => pictures.get(name)).join("");
    return `<li class="piece"><span class="pictures">${shown}</span><span>${all.slice("<li>".length)}</span>`;
  });
}

/** By name ("knight"), the picture of the first such piece in the starting position, of the side that is named first. */
function picturesOf(match, seats) {
  const svg = match.svg({ id: "p", labels: false, marks: false });
  const spoken = match.spoken();
  const places = new Map(
    match.extent({ labels: false, marks: false }).places.map((one) => [one.spot, one]),
  );
  const out = new Map();
  for (const { spot, owner } of match.pieces().sort((a, b) => a.owner - b.owner)) {
    const place = places.get(spot);
    if (!place || owner < 0) continue;
    const said = spoken[spot].split(", ")[1] ?? "";
    const seat = `${seats[owner].name} `.toLowerCase();
    if (!said.toLowerCase().startsWith(seat)) continue;
    // Without its number, and what else it is called.
    const name = said
      .slice(seat.length)
      .replace(/ ?(\d|\().*$/, "")
      .toLowerCase();
    const picture = out.has(name) ? "" : cutOut(svg, place);
    if (picture) out.set(name, picture);
  }
  return out;
}

/** One piece of a board's picture, as a picture of its own; "" where none stands there. */
function cutOut(svg, { left, top, width, height }) {
  const at = svg.indexOf(`<g transform="translate(${left + width / 2} ${top + height / 2})">`);
  if (at < 0) return "";
  const coat = svg.slice(0, at).match(/<g class="ma[n] [^"]*"[^>]*>(?![^]*<g class="ma[n] )/)?.[0];
  const piece = svg
    .slice(at, endOfGroup(svg, at))
    .replace(/^<g [^>]*>/, "")
    .replace(/<use href="#([^"]+)"\/>/g, (_, id) => {
      const begin = svg.indexOf(`id="${id}"`);
      const body = svg.indexOf(">", begin) + 1;
      // What is used once is a shape alone; a group ends where its closing tag is.
      return svg[body - 2] === "/"
        ? svg.slice(svg.lastIndexOf("<", begin), body).replace(` id="${id}"`, "")
        : svg.slice(body, svg.indexOf("</g>", body));
    });
  return coat
    ? `<svg class="board" viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true">${coat}<g>${piece}</g></g></svg>`
    : "";
}

/** Where the group that begins there is closed. */
function endOfGroup(svg, at) {
  let depth = 0;
  for (const { 0: tag, index } of svg.slice(at).matchAll(/<\/?g\b/g)) {
    depth += tag === "<g" ? 1 : -1;
    if (depth === 0) return at + index;
  }
  return svg.length;
}
