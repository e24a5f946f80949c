// Pictures of a board of tables that no position shows: its pages, and the ways the men of each side go round it. The board
// is the core's own; rectangles and arrows are laid over it when the site is built.

import { coreOf } from "./core.mjs";
import { idOf } from "./diagram.mjs";
import { escapeHtml } from "./text.mjs";

const lane = 15; // between the feet of the points and the first way, and from one way to the next
const head = 9; // of an arrow

// The letters of the points in the manuscript, in their order: a is point 1, & point 24.
const letters = "abcdefghiklmnopqrstuxyz&";
const numbered = (letter) => `${letters.indexOf(letter) + 1} (${letter})`;

/** The pages of a board, each under its name: block {game, pages: ["fa", …], caption}. */
export async function pages(block) {
  return figure(
    block,
    (boxes) =>
      block.pages
        .map((name) => {
          const [a, b] = [...name].map((point) => boxOf(boxes, point, block.game));
          const box = {
            left: Math.min(a.left, b.left),
            right: Math.max(a.right, b.right),
            top: Math.min(a.top, b.top),
            bottom: Math.max(a.bottom, b.bottom),
          };
          const inset = 3;
          return (
            `<rect class="page" x="${round(box.left + inset)}" y="${round(box.top + inset)}" width="${round(box.right - box.left - 2 * inset)}" height="${round(box.bottom - box.top - 2 * inset)}" rx="4"/>` +
            `<text class="page-name" x="${round((box.left + box.right) / 2)}" y="${round((box.top + box.bottom) / 2 + 9)}">${escapeHtml(name)}</text>`
          );
        })
        .join(""),
    () => `The quarters of the board, which the book calls pages: ${block.pages.join(", ")}.`,
  );
}

/** The ways of the sides: block {game, ways: [[["&", "n"], ["m", "a"]], …], caption}; one way is both sides'. */
export async function course(block) {
  return figure(
    block,
    (boxes, seats) =>
      block.ways
        .map((runs, i) => {
          const sides = block.ways.length === 1 ? "both" : i === 0 ? "first" : "second";
          return `<g class="way ${sides}">${arrow(
            runs.map((run) => run.map((point) => boxOf(boxes, point, block.game))),
            i,
          )}</g>`;
        })
        .join(""),
    (seats) => {
      const said = block.ways
        .map(
          (runs, i) =>
            `${block.ways.length === 1 ? "Both sides move" : `${seats[i]} moves`} from ${runs.map((run) => (run[0] === run[1] ? numbered(run[0]) : run.map(numbered).join(" to "))).join(", then ")}.`,
        )
        .join(" ");
      return block.ways.length === 1
        ? said
        : `${said} The unbroken line is the way of ${seats[0]}. The broken line is the way of ${seats[1]}.`;
    },
  );
}

// Where a way runs beside its points: under those of the upper row, over those of the lower.
const height = (box, i) => (box.upper ? box.bottom + lane * (i + 1) : box.top - lane * (i + 1));
// The second way keeps within the first at the ends of the board.
const across = (box, i) =>
  (box.left + box.right) / 2 + (box.left < box.middle ? 1 : -1) * i * lane * 0.6;

function arrow(runs, i) {
  const points = runs.flatMap((run) =>
    run.map((box) => [round(across(box, i)), round(height(box, i))]),
  );
  const line = points.filter(
    ([x, y], k) => k === 0 || x !== points[k - 1][0] || y !== points[k - 1][1],
  );
  const [x, y] = line.at(-1),
    [was, above] = line.at(-2);
  const end = (dx, dy) =>
    `M${x} ${y}l${-dx * head - dy * head * 0.6} ${-dy * head - dx * head * 0.6}M${x} ${y}l${-dx * head + dy * head * 0.6} ${-dy * head + dx * head * 0.6}`;
  const [dx, dy] = [Math.sign(x - was), Math.sign(y - above)];
  return `<circle cx="${line[0][0]}" cy="${line[0][1]}" r="3.5"/><path class="run" d="M${line.map((at) => at.join(" ")).join("L")}"/><path class="head" d="${end(dx, dy)}"/>`;
}

async function figure({ game, caption }, over, said) {
  const ludus = await coreOf(game);
  const match = ludus.match(game);
  try {
    match.naming(true);
    const id = idOf(`course-${game}`);
    const seats = ludus
      .catalogue()
      .find((card) => card.id === game)
      .seats.map((seat) => seat.book ?? seat.name);
    const svg = match.svg({ id, title: caption, marks: false });
    const boxes = spotBoxes(match.spots(), match.extent({ marks: false }).places);
    const drawn = svg.replace(/<\/svg>\s*$/, `<g class="course">${over(boxes)}</g></svg>`);
    return `<figure class="diagram course" id="${id}" lang="en-GB"><div class="board-holder"><div class="board-view">${drawn}</div></div>\n<figcaption><b>${escapeHtml(caption)}</b> <span>${escapeHtml(said(seats))}</span></figcaption></figure>`;
  } finally {
    match.drop();
  }
}

function boxOf(boxes, point, game) {
  const box = boxes.get(point);
  if (!box)
    throw new Error(`the board of ${game} has no point ${point}, though a text asks for it`);
  return box;
}

/**
 * Where the points are in a picture, by name: {left, right, top, bottom, upper, middle}; upper: in the half of the board
 * that is above; middle: of the whole board, from left to right.
 */
export function spotBoxes(spots, places) {
  const boxes = new Map();
  for (const { spot, left, top, width, height } of places)
    if (spots[spot].kind === "point")
      boxes.set(spots[spot].name, { left, right: left + width, top, bottom: top + height });
  const mean = (of) => [...boxes.values()].reduce((sum, box) => sum + of(box), 0) / boxes.size;
  const middle = mean((box) => (box.left + box.right) / 2),
    half = mean((box) => (box.top + box.bottom) / 2);
  for (const box of boxes.values())
    Object.assign(box, { middle, upper: (box.top + box.bottom) / 2 < half });
  return boxes;
}

const round = (n) => Math.round(n * 10) / 10;
