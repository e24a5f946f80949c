// What can be told of a game from its card and its board, for the shelf.

import { keptJson, moduleFiles } from "./cache.mjs";
import { core } from "./core.mjs";
import { heldUpright, isWide, tooNarrow } from "../src/js/board/board-transform.mjs";
import { longPoints } from "../src/js/board/diagram-crop.mjs";

/** What plain() tells of a card, kept (cache.mjs). @returns {Promise<ReturnType<typeof plain>>} */
export const plainOf = (card) =>
  keptJson(
    `shelf-${card.id}`,
    { by: import.meta.url, files: moduleFiles(`rules-${card.family}`) },
    async () => plain(await core(card.family), card),
  );

/** {drawing, begins, size: "8 × 16 squares", "32 squares", "24 points" or "no board", ratio, broad, long, lies, pgn, groups}: the opening, who makes the first move, the places of the board, whether it lies as it is, whether its points are long, in which windows it lies on its side at a table (a media query, or ""), whether it is written in PGN, the options by group. */
export function plain(ludus, card) {
  const match = ludus.match(card.id);
  try {
    const points = match.spots().filter((spot) => spot.kind === "point");
    const count = (way) => new Set(points.map((spot) => spot[way])).size;
    const [across, deep] = [count("column"), count("row")];
    const even = points.every((spot) => spot.width === spot.height);
    const squares = points.length > 0 && points.length === across * deep && even;
    const ratio = (lying, narrow = false) => {
      const { width, height } = match.extent({ lying, narrow });
      return Math.round((width / height) * 1e4) / 1e4;
    };
    const turns = { standing: ratio(false), lying: ratio(true), narrow: ratio(false, true) };
    // Small, on a shelf, and told of beside: no coordinates, no list of its men; one twice as high as broad lies on its side.
    const lies = turns.standing < 0.7;
    const drawing = match
      .svg({ id: `shelf-${card.id}`, labels: false, marks: false, lying: lies })
      .replace(/<desc\b.*?<\/desc>/s, "")
      .replace(/ aria-describedby="[^"]*"/, "");
    const long = longPoints(match.spots());
    // Who begins sits near, where that is settled.
    const begins = Math.max(0, match.state().toMove);
    return {
      drawing,
      begins,
      size: squares
        ? `${across} × ${deep} ${points.every((spot) => spot.crossing) ? "crossings" : "squares"}`
        : points.length === 0
          ? "no board"
          : `${points.length} ${even ? "squares" : "points"}`,
      ratio: turns,
      broad: turns[lies ? "lying" : "standing"] > 0.9,
      long,
      lies: liesWhere(turns.standing, long),
      pgn: match.foreign().pgn,
      sgf: match.foreign().sgf,
      kif: match.foreign().kif,
      mat: match.foreign().mat,
      groups: groups(card.options),
    };
  } finally {
    match.drop();
  }
}

/** Long points are stood on end on a phone, as is a board much broader than high; another about as broad as it is high never lies; one twice as high lies on a wide screen, and on a phone that is held so. */
function liesWhere(ratio, long) {
  if (long) return tooNarrow;
  if (isWide({ width: ratio, height: 1 })) return heldUpright;
  return ratio > 0.7
    ? ""
    : "(min-width: 56rem) and (min-aspect-ratio: 1/1), (max-height: 30rem) and (min-aspect-ratio: 4/3)";
}

/** "short", "middle" or "long": to a quarter of an hour, to three quarters, longer. A game of unknown length stops the build. */
export function lengthOf({ id, minutes }) {
  if (!(minutes > 0)) throw new Error(`${id}: its card has no length; expected its minutes`);
  return minutes <= 15 ? "short" : minutes <= 45 ? "middle" : "long";
}

/** When a book's rules are of: {told: "about 1250", year: 1250}; null where it does not say. Wants the head of the book. */
export function ageOf({ year, age }) {
  const found = /(?:about )?(\d{4})s?/.exec(year ?? age ?? "");
  return found && { told: found[0], year: Number(found[1]) };
}

/** How many people play a game: {counts: [2, 4], told: "2 or 4 players"}. Where its players choose, an option called players says so. */
export function playersOf({ seats, options }) {
  const chosen = options.find(({ key }) => key === "players");
  const counts = chosen
    ? chosen.choices.map(({ value }) => Number(value)).sort((a, b) => a - b)
    : [seats.length];
  const listed =
    counts.length > 1 ? `${counts.slice(0, -1).join(", ")} or ${counts.at(-1)}` : String(counts[0]);
  return { counts, told: `${listed} ${listed === "1" ? "player" : "players"}` };
}

/** Every number of players there is, by its name for a filter: {2: "two", 4: "four"}. */
export function playerCounts(cards) {
  const names = ["", "one", "two", "three", "four"];
  const counts = new Set(cards.flatMap(({ players }) => players.counts));
  return Object.fromEntries([...counts].sort().map((count) => [count, names[count]]));
}

/** Options under their headings, in the card's order: [{name, options}]. */
export function groups(options) {
  const all = [];
  for (const option of options) {
    let group = all.find((each) => each.name === option.group);
    if (!group) all.push((group = { name: option.group, options: [] }));
    group.options.push(option);
  }
  return all;
}

/**
 * How a game is won, in one sentence, from the words on its rules page as readMarkdown gives them: {words, passage}, the first sentence
 * under "Goal" as plain text, and the address of the passage it cites, null where it cites none.
 */
export function goalOf({ title, sections }) {
  const pieces = sections.find(({ id }) => id === "goal")?.pieces ?? [];
  const text = pieces.map(({ words }) => words).join("");
  const words = /^.*?[.!?](?=["”’)]?(?:\s|$))["”’)]?/.exec(text)?.[0];
  if (!words) throw new Error(`${title}: expected a sentence under "## Goal"`);
  let at = 0;
  for (const piece of pieces) {
    if (piece.href?.startsWith("/books/") && at < words.length)
      return { words, passage: piece.href };
    at += piece.words.length;
  }
  return { words, passage: null };
}

/**
 * A lead as HTML whose later sentences stand in `<span class="rest">`, which a narrow card leaves away: the first sentence is before it,
 * and as many more as have room in `most` characters.
 */
export function foldedLead(html, most = 110) {
  const sentences = html.split(/(?<=[.!?]) +(?=[A-Z“])/);
  const plainly = (some) => some.join(" ").replace(/<[^>]*>/g, "");
  let count = 1;
  while (count < sentences.length && plainly(sentences.slice(0, count + 1)).length <= most)
    count += 1;
  if (count === sentences.length) return html;
  return `${sentences.slice(0, count).join(" ")}<span class="rest"> ${sentences.slice(count).join(" ")}</span>`;
}
