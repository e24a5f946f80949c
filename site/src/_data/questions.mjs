// "Check yourself" on the rules pages: a few of the questions of assets/questions, each with its board. The engine gave the
// answers (tests/questions).

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { allPassages } from "../../lib/book.mjs";
import { keptJson, moduleFiles } from "../../lib/cache.mjs";
import { catalogue, coreOf } from "../../lib/core.mjs";
import { root } from "../../lib/paths.mjs";

const shown = 6;

export default async function () {
  const passages = allPassages();
  const all = {};
  for (const { id, family } of await catalogue()) {
    const file = join(root, `assets/questions/${id}.json`);
    if (!existsSync(file)) continue;
    const questions = JSON.parse(readFileSync(file, "utf8")).slice(0, shown);
    const boards = await keptJson(
      `questions-${id}`,
      { by: import.meta.url, files: [file, ...moduleFiles(`rules-${family}`)] },
      () => drawn(id, questions),
    );
    all[id] = questions.map((question, i) => ({
      ...question,
      answer: question.choices[question.right],
      passage: passages[question.rule] ?? null,
      svg: boards[i],
    }));
  }
  return all;
}

/** The boards of the questions of a game, as SVG. */
async function drawn(game, questions) {
  const ludus = await coreOf(game);
  return questions.map(({ setup, ask }, i) => {
    const match = ludus.match(game, { setup });
    try {
      return match.svg({ id: `q${i + 1}`, title: ask, marks: false });
    } finally {
      match.drop();
    }
  });
}
