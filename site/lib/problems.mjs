// The problems of a book (its jupertiae): each with its words, its positions with the solutions stepped through, what a
// search of every line says to the book's claims, and a link that sets it up to be tried against the machine.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { encodeGame } from "../src/js/store/link.mjs";
import { chapterHtml } from "./book.mjs";
import { coreOf, readMatch } from "./core.mjs";
import { picture } from "./diagram.mjs";
import { record } from "./examples.mjs";
import { examples } from "./paths.mjs";
import { asPrinted } from "./text.mjs";

const verdicts = { true: "True", false: "Not true", partly: "Partly true" };

/**
 * What a search says to the claims, as kept in jupertiae.json beside the records: [{id, claim, verdict, text}]; `id` is the
 * name of a record, or the beginning of one ("jupertia-5" of "jupertia-5-computed"), `claim` the words of the book, `verdict` one of true, false, partly. Empty where there is no such file.
 */
export function claims(file = join(examples, "tables/jupertiae.json")) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, "utf8")).map((each, i) => {
    for (const key of ["id", "claim", "verdict", "text"])
      if (typeof each[key] !== "string") throw new Error(`${file}: entry ${i + 1} has no ${key}`);
    if (!verdicts[each.verdict])
      throw new Error(
        `${file}: entry ${i + 1}: verdict “${each.verdict}”; expected one of ${Object.keys(verdicts).join(", ")}`,
      );
    return { ...each, told: verdicts[each.verdict] };
  });
}

/** The address of a table at which a record's position stands anew: the one who is to solve it a person, the machine across. */
export async function tryIt(name) {
  const { text } = record(name);
  const solution = await readMatch(text);
  try {
    solution.goFirst();
    const { game, line, toMove, players } = solution.state();
    const ludus = await coreOf(game);
    const level = ludus.levels().at(-1).id;
    // The record says who is to solve it, where that is not the one who moves first.
    const named = ludus
      .catalogue()
      .find((card) => card.id === game)
      .seats.findIndex(({ id }) => id === record(name).tags.Solver);
    const solver =
      named >= 0 ? named : (line.find(({ seat }) => seat >= 0)?.seat ?? Math.max(0, toMove));
    const tags = text
      .split("\n")
      .filter((row) => /^\[(Game|Option|Setup|Title) /.test(row))
      .join("\n");
    const match = ludus.read(`${tags}\n`);
    try {
      players.forEach((_, seat) => seat !== solver && match.seat(seat, { machine: true, level }));
      return { game, hash: await encodeGame({ record: match.record() }), solver };
    } finally {
      match.drop();
    }
  } finally {
    solution.drop();
  }
}

/** The problems of a chapter: one a section that has boards. */
export async function problems(book, chapter) {
  const said = claims();
  const out = [];
  for (const section of chapter.sections) {
    const boards = section.blocks.filter((block) => block.type === "diagram");
    if (boards.length === 0) continue;
    const words = {
      ...section,
      blocks: section.blocks.filter((block) => block.type !== "diagram"),
    };
    const html = (await chapterHtml(book, { ...chapter, sections: [words] }))
      .replace(/^<section[^>]*>\s*<h1[^>]*>.*?<\/h1>/s, "")
      .replace(/<\/section>\s*$/, "")
      .replace(/<a class="show".*?<\/a>/gs, "") // the board stands beside
      .replace(/ (?:noted-)?(?:hang|hold)(?=")/g, ""); // there is no margin here
    const [first] = boards;
    const ids = boards.map(({ name }) => name.split("/").at(-1));
    out.push({
      id: section.id,
      title: section.title,
      beside: section.beside ? asPrinted(section.beside) : "",
      language: book.meta.language,
      html,
      url: `${chapter.url}#${section.id}`,
      boards: await Promise.all(
        boards.map(({ name, caption }) => picture(name, caption, { book: true })),
      ),
      attempt: await tryIt(first.name),
      claims: said.filter(({ id }) => ids.some((name) => name === id || name.startsWith(`${id}-`))),
    });
  }
  const lost = said.find((claim) => !out.some((problem) => problem.claims.includes(claim)));
  if (lost)
    throw new Error(
      `jupertiae.json speaks of ${lost.id}, which no section of “${chapter.title}” shows`,
    );
  return out;
}
