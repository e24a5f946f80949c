// The versions of the battle side by side: the points of comparison-data.mjs with their answers, passages and small boards. What can
// be asked of the core (the board, the opening, every march) is asked, so that no fact stands written twice.

import { allPassages, books } from "./book.mjs";
import { keptJson, moduleFiles } from "./cache.mjs";
import { catalogue, coreOf, readMatch } from "./core.mjs";
import { figureId } from "./diagram.mjs";
import { fileOf, record } from "./examples.mjs";
import { groups, kinds } from "./comparison-data.mjs";
import { frameDiagram } from "../src/js/board/diagram-crop.mjs";

export { groups, kinds };

/** The whole id of a cell's passage, and the whole name of its record. */
export const passageOf = (kind, cell) =>
  cell.passage.startsWith(".") ? kind.prefix + cell.passage : cell.passage;
export const recordOf = (kind, cell) =>
  cell.show && cell.show !== "opening" ? `rithmomachia/${kind.id}/${cell.show}` : null;

// ---------------------------------------------------------------- asking the core

const using = (match, ask) => {
  try {
    return ask(match);
  } finally {
    match.drop();
  }
};

const lone = { round: "oR9", triangle: "oT12", square: "oS28", king: "eK91" };
// Far off, three pieces in proportion, without which some versions would call the game ended.
const elsewhere = ["eR2@a1", "eR4@b1", "eR6@h1"];
const fellows = ["oR3", "oR5", "oR7", "oR9", "oR25", "oR49", "oR81", "oS28"];
const around = ["c9", "d9", "e9", "c8", "e8", "c7", "d7", "e7"];

/** Where a piece in the middle may go: [{dx, dy, flies}]. */
function motions(ludus, kind, man, others = []) {
  const setup = `${man[0] === "o" ? "odd" : "even"} ${[`${man}@d8`, ...elsewhere, ...others].join(" ")}`;
  return using(ludus.match(kind.id, { setup }), (match) =>
    match
      .state()
      .moves.map(({ words }) => /^d8([-~])([a-h])(\d+)$/.exec(words))
      .filter(Boolean)
      .map(([, sign, file, rank]) => ({
        dx: file.charCodeAt(0) - "d".charCodeAt(0),
        dy: Number(rank) - 8,
        flies: sign === "~",
      })),
  );
}

const listed = (words, and = "and") =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;

/** "1 diagonally, 2 straight, 3 in any direction" of ordinary moves. */
function ways(found) {
  const lengths = new Map();
  for (const { dx, dy, flies } of found) {
    if (flies) continue;
    const length = Math.max(Math.abs(dx), Math.abs(dy));
    if (!lengths.has(length)) lengths.set(length, new Set());
    lengths.get(length).add(dx === 0 || dy === 0 ? "straight" : "diagonally");
  }
  const told = new Map();
  for (const [length, set] of [...lengths].sort((a, b) => a[0] - b[0])) {
    const way = set.size === 2 ? "in any direction" : [...set][0];
    told.set(way, [...(told.get(way) ?? []), length]);
  }
  return [...told].map(([way, steps]) => `${listed(steps, "or")} ${way}`).join(", ");
}

/** "2 and 1" of the flights of a piece; empty where it does not fly. */
function flight(found) {
  const lengths = new Set(
    found
      .filter(({ flies }) => flies)
      .map(
        ({ dx, dy }) =>
          `${Math.max(Math.abs(dx), Math.abs(dy))} and ${Math.min(Math.abs(dx), Math.abs(dy))}`,
      ),
  );
  return listed([...lengths]);
}

/** Who sits on each seat: the evens, then the odds. */
const players = ["White", "Black"];
const plural = { round: "rounds", triangle: "triangles", square: "squares", king: "kings" };
const sentence = (words) => words[0].toUpperCase() + words.slice(1);

/** Facts by question: (ludus, kind, point) => words. */
export const answers = {
  board: (ludus, kind) =>
    using(ludus.match(kind.id), (match) => {
      const points = match.spots().filter((spot) => spot.kind === "point");
      return `${new Set(points.map((spot) => spot.column)).size} × ${new Set(points.map((spot) => spot.row)).size}`;
    }),
  array: (ludus, kind) =>
    using(ludus.match(kind.id), (match) => {
      const men = [...match.state().position.matchAll(/([eo])([A-Z])(\d+)@([a-h])(\d+)/g)].map(
        ([, side, form, number, file, rank]) => ({
          side,
          name: form + number,
          file,
          rank: Number(rank),
        }),
      );
      const ranks = (side) => men.filter((man) => man.side === side).map((man) => man.rank);
      const [back, front, facing] = [
        Math.min(...ranks("e")),
        Math.max(...ranks("e")),
        Math.min(...ranks("o")),
      ];
      const [t30, t36] = ["T30", "T36"].map((name) =>
        men.find((man) => man.side === "o" && man.name === name),
      );
      const order =
        t30.rank !== t36.rank
          ? "each family on one file"
          : t30.file < t36.file
            ? "30 left of 36"
            : "36 left of 30";
      const behind =
        back === 1
          ? "at the edge"
          : back === 2
            ? "one empty rank behind"
            : `${back - 1} empty ranks behind`;
      return `${new Set(men.map((man) => man.file)).size} wide and ${front - back + 1} deep, ${behind}, ${facing - front - 1} empty ranks between; ${order}`;
    }),
  first: (ludus, kind) => using(ludus.match(kind.id), (match) => players[match.state().toMove]),
  march: (ludus, kind, point) => ways(motions(ludus, kind, lone[point.id])),
  flying: (ludus, kind) => {
    const told = new Map();
    for (const [form, man] of Object.entries(lone)) {
      const how = flight(motions(ludus, kind, man));
      if (how !== "") told.set(how, [...(told.get(how) ?? []), plural[form]]);
    }
    return told.size === 0
      ? "None"
      : sentence([...told].map(([how, who]) => `${listed(who)} ${how}`).join(", "));
  },
  leaping: (ludus, kind) => {
    const shut = motions(
      ludus,
      kind,
      lone.triangle,
      around.map((space, i) => `${fellows[i]}@${space}`),
    );
    return shut.some(({ flies }) => !flies)
      ? "Triangles and squares, in every move"
      : shut.length > 0
        ? "Only in flying"
        : "None";
  },
};

// ---------------------------------------------------------------- boards

// Every picture of the page draws its pieces from one set of outlines.
const outlines = "k";

/** A picture as small as it can be said: no names of its own, no outlines of its own. */
function slim(svg) {
  return svg
    .replace(/<desc[\s\S]*?<\/desc>/, "")
    .replace(/<title[\s\S]*?<\/title>/, "")
    .replace(/<defs>[\s\S]*?<\/defs>/, "")
    .replace(/<path class="camp"[^>]*>/, "") // only holds the frame
    .replace(/ role="img"/, ' aria-hidden="true"')
    .replace(/ (?:aria-[a-z]+|data-[a-z]+|id)="[^"]*"/g, (attribute) =>
      attribute.startsWith(" aria-hidden") ? attribute : "",
    );
}

/** The outlines of pieces that the pictures use, for the head of the page. */
async function shapes() {
  const ludus = await coreOf(kinds[0].id);
  return using(ludus.match(kinds[0].id), (match) => {
    const defs = /<defs>[\s\S]*?<\/defs>/.exec(
      match.svg({ id: outlines, labels: false, marks: false }),
    )[0];
    return `<svg class="away" aria-hidden="true" width="0" height="0">${defs}</svg>`;
  });
}

async function board(kind, cell) {
  if (cell.show === "opening")
    return using((await coreOf(kind.id)).match(kind.id), (match) =>
      slim(match.svg({ id: outlines, labels: false, marks: false })),
    );
  return using(await readMatch(record(recordOf(kind, cell)).text), (match) => {
    match.region(frameDiagram(match).region);
    return slim(match.svg({ id: outlines, labels: false, crop: 0 }));
  });
}

const cellOf = (point, kind) => point.cells[kinds.findIndex(({ id }) => id === kind.id)];

/** What the core tells of a version, a list of {fact, svg} in the order of the points; it takes a second for all, and is kept (cache.mjs). */
export const askedOf = (kind) => {
  const points = groups.flatMap((group) => group.points);
  const records = points.map((point) => recordOf(kind, cellOf(point, kind))).filter(Boolean);
  return keptJson(
    `compare-${kind.id}`,
    {
      by: import.meta.url,
      files: [...moduleFiles("rules-rithmomachia"), ...records.map(fileOf)],
    },
    async () => {
      const ludus = await coreOf(kind.id);
      const out = [];
      for (const point of points) {
        const cell = cellOf(point, kind);
        out.push({
          fact: cell.fact ?? answers[point.ask](ludus, kind, point),
          svg: cell.show && (await board(kind, cell)),
        });
      }
      return out;
    },
  );
};

// "Fulke 1563, “Of Equalitie”" as {book, short}.
function cited(cite) {
  const [, book, short] = /^(.+), [“[](.+)[”\]]$/.exec(cite);
  return { book, short };
}

// Record -> the figure in the books that shows it, for readers without scripts.
function figures() {
  const found = new Map();
  for (const book of Object.values(books()))
    for (const chapter of book.chapters)
      for (const section of chapter.sections)
        for (const block of section.blocks)
          if (block.type === "diagram" && !found.has(block.name))
            found.set(block.name, {
              url: `${chapter.url}#${figureId(block.name)}`,
              caption: block.caption,
            });
  return found;
}

const numerals = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

// ---------------------------------------------------------------- the page's data

/**
 * {kinds, many, shapes, groups: [{title, points: [{id, title, cells: [{kind, fact, name, more, ours, passage: {id, url, book,
 * short}, board: {svg, href, record, caption}}]}]}]}. Versions the core does not know are left out.
 */
export async function comparison() {
  const cards = await catalogue();
  const known = kinds
    .map((kind) => ({ ...kind, card: cards.find((card) => card.id === kind.id) }))
    .filter(({ card }) => card);
  const passages = allPassages();
  const shown = figures();
  const one = (point, kind, cell, { fact, svg }) => {
    const id = passageOf(kind, cell);
    const passage = passages[id];
    if (!passage)
      throw new Error(
        `site/lib/comparison-data.mjs: ${point.id} of ${kind.id} cites ${id}, which no text has`,
      );
    const name = recordOf(kind, cell);
    const figure = name
      ? (shown.get(name) ?? { url: `/play/?example=${name}`, caption: record(name).tags.Title })
      : null;
    const picture = cell.show && {
      svg,
      record: name,
      game: kind.id,
      href: figure?.url ?? null,
      caption: figure?.caption ?? `The opening of ${kind.name}.`,
    };
    return {
      kind: kind.id,
      fact,
      name: cell.name,
      more: cell.more,
      ours: passage.ours,
      passage: { id, url: passage.url, ...cited(passage.cite) },
      board: picture,
    };
  };
  const asked = await Promise.all(known.map(askedOf));
  const told = [];
  let number = 0;
  for (const group of groups) {
    const points = [];
    for (const point of group.points) {
      const at = number++;
      const cells = known.map((kind, i) => one(point, kind, cellOf(point, kind), asked[i][at]));
      points.push({
        id: point.id,
        title: point.title,
        whole: Boolean(point.whole),
        same: new Set(cells.map((cell) => cell.fact + cell.more)).size === 1,
        cells,
      });
    }
    told.push({ title: group.title, points });
  }
  return {
    kinds: known,
    many: numerals[known.length] ?? String(known.length),
    shapes: await shapes(),
    groups: told,
  };
}
