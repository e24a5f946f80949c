// Diagrams drawn when the site is built: a figure with its picture as SVG, complete without scripts.

import { cropOf, frameDiagram } from "../src/js/board/diagram-crop.mjs";
import { kept, keptJson, moduleFiles } from "./cache.mjs";
import { coreOf, readMatch } from "./core.mjs";
import { about, fileOf, record } from "./examples.mjs";
import { stepsUnder } from "./stepper.mjs";
import { escapeHtml } from "./text.mjs";

const used = new Map();
export const forgetIds = () => used.clear();

/** An id of its own on every page, from the record's name. */
export function idOf(name) {
  const base = figureId(name);
  const n = (used.get(base) ?? 0) + 1;
  used.set(base, n);
  return n === 1 ? base : `${base}-${n}`;
}

// What is made of a record depends on it and on its game, whose family its name begins with; it is kept (cache.mjs).
const inputs = (names, values) => ({
  by: import.meta.url,
  files: [
    ...names.map(fileOf),
    ...[...new Set(names.map((name) => name.split("/")[0]))].flatMap((family) =>
      moduleFiles(`rules-${family}`),
    ),
  ],
  values,
});

/** By name, the rules that each of the records of a book shows (citedBy). @returns {Promise<{ [name: string]: string[] }>} */
export const cited = (book, names) =>
  keptJson(`cited-${book}`, inputs(names, names), async () => {
    const out = {};
    for (const name of names) out[name] ??= await citedBy(name);
    return out;
  });

/** The rules a record shows: those its moves cite, in their order, of a man touched those of the moves he has, and those its tags name. */
async function citedBy(name) {
  const { text, tags } = record(name);
  const match = await readMatch(text);
  try {
    const { line, moves } = match.state();
    const told =
      line.length > 0
        ? line.map((step) => step.reasons)
        : !tags.Touch
          ? []
          : moves.map((move) => match.reasons(move.words));
    return [...new Set([...told.flat().map((reason) => reason.rule), ...about({ text })])];
  } finally {
    match.drop();
  }
}

/** The id its figure will have where it is the first of its name. */
export const figureId = (name) => name.split("/").at(-1);

/** A record as a figure that the page's script can wake; `book`: in the names of the book it stands in; `id`: where the page gives it one. */
export const picture = (name, caption, { book = false, id = idOf(name) } = {}) =>
  kept(
    `picture-${name.replaceAll("/", "-")}-${id}${book ? "-book" : ""}`,
    inputs([name], [caption, id, book]),
    () => draw(name, caption, { book, id }),
  );

async function draw(name, caption, { book, id }) {
  const { text } = record(name);
  const match = await readMatch(text);
  try {
    match.naming(book);
    const { region } = frameDiagram(match);
    match.region(region);
    const crop = cropOf(match.spots());
    const svg = match.svg({ id: `d-${id}`, title: caption, legend: true, crop });
    const steps = match.state().line.length;
    const buttons = `${stepsUnder(steps)}<button type="button" data-diagram="set">Set up on the board</button>`;
    return `<figure class="diagram${crop < 0 ? " long" : ""}" id="${id}" data-record="/assets/examples/${name}.game"${book ? ' data-names="book"' : ""} lang="en-GB"><div class="board-holder"><div class="board-view">${svg}</div></div>
<figcaption><b>${escapeHtml(caption)}</b><p class="say needs-js" role="status"></p><span class="acts needs-js">${buttons}</span></figcaption></figure>`;
  } finally {
    match.drop();
  }
}

/** The opening of a game: as a figure, or bare for a table. Options: {bare, lying, flipped, narrow, labels, id, book}. */
export async function opening(
  game,
  caption,
  {
    bare = false,
    lying = false,
    flipped = false,
    narrow = false,
    labels = true,
    id = idOf(`opening-${game}`),
    book = false,
  } = {},
) {
  const match = (await coreOf(game)).match(game);
  try {
    match.naming(book);
    const svg = match.svg({ id, title: caption, lying, flipped, narrow, labels, marks: false });
    return bare
      ? svg
      : `<figure class="diagram opening" id="${id}" lang="en-GB"><div class="board-holder"><div class="board-view">${svg}</div></div>\n<figcaption><b>${escapeHtml(caption)}</b></figcaption></figure>`;
  } finally {
    match.drop();
  }
}

/** Words with their diagrams drawn: a line "!diagram name | caption" of ours (markdown.mjs) becomes its figure. */
export async function withPictures(html) {
  const parts = html.split(/(<diagram-here [^>]*><\/diagram-here>)/);
  const seen = new Set();
  const drawn = await Promise.all(
    parts.map((part) => {
      const [, name, caption] = /^<diagram-here name="([^"]+)" caption="([^"]+)">/.exec(part) ?? [];
      if (!name) return part;
      let id = `rules-${figureId(name)}`;
      while (seen.has(id)) id += "-again";
      seen.add(id);
      return picture(
        name,
        caption
          .replace(/&quot;/g, '"')
          .replace(/&lt;/g, "<")
          .replace(/&gt;/g, ">")
          .replace(/&#39;/g, "'")
          .replace(/&amp;/g, "&"),
        { id },
      );
    }),
  );
  return drawn.join("");
}
