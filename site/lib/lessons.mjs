// The lessons under assets/lessons, read and checked when the site is built, and every board of theirs drawn.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { packed, readAndCheck } from "../src/js/lessons/lesson-check.mjs";
import { handoutHtml, headHtml, stepHtml } from "../src/js/lessons/lesson-html.mjs";
import { pictureOf } from "../src/js/lessons/lesson-picture.mjs";
import { levels } from "../src/js/words/lesson.mjs";
import { allPassages } from "./book.mjs";
import { coreOf } from "./core.mjs";
import { glossary } from "./glossary.mjs";
import { examples, lessons as folder, root } from "./paths.mjs";

/** The words of the glossary that a lesson may link to, by id ("glossary#node"): {url, cite}. */
export const terms = () =>
  Object.fromEntries(
    glossary().map(({ id, term }) => [
      `glossary#${id}`,
      { url: `/glossary/#${id}`, cite: `Glossary: ${term}` },
    ]),
  );

/** What a lesson is asked about, when the site is built. */
export function world() {
  return {
    passages: allPassages(),
    terms: terms(),
    ludusOf: (game) => coreOf(game).catch(() => null),
    recordOf: async (name) => {
      const path = join(examples, `${name}.game`);
      return existsSync(path) ? readFileSync(path, "utf8") : null;
    },
  };
}

/** The names of the lessons that come with the site, in their order: by length. */
export const names = (from = folder) =>
  existsSync(from)
    ? readdirSync(from)
        .filter((file) => file.endsWith(".lesson"))
        .map((file) => file.replace(/\.lesson$/, ""))
        .sort()
    : [];

/**
 * Every lesson, as its pages want it: [{id, url, lesson, level, data, head, steps, handout, picture}]; `level` is the level's name,
 * `data` what the page's script plays it from, `at` the folder of their pages. A faulty one stops the build with the file, every line
 * and what was expected.
 */
export async function lessons(from = folder, at = "/lessons/") {
  const asked = world(),
    all = [];
  const passageOf = (id) =>
    [asked.passages, asked.terms].find((each) => Object.hasOwn(each, id))?.[id];
  for (const id of names(from)) {
    const source = readFileSync(join(from, `${id}.lesson`), "utf8");
    const { lesson, boards, faults } = await readAndCheck(source, asked);
    if (faults.length > 0)
      throw new Error(
        `${relative(root, from)}/${id}.lesson:\n${faults.map(({ line, what }) => `  line ${line}: ${what}`).join("\n")}`,
      );
    const pictures = new Map();
    for (const [part, board] of boards) {
      const place = lesson.steps.includes(part)
        ? `s${lesson.steps.indexOf(part) + 1}`
        : `t${lesson.tasks.indexOf(part) + 1}`;
      pictures.set(
        part,
        pictureOf(await coreOf(board.game), board, { id: `${id}-${place}`, title: part.title }),
      );
    }
    const first = lesson.steps.find((step) => boards.has(step));
    all.push({
      id,
      url: `${at}${id}/`,
      lesson,
      level: lesson.level ? levels[lesson.level] : "",
      data: packed(lesson, boards),
      head: headHtml(lesson, passageOf),
      steps: lesson.steps.map((step, i) =>
        stepHtml(step, i, {
          board: boards.get(step),
          picture: pictures.get(step),
          passageOf,
          of: lesson.steps.length,
        }),
      ),
      handout:
        lesson.tasks.length > 0 ? handoutHtml(lesson, { boards, pictures, passageOf }) : null,
      picture: first
        ? pictureOf(await coreOf(boards.get(first).game), boards.get(first), {
            id: `card-${id}`,
            title: lesson.title,
            bare: true,
          })
        : "",
    });
  }
  return all.sort(
    (a, b) => a.lesson.minutes - b.lesson.minutes || (a.lesson.title < b.lesson.title ? -1 : 1),
  );
}

/** The small whole lesson of the README, as text. */
export const example = (from = folder) =>
  /^```\n([^]*?)^```$/m.exec(readFileSync(join(from, "README.md"), "utf8"))[1];
