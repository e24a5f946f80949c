// "Check yourself" on the rules pages: a few of the questions of assets/questions, each with its board. The engine gave the
// answers (tests/questions).

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { allPassages } from "../../lib/book.mjs";
import { catalogue, coreOf } from "../../lib/core.mjs";
import { root } from "../../lib/paths.mjs";

const shown = 6;

export default async function () {
  const passages = allPassages();
  const all = {};
  for (const { id } of await catalogue()) {
    const file = join(root, `assets/questions/${id}.json`);
    if (!existsSync(file)) continue;
    const ludus = await coreOf(id);
    all[id] = JSON.parse(readFileSync(file, "utf8"))
      .slice(0, shown)
      .map((question, i) => {
        const match = ludus.match(id, { setup: question.setup });
        try {
          return {
            ...question,
            answer: question.choices[question.right],
            passage: passages[question.rule] ?? null,
            svg: match.svg({ id: `q${i + 1}`, title: question.ask, marks: false }),
          };
        } finally {
          match.drop();
        }
      });
  }
  return all;
}
